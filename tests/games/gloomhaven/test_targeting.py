"""Whom a monster attacks with its focus, and from where: boards on which the two choices come to
something else than one list would, and a second solver on many more."""

from __future__ import annotations

from random import Random

import pytest

from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.monsters.targeting import PlannedAttack
from tests.games.gloomhaven.naive import deal, decided, tried
from tests.games.gloomhaven.thoughts import decide, think

BOARDS = 250
PAIR = PlannedAttack(range=4, targets=2, ranged=True)
SIX = [(0, 0), (0, 1), (1, 0), (1, 1), (2, -1), (2, 0)]
"""Three columns of two."""
FIELD = [(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5]
"""Five hexes to each side of the middle."""


# -- whom ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-111", "GH-RUL-95", "GH-MATT-9")
def test_without_a_move_it_attacks_the_two_beside_it() -> None:
    """Two adjacent ones, and one two hexes away that would be attacked without disadvantage."""
    _, ends = decide(FIELD, ((1, 0), 1), ((-1, 0), 2), ((0, 2), 3), move=0, attack=PAIR)
    assert ends == {((0, 0), (0, 1))}


@pytest.mark.rule("GH-RUL-111", "GH-RUL-95", "GH-MATT-9")
def test_the_nearer_one_is_attacked_with_disadvantage_where_a_move_does_not_help() -> None:
    """Its movement leads nowhere: of the two others the nearer one is adjacent."""
    enemies = ((0, 0), 2), ((1, 1), 4), ((2, -1), 3)
    _, ends = decide(SIX, *enemies, start=(0, 1), move=1, attack=PAIR, allies=((2, 0),))
    assert ends == {((0, 1), (0, 1))}


@pytest.mark.rule("GH-RUL-111", "GH-RUL-95", "GH-MATT-9")
def test_of_equally_near_ones_the_earlier_is_attacked_though_it_is_beside_the_hex() -> None:
    """It steps back from its focus, and the one that acts earlier is adjacent there."""
    enemies = ((2, 0), 1), ((0, 1), 2), ((1, 1), 3)
    _, ends = decide(SIX, *enemies, start=(1, 0), move=4, attack=PAIR)
    assert ends == {((0, 0), (0, 1))}


@pytest.mark.rule("GH-RUL-111", "GH-MMOVE-6")
def test_the_least_movement_decides_whom_before_disadvantage_is_looked_at() -> None:
    """All are adjacent. From where it is it attacks the two that act first; one step further only
    the third could be attacked without disadvantage."""
    enemies = ((0, 1), 1), ((2, 0), 2), ((0, 0), 4)
    pair = PAIR._replace(range=3)
    _, ends = decide(SIX, *enemies, start=(1, 0), move=2, attack=pair, allies=((2, -1),))
    assert ends == {((1, 0), (0, 1))}


@pytest.mark.rule("GH-MMOVE-4", "GH-MATT-8")
def test_three_with_disadvantage_are_more_than_two_without() -> None:
    """It would have to come between all three of them."""
    enemies = ((3, 0), 1), ((-1, 0), 2), ((0, -1), 2)
    three = PAIR._replace(range=3, targets=3)
    _, ends = decide(FIELD, *enemies, move=0, attack=three)
    assert ends == {((0, 0), (0, 1, 2))}


# -- from where ------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-111", "GH-MMOVE-5")
def test_once_it_is_known_whom_it_moves_to_escape_disadvantage() -> None:
    """The nearer one is attacked, and not the farther one that it need not move for."""
    enemies = ((1, 0), 2), ((2, 0), 3), ((2, -1), 3)
    pair = PAIR._replace(range=2)
    _, ends = decide(SIX, *enemies, start=(1, 1), attack=pair)
    assert ends == {((0, 1), (0, 1))}


@pytest.mark.rule("GH-RUL-111", "GH-RUL-112")
def test_a_muddled_one_stays_where_it_is() -> None:
    enemies = ((1, 0), 2), ((2, 0), 3), ((2, -1), 3)
    pair = PAIR._replace(range=2, muddled=True)
    _, ends = decide(SIX, *enemies, start=(1, 1), attack=pair)
    assert ends == {((1, 1), (0, 1))}


# -- why not from elsewhere ------------------------------------------------------------------------


@pytest.mark.rule("GH-MMOVE-4")
def test_a_hex_with_fewer_targets_is_left_out_for_that() -> None:
    cleave = PlannedAttack(targets=2)
    thought = think(FIELD, ((2, 0), 1), ((3, 0), 2), move=3, attack=cleave)
    assert thought.ends == {((2, 1), (0, 1)), ((3, -1), (0, 1))}
    assert thought.passed_by == dict.fromkeys([(1, 0), (1, 1), (2, -1)], "GH-MMOVE-4")


@pytest.mark.rule("GH-MMOVE-5")
def test_a_hex_beside_the_other_target_is_left_out_for_that() -> None:
    enemies = ((1, 0), 2), ((2, 0), 3), ((2, -1), 3)
    thought = think(SIX, *enemies, start=(1, 1), attack=PAIR._replace(range=2))
    assert thought.ends == {((0, 1), (0, 1))}
    assert thought.passed_by[1, 1] == "GH-MMOVE-5"


@pytest.mark.rule("GH-MMOVE-6")
def test_a_longer_way_to_the_same_targets_is_left_out_for_that() -> None:
    line = [(q, 0) for q in range(-1, 6)]
    thought = think(line, ((4, 0), 1), ((5, 0), 2), move=2, attack=PAIR._replace(range=7))
    assert thought.ends == {((0, 0), (0, 1))}
    assert thought.passed_by == dict.fromkeys([(-1, 0), (1, 0), (2, 0)], "GH-MMOVE-6")


@pytest.mark.rule("GH-MATT-9")
def test_a_hex_for_a_worse_target_is_left_out_for_that() -> None:
    """One step to either side there is one more to attack, and on the right one that acts first."""
    enemies = ((0, 3), 1), ((4, 0), 2), ((-4, 4), 3)
    thought = think(FIELD, *enemies, move=1, attack=PAIR._replace(range=3))
    assert thought.ends == {((1, 0), (0, 1))}
    fewer = dict.fromkeys([(0, 0), (0, 1)], "GH-MMOVE-4")
    assert thought.passed_by == {**fewer, (-1, 1): "GH-MATT-9"}


@pytest.mark.rule("GH-MMOVE-7")
def test_what_it_cannot_come_to_this_turn_is_not_left_out() -> None:
    """Only in the trap could it attack at once. It goes the long way, whose end is too far."""
    ring = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 1), (4, 0)]
    thought = think(ring, ((4, 0), 1), move=3, traps=((3, 0),))
    assert {targets for _, targets in thought.ends} == {()}
    assert thought.passed_by == {(3, 0): "GH-MMOVE-7"}


@pytest.mark.rule("GH-MMOVE-6", "GH-RUL-111")
def test_of_a_hex_that_cannot_be_reached_nothing_is_told() -> None:
    """Behind obstacles there is a hex beside the focus."""
    row = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
    thought = think(
        row, ((2, 0), 1), obstacles=((3, 0),), attack=PlannedAttack(range=2, ranged=True)
    )
    assert thought.ends == {((0, 0), (0,))}
    assert thought.passed_by == {(1, 0): "GH-MMOVE-3"}


@pytest.mark.rule("GH-MMOVE-3", "GH-RUL-111")
def test_its_own_hex_is_left_out_for_disadvantage_also_on_an_obstacle() -> None:
    """An obstacle was put where it flies."""
    thought = think(
        FIELD, ((1, 0), 1), obstacles=((0, 0),), attack=PlannedAttack(range=3, ranged=True)
    )
    assert thought.passed_by[0, 0] == "GH-MMOVE-3"
    assert (0, 0) not in {place for place, _ in thought.ends}


@pytest.mark.rule("GH-MATT-11", "GH-RUL-111")
def test_what_the_players_may_choose_comes_in_the_order_of_hexes_and_enemies() -> None:
    """Six enemies about its focus are as near and as early as one another."""
    ring = [(3, 0), (-3, 0), (0, 3), (0, -3), (3, -3), (-3, 3)]
    enemies = [((1, 0), 1), *[(place, 2) for place in ring]]
    found, ends = decide(FIELD, *enemies, move=0, attack=PAIR)
    assert len(ends) == 6
    assert [choice.targets for choice in found.choices] == [(0, n) for n in range(1, 7)]


# -- the second solver -----------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-111", "GH-RUL-94", "GH-MMOVE-3..9", "GH-MATT-7..11", "GH-FOCUS-1..10")
def test_small_boards_are_decided_as_by_trying_everything() -> None:
    """Several targets, areas of both kinds, traps, walls, jumps and flights."""
    several = 0
    for seed in range(BOARDS):
        board = deal(Random(seed))
        expected = tried(board)
        assert decided(board) == expected, f"board {seed}: {board}"
        several += any(len(targets) > 1 for _, targets in expected[1])
    assert several > BOARDS / 2


@pytest.mark.rule("GH-RUL-111")
def test_among_very_many_enemies_the_best_are_found() -> None:
    """Sixteen enemies, an area of seven hexes and four targets more: it hits the seven who stand
    together, and of the others those who act first."""
    disc = [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    ring = [(4, r) for r in range(-4, 1)] + [(-4, r) for r in range(0, 4)]
    crowd = [((q, r - 3), 1) for q, r in disc]
    others = [(place, 2 + number) for number, place in enumerate(ring)]
    attack = PlannedAttack(range=4, targets=5, area=Area(disc, ranged=True), ranged=True)
    _, ends = decide(FIELD, *crowd, *others, move=0, attack=attack)
    assert len(crowd) + len(others) == 16
    assert ends == {((0, 0), (*range(7), 7, 8, 9, 10))}
