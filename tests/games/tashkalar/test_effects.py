"""The vocabulary of effects: resolving, terms, moves and leaps, changing pieces."""

from __future__ import annotations

from typing import Literal

import pytest

from grimorio.games.tashkalar.components.effects import DrawExtra, Pieces
from grimorio.games.tashkalar.components.vocabulary import COMMON, LEGENDARY, Owner, Ranks
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.positions import name_of
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
from grimorio.games.tashkalar.rules.cast import Cast, of_flare, place_of, select
from grimorio.games.tashkalar.rules.moves import COMBAT, STANDARD, enterable, go, moves_from
from grimorio.games.tashkalar.rules.verbs import draw_extra
from grimorio.games.tashkalar.state import MELEE
from grimorio.kit.numbers import NONE
from tests.games.tashkalar.boards import square_named
from tests.games.tashkalar.builders import arena, pattern

HIGHLAND = ["highland", "south"]
SYLVAN = ["sylvan", "south"]


def names(mask: int) -> str:
    return " ".join(sorted(name_of(at) for at in squares_of(mask)))


# -- resolving ----------------------------------------------------------------------------------


@pytest.mark.rule("TK-EFF-2", "TK-RUL-40")
def test_what_a_card_says_must_be_done_even_if_it_hurts() -> None:
    # The Blood Shaman must destroy a piece, and there are only own ones.
    table = arena(pattern("blood-shaman", "e6"), "blood-shaman", schools=HIGHLAND)
    table.summon("blood-shaman", "e6")
    assert table.kind == "destroy"
    assert None not in table.options
    table.pick("f5")
    assert table.at("f5") == ""


@pytest.mark.rule("TK-EFF-3")
def test_what_a_player_may_do_can_be_left() -> None:
    table = arena(f"{pattern('clan-axeman', 'e6')} 2e5", "clan-axeman", schools=HIGHLAND)
    table.summon("clan-axeman", "e6")
    assert table.squares == "- e5"
    table.pick("-")
    assert table.at("e5") == "2"


@pytest.mark.rule("TK-EFF-4", "TK-RUL-56")
@pytest.mark.parametrize(("answers", "where"), [("-", "f5"), ("g5 -", "g5"), ("g5 h5", "h5")])
def test_up_to_two_is_none_one_or_two(answers: str, where: str) -> None:
    table = arena(pattern("dire-wolf", "f5"), "dire-wolf", schools=HIGHLAND)
    table.summon("dire-wolf", "f5")
    table.pick(*answers.split())
    assert table.at(where) == "1"
    assert table.kind == "act"


@pytest.mark.rule("TK-EFF-5", "TK-CHANGE-6", "TK-EX-34")
def test_a_part_that_cannot_be_resolved_is_left_out_and_the_rest_is_done() -> None:
    # No common stands by a green square: Earth Elemental destroys, and may still move.
    table = arena("1f4h 1e5 1f5 1d6h 1g6h 2c2", "earth-elemental")
    table.summon("earth-elemental", "e4", 0)
    table.pick("c2")
    assert table.asked == (0, "move")


@pytest.mark.rule("TK-EFF-6")
def test_a_being_that_moves_is_followed_by_its_name() -> None:
    table = arena(f"{pattern('dire-wolf', 'f5')} 2g5", "dire-wolf", schools=HIGHLAND)
    table.summon("dire-wolf", "f5")
    table.pick("g5")
    (ask,) = table.game.pending
    assert ask.about == (CARD.number("dire-wolf"), COMBAT, square_named("g5"))


@pytest.mark.rule("TK-EFF-7", "TK-EFF-8", "TK-EX-33", "TK-TURN-8")
def test_a_gained_action_comes_after_the_effect_and_must_be_used() -> None:
    table = arena(f"{pattern('time-mage', 'f5')} 2e6", "time-mage", actions=1)
    table.summon("time-mage", "f5")
    assert table.asked == (0, "act")
    assert table.at("e6") == ""
    assert table.s.actions == 1
    assert "end" not in table.options


@pytest.mark.rule("TK-RUL-41", "TK-EFF-7")
def test_gained_actions_add_up() -> None:
    table = arena(pattern("ritual-master", "c3"), "ritual-master", schools=HIGHLAND, actions=1)
    table.summon("ritual-master", "c3", 0)
    assert table.s.actions == 2


@pytest.mark.rule("TK-RUL-61")
def test_the_bomb_does_nothing_as_the_last_action() -> None:
    table = arena(f"{pattern('bomb', 'e6')} 2d5", "bomb", actions=1)
    table.summon("bomb", "e6")
    assert (table.at("e6"), table.at("d5")) == ("1", "2")


@pytest.mark.rule("TK-RUL-63")
def test_the_same_piece_may_move_twice() -> None:
    table = arena(pattern("infantry-captain", "e6"), "infantry-captain")
    table.summon("infantry-captain", "e6")
    table.pick("c7", "c6")
    assert "c6" in table.squares.split()


@pytest.mark.rule("TK-RUL-64", "TK-CHANGE-6")
def test_the_angel_of_death_leaps_even_onto_what_it_cannot_upgrade() -> None:
    table = arena(f"{pattern('angel-of-death', 'e5')} 2h8l", "angel-of-death")
    table.summon("angel-of-death", "e5")
    table.pick("h8")
    assert table.at("h8") == "1l"
    assert table.told("upgraded") == []
    assert table.s.kills[3:] == [0, 0, 1]


@pytest.mark.rule("TK-RUL-53")
def test_the_leafsplitter_may_shoot_twice_along_one_diagonal() -> None:
    table = arena(f"{pattern('kiskin-leafsplitter', 'e5')} 2d4 2c3h", "kiskin-leafsplitter",
                  schools=SYLVAN)  # fmt: skip
    table.summon("kiskin-leafsplitter", "e5")
    table.answer(7)
    table.answer(7)
    assert table.s.kills[3:] == [1, 1, 0]


@pytest.mark.rule("TK-RUL-54")
def test_the_forest_ancient_destroys_one_for_each_piece_it_placed() -> None:
    table = arena(pattern("forest-ancient", "e5"), "forest-ancient", form=MELEE, seats=3,
                  schools=["sylvan", "south", "north"])  # fmt: skip
    table.summon("forest-ancient", "e5", 0)
    table.answer((1, square_named("c3")))
    table.answer((2, square_named("g3")))
    # One common of each colour is all there is: they go as they came.
    assert table.kind == "act"
    assert table.s.kills[3:] == [1, 0, 0, 1, 0, 0]


@pytest.mark.rule("TK-RUL-55")
def test_the_high_priestess_upgrades_beside_the_square_she_went_to() -> None:
    table = arena(f"{pattern('high-priestess', 'e5')} 1c5 1g5", "high-priestess")
    table.summon("high-priestess", "e5")
    table.pick("f5")
    assert table.squares == "- g5"


@pytest.mark.rule("TK-RUL-56", "TK-EFF-5")
def test_leviathan_destroys_commons_only_where_there_are_some() -> None:
    heroics = " ".join(f"{word[:3]}h" for word in pattern("leviathan", "f5").split())
    table = arena(f"{heroics} 2a5h", "leviathan")
    table.summon("leviathan", "f5", 0)
    assert table.kind == "downgrade"


@pytest.mark.rule("TK-EFF-7")
def test_gained_actions_are_told() -> None:
    table = arena(f"{pattern('champion', 'e5')} 2e4l", "champion")
    table.summon("champion", "e5")
    table.pick("e4")
    assert table.told("gained_actions") == [(0, 1)]


@pytest.mark.rule("TK-RUL-58")
def test_a_turn_to_come_again_is_told() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental")
    table.summon("time-elemental", "e4")
    assert table.told("will_play_again") == [(0,)]


@pytest.mark.rule("TK-EFF-9")
def test_the_extra_cards_to_come_are_told_with_their_decks() -> None:
    table = arena(pattern("forest-mystic", "e5"), "forest-mystic", schools=SYLVAN)
    table.summon("forest-mystic", "e5")
    assert table.told("will_draw") == [(0, 0), (0, 1)]


@pytest.mark.rule("TK-EFF-9")
@pytest.mark.parametrize(("deck", "extra"), [("beings", (1, 0)), ("legends", (0, 1))])
def test_an_extra_card_is_of_the_deck_that_the_effect_names(
    deck: Literal["beings", "legends"], extra: tuple[int, int]
) -> None:
    s = arena().s
    draw_extra(s, DrawExtra(deck=deck))
    assert (s.extra_beings, s.extra_legends) == extra


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
    table = arena("1b5 1c5h 1d5l 2e5 3f5 2g5h 3h5l", form=MELEE, seats=3)
    cast = Cast(0, of_flare(CARD.number("flare-1")))
    what = Pieces(owner=owner, rank=rank)
    assert names(select(table.s, cast, what)) == found


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
    table = arena(f"{pattern('naiad', 'f5')} 1c2", "naiad", schools=SYLVAN)
    table.summon("naiad", "f5", 0)
    assert table.squares == "- e6 f6"


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
    table = arena("1e5h 2d4 2e4h 2f4l 1d5 1f5h")
    heroic = square_named("e5")
    assert names(moves_from(table.s, heroic, STANDARD)) == "d4 d5 d6 e6 f6"
    assert names(moves_from(table.s, heroic, COMBAT)) == "d4 d5 d6 e4 e6 f5 f6"


@pytest.mark.rule("TK-MOVE-2", "TK-RUL-36")
def test_what_stands_on_the_square_entered_is_destroyed_own_pieces_too() -> None:
    table = arena(f"{pattern('wolf-rider', 'd5')} 2c4", "wolf-rider", schools=HIGHLAND)
    table.summon("wolf-rider", "d5")
    table.pick("c4", "-")
    assert table.s.kills[3:] == [1, 0, 0]
    table = arena(pattern("wolf-rider", "d5"), "wolf-rider", schools=HIGHLAND)
    table.summon("wolf-rider", "d5")
    table.pick("d6", "-")
    assert table.board == "1d6h 1d7 1e6 1f6"
    assert table.s.kills == [0] * 6


@pytest.mark.rule("TK-RUL-36")
def test_an_enemy_moved_onto_an_enemy_is_credited_to_whose_turn_it_is() -> None:
    table = arena(f"{pattern('hypnotist', 'e6')} 2b2 2c2", "hypnotist")
    table.summon("hypnotist", "e6")
    table.pick("b2", "c2")
    assert table.s.kills == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("TK-MOVE-5", "TK-MOVE-6", "TK-RUL-38")
def test_a_leap_may_end_anywhere_its_rank_allows_but_where_it_began() -> None:
    table = arena(f"{pattern('wild-eagle', 'e4')} 2b2 2h8h 2g2l", "wild-eagle", schools=HIGHLAND)
    table.summon("wild-eagle", "e4")
    offered = set(table.squares.split())
    assert "b2" in offered
    assert not {"h8", "g2", "e4"} & offered
    assert len(offered) == 69 - 3 + 1


@pytest.mark.rule("TK-MOVE-6")
def test_a_standard_leap_of_a_common_needs_an_empty_square() -> None:
    table = arena("1e5 2b2 2b3 2b4h 2b5h", "flare-12")
    table.flare("flare-12")
    table.pick("e5")
    assert not {"b2", "b4", "e5"} & set(table.squares.split())
    table.pick("h8")
    assert table.at("h8") == "1"


@pytest.mark.rule("TK-MOVE-5")
def test_a_card_may_limit_the_distance_of_a_leap() -> None:
    table = arena(pattern("charging-buck", "e5"), "charging-buck", schools=SYLVAN)
    table.summon("charging-buck", "e5", 0)
    assert "e4" not in table.squares.split()
    assert "e3" in table.squares.split()
    assert "e2" not in table.squares.split()


@pytest.mark.rule("TK-MOVE-4")
def test_nothing_but_a_legendary_piece_enters_the_square_of_one() -> None:
    table = arena("1e5l 2e4l 2d5h")
    assert names(enterable(table.s, square_named("e5"), COMBAT)).split().count("e4") == 1
    assert "e4" not in names(enterable(table.s, square_named("e5"), STANDARD)).split()


# -- changing pieces ----------------------------------------------------------------------------


@pytest.mark.rule("TK-CHANGE-1", "TK-CHANGE-2", "TK-RUL-39")
def test_placing_needs_an_empty_square_and_a_piece_in_the_reserve() -> None:
    board = f"{pattern('summoner', 'e6')} 2d5"
    table = arena(board, "summoner", supply=5)
    table.summon("summoner", "e6")
    assert "d5" not in table.squares.split()
    table.pick("c4")
    # That was the last one: the second cannot be placed, and nothing is picked up for it.
    assert table.kind == "act"


@pytest.mark.rule("TK-CHANGE-3", "TK-CHANGE-4", "TK-CHANGE-5", "TK-CHANGE-16", "TK-EX-5",
                  "TK-DSCORE-8")  # fmt: skip
def test_upgrading_turns_a_common_over_and_replaces_a_heroic() -> None:
    table = arena("1b5 1c5h 1d5l")
    s = table.s
    assert names(pieces.upgradable(s)) == "b5 c5"
    reserve = [pieces.reserve(s, 0, rank) for rank in (0, 2)]
    pieces.upgrade(s, square_named("b5"))
    pieces.upgrade(s, square_named("c5"))
    assert table.board == "1b5h 1c5l 1d5l"
    assert [pieces.reserve(s, 0, rank) for rank in (0, 2)] == [reserve[0] + 1, reserve[1] - 1]
    assert s.kills == [0] * 6
    assert s.sides[0].points == [0, 0]


@pytest.mark.rule("TK-CHANGE-6")
def test_without_a_legendary_piece_left_a_heroic_cannot_be_upgraded() -> None:
    table = arena("1b5 1c5h 1d5l 1e5l 1f5l 2c6h")
    assert names(pieces.upgradable(table.s)) == "b5 c6"


@pytest.mark.rule("TK-CHANGE-7", "TK-CHANGE-8", "TK-CHANGE-9", "TK-CHANGE-16", "TK-EX-36")
def test_downgrading_turns_a_heroic_over_and_replaces_a_legendary_piece() -> None:
    table = arena("1b5 2c5h 2d5l")
    s = table.s
    assert names(pieces.downgradable(s)) == "c5 d5"
    pieces.downgrade(s, square_named("c5"))
    pieces.downgrade(s, square_named("d5"))
    assert table.board == "1b5 2c5 2d5h"
    assert s.kills == [0] * 6


@pytest.mark.rule("TK-CHANGE-10")
def test_without_a_two_sided_piece_left_a_legendary_one_cannot_be_downgraded() -> None:
    table = arena("2b5 2c5h 2d5l", supply=2)
    assert names(pieces.downgradable(table.s)) == "c5"


@pytest.mark.rule("TK-CHANGE-11", "TK-CHANGE-14", "TK-RUL-35")
def test_a_destroyed_piece_is_back_in_its_reserve_at_once_and_stays_counted() -> None:
    table = arena("2b5h")
    s = table.s
    before = pieces.reserve(s, 1, 0)
    pieces.destroy(s, square_named("b5"))
    assert table.board == ""
    assert pieces.reserve(s, 1, 0) == before + 1
    assert s.kills[3:] == [0, 1, 0]


@pytest.mark.rule("TK-CHANGE-12", "TK-CHANGE-14", "TK-CHANGE-15", "TK-EX-35", "TK-DSCORE-3")
def test_converting_replaces_an_enemy_piece_and_counts_as_destroying_it() -> None:
    table = arena(f"{pattern('sylvan-queen', 'd4')} 2e3h", "sylvan-queen", schools=SYLVAN,
                  actions=1)  # fmt: skip
    theirs = pieces.reserve(table.s, 1, 0)
    table.summon("sylvan-queen", "d4")
    table.pick("e3")
    assert table.at("e3") == "1h"
    assert pieces.reserve(table.s, 1, 0) == theirs + 1
    assert table.s.sides[0].points == [0, 1]


@pytest.mark.rule("TK-CHANGE-13")
def test_a_card_may_say_another_rank_for_the_converted_piece() -> None:
    table = arena(f"{pattern('dryad', 'e5')} 2f5h", "dryad", schools=SYLVAN)
    table.summon("dryad", "e5")
    table.pick("f5")
    assert table.at("f5") == "1"
    assert table.s.kills[3:] == [0, 1, 0]


@pytest.mark.rule("TK-RUL-39")
def test_without_an_own_piece_left_nothing_is_converted() -> None:
    board = f"{pattern('dryad', 'e5')} 2f5h"
    table = arena(board, "dryad", schools=SYLVAN, supply=3)
    table.summon("dryad", "e5")
    assert table.kind == "act"


@pytest.mark.rule("TK-CHANGE-15")
def test_a_piece_counts_as_destroyed_by_summoning_move_effect_and_conversion() -> None:
    table = arena(f"{pattern('wolf-rider', 'd5')} 2d5 2c4h", "wolf-rider", schools=HIGHLAND)
    table.summon("wolf-rider", "d5")
    table.pick("c4", "-")
    assert table.s.kills[3:] == [1, 1, 0]


@pytest.mark.rule("TK-CHANGE-7..10")
def test_whether_a_legend_can_be_downgraded_is_up_to_the_reserve_of_its_own_side() -> None:
    s = arena("1e5l 2c5l").s
    s.sides[0].supply = 0
    assert list(squares_of(pieces.downgradable(s))) == [square_named("c5")]


@pytest.mark.rule("TK-RUL-39", "TK-CHANGE-12", "TK-CHANGE-13")
def test_what_is_converted_to_a_rank_needs_a_piece_of_that_rank() -> None:
    s = arena("2e5l 2c5").s
    s.sides[0].supply = 0
    assert pieces.convertible(s, 0, COMMON) == 0
    assert list(squares_of(pieces.convertible(s, 0, LEGENDARY))) == [
        square_named("c5"), square_named("e5"),
    ]  # fmt: skip
    assert list(squares_of(pieces.convertible(s, 0, NONE))) == [square_named("e5")]


# -- what a card refers to ------------------------------------------------------------------------

BEING, USED, THAT, ELSEWHERE, TO = (square_named(name) for name in ("e5", "e6", "f7", "b3", "h4"))


def cast() -> Cast:
    return Cast(0, (CARD.number("knight"), BEING, 0, BEING, 1 << USED, THAT, THAT))


@pytest.mark.rule("TK-EFF-6")
def test_each_piece_that_moves_is_followed_and_no_other() -> None:
    c = cast()
    c.follow(ELSEWHERE, TO)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, THAT)
    c.follow(THAT, TO)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, TO)
    c.follow(BEING, ELSEWHERE)
    assert (c.being, c.used, c.that) == (ELSEWHERE, 1 << USED, TO)
    c.follow(USED, BEING)
    assert (c.being, list(squares_of(c.used)), c.that) == (ELSEWHERE, [BEING], TO)


@pytest.mark.rule("TK-EFF-6", "TK-TERM-9", "TK-RUL-37")
def test_each_piece_that_goes_is_forgotten_and_no_other_and_the_square_stays() -> None:
    c = cast()
    c.forget(ELSEWHERE)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, THAT)
    c.forget(THAT)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, NONE)
    c.forget(BEING)
    assert (c.being, c.used) == (NONE, 1 << USED)
    c.forget(USED)
    assert (c.used, c.at, c.last) == (0, BEING, THAT)


@pytest.mark.rule("TK-RUL-37", "TK-RUL-55", "TK-TERM-5", "TK-TERM-7..9")
def test_a_flare_has_no_square_no_being_and_used_nothing() -> None:
    s = arena().s
    c = Cast(0, of_flare(CARD.number("flare-1")))
    assert [place_of(s, c, where) for where in ("self", "near", "marked", "used")] == [0, 0, 0, 0]


@pytest.mark.rule("TK-MOVE-2", "TK-EFF-6")
def test_where_a_piece_went_is_the_square_chosen_last() -> None:
    table = arena("1e5")
    c = cast()
    go(table.s, c, BEING, TO)
    assert (c.being, c.last) == (TO, TO)
