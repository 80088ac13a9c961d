"""The numbers a seat is shown: while several decide in secret, nobody sees how far others are."""

from __future__ import annotations

from typing import Any

from grimorio.core import Game


class Numbers:
    """How far the log has come, as each seat may know it.

    Entries are numbered in the order of time. While several seats decide in secret, that number
    would tell how often the others have answered. So a seat is shown the number at which it began,
    and one more for each entry of its own. When all are done, everybody is shown the true number.
    """

    __slots__ = ("_began", "_own", "public")

    def __init__(self, game: Game[Any]) -> None:
        self.public = game.number
        """What those are shown who do not decide."""
        self._began = game.secret_since
        self._own: dict[int, int] = {}

    def count(self, game: Game[Any], seat: int) -> None:
        """The seat has made an entry."""
        if game.secret_since >= 0 and game.secret_since == self._began:
            self._own[seat] = self._own.get(seat, 0) + 1
        else:
            self.public = game.number
            self._own.clear()
        self._began = game.secret_since

    def shown(self, seat: int) -> int:
        """The number the seat is shown."""
        return self.public + self._own.get(seat, 0)
