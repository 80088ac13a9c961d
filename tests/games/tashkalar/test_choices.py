"""What a card lets its player leave, and what it does not ask because it cannot be done."""

from __future__ import annotations

import pytest

from grimorio.games.tashkalar.components.numbers import BEINGS
from grimorio.games.tashkalar.nouns import CARD
from tests.games.tashkalar.builders import Table, arena, cannot_undo_for_all_have_seen, pattern

MAY = [
    "swordmaster", "messenger", "herald", "assassin", "summoner", "hypnotist", "cannon",
    "champion", "infantry-captain", "cavalry-captain", "gryphon-rider", "knight",
    "high-priestess", "master-of-intrigue", "gun-tower", "wild-eagle", "clan-axeman",
    "clan-healer", "dire-wolf", "eagle-lord", "wolf-rider", "war-drummer", "warlord",
    "legend-slayer", "hungry-bear", "werewolf", "clan-guardian", "kiskin-farseeders",
    "charging-buck", "naiad", "dryad", "centaur-spearman", "centaur-chieftain", "unicorn",
    "sylvan-queen", "sylvan-princess", "kiskin-leafsplitter", "kiskin-boughrunner", "hell-bull",
    "angel-of-death", "eldest-tree", "bone-catapult", "storm-elemental",
]  # fmt: skip
"""The cards whose whole effect may be left."""
SYLVAN = ["sylvan", "south"]
ENEMIES = ["2f4", "2g6", "2g4h", "2e6", "2h5", "2e4", "2f7", "2h3l", "2d4", "2b5h"]
"""Something to do for everybody who comes to f5, wherever the pattern leaves room."""


def opened(card: str, board: str, square: str = "f5") -> Table:
    """A card that has just been summoned."""
    deck = BEINGS[CARD.number(card)].deck
    school = {"imperial": "north", "legends": "north"}.get(deck, deck)
    table = arena(board, card, schools=[school, "south"])
    table.summon(card, square, 0)
    return table


def crowded(card: str) -> str:
    own = pattern(card, "f5").split()
    taken = {word[1:3] for word in own}
    return " ".join([*own, *[word for word in ENEMIES if word[1:3] not in taken]])


@pytest.mark.rule("TK-EFF-3", "TK-EFF-4", "TK-RUL-56", "TK-RUL-8")
@pytest.mark.parametrize("card", MAY)
def test_what_may_be_done_may_be_left(card: str) -> None:
    board = crowded(card)
    if card == "assassin":
        board = board.replace("2e4", "")  # what stands on its mark it must destroy
    table = opened(card, board)
    assert table.kind != "act", "there was nothing to do"
    passes = 0
    while table.kind != "act":
        assert None in table.options
        table.answer(None)
        passes += 1
    # A player who declines is asked once; the High Priestess may upgrade without having moved.
    assert passes == (2 if card == "high-priestess" else 1)
    rank = {"common": "", "heroic": "h", "legendary": "l"}[BEINGS[CARD.number(card)].rank]
    before = [word for word in board.split() if word[1:3] != "f5"]
    assert table.board.split() == sorted([*before, f"1f5{rank}"])
    assert table.s.kills == [0] * 6
    assert table.s.actions == 1


@pytest.mark.rule("TK-EFF-3")
@pytest.mark.parametrize(
    ("card", "square", "answers"),
    [
        ("ritual-keeper", "e5", 1),
        ("ritual-master", "e5", 2),
        ("tree-shepherd", "e5", 1),
        ("two-headed-dragon", "d4", 1),
    ],
)
def test_what_may_be_done_in_part_may_be_left(card: str, square: str, answers: int) -> None:
    board = f"{pattern(card, square)} 1b3h 2h3 2h4h"
    table = opened(card, board, square)
    if card == "tree-shepherd":
        table.pick("b3")  # a piece must be chosen, but a heroic one need not move
    for _ in range(answers):
        table.answer(None)
    assert table.kind == "act"
    assert set(board.split()) - set(table.board.split()) == set()


# -- what was begun -----------------------------------------------------------------------------


@pytest.mark.rule("TK-EFF-2", "TK-RUL-8")
@pytest.mark.parametrize(
    "card",
    [
        "messenger", "infantry-captain", "cavalry-captain", "warlord", "hypnotist",
        "master-of-intrigue",
    ],
)  # fmt: skip
def test_a_piece_that_was_chosen_to_move_must_move(card: str) -> None:
    table = opened(card, f"{pattern(card, 'f5')} 2b4 2b6")
    assert table.kind in ("mover", "slider", "rider", "plotter")
    table.answer(table.options[-1])
    assert None not in table.options


@pytest.mark.rule("TK-EFF-4", "TK-RUL-8")
def test_a_cavalry_captains_piece_may_stop_after_its_first_move() -> None:
    table = opened("cavalry-captain", pattern("cavalry-captain", "f5"))
    table.pick("e6", "d6")
    assert None in table.options
    table.pick("-")
    assert (table.kind, table.at("d6")) == ("act", "1")


# -- one of two ways ----------------------------------------------------------------------------

ROW = "2b2 2c2 2d2 2e2 2f2"


@pytest.mark.rule("TK-EFF-5", "TK-RUL-40")
@pytest.mark.parametrize(
    ("flare", "board", "supply", "kind"),
    [
        # Place, or upgrade an own common: without one, place; without a piece, upgrade.
        ("flare-6", "2b2h 2c2h 2d2h 2e2h", 16, "put"),
        ("flare-6", "2b2h 2c2h 2d2h 2e2h 1a5 1a6", 2, "upgrade"),
        ("flare-6", "2b2h 2c2h 2d2h 2e2h", 0, "act"),
        # Place, or convert an enemy common: without a piece neither.
        ("flare-4", f"{ROW} 2g2 1a5", 1, "act"),
        # Move an own common, or upgrade it: shut in, it is upgraded.
        ("flare-5", "2c2h 2d1h 2d2h 2b2h 1c1", 16, "act"),
    ],
)
def test_a_way_that_cannot_be_gone_is_not_offered(
    flare: str, board: str, supply: int, kind: str
) -> None:
    table = arena(board, f"knight {flare}", supply=supply)
    table.flare(flare)
    assert table.kind == kind
    if flare == "flare-5":
        assert table.at("c1") == "1h"


@pytest.mark.rule("TK-EFF-5", "TK-RUL-40")
def test_a_flare_that_would_convert_a_common_places_where_there_is_none() -> None:
    table = arena("2b2h 2c2h 2d2h 2e2l 2f2l 2g2l 1a3h", "flare-4")
    table.flare("flare-4")
    table.pick("e5")  # the upper effect
    assert table.kind == "put"
    table.pick("e6")
    assert (table.at("e5"), table.at("e6"), table.kind) == ("1", "1", "act")


@pytest.mark.rule("TK-EFF-5", "TK-RUL-40")
def test_a_flare_with_two_moves_begins_with_the_one_that_can_be_made() -> None:
    table = arena("1e5 2d4 2d5 2d6 2e4 2e6 2f4 2f5 2f6", "flare-9")
    table.flare("flare-9")
    # A common piece among common ones can only go in combat; then there is room.
    assert (table.kind, table.options) == ("way", [None, 1])
    table.answer(1)
    table.pick("e6", "e5")
    assert (table.at("e5"), table.at("e6"), table.kind) == ("1", "", "act")


@pytest.mark.rule("TK-EFF-5", "TK-RUL-40")
def test_a_war_drummer_drums_for_nobody_if_no_piece_can_move() -> None:
    # The three others stand in a corner, shut in by heroics and legendary pieces.
    board = "1d2 1e2 1d3 1e3 2c1h 2c2h 2c3h 2c4h 2d4h 2e4h 2f4h 2f3h 2f2h 2f1h 2d1h 2e1h"
    table = arena(board, "war-drummer", schools=["highland", "south"], actions=2)
    table.summon("war-drummer", "d2")
    assert table.kind == "way"  # they may still move upon each other
    assert table.options == [None, 0]  # and only in combat


@pytest.mark.rule("TK-EFF-5", "TK-RUL-40")
@pytest.mark.parametrize(
    ("own", "more", "ways"),
    [
        # A legendary piece, or up to two others; its pattern has one of its own at g6.
        ("1g6l", "2e4 2g4", [None, 0, 1]),
        ("1g6l", "2e4l", [None, 0]),
        ("1g6", "2g4h", [None, 1]),
        ("1g6", "2e4l", [None, 0, 1]),
    ],
)
def test_a_legend_slayer_is_offered_what_stands_diagonally_beside_it(
    own: str, more: str, ways: list[int | None]
) -> None:
    board = pattern("legend-slayer", "f5").replace("1g6", own)
    table = opened("legend-slayer", f"{board} {more}")
    assert (table.kind, table.options) == ("way", ways)


@pytest.mark.rule("TK-EFF-5", "TK-RUL-40")
@pytest.mark.parametrize("more", ["2f2 2h3h", "2f4l 2f3h"])
def test_a_fire_elemental_that_reaches_nothing_is_not_asked(more: str) -> None:
    table = opened("fire-elemental", f"{pattern('fire-elemental', 'f5')} {more}")
    assert table.kind == "act"
    assert {*more.split()} <= {*table.board.split()}


@pytest.mark.rule("TK-RUL-65", "TK-EFF-2")
@pytest.mark.parametrize(
    ("more", "way", "then"),
    [
        # Beside it, or within two squares; one of the two is empty.
        ("2f4h", 0, "-f4"),
        ("2f4h", 1, "2f4h"),
        ("2f3", 0, "2f3"),
        ("2f3", 1, "-f3"),
    ],
)
def test_both_ways_of_a_fire_elemental_are_its_players_choice(
    more: str, way: int, then: str
) -> None:
    table = opened("fire-elemental", f"{pattern('fire-elemental', 'f5')} {more}")
    assert (table.kind, table.options) == ("way", [0, 1])
    table.answer(way)
    assert table.at(then[1:3]) == ("" if then[0] == "-" else then[0] + then[3:])
    assert table.kind == "act"


@pytest.mark.rule("TK-EFF-2", "TK-RUL-8")
def test_a_fire_elemental_must_burn_one_or_the_other() -> None:
    table = opened("fire-elemental", f"{pattern('fire-elemental', 'f5')} 2f4h 2f3 1e4 1g4h")
    assert (table.kind, table.options) == ("way", [0, 1])
    table.answer(0)
    assert [table.at(name) for name in ("f4", "f3", "e4", "g4")] == ["", "2", "1", "1h"]


# -- a Kiskin Spirit and the discards -----------------------------------------------------------


@pytest.mark.rule("TK-RUL-8", "TK-RUL-52")
def test_a_kiskin_spirit_draws_one_more_if_nothing_has_been_discarded() -> None:
    table = opened("kiskin-spirit", pattern("kiskin-spirit", "f5"))
    assert table.kind == "act"
    table.place("a4")
    assert len(table.s.players[0].hand) == 4


@pytest.mark.rule("TK-RUL-8", "TK-RUL-52")
def test_the_card_a_kiskin_spirit_puts_on_the_deck_has_left_the_discards() -> None:
    table = arena(pattern("kiskin-spirit", "f5"), "kiskin-spirit naiad sapling",
                  schools=["sylvan", "south"], actions=3)  # fmt: skip
    table.discard("naiad")
    table.summon("kiskin-spirit", "f5", 0)
    table.answer(CARD.number("naiad"))
    assert table.s.players[0].discard.cards == [CARD.number("kiskin-spirit")]
    table.place("a4")
    # It is the first card drawn, before the two others.
    assert next(args[1] for args in table.told("drew_card")) == CARD.number("naiad")
    assert len(table.s.players[0].hand) == 4


@pytest.mark.rule("TK-RUL-52")
def test_kiskin_spirit_shows_the_card_to_all_and_says_what_will_be_drawn() -> None:
    table = arena(pattern("kiskin-spirit", "e5"), "kiskin-spirit", schools=SYLVAN)
    table.s.players[0].discard.add(CARD.number("naiad"), 1)
    table.s.players[0].deck.remove(CARD.number("naiad"))
    table.summon("kiskin-spirit", "e5")
    table.answer(CARD.number("naiad"))
    assert table.told("topped") == [(0, CARD.number("naiad"))]
    assert table.told("will_draw") == [(0, 0)]
    cannot_undo_for_all_have_seen(table)
