/** The turning points of a game: what its title calls so, and nothing where it does not. */
import type { LogLine } from "./table-wire";

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
