"""The items of the city's shops: when each can be used, and what it does then. Of those that
scenarios and treasure chests give, what they are and what they cost."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.vocabulary import Condition, Count
from grimorio.kit.content import Fact, load
from grimorio.kit.hexes import Hex

Slot: TypeAlias = Literal["head", "body", "legs", "onehand", "twohand", "small"]


class Find(Fact, frozen=True, kw_only=True):
    """An item that no shop has at first. It waits for a campaign: whoever finds it in a scenario
    cannot use it there (GH-LOOT-3)."""

    id: str
    number: int
    slot: Slot
    cost: int


class Item(Fact, frozen=True, kw_only=True):
    """An item. A spent one is refreshed by a long rest, a consumed one only by what says so; one
    with `slots` is used up when all of them are. A `duty` is used whenever it can be."""

    id: str
    number: int
    slot: Slot
    cost: int
    copies: Count
    prosperity: Annotated[int, Meta(ge=1, le=9)]
    use: Literal["spend", "consume", "none"]
    slots: Count = 1
    unrecoverable: bool = False
    """It cannot be refreshed. No item from 1 to 70 has this symbol."""
    minus: int = 0
    """How many -1 cards come into the owner's modifier deck."""
    when: Literal[
        "move", "attack", "melee", "ranged", "single_melee", "single_ranged", "attacked", "harmed",
        "turn", "turn_end", "round_start", "always",
    ]  # fmt: skip
    """The moment: an own move or attack (`single`: of one target without an area), an attack on
    oneself before and after its cards are drawn, the own turn and its end, the start of a round."""
    duty: bool = False

    move: int = 0
    jump: bool = False
    attack: int = 0
    range: int = 0
    advantage: bool = False
    ignores_shields: bool = False
    conditions: tuple[Condition, ...] = ()
    pull: int = 0
    every_attack: bool = False
    """What is added is added to all attacks of the action, not to one."""
    area: tuple[Hex, ...] = ()
    uses_element: bool = False
    """Any one element is its price."""
    shield: int = 0
    retaliate: int = 0
    disadvantage: bool = False
    """Of the attacker."""
    no_damage: bool = False
    gains: tuple[Condition, ...] = ()
    heal: int = 0
    recover: int = 0
    refresh_spent: bool = False
    refresh_consumed: int = 0
    makes: int = 0
    """Elements of one's choice."""
    initiative: int = 0
    """How much earlier or later."""
    small: int = 0
    """More small items may be equipped."""
    immune: tuple[Condition, ...] = ()
    basic_move: int = 0
    basic_attack: int = 0
    flies: bool = False
    summon: Summon | None = None
    special: str = ""
    """The name of what it does besides, in code."""


class Items(Fact, frozen=True):
    """Those of the shops."""

    items: tuple[Item, ...]


class Finds(Fact, frozen=True):
    """The others."""

    finds: tuple[Find, ...]


@cache
def items() -> dict[int, Item]:
    """The items of the shops by their numbers."""
    source = files("grimorio.games.gloomhaven") / "content" / "items.toml"
    return {item.number: item for item in load(source, Items).items}


@cache
def finds() -> dict[int, Find]:
    """The other items by their numbers."""
    source = files("grimorio.games.gloomhaven") / "content" / "finds.toml"
    return {find.number: find for find in load(source, Finds).finds}


def item(number: int) -> Item | Find:
    """An item, whether a shop has it or not."""
    return items().get(number) or finds()[number]
