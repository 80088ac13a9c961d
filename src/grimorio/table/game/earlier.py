"""Going back further than the game in memory reaches: what must be played again, and the game that
comes of it. The log says what; a worker plays it; the table goes on from what comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from grimorio.core.errors import BadRecord, UndoRefused
from grimorio.core.log import ANSWER, OFFER, REKEY, REWIND, EntryKind
from grimorio.core.record import Line, Saved, as_line, kind_of, resume, save
from grimorio.table.game.match import Applied, Match, Played, standing_told
from grimorio.table.game.opening import base_of, in_force, last_restart, played_since
from grimorio.table.storage.store import Checkpoint, EntryRow, Told


class Earlier(msgspec.Struct):
    """The moment before an entry: a stored checkpoint, and the lines that lead from it there."""

    undone: int
    """The entry to be taken back."""
    base: Checkpoint
    played: list[Played]
    told: list[Told]
    """What had been told by then."""
    standing: int
    """How many lines lead there from where the game started."""


class Replayed(msgspec.Struct):
    """The same moment from as near as possible: the last checkpoint before it, as it is stored,
    and the few lines since then."""

    data: bytes
    played: list[Played]


class Adopted(NamedTuple):
    """A game that goes on from an earlier moment."""

    match: Match
    done: Applied
    """The entry that led there."""
    since: tuple[Checkpoint, list[Line]]
    """A stored checkpoint and the lines from it to here."""


def before_last_of(
    seat: int, entries: Sequence[EntryRow], checkpoints: Sequence[Checkpoint]
) -> Earlier:
    """The moment before the last answer of a seat, as the log has it."""
    start = last_restart(entries)
    standing = in_force(start, entries)
    while standing and not _is_answer_of(seat, standing[-1][1]):
        standing.pop()
    if not standing:
        raise UndoRefused("undo-nothing")
    undone, _ = standing.pop()
    past = [entry for entry in entries if entry.number < undone]
    base = base_of(past, checkpoints, undone - 1, 0)
    played = played_since(base.number, past)
    return Earlier(undone, base, played, standing_told(past), len(standing))


def _is_answer_of(seat: int, line: Line) -> bool:
    return line[0] == seat and kind_of(line) in (ANSWER, OFFER)


def replay(base: bytes, played: Sequence[Played], told: int) -> Replayed:
    """Play lines from a checkpoint on, listening; `told` is how much must be told by it."""
    game, _ = resume(base)
    match = Match(game, [])
    for number, line in played:
        match.repeat_as(number, line)
    assert game.journal is not None
    if len(game.journal.events) != told:
        raise BadRecord("told-otherwise")
    data, lines = save(game)
    since = [entry.number for entry in game.since_checkpoint()]
    saved = msgspec.json.decode(data, type=Saved)
    saved.number = since[0] - 1 if since else game.number
    return Replayed(msgspec.json.encode(saved), list(zip(since, lines, strict=True)))


def adopt(later: Match, to: Earlier, found: Replayed, seat: int, kind: EntryKind) -> Adopted:
    """Go on from the earlier moment under the numbers of the later one."""
    game, _ = resume(found.data)
    match = Match(game, [])
    for n, line in found.played:
        match.repeat_as(n, line)
    lines = [line for _, line in to.played]
    number = later.game.number + 1
    if kind == REWIND:
        game.number = number - 1
        game.rekey(seat, number)
        lines.append(as_line(seat, str(number), REKEY))
    game.number = number
    match.recall(to.told)
    match.come_from(later)
    match.whole = len(found.played) == to.standing
    done = Applied(as_line(seat, str(to.undone), kind), len(to.told), [], to.undone)
    return Adopted(match, done, (to.base, lines))
