/** Looking back: the view at any entry, fetched once and kept, stepped through or played. */
import { api, type Refusal } from "./api";
import type { View } from "./table-wire";

export class Replay {
  at = $state(0);
  last = $state(0);
  view = $state.raw<View | null>(null);
  playing = $state(false);
  problem = $state<string | null>(null);
  private kept = new Map<number, Promise<View>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    /** Whose eyes, once the game is over; null is the own seat. */
    readonly seat: number | null = null,
    /** The only moments there are, such as those of one turn; null for all. */
    readonly stops: readonly number[] | null = null,
  ) {}

  /** How many steps there are, and after how many of them we are. */
  get steps(): number {
    return this.stops ? this.stops.length - 1 : this.last;
  }
  get step(): number {
    return this.stops ? Math.max(0, this.stops.findLastIndex((stop) => stop <= this.at)) : this.at;
  }

  private moment(step: number): number {
    const near = Math.max(0, Math.min(this.steps, step));
    return this.stops ? this.stops[near]! : near;
  }

  private fetch(at: number): Promise<View> {
    let view = this.kept.get(at);
    if (!view) {
      view = api.view(this.table, at, this.token, this.seat);
      view.catch(() => this.kept.delete(at));
      this.kept.set(at, view);
    }
    return view;
  }

  /** As it was after step N. */
  async show(step: number): Promise<void> {
    const wanted = (this.at = this.moment(step));
    try {
      const view = await this.fetch(wanted);
      if (this.at === wanted) this.view = view;
      this.problem = null;
      if (this.step < this.steps) void this.fetch(this.moment(this.step + 1)).catch(() => {});
    } catch (error) {
      this.problem = (error as Refusal).code ?? "unknown";
      this.pause();
    }
  }

  go(step: number): void {
    this.pause();
    void this.show(step);
  }

  play(): void {
    if (this.step >= this.steps) void this.show(0);
    this.playing = true;
    const next = async (): Promise<void> => {
      await this.show(this.step + 1);
      if (!this.playing) return;
      if (this.step >= this.steps) this.pause();
      else this.timer = setTimeout(() => void next(), 900);
    };
    this.timer = setTimeout(() => void next(), 200);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
