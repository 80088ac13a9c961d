"""Saved checkpoints: a game opened between two turns of play, also under newer rules."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import grimorio
from grimorio.conformance import choose
from grimorio.core import Game, registry
from grimorio.core.chance import Chance, seed_key
from grimorio.core.errors import BadRecord, Refusal
from grimorio.core.record import resume, save
from grimorio.core.registry import find
from tests.toys import fair, toy

Json = dict[str, Any]


def saved(game: Game[Any]) -> tuple[Json, list[Any]]:
    data, lines = save(game)
    found: Json = msgspec.json.decode(data)
    return found, lines


def opened(data: Json, lines: list[Any] | None = None) -> tuple[Game[Any], int]:
    return resume(msgspec.json.encode(data), lines or [])


def played(steps: int, seed: int) -> Game[Any]:
    game = grimorio.new("wisps", seats=3, seed=seed)
    dice = Random(seed)
    while game.pending and game.number < steps:
        choose(game, dice).do(game)
    return game


@pytest.mark.parametrize("steps", [0, 1, 5, 17, 40])
def test_a_saved_checkpoint_opens_to_the_same_game_and_goes_on_alike(steps: int) -> None:
    game = played(steps, seed=4)
    data, lines = save(game)
    again, kept = resume(data, lines)
    assert kept == len(lines)
    assert (again.digest(), again.number) == (game.digest(), game.number)
    for seed in range(20):
        for one in (game, again):
            if one.outcome is None:
                choose(one, Random(seed)).do(one)
    assert again.digest() == game.digest()
    assert save(again) == save(game)


def test_a_game_opened_from_a_checkpoint_has_no_record_of_its_past() -> None:
    again, _ = resume(*save(played(40, seed=4)))
    with pytest.raises(BadRecord, match="resumed from a checkpoint"):
        again.record()
    with pytest.raises(Refusal, match="nothing to take back"):
        resume(save(played(40, seed=4))[0])[0].undo(0, consent=True)


def test_what_a_resumed_game_tells_is_numbered_from_where_it_goes_on() -> None:
    data, _ = save(played(40, seed=4))
    again, _ = resume(data)
    assert again.number > 0
    assert {event.at for event in again.events(0)} == {again.number}
    with pytest.raises(BadRecord, match="resumed from a checkpoint"):
        again.clone(listen=True).record()


def test_a_checkpoint_holds_the_position_in_the_stream_of_chance() -> None:
    game = played(40, seed=4)
    data, _ = saved(game)
    start = game.checkpoint.chance
    assert data["chance"] == [start.key.hex(), start.drawn]
    again, _ = opened({**data, "chance": [seed_key(9).hex(), 3]})
    assert (again.checkpoint.chance.key, again.checkpoint.chance.drawn) == (seed_key(9), 3)


def test_a_checkpoint_of_an_older_ruleset_is_migrated() -> None:
    data, lines = saved(played(40, seed=4))
    del data["state"]["first"]
    again, _ = opened({**data, "ruleset": 1}, lines)
    assert again.title.history.ruleset == 2
    assert again.checkpoint.first == 0
    assert saved(again)[0]["ruleset"] == 2


def test_under_the_new_rules_what_no_longer_fits_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "_titles", {"toy": toy(fair, turns=9)})
    game = grimorio.new("toy", seats=2, seed=1)
    game.answer(0, "rest")
    game.answer(1, "secret")
    data, lines = saved(game)
    assert lines == [(1, "secret")]
    # The old ruleset did not know who holds the turn: now it is the first seat's.
    del data["state"]["holder"]
    again, kept = opened({**data, "ruleset": 1}, lines)
    assert kept == 0
    assert [(ask.seat, ask.kind.name) for ask in again.pending] == [(0, "stall")]
    again.answer(0, "rest")
    assert again.number == 2


def test_what_no_longer_fits_is_asked_again() -> None:
    game = played(0, seed=4)
    for seat in (0, 1):
        game.answer(seat, game.pending[0].options[0])
    data, lines = saved(game)
    again, kept = opened(data, [lines[0], (1, "99"), (2, "1")])
    assert kept == 1
    assert (again.answered, [ask.seat for ask in again.pending]) == ([0], [1, 2])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ruleset": 3}, "wisps ruleset 3; here is ruleset 2"),
        ({"key": "zz"}, "not a checkpoint"),
        ({"chance": ["zz", 1]}, "not a checkpoint"),
        ({"chance": [1]}, "not a checkpoint"),
        ({"state": []}, "does not open: .*table was expected"),
        ({"state": {"rounds": 1}}, "does not open: .*other keys"),
        ({"options": {"rounds": 5}}, "does not open: .*cannot be '5'"),
        ({"seats": 9}, "does not open: .*2 to 4"),
        ({"surplus": 1}, "not a checkpoint"),
    ],
)
def test_a_checkpoint_that_is_none_is_refused(change: Json, reason: str) -> None:
    data, _ = saved(played(10, seed=4))
    with pytest.raises(BadRecord, match=reason):
        opened({**data, **change})


@pytest.mark.parametrize("data", [b"", b"{}", b"[" * 100_000, b"\xff"])
def test_a_damaged_checkpoint_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not a checkpoint"):
        resume(data)


def test_a_checkpoint_saved_after_going_back_by_consent_opens_to_the_same_game() -> None:
    game = played(0, seed=4)
    game.answer(0, game.pending[0].options[0])
    game.answer(1, game.pending[0].options[0])
    game.undo(1, consent=True)
    again, kept = resume(*save(game))
    assert kept == 2
    assert again.digest() == game.digest()


def test_the_key_of_a_rewind_stays_its_own_in_a_checkpoint() -> None:
    game = played(0, seed=4)
    game.answer(0, game.pending[0].options[0])
    game.undo(0, consent=True)
    game.answer(1, game.pending[1].options[0])
    game.undo(1)
    again, _ = resume(*save(game))
    assert again.state.chance.key == game.state.chance.key


def test_a_title_loads_what_it_dumps() -> None:
    game = played(33, seed=4)
    title = find("wisps")
    state = title.load(game.state.dump())
    state.chance = Chance(game.state.chance.key, game.state.chance.drawn)
    assert state.dump() == game.state.dump()
