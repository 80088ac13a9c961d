"""Modifier decks, advantage and disadvantage, rolling cards, perks."""

from __future__ import annotations

from collections import Counter

import pytest

from grimorio.games.gloomhaven.components.classes import (
    BASE,
    BLESS,
    CURSE,
    Modifier,
    classes,
    deck_with,
)
from grimorio.games.gloomhaven.components.vocabulary import Condition, Element
from grimorio.games.gloomhaven.rules.attack.modifiers import (
    ADVANTAGE,
    DISADVANTAGE,
    PLAIN,
    counting,
    damage,
    is_better,
    manner_of,
    orders,
    wants_more,
)

NULL, TWICE = Modifier(value="null"), Modifier(value="2x")
ROLL = Modifier(value=1, rolling=True)


def plus(value: int, *conditions: Condition, makes: Element | None = None) -> Modifier:
    return Modifier(value=value, conditions=conditions, makes=(makes,) if makes else ())


def comes_to(manner: int, value: int, *cards: Modifier) -> int:
    """The attack with cards from the top of a deck; all of them must be wanted, and no more."""
    drawn: list[Modifier] = []
    for card in cards:
        assert wants_more(drawn, manner)
        drawn.append(card)
    assert not wants_more(drawn, manner)
    return damage(counting(drawn, manner, value), value)


@pytest.mark.rule("GH-RUL-3")
def test_every_deck_begins_with_the_same_twenty_cards() -> None:
    assert Counter(card.value for card in BASE) == {
        0: 6, 1: 5, -1: 5, 2: 1, -2: 1, "null": 1, "2x": 1,
    }  # fmt: skip


@pytest.mark.parametrize("name", list(classes()))
def test_each_class_has_fifteen_boxes_of_perks_that_fit_its_deck(name: str) -> None:
    perks = [perk for perk in classes()[name].perks for _ in range(perk.boxes)]
    assert len(perks) == 15
    assert len(deck_with(perks)) >= 14


@pytest.mark.rule("GH-LEVEL-4")
def test_a_perk_takes_cards_out_and_puts_others_in() -> None:
    """GH-LEVEL-4: the third perk of the cragheart."""
    perk = classes()["cragheart"].perks[2]
    before, after = Counter(BASE), Counter(deck_with([perk]))
    assert after - before == {plus(-2): 1, plus(2): 2}


@pytest.mark.rule("GH-MOD-5")
def test_advantage_and_disadvantage_cancel_each_other() -> None:
    """GH-MOD-5."""
    assert manner_of(True, True) == manner_of(False, False) == PLAIN
    assert (manner_of(True, False), manner_of(False, True)) == (ADVANTAGE, DISADVANTAGE)


@pytest.mark.rule("GH-MOD-6", "GH-MOD-7", "GH-EX-31")
def test_without_either_one_card_counts_and_a_rolling_one_is_followed_by_another() -> None:
    """GH-MOD-6, GH-MOD-7, GH-EX-31."""
    assert comes_to(PLAIN, 3, plus(-1)) == 2
    assert comes_to(PLAIN, 3, ROLL, plus(0)) == 4
    assert comes_to(PLAIN, 3, ROLL, ROLL, plus(-1)) == 4


@pytest.mark.rule("GH-MOD-8")
def test_with_advantage_the_better_of_two_counts() -> None:
    """GH-MOD-8."""
    assert comes_to(ADVANTAGE, 3, plus(-1), plus(2)) == 5
    assert comes_to(ADVANTAGE, 3, plus(2), plus(-1)) == 5


@pytest.mark.rule("GH-MOD-13")
def test_with_disadvantage_the_worse_of_two_counts() -> None:
    """GH-MOD-13."""
    assert comes_to(DISADVANTAGE, 3, plus(-1), plus(2)) == 2
    assert comes_to(DISADVANTAGE, 3, TWICE, NULL) == 0


@pytest.mark.rule("GH-MOD-11", "GH-MOD-12", "GH-EX-31")
def test_with_advantage_one_rolling_card_is_added_and_two_go_on() -> None:
    """GH-MOD-11, GH-MOD-12, GH-EX-31."""
    assert comes_to(ADVANTAGE, 3, ROLL, plus(-1)) == 3
    assert comes_to(ADVANTAGE, 3, plus(-1), ROLL) == 3
    assert comes_to(ADVANTAGE, 3, ROLL, ROLL, plus(-1)) == 4


@pytest.mark.rule("GH-MOD-14", "GH-MOD-15", "GH-RUL-58", "GH-EX-31")
def test_with_disadvantage_rolling_cards_do_not_count() -> None:
    """GH-MOD-14, GH-MOD-15, GH-RUL-58, GH-EX-31."""
    assert comes_to(DISADVANTAGE, 3, ROLL, plus(2)) == 5
    assert comes_to(DISADVANTAGE, 3, plus(2), ROLL) == 5
    assert comes_to(DISADVANTAGE, 3, ROLL, ROLL, plus(-1)) == 2


@pytest.mark.rule("GH-MOD-9", "GH-MOD-10", "GH-RUL-55", "GH-EX-1..5")
@pytest.mark.parametrize(
    ("first", "second", "used"),
    [
        (plus(1, "stun"), plus(1), 0),  # GH-EX-1
        (plus(1), plus(1, "stun"), 1),
        (plus(0, "stun"), plus(2), 0),  # GH-EX-2
        (plus(2), plus(0, "stun"), 0),
        (plus(1, "stun"), plus(1, makes="fire"), 0),  # GH-EX-3
        (plus(0, "muddle"), plus(2, "stun"), 0),  # GH-EX-4
        (plus(0, "stun"), plus(1), 0),  # GH-EX-5
        (plus(1), plus(0, "stun"), 0),
    ],
)
def test_what_is_ambiguous_leaves_the_first_card(
    first: Modifier, second: Modifier, used: int
) -> None:
    """GH-MOD-9, GH-MOD-10, GH-RUL-55."""
    assert counting([first, second], ADVANTAGE, 3) == [[first, second][used]]


@pytest.mark.rule("GH-RUL-56")
def test_cards_are_compared_by_what_they_make_of_this_attack() -> None:
    """GH-RUL-56: doubling 1 is as good as +1, doubling 0 as good as nothing."""
    assert not is_better(TWICE, plus(1), 1)
    assert is_better(TWICE, plus(1), 2)
    assert not is_better(TWICE, NULL, 0)
    assert is_better(plus(0), CURSE, 1)
    assert is_better(BLESS, plus(2), 3)


@pytest.mark.rule("GH-MOD-3", "GH-RUL-57", "GH-RUL-59")
def test_a_null_makes_it_nothing_in_any_order_and_never_less_than_nothing() -> None:
    """GH-MOD-3, GH-RUL-57, GH-RUL-59."""
    assert damage([ROLL, NULL], 5) == damage([NULL, ROLL], 5) == 0
    assert damage([plus(-2)], 1) == 0


@pytest.mark.rule("GH-MOD-4", "GH-MOD-7", "GH-RUL-57")
def test_the_player_orders_a_doubling_and_rolling_cards() -> None:
    """GH-MOD-4, GH-MOD-7, GH-RUL-57: (3 + 1) x 2 or 3 x 2 + 1."""
    assert [damage(cards, 3) for cards in orders([ROLL, TWICE], 3)] == [8, 7]
    assert len(orders([ROLL, plus(2)], 3)) == 1
    assert damage([TWICE], 3 + 1) == 8, "poison is added before (GH-EX-20)"
