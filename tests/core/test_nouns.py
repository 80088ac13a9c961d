"""Nouns: numbers in memory, ids on disk."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import pytest

from grimorio.core import Agenda, Chance, Journal, Steps, Stored, plan
from grimorio.core.agenda import dump_agenda, load_agenda
from grimorio.core.data import BadData, as_dict
from grimorio.core.nouns import NONE, NUMBER, Gone, Noun, several
from grimorio.kit.zones import Bag, Zone

CARD = Noun("card", ("ace", "king", "queen"), kept=("queen", "jack", "ace"))
FIGURE = Noun("figure", says=lambda s, number: f"guard-{number}")
Card: TypeAlias = Annotated[int, CARD]
Cards: TypeAlias = Annotated[Zone, CARD]
Figure: TypeAlias = Annotated[int, FIGURE]


class Table(Stored):
    """A state that holds cards in every way a state can."""

    top: Card
    hand: list[Card]
    bag: Bag[Card]
    costs: dict[Card, int]
    pairs: list[tuple[int, Card]]
    seen: Cards
    last: Card | None
    who: Figure


def table() -> Table:
    seen = Zone([2, 0], [1, 2])
    return Table(NONE, [0, 1], [0, 2], {1: 5, NONE: 2}, [(7, 1)], seen, 2, 41)


def test_a_state_is_stored_by_the_ids_of_what_it_holds() -> None:
    assert table().dump() == {
        "top": -1,
        "hand": ["ace", "king"],
        "bag": ["ace", "queen"],
        "costs": {"king": 5, "-1": 2},
        "pairs": [[7, "king"]],
        "seen": {"cards": ["queen", "ace"], "seen": [1, 2]},
        "last": "queen",
        "who": 41,
    }


def test_what_was_stored_is_loaded_to_the_same_numbers() -> None:
    loaded = Table.load(table().dump())
    assert loaded.dump() == table().dump()
    assert (loaded.top, loaded.hand, loaded.costs) == (NONE, [0, 1], {1: 5, NONE: 2})
    assert (loaded.pairs, loaded.seen.cards, loaded.last) == ([(7, 1)], [2, 0], 2)


def test_a_copy_shares_nothing_that_can_change() -> None:
    first = table()
    copy = first.copy()
    copy.hand.append(2)
    copy.costs[0] = 1
    copy.seen.add(1, 0)
    copy.bag.clear()
    assert first.dump() == table().dump()


def test_a_number_that_was_stored_is_read_by_the_ids_as_they_stood() -> None:
    assert [CARD.load(0), CARD.load(2), CARD.load(-1)] == [2, 0, NONE]
    assert [CARD.load_key("2"), CARD.load_key("-1"), CARD.load_key("king")] == [0, NONE, 1]


def test_a_bag_is_put_in_order_however_the_content_lay() -> None:
    stored = as_dict(table().dump())
    stored["bag"] = [2, 0, 0]
    assert Table.load(stored).bag == [0, 2, 2]


def test_what_is_gone_is_named() -> None:
    with pytest.raises(Gone, match="there is no card 'jack' any more"):
        CARD.load(1)
    with pytest.raises(Gone, match="there is no card 'joker' any more"):
        CARD.load("joker")


@pytest.mark.parametrize("data", [None, True, [1], {}, 3])
def test_what_is_no_card_is_refused(data: object) -> None:
    with pytest.raises(BadData):
        CARD.load(data)  # type: ignore[arg-type]


def test_two_things_of_one_id_are_refused() -> None:
    with pytest.raises(ValueError, match="'card' have the id 'ace'"):
        Noun("card", ("ace", "king", "ace"))


def test_an_argument_knows_what_fits_it() -> None:
    assert all(CARD.fits(number) for number in (NONE, 0, 2))
    assert not any(CARD.fits(value) for value in (3, -2, "ace", True, None, (1,)))
    cards = several(CARD)
    assert cards.fits(())
    assert cards.fits((0, 2))
    assert not cards.fits((0, 3))
    assert not cards.fits(1)
    assert CARD("with").of is CARD
    assert NUMBER.fits(-7)


def test_a_thing_of_one_game_has_the_name_that_the_game_gives_it() -> None:
    assert FIGURE.key(object(), 3) == "guard-3"
    assert FIGURE.key(None, 3) == "3"
    assert FIGURE.key(object(), NONE) == "none"
    assert several(CARD).key(None, (0, 2)) == "ace,queen"
    assert several(CARD).key(None, ()) == "none"


class Room(Stored):
    """A state with steps to take."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda


step: Steps[Room] = Steps()


@step
async def draw(
    s: Room, card: Card, more: tuple[Card, ...], pair: tuple[int, Card], last: Card | None
) -> None:
    """Draw something."""


def test_the_arguments_of_a_step_are_stored_by_their_nouns() -> None:
    s = Room(Chance(b""), None, [])
    plan(s, draw(1, (0, 2), (9, 1), None))
    stored = dump_agenda(s.agenda)
    assert stored == [["draw", ["king", ["ace", "queen"], [9, "king"], None]]]
    assert load_agenda(stored, step)[0].args == (1, (0, 2), (9, 1), None)
    old = load_agenda([["draw", [2, [0], [9, 2], 2]]], step)
    assert old[0].args == (0, (2,), (9, 0), 0)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ([1, [], [1, 0], None], "there is no card 'jack' any more"),
        ([0, [], [1, 0], "joker"], "there is no card 'joker' any more"),
        ([0, "ace", [1, 0], None], "a list is wanted"),
        ([0, [], [1], None], "a list of 2"),
        ([0, [], [True, 0], None], "int is wanted"),
        ([0, [], [1, 0], []], r"takes no \[\]"),
    ],
)
def test_a_step_with_other_arguments_is_refused(args: list[object], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        load_agenda([["draw", args]], step)  # type: ignore[list-item]


class Turned(Noun):
    """A noun that writes its things in a way of its own."""

    __slots__ = ()

    def dump(self, number: int) -> str:
        return f"turned-{number}"


def test_several_things_are_written_as_each_of_them_is() -> None:
    assert Turned("thing").dump_all([1, 2]) == ["turned-1", "turned-2"]
    assert CARD.dump_all([2, NONE]) == ["queen", -1]
    assert FIGURE.dump_all([7]) == [7]
