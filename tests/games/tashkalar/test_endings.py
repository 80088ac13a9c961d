"""Points, the end, surrender, winner and ties."""

from __future__ import annotations

import pytest

from grimorio.core import Outcome
from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules.ending import best_sides, check_end, has_points
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.state import DUEL, ELITE, MELEE
from tests.games.tashkalar.builders import Table, arena, pattern
from tests.games.tashkalar.test_setup import begin

# -- duel ---------------------------------------------------------------------------------------


def end_with(kills: str, form: int = DUEL, seats: int = 2) -> Table:
    """A turn that ends with these pieces destroyed, side after side, rank after rank."""
    table = arena("", form=form, seats=seats, actions=1)
    table.s.kills = [int(word) for word in kills.split()]
    table.place("e5")
    return table


@pytest.mark.rule("TK-DSCORE-1", "TK-DSCORE-2", "TK-DSCORE-3", "TK-DSCORE-4", "TK-DSCORE-5",
                  "TK-FORM-7")  # fmt: skip
@pytest.mark.parametrize(
    ("kills", "points"),
    [("0 0 1", 2), ("0 1 0", 1), ("2 0 0", 1), ("1 0 0", 0), ("5 0 0", 2), ("3 1 1", 4)],
)
def test_destroyed_pieces_score_at_the_end_of_the_turn(kills: str, points: int) -> None:
    table = end_with(f"0 0 0 {kills}")
    assert table.s.sides[0].points == [0, points]
    assert table.s.sides[1].points == [0, 0]


@pytest.mark.rule("TK-EX-1")
def test_one_legendary_one_heroic_and_three_commons_are_four_points() -> None:
    assert end_with("0 0 0 3 1 1").s.sides[0].points == [0, 4]


@pytest.mark.rule("TK-DSCORE-5", "TK-EX-2")
def test_a_single_common_is_not_carried_to_the_next_turn() -> None:
    table = end_with("0 0 0 1 0 0")
    table.place("a4", "a5")
    assert table.s.kills == [0] * 6
    table.s.kills = [0, 0, 0, 1, 0, 0]
    table.place("b4", "b5")
    assert table.s.sides[0].points == [0, 0]


@pytest.mark.rule("TK-DSCORE-6", "TK-EX-3")
def test_own_pieces_score_nothing() -> None:
    board = f"{pattern('hill-giant', 'e5')} 1e4 1d5 2f5h"
    table = arena(board, "hill-giant", schools=["highland", "south"], actions=1)
    table.summon("hill-giant", "e5")
    assert table.s.sides[0].points == [0, 1]
    assert table.s.sides[1].points == [0, 0]


@pytest.mark.rule("TK-DSCORE-7", "TK-EX-4", "TK-RUL-28")
def test_summoning_a_legend_is_a_point_at_once_and_its_victim_two_at_the_end() -> None:
    table = arena(f"{pattern('time-elemental', 'e4')} 2e4l", "time-elemental", actions=2)
    table.summon("time-elemental", "e4")
    assert table.s.sides[0].points == [0, 1]
    table.place("a4")
    assert table.s.sides[0].points == [0, 3]


@pytest.mark.rule("TK-DSCORE-8", "TK-EX-5")
def test_an_upgrade_to_legendary_is_no_summoning() -> None:
    table = arena(f"{pattern('clan-guardian', 'e6')} 1a5h", "clan-guardian",
                  schools=["highland", "south"], actions=1)  # fmt: skip
    table.summon("clan-guardian", "e6")
    table.pick("c6")
    assert table.s.sides[0].points == [0, 0]


# -- melee --------------------------------------------------------------------------------------


@pytest.mark.rule("TK-MSCORE-1", "TK-MSCORE-2", "TK-MSCORE-3", "TK-MSCORE-4", "TK-FORM-8")
def test_in_a_melee_every_colour_is_counted_apart() -> None:
    table = end_with("0 0 0  2 1 0  0 0 1  4 0 0", MELEE, 4)
    assert table.s.sides[0].points == [0, 2, 2, 2]


@pytest.mark.rule("TK-MSCORE-6", "TK-EX-7")
def test_a_single_unpaired_common_scores_nothing() -> None:
    table = end_with("0 0 0  0 0 0  1 0 0  0 0 0", MELEE, 4)
    assert table.asked == (1, "act")
    assert table.s.sides[0].points == [0, 0, 0, 0]


@pytest.mark.rule("TK-MSCORE-5", "TK-EX-6", "TK-EX-8")
@pytest.mark.parametrize(
    ("kills", "offered", "points"),
    [
        ("0 0 0  2 0 0  1 0 0  1 0 0", [None, 2, 3], [0, 1, 0, 1]),
        ("0 0 0  1 0 0  1 0 0  1 0 0", [None, 1, 2, 3], [0, 0, 0, 1]),
    ],
)
def test_unpaired_commons_of_different_colours_are_a_point_of_one_of_them(
    kills: str, offered: list[int | None], points: list[int]
) -> None:
    table = end_with(kills, MELEE, 4)
    assert (table.asked, table.options) == ((0, "leftover"), offered)
    table.answer(3)
    assert table.s.sides[0].points == points


@pytest.mark.rule("TK-MSCORE-5", "TK-EX-9")
def test_three_and_one_may_give_a_second_point_of_the_same_colour() -> None:
    table = end_with("0 0 0  3 0 0  1 0 0", MELEE, 3)
    assert table.options == [None, 1, 2]
    table.answer(1)
    assert table.s.sides[0].points == [0, 2, 0]


@pytest.mark.rule("TK-MSCORE-7")
def test_in_a_melee_own_pieces_score_nothing_either() -> None:
    board = f"{pattern('hill-giant', 'e5')} 1e4h 1d5h"
    table = arena(board, "hill-giant", form=MELEE, seats=3, actions=1,
                  schools=["highland", "south", "north"])  # fmt: skip
    table.summon("hill-giant", "e5")
    assert table.s.sides[0].points == [0, 0, 0]


@pytest.mark.rule("TK-MSCORE-8", "TK-RUL-28")
def test_the_point_of_a_legend_is_of_a_colour_of_choice() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental", form=MELEE, seats=3)
    table.summon("time-elemental", "e4")
    assert (table.asked, table.options) == ((0, "legend_point"), [1, 2])
    table.answer(2)
    assert table.s.sides[0].points == [0, 0, 1]


@pytest.mark.rule("TK-MSCORE-9")
def test_in_a_melee_an_upgrade_is_no_summoning_either() -> None:
    table = arena(f"{pattern('two-headed-dragon', 'd4')}", "two-headed-dragon", form=MELEE, seats=3)
    table.summon("two-headed-dragon", "d4")
    table.answer(1)
    table.pick("e5", "-")
    assert table.at("e5") == "1l"
    assert sum(table.s.sides[0].points) == 1


# -- triggers -----------------------------------------------------------------------------------


def triggered(table: Table) -> bool:
    check_end(table.s)
    return table.s.last_turns >= 0


@pytest.mark.rule("TK-END-1", "TK-RUL-48")
def test_drawing_the_last_being_triggers_the_end() -> None:
    table = arena("", deck="")
    assert triggered(table)
    assert not triggered(arena("", deck="knight"))


@pytest.mark.rule("TK-END-2", "TK-END-3", "TK-EX-27")
def test_in_teams_drawing_the_last_straight_being_triggers_the_end() -> None:
    for count, ends in ((7, False), (6, True), (5, True)):
        table = arena("", seats=4, teams=True)
        player = table.s.players[0]
        del player.deck[count:]
        assert triggered(table) == ends
    table = arena("", seats=4, teams=True, actions=1)
    player = table.s.players[0]
    del player.deck[8:]
    table.place("e5")
    assert (len(player.deck), len(table.s.players[0].deck)) in ((8, 5), (5, 5))
    assert len(table.s.players[0].hand) == 3
    assert table.told("end_triggered") == [(0, 2)]


@pytest.mark.rule("TK-END-4", "TK-END-5", "TK-END-6", "TK-EX-15", "TK-RUL-46")
def test_in_elite_nine_points_end_it_legendary_pieces_of_the_moment_included() -> None:
    table = arena("2a5l 2b5l", form=ELITE)
    tasks = ["side-chain", "corner-chain", "destruction"]
    table.s.sides[1].tasks = [TASK.number(task) for task in tasks]
    assert total(table.s, 1) == 9
    assert triggered(table)
    table = arena("2a5l", form=ELITE)
    table.s.sides[1].tasks = [TASK.number(task) for task in tasks]
    assert not triggered(table)


@pytest.mark.rule("TK-EX-15", "TK-END-11", "TK-RUL-46")
def test_once_triggered_the_end_stays_even_if_points_are_lost() -> None:
    table = arena("2a5l 2b5l", form=ELITE)
    table.s.sides[1].tasks = [
        TASK.number(task) for task in ("side-chain", "corner-chain", "destruction")
    ]
    assert triggered(table)
    left = table.s.last_turns
    table.s.sides[1].legends = 0
    check_end(table.s)
    assert table.s.last_turns == left
    assert total(table.s, 1) == 7


@pytest.mark.rule("TK-END-7", "TK-RUL-46")
@pytest.mark.parametrize(("points", "ends"), [(17, False), (18, True), (19, True)])
def test_eighteen_points_end_a_duel_whoever_has_them(points: int, ends: bool) -> None:
    for side in (0, 1):
        table = arena("")
        table.s.sides[side].points[1 - side] = points
        assert triggered(table) == ends


@pytest.mark.rule("TK-END-8", "TK-END-9")
@pytest.mark.parametrize(("seats", "goal"), [(3, 10), (4, 12)])
def test_a_melee_ends_by_the_points_of_one_colour(seats: int, goal: int) -> None:
    table = arena("", form=MELEE, seats=seats)
    table.s.sides[2].points = [goal - 1] * seats
    assert not has_points(table.s)
    table.s.sides[2].points[1] = goal
    assert has_points(table.s)


@pytest.mark.rule("TK-RUL-46", "TK-FLARE-10")
def test_the_points_of_a_rivals_flare_trigger_the_end_in_the_rivals_turn() -> None:
    table = arena("2a3 2a4 2a5 2a6 2a7", "flare-12", actions=1)
    table.s.sides[1].points = [17, 0]
    table.flare("flare-12")
    assert table.s.last_turns == -1
    table.place("e5", "e6")
    assert table.told("end_triggered") == [(0, 0)]


# -- last turns ---------------------------------------------------------------------------------


@pytest.mark.rule("TK-END-10", "TK-END-11", "TK-EX-16", "TK-RUL-47")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_the_trigger_everybody_has_one_more_turn_the_trigger_last(seats: int) -> None:
    table = arena("", form=DUEL if seats == 2 else MELEE, seats=seats, turn=1, actions=1)
    table.s.sides[1].points[0] = 20
    table.place("e5")
    turns = []
    squares = iter(["a4", "a5", "a6", "b4", "b5", "b6", "c4", "c5", "c6", "d4"])
    while table.game.outcome is None:
        turns.append(table.s.turn)
        table.place(next(squares), next(squares))
    assert turns == [(1 + n) % seats for n in range(1, seats + 1)]


@pytest.mark.rule("TK-RUL-47")
def test_last_turns_still_score() -> None:
    table = arena(f"{pattern('mountain-troll', 'e5')} 2d4 2e4 2f4", "mountain-troll",
                  schools=["highland", "south"], actions=1)  # fmt: skip
    table.s.last_turns = 0
    table.summon("mountain-troll", "e5")
    table.place("a4")
    assert table.game.outcome is not None
    assert table.s.sides[0].points == [0, 1]


@pytest.mark.rule("TK-RUL-58")
def test_an_extra_turn_follows_at_once_and_costs_nobody_a_last_turn() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental", actions=1)
    table.s.sides[0].points[1] = 17
    table.summon("time-elemental", "e4")
    assert table.told("end_triggered") == [(0, 0)]
    assert (table.s.turn, table.s.actions) == (0, 2)
    table.place("a4", "a5")
    assert table.s.turn == 1
    table.place("b4", "b5")
    assert table.s.turn == 0
    table.place("c4", "c5")
    assert table.game.outcome is not None


@pytest.mark.rule("TK-RUL-58")
def test_even_the_very_last_turn_may_be_followed_by_an_extra_one() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental", actions=1)
    table.s.last_turns = 0
    table.summon("time-elemental", "e4")
    assert table.game.outcome is None
    table.place("a4", "a5")
    assert table.game.outcome is not None


@pytest.mark.rule("TK-RUL-49")
def test_points_are_not_capped() -> None:
    table = arena("", actions=1)
    table.s.sides[0].points = [0, 40]
    table.s.kills = [0, 0, 0, 0, 0, 3]
    table.place("e5")
    assert table.s.sides[0].points == [0, 46]


# -- surrender ----------------------------------------------------------------------------------


@pytest.mark.rule("TK-SURR-1", "TK-RUL-51")
@pytest.mark.parametrize("form", [ELITE, DUEL])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_side_may_surrender_at_any_moment(form: int, seat: int) -> None:
    table = arena(pattern("eagle-lord", "e5"), "eagle-lord", form=form,
                  schools=["highland", "south"])  # fmt: skip
    table.s.sides[seat].points = [9, 9]
    table.summon("eagle-lord", "e5")
    table.game.take(seat, "surrender")
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1 - seat,), "surrender")


@pytest.mark.rule("TK-RUL-51", "TK-SURR-1")
def test_either_partner_surrenders_for_both() -> None:
    table = arena("", seats=4, teams=True)
    table.game.take(3, "surrender")
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)


@pytest.mark.rule("TK-SURR-2")
def test_nobody_surrenders_in_a_melee() -> None:
    table = arena("", form=MELEE, seats=3)
    assert [table.game.standing(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("TK-RUL-51")
def test_who_surrendered_is_told() -> None:
    table = arena()
    table.game.take(1, "surrender")
    assert table.told("surrendered") == [(1,)]


# -- who has won --------------------------------------------------------------------------------


def over(table: Table) -> Outcome:
    table.s.over = True
    outcome = table.game.title.rules.outcome(table.s)
    assert outcome is not None
    return outcome


@pytest.mark.rule("TK-WIN-1", "TK-WIN-2", "TK-TASK-6")
def test_in_elite_tasks_and_legendary_pieces_on_the_board_decide() -> None:
    table = arena("1a5l 1b5h 2c5", form=ELITE)
    table.s.sides[0].tasks = [TASK.number("destruction")]
    table.s.sides[1].tasks = [TASK.number("side-chain")]
    outcome = over(table)
    assert (outcome.scores, outcome.winners, outcome.reason) == ((2, 3), (1,), "points")


@pytest.mark.rule("TK-WIN-3", "TK-RUL-45")
def test_in_a_duel_the_highest_score_wins_for_both_partners() -> None:
    table = arena("", seats=4, teams=True)
    table.s.sides[1].points = [5, 0]
    outcome = over(table)
    assert (outcome.scores, outcome.winners) == ((0, 5, 0, 5), (1, 3))


def melee(*points: str, board: str = "") -> Table:
    table = arena(board, form=MELEE, seats=len(points))
    for number, (side, text) in enumerate(zip(table.s.sides, points, strict=True)):
        values = [int(word) for word in text.split("/")]
        values.insert(number, 0)
        side.points = values
    return table


@pytest.mark.rule("TK-WIN-4", "TK-WIN-5", "TK-EX-14")
def test_in_a_melee_the_weakest_colour_is_the_score() -> None:
    table = melee("6/11", "7/7", "5/9")
    outcome = over(table)
    assert (outcome.scores, outcome.winners) == ((6, 7, 5), (1,))


@pytest.mark.rule("TK-TIE-1", "TK-EX-13")
def test_a_tie_is_broken_by_the_second_colour() -> None:
    assert best_sides(melee("7/9/12", "7/8/15", "5/9/9", "5/6/7").s) == [0]


@pytest.mark.rule("TK-TIE-2")
def test_then_by_the_third_colour() -> None:
    assert best_sides(melee("7/9/12", "7/9/13", "5/9/9", "5/6/7").s) == [1]


@pytest.mark.rule("TK-TIE-3", "TK-TIE-4", "TK-RUL-50")
@pytest.mark.parametrize(
    ("board", "best"),
    [("1a4h 2a5 2a6", [0]), ("1a4 1a5 2a6", [0]), ("1a4h 2a5h 2a6 3a7l 3b7l", [1])],
)
def test_then_by_upgraded_pieces_and_then_by_pieces_among_those_tied(
    board: str, best: list[int]
) -> None:
    # The third player has more pieces but fewer points.
    assert best_sides(melee("6/9", "6/9", "5/9", board=board).s) == best


@pytest.mark.rule("TK-TIE-3", "TK-TIE-4")
def test_a_duel_is_tied_in_the_same_way() -> None:
    assert best_sides(arena("1a4h 2a5 2a6 2a7").s) == [0]
    assert best_sides(arena("1a4h 2a5h 2a6").s) == [1]


@pytest.mark.rule("TK-TIE-5")
def test_if_all_is_equal_the_tie_stands() -> None:
    outcome = over(arena("1a4h 2a5h"))
    assert (outcome.winners, outcome.reason) == ((0, 1), "tie")


@pytest.mark.rule("TK-FORM-7")
def test_deathmatch_has_no_tasks() -> None:
    s = begin(2).state
    assert (s.tasks, s.task_deck, s.next_task) == ([], [], -1)


@pytest.mark.rule("TK-END-11", "TK-RUL-58")
def test_a_last_turn_is_told_and_an_extra_one_is_none() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental", actions=1)
    table.s.sides[0].points[1] = 17
    table.summon("time-elemental", "e4")
    assert table.told("last_turn") == []
    table.place("a4", "a5")
    table.place("b4", "b5")
    assert table.told("last_turn") == [(1,), (0,)]
