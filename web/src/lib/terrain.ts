/** How ground looks: a wash (a CSS class) and a few marks in ink. Unknown names look like floor. */
import { centre, round, type Point, type Shape } from "./geometry";
import { hand, type Hand } from "./ink";
import type { Cell } from "./wire";

export interface Ground {
  /** CSS class of the wash. */
  readonly wash: string;
  /** Lines. */
  readonly lines: string;
  /** Filled shapes. */
  readonly fills: string;
}

const n = round;
const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;

/** Places scattered over a cell, kept away from its border and its middle, where pieces stand. */
function scatter(at: Point, count: number, random: Hand, shape: Shape): Point[] {
  const reach = shape === "square" ? 38 : 37;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + random() * 0.7) / count) * 2 * Math.PI;
    const far = reach * (0.68 + 0.3 * random());
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far };
  });
}

interface Marks {
  readonly lines?: string;
  readonly fills?: string;
}
type Draw = (at: Point, random: Hand, shape: Shape) => Marks;

function flagstones(at: Point, random: Hand, shape: Shape): { lines: string } {
  const h = shape === "square" ? 44 : 32;
  let lines = "";
  for (const row of [-1, 0, 1]) {
    const y = at.y + row * 29 + (random() - 0.5) * 6;
    if (row < 1) {
      const from = at.x - h + random() * 26;
      const to = at.x + h - random() * 26;
      lines += line(from, y + 15, to, y + 15 + (random() - 0.5) * 3);
    }
    const joints = 1 + Math.floor(random() * 2);
    for (let k = 0; k < joints; k++) {
      const x = at.x - h + ((k + random()) / joints) * 2 * h;
      lines += line(x, y - 11, x + (random() - 0.5) * 3, y + 8);
    }
  }
  return { lines };
}

const tuft = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y)}l${n(-s * 0.7)} ${n(-s)}M${n(x)} ${n(y)}l${n(s * 0.1)} ${n(-s * 1.4)}M${n(x)} ${n(y)}l${n(s * 0.8)} ${n(-s * 0.9)}`;

const wave = (x: number, y: number, w: number): string =>
  `M${n(x - w)} ${n(y)}q${n(w / 2)} ${n(-w / 2.4)} ${n(w)} 0t${n(w)} 0`;

const reeds = (x: number, y: number, s: number): string =>
  `M${n(x - s * 0.6)} ${n(y)}q1 ${n(-s)} -1 ${n(-s * 1.7)}M${n(x)} ${n(y)}v${n(-s * 2.1)}M${n(x + s * 0.6)} ${n(y)}q-1 ${n(-s)} 2 ${n(-s * 1.5)}`;

const rock = (x: number, y: number, s: number): string =>
  `M${n(x - s)} ${n(y)}l${n(s * 0.4)} ${n(-s * 0.9)}l${n(s * 0.8)} ${n(-s * 0.2)}l${n(s * 0.8)} ${n(s * 0.7)}l${n(-s * 0.2)} ${n(s * 0.5)}Z`;

const tree = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y + s * 0.5)}v${n(s * 0.6)}M${n(x - s * 0.6)} ${n(y + s * 0.4)}q${n(-s * 0.5)} ${n(-s * 0.7)} ${n(s * 0.2)} ${n(-s)}q${n(s * 0.5)} ${n(-s * 0.8)} ${n(s)} ${n(0)}q${n(s * 0.6)} ${n(s * 0.5)} ${n(s * 0.1)} ${n(s)}Z`;

const peak = (x: number, y: number, s: number): string =>
  `M${n(x - s)} ${n(y + s * 0.6)}L${n(x)} ${n(y - s * 0.8)}L${n(x + s)} ${n(y + s * 0.6)}M${n(x)} ${n(y - s * 0.8)}l${n(s * 0.15)} ${n(s * 0.6)}l${n(-s * 0.3)} ${n(s * 0.4)}`;

const marks =
  (count: number, one: (x: number, y: number, s: number) => string, size: number): Draw =>
  (at, random, shape) => ({
    lines: scatter(at, count, random, shape).map((q) => one(q.x, q.y, size * (0.8 + 0.4 * random()))).join(""),
  });

function battlements(at: Point): { lines: string } {
  const teeth = 16;
  let d = "";
  for (let i = 0; i < teeth * 2; i++) {
    const r = i % 2 === 0 ? 42 : 36;
    const [a1, a2] = [(i / teeth) * Math.PI, ((i + 1) / teeth) * Math.PI];
    d += `${i ? "L" : "M"}${n(at.x + r * Math.cos(a1))} ${n(at.y + r * Math.sin(a1))}L${n(at.x + r * Math.cos(a2))} ${n(at.y + r * Math.sin(a2))}`;
  }
  return { lines: `${d}Z${dot(at.x, at.y, 30)}` };
}

function hoard(at: Point, random: Hand, shape: Shape): { lines: string; fills: string } {
  const coins = scatter(at, 13, random, shape);
  return {
    fills: coins.map((q) => dot(q.x, q.y, 3.6 + random() * 2)).join(""),
    lines: flagstones(at, random, shape).lines,
  };
}

/** Cross-hatching, denser towards nothing: nobody has been here. */
function fog(at: Point, random: Hand): { lines: string } {
  let lines = "";
  for (let i = 0; i < 5; i++) {
    const x = at.x + (random() - 0.5) * 70;
    const y = at.y + (random() - 0.5) * 70;
    lines += line(x - 4, y + 4, x + 4, y - 4);
  }
  return { lines };
}

const GROUNDS: Readonly<Record<string, Draw>> = {
  floor: flagstones,
  unknown: fog,
  void: () => ({}),
  grass: marks(7, tuft, 6),
  marsh: (at, random, shape) => ({
    lines: scatter(at, 4, random, shape).map((q) => reeds(q.x, q.y + 5, 7)).join("")
      + scatter(at, 5, random, shape).map((q) => line(q.x - 8, q.y + 4, q.x + 8, q.y + 4)).join(""),
  }),
  water: marks(7, wave, 8),
  stone: marks(6, rock, 7),
  forest: marks(6, tree, 9),
  mountain: marks(5, peak, 11),
  sand: marks(12, (x, y) => dot(x, y, 0.8), 1),
  snow: marks(6, (x, y, s) => line(x - s, y, x + s, y) + line(x - s / 2, y - s, x + s / 2, y + s), 3),
  lava: marks(6, wave, 7),
  road: flagstones,
  tower: (at) => battlements(at),
  treasure: hoard,
};

export function groundOf(shape: Shape, cell: Cell): Ground {
  const name = cell.terrain || "floor";
  const draw: Draw = GROUNDS[name] ?? flagstones;
  const drawn: Marks = draw(centre(shape, cell.x, cell.y), hand(cell.id), shape);
  return {
    wash: name in GROUNDS ? `wash-${name}` : "wash-floor",
    lines: drawn.lines ?? "",
    fills: drawn.fills ?? "",
  };
}
