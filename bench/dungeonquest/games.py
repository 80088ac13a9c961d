"""Many games of DungeonQuest between Heroes of one mind, and what became of each Hero."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Literal

import msgspec

import grimorio
from grimorio.bots import Thinker
from grimorio.core import Event, Value
from grimorio.games.dungeonquest import bot, kinds
from grimorio.games.dungeonquest.components.numbers import HERO
from grimorio.games.dungeonquest.state import LEFT

Mind = Literal["steady", "random"]
"""Steady Heroes always do what a good player leans to most; the others whatever comes."""


class Fate(msgspec.Struct, frozen=True):
    """What became of a Hero."""

    hero: str
    seats: int
    gold: int
    """What it carried out; -1 if it did not come out."""
    treasure: bool
    """It stood in the Treasure Room."""
    round: int
    cause: str


def play(mind: Mind, seats: int, options: dict[str, Any], seed: str) -> list[Fate]:
    """One game, every Hero of the same mind."""
    game = grimorio.new("dungeonquest", seats=seats, seed=seed, options=options)
    dice = Random(seed)
    while game.outcome is None:
        ask = game.pending[0]
        if mind == "random" or len(ask.options) == 1:
            option = dice.choice(ask.options)
        else:
            option = choose(Thinker(game, ask.seat), dice)
        game.answer(ask.seat, option)
    assert game.journal is not None
    told = game.journal.events
    return [fate(game.state.heroes[seat], seat, seats, told) for seat in range(seats)]


def choose(thinker: Thinker, dice: Random) -> Value:
    """What a good player leans to most, in a world as it may be for this seat."""
    ask = thinker.ask
    world = thinker.sample(dice.random().hex(), once=True)
    weights = bot.lore.lean(world.state, ask)
    if weights is None or not any(weights):
        return dice.choice(ask.options)
    best = max(weights)
    return dice.choice([o for o, w in zip(ask.options, weights, strict=True) if w == best])


def fate(hero: Any, seat: int, seats: int, told: list[Event]) -> Fate:
    mine = [event for event in told if event.args and event.args[0] == seat]
    died = [event for event in mine if event.kind is kinds.DIED]
    rounds = [event.args[1] for event in mine if event.kind is kinds.TURN]
    return Fate(
        HERO.ids[hero.kind],
        seats,
        sum(hero.worth) if hero.where == LEFT else -1,
        any(event.kind is kinds.PLUNDERED for event in mine),
        int(str(rounds[-1])) if rounds else 0,
        str(died[0].args[1]) if died else "",
    )


def played(
    mind: Mind, seats: int, options: dict[str, Any], games: int, seed: str, jobs: int
) -> Iterator[list[Fate]]:
    """That many games, in order."""
    seeds = [f"{seed}-{mind}-{seats}-{i}" for i in range(games)]
    work = partial(play, mind, seats, options)
    if jobs == 1:
        yield from map(work, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, seeds, chunksize=8)
