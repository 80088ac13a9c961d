"""Doors: who opens them, and what is behind them."""

from __future__ import annotations

import pytest

from grimorio.core.errors import UndoRefused
from grimorio.games.gloomhaven.components.numbers import CARD, ELITE, TYPE, TYPE_DECK
from grimorio.games.gloomhaven.components.scenarios import (
    HeldKey,
    KillAll,
    Lock,
    ScenarioRules,
    Section,
    scenarios,
)
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.map.initiative import order_key
from grimorio.games.gloomhaven.rules.scenario.revealing import closed_before, open_door, unlatch
from grimorio.games.gloomhaven.rules.turn import end_turn, next_turn
from grimorio.games.gloomhaven.state import DIFFICULT, PARTY, TRAP, TREASURE
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, lay

DOOR = (-2, 3)
BESIDE = (-1, 3)


def table(*classes: str) -> Table:
    """The first character stands beside the door of the first room."""
    t = lay(*(classes or ("brute", "scoundrel")))
    t.place(0, BESIDE)
    for seat in range(len(t.s.characters)):
        t.character(seat).items.clear()
    return t


def hero(t: Table) -> int:
    return t.character(0).figure


def types(t: Table) -> list[tuple[int, int]]:
    return sorted((one.type, one.rank) for one in t.s.figures.values() if one.side != PARTY)


@pytest.mark.rule("GH-DOOR-1", "GH-DOOR-2", "GH-DOOR-4")
def test_a_character_enters_a_closed_door_which_opens_at_once() -> None:
    t = table()
    t.move(hero(t), 3)
    assert DOOR in t.ends()
    assert (-3, 3) not in t.ends()
    t.go(DOOR)
    assert t.at(hero(t)) == DOOR
    assert t.s.doors == 1
    assert t.s.areas == 0b11
    assert t.game is not None
    assert t.game.pending[0].about[1] == 2
    assert (-3, 3) in t.ends(), "the move goes on with what is left (GH-RUL-48)"
    t.go((-3, 3))
    t.go(DOOR)
    assert t.at(hero(t)) == DOOR, "an open door is a hex like others"


@pytest.mark.rule("GH-DOOR-1", "GH-DOOR-2")
def test_a_door_costs_a_point_and_a_jump_reaches_it_too() -> None:
    t = table()
    t.place(0, (1, 2))
    t.monster("bandit-guard", (-1, 2))
    t.monster("bandit-guard", (0, 2))
    t.monster("bandit-guard", BESIDE)
    t.monster("bandit-guard", (0, 3))
    t.move(hero(t), 3, jump=True)
    assert DOOR in t.ends()
    t.go(DOOR)
    assert t.s.doors == 1


@pytest.mark.rule("GH-DOOR-2", "GH-MOVE-2", "GH-RUL-47")
@pytest.mark.parametrize("jump", [False, True])
def test_difficult_terrain_before_a_door_costs_more_on_foot_only(jump: bool) -> None:
    t = table()
    t.place(0, (0, 2))
    for place in ((-1, 2), (-1, 3)):
        t.overlay(DIFFICULT, place)
    t.move(hero(t), 2, jump=jump)
    assert (DOOR in t.ends()) is jump
    if jump:
        t.go(DOOR)
        assert t.at(hero(t)) == DOOR


@pytest.mark.rule("GH-DOOR-1", "GH-DOOR-2")
def test_a_door_too_far_away_is_not_reached() -> None:
    t = table()
    t.place(0, (1, 2))
    t.move(hero(t), 2)
    assert DOOR not in t.ends()


@pytest.mark.rule("GH-DOOR-2")
def test_a_summon_does_not_open_doors() -> None:
    t = table()
    t.place(0, (0, 0))
    t.move(t.summon(0, "mystic-ally", BESIDE), 3)
    assert DOOR not in t.ends()


@pytest.mark.rule("GH-DOOR-3")
def test_a_locked_door_is_not_entered_until_the_scenario_says() -> None:
    t = table()
    t.s.locked = 1
    t.move(hero(t), 3)
    assert DOOR not in t.ends()
    unlatch(t.s, 0, NONE)
    assert (t.s.locked, t.s.doors, t.s.areas) == (0, 1, 0b11)


@pytest.mark.rule("GH-DOOR-1", "GH-TARGET-4")
def test_a_closed_door_hinders_sight_and_range_and_an_open_one_does_not() -> None:
    t = table()
    here, there = t.cell(BESIDE), t.cell((-3, 3))
    t.s.areas = 0b11
    land = ground(t.s)
    assert not land.sight(here) >> there & 1
    assert not land.beside[here] >> t.cell(DOOR) & 1
    t.s.doors = 1
    land = ground(t.s)
    assert land.sight(here) >> there & 1
    assert land.far(here)[there] == 2


@pytest.mark.rule("GH-DOOR-5", "GH-SETUP-7", "GH-SETUP-8", "GH-RUL-23")
def test_what_is_behind_a_door_is_placed_by_the_number_of_characters() -> None:
    t = table()
    t.do(open_door(t.cell(DOOR)))
    guard, archer = TYPE["bandit-guard"], TYPE["bandit-archer"]
    assert types(t) == [(archer, ELITE), (guard, 0), (guard, 0)]
    assert sorted(one[0] for one in t.s.overlays) == [TRAP, TRAP]
    t = table("brute", "scoundrel", "tinkerer")
    t.do(open_door(t.cell(DOOR)))
    assert types(t) == [(archer, 0), (archer, 0), (archer, ELITE), (guard, ELITE)]


@pytest.mark.rule("GH-DOOR-5")
def test_money_and_treasure_behind_a_door_are_placed() -> None:
    t = table()
    unlatch(t.s, 1, NONE)
    assert sum(t.s.coins.values()) == 5
    assert [one[1] for one in t.s.overlays if one[0] == TREASURE] == [7]


@pytest.mark.rule("GH-DOOR-6", "GH-SETUP-11")
def test_standee_numbers_are_dealt_at_random_and_none_twice() -> None:
    seen = set()
    for key in ("one", "two", "three"):
        t = table()
        t.s.chance.key = key.encode() * 8
        t.do(open_door(t.cell(DOOR)))
        guards = [one for one in t.s.figures.values() if one.type == TYPE["bandit-guard"]]
        numbers = [one.number for one in guards if one.side != PARTY]
        assert len(set(numbers)) == 2
        assert not set(numbers) & set(t.s.standees[TYPE["bandit-guard"]])
        seen.add(tuple(numbers))
    assert len(seen) > 1


@pytest.mark.rule("GH-DOOR-7", "GH-RUL-24")
def test_when_standees_run_out_those_nearest_the_opener_are_placed() -> None:
    t = table("brute", "scoundrel", "tinkerer")
    t.place(0, DOOR)
    t.s.standees[TYPE["bandit-archer"]] = [4]
    t.do(open_door(t.cell(DOOR)))
    archers = [n for n, one in t.s.figures.items() if one.type == TYPE["bandit-archer"]]
    (archer,) = [number for number in archers if t.figure(number).side != PARTY]
    assert t.at(archer) == (-9, 3)
    assert t.figure(archer).number == 4


@pytest.mark.rule("GH-DOOR-7", "GH-RUL-245")
def test_of_equally_near_ones_those_come_that_the_map_names_first() -> None:
    """With four characters there are two archers besides the nearest, both eight hexes away, and
    one standee for them."""
    t = table("brute", "scoundrel", "tinkerer", "cragheart")
    t.place(0, DOOR)
    t.s.standees[TYPE["bandit-archer"]] = [2, 4]
    t.do(open_door(t.cell(DOOR)))
    far = ground(t.s).far(t.cell(DOOR))
    assert [far[t.cell(place)] for place in ((-9, 3), (-10, 4), (-9, 2))] == [7, 8, 8]
    came = [number for number in t.s.figures if t.figure(number).type == TYPE["bandit-archer"]]
    assert [t.at(number) for number in came if t.figure(number).side != PARTY] == [
        (-9, 3),
        (-10, 4),
    ]


@pytest.mark.rule("GH-DOOR-8", "GH-RUL-110")
def test_a_type_without_a_card_in_this_round_draws_one_and_others_do_not() -> None:
    t = table()
    t.monster("bandit-guard", (0, 0))
    t.ability("bandit-guard", 527)
    guards, archers = TYPE_DECK[TYPE["bandit-guard"]], TYPE_DECK[TYPE["bandit-archer"]]
    t.s.abilities[guards] = 1234
    t.s.acting = hero(t)
    t.do(open_door(t.cell(DOOR)))
    assert t.s.abilities[guards] == 1234, "its figures may all be gone: it keeps its card"
    assert archers in t.s.abilities
    assert len(t.told("ability_drawn")) == 1


def opened(t: Table, leading: str, other: str) -> None:
    """The brute opens the door in its turn, with guards and archers behind it."""
    t.choose(0, leading, other)
    t.choose(1, "venom-shiv", "quick-hands")  # 60
    t.place(1, (4, 0))
    t.ability("bandit-archer", 537)  # 68
    t.do(next_turn())
    t.answer("basic", 2 * CARD[other] + 1)
    t.go(DOOR)


@pytest.mark.rule("GH-DOOR-9", "GH-DOOR-10", "GH-EX-19", "GH-SPAWN-4", "GH-SPAWN-5")
def test_revealed_monsters_with_a_lower_initiative_act_right_after_the_opener() -> None:
    t = table()
    t.ability("bandit-guard", 525)  # 30
    opened(t, "leaping-cleave", "trample")  # 54
    t.idle()
    names = [t.s.figures[number].type if number in t.s.figures else NONE for number in t.order()]
    guard, archer = TYPE["bandit-guard"], TYPE["bandit-archer"]
    assert t.order()[0] == hero(t)
    assert names[1:] == [guard, guard, t.hero(1).type, archer]
    assert t.order()[3] == t.character(1).figure


@pytest.mark.rule("GH-RUL-51", "GH-INIT-7")
def test_revealed_monsters_with_the_initiative_of_the_opener_come_after_it() -> None:
    t = table()
    t.ability("bandit-guard", 526)  # 35
    opened(t, "skewer", "trample")  # 35
    guard = next(one for one in t.s.figures.values() if one.type == TYPE["bandit-guard"])
    assert order_key(t.s, t.hero(0)) < order_key(t.s, guard)
    assert not guard.acted


@pytest.mark.rule("GH-RUL-52")
def test_who_rests_moves_nowhere() -> None:
    t = table()
    t.character(0).rests = True
    t.character(0).initiative = t.character(0).second = 99
    t.discard(0, "trample", "skewer")
    t.hero(1).acted = True
    t.do(next_turn())
    assert t.asked == [(0, "rest_lose")]
    t.answer(CARD["trample"])
    assert "move" not in [kind for _, kind in t.asked]
    assert t.s.doors == 0


@pytest.mark.rule("GH-DOOR-5")
def test_a_room_once_seen_cannot_be_taken_back() -> None:
    t = table()
    t.move(hero(t), 2)
    t.go((-1, 2))
    assert t.game is not None
    t.game.undo(0)
    t.go(DOOR)
    with pytest.raises(UndoRefused):
        t.game.undo(0)


@pytest.mark.rule("GH-ESCEN-11")
def test_only_a_door_with_a_new_room_behind_it_counts_for_battle_goals() -> None:
    t = table()
    t.s.acting = hero(t)
    t.place(0, DOOR)
    t.do(open_door(t.cell(DOOR)))
    assert t.character(0).tallies["doors_opened"] == 1
    t = table()
    t.s.acting = hero(t)
    t.s.areas = 0b11
    t.place(0, DOOR)
    t.do(open_door(t.cell(DOOR)))
    assert "doors_opened" not in t.character(0).tallies


@pytest.mark.rule("GH-DOOR-2", "GH-DOOR-4", "GH-DOOR-5")
def test_a_door_opens_once_and_it_is_told() -> None:
    t = table()
    t.place(0, DOOR)
    door = t.cell(DOOR)
    t.do(open_door(door), open_door(door), open_door(t.cell(BESIDE)))
    assert [event.args[1] for event in t.told("door_opened")] == [1]
    assert len(types(t)) == 3, "what is behind it is placed once"
    assert t.s.doors == 1


@pytest.mark.rule("GH-DOOR-5")
def test_money_is_no_overlay_and_a_treasure_is_no_money() -> None:
    t = table()
    unlatch(t.s, 1, NONE)
    places = [one[3][0] for one in t.s.overlays if one[0] == TREASURE]
    assert len(places) == 1
    assert places[0] not in t.s.coins


@pytest.mark.rule("GH-RUL-107", "GH-DOOR-4")
def test_an_open_door_stays_open_and_what_lies_in_it_stays_there() -> None:
    """Over the end of the round: no scenario of the table closes one."""
    t = table()
    t.s.doors = 1
    t.s.areas = 0b11
    t.overlay(TRAP, DOOR, first=2)
    t.last_turn()
    t.do()
    t.idle()
    assert t.told("round")
    assert t.s.doors == 1
    assert [one[0] for one in t.s.overlays] == [TRAP]
    assert ground(t.s).all >> t.cell(DOOR) & 1


# -- doors that close ------------------------------------------------------------------------------

COVE = 66
HELD = (-2, 8)
"""The first door of scenario 66, between its first two rooms."""
PLATE = (-4, 8)
"""One of the two plates that hold it open; the other lies behind it."""


@pytest.fixture
def cove(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Scenario 66, which is not offered yet, with the rule of its first door."""
    key = HeldKey(at=(PLATE, (-2, 10)))
    rules = ScenarioRules(
        id=COVE,
        minutes=90,
        goals=(KillAll(),),
        locks=(Lock(doors=(0,), marks=("1",), key=key),),
        sections=(Section(number=1, door=0),),
    )
    monkeypatch.setitem(scenarios(), COVE, rules)
    t = table()
    t.s.number, t.s.doors, t.s.areas = COVE, 1, 0b11
    t.place(0, PLATE)
    t.place(1, (0, 0))
    return t


def leave(t: Table) -> None:
    """The first character has gone from the plate and ends its turn."""
    t.place(0, (-3, 8))
    t.do(end_turn(hero(t)))


@pytest.mark.rule("GH-RUL-107", "GH-RUL-301", "GH-ETURN-3")
@pytest.mark.parametrize(("at", "held"), [(PLATE, True), ((-2, 10), True), ((-3, 8), False)])
def test_a_door_that_plates_hold_open_closes_when_nobody_is_on_them(
    cove: Table, at: Hex, held: bool
) -> None:
    """Whoever ends a turn. The room that was seen stays seen."""
    t = cove
    t.place(0, at)
    t.do(end_turn(t.character(1).figure))
    assert (t.s.doors, t.s.areas, t.s.locked) == (int(held), 0b11, int(not held))
    assert len(t.told("door_closed")) == int(not held)
    assert ground(t.s).all >> t.cell(HELD) & 1 == held


@pytest.mark.rule("GH-RUL-301", "GH-ETURN-3", "GH-MODE-10")
@pytest.mark.parametrize("again", [False, True])
def test_a_held_door_opens_again_and_its_section_is_read_once(cove: Table, again: bool) -> None:
    t = cove
    t.s.doors, t.s.locked = 0, 1
    if again:
        t.s.marks[closed_before(t.s, 0)] = 1
    t.do(end_turn(hero(t)))
    assert (t.s.doors, t.s.locked) == (1, 0)
    assert len(t.told("unlocked")) == 1
    assert len(t.told("section")) == int(not again)


@pytest.mark.rule("GH-TERR-7", "GH-RUL-107")
def test_a_trap_is_gone_when_a_door_closes_on_it(cove: Table) -> None:
    """Others stay, and nobody is hurt."""
    t = cove
    t.s.overlays = []
    t.overlay(TRAP, HELD, first=2)
    t.overlay(TRAP, (-3, 6), first=2)
    leave(t)
    assert [one[3] for one in t.s.overlays] == [(t.cell((-3, 6)),)]
    assert not t.told("damage")
    assert t.s.marks[closed_before(t.s, 0)] == 1


@pytest.mark.rule("GH-RUL-301")
def test_who_stands_in_a_door_that_closes_is_hurt_and_goes_aside(cove: Table) -> None:
    t = cove
    t.s.overlays = []
    ooze = t.monster("ooze", HELD, hp=20)
    leave(t)
    assert t.hp(ooze) == 20 - t.s.trap
    assert ground(t.s).all >> t.figure(ooze).at & 1
    assert t.at(ooze) != HELD
    assert t.s.doors == 0


@pytest.mark.rule("GH-RUL-301")
def test_a_character_in_a_door_that_closes_chooses_among_equal_hexes(cove: Table) -> None:
    t = cove
    t.s.overlays = []
    t.place(1, HELD)
    leave(t)
    assert t.asked == [(1, "fall_to")]
    near = ground(t.s).beside[t.cell(HELD)]
    assert len(t.options(1)) > 1
    assert all(isinstance(cell, int) and near >> cell & 1 for cell in t.options(1))
    to = t.options(1)[-1]
    t.answer(to, seat=1)
    assert t.hero(1).at == to
    assert t.asked == [(1, "suffer")]
    assert t.s.doors == 0
