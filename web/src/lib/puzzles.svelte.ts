/** Positions to solve: a title's setting called `puzzle`, whose first value is none. */
import { api } from "./api";
import { freshId } from "./fresh";
import { t } from "./i18n.svelte";
import { go, momentPath, tablePath } from "./route.svelte";
import { keep, kept, settings } from "./settings.svelte";
import { keepCreated } from "./sitting";
import { tables } from "./tables.svelte";
import type { Game, Value } from "./table-wire";

const KEY = "grimorio.puzzles";

export const puzzlesOf = (game: Game): readonly Value[] => game.settings.find((setting) => setting.name === "puzzle")?.values.slice(1) ?? [];

class Puzzles {
  /** What was solved in this browser: `game/puzzle`. */
  private solved = $state.raw<ReadonlySet<string>>(new Set((kept(KEY) ?? "").split(" ").filter(Boolean)));
  /** The tables at which a solution is shown: nothing is solved there. */
  private shown = $state.raw<ReadonlySet<string>>(new Set());

  isSolved(game: string, puzzle: Value): boolean {
    return this.solved.has(`${game}/${puzzle}`);
  }
  isShown(table: string): boolean {
    return this.shown.has(table);
  }
  mark(game: string, puzzle: Value, table: string): void {
    if (this.isShown(table) || this.isSolved(game, puzzle)) return;
    this.solved = new Set([...this.solved, `${game}/${puzzle}`]);
    keep(KEY, [...this.solved].join(" "));
  }

  /** A table with the puzzle laid out: the first seat moves, the others only sit there. */
  private async make(game: Game, puzzle: Value): Promise<{ table: string; token: string }> {
    const others = Array.from({ length: game.seats[0] - 1 }, () => ({ kind: "bot" as const, bot: "random" }));
    const seats = [{ kind: "human" as const, mine: true, name: settings.name || t("player") }, ...others];
    const created = await api.create({ game: game.name, options: { puzzle }, seats, practice: true });
    // Tried again it is the same table to whoever plays: of the last time nothing is kept.
    tables.forgetPuzzle(game.name, puzzle);
    keepCreated(created, game.name, puzzle);
    return { table: created.table, token: created.seats[0]!.token! };
  }

  async open(game: Game, puzzle: Value): Promise<void> {
    go(tablePath((await this.make(game, puzzle)).table));
  }

  /** At a table of its own, where it was played already: step by step, on and back, as the player likes. */
  async showSolution(game: Game, puzzle: Value): Promise<void> {
    const keys = await api.solution(game.name, String(puzzle));
    const { table, token } = await this.make(game, puzzle);
    this.shown = new Set([...this.shown, table]);
    for (const key of keys) {
      const { number } = await api.view(table, null, token);
      await api.answer(table, { number, id: freshId(), key }, token);
    }
    go(momentPath(table, 0));
  }
}

export const puzzles = new Puzzles();
