"""The vocabulary of effects: resolving, terms, moves and leaps, changing pieces."""

from __future__ import annotations

import pytest

from grimorio.games.tashkalar.components.effects import Pieces
from grimorio.games.tashkalar.components.numbers import CARD
from grimorio.games.tashkalar.components.vocabulary import Owner, Ranks
from grimorio.games.tashkalar.positions import name_of, square_named
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import (
    ADJACENT,
    DIAGONAL,
    EXACTLY_2,
    ORTHOGONAL,
    SQUARES,
    distance,
    squares_of,
)
from grimorio.games.tashkalar.rules.cast import Cast, select
from grimorio.games.tashkalar.rules.moves import COMBAT, STANDARD, enterable, moves_from
from grimorio.games.tashkalar.state import MELEE
from tests.games.tashkalar.arena import arena, pattern

HIGHLAND = ["highland", "south"]
SYLVAN = ["sylvan", "south"]


def names(mask: int) -> str:
    return " ".join(sorted(name_of(at) for at in squares_of(mask)))


# -- resolving ----------------------------------------------------------------------------------


@pytest.mark.rule("TK-EFF-2", "TK-RUL-40")
def test_what_a_card_says_must_be_done_even_if_it_hurts() -> None:
    # The Blood Shaman must destroy a piece, and there are only own ones.
    match = arena(pattern("blood-shaman", "e6"), "blood-shaman", schools=HIGHLAND)
    match.summon("blood-shaman", "e6")
    assert match.kind == "destroy"
    assert None not in match.options
    match.pick("f5")
    assert match.at("f5") == ""


@pytest.mark.rule("TK-EFF-3")
def test_what_a_player_may_do_can_be_left() -> None:
    match = arena(f"{pattern('clan-axeman', 'e6')} 2e5", "clan-axeman", schools=HIGHLAND)
    match.summon("clan-axeman", "e6")
    assert match.squares == "- e5"
    match.pick("-")
    assert match.at("e5") == "2"


@pytest.mark.rule("TK-EFF-4", "TK-RUL-56")
@pytest.mark.parametrize(("answers", "where"), [("-", "f5"), ("g5 -", "g5"), ("g5 h5", "h5")])
def test_up_to_two_is_none_one_or_two(answers: str, where: str) -> None:
    match = arena(pattern("dire-wolf", "f5"), "dire-wolf", schools=HIGHLAND)
    match.summon("dire-wolf", "f5")
    match.pick(*answers.split())
    assert match.at(where) == "1"
    assert match.kind == "act"


@pytest.mark.rule("TK-EFF-5", "TK-CHANGE-6", "TK-EX-34")
def test_a_part_that_cannot_be_resolved_is_left_out_and_the_rest_is_done() -> None:
    # No common stands by a green square: Earth Elemental destroys, and may still move.
    match = arena("1f4h 1e5 1f5 1d6h 1g6h 2c2", "earth-elemental")
    match.summon("earth-elemental", "e4", 0)
    match.pick("c2")
    assert match.asked == (0, "move")


@pytest.mark.rule("TK-EFF-6")
def test_a_being_that_moves_is_followed_by_its_name() -> None:
    match = arena(f"{pattern('dire-wolf', 'f5')} 2g5", "dire-wolf", schools=HIGHLAND)
    match.summon("dire-wolf", "f5")
    match.pick("g5")
    (ask,) = match.game.pending
    assert ask.about == (CARD["dire-wolf"], COMBAT, square_named("g5"))


@pytest.mark.rule("TK-EFF-7", "TK-EFF-8", "TK-EX-33", "TK-TURN-8")
def test_a_gained_action_comes_after_the_effect_and_must_be_used() -> None:
    match = arena(f"{pattern('time-mage', 'f5')} 2e6", "time-mage", actions=1)
    match.summon("time-mage", "f5")
    assert match.asked == (0, "act")
    assert match.at("e6") == ""
    assert match.s.actions == 1
    assert "end" not in match.options


@pytest.mark.rule("TK-RUL-41", "TK-EFF-7")
def test_gained_actions_add_up() -> None:
    match = arena(pattern("ritual-master", "c3"), "ritual-master", schools=HIGHLAND, actions=1)
    match.summon("ritual-master", "c3", 0)
    assert match.s.actions == 2


@pytest.mark.rule("TK-RUL-61")
def test_the_bomb_does_nothing_as_the_last_action() -> None:
    match = arena(f"{pattern('bomb', 'e6')} 2d5", "bomb", actions=1)
    match.summon("bomb", "e6")
    assert (match.at("e6"), match.at("d5")) == ("1", "2")


@pytest.mark.rule("TK-RUL-63")
def test_the_same_piece_may_move_twice() -> None:
    match = arena(pattern("infantry-captain", "e6"), "infantry-captain")
    match.summon("infantry-captain", "e6")
    match.pick("c7", "c6")
    assert "c6" in match.squares.split()


@pytest.mark.rule("TK-RUL-64", "TK-CHANGE-6")
def test_the_angel_of_death_leaps_even_onto_what_it_cannot_upgrade() -> None:
    match = arena(f"{pattern('angel-of-death', 'e5')} 2h8l", "angel-of-death")
    match.summon("angel-of-death", "e5")
    match.pick("h8")
    assert match.at("h8") == "1l"
    assert match.told("upgraded") == []
    assert match.s.kills[3:] == [0, 0, 1]


@pytest.mark.rule("TK-RUL-53")
def test_the_leafsplitter_may_shoot_twice_along_one_diagonal() -> None:
    match = arena(f"{pattern('kiskin-leafsplitter', 'e5')} 2d4 2c3h", "kiskin-leafsplitter",
                  schools=SYLVAN)  # fmt: skip
    match.summon("kiskin-leafsplitter", "e5")
    match.answer(7)
    match.answer(7)
    assert match.s.kills[3:] == [1, 1, 0]


@pytest.mark.rule("TK-RUL-54")
def test_the_forest_ancient_destroys_one_for_each_piece_it_placed() -> None:
    match = arena(pattern("forest-ancient", "e5"), "forest-ancient", form=MELEE, seats=3,
                  schools=["sylvan", "south", "north"])  # fmt: skip
    match.summon("forest-ancient", "e5", 0)
    match.answer((1, square_named("c3")))
    match.answer((2, square_named("g3")))
    # One common of each colour is all there is: they go as they came.
    assert match.kind == "act"
    assert match.s.kills[3:] == [1, 0, 0, 1, 0, 0]


@pytest.mark.rule("TK-RUL-55")
def test_the_high_priestess_upgrades_beside_the_square_she_went_to() -> None:
    match = arena(f"{pattern('high-priestess', 'e5')} 1c5 1g5", "high-priestess")
    match.summon("high-priestess", "e5")
    match.pick("f5")
    assert match.squares == "- g5"


# -- terms --------------------------------------------------------------------------------------


@pytest.mark.rule("TK-TERM-1", "TK-TERM-2", "TK-TERM-3", "TK-TERM-4")
@pytest.mark.parametrize(
    ("owner", "rank", "found"),
    [
        ("any", "upgraded", "c5 d5 g5 h5"),
        ("any", "nonlegendary", "b5 c5 e5 f5 g5"),
        ("enemy", "any", "e5 f5 g5 h5"),
        ("own", "any", "b5 c5 d5"),
        ("any", "any", "b5 c5 d5 e5 f5 g5 h5"),
        ("enemy", "common", "e5 f5"),
        ("own", "heroic", "c5"),
        ("any", "legendary", "d5 h5"),
    ],
)
def test_pieces_are_named_by_owner_and_rank(owner: Owner, rank: Ranks, found: str) -> None:
    match = arena("1b5 1c5h 1d5l 2e5 3f5 2g5h 3h5l", form=MELEE, seats=3)
    cast = Cast(0, 0, -1, 0, 0, ())
    what = Pieces(owner=owner, rank=rank)
    assert names(select(match.s, cast, what)) == found


@pytest.mark.rule("TK-TERM-7", "TK-TERM-8")
def test_adjacent_are_eight_squares_four_orthogonal_and_four_diagonal() -> None:
    centre = square_named("e5")
    assert names(ORTHOGONAL[centre]) == "d5 e4 e6 f5"
    assert names(DIAGONAL[centre]) == "d4 d6 f4 f6"
    assert ADJACENT[centre] == ORTHOGONAL[centre] | DIAGONAL[centre]
    assert names(ADJACENT[square_named("c1")]) == "b2 c2 d1 d2"


@pytest.mark.rule("TK-TERM-9", "TK-RUL-37")
def test_adjacent_means_the_square_of_the_summoning() -> None:
    # The Naiad's helpers: one of them moves away, the other stays adjacent to where she came.
    match = arena(f"{pattern('naiad', 'f5')} 1c2", "naiad", schools=SYLVAN)
    match.summon("naiad", "f5", 0)
    assert match.squares == "- e6 f6"


@pytest.mark.rule("TK-TERM-10", "TK-RUL-38")
def test_distance_counts_steps_over_the_squares_of_the_board() -> None:
    for start in SQUARES:
        reached, frontier, far = {start}, {start}, 0
        while frontier:
            for at in frontier:
                assert distance(start, at) == far
            far += 1
            frontier = {to for at in frontier for to in squares_of(ADJACENT[at])} - reached
            reached |= frontier
        assert reached == set(SQUARES)
    assert square_named("g7") in squares_of(EXACTLY_2[square_named("e5")])


# -- moves and leaps ----------------------------------------------------------------------------


@pytest.mark.rule("TK-MOVE-1", "TK-MOVE-3", "TK-MOVE-4", "TK-EX-22", "TK-RUL-9")
def test_a_move_enters_lower_ranks_and_in_combat_equal_ones() -> None:
    match = arena("1e5h 2d4 2e4h 2f4l 1d5 1f5h")
    heroic = square_named("e5")
    assert names(moves_from(match.s, heroic, STANDARD)) == "d4 d5 d6 e6 f6"
    assert names(moves_from(match.s, heroic, COMBAT)) == "d4 d5 d6 e4 e6 f5 f6"


@pytest.mark.rule("TK-MOVE-2", "TK-RUL-36")
def test_what_stands_on_the_square_entered_is_destroyed_own_pieces_too() -> None:
    match = arena(f"{pattern('wolf-rider', 'd5')} 2c4", "wolf-rider", schools=HIGHLAND)
    match.summon("wolf-rider", "d5")
    match.pick("c4", "-")
    assert match.s.kills[3:] == [1, 0, 0]
    match = arena(pattern("wolf-rider", "d5"), "wolf-rider", schools=HIGHLAND)
    match.summon("wolf-rider", "d5")
    match.pick("d6", "-")
    assert match.board == "1d6h 1d7 1e6 1f6"
    assert match.s.kills == [0] * 6


@pytest.mark.rule("TK-RUL-36")
def test_an_enemy_moved_onto_an_enemy_is_credited_to_whose_turn_it_is() -> None:
    match = arena(f"{pattern('hypnotist', 'e6')} 2b2 2c2", "hypnotist")
    match.summon("hypnotist", "e6")
    match.pick("b2", "c2")
    assert match.s.kills == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("TK-MOVE-5", "TK-MOVE-6", "TK-RUL-38")
def test_a_leap_may_end_anywhere_its_rank_allows_but_where_it_began() -> None:
    match = arena(f"{pattern('wild-eagle', 'e4')} 2b2 2h8h 2g2l", "wild-eagle", schools=HIGHLAND)
    match.summon("wild-eagle", "e4")
    offered = set(match.squares.split())
    assert "b2" in offered
    assert not {"h8", "g2", "e4"} & offered
    assert len(offered) == 69 - 3 + 1


@pytest.mark.rule("TK-MOVE-6")
def test_a_standard_leap_of_a_common_needs_an_empty_square() -> None:
    match = arena("1e5 2b2 2b3 2b4h 2b5h", "flare-12")
    match.flare("flare-12")
    match.pick("e5")
    assert not {"b2", "b4", "e5"} & set(match.squares.split())
    match.pick("h8")
    assert match.at("h8") == "1"


@pytest.mark.rule("TK-MOVE-5")
def test_a_card_may_limit_the_distance_of_a_leap() -> None:
    match = arena(pattern("charging-buck", "e5"), "charging-buck", schools=SYLVAN)
    match.summon("charging-buck", "e5", 0)
    assert "e4" not in match.squares.split()
    assert "e3" in match.squares.split()
    assert "e2" not in match.squares.split()


@pytest.mark.rule("TK-MOVE-4")
def test_nothing_but_a_legendary_piece_enters_the_square_of_one() -> None:
    match = arena("1e5l 2e4l 2d5h")
    assert names(enterable(match.s, square_named("e5"), COMBAT)).split().count("e4") == 1
    assert "e4" not in names(enterable(match.s, square_named("e5"), STANDARD)).split()


# -- changing pieces ----------------------------------------------------------------------------


@pytest.mark.rule("TK-CHANGE-1", "TK-CHANGE-2", "TK-RUL-39")
def test_placing_needs_an_empty_square_and_a_piece_in_the_reserve() -> None:
    board = f"{pattern('summoner', 'e6')} 2d5"
    match = arena(board, "summoner", supply=5)
    match.summon("summoner", "e6")
    assert "d5" not in match.squares.split()
    match.pick("c4")
    # That was the last one: the second cannot be placed, and nothing is picked up for it.
    assert match.kind == "act"


@pytest.mark.rule("TK-CHANGE-3", "TK-CHANGE-4", "TK-CHANGE-5", "TK-CHANGE-16", "TK-EX-5",
                  "TK-DSCORE-8")  # fmt: skip
def test_upgrading_turns_a_common_over_and_replaces_a_heroic() -> None:
    match = arena("1b5 1c5h 1d5l")
    s = match.s
    assert names(pieces.upgradable(s)) == "b5 c5"
    reserve = [pieces.reserve(s, 0, rank) for rank in (0, 2)]
    pieces.upgrade(s, square_named("b5"))
    pieces.upgrade(s, square_named("c5"))
    assert match.board == "1b5h 1c5l 1d5l"
    assert [pieces.reserve(s, 0, rank) for rank in (0, 2)] == [reserve[0] + 1, reserve[1] - 1]
    assert s.kills == [0] * 6
    assert s.sides[0].points == [0, 0]


@pytest.mark.rule("TK-CHANGE-6")
def test_without_a_legendary_piece_left_a_heroic_cannot_be_upgraded() -> None:
    match = arena("1b5 1c5h 1d5l 1e5l 1f5l 2c6h")
    assert names(pieces.upgradable(match.s)) == "b5 c6"


@pytest.mark.rule("TK-CHANGE-7", "TK-CHANGE-8", "TK-CHANGE-9", "TK-CHANGE-16", "TK-EX-36")
def test_downgrading_turns_a_heroic_over_and_replaces_a_legendary_piece() -> None:
    match = arena("1b5 2c5h 2d5l")
    s = match.s
    assert names(pieces.downgradable(s)) == "c5 d5"
    pieces.downgrade(s, square_named("c5"))
    pieces.downgrade(s, square_named("d5"))
    assert match.board == "1b5 2c5 2d5h"
    assert s.kills == [0] * 6


@pytest.mark.rule("TK-CHANGE-10")
def test_without_a_two_sided_piece_left_a_legendary_one_cannot_be_downgraded() -> None:
    match = arena("2b5 2c5h 2d5l", supply=2)
    assert names(pieces.downgradable(match.s)) == "c5"


@pytest.mark.rule("TK-CHANGE-11", "TK-CHANGE-14", "TK-RUL-35")
def test_a_destroyed_piece_is_back_in_its_reserve_at_once_and_stays_counted() -> None:
    match = arena("2b5h")
    s = match.s
    before = pieces.reserve(s, 1, 0)
    pieces.destroy(s, square_named("b5"))
    assert match.board == ""
    assert pieces.reserve(s, 1, 0) == before + 1
    assert s.kills[3:] == [0, 1, 0]


@pytest.mark.rule("TK-CHANGE-12", "TK-CHANGE-14", "TK-CHANGE-15", "TK-EX-35", "TK-DSCORE-3")
def test_converting_replaces_an_enemy_piece_and_counts_as_destroying_it() -> None:
    match = arena(f"{pattern('sylvan-queen', 'd4')} 2e3h", "sylvan-queen", schools=SYLVAN,
                  actions=1)  # fmt: skip
    theirs = pieces.reserve(match.s, 1, 0)
    match.summon("sylvan-queen", "d4")
    match.pick("e3")
    assert match.at("e3") == "1h"
    assert pieces.reserve(match.s, 1, 0) == theirs + 1
    assert match.s.sides[0].points == [0, 1]


@pytest.mark.rule("TK-CHANGE-13")
def test_a_card_may_say_another_rank_for_the_converted_piece() -> None:
    match = arena(f"{pattern('dryad', 'e5')} 2f5h", "dryad", schools=SYLVAN)
    match.summon("dryad", "e5")
    match.pick("f5")
    assert match.at("f5") == "1"
    assert match.s.kills[3:] == [0, 1, 0]


@pytest.mark.rule("TK-RUL-39")
def test_without_an_own_piece_left_nothing_is_converted() -> None:
    board = f"{pattern('dryad', 'e5')} 2f5h"
    match = arena(board, "dryad", schools=SYLVAN, supply=3)
    match.summon("dryad", "e5")
    assert match.kind == "act"


@pytest.mark.rule("TK-CHANGE-15")
def test_a_piece_counts_as_destroyed_by_summoning_move_effect_and_conversion() -> None:
    match = arena(f"{pattern('wolf-rider', 'd5')} 2d5 2c4h", "wolf-rider", schools=HIGHLAND)
    match.summon("wolf-rider", "d5")
    match.pick("c4", "-")
    assert match.s.kills[3:] == [1, 1, 0]
