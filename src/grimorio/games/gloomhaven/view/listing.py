"""The scenarios as a list to choose from: goal, enemies, length and difficulty, made from the
facts."""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.maps import Placed, maps
from grimorio.games.gloomhaven.components.numbers import BOSS, ELITE, TYPE, sheet
from grimorio.games.gloomhaven.components.scenarios import scenarios
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
    ground = maps()[number]
    hexes = len(whole(number).board.places)
    length = "short" if hexes <= SHORT else "middling" if hexes <= MIDDLING else "long"
    points = sum([hit_points(one) for one in ground.monsters if rank_of(one, USUAL) != "-"])
    hard = "easy" if points <= EASY else "medium" if points <= MEDIUM else "hard"
    types = list(dict.fromkeys([one.type for one in ground.monsters]))
    return (
        *goal_of(number),
        Text(
            "about-enemies",
            {
                "few": count(ground.monsters, FEWEST),
                "many": count(ground.monsters, MOST),
                "types": listed([Text(f"monster-{type_}-many") for type_ in types]),
            },
        ),
        Text("about-length", {"length": length, "rooms": len(ground.areas)}),
        Text("about-difficulty", {"difficulty": hard, "points": points}),
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


def rank_of(placed: Placed, characters: int) -> str:
    """As which a monster is placed with that many characters; "-" if it is not."""
    return "b" if placed.rank == "boss" else placed.rank[characters - FEWEST]


def count(placed: tuple[Placed, ...], characters: int) -> int:
    return len([one for one in placed if rank_of(one, characters) != "-"])


def hit_points(placed: Placed) -> int:
    rank = RANKS[rank_of(placed, USUAL)]
    return sheet(TYPE[placed.type], rank, LEVEL, USUAL, 0).hp
