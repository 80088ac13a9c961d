/** Hints: asking the dragon what it would do, once it is known what that costs. */
import { api } from "./api";
import type { Table } from "./table.svelte";
import type { Choice } from "./wire";

export class Hinting {
  busy = $state(false);
  /** The question at which it was said what a hint costs. */
  private told = $state.raw<Choice | undefined>(undefined);

  constructor(private readonly table: Table) {}

  /** Whether there is something to ask about here. */
  get open(): boolean {
    return !!this.table.info?.hints && !this.table.spectator && (this.table.choice?.options.length ?? 0) > 1;
  }
  /** What a hint costs is said, and may be agreed to. */
  get warned(): boolean {
    return this.told !== undefined && this.told === this.table.choice;
  }
  /** The first hint of a game that counts is taken with open eyes. */
  private get dear(): boolean {
    const seat = this.table.info?.seats.find((one) => one.seat === this.table.seat);
    return !this.table.info?.practice && !seat?.hints;
  }

  /** Ask, the first time only after it was said what that means; asked again, it is put away. */
  async ask(): Promise<void> {
    const { choice, view, token, pick } = this.table;
    if (!this.open || this.busy || !choice || !view || !token) return;
    if (pick.hints.length) {
      pick.hints = [];
      return;
    }
    if (this.dear && !this.warned) {
      this.told = choice;
      return;
    }
    this.told = undefined;
    this.busy = true;
    try {
      const found = await this.table.deliver(() => api.hint(this.table.id, view.number, token));
      // The table may have moved on while the dragon thought.
      if (found && this.table.choice === choice) pick.hints = found.hints;
    } finally {
      this.busy = false;
    }
  }

  /** Better not. */
  leave(): void {
    this.told = undefined;
  }
}
