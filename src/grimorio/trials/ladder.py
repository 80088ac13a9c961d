"""The ladder: how strong each level is, measured on fixed rungs, one line a game in a file.

A rung is a contest and a number of games. The file only grows; what stands in it is not played
again, so that a ladder can be stopped and gone on with at any time. Games of other rules, other
budgets, older bots or older lore stay in the file and are not counted; a rung may name older rules
whose games still count, and the page says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Sequence
from pathlib import Path

import msgspec

from grimorio import __version__
from grimorio.bots import VERSION, lore_version
from grimorio.core.registry import find
from grimorio.trials.contest import Contest, Contested, Standing, contest, played, standings


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rung as it stands in the plan; `games` is for each line-up of seats. With `parties` each
    bot plays all seats by itself. The rungs of a `group` are also counted together. Games of the
    rulesets in `also` count too, where what changed since then moves no strength."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    seats: int | None = None
    options: dict[str, bool | int | str] = {}
    parties: bool = False
    group: str = ""
    also: tuple[int, ...] = ()


class Rungs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rungs, from the plan's file."""

    rung: tuple[Wanted, ...]


class Played(msgspec.Struct, frozen=True):
    """One game in the ladder's file, with the versions of all that decides how it goes."""

    rung: str
    grimorio: str
    bots: int
    ruleset: int
    game: Contested
    lore: int = 0


class Rung(msgspec.Struct, frozen=True):
    """A rung to be played: its contest and how many games make it."""

    name: str
    contest: Contest
    games: int
    group: str = ""
    also: tuple[int, ...] = ()

    @property
    def versions(self) -> tuple[int, int, int]:
        """Those of our bots, of the title's rules and of its lore."""
        title = find(self.contest.game)
        return VERSION, title.history.ruleset, lore_version(title.lore)

    def counts(self, line: Played) -> bool:
        """Whether that game is one of this rung, as it stands today."""
        game = line.game
        version, ruleset, lore = self.versions
        if line.rung != self.name or (line.bots, line.lore) != (version, lore):
            return False
        if line.ruleset not in (ruleset, *self.also):
            return False
        seed, bots = self.contest.deal(game.number)
        return game.number < self.games and (game.seed, [s.bot for s in game.seats]) == (
            seed,
            list(bots),
        )


def read_plan(file: Path) -> list[Rung]:
    """The rungs of a plan, checked."""
    plan = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Rungs)
    rungs = []
    for wanted in plan.rung:
        found = contest(
            wanted.game,
            bots=wanted.bots,
            seats=wanted.seats,
            seed=wanted.seed,
            options=dict(wanted.options),
            parties=wanted.parties,
        )
        games = wanted.games * len(found.line_ups)
        rungs.append(Rung(wanted.name, found, games, wanted.group, wanted.also))
    return rungs


def read_lines(file: Path) -> list[Played]:
    """What was played; a last line cut short by a crash is left out."""
    if not file.exists():
        return []
    found = []
    for text in file.read_bytes().splitlines(keepends=True):
        if text.endswith(b"\n"):
            found.append(msgspec.json.decode(text, type=Played))
    return found


def done(rung: Rung, lines: Sequence[Played]) -> dict[int, Contested]:
    """The games of a rung that were played, by number."""
    return {line.game.number: line.game for line in lines if rung.counts(line)}


def climb(rung: Rung, file: Path, jobs: int | None = None) -> Generator[Contested, None, None]:
    """Play what is missing of a rung, each game put into the file as soon as it is done."""
    known = done(rung, read_lines(file))
    missing = [number for number in range(rung.games) if number not in known]
    if not missing:
        return
    bots, ruleset, lore = rung.versions
    _mend(file)
    # Unbuffered: a line is one write at the end, so that several ladders can share the file.
    with file.open("ab", buffering=0) as out:
        for game in played(rung.contest, missing, jobs):
            line = Played(rung.name, __version__, bots, ruleset, game, lore)
            out.write(msgspec.json.encode(line) + b"\n")
            yield game


def _mend(file: Path) -> None:
    """Take away a last line that was cut short."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists():
        whole = file.read_bytes()
        end = whole.rfind(b"\n") + 1
        if end < len(whole):
            with file.open("r+b") as out:
                out.truncate(end)


def stand(rungs: Sequence[Rung], lines: Sequence[Played]) -> dict[str, list[Standing]]:
    """How each bot does on each rung, and behind the last rung of a group on all of it."""
    found = {}
    for place, rung in enumerate(rungs):
        found[rung.name] = _standings([rung], lines)
        if rung.group and rung.group not in [later.group for later in rungs[place + 1 :]]:
            group = [other for other in rungs if other.group == rung.group]
            found[rung.group] = _standings(group, lines)
    return found


def _standings(rungs: Sequence[Rung], lines: Sequence[Played]) -> list[Standing]:
    names = dict.fromkeys([name for rung in rungs for name in rung.contest.bots])
    games = [game for rung in rungs for game in done(rung, lines).values()]
    return standings(names, games, rungs[0].contest.parties)
