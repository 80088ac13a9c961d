"""The rules of scenarios in play: set-up, traps, locked doors, spawns, allies, hooks."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from grimorio.core import Chance, Game, Seat
from grimorio.core.chance import seed_key
from grimorio.games.gloomhaven import kinds, setup, title
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    BOSS,
    CLASS,
    CLASS_PERKS,
    CURSE_CARD,
    MINUS_CARD,
    MUDDLE,
    POISON,
    STUN,
    TYPE,
    TYPES,
    WOUND,
)
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.moves.entering import spring
from grimorio.games.gloomhaven.rules.scenario.happening import begin_scenario
from grimorio.games.gloomhaven.rules.scenario.hooks import HOOKS, Hooks
from grimorio.games.gloomhaven.rules.scenario.revealing import lay_out, unlatch
from grimorio.games.gloomhaven.rules.secrets import conserved
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTER,
    MONSTERS,
    OBSTACLE,
    PARTY,
    Figure,
    Scenario,
)
from grimorio.games.gloomhaven.variants import SCENARIOS
from grimorio.games.gloomhaven.view.names import figure_id
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import ability_numbered, begun, lay

FOUR = ("brute", "tinkerer", "cragheart", "mindthief")
ALL = list(scenarios())
APART = {82, 90}
"""Maps with an area that no door leads to (see test_maps.py)."""


def beasts(s: Scenario) -> list[Figure]:
    return [one for one in s.figures.values() if one.kind == MONSTER]


def of_type(s: Scenario, type_: str) -> list[Figure]:
    return [one for one in beasts(s) if one.type == TYPE[type_]]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SETUP-5..7", "GH-SETUP-28")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("scenario", ALL)
def test_a_scenario_is_set_up(scenario: int, seats: int) -> None:
    """All that the map shows in its first areas, by the number of characters; characters in
    starting hexes; doors locked as the scenario says."""
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


@pytest.mark.rule("GH-SETUP-5..14")
@pytest.mark.parametrize("number", list(maps()))
def test_every_map_can_be_laid_out(number: int) -> None:
    """The first areas of all maps, for two to four characters at levels 0, 3 and 7: each figure in
    a hex of its own, with hit points, and none but a boss on an obstacle."""
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


@pytest.mark.rule("GH-SETUP-5..14", "GH-SETUP-28")
@pytest.mark.parametrize("number", [number for number in maps() if number not in SCENARIOS])
def test_a_scenario_that_is_not_offered_yet_can_be_set_up(number: int) -> None:
    """To the first question of the first round, with all that every seat sees; and all its doors
    can be opened."""
    seats = 2 + number % 3
    options = {**title.options({"classes": "random"}, seats), "scenario": number}
    game = Game(title, options, seats, b"later")
    game.begin(setup.set_up(options, seats, Chance(seed_key(number))))
    while game.pending[0].kind is not kinds.DECLARE:
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    s = game.state
    assert s.round == 1
    for door in range(len(maps()[number].doors)):
        unlatch(s, door, NONE)
    assert s.areas == (1 << len(maps()[number].areas)) - 1 or number in APART
    assert conserved(s) == []
    for seat in range(seats):
        pieces = title.rules.view(s, seat).boards[0].pieces
        assert {figure_id(figure) for figure in s.figures} <= {piece.id for piece in pieces}


@pytest.mark.rule("GH-SETUP-13", "GH-COND-19")
@pytest.mark.parametrize("scenario", [2, 6, 19])
def test_2_6_19_three_curses_for_each_character(scenario: int) -> None:
    t = begun(scenario, "brute", "tinkerer")
    for character in t.s.characters:
        assert character.modifiers.bag.count(CURSE_CARD) == 3


@pytest.mark.rule("GH-COND-8", "GH-RUL-4", "GH-RUL-131")
def test_curses_for_four_are_too_few() -> None:
    """There are ten, and they are dealt in turn."""
    t = begun(2, *FOUR)
    assert [one.modifiers.bag.count(CURSE_CARD) for one in t.s.characters] == [3, 3, 2, 2]


@pytest.mark.rule("GH-SETUP-13", "GH-COND-22")
def test_5_everybody_begins_disarmed() -> None:
    """It ends with the first turn."""
    t = begun(5, "brute", "tinkerer")
    assert t.has(t.character(0).figure, "disarm")
    t = lay("brute", "tinkerer", scenario=5)
    t.do(begin_scenario(), turn.take_turn(t.character(0).figure))
    assert t.has(t.character(1).figure, "disarm")
    t.answer("done")
    assert not t.has(t.character(0).figure, "disarm")


@pytest.mark.rule("GH-SETUP-13", "GH-SETUP-24")
def test_14_three_minus_cards_for_each_character() -> None:
    before = lay("brute", "tinkerer", scenario=14)
    after = begun(14, "brute", "tinkerer")
    for seat in range(2):
        had = before.character(seat).modifiers.bag.count(MINUS_CARD)
        assert after.character(seat).modifiers.bag.count(MINUS_CARD) == had + 3
    assert [event.args[1] for event in after.told("minus_added")] == [3, 3]


def test_a_perk_can_make_a_character_ignore_the_scenario() -> None:
    """The facts: perks that ignore negative scenario effects."""
    for scenario, card in ((2, CURSE_CARD), (14, MINUS_CARD)):
        t = lay("brute", "tinkerer", scenario=scenario)
        t.character(1).perks = [CLASS_PERKS[CLASS["tinkerer"]][10]]
        had = [one.modifiers.bag.count(card) for one in t.s.characters]
        t.do(begin_scenario())
        new = [one.modifiers.bag.count(card) for one in t.s.characters]
        assert new == [had[0] + 3, had[1]]
    t = lay("brute", "tinkerer", scenario=5)
    t.character(1).perks = [CLASS_PERKS[CLASS["tinkerer"]][10]]
    t.do(begin_scenario())
    assert t.has(t.character(0).figure, "disarm")
    assert not t.has(t.character(1).figure, "disarm")


@pytest.mark.rule("GH-ESCEN-1", "GH-ESCEN-2")
def test_the_cards_of_the_scenario_are_removed_at_its_end() -> None:
    """And blessings and curses with them."""
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


@pytest.mark.rule("GH-TERR-1", "GH-TERR-2")
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
    """2 and the level, or nothing; and conditions. A sprung trap is gone."""
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


@pytest.mark.rule("GH-TERR-1", "GH-RUL-49")
def test_a_trap_without_damage_asks_for_nothing() -> None:
    """A monster is stunned by it too."""
    t = lay("brute", "tinkerer", scenario=2)
    t.furnish(0)
    archer = t.monster("bandit-archer", (0, -1))
    t.do(spring(archer, t.cell((0, -1)), NONE))
    assert t.has(archer, "stun")
    assert t.told("damage") == []


# -- monsters as allies ----------------------------------------------------------------------------


@pytest.mark.rule("GH-DEF-2")
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
    """All of the type, wherever they come from."""
    t = lay("brute", "tinkerer", scenario=scenario)
    last = t.character(0).figure
    for type_ in (*friends, *foes):
        last = t.monster(type_, t.beside(last))
        assert t.figure(last).side == (PARTY if type_ in friends else FOES)


@pytest.mark.rule("GH-MACT-6", "GH-MATT-13")
def test_11_an_ally_attacks_the_enemy_and_no_character() -> None:
    """By its own card and with the monsters' modifier deck."""
    t = lay("brute", "tinkerer", scenario=11)
    bones = t.monster("living-bones", t.beside(t.character(0).figure))
    guard = t.monster("city-guard", t.beside(bones))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(bones, ability_numbered(519))
    assert t.whom("attacked", 1) == [guard]
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


@pytest.mark.rule("GH-MOVE-11")
def test_a_scenario_may_have_hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the content cannot say is told of every moment."""
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


@pytest.mark.rule("GH-DEF-3", "GH-DEF-4")
def test_a_boss_has_a_rank_of_its_own() -> None:
    t = begun(8, "brute", "tinkerer")
    lay_out(t.s, 2, NONE)
    assert [one.rank for one in of_type(t.s, "inox-bodyguard")] == [BOSS, BOSS]
