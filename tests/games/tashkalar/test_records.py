"""Tash-Kalar: whole games from the shelf, one for each form and each way a game can end."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from grimorio.core.errors import BadRecord
from grimorio.core.record import load, parse
from tests.games.tashkalar.golden import ENDINGS, RECORDS, replay

OLD = Path(__file__).parent / "records_1"
"""The same games as releases before wrote them, with numbers for things; told.json has what those
releases told of them."""
TOLD = json.loads((OLD / "told.json").read_text(encoding="utf-8"))
AGAIN = "meant? then: python -m tests.games.tashkalar.golden"


@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_game_comes_out_as_it_did(name: str) -> None:
    read = parse((RECORDS / f"{name}.json").read_bytes())
    assert str(len(read.entries)) in read.digests  # the end is among what is compared
    try:
        game = replay(name)
    except BadRecord as error:
        pytest.fail(f"{error.reason} (entry {error.entry}); {AGAIN}")
    assert game.outcome is not None, AGAIN
    assert ENDINGS[name].match(game), AGAIN
    assert game.seats == ENDINGS[name].seats


def test_every_record_has_its_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(ENDINGS)


def test_a_record_with_another_answer_is_found_out() -> None:
    read = parse((RECORDS / "duel-by-an-empty-deck.json").read_bytes())
    places = [n for n, (_, key) in enumerate(read.entries) if str(key).startswith("place ")]
    seat, key = read.entries[places[0]]
    read.entries[places[0]] = (seat, "place d1" if key != "place d1" else "place e1")
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
    kinds = json.dumps([event.kind.name for event in game.journal.events])
    told = TOLD[name]
    assert over == told["outcome"]
    assert len(game.journal.events) == told["events"]
    assert blake2b(kinds.encode(), digest_size=16).hexdigest() == told["kinds"]


def test_a_record_names_things_as_players_do() -> None:
    keys = [str(line[1]) for line in parse((RECORDS / "melee-of-four.json").read_bytes()).entries]
    assert keys[:4] == ["side-4 g2", "side-3 b7", "side-2 g7", "place g3"]
    assert "summon forest-mystic e8 way-3 improvised d7" in keys
    assert "flare flare-8 rival side-2" in keys
    assert "down" in keys
