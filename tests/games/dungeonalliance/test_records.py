"""Dungeon Alliance: whole games from the shelf, one for each mode and each way a game can end."""

from __future__ import annotations

from functools import cache

import pytest

from grimorio.core import Game
from grimorio.core.errors import BadRecord
from grimorio.core.record import load, parse
from grimorio.games.dungeonalliance.kinds import KINDS
from grimorio.games.dungeonalliance.state import Dungeon
from tests.games.dungeonalliance.golden import ENDINGS, RECORDS, replay

AGAIN = "meant? then: python -m tests.games.dungeonalliance.golden"


@cache
def replayed(name: str) -> Game[Dungeon]:
    return replay(name)


@pytest.mark.rule("DA-WIN-1..7", "DA-ROUND-1", "DA-SOLO-10", "DA-PVP-1", "DA-RUL-1")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_game_comes_out_as_it_did(name: str) -> None:
    read = parse((RECORDS / f"{name}.json").read_bytes())
    assert str(len(read.entries)) in read.digests  # the end is among what is compared
    try:
        game = replayed(name)
    except BadRecord as error:
        pytest.fail(f"{error.reason} (entry {error.entry}); {AGAIN}")
    assert game.outcome is not None, AGAIN
    assert ENDINGS[name].match(game), AGAIN
    assert game.seats == ENDINGS[name].seats


def test_every_record_has_its_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(ENDINGS)


def test_every_outcome_is_on_the_shelf() -> None:
    outcomes = [replayed(name).outcome for name in ENDINGS]
    assert {over.reason for over in outcomes if over is not None} == set(KINDS.outcomes)


def test_a_record_with_another_answer_is_found_out() -> None:
    read = parse((RECORDS / "alone.json").read_bytes())
    seat, start = read.entries[1]
    read.entries[1] = (seat, next(line for _, line in read.entries[2:8] if line != start))
    with pytest.raises(BadRecord):
        load(read)
