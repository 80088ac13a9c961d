"""The ladder: how strong each level is, measured on fixed rungs, one line a game in a file.

A rung is a contest and a number of games. The file only grows; what stands in it is not played
again, so that a ladder can be stopped and gone on with at any time. Games of other rules, other
budgets, older bots or older lore stay in the file and are not counted; a rung may name older rules
whose games still count, and the page says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Mapping, Sequence
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


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
        return VERSION, title.ruleset, lore_version(title.lore)

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
    plan = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Plan)
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


# -- the page -------------------------------------------------------------------------------------

HEAD = """# How strong the bots are

Written by `grimorio ladder --page`, from the games in `bench/ladder/games.jsonl`; the rungs stand \
in `bench/ladder/ladder.toml`. A victory shared counts as its share; intervals are Wilson's, 95%. \
The number behind a name is its budget: how many continuations it looks at before each answer; a \
name without one looks at none. \
Milliseconds are those of the machine that played, for each answer with a choice. Each deal is \
played with every bot on every seat; alone, every bot plays the same deals. In parties each bot \
plays the same deals on all seats at once, and a game counts once.

![Win rates with their intervals](ladder.svg)
"""


HEADS = (
    "| bot | games | won | 95% interval | mean score | ms an answer |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
)


def page(rungs: Sequence[Rung], found: Mapping[str, Sequence[Standing]]) -> str:
    """The page of the ladder, in Markdown."""
    parts = [HEAD]
    known = {rung.name: rung for rung in rungs}
    for name, standing in found.items():
        rung = known.get(name)
        games = sum(one.games for one in standing)
        if rung is None:
            of = [other for other in rungs if other.group == name]
            wanted = sum(other.games for other in of)
            about = f"{', '.join(other.name for other in of)} together."
            played = games // (1 if of[0].contest.parties else of[0].contest.seats)
        else:
            wanted, about = rung.games, _about(rung)
            played = games // (1 if rung.contest.parties else rung.contest.seats)
        table = [f"\n## {name}\n", f"{about} Played: {played} of {wanted} games."]
        if played:
            table += ["", *HEADS]
        for one in standing if played else ():
            table.append(
                f"| {one.bot} | {one.games} | {one.rate:.1%} | {one.low:.1%} to {one.high:.1%} "
                f"| {one.score:.2f} | {one.milliseconds:.1f} |"
            )
        parts.append("\n".join(table) + "\n")
    return "".join(parts)


def _about(rung: Rung) -> str:
    found = rung.contest
    seats = "one seat" if found.seats == 1 else f"{found.seats} seats"
    if found.parties:
        seats = f"parties of {found.seats}"
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in found.options.items())
    older = ", ".join(str(number) for number in rung.also)
    told = f" Games of ruleset {older} count too; today's is {rung.versions[1]}." if older else ""
    return f"{found.game}, {seats}, seed `{found.seed}`{'; ' if options else ''}{options}.{told}"


ROW, LEFT, WIDE = 22, 190, 420


def chart(found: Mapping[str, Sequence[Standing]]) -> str:
    """Every rate as a dot with its interval, as SVG; rungs nobody has played are left out."""
    found = {name: standing for name, standing in found.items() if any(s.games for s in standing)}
    rows = sum(len(standing) + 2 for standing in found.values())
    height = rows * ROW + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 70} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{LEFT + WIDE + 70}" height="{height}" fill="#fdfaf3"/>',
    ]
    for percent in range(0, 101, 20):
        x = LEFT + WIDE * percent / 100
        parts.append(f'<path d="M{x:g} 12V{height - 24}" stroke="#ddd3c0"/>')
        label = f'<text x="{x:g}" y="{height - 8}" text-anchor="middle" fill="#6b5d48">'
        parts.append(f"{label}{percent}%</text>")
    y = ROW
    for name, standing in found.items():
        parts.append(f'<text x="8" y="{y}" font-weight="bold" fill="#2d2417">{name}</text>')
        for one in standing:
            y += ROW
            parts += _dot(one, y)
        y += 2 * ROW
    return "\n".join([*parts, "</svg>", ""])


def _dot(one: Standing, y: int) -> list[str]:
    low, at, high = (LEFT + WIDE * rate for rate in (one.low, one.rate, one.high))
    line = y - 4
    return [
        f'<text x="20" y="{y}" fill="#2d2417">{one.bot}</text>',
        f'<path d="M{low:.1f} {line}H{high:.1f}" stroke="#8a6d3b" stroke-width="3"/>',
        f'<circle cx="{at:.1f}" cy="{line}" r="5" fill="#7a1f1f"/>',
        f'<text x="{LEFT + WIDE + 12}" y="{y}" fill="#2d2417">{one.rate:.1%}</text>',
    ]
