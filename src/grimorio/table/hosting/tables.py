"""All tables of this server: making them, opening them when they are needed, letting them go when
they are not, and finding out who holds which seat."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from grimorio.core.chance import commitment, new_key, seed_key
from grimorio.core.errors import Refusal
from grimorio.core.record import begin
from grimorio.core.registry import find
from grimorio.table.game.match import Match, begun
from grimorio.table.game.views import outcome_of
from grimorio.table.limits import Buckets, Counted, Pace
from grimorio.table.live.table import LiveTable
from grimorio.table.metrics import Metrics
from grimorio.table.refusals import (
    Frozen,
    NoSuchTable,
    PracticeOnly,
    StillRunning,
    StorageDown,
    TooMany,
)
from grimorio.table.seats.hints import hints_allowed
from grimorio.table.seats.seats import check_bot, seat_down
from grimorio.table.seats.tokens import hashed, new_holder, new_secret, new_table_id
from grimorio.table.settings import Settings
from grimorio.table.storage.store import (
    Checkpoint,
    Conflict,
    Damaged,
    EntryRow,
    Report,
    StorageFailed,
    Store,
    TableRow,
)
from grimorio.table.wire import PUBLIC, Created, GivenSeat, NewTable
from grimorio.table.workers.replaying import Replayer
from grimorio.table.workers.thinking import Thinkers
from grimorio.table.workers.turns import Turns

T = TypeVar("T")
CHECK_SECONDS = 1.0
MANY = 25
"""On a quiet day fewer players than this wait at the same time."""
STANDS_BACK = 20
"""Work that nobody waits for gives way to players at most this often, 50 ms each time."""


class Tables:
    """The tables of one server process. What is true is in the store; here is what is in use."""

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.metrics = Metrics()
        self.log = logging.getLogger("grimorio.table")
        self.live: dict[str, LiveTable] = {}
        self.sockets = Counted(self.settings.sockets, self.settings.sockets_per_address)
        self.ready = False
        self.stirred = 0.0
        """When something last happened at any table, by the monotonic clock."""
        self.answering = 0
        """How many players wait for their answer to be taken."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        hourly = self.settings.tables_per_hour
        self._new_tables = Buckets(hourly / 3600, hourly)
        reads, writes = self.settings.reads_per_second, self.settings.requests_per_second
        self.reads = Pace(reads, 4 * reads)
        self.writes = Pace(writes, 4 * writes)
        self.costly = Turns()
        """What takes long to find out is found out one at a time, address by address."""
        self.thinkers = Thinkers(self.settings, self.metrics)
        self.replayer = Replayer()
        self._keeper: asyncio.Task[None] | None = None
        self._checked: asyncio.Task[None] | None = None
        self._checked_at = 0.0
        self._failures = 0
        """How often something could not be written, when that was last tried."""
        self.metrics.gauge("tables_in_memory", "Tables in memory", lambda: len(self.live))
        self.metrics.gauge("sockets", "Open live lines", lambda: self.sockets.total)

    # -- life -----------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.store.open()
        self._keeper = self.spawn(self._keep())
        self.ready = True

    async def stop(self) -> None:
        """Let everything under way reach the disk, then close."""
        self.ready = False
        for table in self.live.values():
            table.stand_ins.stop()
            table.takeovers.stop()
        if self._keeper is not None:
            self._keeper.cancel()
        await self.thinkers.stop()
        await self.replayer.stop()
        for table in list(self.live.values()):
            async with table.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    async def check(self) -> None:
        """Whether the storage can be written, or StorageFailed. It is really tried, but not more
        often than once a second, however many ask. That it went well is worth nothing any more once
        there is no room, or something else could not be written."""
        self.store.check_room()
        now = time.monotonic()
        if (
            self._checked is None
            or now - self._checked_at > CHECK_SECONDS
            or self.store.failures > self._failures
        ):
            self._checked_at = now
            self._checked = self.spawn(self._try_storage())
            self._failures = self.store.failures
        await asyncio.shield(self._checked)

    async def _try_storage(self) -> None:
        try:
            await self.store.check()
        finally:
            self._failures = self.store.failures

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something that goes on by itself, and keep it from being forgotten."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | Conflict | StorageFailed):
            self.log.error("something failed at a table", exc_info=error)

    async def people_first(self) -> None:
        """Stand back while many wait, as after a moment in which the machine stood still; but not
        for ever."""
        for _ in range(STANDS_BACK):
            if self.answering <= MANY:
                return
            await asyncio.sleep(0.05)

    async def _keep(self) -> None:
        """Once a second: notice what the host's commands changed; let go what is idle."""
        while True:
            await asyncio.sleep(1)
            changed = False
            with contextlib.suppress(StorageFailed, Conflict):
                changed = await self.store.changed_elsewhere()
            for table in list(self.live.values()):
                try:
                    if changed:
                        await self._compare(table)
                    self._let_go(table)
                except Damaged as error:
                    await self.damaged(error)
                except (Refusal, Conflict, StorageFailed):
                    pass
                except Exception:  # one table never keeps the others from being looked after
                    self.log.exception("table %s could not be looked after", table.id)

    def _let_go(self, table: LiveTable) -> None:
        """If nothing has happened there for a while."""
        if table.touched < time.monotonic() - self.settings.idle_seconds and not table.busy:
            if table.audience.listeners:
                table.forget_views()
            else:
                self.drop(table)
                table.empty()

    async def _compare(self, table: LiveTable) -> None:
        """Read a table again if another process changed it."""

        async def look() -> None:
            row = await self.store.table(table.id)
            if row is None:
                table.audience.end(NoSuchTable("table-deleted"))
                self.drop(table)
            elif (row.number, row.status) != (table.row.number, table.row.status):
                await table.load()
                table.publish_info()
                table.publish()

        await table.alone(look)

    def drop(self, table: LiveTable) -> None:
        """Forget a table; it is opened again when it is needed."""
        self.stirred = time.monotonic()
        table.stand_ins.stop()
        table.takeovers.stop()
        table.consents.void()
        table.audience.end(StorageDown("open-again"))
        self.live.pop(table.id, None)

    # -- opening --------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """A table, opened if it was not in use."""
        found = self.live.get(table)
        if found is not None:
            found.touched = time.monotonic()
            return found
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = self.spawn(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> LiveTable:
        try:
            row = await self.store.table(table)
            if row is None:
                raise NoSuchTable("no-such-table", table=table[:40])
            live = LiveTable(self, row)
            await live.load()
            await live.absence.opened()
        except Damaged as error:
            await self.damaged(error)
            raise Frozen("table-damaged") from error
        except (StorageFailed, Conflict) as error:
            self.log.error("table %s cannot be read: %s", table, error)
            raise StorageDown("table-unread") from error
        self._is_open(live)
        return live

    async def damaged(self, error: Damaged) -> None:
        """What is stored of a table cannot be read: it is frozen as it is, and its host is told."""
        live = self.live.get(error.table)
        if live is not None:
            live.audience.end(Frozen("table-damaged"))
            self.drop(live)
        try:
            if await self.store.freeze(error.table, str(error)):
                self.log.error("%s; it is frozen", error)
                self.metrics.count("frozen")
                self.metrics.count("reports")
                report = Report(error.table, 0, "cannot be read", str(error), time.time())
                await self.store.report(report)
        except (Conflict, StorageFailed):
            self.log.exception("table %s could not be frozen", error.table)

    def _is_open(self, live: LiveTable) -> None:
        self.live[live.id] = live
        self.metrics.count("opened")
        live.stand_ins.wake()
        live.takeovers.watch_the_clock()
        if any(seat.wanted for seat in live.row.seats):
            _ = self.spawn(live.alone(live.takeovers.look))

    # -- making ---------------------------------------------------------------------------------

    async def create(self, wish: NewTable, address: str) -> Created:
        """A new table."""
        if not wish.practice and not (wish.seed is None and wish.like is None):
            raise PracticeOnly("practice-only")
        title = find(wish.game)
        options = title.options(wish.options, len(wish.seats))
        for seat in wish.seats:
            check_bot(seat.bot)
        self.check_rate(address)
        key = await self._key_for(wish)
        game = begin(title.name, options, len(wish.seats), key, practice=wish.practice)
        patience = wish.absent_after
        row = self.new_row(
            game=title.name,
            ruleset=title.history.ruleset,
            options=options,
            key=key,
            practice=wish.practice,
            absent_after=self.settings.absent_after if patience is None else patience,
            hints=hints_allowed(wish),
        )
        holder = new_holder()
        given: list[GivenSeat] = []
        for n, seat in enumerate(wish.seats):
            given += seat_down(row, n, seat.kind, seat.name, seat.bot, seat.mine, holder)
        match, start, first = begun(game, row.created)
        if game.outcome is not None:
            row.status, row.outcome = "over", outcome_of(match)
        return await self.keep(row, [first], [start], given, match=match, address=address)

    async def _key_for(self, wish: NewTable) -> bytes:
        if wish.like is not None:
            like = await self.store.table(wish.like)
            if like is None:
                raise NoSuchTable("no-such-table", table=wish.like[:40])
            if like.status != "over":
                raise StillRunning("dice-unknown")
            return bytes.fromhex(like.key)
        return new_key() if wish.seed is None else seed_key(wish.seed)

    def new_row(self, *, key: bytes, **known: Any) -> TableRow:
        now = time.time()
        return TableRow(
            id=new_table_id(), key=key.hex(), key_hash=commitment(key), seats=[],
            created=now, changed=now, **known,
        )  # fmt: skip

    async def keep(
        self,
        row: TableRow,
        checkpoints: list[Checkpoint],
        entries: list[EntryRow],
        given: list[GivenSeat],
        at: int | None = None,
        match: Match | None = None,
        rematch_of: str | None = None,
        address: str = "",
    ) -> Created:
        """Store a new table and let its bots begin; its game, if it is at hand. There is one
        rematch of a table: Conflict, if that is made already."""
        watch = new_secret()
        row.watch = hashed(watch)
        try:
            await self.store.create(row, checkpoints, entries, rematch_of=rematch_of)
        except (StorageFailed, Conflict) as error:
            if rematch_of is not None and isinstance(error, Conflict):
                raise
            raise StorageDown("table-unkept") from error
        self.metrics.count("created")
        if match is None:
            await self.get(row.id)
        else:
            live = LiveTable(self, row)
            live.begin(match, checkpoints[-1])
            live.look(PUBLIC, address)
            self._is_open(live)
        return Created(row.id, tuple(given), watch, at)

    def check_rate(self, address: str) -> None:
        if not self._new_tables.take(address):
            raise TooMany("too-many-tables")
