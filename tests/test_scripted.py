"""Scripted chance deals what a test says, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.scripted import ScriptedChance, Unscripted


def test_it_deals_by_value_in_the_order_given() -> None:
    chance = ScriptedChance(rolls=[6, 1], draws=["ace"], picks=[9])
    bag = ["ace", "king", "ace"]
    assert (chance.roll(), chance.draw(bag), chance.pick([8, 9]), chance.roll(8)) == (
        6,
        "ace",
        9,
        1,
    )
    assert bag == ["king", "ace"]
    assert chance.left == {}
    assert chance.drawn == 4
    assert chance.offered == [["ace", "king", "ace"], [8, 9]]


@pytest.mark.parametrize(
    "ask",
    [
        lambda chance: chance.roll(),
        lambda chance: chance.draw([1]),
        lambda chance: chance.pick([1]),
        lambda chance: chance.below(3),
        lambda chance: chance.shuffle([1, 2]),
    ],
)
def test_what_was_not_scripted_raises(ask: Callable[[ScriptedChance], object]) -> None:
    with pytest.raises(Unscripted):
        ask(ScriptedChance())


@pytest.mark.parametrize(
    ("chance", "ask"),
    [
        (ScriptedChance(rolls=[7]), lambda chance: chance.roll()),
        (ScriptedChance(rolls=[3]), lambda chance: chance.roll(2)),
        (ScriptedChance(draws=[5]), lambda chance: chance.draw([1, 2])),
        (ScriptedChance(picks=[5]), lambda chance: chance.pick([1, 2])),
    ],
)
def test_what_cannot_be_dealt_raises(
    chance: ScriptedChance, ask: Callable[[ScriptedChance], object]
) -> None:
    with pytest.raises(Unscripted):
        ask(chance)


def test_a_copy_keeps_its_own_place_in_the_script() -> None:
    chance = ScriptedChance(rolls=[1, 2, 3])
    chance.roll()
    copy = chance.copy()
    assert (copy.roll(), copy.roll()) == (2, 3)
    assert chance.left == {"roll": [2, 3]}
    assert (copy.drawn, chance.drawn) == (3, 1)
