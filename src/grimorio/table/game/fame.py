"""The hall of fame: what a finished game leaves there. It is written once, when the game ends."""

from __future__ import annotations

from grimorio.table.game.marks import Marks
from grimorio.table.storage.store import SeatRow, TableRow
from grimorio.table.wire import Fame, Outcome


def fame_of(row: TableRow, outcome: Outcome | None, when: float, marks: Marks) -> list[Fame]:
    """The feats of the people at a table. A practice game has none, nor a fork, whose player had
    seen more of the game than anybody should, nor a game in which chance was tried twice."""
    if outcome is None or row.practice or row.origin not in ("new", "rematch") or marks.rewinds:
        return []
    people = {seat.seat: seat.name for seat in row.seats if _played_alone(seat, marks)}
    return [
        Fame(
            game=row.game,
            score=feat.score,
            text=feat.text,
            name=people[feat.seat],
            seats=len(row.seats),
            options=row.options,
            when=when,
            table=row.id,
        )
        for feat in outcome.feats
        if feat.seat in people
    ]


def _played_alone(seat: SeatRow, marks: Marks) -> bool:
    """Whether a person played there who let no bot tell them what to do, here or at a fork of the
    game, nor do it for them."""
    helped = seat.bot or seat.hints or seat.forks or marks.mostly_by_bot(seat.seat)
    return seat.token is not None and not helped
