/** Options that lie on the board in several ways: which one the pointer chooses, and which cells it covers. */
import { apart, sideAngle, turned, type Shape } from "./geometry";
import type { Aim, Board, Cell, Choice, Option } from "./wire";

export type Aimed = Option & { readonly aim: Aim };
export const isAimed = (option: Option | null | undefined): option is Aimed => Boolean(option?.aim);

/** All of these lie on the board, so that the pointer can choose among them. */
export const areAimed = (options: readonly Option[]): options is readonly Aimed[] => options.length > 0 && options.every(isAimed);

const alike = (a: Aim, b: Aim): boolean => (a.template ?? "") === (b.template ?? "") && Boolean(a.mirrored) === Boolean(b.mirrored);

/** Of several on one cell, the one that is turned nearest to a direction; of equals one like the last. */
export function nearest(shape: Shape, options: readonly Aimed[], degrees: number, last: Aim | null): Aimed {
  const cost = ({ aim }: Aimed): number => apart(sideAngle(shape, aim.turn), degrees) + (last && !alike(aim, last) ? 0.5 : 0);
  return options.reduce((best, option) => (cost(option) < cost(best) ? option : best));
}

/** The one that is turned as it was turned by hand, if there is one. */
export const sameWay = (options: readonly Aimed[], aim: Aim): Aimed | undefined =>
  options.find((option) => option.aim.turn === aim.turn && alike(option.aim, aim));

const order = (a: Aimed, b: Aimed): number =>
  (a.aim.template ?? "").localeCompare(b.aim.template ?? "") || Number(a.aim.mirrored ?? false) - Number(b.aim.mirrored ?? false) || a.aim.turn - b.aim.turn;

/** The next one clockwise, or with -1 the one before; after a whole turn the mirrored ones follow. */
export function turnOn(options: readonly Aimed[], from: Aimed, by: number): Aimed {
  const sorted = options.toSorted(order);
  const at = sorted.findIndex((option) => option.key === from.key);
  return sorted[(at + by + sorted.length) % sorted.length]!;
}

/** The cells of the board that an option covers. */
export function covered(board: Board, choice: Choice | undefined, { aim }: Aimed): Cell[] {
  const middle = board.cells.find((cell) => cell.id === aim.cell);
  const template = choice?.templates?.find((one) => one.id === aim.template);
  if (!middle || !template) return [];
  const places = new Set(template.cells.map((offset) => {
    const [x, y] = turned(board.shape, offset, aim.turn, aim.mirrored);
    return `${middle.x + x},${middle.y + y}`;
  }));
  return board.cells.filter((cell) => places.has(`${cell.x},${cell.y}`));
}
