"""A table in memory: apply, append to disk, publish, in that order.

An answer is acknowledged only after it is on disk, and nothing of it is seen before. If it cannot
be put there, the game in memory is thrown away and opened again from what is stored.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import msgspec

from grimorio.core.errors import BrokenRules, GameOver, Refusal, RuleFailed
from grimorio.core.log import REWIND
from grimorio.core.record import Line
from grimorio.core.scene import Text
from grimorio.table.game import opening
from grimorio.table.game.earlier import Adopted
from grimorio.table.game.fame import fame_of
from grimorio.table.game.marks import Marks
from grimorio.table.game.match import Applied, Match, standing_told
from grimorio.table.game.views import info_of, outcome_of
from grimorio.table.live.answers import Answers
from grimorio.table.live.audience import Audience, Listener
from grimorio.table.live.consent import Consents
from grimorio.table.live.looks import Looks
from grimorio.table.live.showing import Showing
from grimorio.table.live.signs import Signs
from grimorio.table.live.undo import TakingBack
from grimorio.table.refusals import Failed, Frozen, LogFull, Stale, StorageDown
from grimorio.table.seats.absence import Absence
from grimorio.table.seats.duties import Duties
from grimorio.table.seats.seats import Seats
from grimorio.table.seats.stand_ins import StandIns
from grimorio.table.seats.takeover import TakeOvers
from grimorio.table.storage.store import (
    DUTY,
    Checkpoint,
    Conflict,
    Damaged,
    EntryRow,
    Note,
    Report,
    SeatRow,
    StorageFailed,
    TableRow,
    Told,
)
from grimorio.table.wire import PUBLIC, Info, View, Vote
from grimorio.table.workers.thinking import Position

if TYPE_CHECKING:
    from grimorio.table.hosting.tables import Tables

T = TypeVar("T")


class LiveTable:
    """One table: its game, who holds its seats, who follows it."""

    def __init__(self, tables: Tables, row: TableRow) -> None:
        self.tables = tables
        self.store = tables.store
        self.row = row
        self.match: Match | None = None
        """None while the table is frozen and cannot be opened."""
        self.notes: list[Note] = []
        self.checkpoint: Checkpoint | None = None
        """The newest one stored, and the lines since then: what a bot is given to think about."""
        self.recent: list[Line] = []
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.showing = Showing(self)
        self.audience = Audience(self.showing.safe_look, self.showing.way)
        self.answers = Answers(self)
        self.absence = Absence(self)
        self.looks = Looks()
        self.seats = Seats(self)
        self.takeovers = TakeOvers(self)
        self.marks = Marks()
        self.stand_ins = StandIns(self)
        self.consents = Consents(self)
        self.duties = Duties(self)
        self.back = TakingBack(self)
        self.signs = Signs(self)
        self.told: list[Told] = []
        """What was told at a table that cannot be opened."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        return self.row.number

    @property
    def public(self) -> int:
        """The number everybody may know: how far others are in secret is not in it."""
        return self.number if self.match is None else self.match.numbers.public

    @property
    def past(self) -> int:
        """The newest entry that everybody may look back to."""
        return self.number if self.match is None else self.match.numbers.past

    def shown(self, seat: int) -> int:
        """The number that a seat is shown."""
        return self.number if self.match is None else self.match.numbers.shown(seat)

    @property
    def busy(self) -> bool:
        """Whether something is under way here."""
        going = self.consents.going is not None
        return going or self.stand_ins.busy or self.lock.locked()

    def seat(self, seat: int) -> SeatRow:
        return self.row.seats[seat]

    # -- opening --------------------------------------------------------------------------------

    def begin(self, match: Match, start: Checkpoint) -> None:
        """A game that has just been stored as it stands here."""
        self.match, self.checkpoint = match, start

    async def load(self) -> None:
        """Open the table from what is stored. If it cannot be opened it is frozen and kept."""
        row = await self.store.table(self.id)
        if row is None:
            raise Conflict(f"table {self.id} is gone")
        self.row, self.match = row, None
        self.showing.forget()
        try:
            entries = await self.store.entries(self.id)
            checkpoints = await self.store.checkpoints(self.id)
            self.notes = await self.store.notes(self.id)
        except Damaged as error:
            await self._freeze(error, error.before)
            return
        # A long log takes its time: the loop goes on meanwhile.
        self.marks = await asyncio.to_thread(Marks, entries)
        try:
            if opening.old_rules(row):
                await self._take_over_rules(entries, checkpoints)
            self.match = await asyncio.to_thread(opening.open_match, row, entries, checkpoints)
        except (Conflict, StorageFailed):
            raise
        except Exception as error:
            await self._freeze(error, entries)
            return
        self.checkpoint = checkpoints[-1]
        self.recent = opening.lines_played(self.checkpoint.number, entries)

    async def _take_over_rules(
        self, entries: list[EntryRow], checkpoints: list[Checkpoint]
    ) -> None:
        new = await asyncio.to_thread(opening.open_under_new_rules, self.row, entries, checkpoints)
        ruleset = new.match.game.title.history.ruleset
        await self.store.append(self.id, new.entries, checkpoint=new.checkpoint, ruleset=ruleset)
        self.row.ruleset, self.row.number = ruleset, new.entries[-1].number
        entries += new.entries
        checkpoints.append(new.checkpoint)
        self.tables.metrics.count("upgrades")

    async def _freeze(self, error: Exception, entries: list[EntryRow]) -> None:
        known = isinstance(error, Refusal | Damaged)
        reason = str(error) if known else repr(error)
        self.told = standing_told(entries)
        if self.row.status == "running":
            await self.report("cannot be opened", error)
            await self.store.set_status(self.id, "frozen", reason)
            self.row.status, self.row.reason = "frozen", reason
            self.tables.metrics.count("frozen")

    # -- what is seen ---------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat sees now."""
        view, log = self.showing.look(seat)
        return msgspec.structs.replace(view, log=log.newest())

    def info(self) -> Info:
        """What anybody may know."""
        return info_of(self.row, self.public, self.marks, self.showing.info_seat)

    # -- who follows ----------------------------------------------------------------------------

    def publish(self) -> None:
        """Tell everybody what changed, and let the table's own players act."""
        self.touched = self.tables.stirred = time.monotonic()
        self.duties.tell()
        self.audience.publish()
        if self.match is not None:
            self.match.moments = []
        self.stand_ins.wake()

    def refresh(self) -> None:
        """Publish what changed beside the game. If an entry is on its way to the disk, it will
        publish itself, and nothing of it may be seen before."""
        if not self.lock.locked():
            self.publish()

    def publish_info(self) -> None:
        self.audience.publish_info(self.info())

    def join(self, listener: Listener) -> None:
        """Somebody follows the table; all are told only if that makes a seat present."""
        before, first = self.audience.seats(), not self.audience.listeners
        self.audience.listeners.add(listener)
        self.absence.here(listener.seats)
        self.seats.present_again(listener.seats)
        if not self._came_or_went(before):
            self.audience.tell_info(listener, self.info())
            if first:
                self.stand_ins.wake()

    def leave(self, listener: Listener) -> None:
        before = self.audience.seats()
        self.audience.listeners.discard(listener)
        self.absence.gone(listener.seats)
        self.takeovers.watch_the_clock()
        self._came_or_went(before)

    def _came_or_went(self, before: set[int]) -> bool:
        self.touched = self.tables.stirred = time.monotonic()
        if before - {PUBLIC} == self.audience.seats() - {PUBLIC}:
            return False
        self.publish_info()
        self.stand_ins.wake()
        return True

    def look(self, seat: int, address: str) -> None:
        """Somebody looks at the table, from there."""
        watched = self.is_watched
        if self.looks.look(seat, address) or not watched:
            self.stand_ins.wake()

    def is_here(self, seat: int) -> bool:
        """Whether the player of the seat follows the table, or looked at it just now."""
        return self.audience.present(seat) or self.looks.lately(seat)

    @property
    def is_watched(self) -> bool:
        """Whether anybody follows the table, or looked at it a short while ago."""
        seconds = self.tables.settings.unwatched_seconds
        return bool(self.audience.listeners) or not seconds or self.looks.within(seconds)

    def forget_views(self) -> None:
        """Give back the memory of what is shown, while nothing happens."""
        self.audience.forget()
        self.showing.forget()
        if self.match is not None:
            self.match.forget()

    def empty(self) -> None:
        """The table has left memory, and nobody uses it any more: give back all it held. Its parts
        know each other, so that they themselves wait for the collector, which comes rarely."""
        self.forget_views()
        self.match = self.checkpoint = None
        self.recent, self.notes, self.told = [], [], []

    # -- what seats do --------------------------------------------------------------------------

    async def vote(self, seat: int, vote: Vote) -> int:
        """Yes or no to what another asks."""
        found = await self.alone(lambda: self.consents.vote(seat, vote))
        number = found if isinstance(found, int) else await asyncio.shield(found)
        return min(number, self.shown(seat))

    def may_take_back(self, seat: int) -> bool:
        """Whether the log, as the seat knows it, is short enough: somebody who answers and takes
        back without end does not fill the disk."""
        most = self.tables.settings.log_entries
        return not most or self.shown(seat) < most // 2

    @property
    def is_full(self) -> bool:
        """Whether there is no room for one more entry, or for one more note."""
        most = self.tables.settings.log_entries
        return bool(most) and max(self.number, len(self.notes)) >= most

    def check_room(self) -> None:
        """Before something is added to what is kept of the table."""
        if self.is_full:
            raise LogFull("log-full", number=self.tables.settings.log_entries)

    def playing(self) -> Match:
        """The game, if it can be played."""
        if self.row.status == "frozen" or self.match is None:
            raise Frozen("frozen")
        if self.row.status == "over":
            raise GameOver("game-over")
        return self.match

    # -- apply, append, publish -----------------------------------------------------------------

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something while nothing else changes this table. If it is stopped in the middle,
        nobody knows what is on disk: the table is opened again when it is needed."""
        async with self.lock:
            try:
                return await work()
            except asyncio.CancelledError:
                self.tables.drop(self)
                raise
            except Damaged as error:
                await self.tables.damaged(error)
                raise Frozen("table-damaged") from error

    async def enter(self, line: Line, *, client: str = "", by: str = "") -> int:
        """Apply, append to disk, publish. Called while nothing else changes this table."""
        match = self.playing()
        self.check_room()
        if len(line) == 2 and self.duties.now(int(line[0])):
            by = f"{DUTY} {by}".rstrip()
        try:
            done = match.apply(line, watched=bool(self.audience.listeners))
        except (RuleFailed, BrokenRules) as error:
            await self.report(f"a rule failed on {line}", error)
            raise Failed("failed-rule") from error
        return await self._append(match, done, client=client, by=by)

    async def go_on_from(self, found: Adopted, client: str) -> int:
        """Go on from an earlier moment that was played again elsewhere. Only inside `alone()`."""
        self.match = found.match
        return await self._append(found.match, found.done, client=client, since=found.since)

    async def _append(
        self,
        match: Match,
        done: Applied,
        *,
        client: str,
        by: str = "",
        since: tuple[Checkpoint, list[Line]] | None = None,
    ) -> int:
        """What was applied goes to the disk, then all are told. `since`: the checkpoint and the
        lines that lead here, where they are not those before and this one more."""
        if done.undone is not None:
            self.showing.forget()
        # Of several who decide in secret nobody learns when one of them has answered.
        when = self.row.changed if match.numbers.in_secret else time.time()
        entry = opening.as_entry(done, match.game.number, when, client=client, by=by)
        self.marks.add(entry)
        checkpoint = await self._checkpoint(match)
        outcome = outcome_of(match)
        try:
            await self.store.append(
                self.id,
                [entry],
                checkpoint=checkpoint,
                drop_from=done.undone,
                status="over" if outcome else None,
                outcome=outcome,
                fame=fame_of(self.row, outcome, entry.when, self.marks),
            )
        except (Conflict, StorageFailed) as error:
            await self._recover(error, entry.seat)
        self._appended(done, entry, checkpoint)
        if since is not None:
            self.checkpoint, self.recent = since
        if outcome is not None:
            self.row.status, self.row.outcome = "over", outcome
            self.publish_info()
        if entry.kind == REWIND:
            who = Text("seat", {"n": entry.seat})
            await self.note("table-rewind", Text("table-rewind", {"seat": who}))
            self.publish_info()
        self.publish()
        return entry.number

    def _appended(self, done: Applied, entry: EntryRow, checkpoint: Checkpoint | None) -> None:
        self.row.number, self.row.changed = entry.number, entry.when
        self.consents.went_on(entry.seat)
        self.tables.metrics.count("entries")
        if checkpoint is not None:
            self.checkpoint, self.recent = checkpoint, []
        else:
            self.recent.append(done.line)
        if done.undone and self.checkpoint and done.undone <= self.checkpoint.number:
            # What a bot would be given no longer leads here; it is read again when needed.
            self.checkpoint = None

    async def _checkpoint(self, match: Match) -> Checkpoint | None:
        try:
            return match.new_checkpoint()
        except Exception as error:
            await self.report("a checkpoint does not open", error)
            return None

    async def _recover(self, error: Exception, seat: int) -> NoReturn:
        """The entry is not on disk, so it did not happen: back to what is stored."""
        self.tables.metrics.count("append_failures")
        try:
            await self.load()
        except (StorageFailed, Conflict) as failed:
            self.tables.drop(self)
            raise StorageDown("answer-unkept") from failed
        self.publish_info()
        self.publish()
        if isinstance(error, StorageFailed):
            raise StorageDown("answer-unkept") from error
        if self.row.status == "frozen":
            raise Frozen("frozen-by-host") from error
        raise Stale("changed-by-host", self.view(seat)) from error

    async def position(self) -> Position:
        """Where the game stands, for whoever thinks about it elsewhere."""
        if self.checkpoint is None:
            await self.alone(self.load)
        assert self.checkpoint is not None
        return Position(self.id, self.checkpoint.data, self.recent[:])

    # -- around the game ------------------------------------------------------------------------

    async def note(self, kind: str, text: Text) -> None:
        """Say in the log that something happened at the table."""
        note = Note(self.past, kind, text, time.time())
        await self.store.note(self.id, note)
        self.notes.append(note)
        self.showing.forget()

    async def report(self, what: str, error: BaseException) -> None:
        """Keep what went wrong, for the host."""
        detail = "".join(traceback.format_exception(error))[-8000:]
        self.tables.metrics.count("reports")
        try:
            await self.store.report(Report(self.id, self.number, what, detail, time.time()))
        except (Conflict, StorageFailed):
            self.tables.log.exception("a report could not be kept")
