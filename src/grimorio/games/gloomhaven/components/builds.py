"""Builds: what a new character of a level takes along, and which items it may have.

A card is its place among all of them, an item its number, a perk its place among those of the
class. The ready-made builds stand in content/builds.toml.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from grimorio.games.gloomhaven.components.cards import cards
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.vocabulary import ClassName
from grimorio.kit.content import Fact, load

ItemFault: TypeAlias = Literal[
    "items-unknown", "items-prosperity", "items-twice", "items-gold", "items-head", "items-body",
    "items-legs", "items-hands", "items-small",
]  # fmt: skip


class Build(NamedTuple):
    """What a character begins a scenario with."""

    of: ClassName
    level: int
    gained: tuple[int, ...]
    """The cards of its levels after the first, in any order."""
    perks: tuple[int, ...]
    hand: tuple[int, ...]
    items: tuple[int, ...]


# -- what is ready-made ----------------------------------------------------------------------------


class Step(Fact, frozen=True):
    """A level gained."""

    gains: str
    leaves: str
    """The card of the hand that makes room for it."""
    perk: int
    items: tuple[str, ...]


class Ready(Fact, frozen=True):
    """The builds of a class."""

    of: ClassName
    hand: tuple[str, ...]
    items: tuple[str, ...]
    levels: Annotated[tuple[Step, ...], Meta(min_length=8, max_length=8)]


class Builds(Fact, frozen=True):
    """All of them."""

    builds: tuple[Ready, ...]


def ready(of: ClassName, level: int) -> Build:
    """The ready-made build of a class and a level."""
    return _ready()[of, level]


@cache
def _ready() -> dict[tuple[str, int], Build]:
    source = files("grimorio.games.gloomhaven") / "content" / "builds.toml"
    builds: dict[tuple[str, int], Build] = {}
    for one in load(source, Builds).builds:
        build = Build(one.of, 1, (), (), _cards(one.hand), _items(one.items))
        builds[one.of, 1] = build
        for step in one.levels:
            build = _next(build, step)
            builds[one.of, build.level] = build
    return builds


def _next(build: Build, step: Step) -> Build:
    """The build one level higher."""
    new, old = _cards([step.gains, step.leaves])
    return Build(
        build.of,
        build.level + 1,
        (*build.gained, new),
        (*build.perks, step.perk),
        (*[card for card in build.hand if card != old], new),
        _items(step.items),
    )


def _cards(ids: Sequence[str]) -> tuple[int, ...]:
    places = {card.id: place for place, card in enumerate(cards())}
    return tuple([places[name] for name in ids])


def _items(ids: Sequence[str]) -> tuple[int, ...]:
    numbers = {item.id: number for number, item in items().items()}
    return tuple([numbers[name] for name in ids])


# -- what is legal ---------------------------------------------------------------------------------


def gold_of(level: int) -> int:
    """The gold of a new character (GH-CREATE-5)."""
    return 15 * (level + 1)


def small_of(level: int, chosen: Sequence[int]) -> int:
    """How many small items a character may equip beside these items (GH-SETUP-22)."""
    return (level + 1) // 2 + sum([items()[number].small for number in chosen])


def pool_of(of: ClassName, gained: Sequence[int]) -> tuple[int, ...]:
    """The cards a character chooses its hand from: those of level 1 and X, and those it gained
    (GH-CREATE-11, GH-CREATE-13)."""
    first = [place for place, card in enumerate(cards()) if card.of == of and card.level <= 1]
    return (*first, *gained)


def legal_items(level: int, chosen: Sequence[int]) -> list[int]:
    """The items that a character with these items may still take."""
    return [number for number in items() if fault_of_items(level, [*chosen, number]) is None]


def fault_of_items(level: int, chosen: Sequence[int]) -> ItemFault | None:
    """Items of the shops, no two alike, within the gold, and not more than can be equipped
    (GH-SHOP-1, GH-SHOP-3, GH-SETUP-20..22, GH-RUL-130)."""
    known = items()
    for number in chosen:
        if number not in known:
            return "items-unknown"
        if known[number].prosperity > level:
            return "items-prosperity"
    if len(set(chosen)) < len(chosen):
        return "items-twice"
    if sum([known[number].cost for number in chosen]) > gold_of(level):
        return "items-gold"
    return _fault_of_slots(level, chosen)


def _fault_of_slots(level: int, chosen: Sequence[int]) -> ItemFault | None:
    """One head, one body and one leg item, two hands, and some small ones (GH-SETUP-20..22,
    GH-RUL-25)."""
    slots: list[str] = [items()[number].slot for number in chosen]
    if slots.count("head") > 1:
        return "items-head"
    if slots.count("body") > 1:
        return "items-body"
    if slots.count("legs") > 1:
        return "items-legs"
    if slots.count("onehand") + 2 * slots.count("twohand") > 2:
        return "items-hands"
    return "items-small" if slots.count("small") > small_of(level, chosen) else None
