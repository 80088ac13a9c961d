/** The map drawn in ink: walls with an unsteady hand, hatching outside them, openings and doors.
 * The hand is seeded by cell ids, so that the same board is drawn the same way on every screen. */
import {
  centre, corners, neighbour, opposite, polygon, round, side as sideOf, sides,
  type Point, type Shape,
} from "./geometry";
import type { Board, Cell, Edge } from "./wire";

export type Hand = () => number;

/** Numbers in 0..1 that depend on the seed alone. */
export function hand(seed: string): Hand {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  let a = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let z = Math.imul(a ^ (a >>> 15), 1 | a);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (a: Point, b: Point, f: number): Point => ({ x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f });
const p = (point: Point): string => `${round(point.x)} ${round(point.y)}`;

/** A stroke of a broad nib from a to b: a filled outline whose two sides waver by themselves. */
export function nib(a: Point, b: Point, width: number, random: Hand, waver = 0.22): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const steps = Math.max(2, Math.round(length / 16));
  const edge = (sign: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const along = (i / steps) * (length + width * 0.7) - width * 0.35;
      const out = sign * width * (0.5 + (random() - 0.5) * waver * 2);
      return { x: a.x + u.x * along - u.y * out, y: a.y + u.y * along + u.x * out };
    });
  return polygon([...edge(1), ...edge(-1).reverse()]);
}

/** A thin line with a slight bend. */
function scratch(a: Point, b: Point, random: Hand): string {
  const middle = between(a, b, 0.5);
  const bend = (random() - 0.5) * 5;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const c = { x: middle.x - ((b.y - a.y) / length) * bend, y: middle.y + ((b.x - a.x) / length) * bend };
  return `M${p(a)}Q${p(c)} ${p(b)}`;
}

/** Clumps of short parallel strokes outside a wall, as on a hand-drawn dungeon map. */
function hatching(a: Point, b: Point, away: Point, random: Hand): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const clumps = Math.max(2, Math.round(length / 17));
  let d = "";
  for (let i = 0; i < clumps; i++) {
    const at = between(a, b, (i + 0.2 + random() * 0.6) / clumps);
    const depth = 9 + random() * 7;
    const middle = { x: at.x + away.x * depth, y: at.y + away.y * depth };
    const angle = Math.atan2(away.y, away.x) + (random() - 0.5) * 2.3;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let k = -1; k <= 1; k++) {
      const half = 7 + random() * 4;
      const off = k * (4.6 + random());
      const x = middle.x - sin * off;
      const y = middle.y + cos * off;
      d += `M${round(x - cos * half)} ${round(y - sin * half)}L${round(x + cos * half)} ${round(y + sin * half)}`;
    }
  }
  return d;
}

export interface Passage {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  /** Degrees of the wall it is in. */
  readonly turn: number;
  readonly length: number;
}
export interface Ink {
  /** Paths: the pale sheet under the hatching, hatching, walls, thin borders, dotted borders. */
  readonly sheet: string;
  readonly hatch: string;
  readonly walls: string;
  readonly thin: string;
  readonly dotted: string;
  readonly passages: readonly Passage[];
}

const DOTTED = new Set(["unknown"]);
const GONE = new Set(["void"]);
const known = (cell: Cell | undefined): boolean =>
  cell !== undefined && !DOTTED.has(cell.terrain ?? "") && !GONE.has(cell.terrain ?? "");

/** How far a passage is from each end of its side. */
const JAMB = 0.26;
const WALL = 9;

class Drawing {
  sheet = "";
  hatch = "";
  walls = "";
  thin = "";
  dotted = "";
  readonly passages: Passage[] = [];
  private readonly at = new Map<string, Cell>();
  private readonly kinds = new Map<string, string>();

  constructor(private readonly shape: Shape, cells: readonly Cell[], edges: readonly Edge[]) {
    for (const cell of cells) this.at.set(`${cell.x},${cell.y}`, cell);
    for (const edge of edges) this.kinds.set(`${edge.cell}/${edge.side}`, edge.kind);
    for (const cell of cells) {
      if (known(cell)) this.sheet += polygon(corners(shape, centre(shape, cell.x, cell.y)));
      for (let s = 0; s < sides(shape); s++) this.border(cell, s);
    }
  }

  private border(cell: Cell, s: number): void {
    const other = this.at.get(neighbour(this.shape, cell.x, cell.y, s).join(","));
    const back = opposite(this.shape, s);
    // A side two cells share is drawn once, by the cell that knows more.
    if (other && (known(other) && !known(cell) || (known(other) === known(cell) && s >= sides(this.shape) / 2))) return;
    const given = this.kinds.get(`${cell.id}/${s}`) ?? (other && this.kinds.get(`${other.id}/${back}`));
    const middle = centre(this.shape, cell.x, cell.y);
    const [a, b] = sideOf(this.shape, middle, s);
    const random = hand(`${cell.id}/${s}`);
    if (GONE.has(cell.terrain ?? "")) return;
    if (!known(cell) && given === undefined) {
      this.dotted += `M${p(a)}L${p(b)}`;
      return;
    }
    const outside = !known(other);
    const kind = given ?? (!outside ? "grid" : other && DOTTED.has(other.terrain ?? "") ? "edge" : "wall");
    this.draw(kind, cell.id, s, a, b, random);
    if (outside && kind !== "open") {
      const m = between(a, b, 0.5);
      const reach = Math.hypot(m.x - middle.x, m.y - middle.y);
      this.hatch += hatching(a, b, { x: (m.x - middle.x) / reach, y: (m.y - middle.y) / reach }, random);
    }
  }

  private draw(kind: string, id: string, s: number, a: Point, b: Point, random: Hand): void {
    switch (kind) {
      case "grid":
        this.thin += scratch(a, b, random);
        return;
      case "edge":
        this.walls += nib(a, b, WALL * 0.45, random);
        return;
      case "wall":
        this.walls += nib(a, b, WALL, random);
        return;
      case "open":
        this.jambs(a, b, 0.2, random);
        return;
      default:
        this.jambs(a, b, JAMB, random);
        this.passages.push({
          id: `${id}/${s}`, kind,
          x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2),
          turn: round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI),
          length: round(Math.hypot(b.x - a.x, b.y - a.y) * (1 - 2 * JAMB)),
        });
    }
  }

  private jambs(a: Point, b: Point, part: number, random: Hand): void {
    this.walls += nib(a, between(a, b, part), WALL, random) + nib(between(a, b, 1 - part), b, WALL, random);
  }
}

const drawn = new WeakMap<readonly Cell[], { edges: readonly Edge[]; ink: Ink }>();
const NO_EDGES: readonly Edge[] = [];

/** The ink of a board; drawn again only when its cells or edges have changed. */
export function inkOf({ shape, cells, edges = NO_EDGES }: Pick<Board, "shape" | "cells" | "edges">): Ink {
  const kept = drawn.get(cells);
  if (kept && kept.edges === edges) return kept.ink;
  const { sheet, hatch, walls, thin, dotted, passages } = new Drawing(shape, cells, edges);
  const ink = { sheet, hatch, walls, thin, dotted, passages };
  drawn.set(cells, { edges, ink });
  return ink;
}

/** The outline of a set of cells: the sides that have no fellow across. */
export function outline(shape: Shape, cells: readonly Cell[], inset: number): string {
  const inside = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  let d = "";
  for (const cell of cells) {
    const at = centre(shape, cell.x, cell.y);
    const inner = corners(shape, at, inset);
    for (let s = 0; s < sides(shape); s++) {
      if (inside.has(neighbour(shape, cell.x, cell.y, s).join(","))) continue;
      d += `M${p(inner[s]!)}L${p(inner[(s + 1) % inner.length]!)}`;
    }
  }
  return d;
}
