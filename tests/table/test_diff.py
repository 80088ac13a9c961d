"""Patches: applied to the old view they give the new one, whatever changed."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import grimorio
from grimorio.core import key_of
from grimorio.core.scene import Card, Scene, Text, Zone
from grimorio.table.game.match import Match
from grimorio.table.game.views import SeatLog, view_of
from grimorio.table.live.diff import diff
from tests.table.patching import patched

plain = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inside: (
        st.lists(inside, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inside, max_size=4)
    ),
    max_leaves=25,
)


def on_the_wire(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def check(old: Any, new: Any) -> list[Any]:
    ops: list[Any] = on_the_wire(diff(old, new))
    assert patched(on_the_wire(old), ops) == on_the_wire(new)
    return ops


@given(plain, plain)
def test_any_data_is_turned_into_any_other(old: Any, new: Any) -> None:
    check(old, new)


@given(plain)
def test_what_did_not_change_needs_no_patch(same: Any) -> None:
    assert check(same, on_the_wire(same)) == []


texts = st.builds(
    Text,
    st.sampled_from(["x", "y"]),
    st.dictionaries(st.sampled_from("ab"), st.integers(0, 2), max_size=2),
)
cards = st.builds(
    Card, st.sampled_from([f"c{n}" for n in range(6)]), st.sampled_from(["", "f"]),
    st.sampled_from(["", "b"]), dim=st.booleans(),
)  # fmt: skip
zones = st.builds(
    Zone, st.sampled_from(["z1", "z2", "z3"]), texts, st.sampled_from(["hand", "row"]),
    st.integers(0, 3), st.lists(cards, max_size=6).map(tuple), st.none() | st.integers(0, 3),
)  # fmt: skip
scenes = st.builds(
    Scene,
    zones=st.lists(zones, max_size=4).map(tuple),
    headline=st.none() | texts,
    turn=st.none() | st.integers(0, 3),
)


@given(scenes, scenes)
def test_any_scene_is_turned_into_any_other(old: Scene, new: Scene) -> None:
    check(old, new)


def test_a_card_that_leaves_a_hand_takes_little_to_say() -> None:
    hand = tuple(Card(f"c{n}", f"face{n}") for n in range(8))
    old = Zone("hand", Text("hand"), "hand", 8, hand)
    new = Zone("hand", Text("hand"), "hand", 7, hand[:3] + hand[4:])
    assert check(old, new) == [[["count"], 7], [["cards", 3]]]


def test_a_log_that_grows_is_appended_to() -> None:
    assert check({"log": [1, 2]}, {"log": [1, 2, 3]}) == [[["log"], "+", [3]]]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_reaches_every_seat_by_patches_that_are_small(seed: int) -> None:
    game = grimorio.new("wisps", seats=3, seed=seed)
    match = Match(game, [])
    match.listen()
    chance = random.Random(seed)
    logs = {seat: SeatLog(seat) for seat in (-1, 0, 1, 2)}
    held: dict[int, Any] = {}
    sent = whole = 0
    shown: dict[int, Any] = {}
    while game.outcome is None:
        asked = chance.choice(game.pending)
        match.apply((asked.seat, key_of(chance.choice(asked.options))))
        for seat, log in logs.items():
            log.grow(match.told)
            view = view_of(match, seat, log.newest())
            if seat in shown:
                ops = msgspec.json.encode(diff(shown[seat], view))
                held[seat] = patched(held[seat], json.loads(ops))
                sent += len(ops)
                whole += len(msgspec.json.encode(view))
                assert held[seat] == on_the_wire(view)
            else:
                held[seat] = on_the_wire(view)
            shown[seat] = view
    assert sent * 5 < whole
