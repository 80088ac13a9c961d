"""New tables from old ones: forks, rematches, imported records."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import msgspec

from grimorio.core.chance import Chance, derive_key, new_key
from grimorio.core.errors import BadRecord
from grimorio.core.log import REKEY
from grimorio.core.record import Line, begin, resume
from grimorio.core.scene import Text
from grimorio.table.game.match import Match, begun
from grimorio.table.game.opening import as_entry, base_of, lines_since, renumbered
from grimorio.table.hosting.tables import Tables
from grimorio.table.limits import Counted
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import (
    NoSuchMoment,
    NoSuchTable,
    SeatNeeded,
    StillRunning,
    TooLarge,
    TooMany,
    WorkerFailed,
)
from grimorio.table.seats.seats import keep_seats, seat_down
from grimorio.table.seats.tokens import again, hashed, new_holder, same
from grimorio.table.storage.store import START, Checkpoint, Conflict, EntryRow, Told
from grimorio.table.wire import PUBLIC, Created, GivenSeat
from grimorio.table.workers.jobs import Imported
from grimorio.table.workers.pool import Worker


async def fork(tables: Tables, table: LiveTable, seat: int, at: int, address: str) -> Created:
    """Go on from entry `at` at a new table, under a new key; the others are bots. While the game
    runs the fork starts where the turn of that entry started, from what the forker's seat may
    know: what is hidden can be dealt anew only between two turns. All there are told of it. Where
    hints are forbidden they are so at the fork too, and at the forks of that."""
    running = table.row.status != "over"
    if running and seat == PUBLIC:
        raise SeatNeeded("fork-running")
    if at > table.past:
        raise NoSuchMoment("not-so-far", number=table.past)
    tables.check_rate(address)
    entries = await table.store.entries(table.id)
    checkpoints = await table.store.checkpoints(table.id)
    past = [entry for entry in entries if entry.number <= at]
    base = base_of(past, checkpoints, at, 0)
    if base.ruleset != table.row.ruleset:
        raise NoSuchMoment("rules-gone")
    key = new_key()
    row = tables.new_row(
        key=key,
        game=table.row.game,
        ruleset=table.row.ruleset,
        options=table.row.options,
        practice=table.row.practice,
        origin="fork",
        hints=table.row.hints if running or table.row.origin == "fork" else True,
    )
    game, _ = resume(base.data)
    lines: list[Line] = []
    if running:
        # The copy is ours alone: its checkpoint is what the new table starts from.
        game.title.rules.hide(game.checkpoint, seat, Chance(new_key()))
        game.checkpoint.chance = Chance(derive_key(key, "fork"))
        at = base.number
    else:
        lines = [*lines_since(base.number, past), (0, "0", REKEY)]
    data = renumbered(game, 0, key=key)
    entries = replayed(data, lines, Text("table-fork", {"at": at}))
    row.number = entries[-1].number
    holder = new_holder()
    mine = 0 if seat == PUBLIC else seat
    given: list[GivenSeat] = []
    for old in table.row.seats:
        kind = "human" if old.seat == mine else "bot"
        given += seat_down(row, old.seat, kind, old.name, old.bot, True, holder)
    first = Checkpoint(0, row.ruleset, data, 1, restart=True)
    if running:
        await table.alone(lambda: table.seats.count_fork(seat, at))
    return await tables.keep(row, [first], entries, given, at=at)


def replayed(data: bytes, lines: Sequence[Line], note: Text) -> list[EntryRow]:
    """The log of a new table that starts from a checkpoint and some lines after it."""
    game, _ = resume(data)
    first = Told("table-fork", -1, note)
    match = Match(game, [first])
    _, told = match.listen()
    now = time.time()
    entries = [EntryRow(0, -1, "", START, now, told=[first, *told])]
    for line in lines:
        if game.outcome is not None:
            break
        entries.append(as_entry(match.apply(line), game.number, now, by="fork"))
    if game.outcome is not None:
        raise NoSuchMoment("over-there")
    return entries


async def rematch(tables: Tables, table: LiveTable, seat: int, token: str, address: str) -> Created:
    """The same game again, with the same people: the token of a seat here is the invitation to
    that seat there. Whoever asks first makes the table, and everybody who asks is seated. What they
    get for it is made from the token they ask with: if it is lost on the way, they get the same
    when they ask again."""
    if seat == PUBLIC:
        raise SeatNeeded("rematch-players")
    if table.row.status == "running":
        raise StillRunning("rematch-running")
    holder = table.seat(seat).holder
    try:
        new = await _rematch_of(tables, table)
    except NoSuchTable:  # none yet; or it was deleted, or its maker was stopped half-way
        await _make_rematch(tables, table, address)
        new = await _rematch_of(tables, table)
    given: list[GivenSeat] = []
    for old in table.row.seats:
        if old.holder == holder and old.token:
            secret = again(token, f"{new.id} {old.seat}")
            if new.seat(old.seat).invitation == old.token:
                await new.alone(partial(new.seats.sit_again, old, holder, secret))
            if same(new.seat(old.seat).token, hashed(secret)):
                given.append(GivenSeat(old.seat, token=secret))
    return Created(new.id, tuple(given))


async def _rematch_of(tables: Tables, table: LiveTable) -> LiveTable:
    if table.row.rematch is None:
        raise NoSuchTable("no-such-table", table="")
    return await tables.get(table.row.rematch)


async def _make_rematch(tables: Tables, table: LiveTable, address: str) -> None:
    tables.check_rate(address)
    old = table.row
    key = new_key()
    game = begin(old.game, old.options, len(old.seats), key, practice=False)
    row = tables.new_row(
        key=key, game=old.game, ruleset=game.title.history.ruleset, options=old.options,
        absent_after=old.absent_after, origin="rematch", hints=old.hints,
    )  # fmt: skip
    keep_seats(row, old)
    _, start, first = begun(game, row.created)

    async def make() -> None:
        try:
            await tables.keep(row, [first], [start], [], rematch_of=table.id)
        except Conflict:  # somebody was faster
            await table.load()
            return
        table.row.rematch = row.id
        table.publish_info()

    await table.alone(make)


AT_ONCE = 8
"""Records that are being read or played at the same time, and of these from one address."""
AT_ONCE_EACH = 2


class Importer:
    """Plays imported records through, one at a time, in a process with limits of its own."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._worker = Worker(tables.settings.import_megabytes)
        self._busy = asyncio.Semaphore(4)
        self._reading = Counted(AT_ONCE, AT_ONCE_EACH)

    @contextmanager
    def admitted(self, address: str) -> Iterator[None]:
        """Whether a record may be brought from there is known before it is read."""
        self._tables.check_rate(address)
        if not self._reading.enter(address):
            raise TooMany("too-many-imports")
        try:
            yield
        finally:
            self._reading.leave(address)

    async def take_in(self, data: bytes | bytearray) -> Created:
        """A table from a record: finished, or to be continued by whoever brought it. The key of
        an unfinished one is known to them, so it is a practice game from here on."""
        settings = self._tables.settings
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise BadRecord("not-text") from None
        try:
            async with self._busy:
                done = await self._worker.do(
                    {"job": "import", "record": text}, settings.import_seconds
                )
        except WorkerFailed as failed:
            refusal = BadRecord.because(failed)
            if failed.code != WorkerFailed.code:
                refusal.code = failed.code
            raise refusal from None
        return await self._keep(msgspec.convert(done.answer, Imported))

    async def _keep(self, found: Imported) -> Created:
        tables = self._tables
        most = tables.settings.log_entries
        if most and len(found.entries) > most:
            raise TooLarge("log-too-long", number=most)
        row = tables.new_row(
            key=bytes.fromhex(found.key), game=found.game, ruleset=found.ruleset,
            options=found.options, origin="import", practice=True, hints=True,
            number=found.entries[-1].number, status="over" if found.outcome else "running",
            outcome=found.outcome,
        )  # fmt: skip
        holder = new_holder()
        given: list[GivenSeat] = []
        for seat in range(found.seats):
            given += seat_down(row, seat, "human", "", "", True, holder)
        return await tables.keep(row, found.checkpoints, found.entries, given)

    async def stop(self) -> None:
        await self._worker.stop()
