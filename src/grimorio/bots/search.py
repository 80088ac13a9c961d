"""Tree search over sampled worlds: what each seat knows, and nothing more, grows one tree.

Each iteration deals a world as it may be for the seat that thinks, walks down the tree with the
answers that world allows, adds one place to it, plays on and tells every place on the way what it
came to. A place in the tree is what was answered so far; dice and cards differ from walk to walk.
Where several seats act in secret at the same time, all they answer is one step of the tree, and
each chooses by its own answers alone. Where they act in the open, any of them may be next. Each
seat seeks its own best, so two, three or four players are all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, TypeAlias

from grimorio.bots import Thinker
from grimorio.bots.playing_on import World, asked, candidates, lean, play_on, whose, worth
from grimorio.core.asking import Ask, Seat, Value
from grimorio.core.contract import Lore
from grimorio.core.kinds import Kind

CURIOSITY: Final = 1.2
"""How much a search tries what it knows little of."""

Question: TypeAlias = "tuple[Seat, Kind, tuple[Value, ...], tuple[Value, ...]]"
"""Who is asked what, about what, and after which own answers in secret."""
Edge: TypeAlias = "tuple[tuple[Question, Value], ...]"


class Arm:
    """One answer to one question: how often it was there, tried, and what came of it."""

    __slots__ = ("prior", "there", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.there = 0
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


Arms: TypeAlias = "dict[Value, Arm]"


class Place:
    """Where the same answers lead; what is asked there may depend on chance."""

    __slots__ = ("asked", "next")

    def __init__(self) -> None:
        self.asked: dict[Question, Arms] = {}
        self.next: dict[Edge, Place] = {}


def halved(
    arms: Sequence[Arm],
    iterations: int,
    look: Callable[[int, str], None],
    thinker: Thinker,
    seed: str,
) -> list[int]:
    """Look at that many continuations in all; the numbers of the arms, best first.

    All are tried in the same worlds, then the better half of them in further worlds, and so on:
    chance treats them alike, and most of the looking goes where the choice is close.
    """
    left, out = list(range(len(arms))), list[int]()
    rounds = max(1, (len(left) - 1).bit_length())
    for turn in range(rounds):
        for deal in range(max(1, iterations // rounds // len(left))):
            for number in left:
                if not thinker.late:
                    look(number, f"{seed} {turn} {deal}")
        left.sort(key=lambda number: -arms[number].mean)
        half = len(left) if turn == rounds - 1 else (len(left) + 1) // 2
        out = left[half:] + out
        left = left[:half]
    return left + out


class Search:
    """The tree of one decision."""

    def __init__(self, thinker: Thinker, seed: str) -> None:
        self._thinker = thinker
        self._lore: Lore[Any] | None = thinker.lore
        self._seed = seed
        self._root = Place()
        self._low: dict[Seat, float] = {}
        self._high: dict[Seat, float] = {}
        self.iterations = 0

    def run(self, iterations: int) -> list[tuple[Value, Arm]]:
        """The answers to the seat's question with what was found of each, best first."""
        world = self._thinker.sample(self._seed, once=True)
        ask = asked(world, self._thinker.seat)
        mine = _question(ask, ())
        arms = self._root.asked.setdefault(mine, {})
        self._meet(arms, ask, world)
        left = candidates([arms[option].prior for option in ask.options], ask.options)
        if len(left) == 1:
            return [(option, arms[option]) for option in left]
        held = [arms[option] for option in left]
        others: dict[str, dict[Question, Value]] = {}
        """By world what other seats answer there at the same time, whatever we do."""

        def look(number: int, key: str) -> None:
            given = others.setdefault(key, {})
            given[mine] = left[number]
            self._iterate(given, key)

        order = halved(held, iterations, look, self._thinker, self._seed)
        return [(left[number], held[number]) for number in order]

    def _iterate(self, given: dict[Question, Value], key: str) -> None:
        """Look at one way on after the answers given to what is asked now; what other seats answer
        at the same time is added to them, so that it is the same for each answer tried."""
        world = self._thinker.sample(key, once=True)
        dice = Random(key)
        self.iterations += 1
        last = None if self._lore is None else world.turn + self._lore.ahead
        path: list[tuple[Seat, Arm]] = []
        place = self._step(self._root, world, path, given, asked(world, self._thinker.seat))
        while place is not None and world.outcome is None and (last is None or world.turn < last):
            place = self._step(place, world, path, {}, whose(world, dice))
        play_on(self._lore, world, last, dice)
        self._learn(world, path)

    def _step(
        self,
        place: Place,
        world: World,
        path: list[tuple[Seat, Arm]],
        given: dict[Question, Value],
        ask: Ask[Value],
    ) -> Place | None:
        """Answer a question, and all others too if several act in secret; the place after that, or
        None where the tree ends."""
        edge: list[tuple[Question, Value]] = []
        began = world.began if world.in_secret else -1
        own: dict[Seat, tuple[Value, ...]] = {}
        if began >= 0:
            ask = world.pending[0]
        while True:
            seat = ask.seat
            before = own.get(seat, ())
            question = _question(ask, before)
            option = self._answer(place, world, path, given, ask, question)
            edge.append((question, option))
            world.answer(seat, option)
            if began < 0 or world.began != began:
                break
            own[seat] = (*before, option)
            ask = world.pending[0]
        after = place.next.get(tuple(edge))
        if after is None:
            place.next[tuple(edge)] = Place()
        return after

    def _answer(
        self,
        place: Place,
        world: World,
        path: list[tuple[Seat, Arm]],
        given: dict[Question, Value],
        ask: Ask[Value],
        question: Question,
    ) -> Value:
        """What is answered to a question; where there is a choice, the path goes by its arm."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        arms = place.asked.setdefault(question, {})
        self._meet(arms, ask, world)
        if question not in given:
            given[question] = self._choose(arms, options, ask.seat)
        option = given[question]
        path.append((ask.seat, arms[option]))
        return option

    def _meet(self, arms: Arms, ask: Ask[Value], world: World) -> None:
        """Arms for options not met before."""
        options = ask.options
        if all(option in arms for option in options):
            return
        weights = lean(self._lore, world, ask) or [1.0] * len(options)
        whole = sum(weights)
        for option, weight in zip(options, weights, strict=True):
            if option not in arms:
                arms[option] = Arm(weight / whole)

    def _choose(self, arms: Arms, options: Sequence[Value], seat: Seat) -> Value:
        """The answer that is promising, or too little known."""
        here = [arms[option] for option in options]
        tried = [arm for arm in here if arm.visits]
        known = sum([arm.total for arm in tried]) / max(1, sum([arm.visits for arm in tried]))
        low = self._low.get(seat, 0.0)
        width = max(1e-6, self._high.get(seat, 1.0) - low)
        best, found = -1.0, options[0]
        for option, arm in zip(options, here, strict=True):
            arm.there += 1
            if arm.prior <= 0:
                continue
            mean = arm.total / arm.visits if arm.visits else known
            value = (mean - low) / width + CURIOSITY * arm.prior * sqrt(arm.there) / (
                1 + arm.visits
            )
            if value > best:
                best, found = value, option
        return found

    def _learn(self, world: World, path: list[tuple[Seat, Arm]]) -> None:
        worths: dict[Seat, float] = {}
        for seat, arm in path:
            value = worths.get(seat)
            if value is None:
                value = worths[seat] = worth(self._lore, world, seat)
                self._low[seat] = min(value, self._low.get(seat, value))
                self._high[seat] = max(value, self._high.get(seat, value))
            arm.visits += 1
            arm.total += value


def _question(ask: Ask[Value], before: tuple[Value, ...]) -> Question:
    return (ask.seat, ask.kind, ask.about, before)
