/** Opening the past of a table: all of it, or the last turn of the others. */
import { api } from "./api";
import { lastTurn } from "./last-turn";
import { Replay } from "./replay.svelte";
import type { Moment } from "./route.svelte";
import type { Table } from "./table.svelte";

/** Of a long game, only so many of the newest entries are asked for at first. */
const RECENT = 200;

/** The moments of the last turn of the others. If it began before the newest entries, the whole story is read. */
async function stopsOf(table: Table): Promise<number[]> {
  const after = Math.max(-1, (table.view?.number ?? 0) - RECENT);
  const recent = lastTurn((await api.story(table.id, table.token, after)).entries, table.seat);
  if (after < 0 || (recent.length > 0 && recent[0]! > after + 1)) return recent;
  return lastTurn((await api.story(table.id, table.token)).entries, table.seat);
}

/** The past with the eyes of a seat; null where the others have done nothing yet. */
export async function lookBack(table: Table, at: Moment, seat: number | null): Promise<Replay | null> {
  const stops = at === "turn" ? await stopsOf(table) : null;
  if (stops?.length === 0) return null;
  const opened = new Replay(table.id, table.token, seat, stops);
  opened.last = Math.max(table.info?.number ?? 0, table.view?.number ?? 0);
  return opened;
}
