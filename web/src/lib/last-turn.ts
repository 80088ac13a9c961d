/** The last turn of the others: what they did in a row since this seat last did something. */
import type { StoryEntry } from "./table-wire";

/** The moments worth stopping at: the one before it began, then each at which something was told. A spectator
 * follows whoever came last. Empty if nobody else has done anything yet. */
export function lastTurn(entries: readonly StoryEntry[], seat: number): number[] {
  const played = entries.filter((entry) => entry.seat >= 0);
  const watching = seat < 0;
  const end = watching ? played.length - 1 : played.findLastIndex((entry) => entry.seat !== seat);
  const theirs = (entry: StoryEntry): boolean => (watching ? entry.seat === played[end]!.seat : entry.seat !== seat);
  let start = end;
  while (start > 0 && theirs(played[start - 1]!)) start--;
  const told = played.slice(start, end + 1).filter((entry) => entry.lines.length > 0);
  return told.length ? [played[start]!.number - 1, ...told.map((entry) => entry.number)] : [];
}
