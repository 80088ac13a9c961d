"""Locked doors and pressure plates, and monsters that appear by a rule of the scenario."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.rules.scenario.revealing import open_door
from grimorio.games.gloomhaven.rules.scenario.spawning import spawn
from grimorio.games.gloomhaven.rules.scenario.special import rules_of
from grimorio.games.gloomhaven.state import (
    HAZARD,
    HINDRANCE,
    MONSTER,
    OBSTACLE,
    TRAP,
    Figure,
    Scenario,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, ability_numbered, lay

FOUR = ("brute", "tinkerer", "cragheart", "mindthief")


def beasts(s: Scenario) -> list[Figure]:
    return [one for one in s.figures.values() if one.kind == MONSTER]


def of_type(s: Scenario, type_: str) -> list[Figure]:
    return [one for one in beasts(s) if one.type == TYPE[type_]]


# -- locked doors ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-DOOR-1", "GH-DOOR-3")
@pytest.mark.parametrize("locked", [True, False])
def test_2_nobody_walks_into_a_locked_door(locked: bool) -> None:
    t = lay("brute", "tinkerer", scenario=2)
    t.s.areas, t.s.doors = 0b11, 0b1
    if not locked:
        t.s.locked = 0
    t.place(0, (-2, 5))
    t.move(t.character(0).figure, 4)
    assert (t.cell((-1, 5)) in t.options()) != locked


def shrine(*classes: str) -> Table:
    """Scenario 15 with the first two rooms open."""
    t = lay(*classes, scenario=15)
    t.s.areas, t.s.doors = 0b11, 0b11
    return t


@pytest.mark.rule("GH-ETURN-3")
def test_15_who_ends_a_turn_on_the_plate_opens_two_doors() -> None:
    """Both rooms are revealed. Only the end of a turn counts, and only a character."""
    t = shrine("brute", "tinkerer")
    t.place(0, (-3, 10))
    t.s.acting = t.character(0).figure
    t.do(turn.end_turn(t.character(0).figure))
    assert t.s.doors == 0b001111
    assert t.s.areas == 0b01111
    assert t.s.locked == 0b110000
    assert len(t.told("unlocked")) == 2
    assert {one.type for one in beasts(t.s)} == {
        TYPE[one.type] for one in maps()[15].monsters if one.area in (2, 3) and one.rank[0] != "-"
    }
    decks = {TYPE_DECK[one.type] for one in beasts(t.s)}
    assert decks <= set(t.s.abilities)


@pytest.mark.rule("GH-ETURN-3")
def test_15_a_monster_on_the_plate_opens_nothing() -> None:
    """It names the character."""
    t = shrine("brute", "tinkerer")
    monster = t.monster("stone-golem", (-3, 10))
    t.s.acting = monster
    t.do(turn.end_turn(monster))
    assert t.s.doors == 0b000011


def test_15_somebody_on_the_plate_in_the_turn_of_another_opens_nothing() -> None:
    t = shrine("brute", "tinkerer")
    t.place(0, (-3, 10))
    t.s.acting = t.character(1).figure
    t.do(turn.end_turn(t.character(1).figure))
    assert t.s.doors == 0b000011


PLATES: list[Hex] = [(-12, 11), (5, 11), (-1, 17), (-12, 17)]


def halls(seats: int, held: list[int]) -> Table:
    """Scenario 15 with four rooms open; characters on these of the plates, all others at the
    start."""
    t = lay(*FOUR[:seats], scenario=15)
    t.s.areas, t.s.doors, t.s.locked = 0b01111, 0b001111, 0b110000
    for seat, plate in enumerate(held):
        t.place(seat, PLATES[plate])
    return t


@pytest.mark.rule("GH-ETURN-3")
@pytest.mark.parametrize(
    ("seats", "held", "opens"),
    [
        (2, [0, 1], True),
        (2, [0], False),
        (2, [0, 2], False),
        (3, [0, 1], False),
        (3, [2, 0, 1], True),
        (4, [0, 1, 2], False),
        (4, [3, 2, 1, 0], True),
    ],
)
def test_15_the_plates_in_play_are_held_by_all(seats: int, held: list[int], opens: bool) -> None:
    """At the end of any turn, every character on a plate, and every plate held."""
    t = halls(seats, held)
    monster = t.monster("stone-golem", (-10, 13))
    t.s.acting = monster
    t.do(turn.end_turn(monster))
    assert t.s.doors == (0b111111 if opens else 0b001111)


def test_15_an_exhausted_character_leaves_its_plate_to_be_held() -> None:
    """The facts: the printed number of plates stays."""
    t = halls(3, [0, 1])
    t.s.figures.pop(t.character(2).figure)
    t.character(2).figure = NONE
    t.s.acting = t.character(0).figure
    t.do(turn.end_turn(t.character(0).figure))
    assert t.s.doors == 0b001111


# -- spawns ----------------------------------------------------------------------------------------

MARK: Hex = (-7, -3)


@pytest.mark.rule("GH-SPAWN-1", "GH-SPAWN-6")
@pytest.mark.parametrize(
    ("seats", "round_", "open_", "comes"),
    [(2, 1, 0, 1), (2, 3, 0, 1), (2, 2, 0, 0), (2, 1, 0b100, 0), (2, 1, 0b010, 1), (3, 1, 0, 0)],
)
def test_3_a_guard_comes_at_the_end_of_odd_rounds(
    seats: int, round_: int, open_: int, comes: int
) -> None:
    """For two characters, while door 2 is closed."""
    t = lay(*FOUR[:seats], scenario=3)
    t.s.round = round_
    t.s.doors = open_
    t.after = turn.begin_round()
    for figure in t.s.figures.values():
        figure.acted = True
    steps = turn.finish_round()
    t.s.agenda.clear()
    t.do(steps)
    came = [one for one in of_type(t.s, "inox-guard") if one.came == round_]
    assert len(came) == comes
    assert [one.at for one in came] == [t.cell(MARK)] * comes
    assert all(one.rank == 0 and not one.acted for one in came)


@pytest.mark.rule("GH-SPAWN-1")
@pytest.mark.parametrize(
    ("seats", "open_", "comes"), [(2, 0, 0), (3, 0, 1), (4, 0, 1), (4, 0b100, 0)]
)
def test_3_a_guard_comes_at_the_start_of_each_round(seats: int, open_: int, comes: int) -> None:
    """For three and four characters, while door 2 is closed."""
    t = lay(*FOUR[:seats], scenario=3)
    t.s.doors = open_
    t.do()
    assert t.s.round == 2
    came = of_type(t.s, "inox-guard")
    assert all(one.came == 2 and one.rank == 0 and not one.acted for one in came)
    assert [one.at for one in came] == [t.cell(MARK)] * comes


@pytest.mark.rule("GH-SPAWN-2", "GH-DEF-5", "GH-RUL-132")
def test_who_finds_the_place_taken_comes_to_the_nearest_empty_hex() -> None:
    """The players decide ties; money and traps make a hex not empty."""
    t = lay(*FOUR, scenario=3, ties="ask")
    t.monster("inox-archer", MARK)
    mark = t.cell(MARK)
    near = cells_of(ground(t.s).beside[mark])
    t.s.coins[near[0]] = 1
    t.do()
    assert {kind for _, kind in t.asked} == {"spawn_at"}
    assert t.options() == near[1:]
    t.answer(near[-1])
    assert [one.at for one in of_type(t.s, "inox-guard")] == [near[-1]]


@pytest.mark.rule("GH-RUL-132", "GH-SPAWN-2")
@pytest.mark.parametrize(("kind", "comes"), [(OBSTACLE, 1), (HINDRANCE, 1), (TRAP, 0), (HAZARD, 0)])
def test_an_obstacle_keeps_a_monster_off_and_no_other_tile_does(kind: int, comes: int) -> None:
    """How far from its place it comes."""
    t = lay(*FOUR, scenario=3)
    t.overlay(kind, MARK)
    t.do()
    (guard,) = of_type(t.s, "inox-guard")
    assert ground(t.s).far(t.cell(MARK))[guard.at] == comes


@pytest.mark.rule("GH-RUL-132")
def test_money_on_its_place_does_not_keep_a_monster_off() -> None:
    t = lay(*FOUR, scenario=3)
    t.s.coins[t.cell(MARK)] = 1
    t.do()
    assert [one.at for one in of_type(t.s, "inox-guard")] == [t.cell(MARK)]


@pytest.mark.rule("GH-RUL-133")
def test_nobody_comes_once_the_goal_is_reached() -> None:
    """Scenario 3 in an odd round, with its door closed."""
    t = lay("brute", "tinkerer", scenario=3)
    t.s.won = True
    t.last_turn()
    t.do()
    assert t.s.over
    assert of_type(t.s, "inox-guard") == []


@pytest.mark.rule("GH-SPAWN-2")
def test_the_table_may_pick_the_hex() -> None:
    """Only the hex differs."""
    t = lay(*FOUR, scenario=3)
    t.monster("inox-archer", MARK)
    t.do()
    guard = of_type(t.s, "inox-guard")[0]
    assert ground(t.s).far(t.cell(MARK))[guard.at] == 1


@pytest.mark.rule("GH-RUL-24")
def test_without_a_standee_nobody_comes() -> None:
    t = lay(*FOUR, scenario=3)
    t.s.standees[TYPE["inox-guard"]] = []
    t.do()
    assert of_type(t.s, "inox-guard") == []


@pytest.mark.rule("GH-STEP-8", "GH-DEF-14")
def test_who_was_spawned_leaves_no_money() -> None:
    t = lay(*FOUR, scenario=3)
    t.do(*spawn(t.s, rules_of(3).spawns[1]), harm(t.s.made, 99, "effect", NONE))
    assert len(t.told("died")) == 1
    assert t.s.coins == {}


@pytest.mark.rule("GH-SPAWN-1..5")
@pytest.mark.parametrize(
    ("door", "type_", "place", "counts"),
    [
        (1, "cultist", (0, -4), (1, 2, 2)),
        (2, "living-spirit", (-6, 1), (1, 1, 2)),
        (3, "living-bones", (-10, -3), (1, 2, 2)),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_19_monsters_come_when_a_door_is_opened(
    door: int, type_: str, place: Hex, counts: tuple[int, int, int], seats: int
) -> None:
    """They act in this round, with an ability card; the first at the mark, the others next to
    it."""
    t = lay(*FOUR[:seats], scenario=19)
    t.open_all()
    t.s.doors &= ~(1 << door)
    cell = t.cell(maps()[19].doors[door].at[0])
    t.hero(0).at = cell
    t.s.acting = t.character(0).figure
    t.do(open_door(cell))
    came = of_type(t.s, type_)
    assert len(came) == counts[seats - 2]
    assert came[0].at == t.cell(place)
    assert all(ground(t.s).far(t.cell(place))[one.at] <= 1 for one in came)
    assert all(one.rank == 0 and one.came == 1 for one in came)
    assert TYPE_DECK[TYPE[type_]] in t.s.abilities
    assert [event.args for event in t.told("section")] == [(door,)]


@pytest.mark.rule("GH-SPAWN-4", "GH-SPAWN-5", "GH-ROUND-1")
@pytest.mark.parametrize(("ability", "early"), [(604, True), (606, False)])
def test_19_who_comes_in_the_middle_of_a_round_acts_in_it(ability: int, early: bool) -> None:
    """At 10 right after the turn in which they came, before the spirit at 22; at 27 after it."""
    t = lay("brute", "tinkerer", scenario=19)
    t.open_all()
    t.s.doors &= ~(1 << 1)
    cell = t.cell(maps()[19].doors[1].at[0])
    t.hero(0).at = cell
    spirit = t.monster("living-spirit", (-6, 2))
    t.s.abilities[TYPE_DECK[TYPE["living-spirit"]]] = ability_numbered(580)
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(ability, "cultist")
    t.last_turn(spirit)
    t.s.acting = t.character(0).figure
    t.do(open_door(cell))
    t.idle("declare")
    (cultist,) = [n for n, one in t.s.figures.items() if one.kind == MONSTER and one.came]
    assert t.order() == ([cultist, spirit] if early else [spirit, cultist])
