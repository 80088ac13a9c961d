"""Where the time of whole games goes, from samples of the stack.

A timer that counts processor time looks at the stack again and again, so that what is looked at is
hardly slowed down. Compiled rules have no stack to look at: it is the interpreted build that is
told of.
"""

from __future__ import annotations

import signal
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import msgspec

import grimorio
from grimorio.core.registry import find
from grimorio.trials.speed.titles import start, step

EVERY: Final = 0.001
WRITTEN: Final = "<methods of "
"""How the code begins that `core/states.py` writes for a class of state."""

PARTS: Final = {
    "copy": "a clone",
    "hide": "a hidden copy",
    "answer": "an answer",
}
"""What is done at every decision: our function, and what it is called."""
ROOMS: Final = {
    "state": "copying the state",
    "core": "the engine",
    "kit": "the kit",
    "games": "the rules",
    "": "the rest",
}
BUSIEST: Final = 5
"""How many functions are named."""


class Spot(NamedTuple):
    """What was at work in one look: for which part, in which function."""

    part: str
    function: str


def sample(title: str, enough: int) -> Counter[Spot]:
    """Play until there were enough looks; at every decision copy, as a table and a bot do."""
    found: Counter[tuple[CodeType, ...]] = Counter()

    def look(number: int, frame: FrameType | None) -> None:
        codes = []
        while frame is not None:
            codes.append(frame.f_code)
            frame = frame.f_back
        if look.__code__ not in codes:  # a look is not to be looked at
            found[tuple(codes)] += 1

    seats = find(title).seating.seats[1]
    start(title, seats, 0)  # loads its content, which is not to be told of
    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        for seed in count():
            if found.total() >= enough:
                break
            play(start(title, seats, seed), Random(seed))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    spots: Counter[Spot] = Counter()
    for codes, times in found.items():
        names = [name_of(code) for code in codes]
        part = next((name for name in names if name in PARTS), None)
        if part is not None:
            spots[Spot(part, names[0])] += times
    return spots


def play(game: Any, dice: Random) -> None:
    while game.outcome is None:
        copy(game)
        hide(game)
        answer(game, dice)


def copy(game: Any) -> None:
    game.clone()


def hide(game: Any) -> None:
    game.hidden_from(game.pending[0].seat, 1)


def answer(game: Any, dice: Random) -> None:
    step(game, dice)


def name_of(code: CodeType) -> str:
    """`games/dungeonquest/rules/turn.act`, `state/Hero.copy`; a function of this module by its bare
    name."""
    path, root = Path(code.co_filename), Path(grimorio.__file__).parent
    if path == Path(__file__):
        return code.co_name
    if path.is_relative_to(root):
        return f"{path.relative_to(root).with_suffix('').as_posix()}.{code.co_qualname}"
    if code.co_filename.startswith(WRITTEN):
        return f"state/{code.co_filename.removeprefix(WRITTEN)[:-1]}.{code.co_name}"
    return f"/{code.co_qualname}"


class Where(msgspec.Struct, frozen=True):
    """Where the time of a title goes: by room for each part of the work, and the functions in which
    most of it is spent, what they call not counted."""

    rooms: dict[str, dict[str, int]]
    busiest: list[tuple[str, float]]


def where(title: str, enough: int) -> Where:
    spots = sample(title, enough)
    return Where(by_room(spots), busiest(spots, BUSIEST))


def by_room(spots: Counter[Spot]) -> dict[str, dict[str, int]]:
    """For each part of the work, how often it was met in which room."""
    found = {}
    for part, name in PARTS.items():
        rooms = dict.fromkeys(ROOMS.values(), 0)
        for spot, times in spots.items():
            if spot.part == part:
                room = spot.function.partition("/")[0]
                rooms[ROOMS.get(room, ROOMS[""])] += times
        if any(rooms.values()):
            found[name] = rooms
    return found


def busiest(spots: Counter[Spot], many: int) -> list[tuple[str, float]]:
    own: Counter[str] = Counter()
    for spot, times in spots.items():
        if "/" in spot.function.lstrip("/"):  # neither a function of ours here nor of Python
            own[spot.function.partition(".<locals>")[0]] += times
    return [(name, times / spots.total()) for name, times in own.most_common(many)]
