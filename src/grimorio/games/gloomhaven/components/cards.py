"""The ability cards of the classes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Meta

from grimorio.games.gloomhaven.components.effects import CardLine
from grimorio.games.gloomhaven.components.vocabulary import AnyElement, ClassName
from grimorio.kit.content import Fact, load


class Half(Fact, frozen=True):
    """The top or the bottom of a card: an action."""

    lines: Annotated[tuple[CardLine, ...], Meta(min_length=1)]
    lost: bool = False
    """The card is lost when it was used."""
    lasts: Literal["instant", "round", "persistent"] = "instant"
    slots: tuple[int, ...] = ()
    """How often it can be used while it lies in the active area: the experience for each use."""
    xp: int = 0
    """For using it at all."""
    makes: tuple[AnyElement, ...] = ()


class Card(Fact, frozen=True):
    """An ability card. Level 0 is level X."""

    id: str
    number: int
    of: ClassName
    level: Annotated[int, Meta(ge=0, le=9)]
    initiative: Annotated[int, Meta(ge=1, le=99)]
    top: Half
    bottom: Half
    unrecoverable: bool = False


class Cards(Fact, frozen=True):
    """All of them."""

    cards: tuple[Card, ...]


@cache
def cards() -> tuple[Card, ...]:
    """The cards in the order of their numbers."""
    source = files("grimorio.games.gloomhaven") / "content" / "cards"
    return tuple(sorted(load(source, Cards).cards, key=lambda card: card.number))
