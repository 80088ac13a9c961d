/** A very large map: 500 hexes and 60 pieces, some of it under fog. For looking at and for measuring how
 * smoothly it is drawn (bench/board). Its words are those of the crypt. */
import type { View } from "../lib/table-wire";
import type { Board, Cell, Choice, Edge, Option, Piece, Ruler, Stat } from "../lib/wire";
import { tx } from "./dungeon";

const [COLUMNS, ROWS] = [25, 20];
const GROUND = ["stone", "stone", "floor", "stone", "grass", "floor", "stone", "road"] as const;
const idOf = (column: number, row: number): string => `w${column}.${row}`;
/** Numbers that look like chance and are the same every time. */
const mixed = (n: number): number => (Math.imul(n + 7, 2654435761) >>> 8) & 0xffff;

const terrainOf = (column: number, row: number): string => {
  if (Math.hypot(column - 16, row - 12) < 2.6) return "water";
  if (Math.hypot(column - 5, row - 15) < 3) return "forest";
  return GROUND[mixed(column * 31 + row) % GROUND.length]!;
};
const cells: Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  const fog = column > 18 && row < 9;
  return {
    id: idOf(column, row), x: column - Math.floor(row / 2), y: row, terrain: terrainOf(column, row),
    features: mixed(i) % 23 === 0 ? ["rubble"] : mixed(i) % 41 === 0 ? ["pit"] : [],
    ...(mixed(i * 3) % 37 === 0 ? { note: String(1 + (i % 9)) } : {}),
    ...(fog ? { fog } : {}),
  };
});
const edges: Edge[] = cells.flatMap((cell, i): Edge[] => {
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  if (column === 9 && row !== 6) return [{ cell: cell.id, side: 0, kind: row === 13 ? "door" : "wall" }];
  return [];
});

const health = (value: number, limit: number): Stat =>
  ({ id: "life", label: tx("life"), value, limit, icon: "life", tone: value * 3 <= limit ? "danger" : "" });
const MARKS = [
  { label: tx("poison"), icon: "poison", tone: "danger" }, { label: tx("stun"), icon: "stun", tone: "magic" },
  { label: tx("shield"), icon: "shield", value: 2 }, { label: tx("strong"), icon: "strength", tone: "good" },
] as const;
const HEROES = [["brute", "visored-helm"], ["spell", "pointy-hat"], ["scout", "elf-helmet"], ["tinker", "goblin-head"]] as const;
const KINDS = ["guard", "archer", "drake", "wolf"] as const;
const pieces: Piece[] = [
  ...HEROES.map(([id, icon], n): Piece => ({
    id, at: idOf(3 + n, 5 + n), icon, seat: n, shape: "figure", label: tx(`class-${id}`), health: health(9 - 2 * n, 10), badges: n === 1 ? [MARKS[3]] : [],
  })),
  ...Array.from({ length: 56 }, (_, i): Piece => {
    const kind = KINDS[i % KINDS.length]!;
    const limit = 5 + (i % 4) * 3;
    return {
      id: `${kind}${i}`, at: idOf((i * 7 + 11) % COLUMNS, (i * 3 + 1) % ROWS), icon: kind, label: tx(`foe-${kind}`), number: 1 + Math.floor(i / KINDS.length),
      health: health(1 + (mixed(i) % limit), limit), badges: MARKS.filter((_, b) => mixed(i * 5 + b) % 4 === 0),
      tone: i % 19 === 5 ? "danger" : i % 5 === 0 ? "gold" : "", shape: i % 19 === 5 ? "large" : "token",
    };
  }),
];
export const warrenBoard: Board = { id: "warren", shape: "hex", label: tx("board-crypt"), cells, edges, pieces, measured: true };

const near = cells.filter((cell) => Math.max(Math.abs(cell.x - 1), Math.abs(cell.y - 5), Math.abs(cell.x + cell.y - 6)) <= 3);
const options: Option[] = near.map((cell) => ({ key: cell.id, text: tx("opt-step", { to: cell.id.slice(1) }), at: [cell.id] }));
const choice: Choice = {
  ask: "walk", prompt: tx("ask-way"), why: tx("ask-way-why"),
  options: [...options, { key: "stir", text: tx("opt-end"), tone: "quiet" }],
};
export const warrenView: View = {
  number: 21, scene: { boards: [warrenBoard], panels: HEROES.map(([id, icon], n) => ({ seat: n, label: tx(`class-${id}`), icon, stats: [health(9 - 2 * n, 10)] })), turn: 0, headline: tx("headline-crypt", { n: 4 }) },
  choices: [choice], standing: [], log: [], answered: [], waiting: [0], thinking: [], outcome: null, consent: null, can_undo: "",
};

/** Every third monster goes to a neighbour cell: the changes of a view. */
export function stir(board: Board, turn: number): unknown[] {
  return (board.pieces ?? []).flatMap((piece, i) => {
    const [column = 0, row = 0] = piece.at.slice(1).split(".").map(Number);
    if (i < HEROES.length || i % 3 !== turn % 3) return [];
    return [[["scene", "boards", 0, "pieces", i, "at"], idOf((column + 1 + (Math.floor(turn / 3) % 5)) % COLUMNS, (row + (i % 2)) % ROWS)]];
  });
}

/** Range by steps; sight as far as eight and not into the fog. */
export function measureWarren(from: string): Ruler {
  const start = cells.find((cell) => cell.id === from)!;
  const steps = (cell: Cell): number => Math.max(Math.abs(cell.x - start.x), Math.abs(cell.y - start.y), Math.abs(cell.x + cell.y - start.x - start.y));
  return { board: "warren", cell: from, ranges: cells.map((cell) => (cell.fog ? -1 : steps(cell))), sight: cells.map((cell) => !cell.fog && steps(cell) <= 8) };
}
