/** One table as this browser has it open: who sits here, what each of its seats sees, what is under way. */
import { api, Refusal } from "./api";
import { GameWords, gameWords } from "./game.svelte";
import { has, t } from "./i18n.svelte";
import { backoff, Live, PUBLIC, type Line } from "./live";
import { Pick } from "./pick.svelte";
import { tables, type MySeat } from "./tables.svelte";
import type { Info, Problem, View } from "./table-wire";
import type { Text } from "./wire";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly rules: readonly string[];
  readonly tone: "" | "danger";
}

const PATIENCE = 6000;
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Table {
  info = $state.raw<Info | null>(null);
  views = $state.raw<Readonly<Record<number, View>>>({});
  /** The seat in front of the screen; `PUBLIC` for a spectator. */
  seat = $state(PUBLIC);
  /** A hot-seat player who must take the device before anything is shown. */
  curtain = $state<number | null>(null);
  line = $state<Line>("connecting");
  retryAt = $state<number | null>(null);
  pending = $state<string | null>(null);
  notices = $state.raw<readonly Notice[]>([]);
  failed = $state.raw<Problem | null>(null);
  words = $state.raw<GameWords | null>(null);
  readonly pick = new Pick((key) => void this.answer(key));

  view = $derived<View | undefined>(this.views[this.seat]);
  choice = $derived(this.pending === null && this.curtain === null ? this.view?.choices[0] : undefined);
  over = $derived(this.info?.status === "over" || (this.view?.outcome ?? null) !== null);

  private live: Live | null = null;
  private noticed = 0;
  /** How many answers the question had that was answered last. */
  private choices = 0;
  /** The number under which the table took what is pending; null until it has. */
  private taken: number | null = null;
  readonly mine: readonly MySeat[];

  constructor(
    readonly id: string,
    readonly watch: string | null = null,
  ) {
    this.mine = tables.find(id)?.seats ?? [];
    this.seat = this.mine[0]?.seat ?? PUBLIC;
  }

  get spectator(): boolean {
    return this.mine.length === 0;
  }
  get token(): string | null {
    return this.mine.find((mine) => mine.seat === this.seat)?.token ?? this.watch;
  }

  async open(): Promise<void> {
    try {
      const info = await api.info(this.id);
      this.info = info;
      this.words = gameWords(info.game);
      await this.words.open();
    } catch (error) {
      this.failed = (error as Refusal).problem ?? { code: "unknown", reason: String(error) };
      return;
    }
    const tokens = this.mine.map((mine) => mine.token);
    if (tokens.length === 0 && this.watch) tokens.push(this.watch);
    this.live = new Live(this.id, tokens, {
      line: (line, retryAt) => {
        this.line = line;
        this.retryAt = retryAt;
      },
      view: (seat, view) => this.see(seat, view),
      info: (info) => (this.info = info),
      problem: (code, reason) => this.complain({ code, reason }),
    });
    this.live.open();
  }

  close(): void {
    this.live?.close();
  }

  /** For a bug report. */
  get recent(): readonly unknown[] {
    return this.live?.recent ?? [];
  }

  seatName = (seat: number): string => {
    const name = this.info?.seats.find((s) => s.seat === seat)?.name;
    return name || t("seat-number", { n: seat + 1 });
  };
  say = (text: Text | null | undefined): string => this.words?.say(text, this.seatName) ?? "";

  private see(seat: number, view: View): void {
    this.views = { ...this.views, [seat]: view };
    if (seat === this.seat) this.settle();
    this.passTheDevice();
    this.pick.face(this.choice);
    if (view.outcome) tables.change(this.id, { over: true });
  }

  /** What was sent is settled once the view shows it; other changes of the view do not count. */
  private settle(): void {
    if (this.taken === null || (this.view?.number ?? -1) < this.taken) return;
    this.pending = null;
    this.taken = null;
  }

  /** Hot-seat: hand over to the seat that is asked, behind a curtain if the two see different cards. */
  private passTheDevice(): void {
    if (this.mine.length < 2) return;
    // A question with one option is the table's to answer: nobody is called for it.
    const asks = (seat: number): boolean => (this.views[seat]?.choices ?? []).some((choice) => choice.options.length > 1);
    const next = this.mine.find((mine) => asks(mine.seat));
    if (this.curtain !== null) {
      // Who was called may have been answered for; the screen may be in anybody's hands by now.
      if (next && !asks(this.curtain)) this.curtain = next.seat;
      return;
    }
    if (!next || asks(this.seat)) return;
    if (this.sameCards(this.seat, next.seat)) this.sit(next.seat);
    else this.curtain = next.seat;
  }

  private sameCards(a: number, b: number): boolean {
    const cards = (seat: number): string => JSON.stringify(this.views[seat]?.scene.zones ?? []);
    return cards(a) === cards(b);
  }

  /** A player sits down in front of the screen. */
  sit(seat: number): void {
    this.curtain = null;
    this.seat = seat;
    this.passTheDevice();
    this.pick.face(this.choice);
  }

  notify(text: string, tone: Notice["tone"] = "", rules: readonly string[] = []): void {
    const notice = { id: ++this.noticed, text, rules, tone };
    this.notices = [...this.notices.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), PATIENCE);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  complain(problem: Problem): void {
    const id = `error-${problem.code}`;
    this.notify(has(id) ? t(id) : t("error-other", { reason: problem.reason }), "danger", problem.rules);
  }

  /** Send something until the table has it or refuses it; every attempt carries the same id. */
  private async deliver<T>(what: (id: string) => Promise<T>): Promise<T | null> {
    const id = crypto.randomUUID();
    for (let attempt = 0; ; attempt++) {
      try {
        return await what(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!error.passing) {
          this.refuse(error);
          return null;
        }
        if (attempt === 0) this.notify(t("error-offline"), "danger");
        await sleep(backoff(attempt));
      }
    }
  }

  private refuse(error: Refusal): void {
    this.pending = null;
    this.taken = null;
    const { view } = error.problem;
    if (error.status === 409 && view) this.live?.accept(this.seat, view);
    // A question with one answer is answered by the table itself after a moment: no harm if it was first.
    if (error.status !== 409 || this.choices > 1) this.complain(error.problem);
    this.pick.face(this.choice);
  }

  private async act(key: string, what: (id: string, number: number, token: string) => Promise<{ number: number }>): Promise<void> {
    const { view, token } = this;
    if (!view || !token || this.pending !== null) return;
    this.pending = key;
    this.choices = view.choices[0]?.options.length ?? 0;
    this.pick.face(undefined);
    const done = await this.deliver((id) => what(id, view.number, token));
    if (done === null) return;
    this.taken = done.number;
    this.settle();
    this.passTheDevice();
    this.pick.face(this.choice);
    // The view follows on the live line; if it does not, it is asked for.
    await sleep(PATIENCE);
    if (this.taken === done.number) this.live?.resync(this.seat);
  }

  answer = (key: string): Promise<void> =>
    this.act(key, (id, number, token) => api.answer(this.id, { number, id, key }, token));

  stand = (key: string): Promise<void> =>
    this.act(`standing:${key}`, (id, number, token) => api.standing(this.id, { number, id, key }, token));

  async undo(): Promise<void> {
    const { view, token } = this;
    if (!view?.can_undo || !token) return;
    const done = await this.deliver((id) => api.undo(this.id, view.number, id, token));
    if (done?.consent) this.notify(t("undo-asked"));
  }

  async agree(consent: string, yes: boolean): Promise<void> {
    const token = this.token;
    if (token) await this.deliver(() => api.consent(this.id, consent, yes, token));
  }

  async giveToBot(bot: string | null): Promise<void> {
    const token = this.token;
    if (token) await this.deliver(() => api.seat(this.id, bot, token));
  }
}
