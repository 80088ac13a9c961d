"""Games of older releases go on: of ruleset 1, and of the time when numbers were stored.

checkpoints/ holds what was stored by numbers. checkpoints_1/ holds what ruleset 1 stored by ids at
last, each while the question it is named after was open, with the answers since. checkpoints_2/
holds the same of layout 2, where the parts of an action in progress lay side by side.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grimorio.core import Game
from grimorio.core.errors import OtherVersion
from grimorio.core.log import ANSWER
from grimorio.core.record import (
    Line,
    apply_line,
    kind_of,
    load,
    parse,
    resume,
    save,
    start_of,
)
from grimorio.games.gloomhaven import title
from grimorio.games.gloomhaven.components.numbers import BEING_IDS
from grimorio.games.gloomhaven.migration import being, boost, perk, price
from grimorio.games.gloomhaven.nouns import BOOST, KEPT, PERK, PRICE
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, OBJECT, SUMMON, Scenario
from grimorio.table.game.opening import open_under_new_rules
from grimorio.table.storage.store import Checkpoint, EntryRow, SeatRow, TableRow
from tests.games.gloomhaven.golden import ENDINGS, OLD, RECORDS, SINCE, TOLD, choose, retell
from tests.games.gloomhaven.older import side_by_side

HERE = Path(__file__).parent
CHECKPOINTS = HERE / "checkpoints"
STORED = HERE / "checkpoints_1"
SIDE_BY_SIDE = HERE / "checkpoints_2"
NAMES = sorted({path.stem for path in OLD.glob("*.json")} - {TOLD.stem})
AGAIN = "meant? then: python -m tests.games.gloomhaven.golden"
ENOUGH = 150
"""Answers after which a checkpoint has shown that it goes on."""


@cache
def told() -> dict[str, Any]:
    """How ruleset 1 told each of them."""
    found: dict[str, Any] = json.loads(TOLD.read_bytes())
    return found


def digest(lines: list[str]) -> str:
    return blake2b(json.dumps(lines, ensure_ascii=False).encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_answers_by_numbers_tell_the_same_story(name: str) -> None:
    """As a table goes on that ruleset 1 stored: to the end, or to where today's rules differ."""
    wanted = told()[name]
    game, until = retell(name, wanted["steps"])
    answers = len(parse((OLD / f"{name}.json").read_bytes()).entries)
    assert until == wanted.get("until", answers), AGAIN
    if until == answers:
        assert game.outcome is not None
        assert game.journal is not None
        outcome = game.outcome
        events = [event for event in game.journal.events if event.kind.name not in SINCE]
        assert [list(outcome.scores), list(outcome.winners), outcome.reason] == wanted["outcome"]
        assert len(events) == wanted["events"]
        assert digest([event.kind.name for event in events]) == wanted["kinds"]


@pytest.mark.parametrize("name", sorted(ENDINGS))
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


def test_a_record_of_ruleset_1_says_which_release_plays_it() -> None:
    for name in NAMES:
        with pytest.raises(OtherVersion) as refused:
            load((OLD / f"{name}.json").read_bytes())
        assert refused.value.reason
        assert title.history.versions[1] in str(refused.value)


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


# -- from ruleset 1 to 2 ---------------------------------------------------------------------------


def stored(name: str) -> tuple[dict[str, Any], list[Line]]:
    read = json.loads((STORED / f"{name}.json").read_bytes())
    return read["saved"], [tuple(line) for line in read["lines"]]


def opened(name: str) -> Game[Scenario]:
    """A table of ruleset 1, as it was left."""
    saved, lines = stored(name)
    assert (saved["ruleset"], saved["layout"]) == (1, 1)
    game, kept = resume(json.dumps(saved).encode(), lines)
    assert kept == len(lines)
    return game


@pytest.mark.parametrize("name", sorted(path.stem for path in STORED.glob("*.json")))
def test_a_table_of_ruleset_1_asks_the_same_and_goes_on(name: str) -> None:
    game = opened(name)
    assert game.pending[0].kind.name == name
    dice = Random(name)
    parts = title.rules.conserved(game.state)
    for _ in range(ENOUGH):
        if game.outcome is None:
            asked = game.pending[0]
            game.answer(asked.seat, choose(game.state, asked, dice))
    assert title.rules.conserved(game.state) == parts
    assert json.loads(save(game)[0])["ruleset"] == title.history.ruleset


@pytest.mark.parametrize("name", ["declare", "recover"])
def test_the_server_goes_on_with_such_a_table_and_says_so(name: str) -> None:
    saved, lines = stored(name)
    number = saved["number"] + len(lines)
    entries = [EntryRow(0, -1, "", "start", 0.0)]
    for n, (seat, key, *_) in enumerate(lines, saved["number"] + 1):
        entries.append(EntryRow(n, int(seat), str(key), "answer", 0.0))
    seats = [SeatRow(n, "human", "", "") for n in range(saved["seats"])]
    row = TableRow(
        "t", title.name, 1, saved["options"], seats, saved["key"], "",
        number=number, practice=True,
    )  # fmt: skip
    base = Checkpoint(saved["number"], 1, json.dumps(saved).encode(), 0)
    again = open_under_new_rules(row, entries, [base])
    assert again.match.game.pending[0].kind.name == name
    note = again.entries[0].told[0]
    assert note.text.args == {"old": 1, "new": 2, "kept": len(lines), "asked": 0}


# -- from layout 2 to 3 ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.stem for path in SIDE_BY_SIDE.glob("*.json")))
def test_an_action_in_progress_whose_parts_lay_side_by_side_goes_on(name: str) -> None:
    read = json.loads((SIDE_BY_SIDE / f"{name}.json").read_bytes())
    old, lines = read["saved"], [tuple(line) for line in read["lines"]]
    assert old["layout"] == 2
    game, kept = resume(json.dumps(old).encode())
    now = json.loads(save(game)[0])
    assert (kept, now["layout"]) == (0, title.history.layout)
    now["state"]["deeds"] = [side_by_side(deed) for deed in now["state"]["deeds"]]
    assert (now["state"], now["agenda"]) == (old["state"], old["agenda"])
    game, kept = resume(json.dumps(old).encode(), lines)
    assert kept == len(lines)
    dice = Random(name)
    for _ in range(ENOUGH):
        if game.outcome is None:
            asked = game.pending[0]
            game.answer(asked.seat, choose(game.state, asked, dice))
