"""Tasks: each of the twenty-four, met and just not; claiming and laying out others."""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.core.events import Journal
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.rules.tasks import POINTS, is_met, lay_out_tasks, reveal_next
from grimorio.games.tashkalar.setup import new_arena
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.kit.numbers import NONE
from tests.games.tashkalar.boards import square_named
from tests.games.tashkalar.builders import Table, arena, pattern
from tests.scripted import ScriptedChance


class Case:
    """What is on the board and what happened in the turn: a task is met by it, and not by less."""

    def __init__(
        self, task: str, met: str, less: str, kills: str = "", fewer: str = "",
        summoned: str = "", other: str = "", legends: int = 0, no_legends: int | None = None,
    ) -> None:  # fmt: skip
        self.task = task
        self.met = (met, kills, summoned, legends)
        self.less = (less, fewer, other, legends if no_legends is None else no_legends)


CASES = [
    Case("destruction", "", "", "1 1 1", "1 1 0"),
    Case("devastation", "", "", "4 0 0", "3 0 0"),
    Case("heroic-destruction", "", "", "2 1 0", "3 0 0"),
    Case("heroic-destruction", "", "", "2 0 1", "1 1 0"),
    Case("heroic-devastation", "", "", "2 1 1", "3 1 0"),
    Case("heroic-devastation", "", "", "2 2 0", "1 2 0"),
    Case("end-of-legends", "", "", "0 0 1", "5 1 0"),
    Case("end-of-legends", "", "", "0 2 0", "0 1 0"),
    Case("red-conquest", "1d2h 1e5h 1c8", "1d2h 1e5 1c8"),
    Case("red-conquest", "1d2h 1e5l 1c8", "1d2h 1e5h 1c3"),
    Case("green-conquest", "1c3h 1g3 1a5h", "1c3h 1g3 1a5"),
    Case("colour-conquest", "1c3h 1g3 1a5h 1e5h 1d2", "1c3h 1g3 1a5h 1e5h 1d3"),
    Case("colour-conquest", "1c3h 1g3 1a5h 1e5h 1d2", "1c3h 1g3 1a5h 1e5 1d2"),
    Case("red-legends", "1d2l 1e5h", "1d2h 1e5h"),
    Case("red-legends", "1d2l 1e5l", "1d2l 1e5"),
    Case("green-legends", "1c3l 1g3h", "1c3l 1e5h"),
    Case("rainbow-dominance", "1c3h 1d2h", "1c3h 1d2h 2e5h"),
    Case("rainbow-dominance", "1c3h 1g3h 2a5h 1d2l 2e5", "1c3h 2a5h 1d2h"),
    Case("red-summoning", "", "", summoned="e5 a4", other="e5"),
    Case("red-summoning", "", "", summoned="a4 e5 c5", other="c3 a4"),
    Case("green-summoning", "", "", summoned="c3 a4", other="e5 a4"),
    Case("coloured-summoning", "", "", summoned="e5 e5", other="e5 e6"),
    Case("coloured-summoning", "", "", summoned="e5 c3", other="c3"),
    Case("legendary-summoning", "", "", summoned="a4 a5", other="a4 a5", legends=1, no_legends=0),
    Case("legendary-summoning", "", "", summoned="a4 a5", other="a4", legends=1),
    Case("central-dominance", "1d4h 1e4h 1f4 1d5 1e6", "1d4h 1e4 1f4 1d5 1e6"),
    Case("central-dominance", "1d4h 1e4h 1f4 1d5 1e6", "1d4h 1e4h 1f4 1d5 1e7"),
    Case("centre-cross", "1e4 1d5 1e5 1f5 1e6", "1e4 1d5 2e5 1f5 1e6"),
    Case("centre-cross", "1d4 1f4 1e5 1d6 1f6", "1d4 1f4 1e5 1d6 1e6"),
    Case("line-dominance", "1a4 1b4 1c4 1d4 1e4 1f4", "1a4 1b4 1c4 1d4 1e4 1f4 2g4"),
    Case("line-dominance", "1f1 1f2 1f3 1f4 1f5 1f6 1f7 2f8", "1g1 1g2 1g3 1g4 1g5 1g6 1g7"),
    Case("diagonals", "1b2h 1c3 1d4 1f6 1h2h 1g3 1f4 1d6", "1b2 1c3 1d4 1f6 1h2h 1g3 1f4 1d6"),
    Case("diagonals", "1b2h 1c3 1d4 1e5 1h2h 1g3 1f4", "1b2h 1c3 1d4 1h2h 1g3 1f4 1d6"),
    Case("side-chain", "1a4 1b5 1c5 1d4 1e5 1f6 1g6 1h5 1i4", "1a4 1b5 1c5 1d4 1f6 1g6 1h5 1i4"),
    Case("side-chain", "1c1 1d2 1d3 1d4 1e5 1e6 1e7 1e8 1f9", "1c1 1d2 1d3 1d4 1e5 1e6 1e7 1e8"),
    Case("corner-chain", "1a3 1b4 1c5 1d6 1e6 1f6 1g7 1h8", "1a3 1b4 1c5 1e6 1f6 1g7 1h8"),
    Case("corner-chain", "1g1 1f2 1e3 1d4 1c5 1b6 1a7", "1g1 1f2 1e3 1d4 1c5 1b6"),
    Case("imprisonment", "2e5 1d4 1e4 1f4 1d5 1f5 1d6", "2e5 1d4 1e4 1f4 1d5 1f5"),
    Case("envelopment", "2e5 1d4 1e4 1f4 1d5 1f5 1d6 1e6", "2e5 1d4 1e4 1f4 1d5 1f5 1d6"),
    # Shut in at a3: b2 to b4 and a4 are taken; the friend at c3 is two squares away.
    Case("isolation", "2a3 2c3 1b2 1b3 1b4 1a4", "2a3 2c3 1b2 1b3 1a4"),
    Case("isolation", "2a3 2c3 1b2 1b3 1b4 1a4", "2a3 2d3 1b2 1b3 1b4 1a4"),
    Case("isolation", "2a3 2c3 1b2 1b3 1b4 1a4", "2a3 2c3 2b3 1b2 1b4 1a4"),
]


def laid(board: str, kills: str, summoned: str, legends: int) -> Table:
    table = arena(board, form=ELITE)
    s = table.s
    s.kills = [0, 0, 0, *[int(word) for word in (kills or "0 0 0").split()]]
    s.summoned = [square_named(word) for word in summoned.split()]
    s.summoned_legends = legends
    return table


@pytest.mark.rule("TK-RUL-8", "TK-TASK-1", "TK-RUL-16")
@pytest.mark.parametrize(
    "case", CASES, ids=[f"{number}-{case.task}" for number, case in enumerate(CASES)]
)
def test_a_task_is_met_by_this_and_not_by_less(case: Case) -> None:
    task = TASK.number(case.task)
    assert is_met(laid(*case.met).s, 0, task)
    assert not is_met(laid(*case.less).s, 0, task)


def test_every_task_has_a_case() -> None:
    assert {case.task for case in CASES} == {task.id for task in CONTENT.tasks}


def test_what_happened_in_a_turn_counts_for_the_side_whose_turn_it_is() -> None:
    s = laid("", "4 0 0", "e5 e6", 1).s
    assert is_met(s, 0, TASK.number("devastation"))
    assert not is_met(s, 1, TASK.number("devastation"))
    assert not is_met(s, 1, TASK.number("red-summoning"))


# -- claiming -----------------------------------------------------------------------------------

CURRENT = "imprisonment central-dominance destruction"
CAUGHT = "2e5 1d4h 1e4h 1f4 1d5 1f5 1d6"


def elite(board: str, next_task: str = "side-chain", draws: str = "") -> Table:
    chance = ScriptedChance(draws=[TASK.number(word) for word in draws.split()]) if draws else None
    hand = "knight herald bomb titan hell-bull flare-1"
    return arena(board, hand, form=ELITE, tasks=CURRENT, next_task=next_task, actions=1,
                 chance=chance)  # fmt: skip


@pytest.mark.rule("TK-TASK-1", "TK-TASK-2", "TK-TASK-3", "TK-FORM-6")
def test_at_the_end_of_the_turn_one_current_task_that_is_met_may_be_claimed() -> None:
    table = elite(CAUGHT, "envelopment")
    table.place("e6")
    assert table.asked == (0, "claim")
    # The next task, Envelopment, is met too, but lies on the deck.
    assert table.options == [None, TASK.number("imprisonment"), TASK.number("central-dominance")]
    table.answer(TASK.number("imprisonment"))
    assert table.asked == (1, "act")
    assert table.s.sides[0].tasks == [TASK.number("imprisonment")]
    assert total(table.s, 0) == POINTS[TASK.number("imprisonment")] == 1


@pytest.mark.rule("TK-TASK-1")
def test_a_task_need_not_be_claimed_and_one_that_is_not_met_cannot_be() -> None:
    table = elite(CAUGHT)
    table.place("a4")
    table.answer(None)
    assert table.s.sides[0].tasks == []
    table = elite("2e5 1d4")
    table.place("a4")
    assert table.asked == (1, "act")


@pytest.mark.rule("TK-TASK-4", "TK-RUL-16")
def test_the_next_task_takes_its_place_and_another_is_turned_up() -> None:
    table = elite(CAUGHT, "envelopment", draws="red-conquest")
    table.place("e6")
    table.answer(TASK.number("imprisonment"))
    assert [TASK.ids[task] for task in table.s.tasks] == [
        "envelopment", "central-dominance", "destruction",
    ]  # fmt: skip
    assert table.s.next_task == TASK.number("red-conquest")
    assert table.asked == (1, "act")


@pytest.mark.rule("TK-TASK-5")
def test_a_next_task_that_would_be_the_third_of_a_type_goes_to_the_bottom() -> None:
    table = elite(CAUGHT, "side-chain", draws="corner-chain diagonals devastation")
    table.place("a4")
    table.answer(TASK.number("imprisonment"))
    # Central Dominance and Side Chain are of one type already.
    assert table.s.next_task == TASK.number("devastation")
    assert table.s.task_bottom == [TASK.number("corner-chain"), TASK.number("diagonals")]


@pytest.mark.rule("TK-RUL-15")
def test_an_empty_task_deck_leaves_no_next_task_and_later_an_empty_place() -> None:
    table = elite(CAUGHT)
    table.s.task_deck = []
    table.place("a4")
    table.answer(TASK.number("imprisonment"))
    assert table.s.next_task == -1
    reveal_next(table.s)
    assert table.s.tasks == [
        TASK.number("side-chain"),
        TASK.number("central-dominance"),
        TASK.number("destruction"),
    ]


@pytest.mark.rule("TK-RUL-15")
def test_if_no_other_type_is_found_the_first_card_passed_over_is_taken() -> None:
    table = arena("", form=ELITE, tasks="destruction devastation side-chain")
    s = table.s
    s.task_deck = [TASK.number("heroic-destruction")]
    s.task_bottom = [TASK.number("end-of-legends")]
    reveal_next(s)
    assert s.next_task == TASK.number("heroic-destruction")
    assert s.task_bottom == [TASK.number("end-of-legends")]


@pytest.mark.rule("TK-FORM-6")
def test_in_elite_neither_kills_nor_legends_summoned_are_points_by_themselves() -> None:
    table = arena(f"{pattern('titan', 'e4')} 2d4l", "titan", form=ELITE, actions=1)
    table.summon("titan", "e4")
    assert [side.points for side in table.s.sides] == [[0, 0], [0, 0]]
    assert total(table.s, 0) == 1


@pytest.mark.rule("TK-ESETUP-1..7", "TK-TASK-4", "TK-TASK-5", "TK-RUL-15", "TK-EX-19")
def test_every_task_turned_up_is_told_also_the_one_passed_over() -> None:
    turned = ("destruction", "devastation", "side-chain", "end-of-legends", "corner-chain")
    s = new_arena(ELITE, 2, ScriptedChance(draws=[TASK.number(task) for task in turned]))
    s.journal = Journal()
    lay_out_tasks(s)
    kinds = ["first_task", "first_task", "first_task", "task_skipped", "next_task"]
    assert told(s) == [(kind, TASK.number(task)) for kind, task in zip(kinds, turned, strict=True)]


@pytest.mark.rule("TK-RUL-15", "TK-TASK-5")
def test_a_task_passed_over_and_taken_after_all_is_told_twice() -> None:
    third = TASK.number("end-of-legends")
    s = new_arena(ELITE, 2, ScriptedChance(draws=[third]))
    s.journal = Journal()
    s.tasks = [TASK.number("destruction"), TASK.number("devastation"), NONE]
    s.task_deck = [third]
    reveal_next(s)
    assert (s.next_task, s.task_bottom) == (third, [])
    assert told(s) == [("task_skipped", third), ("next_task", third)]


def told(s: Arena) -> list[tuple[str, Value]]:
    """The events of one argument, in the order of time."""
    assert s.journal is not None
    return [(event.kind.name, event.args[0]) for event in s.journal.events]
