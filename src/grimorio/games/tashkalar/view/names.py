"""What things are called: seats and sides, squares, pieces, cards and tasks."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.tashkalar.components.numbers import FIRST_FLARE
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.nouns import CARD, SCHOOL, TASK
from grimorio.games.tashkalar.rules.drawing import deck_of_card, hand_of
from grimorio.games.tashkalar.rules.pieces import rank_at, side_at
from grimorio.games.tashkalar.rules.teams import seats_of
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.names import ids, numbered, texts
from grimorio.kit.numbers import NONE
from grimorio.kit.story import seat_text

RANK_ICONS: Final = ("pawn", "black-knight-helm", "crown")
"""The signs of common, heroic and legendary, on pieces, in patterns and on cards."""
DIRECTION_SIGNS: Final = ("↑", "↗", "→", "↘", "↓", "↙", "←", "↖")
"""In the order of the directions of the board."""


def side_text(s: Arena, side: int) -> Text:
    """A side by its players."""
    seats = [seat_text(seat) for seat in seats_of(s, side)]
    return seats[0] if len(seats) == 1 else Text("pair", {"a": seats[0], "b": seats[1]})


def wearer(s: Arena, side: int) -> Seat:
    """The seat whose colour and shape the pieces of a side wear."""
    return seats_of(s, side)[0]


# -- squares and pieces ----------------------------------------------------------------------------


cell_id: Final = numbered("c")


def piece_id(side: int, at: int) -> str:
    return f"p{side}-{at}"


def piece_text(s: Arena, at: int) -> Text:
    """The piece on a square, or that it is empty."""
    side = side_at(s, at)
    if side == NONE:
        return Text("no-piece")
    return Text("piece", {"side": side_text(s, side), "rank": RANKS[rank_at(s, at)]})


# -- cards -----------------------------------------------------------------------------------------

card_text: Final = texts(CARD)
card_face: Final = ids(CARD)
task_text: Final = texts(TASK)
task_face: Final = ids(TASK)
school_text: Final = texts(SCHOOL)
BACKS: Final = ("being", "legend", "flare")
PLURAL: Final = frozenset(["forest-wardens", "kiskin-farseeders"])
"""Beings that are many, in both languages."""


def number_of(card: int) -> str:
    """Whether a verb that speaks of the card is said of one or of many."""
    return "many" if CARD.ids[card] in PLURAL else "one"


def the_card(card: int) -> Text:
    """A card in a sentence: beings have an article, flares are called by their name."""
    return card_text(card) if card >= FIRST_FLARE else Text(f"the-{CARD.ids[card]}")


def back_of(card: int) -> str:
    return BACKS[deck_of_card(card)]


def held(s: Arena, seat: Seat, card: int) -> tuple[str, ...]:
    """Where a card lies in the hand of a seat."""
    name, cards = back_of(card), hand_of(s, seat, deck_of_card(card)).cards
    return tuple([f"{name}{seat}-{place}" for place, other in enumerate(cards) if other == card])
