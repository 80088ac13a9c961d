"""Steps: a game is the same wherever its checkpoints lie, and whatever is played in between."""

from __future__ import annotations

from random import Random
from typing import Any

from grimorio.conformance import games
from grimorio.conformance.games import AnyGame, Breach, need
from grimorio.core.asking import key_of
from grimorio.core.data import BadData
from grimorio.core.errors import BadRecord, BrokenRules
from grimorio.core.play import EVERY_STEP, NEVER, USUAL
from grimorio.core.record import resume, save
from grimorio.core.title import Title

ASIDE = 7919
"""Added to a seed: the game that is played aside."""


def check_checkpoints(title: Title[Any], seed: int) -> None:
    """With a checkpoint between any two steps, with none, and with the usual ones: the same
    questions, events and digests. Where there is one at every boundary, the game is stored and
    opened again at every decision, and another game is played aside: what a step keeps anywhere
    but in the state is lost or wrong then."""
    try:
        none = trail(title, seed, NEVER)
        usual = trail(title, seed, USUAL)
        every = stored_trail(title, seed)
    except BrokenRules as error:
        raise Breach(error.reason) from error
    need(none == usual, _parted("checkpoints change the game", none, usual))
    need(none == every, _parted("a game stored between steps goes another way", none, every))


def trail(title: Title[Any], seed: int, cadence: int) -> list[Any]:
    """What a random game asks, tells and comes to, decision by decision."""
    game = games.start(title, seed, cadence)
    dice, told = Random(seed), 0
    found: list[Any] = []
    while game.outcome is None:
        found.append(_moment(game, told))
        told = _told(game)
        games.choose(game, dice).do(game)
    return [*found, _moment(game, told)]


def stored_trail(title: Title[Any], seed: int) -> list[Any]:
    """The same with a checkpoint at every boundary, opened from storage at every decision."""
    game, aside = games.start(title, seed, EVERY_STEP), games.start(title, seed + ASIDE)
    dice, other, told = Random(seed), Random(seed + ASIDE), 0
    found: list[Any] = []
    while game.outcome is None:
        found.append(_moment(game, told))
        told = _told(game)
        if aside.outcome is None:
            games.choose(aside, other).do(aside)
        if game.clone().digest() != game.digest():
            raise Breach("a copy made between steps differs")
        deed = games.choose(game, dice)
        _check_opens(game)
        deed.do(game)
    return [*found, _moment(game, told)]


def _check_opens(game: AnyGame) -> None:
    try:
        data, lines = save(game)
        opened, kept = resume(data, lines)
    except (BadRecord, BadData) as error:
        raise Breach(f"a checkpoint between steps does not open: {error}") from error
    need(kept == len(lines), f"a checkpoint took {kept} of {len(lines)} lines")
    need(opened.digest() == game.digest(), "a checkpoint between steps opens as another game")


def _told(game: AnyGame) -> int:
    return 0 if game.journal is None else len(game.journal.events)


def _moment(game: AnyGame, told: int) -> tuple[Any, ...]:
    events = [] if game.journal is None else game.journal.events[told:]
    return (
        [(ask.seat, ask.kind.name, key_of(ask.about)) for ask in game.pending],
        [(event.kind.name, event.args, event.seats) for event in events],
        game.digest(),
    )


def _parted(what: str, one: list[Any], other: list[Any]) -> str:
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return f"{what}: at decision {number} {a[:2]} became {b[:2]}"
    return f"{what}: one is longer"
