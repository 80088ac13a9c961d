"""What monsters decide: the shared boards, and one test a rule on boards of our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.gloomhaven.boards import Board, is_right, read, solve
from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.ground import Ground, cells_of
from grimorio.games.gloomhaven.rules.map.ways import FLY, JUMP, WALK, Field
from grimorio.games.gloomhaven.rules.monsters.planning import intend, ruled_out
from grimorio.games.gloomhaven.rules.monsters.targeting import Enemy, PlannedAttack
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.thoughts import BOW, CORRIDOR, HALL, cell, decide

CASES = Path(__file__).parent / "cases"


@pytest.mark.rule(
    "GH-FOCUS-1..10",
    "GH-MMOVE-2..9",
    "GH-MATT-7..11",
    "GH-RUL-90",
    "GH-RUL-93",
    "GH-RUL-94",
    "GH-RUL-111",
    "GH-RUL-112",
)
def test_every_shared_board_is_decided_as_three_solvers_decide_it() -> None:
    """GH-FOCUS-1 to 10, GH-MMOVE-2 to 9, GH-MATT-7 to 11, GH-RUL-90, 93, 94, 111, 112."""
    boards = read(CASES / "gloomhaven_monsters_random.json")
    assert len(boards) == 600
    for board in boards:
        assert isinstance(board, Board), board
        assert is_right(board, solve(board)), board.id


@pytest.mark.rule("GH-RUL-111", "GH-MMOVE-3..7")
def test_where_it_goes_is_never_told_to_be_ruled_out() -> None:
    """On the shared boards, wherever one focus can be attacked: what is told agrees with what is
    done, also with several targets and areas."""
    told = 0
    for board in read(CASES / "gloomhaven_monsters_random.json"):
        assert isinstance(board, Board), board
        found = solve(board)
        if len(found.foci) != 1 or not all(choice.targets for choice in found.choices):
            continue
        out = ruled_out(
            board.field, board.start, board.manner, board.move, board.attack, board.enemies,
            found.foci[0],
        )  # fmt: skip
        assert not out.keys() & {choice.end for choice in found.choices}, board.id
        told += len(out)
    assert told > 1000


# -- focus ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-FOCUS-1", "GH-FOCUS-7")
@pytest.mark.rule("GH-RUL-88")
def test_the_focus_is_the_enemy_that_takes_the_least_movement() -> None:
    """GH-FOCUS-1, GH-FOCUS-7: not the one first in the round."""
    found, _ = decide(HALL, ((2, 0), 90), ((4, 0), 10))
    assert found.foci == [0]
    assert found.passed == {1: "GH-FOCUS-7"}


@pytest.mark.rule("GH-FOCUS-2")
def test_an_enemy_that_cannot_be_reached_is_no_focus() -> None:
    """GH-FOCUS-2: the nearer one stands behind an obstacle that fills the corridor."""
    places = [*CORRIDOR, (-1, 0), (-2, 0), (-3, 0), (-4, 0)]
    found, ends = decide(places, ((2, 0), 10), ((-4, 0), 90), obstacles=((1, 0),))
    assert found.foci == [1]
    assert found.passed == {0: "GH-FOCUS-2"}
    assert ends == {((-2, 0), ())}


@pytest.mark.rule("GH-FOCUS-2", "GH-MOVE-4")
def test_an_enemy_bars_the_way_to_another() -> None:
    """GH-FOCUS-2, GH-MOVE-4."""
    found, _ = decide(CORRIDOR, ((1, 0), 50), ((3, 0), 10))
    assert found.passed == {1: "GH-FOCUS-2"}


@pytest.mark.rule("GH-FOCUS-3", "GH-MMOVE-9")
def test_allies_do_not_bar_the_way_but_nobody_ends_on_them() -> None:
    """GH-FOCUS-3, GH-MMOVE-9: where its movement runs out an ally stands, so it stops before."""
    found, ends = decide(CORRIDOR, ((6, 0), 1), move=3, allies=((3, 0),))
    assert found.foci == [0]
    assert ends == {((2, 0), ())}


@pytest.mark.rule("GH-FOCUS-2")
def test_a_free_hex_to_attack_from_is_needed() -> None:
    """GH-FOCUS-2: the only hex beside the enemy is taken by an ally."""
    found, ends = decide(CORRIDOR, ((2, 0), 1), allies=((1, 0),))
    assert (found.foci, ends) == ([], set())


@pytest.mark.rule("GH-FOCUS-11")
def test_without_a_focus_it_does_nothing() -> None:
    """GH-FOCUS-11."""
    found, ends = decide(CORRIDOR)
    assert (found.choices, found.foci, ends) == ([], [], set())


@pytest.mark.rule("GH-FOCUS-5")
@pytest.mark.rule("GH-RUL-87")
def test_traps_are_obstacles_unless_there_is_no_other_way_to_anybody() -> None:
    """GH-FOCUS-5: the enemy behind the trap is nearer, the other one is the focus."""
    places = [*CORRIDOR, (-1, 0), (-2, 0), (-3, 0), (-4, 0)]
    found, _ = decide(places, ((2, 0), 1), ((-4, 0), 99), traps=((1, 0),))
    assert found.foci == [1]
    assert found.passed == {0: "GH-FOCUS-5"}
    only, ends = decide(CORRIDOR, ((2, 0), 1), traps=((1, 0),))
    assert only.foci == [0]
    assert ends == {((1, 0), (0,))}


@pytest.mark.rule("GH-FOCUS-6", "GH-MMOVE-8")
def test_of_several_ways_through_traps_it_takes_the_one_with_the_fewest() -> None:
    """GH-FOCUS-6, GH-MMOVE-8: two traps straight ahead, one on the long way round."""
    ring = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 1), (4, 0)]
    found, _ = decide(ring, ((4, 0), 1), move=9, traps=((1, 0), (2, 0), (1, 2)))
    assert {choice.goal for choice in found.choices} == {choice.end for choice in found.choices}
    ground = Ground(ring)
    assert [ground.board.places[choice.end] for choice in found.choices] == [(3, 1)]


@pytest.mark.rule("GH-RUL-90")
def test_movement_is_counted_in_points_not_in_hexes() -> None:
    """GH-RUL-90: as many hexes, but one of them is difficult."""
    found, _ = decide(HALL, ((3, 0), 10), ((0, 3), 90), difficult=((1, 0), (2, 0), (2, -1), (1, 1)))
    assert found.passed.get(0) == "GH-FOCUS-7"


@pytest.mark.rule("GH-FOCUS-9", "GH-FOCUS-10", "GH-RUL-91")
def test_equal_movement_the_nearer_one_then_the_earlier_one_then_the_players() -> None:
    """GH-FOCUS-9, GH-FOCUS-10, GH-RUL-91: an archer need not move for any of them."""
    nearer, _ = decide(HALL, ((2, 0), 90), ((3, 0), 10), attack=BOW)
    assert (nearer.foci, nearer.passed) == ([0], {1: "GH-FOCUS-9"})
    earlier, _ = decide(HALL, ((2, 0), 90), ((0, 2), 10), attack=BOW)
    assert (earlier.foci, earlier.passed) == ([1], {0: "GH-FOCUS-10"})
    equal, ends = decide(HALL, ((2, 0), 10), ((0, 2), 10), attack=BOW)
    assert equal.foci == [0, 1]
    assert ends == {((0, 0), (0,)), ((0, 0), (1,))}


@pytest.mark.rule("GH-FOCUS-8", "GH-MMOVE-2")
def test_one_without_an_attack_goes_up_to_its_focus_and_attacks_nobody() -> None:
    """GH-FOCUS-8, GH-MMOVE-2."""
    _, ends = decide(CORRIDOR, ((3, 0), 1), attack=PlannedAttack(made=False))
    assert ends == {((2, 0), ())}


# -- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MMOVE-3", "GH-RUL-112")
@pytest.mark.rule("GH-RUL-89")
def test_an_archer_steps_back_from_its_focus_unless_it_is_muddled() -> None:
    """GH-MMOVE-3, GH-RUL-112: an adjacent target means disadvantage."""
    _, ends = decide(CORRIDOR, ((1, 0), 1), attack=BOW)
    assert ends == {((0, 0), (0,))}, "it has nowhere to go"
    _, ends = decide([*CORRIDOR, (-1, 0)], ((1, 0), 1), attack=BOW)
    assert ends == {((-1, 0), (0,))}
    _, ends = decide([*CORRIDOR, (-1, 0)], ((1, 0), 1), attack=BOW._replace(muddled=True))
    assert ends == {((0, 0), (0,))}


@pytest.mark.rule("GH-MMOVE-4", "GH-MATT-8")
def test_it_goes_where_it_can_attack_most_even_if_that_is_farther() -> None:
    """GH-MMOVE-4, GH-MATT-8."""
    cleave = PlannedAttack(targets=2)
    _, ends = decide(HALL, ((2, 0), 10), ((3, 0), 20), move=3, attack=cleave)
    assert {targets for _, targets in ends} == {(0, 1)}
    assert ends == {((2, 1), (0, 1)), ((3, -1), (0, 1))}


@pytest.mark.rule("GH-MMOVE-6")
def test_among_equal_hexes_it_moves_as_little_as_it_can() -> None:
    """GH-MMOVE-6."""
    _, ends = decide(HALL, ((3, 0), 1), move=9)
    assert ends == {((2, 0), (0,))}


@pytest.mark.rule("GH-MMOVE-5", "GH-RUL-95")
def test_extra_targets_beside_it_count_for_less() -> None:
    """GH-MMOVE-5, GH-RUL-95: it need not move to attack both, but then one of them is adjacent."""
    pair = PlannedAttack(range=3, targets=2, ranged=True)
    _, ends = decide(HALL, ((3, 0), 1), ((0, 1), 2), move=1, attack=pair)
    assert ((0, 0), (0, 1)) not in ends
    assert ends
    for (q, r), targets in ends:
        assert targets == (0, 1)
        assert (q, r - 1) not in {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


@pytest.mark.rule("GH-RUL-93", "GH-RUL-94")
def test_one_too_far_away_comes_as_near_as_it_can() -> None:
    """GH-RUL-93, GH-RUL-94: also one that cannot move at all has a focus."""
    found, ends = decide(CORRIDOR, ((8, 0), 1), move=3)
    assert (found.foci, ends) == ([0], {((3, 0), ())})
    found, ends = decide(CORRIDOR, ((8, 0), 1), move=0)
    assert (found.foci, ends) == ([0], {((0, 0), ())})


@pytest.mark.rule("GH-MOVE-5..8", "GH-RUL-46", "GH-RUL-47")
def test_fliers_end_over_traps_and_jumpers_mind_only_their_last_hex() -> None:
    """GH-MOVE-5 to 8, GH-RUL-46, GH-RUL-47."""

    def after(
        manner: int, enemy: Hex, move: int, *, rough: bool = True, trap: bool = False
    ) -> set[tuple[Hex, tuple[int, ...]]]:
        return decide(
            CORRIDOR, (enemy, 1), move=move, manner=manner, obstacles=((1, 0),),
            difficult=((2, 0),) if rough else (), traps=((3, 0),) if trap else (),
        )[1]  # fmt: skip

    assert after(WALK, (4, 0), 9, trap=True) == set()
    assert after(FLY, (4, 0), 3, trap=True) == {((3, 0), (0,))}
    assert after(JUMP, (3, 0), 2, rough=False) == {((2, 0), (0,))}
    assert after(JUMP, (3, 0), 2) == {((0, 0), ())}
    assert after(JUMP, (3, 0), 3) == {((2, 0), (0,))}


# -- targets and areas ----------------------------------------------------------------------------


@pytest.mark.rule("GH-FOCUS-2", "GH-FOCUS-11")
def test_a_focus_that_cannot_be_reached_any_more_is_none() -> None:
    """It was chosen before, and now an obstacle bars the corridor."""
    ground = Ground(CORRIDOR)
    bar = 1 << cell(ground, (2, 0))
    enemy = Enemy(cell(ground, (4, 0)), 1)
    field = Field(ground, bar, 0, 0, 1 << enemy.cell, 0)
    found = intend(field, cell(ground, (0, 0)), WALK, 9, PlannedAttack(), [enemy], 0)
    assert (found.choices, found.foci) == ([], [])


@pytest.mark.rule("GH-MATT-9..11")
def test_the_other_targets_are_chosen_as_a_focus_is() -> None:
    """GH-MATT-9 to 11: the nearer one; of equals the earlier one; of those the players choose."""
    volley = PlannedAttack(range=4, targets=2, ranged=True)
    _, ends = decide(HALL, ((2, 0), 1), ((3, 0), 9), ((4, 0), 2), move=0, attack=volley)
    assert ends == {((0, 0), (0, 1))}
    _, ends = decide(HALL, ((2, 0), 1), ((3, 0), 9), ((0, 3), 2), move=0, attack=volley)
    assert ends == {((0, 0), (0, 2))}
    _, ends = decide(HALL, ((2, 0), 1), ((3, 0), 9), ((0, 3), 9), move=0, attack=volley)
    assert ends == {((0, 0), (0, 1)), ((0, 0), (0, 2))}


@pytest.mark.rule("GH-MATT-5", "GH-MATT-8")
def test_an_area_about_the_attacker_is_turned_and_mirrored_to_hit_most() -> None:
    """GH-MATT-5, GH-MATT-8: two hexes side by side, one of them with the focus."""
    sweep = PlannedAttack(area=Area([(1, 0), (0, 1)], ranged=False))
    _, ends = decide(HALL, ((1, 0), 1), ((1, -1), 2), ((0, -1), 3), move=0, attack=sweep)
    assert ends == {((0, 0), (0, 1))}


@pytest.mark.rule("GH-TARGET-6")
def test_an_area_at_range_needs_one_of_its_hexes_in_range() -> None:
    """GH-TARGET-6: the focus itself may be farther away than the range."""
    blast = PlannedAttack(range=2, area=Area([(0, 0), (1, 0)], ranged=True), ranged=True)
    _, ends = decide(CORRIDOR, ((3, 0), 1), move=0, attack=blast)
    assert ends == {((0, 0), (0,))}
    _, ends = decide(CORRIDOR, ((4, 0), 1), move=0, attack=blast)
    assert ends == {((0, 0), ())}


def test_an_area_has_each_of_its_positions_once() -> None:
    assert len(Area([(1, 0)], ranged=False).shapes) == 6
    assert len(Area([(1, 0), (0, 1)], ranged=False).shapes) == 6
    assert len(Area([(1, 0), (2, 0), (0, 1)], ranged=False).shapes) == 12


def test_the_hexes_of_a_mask_come_in_order() -> None:
    assert cells_of(0) == []
    assert cells_of(1 << 70 | 0b1010) == [1, 3, 70]
