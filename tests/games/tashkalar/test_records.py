"""Tash-Kalar: whole games from the shelf, one for each form and each way a game can end."""

from __future__ import annotations

import pytest

from grimorio.core.errors import BadRecord
from grimorio.core.record import load, parse
from tests.games.tashkalar.golden import ENDINGS, RECORDS, replay

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
    places = [n for n, (_, key) in enumerate(read.entries) if str(key).startswith("(place,")]
    seat, key = read.entries[places[0]]
    read.entries[places[0]] = (seat, "(place,3)" if key != "(place,3)" else "(place,4)")
    with pytest.raises(BadRecord):
        load(read)
