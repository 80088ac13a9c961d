"""Tasks about what happens in a turn, played; and who claims them in a team."""

from __future__ import annotations

import pytest

from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.state import ELITE
from tests.games.tashkalar.builders import Table, arena, pattern

HIGHLAND = ["highland", "south"]
OTHERS = "imprisonment red-conquest"


def claims(table: Table) -> list[str]:
    """What can be claimed at the end of the turn; nothing if nothing is asked."""
    if table.kind != "claim":
        return []
    return [TASK.ids[int(str(task))] for task in table.options if task is not None]


@pytest.mark.rule("TK-RUL-16", "TK-RUL-8")
@pytest.mark.parametrize(
    ("task", "square", "met"),
    [
        ("red-summoning", "h6", True),
        ("red-summoning", "h7", False),
        ("green-summoning", "g3", True),
        ("green-summoning", "h6", False),
    ],
)
def test_two_beings_in_a_turn_one_of_them_on_a_square_of_the_colour(
    task: str, square: str, met: bool
) -> None:
    board = f"{pattern('swordmaster', square)} {pattern('bomb', 'c5')}"
    table = arena(board, "swordmaster bomb", form=ELITE, tasks=f"{task} {OTHERS}")
    table.summon("swordmaster", square)
    table.summon("bomb", "c5")
    assert claims(table) == ([task] if met else [])


@pytest.mark.rule("TK-RUL-16", "TK-RUL-8")
def test_two_beings_may_come_upon_the_same_coloured_square() -> None:
    board = f"{pattern('swordmaster', 'e5')} {pattern('bomb', 'e5')}"
    table = arena(board, "swordmaster bomb", form=ELITE, tasks=f"coloured-summoning {OTHERS}")
    table.summon("bomb", "e5", 0)  # it goes off, and leaves the square
    table.place("e4")
    table = arena(board, "swordmaster bomb", form=ELITE, tasks=f"coloured-summoning {OTHERS}")
    table.summon("swordmaster", "e5")
    table.summon("bomb", "e5", 0)
    assert table.told("summoned")[0][2] == table.told("summoned")[1][2]
    assert claims(table) == ["coloured-summoning"]


@pytest.mark.rule("TK-RUL-16", "TK-RUL-28")
@pytest.mark.parametrize("legend", [True, False])
def test_of_two_beings_in_a_turn_one_must_be_a_legend(legend: bool) -> None:
    board = f"{pattern('titan', 'h3')} {pattern('swordmaster', 'b6')} {pattern('bomb', 'c5')}"
    table = arena(
        board, "swordmaster bomb titan", form=ELITE, tasks=f"legendary-summoning {OTHERS}"
    )
    table.summon("swordmaster", "b6")
    if legend:
        table.summon("titan", "h3", 0)
    else:
        table.summon("bomb", "c5")
    assert claims(table) == (["legendary-summoning"] if legend else [])


@pytest.mark.rule("TK-RUL-16", "TK-RUL-28")
def test_the_fire_dragon_too_is_a_legend() -> None:
    board = f"{pattern('fire-dragon', 'e5')} {pattern('swordmaster', 'b5')}"
    table = arena(board, "fire-dragon swordmaster", form=ELITE,
                  tasks=f"legendary-summoning {OTHERS}")  # fmt: skip
    table.summon("swordmaster", "b5")
    table.summon("fire-dragon", "e5", 0)
    assert claims(table) == ["legendary-summoning"]


@pytest.mark.rule("TK-RUL-16")
def test_a_legend_alone_is_not_two_beings() -> None:
    table = arena(
        pattern("titan", "h3"), "titan", form=ELITE, tasks=f"legendary-summoning {OTHERS}"
    )
    table.summon("titan", "h3", 0)
    table.place("a4")
    assert claims(table) == []


@pytest.mark.rule("TK-RUL-16", "TK-RUL-35", "TK-CHANGE-15")
def test_what_is_destroyed_in_a_turn_of_elite_is_counted() -> None:
    board = f"{pattern('hill-giant', 'e5')} 2e5h 2e4 2d5 2f5h"
    tasks = "heroic-devastation destruction devastation"
    table = arena(board, "hill-giant", schools=HIGHLAND, form=ELITE, tasks=tasks, actions=1)
    table.summon("hill-giant", "e5")
    assert claims(table) == ["heroic-devastation", "destruction", "devastation"]
    assert [side.points for side in table.s.sides] == [[0, 0], [0, 0]]


@pytest.mark.rule("TK-CHANGE-15", "TK-RUL-8")
def test_what_a_titan_crushes_helps_no_task() -> None:
    board = f"{pattern('titan', 'e4')} 2d4 2e3 2f4l 2d3 2f3"
    table = arena(board, "titan", form=ELITE, tasks="destruction end-of-legends red-conquest",
                  actions=1)  # fmt: skip
    table.summon("titan", "e4", 0)
    assert len(table.told("destroyed")) == 6  # and one of the summoner's own
    assert claims(table) == []


@pytest.mark.rule("TK-SUMMON-12", "TK-CHANGE-15")
def test_but_what_stood_where_a_titan_comes_counts() -> None:
    table = arena(f"{pattern('titan', 'e4')} 2e4l", "titan", form=ELITE, actions=1,
                  tasks=f"end-of-legends {OTHERS}")  # fmt: skip
    table.summon("titan", "e4", 0)
    assert claims(table) == ["end-of-legends"]


@pytest.mark.rule("TK-TASK-6", "TK-RUL-45", "TK-PASS-5")
def test_a_task_met_by_the_partners_piece_is_claimed_by_whose_turn_it_is_for_both() -> None:
    table = arena("1e4 1d5 1e5 1f5", form=ELITE, seats=4, teams=True, turn=2, actions=1,
                  tasks="centre-cross destruction red-conquest",
                  next_task="isolation")  # fmt: skip
    table.game.take(2, "hand_over")
    table.place("e6")
    assert table.asked == (2, "claim")
    table.answer(TASK.number("centre-cross"))
    assert table.s.sides[0].tasks == [TASK.number("centre-cross")]
    assert (total(table.s, 0), total(table.s, 1)) == (2, 0)
    assert table.told("claimed") == [(2, TASK.number("centre-cross"), 2)]


@pytest.mark.rule("TK-TASK-2", "TK-RUL-16")
def test_a_task_that_comes_up_by_a_claim_waits_for_the_next_turn() -> None:
    table = arena("1e4h 1d5h 1e5 1f5", form=ELITE, actions=1, next_task="central-dominance",
                  tasks="centre-cross destruction red-conquest")  # fmt: skip
    table.place("e6")
    table.answer(TASK.number("centre-cross"))
    assert table.asked == (1, "act")
    table.place("c1", "d1")
    table.place("a4", "a5")
    assert claims(table) == ["central-dominance"]


@pytest.mark.rule("TK-TASK-1", "TK-TURN-9")
def test_a_task_is_claimed_before_cards_are_drawn() -> None:
    table = arena("1e4 1d5 1e5 1f5", form=ELITE, actions=1,
                  tasks="centre-cross destruction red-conquest")  # fmt: skip
    table.place("e6")
    assert table.hand(0) == []
    table.answer(None)
    assert len(table.hand(0)) == 6
