"""The scenarios as a list to choose from: goal, enemies, length, difficulty and special rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.maps import Placed, maps
from grimorio.games.gloomhaven.components.numbers import BOSS, ELITE, TYPE, sheet
from grimorio.games.gloomhaven.components.scenarios import ScenarioRules, scenarios
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.variants import SCENARIO
from grimorio.games.gloomhaven.view.briefing import goals
from grimorio.games.gloomhaven.view.parts import listed

FEWEST: Final = 2
USUAL: Final = 3
MOST: Final = 4
"""How many characters there may be."""
LEVEL: Final = 1
RANKS: Final = {"n": 0, "e": ELITE, "b": BOSS}
SHORT: Final = 90
MIDDLING: Final = 115
"""The most hexes of a short scenario, and of a middling one."""
EASY: Final = 90
MEDIUM: Final = 112
"""The most hit points that all enemies have together in an easy scenario, and in a medium one, with
three characters of the first level."""


def about(setting: str, value: int | str | bool) -> tuple[Text, ...]:
    """What a scenario is about; the other settings say enough by their names."""
    return summary(value) if setting == SCENARIO and isinstance(value, int) else ()


@cache
def summary(number: int) -> tuple[Text, ...]:
    """A scenario in a few sentences."""
    ground, facts = maps()[number], scenarios()[number]
    enemies = tuple([one for one in ground.monsters if one.type not in facts.allies])
    hexes = len(whole(number).board.places)
    length = "short" if hexes <= SHORT else "middling" if hexes <= MIDDLING else "long"
    points = sum([hit_points(one) for one in enemies if rank_of(one, USUAL) != "-"])
    hard = "easy" if points <= EASY else "medium" if points <= MEDIUM else "hard"
    return (
        *goal_of(number),
        Text(
            "about-enemies",
            {
                "few": count(enemies, FEWEST),
                "many": count(enemies, MOST),
                "types": listed(types_of(enemies)),
            },
        ),
        Text(
            "about-length",
            {"length": length, "rooms": len(ground.areas), "minutes": facts.minutes},
        ),
        Text("about-difficulty", {"difficulty": hard, "points": points}),
        *special_rules(facts),
    )


def goal_of(number: int) -> list[Text]:
    """What wins it; where that depends on the characters, with the fewest and with the most."""
    few = goals(scenarios()[number], FEWEST, LEVEL)
    many = goals(scenarios()[number], MOST, LEVEL)
    if few == many:
        return few
    return [
        Text("about-goal", {"few": one, "many": other})
        for one, other in zip(few, many, strict=True)
    ]


def special_rules(facts: ScenarioRules) -> list[Text]:
    """What is special in it, said for any number of characters; most scenarios have something."""
    if is_plain(facts):
        return []
    return [Text("about-rules", {"rules": Text(f"scenario-{facts.id}-rules")})]


def is_plain(facts: ScenarioRules) -> bool:
    """Whether it has no rules but its goal, and traps as everywhere."""
    return not (
        facts.begin
        or facts.allies
        or facts.objects
        or facts.locks
        or facts.spawns
        or facts.bosses
        or any(treasure.only_loot for treasure in facts.treasures)
    )


def types_of(placed: tuple[Placed, ...]) -> list[Text]:
    """The types of monsters, in the order of the map; one alone is said in the singular."""
    types = [one.type for one in placed]
    return [
        Text(f"monster-{type_}" if types.count(type_) == 1 else f"monster-{type_}-many")
        for type_ in dict.fromkeys(types)
    ]


def rank_of(placed: Placed, characters: int) -> str:
    """As which a monster is placed with that many characters; "-" if it is not."""
    return "b" if placed.rank == "boss" else placed.rank[characters - FEWEST]


def count(placed: tuple[Placed, ...], characters: int) -> int:
    return len([one for one in placed if rank_of(one, characters) != "-"])


def hit_points(placed: Placed) -> int:
    rank = RANKS[rank_of(placed, USUAL)]
    return sheet(TYPE[placed.type], rank, LEVEL, USUAL, 0).hp
