"""Dungeon Alliance: whole games from the shelf, one for each mode and each way a game can end."""

from __future__ import annotations

import json
from functools import cache

import pytest

from grimorio.core import Game
from grimorio.core.errors import BadRecord, OtherVersion
from grimorio.core.log import ANSWER
from grimorio.core.record import apply_line, kind_of, load, parse, start_of
from grimorio.games.dungeonalliance.kinds import KINDS
from grimorio.games.dungeonalliance.state import Dungeon
from tests.games.dungeonalliance.golden import ENDINGS, OLD, RECORDS, kinds_told, replay, retell

TOLD = json.loads((OLD / "told.json").read_text(encoding="utf-8"))
"""What the records of ruleset 3, written with numbers for things, tell by today's content, and how
many of their answers still fit."""
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


def test_a_record_of_the_ruleset_before_is_not_played_by_other_rules() -> None:
    for name in ENDINGS:
        read = parse((OLD / f"{name}.json").read_bytes())
        assert (read.grimorio, read.ruleset) == (1, 3)
        with pytest.raises(OtherVersion):
            load(read)


@pytest.mark.parametrize("name", ENDINGS)
def test_answers_by_numbers_are_understood_as_far_as_todays_content_follows_them(name: str) -> None:
    """As a running table goes on: to where a card, a tile or a token is another one today."""
    game, kept = retell(name)
    assert kept == TOLD[name]["kept"], AGAIN
    assert kinds_told(game) == TOLD[name]["kinds"], AGAIN


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_told_by_numbers_is_the_same_game(name: str) -> None:
    """The answers of a golden record as numbers, one by one, as the first format had them."""
    read = parse((RECORDS / f"{name}.json").read_bytes())
    game, by_numbers = start_of(read), start_of(read)
    for line in read.entries:
        told_by = line
        if kind_of(line) == ANSWER:
            seat, key = int(line[0]), str(line[1])
            asked = next(ask for ask in game.pending if ask.seat == seat)
            option = asked.options[asked.place(key)]
            told_by = seat, asked.kind.of(option).old_key(option)
        apply_line(game, line)
        apply_line(by_numbers, told_by)
    assert by_numbers.digest() == game.digest()


def test_a_record_can_be_read_by_people() -> None:
    lines = {
        str(line)
        for path in RECORDS.glob("*.json")
        for _, line in parse(path.read_bytes()).entries
    }  # fmt: skip
    for line in (
        "line up mcfarlin,jypzy,krolt,krom",
        "go-open c8-d8 tile crossroads/0",
        "attack bloat-toad-9 played krom-strike",
        "strike second bloat-toad-4 jypzy from c7",
        "react with jypzy-dodge",
        "pick h6-h7 effort 1",
        "rest poison 3",
    ):
        assert line in lines, line
