"""The classes of characters, their perks, and the cards of attack modifier decks."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from grimorio.games.gloomhaven.components.vocabulary import ClassName, Condition, Count, Element
from grimorio.kit.content import SHOWN, Fact, load

Worth: TypeAlias = int | Literal["2x", "null"]


class Modifier(Fact, frozen=True, kw_only=True):
    """A card of an attack modifier deck."""

    value: Worth = 0
    rolling: bool = False
    conditions: tuple[Condition, ...] = ()
    makes: tuple[Element, ...] = ()
    push: int = 0
    pull: int = 0
    pierce: int = 0
    target: int = 0
    """Targets added."""
    heal: int = 0
    """Of the attacker, like the shield."""
    shield: int = 0
    kind: Literal["base", "bless", "curse"] = "base"
    """Blessings and curses leave the deck when they are drawn."""


class Copies(Modifier, frozen=True, kw_only=True):
    """Some modifiers that are alike."""

    count: Count = 1

    def one(self) -> Modifier:
        """One of them."""
        return Modifier(
            value=self.value, rolling=self.rolling, conditions=self.conditions, makes=self.makes,
            push=self.push, pull=self.pull, pierce=self.pierce, target=self.target, heal=self.heal,
            shield=self.shield, kind=self.kind,
        )  # fmt: skip


class Perk(Fact, frozen=True, kw_only=True):
    """What a box on the sheet does, as often as there are boxes."""

    boxes: Count = 1
    remove: tuple[Copies, ...] = ()
    add: tuple[Copies, ...] = ()
    ignores: Literal["", "items", "scenario"] = ""
    """Whose negative effects no longer count."""


class Class(Fact, frozen=True):
    """A class of characters."""

    id: ClassName
    icon: Annotated[str, SHOWN]
    hand: Count
    hp: Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
    """By level."""
    perks: tuple[Perk, ...]


class Classes(Fact, frozen=True):
    """All of them."""

    classes: tuple[Class, ...]


BLESS: Final = Modifier(value="2x", kind="bless")
CURSE: Final = Modifier(value="null", kind="curse")
COUNTS: Final[tuple[tuple[Worth, int], ...]] = (
    (0, 6), (1, 5), (-1, 5), (2, 1), (-2, 1), ("null", 1), ("2x", 1),
)  # fmt: skip
BASE: Final = tuple([Modifier(value=value) for value, count in COUNTS for _ in range(count)])
"""The 20 cards of every deck."""


@cache
def classes() -> dict[str, Class]:
    """The classes by their names."""
    source = files("grimorio.games.gloomhaven") / "content" / "classes.toml"
    return {one.id: one for one in load(source, Classes).classes}


def deck_with(perks: list[Perk]) -> list[Modifier]:
    """The deck of a character with these perks (GH-LEVEL-4)."""
    deck = list(BASE)
    for perk in perks:
        for gone in perk.remove:
            for _ in range(gone.count):
                deck.remove(gone.one())
        for new in perk.add:
            deck += [new.one()] * new.count
    return deck
