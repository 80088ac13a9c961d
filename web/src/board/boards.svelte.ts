/** Which of several boards is looked at. */
import type { Pick } from "../lib/pick.svelte";
import type { Board, Scene } from "../lib/wire";

export class Boards {
  chosen = $state<string | null>(null);

  current(scene: Scene): Board | undefined {
    const boards = scene.boards ?? [];
    return boards.find((board) => board.id === this.chosen) ?? boards[0];
  }
}

/** How many places of the open question are on a board. */
export const asks = (board: Board, pick: Pick): number =>
  board.cells.filter((cell) => pick.targets.options.has(cell.id)).length +
  (board.pieces ?? []).filter((piece) => pick.targets.options.has(piece.id)).length;
