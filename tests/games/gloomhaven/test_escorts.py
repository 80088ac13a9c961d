"""Hail of scenario 19: a figure of the scenario with turns of its own."""

from __future__ import annotations

import msgspec
import pytest

from grimorio.core import Chance
from grimorio.core.chance import seed_key
from grimorio.games.gloomhaven import setup, title
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import BEINGS, FIRST_THING
from grimorio.games.gloomhaven.components.scenarios import Formula, Obstacle, scenarios
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.actions.boosting import allies_beside, is_isolated
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.attack.conditions import give, heal
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import field_for, ground, immune_to
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.rules.map.initiative import initiative, order_key
from grimorio.games.gloomhaven.rules.map.whom import friends
from grimorio.games.gloomhaven.rules.monsters.orders import friends_of
from grimorio.games.gloomhaven.rules.scenario.objects import place_objects
from grimorio.games.gloomhaven.state import FOES, MONSTERS, OBJECT, OBSTACLE, PARTY, TRAP
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, ability_numbered, begun, lay

ALTAR: Hex = (-1, -11)


def with_hail(at: Hex | None = None, *, doors: int = 0, ties: str = "places") -> tuple[Table, int]:
    """Scenario 19 with these doors open and the rooms between them, and Hail at a hex."""
    t = lay("brute", "tinkerer", scenario=19, ties=ties)
    t.s.doors = doors
    for door, found in enumerate(maps()[19].doors):
        if doors >> door & 1:
            t.s.areas |= 1 << found.between[0] | 1 << found.between[1]
    place_objects(t.s, 0)
    hail = t.s.made - 1
    if at is not None:
        t.figure(hail).at = t.cell(at)
    t.after = turn.declare()
    return t, hail


def left(t: Table, cell: int) -> int:
    """How far it is to the altar."""
    return whole(19).far(t.cell(ALTAR))[cell]


@pytest.mark.parametrize(("level", "points"), [(0, 4), (1, 6), (3, 10), (7, 18)])
def test_her_hit_points_grow_with_the_level(level: int, points: int) -> None:
    """Scenario 19: 4 and twice the level of the scenario, for any number of characters."""
    for seats in (2, 4):
        options = {**title.options({}, seats), "scenario": 19}
        s = setup.new_scenario(options, seats, Chance(seed_key("laid")))
        s.level = level
        place_objects(s, 0)
        assert [(one.hp, one.most) for one in s.figures.values()] == [(points, points)]


def test_she_is_there_from_the_start() -> None:
    """Scenario 19: at her mark, on the side of the characters."""
    t = begun(19, "brute", "tinkerer")
    (number,) = [n for n, one in t.s.figures.items() if one.kind == OBJECT]
    hail = t.figure(number)
    assert (hail.at, hail.side, hail.owner) == (t.cell((1, -2)), PARTY, MONSTERS)
    assert (hail.rank, hail.number, hail.conditions, hail.had) == (0, 1, 0, 0)
    assert (hail.acted, hail.came, hail.bonuses) == (False, 0, [])
    assert number in t.whom("revealed")


@pytest.mark.rule("GH-RUL-109", "GH-INIT-7")
def test_she_acts_last() -> None:
    """At 99, after all who have 99."""
    t, hail = with_hail()
    t.character(0).initiative = t.character(0).second = 99
    assert initiative(t.s, t.figure(hail))[0] == 99
    order = sorted(t.s.figures, key=lambda number: order_key(t.s, t.figure(number)))
    assert order[-1] == hail


@pytest.mark.rule("GH-RUL-134")
def test_she_moves_two_hexes_towards_the_altar() -> None:
    """Scenario 19: Move 2, on the shortest way through the doors."""
    t, hail = with_hail((-1, -2), doors=0b1111)
    start = t.figure(hail).at
    t.do(turn.take_turn(hail))
    assert left(t, t.figure(hail).at) == left(t, start) - 2


@pytest.mark.rule("GH-DOOR-2", "GH-RUL-48")
def test_she_opens_a_door_and_goes_on() -> None:
    """As a character does; then she moves with what is left."""
    t, hail = with_hail((-3, -1))
    t.do(turn.take_turn(hail))
    assert t.s.doors == 0b0001
    assert t.s.areas == 0b00011
    assert t.whom("door_opened") == [hail]
    assert ground(t.s).far(t.cell((-3, -1)))[t.figure(hail).at] == 2


@pytest.mark.rule("GH-RUL-48")
def test_what_a_door_reveals_changes_her_way() -> None:
    """Behind the door obstacles lie on the straight way, and she turns aside."""
    t, hail = with_hail((-3, -1))
    t.do(turn.take_turn(hail))
    assert t.figure(hail).at == t.cell((-5, 0))
    t, hail = with_hail((-3, -1), doors=0b0001)
    t.do(turn.take_turn(hail))
    assert t.figure(hail).at == t.cell((-5, -1))


def test_a_door_that_an_escort_opens_is_no_deed_of_a_character() -> None:
    t, hail = with_hail((-3, -1))
    t.do(turn.take_turn(hail))
    assert all("doors_opened" not in one.tallies for one in t.s.characters)


@pytest.mark.rule("GH-SPAWN-1")
def test_a_section_is_read_and_monsters_come_when_she_opens_the_door() -> None:
    """Whoever opens it."""
    t, hail = with_hail((-7, -1), doors=0b0001)
    t.do(turn.take_turn(hail))
    assert t.s.doors == 0b0011
    assert [event.args for event in t.told("section")] == [(1,)]
    assert len(t.told("appeared")) == 1


@pytest.mark.rule("GH-RUL-134")
def test_she_goes_round_a_trap_if_she_can() -> None:
    """Scenario 19: she enters traps only if nothing else leads on."""
    t, hail = with_hail((-5, -4), doors=0b1111)
    t.s.overlays.append((TRAP, -1, 0, (t.cell((-4, -5)),)))
    t.do(turn.take_turn(hail))
    assert t.told("sprung") == []
    assert left(t, t.figure(hail).at) < left(t, t.cell((-5, -4)))


@pytest.mark.rule("GH-RUL-79")
def test_she_enters_a_trap_if_nothing_else_leads_on() -> None:
    """Scenario 19: three traps fill the way to the last door. She suffers, without cards to
    lose."""
    t, hail = with_hail((-4, -5), doors=0b0111)
    t.furnish(3)
    t.figure(hail).hp = 6
    t.do(turn.take_turn(hail))
    assert len(t.told("sprung")) == 1
    assert t.hp(hail) == 3
    assert t.s.doors == 0b1111
    assert t.figure(hail).at == t.cell((-3, -7))


def test_a_trap_may_kill_her() -> None:
    t, hail = with_hail((-4, -5), doors=0b0111)
    t.furnish(3)
    t.figure(hail).hp = 3
    t.do(turn.take_turn(hail))
    assert t.s.lost
    assert t.s.over


@pytest.mark.rule("GH-MOVE-4", "GH-RUL-134")
def test_enemies_in_the_only_way_keep_her_off() -> None:
    """She comes as near as she can, and waits."""
    t, hail = with_hail((-2, -1), doors=0b1111)
    t.monster("cultist", (-4, -1))
    t.do(turn.take_turn(hail))
    assert t.figure(hail).at == t.cell((-3, -1))


@pytest.mark.rule("GH-MOVE-4", "GH-RUL-134")
def test_she_waits_before_an_enemy_in_the_only_way() -> None:
    """She is as near as she can be: no step leads on, and she takes none. From further back she
    comes up to it by the shortest way."""
    t, hail = with_hail((-3, -1), doors=0b1111)
    t.monster("cultist", (-4, -1))
    t.do(turn.take_turn(hail))
    assert t.figure(hail).at == t.cell((-3, -1))
    t, hail = with_hail((0, -3), doors=0b1111)
    t.monster("cultist", (-4, -1))
    t.do(turn.take_turn(hail))
    assert left(t, t.figure(hail).at) == left(t, t.cell((0, -3))) - 2


@pytest.mark.rule("GH-MOVE-3", "GH-RUL-45")
def test_she_passes_characters_and_does_not_end_on_them() -> None:
    t, hail = with_hail((-2, -1), doors=0b1111)
    t.place(0, (-3, -1))
    t.do(turn.take_turn(hail))
    assert t.figure(hail).at == t.cell((-4, -1))
    t, hail = with_hail((-2, -1), doors=0b1111)
    t.place(0, (-3, -1))
    t.place(1, (-4, -1))
    t.do(turn.take_turn(hail))
    assert t.figure(hail).at not in (t.hero(0).at, t.hero(1).at)


@pytest.mark.rule("GH-COND-13", "GH-COND-15", "GH-MEND-1")
@pytest.mark.parametrize("condition", ["stun", "immobilize"])
def test_conditions_stop_her(condition: str) -> None:
    """And end with her turn."""
    t, hail = with_hail((-1, -2), doors=0b1111)
    t.give(hail, condition)
    t.do(turn.take_turn(hail))
    assert t.figure(hail).at == t.cell((-1, -2))
    assert not t.has(hail, condition)


@pytest.mark.rule("GH-COND-6", "GH-HEAL-4")
def test_she_can_be_poisoned_and_healed_but_not_cursed() -> None:
    """She has no modifier deck."""
    t, hail = with_hail()
    before = sorted(t.s.monsters.bag)
    give(t.s, hail, 1 << 0 | 1 << 8 | 1 << 9)
    assert t.has(hail, "poison")
    assert sorted(t.s.monsters.bag) == before
    t.figure(hail).hp = 1
    heal(t.s, hail, 3)
    assert (t.hp(hail), t.has(hail, "poison")) == (1, False)
    heal(t.s, hail, 3)
    assert t.hp(hail) == 4


@pytest.mark.rule("GH-DEF-2", "GH-FOCUS-1")
def test_monsters_go_for_her() -> None:
    """She is an enemy of all monsters."""
    t, hail = with_hail((-2, -2))
    cultist = t.monster("cultist", (-2, -3))
    t.place(0, (-1, 0))
    t.place(1, (-2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(cultist, ability_numbered(606))
    assert t.whom("attacked", 1) == [hail]


@pytest.mark.rule("GH-RUL-134")
def test_the_players_choose_between_equal_ways() -> None:
    """With ties left to the table it is not asked."""
    t, hail = with_hail((-1, -2), doors=0b1111, ties="ask")
    t.do(turn.take_turn(hail))
    while t.asked[0][1] == "escort_goes":
        options = t.options()
        assert len({left(t, cell) for cell in options if isinstance(cell, int)}) == 1
        t.answer(options[-1])
    assert left(t, t.figure(hail).at) == left(t, t.cell((-1, -2))) - 2


# -- obstacles with hit points ---------------------------------------------------------------------


def column(monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int]:
    """Scenario 1 with an obstacle that can be destroyed."""
    place = (2, 1)
    thing = Obstacle(id="column", at=(place,), hp=Formula(character=2, level=1))
    changed = msgspec.structs.replace(scenarios()[1], objects=(thing,))
    monkeypatch.setitem(scenarios(), 1, changed)
    monkeypatch.setitem(FIRST_THING, 1, len(BEINGS))
    t = lay("brute", "tinkerer")
    t.s.overlays.append((OBSTACLE, 0, 0, (t.cell(place),)))
    place_objects(t.s, 0)
    return t, t.s.made - 1


@pytest.mark.rule("GH-ATT-5", "GH-ATT-7", "GH-ATT-8", "GH-RUL-123")
def test_an_obstacle_with_hit_points_is_an_enemy_that_never_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t, number = column(monkeypatch)
    thing = t.figure(number)
    assert (thing.side, thing.hp) == (FOES, 5)
    assert t.s.overlays == [], "no ability that destroys obstacles finds it"
    guard = t.monster("bandit-guard", (0, 1))
    assert field_for(t.s, guard, FOES).enemies >> thing.at & 1, "monsters do not pass it either"
    assert initiative(t.s, thing)[0] == 99
    give(t.s, number, immune_to(t.s, thing) & 0xFF)
    assert thing.conditions == 0
    t.do()
    assert thing.acted or t.figure(number).acted


@pytest.mark.rule("GH-DEF-2", "GH-MHEAL-1", "GH-RUL-123")
def test_an_obstacle_with_hit_points_is_nobodys_ally(monkeypatch: pytest.MonkeyPatch) -> None:
    """A monster heals and guards its own and not what stands about, and a monster beside an
    obstacle is alone."""
    t, number = column(monkeypatch)
    t.figure(number).hp = 1
    shaman = t.monster("inox-shaman", (3, 1), hp=3)
    t.hero(0).at = t.cell((2, 0))
    deed = begin_deed(t.s, shaman, MONSTERS, FOES, MONSTERS, NONE)
    assert number not in friends_of(t.s, deed)
    assert is_isolated(t.s, shaman)
    assert not allies_beside(t.s, deed, t.character(0).figure)
    t.s.deeds.clear()
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert t.hp(number) == 1
    assert t.hp(shaman) == t.figure(shaman).most


@pytest.mark.rule("GH-HEAL-2")
@pytest.mark.parametrize("ally", [True, False])
def test_one_who_is_led_and_no_ally_cannot_be_helped(
    monkeypatch: pytest.MonkeyPatch, ally: bool
) -> None:
    thing = scenarios()[19].objects[0]
    changed = msgspec.structs.replace(
        scenarios()[19], objects=(msgspec.structs.replace(thing, ally=ally),)
    )
    monkeypatch.setitem(scenarios(), 19, changed)
    t, hail = with_hail()
    deed = begin_deed(t.s, t.character(0).figure, 0, PARTY, 0, NONE)
    assert (hail in [number for number, _ in friends(t.s, deed)]) == ally


@pytest.mark.rule("GH-STEP-7", "GH-ATT-6")
def test_damage_destroys_it_and_frees_its_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """It leaves no money, and is no enemy killed."""
    t, number = column(monkeypatch)
    t.do(harm(number, 5, "effect", NONE))
    assert number not in t.s.figures
    assert t.s.overlays == []
    assert field_for(t.s, t.character(0).figure, PARTY).enemies == 0
    assert t.s.coins == {}
    assert t.s.killed == 0
