"""What an ability cannot see it cannot do anything to, however near it is.

All positions are in scenario 1 with its doors open. From (0, 1) the hex (-2, 3) behind the first
door is 2 away and in sight; (-2, 2) beside it is 3 away and hidden by the wall.
"""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.state import HINDRANCE, TREASURE
from tests.games.gloomhaven.positions import hero
from tests.games.gloomhaven.table import Table, lay

HERE, SEEN, HIDDEN = (0, 1), (-2, 3), (-2, 2)


def at_the_door(*classes: str) -> Table:
    """The first character sees one of the two hexes; the second one is far away."""
    t = lay(*classes)
    t.open_all()
    t.place(0, HERE)
    t.place(1, (1, 6))
    for seat in (0, 1):
        t.equip(seat)
    land = ground(t.s)
    assert land.sight(t.cell(HERE)) >> t.cell(SEEN) & 1
    assert not land.sight(t.cell(HERE)) >> t.cell(HIDDEN) & 1
    assert land.far(t.cell(HERE))[t.cell(HIDDEN)] == 3
    return t


def areas(t: Table) -> list[Value]:
    return [one for one in t.options() if isinstance(one, tuple) and one[0] == "area"]


@pytest.mark.rule("GH-AREA-3", "GH-AREA-5", "GH-TARGET-3")
def test_an_area_at_range_hits_only_whom_the_attacker_sees() -> None:
    """Net Shooter: both guards lie in one triangle."""
    t = at_the_door("tinkerer", "brute")
    seen, hidden = t.monster("bandit-guard", SEEN), t.monster("bandit-guard", HIDDEN)
    t.play("net-shooter")
    assert areas(t) == [("area", seen)]
    t.hit(seen)
    assert t.has(seen, "immobilize")
    assert not t.has(hidden, "immobilize")
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-AREA-4", "GH-TARGET-3")
def test_an_area_about_oneself_hits_only_whom_the_attacker_sees() -> None:
    """Skewer through the wall: its hexes are always in range, but nobody is seen there."""
    t = at_the_door("brute", "tinkerer")
    t.place(0, (0, 0))
    t.monster("bandit-guard", HIDDEN)
    t.play("skewer")
    assert t.told("attacked") == []
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-AREA-3", "GH-TARGET-3")
def test_what_a_card_does_to_all_in_its_area_is_for_those_in_sight() -> None:
    """Dirt Tornado muddles allies too; one behind the wall is no part of it."""
    t = at_the_door("cragheart", "brute")
    guard = t.monster("bandit-guard", SEEN)
    t.place(1, HIDDEN)
    t.play("dirt-tornado")
    assert areas(t) == [("area", guard)]
    t.hit(guard)
    assert t.has(guard, "muddle")
    assert not t.has(hero(t, 1), "muddle")


@pytest.mark.rule("GH-AREA-3")
def test_an_ally_in_sight_is_a_part_of_it() -> None:
    """The other way round, so that the player can choose whom to spare."""
    t = at_the_door("cragheart", "brute")
    guard = t.monster("bandit-guard", SEEN)
    t.place(1, (-2, 4))
    t.play("dirt-tornado")
    assert sorted(map(str, areas(t))) == sorted(
        map(str, [("area", guard), ("area", *sorted([guard, hero(t, 1)]))])
    )
    t.hit(*sorted([guard, hero(t, 1)]))
    assert t.has(hero(t, 1), "muddle")


@pytest.mark.rule("GH-TARGET-3", "GH-ATT-12")
def test_the_end_of_a_path_must_be_in_sight() -> None:
    """Impaling Eruption, range 4: the guard behind the wall is 3 hexes away."""
    t = at_the_door("spellweaver", "brute")
    t.monster("bandit-guard", HIDDEN)
    t.play("impaling-eruption")
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-TARGET-3", "GH-ATT-12", "GH-ATT-15")
def test_single_targets_must_be_in_sight() -> None:
    """Fire Orbs, range 3."""
    t = at_the_door("spellweaver", "brute")
    seen = t.monster("bandit-guard", SEEN)
    t.monster("bandit-guard", HIDDEN)
    t.play("fire-orbs")
    assert t.options() == [None, ("at", seen)]


@pytest.mark.rule("GH-TARGET-3", "GH-HEAL-2")
def test_who_is_healed_must_be_in_sight() -> None:
    """Reinvigorating Elixir, range 3: oneself, but not the ally behind the wall."""
    t = at_the_door("tinkerer", "brute")
    t.place(1, HIDDEN)
    t.hero(1).hp = t.hero(0).hp = 1
    t.play("reinvigorating-elixir")
    assert t.options() == [None, hero(t)]


@pytest.mark.rule("GH-TARGET-3")
@pytest.mark.parametrize(
    ("by", "card", "side"),
    [
        ("tinkerer", "disorienting-flash", "top"),
        ("scoundrel", "smoke-bomb", "bottom"),
        ("cragheart", "petrify", "top"),
        ("mindthief", "parasitic-influence", "bottom"),
        ("mindthief", "hostile-takeover", "bottom"),
    ],
)
def test_conditions_pulls_kills_and_control_need_sight(by: str, card: str, side: str) -> None:
    """A stun, a pull, a kill, another's move, another's turn: only the guard in sight."""
    t = at_the_door(by, "brute")
    seen = t.monster("bandit-guard", SEEN)
    t.monster("bandit-guard", HIDDEN)
    t.play(card, side)
    assert [one for one in t.options() if isinstance(one, int)] == [seen]


@pytest.mark.rule("GH-LOOT-1", "GH-TARGET-3")
def test_loot_must_be_in_sight() -> None:
    """Loot 3 with air: the money behind the wall stays, and so does a chest."""
    t = at_the_door("spellweaver", "brute")
    t.s.elements[2] = 2
    t.s.coins = {t.cell(SEEN): 1, t.cell(HIDDEN): 1}
    t.overlay(TREASURE, HIDDEN, first=7)
    t.play("zephyr-wings")
    t.answer("boost", 0, 2)
    assert t.ends() == {SEEN}


@pytest.mark.rule("GH-TARGET-3")
def test_obstacles_are_made_and_destroyed_only_in_sight() -> None:
    """Rock Slide, range 4; Rocky End, range 3 with earth."""
    t = at_the_door("cragheart", "brute")
    t.play("rock-slide")
    assert (-2, 4) in t.ends()
    assert HIDDEN not in t.ends()
    t = at_the_door("cragheart", "brute")
    t.s.elements[3] = 2
    t.overlay(HINDRANCE, HIDDEN)
    t.play("rocky-end")
    assert t.asked[0][1] == "declare"
