"""What was: earlier views, the story of a seat, the record of a finished game."""

from __future__ import annotations

import asyncio

from grimorio.core.errors import BadRecord
from grimorio.core.record import Record
from grimorio.table.game.match import standing_told
from grimorio.table.game.numbers import FOR_ALL
from grimorio.table.game.opening import open_match
from grimorio.table.game.records import record_of
from grimorio.table.game.views import SeatLog, told_view, view_of
from grimorio.table.live.audience import for_strangers
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import NoSuchMoment, NotYours, StillRunning
from grimorio.table.storage.store import EntryRow
from grimorio.table.wire import PUBLIC, LogLine, Story, StoryEntry, StoryPage, View

MINUTE = 60.0
PAGE_ENTRIES = 500
PAGE_LINES = 1000
"""A page of a story has no more entries than that, and ends with the entry that brings as many
lines."""


def viewer(table: LiveTable, held: int, wanted: int | None) -> int:
    """Whose eyes somebody may look through: their own or the public's; once over, anybody's."""
    if wanted is None or wanted == held:
        return held
    if wanted == PUBLIC:
        return PUBLIC
    if table.row.status != "over":
        raise NotYours("own-eyes")
    if not 0 <= wanted < len(table.row.seats):
        raise NotYours("seat-unknown")
    return wanted


async def view_at(table: LiveTable, seat: int, at: int) -> View:
    """What the seat saw when the log had `at` entries."""
    if at > table.past:
        raise NoSuchMoment("not-so-far", number=table.past)
    entries = await table.store.entries(table.id)
    checkpoints = await table.store.checkpoints(table.id)
    past = [entry for entry in entries if entry.number <= at]

    def look() -> View:
        log = SeatLog(seat)
        log.grow(standing_told(past), [note for note in table.notes if note.number <= at])
        try:
            match = open_match(table.row, past, checkpoints, at=at)
        except BadRecord:
            return told_view(at, log.newest())
        return view_of(match, seat, log.newest(), past=True)

    return await asyncio.to_thread(look)


async def story(table: LiveTable, seat: int, after: int = -1, lines: int = 0) -> Story:
    """What the seat saw after an entry, entry by entry, in the words of that time: a page of it.
    `lines` is how many it was told before."""
    told, past = lines, table.past
    found: list[StoryEntry] = []
    next_page: StoryPage | None = None
    for number, entry in await shown_entries(table, seat, after, past):
        if len(found) >= PAGE_ENTRIES or told - lines >= PAGE_LINES:
            next_page = StoryPage(found[-1].number, told)
            break
        seen = [event for event in entry.told if event.seen_by(seat)]
        found.append(
            StoryEntry(
                number,
                entry.seat,
                entry.kind,
                tuple(
                    LogLine(told + i, number, event.kind, event.text)
                    for i, event in enumerate(seen)
                ),
                told_time(table, entry),
                entry.key if shows_key(table, entry, seat) else None,
            )
        )
        told += len(seen)
    info = table.info() if seat >= 0 else for_strangers(table.info())
    return Story(info, None if seat < 0 else seat, tuple(found), next_page)


async def shown_entries(
    table: LiveTable, seat: int, after: int, past: int
) -> list[tuple[int, EntryRow]]:
    """The entries after one, each with the number the seat is shown: enough for a page and one
    more. What is decided in secret counts from `past` on: until all are done everybody reads their
    own, and what all saw."""
    found: list[tuple[int, EntryRow]] = []
    if after < past:
        some = await table.store.entries(table.id, after, PAGE_ENTRIES + 1)
        found = [(entry.number, entry) for entry in some if entry.number <= past]
    if len(found) <= PAGE_ENTRIES and past < table.number:
        secret = await table.store.entries(table.id, past)
        seen = [entry for entry in secret if entry.seat == seat or entry.kind in FOR_ALL]
        found += [(n, entry) for n, entry in enumerate(seen, past + 1) if n > after]
    return found


def told_time(table: LiveTable, entry: EntryRow) -> float:
    """When it was; while the game runs by the minute only, for who answers at once may have had
    nothing to choose."""
    return entry.when if table.row.status == "over" else entry.when // MINUTE * MINUTE


def shows_key(table: LiveTable, entry: EntryRow, seat: int) -> bool:
    """An answer may be secret: while the game runs only its own seat reads it."""
    return entry.seat >= 0 and (entry.seat == seat or table.row.status == "over")


async def record(table: LiveTable) -> Record:
    """The whole game with its key, to be saved, verified and played again; once it is over."""
    if table.row.status != "over":
        raise StillRunning("record-running")
    return record_of(table.row, await table.store.entries(table.id))
