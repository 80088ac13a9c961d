"""Random games of a title, decision by decision: what the checks are made on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from grimorio.core.asking import Seat, Value
from grimorio.core.chance import seed_key
from grimorio.core.contract import Options
from grimorio.core.drive import Game
from grimorio.core.errors import BadSetting, BrokenRules, RuleFailed
from grimorio.core.play import USUAL
from grimorio.core.record import begin
from grimorio.core.registry import register
from grimorio.core.title import Title

AnyGame: TypeAlias = Game[Any]
MAX_DECISIONS = 20_000


class Breach(AssertionError):
    """A title, or the engine under it, breaks the contract."""


def need(holds: bool, reason: str) -> None:
    if not holds:
        raise Breach(reason)


def start(title: Title[Any], seed: int, cadence: int = USUAL) -> AnyGame:
    """A random game of a title: seats and options drawn from the seed."""
    register(title)
    dice = Random(f"{title.name} {seed}")
    while True:
        seats = dice.randint(*title.seating.seats)
        drawn: Options = {s.name: dice.choice(s.values) for s in title.settings.choices}
        try:
            options = title.options(drawn, seats)
        except BadSetting:
            continue
        return begin(title.name, options, seats, seed_key(seed), practice=True, cadence=cadence)


class Deed:
    """What somebody does next: answer a question or take a standing offer."""

    __slots__ = ("key", "offer", "seat")

    def __init__(self, seat: Seat, key: str, offer: bool) -> None:
        self.seat = seat
        self.key = key
        self.offer = offer

    def do(self, game: AnyGame) -> None:
        try:
            if self.offer:
                game.take(self.seat, self.key)
            else:
                game.answer_key(self.seat, self.key)
        except (RuleFailed, BrokenRules) as error:
            raise Breach(f"a rule raised: {error.reason}") from error


def choose(game: AnyGame, dice: Random) -> Deed:
    """A random legal deed; rarely a standing offer, and hardly ever one that ends the game at once,
    so that most games are seen to their own end."""
    if dice.random() < 0.01:
        seat = dice.randrange(game.seats)
        offers = game.standing(seat)
        if offers:
            offer = dice.choice(offers)
            if dice.random() < 0.1 or not ends(game, seat, offer.value):
                return Deed(seat, game.offer_key(offer), True)
    ask = dice.choice(game.pending)
    return Deed(ask.seat, ask.key(dice.choice(ask.options)), False)


def ends(game: AnyGame, seat: Seat, offer: Value) -> bool:
    """Whether the game is over when the seat takes a standing offer; tried on a copy."""
    rules, state = game.title.rules, game.state.copy()
    for known in rules.standing(state, seat):
        if known.value == offer:
            known.take()
    return rules.outcome(state) is not None


def walk(title: Title[Any], seed: int, cadence: int = USUAL) -> Iterator[tuple[AnyGame, Deed]]:
    """A random game, decision by decision: the game and what is about to be done."""
    game = start(title, seed, cadence)
    dice = Random(seed)
    decisions = 0
    while game.outcome is None:
        need(decisions < MAX_DECISIONS, f"no end after {MAX_DECISIONS} decisions (seed {seed})")
        deed = choose(game, dice)
        yield game, deed
        deed.do(game)
        decisions += 1


def finish(game: AnyGame, dice: Random, most: int = MAX_DECISIONS) -> list[str]:
    """Play on at random; the trail of it: every deed, and the digest now and then and at the end.
    Who is asked what decides the steps, so that games that part show it at once or at the next
    digest."""
    trail: list[str] = []
    for steps in range(most):
        if game.outcome is not None:
            break
        deed = choose(game, dice)
        deed.do(game)
        trail.append(f"{deed.seat} {deed.key}")
        if steps % 10 == 0:
            trail.append(game.digest())
    return [*trail, game.digest()]


def digests(title: Title[Any], seed: int) -> list[str]:
    """The fingerprints of a random game: equal in every process, compiled or not."""
    return [game.digest() for game, _ in walk(title, seed)]
