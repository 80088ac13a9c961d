/** The seats of people who are away: what can be asked for them, what is asked, what came of it. */
import { api, Refusal } from "./api";
import { t } from "./i18n.svelte";
import { keepClaimed } from "./sitting";
import type { Table } from "./table.svelte";
import { tables, type Asked } from "./tables.svelte";
import type { Info, InfoSeat, Wanted } from "./table-wire";

export class Claims {
  /** The seat that the others were asked for, from here, to sit there. It is kept: in a game over days it takes a while. */
  asked = $state.raw<Asked | null>(null);
  private claiming = false;

  constructor(private readonly table: Table) {}

  open(): void {
    this.asked = tables.find(this.table.id)?.asked ?? null;
  }

  private seat(seat: number): InfoSeat | undefined {
    return this.table.info?.seats.find((one) => one.seat === seat);
  }
  private isMine(seat: number): boolean {
    return this.table.mine.some((mine) => mine.seat === seat);
  }

  /** What can be asked for a seat from here: who sits at the table asks for a bot, who watches for the seat. */
  possible(seat: number): "" | "bot" | "person" {
    const held = this.seat(seat);
    if (!held?.absent || held.wanted || this.asked || this.table.over || this.isMine(seat)) return "";
    if (this.table.spectator) return held.absent === "person" ? "person" : "";
    return held.stand_in ? "" : "bot";
  }

  wanted(seat: number): Wanted | null {
    return this.seat(seat)?.wanted ?? null;
  }

  /** Whether what is asked for a seat can be called off from here. */
  canStop(seat: number): boolean {
    return this.wanted(seat) !== null && !this.table.spectator && !this.isMine(seat);
  }

  /** What this screen is asked to agree to: the seat, and what is asked for it. */
  get vote(): { readonly seat: number; readonly wanted: Wanted } | null {
    for (const { seat, wanted } of this.table.info?.seats ?? []) {
      if (wanted?.needed.some((one) => this.isMine(one) && !wanted.agreed.includes(one))) return { seat, wanted };
    }
    return null;
  }

  async ask(seat: number, name: string): Promise<void> {
    const { table } = this;
    const token = table.spectator ? null : table.token;
    const asked = await table.deliver(() => api.takeover(table.id, seat, name, token));
    if (!asked?.claim) return;
    this.keep({ seat, name, consent: asked.consent, claim: asked.claim });
    table.notify(t("takeover-asked", { name: table.seatName(seat) }));
  }

  /** What is asked here may have come about, or be void. */
  see(info: Info): void {
    const { asked } = this;
    if (!asked || this.claiming) return;
    const wanted = info.seats.find((one) => one.seat === asked.seat)?.wanted;
    if (wanted?.id === asked.consent) {
      if (wanted.ready) void this.sit(asked);
      return;
    }
    this.keep(null);
    this.table.notify(t("takeover-refused", { name: this.table.seatName(asked.seat) }), "danger");
  }

  private async sit(asked: Asked): Promise<void> {
    const { table } = this;
    this.claiming = true;
    try {
      keepClaimed(table.id, table.info?.game ?? "", await api.claim(table.id, asked.claim, asked.name));
      table.seated = true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.keep(null);
      table.notify(t("takeover-refused", { name: table.seatName(asked.seat) }), "danger");
    } finally {
      this.claiming = false;
    }
  }

  private keep(asked: Asked | null): void {
    const { id, info } = this.table;
    const known = tables.find(id);
    this.asked = asked;
    if (asked && !known) tables.put({ table: id, game: info?.game ?? "", seats: [], invitations: [], watch: this.table.watch, opened: Date.now(), asked });
    else if (!asked && known && !known.seats.length && !known.invitations.length) tables.forget(id);
    else tables.change(id, { asked });
  }
}
