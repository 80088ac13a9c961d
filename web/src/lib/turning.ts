/** The turning points of a game: what its title calls so, or else what happened seldom. */
import type { LogLine } from "./table-wire";

const OFTEN = 20;

/** How much a line weighs, where its title says so (an argument `turning`). */
function weight(line: LogLine): number {
  const turning = line.text.args?.["turning"];
  return typeof turning === "number" ? turning : 0;
}

export function turningPoints(log: readonly LogLine[], most = 3): LogLine[] {
  // What stands before the first answer is the set-up.
  const told = log.filter((line) => line.at > 0 && !line.kind.startsWith("table-"));
  const often = new Map<string, number>();
  for (const line of told) often.set(line.kind, (often.get(line.kind) ?? 0) + 1);
  const seldom = Math.max(1, told.length / OFTEN);
  const weighed = told.some((line) => weight(line) > 0);
  const rare = told
    .filter((line) => (weighed ? weight(line) > 0 : often.get(line.kind)! <= seldom))
    .toSorted((a, b) => weight(b) - weight(a) || often.get(a.kind)! - often.get(b.kind)! || b.n - a.n);
  const chosen: LogLine[] = [];
  for (const line of rare) {
    if (chosen.length === most) break;
    if (!chosen.some((one) => one.at === line.at || (!weighed && one.kind === line.kind))) chosen.push(line);
  }
  return chosen.toSorted((a, b) => a.n - b.n);
}
