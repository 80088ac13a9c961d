import { describe, expect, it } from "vitest";
import { command, storyKey } from "../src/lib/keys";

describe("a key", () => {
  it("from 1 to 9 is an option", () => {
    expect(command({ key: "1" })).toEqual({ do: "option", index: 0 });
    expect(command({ key: "9" })).toEqual({ do: "option", index: 8 });
  });
  it("may be a letter, large or small", () => {
    expect(command({ key: "u" })).toEqual({ do: "undo" });
    expect(command({ key: "L" })).toEqual({ do: "log" });
    expect(command({ key: "h" })).toEqual({ do: "hint" });
    expect(command({ key: "c" })).toEqual({ do: "hand" });
    expect(command({ key: "?" })).toEqual({ do: "help" });
    expect(command({ key: "v" })).toEqual({ do: "turn" });
    expect([command({ key: "," }), command({ key: "." })]).toEqual([{ do: "earlier" }, { do: "later" }]);
  });
  it("with a modifier belongs to the browser", () => {
    expect(command({ key: "r", ctrlKey: true })).toBeNull();
    expect(command({ key: "1", altKey: true })).toBeNull();
  });
  it("typed into a field means nothing, but escape leaves it", () => {
    const target = { tagName: "INPUT", type: "search" };
    expect(command({ key: "1", target })).toBeNull();
    expect(command({ key: "Escape", target })).toEqual({ do: "escape" });
    expect(command({ key: "1", target: { tagName: "INPUT", type: "checkbox" } })).toEqual({ do: "option", index: 0 });
  });
  it("unknown means nothing", () => {
    expect(command({ key: "q" })).toBeNull();
    expect(command({ key: "ArrowUp" })).toBeNull();
  });
});

describe("keys while something is told", () => {
  it("go on, go to the end, or mean what they always mean", () => {
    expect([storyKey({ key: "1" }), storyKey({ key: " " }), storyKey({ key: "Escape" }), storyKey({ key: "l" })]).toEqual(["step", "step", "skip", null]);
    expect(storyKey({ key: "Escape", ctrlKey: true })).toBeNull();
  });
  it("leave a button its own keys", () => {
    expect(storyKey({ key: "Enter", target: { closest: () => ({}) } })).toBeNull();
  });
});
