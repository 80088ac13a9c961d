"""Games found beforehand: the same seed and answers lead a real table to the same place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec

import grimorio
from grimorio.bots import Thinker
from grimorio.core import Game, Outcome
from tests.table.house import Json, Table, options


class Scripted(msgspec.Struct, frozen=True):
    """An answer; one that had no alternative is given by the table itself."""

    seat: int
    key: str
    free: bool


Choose = Callable[[Thinker, Random], Any]


def by_chance(thinker: Thinker, dice: Random) -> Any:
    return dice.choice(thinker.ask.options)


def find(
    game: str, seats: int, true: Callable[[Game[Any]], bool], choose: Choose = by_chance
) -> tuple[int, list[Scripted]]:
    """A seed, and what to answer until it is so."""
    for seed in range(400):
        found = list(steps(grimorio.new(game, seats=seats, seed=seed), true, choose))
        if found and found[-1] is not None:
            return seed, [step for step in found if step is not None]
    raise AssertionError("no such game")


def steps(
    game: Game[Any], true: Callable[[Game[Any]], bool], choose: Choose
) -> Iterator[Scripted | None]:
    """The answers until it is so; None if it never was."""
    dice = Random(1)
    while not true(game):
        if game.outcome is not None:
            yield None
            return
        ask = game.pending[0]
        option = ask.options[0] if len(ask.options) == 1 else choose(Thinker(game, ask.seat), dice)
        step = Scripted(ask.seat, ask.key(option), len(ask.options) > 1)
        game.answer(ask.seat, option)
        yield step


def follow(table: Table, script: list[Scripted]) -> None:
    """Answer the same at a table of that seed."""
    for step in script:
        if step.free:  # what has one option only is answered by the table
            view = table.until(partial(may_choose, step.key), step.seat)
            table.answer(step.seat, step.key, view)


def may_choose(key: str, view: Json) -> bool:
    """Whether the seat has a choice, and that answer is among them."""
    keys = options(view)
    return len(keys) > 1 and key in keys


def has_gold(outcome: Outcome | None) -> bool:
    return outcome is not None and outcome.scores[0] > 0
