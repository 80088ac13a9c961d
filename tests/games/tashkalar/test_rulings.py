"""What the sheet leaves open and no other chapter tests, as this table plays it."""

from __future__ import annotations

from typing import Any

import pytest

import grimorio
from grimorio.core import Game, Options, Value
from grimorio.games.tashkalar.components.box import Being
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.board import DUEL_SQUARES, MELEE_SQUARES
from grimorio.games.tashkalar.rules.drawing import deck_size, straight
from grimorio.games.tashkalar.rules.pieces import occupied
from grimorio.games.tashkalar.rules.summoning import lenders
from grimorio.games.tashkalar.state import DUEL, MELEE, Arena
from tests.games.tashkalar.builders import arena, pattern


def to_first_turn(seats: int, options: Options) -> Game[Arena]:
    game: Game[Arena] = grimorio.new("tashkalar", seats=seats, seed=1, options=options)
    while game.pending[0].kind.name != "act":
        ask = game.pending[0]
        game.answer(ask.seat, ask.options[0])
    return game


@pytest.mark.rule("TK-RUL-1", "TK-FORM-1", "TK-RUL-11")
@pytest.mark.parametrize(
    ("seats", "options", "tasks", "pieces", "markers", "sideways", "offers"),
    [
        # tasks on the table, pieces on the board, markers of a colour, cards sideways, offers
        (2, {"form": "elite"}, 4, 0, 0, 0, ["surrender"]),
        (2, {}, 0, 2, 1, 0, ["surrender"]),
        (3, {}, 0, 3, 2, 0, []),
        (4, {}, 0, 3, 3, 0, []),
        (4, {"form": "elite", "teams": True}, 4, 0, 0, 6, ["hand_over", "surrender"]),
        (4, {"teams": True}, 0, 2, 1, 6, ["hand_over", "surrender"]),
    ],
)
def test_every_form_has_what_belongs_to_it_and_nothing_of_the_others(
    seats: int,
    options: Options,
    tasks: int,
    pieces: int,
    markers: int,
    sideways: int,
    offers: list[str],
) -> None:
    game = to_first_turn(seats, options)
    s = game.state
    assert len(s.tasks) + (s.next_task >= 0) == tasks
    assert occupied(s).bit_count() == pieces
    assert [17 - side.supply for side in s.sides] == [markers] * len(s.sides)
    assert deck_size(s, s.turn) - straight(s, s.turn) == sideways
    assert [offer.value for offer in game.standing(s.turn)] == offers


@pytest.mark.rule("TK-RUL-5", "TK-RUL-6", "TK-RUL-8")
def test_components_say_which_tasks_are_advanced_and_where_starting_pieces_go() -> None:
    assert sorted(task.id for task in CONTENT.tasks if task.advanced) == [
        "diagonals", "end-of-legends", "envelopment", "green-legends", "heroic-devastation",
        "isolation", "legendary-summoning", "red-legends",
    ]  # fmt: skip
    assert [[name_of(at) for at in squares] for squares in DUEL_SQUARES] == [["c5"], ["g5"]]
    assert [[name_of(at) for at in squares] for squares in MELEE_SQUARES] == [
        ["f2", "g2"], ["b7", "c7"], ["g6", "g7"],
    ]  # fmt: skip


@pytest.mark.rule("TK-RUL-27", "TK-IMPRO-2")
def test_a_marker_is_turned_by_the_summoning_and_not_before() -> None:
    board = pattern("high-priestess", "e5").replace("1e5", "2e5l")
    table = arena(board, "high-priestess", form=MELEE, seats=3)
    # The rival's piece outranks the being: there is no such summoning, and nothing is spent.
    assert table.acts("summon") == []
    assert lenders(table.s, 0) == [1, 2]


@pytest.mark.rule("TK-RUL-25", "TK-SHORT-3")
def test_a_piece_reused_on_the_square_counts_as_destroyed_and_scores_nothing() -> None:
    board = f"{pattern('high-priestess', 'e5')} 2f5 2d5"
    table = arena(board, "high-priestess", supply=3, actions=1)
    table.summon("high-priestess", "e5")
    assert table.told("lifted") == []
    assert (table.at("d5"), table.at("f5")) == ("2", "2")
    assert [(side, rank) for side, rank, _ in table.told("destroyed")] == [(0, 0)]
    table.pick("-")
    assert table.s.kills == [0] * 6
    assert [side.points for side in table.s.sides] == [[0, 0], [0, 0]]


@pytest.mark.rule("TK-MSCORE-5")
def test_the_point_for_unpaired_pieces_may_be_left() -> None:
    table = arena("", form=MELEE, seats=3, actions=1)
    table.s.kills = [0, 0, 0, 1, 0, 0, 1, 0, 0]
    table.place("e5")
    assert (table.asked, table.options) == ((0, "leftover"), [None, 1, 2])
    table.answer(None)
    assert table.s.sides[0].points == [0, 0, 0]
    assert table.asked == (1, "act")


@pytest.mark.rule("TK-DSCORE-5", "TK-MSCORE-6")
@pytest.mark.parametrize(("form", "seats"), [(DUEL, 2), (MELEE, 3)])
def test_of_a_turn_without_points_nothing_is_told(form: int, seats: int) -> None:
    table = arena("", form=form, seats=seats, actions=1)
    table.s.kills[3] = 1
    table.place("e5")
    assert table.told("scored") == []


@pytest.mark.rule("TK-SUMMON-12", "TK-SUMMON-13", "TK-RUL-24", "TK-RUL-9")
@pytest.mark.parametrize(
    ("there", "comes"),
    [("2e5", True), ("1e5", True), ("2e5h", False), ("1e5h", False), ("2e5l", False)],
)
def test_a_common_being_comes_upon_commons_alone(there: str, comes: bool) -> None:
    table = arena(f"{pattern('swordmaster', 'e5')} {there}", "swordmaster")
    assert ("e5" in table.summons("swordmaster")) == comes


@pytest.mark.rule("TK-SUMMON-12", "TK-SUMMON-13")
def test_a_legend_comes_upon_any_piece() -> None:
    for there in ("2e4", "2e4h", "2e4l", "1e4l"):
        table = arena(f"{pattern('time-elemental', 'e4')} {there}", "time-elemental")
        assert table.summons("time-elemental") == ["e4"]


@pytest.mark.rule("TK-DRAW-1", "TK-DRAW-5", "TK-RUL-33")
def test_who_draws_nothing_is_told_of_no_card() -> None:
    full = arena("", "knight herald bomb titan leviathan flare-1", actions=1)
    full.place("e5")
    assert full.told("drew") == []
    # Two beings are missing and one is left; there is no legend and no flare anywhere.
    table = arena("", "knight", deck="bomb", actions=1)
    table.s.legend_deck, table.s.flare_deck = [], []
    table.place("e5")
    assert table.told("drew") == [(0, 0, 1)]
    assert [args[1] for args in table.told("drew_card")] == [CARD.number("bomb")]


@pytest.mark.rule("TK-DSCORE-7", "TK-SUMMON-16", "TK-RUL-28", "TK-RUL-31")
@pytest.mark.parametrize("legend", [being.id for being in CONTENT.legends])
def test_every_legend_is_worth_a_point_and_goes_to_the_shared_discards(legend: str) -> None:
    table = arena(pattern(legend, "f4"), legend)
    table.summon(legend, "f4", 0)
    assert table.s.sides[0].points == [0, 1]
    while table.kind != "act":
        table.answer(table.options[-1])
    assert table.s.legend_discard == [CARD.number(legend)]
    assert table.s.players[0].discard.cards == []


@pytest.mark.rule("TK-DSCORE-7", "TK-SUMMON-16")
@pytest.mark.parametrize("being", CONTENT.beings, ids=[being.id for being in CONTENT.beings])
def test_no_other_being_is(being: Being) -> None:
    school = "north" if being.deck == "imperial" else being.deck
    table = arena(pattern(being.id, "f5"), being.id, schools=[school, "south"])
    table.summon(being.id, "f5", 0)
    while table.kind != "act":
        table.answer(table.options[-1])
    assert table.s.sides[0].points == [0, 0]
    assert table.s.players[0].discard.cards == [CARD.number(being.id)]
    assert table.s.legend_discard == []


# -- a rival's piece in the pattern -------------------------------------------------------------

HIGHLAND = ["highland", "south", "sylvan", "north"]


@pytest.mark.rule("TK-SHORT-5", "TK-IMPRO-4")
def test_an_improvised_being_needs_a_piece_too() -> None:
    eagle: dict[str, Any] = {"form": MELEE, "seats": 3, "schools": HIGHLAND}
    assert arena("1d5 2f5", "wild-eagle", supply=1, **eagle).summons("wild-eagle") == []
    # The rival's piece is no part of the summoner's supply; another own one is.
    table = arena("1d5 2f5 1a5", "wild-eagle", supply=2, **eagle)
    table.summon("wild-eagle", "e4", improvised="f5")
    assert (table.at("e4"), table.at("a5"), table.at("d5")) == ("1", "", "1")


@pytest.mark.rule("TK-RUL-62", "TK-IMPRO-3")
def test_beside_a_loan_only_a_colour_not_yet_spent_can_be_improvised_with() -> None:
    table = arena(f"{pattern('war-summoner', 'e5')} 2g7 3i7", "war-summoner wild-eagle",
                  form=MELEE, seats=3, schools=HIGHLAND)  # fmt: skip
    table.s.sides[0].spent = 0b100
    table.summon("war-summoner", "e5")
    table.summon("wild-eagle", "h6", borrowed="i7", improvised="g7")
    assert [name_of(int(str(args[2]))) for args in table.told("borrowed")] == ["i7"]
    assert [args[1] for args in table.told("improvised")] == [1]
    table = arena(f"{pattern('war-summoner', 'e5')} 2g7 3i7", "war-summoner wild-eagle",
                  form=MELEE, seats=3, schools=HIGHLAND)  # fmt: skip
    table.s.sides[0].spent = 0b100
    table.summon("war-summoner", "e5")
    with pytest.raises(AssertionError, match="cannot be summoned"):
        table.summon("wild-eagle", "h6", borrowed="g7", improvised="i7")


@pytest.mark.rule("TK-RUL-62", "TK-SHORT-5")
def test_a_loan_and_an_improvised_piece_do_not_help_without_a_piece_to_come() -> None:
    board = f"{pattern('war-summoner', 'e5')} 2g7 3i7"
    table = arena(board, "war-summoner wild-eagle", form=MELEE, seats=3, schools=HIGHLAND, supply=5)
    table.summon("war-summoner", "e5")
    table.summon("wild-eagle", "h6", borrowed="g7", improvised="i7")
    assert table.kind == "take"  # every own piece is outside that pattern


@pytest.mark.rule("TK-EFF-5", "TK-MOVE-1")
def test_a_piece_that_cannot_move_is_not_asked_to() -> None:
    # The piece at c1 stands in a corner where every square is taken.
    board = f"{pattern('herald', 'f5')} 1c1 2d1 2b2 2c2 2d2"
    table = arena(board, "herald")
    table.summon("herald", "f5", 0)
    assert table.squares == "- f5 g6 g7 h6"


# -- what may be left -----------------------------------------------------------------------------


@pytest.mark.rule("TK-EFF-3")
def test_a_conversion_that_may_be_made_can_be_left() -> None:
    table = arena(f"{pattern('dryad', 'e5')} 2f5", "dryad", schools=["sylvan", "south"])
    table.summon("dryad", "e5")
    table.pick("-")
    assert (table.at("f5"), table.s.kills, table.kind) == ("2", [0] * 6, "act")


@pytest.mark.rule("TK-EFF-4", "TK-CHANGE-1")
@pytest.mark.parametrize(("answers", "count"), [("-", 4), ("c4 -", 5), ("c4 g6", 6)])
def test_up_to_two_pieces_placed_are_none_one_or_two(answers: str, count: int) -> None:
    table = arena(pattern("summoner", "e6"), "summoner")
    table.summon("summoner", "e6")
    table.pick(*answers.split())
    assert table.kind == "act"
    assert len(table.board.split()) == count


@pytest.mark.rule("TK-EFF-3", "TK-EFF-5", "TK-RUL-55")
def test_what_depends_on_a_leap_is_not_asked_without_it() -> None:
    table = arena(pattern("gryphon-rider", "e5"), "gryphon-rider")
    table.summon("gryphon-rider", "e5", 0)
    table.pick("-")
    assert (table.kind, table.at("e5")) == ("act", "1h")


@pytest.mark.rule("TK-RUL-55", "TK-CHANGE-8", "TK-CHANGE-1")
def test_the_gryphon_rider_sets_down_a_piece_beside_where_it_landed() -> None:
    table = arena(f"{pattern('gryphon-rider', 'e5')} 2h3 2g2l", "gryphon-rider")
    table.summon("gryphon-rider", "e5", 0)
    table.pick("h2")
    table.answer("yes")
    assert table.squares == "g1 g3 i3"
    table.pick("g3")
    assert (table.at("h2"), table.at("g3")) == ("1", "1")


@pytest.mark.rule("TK-EFF-2", "TK-RUL-8")
def test_whoever_chose_a_piece_to_leap_must_leap_with_it() -> None:
    table = arena("2b2 2c2 2d2 2e2 2f2 1e5", "flare-6")
    table.flare("flare-6")
    assert None in table.options
    table.pick("e5")
    assert None not in table.options


@pytest.mark.rule("TK-RUL-56", "TK-EFF-4")
def test_leviathan_may_stop_at_any_point_of_a_connected_group() -> None:
    board = f"{pattern('leviathan', 'f5')} 2a3 2a4 2a5 2c4 1a6"
    table = arena(board, "leviathan")
    table.summon("leviathan", "f5", 0)
    table.answer(1)
    table.pick("a4")
    # Only what is beside the group: not c4, two squares away.
    assert table.squares == "- a3 a5"
    table.pick("a5")
    assert table.squares == "- a3 a6"
    table.pick("-")
    assert table.s.kills == [0, 0, 0, 2, 0, 0]
    assert (table.at("a3"), table.at("a6"), table.at("c4")) == ("2", "1", "2")


@pytest.mark.rule("TK-RUL-8")
def test_leviathan_takes_no_more_than_four_commons_or_three_upgraded_pieces() -> None:
    row = "2a3{0} 2a4{0} 2a5{0} 2a6{0} 2a7{0}"
    table = arena(f"{pattern('leviathan', 'f5')} {row.format('')}", "leviathan")
    table.summon("leviathan", "f5", 0)
    table.answer(1)
    table.pick("a3", "a4", "a5", "a6")
    assert (table.kind, table.at("a7")) == ("act", "2")
    table = arena(f"{pattern('leviathan', 'f5')} {row.format('h')}", "leviathan")
    table.summon("leviathan", "f5", 0)
    table.answer(0)
    table.pick("a3", "a4", "a5")
    assert (table.kind, table.at("a5"), table.at("a6")) == ("act", "2", "2h")


# -- starting pieces ----------------------------------------------------------------------------


@pytest.mark.rule("TK-MSETUP-6", "TK-MSETUP-7", "TK-EX-30")
@pytest.mark.parametrize(("seats", "counts"), [(3, [1, 1, 1]), (4, [1, 0, 1, 1])])
def test_who_starts_a_melee_with_a_piece_on_the_board(seats: int, counts: list[int]) -> None:
    s = to_first_turn(seats, {}).state
    order = [(s.first + number) % seats for number in range(seats)]
    assert [s.sides[seat].pieces.bit_count() for seat in order] == counts


# -- what partners know -------------------------------------------------------------------------


@pytest.mark.rule("TK-RUL-32", "TK-DRAW-2", "TK-DRAW-3")
def test_partners_see_the_legends_drawn_and_nothing_else_of_each_others_cards() -> None:
    table = arena("", "titan", seats=4, teams=True, actions=1)
    table.place("e5")
    heard = [
        {args[1] for kind, args in told(table.game, seat) if kind in ("drew_card", "partner_drew")}
        for seat in range(4)
    ]
    mine, partner = table.s.players[0], table.s.players[2]
    assert heard[0] == {*mine.hand.cards, *mine.flares.cards, *partner.legends.cards} - {
        CARD.number("titan")
    }
    assert heard[2] == {*partner.legends.cards} - {CARD.number("titan")}
    assert heard[1] == heard[3] == set()
    assert table.told("passed_legends") == [(0, 2, 1)]


@pytest.mark.rule("TK-RUL-32")
def test_who_holds_no_legend_passes_none() -> None:
    table = arena("", seats=4, teams=True, actions=1)
    table.place("e5")
    assert table.told("passed_legends") == []


def told(game: Game[Arena], seat: int) -> list[tuple[str, tuple[Value, ...]]]:
    return [(event.kind.name, event.args) for event in game.events(seat)]
