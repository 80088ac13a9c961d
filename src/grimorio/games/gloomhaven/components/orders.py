"""Orders: what the cards of monsters and the specials of bosses tell them to do.

The tag of an order, the ``do`` of the TOML, is its name. An order with the same verb as a line of a
character's card (effects.py) is called by both words: `AttackOrder`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from grimorio.games.gloomhaven.components.monsters import LEVELS
from grimorio.games.gloomhaven.components.vocabulary import (
    AnyElement,
    Condition,
    Count,
    OrderWhom,
    Ranks,
)
from grimorio.kit.content import Fact
from grimorio.kit.effects import Effect, snake
from grimorio.kit.hexes import Hex


def verb_of(name: str) -> str:
    """AttackOrder -> attack."""
    return snake(name.removesuffix("Order"))


class Ordered(Effect, frozen=True, tag=verb_of):
    """What a card of a monster orders."""


class OrderBoost(Fact, frozen=True, kw_only=True):
    """What is added to a line: with an element used up, or when something holds of the target."""

    use: tuple[AnyElement, ...] = ()
    when: Literal["", "beside_ally"] = ""
    attack: int = 0
    heal: int = 0
    heal_each: int = 0
    """Heals itself for each target that it harmed."""
    push: int = 0
    shield: int = 0
    reach: int = 0
    range: int | None = None
    target: int = 0
    conditions: tuple[Condition, ...] = ()
    area: tuple[Hex, ...] = ()
    whom: OrderWhom | None = None
    instead: bool = False
    """Its numbers stand in place of those of the line."""


class MoveOrder(Ordered, frozen=True, kw_only=True):
    """Move; `plus` is added to the stat card."""

    plus: int
    jump: bool = False


class AttackOrder(Ordered, frozen=True, kw_only=True):
    """Attack; `plus` is added to the stat card, `reach` to its range, which `range` replaces."""

    plus: int
    range: int | None = None
    reach: int = 0
    target: int | None = None
    whom: OrderWhom = "focus"
    area: tuple[Hex, ...] = ()
    about: bool = False
    """The area lies about the monster; otherwise anywhere in range."""
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: tuple[Condition, ...] = ()
    boosts: tuple[OrderBoost, ...] = ()


class HealOrder(Ordered, frozen=True, kw_only=True):
    """Heal whoever has lost most, itself or an ally in range; or those it says."""

    value: Count
    range: int | None = None
    whom: OrderWhom | None = None
    boosts: tuple[OrderBoost, ...] = ()


class ShieldOrder(Ordered, frozen=True, kw_only=True):
    """Shield until the end of the round."""

    value: Count
    range: int | None = None
    whom: OrderWhom = "self"
    boosts: tuple[OrderBoost, ...] = ()


class RetaliateOrder(Ordered, frozen=True, kw_only=True):
    """Retaliate until the end of the round."""

    value: Count
    range: Count = 1


class AfflictOrder(Ordered, frozen=True, kw_only=True):
    """Conditions, or a push, without an attack."""

    whom: OrderWhom
    range: int | None = None
    conditions: tuple[Condition, ...] = ()
    push: int = 0
    boosts: tuple[OrderBoost, ...] = ()


class DamageOrder(Ordered, frozen=True, kw_only=True):
    """Damage that is no attack."""

    value: Count
    whom: OrderWhom


class Suffer(Ordered, frozen=True, kw_only=True):
    """Damage to itself."""

    value: Count


class LootOrder(Ordered, frozen=True, kw_only=True):
    """Take money away."""

    range: Count


class SummonOrder(Ordered, frozen=True, kw_only=True):
    """A monster beside it, or beside its target; with its own hit points if it says so."""

    type: str
    rank: Literal["normal", "elite"]
    beside: Literal["self", "target"] = "self"
    hp: Literal["", "own"] = ""


class MakeTrapOrder(Ordered, frozen=True, kw_only=True):
    """A trap in the empty hex beside it that is nearest to an enemy."""

    damage: Count


class Elude(Ordered, frozen=True, kw_only=True):
    """Attacks on it have disadvantage until the end of the round."""


class Infuse(Ordered, frozen=True, kw_only=True):
    """An element is strong at the end of the turn; of any, one that the players choose."""

    element: AnyElement


class Consume(Ordered, frozen=True, kw_only=True):
    """With an element used up, these lines too."""

    use: AnyElement
    then: tuple[Order, ...]


class OnDeath(Ordered, frozen=True, kw_only=True):
    """If it dies this round after its turn."""

    then: tuple[Order, ...]


class Boss(Ordered, frozen=True, kw_only=True):
    """One of the two special abilities of a boss."""

    special: Literal[1, 2]


class SummonSeveral(Ordered, frozen=True, kw_only=True):
    """Monsters beside it, one for each entry of `ranks` that is not none with these characters."""

    type: str
    ranks: Annotated[tuple[Ranks, ...], Meta(min_length=1)]


class JumpToDoor(Ordered, frozen=True, kw_only=True):
    """It jumps to the next door of the cycle, at any distance, and opens it if it is closed."""

    doors: Annotated[tuple[int, ...], Meta(min_length=1)]
    """Their places in the list of the map, in the order of the cycle; after the last, the first."""


class MoreTurns(Ordered, frozen=True, kw_only=True):
    """Every monster of the type takes one more turn at once, with its card of this round."""

    type: str


class BonusOrder(Ordered, frozen=True, kw_only=True):
    """Better attacks until the end of the round."""

    attack: int
    whom: OrderWhom


class ByLevel(Ordered, frozen=True, kw_only=True):
    """One of these lines, by the level of the monster."""

    lines: Annotated[tuple[Order, ...], Meta(min_length=LEVELS, max_length=LEVELS)]


Order: TypeAlias = (
    MoveOrder | AttackOrder | HealOrder | ShieldOrder | RetaliateOrder | AfflictOrder | DamageOrder
    | Suffer | LootOrder | SummonOrder | MakeTrapOrder | Elude | Infuse | Consume | OnDeath | Boss
    | SummonSeveral | JumpToDoor | MoreTurns | BonusOrder | ByLevel
)  # fmt: skip
