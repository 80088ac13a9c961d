"""Gloomhaven: whole scenarios from the shelf, one for each way a scenario can end."""

from __future__ import annotations

from functools import cache

import pytest

from grimorio.core import Game
from grimorio.core.errors import BadRecord
from grimorio.core.record import load, parse
from grimorio.games.gloomhaven.components.scenarios import AnyGoal, KillGoal, scenarios
from grimorio.games.gloomhaven.state import Scenario
from grimorio.games.gloomhaven.variants import SCENARIOS
from tests.games.gloomhaven.golden import ENDINGS, RECORDS, is_won, replay

AGAIN = "meant? then: python -m tests.games.gloomhaven.golden"


@cache
def replayed(name: str) -> Game[Scenario]:
    return replay(name)


@pytest.mark.rule("GH-ROUND-4", "GH-EXH-4", "GH-ESCEN-10")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_scenario_comes_out_as_it_did(name: str) -> None:
    read = parse((RECORDS / f"{name}.json").read_bytes())
    assert str(len(read.entries)) in read.digests  # the end is among what is compared
    try:
        game = replayed(name)
    except BadRecord as error:
        pytest.fail(f"{error.reason} (entry {error.entry}); {AGAIN}")
    assert game.outcome is not None, AGAIN
    assert ENDINGS[name].match(game), AGAIN
    assert game.state.number == ENDINGS[name].scenario


def test_every_record_has_its_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(ENDINGS)


def kind_of(goal: AnyGoal) -> tuple[str, bool]:
    """A kind of goal; enemies of certain types are another than any."""
    return type(goal).__name__, isinstance(goal, KillGoal) and bool(goal.types)


def test_every_kind_of_goal_is_reached_in_some_record() -> None:
    won = {ending.scenario for name, ending in ENDINGS.items() if is_won(replayed(name))}
    offered = {kind_of(goal) for number in SCENARIOS for goal in scenarios()[number].goals}
    assert offered == {kind_of(goal) for number in won for goal in scenarios()[number].goals}


def test_a_record_with_another_answer_is_found_out() -> None:
    read = parse((RECORDS / "the-escort-dead.json").read_bytes())
    seat, start = read.entries[2]
    others = [line for _, line in read.entries[:8] if line != start]
    read.entries[2] = (seat, others[0])
    with pytest.raises(BadRecord):
        load(read)
