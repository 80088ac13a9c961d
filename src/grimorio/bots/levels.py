"""The levels of play, the same for every title, with a title's lore and without."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from grimorio.bots import Bot, Thinker
from grimorio.bots.flat import FlatSearch
from grimorio.bots.playing_on import (
    Weights,
    asked,
    candidates,
    draw,
    finish_action,
    lean,
    worth,
)
from grimorio.bots.search import Arm, Search
from grimorio.bots.turns import Reply, TurnSearch
from grimorio.core.asking import Value
from grimorio.core.contract import Lore
from grimorio.core.kinds import Kind

BUDGETS: Final = {"wanderer": 0, "squire": 48, "knight": 40, "dragon": 120}
"""How many continuations each level looks at before it answers, unless the title's lore has
`budgets` of its own; a wanderer looks at none."""
SOFT: Final = {"knight": 0.25}
"""How softly a level chooses where a flat search looks at no continuations: 0 is always what it
leans to most, 1 each answer as often as it leans to it."""
PATIENCE: Final = 30
"""After this many answers of one kind in a row a wanderer may stop, lest a turn never end."""


def level(name: str, budget: int, seed: int | str) -> Bot:
    """A bot of that level; a budget of 0 is the usual one."""
    if name == "wanderer":
        return Wanderer(seed)
    if name == "squire":
        return Squire(seed, budget)
    return Searcher(seed, budget, name)


def usual_budget(name: str, lore: Lore[Any] | None) -> int:
    """How many continuations a level looks at in a title, where nobody says otherwise."""
    return BUDGETS[name] if lore is None else lore.budgets.get(name, BUDGETS[name])


def leaning(thinker: Thinker, key: str) -> Weights | None:
    """How much players lean to each answer, seen in a world as it may be."""
    world = thinker.sample(key, once=True)
    return lean(thinker.lore, world, asked(world, thinker.seat))


def decided(thinker: Thinker, option: Value, key: str) -> str:
    """The answer, and what the title has to say about it."""
    if thinker.lore is not None:
        world = thinker.sample(key, once=True)
        thinker.said = thinker.lore.why(world.state, asked(world, thinker.seat), option)
    return thinker.ask.key(option)


def alone(thinker: Thinker, key: str) -> bool:
    """Whether nobody else is asked anything now."""
    return len(thinker.sample(key, once=True).pending) == 1


class Wanderer:
    """Chance with sense: it does nothing that is senseless, and never passes for nothing."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._dice = Random(f"wanderer {seed}")
        self._kind: Kind | None = None
        self._row = 0

    def choose(self, thinker: Thinker) -> str:
        """An answer like any other, among those that make sense."""
        ask = thinker.ask
        self._row = self._row + 1 if ask.kind is self._kind else 0
        self._kind = ask.kind
        weights = leaning(thinker, f"{self._seed} {self._dice.random()}")
        options = sensible(weights, ask.options)
        if self._row < PATIENCE and is_pointless(weights, ask.options):
            options = [option for option in options if option is not None]
        return ask.key(draw(None, options, self._dice))


def sensible(weights: Weights | None, options: Sequence[Value]) -> list[Value]:
    """The answers players lean to at all."""
    return candidates(weights, options, faint=0.0)


def is_pointless(weights: Weights | None, options: Sequence[Value]) -> bool:
    """Whether to pass would be for nothing: there is something players do as gladly."""
    if None not in options or len(options) == 1:
        return False
    if weights is None:
        return True
    place = options.index(None)
    return weights[place] <= max([*weights[:place], *weights[place + 1 :]])


class Squire:
    """Greedy: tries each answer that is not senseless, or that a plain player leans to, in a few
    worlds, once at least, and takes what the title's evaluation likes best at the end of the
    action."""

    def __init__(self, seed: int | str, budget: int) -> None:
        self._seed = seed
        self._budget = budget
        self._dice = Random(f"squire {seed}")

    def choose(self, thinker: Thinker) -> str:
        """The answer after which the seat stands best, on average."""
        ask = thinker.ask
        options = ask.options
        if len(options) == 1:
            return ask.key(options[0])
        seed = f"{self._seed} {self._dice.random()}"
        options = tuple(self._considered(thinker, seed))
        if len(options) == 1:
            return decided(thinker, options[0], seed)
        budget = self._budget or usual_budget("squire", thinker.lore)
        totals = [0.0] * len(options)
        for turn in range(max(1, budget // len(options))):
            if thinker.late:
                break
            for i, option in enumerate(options):
                totals[i] += self._try(thinker, option, f"{seed} {turn}")
        return decided(thinker, options[totals.index(max(totals))], seed)

    def _considered(self, thinker: Thinker, key: str) -> list[Value]:
        """What a plain player leans to, where the title knows such a one; else all that makes
        sense."""
        lore, options = thinker.lore, thinker.ask.options
        if lore is not None:
            world = thinker.sample(key, once=True)
            weights = lore.plain(world.state, asked(world, thinker.seat))
            if weights is not None and any(weights):
                return candidates(weights, options)
        return sensible(leaning(thinker, key), options)

    def _try(self, thinker: Thinker, option: Value, key: str) -> float:
        world = thinker.sample(key, once=True)
        world.answer(thinker.seat, option)
        finish_action(thinker.lore, world, world.turn, Random(key))
        return worth(thinker.lore, world, thinker.seat)


class Searcher:
    """Knight and dragon: search, the one with a small budget, the other with a large one.

    Where it thinks of whole turns it keeps to the plan, as long as all goes as it was thought."""

    def __init__(self, seed: int | str, budget: int, name: str) -> None:
        self._seed = seed
        self._budget = budget
        self._name = name
        self._dice = Random(f"searcher {seed}")
        self._plan: list[Reply] = []
        self.turns: dict[Value, tuple[Reply, ...]] = {}
        """After thinking of whole turns: the best one found for each first answer."""

    def choose(self, thinker: Thinker) -> str:
        """The answer that came out best."""
        ask = thinker.ask
        options = ask.options
        if len(options) == 1:
            return ask.key(options[0])
        seed = self.next_seed()
        while self._plan:
            step = self._plan.pop(0)
            if (step.seat, step.kind, step.options) == (ask.seat, ask.kind, options):
                return decided(thinker, step.answer, seed)
            if len(step.options) > 1:
                self._plan = []
        best, _ = self.ranked(thinker, seed)[0]
        self._plan = list(self.turns.get(best, ())[1:])
        return decided(thinker, best, seed)

    def next_seed(self) -> str:
        """The seed of the next thought."""
        return f"{self._seed} {self._dice.random()}"

    def ranked(self, thinker: Thinker, seed: str) -> list[tuple[Value, Arm]]:
        """The answers looked at, best first, in the way the title's lore asks for."""
        lore = thinker.lore
        self.turns = {}
        budget = self._budget or usual_budget(self._name, lore)
        if lore is not None and lore.search == "turns" and alone(thinker, seed):
            search = TurnSearch(thinker, lore, seed)
            found = search.run(budget)
            self.turns = search.turns
            return found
        if lore is not None and lore.search == "flat":
            return FlatSearch(thinker, lore, seed, SOFT.get(self._name, 0.0)).run(budget)
        return Search(thinker, seed).run(budget)
