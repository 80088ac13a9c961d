/** What seats let each other know of their plans. */
import type { Sign } from "./table-wire";
import type { Area, Board, Scene } from "./wire";
import type { Say } from "./words";

/** A sign in a few words: when, and who stands on the place that is marked, or what it is called. */
export function planWords(scene: Scene, sign: Sign, say: Say): string {
  const boards = scene.boards ?? [];
  const piece = boards.flatMap((board) => board.pieces ?? []).find((one) => one.at === sign.at && one.shape !== "marker");
  const cell = boards.flatMap((board) => board.cells).find((one) => one.id === sign.at);
  return [sign.sign ? say({ id: `sign-${sign.sign}` }) : "", say(piece?.label ?? cell?.label)].filter(Boolean).join(" · ");
}

/** A board with the places that seats have marked, each in the colour of its seat. */
export function withSigns(board: Board, signs: readonly Sign[]): Board {
  const areas: Area[] = [];
  for (const { seat, at } of signs)
    if (at && board.cells.some((cell) => cell.id === at)) areas.push({ id: `sign-${seat}`, cells: [at], label: { id: "seat", args: { n: seat } }, seat });
  return areas.length ? { ...board, areas: [...(board.areas ?? []), ...areas] } : board;
}
