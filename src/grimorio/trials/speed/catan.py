"""The same measures of catanatron, a simulator of another game: what is usual in Python.

It has no hidden copies and no records; its replay executes the actions of its log again, and the
size is that of the log as JSON.
"""

from __future__ import annotations

import json
import random
import zlib
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from grimorio.trials.simulation import spread
from grimorio.trials.speed.pace import Play, paces
from grimorio.trials.speed.results import ANSWERS, Copies, Measures, Replay
from grimorio.trials.speed.titles import timed, usual

SEATS = 4
TURNS = 1_000
"""Where its own players give up a game."""


def measure_catanatron(*, quick: bool) -> Measures | None:
    """Random players of catanatron, if it is installed."""
    if player() is None:
        return None
    (found,) = paces([play], 0.5 if quick else 5.0)
    decisions, games = round(found.decisions), round(found.games, 2)
    return Measures(SEATS, copies(1 if quick else 5), decisions, games, replay())


def player() -> Play | None:
    """Who plays random games of it, if it is installed."""
    if find_spec("catanatron") is None:
        return None
    start(0)  # loads it, which is not to be measured
    return play


def start(seed: int) -> Any:
    """A game of four random players; its seed cannot be 0."""
    catan = import_module("catanatron")
    return catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=seed + 1)


def goes_on(game: Any) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS


def play(number: int) -> int:
    """A random game; how many decisions it had."""
    decisions, game = 0, start(number)
    while goes_on(game):
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


def copies(games: int) -> Copies:
    """Copies of state and game at every decision of whole games."""
    states: list[float] = []
    clones: list[float] = []
    for seed in range(games):
        game = start(seed)
        while goes_on(game):
            if len(game.state.playable_actions) > 1:
                states.append(usual(game.state.copy)[0])
                clones.append(usual(game.copy)[0])
            game.play_tick()
    return Copies(spread(states), spread(clones))


def replay() -> Replay:
    """That many actions executed again, of as many games as it takes, and their log as JSON."""
    encoder = import_module("catanatron.json").GameEncoder
    logs: list[list[Any]] = []
    missing = ANSWERS
    while missing:
        game = start(len(logs))
        while goes_on(game):
            game.play_tick()
        logs.append(game.state.actions[:missing])
        missing -= len(logs[-1])

    def again() -> None:
        for seed, log in enumerate(logs):
            game = start(seed)
            for action in log:
                game.execute(action, validate_action=False)

    spent = min(timed(again)[0] for _ in range(3))
    raw = json.dumps([action for log in logs for action in log], cls=encoder).encode()
    random.seed()
    return Replay(ANSWERS, len(logs), round(spent / 1000, 2), len(raw), len(zlib.compress(raw, 9)))
