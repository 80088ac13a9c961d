"""Playing a sampled world on: what players lean to, how long to go on, what it came to.

A title's lore says all of this; without lore every answer is as likely as another, a world is
played to its end, and its outcome is all there is to judge by.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeAlias

from grimorio.core.asking import Ask, Seat, Value
from grimorio.core.contract import Lore, Outcome
from grimorio.core.drive import Game

MAX_ANSWERS: Final = 400
"""After this many answers a world is judged as it stands."""
MARGIN: Final = 0.1
"""What the score counts beside winning, where there is no lore: the nearer the better."""

FAINT: Final = 0.1
"""Leaning to an option less than this share of the best, a thinking player leaves it aside."""

World: TypeAlias = "Game[Any]"
Weights: TypeAlias = "Sequence[float]"


def asked(world: World, seat: Seat) -> Ask[Value]:
    """The seat's question in a sampled world: the same as in the true one."""
    ask = world.asked(seat)
    assert ask is not None
    return ask


def lean(lore: Lore[Any] | None, world: World, ask: Ask[Value]) -> Weights | None:
    """How much a good player leans to each option; None where all are alike."""
    weights = None if lore is None else lore.lean(world.state, ask)
    return weights if weights is not None and any(weights) else None


def candidates(
    weights: Weights | None, options: Sequence[Value], faint: float = FAINT
) -> list[Value]:
    """The options worth looking at: what players lean to, if not much less than to the best."""
    if weights is None:
        return list(options)
    least = max(weights) * faint
    return [o for o, weight in zip(options, weights, strict=True) if weight > 0 and weight >= least]


def draw(weights: Weights | None, options: Sequence[Value], dice: Random) -> Value:
    """One of the options, each as likely as it weighs."""
    if weights is None:
        return options[int(dice.random() * len(options))]
    left = dice.random() * sum(weights)
    last: Value = None
    for option, weight in zip(options, weights, strict=True):
        if weight > 0:
            last = option
            left -= weight
            if left < 0:
                break
    return last


def play_on(lore: Lore[Any] | None, world: World, last: int | None, dice: Random) -> None:
    """Play on until that turn begins, each seat as it leans; to the end if none is given."""
    for _ in range(MAX_ANSWERS):
        if world.outcome is not None or (last is not None and world.turn >= last):
            return
        answer_leaning(lore, world, dice)


def finish_action(lore: Lore[Any] | None, world: World, turn: int, dice: Random) -> None:
    """Play on, each seat as it leans, until an action of that turn is over; without lore to the
    end of the game. Where one is just over, the next is played."""
    for _ in range(MAX_ANSWERS):
        if world.outcome is not None:
            return
        answer_leaning(lore, world, dice)
        if lore is not None and action_over(lore, world, turn):
            return


def action_over(lore: Lore[Any], world: World, turn: int) -> bool:
    """Whether another action begins, or another turn than the one given, or nothing more."""
    return not world.pending or world.turn != turn or world.pending[0].kind in lore.acts


def whose(game: Game[Any], dice: Random) -> Ask[Value]:
    """The question that is answered next: where several seats act at the same time in the open, or
    decide as a party, any of them may be the first."""
    pending = game.pending
    if len(pending) == 1 or game.in_secret:
        return pending[0]
    return pending[int(dice.random() * len(pending))]


def answer_leaning(lore: Lore[Any] | None, world: World, dice: Random) -> None:
    """Whoever is next answers by chance, as it leans."""
    ask = whose(world, dice)
    options = ask.options
    if len(options) == 1:
        world.answer(ask.seat, options[0])
    else:
        world.answer(ask.seat, draw(lean(lore, world, ask), options, dice))


def worth(lore: Lore[Any] | None, world: World, seat: Seat) -> float:
    """How well the seat stands in this world, 0 to 1."""
    if lore is not None:
        return lore.worth(world.state, seat)
    if world.outcome is None:
        return 0.5 / world.seats
    return result(world.outcome, seat)


def result(outcome: Outcome, seat: Seat) -> float:
    """What an outcome is worth to a seat: a victory is shared by those who won, and winning or
    losing by a little counts a little. Where all win or lose together, all want the same."""
    scores = outcome.scores
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    others = [score for other, score in enumerate(scores) if other != seat]
    common = len(others) == 0 or len(outcome.winners) == len(scores)
    lead = scores[seat] if common else scores[seat] - max(others)
    near = 0.5 + 0.5 * lead / (1 + abs(lead))
    return (1 - MARGIN) * won + MARGIN * near
