"""Summoning: the square, shortage, improvising and borrowing."""

from __future__ import annotations

import pytest

from grimorio.games.tashkalar.kinds import SUMMON
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.summoning import foreign_summons, lenders
from grimorio.games.tashkalar.state import MELEE
from grimorio.kit.numbers import NONE
from tests.games.tashkalar.boards import square_named
from tests.games.tashkalar.builders import arena, pattern

HIGHLAND = ["highland", "south", "sylvan", "north"]


@pytest.mark.rule("TK-SUMMON-1", "TK-SUMMON-8", "TK-SUMMON-9", "TK-SUMMON-10")
def test_summoning_costs_an_action_and_puts_the_beings_piece_on_the_empty_square() -> None:
    table = arena(pattern("eagle-lord", "e5"), "eagle-lord", schools=HIGHLAND)
    table.summon("eagle-lord", "e5")
    assert table.at("e5") == "1h"
    assert table.s.actions == 1
    table.pick("-")
    assert table.board == "1c5 1d6 1e5h 1f6 1g5"


@pytest.mark.rule("TK-SUMMON-2", "TK-SUMMON-16")
def test_the_card_lies_open_while_its_effect_is_resolved_and_is_discarded_then() -> None:
    table = arena(pattern("eagle-lord", "e5"), "eagle-lord", schools=HIGHLAND)
    table.summon("eagle-lord", "e5")
    assert table.s.card == CARD.number("eagle-lord")
    assert table.hand(0) == []
    assert table.s.players[0].discard.cards == []
    assert ("summoned", (0, CARD.number("eagle-lord"), table.s.at)) in [
        (event.kind.name, event.args) for event in table.game.events(1)
    ]
    table.pick("-")
    assert table.s.card == -1
    assert table.s.players[0].discard.cards == [CARD.number("eagle-lord")]


@pytest.mark.rule("TK-SUMMON-16", "TK-RUL-31")
def test_a_summoned_legend_goes_to_the_shared_discards() -> None:
    table = arena(pattern("titan", "e4"), "titan")
    table.summon("titan", "e4")
    assert table.s.legend_discard == [CARD.number("titan")]


@pytest.mark.rule("TK-SUMMON-3")
def test_without_its_pattern_a_being_cannot_be_summoned() -> None:
    table = arena("1d6 1f6 1c5", "eagle-lord", schools=HIGHLAND)
    assert table.acts("summon") == []
    # Neither do the pieces of a rival help in a duel.
    assert arena("1d6 1f6 1c5 2g5", "eagle-lord", schools=HIGHLAND).acts("summon") == []


@pytest.mark.rule("TK-SUMMON-11")
def test_where_the_pattern_shows_a_piece_on_the_square_one_must_be_there() -> None:
    shown = pattern("high-priestess", "e5")
    assert "1e5" in shown.split()
    assert "e5" in arena(shown, "high-priestess").summons("high-priestess")
    assert arena(shown.replace("1e5", "2e5"), "high-priestess").acts("summon") == []
    assert arena(shown.replace("1e5", ""), "high-priestess").acts("summon") == []


@pytest.mark.rule("TK-SUMMON-12", "TK-EX-20")
@pytest.mark.parametrize(
    ("there", "kills"), [("2e5", [1, 0, 0]), ("2e5h", [0, 1, 0]), ("1e5h", [0, 0, 0])]
)
def test_a_piece_of_equal_or_lower_rank_on_the_square_is_destroyed(
    there: str, kills: list[int]
) -> None:
    table = arena(f"{pattern('eagle-lord', 'e5')} {there}", "eagle-lord", schools=HIGHLAND)
    table.summon("eagle-lord", "e5")
    assert table.at("e5") == "1h"
    assert table.s.kills[3:] == kills
    assert len(table.told("destroyed")) == 1


@pytest.mark.rule("TK-SUMMON-13", "TK-SUMMON-14", "TK-EX-20", "TK-RUL-24")
@pytest.mark.parametrize("there", ["2e5l", "1e5l"])
def test_a_piece_of_higher_rank_there_forbids_the_summoning(there: str) -> None:
    table = arena(f"{pattern('eagle-lord', 'e5')} {there}", "eagle-lord", schools=HIGHLAND)
    assert table.acts("summon") == []
    assert table.hand(0) == ["eagle-lord"]
    assert table.s.actions == 2


@pytest.mark.rule("TK-RUL-24")
def test_an_own_piece_that_outranks_the_being_blocks_even_where_the_pattern_asks_for_one() -> None:
    shown = pattern("high-priestess", "e5").replace("1e5", "1e5l")
    assert arena(shown, "high-priestess").acts("summon") == []


@pytest.mark.rule("TK-SUMMON-15", "TK-EFF-1")
def test_the_effect_follows_and_nothing_else_can_be_done_before_it_is_resolved() -> None:
    table = arena(pattern("eagle-lord", "e5"), "eagle-lord flare-12", schools=HIGHLAND)
    table.summon("eagle-lord", "e5")
    assert table.asked == (0, "leap")
    assert all(option is None or isinstance(option, int) for option in table.options)


@pytest.mark.rule("TK-RUL-26", "TK-TERM-5")
def test_the_orientation_announced_says_which_squares_are_marked() -> None:
    # The Assassin at e5 by way of two diagonals; its mark lies in between each of them.
    table = arena("1b4 1c3 1d2 1h4 1g3 1f2 2d4 2f4", "assassin")
    table.summon("assassin", "e5", 0)
    assert (table.at("d4"), table.at("f4")) == ("", "2")


@pytest.mark.rule("TK-TERM-5", "TK-RUL-23")
def test_a_marked_square_beyond_the_board_is_not_there() -> None:
    table = arena(pattern("summoner", "e1"), "summoner")
    table.summon("summoner", "e1", 0)
    assert table.squares == "- c1 d1 f1 g1"


# -- shortage -----------------------------------------------------------------------------------


@pytest.mark.rule("TK-SHORT-1", "TK-SHORT-3", "TK-EX-24", "TK-RUL-25")
def test_without_a_piece_in_the_reserve_the_one_on_the_square_becomes_the_being() -> None:
    table = arena(pattern("high-priestess", "e5"), "high-priestess", supply=3)
    table.summon("high-priestess", "e5")
    assert table.kind == "move"
    assert table.board == "1d7 1e5h 1f7"


@pytest.mark.rule("TK-SHORT-4", "TK-RUL-25", "TK-RUL-19")
def test_else_a_piece_outside_the_pattern_is_taken_from_the_board() -> None:
    table = arena(f"{pattern('eagle-lord', 'e5')} 1a5h 1b5 2h2", "eagle-lord",
                  schools=HIGHLAND, supply=6)  # fmt: skip
    table.summon("eagle-lord", "e5")
    assert (table.kind, table.squares) == ("take", "a5 b5")
    table.pick("a5")
    assert (table.at("a5"), table.at("e5"), table.at("b5")) == ("", "1h", "1")
    assert table.s.kills == [0] * 6
    assert table.told("destroyed") == []


@pytest.mark.rule("TK-SHORT-2")
def test_nothing_is_taken_from_the_board_while_a_piece_is_in_the_reserve() -> None:
    table = arena(f"{pattern('eagle-lord', 'e5')} 1a5", "eagle-lord", schools=HIGHLAND, supply=6)
    table.summon("eagle-lord", "e5")
    assert table.kind == "leap"
    assert table.at("a5") == "1"


@pytest.mark.rule("TK-SHORT-5", "TK-EX-25")
def test_if_every_piece_is_part_of_the_pattern_the_being_cannot_come() -> None:
    table = arena(pattern("eagle-lord", "e5"), "eagle-lord", schools=HIGHLAND, supply=4)
    assert table.acts("summon") == []


@pytest.mark.rule("TK-SHORT-4", "TK-SHORT-5", "TK-RUL-25")
def test_a_legend_needs_a_legendary_piece() -> None:
    three = "1a5l 1b5l 1c5l"
    table = arena(f"{pattern('time-elemental', 'e4')} {three}", "time-elemental")
    table.summon("time-elemental", "e4")
    assert (table.kind, table.squares) == ("take", "a5 b5 c5")
    table.pick("b5")
    assert table.at("e4") == "1l"
    assert pieces.reserve(table.s, 0, 2) == 0
    # All three in the pattern: none is left to become the legend.
    all_used = "1d5l 1f5l 1e6l 1d7 1f7"
    assert arena(all_used, "time-elemental").acts("summon") == []


@pytest.mark.rule("TK-RUL-62", "TK-SHORT-1..5")
def test_two_foreign_pieces_are_enough_while_a_piece_is_in_the_reserve() -> None:
    s = arena("2g7 3i7", form=MELEE, seats=3).s
    s.borrows = True
    eagle, at = CARD.number("wild-eagle"), square_named("h6")
    pairs = {(square_named("g7"), square_named("i7")), (square_named("i7"), square_named("g7"))}
    found = [SUMMON.parts(one) for one in foreign_summons(s, 0, [eagle])]
    assert {(one[3], one[4]) for one in found if one[:2] == (eagle, at)} == pairs
    s.sides[0].supply = 0
    assert foreign_summons(s, 0, [eagle]) == []


# -- improvising --------------------------------------------------------------------------------


@pytest.mark.rule("TK-IMPRO-2", "TK-IMPRO-4", "TK-IMPRO-7", "TK-MSETUP-3")
def test_in_a_melee_a_rivals_piece_fills_a_square_once_and_keeps_its_colour() -> None:
    table = arena("1d5 2f5", "wild-eagle", form=MELEE, seats=3, schools=HIGHLAND)
    assert table.summons("wild-eagle") == ["e4", "e6"]
    table.summon("wild-eagle", "e4", improvised="f5")
    table.pick("-")
    assert table.board == "1d5 1e4 2f5"
    assert table.s.sides[0].spent == 0b10


@pytest.mark.rule("TK-IMPRO-1", "TK-IMPRO-3")
def test_each_rivals_colour_serves_once() -> None:
    table = arena("1d5 2f5 3d7 2b2", "wild-eagle", form=MELEE, seats=3, schools=HIGHLAND)
    table.s.sides[0].spent = 0b10
    assert lenders(table.s, 0) == [2]
    table.game.answer(0, ("place", 0 * 13 + 4))
    assert table.summons("wild-eagle") == ["c6", "e6"]


@pytest.mark.rule("TK-IMPRO-5")
def test_only_one_piece_of_a_rival_is_used() -> None:
    table = arena("2d5 2f5", "wild-eagle", form=MELEE, seats=3, schools=HIGHLAND)
    assert table.summons("wild-eagle") == []
    assert arena("2d5 3f5", "wild-eagle", form=MELEE, seats=3, schools=HIGHLAND).summons(
        "wild-eagle"
    ) == []  # fmt: skip


@pytest.mark.rule("TK-IMPRO-4")
def test_the_piece_used_has_its_own_rank() -> None:
    board = pattern("titan", "e4").replace("1e5h", "2e5")
    assert arena(board, "titan", form=MELEE, seats=3).summons("titan") == []
    board = board.replace("2e5", "2e5h")
    assert arena(board, "titan", form=MELEE, seats=3).summons("titan") == ["e4"]


@pytest.mark.rule("TK-IMPRO-6")
def test_the_benefit_covers_that_one_being() -> None:
    table = arena("1d5 2f5", "wild-eagle dire-wolf", form=MELEE, seats=3, schools=HIGHLAND)
    table.summon("wild-eagle", "e4", improvised="f5")
    table.pick("-")
    found = [SUMMON.parts(one) for one in table.options if SUMMON.matches(one)]
    assert all((borrowed, improvised) == (NONE, NONE) for _, _, _, borrowed, improvised in found)


@pytest.mark.rule("TK-IMPRO-8", "TK-IMPRO-9", "TK-EX-31")
def test_during_the_effect_it_is_an_enemy_piece_that_was_used() -> None:
    # A Two-Headed Dragon with a heroic of the second player in its pattern.
    board = pattern("two-headed-dragon", "d4").replace("1e5h", "2e5h")
    table = arena(board, "two-headed-dragon", form=MELEE, seats=3)
    table.summon("two-headed-dragon", "d4", improvised="e5")
    table.answer(2)
    assert "e5" in table.squares.split()
    table.pick("f4")
    assert table.squares == "- e5"
    table.pick("e5")
    assert table.s.kills[3:6] == [0, 1, 0]


@pytest.mark.rule("TK-RUL-27")
def test_a_rivals_piece_may_be_the_one_on_the_square_and_is_destroyed() -> None:
    board = pattern("high-priestess", "e5").replace("1e5", "2e5")
    table = arena(board, "high-priestess", form=MELEE, seats=3)
    table.summon("high-priestess", "e5", improvised="e5")
    assert table.at("e5") == "1h"
    assert table.s.kills[3:6] == [1, 0, 0]


@pytest.mark.rule("TK-IMPRO-1", "TK-FORM-4")
def test_there_is_no_improvising_in_a_duel() -> None:
    assert arena("1d5 2f5", "wild-eagle", schools=HIGHLAND).acts("summon") == []


# -- borrowing ----------------------------------------------------------------------------------


@pytest.mark.rule("TK-RUL-62")
def test_the_war_summoner_lends_one_enemy_piece_to_the_next_summoning() -> None:
    table = arena(f"{pattern('war-summoner', 'e5')} 1g7 2i7", "war-summoner wild-eagle",
                  schools=HIGHLAND)  # fmt: skip
    assert "h6" not in table.summons("wild-eagle")
    table.summon("war-summoner", "e5")
    assert table.s.actions == 2
    table.summon("wild-eagle", "h6", borrowed="i7")
    table.pick("-")
    assert table.at("i7") == "2"
    assert not table.s.borrows


@pytest.mark.rule("TK-RUL-62")
def test_the_loan_is_gone_after_the_next_summoning_even_if_it_was_not_used() -> None:
    table = arena(f"{pattern('war-summoner', 'e5')} 1g7 1i7 2b3", "war-summoner wild-eagle",
                  schools=HIGHLAND)  # fmt: skip
    table.summon("war-summoner", "e5")
    table.summon("wild-eagle", "h6")
    table.pick("-")
    assert not table.s.borrows


@pytest.mark.rule("TK-RUL-62", "TK-IMPRO-5")
def test_a_loan_and_an_improvised_piece_may_serve_together() -> None:
    table = arena(f"{pattern('war-summoner', 'e5')} 2g7 3i7", "war-summoner wild-eagle",
                  form=MELEE, seats=3, schools=HIGHLAND)  # fmt: skip
    table.summon("war-summoner", "e5")
    table.summon("wild-eagle", "h6", borrowed="g7", improvised="i7")
    assert table.s.sides[0].spent == 0b100


@pytest.mark.rule("TK-IMPRO-6", "TK-RUL-62")
def test_a_loan_to_come_is_told() -> None:
    schools = ["highland", "south"]
    table = arena(pattern("war-summoner", "e5"), "war-summoner", schools=schools)
    table.summon("war-summoner", "e5")
    assert table.told("will_borrow") == [(0,)]
