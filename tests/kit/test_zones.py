"""Zones: cards in a row, who has seen them, bags, and dealing anew what a seat has not seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.core import Chance, Journal
from grimorio.kit.zones import (
    EVERYBODY,
    NOBODY,
    Zone,
    can_vary,
    knows,
    only,
    put_in_bag,
    redeal,
    varying,
)


class Table:
    """Somebody listens."""

    def __init__(self) -> None:
        self.journal: Journal | None = Journal()


def hand(*cards: int, seen: int = NOBODY) -> Zone:
    return Zone(list(cards), [seen] * len(cards))


def test_a_mask_of_one_seat_knows_that_seat_alone() -> None:
    assert [knows(only(2), seat) for seat in range(-1, 4)] == [False, False, False, True, False]


def test_everybody_means_the_spectators_too() -> None:
    assert all(knows(EVERYBODY, seat) for seat in range(-1, 4))
    assert not any(knows(NOBODY, seat) for seat in range(-1, 4))
    assert not knows(0b1111, -1)


def test_the_longest_held_card_of_a_kind_is_taken_and_says_who_saw_it() -> None:
    zone = Zone([7, 5, 7], [only(0), only(1), EVERYBODY])
    assert zone.take(7) == only(0)
    assert (zone.cards, zone.seen) == ([5, 7], [only(1), EVERYBODY])
    with pytest.raises(ValueError, match="9"):
        zone.take(9)


def test_a_card_is_taken_from_its_place() -> None:
    zone = Zone([7, 5, 7], [only(0), only(1), EVERYBODY])
    assert zone.take_at(1) == 5
    assert (zone.cards, zone.seen) == ([7, 7], [only(0), EVERYBODY])


def test_a_seat_knows_the_cards_it_has_seen() -> None:
    zone = hand()
    zone.add(4, only(0))
    zone.add(9, EVERYBODY)
    assert len(zone) == 2
    assert 4 in zone
    assert zone.known(0) == [4, 9]
    assert zone.known(1) == [None, 9]
    assert zone.known(-1) == [None, 9]


def test_showing_a_card_counts_as_a_reveal_only_to_who_had_not_seen_it() -> None:
    table, zone = Table(), hand(4, seen=only(0))
    assert table.journal is not None
    zone.show(table, 0, only(0))
    assert table.journal.reveals == 0
    zone.show(table, 0, only(1))
    assert table.journal.reveals == 1
    assert zone.known(1) == [4]
    zone.show(table, 0, EVERYBODY)
    assert table.journal.reveals == 2
    assert zone.known(-1) == [4]


def test_a_bag_is_kept_sorted() -> None:
    bag = [1, 4, 9]
    put_in_bag(bag, [7, 0, 4])
    assert bag == [0, 1, 4, 4, 7, 9]


masks = st.sampled_from([NOBODY, EVERYBODY, only(0), only(1), only(2), only(0) | only(2)])
zones = st.lists(st.tuples(st.integers(0, 6), masks), max_size=6).map(
    lambda held: Zone([card for card, _ in held], [mask for _, mask in held])
)
seats = st.integers(-1, 2)
bags = st.lists(st.integers(0, 6), max_size=8).map(sorted)


def deal(held: list[Zone], bag: list[int], seat: int, key: int) -> tuple[list[Zone], list[int]]:
    dealt, rest = [zone.copy() for zone in held], bag[:]
    redeal(dealt, rest, seat, Chance(bytes([key])))
    return dealt, rest


@given(st.lists(zones, max_size=3), bags, seats, st.integers(0, 255))
def test_a_new_deal_keeps_what_the_seat_has_seen_and_loses_no_card(
    held: list[Zone], bag: list[int], seat: int, key: int
) -> None:
    dealt, rest = deal(held, bag, seat, key)
    assert [zone.known(seat) for zone in dealt] == [zone.known(seat) for zone in held]
    assert [zone.seen for zone in dealt] == [zone.seen for zone in held]
    assert rest == sorted(rest)
    before = sorted([card for zone in held for card in zone.cards] + bag)
    assert sorted([card for zone in dealt for card in zone.cards] + rest) == before


@given(st.lists(zones, max_size=3), bags, seats, st.integers(0, 255), st.integers(0, 255))
def test_a_new_deal_depends_on_what_the_seat_knows_and_on_chance_alone(
    held: list[Zone], bag: list[int], seat: int, one: int, two: int
) -> None:
    first = deal(*deal(held, bag, seat, one), seat, two)
    again = deal(held, bag, seat, two)
    assert ([zone.dump() for zone in first[0]], first[1]) == (
        [zone.dump() for zone in again[0]],
        again[1],
    )


def test_over_many_keys_every_unseen_card_can_be_anywhere() -> None:
    found = {tuple(deal([hand(1), hand(2)], [3], 0, key)[0][0].cards) for key in range(50)}
    assert found == {(1,), (2,), (3,)}


def test_what_a_seat_has_not_seen_varies_where_the_pool_holds_another_card() -> None:
    seen, unseen = Zone([1], [only(0)]), Zone([2, 3], [only(1), only(1)])
    assert varying("hand", [seen, unseen], [4], 0) == {"hand-1": [2, 3]}
    assert varying("hand", [seen, unseen], [], 0) == {}
    assert varying("hand", [seen, unseen], [], 1) == {}
    assert varying("hand", [seen, unseen], [], -1) == {"hand-0": [1], "hand-1": [2, 3]}


def test_alike_cards_do_not_vary() -> None:
    assert not can_vary([2], [2, 2, 2])
    assert can_vary([2], [2, 3])
    assert not can_vary([], [2, 3])
