/** What of a game is told again at its end: its turning points, and what each seat comes out with, if the title
 * says so. */
import type { LogLine } from "./table-wire";
import type { Text } from "./wire";

/** How much a line weighs: an argument `turning`. */
function weight(line: LogLine): number {
  const turning = line.text.args?.["turning"];
  return typeof turning === "number" ? turning : 0;
}

/** The weightiest, the later one of equals, one of each moment; in the order of the game. */
export function turningPoints(log: readonly LogLine[], most = 3): LogLine[] {
  const weighed = log.filter((line) => weight(line) > 0).toSorted((a, b) => weight(b) - weight(a) || b.n - a.n);
  const chosen: LogLine[] = [];
  for (const line of weighed) {
    if (chosen.length === most) break;
    if (!chosen.some((one) => one.at === line.at)) chosen.push(line);
  }
  return chosen.toSorted((a, b) => a.n - b.n);
}

/** What a seat comes out with: the lines of the story with its number as `account`, said by messages of
 * their own, since they stand under its name. */
export const accountOf = (log: readonly LogLine[], seat: number): Text[] =>
  log.filter((line) => line.text.args?.["account"] === seat).map((line) => ({ ...line.text, id: `account-${line.kind}` }));
