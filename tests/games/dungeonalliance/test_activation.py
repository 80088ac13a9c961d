"""The activation of a hero: its steps, its Speed points, a second movement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grimorio.core import Value
from grimorio.core.answers import Answer
from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import (
    ATTACK,
    BUY,
    CRACK,
    DEFUSE,
    END,
    GO,
    OPEN,
    PEEK,
    PET,
    PICK_LOCK,
    REST,
    SECOND_MOVE,
    THROW,
    UNLID,
)
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
    steps: Iterator[Value] = iter([0, GO(at((4, 5))), ATTACK(goblin, NONE, NONE), END()])
    for _ in range(4):
        seen.append(t.asked[0])
        t.answer(next(steps))
    assert seen == [(0, kind) for kind in ("activate", "act", "act", "act")]
    assert t.asked == [(0, "upgrade")]
    t.chance(draws=[CARD["oak-bow"]])
    t.answer(BUY(CARD["long-blade"], NONE))
    assert t.asked == [(0, "discard")]
    t.chance(draws=t.player(0).deck[:4])
    t.answer(THROW(()))
    assert t.asked == [(1, "activate")]


@pytest.mark.rule("DA-ACT-4", "DA-RUL-13")
def test_a_rest_is_offered_until_the_hero_has_done_something() -> None:
    t = room()
    t.hand(0, "surge-forward")
    t.activate("petra")
    assert REST(NONE) in t.options()
    t.play_card("surge-forward")
    assert REST(NONE) not in t.options()


@pytest.mark.rule("DA-RUL-39", "DA-CARD-1")
def test_cards_are_played_between_steps_and_up_to_the_attack() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "surge-forward", "long-blade")
    goblin = t.monster("ogre", (5, 5))
    t.activate("petra")
    t.go((4, 4))
    t.play_card("surge-forward")
    t.play_card("long-blade")
    t.attack(goblin)
    assert t.told("attacked")[0][2] == 5


# -- Speed points ----------------------------------------------------------------------------------


@pytest.mark.rule("DA-ACT-6", "DA-ACT-7", "DA-ATK-11")
@pytest.mark.parametrize(
    "use", [GO, OPEN, UNLID, CRACK, PICK_LOCK, PEEK, DEFUSE], ids=lambda use: use.word
)
def test_each_use_of_a_speed_point_costs_one_and_the_second_attack(
    use: Answer[*tuple[Any, ...]],
) -> None:
    t = room()
    t.tile("nest", (2, 1))
    t.put("petra", (3, 4))
    t.token("treasure-chest", (3, 3))
    t.token("locked-chest", (3, 5))
    if use in {PEEK, DEFUSE}:
        t.put("petra", (2, 4))
        if use is PEEK:
            t.dark((5, 5))
        else:
            t.token("pit-trap", (5, 5), face=0)
    if use in {OPEN, PICK_LOCK}:
        t.put("petra", (5, 3))
    t.activate("petra")
    t.answer(GO(at((4, 4))) if use is GO else t.options(use)[0])
    assert t.s.used == 1
    assert t.s.moved, "any use forfeits the second attack"


@pytest.mark.rule("DA-ACT-7", "DA-MOVE-6", "DA-RUL-31")
def test_uses_are_mixed_in_any_order_and_nobody_need_spend_all() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.token("treasure-chest", (5, 5))
    t.activate("petra")
    t.go((4, 4))
    t.do(UNLID, at((5, 5)))
    t.go((5, 3))
    assert t.ask().about[1] == 1
    t.do(OPEN, t.edge((1, 1), "n"), NONE)
    assert t.s.corridors >> t.edge((1, 1), "n") & 1
    assert t.s.used == 4


@pytest.mark.rule("DA-ACT-8", "DA-PET-4")
def test_after_an_attack_no_speed_points_are_left() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "surge-forward")
    goblin = t.monster("goblin", (4, 3))
    t.activate("petra")
    t.attack(goblin)
    assert t.ask().about[1] == 0
    t.play_card("surge-forward")
    assert t.options(GO) == []
    assert t.options(OPEN) == []
    assert SECOND_MOVE() not in t.options()


# -- a second movement -----------------------------------------------------------------------------


@pytest.mark.rule("DA-ACT-5", "DA-ACT-9", "DA-ACT-10", "DA-EX-5", "DA-EX-6", "DA-RUL-30")
def test_a_hero_that_does_not_attack_moves_again_with_all_its_points_and_bonuses() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hand(0, "surge-forward")
    goblin = t.monster("goblin", (5, 3))
    t.activate("petra")
    t.play_card("surge-forward")
    assert t.ask().about[1] == 6
    t.go((4, 4))
    assert ATTACK(goblin, NONE, NONE) in t.options()
    t.do(SECOND_MOVE)
    assert t.ask().about[1] == 6
    assert t.options(ATTACK) == []


@pytest.mark.rule("DA-RUL-11", "DA-ACT-9")
def test_who_moves_twice_gives_up_the_attack_of_this_turn_only() -> None:
    t = room()
    t.put("petra", (3, 4))
    goblin = t.monster("goblin", (5, 5))
    t.activate("petra")
    t.go((4, 3))
    t.do(SECOND_MOVE)
    t.go((4, 4))
    assert t.options(ATTACK) == []
    t.end()
    t.play(end_round())
    t.activate("petra")
    assert {(target, source) for target, source, _ in t.parts(ATTACK)} == {(goblin, NONE)}


@pytest.mark.rule("DA-RUL-30", "DA-ACT-9")
def test_a_bonus_gained_in_the_second_movement_does_not_bring_the_first_back() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "surge-forward")
    t.activate("petra")
    t.go((4, 4))
    t.do(SECOND_MOVE)
    assert t.ask().about[1] == 4, "the three points left of the first movement are lost"
    t.play_card("surge-forward")
    assert t.ask().about[1] == 6


@pytest.mark.rule("DA-RUL-164", "DA-REST-4", "DA-ACT-10")
@pytest.mark.parametrize("way", [REST(NONE), SECOND_MOVE()])
def test_damage_that_is_no_attack_is_done_in_a_rest_or_after_a_second_movement(way: Value) -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "wheel-of-steel", "lorna-falcon")
    ogre = t.monster("ogre", (4, 3))
    t.activate("petra")
    if way == SECOND_MOVE():
        t.go((5, 4))
    t.answer(way)
    assert t.options(ATTACK) == t.options(PET) == []
    t.play_card("wheel-of-steel")
    assert t.damage(ogre) > 0
