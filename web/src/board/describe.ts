/** The board in words. */
import { t, has } from "../lib/i18n.svelte";
import { opposite, neighbour, sides } from "../lib/geometry";
import type { Board, Cell, Piece } from "../lib/wire";
import { byCell } from "./layout";
import { badgeWords, numbered, statWords, type Say } from "../lib/words";

const word = (kind: string, name: string): string => (has(`${kind}-${name}`) ? t(`${kind}-${name}`) : name);

export function placeName(board: Board, cell: Cell, say: Say): string {
  if (cell.label) return say(cell.label);
  return t("place", { x: cell.x + (board.shape === "square" ? 1 : 0), y: cell.y + (board.shape === "square" ? 1 : 0) });
}

export function describePiece(piece: Piece, say: Say): string {
  const owner = piece.seat === null || piece.seat === undefined ? "" : ` (${say({ id: "seat", args: { n: piece.seat } })})`;
  const name = numbered(say(piece.label), piece.number);
  const marks = [...(piece.health ? [statWords(piece.health, say)] : []), ...(piece.badges ?? []).map((badge) => badgeWords(badge, say))].join(", ");
  return `${name}${owner}${marks ? `: ${marks}` : ""}`;
}

/** What the ground shows, where there is a word for it. */
export function groundWords(cell: Cell): string[] {
  const ids = [...(cell.terrain ? [`terrain-${cell.terrain}`] : []), ...(cell.features ?? []).map((name) => `feature-${name}`)];
  return ids.filter((id) => has(id)).map((id) => t(id));
}

interface Places {
  readonly byPlace: ReadonlyMap<string, Cell>;
  readonly edges: ReadonlyMap<string, string>;
  readonly pieces: ReadonlyMap<string, readonly Piece[]>;
}
const maps = new WeakMap<Board, Places>();

/** What is where, looked up once a board: a large one has many cells. */
function placesOf(board: Board): Places {
  const kept = maps.get(board);
  if (kept) return kept;
  const places: Places = {
    byPlace: new Map(board.cells.map((cell) => [`${cell.x},${cell.y}`, cell])),
    edges: new Map((board.edges ?? []).map((edge) => [`${edge.cell}/${edge.side}`, edge.kind])),
    pieces: byCell(board.pieces ?? []),
  };
  maps.set(board, places);
  return places;
}

/** Openings and walls worth telling, by direction. */
function ways(board: Board, cell: Cell): string {
  const { byPlace, edges } = placesOf(board);
  const told: string[] = [];
  for (let side = 0; edges.size && side < sides(board.shape); side++) {
    const other = byPlace.get(neighbour(board.shape, cell.x, cell.y, side).join(","));
    const kind = edges.get(`${cell.id}/${side}`) ?? (other && edges.get(`${other.id}/${opposite(board.shape, side)}`));
    if (kind !== undefined && kind !== "wall") told.push(`${t(`side-${board.shape}-${side}`)}: ${word("edge", kind)}`);
  }
  return told.join(", ");
}

export function describeCell(board: Board, cell: Cell, say: Say): string {
  const parts = [placeName(board, cell, say)];
  if (cell.note) parts.push(cell.note);
  if (cell.fog) parts.push(t("fog"));
  // A label says what is drawn there; only a place without one is told by its ground and pictures.
  if (!cell.label) parts.push(...groundWords(cell));
  const open = ways(board, cell);
  if (open) parts.push(open);
  parts.push(...(placesOf(board).pieces.get(cell.id) ?? []).map((piece) => describePiece(piece, say)));
  return parts.join("; ");
}

/** Each space of which there is something to tell; the others by name alone. */
export function describeBoard(board: Board, say: Say): { told: { id: string; words: string }[]; bare: string[] } {
  const told = [];
  const bare = [];
  for (const cell of board.cells) {
    if (cell.terrain === "void") continue;
    const words = describeCell(board, cell, say);
    if (words === placeName(board, cell, say)) bare.push(words);
    else told.push({ id: cell.id, words });
  }
  return { told, bare };
}
