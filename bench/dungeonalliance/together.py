"""Playing together: how often bots reach the goal, by level and number of players, and whether all
players matter.

python -m bench.dungeonalliance coop                       what docs/dungeonalliance-balance.md says
python -m bench.dungeonalliance coop --games 50 --dry      a rough look, nothing is written
python -m bench.dungeonalliance --page                     the page with what is kept
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.dungeonalliance.counts import mean
from bench.dungeonalliance.kept import ROOT, SEEDS, going_on, in_parts
from grimorio.bots import Thinker, bot
from grimorio.core import Ask, Chance, Game, Value
from grimorio.core.chance import seed_key
from grimorio.games.dungeonalliance import kinds, setup, title
from grimorio.games.dungeonalliance.components.numbers import CONTENT, DIGEST, TABLE
from grimorio.games.dungeonalliance.rules.ending import common_score, score_of
from grimorio.games.dungeonalliance.state import SOLO

NAMES: Final = ("together", "alone")
"""What measurements are kept by."""
PART: Final = "coop"
IDLE: Final = "idle"
"""A player who ends every activation at once and takes nothing."""
SEATS: Final = (1, 2, 3, 4)
LEVELS: Final = {"squire": 1.0, "knight": 0.5, "dragon": 0.15}
"""The levels, and which share of the games each plays."""
MARKS: Final = (0.1, 0.25, 0.5, 0.75, 0.9)
"""The quantiles of scores that are told."""


class Together(msgspec.Struct):
    """What is kept of a game alone or together."""

    level: str
    """What plays at the seats, the last one perhaps otherwise."""
    seats: int
    score: int
    scores: list[int]
    """What each Alliance brought."""
    defeats: int
    tiles_left: int
    monsters_left: int
    cards: int
    """Solo cards followed."""
    attacks: int
    """Those of them whose second section was carried out."""
    questions: int
    """Questions with a choice."""


def play(levels: Sequence[str], options: dict[str, Any], seed: str) -> Together:
    """One game, with a level for each seat."""
    seats = len(levels)
    given = title.options(options, seats)
    game = Game(title, given, seats, seed_key(seed))
    game.begin(setup.set_up(given, seats, Chance(seed_key(seed))))
    bots = [
        None if level == IDLE else bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)
    ]
    questions = 0
    while game.outcome is None:
        ask = game.pending[0]
        questions += len(ask.options) > 1
        player = bots[ask.seat]
        key = idle(ask) if player is None else player.choose(Thinker(game, ask.seat))
        game.answer_key(ask.seat, key)
    s = game.state
    assert game.journal is not None
    told = game.journal.events
    return Together(
        "+".join(sorted({*levels})),
        seats,
        score_of(s, 0) if s.mode == SOLO else common_score(s),
        [score_of(s, seat) for seat in range(seats)],
        sum([player.defeats for player in s.players]),
        sum(s.tiles_left) + len(s.tile_row),
        len(s.monsters),
        seats * TABLE.rounds * TABLE.cycles,
        sum([event.kind is kinds.MONSTER_ACTIVATED for event in told]),
        questions,
    )


def idle(ask: Ask[Value]) -> str:
    """The answer that does least."""
    for option in ask.options:
        if option in (kinds.END(), None, kinds.THROW(())):
            return ask.key(option)
    return ask.key(ask.options[0])


def played(
    levels: Sequence[str], options: dict[str, Any], seed: str, jobs: int, numbers: range
) -> Iterator[Together]:
    """Those games, in order."""
    seeds = [f"{seed}-{len(levels)}-{number}" for number in numbers]
    work = partial(play, levels, options)
    if jobs == 1:
        yield from map(work, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, seeds, chunksize=2)


# -- what they come to -----------------------------------------------------------------------------


class Part(msgspec.Struct):
    """Many games of the same players."""

    players: str
    seats: int
    games: int
    scores: list[int]
    """All of them, the lowest first."""
    defeats: float
    tiles_left: float
    monsters_left: float
    third: float
    """The share of cards whose third section was carried out."""
    questions: float
    """Questions with a choice, for each Alliance."""
    brought: list[float]
    """The mean score of each Alliance."""


class Kept(msgspec.Struct):
    """A measurement as it is kept."""

    games: int
    seeds: list[str]
    content: str
    parts: list[Part]


def part_of(players: str, found: Sequence[Together]) -> Part:
    seats = found[0].seats
    return Part(
        players,
        seats,
        len(found),
        sorted([game.score for game in found]),
        round(mean([game.defeats / seats for game in found]), 2),
        round(mean([float(game.tiles_left) for game in found]), 2),
        round(mean([float(game.monsters_left) for game in found]), 2),
        round(1 - sum([game.attacks for game in found]) / sum([game.cards for game in found]), 4),
        round(mean([game.questions / seats for game in found]), 1),
        [round(mean([float(game.scores[seat]) for game in found]), 2) for seat in range(seats)],
    )


def measure(args: argparse.Namespace) -> Kept:
    """Each level alone and with 2, 3 and 4 players, squires with one who does nothing, and nobody
    who does anything."""
    parts = []
    tables = [
        ([level] * seats, share)
        for level, share in LEVELS.items()
        if level in args.levels
        for seats in args.seats
    ]
    if args.levels == list(LEVELS) and args.seats == list(SEATS):
        tables += [(["squire"] * (seats - 1) + [IDLE], 0.25) for seats in (2, 3, 4)]
        tables += [([IDLE] * seats, 0.1) for seats in (2, 3, 4)]
    for levels, share in tables:
        options: dict[str, Any] = {"heroes": "random"}
        if len(levels) > 1:
            options["together"] = "usual"
        count = max(1, round(args.games * share / len(levels) ** 0.5))
        players = levels[0] if len({*levels}) == 1 else f"{levels[0]}, one {levels[-1]}"
        found = [
            game
            for seed, part in in_parts(args.seed, count)
            for game in going_on(
                f"{PART}-{'+'.join(levels)}-{seed}",
                Together,
                part,
                partial(played, levels, options, seed, args.jobs),
                only=args.kept,
            )
        ]
        if found:
            parts.append(part_of(players, found))
            print(row_of(parts[-1]), flush=True)
    return Kept(args.games, args.seed, DIGEST[:12], parts)


def main(given: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(
        prog=f"python -m bench.dungeonalliance {PART}", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=400, help="of squires alone; others fewer")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS), choices=SEATS)
    parser.add_argument("--seed", nargs="+", default=list(SEEDS))
    parser.add_argument("--kept", action="store_true", help="count what was played, play nothing")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    parser.add_argument("--name", default=NAMES[0], choices=NAMES)
    args = parser.parse_args(given)
    found = measure(args)
    if not args.dry:
        text = json.dumps(msgspec.to_builtins(found), indent=1)
        file_of(args.name).write_text(text + "\n", "utf-8")


# -- the page --------------------------------------------------------------------------------------


def shares(part: Part) -> list[float]:
    """Together: how many reached each goal. Alone: how many each rank or a higher one."""
    least = [rank.least for rank in CONTENT.ranks]
    if part.seats > 1:
        least = [goal.scores[part.seats - 2] for goal in CONTENT.goals]
    return [mean([float(score >= one) for score in part.scores]) for one in least]


def row_of(part: Part) -> str:
    """A line of a table in Markdown, readable as it stands."""
    won = ", ".join([f"{share:.0%}" for share in shares(part)])
    marks = " / ".join([str(part.scores[int(mark * part.games)]) for mark in MARKS])
    score = mean([float(one) for one in part.scores])
    brought = " + ".join([f"{score:.1f}" for score in part.brought])
    return (
        f"| {part.players} | {part.seats} | {part.games} | {won} | {score:.1f} | {marks} |"
        f" {brought} | {part.defeats:.1f} | {part.tiles_left:.1f} | {part.monsters_left:.1f} |"
        f" {part.third:.0%} | {part.questions:.0f} |"
    )


def file_of(name: str) -> Path:
    return ROOT / f"bench/results/dungeonalliance-{name}.json"


def section() -> list[str]:
    """The part of the page, with what is kept."""
    found = [(Path(__file__).parent / "together.md").read_text("utf-8").strip()]
    for name in NAMES:
        file = file_of(name)
        if file.exists():
            found += tables_of(msgspec.json.decode(file.read_bytes(), type=Kept))
    return found


def tables_of(kept: Kept) -> list[str]:
    """A measurement: its command, a table of goals for those together, one of ranks for those
    alone."""
    head = (
        "| players | seats | games | {won} | score | score at 10 / 25 / 50 / 75 / 90% | brought by"
        " each | defeats | tiles left | monsters | Section III | questions |\n"
        "| --- | ---: | ---: | ---: | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: |"
    )
    goals = ", ".join([goal.id for goal in CONTENT.goals])
    ranks = ", ".join([f"{rank.id} ({rank.least})" for rank in CONTENT.ranks])
    seats = " ".join([str(one) for one in sorted({part.seats for part in kept.parts})])
    levels = " ".join(
        dict.fromkeys([part.players for part in kept.parts if part.players in LEVELS])
    )
    found = [
        f"`python -m bench.dungeonalliance {PART} --games {kept.games} --seats {seats}"
        f" --levels {levels} --seed {' '.join(kept.seeds)}`, content `{kept.content}`. Defeats and"
        " questions are for each Alliance."
    ]
    for won, parts in (
        (goals, [part for part in kept.parts if part.seats > 1]),
        (ranks, [part for part in kept.parts if part.seats == 1]),
    ):
        if parts:
            lines = [row_of(part) for part in parts]
            found.append("\n".join([head.format(won=f"reached: {won}"), *lines]))
    return found
