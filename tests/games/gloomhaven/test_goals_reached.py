"""The goals of scenarios 1 to 20, each in a position one blow before the end, and what loses them.

The last blow is struck in the last turn of a round, or others still act after it. The scenario is
won when the round is over (GH-ROUND-4).
"""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import BOSS, TYPE, TYPE_DECK
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.attack.harm import exhaust, harm
from grimorio.games.gloomhaven.rules.map.figures import cells_taken, ground
from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of
from grimorio.games.gloomhaven.rules.scenario.objects import place_objects
from grimorio.games.gloomhaven.rules.scenario.revealing import open_door
from grimorio.games.gloomhaven.state import MONSTER, MONSTERS, OBJECT
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, ability_numbered, lay

KILL_ALL = {
    1: "living-bones",
    4: "bandit-archer",
    5: "cultist",
    10: "flame-demon",
    13: "stone-golem",
    14: "frost-demon",
    16: "inox-archer",
    17: "vermling-scout",
    18: "giant-viper",
}
"""The scenarios that want all enemies dead, each with a type of its own."""


def position(scenario: int, *classes: str, level: int = 1) -> Table:
    """The whole map is open, and the round is in its last turn."""
    t = lay(*(classes or ("brute", "tinkerer")), scenario=scenario, level=level)
    t.open_all()
    return t


def weak(t: Table, type_: str, rank: int = 0) -> int:
    """An enemy with one hit point beside seat 0."""
    return t.monster(type_, t.beside(t.character(0).figure), rank=rank, hp=1)


def far_off(t: Table) -> Hex:
    """A free hex at the other end of the map."""
    land = ground(t.s)
    free = land.all & ~cells_taken(t.s)
    far = land.far(t.hero(0).at)
    return land.board.places[max(cells_of(free), key=lambda cell: (far[cell] < FAR, far[cell]))]


def slay(t: Table, enemy: int) -> None:
    """Seat 0 kills it."""
    t.modifiers(0, "+0")
    t.play("trample")
    t.answer("at", enemy)
    assert enemy not in t.s.figures


def how(t: Table) -> str:
    """How it ended."""
    assert t.game is not None
    outcome = t.game.outcome
    return "" if outcome is None else outcome.reason


def assert_won(t: Table, round_: int = 1) -> None:
    """The scenario is won with the end of the round."""
    assert len(t.told("goal_reached")) == 1
    assert len(t.told("round_over")) == 1
    assert how(t) == "won"
    assert t.s.round == round_
    assert t.game is not None
    assert t.game.outcome is not None
    assert list(t.game.outcome.winners) == list(range(len(t.s.characters)))


# -- kill all enemies: 1, 4, 5, 10, 13, 14, 16, 17, 18 ---------------------------------------------


@pytest.mark.rule("GH-ROUND-4", "GH-ESCEN-10")
@pytest.mark.parametrize(("scenario", "type_"), KILL_ALL.items())
@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_enemy_dies_and_the_round_ends(scenario: int, type_: str, seats: int) -> None:
    assert type_ in [one.type for one in maps()[scenario].monsters]
    t = position(scenario, *("brute", "tinkerer", "cragheart", "mindthief")[:seats])
    enemy = weak(t, type_)
    t.last_turn()
    slay(t, enemy)
    assert_won(t)


@pytest.mark.rule("GH-ESCEN-10")
@pytest.mark.parametrize(("scenario", "type_"), KILL_ALL.items())
def test_with_another_enemy_left_the_game_goes_on(scenario: int, type_: str) -> None:
    t = position(scenario)
    enemy = weak(t, type_)
    t.monster(type_, far_off(t))
    t.last_turn()
    slay(t, enemy)
    assert how(t) == ""
    assert t.s.round == 2
    assert t.told("goal_reached") == []


@pytest.mark.parametrize(("scenario", "type_"), KILL_ALL.items())
def test_an_area_that_is_not_revealed_counts(scenario: int, type_: str) -> None:
    """The facts: all areas revealed and no enemy left."""
    t = position(scenario)
    closed = max(set(range(len(maps()[scenario].areas))) - {*maps()[scenario].open})
    t.s.areas &= ~(1 << closed)
    enemy = weak(t, type_)
    t.last_turn()
    slay(t, enemy)
    assert how(t) == ""
    assert t.told("goal_reached") == []


def test_the_last_room_may_be_empty() -> None:
    """The facts: checked on each reveal too."""
    t = lay("brute", "tinkerer", scenario=1)
    t.open_all()
    door = len(maps()[1].doors) - 1
    cell = t.cell(maps()[1].doors[door].at[0])
    t.s.doors &= ~(1 << door)
    t.hero(0).at = cell
    t.s.acting = t.character(0).figure
    t.last_turn()
    t.do(open_door(cell))
    assert_won(t)


# -- goals of their own ----------------------------------------------------------------------------


def test_2_the_commander_and_all_who_are_seen() -> None:
    """Scenario 2: rooms that are not revealed do not count."""
    t = position(2)
    t.s.areas = 0b000011
    t.s.marks["killed bandit-commander"] = 1
    enemy = weak(t, "living-bones")
    t.last_turn()
    slay(t, enemy)
    assert_won(t)


def test_2_without_the_commander_it_is_not_over() -> None:
    t = position(2)
    enemy = weak(t, "living-bones")
    t.last_turn()
    slay(t, enemy)
    assert how(t) == ""


def test_2_with_the_commander_alone_it_is_not_over() -> None:
    t = position(2)
    enemy = weak(t, "bandit-commander", BOSS)
    t.monster("living-bones", far_off(t))
    t.last_turn()
    slay(t, enemy)
    assert how(t) == ""


@pytest.mark.parametrize(("seats", "wanted"), [(2, 10), (3, 15), (4, 20)])
def test_3_five_enemies_for_each_character(seats: int, wanted: int) -> None:
    """Scenario 3: enemies that are left do not matter, nor rooms that are closed."""
    for before in (wanted - 2, wanted - 1):
        t = lay(*("brute", "tinkerer", "cragheart", "mindthief")[:seats], scenario=3)
        t.s.doors = 1 << 2
        t.s.killed = before
        enemy = weak(t, "inox-guard")
        t.monster("inox-guard", far_off(t))
        t.last_turn()
        slay(t, enemy)
        if before == wanted - 1:
            assert_won(t)
        else:
            assert how(t) == ""


def test_6_the_last_room_and_all_who_are_seen() -> None:
    """Scenario 6: area 2 must be revealed, area 3 need not."""
    t = lay("brute", "tinkerer", scenario=6)
    t.s.areas, t.s.doors = 0b0111, 0b0011
    enemy = weak(t, "living-corpse")
    t.last_turn()
    slay(t, enemy)
    assert_won(t)


def test_6_without_the_last_room_it_is_not_over() -> None:
    t = lay("brute", "tinkerer", scenario=6)
    t.s.areas, t.s.doors = 0b1011, 0b1001
    enemy = weak(t, "living-corpse")
    t.last_turn()
    slay(t, enemy)
    assert how(t) == ""


@pytest.mark.rule("GH-LOOT-1", "GH-RUL-103")
@pytest.mark.parametrize("taken", [3, 4])
def test_7_the_fifth_goal_treasure(taken: int) -> None:
    """Scenario 7: Enemies do not matter."""
    t = position(7)
    t.furnish(0)
    t.s.marks["goal treasures"] = taken
    t.place(0, (-6, 1))
    t.monster("forest-imp", far_off(t))
    t.last_turn()
    t.play("grab-and-go")
    t.answer("yes")
    if taken == 4:
        assert_won(t)
    else:
        assert how(t) == ""


def test_8_the_second_bodyguard() -> None:
    """Scenario 8: the first one is not enough."""
    t = position(8)
    first = weak(t, "inox-bodyguard", BOSS)
    t.last_turn()
    slay(t, first)
    assert how(t) == ""
    t = position(8)
    t.s.marks["killed inox-bodyguard"] = 1
    second = weak(t, "inox-bodyguard", BOSS)
    t.monster("bandit-guard", far_off(t))
    t.last_turn()
    slay(t, second)
    assert_won(t)


def test_9_the_overseer_and_the_treasure() -> None:
    """Scenario 9: both, in any order."""
    for taken in (0, 1):
        t = position(9)
        t.s.marks["goal treasures"] = taken
        boss = weak(t, "merciless-overseer", BOSS)
        t.last_turn()
        slay(t, boss)
        assert how(t) == ("won" if taken else "")


@pytest.mark.rule("GH-ETURN-1")
def test_9_the_treasure_after_the_overseer() -> None:
    """The end of a turn takes it as well."""
    t = position(9)
    t.furnish(1)
    t.s.marks["killed merciless-overseer"] = 1
    t.place(0, (6, -12))
    t.s.acting = t.character(0).figure
    t.last_turn()
    t.do(turn.end_turn(t.character(0).figure))
    assert_won(t)


@pytest.mark.parametrize(
    ("scenario", "boss", "other"),
    [
        (11, "captain-of-the-guard", "city-guard"),
        (12, "jekserah", "living-corpse"),
        (20, "jekserah", "living-bones"),
    ],
)
def test_11_12_20_the_boss_is_all_that_counts(scenario: int, boss: str, other: str) -> None:
    """Scenarios 11, 12 and 20."""
    t = position(scenario)
    enemy = weak(t, other)
    t.last_turn()
    slay(t, enemy)
    assert how(t) == ""
    t = position(scenario)
    enemy = weak(t, boss, BOSS)
    t.monster(other, far_off(t))
    t.last_turn()
    slay(t, enemy)
    assert_won(t)


def test_15_the_goal_treasure() -> None:
    """Scenario 15: looting at the end of a turn takes it."""
    t = position(15)
    t.furnish(4)
    t.place(0, (-6, 16))
    t.s.acting = t.character(0).figure
    t.last_turn()
    t.do(turn.end_turn(t.character(0).figure))
    assert_won(t)


# -- the escort of scenario 19 ---------------------------------------------------------------------


def hail(t: Table) -> int:
    """The escort."""
    return next(number for number, one in t.s.figures.items() if one.kind == OBJECT)


def escorted(at: Hex) -> Table:
    """Scenario 19 with all doors open and its altar in place, Hail at a hex."""
    t = position(19)
    t.furnish(4)
    place_objects(t.s, 0)
    t.figure(hail(t)).at = t.cell(at)
    return t


def test_19_hail_ends_her_turn_beside_the_altar() -> None:
    """Scenario 19: enemies do not matter."""
    t = escorted((-2, -8))
    t.monster("cultist", (-6, -5))
    t.last_turn()
    t.do(turn.take_turn(hail(t)))
    assert_won(t)


def test_19_one_hex_too_far_is_not_enough() -> None:
    t = escorted((-3, -7))
    t.last_turn()
    t.do(turn.take_turn(hail(t)))
    assert how(t) == ""
    assert t.s.round == 2


def test_19_only_her_own_turn_counts() -> None:
    """She stands beside the altar in the turn of somebody else."""
    t = escorted((-1, -10))
    t.s.acting = t.character(0).figure
    t.last_turn()
    t.do(turn.end_turn(t.character(0).figure))
    assert t.told("goal_reached") == []


def test_19_the_death_of_hail_loses_at_once() -> None:
    """Scenario 19: it is lost in the middle of the round."""
    t = escorted((-2, -8))
    t.figure(hail(t)).hp = 1
    killer = t.monster("bandit-guard", (-2, -9))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(killer, ability_numbered(527))
    assert how(t) == "lost"
    assert len(t.told("goal_lost")) == 1
    assert t.told("round_over") == []


# -- the round is played to its end ----------------------------------------------------------------


@pytest.mark.rule("GH-ROUND-4", "GH-RUL-32")
def test_others_still_act_once_the_goal_is_reached() -> None:
    """A guard attacks, and then the scenario is won."""
    t = position(20)
    boss = weak(t, "jekserah", BOSS)
    guard = t.monster("bandit-guard", t.beside(t.character(1).figure))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(527)
    t.last_turn(guard)
    slay(t, boss)
    assert len(t.told("goal_reached")) == 1
    assert how(t) == ""
    assert t.asked == [(1, "suffer")]
    t.answer("take", seat=1)
    assert_won(t)


@pytest.mark.rule("GH-RUL-34", "GH-EXH-4")
def test_who_is_exhausted_to_the_last_after_the_goal_has_lost() -> None:
    t = position(20)
    boss = weak(t, "jekserah", BOSS)
    exhaust(t.s, 1, "cards")
    guard = t.monster("bandit-guard", t.beside(t.character(0).figure))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(527)
    t.hero(0).hp = 1
    t.last_turn(guard)
    slay(t, boss)
    assert len(t.told("goal_reached")) == 1
    t.answer("take")
    assert how(t) == "lost"


@pytest.mark.rule("GH-RUL-32", "GH-SREST-1")
def test_short_rests_belong_to_the_end_of_the_round() -> None:
    """Who likes may still rest before it is over."""
    t = position(20)
    character = t.character(0)
    for card in character.hand.cards[:2]:
        character.hand.take(card)
        character.discard.append(card)
    boss = weak(t, "jekserah", BOSS)
    t.last_turn()
    slay(t, boss)
    assert t.asked == [(0, "short_rest")]
    t.answer()
    assert_won(t)


@pytest.mark.rule("GH-RUL-241")
def test_a_success_has_closing_words_and_a_failure_has_none() -> None:
    """They come when the scenario is over, not when its goal is reached."""
    t = position(20)
    boss = weak(t, "jekserah", BOSS)
    guard = t.monster("bandit-guard", t.beside(t.character(1).figure))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(527)
    t.last_turn(guard)
    slay(t, boss)
    assert t.told("concluded") == []
    t.answer("take", seat=1)
    assert [event.args for event in t.told("concluded")] == [(20,)]
    lost = lay("brute", "tinkerer")
    exhaust(lost.s, 0, "cards")
    lost.hero(1).hp = 1
    lost.do(harm(lost.character(1).figure, 5, "trap", NONE))
    lost.answer("take", seat=1)
    assert how(lost) == "lost"
    assert lost.told("concluded") == []


@pytest.mark.rule("GH-ROUND-4")
def test_a_goal_once_reached_stays_reached() -> None:
    """A door that is opened later in the round shows new enemies."""
    t = lay("brute", "tinkerer", scenario=6)
    t.s.areas, t.s.doors = 0b0111, 0b0011
    enemy = weak(t, "living-corpse")
    cell = t.cell(maps()[6].doors[3].at[0])
    t.hero(1).at = cell
    t.s.acting = t.character(1).figure
    t.do(harm(enemy, 9, "effect", NONE), open_door(cell))
    assert any(one.kind == MONSTER for one in t.s.figures.values())
    assert len(t.told("goal_reached")) == 1
    assert t.s.won
