/** What happened, told beat by beat: a monster's turn, what followed an answer. The board goes with it, and the
 * next question waits until all is told. It can be slowed, held, skipped and told again. */
import { diceOf } from "./dice";
import type { LogLine, View } from "./table-wire";

/** How fast it is told; `once` shows the end and leaves the rest to the log. */
export type Pace = "calm" | "brisk" | "once";
export const PACES: readonly Pace[] = ["calm", "brisk", "once"];

export interface Beat {
  /** The piece, member or group whose turn it is; empty where the title names none. */
  readonly actor: string;
  readonly lines: readonly LogLine[];
  /** What the table looks like from here on; none where only the end of several beats is known. */
  readonly view?: View;
  /** The player did it, and knows: a glance is enough. */
  readonly glance?: boolean;
}

const SHORTEST = 700;
const LONGEST = 3600;
const STAYS = 7000;
/** What the own answer did, where nothing came of it. */
const GLANCE = 400;
/** The calm read that much slower. */
const CALM = 1.8;
/** Of a longer tale the beginning is left to the log. */
const MOST = 60;

/** How long a beat is read; the brisk hurry when many are waiting. */
export function readingTime(length: number, waiting: number, pace: Pace): number {
  const read = Math.min(LONGEST, SHORTEST + 16 * length);
  return pace === "calm" ? CALM * read : Math.max(350, read / (1 + Math.max(0, waiting - 2) / 4));
}

/** A view without its question and without its outcome: what is asked, and how it ended, is not said before all
 * that led to it. */
export const unasked = (view: View): View => ({ ...view, choices: [], standing: [], waiting: [], thinking: [], outcome: null });

/** A beat begins where somebody's turn begins, and ends with the answer it followed. */
export function beatsOf(lines: readonly LogLine[]): Beat[] {
  const beats: { actor: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = beats.at(-1);
    if (last && !line.text.beat && last.lines[0]!.at === line.at) last.lines.push(line);
    else beats.push({ actor: line.text.beat ?? "", lines: [line] });
  }
  return beats;
}

/** A long beat is told in parts of that many lines, so that none is lost. */
export const LINES = 4;
function inParts(beat: Beat): Beat[] {
  const parts: Beat[] = [];
  for (let at = 0; at < beat.lines.length; at += LINES) parts.push({ actor: beat.actor, lines: beat.lines.slice(at, at + LINES) });
  return parts;
}

/** A beat that is told while the table stays as it is. */
const wordsOf = ({ actor, lines }: Beat): Beat => ({ actor, lines });

/** The cards that the lines name, as far as they are known: those stay on the screen while they are told. */
export function cardsIn(lines: readonly LogLine[], known: (face: string) => boolean): string[] {
  const named = lines.flatMap(({ text }) => [text.card ?? "", ...Object.values(text.args ?? {}).map((arg) => (typeof arg === "object" ? arg.id : ""))]);
  return [...new Set(named)].filter((id) => id && known(id));
}

/** How long a beat is told, in milliseconds. */
function timeFor(beat: Beat, length: number, waiting: number, pace: Pace): number {
  if (beat.glance) return pace === "calm" ? CALM * GLANCE : GLANCE;
  return readingTime(length, waiting, pace);
}

export class Telling {
  /** The table as it is, and as it is on the screen: behind it while something is told. */
  private now = $state.raw<View | undefined>(undefined);
  shown = $state.raw<View | undefined>(undefined);
  beat = $state.raw<Beat | null>(null);
  waiting = $state.raw<readonly Beat[]>([]);
  /** Nothing moves on by itself. */
  held = $state(false);
  /** The next question waits for what is told. */
  holding = $derived(this.shown !== this.now);
  /** All beats of this tale, to be told again. */
  private tale = $state.raw<readonly Beat[]>([]);
  count = $derived(this.tale.length);
  told = $derived(this.tale.length - this.waiting.length);
  private heard: number | null = null;
  /** Whose turn the newest line belongs to. */
  private actor = "";
  /** What was heard last is on the way to what comes at once. */
  private midway = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A beat is being read: the next one waits for it. */
  private reading = false;

  constructor(
    private readonly length: (line: LogLine) => number,
    private readonly pace: () => Pace,
    /** Called when all is told and the question may be put. */
    private readonly done: () => void = () => {},
    /** Whether an actor is the player's own. */
    private readonly mine: (view: View, actor: string) => boolean = () => false,
  ) {}

  /** The table as it is now: what is new in its log is told first, unless this is the first look at it. `own`: it
   * followed an answer of this player. `silent`: nobody is there to be told. */
  hear(view: View, own = false, silent = false): void {
    const { log } = view;
    const last = log.at(-1)?.n ?? -1;
    const first = this.heard === null || last < this.heard;
    const heard = this.heard ?? last;
    const played = this.now?.number !== view.number;
    const goesOn = this.midway;
    this.midway = view.midway ?? false;
    this.heard = last;
    this.now = view;
    if (first || silent) return this.close();
    const going = this.reading || this.waiting.length > 0 || goesOn;
    let fresh = this.beats(view, heard, own && !going);
    if (!fresh.length) return this.refresh(view);
    if (!played && !going) {
      // Something was said at the table and nothing done in the game: the question stays while it is told.
      this.refresh(view);
      fresh = fresh.map(wordsOf);
    } else if (!going && this.shown) this.shown = unasked(this.shown);
    this.tale = going ? [...this.tale, ...fresh] : fresh;
    this.waiting = [...this.waiting, ...fresh].slice(-MOST);
    if (this.pace() === "once") this.skip();
    else if (!this.reading) this.step();
  }

  private beats(view: View, heard: number, own: boolean): readonly Beat[] {
    const found = beatsOf(view.log.filter((line) => line.n > heard));
    const [first] = found;
    // What was begun in an earlier view of the same answer goes on.
    if (first && !first.lines[0]!.text.beat && first.lines[0]!.at === view.log.find((line) => line.n === heard)?.at) {
      found[0] = { ...first, actor: this.actor };
    }
    this.actor = found.at(-1)?.actor ?? this.actor;
    const fresh: Beat[] = found.flatMap(inParts).slice(-MOST);
    const last = fresh.pop();
    if (!last) return [];
    const [line, ...more] = last.lines;
    const plain = !more.length && !line!.text.sum && !diceOf(line!.text).length;
    // That it is one's own turn now, the question says too.
    const begins = view.choices.length > 0 && this.mine(view, last.actor);
    const glance = plain && !view.midway && (begins || (own && !fresh.length));
    return [...fresh, { ...last, view: unasked(view), glance }];
  }

  /** Something changed of which there is nothing to tell. */
  private refresh(view: View): void {
    const last = this.waiting.at(-1);
    if (last?.view) this.waiting = [...this.waiting.slice(0, -1), { ...last, view: unasked(view) }];
    else this.shown = this.reading && this.beat?.view ? unasked(view) : view;
  }

  /** To the next beat at once; after the last one, to the question. */
  step(): void {
    const [beat, ...rest] = this.waiting;
    if (!beat) return this.close();
    this.waiting = rest;
    this.show(beat);
  }

  /** To the end at once: the last beat stays, and the question is put. */
  skip(): void {
    const last = this.waiting.at(-1) ?? this.beat;
    if (!last) return;
    this.waiting = [];
    this.beat = last;
    this.rest();
  }

  /** Stop here, or go on. */
  hold(): void {
    this.held = !this.held;
    if (this.beat) this.show(this.beat);
  }

  /** The whole tale once more, or these lines of the log. */
  again(lines?: readonly LogLine[]): void {
    this.catchUp();
    // The table stays as it is now: only the words come again.
    this.tale = lines ? beatsOf(lines).flatMap(inParts) : this.tale.map(wordsOf);
    this.waiting = this.tale;
    this.held = false;
    this.step();
  }

  close(): void {
    clearTimeout(this.timer);
    this.reading = false;
    this.held = false;
    this.beat = null;
    this.waiting = [];
    this.catchUp();
  }

  private show(beat: Beat): void {
    this.beat = beat;
    if (beat.view) this.shown = beat.view;
    this.reading = true;
    clearTimeout(this.timer);
    if (this.held) return;
    const length = beat.lines.reduce((sum, line) => sum + this.length(line), 0);
    this.timer = setTimeout(() => (this.waiting.length ? this.step() : this.rest()), timeFor(beat, length, this.waiting.length, this.pace()));
  }

  /** All is told: the last beat can still be read for a while. */
  private rest(): void {
    clearTimeout(this.timer);
    this.reading = this.held = false;
    this.timer = setTimeout(() => this.close(), STAYS);
    this.catchUp();
  }

  private catchUp(): void {
    if (this.shown === this.now) return;
    this.shown = this.now;
    this.done();
  }
}
