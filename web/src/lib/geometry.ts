/** Where cells lie. Square cells are 100 wide; hexes have a point at the top and are 100 wide too. */
import type { Board, Cell } from "./wire";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Shape = Board["shape"];

export const SIZE = 100;
const RADIUS = SIZE / Math.sqrt(3);
const ROW = RADIUS * 1.5;

/** The neighbour across each side: north, east, south, west; hexes from east, clockwise. */
const ACROSS: Readonly<Record<Shape, readonly (readonly [number, number])[]>> = {
  square: [[0, -1], [1, 0], [0, 1], [-1, 0]],
  hex: [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]],
};

export const sides = (shape: Shape): number => ACROSS[shape].length;
export const opposite = (shape: Shape, side: number): number =>
  (side + sides(shape) / 2) % sides(shape);

export function centre(shape: Shape, x: number, y: number): Point {
  return shape === "square"
    ? { x: x * SIZE, y: y * SIZE }
    : { x: (x + y / 2) * SIZE, y: y * ROW };
}

/** The cell in which a point lies: its column and row, or its q and r. */
export function cellAt(shape: Shape, { x, y }: Point): [number, number] {
  if (shape === "square") return [Math.round(x / SIZE), Math.round(y / SIZE)];
  const r = y / ROW;
  const q = x / SIZE - r / 2;
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS + q + r)];
  // The three always add up to nothing; the one that was rounded most gives way.
  if (offQ > offR && offQ > offS) return [-nearR - nearS, nearR];
  return offR > offS ? [nearQ, -nearQ - nearS] : [nearQ, nearR];
}

export function neighbour(shape: Shape, x: number, y: number, side: number): [number, number] {
  const [dx, dy] = ACROSS[shape][side % sides(shape)]!;
  return [x + dx, y + dy];
}

/** The direction of a side from the middle of a cell, in degrees clockwise from east. */
export const sideAngle = (shape: Shape, side: number): number => (shape === "square" ? 90 * side - 90 : 60 * side);

/** The angle between two directions, 0 to 180. */
export const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360 + 360) % 360 - 180);

/** The direction from one point to another, in degrees clockwise from east. */
export const direction = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** An offset between cells, mirrored over the line from west to east, then turned clockwise by one side at a time. */
export function turned(shape: Shape, offset: readonly [number, number], turn: number, mirrored = false): [number, number] {
  let [x, y] = offset;
  if (mirrored) [x, y] = shape === "square" ? [x, -y] : [x + y, -y];
  for (let i = 0; i < turn % sides(shape); i++) [x, y] = shape === "square" ? [-y, x] : [-y, x + y];
  return [x, y];
}

/** The corners, clockwise, such that side `i` runs from corner `i` to corner `i + 1`. */
export function corners(shape: Shape, at: Point, inset = 0): Point[] {
  if (shape === "square") {
    const h = SIZE / 2 - inset;
    return [[-h, -h], [h, -h], [h, h], [-h, h]].map(([x, y]) => ({ x: at.x + x!, y: at.y + y! }));
  }
  const r = RADIUS - inset / Math.cos(Math.PI / 6);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((60 * i - 30) * Math.PI) / 180;
    return { x: at.x + r * Math.cos(angle), y: at.y + r * Math.sin(angle) };
  });
}

/** The two ends of a side. */
export function side(shape: Shape, at: Point, which: number): [Point, Point] {
  const all = corners(shape, at);
  return [all[which % all.length]!, all[(which + 1) % all.length]!];
}

export function bounds(shape: Shape, cells: readonly Cell[], margin = 0): Box {
  if (cells.length === 0) return { x: -SIZE / 2, y: -SIZE / 2, width: SIZE, height: SIZE };
  const tall = shape === "square" ? SIZE / 2 : RADIUS;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const at = centre(shape, cell.x, cell.y);
    left = Math.min(left, at.x - SIZE / 2);
    right = Math.max(right, at.x + SIZE / 2);
    top = Math.min(top, at.y - tall);
    bottom = Math.max(bottom, at.y + tall);
  }
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** Where this number of pieces stand in one cell: offsets from its middle, and how large they are drawn. */
export function places(count: number): { at: Point[]; scale: number } {
  if (count <= 1) return { at: [{ x: 0, y: 0 }], scale: 1 };
  if (count === 2) return { at: [{ x: -22, y: 0 }, { x: 22, y: 0 }], scale: 0.74 };
  const across = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / across);
  const step = across === 2 ? 40 : 29;
  const at = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: ((i % across) - (inRow - 1) / 2) * step,
      y: (row - (rows - 1) / 2) * step,
    };
  });
  return { at, scale: across === 2 ? 0.62 : 0.45 };
}

/** The nearest of the points that lies in a direction (unit vector), or -1. */
export function nearestTowards(from: Point, points: readonly Point[], dx: number, dy: number): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx);
    if (along < 1 || aside > along * 2) return;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}Z`;

export const round = (n: number): number => Math.round(n * 10) / 10;
