"""The levels of play, the same for every title, with a title's lore and without."""

from __future__ import annotations

from random import Random
from typing import Final

from grimorio.bots import Bot, Thinker
from grimorio.bots.flat import FlatSearch, flat_lore
from grimorio.bots.playing_on import Weights, asked, candidates, draw, lean, play_on, worth
from grimorio.bots.search import Arm, Search
from grimorio.bots.turns import Step, TurnSearch, turn_lore
from grimorio.core.asking import Value, key_of

BUDGETS: Final = {"wanderer": 0, "squire": 48, "knight": 40, "dragon": 120}
"""How many ways on each level looks at before it answers; a wanderer looks at none."""
PATIENCE: Final = 30
"""After so many answers of one kind in a row a wanderer may stop, lest a turn never end."""


def level(name: str, budget: int, seed: int | str) -> Bot:
    """A bot of that level; a budget of 0 is the usual one."""
    budget = budget or BUDGETS[name]
    if name == "wanderer":
        return Wanderer(seed)
    if name == "squire":
        return Squire(seed, budget)
    return Searcher(seed, budget)


def leaning(thinker: Thinker, key: str) -> Weights | None:
    """How much players lean to each answer, seen in a world as it may be."""
    world = thinker.sample(key, once=True)
    return lean(thinker.lore, world, asked(world, thinker.seat))


def decided(thinker: Thinker, option: Value, key: str) -> str:
    """The answer, and what the title has to say about it."""
    if thinker.lore is not None:
        world = thinker.sample(key, once=True)
        thinker.said = thinker.lore.why(world.state, asked(world, thinker.seat), option)
    return key_of(option)


def alone(thinker: Thinker, key: str) -> bool:
    """Whether nobody else is asked anything now."""
    return len(thinker.sample(key, once=True).pending) == 1


class Wanderer:
    """Chance with sense: it goes where players lean to, and never passes for nothing."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._dice = Random(f"wanderer {seed}")
        self._kind = ""
        self._row = 0

    def choose(self, thinker: Thinker) -> str:
        """An answer drawn by how much players lean to it."""
        ask = thinker.ask
        options = ask.options
        self._row = self._row + 1 if ask.kind == self._kind else 0
        self._kind = ask.kind
        weights = leaning(thinker, f"{self._seed} {self._dice.random()}")
        if weights is None and None in options and len(options) > 1 and self._row < PATIENCE:
            weights = [0.0 if option is None else 1.0 for option in options]
        return key_of(draw(weights, options, self._dice))


class Squire:
    """Greedy: tries each answer in a few worlds, and takes what stands best at the turn's end."""

    def __init__(self, seed: int | str, budget: int) -> None:
        self._seed = seed
        self._budget = budget
        self._dice = Random(f"squire {seed}")

    def choose(self, thinker: Thinker) -> str:
        """The answer after which the seat stands best, on average."""
        options = thinker.ask.options
        if len(options) == 1:
            return key_of(options[0])
        seed = f"{self._seed} {self._dice.random()}"
        options = tuple(candidates(leaning(thinker, seed), options))
        if len(options) == 1:
            return decided(thinker, options[0], seed)
        totals = [0.0] * len(options)
        for turn in range(max(1, self._budget // len(options))):
            if thinker.late:
                break
            for i, option in enumerate(options):
                totals[i] += self._try(thinker, option, f"{seed} {turn}")
        return decided(thinker, options[totals.index(max(totals))], seed)

    def _try(self, thinker: Thinker, option: Value, key: str) -> float:
        world = thinker.sample(key, once=True)
        world.answer(thinker.seat, option)
        play_on(thinker.lore, world, None if thinker.lore is None else 1, Random(key))
        return worth(thinker.lore, world, thinker.seat)


class Searcher:
    """Knight and dragon: search, the one with a small budget, the other with a large one.

    Where it thinks of whole turns it keeps to the plan, as long as all goes as it was thought."""

    def __init__(self, seed: int | str, budget: int) -> None:
        self._seed = seed
        self._budget = budget
        self._dice = Random(f"searcher {seed}")
        self._plan: list[Step] = []

    def choose(self, thinker: Thinker) -> str:
        """The answer that came out best."""
        ask = thinker.ask
        options = ask.options
        if len(options) == 1:
            return key_of(options[0])
        seed = f"{self._seed} {self._dice.random()}"
        while self._plan:
            step = self._plan.pop(0)
            if (step.kind, step.options) == (ask.kind, options):
                return decided(thinker, step.answer, seed)
            if len(step.options) > 1:
                self._plan = []
        best, _ = self.ranked(thinker, seed)[0]
        return decided(thinker, best, seed)

    def ranked(self, thinker: Thinker, seed: str) -> list[tuple[Value, Arm]]:
        """The answers looked at, best first, in the way the title's lore asks for."""
        turns, flat = turn_lore(thinker.lore), flat_lore(thinker.lore)
        if turns is not None and alone(thinker, seed):
            search = TurnSearch(thinker, turns, seed)
            found = search.run(self._budget)
            self._plan = list(search.plan[1:])
            return found
        if flat is not None:
            return FlatSearch(thinker, flat, seed).run(self._budget)
        return Search(thinker, seed).run(self._budget)
