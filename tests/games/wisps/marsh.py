"""Positions of Wisps, as somebody would lay them out on a table.

The cells of the marsh::

        0   1   2
      3   4   5   6
    7   8   9  10  11
     12  13  14  15
       16  17  18
"""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Game, Options, Seat, Value, plan
from grimorio.games.wisps import title
from grimorio.games.wisps.rules import DECK, play_round
from grimorio.games.wisps.state import Bearer, Marsh
from grimorio.kit.zones import Zone, only
from tests.scripted import ScriptedChance

OPTIONS: Options = {"rounds": 8}
GUST = 0


def bearer(at: int, hand: Sequence[int] = (1, 2, 3), caught: int = 0, gone: bool = False) -> Bearer:
    """A bearer; who sees its hand is settled when it sits down."""
    return Bearer(at, caught, Zone(list(hand), [0] * len(hand)), gone)


class Night:
    """A game of Wisps under way, and what one may do and ask at the table."""

    def __init__(self, game: Game[Marsh], chance: ScriptedChance) -> None:
        self.game = game
        self.chance = chance

    @property
    def s(self) -> Marsh:
        return self.game.state

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what now."""
        return [(ask.seat, ask.kind.name) for ask in self.game.pending]

    def options(self, seat: Seat) -> list[Value]:
        ask = self.game.asked(seat)
        assert ask is not None, f"seat {seat} is not asked"
        return list(ask.options)

    def hand(self, seat: Seat) -> list[int]:
        return self.s.bearers[seat].hand.cards

    def told(self, kind: str) -> list[tuple[Value, ...]]:
        """The arguments of every event of a kind, in the order of time."""
        journal = self.game.journal
        assert journal is not None
        return [event.args for event in journal.events if event.kind.name == kind]

    def pick(self, *cards: int) -> None:
        """Everybody who is asked picks, in the order of the seats."""
        for (seat, kind), card in zip(self.asked, cards, strict=True):
            assert kind == "pick"
            self.game.answer(seat, card)

    def walk(self, seat: Seat, to: int) -> None:
        assert self.asked == [(seat, "walk")]
        self.game.answer(seat, to)

    def stay(self, seat: Seat) -> None:
        self.walk(seat, self.s.bearers[seat].at)

    def gust(self, seat: Seat) -> None:
        assert self.asked == [(seat, "gust")]
        self.game.answer(seat, GUST)

    def hold(self, seat: Seat) -> None:
        assert self.asked == [(seat, "gust")]
        self.game.answer(seat, None)

    def leave(self, seat: Seat) -> None:
        self.game.take(seat, "leave")


def marsh(
    *bearers: Bearer,
    wisps: Sequence[int] = (8, 10, 17),
    lantern: Seat = 0,
    rounds: int = 8,
    deck: Sequence[int] | None = None,
    discards: Sequence[int] = (),
    chance: ScriptedChance | None = None,
) -> Night:
    """A night at its first pick. The deck is what is left of the cards, unless the test says."""
    rest = sorted(DECK)
    for card in [*discards, *(card for b in bearers for card in b.hand.cards)]:
        rest.remove(card)
    for seat, one in enumerate(bearers):
        one.hand.seen = [only(seat)] * len(one.hand)
    dealt = ScriptedChance() if chance is None else chance
    bag = rest if deck is None else sorted(deck)
    s = Marsh(dealt, None, [], list(bearers), list(wisps), bag, list(discards), rounds, lantern)
    game: Game[Marsh] = Game(title, OPTIONS, len(bearers), b"scripted")
    plan(s, play_round())
    game.begin(s)
    return Night(game, dealt)
