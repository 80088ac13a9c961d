"""Piles: declared once, drawn for a seat."""

from __future__ import annotations

from typing import Final

from grimorio.core import WATCHER
from grimorio.core.scene import Card, Text
from grimorio.kit.piles import Pack, Pile, draw
from grimorio.kit.zones import EVERYBODY, Zone, only

LOOT: Final = Pack(lambda card: f"loot-{card}", lambda card: "gem" if card > 4 else "coin")
Table = dict[str, Zone]
HELD = Zone([3, 7, 2], [only(0), EVERYBODY, only(1)])
HAND: Final[Pile[Table]] = Pile(
    "hand{}", "row", LOOT.of(lambda s, of: s["held"]), ("X-1",), mine="hand"
)
SPENT: Final[Pile[Table]] = Pile("spent{}", "pile", LOOT.of(lambda s, of: s["spent"].cards))
DECK: Final[Pile[Table]] = Pile("deck-{}", "deck", None, (), lambda s, of: [0] * (9 + of))


def shown(seat: int) -> list[Card]:
    return list(draw([HAND], {"held": HELD}, seat, 0)[0].cards)


def test_a_seat_sees_the_faces_it_knows_and_the_backs_of_the_others() -> None:
    faces = [[card.face for card in shown(seat)] for seat in (0, 1, WATCHER)]
    assert faces == [["loot-3", "loot-7", ""], ["", "loot-7", "loot-2"], ["", "loot-7", ""]]
    assert [card.back for card in shown(1)] == ["coin", "gem", "coin"]
    assert [card.id for card in shown(1)] == ["hand0-0", "hand0-1", "hand0-2"]


def test_a_pile_is_called_by_its_name_and_looks_otherwise_to_its_owner() -> None:
    words: dict[str, int | str | Text] = {"who": "Ann"}
    table = {"held": HELD, "spent": Zone([7], [EVERYBODY])}
    own, spent = draw([HAND, SPENT], table, 1, 1, words, owner=1)
    assert (own.id, own.label, own.brief) == ("hand1", Text("zone-hand", words), Text("brief-hand"))
    assert (own.look, own.count, own.owner, own.rules) == ("hand", 3, 1, ("X-1",))
    assert spent.cards == (Card("spent1-0", "loot-7", "gem"),)
    assert draw([HAND], table, 0, 1, words, owner=1)[0].look == "row"


def test_a_pile_where_nothing_lies_is_not_drawn_unless_it_stays() -> None:
    table = {"spent": Zone([], [])}
    stays: Pile[Table] = Pile("now", "row", LOOT.of(lambda s, of: s["spent"]), stays=True)
    assert draw([SPENT], table, 0, 0) == []
    assert [zone.id for zone in draw([stays], table, 0)] == ["now"]


def test_of_a_deck_only_the_number_of_its_cards_may_be_seen() -> None:
    (deck,) = draw([DECK], {"held": HELD}, 0, 2, by="trap")
    assert (deck.id, deck.label.id, deck.count, deck.cards) == ("deck-trap", "zone-deck", 11, ())
    assert deck.brief is None


def test_cards_that_are_called_the_same_wherever_they_lie() -> None:
    task = Pack("task-{}".format, "task", "t{}".format)
    (pile,) = draw([Pile("tasks", "row", task.of(lambda s, of: [4, 5]))], None, 0)
    assert pile.cards == (Card("t4", "task-4", "task"), Card("t5", "task-5", "task"))


def test_what_is_tapped_in_a_pile_asks_it_for_the_ids_that_are_drawn() -> None:
    (drawn,) = draw([HAND], {"held": HELD}, WATCHER, 1)
    assert HAND.id(1) == drawn.id
    assert [HAND.place(place, 1) for place in range(3)] == [card.id for card in drawn.cards]
    assert HAND.places([3, 7, 3], 3, 1) == (drawn.cards[0].id, drawn.cards[2].id)
    assert HAND.places([], 3, 1) == ()
    assert DECK.id("long") == "deck-long"
