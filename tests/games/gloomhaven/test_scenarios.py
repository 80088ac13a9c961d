"""The rules of scenarios 1 to 20 load, fit their maps and say what the facts say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from grimorio.games.gloomhaven.components.maps import Map, maps
from grimorio.games.gloomhaven.components.monsters import LEVELS, monsters
from grimorio.games.gloomhaven.components.orders import (
    AttackOrder,
    ByLevel,
    JumpToDoor,
    MoreTurns,
    Order,
    RetaliateOrder,
    SummonSeveral,
)
from grimorio.games.gloomhaven.components.scenarios import (
    DoorOpens,
    EndTurnBeside,
    Escort,
    Formula,
    KillGoal,
    LootGoals,
    MonsterKey,
    Obstacle,
    PlateKey,
    PlatesKey,
    Reveal,
    ScenarioRules,
    scenarios,
    total,
)
from grimorio.games.gloomhaven.rules.map.ground import FAR, ground_of
from grimorio.kit.hexes import DIRECTIONS, Hex

ALL = list(scenarios().values())
PARTIES = (2, 3, 4)
each = pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: str(scenario.id))


def lines_of(scenario: ScenarioRules) -> Iterator[Order]:
    for boss in scenario.bosses:
        for line in (*boss.first, *boss.second):
            yield line
            if isinstance(line, ByLevel):
                yield from line.lines


def standing(on: Map, characters: int) -> Counter[str]:
    """The monsters that the map places, by type."""
    return Counter(
        placed.type
        for placed in on.monsters
        if placed.rank == "boss" or placed.rank[characters - 2] != "-"
    )


def floor(on: Map) -> set[Hex]:
    """The hexes of all areas, without doors."""
    return {place for area in range(len(on.areas)) for place in on.hexes(area)} | {*on.corridors}


def area_of(on: Map, place: Hex) -> int:
    return next(area for area in range(len(on.areas)) if place in on.hexes(area))


def test_the_first_twenty_scenarios_have_rules() -> None:
    assert list(scenarios()) == list(range(1, 21))
    for scenario in ALL:
        assert 30 <= scenario.minutes <= 180


@each
def test_all_hexes_of_a_scenario_are_on_its_map(scenario: ScenarioRules) -> None:
    """GH-SPAWN-1, GH-TERR-8: where figures appear is a hex where one can stand."""
    on = maps()[scenario.id]
    obstacles = {place for over in on.overlays if over.kind == "obstacle" for place in over.at}
    for spawn in scenario.spawns:
        assert spawn.at in floor(on) - obstacles
    for thing in scenario.objects:
        assert isinstance(thing, Escort)
        assert thing.at in floor(on) - obstacles - {*on.starts}
        assert thing.at not in [placed.at for placed in on.monsters]
        assert thing.towards in floor(on)
    for lock in scenario.locks:
        if isinstance(lock.key, PlateKey):
            assert lock.key.at in on.plates
        if isinstance(lock.key, PlatesKey):
            assert set(lock.key.at) <= set(on.plates)
            assert len(set(lock.key.at)) == len(lock.key.at) == max(lock.key.play)
    for goal in scenario.goals:
        if isinstance(goal, EndTurnBeside):
            assert goal.at in obstacles


@each
def test_all_doors_of_a_scenario_are_doors_of_its_map(scenario: ScenarioRules) -> None:
    doors = range(len(maps()[scenario.id].doors))
    for section in scenario.sections:
        assert section.door in doors
    for lock in scenario.locks:
        assert len(lock.doors) == len(lock.marks) == len({*lock.doors} & {*doors})
    for spawn in scenario.spawns:
        assert spawn.while_closed is None or spawn.while_closed in doors
        assert not isinstance(spawn.when, DoorOpens) or spawn.when.door in doors
    numbers = [section.number for section in scenario.sections]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len({section.door for section in scenario.sections}) == len(numbers)


@each
def test_all_types_of_a_scenario_have_a_stat_card_and_a_part_in_it(scenario: ScenarioRules) -> None:
    on = maps()[scenario.id]
    placed = {monster.type for monster in on.monsters}
    for type in scenario.allies:
        assert type in placed
    for spawn in scenario.spawns:
        assert type_has_ranks(spawn.type, spawn.ranks)
    for boss in scenario.bosses:
        assert boss.type in placed
        counted = monsters()[boss.type].stats("boss").attack[0] == "V"
        assert counted == bool(boss.counts)
        assert not boss.counts or boss.counts in placed
    for line in lines_of(scenario):
        if isinstance(line, SummonSeveral):
            assert type_has_ranks(line.type, line.ranks)
        if isinstance(line, MoreTurns):
            assert line.type in placed


def type_has_ranks(type: str, ranks: tuple[str, ...]) -> bool:
    sides = monsters()[type]
    letters = "".join(ranks)
    return bool(("n" not in letters or sides.normal) and ("e" not in letters or sides.elite))


@each
def test_every_boss_on_a_map_has_its_two_specials(scenario: ScenarioRules) -> None:
    """GH-DECL-13."""
    bosses = {one.type for one in maps()[scenario.id].monsters if one.rank == "boss"}
    assert {boss.type for boss in scenario.bosses} == bosses


@each
def test_every_trap_has_its_effect_and_every_effect_a_trap(scenario: ScenarioRules) -> None:
    """GH-TERR-1, GH-TERR-2."""
    drawn = [
        place for over in maps()[scenario.id].overlays if over.kind == "trap" for place in over.at
    ]
    assert sorted(drawn) == sorted(place for trap in scenario.traps for place in trap.at)
    for trap in scenario.traps:
        assert trap.damage == "level" or trap.conditions


@each
def test_every_treasure_has_its_contents_and_all_contents_a_treasure(
    scenario: ScenarioRules,
) -> None:
    """GH-LOOT-4, GH-RUL-103."""
    drawn = {over.number for over in maps()[scenario.id].overlays if over.number}
    numbers = [treasure.number for treasure in scenario.treasures]
    assert sorted(drawn) == sorted(numbers)
    for treasure in scenario.treasures:
        is_goal = type(treasure.inside).__name__ == "GoalTile"
        assert is_goal == (treasure.number == "goal")
        assert is_goal or not treasure.only_loot


def test_no_treasure_is_in_two_of_the_scenarios() -> None:
    """GH-LOOT-4: a number is looted once in a campaign."""
    numbers = [one.number for scenario in ALL for one in scenario.treasures if one.number != "goal"]
    assert len(set(numbers)) == len(numbers)


@each
def test_every_locked_door_can_be_opened_by_those_who_are_there(scenario: ScenarioRules) -> None:
    """GH-DOOR-3: with what is revealed so far something opens the next door, until all are open."""
    on = maps()[scenario.id]
    locked = [door for lock in scenario.locks for door in lock.doors]
    assert len(set(locked)) == len(locked), "a door has two locks"
    seen, ajar = {*on.open}, set[int]()
    while True:
        can = {door for door in range(len(on.doors)) if door not in locked}
        for lock in scenario.locks:
            if key_is_there(scenario, on, lock.key, lock.doors, seen):
                can |= {*lock.doors}
        new = {door for door in can - ajar if {*on.doors[door].between} & seen}
        if not new:
            break
        ajar |= new
        for door in new:
            seen |= {*on.doors[door].between}
    assert ajar == {*range(len(on.doors))}
    assert seen == {*range(len(on.areas))}


def key_is_there(
    scenario: ScenarioRules, on: Map, key: object, doors: tuple[int, ...], seen: set[int]
) -> bool:
    if isinstance(key, MonsterKey):
        jumps = [line for line in lines_of(scenario) if isinstance(line, JumpToDoor)]
        areas = {one.area for one in on.monsters if one.type == key.type}
        return bool(areas & seen) and [jump.doors for jump in jumps] == [doors]
    if isinstance(key, PlateKey):
        return area_of(on, key.at) in seen
    assert isinstance(key, PlatesKey)
    return {area_of(on, place) for place in key.at} <= seen


@each
@pytest.mark.parametrize("characters", PARTIES)
def test_every_goal_can_be_reached(scenario: ScenarioRules, characters: int) -> None:
    on = maps()[scenario.id]
    there = standing(on, characters)
    hostile = sum(count for type, count in there.items() if type not in scenario.allies)
    endless = any(
        not isinstance(spawn.when, DoorOpens)
        and any(rank[characters - 2] != "-" for rank in spawn.ranks)
        for spawn in scenario.spawns
    )
    for goal in scenario.goals:
        if isinstance(goal, KillGoal):
            wanted = total(goal.count, characters, 1)
            assert not {*goal.types} & {*scenario.allies}
            if goal.types:
                assert sum(there[type] for type in goal.types) == wanted
            else:
                assert endless or hostile >= wanted
        elif isinstance(goal, LootGoals):
            assert "goal" in [over.number for over in on.overlays]
        elif isinstance(goal, Reveal):
            assert goal.area in range(len(on.areas))
            assert goal.area not in on.open
        elif isinstance(goal, EndTurnBeside):
            assert goal.who in [thing.id for thing in scenario.objects]
        else:
            assert hostile
    for loss in scenario.losses:
        assert loss.who in [thing.id for thing in scenario.objects]


def test_hail_can_walk_to_the_altar() -> None:
    on = maps()[19]
    hail = scenarios()[19].objects[0]
    goal = scenarios()[19].goals[0]
    assert isinstance(hail, Escort)
    assert isinstance(goal, EndTurnBeside)
    assert hail.towards == goal.at
    ground = ground_of(19, (1 << len(on.areas)) - 1, (1 << len(on.doors)) - 1)
    start = ground.board.cell(*hail.at)
    assert start is not None
    beside = [ground.board.cell(goal.at[0] + q, goal.at[1] + r) for q, r in DIRECTIONS]
    assert any(cell is not None and ground.far(start)[cell] < FAR for cell in beside)


def test_set_up_effects_are_negative_and_can_be_ignored() -> None:
    """GH-SETUP-13."""
    begins = {scenario.id: scenario.begin for scenario in ALL if scenario.begin is not None}
    assert sorted(begins) == [2, 5, 6, 14, 19]
    assert all(begin.negative for begin in begins.values())


def test_the_retaliate_of_the_bodyguards_grows_with_their_level() -> None:
    second = scenarios()[8].bosses[0].second[-1]
    assert isinstance(second, ByLevel)
    assert [line.value for line in second.lines if isinstance(line, RetaliateOrder)] == [
        3, 3, 3, 4, 4, 5, 5, 5,
    ]  # fmt: skip
    assert len(second.lines) == LEVELS


def test_the_area_of_the_bodyguards_begins_beside_them() -> None:
    """GH-AREA-2: two hexes deep, a sixth of the way round."""
    attack = scenarios()[8].bosses[0].first[-1]
    assert isinstance(attack, AttackOrder)
    assert attack.about
    assert {*attack.area} == {(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)}


def test_a_boss_does_the_same_wherever_it_stands() -> None:
    known: dict[str, object] = {}
    for scenario in ALL:
        for boss in scenario.bosses:
            assert known.setdefault(boss.type, boss) == boss


@pytest.mark.parametrize(
    ("formula", "characters", "level", "comes_to"),
    [
        (Formula(plus=4, level=2), 3, 5, 14),
        (Formula(character=5), 4, 7, 20),
        (Formula(plus=4, both=1), 3, 2, 10),
        (Formula(character=8, both=1), 2, 3, 22),
        (Formula(plus=4, both=1, half="down"), 3, 3, 6),
        (Formula(plus=4, level=1, half="up"), 2, 3, 4),
        (Formula(character=2, level=1, half="up"), 4, 1, 5),
    ],
)
def test_formulas_say_all_that_scenarios_count(
    formula: Formula, characters: int, level: int, comes_to: int
) -> None:
    """4 + 2L, 5C, 4 + CL, (8 + L)C, 2 + CL / 2 down, 2 + L / 2 up, C + L / 2 up."""
    assert total(formula, characters, level) == comes_to


def test_an_obstacle_with_hit_points_is_an_object_of_a_scenario() -> None:
    """GH-ATT-5."""
    column = {
        "object": "obstacle",
        "id": "column",
        "at": [[12, 9]],
        "hp": {"character": 8, "both": 1},
    }
    read = msgspec.convert(column, Escort | Obstacle)
    assert read == Obstacle(id="column", at=((12, 9),), hp=Formula(character=8, both=1))
