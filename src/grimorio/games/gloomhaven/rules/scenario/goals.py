"""The goals of a scenario: whether they are reached, and what loses it."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import TYPES
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.rules.moments import TURN_ENDED
from grimorio.games.gloomhaven.rules.scenario.special import goal_tiles, rules_of, thing_of
from grimorio.games.gloomhaven.state import MONSTER, OBJECT, PARTY, Figure, Scenario

TREASURES = "goal treasures"


def reached(s: Scenario) -> bool:
    """All goals of the scenario hold together (GH-ESCEN-10)."""
    return all(holds(s, goal) for goal in rules_of(s.number).goals)


def holds(s: Scenario, goal: facts.AnyGoal) -> bool:
    """Whether one goal is reached by now."""
    if isinstance(goal, facts.KillAll):
        return s.areas == (1 << len(maps()[s.number].areas)) - 1 and not enemies_left(s)
    if isinstance(goal, facts.KillRevealed):
        return not enemies_left(s)
    if isinstance(goal, facts.KillGoal):
        return killed(s, goal.types) >= facts.total(goal.count, len(s.characters), s.level)
    if isinstance(goal, facts.LootGoals):
        return s.marks.get(TREASURES, 0) == goal_tiles(s.number)
    if isinstance(goal, facts.Reveal):
        return bool(s.areas >> goal.area & 1)
    return bool(s.marks.get(arrival(goal.who), 0))


def enemies_left(s: Scenario) -> bool:
    """Whether an enemy of the characters is on the map. An obstacle with hit points is none for the
    goal."""
    return any(one.kind == MONSTER and one.side != PARTY for one in s.figures.values())


# -- what is counted -------------------------------------------------------------------------------


def deaths(type_: str) -> str:
    """The mark that counts the killed enemies of a type."""
    return f"killed {type_}"


def arrival(who: str) -> str:
    """The mark of an object that has ended a turn where it has to go."""
    return f"arrived {who}"


def killed(s: Scenario, types: tuple[str, ...]) -> int:
    """How many enemies were killed: of these types, or of any."""
    return sum([s.marks.get(deaths(type_), 0) for type_ in types]) if types else s.killed


def note_death(s: Scenario, figure: Figure) -> None:
    """A dead enemy counts for its type."""
    if figure.kind == MONSTER and figure.side != PARTY:
        mark = deaths(TYPES[figure.type].id)
        s.marks[mark] = s.marks.get(mark, 0) + 1


@TURN_ENDED.at(10)
def note_turn(s: Scenario, number: int) -> Sequence[Planned]:
    """An object has ended its own turn: beside a hex that a goal names, it has arrived."""
    figure = s.figures.get(number)
    if figure is None or figure.kind != OBJECT:
        return ()
    who = thing_of(s, figure).id
    for goal in rules_of(s.number).goals:
        if isinstance(goal, facts.EndTurnBeside) and goal.who == who:
            land = whole(s.number)
            there = land.board.cell(*goal.at)
            if there is not None and land.beside[there] >> figure.at & 1:
                s.marks[arrival(who)] = 1
    return ()


def loses(s: Scenario, figure: Figure) -> bool:
    """Whether the death of a figure loses the scenario."""
    if figure.kind != OBJECT:
        return False
    who = thing_of(s, figure).id
    return any(loss.who == who for loss in rules_of(s.number).losses)
