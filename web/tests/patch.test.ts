import { describe, expect, it } from "vitest";
import { applyOps, BadPatch } from "../src/lib/patch";

const view = () => ({ number: 1, scene: { pieces: [{ id: "a", at: "x" }, { id: "b", at: "y" }], turn: 0 }, log: ["one"] });

describe("a patch", () => {
  it("sets a value deep inside and leaves the rest the same object", () => {
    const before = view();
    const after = applyOps(before, [[["scene", "pieces", 0, "at"], "z"]]);
    expect(after.scene.pieces[0]!.at).toBe("z");
    expect(before.scene.pieces[0]!.at).toBe("x");
    expect(after.scene.pieces[1]).toBe(before.scene.pieces[1]);
    expect(after.log).toBe(before.log);
  });
  it("appends to a list", () => {
    expect(applyOps(view(), [[["log"], "+", ["two", "three"]]]).log).toEqual(["one", "two", "three"]);
  });
  it("appends to a list that was left out because it was empty", () => {
    expect(applyOps<Record<string, unknown>>({}, [[["steps"], "+", [1]]])).toEqual({ steps: [1] });
  });
  it("deletes a key and an element", () => {
    const after = applyOps(view(), [[["scene", "turn"]], [["scene", "pieces", 0]]]);
    expect("turn" in after.scene).toBe(false);
    expect(after.scene.pieces.map((piece) => piece.id)).toEqual(["b"]);
  });
  it("replaces everything with an empty path", () => {
    expect(applyOps<unknown>(view(), [[[], { number: 2 }]])).toEqual({ number: 2 });
  });
  it("applies ops in their order", () => {
    const after = applyOps(view(), [[["scene", "pieces"], []], [["scene", "pieces"], "+", [{ id: "c", at: "q" }]]]);
    expect(after.scene.pieces).toEqual([{ id: "c", at: "q" }]);
  });
  it("that does not fit is refused, not guessed", () => {
    expect(() => applyOps(view(), [[["number", "x"], 1]])).toThrow(BadPatch);
    expect(() => applyOps(view(), [[["scene", "pieces", 9, "at"], "z"]])).toThrow(BadPatch);
    expect(() => applyOps(view(), [[["number"], "+", [1]]])).toThrow(BadPatch);
  });
});
