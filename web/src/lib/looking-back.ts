/** Opening the past of a table: all of it, or the last turn of the others. */
import { api } from "./api";
import { lastTurn } from "./last-turn";
import { Replay } from "./replay.svelte";
import type { Moment } from "./route.svelte";
import type { Table } from "./table.svelte";

/** The past with the eyes of a seat; null where the others have done nothing yet. */
export async function lookBack(table: Table, at: Moment, seat: number | null): Promise<Replay | null> {
  const stops = at === "turn" ? lastTurn((await api.story(table.id, table.token)).entries, table.seat) : null;
  if (stops?.length === 0) return null;
  const opened = new Replay(table.id, table.token, seat, stops);
  opened.last = Math.max(table.info?.number ?? 0, table.view?.number ?? 0);
  return opened;
}
