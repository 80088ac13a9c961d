"""The rules of scenarios in play: set-up, traps, locked doors, spawns, allies, hooks."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from grimorio.core import Chance, Seat
from grimorio.core.chance import seed_key
from grimorio.games.gloomhaven import setup
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    BOSS,
    CURSE_CARD,
    MINUS_CARD,
    MUDDLE,
    POISON,
    STUN,
    TYPE,
    TYPE_DECK,
    TYPES,
    WOUND,
)
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.entering import spring
from grimorio.games.gloomhaven.rules.figures import ground
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.rules.harm import harm
from grimorio.games.gloomhaven.rules.hooks import HOOKS, Hooks
from grimorio.games.gloomhaven.rules.moving import destinations
from grimorio.games.gloomhaven.rules.revealing import lay_out, open_door
from grimorio.games.gloomhaven.rules.scenarios import begin_scenario
from grimorio.games.gloomhaven.rules.spawning import spawn
from grimorio.games.gloomhaven.rules.ways import WALK
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTER,
    MONSTERS,
    OBSTACLE,
    PARTY,
    Figure,
    Scenario,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, ability_numbered, begun, lay, title

FOUR = ("brute", "tinkerer", "cragheart", "mindthief")
ALL = list(scenarios())


def beasts(s: Scenario) -> list[Figure]:
    return [one for one in s.figures.values() if one.kind == MONSTER]


def of_type(s: Scenario, type_: str) -> list[Figure]:
    return [one for one in beasts(s) if one.type == TYPE[type_]]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("scenario", ALL)
def test_a_scenario_is_set_up(scenario: int, seats: int) -> None:
    """GH-SETUP-5 to 7, GH-SETUP-28: all that the map shows in its first areas, by the number of
    characters; characters in starting hexes; doors locked as the scenario says."""
    t = begun(scenario, *FOUR[:seats])
    s, on = t.s, maps()[scenario]
    wanted: Counter[tuple[str, int]] = Counter()
    for one in on.monsters:
        mark = "b" if one.rank == "boss" else one.rank[seats - 2]
        if one.area in on.open and mark != "-":
            wanted[one.type, "neb".index(mark)] += 1
    placed = Counter((TYPES[one.type].id, one.rank) for one in beasts(s))
    assert placed == wanted
    starts = {t.cell(place) for place in on.starts}
    assert {t.hero(seat).at for seat in range(seats)} <= starts
    assert s.areas == sum([1 << area for area in on.open])
    locked = {door for lock in scenarios()[scenario].locks for door in lock.doors}
    assert s.locked == sum([1 << door for door in locked])


@pytest.mark.parametrize("number", list(maps()))
def test_every_map_can_be_laid_out(number: int) -> None:
    """GH-SETUP-5 to 14: the first areas of all maps, for two to four characters at levels 0, 3 and
    7: each figure in a hex of its own, with hit points, and none but a boss on an obstacle."""
    on = maps()[number]
    for seats in (2, 3, 4):
        for level in (0, 3, 7):
            options = {**title.options({}, seats), "scenario": number}
            s = setup.new_scenario(options, seats, Chance(seed_key("laid")))
            s.level = s.monster_level = level
            for area in on.open:
                lay_out(s, area, NONE)
            cells = [one.at for one in s.figures.values()]
            assert len(set(cells)) == len(cells)
            assert all(one.hp > 0 for one in s.figures.values())
            blocked = [c for over in s.overlays if over[0] == OBSTACLE for c in over[3:]]
            assert not set(blocked) & {one.at for one in s.figures.values() if one.rank != BOSS}
            starts = [cell for cell in setup.start_hexes(s) if cell not in cells]
            assert len(starts) >= seats


@pytest.mark.parametrize("scenario", [2, 6, 19])
def test_2_6_19_three_curses_for_each_character(scenario: int) -> None:
    """GH-SETUP-13, GH-COND-19."""
    t = begun(scenario, "brute", "tinkerer")
    for character in t.s.characters:
        assert character.modifiers.bag.count(CURSE_CARD) == 3


def test_curses_for_four_are_too_few() -> None:
    """GH-COND-8, GH-RUL-4: there are ten, and they are dealt in turn."""
    t = begun(2, *FOUR)
    assert [one.modifiers.bag.count(CURSE_CARD) for one in t.s.characters] == [3, 3, 2, 2]


def test_5_everybody_begins_disarmed() -> None:
    """GH-SETUP-13, GH-COND-22: it ends with the first turn."""
    t = begun(5, "brute", "tinkerer")
    assert t.has(t.character(0).figure, "disarm")
    t = lay("brute", "tinkerer", scenario=5)
    t.do(begin_scenario(), turn.take_turn(t.character(0).figure))
    assert t.has(t.character(1).figure, "disarm")
    t.answer("end")
    assert not t.has(t.character(0).figure, "disarm")


def test_14_three_minus_cards_for_each_character() -> None:
    """GH-SETUP-13, GH-SETUP-24."""
    before = lay("brute", "tinkerer", scenario=14)
    after = begun(14, "brute", "tinkerer")
    for seat in range(2):
        had = before.character(seat).modifiers.bag.count(MINUS_CARD)
        assert after.character(seat).modifiers.bag.count(MINUS_CARD) == had + 3


def test_a_perk_can_make_a_character_ignore_the_scenario() -> None:
    """The facts: perks that ignore negative scenario effects."""
    for scenario, card in ((2, CURSE_CARD), (14, MINUS_CARD)):
        t = lay("brute", "tinkerer", scenario=scenario)
        t.character(1).perks = [10]
        had = [one.modifiers.bag.count(card) for one in t.s.characters]
        t.do(begin_scenario())
        new = [one.modifiers.bag.count(card) for one in t.s.characters]
        assert new == [had[0] + 3, had[1]]
    t = lay("brute", "tinkerer", scenario=5)
    t.character(1).perks = [10]
    t.do(begin_scenario())
    assert t.has(t.character(0).figure, "disarm")
    assert not t.has(t.character(1).figure, "disarm")


def test_the_cards_of_the_scenario_are_removed_at_its_end() -> None:
    """GH-ESCEN-1, GH-ESCEN-2: and blessings and curses with them."""
    t = lay("brute", "tinkerer", scenario=14)
    own = sorted(t.character(1).modifiers.bag)
    t.character(1).modifiers.bag.append(CURSE_CARD)
    t.open_all()
    last = t.monster("frost-demon", t.beside(t.character(0).figure), hp=1)
    t.last_turn()
    t.do(begin_scenario(), harm(last, 5, "effect", NONE))
    assert t.s.over
    assert sorted(t.character(1).modifiers.bag) == own
    assert t.s.monsters.discards == []


# -- traps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "place", "damage", "conditions"),
    [
        (1, (-6, 4), True, 0),
        (2, (0, -1), False, STUN),
        (3, (-8, -4), True, 0),
        (4, (2, -7), True, 0),
        (5, (1, -6), True, 0),
        (6, (9, -7), True, POISON),
        (7, (3, -1), False, POISON | STUN),
        (8, (5, -2), True, 0),
        (9, (1, -9), False, STUN),
        (10, (4, -3), True, 0),
        (11, (10, -14), False, STUN),
        (12, (-1, 0), False, STUN),
        (13, (-8, 2), True, MUDDLE),
        (14, (-9, 0), False, STUN),
        (15, (5, 12), True, POISON),
        (15, (0, 17), True, WOUND),
        (16, (-10, 9), True, 0),
        (17, (1, 4), True, 0),
        (18, (6, 13), False, STUN),
        (19, (-4, -6), True, 0),
        (20, (11, -17), False, STUN),
    ],
)
def test_traps_do_what_the_scenario_says(
    scenario: int, place: Hex, damage: bool, conditions: int
) -> None:
    """GH-TERR-1, GH-TERR-2: 2 and the level, or nothing; and conditions. A sprung trap is gone."""
    t = lay("brute", "tinkerer", scenario=scenario)
    t.open_all()
    t.furnish()
    t.place(0, place)
    lying = len(t.s.overlays)
    t.do(spring(t.character(0).figure, t.cell(place), NONE))
    if damage:
        assert t.asked == [(0, "suffer")]
        t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - (3 if damage else 0)
    assert t.hero(0).conditions == conditions
    assert len(t.s.overlays) == lying - 1


def test_a_trap_without_damage_asks_for_nothing() -> None:
    """GH-TERR-1: a monster is stunned by it too (GH-RUL-49)."""
    t = lay("brute", "tinkerer", scenario=2)
    t.furnish(0)
    archer = t.monster("bandit-archer", (0, -1))
    t.do(spring(archer, t.cell((0, -1)), NONE))
    assert t.has(archer, "stun")
    assert t.told("damage") == []


# -- locked doors ----------------------------------------------------------------------------------


def test_2_nobody_walks_into_a_locked_door() -> None:
    """GH-DOOR-1, GH-DOOR-3."""
    t = lay("brute", "tinkerer", scenario=2)
    t.s.areas, t.s.doors = 0b11, 0b1
    t.place(0, (-2, 5))
    door = t.cell((-1, 5))
    assert door not in dict(destinations(t.s, t.character(0).figure, WALK, 4))
    t.s.locked = 0
    assert door in dict(destinations(t.s, t.character(0).figure, WALK, 4))


def shrine(*classes: str) -> Table:
    """Scenario 15 with the first two rooms open."""
    t = lay(*classes, scenario=15)
    t.s.areas, t.s.doors = 0b11, 0b11
    return t


def test_15_who_ends_a_turn_on_the_plate_opens_two_doors() -> None:
    """GH-ETURN-3: both rooms are revealed. Only the end of a turn counts, and only a character."""
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


def test_15_a_monster_on_the_plate_opens_nothing() -> None:
    """GH-ETURN-3: it names the character."""
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
    """GH-ETURN-3: at the end of any turn, every character on a plate, and every plate held."""
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


@pytest.mark.parametrize(
    ("seats", "round_", "open_", "comes"),
    [(2, 1, 0, 1), (2, 3, 0, 1), (2, 2, 0, 0), (2, 1, 0b100, 0), (2, 1, 0b010, 1), (3, 1, 0, 0)],
)
def test_3_a_guard_comes_at_the_end_of_odd_rounds(
    seats: int, round_: int, open_: int, comes: int
) -> None:
    """GH-SPAWN-1, GH-SPAWN-6: for two characters, while door 2 is closed."""
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


@pytest.mark.parametrize(
    ("seats", "open_", "comes"), [(2, 0, 0), (3, 0, 1), (4, 0, 1), (4, 0b100, 0)]
)
def test_3_a_guard_comes_at_the_start_of_each_round(seats: int, open_: int, comes: int) -> None:
    """GH-SPAWN-1: for three and four characters, while door 2 is closed."""
    t = lay(*FOUR[:seats], scenario=3)
    t.s.doors = open_
    t.do()
    assert t.s.round == 2
    came = of_type(t.s, "inox-guard")
    assert all(one.came == 2 and one.rank == 0 and not one.acted for one in came)
    assert [one.at for one in came] == [t.cell(MARK)] * comes


def test_who_finds_the_place_taken_comes_to_the_nearest_empty_hex() -> None:
    """GH-SPAWN-2: the players decide ties; money and traps make a hex not empty (GH-DEF-5)."""
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


def test_the_table_may_pick_the_hex() -> None:
    """GH-SPAWN-2: only the hex differs."""
    t = lay(*FOUR, scenario=3)
    t.monster("inox-archer", MARK)
    t.do()
    guard = of_type(t.s, "inox-guard")[0]
    assert ground(t.s).far(t.cell(MARK))[guard.at] == 1


def test_without_a_standee_nobody_comes() -> None:
    """GH-RUL-24."""
    t = lay(*FOUR, scenario=3)
    t.s.standees[TYPE["inox-guard"]] = []
    t.do()
    assert of_type(t.s, "inox-guard") == []


def test_who_was_spawned_leaves_no_money() -> None:
    """GH-STEP-8, GH-DEF-14."""
    t = lay(*FOUR, scenario=3)
    t.do(spawn(1), harm(t.s.made, 99, "effect", NONE))
    assert len(t.told("died")) == 1
    assert t.s.coins == {}


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
    """GH-SPAWN-1 to 5: they act in this round, with an ability card; the first at the mark, the
    others next to it."""
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


# -- monsters as allies ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "friends", "foes"),
    [
        (11, ("living-bones", "living-corpse"), ("city-guard", "city-archer")),
        (12, ("city-guard", "city-archer"), ("living-bones", "living-corpse")),
    ],
)
def test_11_12_some_monsters_are_allies(
    scenario: int, friends: tuple[str, ...], foes: tuple[str, ...]
) -> None:
    """GH-DEF-2: all of the type, wherever they come from."""
    t = lay("brute", "tinkerer", scenario=scenario)
    last = t.character(0).figure
    for type_ in (*friends, *foes):
        last = t.monster(type_, t.beside(last))
        assert t.figure(last).side == (PARTY if type_ in friends else FOES)


def test_11_an_ally_attacks_the_enemy_and_no_character() -> None:
    """GH-MACT-6, GH-MATT-13: by its own card and with the monsters' modifier deck."""
    t = lay("brute", "tinkerer", scenario=11)
    bones = t.monster("living-bones", t.beside(t.character(0).figure))
    guard = t.monster("city-guard", t.beside(bones))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(bones, ability_numbered(519))
    assert t.told("attacked")[0].args[1][0] == guard
    assert t.s.monsters.discards != []


def test_11_a_dead_ally_is_no_enemy_killed() -> None:
    t = lay("brute", "tinkerer", scenario=11)
    bones = t.monster("living-bones", t.beside(t.character(0).figure))
    t.do(harm(bones, 99, "effect", NONE))
    assert t.s.killed == 0
    assert "killed living-bones" not in t.s.marks


# -- hooks -----------------------------------------------------------------------------------------


class Witness(Hooks):
    """Writes down all moments."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def begins(self, s: Scenario) -> None:
        self.seen.append("begins")

    def area_revealed(self, s: Scenario, area: int) -> None:
        self.seen.append(f"area {area}")

    def door_opened(self, s: Scenario, door: int) -> None:
        self.seen.append(f"door {door}")

    def round_started(self, s: Scenario) -> None:
        self.seen.append(f"round {s.round}")

    def round_ended(self, s: Scenario) -> None:
        self.seen.append(f"round {s.round} over")

    def turn_ended(self, s: Scenario, number: int) -> None:
        self.seen.append(f"turn of {number}")

    def entered(self, s: Scenario, number: int, cell: int) -> None:
        self.seen.append(f"{number} in {cell}")

    def died(self, s: Scenario, figure: Figure) -> None:
        self.seen.append(f"death of {TYPES[figure.type].id}")

    def looted(self, s: Scenario, seat: Seat, treasure: int) -> None:
        self.seen.append(f"treasure {treasure}")


def test_a_scenario_may_have_hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """GH-MOVE-11: what the content cannot say is told of every moment."""
    witness = Witness()
    monkeypatch.setitem(HOOKS, "witness", witness)
    with_hooks = msgspec.structs.replace(scenarios()[1], hooks="witness")
    monkeypatch.setitem(scenarios(), 1, with_hooks)
    t = lay("brute", "tinkerer")
    door = t.cell(maps()[1].doors[0].at[0])
    t.hero(0).at = ground(t.s).near[t.hero(0).at][0]
    t.place(0, (-1, 2))
    guard = t.monster("bandit-guard", (2, 1))
    t.do(begin_scenario(), harm(guard, 99, "effect", NONE), turn.finish_round())
    assert witness.seen == ["begins", "death of bandit-guard", "round 1 over", "round 2"]
    witness.seen.clear()
    t = lay("brute", "tinkerer")
    t.place(0, (-1, 2))
    t.play("grab-and-go", "bottom")
    t.answer(door)
    hero = t.character(0).figure
    assert witness.seen == [f"{hero} in {door}", "area 1", "door 0"]
    t.answer()
    assert witness.seen[3:] == [f"turn of {hero}", "round 2"]


def test_every_scenario_names_hooks_that_exist() -> None:
    assert {one.hooks for one in scenarios().values() if one.hooks} == set(HOOKS)


def test_a_boss_has_a_rank_of_its_own() -> None:
    """GH-DEF-3."""
    t = begun(8, "brute", "tinkerer")
    lay_out(t.s, 2, NONE)
    assert [one.rank for one in of_type(t.s, "inox-bodyguard")] == [BOSS, BOSS]
