"""Moves and effects of several squares, and pieces followed while an effect moves them."""

from __future__ import annotations

from random import Random

import pytest

import grimorio
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.moves import COMBAT, STANDARD, movers, moves_from, restrict
from tests.games.tashkalar.boards import square_named
from tests.games.tashkalar.builders import Table, arena, pattern

SYLVAN = ["sylvan", "south"]
HIGHLAND = ["highland", "south"]


def about(table: Table) -> tuple[object, ...]:
    """What the open question is about, but for the card."""
    (ask,) = table.game.pending
    return tuple(ask.about[1:])


# -- several squares in one direction -----------------------------------------------------------


@pytest.mark.rule("TK-MOVE-1", "TK-MOVE-3", "TK-RUL-8")
def test_a_messenger_sends_a_piece_as_far_as_standard_moves_take_it() -> None:
    # A heroic at e3: up to the rim, past a common, not past a heroic or a legendary piece.
    board = f"{pattern('messenger', 'c7')} 1e3h 2g3 2h3h 2e6l 2c1 2c3h 1g5l"
    table = arena(board, "messenger")
    table.summon("messenger", "c7", 0)
    assert "g5" not in table.squares.split()  # a legendary piece is not sent
    table.pick("e3")
    assert table.squares == "a7 b6 c1 c5 d2 d3 d4 e1 e2 e4 e5 f2 f3 f4 g1 g3"
    table.pick("g3")
    assert (table.at("g3"), table.at("e3"), table.at("h3")) == ("1h", "", "2h")
    assert table.s.kills[3:] == [1, 0, 0]


@pytest.mark.rule("TK-MOVE-2", "TK-MOVE-4", "TK-RUL-8", "TK-RUL-56")
def test_a_hell_bull_runs_over_everything_and_stops_at_a_legendary_piece() -> None:
    board = f"{pattern('hell-bull', 'e5')} 2e3l 2h5 2b5l"
    table = arena(board, "hell-bull")
    table.summon("hell-bull", "e5", 0)
    offered = table.squares.split()
    assert [name for name in offered if name[0] == "e"] == ["e3", "e4", "e6", "e7", "e8", "e9"]
    # Over its own pieces as well; to the right nothing stops it but the rim.
    row = [name for name in offered if name.endswith("5")]
    assert row == ["b5", "c5", "d5", "f5", "g5", "h5", "i5"]
    assert "-" in offered
    table.pick("i5")
    assert table.s.kills == [0, 0, 0, 1, 0, 0]
    assert (table.at("f5"), table.at("h5"), table.at("i5")) == ("", "", "1l")


@pytest.mark.rule("TK-RUL-8", "TK-MOVE-4")
@pytest.mark.parametrize(
    ("rank", "reach"),
    [
        (0, "- b2 c3 d1 d2 d3 e4 f4 g4 h4 i4"),
        (1, "- b2 c3 d1 d2 d3 d5 d6 d7 e4 e5 f4 f6 g4 g7"),
        (2, "- c3 c4 c5 d3 d5 e3 e4 e5"),
    ],
)
def test_a_storms_piece_enters_what_its_rank_allows_and_is_gone(rank: int, reach: str) -> None:
    # Round d4 stand a heroic and three legendary pieces of the rival, and a heroic at e5.
    board = f"{pattern('storm-elemental', 'f7')} 2d5h 2c4l 2c5l 2e3l"
    table = arena(board, "storm-elemental")
    table.summon("storm-elemental", "f7", 0)
    table.answer(rank)
    table.pick("d4")
    assert table.squares == reach
    table.pick("-")
    assert table.at("d4") == ""
    assert table.s.kills == [0] * 6


@pytest.mark.rule("TK-RUL-8")
@pytest.mark.parametrize(("rank", "far"), [(0, "d4"), (1, "f4"), (2, "h4")])
def test_a_storms_piece_goes_five_three_or_one_squares_by_its_rank(rank: int, far: str) -> None:
    table = arena(f"{pattern('storm-elemental', 'f7')} 2h4", "storm-elemental")
    table.summon("storm-elemental", "f7", 0)
    table.answer(rank)
    table.pick("i4")
    row = [name for name in table.squares.split() if name.endswith("4")]
    assert row[0] == far
    table.pick(far)
    assert (table.at("h4"), table.at(far), table.at("i4")) == ("", "", "")
    assert table.s.kills == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("TK-RUL-8")
def test_a_storms_piece_is_placed_at_most_three_squares_away() -> None:
    table = arena(pattern("storm-elemental", "f7"), "storm-elemental")
    table.summon("storm-elemental", "f7", 0)
    table.answer(0)
    offered = set(table.squares.split())
    assert {"c4", "i4", "f4", "c9", "g8"} <= offered
    assert not {"b7", "f3", "e5", "f7"} & offered


# -- who is followed ----------------------------------------------------------------------------


@pytest.mark.rule("TK-EFF-6", "TK-RUL-63", "TK-RUL-8")
def test_a_piece_used_is_known_again_after_it_has_moved_upon_another_one_used() -> None:
    table = arena(pattern("master-of-intrigue", "e6"), "master-of-intrigue")
    table.summon("master-of-intrigue", "e6")
    table.pick("d5", "e5", "e5", "f5")
    assert table.squares == "- d7 e6 f5 f7"
    table.pick("f5")
    assert about(table) == (COMBAT, square_named("f5"))


@pytest.mark.rule("TK-EFF-6", "TK-RUL-8")
def test_a_being_that_was_destroyed_by_its_own_effect_moves_no_more() -> None:
    board = pattern("master-of-intrigue", "e6").replace("1d5", "1d5h")
    table = arena(board, "master-of-intrigue")
    table.summon("master-of-intrigue", "e6")
    table.pick("d5", "e6")
    # What stands there now is the piece that was used, with its combat moves.
    table.pick("e6")
    assert about(table) == (COMBAT, square_named("e6"))


@pytest.mark.rule("TK-EFF-6", "TK-RUL-8")
def test_the_master_of_intrigue_itself_makes_standard_moves() -> None:
    table = arena(f"{pattern('master-of-intrigue', 'e6')} 2e5h", "master-of-intrigue")
    table.summon("master-of-intrigue", "e6")
    table.pick("e6")
    assert about(table) == (STANDARD, square_named("e6"))
    assert "e5" not in table.squares.split()
    table.pick("f6", "f6")
    assert about(table) == (STANDARD, square_named("f6"))


@pytest.mark.rule("TK-EFF-6", "TK-RUL-8")
def test_a_piece_that_was_not_used_is_not_moved() -> None:
    table = arena(f"{pattern('master-of-intrigue', 'e6')} 1c3 2g3", "master-of-intrigue")
    table.summon("master-of-intrigue", "e6")
    assert table.squares == "- d5 d7 e6 f5 f7"


@pytest.mark.rule("TK-RUL-8", "TK-EFF-2")
def test_a_piece_the_chronicler_upgraded_may_move_and_no_other() -> None:
    table = arena(f"{pattern('chronicler', 'e6')} 1b3 2d5", "chronicler")
    table.summon("chronicler", "e6", 0)
    assert "e6" not in table.squares.split()
    table.pick("d6")
    assert about(table) == (STANDARD, square_named("d6"))
    assert "d5" in table.squares.split()  # a heroic now, it may enter a common's square
    table.pick("d5")
    assert table.at("d5") == "1h"


@pytest.mark.rule("TK-RUL-8")
def test_a_naiad_moves_two_different_pieces() -> None:
    table = arena(pattern("naiad", "f5"), "naiad", schools=SYLVAN)
    table.summon("naiad", "f5", 0)
    table.pick("e6", "e5")
    # At e5 it is beside her still, but it has moved: only f6 is left.
    assert about(table) == (STANDARD, square_named("f6"))
    table.pick("f7")
    assert table.board == "1d6 1e5 1f5 1f7"


@pytest.mark.rule("TK-RUL-8", "TK-RUL-36")
def test_a_hypnotist_moves_up_to_three_commons_or_two_heroics_of_one_rival_each_once() -> None:
    board = f"{pattern('hypnotist', 'e6')} 2b2 2c3 2g2 2h3 2h5h 2i6h 2b7h"
    table = arena(board, "hypnotist")
    table.summon("hypnotist", "e6")
    table.pick("b2", "b3")
    assert table.squares == "- c3 g2 h3"
    table.pick("c3", "c2", "g2", "g1")
    assert table.asked == (0, "act")
    table = arena(board, "hypnotist")
    table.summon("hypnotist", "e6")
    table.pick("h5", "g5")
    assert table.squares == "- b7 i6"
    table.pick("i6", "i5")
    assert table.asked == (0, "act")


@pytest.mark.rule("TK-RUL-8", "TK-MOVE-3", "TK-MOVE-4")
def test_a_cavalry_captain_sends_one_piece_on_one_combat_move_and_two_standard_ones() -> None:
    table = arena(f"{pattern('cavalry-captain', 'e4')} 2c5 2b5", "cavalry-captain")
    table.summon("cavalry-captain", "e4", 0)
    table.pick("d5", "c5")  # upon an equal piece: the combat move
    assert "b5" not in table.squares.split()
    table.pick("c4", "c3")
    assert table.asked == (0, "act")
    table = arena(f"{pattern('cavalry-captain', 'e4')} 2b5", "cavalry-captain")
    table.summon("cavalry-captain", "e4", 0)
    table.pick("d5", "c5", "c4")
    assert "b5" in table.squares.split()  # the combat move is still left
    table.pick("b5")
    assert table.asked == (0, "act")


@pytest.mark.rule("TK-RUL-8", "TK-EFF-4")
def test_a_warlord_makes_a_third_move_only_if_it_takes_part() -> None:
    table = arena(pattern("warlord", "e5"), "warlord", schools=HIGHLAND)
    table.summon("warlord", "e5", 0)
    table.pick("d6", "d5", "d5", "d4")
    assert table.squares == "- e5"
    table = arena(pattern("warlord", "e5"), "warlord", schools=HIGHLAND)
    table.summon("warlord", "e5", 0)
    table.pick("e5", "e4", "d6", "d5")
    assert {"d5", "e4", "f6"} <= set(table.squares.split())


@pytest.mark.rule("TK-RUL-8")
def test_a_hungry_bear_goes_on_only_after_a_meal() -> None:
    table = arena(f"{pattern('hungry-bear', 'e5')} 2d5 2c5", "hungry-bear", schools=HIGHLAND)
    table.summon("hungry-bear", "e5", 0)
    table.pick("d5")
    assert about(table) == (STANDARD, square_named("d5"))
    table.pick("c5")
    assert table.asked == (0, "act")
    table = arena(pattern("hungry-bear", "e5"), "hungry-bear", schools=HIGHLAND)
    table.summon("hungry-bear", "e5", 0)
    table.pick("d4")
    assert table.asked == (0, "act")


@pytest.mark.rule("TK-RUL-8")
def test_a_boughrunner_keeps_beside_its_own_pieces() -> None:
    table = arena(f"{pattern('kiskin-boughrunner', 'e5')} 1b3 2c4", "kiskin-boughrunner",
                  schools=SYLVAN)  # fmt: skip
    table.summon("kiskin-boughrunner", "e5", 0)
    table.pick("d5")
    # c4 is beside b3, d4 and e4 are beside nothing but the runner itself.
    assert table.squares == "- c4 c5 c6 d6 e5 e6"


@pytest.mark.rule("TK-RUL-8")
def test_a_knight_never_rides_over_commons() -> None:
    table = arena(f"{pattern('knight', 'e6')} 2e5 2f6h 1d5 2d6l", "knight")
    table.summon("knight", "e6", 0)
    assert table.squares == "- f5 f6"


@pytest.mark.rule("TK-RUL-8", "TK-EFF-3")
def test_an_earth_elemental_moves_to_a_coloured_square_beside_it_alone() -> None:
    table = arena(f"{pattern('earth-elemental', 'e4')} 2c2", "earth-elemental")
    table.summon("earth-elemental", "e4", 0)
    table.pick("c2")
    while table.kind == "upgrade":
        table.answer(table.options[0])
    assert (table.kind, table.squares) == ("move", "- e5")


@pytest.mark.rule("TK-RUL-8", "TK-RUL-63", "TK-MOVE-4")
def test_a_centaur_chieftain_is_followed_in_its_direction_by_those_who_can() -> None:
    # It goes up. At d5 a heroic is in the way, at c1 the rim; at h4 an equal piece is none.
    board = f"{pattern('centaur-chieftain', 'e5')} 2d4h 1d1 1h4 2h3"
    table = arena(board, "centaur-chieftain", schools=SYLVAN)
    table.summon("centaur-chieftain", "e5", 0)
    table.pick("e4")
    assert table.squares == "- c4 e6 f7 h4"
    table.pick("c4")
    assert table.squares == "- c3 e6 f7 h4"  # the same piece again, if they like
    table.pick("c3", "h4")
    assert table.asked == (0, "act")
    assert (table.at("c2"), table.at("h3"), table.at("e6")) == ("1", "1", "1")
    assert table.s.kills[3:] == [1, 0, 0]


@pytest.mark.rule("TK-RUL-8")
def test_a_centaur_spearman_hits_the_first_piece_ahead_of_where_it_stands() -> None:
    for ahead, then in (("1h5", ""), ("2h5h", ""), ("2h5l", "2l")):
        table = arena(f"{pattern('centaur-spearman', 'd5')} {ahead} 2i5", "centaur-spearman",
                      schools=SYLVAN)  # fmt: skip
        table.summon("centaur-spearman", "d5", 0)
        table.pick("e5")
        assert (table.at("h5"), table.at("i5")) == (then, "2")


# -- effects of several squares -----------------------------------------------------------------


@pytest.mark.rule("TK-RUL-8", "TK-RUL-26")
@pytest.mark.parametrize(
    ("arrow", "burnt"),
    [
        (0, "c3 d4 e3 e4 f4 g3"),
        (7, "c3 c5 d4 d5 e3 e4"),
        (1, "e3 e4 f4 f5 g3 g5"),
        (6, "c3 c5 d4 d5"),
        (2, "f4 f5 g3 g5"),
    ],
)
def test_a_fire_dragon_breathes_two_squares_far_along_an_arrow_and_beside_it(
    arrow: int, burnt: str
) -> None:
    # Turned upside down it comes above its pattern and breathes upwards.
    target = "c3 d4 e3 e4 f4 g3 c5 d5 f5 g5"
    far = "2e2 2b2 2b5 2h2 2h5"
    enemies = " ".join(f"2{name}" for name in target.split())
    table = arena(f"1d8h 1f8h 1e7 1e6h {enemies} {far}", "fire-dragon", supply=17)
    table.summon("fire-dragon", "e5")
    assert table.options == [0, 1, 2, 6, 7]
    table.answer(arrow)
    left = {word[1:3] for word in table.board.split() if word[0] == "2"}
    gone = {name for name in (target + " e2 b2 b5 h2 h5").split() if name not in left}
    assert " ".join(sorted(gone)) == burnt


@pytest.mark.rule("TK-RUL-8")
def test_an_eldest_tree_touches_three_different_squares() -> None:
    table = arena(f"{pattern('eldest-tree', 'e5')} 2d4h 1e4", "eldest-tree")
    table.summon("eldest-tree", "e5", 0)
    table.pick("d4")
    assert "d4" not in table.squares.split()
    table.pick("e4")
    assert "e4" not in table.squares.split()
    table.pick("d5")
    assert table.asked == (0, "act")
    assert (table.at("d4"), table.at("e4"), table.at("d5")) == ("", "1h", "1")


@pytest.mark.rule("TK-RUL-8", "TK-CHANGE-2")
def test_an_eldest_tree_plants_nothing_without_a_piece() -> None:
    board = f"{pattern('eldest-tree', 'e5')} 2d4 1e4"
    table = arena(board, "eldest-tree", supply=5)
    table.summon("eldest-tree", "e5", 0)
    assert table.squares == "- d4 e4"


@pytest.mark.rule("TK-RUL-8")
def test_a_bone_catapult_throws_along_its_arrows_over_whatever_stands_there() -> None:
    board = f"{pattern('bone-catapult', 'e5')} 2e2l 2e4h 2b5 2h2h 2b2 2c6"
    table = arena(board, "bone-catapult")
    table.summon("bone-catapult", "e5", 0)
    # Up, up to the right, left and right; not up to the left, nor where no arrow points.
    assert table.squares == "- b5 e2 e4 h2"
    table.pick("b5")
    assert [table.at(name) for name in ("b5", "b2", "c6")] == ["", "2", ""]


@pytest.mark.rule("TK-RUL-8", "TK-TERM-3")
def test_forest_wardens_strike_only_who_has_more() -> None:
    wardens = pattern("forest-wardens", "e5")
    # Three commons of one's own with the wardens themselves: four of the rival are more.
    for board, kills in (
        ("2a3 2a4 2a5", [0, 0, 0]),
        ("2a3 2a4 2a5 2a6", [1, 0, 0]),
        ("2a3h", [0, 1, 0]),
        ("2a3h 1a7h", [0, 0, 0]),
        ("2a3h 2a4l 1a7h", [0, 1, 0]),
    ):
        table = arena(f"{wardens} {board}", "forest-wardens", schools=SYLVAN)
        table.summon("forest-wardens", "e5", 0)
        while table.kind == "destroy":
            assert None not in table.options
            table.answer(table.options[0])
        assert table.s.kills[3:] == kills, board


@pytest.mark.rule("TK-RUL-54", "TK-RUL-8")
def test_a_forest_ancient_places_what_the_rival_has_left_and_destroys_no_more() -> None:
    board = f"{pattern('forest-ancient', 'e5')} 2a3 2a4 2b4"
    table = arena(board, "forest-ancient", schools=SYLVAN, supply=6)
    table.s.sides[1].supply = 4
    table.summon("forest-ancient", "e5", 0)
    offered = [one for one in table.options if isinstance(one, tuple)]
    assert {one[0] for one in offered} == {1}
    squares = " ".join(sorted(name_of(int(str(one[1]))) for one in offered))
    # All that is empty and at most two squares away.
    assert squares == "c3 c4 c5 c6 c7 d3 d4 d7 e3 e6 e7 f3 f4 f6 f7 g3 g4 g5 g6 g7"
    table.answer((1, square_named("c3")))
    # That was the last one of the rival: one piece placed, one destroyed within three squares.
    assert (table.kind, table.squares) == ("destroy", "b4 c3")
    table.pick("b4")
    assert table.asked == (0, "act")
    assert table.s.kills[3:] == [1, 0, 0]


@pytest.mark.rule("TK-RUL-8")
def test_a_woodland_druid_raises_one_common_of_each_colour_the_own_first() -> None:
    board = f"{pattern('woodland-druid', 'e5')} 2a3 2a4 2b5h"
    table = arena(board, "woodland-druid", schools=SYLVAN)
    table.summon("woodland-druid", "e5", 0)
    assert None not in table.options
    assert table.squares == "d4 e6 f4"
    table.pick("d4")
    assert table.squares == "a3 a4"
    table.pick("a4")
    assert (table.at("d4"), table.at("a4"), table.asked) == ("1h", "2h", (0, "act"))


@pytest.mark.rule("TK-EFF-5", "TK-RUL-40")
def test_a_leviathan_without_commons_on_the_board_only_downgrades() -> None:
    board = " ".join(f"{word[:3]}h" for word in pattern("leviathan", "f5").split())
    table = arena(board, "leviathan")
    table.summon("leviathan", "f5", 0)
    assert table.kind == "downgrade"


@pytest.mark.rule("TK-CHANGE-2", "TK-EFF-2")
def test_a_storm_brings_a_rank_that_is_in_the_reserve_and_then_it_must_come() -> None:
    storm = pattern("storm-elemental", "f7")
    table = arena(f"{storm} 1a4l 1a5l", "storm-elemental")
    table.summon("storm-elemental", "f7", 0)
    assert (table.kind, table.options) == ("put_rank", [None, 0, 1])
    table.answer(1)
    assert table.kind == "put"
    assert None not in table.options


# -- who can move at all ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_those_that_can_move_are_those_with_a_square_to_move_to(seed: int) -> None:
    dice = Random(seed)
    s = grimorio.new("tashkalar", seats=2 + seed % 3, seed=seed).state
    for at in dice.sample(squares_of(pieces.empty(s)), dice.choice([12, 40, 60])):
        rank = dice.choice([COMMON, COMMON, HEROIC, LEGENDARY])
        pieces.put(s, dice.randrange(len(s.sides)), rank, at)
    stuck = 0
    for onto in ("any", "empty", "not_common", "coloured", "beside_own"):
        for kind in (STANDARD, COMBAT):
            for side in s.sides:
                able = squares_of(movers(s, side.pieces, kind, onto))
                mine = squares_of(side.pieces)
                assert able == [
                    at for at in mine if moves_from(s, at, kind) & restrict(s, at, onto)
                ]
                stuck += len(mine) - len(able)
    assert stuck
