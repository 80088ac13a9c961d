"""Long and short rests."""

from __future__ import annotations

import pytest

from grimorio.core.errors import UndoRefused
from grimorio.games.gloomhaven.components.numbers import CARD
from grimorio.games.gloomhaven.rules.actions.resting import short_rest
from grimorio.games.gloomhaven.rules.turn import end_round, take_turn
from grimorio.games.gloomhaven.state import Active
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, lay

HAND = ("trample", "sweeping-blow")
DISCARDS = ("grab-and-go", "skewer", "shield-bash")
BOOTS, POTION, SHOES = 1, 12, 2


def table(*discards: str) -> Table:
    t = lay("brute", "tinkerer")
    t.hand(0, *HAND)
    t.discard(0, *(discards or DISCARDS))
    for seat in (0, 1):
        t.character(seat).items.clear()
    return t


def rest(t: Table) -> None:
    """The turn of a brute that takes a long rest."""
    character = t.character(0)
    character.rests = True
    character.initiative = character.second = 99
    t.do(take_turn(character.figure))


# -- long rests ------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LREST-3", "GH-LREST-5", "GH-RUL-37", "GH-DEF-10", "GH-DEF-11")
def test_the_owner_chooses_the_card_that_a_long_rest_loses_and_the_others_come_back() -> None:
    t = table()
    rest(t)
    assert t.asked == [(0, "rest_lose")]
    assert set(t.options()) == {CARD[name] for name in DISCARDS}
    t.answer(CARD["skewer"])
    character = t.character(0)
    assert character.lost == [CARD["skewer"]]
    assert character.discard == []
    wanted = {CARD[name] for name in (*HAND, "grab-and-go", "shield-bash")}
    assert set(character.hand.cards) == wanted
    assert character.tallies["long_rests"] == 1
    assert [event.args[1] for event in t.told("rested_long")] == [CARD["skewer"]]


@pytest.mark.rule("GH-LREST-4", "GH-LREST-3")
def test_an_active_card_is_neither_lost_nor_taken_back() -> None:
    t = table()
    t.character(0).active.append(Active(2 * CARD["eye-for-an-eye"], 0, [], [], NONE))
    rest(t)
    assert CARD["eye-for-an-eye"] not in t.options()
    t.answer("rest")
    t.answer(CARD["skewer"])
    assert CARD["eye-for-an-eye"] not in t.character(0).hand
    assert t.character(0).tallies["long_rests"] == 1


@pytest.mark.rule("GH-RUL-38", "GH-LREST-3")
def test_without_discards_nothing_is_lost_and_the_rest_proceeds() -> None:
    t = table()
    t.character(0).discard.clear()
    t.hero(0).hp = 5
    rest(t)
    assert t.asked[0][1] == "declare"
    assert t.character(0).lost == []
    assert t.hero(0).hp == 7


@pytest.mark.rule("GH-LREST-6", "GH-EX-27")
@pytest.mark.parametrize(("poisoned", "hp"), [(False, 7), (True, 5)])
def test_a_long_rest_heals_two_or_ends_poison(poisoned: bool, hp: int) -> None:
    t = table("grab-and-go")
    t.hero(0).hp = 5
    if poisoned:
        t.give(t.character(0).figure, "poison")
    rest(t)
    assert t.hero(0).hp == hp
    assert not t.has(t.character(0).figure, "poison")


@pytest.mark.rule("GH-LREST-7", "GH-ITEM-12", "GH-ITEM-13", "GH-EX-27")
def test_a_long_rest_refreshes_what_is_spent_and_not_what_is_consumed() -> None:
    t = table("grab-and-go")
    character = t.character(0)
    character.items = [BOOTS, POTION]
    character.spent = [BOOTS]
    character.consumed = [POTION]
    rest(t)
    assert t.character(0).spent == []
    assert t.character(0).consumed == [POTION]


@pytest.mark.rule("GH-LREST-1", "GH-ITEM-4")
def test_items_may_be_used_before_a_long_rest_and_after_it() -> None:
    t = table("grab-and-go")
    t.character(0).items = [POTION]
    t.hero(0).hp = 3
    rest(t)
    assert t.asked == [(0, "act")]
    assert t.options() == ["rest", ("item", POTION)]
    t.answer("item", POTION)
    assert t.hero(0).hp == 8, "3 of the potion, 2 of the rest"
    t = table("grab-and-go")
    t.character(0).items = [POTION]
    t.hero(0).hp = 3
    rest(t)
    t.answer("rest")
    assert t.options() == ["done", ("item", POTION)]
    t.answer("item", POTION)
    assert t.hero(0).hp == 8


@pytest.mark.rule("GH-RUL-115")
def test_a_stunned_character_rests_in_full_without_items() -> None:
    t = table("grab-and-go")
    t.character(0).items = [BOOTS, POTION]
    t.character(0).spent = [BOOTS]
    t.give(t.character(0).figure, "stun")
    t.hero(0).hp = 3
    rest(t)
    assert t.asked[0][1] == "declare", "no item is offered"
    assert t.hero(0).hp == 5
    assert t.character(0).spent == []
    assert t.character(0).lost == [CARD["grab-and-go"]]


# -- short rests -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-SREST-1", "GH-SREST-2", "GH-EROUND-2")
def test_a_short_rest_is_offered_at_the_end_of_a_round_to_who_has_two_discards() -> None:
    t = table()
    t.discard(1, "flamethrower")
    t.do(end_round())
    assert t.asked == [(0, "short_rest")]
    t.answer()
    assert t.asked == [(0, "declare"), (1, "declare")]
    assert len(t.character(0).discard) == 3


@pytest.mark.rule("GH-SREST-2", "GH-ACTIVE-1", "GH-ACTIVE-2")
def test_one_card_is_not_enough_for_a_short_rest_be_it_active_or_discarded() -> None:
    """Two are: the active one may be ended for it."""
    for discards, asked in (((), False), (("skewer",), True)):
        t = table()
        t.character(0).discard.clear()
        t.discard(0, *discards)
        t.activate("eye-for-an-eye", "bottom")
        t.do(short_rest(0))
        assert ((0, "short_rest") in t.asked) == asked


@pytest.mark.rule("GH-SREST-3", "GH-SREST-6", "GH-DEF-10")
def test_a_random_card_is_lost_and_the_others_come_back_to_hand() -> None:
    lost = set()
    for key in ("a", "b", "c", "d"):
        t = table()
        t.s.chance.key = key.encode() * 32
        t.do(short_rest(0))
        t.answer("rest")
        assert t.asked == [(0, "rest_exchange")]
        t.answer("keep")
        character = t.character(0)
        assert len(character.lost) == 1
        assert character.discard == []
        assert len(character.hand) == 4
        assert character.tallies["short_rests"] == 1
        assert [event.args[1] for event in t.told("rested_short")] == character.lost
        lost.update(character.lost)
    assert len(lost) > 1


@pytest.mark.rule("GH-SREST-4", "GH-SREST-5")
def test_for_one_damage_another_random_card_is_lost_instead_once() -> None:
    t = table()
    t.do(short_rest(0))
    t.answer("rest")
    assert t.game is not None
    drawn = t.game.pending[0].about[0]
    t.answer("exchange")
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 1
    assert t.asked[0][1] == "declare", "it is not asked again"
    assert drawn in t.character(0).hand.cards
    assert len(t.character(0).lost) == 1


@pytest.mark.rule("GH-RUL-84")
def test_with_two_cards_the_other_one_is_lost() -> None:
    t = table("grab-and-go", "skewer")
    t.do(short_rest(0))
    t.answer("rest")
    assert t.game is not None
    drawn = t.game.pending[0].about[0]
    t.answer("exchange")
    t.answer("take")
    assert {drawn, *t.character(0).lost} == {CARD["grab-and-go"], CARD["skewer"]}


@pytest.mark.rule("GH-RUL-83")
def test_the_damage_of_a_short_rest_may_exhaust_or_cost_a_card() -> None:
    t = table()
    t.hero(0).hp = 1
    t.do(short_rest(0))
    t.answer("rest")
    t.answer("exchange")
    assert ("lose", CARD["trample"]) in t.options()
    t.answer("take")
    assert t.character(0).figure == NONE
    assert len(t.character(0).lost) == 5


@pytest.mark.rule("GH-RUL-182", "GH-SREST-4")
def test_if_the_other_discards_are_lost_to_avoid_the_damage_no_more_is_lost() -> None:
    t = table()
    t.do(short_rest(0))
    t.answer("rest")
    assert t.game is not None
    drawn = t.game.pending[0].about[0]
    t.answer("exchange")
    others = sorted([CARD[name] for name in DISCARDS if CARD[name] != drawn])
    t.answer("discard", *others)
    assert sorted(t.character(0).lost) == others
    assert drawn in t.character(0).hand.cards
    assert t.character(0).discard == []


@pytest.mark.rule("GH-SREST-1")
def test_a_card_drawn_for_a_rest_cannot_be_taken_back() -> None:
    t = table()
    t.do(short_rest(0))
    t.answer("rest")
    assert t.game is not None
    with pytest.raises(UndoRefused):
        t.game.undo(0)


@pytest.mark.rule("GH-DEF-12", "GH-DEF-11")
def test_a_lost_card_does_not_come_back_by_a_rest() -> None:
    t = table()
    t.character(0).lost.append(CARD["overwhelming-assault"])
    t.do(short_rest(0))
    t.answer("rest")
    t.answer("keep")
    assert CARD["overwhelming-assault"] in t.character(0).lost
