"""The box in numbers, as state and rules hold it.

Beings come first in the numbering of cards, then legends, then flares.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from grimorio.games.tashkalar.components.box import Being, Content, Flare
from grimorio.games.tashkalar.components.effects import (
    CardEffect,
    Either,
    OnColour,
    Special,
    inside,
    list_effects,
)
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.kit.content import digest, load
from grimorio.kit.effects import names_of
from grimorio.kit.numbers import NONE

SOURCE: Final = files("grimorio.games.tashkalar") / "content"
CONTENT: Final = load(SOURCE, Content)
DIGEST: Final = digest(CONTENT)

BEINGS: Final[tuple[Being, ...]] = (*CONTENT.beings, *CONTENT.legends)
"""Beings and legends, in the order of their numbers."""
FIRST_LEGEND: Final = len(CONTENT.beings)
FIRST_FLARE: Final = len(BEINGS)
CARD_COUNT: Final = len(BEINGS) + len(CONTENT.flares)

CARD_RANKS: Final = tuple(RANKS.index(being.rank) for being in BEINGS)
SCHOOL_CARDS: Final = tuple(
    tuple(number for number, being in enumerate(CONTENT.beings) if being.deck == school.deck)
    for school in CONTENT.schools
)
LEGEND_CARDS: Final = tuple(range(FIRST_LEGEND, FIRST_FLARE))
FLARE_CARDS: Final = tuple(range(FIRST_FLARE, CARD_COUNT))


def flare_of(card: int) -> Flare:
    """The flare of a card number."""
    return CONTENT.flares[card - FIRST_FLARE]


SPECIAL: Final = frozenset(
    being.id
    for being in BEINGS
    if any(isinstance(effect, Special) for effect in list_effects(being.effects))
)
"""The cards that need a coroutine of their own, no more and no less."""

# -- effects by number -----------------------------------------------------------------------------


class _Numbered:
    """The effects of all cards as one row, and what comes after each."""

    def __init__(self) -> None:
        self.effects: list[CardEffect] = []
        self.ids: list[str] = []
        self.after: list[int] = []
        self.inside: list[tuple[int, ...]] = []

    def add(self, effects: Sequence[CardEffect], place: str, after: int) -> int:
        """Number these effects of a place, the last first; the number of the first of them, or of
        what comes after them if there are none."""
        for effect, name in reversed(list(zip(effects, names_of(effects, place), strict=True))):
            id_ = f"{place}/{name}"
            lists = zip(list_names(effect), inside(effect), strict=False)
            follows = tuple([self.add(part, f"{id_}/{where}", after) for where, part in lists])
            self.effects.append(effect)
            self.ids.append(id_)
            self.after.append(after)
            self.inside.append(follows)
            after = len(self.effects) - 1
        return after


def list_names(effect: CardEffect) -> tuple[str, ...]:
    """What the lists inside an effect are called, in the order of `inside`."""
    match effect:
        case Either():
            return tuple([f"way-{n}" for n in range(1, len(effect.ways) + 1)])
        case OnColour():
            return ("red", "green", "other")
        case _:
            return ("then",)


_numbered: Final = _Numbered()
BEING_EFFECTS: Final = tuple([_numbered.add(being.effects, being.id, NONE) for being in BEINGS])
"""The first effect of each being and legend; NONE is the end."""
FLARE_EFFECTS: Final = tuple(
    [
        (
            _numbered.add(one.upper, f"{one.id}/upper", NONE),
            _numbered.add(one.lower, f"{one.id}/lower", NONE),
        )
        for one in CONTENT.flares
    ]
)
"""The first effects of the upper and the lower part of each flare."""
EFFECTS: Final = tuple(_numbered.effects)
EFFECT_IDS: Final = tuple(_numbered.ids)
"""`knight/move`; `hill-giant/destroy/then/gain-action` for what follows from another."""
AFTER: Final = tuple(_numbered.after)
"""The effect after each on its card."""
INSIDE: Final = tuple(_numbered.inside)
"""For each list inside an effect its first effect, or what comes after the effect if it is empty.
At the end of such a list comes what comes after the effect."""
