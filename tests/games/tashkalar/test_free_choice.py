"""What a card leaves to its player's choice, also where nothing comes of it; and when its card is
put away."""

from __future__ import annotations

import pytest

from grimorio.games.tashkalar.components.numbers import BEINGS, CONTENT
from grimorio.games.tashkalar.nouns import CARD
from tests.games.tashkalar.builders import Table, arena, pattern

SYLVAN = ["sylvan", "south"]


def dragon(more: str, at: str = "e5") -> Table:
    table = arena(f"{pattern('fire-dragon', at)} {more}", "fire-dragon")
    table.summon("fire-dragon", at, 0)
    return table


# -- arrows ---------------------------------------------------------------------------------------


@pytest.mark.rule("TK-RUL-65", "TK-EFF-2")
def test_a_fire_dragon_breathes_along_any_arrow_also_one_with_nothing_on_it() -> None:
    # All that stands near stands below and to the left: own pieces among them.
    more = "1e6 1e7h 2d6 1d5"
    table = dragon(more)
    assert (table.kind, table.options) == ("arrow", [2, 3, 4, 5, 6])
    table.answer(2)
    assert {*more.split()} <= {*table.board.split()}
    assert (table.s.kills, table.kind) == ([0] * 6, "act")


@pytest.mark.rule("TK-RUL-65", "TK-RUL-23")
def test_a_fire_dragon_may_breathe_over_the_edge() -> None:
    # In the lowest row nothing is below it; to the sides it still burns.
    table = dragon("2d9 1f9", "e9")
    assert table.options == [2, 3, 4, 5, 6]
    table.answer(4)
    assert (table.at("d9"), table.at("f9")) == ("2", "1")
    table = dragon("2d9 1f9", "e9")
    table.answer(5)  # down and left: the line to the left lies beside it
    assert (table.at("d9"), table.at("f9")) == ("", "1")


@pytest.mark.rule("TK-RUL-65")
def test_a_fire_dragon_that_burns_nothing_anywhere_is_not_asked() -> None:
    table = dragon("2e6l 2b8")
    assert (table.kind, table.at("e6"), table.at("b8")) == ("act", "2l", "2")


# -- pieces ---------------------------------------------------------------------------------------


@pytest.mark.rule("TK-RUL-65", "TK-EFF-2")
def test_a_tree_shepherd_may_choose_a_piece_that_cannot_move() -> None:
    # The heroic piece in the corner is shut in by legendary ones.
    board = f"{pattern('tree-shepherd', 'e5')} 1c1h 2d1l 2b2l 2c2l 2d2l"
    table = arena(board, "tree-shepherd", schools=SYLVAN)
    table.summon("tree-shepherd", "e5", 0)
    assert "c1" in table.squares.split()
    table.pick("c1")
    assert (table.kind, table.board) == ("act", " ".join(sorted([*board.split(), "1e5h"])))


# -- moves of a flare -----------------------------------------------------------------------------

FAR_BEHIND = "2b2 2c2 2d2 2e2h 2f2"


@pytest.mark.rule("TK-RUL-66", "TK-EFF-3", "TK-EFF-4")
@pytest.mark.parametrize(("moves", "stands"), [("-", "e3"), ("e4 -", "e4"), ("e4 e5", "e5")])
def test_of_the_two_moves_of_rally_none_one_or_both_are_made(moves: str, stands: str) -> None:
    table = arena(f"{FAR_BEHIND} 1e3h", "flare-11")
    table.flare("flare-11")
    table.answer(1)
    table.pick(*moves.split())
    assert (table.kind, table.at(stands)) == ("act", "1h")


@pytest.mark.rule("TK-RUL-66", "TK-EFF-4")
def test_whoever_chooses_the_combat_move_of_rally_makes_it() -> None:
    """To leave it out is not to choose it."""
    table = arena(f"{FAR_BEHIND} 1e3h", "flare-11")
    table.flare("flare-11")
    assert None in table.options
    table.answer(0)
    assert None not in table.options
    table.pick("e4")
    assert (table.kind, table.at("e4")) == ("act", "1h")


@pytest.mark.rule("TK-RUL-66", "TK-EFF-4")
def test_rally_may_be_left_out_altogether() -> None:
    table = arena(f"{FAR_BEHIND} 1e3h", "flare-11")
    table.flare("flare-11")
    table.answer(None)
    assert (table.kind, table.at("e3")) == ("act", "1h")


@pytest.mark.rule("TK-RUL-66", "TK-EFF-3")
@pytest.mark.parametrize(
    ("way", "moves", "stands"),
    [
        (0, "e4 -", "e4"),
        (0, "- e4", "e4"),
        (0, "- -", "e5"),
        (1, "e4 -", "e4"),
        (1, "- e4", "e4"),
        (1, "e4 e3", "e3"),
    ],
)
def test_each_move_of_a_desperate_charge_may_be_left_out(way: int, moves: str, stands: str) -> None:
    table = arena(f"{FAR_BEHIND} 1e5", "flare-9")
    table.flare("flare-9")
    table.answer(way)
    table.pick(*moves.split())
    assert (table.kind, table.at(stands)) == ("act", "1")


# -- when a card is put away ----------------------------------------------------------------------


def place_of(card: str) -> str:
    """Where there is room for its pattern."""
    return "f4" if card == "two-headed-dragon" else "f5"


def asks_something(card: str) -> str:
    """Enemies around it wherever the pattern leaves room: something to do for every card."""
    own = pattern(card, place_of(card)).split()
    taken = {word[1:3] for word in own} | {place_of(card)}
    enemies = ["2f4", "2g6", "2g4h", "2e6", "2h5", "2e4", "2f7", "2h3l", "2d4", "2b5h", "2e5"]
    return " ".join([*own, *[word for word in enemies if word[1:3] not in taken]])


ASKING = [
    being.id for being in BEINGS
    if being.id not in (
        "time-mage", "bomb", "hill-giant", "war-summoner", "mountain-troll", "sapling",
        "forest-mystic", "time-elemental", "titan", "assassin", "kiskin-spirit", "ritual-keeper",
        "ritual-master",
    )
]  # fmt: skip
"""The cards that ask something when they come there."""


@pytest.mark.rule("TK-SUMMON-16", "TK-SUMMON-15", "TK-EFF-1")
@pytest.mark.parametrize("card", ASKING)
def test_a_card_lies_open_until_its_effect_is_over_and_is_discarded_then(card: str) -> None:
    number = CARD.number(card)
    being = BEINGS[number]
    school = {"imperial": "north", "legends": "north"}.get(being.deck, being.deck)
    table = arena(asks_something(card), card, schools=[school, "south"])
    table.summon(card, place_of(card), 0)
    asked = 0
    while table.kind != "act":
        assert table.s.card == number, "it is still being resolved"
        assert number not in (*table.s.legend_discard, *table.s.players[0].discard.cards)
        assert table.hand(0) == []
        table.answer(table.options[-1])
        asked += 1
    assert asked, "the effect asks something"
    pile = table.s.legend_discard if being in CONTENT.legends else table.s.players[0].discard.cards
    assert (pile, table.s.card) == ([number], -1)


@pytest.mark.rule("TK-SUMMON-16", "TK-RUL-52")
def test_a_kiskin_spirit_does_not_find_itself_among_the_discards() -> None:
    table = arena(
        pattern("kiskin-spirit", "f5"), "kiskin-spirit sapling", schools=SYLVAN, actions=3
    )
    table.discard("sapling")
    table.summon("kiskin-spirit", "f5", 0)
    assert table.options == [None, CARD.number("sapling")]
