/** The ruler: how far every cell is from one of them, and what is in sight of it. The rules say it; it is asked
 * for when somebody measures. */
import type { Board, Cell, Ruler } from "../lib/wire";

export type AskRuler = (board: string, cell: string) => Promise<Ruler>;

export interface Reading {
  readonly cell: Cell;
  readonly range: number;
  readonly sight: boolean;
}

export class Measure {
  /** The ruler is in hand: a tap measures, and chooses nothing. */
  on = $state(false);
  /** The cell it is laid at, and the cell it is held to. */
  from = $state<string | null>(null);
  to = $state<string | null>(null);
  private ruler = $state.raw<Ruler | null>(null);
  failed = $state(false);

  constructor(private readonly board: () => Board, private readonly ask: () => AskRuler | undefined) {}

  get able(): boolean {
    return Boolean(this.board().measured && this.ask());
  }

  toggle(): void {
    this.on = this.able && !this.on;
    this.from = this.to = this.ruler = null;
    this.failed = false;
  }

  async lay(cell: string): Promise<void> {
    this.from = cell;
    this.to = null;
    this.failed = false;
    try {
      const ruler = await this.ask()!(this.board().id, cell);
      if (this.from === cell && this.on) this.ruler = ruler;
    } catch {
      if (this.from === cell) this.failed = true;
    }
  }

  /** Every cell that is counted, as long as the ruler fits the board and the cell it was asked for. */
  readings = $derived.by((): readonly Reading[] => {
    const { ruler } = this;
    const { cells, id } = this.board();
    if (!ruler || ruler.board !== id || ruler.cell !== this.from || ruler.ranges.length !== cells.length) return [];
    return cells.map((cell, i) => ({ cell, range: ruler.ranges[i]!, sight: ruler.sight[i] ?? false }));
  });
  /** What is read off at the cell it is held to. */
  reading = $derived(this.readings.find(({ cell }) => cell.id === this.to) ?? null);
}
