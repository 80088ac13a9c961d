"""The hall of fame: what a finished game leaves there. It is written once, when the game ends."""

from __future__ import annotations

from grimorio.table.storage.store import TableRow
from grimorio.table.wire import Fame, Outcome


def fame_of(row: TableRow, outcome: Outcome | None, when: float) -> list[Fame]:
    """The feats of the people at a table. A practice game has none, nor a fork, whose player had
    seen more of the game than anybody should, nor who let a bot tell them what to do."""
    if outcome is None or row.practice or row.origin not in ("new", "rematch"):
        return []
    people = {
        seat.seat: seat.name for seat in row.seats if seat.token and not seat.bot and not seat.hints
    }
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
