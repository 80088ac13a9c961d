/** Where each piece stands: those of one cell share it, markers keep to its rim. */
import { bounds, centre, places, SIZE, type Point, type Shape } from "../lib/geometry";
import type { Board, Cell, Piece } from "../lib/wire";

export interface Placed {
  readonly piece: Piece;
  /** What it is called wherever it goes. */
  readonly name: string;
  readonly at: Point;
  readonly scale: number;
}

const RADIUS = { figure: 31, token: 27, marker: 17, large: 41 } as const;
export const radiusOf = ({ shape = "token" }: Piece): number => RADIUS[shape];

/** The piece under a point, the topmost of several. */
export const pieceAt = (placed: readonly Placed[], { x, y }: Point): Piece | undefined =>
  placed.findLast(({ piece, at, scale }) => Math.hypot(at.x - x, at.y - y) <= radiusOf(piece) * scale)?.piece;

export const cellsById = (cells: readonly Cell[]): ReadonlyMap<string, Cell> => new Map(cells.map((cell) => [cell.id, cell]));

function rim(shape: Shape, index: number): Point {
  const reach = shape === "square" ? 33 : 30;
  return { x: index * 24 - reach, y: reach };
}

/** The pieces that stand in each cell. */
export function byCell(pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const list = found.get(piece.at);
    if (list) list.push(piece);
    else found.set(piece.at, [piece]);
  }
  return found;
}

export function placePieces(board: Board, cells: ReadonlyMap<string, Cell>, names: ReadonlyMap<string, string>): Placed[] {
  const name = ({ id }: Piece): string => names.get(id) ?? id;
  const placed: Placed[] = [];
  for (const [id, pieces] of byCell(board.pieces ?? [])) {
    const cell = cells.get(id);
    if (!cell) continue;
    const middle = centre(board.shape, cell.x, cell.y);
    const markers = pieces.filter((piece) => piece.shape === "marker");
    const bodies = pieces.filter((piece) => piece.shape !== "marker");
    const { at, scale } = places(bodies.length);
    bodies.forEach((piece, i) =>
      placed.push({ piece, name: name(piece), at: { x: middle.x + at[i]!.x, y: middle.y + at[i]!.y }, scale }));
    markers.forEach((piece, i) => {
      const off = bodies.length + markers.length === 1 ? { x: 0, y: 0 } : rim(board.shape, i);
      placed.push({ piece, name: name(piece), at: { x: middle.x + off.x, y: middle.y + off.y }, scale: 1 });
    });
  }
  // The same order from view to view, so that no piece is torn out of the page while it glides.
  return placed.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The free rim around the cells. */
export const MARGIN = 30;

/** A name along an edge of the board, and where its middle is. */
export interface EdgeName {
  readonly name: string;
  readonly at: Point;
}

/** The part of the rim that walls leave free. */
const FREE = 24;

/** The names of columns and rows in the rim of a square board. One that is larger than the rim begins at its outer
 * side, so that no part of it is out of sight. */
export function edgeNames({ shape, cells, columns = [], rows = [] }: Board, size: number): EdgeName[] {
  if (shape !== "square") return [];
  const { x: left, y: top } = bounds(shape, cells);
  const along = (place: number): number => (place + 0.5) * SIZE;
  const outside = (length: number): number => Math.max(FREE, length) / 2 - MARGIN;
  return [
    ...columns.map((name, i) => ({ name, at: { x: left + along(i), y: top + outside(size * 0.65) } })),
    ...rows.map((name, i) => ({ name, at: { x: left + outside(size * 0.55 * name.length), y: top + along(i) } })),
  ];
}
