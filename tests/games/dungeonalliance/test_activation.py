"""The activation of a hero: its steps, its Speed points, a second movement."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grimorio.core import Value
from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.turn import begin_cycle
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at, room

# -- steps -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-ACT-1", "DA-DRAW-1", "DA-RUL-46")
def test_the_five_steps_come_in_order_and_end_before_the_next_player_acts() -> None:
    t = room()
    t.hand(0, "petra-strike")
    t.upgrades("long-blade")
    t.player(0).fresh = 5
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (5, 5))
    t.s.first = 0
    t.play(begin_cycle())
    seen = []
    steps: Iterator[Value] = iter([0, ("go", at((4, 5))), ("attack", NONE, goblin), "end"])
    for _ in range(4):
        seen.append(t.asked[0])
        t.answer(next(steps))
    assert seen == [(0, kind) for kind in ("activate", "act", "act", "act")]
    assert t.asked == [(0, "upgrade")]
    t.chance(draws=[CARD["oak-bow"]])
    t.answer(("buy", CARD["long-blade"]))
    assert t.asked == [(0, "discard")]
    t.chance(draws=t.player(0).deck[:4])
    t.answer(())
    assert t.asked == [(1, "activate")]


@pytest.mark.rule("DA-ACT-4", "DA-RUL-13")
def test_a_rest_is_offered_until_the_hero_has_done_something() -> None:
    t = room()
    t.hand(0, "traveller-boots")
    t.activate("petra")
    assert "rest" in t.options()
    t.play_card("traveller-boots")
    assert "rest" not in t.options()


@pytest.mark.rule("DA-RUL-39", "DA-CARD-1")
def test_cards_are_played_between_steps_and_up_to_the_attack() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "traveller-boots", "long-blade")
    goblin = t.monster("ogre", (5, 5))
    t.activate("petra")
    t.go((4, 4))
    t.play_card("traveller-boots")
    t.play_card("long-blade")
    t.attack(goblin)
    assert t.told("attacked")[0][2] == 5


# -- Speed points ----------------------------------------------------------------------------------


@pytest.mark.rule("DA-ACT-6", "DA-ACT-7", "DA-ATK-11")
@pytest.mark.parametrize("use", ["go", "open", "chest", "crack", "pick", "peek", "disarm"])
def test_each_use_of_a_speed_point_costs_one_and_the_second_attack(use: str) -> None:
    t = room()
    t.tile("nest", (2, 1))
    t.put("petra", (3, 4))
    t.token("treasure-chest", (3, 3))
    t.token("locked-chest", (3, 5))
    if use in {"peek", "disarm"}:
        t.put("petra", (2, 4))
        if use == "peek":
            t.dark((5, 5))
        else:
            t.token("pit-trap", (5, 5), face=0)
    if use in {"open", "pick"}:
        t.put("petra", (5, 3))
    t.activate("petra")
    wanted = next(one for one in t.options(use) if isinstance(one, tuple))
    if use == "go":
        wanted = ("go", at((4, 4)))
    t.answer(wanted)
    assert t.s.used == 1
    assert t.s.moved, "any use forfeits the second attack"


@pytest.mark.rule("DA-ACT-7", "DA-MOVE-6", "DA-RUL-31")
def test_uses_are_mixed_in_any_order_and_nobody_need_spend_all() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.token("treasure-chest", (5, 5))
    t.activate("petra")
    t.go((4, 4))
    t.do("chest", at((5, 5)))
    t.go((5, 3))
    assert t.ask().about[1] == 1
    t.do("open", t.edge((1, 1), "n"))
    assert t.s.corridors >> t.edge((1, 1), "n") & 1
    assert t.s.used == 4


@pytest.mark.rule("DA-ACT-8", "DA-PET-4")
def test_after_an_attack_no_speed_points_are_left() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "traveller-boots")
    goblin = t.monster("goblin", (4, 3))
    t.activate("petra")
    t.attack(goblin)
    assert t.ask().about[1] == 0
    t.play_card("traveller-boots")
    assert t.options("go") == []
    assert t.options("open") == []
    assert "again" not in t.options()


# -- a second movement -----------------------------------------------------------------------------


@pytest.mark.rule("DA-ACT-5", "DA-ACT-9", "DA-ACT-10", "DA-EX-5", "DA-EX-6", "DA-RUL-30")
def test_a_hero_that_does_not_attack_moves_again_with_all_its_points_and_bonuses() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hand(0, "traveller-boots")
    goblin = t.monster("goblin", (5, 3))
    t.activate("petra")
    t.play_card("traveller-boots")
    assert t.ask().about[1] == 6
    t.go((4, 4))
    assert ("attack", NONE, goblin) in t.options()
    t.do("again")
    assert t.ask().about[1] == 6
    assert t.options("attack") == []


@pytest.mark.rule("DA-RUL-11", "DA-ACT-9")
def test_who_moves_twice_gives_up_the_attack_of_this_turn_only() -> None:
    t = room()
    t.put("petra", (3, 4))
    goblin = t.monster("goblin", (5, 5))
    t.activate("petra")
    t.go((4, 3))
    t.do("again")
    t.go((4, 4))
    assert t.options("attack") == []
    t.end()
    t.play(end_round())
    t.activate("petra")
    found = [one for one in t.options("attack") if isinstance(one, tuple)]
    assert {one[:3] for one in found} == {("attack", NONE, goblin)}


@pytest.mark.rule("DA-RUL-30", "DA-ACT-9")
def test_a_bonus_gained_in_the_second_movement_does_not_bring_the_first_back() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "traveller-boots")
    t.activate("petra")
    t.go((4, 4))
    t.do("again")
    assert t.ask().about[1] == 4, "the three points left of the first movement are lost"
    t.play_card("traveller-boots")
    assert t.ask().about[1] == 6


@pytest.mark.rule("DA-RUL-164", "DA-REST-4", "DA-ACT-10")
@pytest.mark.parametrize("way", ["rest", "again"])
def test_damage_that_is_no_attack_is_done_in_a_rest_or_after_a_second_movement(way: str) -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "wheel-of-steel", "lorna-falcon")
    ogre = t.monster("ogre", (4, 3))
    t.activate("petra")
    if way == "again":
        t.go((5, 4))
    t.do(way)
    assert t.options("attack") == t.options("pet") == []
    t.play_card("wheel-of-steel")
    assert t.damage(ogre) > 0
