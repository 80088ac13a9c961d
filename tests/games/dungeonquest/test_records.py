"""DungeonQuest: whole games from the shelf, one for each way a game or a Hero can end."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from grimorio.core.errors import BadRecord, OtherVersion
from grimorio.core.record import load, parse
from grimorio.games.dungeonquest import title
from tests.games.dungeonquest.golden import ENDINGS, RECORDS, replay

OLD = Path(__file__).parent / "records_1"
"""The same games as releases before wrote them, with numbers for things; told.json has what those
releases told of them. What ruleset 3 changed matters in none of them: nobody gives way beside
the Treasure Room."""
TOLD = json.loads((OLD / "told.json").read_text(encoding="utf-8"))
AGAIN = "meant? then: python -m tests.games.dungeonquest.golden"


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
    assert {end.reason for name in ENDINGS if (end := replay(name).outcome)} == {
        "gold", "alone", "sunset", "kalladra",
    }  # fmt: skip


def test_a_record_with_another_answer_is_found_out() -> None:
    read = parse((RECORDS / "all-dead.json").read_bytes())
    seat, tower = read.entries[0]
    read.entries[0] = (seat, "enter a1" if tower != "enter a1" else "enter m1")
    with pytest.raises(BadRecord):
        load(read)


def test_a_record_of_before_the_digest_was_of_facts_alone_still_opens() -> None:
    read = parse((RECORDS / "all-dead.json").read_bytes())
    read.content = "91ea8ab1121ef1b06d72278c4e340d0a"
    assert load(read).outcome is not None
    read.content = "91ea8ab1121ef1b06d72278c4e340d0b"
    with pytest.raises(OtherVersion):
        load(read)


def test_a_record_of_the_ruleset_before_is_not_played_by_other_rules() -> None:
    with pytest.raises(OtherVersion):
        load((OLD / "all-dead.json").read_bytes())


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_of_numbers_tells_the_same_story(name: str) -> None:
    read = parse((OLD / f"{name}.json").read_bytes())
    assert (read.grimorio, read.ruleset) == (1, 2)
    read.ruleset = title.history.ruleset
    game = load(read)
    assert game.outcome is not None
    assert game.journal is not None
    over = [list(game.outcome.scores), list(game.outcome.winners), game.outcome.reason]
    kinds = json.dumps([event.kind.name for event in game.journal.events])
    told = TOLD[name]
    assert over == told["outcome"]
    assert len(game.journal.events) == told["events"]
    assert blake2b(kinds.encode(), digest_size=16).hexdigest() == told["kinds"]
