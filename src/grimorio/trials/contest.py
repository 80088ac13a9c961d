"""Bots against bots: who wins how often, seats and luck shared fairly, and how sure that is.

A contest is a row of line-ups, each a bot for every seat. The same deal is played by every line-up
before the next deal, so that each bot sits everywhere and nobody owes anything to a lucky hand.
Where all win or lose together, a contest may be one of parties: each bot plays all seats by itself,
and a game counts once. Game number i is a function of the contest and i alone.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from random import Random
from time import thread_time

import msgspec

import grimorio
from grimorio.bots import Thinker, full_name, maker
from grimorio.bots.playing_on import whose
from grimorio.core.asking import Seat
from grimorio.core.contract import Options
from grimorio.core.errors import BadSeats
from grimorio.core.registry import find
from grimorio.trials.simulation import MAX_ANSWERS, cores

SURE = 1.96
"""Standard deviations on either side: 95 of 100 intervals hold the truth."""


class Contest(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: Options
    parties: bool = False

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where: everybody everywhere in turn; alone, and in parties, each bot by
        itself."""
        if self.seats == 1 or self.parties:
            return [(name,) * self.seats for name in self.bots]
        turns = [self.bots[i:] + self.bots[:i] for i in range(self.seats)]
        return list(dict.fromkeys(turns))

    def deal(self, i: int) -> tuple[str, tuple[str, ...]]:
        """The seed and the line-up of game number i."""
        line_ups = self.line_ups
        return f"{self.seed}-{i // len(line_ups)}", line_ups[i % len(line_ups)]


class Sat(msgspec.Struct, frozen=True):
    """How a seat fared: who sat there, its share of the victory, its score, its thinking."""

    bot: str
    won: float
    score: float
    answers: int
    seconds: float


class Contested(msgspec.Struct, frozen=True):
    """One game of a contest."""

    number: int
    seed: str
    seats: tuple[Sat, ...] = ()
    reason: str = ""
    failure: str = ""


def contest(
    game: str,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    seed: str = "0",
    options: dict[str, object] | None = None,
    parties: bool = False,
) -> Contest:
    """A checked contest: a bot for each seat; for a table of one, and in parties, any number of
    bots."""
    title = find(game)
    low, high = title.seating.seats
    wanted = low if parties else len(bots)
    count = min(max(low, wanted), high) if seats is None else seats
    checked = title.options(options, count)
    if count > 1 and not parties and len(bots) != count:
        raise BadSeats("bots-one-each", bots=len(bots), seats=count)
    names = tuple([full_name(name, title.lore) for name in bots])
    return Contest(game, count, names, seed, checked, parties)


def play(contest: Contest, number: int) -> Contested:
    """One game. Whatever fails is part of what we want to know."""
    seed, names = contest.deal(number)
    seconds = [0.0] * contest.seats
    answers = [0] * contest.seats
    try:
        game = grimorio.new(
            contest.game, seats=contest.seats, seed=seed, options=contest.options
        ).clone()
        bots = [maker(name)(f"{seed} bot {seat}") for seat, name in enumerate(names)]
        order = Random(f"{seed} order")
        while game.outcome is None:
            ask = whose(game, order)
            seat = ask.seat
            if sum(answers) == MAX_ANSWERS:
                raise RuntimeError(f"no end after {MAX_ANSWERS} answers")
            started = thread_time()
            key = bots[seat].choose(Thinker(game, seat))
            seconds[seat] += thread_time() - started
            answers[seat] += len(ask.options) > 1
            game.answer_key(seat, key)
        end = game.outcome
    except Exception as error:  # whatever a title or a bot raises is what we are here to find
        return Contested(number, seed, failure=str(error) or type(error).__name__)

    def sat(seat: Seat) -> Sat:
        won = round(1 / len(end.winners), 4) if seat in end.winners else 0.0
        spent = round(seconds[seat], 3)
        return Sat(names[seat], won, end.scores[seat], answers[seat], spent)

    return Contested(number, seed, tuple([sat(seat) for seat in range(contest.seats)]), end.reason)


def played(
    contest: Contest, numbers: Sequence[int], jobs: int | None = None
) -> Iterator[Contested]:
    """Those games, each as soon as it is done. One job works in this process."""
    jobs = min(jobs or cores(), len(numbers))
    if jobs <= 1:
        yield from map(partial(play, contest), numbers)
        return
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(jobs, signal.signal, quiet) as pool:
        yield from pool.imap_unordered(partial(play, contest), numbers)


class Standing(msgspec.Struct, frozen=True):
    """How a bot did: games (a seat each), victories, the interval they tell of, and its pace."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    score: float
    answers: float
    milliseconds: float


def standings(
    bots: Iterable[str], games: Iterable[Contested], parties: bool = False
) -> list[Standing]:
    """Each bot once, in the order given; a party counts as one."""
    sat: dict[str, list[Sat]] = {name: [] for name in bots}
    for game in games:
        for seat in _as_one(game.seats) if parties else game.seats:
            sat[seat.bot].append(seat)
    return [_standing(name, seats) for name, seats in sat.items()]


def _as_one(seats: Sequence[Sat]) -> list[Sat]:
    """A party as one player: it wins as a whole, and its thinking adds up. Nobody, where a game
    failed."""
    if not seats:
        return []
    score = sum(seat.score for seat in seats) / len(seats)
    answers = sum(seat.answers for seat in seats)
    won = float(any(seat.won for seat in seats))
    return [Sat(seats[0].bot, won, score, answers, sum(seat.seconds for seat in seats))]


def _standing(name: str, seats: list[Sat]) -> Standing:
    count = len(seats)
    wins = sum(seat.won for seat in seats)
    answers = sum(seat.answers for seat in seats)
    low, high = wilson(wins, count)
    return Standing(
        name, count, round(wins, 2),
        round(wins / max(1, count), 4), round(low, 4), round(high, 4),
        round(sum(seat.score for seat in seats) / max(1, count), 2),
        round(answers / max(1, count), 1),
        round(1000 * sum(seat.seconds for seat in seats) / max(1, answers), 2),
    )  # fmt: skip


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a rate: 95% sure."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = rate + square / (2 * games)
    spread = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
