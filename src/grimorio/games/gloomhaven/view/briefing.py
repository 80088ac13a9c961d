"""The goals and the special rules of a scenario as texts, made from its facts."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.orders import ByLevel, MoreTurns, Order, SummonSeveral
from grimorio.games.gloomhaven.components.scenarios import (
    AnyGoal,
    AnyThing,
    BossSpecials,
    EndTurnBeside,
    Escort,
    KillGoal,
    LootGoals,
    Reveal,
    ScenarioRules,
    Spawn,
    Trap,
    total,
)
from grimorio.games.gloomhaven.view.parts import conditions
from grimorio.kit.hexes import Hex
from grimorio.kit.said import Said
from grimorio.kit.story import folded


def goals(scenario: ScenarioRules, characters: int, level: int) -> list[Text]:
    """What wins the scenario, all of it together."""
    said = _said(scenario, characters, level)
    return [_goal(scenario, said, goal) for goal in scenario.goals]


def rules(scenario: ScenarioRules, characters: int, level: int, monsters: int) -> list[Text]:
    """What is special in the scenario at its level, with monsters of theirs."""
    said = _said(scenario, characters, level)
    found = [said.text("rule", loss) for loss in scenario.losses]
    if (begin := scenario.begin) is not None:
        found += said.parts(begin, "rule-begin-curses", "rule-begin-minus")
        for condition in conditions(begin.conditions):
            found.append(Text("rule-begin-condition", {"condition": condition}))
        found += said.parts(begin, "rule-begin-negative")
    found += [Text("rule-ally", {"types": _many(type)}) for type in scenario.allies]
    found += [_object(scenario, said, thing) for thing in scenario.objects]
    for lock in scenario.locks:
        marks = ", ".join(dict.fromkeys(lock.marks))
        found.append(said.text("rule-lock", lock.key, doors=marks))
    for spawn in scenario.spawns:
        found += _spawn(said, spawn, characters)
    for boss in scenario.bosses:
        found += _boss(said, boss, characters, monsters)
    found += [_trap(scenario, trap) for trap in scenario.traps]
    if any(treasure.only_loot for treasure in scenario.treasures):
        found.append(Text("rule-only-loot"))
    return found


def _said(scenario: ScenarioRules, characters: int, level: int) -> Said:
    """How the facts of a scenario are said: its doors, its map, its numbers."""
    return Said(
        {
            "type": _one,
            "who": _thing,
            "count": lambda formula: total(formula, characters, level),
            "hp": lambda formula: total(formula, characters, level),
            "play": lambda plates: plates[characters - 2],
            "door": lambda door: _door(scenario, door),
            "while_closed": lambda door: _door(scenario, door),
            "doors": lambda doors: ", ".join([_mark(scenario, door) for door in doors]),
            "plus": lambda plus: f"{plus:+}",
            "area": len,
        }
    )


def _goal(scenario: ScenarioRules, said: Said, goal: AnyGoal) -> Text:
    if isinstance(goal, KillGoal) and goal.types:
        one = folded("rule-or", [_one(type) for type in goal.types])
        many = folded("rule-or", [_many(type) for type in goal.types])
        return said.text("goal", goal, type=one, types=many)
    if isinstance(goal, Reveal):
        tiles = [laid.tile.capitalize() for laid in maps()[scenario.id].areas[goal.area]]
        return Text("goal-reveal", {"tile": ", ".join(tiles)})
    if isinstance(goal, LootGoals):
        treasures = [one for one in maps()[scenario.id].overlays if one.number == "goal"]
        return said.text("goal", goal, count=len(treasures))
    if isinstance(goal, EndTurnBeside):
        return said.text("goal", goal, what=_overlay(scenario, goal.at))
    return said.text("goal", goal, type="none", types="none")


def _object(scenario: ScenarioRules, said: Said, thing: AnyThing) -> Text:
    if isinstance(thing, Escort):
        what = _overlay(scenario, thing.towards)
        return said.text("rule", thing, who=_thing(thing.id), what=what)
    return said.text("rule", thing, what=_overlay(scenario, thing.at[0]))


def _spawn(said: Said, spawn: Spawn, characters: int) -> list[Text]:
    """Monsters that appear, and when; nothing if none do with these characters."""
    figures = _figures(spawn.type, spawn.ranks, characters)
    words = {**said.words(spawn, "while_closed"), "when": said.text("rule-when", spawn.when)}
    return [Text("rule-spawn", {**words, "figures": one}) for one in figures]


def _boss(said: Said, boss: BossSpecials, characters: int, level: int) -> list[Text]:
    found = []
    name = _one(boss.type)
    if boss.counts:
        found.append(Text("rule-counts", {"boss": name, "types": _many(boss.counts)}))
    for number, lines in ((1, boss.first), (2, boss.second)):
        does = folded("rule-then", [_line(said, line, characters, level) for line in lines])
        found.append(Text("rule-special", {"boss": name, "number": number, "does": does}))
    return found


def _line(said: Said, line: Order, characters: int, level: int) -> Text:
    if isinstance(line, ByLevel):
        return _line(said, line.lines[level], characters, level)
    if isinstance(line, SummonSeveral):
        (figures,) = _figures(line.type, line.ranks, characters)
        return said.text("rule-does", line, figures=figures)
    if isinstance(line, MoreTurns):
        return said.text("rule-does", line, types=_many(line.type))
    return said.text("rule-does", line)


def _trap(scenario: ScenarioRules, trap: Trap) -> Text:
    does = [Text("rule-trap-damage")] if trap.damage == "level" else []
    does += conditions(trap.conditions)
    what = _overlay(scenario, trap.at[0])
    return Text("rule-trap", {"what": what, "does": folded("rule-and", does)})


def _figures(type: str, ranks: tuple[str, ...], characters: int) -> list[Text]:
    """The monsters of a type that come, by rank, in one text; empty if none does."""
    letters = [rank[characters - 2] for rank in ranks]
    parts = [
        Text("rule-figures", {
            "count": letters.count(letter), "rank": rank, "type": _one(type), "types": _many(type),
        })
        for letter, rank in (("n", "normal"), ("e", "elite"))
        if letter in letters
    ]  # fmt: skip
    return [folded("rule-and", parts)] if parts else []


def _one(type: str) -> Text:
    return Text(f"monster-{type}")


def _many(type: str) -> Text:
    return Text(f"monster-{type}-many")


def _thing(id: str) -> Text:
    return Text(f"object-{id}")


def _overlay(scenario: ScenarioRules, at: Hex) -> Text:
    """What lies on a hex of the map."""
    looks = [one.look for one in maps()[scenario.id].overlays if at in one.at]
    return Text(f"overlay-{looks[0]}")


def _mark(scenario: ScenarioRules, door: int) -> str:
    """The letter or the number of a door on the map."""
    for lock in scenario.locks:
        if door in lock.doors:
            return lock.marks[lock.doors.index(door)]
    numbers = [str(section.number) for section in scenario.sections if section.door == door]
    return numbers[0]


def _door(scenario: ScenarioRules, door: int) -> Text:
    look = Text(f"overlay-{maps()[scenario.id].doors[door].look}")
    return Text("rule-door", {"look": look, "mark": _mark(scenario, door)})
