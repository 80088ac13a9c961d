/** Sitting down: what a browser keeps when it makes a table or takes a seat. */
import { tables } from "./tables.svelte";
import type { Claimed, Created, Value } from "./table-wire";

export function keepCreated(created: Created, game: string, puzzle?: Value): void {
  tables.put({
    table: created.table,
    game,
    seats: created.seats.flatMap((s) => (s.token ? [{ seat: s.seat, token: s.token }] : [])),
    invitations: created.seats.flatMap((s) => (s.invitation ? [{ seat: s.seat, invitation: s.invitation }] : [])),
    watch: created.watch ?? null,
    opened: Date.now(),
    ...(puzzle === undefined ? {} : { puzzle }),
  });
}

export function keepClaimed(table: string, game: string, claimed: Claimed): void {
  const mine = tables.find(table);
  const seats = (mine?.seats ?? []).filter((s) => s.seat !== claimed.seat);
  tables.put({
    table,
    game,
    seats: [...seats, { seat: claimed.seat, token: claimed.token }],
    invitations: mine?.invitations ?? [],
    watch: mine?.watch ?? null,
    opened: Date.now(),
  });
}
