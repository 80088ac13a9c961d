import { describe, expect, it } from "vitest";
import { bounds, cellAt, centre, corners, nearestTowards, neighbour, opposite, places, side, sides, type Shape } from "../src/lib/geometry";

const SHAPES: Shape[] = ["square", "hex"];

describe.each(SHAPES)("a %s board", (shape) => {
  it("finds the cell in which a point lies, as far as its corners", () => {
    for (const [x, y] of [[0, 0], [3, -2], [-4, 5]] as const) {
      const at = centre(shape, x, y);
      expect(cellAt(shape, at).map((n) => n + 0)).toEqual([x, y]);
      for (const corner of corners(shape, at, 2)) expect(cellAt(shape, corner).map((n) => n + 0)).toEqual([x, y]);
    }
  });
  it("has the neighbour across side s where side s is", () => {
    const at = centre(shape, 2, 3);
    for (let s = 0; s < sides(shape); s++) {
      const [x, y] = neighbour(shape, 2, 3, s);
      const other = centre(shape, x, y);
      const [a, b] = side(shape, at, s);
      expect((a.x + b.x) / 2).toBeCloseTo((at.x + other.x) / 2, 6);
      expect((a.y + b.y) / 2).toBeCloseTo((at.y + other.y) / 2, 6);
    }
  });
  it("shares each side with the neighbour's opposite side", () => {
    for (let s = 0; s < sides(shape); s++) {
      const [x, y] = neighbour(shape, 0, 0, s);
      const [a, b] = side(shape, centre(shape, 0, 0), s);
      const [c, d] = side(shape, centre(shape, x, y), opposite(shape, s));
      [a.x, a.y, b.x, b.y].forEach((n, i) => expect(n).toBeCloseTo([d.x, d.y, c.x, c.y][i]!, 6));
      expect(neighbour(shape, x, y, opposite(shape, s))).toEqual([0, 0]);
    }
  });
  it("puts all corners inside its bounds", () => {
    const cells = [{ id: "a", x: 0, y: 0 }, { id: "b", x: 3, y: -2 }];
    const box = bounds(shape, cells);
    for (const cell of cells) {
      for (const corner of corners(shape, centre(shape, cell.x, cell.y))) {
        expect(corner.x).toBeGreaterThanOrEqual(box.x - 0.001);
        expect(corner.x).toBeLessThanOrEqual(box.x + box.width + 0.001);
        expect(corner.y).toBeGreaterThanOrEqual(box.y - 0.001);
        expect(corner.y).toBeLessThanOrEqual(box.y + box.height + 0.001);
      }
    }
  });
});

describe("directions", () => {
  it("of squares are north, east, south, west", () => {
    expect([0, 1, 2, 3].map((s) => neighbour("square", 0, 0, s))).toEqual([[0, -1], [1, 0], [0, 1], [-1, 0]]);
  });
  it("of hexes start in the east and go clockwise", () => {
    const angles = [0, 1, 2, 3, 4, 5].map((s) => {
      const at = centre("hex", ...neighbour("hex", 0, 0, s));
      return (Math.round((Math.atan2(at.y, at.x) * 180) / Math.PI) + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });
});

describe("pieces in one cell", () => {
  it("do not stand on each other", () => {
    for (let count = 1; count <= 9; count++) {
      const { at, scale } = places(count);
      expect(at).toHaveLength(count);
      for (let i = 0; i < count; i++) {
        for (let k = 0; k < i; k++) {
          expect(Math.hypot(at[i]!.x - at[k]!.x, at[i]!.y - at[k]!.y)).toBeGreaterThan(31 * scale);
        }
      }
    }
  });
});

describe("the arrow keys", () => {
  const points = [{ x: 100, y: 0 }, { x: 50, y: 86 }, { x: -100, y: 0 }, { x: 300, y: 10 }];
  it("go to the nearest place that way", () => {
    expect(nearestTowards({ x: 0, y: 0 }, points, 1, 0)).toBe(0);
    expect(nearestTowards({ x: 0, y: 0 }, points, 0, 1)).toBe(1);
    expect(nearestTowards({ x: 0, y: 0 }, points, -1, 0)).toBe(2);
  });
  it("stay where nothing is", () => {
    expect(nearestTowards({ x: 0, y: 0 }, points, 0, -1)).toBe(-1);
  });
});
