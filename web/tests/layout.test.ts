import { describe, expect, it } from "vitest";
import { cellsById, pieceAt, placePieces } from "../src/board/layout";
import type { Board } from "../src/lib/wire";

const board: Board = {
  id: "b", shape: "hex", label: { id: "b" }, cells: [{ id: "a", x: 0, y: 0 }, { id: "b", x: 1, y: 0 }],
  pieces: [{ id: "p", at: "a", label: { id: "p" } }, { id: "q", at: "b", label: { id: "q" } }, { id: "r", at: "b", label: { id: "r" }, shape: "large" }],
};

describe("touching pieces", () => {
  const placed = placePieces(board, cellsById(board.cells), new Map());
  it("finds the piece under a point", () => {
    expect(pieceAt(placed, { x: 5, y: -8 })?.id).toBe("p");
    expect(pieceAt(placed, { x: 78, y: 0 })?.id).toBe("q");
    expect(pieceAt(placed, { x: 125, y: 0 })?.id).toBe("r");
  });
  it("finds none beside them", () => {
    expect(pieceAt(placed, { x: 0, y: 40 })).toBeUndefined();
  });
});
