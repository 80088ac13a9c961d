/** What this browser's own games are remembered for, whether or not a host keeps them. */
import { keep, kept } from "./settings.svelte";
import type { MySeat } from "./tables.svelte";
import type { Fame, Info, Outcome } from "./table-wire";

export interface MyFame extends Fame {
  readonly seat: number;
  readonly practice: boolean;
  /** It has no place in the hall of a house. */
  readonly marked?: boolean;
}

const KEY = "grimorio.fame";
const KEPT = 200;

function load(): readonly MyFame[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(list) ? (list as MyFame[]) : [];
  } catch {
    return [];
  }
}

/** Whether a seat had help, or the game had its chance twice. */
export function isMarked(info: Info, seat: number): boolean {
  const one = info.seats.find((held) => held.seat === seat);
  return Boolean(info.rewinds || one?.hints || one?.forks || one?.by_bot);
}

class FameList {
  all = $state.raw<readonly MyFame[]>(load());

  /** Keep the feats of the seats played here; a game seen again is not written twice. */
  keep(info: Info, mine: readonly MySeat[], outcome: Outcome, seatName: (seat: number) => string): void {
    const list = load();
    const known = (seat: number): boolean => list.some((one) => one.table === info.table && one.seat === seat);
    const fresh = (outcome.feats ?? [])
      .filter((feat) => mine.some((one) => one.seat === feat.seat) && !known(feat.seat))
      .map((feat): MyFame => ({
        ...feat,
        game: info.game,
        name: seatName(feat.seat),
        seats: info.seats.length,
        options: info.options,
        when: Date.now() / 1000,
        table: info.table,
        practice: info.practice,
        marked: isMarked(info, feat.seat),
      }));
    if (!fresh.length) return;
    this.all = [...fresh, ...list].slice(0, KEPT);
    keep(KEY, JSON.stringify(this.all));
  }
}

export const fame = new FameList();
