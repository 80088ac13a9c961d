import { describe, expect, it, vi } from "vitest";
import type { Board, Text } from "../src/lib/wire";

// What the words ask of a browser.
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { describeBoard } = await import("../src/board/describe");

const say = (text: Text | null | undefined): string => text?.id ?? "";
const board: Board = {
  id: "keep",
  shape: "square",
  label: { id: "keep" },
  cells: [
    { id: "a", x: 0, y: 0, label: { id: "A1" } },
    { id: "b", x: 1, y: 0, label: { id: "B1" } },
    { id: "c", x: 2, y: 0, label: { id: "C1" }, terrain: "void" },
    { id: "d", x: 3, y: 0, label: { id: "D1" } },
    { id: "e", x: 5, y: 0, label: { id: "E1" } },
  ],
  edges: [{ cell: "d", side: 0, kind: "door" }],
  pieces: [{ id: "ada", at: "b", label: { id: "Ada" } }],
};

describe("the board in words", () => {
  const { told, bare } = describeBoard(board, say);
  it("tells of each space where something is, in the order of the board", () => {
    expect(told.map((one) => one.id)).toEqual(["b", "d"]);
    expect(told[0]?.words).toBe("B1; Ada");
    expect(told[1]?.words).toContain("D1; ");
  });
  it("names the others in one breath, and nothing that is no space", () => {
    expect(bare).toEqual(["A1", "E1"]);
  });
});
