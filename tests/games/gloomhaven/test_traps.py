"""Traps, hazards and empty hexes."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import CONDITION
from grimorio.games.gloomhaven.components.overlays import made_by
from grimorio.games.gloomhaven.rules.attack.harm import exhaust
from grimorio.games.gloomhaven.rules.map.figures import empty, ground
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.rules.moves.entering import BY_LEVEL, spring
from grimorio.games.gloomhaven.state import (
    HAZARD,
    TRAP,
)
from tests.games.gloomhaven.positions import brute, hero, pushes
from tests.games.gloomhaven.table import Table, lay

# -- traps and hazards -----------------------------------------------------------------------------


@pytest.mark.rule("GH-TERR-1", "GH-TERR-2", "GH-EX-11")
def test_a_trap_of_the_scenario_deals_two_and_the_level_and_is_gone() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), first=BY_LEVEL)
    t.move(hero(t), 1)
    t.go((2, 1))
    t.answer("take")
    assert t.s.level == 1
    assert t.hero(0).hp == t.hero(0).most - 3
    assert t.s.overlays == []
    assert len(t.told("sprung")) == 1


@pytest.mark.rule("GH-TERR-3", "GH-RUL-50")
def test_a_trap_made_by_an_ability_deals_what_it_says() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), first=5)
    t.move(hero(t), 1)
    t.go((2, 1))
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 5


@pytest.mark.rule("GH-TERR-1", "GH-DMG-6", "GH-RUL-49")
def test_a_trap_gives_its_conditions_also_if_its_damage_is_avoided() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), first=BY_LEVEL, second=1 << CONDITION["wound"])
    t.move(hero(t), 1)
    t.go((2, 1))
    t.answer("lose", t.character(0).hand.cards[0])
    assert t.hero(0).hp == t.hero(0).most
    assert t.has(hero(t), "wound")


@pytest.mark.rule("GH-TERR-4", "GH-TERR-5", "GH-TERR-6", "GH-RUL-61")
def test_hazardous_terrain_hurts_who_enters_it_stays_and_hurts_nobody_who_stays() -> None:
    t = brute((3, 1))
    t.hero(0).bonuses.append((0, 3))
    t.overlay(HAZARD, (2, 1))
    t.move(hero(t), 2)
    t.go((2, 1))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 1
    assert len(t.s.overlays) == 1
    t.answer()
    assert t.hero(0).hp == t.hero(0).most - 1


@pytest.mark.rule("GH-TERR-6")
def test_only_the_hexes_of_a_hazard_are_hazardous() -> None:
    """The first hex of the map is none because hazards have no number of their own."""
    t = brute((1, 0))
    assert t.cell((0, 0)) == 0
    t.overlay(HAZARD, (3, 1))
    t.move(hero(t), 1)
    t.go((0, 0))
    assert t.asked[0][1] != "suffer"
    assert t.hero(0).hp == t.hero(0).most


@pytest.mark.rule("GH-TERR-4", "GH-SETUP-4", "GH-RUL-22", "GH-EX-10")
def test_open_information_raises_traps_and_not_hazards() -> None:
    t = lay("brute", "tinkerer", level=4, open_information=True)
    assert t.s.level == 2
    t.character(0).items.clear()
    t.place(0, (3, 1))
    t.overlay(TRAP, (2, 1), first=BY_LEVEL)
    t.overlay(HAZARD, (1, 1))
    t.move(hero(t), 2)
    t.go((2, 1))
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 5
    t.go((1, 1))
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 7


@pytest.mark.rule("GH-TERR-4", "GH-RUL-22", "GH-EX-12")
def test_hazards_go_by_the_scenario_where_the_monsters_level_would_hurt_more() -> None:
    """Level 1 hurts for 1, and the monsters' level 2 would for 2."""
    t = lay("brute", "tinkerer", level=2, open_information=True)
    assert t.s.level == 1
    t.character(0).items.clear()
    t.place(0, (3, 1))
    t.overlay(HAZARD, (2, 1))
    t.move(hero(t), 1)
    t.go((2, 1))
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 1


@pytest.mark.rule("GH-TERR-8", "GH-DEF-5", "GH-DEF-6", "GH-RUL-117", "GH-DOOR-4")
def test_a_plate_a_corridor_and_an_open_door_are_empty_hexes() -> None:
    t = lay("brute", "tinkerer", scenario=15)
    on = maps()[15]
    t.s.areas = (1 << len(on.areas)) - 1
    t.s.doors = 1
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    assert set(on.plates) <= free
    assert set(on.doors[0].at) <= free
    t = lay("brute", "tinkerer", scenario=3)
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    near = [place for place in maps()[3].corridors if place in free]
    assert near


@pytest.mark.rule("GH-DEF-5", "GH-DEF-6")
def test_overlays_money_and_figures_are_not_in_empty_hexes() -> None:
    t = brute((4, 0))
    t.overlay(HAZARD, (3, 0))
    t.s.coins[t.cell((3, 1))] = 1
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    assert not free & {(4, 0), (3, 0), (3, 1)}
    assert (2, 0) in free


# -- who has made a trap ---------------------------------------------------------------------------


def sprung(t: Table, second: int) -> None:
    """A guard is pushed into a trap with these numbers."""
    guard = t.monster("bandit-guard", (3, 0))
    t.overlay(TRAP, (2, 0), second=second)
    pushes(t, guard, 1)
    t.go((2, 0))
    assert t.s.overlays == []
    assert t.figure(guard).conditions == 1 << CONDITION["poison"]


@pytest.mark.rule("GH-TERR-1", "GH-TERR-3", "GH-XP-1")
@pytest.mark.parametrize("maker", [0, 1])
def test_who_made_a_trap_gains_experience_when_an_enemy_springs_it(maker: int) -> None:
    t = brute((4, 0))
    sprung(t, made_by(1 << CONDITION["poison"], maker, 2))
    assert [one.xp for one in t.s.characters] == [2 * (maker == 0), 2 * (maker == 1)]


@pytest.mark.rule("GH-TERR-1", "GH-EXH-3")
def test_nobody_gains_for_a_trap_of_nobody_or_of_an_exhausted_character() -> None:
    t = brute((4, 0))
    sprung(t, 1 << CONDITION["poison"])
    assert [one.xp for one in t.s.characters] == [0, 0]
    t = brute((4, 0))
    exhaust(t.s, 1, "cards")
    sprung(t, made_by(1 << CONDITION["poison"], 1, 2))
    assert [one.xp for one in t.s.characters] == [0, 0]


@pytest.mark.rule("GH-TERR-1", "GH-XP-1")
def test_nobody_gains_when_a_character_springs_a_trap() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), second=made_by(0, 1, 2))
    t.move(hero(t), 1)
    t.go((2, 1))
    assert t.s.overlays == []
    assert [one.xp for one in t.s.characters] == [0, 0]
    assert t.character(0).tallies["traps"] == 1
    assert "traps" not in t.character(1).tallies


@pytest.mark.rule("GH-ESCEN-11")
def test_a_trap_sprung_in_the_turn_of_a_monster_counts_for_nobody() -> None:
    t = brute((3, 1))
    guard = t.monster("bandit-guard", (4, 0))
    t.overlay(TRAP, (2, 1), first=1)
    t.s.acting = guard
    t.do(spring(hero(t), t.cell((2, 1)), guard))
    assert all("traps" not in one.tallies for one in t.s.characters)


@pytest.mark.rule("GH-TERR-1", "GH-DEF-5")
def test_the_numbers_of_an_overlay_are_no_hexes() -> None:
    t = brute((3, 0))
    t.overlay(TRAP, (0, 5), second=t.cell((2, 0)))
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    assert (2, 0) in free
    assert (0, 5) not in free
    t.move(hero(t), 1)
    t.go((2, 0))
    assert t.told("sprung") == []
