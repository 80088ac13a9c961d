"""Games of the time when numbers were stored: records and checkpoints go on."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grimorio.core.record import load, parse, resume, save
from grimorio.games.gloomhaven.components.numbers import BEING_IDS
from grimorio.games.gloomhaven.migration import being, boost, perk, price
from grimorio.games.gloomhaven.nouns import BOOST, KEPT, PERK, PRICE
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, OBJECT, SUMMON

HERE = Path(__file__).parent
RECORDS = HERE / "records_1"
CHECKPOINTS = HERE / "checkpoints"
ENOUGH = 150
"""Answers after which a checkpoint has shown that it goes on."""


@cache
def told() -> dict[str, Any]:
    """How the release before told each of them."""
    found: dict[str, Any] = json.loads((RECORDS / "told.json").read_bytes())
    return found


def digest(lines: list[str]) -> str:
    return blake2b(json.dumps(lines, ensure_ascii=False).encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("name", sorted({path.stem for path in RECORDS.glob("*.json")} - {"told"}))
def test_a_record_of_numbers_tells_the_same_story(name: str) -> None:
    game = load(parse((RECORDS / f"{name}.json").read_bytes()))
    assert game.outcome is not None
    assert game.journal is not None
    outcome = game.outcome
    events = game.journal.events
    wanted = told()[name]
    assert [list(outcome.scores), list(outcome.winners), outcome.reason] == wanted["outcome"]
    assert len(events) == wanted["events"]
    assert digest([event.kind.name for event in events]) == wanted["kinds"]


@pytest.mark.parametrize("name", sorted(path.stem for path in CHECKPOINTS.glob("*.json")))
def test_a_checkpoint_of_numbers_goes_on(name: str) -> None:
    data = (CHECKPOINTS / f"{name}.json").read_bytes()
    old = json.loads(data)
    game, _ = resume(data)
    stored = json.loads(save(game)[0])
    for number, figure in old["state"]["figures"].items():
        now = stored["state"]["figures"][number]
        scenario = old["state"]["number"]
        assert now["type"] == being(figure["kind"], figure["type"], scenario)
    for was, is_ in zip(old["state"]["characters"], stored["state"]["characters"], strict=True):
        assert is_["hand"]["cards"] == [KEPT["card"][card] for card in was["hand"]["cards"]]
    dice, answers = Random(1), 0
    while game.outcome is None and answers < ENOUGH:
        ask = game.pending[0]
        game.answer(ask.seat, dice.choice(ask.options))
        answers += 1
    again, _ = resume(save(game)[0])
    assert again.checkpoint.dump() == game.checkpoint.dump()


def test_what_a_figure_is_was_known_by_its_kind() -> None:
    assert being(CHARACTER, 0, 1) == "brute"
    assert being(SUMMON, KEPT["line"].index("gnawing-horde/top/summon"), 1) in BEING_IDS
    assert being(MONSTER, KEPT["type"].index("bandit-guard"), 1) == "bandit-guard"
    assert being(OBJECT, 0, 19) == "scenario-19/hail"


def test_boosts_perks_and_prices_were_known_by_their_places() -> None:
    line = KEPT["line"].index("cold-fire/top/attack")
    assert boost(line, 1) == "cold-fire/top/attack+ice"
    assert boost(line, 9) == "natures-lift"
    assert BOOST.number(boost(line, 0)) >= 0
    assert perk(0, 0) == "brute/without-2-minus-1"
    assert PERK.number(perk(1, 0)) >= 0
    order = KEPT["order"].index("earth-demon/636/consume")
    assert PRICE.number(price(order, 7)) == PRICE.number("earth-demon/636/consume+earth")


def test_rooms_and_doors_were_bits_and_a_door_that_closed_again_a_number() -> None:
    old = json.loads((CHECKPOINTS / "walking.json").read_bytes())
    state = old["state"]
    doors = KEPT[f"door/{state['number']}"]
    state.update(areas=0b11, doors=0b01, locked=0b10, marks={"closed 1": 1, "next door": 2})
    stored = json.loads(save(resume(json.dumps(old).encode())[0])[0])["state"]
    assert stored["areas"] == KEPT[f"area/{state['number']}"][:2]
    assert (stored["doors"], stored["locked"]) == (doors[:1], doors[1:2])
    assert stored["marks"] == {f"closed {doors[1]}": 1, "next door": 2}
