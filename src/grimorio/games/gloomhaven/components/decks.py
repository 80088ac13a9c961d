"""The ability decks of the monsters: what a type does this round, line by line.

The two specials of a boss stand in its scenario, in the same lines and some of their own.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from grimorio.games.gloomhaven.components.abilities import AnyElement, Condition, Count
from grimorio.games.gloomhaven.components.maps import Rank
from grimorio.games.gloomhaven.components.monsters import LEVELS
from grimorio.kit.content import Fact, load
from grimorio.kit.effects import Effect
from grimorio.kit.hexes import Hex

Whom: TypeAlias = Literal[
    "focus", "self", "adjacent", "adjacent_one", "in_range", "all", "one_with_all",
    "adjacent_allies", "allies_in_range", "self_and_allies_in_range", "both_adjacent",
    "both_beside_target", "all_allies", "self_and_all_allies",
]  # fmt: skip
"""Enemies of the monster, unless it says allies, or both. `one_with_all`: every attack of its stat
card on one enemy."""


class Boost(Fact, frozen=True, kw_only=True):
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
    whom: Whom | None = None
    instead: bool = False
    """Its numbers stand in place of those of the line."""


class Move(Effect, frozen=True, kw_only=True):
    """Move; `plus` is added to the stat card."""

    plus: int
    jump: bool = False


class Attack(Effect, frozen=True, kw_only=True):
    """Attack; `plus` is added to the stat card, `reach` to its range, which `range` replaces."""

    plus: int
    range: int | None = None
    reach: int = 0
    target: int | None = None
    whom: Whom = "focus"
    area: tuple[Hex, ...] = ()
    about: bool = False
    """The area lies about the monster; otherwise anywhere in range."""
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: tuple[Condition, ...] = ()
    boosts: tuple[Boost, ...] = ()


class Heal(Effect, frozen=True, kw_only=True):
    """Heal whoever has lost most, itself or an ally in range; or those it says."""

    value: Count
    range: int | None = None
    whom: Whom | None = None
    boosts: tuple[Boost, ...] = ()


class Shield(Effect, frozen=True, kw_only=True):
    """Shield until the end of the round."""

    value: Count
    range: int | None = None
    whom: Whom = "self"
    boosts: tuple[Boost, ...] = ()


class Retaliate(Effect, frozen=True, kw_only=True):
    """Retaliate until the end of the round."""

    value: Count
    range: Count = 1


class Afflict(Effect, frozen=True, kw_only=True):
    """Conditions, or a push, without an attack."""

    whom: Whom
    range: int | None = None
    conditions: tuple[Condition, ...] = ()
    push: int = 0
    boosts: tuple[Boost, ...] = ()


class Damage(Effect, frozen=True, kw_only=True):
    """Damage that is no attack."""

    value: Count
    whom: Whom


class Suffer(Effect, frozen=True, kw_only=True):
    """Damage to itself."""

    value: Count


class Loot(Effect, frozen=True, kw_only=True):
    """Take money away."""

    range: Count


class Summon(Effect, frozen=True, kw_only=True):
    """A monster beside it, or beside its target; with its own hit points if it says so."""

    type: str
    rank: Literal["normal", "elite"]
    beside: Literal["self", "target"] = "self"
    hp: Literal["", "own"] = ""


class MakeTrap(Effect, frozen=True, kw_only=True):
    """A trap in the empty hex beside it that is nearest to an enemy."""

    damage: Count


class Elude(Effect, frozen=True, kw_only=True):
    """Attacks on it have disadvantage until the end of the round."""


class Infuse(Effect, frozen=True, kw_only=True):
    """An element is strong at the end of the turn; of any, one that the players choose."""

    element: AnyElement


class Consume(Effect, frozen=True, kw_only=True):
    """With an element used up, these lines too."""

    use: AnyElement
    then: tuple[Line, ...]


class OnDeath(Effect, frozen=True, kw_only=True):
    """If it dies this round after its turn."""

    then: tuple[Line, ...]


class Boss(Effect, frozen=True, kw_only=True):
    """One of the two special abilities of a boss."""

    special: Literal[1, 2]


class SummonSeveral(Effect, frozen=True, kw_only=True):
    """Monsters beside it, one for each entry of `ranks` that is not none with these characters."""

    type: str
    ranks: Annotated[tuple[Rank, ...], Meta(min_length=1)]


class JumpToDoor(Effect, frozen=True, kw_only=True):
    """It jumps to the next door of the cycle, at any distance, and opens it if it is closed."""

    doors: Annotated[tuple[int, ...], Meta(min_length=1)]
    """Their places in the list of the map, in the order of the cycle; after the last, the first."""


class MoreTurns(Effect, frozen=True, kw_only=True):
    """Every monster of the type takes one more turn at once, with its card of this round."""

    type: str


class Bonus(Effect, frozen=True, kw_only=True):
    """Better attacks until the end of the round."""

    attack: int
    whom: Whom


class ByLevel(Effect, frozen=True, kw_only=True):
    """One of these lines, by the level of the monster."""

    lines: Annotated[tuple[Line, ...], Meta(min_length=LEVELS, max_length=LEVELS)]


Line: TypeAlias = (
    Move | Attack | Heal | Shield | Retaliate | Afflict | Damage | Suffer | Loot | Summon | MakeTrap
    | Elude | Infuse | Consume | OnDeath | Boss | SummonSeveral | JumpToDoor | MoreTurns | Bonus
    | ByLevel
)  # fmt: skip


class Ability(Fact, frozen=True):
    """A card of a deck."""

    deck: str
    number: int
    initiative: Annotated[int, Meta(ge=1, le=99)]
    lines: Annotated[tuple[Line, ...], Meta(min_length=1)]
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
