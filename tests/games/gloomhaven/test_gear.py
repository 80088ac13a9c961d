"""Items at the start of a round and worn ones, and that each of the 70 has its test."""

from __future__ import annotations

import re

import msgspec
import pytest

from grimorio.games.gloomhaven.components.builds import fault_of_items, ready
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import CARD, MINUS_CARD
from grimorio.games.gloomhaven.rules import step, turn
from grimorio.games.gloomhaven.rules.gear import worn
from grimorio.games.gloomhaven.rules.map.figures import is_seen
from grimorio.games.gloomhaven.rules.moves.falling import touch_down
from grimorio.games.gloomhaven.rules.scenario import building
from grimorio.games.gloomhaven.state import MONSTERS, TRAP
from tests.games.gloomhaven import test_gear_attacks, test_gear_guards, test_gear_turns
from tests.games.gloomhaven.geared import (
    attacked,
    beside,
    lost,
    obstacle,
    used,
)
from tests.games.gloomhaven.table import modifier_named

# -- the start of a round --------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-148")
@pytest.mark.parametrize(("item", "change"), [(15, 10), (43, 20)])
def test_boots_change_the_initiative_once_cards_are_shown(item: int, change: int) -> None:
    """Items 15, 43: earlier or later, or not at all; not on a rest."""
    for sign in (-1, 1):
        t, _ = beside(item)
        t.character(0).initiative = 50
        t.do(step.find("open_round")())
        assert t.asked == [(0, "hurry")]
        t.answer("item", item, 50 + sign * change)
        assert t.character(0).initiative == 50 + sign * change
        assert t.character(0).spent == [item]
    t, _ = beside(item)
    t.character(0).initiative = 5
    t.do(step.find("open_round")())
    assert ("item", item, 1) in t.options()
    t.answer()
    assert "hurry" not in [kind for _, kind in t.asked]
    assert t.character(0).initiative == 5
    t, _ = beside(item)
    t.character(0).rests = True
    t.do(step.find("open_round")())
    assert "hurry" not in [kind for _, kind in t.asked]


# -- what is worn ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-SETUP-22")
def test_a_cloak_of_pockets_holds_two_more_small_items() -> None:
    """Item 16."""
    small = [12, 13, 14]
    assert fault_of_items(2, small) == "items-small"
    assert fault_of_items(2, [*small[:2], 16]) is None


@pytest.mark.rule("GH-SETUP-23", "GH-RUL-127")
@pytest.mark.parametrize("item", [3, 22, 23, 38, 44, 50, 65])
def test_some_items_put_cards_into_the_modifier_deck(item: int) -> None:
    """-1 cards, as many as the item says; no use of it."""
    t, _ = beside()
    build = ready("brute", 1)._replace(items=(item,), perks=())
    plain = modifier_named("-1")
    building.take_build(t.s, 0, build._replace(items=()))
    before = t.character(0).modifiers.bag.count(plain)
    building.take_build(t.s, 0, build)
    assert plain == MINUS_CARD
    assert t.character(0).modifiers.bag.count(plain) == before + box()[item].minus
    assert used(t) == 0


@pytest.mark.rule("GH-RUL-127")
def test_heavy_greaves_hold_against_enemies() -> None:
    """Item 22: a monster cannot pull, an ally can."""
    t, _ = beside(22)
    archer = t.monster("bandit-archer", (1, 4), hp=30)
    t.modifiers(MONSTERS, "+0")
    at = t.hero(0).at
    t.strike(archer, t.character(0).figure, 1, range_=5, pull=2)
    t.answer("take")
    assert t.hero(0).at == at
    assert used(t) == 1
    assert not worn.stands_fast(t.s, t.hero(0), t.hero(0).side)


@pytest.mark.rule("GH-RUL-127")
@pytest.mark.parametrize(("item", "points"), [(29, 3), (57, 4)])
def test_shoes_make_the_basic_move_longer(item: int, points: int) -> None:
    """Items 29, 57: Move 3 or 4 in place of 2; other moves stay."""
    t, _ = beside(item)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    t.answer("basic", 2 * CARD["trample"] + 1)
    assert t.pending().about[1] == points
    t.answer(t.cell((2, 1)))
    t.answer()
    assert used(t) == 1
    t, _ = beside(item)
    t.play("grab-and-go", "bottom")
    assert t.pending().about[1] == 4
    t.answer()
    assert used(t) == 0


@pytest.mark.rule("GH-RUL-127")
@pytest.mark.parametrize(("item", "value"), [(40, 3), (67, 4)])
def test_blades_make_the_basic_attack_stronger(item: int, value: int) -> None:
    """Items 40, 67: Attack 3 or 4 in place of 2."""
    t, guard = beside(item)
    t.choose(0, "trample", "grab-and-go")
    t.modifiers(0, "+0")
    t.act(0)
    t.answer("basic", 2 * CARD["trample"])
    t.answer("at", guard)
    assert t.hp(guard) == 30 - value
    assert used(t) == 1


@pytest.mark.rule("GH-COND-6", "GH-RUL-127")
@pytest.mark.parametrize(("item", "names"), [(38, ["stun", "muddle"]), (52, ["poison", "wound"])])
def test_immunities(item: int, names: list[str]) -> None:
    """Items 38, 52: counted for each condition kept off."""
    t, guard = beside(item)
    t.modifiers(MONSTERS, "null")
    t.strike(guard, t.character(0).figure, 1, conditions=" ".join([*names, "disarm"]))
    number = t.character(0).figure
    assert [t.has(number, name) for name in names] == [False, False]
    assert t.has(number, "disarm")
    assert used(t) == 2


@pytest.mark.rule("GH-RUL-127")
@pytest.mark.parametrize(("moved", "shield"), [(0, 1), (1, 1), (2, 0)])
def test_steel_sabatons_shield_who_stands_still(moved: int, shield: int) -> None:
    """Item 50: checked at the end of the turn, until the end of the round."""
    t, guard = beside(50)
    t.character(0).moved = moved
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 1)
    worn.stand_still(t.s, t.character(0).figure)
    assert sum([one[1] for one in t.hero(0).bonuses]) == shield
    assert used(t) == shield


def test_steel_sabatons_at_the_end_of_a_turn() -> None:
    """Item 50: in a whole turn."""
    t, _ = beside(50)
    t.choose(0, "trample", "grab-and-go")
    t.turn(0)
    t.answer("play", 2 * CARD["trample"])
    t.answer()
    t.answer("play", 2 * CARD["grab-and-go"] + 1)
    t.answer()
    assert [one[1] for one in t.hero(0).bonuses] == [1]


@pytest.mark.rule("GH-MOVE-5", "GH-MOVE-8", "GH-RUL-127")
def test_a_cloak_of_phasing_flies_into_obstacles_and_hides_there() -> None:
    """Item 58: over an enemy, ending in an obstacle."""
    t, _ = beside(58)
    t.place(0, (0, 0))
    t.monster("bandit-guard", (1, 0))
    t.monster("bandit-guard", (0, 1))
    obstacle(t, (1, 1))
    t.play("grab-and-go", "bottom")
    t.answer(t.cell((1, 1)))
    t.answer()
    assert t.hero(0).at == t.cell((1, 1))
    assert not is_seen(t.hero(0))
    assert used(t) == 2


def test_who_is_phased_cannot_attack_and_is_seen_again_outside() -> None:
    """Item 58: also after the end of a round."""
    t, guard = beside(58)
    obstacle(t, (1, 1))
    worn.phase(t.s)
    t.play("trample")
    assert "aim" not in [kind for _, kind in t.asked]
    assert t.hp(guard) == 30
    t, _ = beside(58)
    obstacle(t, (1, 1))
    worn.phase(t.s)
    t.do(turn.end_round())
    assert not is_seen(t.hero(0))
    t.s.overlays.clear()
    worn.phase(t.s)
    assert is_seen(t.hero(0))


@pytest.mark.rule("GH-MOVE-8")
def test_a_flight_springs_no_trap() -> None:
    """Not in its last hex either."""
    t, _ = beside(58)
    t.s.overlays.append((TRAP, 5, 0, (t.cell((2, 1)),)))
    t.play("grab-and-go", "bottom")
    t.answer(t.cell((2, 1)))
    assert lost(t) == 0
    assert t.s.overlays


@pytest.mark.rule("GH-MOVE-9", "GH-MOVE-10")
def test_who_can_no_longer_fly_falls_out_of_an_obstacle() -> None:
    """Damage as of a trap, then the nearest empty hex of one's choice."""
    t, _ = beside()
    obstacle(t, (1, 1))
    t.do(touch_down(t.character(0).figure))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert lost(t) == t.s.trap
    assert t.asked == [(0, "fall_to")]
    near = [(2, 1), (0, 1), (1, 0), (2, 0)]
    assert set(t.options()) == {t.cell(place) for place in near}
    t.answer(t.cell((2, 0)))
    assert t.hero(0).at == t.cell((2, 0))


@pytest.mark.rule("GH-MOVE-9")
def test_who_still_flies_or_stands_elsewhere_does_not_fall() -> None:
    """At the start of a turn."""
    t, _ = beside(58)
    obstacle(t, (1, 1))
    t.turn(0)
    assert t.hero(0).at == t.cell((1, 1))
    assert lost(t) == 0


# -- all of them -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-36", "GH-ITEM-6", "GH-ITEM-10")
def test_an_item_with_slots_that_is_consumed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Consumed with its last slot."""
    changed = msgspec.structs.replace(box()[3], use="consume")
    monkeypatch.setitem(box(), 3, changed)
    t, guard = beside(3)
    attacked(t, guard, 3)
    t.answer("take")
    assert t.character(0).consumed == []
    t, guard = beside(3)
    t.character(0).uses = {3: 1}
    attacked(t, guard, 3)
    t.answer("take")
    assert t.character(0).consumed == [3]
    assert t.character(0).uses == {}


def test_every_item_has_a_test() -> None:
    """The tests name the items they are about, by their numbers."""
    found: set[int] = set()
    everything = dict(globals())
    for module in (test_gear_attacks, test_gear_guards, test_gear_turns):
        everything |= vars(module)
    for name, one in everything.items():
        if name.startswith("test_") and callable(one):
            start = re.match(r"Items? ([\d, ]+)", str(one.__doc__))
            if start is not None:
                found.update([int(number) for number in re.findall(r"\d+", start[1])])
    assert found == set(box())
