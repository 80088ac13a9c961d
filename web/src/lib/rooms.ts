/** A room drawn from a diagram: its marks are its squares, and those of passages lie outside, behind the side that
 * they are in. A diagram without a passage is a pattern, and no room. */
import { neighbour, sides } from "./geometry";
import type { Cell, Diagram, DiagramMark, Edge } from "./wire";

const PASSAGES = new Set(["door", "locked", "open", "gate", "portcullis"]);

export interface Room {
  readonly shape: Diagram["shape"];
  readonly cells: readonly Cell[];
  readonly edges: readonly Edge[];
  /** What stands or lies on its squares. */
  readonly things: readonly DiagramMark[];
}

/** The room of a diagram, with its mark 0, 0 at a place. */
export function roomOf(diagram: Diagram, at: { readonly x: number; readonly y: number } = { x: 0, y: 0 }): Room | null {
  const moved = diagram.marks.map((mark) => ({ ...mark, x: mark.x + at.x, y: mark.y + at.y }));
  const passages = new Map(moved.filter((mark) => PASSAGES.has(mark.kind)).map((mark) => [`${mark.x},${mark.y}`, mark.kind]));
  if (!passages.size) return null;
  const inside = moved.filter((mark) => !PASSAGES.has(mark.kind));
  const squares = new Set(inside.map((mark) => `${mark.x},${mark.y}`));
  const cells = inside.map(({ x, y }) => ({ id: `ghost ${x},${y}`, x, y, terrain: "floor" }));
  const edges = cells.flatMap(({ id, x, y }) =>
    Array.from({ length: sides(diagram.shape) }, (_, side) => ({ side, to: neighbour(diagram.shape, x, y, side).join(",") }))
      .filter(({ to }) => !squares.has(to))
      .map(({ side, to }) => ({ cell: id, side, kind: passages.get(to) ?? "wall" })),
  );
  return { shape: diagram.shape, cells, edges, things: inside.filter((mark) => mark.icon || mark.note) };
}
