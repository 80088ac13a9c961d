"""Duties at one keyboard: what a seat decides for the game and not for its own fortune, such as
what the monster of a neighbour does. Its player does it or leaves it to a bot, as at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grimorio.bots import Bot, bot
from grimorio.core.asking import Ask, Seat, Value
from grimorio.core.drive import Game

STAND_IN: Final = "wanderer"
"""Does the duties left to a bot: with sense, and at once."""


class Duties:
    """Who does what, at one keyboard."""

    def __init__(self, game: Game[Any], people: Sequence[Seat]) -> None:
        self._game = game
        self._shared = len(people) > 1 and not game.title.seating.shares(
            game.options, people, game.seats
        )
        self._mine: dict[tuple[Seat, str], bool] = {}
        seed = f"{game.key.hex()} {game.number} duty"
        self._stand_ins = {seat: bot(STAND_IN, f"{seed} {seat}") for seat in people}

    @property
    def names(self) -> tuple[str, ...]:
        return self._game.title.duties_of(self._game.seats)

    def is_mine(self, seat: Seat, duty: str) -> bool:
        """Whether the player does it: as was said; nothing said, unless the next player at the
        same keyboard would see the cards, or the seat is out."""
        usual = not self._shared and not self._game.title.seating.out(self._game.state, seat)
        return self._mine.get((seat, duty), usual)

    def change(self, seat: Seat, duty: str) -> bool:
        """From the player to a bot or back; whether the player does it now."""
        mine = self._mine[seat, duty] = not self.is_mine(seat, duty)
        return mine

    def stand_in(self, ask: Ask[Value]) -> Bot | None:
        """The bot that answers this for a person, if one does."""
        if not ask.duty or self.is_mine(ask.seat, ask.duty):
            return None
        return self._stand_ins.get(ask.seat)
