"""What a player may take back: everything until something is drawn or becomes known."""

from __future__ import annotations

import pytest

from grimorio.core.errors import UndoRefused
from grimorio.games.gloomhaven.components.numbers import CARD
from grimorio.games.gloomhaven.rules.actions import playing
from grimorio.games.gloomhaven.state import MONSTERS, TREASURE
from grimorio.kit.zones import EVERYBODY
from tests.games.gloomhaven.geared import EARTH, beside
from tests.games.gloomhaven.positions import brute, hero, melee
from tests.games.gloomhaven.table import Table, lay


def back(t: Table, seat: int = 0) -> None:
    assert t.game is not None
    t.game.undo(seat)


def stays(t: Table, seat: int = 0) -> None:
    """The last answer of a seat cannot be taken back."""
    assert t.game is not None
    with pytest.raises(UndoRefused):
        t.game.undo(seat)


# -- what can be taken back ------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-2", "GH-MOVE-3", "GH-RUL-48")
def test_a_whole_move_can_be_taken_back_step_by_step_and_the_card_too() -> None:
    """A destination, then again with what is left, then the choice of the half."""
    t = brute((4, 0))
    t.choose(0, "grab-and-go", "trample")
    t.act(0)
    t.answer("play", 2 * CARD["grab-and-go"] + 1)
    assert t.pending().about[1] == 4
    t.go((3, 0))
    assert t.pending().about[1] == 3
    t.go((1, 1))
    assert t.pending().about[1] == 1
    back(t)
    assert (t.at(hero(t)), t.pending().about[1]) == ((3, 0), 3)
    back(t)
    assert (t.at(hero(t)), t.pending().about[1]) == ((4, 0), 4)
    back(t)
    assert t.asked == [(0, "act")]
    assert len(t.character(0).chosen.cards) == 2


@pytest.mark.rule("GH-ITEM-3", "GH-ELEM-7")
def test_elements_items_and_targets_can_be_taken_back_until_a_card_is_drawn() -> None:
    """Avalanche with earth and a potion; the modifier card is the end of it."""
    t, guard = beside(14, by="cragheart")
    t.s.elements[EARTH] = 2
    t.play("avalanche")
    t.answer("boost", 0, EARTH)
    t.answer("item", 14)
    assert (t.s.elements[EARTH], t.character(0).consumed) == (0, [14])
    back(t)
    back(t)
    assert (t.s.elements[EARTH], t.character(0).consumed, t.character(0).xp) == (2, [], 0)
    t.answer("area", guard)
    stays(t)


@pytest.mark.rule("GH-DMG-5", "GH-ITEM-5")
def test_what_is_done_against_damage_can_be_taken_back_if_all_have_seen_the_cards() -> None:
    """A shield, then two discarded cards."""
    t, guard = melee()
    t.equip(0, 8)
    t.discard(0, "trample", "grab-and-go")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, hero(t), 5)
    t.answer("item", 8)
    assert t.pending().about[1] == 4
    t.answer("discard", *sorted([CARD["trample"], CARD["grab-and-go"]]))
    assert len(t.character(0).lost) == 2
    back(t)
    assert len(t.character(0).discard) == 2
    back(t)
    assert (t.pending().about[1], t.character(0).spent) == (5, [])


@pytest.mark.rule("GH-LREST-3", "GH-LREST-7")
def test_the_card_that_a_long_rest_loses_can_be_taken_back() -> None:
    t, _ = melee()
    t.equip(0, 8, 12)
    t.character(0).spent = [8]
    t.discard(0, "trample", "grab-and-go", "skewer")
    t.character(0).rests = True
    t.act(0)
    t.answer("rest")
    t.answer(CARD["skewer"])
    assert (t.character(0).lost, t.character(0).spent) == ([CARD["skewer"]], [])
    back(t)
    assert (t.character(0).lost, t.character(0).spent) == ([], [8])
    back(t)
    assert t.asked == [(0, "act")]


@pytest.mark.rule("GH-PUSH-3")
def test_the_steps_of_a_push_can_be_taken_back() -> None:
    """Overwhelming Assault pushes without an attack."""
    t, guard = melee()
    t.play("overwhelming-assault", "bottom")
    t.answer()
    t.answer(guard)
    place = t.at(guard)
    t.answer(next(one for one in t.options() if isinstance(one, int)))
    assert t.at(guard) != place
    back(t)
    assert t.at(guard) == place


# -- what has become known -------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-108")
@pytest.mark.parametrize("item", [42, 56, 70])
def test_a_card_of_the_hand_that_a_ring_shows_cannot_be_taken_back(item: int) -> None:
    """Items 42, 56, 70."""
    t, _ = beside(item)
    t.hand(0, "trample", "grab-and-go", "skewer", "eye-for-an-eye")
    last_of_turn(t)
    t.answer("item", item)
    t.answer(t.options()[0])
    stays(t)


@pytest.mark.rule("GH-RUL-108")
def test_a_card_that_all_have_seen_may_be_shown_by_a_ring_and_taken_back() -> None:
    """Item 42: one that came back from the discards."""
    t, _ = beside(42)
    t.hand(0, "grab-and-go")
    t.character(0).hand.seen = [EVERYBODY]
    last_of_turn(t)
    t.answer("item", 42)
    assert t.asked == [(0, "play_more")]
    t.answer(CARD["grab-and-go"])
    back(t)
    assert t.character(0).hand.cards == [CARD["grab-and-go"]]


@pytest.mark.rule("GH-RUL-108", "GH-RUL-206")
def test_a_hidden_card_lost_for_recovered_ones_cannot_be_taken_back() -> None:
    """Chimeric Formula: the cards that came back are known, the others of the hand are not."""
    for hidden in (False, True):
        t = lay("tinkerer", "brute")
        t.place(0, (1, 1))
        t.place(1, (1, 2))
        t.equip(1)
        t.hand(1, "trample")
        t.take(1, CARD["skewer"])
        t.character(1).lost = [CARD["skewer"]]
        t.play("chimeric-formula", "top")
        t.answer(hero(t, 1))
        t.answer(CARD["skewer"], seat=1)
        t.answer(CARD["trample"] if hidden else CARD["skewer"], seat=1)
        if hidden:
            stays(t, 1)
        else:
            back(t, 1)


@pytest.mark.rule("GH-LOOT-2")
@pytest.mark.parametrize("scenario", [2, 3, 4, 6, 13])
def test_what_is_in_a_chest_cannot_be_forgotten(scenario: int) -> None:
    """Gold, a design, harm, an item, experience: none of it is drawn."""
    t = lay("brute", "tinkerer", scenario=scenario)
    t.open_all()
    t.furnish()
    t.s.coins.clear()
    chest = next(one for one in t.s.overlays if one[0] == TREASURE)
    (t.hero(0).at,) = chest[3]
    t.play("grab-and-go", "top")
    t.answer("yes")
    assert t.told("treasure")
    stays(t)


@pytest.mark.rule("GH-LOOT-1")
def test_money_can_be_put_back() -> None:
    """It hides nothing."""
    t = brute((3, 1))
    t.s.coins[t.cell((3, 1))] = 2
    t.play("grab-and-go", "top")
    t.answer("yes")
    assert t.character(0).coins == 2
    back(t)
    assert t.character(0).coins == 0


def last_of_turn(t: Table) -> None:
    """The end of the first character's turn, when rings may be used."""
    t.character(0).initiative = 1
    t.s.acting = hero(t)
    t.do(playing.choose_last(0))
