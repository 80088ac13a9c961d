"""Revealing tiles, Elemental Powers (EU-REVEAL, EU-ELEM)."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import SPACE, SPOT, TILE
from grimorio.games.euthia.rules.land import AIR, EARTH, FIRE, WATER, gaps_at, powers_at
from grimorio.games.euthia.rules.lattice import BOARD, PLACE_OF, PLACES, START
from tests.games.euthia.test_turns import LAND
from tests.games.euthia.treks import Trek

WET = "i-other-3"  # cave with a Monster, lake, Water
FIERY = "ii-other-3"  # mountain, Fire, lake with a Monster


@pytest.mark.rule("EU-EX-4", "EU-REVEAL-1", "EU-REVEAL-2", "EU-REVEAL-3", "EU-RUL-22", "EU-LIB-8")
def test_a_hex_of_the_start_tile_reveals_three_tiles_and_a_new_one_one_more() -> None:
    pile = ["i-other-4", "i-other-7", "ii-other-1", "ii-other-4"]
    draws = ["i-other-4", "i-other-7", "ii-other-1", "ii-other-4"]
    trek = Trek(moves=2, pile=pile, draws=draws, actions=())
    trek.say("go +0+0")
    assert trek.asked() == [(0, "lay")]
    assert trek.question.about == (1,)
    assert len(trek.can("lay")) == 3
    trek.say("lay at -1-1")
    assert len(trek.can("lay")) == 2
    trek.say("lay at +1-2")  # for the third tile, of Chapter II, there is one space left
    laid = [
        (TILE.ids[int(str(tile))], SPACE.ids[int(str(at))]) for _, tile, at in trek.told("laid")
    ]
    assert laid == [("i-other-4", "-1-1"), ("i-other-7", "+1-2"), ("ii-other-1", "-2+1")]
    assert trek.asked() == [(0, "act")]
    assert trek.hero.moves == 1
    trek.say("go +0-1")  # a hex of one of the new tiles is on the edge again: one more
    assert len(trek.told("laid")) == 4


@pytest.mark.rule("EU-REVEAL-5", "EU-RUL-33", "EU-MAP-9")
def test_an_empty_pile_leaves_the_edge_open() -> None:
    trek = Trek(moves=2, pile=["i-other-4"], draws=["i-other-4"], actions=())
    trek.say("go +0+0", "lay at -1-1")
    assert trek.asked() == [(0, "act")]
    assert {SPACE.ids[place] for place in trek.s.laid} == {"+0+0", "-1-1"}
    trek.say("go +1+0")  # on the edge, and nothing is laid
    assert trek.at == "+1+0"
    assert len(trek.told("laid")) == 1


@pytest.mark.rule("EU-REVEAL-8")
def test_nothing_is_laid_beyond_the_rim_of_the_lattice() -> None:
    trek = Trek()
    rim = next(cells for cells in PLACES if any(len(BOARD.neighbours[cell]) < 6 for cell in cells))
    trek.s.laid[PLACE_OF[rim[0]]] = 0
    for cell in rim:
        assert all(place >= 0 for place in gaps_at(trek.s, cell))


@pytest.mark.rule("EU-ELEM-1", "EU-ELEM-7", "EU-RUL-31", "EU-RUL-56", "EU-HEX-2")
def test_an_elemental_reaches_its_hex_and_the_six_around_it_but_no_centre() -> None:
    trek = Trek(tiles=LAND)
    s = trek.s  # the Earth Elemental of i-other-6 is at -2+1
    there = SPOT.number("-2+1")
    assert powers_at(s, there) == 1 << EARTH
    assert powers_at(s, SPOT.number("-1+1")) == 1 << EARTH
    assert powers_at(s, SPOT.number("+0+0")) == 0
    s.laid[SPACE.number("+1-2")] = TILE.number("i-other-6")  # another one, at +1-2
    s.laid[SPACE.number("-1-1")] = TILE.number("i-other-6")
    assert powers_at(s, SPOT.number("+0-1")) >> EARTH & 1
    assert powers_at(s, START) == 0
    assert (AIR, EARTH) == (2, 3)


def watery(*spaces: str) -> dict[str, str]:
    """The land around the start tile with Water Elementals: each lies at the third hex."""
    return {**LAND, **dict.fromkeys(spaces, WET)}


@pytest.mark.rule("EU-EX-6", "EU-ELEM-4", "EU-ELEM-7", "EU-ELEM-10")
def test_several_water_elementals_heal_two_once() -> None:
    # Water at -1+0 (of -1-1), at -2+2 (of -2+1) and at -1+3: two of them beside -1+1.
    trek = Trek(moves=2, health=1, tiles=watery("-1-1", "-2+1"), at="+0+0", actions=())
    assert powers_at(trek.s, SPOT.number("-1+1")) == 1 << WATER
    trek.say("go -1+1")
    assert trek.hero.health == 3
    trek.say("go +0+0")  # beside the Water at -1+0: each entry counts
    assert trek.hero.health == 5


@pytest.mark.rule("EU-EX-7", "EU-ELEM-2", "EU-ELEM-8")
def test_fire_wounds_and_fire_with_water_does_nothing() -> None:
    land = {**LAND, "-1-1": FIERY}  # Fire at +0-1
    trek = Trek(moves=1, health=4, tiles=land, actions=(), at="+0+0-centre")
    assert powers_at(trek.s, SPOT.number("+0+0")) == 1 << FIRE
    trek.say("go +0+0")
    assert trek.hero.health == 2
    trek.s.laid[SPACE.number("-2+1")] = TILE.number(WET)
    assert powers_at(trek.s, SPOT.number("-1+0")) & (1 << FIRE | 1 << WATER)
    both = {**LAND, "-1-1": FIERY, "+1-2": WET}  # Water at +1-1, beside +0+0 as well
    calm = Trek(moves=1, health=4, tiles=both, actions=())
    assert powers_at(calm.s, SPOT.number("+0+0")) == (1 << FIRE | 1 << WATER)
    calm.say("go +0+0")
    assert calm.hero.health == 4


@pytest.mark.rule("EU-ELEM-3", "EU-REVEAL-7", "EU-RUL-23", "EU-RUL-25", "EU-RUL-117")
def test_a_new_tile_burns_every_hero_it_reaches() -> None:
    trek = Trek(moves=1, pile=[FIERY], draws=[FIERY], health=5, actions=(), others={1: "+1+0"})
    rival = trek.s.heroes[1].health
    trek.say("go +0+0", "lay at -1-1")  # Fire at +0-1: beside +0+0 and +1-1, not +1+0
    assert trek.hero.health == 3
    assert trek.s.heroes[1].health == rival
    trek = Trek(moves=1, pile=[FIERY], draws=[FIERY], health=5, actions=(), others={1: "+1+0"})
    trek.say("go +0+0", "lay at +1-2")  # Fire at +2-2: beside neither
    assert trek.hero.health == 5
    both = Trek(moves=1, pile=[FIERY], draws=[FIERY], health=5, actions=(), others={1: "+0+0"})
    rival = both.s.heroes[1].health
    both.say("go +0+0", "lay at -1-1")
    assert both.hero.health == 3
    assert both.s.heroes[1].health == rival - 2


@pytest.mark.rule("EU-ELEM-5", "EU-RUL-24")
def test_a_new_tile_heals_by_water_and_cancels_fire_from_then_on() -> None:
    trek = Trek(moves=1, pile=[WET], draws=[WET], health=2, actions=())
    trek.say("go +0+0", "lay at +1-2")  # Water at +1-1
    assert trek.hero.health == 4
    burning = Trek(moves=1, pile=[WET], draws=[WET], health=4, actions=(), tiles={"-1-1": FIERY})
    burning.say("go +0+0")
    assert burning.hero.health == 2  # the Fire was there
    burning.say("lay at +1-2")
    assert burning.hero.health == 2  # no healing, and no Wound given back


@pytest.mark.rule("EU-RUL-26", "EU-DEATH-12", "EU-DEATH-13", "EU-DEATH-14", "EU-DEATH-15",
                  "EU-DEATH-16")  # fmt: skip
def test_who_dies_of_fire_while_tiles_are_laid_stands_in_the_church_and_goes_on() -> None:
    trek = Trek(moves=3, pile=[FIERY, "ii-other-4"], draws=[FIERY], health=2, reputation=5,
                gaar=1)  # fmt: skip
    trek.say("go +0+0", "lay at -1-1")
    hero = trek.hero
    assert trek.asked() == [(0, "act")]
    assert hero.at == START
    assert (hero.health, hero.reputation, hero.moves) == (6, 3, 0)
    assert hero.gaar == 1
    assert hero.hand == []
    assert hero.deaths == 0 == trek.s.heroes[1].kills
    assert hero.actions == [0, 1, 2]


@pytest.mark.rule("EU-RUL-73")
def test_who_has_less_than_two_reputation_loses_none() -> None:
    trek = Trek(moves=1, tiles={**LAND, "-1-1": FIERY}, health=2, reputation=1)
    trek.say("go +0+0")
    assert trek.hero.at == START
    assert trek.hero.reputation == 1


@pytest.mark.rule("EU-RUL-27")
def test_who_dies_of_fire_on_entering_the_hex_of_a_monster_fights_nobody() -> None:
    land = {**LAND, "+1-2": FIERY}  # Fire at +2-2, beside the Monster at +2-1
    trek = Trek(moves=1, at="+1+0", tiles=land, health=2, reputation=4)
    assert powers_at(trek.s, SPOT.number("+2-1")) == 1 << FIRE
    trek.say("go +2-1")
    assert trek.told("fights") == []
    assert trek.hero.at == START
    assert 0 in trek.hero.actions


@pytest.mark.rule("EU-HEX-5")
def test_the_priest_heals_one_on_entering_the_church() -> None:
    trek = Trek(moves=1, at="+0+0", tiles=LAND, health=2)
    trek.say("go +0+0-centre")
    assert trek.hero.health == 3
