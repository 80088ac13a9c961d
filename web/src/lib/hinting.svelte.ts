/** Hints: asking the dragon what it would do, once it is known what that costs. */
import { api } from "./api";
import { isSame, type Pick } from "./pick.svelte";
import type { Table } from "./table.svelte";
import type { Hint } from "./table-wire";
import type { Choice } from "./wire";

export class Hinting {
  busy = $state(false);
  /** The question at which it was said what a hint costs. */
  private told = $state.raw<Choice | undefined>(undefined);
  /** What was said, by the seat that asked. It was paid: it lies beside its question for as long as that is open. */
  private readonly given = new Map<number, { readonly choice: Choice; readonly hints: readonly Hint[] }>();
  /** How many answers each seat gave: a hint that comes after one is about a question gone by. */
  private readonly answers = new Map<number, number>();

  constructor(private readonly table: Table) {}

  /** Whether there is something to ask about here. */
  get open(): boolean {
    return !!this.table.info?.hints && !this.table.spectator && (this.table.choice?.options.length ?? 0) > 1;
  }
  /** There is something to say about hints: what they cost, that the dragon thinks, or what it would do. */
  get shown(): boolean {
    return this.open && (this.warned || this.busy || this.table.pick.hints.length > 0);
  }
  /** What a hint costs is said, and may be agreed to. */
  get warned(): boolean {
    return this.told !== undefined && isSame(this.told, this.table.choice);
  }
  /** The first hint of a game that counts is taken with open eyes. */
  private get dear(): boolean {
    const seat = this.table.info?.seats.find((one) => one.seat === this.table.seat);
    return !this.table.info?.practice && !seat?.hints;
  }

  /** Ask, the first time only after it was said what that means; asked again, it is put away. */
  async ask(): Promise<void> {
    const { choice, view, token, pick, seat } = this.table;
    if (!this.open || this.busy || !choice || !view || !token) return;
    if (pick.hints.length) {
      this.given.delete(seat);
      pick.hints = [];
      return;
    }
    if (this.dear && !this.warned) {
      this.told = choice;
      return;
    }
    this.told = undefined;
    this.busy = true;
    const answers = this.answers.get(seat);
    try {
      const found = await this.table.deliver(() => api.hint(this.table.id, view.number, token), seat);
      if (!found || this.answers.get(seat) !== answers) return;
      this.given.set(seat, { choice, hints: found.hints });
      this.lay(seat, pick);
    } finally {
      this.busy = false;
    }
  }

  /** Lay what was said beside its question, if that is the one the seat faces. */
  lay(seat: number, pick: Pick): void {
    const given = this.given.get(seat);
    if (given && isSame(given.choice, pick.choice)) pick.hints = given.hints;
  }

  /** The seat has answered, or takes an answer back: what was said before is of no use any more. */
  forget(seat: number): void {
    this.given.delete(seat);
    this.table.pickOf(seat).hints = [];
    this.answers.set(seat, (this.answers.get(seat) ?? 0) + 1);
  }

  /** Better not. */
  leave(): void {
    this.told = undefined;
  }
}
