import { describe, expect, it } from "vitest";
import { cellsById, edgeNames, pieceAt, placePieces } from "../src/board/layout";
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

describe("names along the edges", () => {
  const named: Board = {
    id: "b", shape: "square", label: { id: "b" }, columns: ["A", "B"], rows: ["9", "10"],
    cells: [{ id: "a", x: 3, y: 5 }, { id: "b", x: 4, y: 6 }],
  };
  it("stand in the rim, in the middle of their columns and rows", () => {
    expect(edgeNames(named, 20)).toEqual([
      { name: "A", at: { x: 300, y: 432 } }, { name: "B", at: { x: 400, y: 432 } },
      { name: "9", at: { x: 232, y: 500 } }, { name: "10", at: { x: 232, y: 600 } },
    ]);
  });
  it("reach into the board rather than out of it where it is far away", () => {
    const [, , nine, ten] = edgeNames(named, 60);
    expect(nine!.at).toEqual({ x: 236.5, y: 500 });
    expect(ten!.at).toEqual({ x: 253, y: 600 });
  });
  it("are not there where nothing is named", () => {
    expect(edgeNames(board, 20)).toEqual([]);
    expect(edgeNames({ ...named, columns: [], rows: [] }, 20)).toEqual([]);
  });
});
