"""Worked examples of the rulebook that take a whole turn or more, played as they are told."""

from __future__ import annotations

import pytest

from grimorio.core import Outcome
from grimorio.games.tashkalar.nouns import CARD, TASK
from grimorio.games.tashkalar.rules.drawing import deck_size, straight
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.state import ELITE, MELEE
from tests.games.tashkalar.builders import Table, arena, pattern

HIGHLAND = ["highland", "south"]
GIANT_AND_SLAYER = f"{pattern('hill-giant', 'e5')} {pattern('legend-slayer', 'b6')}"
"""A Hill Giant can come to e5, a Legend Slayer to b6."""


def rest(table: Table, *names: str) -> None:
    """A turn of placing, and no flare at its end."""
    seat = table.s.turn
    table.place(*names)
    if table.game.outcome is None and table.s.turn == seat:
        table.answer("end")


def slay(table: Table) -> None:
    """Summon the Legend Slayer at b6, who destroys the legendary piece beside it."""
    table.summon("legend-slayer", "b6", 0)
    table.answer(0)


def result(table: Table) -> Outcome:
    assert table.game.outcome is not None
    return table.game.outcome


# -- points of a duel ---------------------------------------------------------------------------


@pytest.mark.rule("TK-EX-1", "TK-DSCORE-1", "TK-DSCORE-2", "TK-DSCORE-3", "TK-DSCORE-4")
@pytest.mark.rule("TK-DSCORE-5", "TK-CHANGE-15")
def test_a_legendary_a_heroic_and_three_common_pieces_are_four_points() -> None:
    board = f"{GIANT_AND_SLAYER} 2a5l 2e5 2e4h 2d5 2f5"
    table = arena(board, "hill-giant legend-slayer", schools=HIGHLAND)
    slay(table)
    assert table.s.sides[0].points == [0, 0]
    table.summon("hill-giant", "e5")
    assert [side.points for side in table.s.sides] == [[0, 4], [0, 0]]
    assert table.told("scored") == [(0, 1, 4)]


@pytest.mark.rule("TK-EX-2", "TK-DSCORE-5")
def test_one_common_in_each_of_two_turns_is_nothing_twice() -> None:
    board = f"{pattern('clan-axeman', 'e5')} {pattern('dire-wolf', 'h5')} 2e4 2i5"
    table = arena(board, "clan-axeman dire-wolf", schools=HIGHLAND)
    table.summon("clan-axeman", "e5", 0)
    table.pick("e4")
    rest(table, "a3")
    assert table.s.sides[0].points == [0, 0]
    rest(table, "d1", "e1")
    table.summon("dire-wolf", "h5", 0)
    table.pick("i5", "-")
    rest(table, "a4")
    assert table.s.sides[0].points == [0, 0]
    assert len(table.told("destroyed")) == 2


@pytest.mark.rule("TK-EX-3", "TK-DSCORE-3", "TK-DSCORE-6")
def test_own_pieces_destroyed_beside_an_enemy_heroic_leave_one_point() -> None:
    table = arena(f"{GIANT_AND_SLAYER} 1a5l 1d5 2f5h", "hill-giant legend-slayer",
                  schools=HIGHLAND)  # fmt: skip
    slay(table)
    table.summon("hill-giant", "e5")
    gone = [(side, rank) for side, rank, _ in table.told("destroyed")]
    assert sorted(gone) == [(0, 0), (0, 0), (0, 2), (1, 1)]
    assert [side.points for side in table.s.sides] == [[0, 1], [0, 0]]


@pytest.mark.rule("TK-EX-5", "TK-DSCORE-8", "TK-CHANGE-5")
def test_a_heroic_upgraded_to_legendary_is_worth_nothing() -> None:
    # The one point is for summoning the legend that does it.
    table = arena(pattern("two-headed-dragon", "d4"), "two-headed-dragon", actions=1)
    table.summon("two-headed-dragon", "d4")
    assert table.s.sides[0].points == [0, 1]
    table.pick("e5", "-")
    assert table.at("e5") == "1l"
    assert [side.points for side in table.s.sides] == [[0, 1], [0, 0]]


@pytest.mark.rule("TK-EX-36", "TK-CHANGE-9", "TK-CHANGE-16")
def test_a_legendary_piece_downgraded_is_worth_nothing() -> None:
    table = arena(f"{pattern('leviathan', 'f5')} 2g2l", "leviathan", actions=1)
    table.summon("leviathan", "f5", 0)
    table.answer(0)
    table.pick("g2")
    assert table.at("g2") == "2h"
    assert table.s.sides[0].points == [0, 1]  # for the legend


# -- effects ------------------------------------------------------------------------------------


@pytest.mark.rule("TK-EX-34", "TK-CHANGE-6", "TK-EFF-5")
def test_a_heroic_that_cannot_be_upgraded_leaves_the_rest_of_the_effect() -> None:
    # All legendary pieces of the rival are on the board: the heroic stays one, and is leapt upon.
    board = f"{pattern('angel-of-death', 'e5')} 2h8h 2a3l 2a4l 2a5l"
    table = arena(board, "angel-of-death")
    table.summon("angel-of-death", "e5")
    table.pick("h8")
    assert table.told("upgraded") == []
    assert table.at("h8") == "1l"
    assert table.s.kills[3:] == [0, 1, 0]


@pytest.mark.rule("TK-EX-29", "TK-EFF-9", "TK-EFF-10")
def test_an_extra_legend_makes_three_and_later_turns_draw_up_to_two_again() -> None:
    patterns = [("forest-mystic", "e8"), ("fire-elemental", "d3"), ("titan", "h3")]
    board = " ".join(pattern(card, at) for card, at in patterns)
    table = arena(board, "forest-mystic fire-elemental titan", schools=["sylvan", "south"],
                  actions=1)  # fmt: skip
    table.summon("forest-mystic", "e8", 0)
    assert len(table.s.players[0].legends) == 3
    rest(table, "c9", "d9")
    rest(table, "a6", "a7")
    assert len(table.s.players[0].legends) == 3
    rest(table, "b8", "c8")
    table.summon("fire-elemental", "d3", 0)
    assert len(table.s.players[0].legends) == 2
    table.summon("titan", "h3", 0)
    assert len(table.s.players[0].legends) == 2
    # One extra card in the first turn, none in the second, one in the third.
    assert [count for seat, deck, count in table.told("drew") if (seat, deck) == (0, 1)] == [1, 1]


# -- improvising --------------------------------------------------------------------------------


@pytest.mark.rule("TK-EX-31", "TK-IMPRO-2", "TK-IMPRO-3", "TK-IMPRO-6", "TK-IMPRO-7")
@pytest.mark.rule("TK-IMPRO-8", "TK-IMPRO-9", "TK-MSCORE-3")
def test_a_borrowed_heroic_may_be_destroyed_by_the_being_it_helped_to_summon() -> None:
    board = pattern("two-headed-dragon", "d4").replace("1e5h", "2e5h")
    # Beside it a Herald could come to c7 with the help of a common of that rival at e8.
    table = arena(f"{board} 1d8 1d9 2e8", "two-headed-dragon herald", form=MELEE, seats=3)
    assert "c7" in table.summons("herald")
    table.summon("two-headed-dragon", "d4", improvised="e5")
    table.answer(2)
    assert table.at("e5") == "2h"
    assert "e5" in table.squares.split()  # used in the summoning
    table.pick("f4")
    assert table.squares == "- e5"  # a heroic of the rival
    table.pick("e5")
    assert table.s.sides[0].spent == 0b10
    assert "c7" not in table.summons("herald")
    table.place("a4")
    # The point of the legend was of the third colour.
    assert table.s.sides[0].points == [0, 1, 1]


# -- teams --------------------------------------------------------------------------------------


@pytest.mark.rule("TK-EX-27", "TK-END-2", "TK-END-3")
def test_two_straight_cards_and_one_sideways_are_drawn_and_the_end_is_near() -> None:
    deck = "assassin time-mage summoner hypnotist cannon champion knight herald"
    table = arena("", seats=4, teams=True, actions=1, deck=deck)
    assert (straight(table.s, 0), deck_size(table.s, 0)) == (2, 8)
    table.place("e5")
    assert len(table.s.players[0].hand) == 3
    assert (straight(table.s, 0), deck_size(table.s, 0)) == (0, 5)
    assert table.told("end_triggered") == [(0, 2)]


@pytest.mark.rule("TK-EX-32", "TK-PASS-2", "TK-PASS-3", "TK-PASS-4", "TK-PASS-5", "TK-PASS-6")
@pytest.mark.rule("TK-DRAW-2", "TK-DRAW-3")
def test_a_turn_handed_over_after_one_action() -> None:
    rival = "2a3 2a4 2a5 2a6 2a7 2b3 2b4 2b5"
    table = arena(f"{rival} {pattern('swordmaster', 'e5')}", "swordmaster titan hell-bull flare-12",
                  "", "sapling flare-11", seats=4, teams=True,
                  schools=["north", "highland", "sylvan", "south"])  # fmt: skip
    table.place("i5")
    table.game.take(0, "hand_over")
    assert sorted(table.hand(2)) == ["flare-11", "hell-bull", "sapling", "titan"]
    assert sorted(table.hand(0)) == ["flare-12", "swordmaster"]
    assert table.asked == (2, "act")
    assert {one[0] for one in table.options if isinstance(one, tuple)} == {"place"}
    table.place("i6")
    assert table.asked == (1, "act")  # no flare any more, though five pieces behind
    mine, theirs = table.s.players[0], table.s.players[2]
    assert [len(mine.hand), len(mine.legends), len(mine.flares)] == [3, 0, 1]
    assert sorted(CARD.ids[card] for card in theirs.legends.cards) == ["hell-bull", "titan"]


# -- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("TK-EX-15", "TK-END-4", "TK-END-5", "TK-END-6", "TK-END-11", "TK-WIN-2")
def test_nine_points_in_elite_stay_a_trigger_when_one_is_lost() -> None:
    board = f"1a5l 1i5l {pattern('legend-slayer', 'b6', side=2)}"
    table = arena(board, "", "legend-slayer", schools=["north", "highland"], form=ELITE, actions=1)
    table.s.sides[0].tasks = [
        TASK.number(word) for word in ("side-chain", "corner-chain", "destruction")
    ]
    table.place("e1")
    assert table.told("end_triggered") == [(0, 0)]
    assert total(table.s, 0) == 9
    slay(table)
    rest(table, "g1")
    assert (table.s.turn, total(table.s, 0)) == (0, 8)
    rest(table, "c1", "d1")
    assert result(table).scores == (8, 0)
    assert result(table).winners == (0,)


@pytest.mark.rule("TK-EX-16", "TK-END-7", "TK-END-10", "TK-END-11")
def test_eighteen_points_in_a_duel_leave_each_player_one_turn() -> None:
    table = arena(f"{pattern('time-mage', 'f5')} 2e6l", "time-mage", actions=1)
    table.s.sides[0].points = [0, 16]
    table.summon("time-mage", "f5")
    table.place("a4")  # the turn is completed: an action was gained
    assert table.s.sides[0].points == [0, 18]
    assert table.told("last_turn") == [(1,)]
    rest(table, "c1", "d1")
    rest(table, "e1", "f1")
    assert table.told("last_turn") == [(1,), (0,)]
    assert (result(table).scores, result(table).winners) == ((18, 0), (0,))
