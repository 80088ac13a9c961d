"""The goals and the special rules of a scenario as texts, made from its facts."""

from __future__ import annotations

from typing import Final

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.orders import (
    AttackOrder,
    BonusOrder,
    ByLevel,
    HealOrder,
    JumpToDoor,
    MoreTurns,
    MoveOrder,
    Order,
    RetaliateOrder,
    SummonSeveral,
)
from grimorio.games.gloomhaven.components.scenarios import (
    AnyGoal,
    AnyMoment,
    AnyThing,
    Begin,
    BossSpecials,
    DoorOpens,
    EndTurnBeside,
    Escort,
    HeldKey,
    KillAll,
    KillGoal,
    KillRevealed,
    Lock,
    LootGoals,
    MonsterKey,
    PlateKey,
    PlatesKey,
    RoundStart,
    ScenarioRules,
    Trap,
    total,
)
from grimorio.games.gloomhaven.view.names import place_text
from grimorio.kit.content import expect
from grimorio.kit.effects import verb
from grimorio.kit.hexes import Hex

ROUNDS: Final = {(1, 0): "all", (2, 1): "odd", (2, 0): "even"}
"""How texts call the rounds of a moment."""


def goals(scenario: ScenarioRules, characters: int, level: int) -> list[Text]:
    """What wins the scenario, all of it together."""
    return [_goal(scenario, goal, characters, level) for goal in scenario.goals]


def rules(scenario: ScenarioRules, characters: int, level: int, monsters: int) -> list[Text]:
    """What is special in the scenario at its level, with monsters of theirs."""
    found = [Text("rule-dies", {"who": _thing(loss.who)}) for loss in scenario.losses]
    if scenario.begin is not None:
        found += _begin(scenario.begin)
    found += [Text("rule-ally", {"types": _many(type)}) for type in scenario.allies]
    found += [_object(scenario, thing, characters, level) for thing in scenario.objects]
    found += [_lock(lock, characters) for lock in scenario.locks]
    for spawn in scenario.spawns:
        figures = _figures(spawn.type, spawn.ranks, characters)
        if figures is not None:
            when = _moment(scenario, spawn.when)
            if spawn.while_closed is not None:
                door = _door(scenario, spawn.while_closed)
                when = Text("rule-while-closed", {"when": when, "door": door})
            place = place_text(spawn.at)
            found.append(Text("rule-spawn", {"when": when, "place": place, "figures": figures}))
    for boss in scenario.bosses:
        found += _boss(scenario, boss, characters, monsters)
    found += [_trap(scenario, trap) for trap in scenario.traps]
    if any(treasure.only_loot for treasure in scenario.treasures):
        found.append(Text("rule-only-loot"))
    return found


def _goal(scenario: ScenarioRules, goal: AnyGoal, characters: int, level: int) -> Text:
    if isinstance(goal, KillAll):
        return Text("goal-kill-all")
    if isinstance(goal, KillRevealed):
        return Text("goal-kill-revealed")
    if isinstance(goal, KillGoal):
        count = total(goal.count, characters, level)
        if not goal.types:
            return Text("goal-kill-any", {"count": count})
        one = _chain("rule-or", [_one(type) for type in goal.types])
        many = _chain("rule-or", [_many(type) for type in goal.types])
        return Text("goal-kill", {"count": count, "type": one, "types": many})
    if isinstance(goal, LootGoals):
        tiles = [one for one in maps()[scenario.id].overlays if one.number == "goal"]
        return Text("goal-loot-goals", {"count": len(tiles)})
    if isinstance(goal, EndTurnBeside):
        what = _overlay(scenario, goal.at)
        return Text("goal-end-turn-beside", {"who": _thing(goal.who), "what": what})
    tiles_of_area = [laid.tile.capitalize() for laid in maps()[scenario.id].areas[goal.area]]
    return Text("goal-reveal", {"tile": ", ".join(tiles_of_area)})


def _begin(begin: Begin) -> list[Text]:
    found = []
    if begin.curses:
        found.append(Text("rule-begin-curses", {"count": begin.curses}))
    if begin.minus:
        found.append(Text("rule-begin-minus", {"count": begin.minus}))
    for condition in begin.conditions:
        found.append(Text("rule-begin-condition", {"condition": Text(f"condition-{condition}")}))
    if begin.negative:
        found.append(Text("rule-begin-negative"))
    return found


def _object(scenario: ScenarioRules, thing: AnyThing, characters: int, level: int) -> Text:
    hp = total(thing.hp, characters, level)
    if isinstance(thing, Escort):
        return Text(
            "rule-escort",
            {
                "who": _thing(thing.id),
                "hp": hp,
                "initiative": thing.initiative,
                "move": thing.move,
                "what": _overlay(scenario, thing.towards),
                "ally": "yes" if thing.ally else "no",
                "doors": "yes" if thing.opens_doors else "no",
            },
        )
    return Text("rule-obstacle", {"what": _overlay(scenario, thing.at[0]), "hp": hp})


def _lock(lock: Lock, characters: int) -> Text:
    marks = ", ".join(dict.fromkeys(lock.marks))
    key = lock.key
    if isinstance(key, MonsterKey):
        return Text("rule-lock-monster", {"doors": marks, "type": _one(key.type)})
    if isinstance(key, PlateKey):
        return Text("rule-lock-plate", {"doors": marks})
    if isinstance(key, HeldKey):
        return Text("rule-lock-held", {"doors": marks})
    key = expect(PlatesKey, key)
    return Text("rule-lock-plates", {"doors": marks, "count": key.play[characters - 2]})


def _moment(scenario: ScenarioRules, moment: AnyMoment) -> Text:
    if isinstance(moment, DoorOpens):
        return Text("rule-when-door", {"door": _door(scenario, moment.door)})
    start = isinstance(moment, RoundStart)
    which = ROUNDS[moment.every, moment.rest]
    return Text("rule-when-round-start" if start else "rule-when-round-end", {"which": which})


def _boss(scenario: ScenarioRules, boss: BossSpecials, characters: int, level: int) -> list[Text]:
    found = []
    name = _one(boss.type)
    if boss.counts:
        found.append(Text("rule-counts", {"boss": name, "types": _many(boss.counts)}))
    for number, lines in ((1, boss.first), (2, boss.second)):
        said = [_line(scenario, line, characters, level) for line in lines]
        does = _chain("rule-then", said)
        found.append(Text("rule-special", {"boss": name, "number": number, "does": does}))
    return found


def _line(scenario: ScenarioRules, line: Order, characters: int, level: int) -> Text:
    if isinstance(line, ByLevel):
        return _line(scenario, line.lines[level], characters, level)
    if isinstance(line, MoveOrder):
        return Text("rule-does-move", {"plus": f"{line.plus:+}"})
    if isinstance(line, AttackOrder):
        whom = "area" if line.area else line.whom
        return Text("rule-does-attack", {"plus": f"{line.plus:+}", "whom": whom})
    if isinstance(line, RetaliateOrder):
        return Text("rule-does-retaliate", {"value": line.value})
    if isinstance(line, HealOrder) and line.whom == "self_and_all_allies":
        return Text("rule-does-heal-all", {"value": line.value})
    if isinstance(line, BonusOrder) and line.whom == "all_allies":
        return Text("rule-does-bonus-all", {"value": line.attack})
    if isinstance(line, SummonSeveral):
        figures = _figures(line.type, line.ranks, characters)
        if figures is not None:
            return Text("rule-does-summon", {"figures": figures})
    if isinstance(line, JumpToDoor):
        doors = ", ".join([_mark(scenario, door) for door in line.doors])
        return Text("rule-does-jump", {"doors": doors})
    if isinstance(line, MoreTurns):
        return Text("rule-does-more-turns", {"types": _many(line.type)})
    raise LookupError(f"no words for the special {verb(line)} of scenario {scenario.id}")


def _trap(scenario: ScenarioRules, trap: Trap) -> Text:
    does = [Text("rule-trap-damage")] if trap.damage == "level" else []
    does += [Text(f"condition-{condition}") for condition in trap.conditions]
    what = _overlay(scenario, trap.at[0])
    return Text("rule-trap", {"what": what, "does": _chain("rule-and", does)})


def _figures(type: str, ranks: tuple[str, ...], characters: int) -> Text | None:
    """The monsters of a type that come, by rank; None if none does."""
    letters = [rank[characters - 2] for rank in ranks]
    parts = [
        Text(
            "rule-figures",
            {
                "count": letters.count(letter),
                "rank": rank,
                "type": _one(type),
                "types": _many(type),
            },
        )
        for letter, rank in (("n", "normal"), ("e", "elite"))
        if letter in letters
    ]
    return _chain("rule-and", parts) if parts else None


def _chain(message: str, parts: list[Text]) -> Text:
    """Several texts as one: the first two, then that and the third."""
    chained = parts[0]
    for part in parts[1:]:
        chained = Text(message, {"first": chained, "next": part})
    return chained


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
