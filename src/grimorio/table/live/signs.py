"""What seats let each other know of their plans. It is talk beside the game: neither the rules nor
the store know of it, and it is gone as soon as it may not be shown any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grimorio.core.errors import NotOffered
from grimorio.table.wire import Sign, SignWish

if TYPE_CHECKING:
    from grimorio.table.game.match import Match
    from grimorio.table.live.table import LiveTable


class Shown(NamedTuple):
    """A sign, and the turn in which it was shown."""

    turn: int
    sign: Sign


class Signs:
    """The signs of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._shown: dict[int, Shown] = {}

    def shown(self) -> tuple[Sign, ...]:
        """What everybody sees: the signs of this turn, of the seats that may show one."""
        match = self.table.match
        if match is None or not self._shown:
            return ()
        turn = turn_of(match)
        return tuple(
            one.sign
            for seat, one in sorted(self._shown.items())
            if one.turn == turn and match.signs(seat)
        )

    async def show(self, seat: int, wish: SignWish) -> int:
        """Show a sign instead of the one before, or none. Only inside `alone()`."""
        match = self.table.playing()
        known = match.signs(seat)
        if not known or wish.sign not in (*known, "") or not is_place(match, seat, wish.at):
            raise NotOffered("no-sign", seat=seat)
        self._put(match, Sign(seat, wish.sign, wish.at))
        self.table.publish()
        return self.table.shown(seat)

    def show_for(self, seat: int, key: str) -> None:
        """What a bot shows that is about to give this answer; it is seen with the answer."""
        match = self.table.match
        if match is None or not match.signs(seat):
            return
        ask, lore = match.game.asked(seat), match.game.title.lore
        if ask is None or lore is None:
            return
        place = ask.place(key)
        found = lore.sign(match.game.state, ask, ask.options[place]) if place >= 0 else None
        if found is not None:
            self._put(match, Sign(seat, *found))

    def _put(self, match: Match, sign: Sign) -> None:
        if sign.sign or sign.at:
            self._shown[sign.seat] = Shown(turn_of(match), sign)
        else:
            self._shown.pop(sign.seat, None)


def turn_of(match: Match) -> int:
    return match.game.title.rules.turn(match.game.state)


def is_place(match: Match, seat: int, at: str) -> bool:
    """Whether the seat sees such a cell, or none is meant."""
    boards = match.scene(seat).boards
    return not at or any(cell.id == at for board in boards for cell in board.cells)
