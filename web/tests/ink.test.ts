import { describe, expect, it } from "vitest";
import { hand, inkOf, outline } from "../src/lib/ink";
import { groundOf } from "../src/lib/terrain";
import type { Board } from "../src/lib/wire";

const board = (edges: Board["edges"] = []): Board => ({
  id: "b", shape: "square", label: { id: "b" }, edges,
  cells: [{ id: "a", x: 0, y: 0, terrain: "floor" }, { id: "b", x: 1, y: 0, terrain: "floor" }, { id: "c", x: 2, y: 0, terrain: "unknown" }],
});

describe("the hand that draws", () => {
  it("draws the same from the same seed, and otherwise from another", () => {
    const [a, b, c] = [hand("x"), hand("x"), hand("y")];
    const one = [a(), a(), a()];
    expect([b(), b(), b()]).toEqual(one);
    expect([c(), c(), c()]).not.toEqual(one);
    expect(one.every((n) => n >= 0 && n < 1)).toBe(true);
  });
  it("draws a board the same way twice", () => {
    expect(inkOf(board())).toEqual(inkOf(board()));
  });
});

describe("the ink of a board", () => {
  it("puts a door once, whichever of its two cells names it", () => {
    const one = inkOf(board([{ cell: "a", side: 1, kind: "door" }])).passages;
    const other = inkOf(board([{ cell: "b", side: 3, kind: "door" }])).passages;
    expect(one).toHaveLength(1);
    expect(other).toHaveLength(1);
    expect([one[0]!.x, one[0]!.y, one[0]!.kind]).toEqual([50, 0, "door"]);
    expect([other[0]!.x, other[0]!.y]).toEqual([50, 0]);
  });
  it("leaves an opening unhatched", () => {
    const closed = inkOf(board()).hatch.length;
    expect(inkOf(board([{ cell: "a", side: 0, kind: "open" }])).hatch.length).toBeLessThan(closed);
  });
  it("draws a kind of edge it does not know as a passage", () => {
    expect(inkOf(board([{ cell: "a", side: 1, kind: "curtain" }])).passages[0]!.kind).toBe("curtain");
  });
  it("outlines a set of cells without its inner sides", () => {
    const cells = board().cells.slice(0, 2);
    expect(outline("square", cells, 0).match(/M/g)).toHaveLength(6);
  });
});

describe("ground", () => {
  it("of an unknown name looks like floor", () => {
    expect(groundOf("square", { id: "a", x: 0, y: 0, terrain: "quicksilver" }).wash).toBe("wash-floor");
    expect(groundOf("hex", { id: "a", x: 0, y: 0 }).wash).toBe("wash-floor");
    expect(groundOf("hex", { id: "a", x: 0, y: 0, terrain: "water" }).wash).toBe("wash-water");
  });
});
