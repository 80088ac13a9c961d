"""What a benchmark finds. Times are in microseconds unless a name says otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from grimorio.trials.simulation import Spread

ANSWERS = 1_500
"""How many answers the record of the replay has."""
LOOKS = 5
"""How often each copy is made and timed; the middle one counts."""


class Goal(NamedTuple):
    """What is wanted of a title at least: times catanatron's decisions, and a clone in that time at
    the 95th percentile."""

    times: float
    clone: float | None = None


GOALS: Final = {
    ("gloomhaven", 4, False): Goal(0.5),
    ("gloomhaven", 4, True): Goal(1.5, clone=40.0),
}
"""By title, number of seats, and whether it is compiled."""


class Copies(msgspec.Struct):
    """What copying costs at the decisions of whole games, at each the middle of several looks;
    `tape` is the answers since the checkpoint, which a clone plays again."""

    state: Spread
    clone: Spread
    hidden: Spread | None = None
    clone_of_hidden: Spread | None = None
    tape: Spread | None = None


class Replay(msgspec.Struct):
    """Loading a record: its answers, the games it was joined from, its size in bytes."""

    answers: int
    games: int
    milliseconds: float
    raw: int
    compressed: int


class Measures(msgspec.Struct):
    """One title, or the simulator it is compared with. Decisions have two options or more."""

    seats: int
    copies: Copies
    decisions_per_second: float
    games_per_second: float
    replay: Replay
    once_decisions_per_second: float | None = None
    """Played as search plays to the end: copies that are played once."""
    times: float | None = None
    once_times: float | None = None
    """How many times catanatron's decisions, played in turns with it."""


class Build(msgspec.Struct):
    """What one build of the engine measured. `core` is its cost per decision of a game that does
    nothing, as a table plays it and as search does."""

    compiled: bool
    core: float
    core_once: float
    titles: dict[str, list[Measures]]
    """By name, with the fewest and with the most seats."""


class Bench(msgspec.Struct):
    """Everything one run found."""

    python: str
    sides: list[Build]
    catanatron: Measures | None
