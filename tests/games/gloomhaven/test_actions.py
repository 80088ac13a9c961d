"""A character's two actions, and where their cards go."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import BASIC, CARD
from grimorio.games.gloomhaven.state import PARTY
from tests.games.gloomhaven.positions import hero
from tests.games.gloomhaven.table import Table, lay


def half(card: str, side: str) -> int:
    return 2 * CARD[card] + (side == "bottom")


def turn_of(*cards: str, seat: int = 0) -> Table:
    """A brute and a tinkerer beside each other; one of them has chosen these cards."""
    t = lay("brute", "tinkerer")
    t.place(0, (1, 1))
    t.place(1, (1, 2))
    t.equip(0)
    t.equip(1)
    t.choose(seat, *cards)
    return t


# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-2", "GH-ACT-3", "GH-ACT-4")
def test_either_half_of_either_card_comes_first_as_printed_or_as_the_basic_action() -> None:
    """Then the other half of the other card is left."""
    t = turn_of("trample", "grab-and-go")
    t.act(0)
    halves = [half(card, side) for card in ("trample", "grab-and-go") for side in ("top", "bottom")]
    assert set(t.options()) == {(how, one) for how in ("play", "basic") for one in halves}
    t.answer("basic", half("grab-and-go", "bottom"))
    t.answer()
    assert set(t.options()) == {("play", half("trample", "top")), ("basic", half("trample", "top"))}
    assert [event.args[1] for event in t.told("played")] == [BASIC + 1]
    assert t.character(0).discard == [CARD["grab-and-go"]]


@pytest.mark.rule("GH-ACT-2", "GH-ACT-11", "GH-DEF-2")
def test_a_player_of_another_seat_acts_for_the_party_with_the_own_deck() -> None:
    """Stun Shot of the tinkerer in the second seat: its enemies are the monsters, and its own
    modifier card counts."""
    t = turn_of("stun-shot", "ink-bomb", seat=1)
    guard = t.monster("bandit-guard", (1, 4), hp=30)
    t.modifiers(1, "+2")
    t.act(1)
    t.answer("play", half("stun-shot", "top"), seat=1)
    deed = t.s.deeds[-1]
    assert (deed.seat, deed.side, deed.deck) == (1, PARTY, 1)
    assert t.options(1) == [None, ("at", guard)]
    t.answer("at", guard, seat=1)
    assert t.hp(guard) == 27
    assert t.character(1).modifiers.discards
    assert t.character(1).discard == [CARD["stun-shot"]]
    assert [event.args[1] for event in t.told("played")] == [half("stun-shot", "top")]


@pytest.mark.rule("GH-ITEM-1")
def test_an_item_before_an_action_does_what_it_does_and_then_the_action_is_chosen() -> None:
    """Item 12, a healing potion."""
    t = turn_of("trample", "grab-and-go")
    t.equip(0, 12)
    t.hero(0).hp = 1
    t.act(0)
    t.answer("item", 12)
    assert t.hero(0).hp == 4
    assert t.asked == [(0, "act")]
    assert ("item", 12) not in t.options()


@pytest.mark.rule("GH-ACT-1", "GH-COND-15", "GH-COND-17")
def test_the_cards_of_a_stunned_character_are_discarded_and_nothing_is_asked() -> None:
    t = turn_of("trample", "grab-and-go")
    t.give(hero(t), "stun")
    t.act(0)
    assert t.character(0).discard == [CARD["trample"], CARD["grab-and-go"]]
    assert t.character(0).chosen.cards == t.character(0).chosen.seen == []
    assert t.whom("stunned") == [hero(t)]
    assert t.told("played") == []


# -- what is counted by the turn -------------------------------------------------------------------


@pytest.mark.rule("GH-ROUND-2", "GH-TURN-2")
def test_hexes_moved_and_damage_dealt_are_counted_anew_in_each_turn() -> None:
    """Balanced Measure: its attack has no value before the first hex of this turn."""
    t = turn_of("balanced-measure", "grab-and-go")
    t.monster("bandit-guard", (0, 2), hp=30)
    t.character(0).moved = 4
    t.character(0).dealt = 3
    t.act(0)
    assert (t.character(0).moved, t.character(0).dealt) == (0, 0)
    t.answer("play", half("balanced-measure", "top"))
    assert t.pending().about[1] == 0


# -- where the card goes ---------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-11", "GH-RUL-222")
def test_a_lost_half_of_which_nothing_was_done_is_only_discarded() -> None:
    """Skewer is a Move 6: nobody moved."""
    t = turn_of("skewer", "trample")
    t.act(0)
    t.answer("play", half("skewer", "bottom"))
    t.answer()
    assert t.character(0).discard == [CARD["skewer"]]
    assert t.character(0).lost == []
    assert t.character(0).xp == 0


@pytest.mark.rule("GH-ACT-8", "GH-ACT-9", "GH-ACT-11", "GH-RUL-222")
def test_a_lost_half_that_only_harmed_its_own_side_is_lost_without_experience() -> None:
    """Harsh Stimulants with nobody to attack: the damage must be suffered."""
    t = turn_of("harsh-stimulants", "ink-bomb", seat=1)
    t.act(1)
    t.answer("play", half("harsh-stimulants", "top"), seat=1)
    assert t.asked == [(1, "suffer")]
    t.answer("take", seat=1)
    assert t.hero(1).hp == t.hero(1).most - 2
    assert t.character(1).lost == [CARD["harsh-stimulants"]]
    assert t.character(1).discard == []
    assert t.character(1).xp == 0


@pytest.mark.rule("GH-ACT-8", "GH-ACT-11")
def test_a_half_without_the_lost_symbol_that_only_harmed_its_own_side_is_discarded() -> None:
    """Rumbling Advance beside an ally, without a step."""
    t = lay("cragheart", "tinkerer")
    t.place(0, (1, 1))
    t.place(1, (1, 2))
    t.equip(1)
    t.play("rumbling-advance", "bottom")
    t.answer()
    assert t.asked == [(1, "suffer")]
    t.answer("take", seat=1)
    assert t.character(0).discard == [CARD["rumbling-advance"]]
