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
  ) {}

  private fetch(at: number): Promise<View> {
    let view = this.kept.get(at);
    if (!view) {
      view = api.view(this.table, at, this.token, this.seat);
      view.catch(() => this.kept.delete(at));
      this.kept.set(at, view);
    }
    return view;
  }

  async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, at));
    const wanted = this.at;
    try {
      const view = await this.fetch(wanted);
      if (this.at === wanted) this.view = view;
      this.problem = null;
      if (wanted < this.last) void this.fetch(wanted + 1).catch(() => {});
    } catch (error) {
      this.problem = (error as Refusal).code ?? "unknown";
      this.pause();
    }
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    const next = async (): Promise<void> => {
      await this.show(this.at + 1);
      if (!this.playing) return;
      if (this.at >= this.last) this.pause();
      else this.timer = setTimeout(() => void next(), 900);
    };
    this.timer = setTimeout(() => void next(), 200);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
