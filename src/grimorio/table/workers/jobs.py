"""The jobs a child process does: bots think, a record is played through, a game is played
again up to an earlier moment."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable
from typing import Any

import msgspec

from grimorio.bots import Bot, Thinker, advice, bot
from grimorio.core.drive import Game
from grimorio.core.record import apply_line, load, parse, resume, start_of
from grimorio.core.scene import Text
from grimorio.table.game.bot_seeds import bot_seed
from grimorio.table.game.earlier import Replayed, replay
from grimorio.table.game.match import Played, begun
from grimorio.table.game.opening import as_entry
from grimorio.table.game.views import outcome_of
from grimorio.table.storage.store import Checkpoint, EntryRow
from grimorio.table.wire import Outcome
from grimorio.table.workers.checking import check

BOTS_KEPT = 256

_bots: dict[tuple[str, int, str], Bot] = {}


HASTE = 0.6
"""The share of the time given that a bot may use, so that its answer is never late."""


class Advised(msgspec.Struct, frozen=True):
    """A move worth thinking of."""

    key: str
    value: float | None
    looked: int
    why: Text | None


def game_of(job: dict[str, Any]) -> Game[Any]:
    """The game as it stands."""
    game, _ = resume(base64.b64decode(job["checkpoint"]), [])
    for line in job["lines"]:
        apply_line(game, tuple(line))
    return game


def think(job: dict[str, Any]) -> tuple[str, Text | None]:
    """What a bot answers, and says about it. It is given its seat's view and worlds as they may
    be, nothing else."""
    game = game_of(job)
    seat: int = job["seat"]
    name = (job["table"], seat, job["bot"])
    if name not in _bots:
        while len(_bots) >= BOTS_KEPT:
            del _bots[next(iter(_bots))]
        _bots[name] = bot(job["bot"], bot_seed(game, seat))
    thinker = Thinker(game, seat, HASTE * job["seconds"])
    answer = _bots[name].choose(thinker)
    ask = game.asked(seat)
    if ask is None or ask.place(answer) < 0:
        raise ValueError(f"the bot {job['bot']} gave no legal answer")
    return answer, thinker.said


def advise(job: dict[str, Any]) -> list[Advised]:
    """The best moves of a seat, best first, as a bot at that seat would see them."""
    thinker = Thinker(game_of(job), job["seat"], HASTE * job["seconds"])
    return [
        Advised(one.key, one.value, one.visits, one.why)
        for one in advice.advise(thinker, seed=job["seed"])
    ]


class Imported(msgspec.Struct):
    """A record played through: what is stored of it."""

    game: str
    ruleset: int
    seats: int
    options: dict[str, bool | int | str]
    key: str
    key_hash: str
    outcome: Outcome | None
    entries: list[EntryRow]
    checkpoints: list[Checkpoint]


def take_in(job: dict[str, Any]) -> Imported:
    """Play a record through as a table would have."""
    read = parse(job["record"])
    load(read)  # replays and checks its digests; what follows is the same game, listened to
    game = start_of(read)
    now = time.time()
    match, start, first = begun(game, now)
    entries, checkpoints = [start], [first]
    for line in read.entries:
        done = match.apply(line)
        if done.undone is not None:
            checkpoints = [c for c in checkpoints if c.number < done.undone or c.restart]
        entries.append(as_entry(done, game.number, now, by="import"))
        checkpoint = match.new_checkpoint()
        if checkpoint is not None:
            checkpoints.append(checkpoint)
    return Imported(
        read.game, read.ruleset, read.seats, game.options, read.key, read.key_hash,
        outcome_of(match), entries, thinned(checkpoints),
    )  # fmt: skip


def thinned(checkpoints: list[Checkpoint]) -> list[Checkpoint]:
    """Enough of them to open any moment fast."""
    found: dict[int, Checkpoint] = {}
    for checkpoint in checkpoints:
        found.setdefault(checkpoint.number // 50, checkpoint)
    kept = {c.number: c for c in [*found.values(), *checkpoints[-6:]]}
    return [kept[number] for number in sorted(kept)]


def go_back(job: dict[str, Any]) -> Replayed:
    """Play a game again up to an earlier moment."""
    played = msgspec.convert(job["played"], list[Played])
    return replay(base64.b64decode(job["checkpoint"]), played, job["told"])


JOBS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "think": think,
    "advise": advise,
    "import": take_in,
    "replay": go_back,
    "check": check,
}
