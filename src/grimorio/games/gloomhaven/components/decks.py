"""The ability decks of the monsters: what a type does this round, order by order.

The two specials of a boss stand in its scenario, in the same orders and some of their own.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated

from msgspec import Meta

from grimorio.games.gloomhaven.components.orders import Order
from grimorio.kit.content import Fact, load


class Ability(Fact, frozen=True):
    """A card of a deck."""

    deck: str
    number: int
    initiative: Annotated[int, Meta(ge=1, le=99)]
    lines: Annotated[tuple[Order, ...], Meta(min_length=1)]
    shuffle: bool = False


class Abilities(Fact, frozen=True):
    """All of them."""

    abilities: tuple[Ability, ...]


@cache
def decks() -> dict[str, tuple[Ability, ...]]:
    """The decks by their names."""
    source = files("grimorio.games.gloomhaven") / "content" / "decks.toml"
    found: dict[str, list[Ability]] = {}
    for ability in load(source, Abilities).abilities:
        found.setdefault(ability.deck, []).append(ability)
    return {name: tuple(cards) for name, cards in found.items()}
