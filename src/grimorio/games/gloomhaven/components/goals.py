"""The battle goals: what each of them wants, as data, and whether it was done.

A goal is known by its place in the content. The rules count what a character does (`Tally`); the
rest is read at the end of the scenario (`End`). Kills of a summon are those of its summoner
(GH-SUMMON-9).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from grimorio.kit.content import Fact, load

Tally: TypeAlias = Literal[
    "kills",
    "elite_kills",
    "overkills",
    "one_blow_kills",
    "first_kill",
    "treasures",
    "items_used",
    "traps",
    "doors_opened",
    "short_rests",
    "long_rests",
    "lowest_hp_below_half",
    "others_exhausted",
    "rounds_without_monster",
]
"""What is counted during the scenario, from 0.

- `overkills`: kills with 4 or more points of damage to spare (see `overkill`).
- `one_blow_kills`: kills of an undamaged monster with a single attack.
- `first_kill`: 1 if the first monster that died in the scenario was killed by the character.
- `treasures`: treasure tiles looted.
- `items_used`: every use of an item; each slot is one (GH-ITEM-10, GH-RUL-127).
- `traps`: sprung or disarmed in the own turn or in that of an own summon.
- `doors_opened`: doors opened in the own turn that revealed a room tile.
- `lowest_hp_below_half`: how often the hit points were `below_half`.
- `others_exhausted`: other characters that became exhausted.
- `rounds_without_monster`: rounds that began with no monster on the map.
"""
Found: TypeAlias = Literal["cards", "hp", "xp", "coins"]
"""What is read at the end, see `End`."""
OVERKILL: Final = 4


class Need(Fact, frozen=True, kw_only=True):
    """A number that must not be below a limit, or not above it."""

    of: Tally | Found
    at_least: int | None = None
    at_most: int | None = None
    plus: Literal["", "level", "max_hp"] = ""
    """What is added to the limit."""


class BattleGoal(Fact, frozen=True):
    """A battle goal. All its needs must be met."""

    id: str
    number: int
    """As printed."""
    checkmarks: Annotated[int, Meta(ge=1, le=2)]
    needs: Annotated[tuple[Need, ...], Meta(min_length=1)]


class Goals(Fact, frozen=True):
    """All of them."""

    goals: tuple[BattleGoal, ...]


class End(NamedTuple):
    """How a character stands at the end of the scenario."""

    level: int = 1
    cards: int = 0
    """In hand and discard pile; an exhausted character has none (GH-RUL-122)."""
    hp: int = 0
    max_hp: int = 0
    xp: int = 0
    """Gained in the scenario, without the bonus for a success."""
    coins: int = 0
    """Money tokens looted."""


@cache
def goals() -> tuple[BattleGoal, ...]:
    """The goals in the order of their numbers."""
    return load(files("grimorio.games.gloomhaven") / "content" / "goals.toml", Goals).goals


def fulfilled(goal: BattleGoal, tallies: Mapping[str, int], end: End) -> bool:
    """Whether a character has done what its goal wants (GH-ESCEN-11). A tally that is not there is
    0; so who never rested has taken no rest of the wrong kind (GH-RUL-128, GH-RUL-129)."""
    for need in goal.needs:
        number = _number(need.of, tallies, end)
        more = _added(need.plus, end)
        if need.at_least is not None and number < need.at_least + more:
            return False
        if need.at_most is not None and number > need.at_most + more:
            return False
    return True


def overkill(damage: int, left: int) -> bool:
    """Whether so much damage kills a monster with that many hit points left with 4 or more to
    spare, whatever the damage comes from (GH-RUL-126)."""
    return damage >= left + OVERKILL


def below_half(hp: int, max_hp: int) -> bool:
    """Whether hit points are below half of the maximum, rounded up."""
    return hp < (max_hp + 1) // 2


def _number(of: str, tallies: Mapping[str, int], end: End) -> int:
    if of == "cards":
        return end.cards
    if of == "hp":
        return end.hp
    if of == "xp":
        return end.xp
    if of == "coins":
        return end.coins
    return tallies.get(of, 0)


def _added(plus: str, end: End) -> int:
    if plus == "level":
        return end.level
    return end.max_hp if plus == "max_hp" else 0
