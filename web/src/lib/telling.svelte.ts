/** What happened, told one line at a time; a long tale can be skipped. */
import type { LogLine } from "./table-wire";

const SHORTEST = 700;
const LONGEST = 2200;
const STAYS = 7000;
/** A longer tale is told from here on; the log has it all. */
const MOST = 8;

/** How long a line is read, and hurried when many are waiting. */
export const readingTime = (length: number, waiting: number): number =>
  Math.max(250, Math.min(LONGEST, SHORTEST + 16 * length) / (1 + Math.max(0, waiting - 2) / 3));

export class Telling {
  line = $state.raw<LogLine | null>(null);
  waiting = $state.raw<readonly LogLine[]>([]);
  private heard: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A line is being read: the next one waits for it. */
  private reading = false;

  constructor(
    private readonly length: (line: LogLine) => number,
    private readonly still: () => boolean,
  ) {}

  /** The log as it stands now: what is new is told, unless this is the first look at it. */
  hear(log: readonly LogLine[]): void {
    const last = log.at(-1)?.n ?? -1;
    const first = this.heard === null || last < this.heard;
    const heard = this.heard ?? last;
    this.heard = last;
    if (first) return;
    const fresh = log.filter((line) => line.n > heard);
    if (!fresh.length) return;
    this.waiting = [...this.waiting, ...fresh].slice(-MOST);
    if (this.still()) this.skip();
    else if (!this.reading) this.next();
  }

  /** To the last line at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (!last) return;
    this.waiting = [];
    this.show(last);
  }

  close(): void {
    clearTimeout(this.timer);
    this.reading = false;
    this.line = null;
    this.waiting = [];
  }

  private next(): void {
    const [line, ...rest] = this.waiting;
    this.waiting = rest;
    if (line) this.show(line);
  }

  private show(line: LogLine): void {
    this.line = line;
    this.reading = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.reading = false;
      if (this.waiting.length) this.next();
      else this.timer = setTimeout(() => this.close(), STAYS);
    }, readingTime(this.length(line), this.waiting.length));
  }
}
