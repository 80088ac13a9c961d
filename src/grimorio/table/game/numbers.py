"""The numbers a seat is shown: while several decide in secret, nobody sees how far others are."""

from __future__ import annotations

from typing import Any, Final

from grimorio.core import Game
from grimorio.core.log import REKEY, REWIND

FOR_ALL: Final = frozenset((REWIND, REKEY))
"""The kinds of entries that everybody sees, also while several decide in secret."""


class Numbers:
    """How far the log has come, as each seat may know it.

    Entries are numbered in the order of time. While several seats decide in secret, that number
    would tell how often the others have answered. So a seat is shown the number at which it began,
    and one more for each entry of its own. When all are done, everybody is shown the true number.
    """

    __slots__ = ("_began", "_own", "in_secret", "past", "public")

    def __init__(self, game: Game[Any]) -> None:
        self.past = game.number
        """The newest entry that everybody may look back to."""
        self.public = game.number
        """What those are shown who do not decide."""
        self.in_secret = False
        """Whether the last entry was one of several in secret, and others still decide."""
        self._began = game.secret_since
        self._own: dict[int, int] = {}

    def count(self, game: Game[Any], seat: int, *, for_all: bool = False) -> None:
        """The seat has made an entry; one `for_all` is seen by everybody."""
        self.in_secret = game.secret_since >= 0 and game.secret_since == self._began
        if not self.in_secret:
            self.past = self.public = game.number
            self._own.clear()
        elif for_all:
            self.public += 1
            if not self._own:
                self.past = game.number
        else:
            self._own[seat] = self._own.get(seat, 0) + 1
        self._began = game.secret_since

    def shown(self, seat: int) -> int:
        """The number the seat is shown."""
        return self.public + self._own.get(seat, 0)
