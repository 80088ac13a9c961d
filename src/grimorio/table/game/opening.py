"""Opening a stored table: from a checkpoint and the log after it, under today's rules.

A running table is never replayed under other rules. If the ruleset has changed, it goes on from its
last checkpoint through the title's `migrate`: answers since then are kept as far as they still fit,
the others are asked again, and the log says so. What was told before stays as it was told.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from grimorio.core import Game, Refusal
from grimorio.core.errors import BadRecord, OtherVersion
from grimorio.core.log import REKEY, REWIND, UNDO
from grimorio.core.record import Line, Saved, apply_line, as_line, begin, kind_of, resume, save
from grimorio.core.registry import find
from grimorio.core.scene import Text
from grimorio.table.game.match import Applied, Match, Played, standing_told
from grimorio.table.storage.store import RESTARTS, RULES, Checkpoint, EntryRow, TableRow, Told

TURNS_BACK = 5
"""A table is opened from this many turns back, so that an undo still reaches them."""


class Restarted(msgspec.Struct):
    """A game that goes on from a checkpoint under new numbers: what must be stored of it."""

    match: Match
    entries: list[EntryRow]
    checkpoint: Checkpoint


def open_match(
    row: TableRow,
    entries: Sequence[EntryRow],
    checkpoints: Sequence[Checkpoint],
    *,
    at: int | None = None,
) -> Match:
    """The game at entry `at`, or now."""
    number = row.number if at is None else at
    past = [entry for entry in entries if entry.number <= number]
    base = base_of(past, checkpoints, number, 0 if at is not None else TURNS_BACK)
    if base.ruleset != find(row.game).history.ruleset:
        raise BadRecord("ruleset-gone", ruleset=base.ruleset)
    try:
        game, _ = resume(base.data)
    except OtherVersion:
        raise
    except BadRecord:
        base, game = from_the_start(row, past, checkpoints)
    match = Match(game, [])
    for n, line in played_since(base.number, past):
        try:
            match.repeat_as(n, line)
        except Refusal as error:
            raise BadRecord.because(error, n) from error
    if game.number != number:
        raise BadRecord("log-ends", log=game.number, table=number)
    match.recall(standing_told(past))
    if match.base != base.told:
        raise BadRecord("told-otherwise-since", since=base.number)
    match.turn = game.turn
    match.whole = base.restart
    return match


def from_the_start(
    row: TableRow, entries: Sequence[EntryRow], checkpoints: Sequence[Checkpoint]
) -> tuple[Checkpoint, Game[Any]]:
    """The first checkpoint and the game there, dealt anew by its key: for a table whose
    checkpoints an older release wrote, or that are damaged. A fork did not start so."""
    first = base_of(entries, checkpoints, 0, 0)
    if row.origin == "fork" or last_restart(entries) > 0:
        raise BadRecord("checkpoints-missing")
    key = bytes.fromhex(row.key)
    game = begin(row.game, row.options, len(row.seats), key, practice=row.practice)
    return msgspec.structs.replace(first, told=0), game


def base_of(
    entries: Sequence[EntryRow],
    checkpoints: Sequence[Checkpoint],
    number: int,
    back: int,
) -> Checkpoint:
    """The checkpoint to start from: some turns back, but not before the last restart."""
    start = last_restart(entries)
    usable = [c for c in checkpoints if start <= c.number <= number]
    if not usable:
        raise BadRecord("checkpoints-missing")
    return usable[max(0, len(usable) - 1 - back)]


def last_restart(entries: Sequence[EntryRow]) -> int:
    """The number from which on the game is played by today's rules: no undo goes back further."""
    return max([entry.number for entry in entries if entry.kind in RESTARTS], default=0)


def old_rules(row: TableRow) -> bool:
    """Whether the table was last played under an older ruleset."""
    return row.status == "running" and row.ruleset < find(row.game).history.ruleset


def open_under_new_rules(
    row: TableRow, entries: Sequence[EntryRow], checkpoints: Sequence[Checkpoint]
) -> Restarted:
    """A table of an older ruleset, from its last checkpoint on, under today's."""
    base = base_of(entries, checkpoints, row.number, 0)
    lines = lines_since(base.number, entries)
    title = find(row.game)
    return restart(
        row,
        entries,
        base,
        lines,
        kind=RULES,
        say=lambda kept: Text(
            "table-rules",
            {
                "old": row.ruleset,
                "new": title.history.ruleset,
                "kept": kept,
                "asked": len(lines) - kept,
            },
        ),
    )


def played_since(number: int, entries: Sequence[EntryRow]) -> list[Played]:
    """The lines that lead from a checkpoint to the same place. What a rewind took back is left
    out, and the rewind stands there as the new key it brought: so a long way back costs nothing
    when the table is opened."""
    found: list[Played] = []
    for entry in entries:
        if entry.number <= number:
            continue
        line = entry.line
        if entry.kind == REWIND:
            found = _before(int(entry.key), found)
            line = as_line(entry.seat, str(entry.number), REKEY)
        found.append((entry.number, line))
    return found


def lines_played(number: int, entries: Sequence[EntryRow]) -> list[Line]:
    """The same lines without their numbers."""
    return [line for _, line in played_since(number, entries)]


def in_force(number: int, entries: Sequence[EntryRow]) -> list[Played]:
    """The lines since a checkpoint, without all that was taken back."""
    found: list[Played] = []
    for n, line in played_since(number, entries):
        if kind_of(line) == UNDO:
            _take_out(int(line[1]), found)
        else:
            found.append((n, line))
    return found


def _take_out(number: int, played: list[Played]) -> None:
    """Take back one line. It is the last, or near the end: where several act at the same time,
    others may have gone on since."""
    for place in range(len(played) - 1, -1, -1):
        if played[place][0] == number:
            del played[place]
            return


def _before(number: int, played: list[Played]) -> list[Played]:
    """What stands before an entry. It is cut at the end, where an undo as a rule takes little; an
    undo that took back something older than the entry stays."""
    undone: list[Played] = []
    while played and played[-1][0] >= number:
        n, line = played.pop()
        if kind_of(line) == UNDO and int(line[1]) < number:
            undone.append((n, line))
    return played + undone[::-1]


def lines_since(number: int, entries: Sequence[EntryRow]) -> list[Line]:
    """What it takes to come from a checkpoint to the same place, without what was taken back."""
    return [line for _, line in in_force(number, entries)]


def restart(
    row: TableRow,
    entries: Sequence[EntryRow],
    base: Checkpoint,
    lines: Sequence[Line],
    *,
    kind: Literal["rules", "rollback"],
    say: Callable[[int], Text],
) -> Restarted:
    """Go on from a checkpoint as a new entry after the last: the lines are played again as far
    as they fit, as entries of their own."""
    number = row.number + 1
    now = time.time()
    migrated, _ = resume(base.data)
    data = renumbered(migrated, number)
    told = standing_told([e for e in entries if e.number <= base.number])[: base.told]
    game, _ = resume(data)
    trial, _ = resume(data)
    kept = fitting(trial, lines)
    note = Told(f"table-{kind}", -1, say(len(kept)), number)
    match = Match(game, [*told, note])
    _, new = match.listen()
    first = EntryRow(number, -1, "", kind, now, kept=len(told), told=[note, *new])
    added = [first]
    for line in kept:
        done = match.apply(line)
        added.append(as_entry(done, game.number, now, by=kind))
    match.turn = game.turn
    checkpoint = Checkpoint(number, game.title.history.ruleset, data, len(told) + 1, restart=True)
    return Restarted(match, added, checkpoint)


def as_entry(
    done: Applied, number: int, when: float, *, client: str = "", by: str = ""
) -> EntryRow:
    """What came of a line, as an entry of the log."""
    line = done.line
    seat, key = int(line[0]), str(line[1])
    return EntryRow(number, seat, key, kind_of(line), when, client, by, done.kept, done.told)


def fitting(game: Game[Any], lines: Sequence[Line]) -> list[Line]:
    """The lines that still fit, played. After one that does not, its seat is asked again, so
    that nothing it said later can be meant for what it is asked now."""
    kept: list[Line] = []
    again: set[object] = set()
    for line in lines:
        if line[0] in again:
            continue
        try:
            apply_line(game, line)
        except Refusal:
            again.add(line[0])
        else:
            kept.append(line)
    return kept


def renumbered(game: Game[Any], number: int, *, key: bytes | None = None) -> bytes:
    """The checkpoint of a game as the start of one that counts from `number`, if told so under
    another key; its chance stands where it stood."""
    data, _ = save(game)
    saved = msgspec.json.decode(data, type=Saved)
    new_key = game.key if key is None else key
    saved = msgspec.structs.replace(saved, number=number, key=new_key.hex())
    return msgspec.json.encode(saved)
