"""Rounds, cycles, the five steps of an activation, and what Speed points are spent on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grimorio.core import Value
from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.turn import activate, begin_cycle, begin_round
from grimorio.games.dungeonalliance.rules.verbs import hinder
from grimorio.games.dungeonalliance.state import SLOWED, SURGE_ATTACK
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import Table, at, room

QUIET = {"upgrade": None, "discard": ()}


def idle(t: Table) -> None:
    """Answer the open question by doing nothing, or by the first that is there."""
    options = t.options()
    kind = t.asked[0][1]
    if kind == "act":
        t.answer("end" if "end" in options else options[0])
    else:
        t.answer(QUIET.get(kind, options[0]))


def calendar(t: Table) -> list[str]:
    """What was told of rounds, cycles and activations, in the order of time."""
    assert t.game is not None
    assert t.game.journal is not None
    words = ("round", "cycle", "activated", "monster_activated", "end_phase")
    return [event.kind.name for event in t.game.journal.events if event.kind.name in words]


# -- rounds and cycles -----------------------------------------------------------------------------


@pytest.mark.rule("DA-ROUND-1..3", "DA-ROUND-6", "DA-ROUND-10", "DA-RUL-47", "DA-ACT-7")
def test_a_game_is_four_rounds_of_four_cycles_and_an_end_phase() -> None:
    t = room()
    t.s.round = 0
    t.monster("goblin", (4, 1))
    t.play(begin_round())
    while t.asked:
        idle(t)
    # One goblin: it acts in the first cycle of a round and is exhausted in the others.
    first = ["cycle", "activated", "activated", "monster_activated"]
    others = ["cycle", "activated", "activated"] * 3
    assert calendar(t) == ["round", *first, *others, "end_phase"] * 4
    assert t.game is not None
    assert t.game.outcome is not None
    figures = [args[1] for args in t.told("activated")]
    for number in range(4):
        assert len(set(figures[8 * number : 8 * number + 8])) == 8, "each hero once a round"


@pytest.mark.rule("DA-ACT-2", "DA-TERM-7", "DA-ROUND-6")
def test_the_chosen_hero_is_exhausted_and_cannot_be_chosen_again() -> None:
    t = room()
    t.play(activate(0), activate(0))
    assert t.options() == [0, 1, 2, 3]
    t.answer(1)
    assert not t.hero("lorna").ready
    assert t.hero("petra").ready
    t.end()
    assert t.options() == [0, 2, 3]


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


@pytest.mark.rule("DA-ACT-3", "DA-END-3")
def test_what_lasts_on_an_enemy_or_a_hero_ends_in_the_end_phase() -> None:
    t = room()
    goblin = t.monster("goblin", (4, 4))
    hinder(t.s, goblin, SLOWED, 2)
    hinder(t.s, t.figure("petra"), SLOWED, 1)
    t.hero("petra").surge_speed = 1
    t.play(end_round())
    assert t.s.monsters[goblin].hindered == ()
    assert t.hero("petra").hindered == ()
    assert t.hero("petra").surge_speed == 0


@pytest.mark.rule("DA-RUL-12", "DA-END-1")
def test_poison_spreads_before_hands_are_drawn_and_after_heroes_are_ready() -> None:
    t = room()
    t.hurt("petra", 1, poison=1)
    t.hero("petra").ready = False
    t.play(end_round())
    assert t.game is not None
    assert t.game.journal is not None
    kinds = [event.kind.name for event in t.game.journal.events]
    assert kinds.index("end_phase") < kinds.index("poisoned") < kinds.index("drew")
    assert t.hero("petra").ready


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


# -- Power Surges ----------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-44", "DA-CARD-4", "DA-SURGE-1")
def test_the_face_down_cards_of_a_surge_have_no_type() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "long-blade", "great-sword", "ring-shirt")
    goblin = t.monster("ogre", (4, 3))
    t.activate("petra")
    t.do("surge", SURGE_ATTACK)
    t.answer(tuple(sorted([CARD["great-sword"], CARD["ring-shirt"]])))
    t.play_card("long-blade")
    t.attack(goblin)
    assert t.told("attacked")[0][2] == 6, "2 + 3 + 1"


@pytest.mark.rule("DA-RUL-122", "DA-SURGE-1")
def test_the_attack_of_a_surge_counts_for_melee_and_ranged_alike() -> None:
    t = room(["mysterios", "lorna", "krom", "petra"], ["holgar", "bull", "root", "jypzy"])
    t.put("mysterios", (3, 4))
    t.hero("mysterios").surge_attack = 1
    ogre = t.monster("ogre", (5, 4))
    t.hand(0, "frost-dart")
    t.activate("mysterios")
    t.attack(ogre, "frost-dart")
    assert t.told("attacked")[0][2] == 6


@pytest.mark.rule("DA-RUL-59", "DA-LEAVE-2")
def test_with_no_empty_square_at_the_start_nobody_leaves() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    for number, row in enumerate((3, 4, 5)):
        t.monster("goblin", (1, row))
        t.monster("cave-bat", (2, 3 + number))
    t.activate("petra")
    assert len(t.told("rested")) == 1, "a rest is all she can do: she is not asked"
    assert not t.hero("petra").defeated


@pytest.mark.rule("DA-RUL-59", "DA-REST-1")
def test_after_leaving_the_upgrade_and_the_draw_follow() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.activate("petra")
    t.do("leave", at((1, 4)))
    assert t.asked == [(0, "upgrade")]
    t.answer(())
    assert len(t.player(0).hand) == 6
