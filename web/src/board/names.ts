/** Which piece is which from view to view. A title may call its pieces by their place; then the lines of the
 * log tell what a piece was called and what it became (arguments `piece` and `became`). */
import type { LogLine } from "../lib/table-wire";
import type { Piece } from "../lib/wire";

interface Renaming {
  readonly from: string;
  readonly to: string;
}

function renaming({ text }: LogLine): Renaming[] {
  const { piece, became } = text.args ?? {};
  return typeof piece === "string" && typeof became === "string" ? [{ from: piece, to: became }] : [];
}

const first = (log: readonly LogLine[]): number => log[0]?.n ?? 0;
const last = (log: readonly LogLine[]): number => log.at(-1)?.n ?? -1;

export class Names {
  private names = new Map<string, string>();
  private log: readonly LogLine[] | null = null;
  private whose: number | null = null;
  private given = 0;

  /** A name for each piece that stays the same wherever it goes, on with the log or back. Logs of
   * different seats have nothing to do with each other. */
  look(pieces: readonly Piece[], log: readonly LogLine[], whose: number): ReadonlyMap<string, string> {
    if (whose === this.whose) for (const { from, to } of this.since(log)) this.rename(from, to);
    this.log = log;
    this.whose = whose;
    const names = new Map<string, string>();
    for (const { id } of pieces) {
      const name = this.names.get(id);
      if (name !== undefined) names.set(id, name);
    }
    const taken = new Set(names.values());
    for (const { id } of pieces) if (!names.has(id)) names.set(id, taken.has(id) ? `${id}#${++this.given}` : id);
    this.names = new Map(names);
    return names;
  }

  /** What was renamed between the last look and this one; a log has the newest lines only, and of a tale with
   * a gap nothing is believed. */
  private since(log: readonly LogLine[]): Renaming[] {
    const before = this.log ?? log;
    const [was, now] = [last(before), last(log)];
    if (Math.max(first(before), first(log)) > Math.min(was, now) + 1) return [];
    if (now >= was) return log.filter((line) => line.n > was).flatMap(renaming);
    const undone = before.filter((line) => line.n > now).flatMap(renaming);
    return undone.reverse().map(({ from, to }) => ({ from: to, to: from }));
  }

  private rename(from: string, to: string): void {
    const name = this.names.get(from);
    if (name === undefined) return;
    this.names.delete(from);
    this.names.set(to, name);
  }
}
