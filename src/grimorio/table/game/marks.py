"""What a finished game must be asked before its scores count: whether steps were taken back that
had shown something, and who really played."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.core.log import ANSWER, OFFER, REWIND, UNDO
from grimorio.table.storage.store import DUTY, RESTARTS, EntryRow

TABLE = "table"
"""Answers where there is one option only: nobody decided anything."""


class Marks:
    """Kept entry by entry, as the log grows."""

    __slots__ = ("_answers", "rewinds")

    def __init__(self, entries: Iterable[EntryRow] = ()) -> None:
        self.rewinds = 0
        """How often a step was taken back past chance, past a reveal or past others' answers."""
        self._answers: dict[int, tuple[int, bool]] = {}
        """Of the answers in force: by number, the seat and whether a bot gave it."""
        for entry in entries:
            self.add(entry)

    def add(self, entry: EntryRow) -> None:
        if entry.kind in (ANSWER, OFFER):
            if entry.by not in (TABLE, *RESTARTS) and not entry.by.startswith(DUTY):
                self._answers[entry.number] = (entry.seat, bool(entry.by))
        elif entry.kind == UNDO:
            self._answers.pop(int(entry.key), None)
        elif entry.kind == REWIND:
            self.rewinds += 1
            gone = [number for number in self._answers if number >= int(entry.key)]
            for number in gone:
                del self._answers[number]

    def mostly_by_bot(self, seat: int) -> bool:
        """Whether a bot decided more for the seat than its player."""
        given = [bot for one, bot in self._answers.values() if one == seat]
        return 2 * sum(given) > len(given)
