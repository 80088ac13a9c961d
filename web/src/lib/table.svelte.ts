/** One table as this browser has it open: who sits here, what each of its seats sees, what is under way. */
import { api, Refusal } from "./api";
import { freshId } from "./fresh";
import { GameWords, gameWords } from "./game.svelte";
import { has, t } from "./i18n.svelte";
import { problemText } from "./problem";
import { fame } from "./fame.svelte";
import { Claims } from "./claims.svelte";
import { Hinting } from "./hinting.svelte";
import { backoff, Live, PUBLIC, type Line } from "./live";
import { Pick } from "./pick.svelte";
import { settings } from "./settings.svelte";
import { tables, type MySeat } from "./tables.svelte";
import { seatOf } from "./actor";
import { Telling, type Pace } from "./telling.svelte";
import type { Info, LogLine, Problem, Sign, View } from "./table-wire";
import type { Choice, Text } from "./wire";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly rules: readonly string[];
  readonly tone: "" | "danger";
}

const PATIENCE = 6000;
/** As many own steps are remembered in their order. */
const LONG_HISTORY = 60;
/** Who was away for that long (milliseconds), and missed that many lines, is told what happened. */
const AWAY = 60_000;
const WORTH_TELLING = 4;
/** What was mine is somebody else's now: to try again would change nothing. */
const LOST = ["seat-lost", "seat-returned", "bad-token"];
/** Lines that tell a player who comes back what was done about the seat. */
const BACK = ["table-wanted-back", "table-stand-in-ends"];
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The lines that tell what happened after an entry. */
export const missed = (log: readonly LogLine[], after: number): readonly LogLine[] =>
  log.filter((line) => line.at > after);

const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
/** How fast it is told to who sits here. */
const pace = (): Pace => (still?.matches ? "once" : settings.pace);

export class Table {
  info = $state.raw<Info | null>(null);
  views = $state.raw<Readonly<Record<number, View>>>({});
  /** The seat in front of the screen; `PUBLIC` for a spectator. */
  seat = $state(PUBLIC);
  /** A hot-seat player who must take the device before anything is shown. */
  curtain = $state<number | null>(null);
  line = $state<Line>("connecting");
  retryAt = $state<number | null>(null);
  /** What was answered for a seat and is under way. */
  private pendings = $state.raw<Readonly<Record<number, string>>>({});
  notices = $state.raw<readonly Notice[]>([]);
  failed = $state.raw<Problem | null>(null);
  words = $state.raw<GameWords | null>(null);
  /** Why this browser has no seat here any more. */
  lost = $state.raw<Problem | null>(null);
  /** The number at which an undo that marks the game was asked for once. */
  private warned = $state(-1);
  /** The own seats by what they did here, the newest last. */
  private acted = $state.raw<readonly number[]>([]);
  /** The entry after which this browser was away, while what it missed has not been looked at. */
  left = $state<number | null>(null);
  /** The next place that is touched is marked for the others. */
  marking = $state(false);
  /** A replay that is opened from here starts to play at once. */
  playing = false;
  /** This browser got another seat: the table must be opened anew with it. */
  seated = $state(false);

  /** What is on the screen: in step with what is told. */
  view = $derived<View | undefined>(this.tellingOf(this.seat).shown ?? this.views[this.seat]);
  /** What the seat in front lets the others know of its plan. */
  plan = $derived<Sign | undefined>(this.views[this.seat]?.signs?.find((sign) => sign.seat === this.seat));
  pending = $derived<string | null>(this.pendings[this.seat] ?? null);
  choice = $derived(this.choiceOf(this.seat));
  /** The own seat whose step is taken back next: seats that share a screen have one history. */
  undoes = $derived(this.newest());
  over = $derived(!this.holding && (this.info?.status === "over" || (this.view?.outcome ?? null) !== null));

  readonly hinting = new Hinting(this);
  readonly claims = new Claims(this);

  private live: Live | null = null;
  private noticed = 0;
  /** What the others are asked for this browser. */
  private asking: { readonly consent: string; readonly seat: number; readonly last: LogLine | undefined } | null = null;
  /** How many answers the question had that was answered last. */
  private choices = 0;
  /** The number under which the table took what is pending for a seat, once it has. */
  private readonly taken = new Map<number, number>();
  /** What a seat wants to do once it sees what it sent; some of it also if that was refused. */
  private readonly later = new Map<number, { readonly go: () => void; readonly anyway: boolean }>();
  /** Own seats that were being asked when the player turned to another: nobody is led away to them. */
  private readonly passed = new Set<number>();
  private readonly picks = new Map<number, Pick>();
  private readonly tellings = new Map<number, Telling>();
  /** When the page was put aside, and the last entry seen on it. */
  private aside: { readonly at: number; readonly number: number } | null = null;
  readonly mine: readonly MySeat[];
  /** Who sits here may look at all their seats at once: there is no curtain between them. */
  shares = $derived(this.sharing(this.info));

  constructor(
    readonly id: string,
    readonly watch: string | null = null,
    /** To look on, whatever seats this browser has or had. */
    onlooker = false,
  ) {
    const kept = tables.find(id);
    this.mine = onlooker ? [] : (kept?.seats ?? []);
    this.claims.open();
    const away = Date.now() - (kept?.seenAt ?? Date.now());
    this.left = away > AWAY ? (kept?.seen ?? null) : null;
    this.seat = this.mine[0]?.seat ?? PUBLIC;
    this.acted = kept?.acted ?? [];
    for (const seat of [PUBLIC, ...this.mine.map((mine) => mine.seat)]) {
      this.picks.set(seat, new Pick((key) => void this.answer(key, seat)));
      const mine = (view: View, actor: string): boolean => seatOf(view.scene, actor) === seat;
      this.tellings.set(seat, new Telling((line) => this.say(line.text).length, pace, () => this.toldAll(), mine));
    }
  }

  get spectator(): boolean {
    return this.mine.length === 0;
  }
  get token(): string | null {
    return this.tokenOf(this.seat);
  }
  private tokenOf(seat: number): string | null {
    return this.mine.find((mine) => mine.seat === seat)?.token ?? this.watch;
  }
  /** Choosing for the seat in front of the screen. */
  get pick(): Pick {
    return this.pickOf(this.seat);
  }
  pickOf(seat: number): Pick {
    return this.picks.get(seat) ?? this.picks.get(PUBLIC)!;
  }
  /** The story as the seat in front of the screen is told it. */
  get telling(): Telling {
    return this.tellingOf(this.seat);
  }
  private tellingOf(seat: number): Telling {
    return this.tellings.get(seat) ?? this.tellings.get(PUBLIC)!;
  }
  /** Something is being told, and the next question waits for it. */
  get holding(): boolean {
    return this.telling.holding;
  }
  /** All is told: the question is put, to whomever it is for. */
  private toldAll(): void {
    this.passTheDevice();
    this.face();
  }
  /** What a seat is asked, if it may be answered here and now. */
  choiceOf(seat: number): Choice | undefined {
    const open = this.pendings[seat] === undefined && this.curtain === null && !this.holding && (seat === this.seat || this.shares);
    return open && !this.isPlayedFor(seat) ? this.views[seat]?.choices[0] : undefined;
  }
  /** A bot plays for that seat: there is nothing to choose there. */
  isPlayedFor(seat: number): boolean {
    const held = this.info?.seats.find((one) => one.seat === seat);
    return held !== undefined && (held.stand_in || held.kind === "bot");
  }
  private sharing(info: Info | null): boolean {
    return this.mine.length > 1 && this.mine.every((mine) => info?.seats.some((one) => one.seat === mine.seat && one.shares));
  }
  private face(): void {
    for (const [seat, pick] of this.picks) {
      pick.face(this.choiceOf(seat));
      this.hinting.lay(seat, pick);
    }
  }

  async open(): Promise<void> {
    try {
      const info = await api.info(this.id);
      this.info = info;
      if (!tables.find(this.id)?.hash) tables.change(this.id, { hash: info.key_hash });
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
      info: (info) => {
        this.info = info;
        this.face();
        this.claims.see(info);
      },
      problem: (code, reason) => this.suffer({ code, reason }),
    });
    this.live.open();
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.telling.close();
    this.live?.close();
  }

  /** The page is put aside, or looked at again: what happened meanwhile is told then, in short if it was long. */
  private looked = (): void => {
    const number = this.views[this.seat]?.number ?? 0;
    if (document.hidden) {
      this.aside = { at: Date.now(), number };
      this.telling.skip();
      return;
    }
    if (this.line === "live") this.comeBack();
  };

  /** Who looks at the page again, and what it shows is of now. A line that was lost meanwhile is opened first. */
  private comeBack(): void {
    const { aside } = this;
    if (!aside || document.hidden) return;
    this.aside = null;
    const lines = missed(this.view?.log ?? [], aside.number);
    if (!lines.length) return;
    if (Date.now() - aside.at > AWAY && lines.length >= WORTH_TELLING) this.left = aside.number;
    else this.telling.again(lines);
  }

  /** For a bug report. */
  get recent(): readonly unknown[] {
    return this.live?.recent ?? [];
  }

  seatName = (seat: number): string => {
    const name = this.info?.seats.find((s) => s.seat === seat)?.name;
    return name || t("seat-number", { n: seat + 1 });
  };
  say = (text: Text | null | undefined): string => {
    if (!text?.id.startsWith("table-") || !has(text.id)) return this.words?.say(text, this.seatName) ?? "";
    // What happened at the table and not in the game is said in the client's own words.
    const args = Object.entries(text.args ?? {}).map(([name, arg]) => [name, typeof arg === "object" ? this.say(arg) : arg] as const);
    return t(text.id, Object.fromEntries(args));
  };

  private see(seat: number, view: View): void {
    if (!this.views[seat]) this.welcome(seat, view);
    const own = this.pendings[seat] !== undefined;
    this.views = { ...this.views, [seat]: view };
    if (!this.unsure) this.notices = this.notices.filter((notice) => notice.text !== t("undo-warning"));
    if (!view.midway) this.settle(seat);
    const silent = seat !== this.seat || this.curtain !== null || this.aside !== null;
    this.tellingOf(seat).hear(view, own, silent);
    if (seat === this.seat) this.comeBack();
    this.passTheDevice();
    this.face();
    this.remember(seat, view);
    this.hearOthers(seat, view);
    if (view.outcome) {
      tables.change(this.id, { over: true });
      if (this.info) fame.keep(this.info, this.mine, view.outcome, this.seatName);
    }
  }

  /** Who comes back to a seat that was asked for is told so. */
  private welcome(seat: number, view: View): void {
    const line = view.log.at(-1);
    const whose = line?.text.args?.["seat"];
    if (line && BACK.includes(line.kind) && typeof whose === "object" && whose.args?.["n"] === seat) this.notify(this.say(line.text));
  }

  /** How far this browser has seen; a player who missed little needs no summary. */
  private remember(seat: number, view: View): void {
    if (seat !== this.seat) return;
    if (this.left !== null && missed(view.log, this.left).length < WORTH_TELLING) this.left = null;
    if (tables.find(this.id)?.seen !== view.number) tables.change(this.id, { seen: view.number, seenAt: Date.now() });
  }

  /** What was sent is settled once the view shows it; other changes of the view do not count. */
  private settle(seat: number): void {
    const taken = this.taken.get(seat);
    if (taken !== undefined && (this.views[seat]?.number ?? -1) >= taken) this.forgetPending(seat);
  }

  private forgetPending(seat: number): void {
    const { [seat]: _, ...others } = this.pendings;
    this.pendings = others;
    this.taken.delete(seat);
    const next = this.later.get(seat);
    this.later.delete(seat);
    next?.go();
  }

  /** Hot-seat: hand over to the seat that is asked, behind a curtain if the two see different cards. */
  private passTheDevice(): void {
    if (this.mine.length < 2 || this.holding) return;
    // A question with one option is the table's to answer: nobody is called for it.
    const asks = (seat: number): boolean => (this.views[seat]?.choices ?? []).some((choice) => choice.options.length > 1);
    for (const seat of this.passed) if (!asks(seat)) this.passed.delete(seat);
    const next = this.mine.find((mine) => asks(mine.seat) && !this.passed.has(mine.seat));
    if (this.curtain !== null) {
      // Who was called may have been answered for; the screen may be in anybody's hands by now.
      if (next && !asks(this.curtain)) this.curtain = next.seat;
      return;
    }
    if (!next || asks(this.seat)) return;
    if (this.shares || this.sameCards(this.seat, next.seat)) this.bring(next.seat);
    else this.curtain = next.seat;
  }

  private sameCards(a: number, b: number): boolean {
    const cards = (seat: number): string => JSON.stringify(this.views[seat]?.scene.zones ?? []);
    return cards(a) === cards(b);
  }

  /** A player sits down in front of the screen, and stays there: views that are still on their way lead nowhere else. */
  sit(seat: number): void {
    if (this.shares) for (const mine of this.mine) if (mine.seat !== seat && this.views[mine.seat]?.choices.length) this.passed.add(mine.seat);
    this.bring(seat);
  }

  private bring(seat: number): void {
    this.curtain = null;
    this.seat = seat;
    if (!this.shares) this.passTheDevice();
    this.face();
  }

  notify(text: string, tone: Notice["tone"] = "", rules: readonly string[] = [], stays = false): void {
    const notice = { id: ++this.noticed, text, rules, tone };
    this.notices = [...this.notices.slice(-2), notice];
    if (!stays) setTimeout(() => this.dismiss(notice.id), PATIENCE);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  complain(problem: Problem): void {
    this.notify(problemText(problem), "danger", problem.rules);
  }

  /** Something went wrong; if the seat is lost, or the table gone, the line is not opened again and again. */
  private suffer(problem: Problem): void {
    if (problem.code === "no-such-table") this.failed = problem;
    else if (LOST.includes(problem.code)) this.lost = problem;
    else return this.complain(problem);
    this.close();
  }

  /** Send something until the table has it or refuses it; every attempt carries the same id. */
  async deliver<T>(what: (id: string) => Promise<T>, seat = this.seat): Promise<T | null> {
    const id = freshId();
    for (let attempt = 0; ; attempt++) {
      try {
        return await what(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!error.passing) {
          this.refuse(error, seat);
          return null;
        }
        if (attempt === 0) this.notify(t("error-offline"), "danger");
        await sleep(backoff(attempt));
      }
    }
  }

  private refuse(error: Refusal, seat: number): void {
    if (!this.later.get(seat)?.anyway) this.later.delete(seat);
    this.forgetPending(seat);
    const { view } = error.problem;
    if (error.status === 409 && view) this.live?.accept(seat, view);
    // A question with one answer is answered by the table itself after a moment: no harm if it was first.
    if (error.status !== 409 || this.choices > 1) this.suffer(error.problem);
    this.face();
  }

  private async act(seat: number, key: string, what: (id: string, number: number, token: string) => Promise<{ number: number }>): Promise<void> {
    const view = this.views[seat];
    const token = this.tokenOf(seat);
    if (!view || !token || this.pendings[seat] !== undefined) return;
    this.pendings = { ...this.pendings, [seat]: key };
    this.keepActed([...this.acted, seat].slice(-LONG_HISTORY));
    this.hinting.forget(seat);
    if (seat === this.seat) this.passed.clear();
    this.left = null;
    this.choices = view.choices[0]?.options.length ?? 0;
    this.face();
    const done = await this.deliver((id) => what(id, view.number, token), seat);
    if (done === null) return this.forgetLast(seat);
    this.taken.set(seat, done.number);
    this.settle(seat);
    this.passTheDevice();
    this.face();
    // The view follows on the live line; if it does not, it is asked for.
    await sleep(PATIENCE);
    if (this.taken.get(seat) === done.number) this.live?.resync(seat);
  }

  answer = (key: string, seat = this.seat): Promise<void> =>
    this.act(seat, key, (id, number, token) => api.answer(this.id, { number, id, key }, token));

  /** Take a standing offer. It does not hang on the answer that may be under way: it follows it. */
  async stand(key: string, seat = this.seat): Promise<void> {
    if (this.pendings[seat] !== undefined) {
      this.later.set(seat, { go: () => void this.stand(key, seat), anyway: true });
      return;
    }
    await this.act(seat, `standing:${key}`, (id, number, token) => api.standing(this.id, { number, id, key }, token));
  }

  private keepActed(acted: readonly number[]): void {
    this.acted = acted;
    tables.change(this.id, { acted });
  }

  /** The last step of a seat does not stand any more. */
  private forgetLast(seat: number): void {
    const last = this.acted.lastIndexOf(seat);
    if (last >= 0) this.keepActed(this.acted.toSpliced(last, 1));
  }

  private newest(): number {
    if (!this.shares) return this.seat;
    const seats = this.mine.map((mine) => mine.seat);
    const may = (way: View["can_undo"]): readonly number[] => seats.filter((seat) => this.views[seat]?.can_undo === way);
    // What is under way is taken back too, once it has arrived.
    const found = [seats.filter((seat) => this.pendings[seat] !== undefined), may("free"), may("consent")].find((some) => some.length) ?? [];
    return this.acted.findLast((seat) => found.includes(seat)) ?? (found.includes(this.seat) ? this.seat : (found[0] ?? this.seat));
  }

  /** Take back the last step of a seat. If none is named it is the newest, and its seat comes to the front. */
  undo = (seat?: number): Promise<void> => this.takeBack(seat ?? this.undoes, seat === undefined);

  /** An undo that marks the game waits for its second tap. */
  get unsure(): boolean {
    const view = this.views[this.undoes];
    return view !== undefined && this.warned === view.number && this.undoMarks(view);
  }

  private async takeBack(seat: number, comes: boolean): Promise<void> {
    // What was sent a moment ago is what is taken back, not what was before it.
    if (this.pendings[seat] !== undefined) {
      this.later.set(seat, { go: () => void this.takeBack(seat, comes), anyway: false });
      return;
    }
    const view = this.views[seat];
    const token = this.tokenOf(seat);
    if (!view?.can_undo || !token) return;
    if (this.undoMarks(view) && this.warned !== view.number) {
      this.warned = view.number;
      return this.notify(t("undo-warning"), "", [], true);
    }
    this.notices = this.notices.filter((notice) => notice.text !== t("undo-warning"));
    this.hinting.forget(seat);
    const done = await this.deliver((id) => api.undo(this.id, view.number, id, token), seat);
    if (!done) return;
    if (!done.consent) {
      this.forgetLast(seat);
      if (comes && seat !== this.seat) this.sit(seat);
      return;
    }
    this.asking = { consent: done.consent, seat, last: view.log.at(-1) };
    this.notify(t("undo-asked"));
  }

  /** The others were asked whether a step may be taken back. If it still stands, they said no. */
  private hearOthers(seat: number, view: View): void {
    const { asking } = this;
    if (!asking || asking.seat !== seat || view.consent?.id === asking.consent) return;
    this.asking = null;
    const stands = view.log.some((line) => line.n === asking.last?.n && line.at === asking.last.at);
    if (stands && asking.last) this.notify(t("undo-refused"), "danger");
  }

  /** Which step the others are asked to take back, as the log told it here; nothing where it told nothing. */
  stepOf({ consent, log }: View): string {
    const [first, ...more] = consent?.since == null ? [] : log.filter((line) => line.at >= consent.since! && !line.kind.startsWith("table-"));
    return first ? t(more.length ? "consent-steps" : "consent-step", { line: this.say(first.text), more: more.length }) : "";
  }

  /** Whether to take back past chance, with nobody to ask, would spoil a game that still counts. */
  undoMarks(view: View): boolean {
    const alone = !this.info?.seats.some((one) => one.kind === "human" && !this.mine.some((mine) => mine.seat === one.seat));
    return view.can_undo === "consent" && alone && !this.info?.practice && !this.info?.rewinds && this.info?.origin !== "fork";
  }

  async agree(consent: string, yes: boolean): Promise<void> {
    const token = this.token;
    if (token) await this.deliver(() => api.consent(this.id, consent, yes, token));
  }

  /** Do a duty of the own seat, or leave it to a bot; once: for this turn only. */
  async setDuty(duty: string, by: "me" | "bot", once: boolean, seat = this.seat): Promise<void> {
    const token = this.mine.find((mine) => mine.seat === seat)?.token;
    if (token) await this.deliver(() => api.duty(this.id, { duty, by, once }, token));
  }

  /** Let the others know a rough plan: a sign, a cell, both or nothing. */
  async sign(sign: string, at: string): Promise<void> {
    this.marking = false;
    const token = this.token;
    if (token) await this.deliver(() => api.signs(this.id, sign, at, token));
  }

  async giveToBot(bot: string | null): Promise<void> {
    const token = this.token;
    if (token) await this.deliver(() => api.seat(this.id, bot, token));
  }
}
