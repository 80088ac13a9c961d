"""Scenarios and maps against the facts, which are read here a second time and in another way."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

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
    AnyPrize,
    Dies,
    DoorOpens,
    EndTurnBeside,
    Escort,
    Experience,
    GoalTile,
    Gold,
    Harm,
    ItemDesign,
    ItemPrize,
    KillAll,
    KillGoal,
    KillRevealed,
    LootGoals,
    PlateKey,
    PlatesKey,
    RandomItemDesign,
    RandomScenario,
    Reveal,
    RoundEnd,
    RoundStart,
    ScenarioRules,
    Spawn,
    scenarios,
    total,
)

CASES = Path(__file__).parent / "cases" / "gloomhaven_scenario_rules.json"
FACTS: list[Any] = json.loads(CASES.read_text("utf-8"))["cases"]
FIRST = [fact for fact in FACTS if fact["id"] <= 20]
CORRECTIONS = [
    (fact["id"], change) for fact in FACTS for change in fact.get("layout_corrections", ())
]
each = pytest.mark.parametrize("fact", FIRST, ids=lambda fact: str(fact["id"]))


def door_at(scenario: int, place: list[int]) -> int:
    q, r = place
    return [door.at for door in maps()[scenario].doors].index(((q, r),))


def labelled(fact: Any, label: str) -> list[int]:
    return [
        door_at(fact["id"], door["hex"]) for door in fact["doors"] if door.get("label") == label
    ]


def test_the_facts_are_those_of_the_first_twenty() -> None:
    assert [fact["id"] for fact in FIRST] == list(scenarios())
    assert len(CORRECTIONS) == 19


@pytest.mark.parametrize(("scenario", "change"), CORRECTIONS)
def test_maps_are_as_the_book_prints_them(scenario: int, change: Any) -> None:
    """GH-SETUP-7: where the drawings we had differ from the book, the book is right."""
    on = maps()[scenario]
    placed = {(one.type, one.at): one.rank for one in on.monsters}
    match change["type"]:
        case "add" | "rank":
            found = placed[change["monster"], tuple(change["hex"])]
            assert found == change["rank"].replace("/", "")
        case "move":
            assert (change["monster"], tuple(change["hex"])) in placed
            assert (change["monster"], tuple(change["from"])) not in placed
        case "add_start":
            assert tuple(change["hex"]) in on.starts
        case _:
            assert change == {**change, "type": "shift_area", "area": 2, "by": [-1, 0]}
            doors = {place for door in on.doors if 2 in door.between for place in door.at}
            assert doors == {(-2, 7), (-1, 7)}
            assert set(on.hexes(2)) == {
                *[(q, 8) for q in range(-4, 0)], *[(q, 9) for q in range(-5, 0)],
            }  # fmt: skip
            inside = [place for over in on.overlays if over.area == 2 for place in over.at]
            inside += [one.at for one in on.monsters if one.area == 2]
            assert len(inside) == 7
            assert {*inside} <= {*on.hexes(2)}


@each
def test_doors_have_their_numbers_and_letters(fact: Any) -> None:
    """GH-MODE-10, GH-DOOR-3."""
    scenario = scenarios()[fact["id"]]
    assert len(fact["doors"]) == len(maps()[fact["id"]].doors)
    mine: dict[int, str] = {section.door: str(section.number) for section in scenario.sections}
    locked: dict[int, str] = {}
    for lock in scenario.locks:
        locked |= dict(zip(lock.doors, lock.marks, strict=True))
    theirs = {
        door_at(fact["id"], door["hex"]): door["label"] for door in fact["doors"] if "label" in door
    }
    assert theirs == mine | locked
    assert {*locked} == {
        door_at(fact["id"], door["hex"]) for door in fact["doors"] if door.get("locked")
    }
    wanted = {str(one["section"]): one["trigger"] for one in fact.get("sections", ())}
    assert wanted == {number: f"door {number} opened" for number in mine.values()}


@each
def test_traps_do_what_the_facts_say(fact: Any) -> None:
    """GH-TERR-2."""
    mine = {
        place: (trap.damage, {*trap.conditions})
        for trap in scenarios()[fact["id"]].traps
        for place in trap.at
    }
    theirs = {
        tuple(place): ("level" if trap["damage"] == "2+L" else "none", {*trap["conditions"]})
        for trap in fact["traps"]
        for place in trap["hexes"]
    }
    assert mine == theirs


@each
def test_treasures_hold_what_the_facts_say(fact: Any) -> None:
    """GH-LOOT-6, GH-LOOT-8, GH-LOOT-10, GH-LOOT-11."""
    mine = {one.number: say_prize(one.inside) for one in scenarios()[fact["id"]].treasures}
    tiles = fact["treasures"]["goal_tiles"]
    assert mine == fact["treasures"]["numbered"] | ({"goal": "goal"} if tiles else {})
    assert [one.number for one in maps()[fact["id"]].overlays].count("goal") == tiles
    by_loot = any(rule.startswith("goal treasure: only a Loot") for rule in fact["special_rules"])
    assert by_loot == any(one.only_loot for one in scenarios()[fact["id"]].treasures)


def say_prize(inside: AnyPrize) -> str:
    match inside:
        case Gold(amount=amount):
            return f"gold:{amount}"
        case Experience(amount=amount):
            return f"experience:{amount}"
        case ItemPrize(number=number):
            return f"item:{number}"
        case ItemDesign(number=number):
            return f"itemDesign:{number}"
        case RandomItemDesign():
            return "randomItemDesign"
        case RandomScenario():
            return "randomScenario"
        case Harm(damage=damage, conditions=conditions):
            return f"damage:{damage}|condition:{'+'.join(conditions)}"
        case GoalTile():
            return "goal"


@each
def test_spawns_come_when_and_where_the_facts_say(fact: Any) -> None:
    """GH-SPAWN-1."""
    mine = [say_spawn(fact, spawn) for spawn in scenarios()[fact["id"]].spawns]
    theirs = []
    for one in fact.get("spawns", ()):
        counts = (
            one["count"] if isinstance(one["count"], dict) else dict.fromkeys("234", one["count"])
        )
        who = {
            party: [one["rank"][party]] * counts[party]
            for party in "234"
            if one["rank"][party] != "none"
        }
        # The number of characters is said by the ranks too.
        when = re.sub(r", C(=2|>=3)", "", one["when"])
        theirs.append((when, one["monster"], who, tuple(one["at"][0])))
        assert one["mode"] == "spawn"
        assert len(one["at"]) == 1
    assert mine == theirs


def say_spawn(fact: Any, spawn: Spawn) -> tuple[str, str, dict[str, list[str]], tuple[int, int]]:
    names = {"n": "normal", "e": "elite"}
    who = {}
    for place, party in enumerate("234"):
        if ranks := [names[rank[place]] for rank in spawn.ranks if rank[place] != "-"]:
            who[party] = ranks
    match spawn.when:
        case DoorOpens(door=door):
            when = next(f"door {n} opened" for n in "123" if labelled(fact, n) == [door])
        case RoundStart(every=1, rest=0):
            when = "round_start, every round"
        case RoundEnd(every=2, rest=1):
            when = "round_end, odd rounds"
        case _:
            raise AssertionError(spawn)
    if spawn.while_closed is not None:
        assert labelled(fact, "1") == [spawn.while_closed]
        when += ", while door 1 closed"
    return when, spawn.type, who, spawn.at


@each
def test_goals_and_losses_are_those_of_the_facts(fact: Any) -> None:
    scenario = scenarios()[fact["id"]]
    assert [say_goal(scenario, goal) for goal in scenario.goals] == [
        read_goal(goal) for goal in fact["goal"]["win"]
    ]
    names = [one["name"].lower() for one in fact.get("objects", ())]
    assert [thing.id for thing in scenario.objects] == names
    assert scenario.losses == tuple([Dies(who=one["killed"].lower()) for one in fact["loss"]])


def say_goal(scenario: ScenarioRules, goal: AnyGoal) -> object:
    match goal:
        case KillAll():
            return "all_enemies"
        case KillRevealed():
            return "all_revealed"
        case KillGoal(types=types, count=count):
            return [*types], [total(count, characters, 3) for characters in (2, 3, 4)]
        case LootGoals():
            return "loot"
        case Reveal(area=area):
            return [laid.tile for laid in maps()[scenario.id].areas[area]]
        case EndTurnBeside(who=who):
            return who


def read_goal(win: Any) -> object:
    match win:
        case {"kill": str(which)}:
            return which
        case {"kill": types}:
            return types, [win.get("how_many", 1)] * 3
        case {"kill_count": count}:
            each = int(count.removesuffix("*C"))
            return [], [each * characters for characters in (2, 3, 4)]
        case {"loot": _}:
            return "loot"
        case {"reveal_tile": tile}:
            return [tile]
        case _:
            return win["escort"].lower()


@each
def test_set_up_effects_and_sides_are_those_of_the_facts(fact: Any) -> None:
    """GH-SETUP-13."""
    scenario = scenarios()[fact["id"]]
    mine: list[str] = []
    if begin := scenario.begin:
        mine += [f"each character: +{begin.curses} curse into own modifier deck"] * (
            begin.curses > 0
        )
        mine += [f'each character: +{begin.minus} "-1" cards into own modifier deck'] * (
            begin.minus > 0
        )
        mine += [f"each character gains {condition}" for condition in begin.conditions]
    theirs = [
        rule.removeprefix("setup -> ").removesuffix(" [scenario_effect]")
        for rule in fact["special_rules"]
        if rule.startswith("setup -> ") and rule.endswith(" [scenario_effect]")
    ]
    assert mine == theirs
    sides = [rule for rule in fact["special_rules"] if "side of the characters" in rule]
    assert [*scenario.allies] == [name for rule in sides for name in rule.split(":")[0].split(", ")]


def test_the_cycle_of_the_commander_goes_by_the_letters() -> None:
    fact = FIRST[1]
    jump = scenarios()[2].bosses[0].first[0]
    assert isinstance(jump, JumpToDoor)
    assert [[door] for door in jump.doors] == [labelled(fact, letter) for letter in "abcd"]


def test_the_plates_of_scenario_15_are_the_marked_ones() -> None:
    marks = FIRST[14]["marks"]
    first, second = [lock.key for lock in scenarios()[15].locks]
    assert isinstance(first, PlateKey)
    assert isinstance(second, PlatesKey)
    assert [[*first.at]] == marks["c"]
    in_play = [[list(place) for place in second.at[:count]] for count in second.play]
    assert in_play == [
        marks["d"],
        marks["d"] + marks["e"],
        marks["d"] + marks["e"] + marks["f"],
    ]


def test_hail_is_as_the_facts_say() -> None:
    fact = FIRST[18]["objects"][0]
    hail = scenarios()[19].objects[0]
    assert isinstance(hail, Escort)
    assert [[*hail.at]] == fact["at"]
    assert (hail.initiative, hail.ally, hail.opens_doors) == (99, True, True)
    assert fact["initiative"] == 99
    assert fact["hp"] == "4+2*L"
    assert [total(hail.hp, 3, level) for level in range(8)] == [4, 6, 8, 10, 12, 14, 16, 18]
    assert [[*hail.towards]] == FIRST[18]["marks"]["b"]
    assert fact["turn"].startswith(f"Move {hail.move} toward altar b")


@each
def test_bosses_do_what_the_facts_say(fact: Any) -> None:
    """GH-DECL-13: line by line, in the words of the facts."""
    mine = {
        boss.type: (say_lines(boss.first), say_lines(boss.second))
        for boss in scenarios()[fact["id"]].bosses
    }
    theirs = {
        boss["monster"]: (boss["special_1"], boss["special_2"]) for boss in fact.get("bosses", ())
    }
    assert mine.keys() == theirs.keys()
    for boss, specials in mine.items():
        for lines, words in zip(specials, theirs[boss], strict=True):
            assert lines == read_special(words, theirs[boss][0])


def say_lines(lines: tuple[Order, ...]) -> list[str]:
    found = []
    for line in lines:
        match line:
            case MoveOrder(plus=plus):
                found.append(f"Move{plus:+}")
            case AttackOrder(plus=plus, area=area, whom=whom):
                where = " area" if area else " adjacent" if whom == "adjacent" else ""
                found.append(f"Attack{plus:+}{where}")
            case SummonSeveral(type=type, ranks=ranks):
                parties = ["".join(sorted(rank[place] for rank in ranks)) for place in range(3)]
                found.append(f"summon {type} {' '.join(parties)}")
            case HealOrder(value=value, whom="self_and_all_allies"):
                found.append(f"Heal {value} all")
            case BonusOrder(attack=attack, whom="all_allies"):
                found.append(f"bonus {attack}")
            case ByLevel(lines=(RetaliateOrder(value=value), *_)):
                # The facts of scenarios have the value of level 0 only.
                found.append(f"Retaliate {value}")
            case JumpToDoor():
                found.append("jump")
            case MoreTurns(type=type):
                found.append(f"turns {type}")
            case _:
                raise AssertionError(line)
    return found


def read_special(words: str, first: str) -> list[str]:
    """The same from the words of a special; one may be said by what differs from the first."""
    if like := re.match(r"as special 1 with ([\w-]+); then ", words):
        summoned = re.sub(r"summon [\w-]+", f"summon {like[1]}", read_special(first, "")[0])
        return [summoned, *read_special(words[like.end() :], "")]
    found = []
    if words.startswith("jump to the next door"):
        found.append("jump")
    if turns := re.match(r"every ([\w-]+) takes one more turn at once", words):
        found.append(f"turns {turns[1]}")
    if summon := re.match(r"summon ([\w-]+) x\d+:? (.*?)(?:; then|$)", words):
        letters = {"normal": "n", "elite": "e"}
        parties = summon[2].split("/")
        if "C=" in summon[2]:
            parties = [
                "".join(sorted("".join([letters[rank] * int(n) for n, rank in each_rank])))
                for each_rank in [
                    re.findall(r"(\d) (normal|elite)", part.split(" ", 1)[1])
                    for part in summon[2].split("; ")
                ]
            ]
        found.append(f"summon {summon[1]} {' '.join(parties)}")
    if heal := re.match(r"Heal (\d) on self and every ally", words):
        found.append(f"Heal {heal[1]} all")
    if bonus := re.match(r"every ally of the boss \+(\d) to all attacks this round", words):
        found.append(f"bonus {bonus[1]}")
    for what, number, whom in re.findall(r"(Move|Attack)([+-]\d)( area| on all adjacent)?", words):
        found.append(f"{what}{number}{whom.replace(' on all', '')}")
    found += [f"Retaliate {value}" for value in re.findall(r"Retaliate (\d)", words)]
    return found
