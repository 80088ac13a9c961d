"""Moments of Gloomhaven, and what is planned for figures that go."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from grimorio.core import plan
from grimorio.core.record import resume, save
from grimorio.games.gloomhaven import rules
from grimorio.games.gloomhaven.rules.actions.playing import choose_last
from grimorio.games.gloomhaven.rules.attack import moments
from grimorio.games.gloomhaven.rules.attack.harm import exhaust, harm
from grimorio.games.gloomhaven.rules.moments import TURN_CLOSES, TURN_ENDED, TURN_OPENS
from grimorio.games.gloomhaven.rules.turn import take_turn
from grimorio.kit.moments import Moment
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import lay

RULES = Path(rules.__file__).parent
CHECKPOINTS = Path(__file__).parent / "checkpoints"
CHAPTER = ("adjusting", "blows", "conditions", "guarding", "harm", "modifiers", "moments", "shape")
"""The chapter of the attack: those who take part in it have modules of their own."""
PARTAKING = (
    "actions.bonuses", "actions.boosting", "attack.augments", "attack.standing", "attack.triggers",
    "ending", "gear", "monsters", "scenario",
)  # fmt: skip


@pytest.mark.parametrize("name", CHAPTER)
def test_the_chapter_of_the_attack_knows_nobody_who_takes_part_in_it(name: str) -> None:
    tree = ast.parse((RULES / "attack" / f"{name}.py").read_text("utf-8"))
    found = [
        f"{node.module}.{one.name}".removeprefix(f"{rules.__name__}.")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for one in node.names
    ]
    assert [other for other in found if other.startswith(PARTAKING)] == []


def test_every_chapter_is_read() -> None:
    """What acts at a moment registers itself when its module is imported, whoever needs it."""
    for path in RULES.rglob("*.py"):
        parts = path.relative_to(RULES).with_suffix("").parts
        name = ".".join([rules.__name__, *[part for part in parts if part != "__init__"]])
        assert name in sys.modules


def test_something_acts_at_every_moment() -> None:
    known = [one for one in vars(moments).values() if isinstance(one, Moment)]
    assert len(known) == 26
    assert [one.name for one in known if not one.acts] == []


def names(moment: Moment[..., Any]) -> list[str]:
    return [act.__name__ for act in moment.acts]


@pytest.mark.rule("GH-STEP-1", "GH-ITEM-3", "GH-RUL-35")
def test_before_an_attack_the_attacker_comes_first_and_then_the_target() -> None:
    assert names(moments.BEFORE_ATTACK) == [
        "strike_with", "pay", "use_for_attack", "order_doublings", "parry", "use_when_attacked",
        "pummel",
    ]  # fmt: skip


def test_the_scenario_hears_of_a_death_and_of_a_turn_last() -> None:
    assert names(moments.DIED) == ["drop_summon", "act_in_death", "figure_died"]
    assert names(TURN_OPENS) == ["come_down", "act_at_start"]
    assert names(TURN_CLOSES) == ["act_at_end", "stand_still"]
    assert names(TURN_ENDED) == ["note_turn", "look_at_plates", "turn_over"]


# -- what is planned for those who go --------------------------------------------------------------


@pytest.mark.rule("GH-RUL-121")
def test_what_is_planned_for_a_figure_goes_when_it_dies() -> None:
    t = lay("brute", "tinkerer")
    guard = t.monster("bandit-guard", (2, 1))
    fatal, late = harm(guard, 99, "effect", NONE), harm(guard, 1, "effect", NONE)
    t.do(fatal, take_turn(guard), late, harm(t.character(0).figure, 1, "effect", NONE))
    assert guard not in t.s.figures
    assert t.asked == [(0, "suffer")]
    assert [one.step.name for one in t.s.agenda if one.args[:1] == (guard,)] == []


@pytest.mark.rule("GH-EXH-3")
def test_what_is_planned_for_a_seat_goes_when_its_character_is_exhausted() -> None:
    t = lay("brute", "tinkerer")
    figure = t.character(0).figure
    plan(t.s, choose_last(0), take_turn(figure), choose_last(1))
    exhaust(t.s, 0, "effect")
    assert [(one.step.name, one.args) for one in t.s.agenda] == [("choose_last", (1,))]


def test_a_checkpoint_from_before_plans_belonged_to_figures_opens() -> None:
    """Then steps stayed planned for those who were gone, and did nothing."""
    stored = json.loads((CHECKPOINTS / "a-summon.json").read_bytes())
    gone = stored["state"]["characters"][1]["figure"]
    stored["state"]["characters"][1]["figure"] = NONE
    del stored["state"]["figures"][str(gone)]
    wanted, _ = resume(json.dumps(stored).encode())
    agenda = stored["agenda"]
    asked = agenda.pop()
    left = [["take_turn", [gone]], ["choose_last", [1]], ["harm", [gone, 1, "effect", NONE]]]
    stored["agenda"] = [*agenda, *left, asked]
    again, _ = resume(json.dumps(stored).encode())
    assert save(again)[0] == save(wanted)[0]
