/** What happened, told beat by beat: a monster's turn, what followed an answer. It can be slowed, held,
 * skipped and told again. */
import type { LogLine } from "./table-wire";

/** How fast it is told; `once` shows the end and leaves the rest to the log. */
export type Pace = "calm" | "brisk" | "once";
export const PACES: readonly Pace[] = ["calm", "brisk", "once"];

export interface Beat {
  /** The piece, member or group whose turn it is; empty where the title names none. */
  readonly actor: string;
  readonly lines: readonly LogLine[];
}

const SHORTEST = 700;
const LONGEST = 3600;
const STAYS = 7000;
/** The calm read that much slower. */
const CALM = 1.8;
/** Of a longer tale the beginning is left to the log. */
const MOST = 60;

/** How long a beat is read; the brisk hurry when many are waiting. */
export function readingTime(length: number, waiting: number, pace: Pace): number {
  const read = Math.min(LONGEST, SHORTEST + 16 * length);
  return pace === "calm" ? CALM * read : Math.max(350, read / (1 + Math.max(0, waiting - 2) / 4));
}

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

export class Telling {
  beat = $state.raw<Beat | null>(null);
  waiting = $state.raw<readonly Beat[]>([]);
  /** Nothing moves on by itself. */
  held = $state(false);
  /** All beats of this tale, to be told again. */
  private tale = $state.raw<readonly Beat[]>([]);
  count = $derived(this.tale.length);
  told = $derived(this.tale.length - this.waiting.length);
  private heard: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A beat is being read: the next one waits for it. */
  private reading = false;

  constructor(
    private readonly length: (line: LogLine) => number,
    private readonly pace: () => Pace,
  ) {}

  /** The log as it stands now: what is new is told, unless this is the first look at it. */
  hear(log: readonly LogLine[]): void {
    const last = log.at(-1)?.n ?? -1;
    const first = this.heard === null || last < this.heard;
    const heard = this.heard ?? last;
    this.heard = last;
    if (first) return;
    const fresh = beatsOf(log.filter((line) => line.n > heard)).slice(-MOST);
    if (!fresh.length) return;
    const going = this.reading || this.waiting.length > 0;
    this.tale = going ? [...this.tale, ...fresh] : fresh;
    this.waiting = [...this.waiting, ...fresh];
    if (this.pace() === "once") this.skip();
    else if (!this.reading) this.step();
  }

  /** To the next beat at once. */
  step(): void {
    const [beat, ...rest] = this.waiting;
    if (!beat) return this.close();
    this.waiting = rest;
    this.show(beat);
  }

  /** To the last beat at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (!last) return;
    this.waiting = [];
    this.show(last);
  }

  /** Stop here, or go on. */
  hold(): void {
    this.held = !this.held;
    if (this.beat) this.show(this.beat);
  }

  /** The whole tale once more, or these lines of the log. */
  again(lines?: readonly LogLine[]): void {
    if (lines) this.tale = beatsOf(lines);
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
  }

  private show(beat: Beat): void {
    this.beat = beat;
    this.reading = true;
    clearTimeout(this.timer);
    if (this.held) return;
    const length = beat.lines.reduce((sum, line) => sum + this.length(line), 0);
    this.timer = setTimeout(() => {
      this.reading = false;
      if (this.waiting.length) this.step();
      else this.timer = setTimeout(() => this.close(), STAYS);
    }, readingTime(length, this.waiting.length, this.pace()));
  }
}
