"""Items of the own turn."""

from __future__ import annotations

import msgspec
import pytest

from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import CARD, CURSE_CARD
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.actions.recovering import make_ready
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.gear import items
from grimorio.games.gloomhaven.rules.map.figures import flies
from grimorio.games.gloomhaven.state import SUMMON
from tests.games.gloomhaven.geared import (
    DARK,
    LIGHT,
    attacked,
    beside,
    offered,
)
from tests.games.gloomhaven.table import Table


def use(t: Table, item: int) -> None:
    """The character uses an item after its actions."""
    t.act(0)
    assert t.asked == [(0, "act")]
    t.answer("item", item)


@pytest.mark.rule("GH-ITEM-4")
@pytest.mark.parametrize(("item", "points"), [(12, 3), (27, 5), (55, 7), (24, 1)])
def test_healing_items(item: int, points: int) -> None:
    """Items 12, 24, 27, 55: also after the actions."""
    t, _ = beside(item)
    t.hero(0).hp = 1
    use(t, item)
    assert t.hero(0).hp == 1 + points
    spends = box()[item].use == "spend"
    assert t.character(0).spent == ([item] if spends else [])
    assert t.character(0).consumed == ([] if spends else [item])


@pytest.mark.rule("GH-ITEM-8")
def test_a_healing_item_is_a_heal() -> None:
    """With Poison no hit points, and Wound ends too."""
    t, _ = beside(12)
    t.hero(0).hp = 1
    t.give(t.character(0).figure, "poison", "wound")
    use(t, 12)
    assert t.hero(0).hp == 1
    assert t.hero(0).conditions == 0


@pytest.mark.rule("GH-ITEM-1")
def test_healing_before_damage_in_the_own_turn() -> None:
    """When retaliation would hurt; not in the turn of another."""
    t, guard = beside(12)
    t.hero(0).hp = 2
    t.s.acting = t.character(0).figure
    t.do(harm(t.character(0).figure, 3, "retaliate", guard))
    t.answer("item", 12)
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == 2
    t, guard = beside(12)
    t.do(harm(t.character(0).figure, 3, "retaliate", guard))
    assert offered(t) == []


@pytest.mark.rule("GH-LREST-1", "GH-ITEM-4", "GH-LREST-7")
def test_items_can_be_used_on_a_long_rest() -> None:
    """Spent items come back, consumed ones do not."""
    t, _ = beside(24, 12, 13, 3)
    character = t.character(0)
    character.rests = True
    character.spent = [24]
    character.consumed = [13]
    character.uses = {3: 1}
    t.discard(0, "trample", "grab-and-go")
    t.act(0)
    t.answer("rest")
    t.answer(CARD["trample"])
    assert t.character(0).spent == []
    assert t.character(0).consumed == [13]
    assert t.character(0).uses == {3: 1}
    assert offered(t) == [("item", 24), ("item", 12)]


def test_a_cloak_of_invisibility() -> None:
    """Item 5."""
    t, _ = beside(5)
    use(t, 5)
    assert t.has(t.character(0).figure, "invisible")
    assert t.character(0).consumed == [5]


@pytest.mark.rule("GH-RECOV-1")
@pytest.mark.parametrize(("item", "count"), [(13, 2), (34, 3)])
def test_stamina_potions_take_discarded_cards_back(item: int, count: int) -> None:
    """Items 13, 34: up to that many, fewer if one likes."""
    t, _ = beside(item)
    names = ["trample", "grab-and-go", "sweeping-blow", "warding-strength"]
    t.discard(0, *names)
    use(t, item)
    for name in names[:count]:
        assert t.asked == [(0, "recover_by")]
        assert t.pending().about == (item,)
        t.answer(CARD[name])
    assert "recover_by" not in [kind for _, kind in t.asked]
    assert all(CARD[name] in t.character(0).hand for name in names[:count])
    assert CARD[names[count]] in t.character(0).discard
    t, _ = beside(item)
    t.discard(0, *names)
    use(t, item)
    t.answer()
    assert len(t.character(0).discard) == 4


@pytest.mark.rule("GH-RECOV-2", "GH-RECOV-3", "GH-RUL-70")
def test_active_cards_that_count_as_discarded_can_be_taken_back() -> None:
    """Their bonus ends."""
    t, _ = beside(13, by="mindthief")
    mind = t.activate("the-minds-weakness")
    t.activate("gnawing-horde")
    use(t, 13)
    assert t.options() == [None, mind]
    t.answer(mind)
    assert mind in t.character(0).hand
    assert mind not in [one.half // 2 for one in t.character(0).active]


@pytest.mark.rule("GH-ITEM-1")
def test_an_item_without_anything_to_do_is_not_offered() -> None:
    """Its conditions are not met."""
    t, _ = beside(13, 17, 28, 45)
    assert items.usable(t.s, 0, "turn") == []


@pytest.mark.rule("GH-ELEM-2", "GH-ELEM-3")
@pytest.mark.parametrize(("item", "count"), [(20, 1), (48, 2)])
def test_mana_potions_make_elements(item: int, count: int) -> None:
    """Items 20, 48: of one's choice, at the end of the turn."""
    t, _ = beside(item, 24)
    use(t, item)
    for element in (LIGHT, DARK)[:count]:
        assert t.asked == [(0, "choose_element")]
        t.answer(element)
    assert t.s.elements == [0] * 6
    t.answer("done")
    assert sum(t.s.elements) == 2 * count


@pytest.mark.rule("GH-REFRESH-1")
def test_a_talisman_refreshes_a_consumed_small_item() -> None:
    """Item 17: one, and no other kind."""
    t, _ = beside(17, 12, 14, 5)
    t.character(0).consumed = [12, 14, 5]
    use(t, 17)
    assert t.asked == [(0, "refresh")]
    assert t.options() == [12, 14]
    t.answer(14)
    assert t.character(0).consumed == [12, 5, 17]


@pytest.mark.rule("GH-REFRESH-3")
def test_an_item_with_the_symbol_is_not_refreshed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by an item, and not by a rest. None from 1 to 70 has the symbol: two are given it."""
    assert not [number for number, item in box().items() if item.unrecoverable]
    for number in (12, 1):
        marked = msgspec.structs.replace(box()[number], unrecoverable=True)
        monkeypatch.setitem(box(), number, marked)
    t, _ = beside(17, 12, 14, 1, 24)
    t.character(0).consumed = [12, 14]
    t.character(0).spent = [1, 24]
    items.refresh_spent(t.s, 0)
    assert t.character(0).spent == [1]
    use(t, 17)
    assert t.character(0).consumed == [12, 17], "the only one that can be: nobody is asked"


def test_a_pendant_refreshes_two_and_curses() -> None:
    """Item 45."""
    t, _ = beside(45, 12, 14, 21)
    t.character(0).consumed = [12, 14, 21]
    use(t, 45)
    t.answer(12)
    t.answer(21)
    assert t.character(0).consumed == [14, 45]
    assert t.character(0).modifiers.bag.count(CURSE_CARD) == 1


@pytest.mark.rule("GH-REFRESH-1", "GH-REFRESH-2", "GH-RUL-71")
@pytest.mark.parametrize(("item", "points"), [(28, 0), (49, 3), (69, 3)])
def test_earrings_refresh_all_spent_items(item: int, points: int) -> None:
    """Items 28, 49, 69: slots of one not spent stay."""
    t, _ = beside(item, 1, 24, 3)
    t.hero(0).hp = 1
    t.character(0).spent = [1, 24]
    t.character(0).uses = {3: 1}
    t.discard(0, "trample", "grab-and-go")
    use(t, item)
    if item == 69:
        t.answer(CARD["trample"])
        assert t.asked == [(0, "recover_by")]
        t.answer(CARD["grab-and-go"])
        assert t.character(0).discard == []
    assert t.character(0).spent == []
    assert t.character(0).consumed == [item]
    assert t.character(0).uses == {3: 1}
    assert t.hero(0).hp == 1 + points


@pytest.mark.rule("GH-RUL-71", "GH-ITEM-12")
def test_a_spent_armour_has_its_slots_free_again() -> None:
    """After a refresh it is used from its first slot."""
    t, guard = beside(3)
    t.character(0).spent = [3]
    items.refresh_spent(t.s, 0)
    attacked(t, guard, 3)
    t.answer("take")
    assert t.character(0).uses == {3: 1}


@pytest.mark.rule("GH-SUMMON-1", "GH-SUMMON-5")
def test_a_falcon_is_summoned_and_flies() -> None:
    """Item 35: in an empty adjacent hex, and it acts next round."""
    t, _ = beside(35, 24)
    use(t, 35)
    assert t.asked == [(0, "choose_cell")]
    assert t.cell((1, 2)) not in t.options()
    t.answer(t.cell((2, 1)))
    falcon = next(one for one in t.s.figures.values() if one.kind == SUMMON)
    assert (falcon.hp, falcon.at, falcon.acted) == (2, t.cell((2, 1)), True)
    assert flies(t.s, falcon)
    assert t.character(0).consumed == [35]


def test_the_falcon_goes_when_its_item_is_refreshed() -> None:
    """Item 35: then it can be summoned again."""
    t, _ = beside(35, 17)
    use(t, 35)
    t.answer(t.cell((2, 1)))
    t.answer("item", 17)
    assert t.character(0).consumed == [17]
    assert not [one for one in t.s.figures.values() if one.kind == SUMMON]
    make_ready(t.s, 0, 17)
    assert t.character(0).consumed == []


@pytest.mark.rule("GH-SUMMON-2")
def test_a_falcon_needs_an_empty_hex() -> None:
    t, _ = beside(35)
    t.place(0, (0, 0))
    t.monster("bandit-guard", (1, 0))
    t.monster("bandit-guard", (0, 1))
    assert items.usable(t.s, 0, "turn") == []


def test_a_lucky_eye_strengthens_adjacent_allies_too() -> None:
    """Item 63."""
    t, guard = beside(63)
    use(t, 63)
    assert t.has(t.character(0).figure, "strengthen")
    assert t.has(t.character(1).figure, "strengthen")
    assert not t.has(guard, "strengthen")


@pytest.mark.parametrize(("item", "sides"), [(42, ["bottom"]), (56, ["top"])])
def test_rings_play_one_more_card_at_the_end_of_the_turn(item: int, sides: list[str]) -> None:
    """Items 42, 56: its bottom, or its top, or that as a basic action."""
    t, guard = beside(item)
    t.hand(0, "trample", "grab-and-go", "eye-for-an-eye")
    t.modifiers(0, "+0")
    use(t, item)
    assert t.asked == [(0, "play_more")]
    t.answer(CARD["trample"])
    half = 2 * CARD["trample"] + (sides == ["bottom"])
    plays = [one for one in t.options() if isinstance(one, tuple) and one[0] in ("play", "basic")]
    assert plays == [("play", half), ("basic", half)]
    if item == 56:
        t.answer("play", half)
        t.answer("at", guard)
        assert t.hp(guard) == 27
    else:
        t.answer("basic", half)
        t.answer()
    assert CARD["trample"] in t.character(0).discard
    assert t.character(0).consumed == [item]


@pytest.mark.parametrize("item", [42, 56])
def test_rings_need_a_card_and_the_end_of_the_turn(item: int) -> None:
    """Items 42, 56: not before the actions, not with an empty hand."""
    t, _ = beside(item)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    assert offered(t) == []
    t, _ = beside(item)
    t.hand(0)
    assert items.usable(t.s, 0, "turn_end") == []


def test_a_second_chance_is_one_more_turn_later_in_the_round() -> None:
    """Item 70: the leading card must come later than the present initiative."""
    t, guard = beside(70)
    t.hand(0, "trample", "grab-and-go")
    t.character(0).initiative = 75
    t.hero(1).acted = t.figure(guard).acted = True
    number = t.character(0).figure
    t.do(turn.take_turn(number), turn.next_turn())
    t.answer("item", 70)
    pair = (CARD["grab-and-go"], CARD["trample"])
    assert t.options() == [("cards", *pair)]
    t.answer("cards", *pair)
    assert t.character(0).initiative == 87
    assert t.character(0).consumed == [70]
    assert t.character(0).chosen.cards == list(pair)
    assert t.s.acting == number
    assert t.s.turns == 2
    assert t.asked == [(0, "act")]
    assert ("play", 2 * CARD["trample"]) in t.options()


def test_one_more_card_comes_before_a_second_turn() -> None:
    """Items 42, 56, 70: the cards of the second turn are no cards of this one."""
    t, _ = beside(42, 56, 70)
    t.hand(0, "trample", "grab-and-go", "eye-for-an-eye")
    t.character(0).initiative = 75
    t.act(0)
    assert offered(t) == [("item", 42), ("item", 56), ("item", 70)]
    t.answer("item", 70)
    t.answer("cards", CARD["grab-and-go"], CARD["trample"])
    assert items.usable(t.s, 0, "turn_end") == []


def test_without_a_later_card_there_is_no_second_chance() -> None:
    """Item 70."""
    t, _ = beside(70)
    t.hand(0, "trample", "grab-and-go")
    t.character(0).initiative = 95
    assert items.usable(t.s, 0, "turn_end") == []


@pytest.mark.rule("GH-RUL-108")
def test_whether_there_is_a_later_card_is_not_told() -> None:
    """Item 70: the question is put even if it has one answer, but not once the ring is used."""
    for consumed in ([], [70]):
        t, _ = beside(70)
        t.hand(0, "trample", "grab-and-go")
        t.character(0).initiative = 95
        t.character(0).consumed = consumed
        t.act(0)
        assert (t.asked == [(0, "act")]) == (not consumed)


def test_who_could_not_take_a_second_turn_anyway_is_not_asked() -> None:
    """Item 70: stunned, with one card, with the cards of a second turn, or not there any more."""
    t, _ = beside(70)
    t.hand(0, "trample", "grab-and-go")
    assert items.may_hold_later(t.s, 0)
    t.give(t.character(0).figure, "stun")
    assert not items.may_hold_later(t.s, 0)
    t, _ = beside(70)
    t.hand(0, "trample")
    assert not items.may_hold_later(t.s, 0)
    t, _ = beside(70)
    t.choose(0, "trample", "grab-and-go")
    assert not items.may_hold_later(t.s, 0)
    t, _ = beside(70)
    del t.s.figures[t.character(0).figure]
    assert not items.may_hold_later(t.s, 0)
