"""What the bosses of scenarios 1 to 20 do with their specials."""

from __future__ import annotations

import msgspec
import pytest

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    BOSS,
    ELITE,
    NORMAL,
    ORDERS,
    SPECIAL_ORDERS,
    SUMMON_ORDERS,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.components.orders import AttackOrder, MoveOrder, RetaliateOrder
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.map.figures import ground, retaliation, sheet_of
from grimorio.games.gloomhaven.rules.monsters.might import orders_of
from grimorio.games.gloomhaven.rules.scenario.hooks import HOOKS, Hooks
from grimorio.games.gloomhaven.state import FOES, MONSTER, MONSTERS, STRONGER
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.table import Table, ability_numbered, lay, room

FIRST, SECOND = 575, 572
"""Cards of the boss deck with a special."""
FOUR = ("brute", "tinkerer", "cragheart", "mindthief")


def facing(
    scenario: int, boss: str, at: Hex, seats: int = 2, level: int = 1, ties: str = "table"
) -> tuple[Table, int]:
    """A boss on a map that is open but for its locked doors."""
    t = lay(*FOUR[:seats], scenario=scenario, level=level, ties=ties)
    locked = t.s.locked
    t.open_all()
    t.s.locked = locked
    t.s.doors &= ~locked
    for door, found in enumerate(maps()[scenario].doors):
        if locked >> door & 1:
            t.s.areas &= ~(1 << max(found.between))
    return t, t.monster(boss, at, rank=BOSS)


def ranks(t: Table, type_: str) -> list[int]:
    """The ranks of a type on the map, in the order in which they came."""
    return [
        one.rank for one in t.s.figures.values() if one.kind == MONSTER and one.type == TYPE[type_]
    ]


# -- the commander of scenario 2 -------------------------------------------------------------------


@pytest.mark.rule("GH-DOOR-3", "GH-DECL-13")
@pytest.mark.parametrize(("place", "door"), [(0, 3), (1, 1), (2, 2), (3, 4)])
def test_2_the_commander_jumps_from_door_to_door(place: int, door: int) -> None:
    """A, b, c, d; however far it is, and the room is revealed."""
    t, boss = facing(2, "bandit-commander", (-4, 6))
    t.s.marks["next door"] = place
    area = max(maps()[2].doors[door].between)
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.figure(boss).at == t.cell(maps()[2].doors[door].at[0])
    assert t.s.doors >> door & 1
    assert not t.s.locked >> door & 1
    assert t.s.areas >> area & 1
    wanted = [one for one in maps()[2].monsters if one.area == area and one.rank[0] != "-"]
    assert len(t.s.figures) == 3 + len(wanted)
    assert {TYPE_DECK[TYPE[one.type]] for one in wanted} <= set(t.s.abilities)
    assert t.s.marks["next door"] == (place + 1) % 4


def test_2_an_open_door_of_the_cycle_is_only_jumped_to() -> None:
    """The facts: the boss only moves there."""
    t, boss = facing(2, "bandit-commander", (-4, 6))
    t.s.doors |= 1 << 3
    t.s.areas |= 1 << 4
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.figure(boss).at == t.cell((-1, 5))
    assert len(t.s.figures) == 3
    assert t.told("door_opened") == []


@pytest.mark.rule("GH-RUL-135")
def test_2_somebody_in_the_door_keeps_it_off() -> None:
    """It comes to the nearest empty hex."""
    t, boss = facing(2, "bandit-commander", (-4, 6))
    t.s.doors |= 1 << 3
    t.s.areas |= 1 << 4
    t.place(0, (-1, 5))
    t.monster_acts(boss, ability_numbered(FIRST))
    assert ground(t.s).far(t.hero(0).at)[t.figure(boss).at] == 1


@pytest.mark.rule("GH-RUL-135")
@pytest.mark.parametrize(("ties", "asked"), [("ask", "monster_places"), ("places", "declare")])
def test_2_where_it_comes_down_is_a_matter_of_places(ties: str, asked: str) -> None:
    """The party is asked only if it wants to be; it is told where the boss went."""
    t, boss = facing(2, "bandit-commander", (-4, 6), ties=ties)
    t.s.doors |= 1 << 3
    t.s.areas |= 1 << 4
    t.place(0, (-1, 5))
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.asked[0][1] == asked
    if asked == "monster_places":
        assert len(t.options()) > 1
        t.answer(t.options()[-1])
    assert [event.args[1] for event in t.told("moved")] == [t.figure(boss).at]


def test_2_at_its_own_door_it_stays() -> None:
    t, boss = facing(2, "bandit-commander", (-4, 6))
    t.s.doors |= 1 << 3
    t.s.areas |= 1 << 4
    t.figure(boss).at = t.cell((-1, 5))
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.figure(boss).at == t.cell((-1, 5))


@pytest.mark.rule("GH-COND-13")
def test_a_boss_that_can_be_immobilized_does_not_jump() -> None:
    """The commander cannot be; another with such a special could."""
    t, boss = facing(2, "bandit-commander", (-4, 6))
    t.give(boss, "immobilize")
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.figure(boss).at == t.cell((-4, 6))
    assert "next door" not in t.s.marks


@pytest.mark.rule("GH-PUSH-1", "GH-MOVE-11")
def test_what_follows_a_jump_comes_from_the_new_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an attack behind the jump, as other bosses have it: it pushes away from the door. A
    scenario that wants to know hears where the boss has come to."""
    jump = SPECIAL_ORDERS[2, TYPE["bandit-commander"], 1]
    blow = next(n for n, line in enumerate(ORDERS) if isinstance(line, AttackOrder) and line.push)
    monkeypatch.setitem(SPECIAL_ORDERS, (2, TYPE["bandit-commander"], 1), (*jump, blow))
    entered: list[tuple[int, int]] = []
    witness = Hooks()
    monkeypatch.setattr(witness, "entered", lambda s, number, cell: entered.append((number, cell)))
    monkeypatch.setitem(HOOKS, "witness", witness)
    changed = msgspec.structs.replace(scenarios()[2], hooks="witness")
    monkeypatch.setitem(scenarios(), 2, changed)
    t, boss = facing(2, "bandit-commander", (-4, 6))
    t.place(0, (-2, 5))
    t.place(1, (-7, 8))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(boss, ability_numbered(FIRST))
    t.answer("take")
    assert entered[0] == (boss, t.cell((-1, 5)))
    assert ground(t.s).far(t.cell((-1, 5)))[t.hero(0).at] == 2


@pytest.mark.rule("GH-MSUMMON-1", "GH-MSUMMON-2", "GH-MSUMMON-8")
@pytest.mark.parametrize(("seats", "rank"), [(2, NORMAL), (3, ELITE), (4, ELITE)])
def test_2_the_commander_summons(seats: int, rank: int) -> None:
    """Beside it, nearest to an enemy; it leaves no money and does not act in this round."""
    t, boss = facing(2, "bandit-commander", (-3, 2), seats)
    t.monster_acts(boss, ability_numbered(SECOND))
    assert ranks(t, "living-bones") == [rank]
    made = t.s.figures[t.s.made - 1]
    land = ground(t.s)
    assert land.beside[t.figure(boss).at] >> made.at & 1
    enemies = [t.hero(seat).at for seat in range(seats)]
    near = [
        min([land.far(cell)[enemy] for enemy in enemies]) for cell in land.near[t.figure(boss).at]
    ]
    assert min([land.far(made.at)[enemy] for enemy in enemies]) == min(near)
    assert made.came > 0
    assert made.side == FOES
    assert t.whom("turn") == [boss]


# -- the bodyguards of scenario 8 ------------------------------------------------------------------


@pytest.mark.rule("GH-RETAL-4", "GH-MACTIVE-2")
@pytest.mark.parametrize(("level", "value"), [(1, 3), (5, 4), (9, 5)])
def test_8_the_retaliate_of_a_bodyguard_is_that_of_its_level(level: int, value: int) -> None:
    """It moves, attacks, and then retaliates until the round ends."""
    t, boss = facing(8, "inox-bodyguard", (4, -3), level=level)
    t.s.abilities[TYPE_DECK[TYPE["inox-bodyguard"]]] = ability_numbered(SECOND)
    lines = [ORDERS[number] for number in orders_of(t.s, t.figure(boss))]
    assert [type(line) for line in lines] == [MoveOrder, AttackOrder, RetaliateOrder]
    assert isinstance(lines[2], RetaliateOrder)
    assert lines[2].value == value
    t.hero(0).conditions = t.hero(1).conditions = 1 << 6
    t.after = turn.declare()
    t.monster_acts(boss, ability_numbered(SECOND))
    assert retaliation(t.s, t.figure(boss), 1) == value


@pytest.mark.rule("GH-AREA-2", "GH-AREA-4", "GH-MMOVE-1")
def test_8_a_bodyguard_strikes_a_wedge() -> None:
    """One less than its card, on all in five hexes."""
    t, boss = facing(8, "inox-bodyguard", (4, -3))
    t.place(0, (5, -3))
    t.place(1, (6, -3))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(boss, ability_numbered(FIRST))
    for _ in range(2):
        t.answer("take", seat=t.asked[0][0])
    card = sheet_of(t.s, t.figure(boss))
    for seat in range(2):
        assert t.hero(seat).most - t.hero(seat).hp == card.attack - 1


# -- the overseer of scenario 9 --------------------------------------------------------------------


@pytest.mark.parametrize("scouts", [0, 1, 3])
def test_9_the_attack_of_the_overseer_counts_scouts(scouts: int) -> None:
    """The facts: the number of vermling scouts on the map, whatever their rank."""
    t, boss = facing(9, "merciless-overseer", (2, -7))
    for number in range(scouts):
        t.monster("vermling-scout", (-3 + number, -6), rank=number % 2)
    assert sheet_of(t.s, t.figure(boss)).attack == scouts


@pytest.mark.rule("GH-STEP-2", "GH-COND-11", "GH-RUL-59")
@pytest.mark.parametrize(("poisoned", "harm"), [(False, 1), (True, 1)])
def test_9_without_scouts_what_adjusts_the_attack_is_counted_together(
    poisoned: bool, harm: int
) -> None:
    """Attack 0 - 1, and 1 more against Poison, is 0; only less than 0 in all is none."""
    t, boss = facing(9, "merciless-overseer", (2, -7))
    t.place(0, (2, -6))
    if poisoned:
        t.give(t.character(0).figure, "poison")
    t.modifiers(MONSTERS, "+1")
    t.monster_acts(boss, ability_numbered(579))
    assert [event.args[2] for event in t.told("attacked")] == [0]
    t.answer("take")
    assert t.hero(0).most - t.hero(0).hp == harm


@pytest.mark.rule("GH-ROUND-1", "GH-RUL-136")
def test_9_every_scout_takes_one_more_turn() -> None:
    """At once, elites first, with the card of this round. Who has not acted yet still has the turn
    of the round, who has acted has none."""
    t, boss = facing(9, "merciless-overseer", (2, -7))
    t.s.abilities[TYPE_DECK[TYPE["vermling-scout"]]] = ability_numbered(670)
    normal = t.monster("vermling-scout", (-1, -4), number=1)
    elite = t.monster("vermling-scout", (1, -4), rank=ELITE, number=2)
    t.figure(elite).acted = True
    for seat in range(2):
        t.hero(seat).conditions = 1 << 6
    t.after = turn.declare()
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.whom("turn") == [boss, elite, normal]
    assert t.figure(elite).acted
    assert not t.figure(normal).acted
    assert t.figure(boss).acted


@pytest.mark.rule("GH-MATT-1")
def test_9_the_scouts_attack_in_their_extra_turns() -> None:
    t, boss = facing(9, "merciless-overseer", (2, -7))
    t.s.abilities[TYPE_DECK[TYPE["vermling-scout"]]] = ability_numbered(670)
    t.place(0, (-1, -2))
    t.monster("vermling-scout", (-1, -3))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp < t.hero(0).most
    assert t.s.acting == -1


@pytest.mark.rule("GH-RUL-136")
def test_after_the_turns_of_others_the_turn_of_the_boss_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With an attack behind it: it is the turn of the boss in which it attacks."""
    more = SPECIAL_ORDERS[9, TYPE["merciless-overseer"], 1]
    monkeypatch.setitem(
        SPECIAL_ORDERS, (9, TYPE["merciless-overseer"], 1), (*more, SUMMON_ORDERS[1])
    )
    t, boss = facing(9, "merciless-overseer", (2, -7))
    t.s.abilities[TYPE_DECK[TYPE["vermling-scout"]]] = ability_numbered(675)
    for place in ((-3, -6), (-2, -6)):
        t.monster("vermling-scout", place)
    t.place(0, (2, -6))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(boss, ability_numbered(FIRST))
    assert t.asked == [(0, "suffer")]
    assert t.s.acting == boss


@pytest.mark.rule("GH-MSUMMON-1")
@pytest.mark.parametrize(
    ("seats", "wanted"), [(2, [NORMAL, NORMAL]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])]
)
def test_9_the_overseer_summons_two_scouts(seats: int, wanted: list[int]) -> None:
    t, boss = facing(9, "merciless-overseer", (2, -7), seats)
    t.monster_acts(boss, ability_numbered(SECOND))
    assert ranks(t, "vermling-scout") == wanted


# -- the captain of scenario 11 --------------------------------------------------------------------


@pytest.mark.rule("GH-HEAL-1", "GH-DEF-2")
def test_11_the_captain_heals_his_own() -> None:
    """Himself and all his allies, but not those of the characters."""
    t, captain = facing(11, "captain-of-the-guard", (8, -16))
    guard = t.monster("city-guard", (-4, -3))
    bones = t.monster("living-bones", (-3, -3))
    for number in (captain, guard, bones):
        t.figure(number).hp = 1
    t.monster_acts(captain, ability_numbered(FIRST))
    assert [t.hp(number) for number in (captain, guard, bones)] == [3, 3, 1]


@pytest.mark.rule("GH-MACTIVE-2")
def test_11_the_captain_makes_his_own_stronger() -> None:
    """His allies and not himself; then he attacks with one more."""
    t, captain = facing(11, "captain-of-the-guard", (8, -16))
    guard = t.monster("city-guard", (-4, -3))
    bones = t.monster("living-bones", (-3, -3))
    t.place(0, (8, -17))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(captain, ability_numbered(SECOND))
    assert t.figure(guard).bonuses == [(STRONGER, 1)]
    assert t.figure(bones).bonuses == t.figure(captain).bonuses == []
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).most - t.hero(0).hp == sheet_of(t.s, t.figure(captain)).attack + 1


# -- what other stat cards count -------------------------------------------------------------------


@pytest.mark.rule("GH-MTURN-3", "GH-RUL-243")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_the_attack_of_the_rider_counts_the_hexes_it_has_moved(steps: int) -> None:
    """3 and one for each hex of its turn, at level 1; before and after its turn there are none."""
    t = room("brute", "tinkerer", ties="table")
    t.place(1, (-3, 6))
    t.place(0, (0, 0))
    rider = t.monster("dark-rider", (1 + steps, 0), rank=BOSS)
    assert sheet_of(t.s, t.figure(rider)).attack == 3
    t.modifiers(MONSTERS, "+0")
    t.hero(0).hp = t.hero(0).most = 20
    t.after = turn.declare()
    t.monster_acts(rider, ability_numbered(578))
    t.answer("take")
    assert t.hp(t.character(0).figure) == 20 - 3 - steps
    assert sheet_of(t.s, t.figure(rider)).attack == 3


# -- Jekserah of scenarios 12 and 20 ---------------------------------------------------------------


@pytest.mark.rule("GH-MSUMMON-1", "GH-MSUMMON-8")
@pytest.mark.parametrize(("scenario", "at"), [(12, (1, 1)), (20, (4, -9))])
@pytest.mark.parametrize(("card", "type_"), [(FIRST, "living-bones"), (SECOND, "living-corpse")])
@pytest.mark.parametrize(
    ("seats", "wanted"), [(2, [NORMAL, NORMAL]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])]
)
def test_12_20_jekserah_summons_two(
    scenario: int, at: Hex, card: int, type_: str, seats: int, wanted: list[int]
) -> None:
    """Enemies of the characters, who do not act yet."""
    t, boss = facing(scenario, "jekserah", at, seats)
    t.monster_acts(boss, ability_numbered(card))
    assert ranks(t, type_) == wanted
    made = [one for one in t.s.figures.values() if one.kind == MONSTER and one.type == TYPE[type_]]
    assert all(one.side == FOES and one.came > 0 for one in made)


@pytest.mark.rule("GH-MATT-6")
def test_20_jekserah_then_strikes_all_beside_her() -> None:
    """One less than her card, on every adjacent enemy."""
    t, boss = facing(20, "jekserah", (4, -9))
    t.place(0, (4, -10))
    t.place(1, (3, -9))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(boss, ability_numbered(FIRST))
    for _ in range(2):
        t.answer("take", seat=t.asked[0][0])
    card = sheet_of(t.s, t.figure(boss))
    for seat in range(2):
        assert t.hero(seat).most - t.hero(seat).hp == card.attack - 1


@pytest.mark.rule("GH-MSUMMON-4")
def test_12_without_standees_nobody_comes() -> None:
    t, boss = facing(12, "jekserah", (1, 1))
    t.s.standees[TYPE["living-bones"]] = []
    t.monster_acts(boss, ability_numbered(FIRST))
    assert ranks(t, "living-bones") == []
