"""The lines of cards: what characters' abilities order, one `Fact` a verb, and what changes them.

The tag of a line, the ``do`` of the TOML, is its name. Lines are done in their order, each of them
or not as its player likes, but a `duty` must be done. What no verb can say is the line ``special``
with a name, and a coroutine of that name.

`whom` says whom a line is for. `boosts` change the line they stand in: with an element used, when
something holds, or for each of something. How long a line lasts says the half it stands in.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from grimorio.games.gloomhaven.components.vocabulary import (
    AnyElement,
    Condition,
    Count,
    Element,
    Per,
    PlainRank,
    Value,
    When,
    Whom,
)
from grimorio.kit.content import Fact
from grimorio.kit.effects import Effect
from grimorio.kit.hexes import Hex


class Boost(Fact, frozen=True, kw_only=True):
    """What is added to a line."""

    use: tuple[AnyElement, ...] = ()
    """The elements that are used up for it, if the player likes."""
    when: When = ""
    per: Per = ""
    attack: int = 0
    move: int = 0
    heal: int = 0
    range: int = 0
    target: int = 0
    pierce: int = 0
    push: int = 0
    shield: int = 0
    retaliate: int = 0
    recover: int = 0
    loot: int = 0
    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    kill: tuple[PlainRank, ...] = ()
    """Targets of these ranks are killed instead."""
    xp: int = 0
    instead: bool = False
    """Its numbers stand in place of those of the boost before it, or of the line."""
    whom: Whom | None = None
    """For others than the line says."""


class Attack(Effect, frozen=True, kw_only=True):
    """Attack; without a range in melee. An area lies about the attacker, or anywhere in range."""

    value: Value
    range: int = 0
    target: Count = 1
    whom: Whom = "one"
    area: tuple[Hex, ...] = ()
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: tuple[Condition, ...] = ()
    boosts: tuple[Boost, ...] = ()
    xp_each: int = 0
    """For each enemy targeted."""


class Move(Effect, frozen=True, kw_only=True):
    """Move."""

    value: Value
    jump: bool = False
    straight: bool = False
    """All steps in one direction."""
    boosts: tuple[Boost, ...] = ()


class Heal(Effect, frozen=True, kw_only=True):
    """Heal; `one` is oneself or an ally in range."""

    value: int
    range: int = 0
    target: Count = 1
    whom: Whom = "one"
    boosts: tuple[Boost, ...] = ()


class Loot(Effect, frozen=True, kw_only=True):
    """Loot what lies in range."""

    range: Count
    boosts: tuple[Boost, ...] = ()


class Damage(Effect, frozen=True, kw_only=True):
    """Damage that is no attack."""

    value: int
    whom: Whom
    duty: bool = False
    boosts: tuple[Boost, ...] = ()


class Afflict(Effect, frozen=True, kw_only=True):
    """Conditions, a push or a pull without an attack."""

    conditions: tuple[Condition, ...] = ()
    push: int = 0
    pull: int = 0
    range: int = 0
    target: Count = 1
    whom: Whom = "one"
    use: tuple[AnyElement, ...] = ()
    """Only with these elements used up."""
    duty: bool = False
    boosts: tuple[Boost, ...] = ()


class Shield(Effect, frozen=True, kw_only=True):
    """Shield, as long as the card lasts."""

    value: Count
    whom: Whom = "self"
    use: tuple[AnyElement, ...] = ()
    xp: int = 0
    boosts: tuple[Boost, ...] = ()


class Retaliate(Effect, frozen=True, kw_only=True):
    """Retaliate, as long as the card lasts."""

    value: Count
    range: Count = 1
    whom: Whom = "self"
    use: tuple[AnyElement, ...] = ()
    boosts: tuple[Boost, ...] = ()


class Bonus(Effect, frozen=True, kw_only=True):
    """Better attacks, as long as the card lasts."""

    attack: int = 0
    advantage: bool = False
    conditions: tuple[Condition, ...] = ()
    when: When = ""
    whom: Whom = "self"
    boosts: tuple[Boost, ...] = ()


class Kill(Effect, frozen=True, kw_only=True):
    """Kill an enemy at once; without a range an adjacent one."""

    ranks: tuple[PlainRank, ...] = ("normal", "elite")
    """Empty: any, bosses and named monsters too."""
    range: int = 0
    when: When = ""
    hp: int = 0
    """At most that many hit points; 0: no matter."""


class Recover(Effect, frozen=True, kw_only=True):
    """Take cards back to hand: oneself, or an ally in range who likes to. 0 is all of them."""

    count: int
    pile: Literal["discard", "lost"]
    whom: Literal["self", "ally"] = "self"
    range: Count = 1
    boosts: tuple[Boost, ...] = ()


class Refresh(Effect, frozen=True, kw_only=True):
    """An ally in range refreshes consumed small items."""

    count: Count
    range: Count = 1


class Summon(Effect, frozen=True, kw_only=True):
    """A summon beside oneself; without an attack it has none, 0 is melee."""

    id: str
    hp: Count
    move: int
    attack: int | Literal["half_hp"] | None = None
    """`half_hp` is half of the hit points it has, rounded up."""
    range: int = 0
    conditions: tuple[Condition, ...] = ()
    """What its attacks add."""
    makes: tuple[Element, ...] = ()
    """What it infuses when it attacks."""
    dying: int = 0
    """An attack of this value on all adjacent enemies when it dies."""
    flies: bool = False


class MakeTrap(Effect, frozen=True, kw_only=True):
    """A trap in an empty hex beside oneself."""

    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    xp: int = 0
    """When an enemy springs it."""


class DisarmTrap(Effect, frozen=True, kw_only=True):
    """Take a trap beside oneself away without its effect."""


class MakeObstacle(Effect, frozen=True, kw_only=True):
    """Obstacles on empty hexes in range; 3 hexes of one are a triangle."""

    count: Count = 1
    size: Literal[1, 3] = 1
    range: Count = 1


class DestroyObstacle(Effect, frozen=True, kw_only=True):
    """Take obstacles in range away; 0 is all of them."""

    count: int = 1
    range: Count = 1
    boosts: tuple[Boost, ...] = ()


class ShiftObstacle(Effect, frozen=True, kw_only=True):
    """Put an adjacent obstacle of one hex on an empty hex in range."""

    range: Count


class Trigger(Effect, frozen=True, kw_only=True):
    """What happens by itself when something else does, as often as the card has slots."""

    on: Literal[
        "attack",
        "attacked_in_melee",
        "harmed_by_attack",
        "harmed",
        "heal",
        "ranged_attack",
        "turn_start",
        "turn_end",
        "retaliates",
    ]
    when: When = ""
    attack: int = 0
    double: bool = False
    shield: int = 0
    retaliate: int = 0
    range: Count = 1
    """Of the retaliation."""
    heal: int = 0
    target: int = 0
    xp: int = 0
    no_damage: bool = False
    then: tuple[CardLine, ...] = ()
    boosts: tuple[Boost, ...] = ()
    once: bool = False


class Augment(Effect, frozen=True, kw_only=True):
    """What every melee attack of oneself has while this is the augment."""

    attack: int = 0
    conditions: tuple[Condition, ...] = ()
    shield: int = 0
    retaliate: int = 0
    heal: int = 0
    range: int = 0
    """Of the heal: 0 is oneself."""
    use: tuple[AnyElement, ...] = ()
    kill: tuple[PlainRank, ...] = ()


class Grant(Effect, frozen=True, kw_only=True):
    """An ally in range does it, if it likes."""

    line: CardLine
    range: Count = 1


class Control(Effect, frozen=True, kw_only=True):
    """An enemy in range does it, as oneself decides."""

    line: CardLine
    range: Count


class SwapTurn(Effect, frozen=True, kw_only=True):
    """In its turn this round an enemy in range does its card with the sides exchanged."""

    range: Count
    ranks: tuple[PlainRank, ...] = ("normal", "elite")
    mine: bool
    """Whether oneself decides where its rules leave a choice; otherwise they do."""


class Special(Effect, frozen=True, kw_only=True):
    """A line in code. Its sentence tells all of it."""

    name: str
    area: tuple[Hex, ...] = ()
    line: CardLine | None = None
    """What it comes to, as far as a line can say it."""
    adds: tuple[Boost, ...] = ()
    """Boosts of the first line of its half. What a boost of a move gives besides is for oneself."""


CardLine: TypeAlias = (
    Attack | Move | Heal | Loot | Damage | Afflict | Shield | Retaliate | Bonus | Kill | Recover
    | Refresh | Summon | MakeTrap | DisarmTrap | MakeObstacle | DestroyObstacle | ShiftObstacle
    | Trigger | Augment | Grant | Control | SwapTurn | Special
)  # fmt: skip
