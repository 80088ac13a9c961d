"""What a seat sees of a table: the title's scene and questions, and what the table adds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from grimorio.core.scene import Scene
from grimorio.table.game.marks import Marks
from grimorio.table.game.match import Match
from grimorio.table.storage.store import Note, SeatRow, TableRow, Told
from grimorio.table.wire import (
    Consent,
    Feat,
    Info,
    InfoSeat,
    LogLine,
    Outcome,
    Sign,
    View,
)

WINDOW = 100
"""A view carries the newest one to two hundred lines of the log; the window moves in steps, so
that most changes only append."""


class SeatLog:
    """The log as one seat reads it, grown line by line."""

    __slots__ = ("_read", "lines", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[LogLine] = []
        self._read = 0

    def grow(self, told: Sequence[Told], notes: Iterable[Note] = ()) -> None:
        """Read on; notes are given only when the log is read from its start."""
        waiting = list(notes)
        for event in told[self._read :]:
            while waiting and waiting[0].number < event.at:
                self._add_note(waiting.pop(0))
            if event.seen_by(self.seat):
                self.lines.append(LogLine(len(self.lines), event.at, event.kind, event.text))
        self._read = len(told)
        for note in waiting:
            self._add_note(note)

    def _add_note(self, note: Note) -> None:
        self.lines.append(LogLine(len(self.lines), note.number, note.kind, note.text))

    def before(self, told: Sequence[Told], place: int) -> int:
        """How many of its lines were there before what was told from that place on."""
        return len(self.lines) - sum(event.seen_by(self.seat) for event in told[place:])

    def window(self, count: int | None = None) -> tuple[int, int]:
        """From which line to which a view shows it, now or when it had so many."""
        count = len(self.lines) if count is None else count
        return max(0, (count - 1) // WINDOW - 1) * WINDOW, count

    def newest(self) -> tuple[LogLine, ...]:
        first, _ = self.window()
        return tuple(self.lines[first:])


def view_of(
    match: Match,
    seat: int,
    log: tuple[LogLine, ...] = (),
    *,
    thinking: Sequence[int] = (),
    consent: Consent | None = None,
    past: bool = False,
    signs: tuple[Sign, ...] = (),
    shared: frozenset[int] = frozenset(),
) -> View:
    """The view of a seat, -1 for the public. The past is looked at, not answered. `shared` are the
    seats that its player sees besides."""
    game = match.game
    mine = seat >= 0 and not past
    return View(
        number=game.number if past else match.numbers.shown(seat),
        scene=match.scene(seat),
        choices=match.choices(seat),
        standing=match.offers(seat) if mine else (),
        log=log,
        answered=tuple(game.answered),
        waiting=tuple(sorted(match.asked)),
        thinking=tuple(thinking),
        outcome=outcome_of(match),
        consent=consent,
        can_undo=match.can_undo(seat, shared) if mine else "",
        signs=signs,
        may_sign=match.signs(seat) if mine else (),
    )


def info_of(
    row: TableRow, number: int, marks: Marks, info_seat: Callable[[SeatRow], InfoSeat]
) -> Info:
    """What anybody may know of a table; the chance key only once the game is over."""
    return Info(
        table=row.id,
        game=row.game,
        ruleset=row.ruleset,
        options=row.options,
        status=row.status,
        number=number,
        practice=row.practice,
        key_hash=row.key_hash,
        seats=tuple(info_seat(seat) for seat in row.seats),
        hints=row.hints,
        created=row.created,
        origin=row.origin,
        absent_after=row.absent_after or None,
        key=row.key if row.status == "over" else None,
        rematch=row.rematch,
        rewinds=marks.rewinds,
    )


def told_view(number: int, log: tuple[LogLine, ...] = (), outcome: Outcome | None = None) -> View:
    """A moment whose rules are gone, or a table that cannot be opened: what was told."""
    return View(number, Scene(), (), (), log, (), (), (), outcome, None, "", told_only=True)


def outcome_of(match: Match) -> Outcome | None:
    outcome = match.game.outcome
    if outcome is None:
        return None
    game = match.game
    feats = [
        Feat(feat.seat, feat.score, feat.text) for feat in game.title.seating.feats(game.state)
    ]
    return Outcome(outcome.scores, outcome.winners, outcome.reason, tuple(feats))
