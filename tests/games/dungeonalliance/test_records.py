"""Dungeon Alliance: whole games from the shelf, one for each mode and each way a game can end."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from grimorio.core import Game
from grimorio.core.errors import BadRecord
from grimorio.core.record import load, parse
from grimorio.games.dungeonalliance.kinds import KINDS
from grimorio.games.dungeonalliance.state import Dungeon
from tests.games.dungeonalliance.golden import ENDINGS, RECORDS, replay

OLD = Path(__file__).parent / "records_1"
"""The same games as releases before wrote them, with numbers for things; told.json has what those
releases told of them."""
TOLD = json.loads((OLD / "told.json").read_text(encoding="utf-8"))
SINCE = {"regrown", "rolled", "solo_instead", "scored", "left_over", "won"}
"""What is told besides, since then."""
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


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_of_numbers_tells_the_same_story(name: str) -> None:
    read = parse((OLD / f"{name}.json").read_bytes())
    assert read.grimorio == 1
    game = load(read)
    assert game.outcome is not None
    assert game.journal is not None
    over = [list(game.outcome.scores), list(game.outcome.winners), game.outcome.reason]
    names = [one.kind.name for one in game.journal.events if one.kind.name not in SINCE]
    kinds = json.dumps(names)
    told = TOLD[name]
    assert over == told["outcome"]
    assert len(names) == told["events"]
    assert blake2b(kinds.encode(), digest_size=16).hexdigest() == told["kinds"]


def test_a_record_can_be_read_by_people() -> None:
    lines = [str(line) for _, line in parse((RECORDS / "alone.json").read_bytes()).entries]
    for line in (
        "line up krom,belzamin,mysterios,graltar",
        "go-open c8-d8 tile web-hall/0",
        "attack bone-archer-7 played krom-strike",
        "strike second giant-spider-1 belzamin from c8",
        "react with belzamin-dodge",
        "crack b1 effort 2",
        "rest poison 3",
    ):
        assert line in lines
