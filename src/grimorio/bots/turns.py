"""Search in whole turns, where a turn holds several actions (lore with `search = "turns"`).

What one action is worth shows only when the turn is over, and the order of two actions seldom
matters; so what is weighed here is not an answer but a line: all answers up to the end of the turn.
Lines are grown in one sampled world, action by action, the best few of each kept. The most
promising are then carried out in further worlds, the same for all of them, where the others reply
with the best turn they find at a glance, or all play on as they lean (lore with `pauses`). The
worse half is left aside, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from grimorio.bots import Thinker
from grimorio.bots.playing_on import MAX_ANSWERS, World, action_over, candidates, lean
from grimorio.bots.search import Arm, halved
from grimorio.core.asking import Seat, Value
from grimorio.core.contract import Lore
from grimorio.core.kinds import Kind

ANSWER: Final = 4
LINE: Final = 20
PLAN: Final = 15
REPLY: Final = 4
"""How many iterations of a budget stand for one answer to each question looked at, one line
followed from action to action, one whole turn looked at further, and one look at what the others
reply at a glance. A look at how all play on as they lean is one iteration: leaning is cheap."""
MOST: Final = 20
BRANCH: Final = 2
"""How far a turn of one's own is looked at, at most; see Sight."""
LONG: Final = 40
"""After this many answers a turn is judged as it stands, lest it never end."""
ALIKE: Final = 3
"""How many lines with the same first answer are looked at further."""


class Sight(NamedTuple):
    """How much of a turn is looked at."""

    width: int
    """Lines followed from action to action."""
    most: int
    """Answers tried to one question: those players lean to most."""
    branch: int
    """Ways followed through the further questions of one action."""


GLANCE: Final = Sight(width=1, most=4, branch=1)
"""How the others find their replies."""


class Reply(NamedTuple):
    """A question of a turn, and what is to be answered."""

    seat: Seat
    kind: Kind
    options: tuple[Value, ...]
    answer: Value


class Course:
    """A turn or the beginning of one: what was answered, where that led, how well it looks."""

    __slots__ = ("replies", "value", "world")

    def __init__(self, replies: tuple[Reply, ...], world: World, value: float) -> None:
        self.replies = replies
        self.world = world
        self.value = value

    @property
    def first(self) -> Value:
        return self.replies[0].answer


class Turns:
    """The lines of a turn in one world. In a hurry only one of them is followed."""

    def __init__(
        self,
        lore: Lore[Any],
        world: World,
        sight: Sight,
        dice: Random,
        late: Callable[[], bool] = lambda: False,
    ) -> None:
        self._lore = lore
        self._late = late
        self._turn = world.turn
        self._seat = world.pending[0].seat
        self._sight = sight
        self._dice = dice
        self._start = world

    def lines(self) -> list[Course]:
        """Whole turns of the seat that is asked, best first."""
        row = [Course((), self._start, 0.0)]
        whole: list[Course] = []
        while row:
            ends: dict[tuple[object, float], Course] = {}
            for line in row:
                if ends and self._late():
                    break
                for end in self._action(line):
                    # The same answers in another order, and just as good: the same line.
                    ends.setdefault(
                        (frozenset([reply.answer for reply in end.replies]), end.value), end
                    )
            going: list[Course] = []
            for end in ends.values():
                (whole if self._is_over(end) else going).append(end)
            row = best(going)[: self._sight.width]
        return best(whole)

    def _action(self, start: Course) -> Iterator[Course]:
        """Ways to the end of an action: every first answer, then the best few of each."""
        for first in self._answers(start):
            row = [first]
            while row:
                going: list[Course] = []
                for line in row:
                    if self._is_over(line) or action_over(self._lore, line.world, self._turn):
                        yield line
                    else:
                        going.append(line)
                row = [after for line in going for after in self._answers(line)]
                if len(row) > self._sight.branch:
                    row = best(row)[: self._sight.branch]

    def _answers(self, line: Course) -> list[Course]:
        """The line with one more answer, each that is worth a thought."""
        world = line.world
        ask = world.pending[0]
        options = self._options(world)
        found = []
        for option in options:
            after = world if option is options[-1] else world.clone()
            after.answer(ask.seat, option)
            value = self._lore.worth(after.state, self._seat)
            reply = Reply(ask.seat, ask.kind, ask.options, option)
            found.append(Course((*line.replies, reply), after, value))
        return found

    def _options(self, world: World) -> list[Value]:
        ask = world.pending[0]
        options = ask.options
        if len(options) == 1:
            return list(options)
        if ask.seat != self._seat:
            return [likeliest(self._lore, world)]
        weights = lean(self._lore, world, ask)
        found = candidates(weights, options)
        self._dice.shuffle(found)
        if len(found) > self._sight.most:
            if weights is not None:
                leaning = dict(zip(options, weights, strict=True))
                found.sort(key=lambda option: -leaning[option])
            del found[self._sight.most :]
        return found

    def _is_over(self, line: Course) -> bool:
        world = line.world
        if world.outcome is not None or world.turn != self._turn:
            return True
        return len(line.replies) >= LONG


def best(lines: Iterable[Course]) -> list[Course]:
    return sorted(lines, key=lambda line: -line.value)


def likeliest(lore: Lore[Any], world: World) -> Value:
    """What whoever is asked leans to most."""
    ask = world.pending[0]
    weights = lean(lore, world, ask)
    return ask.options[0 if weights is None else weights.index(max(weights))]


class TurnSearch:
    """The whole turns of one decision."""

    def __init__(self, thinker: Thinker, lore: Lore[Any], seed: str) -> None:
        self._thinker = thinker
        self._lore = lore
        self._seed = seed
        self.turns: dict[Value, tuple[Reply, ...]] = {}
        """After a run: the best turn found for each first answer."""

    def run(self, iterations: int) -> list[tuple[Value, Arm]]:
        """The answers to the seat's question with what was found of each, best first."""
        plans = self._plans(iterations)
        arms = [Arm(1 / len(plans)) for _ in plans]
        for plan, arm in zip(plans, arms, strict=True):
            arm.visits, arm.total = 1, plan.value

        def look(number: int, key: str) -> None:
            arm = arms[number]
            arm.visits += 1
            arm.total += self._look(plans[number], key)

        order = list(range(len(plans)))
        if len({plan.first for plan in plans}) > 1:
            looks = iterations if self._lore.pauses else iterations // REPLY
            order = halved(arms, looks, look, self._thinker, self._seed)
        found: dict[Value, Arm] = {}
        for number in order:
            found.setdefault(plans[number].first, arms[number])
            self.turns.setdefault(plans[number].first, plans[number].replies)
        return list(found.items())

    def _plans(self, iterations: int) -> list[Course]:
        """The most promising lines, not too many that begin alike."""
        world = self._thinker.sample(self._seed)
        most = min(MOST, max(GLANCE.most, iterations // ANSWER))
        sight = Sight(max(1, iterations // LINE), most, BRANCH)
        dice = Random(self._seed)
        turns = Turns(self._lore, world, sight, dice, lambda: self._thinker.late)
        kept: list[Course] = []
        alike: dict[Value, int] = {}
        for line in turns.lines():
            count = alike[line.first] = alike.get(line.first, 0) + 1
            if count <= ALIKE:
                kept.append(line)
        return kept[: max(2, iterations // PLAN)]

    def _look(self, plan: Course, key: str) -> float:
        """What becomes of a line in another world, after the others have replied."""
        seat = self._thinker.seat
        world = self._thinker.sample(key)
        self._carry_out(world, plan)
        if self._lore.pauses:
            self._play_on(world)
            return self._lore.worth(world.state, seat)
        dice = Random(key)
        for _ in range(world.seats - 1):
            if world.outcome is not None or world.pending[0].seat == seat:
                break
            world = Turns(self._lore, world, GLANCE, dice).lines()[0].world
        return self._lore.worth(world.state, seat)

    def _play_on(self, world: World) -> None:
        """All do what they lean to most, until the seat is asked what a look ends at."""
        for _ in range(MAX_ANSWERS):
            if world.outcome is not None:
                return
            ask = world.pending[0]
            if ask.seat == self._thinker.seat and ask.kind in self._lore.pauses:
                return
            world.answer(ask.seat, likeliest(self._lore, world))

    def _carry_out(self, world: World, plan: Course) -> None:
        turn = world.turn
        for reply in plan.replies:
            if world.outcome is not None or world.turn != turn:
                break
            ask = world.pending[0]
            there = reply.answer in ask.options
            world.answer(ask.seat, reply.answer if there else likeliest(self._lore, world))
