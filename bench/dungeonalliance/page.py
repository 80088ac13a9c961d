"""The page on balance: what was measured, in tables and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erfc, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from bench import plots
from bench.dungeonalliance import together
from bench.dungeonalliance.counts import Deck, Line, Tally, line_of
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, HERO
from grimorio.texts import texts_of

if TYPE_CHECKING:
    from bench.dungeonalliance.__main__ import Kept

HERO_LIMITS: Final = {2: (0.42, 0.58), 3: (0.2633, 0.4033), 4: (0.19, 0.31)}
RATE_LIMITS: Final = (0.03, 0.6)
SEAT_SLACK: Final = 0.05
TABLES: Final = (2, 4)
"""The numbers of players for which heroes and cards are told apart."""


def opened(deck: Deck) -> str:
    return f"tile {deck.tiles:.1f}, round {deck.round:.1f} ({deck.part:.0%})"


COURSE: Final[Sequence[tuple[str, Callable[[Tally], str]]]] = (
    (
        "XP of an Alliance (of the winner)",
        lambda t: f"{t.length.score:.1f} ({t.length.winner:.1f})",
    ),
    ("after each round", lambda t: ", ".join(f"{xp:.1f}" for xp in t.length.curve)),
    ("XP gained by all, defeats not counted", lambda t: f"{t.length.gained:.1f}"),
    ("deck II opens (in so many games)", lambda t: opened(t.length.decks[0])),
    ("deck III opens (in so many games)", lambda t: opened(t.length.decks[1])),
    ("Upgrade cards of an Alliance", lambda t: f"{t.length.cards:.1f}"),
    ("Artifacts among them", lambda t: f"{t.length.artifacts:.2f}"),
    ("defeats of an Alliance", lambda t: f"{t.length.defeats:.2f}"),
    (
        "tiles not laid, monsters left",
        lambda t: f"{t.length.tiles_left:.1f}, {t.length.monsters_left:.1f}",
    ),
    ("games that end early", lambda t: f"{t.length.early:.1%}"),
    ("questions for each activation", lambda t: f"{t.length.questions:.1f}"),
    ("those about the own heroes", lambda t: f"{t.length.own_questions:.1f}"),
)
"""What is told of the course of a game."""


def report(tally: Tally) -> str:
    """What is printed of the games with one number of players."""
    long = tally.length
    parts = [
        f"## {tally.seats} players, {long.games} games",
        "\n".join(f"{name}: {say(tally)}" for name, say in COURSE),
        rows("seat", tally.seat),
        rows("place after the start player", tally.place),
        rows("hero", tally.hero, HERO_LIMITS[tally.seats]),
        upgrades(tally),
    ]
    return "\n\n".join(parts)


def inside(line: Line, limits: tuple[float, float]) -> bool:
    """Whether the whole interval lies there."""
    return limits[0] <= line.low <= line.high <= limits[1]


def rows(name: str, lines: Sequence[Line], limits: tuple[float, float] | None = None) -> str:
    """A table in Markdown, readable as it stands."""
    found = [f"| {name} | games | won | 95% | lead |", "| --- | ---: | ---: | ---: | ---: |"]
    for line in lines:
        mark = "" if limits is None or inside(line, limits) else " *"
        found.append(
            f"| {line.name}{mark} | {line.of} | {line.part:.1%} | {line.low:.1%} - {line.high:.1%}"
            f" | {line.lead:+.2f} |"
        )
    return "\n".join(found)


def upgrades(tally: Tally) -> str:
    """How often each Upgrade card is bought, played, and what became of its owners."""
    found = [
        "| upgrade | level | cost | offered | bought | played | owners won | lead |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    cost = {card.id: (card.level, card.cost) for card in CONTENT.upgrades}
    for rate, owners in zip(tally.rate, tally.upgrade, strict=True):
        low, high = RATE_LIMITS
        mark = "" if low <= rate.part <= high else " *"
        level, price = cost.get(rate.name, (0, 0))
        found.append(
            f"| {rate.name}{mark} | {level} | {price} | {rate.of} | {rate.part:.1%} |"
            f" {tally.played.get(rate.name, 0.0):.2f} | {owners.part:.1%} of {owners.of} |"
            f" {owners.lead:+.2f} |"
        )
    return "\n".join(found)


# -- the page --------------------------------------------------------------------------------------


def write_page(folder: Path, kept: Sequence[tuple[str, Kept]]) -> None:
    """Page and pictures: what matters first, the table of all cards last."""
    parts = [words(), "## In short", verdict(kept), *pictures(folder, kept[0][1])]
    parts += ["## The course of a game", course(kept)]
    parts += ["## Who begins", seats_table(kept), "## Heroes", heroes_table(kept)]
    parts += together.section()
    parts += ["## Upgrade cards", cards_table(kept), "## How it was measured", sources(kept)]
    page = "\n\n".join(part.strip() for part in parts) + "\n"
    (folder / "dungeonalliance-balance.md").write_text(page, "utf-8")


def words() -> str:
    """What is written by hand: what was wanted, and what the numbers say."""
    return (Path(__file__).parent / "words.md").read_text("utf-8")


def pictures(folder: Path, kept: Kept) -> list[str]:
    """Bars and curves."""
    tallies = {tally.seats: tally for tally in kept.tallies}
    found = []

    def add(name: str, title: str, text: str) -> None:
        (folder / name).write_text(text, "utf-8")
        found.append(f"![{title}]({name})")

    for seats in TABLES:
        if seats in tallies:
            title = f"Wins by hero, {seats} players"
            text = bars(title, tallies[seats].hero, HERO_LIMITS[seats], 2 / seats)
            add(f"dungeonalliance-heroes-{seats}.svg", title, text)
    places = [named(line, tally.seats) for tally in tallies.values() for line in tally.place]
    title = "Wins by place after the start player"
    fair = [1 / seats for seats in sorted(tallies, reverse=True)]
    add("dungeonalliance-seats.svg", title, bars(title, places, fair, 0.7))
    title = "XP of an Alliance after each round"
    lines = {f"{tally.seats} players": rising(tally) for tally in tallies.values()}
    add(
        "dungeonalliance-xp.svg",
        title,
        plots.curves(title, [plots.Panel("", "rounds", "XP", lines)]),
    )
    title = "Upgrade cards bought, of the times they could be"
    text = bars(title, joined(list(tallies.values())), RATE_LIMITS, 0.8)
    add("dungeonalliance-upgrades.svg", title, text)
    return found


def bars(title: str, lines: Sequence[Line], limits: Sequence[float], most: float) -> str:
    """Shares with their intervals."""
    shares = [
        plots.Share(spoken(line.name), line.part, line.low, line.high, None) for line in lines
    ]
    return plots.shares(title, {"": shares}, {limit: f"{limit:.0%}" for limit in limits}, most)


def rising(tally: Tally) -> list[tuple[float, float]]:
    """XP after each round, from the start."""
    return list(enumerate([0.0, *tally.length.curve]))


def named(line: Line, seats: int) -> Line:
    """A place of a table of that many."""
    return msgspec.structs.replace(line, name=f"{line.name} of {seats}")


def joined(tallies: Sequence[Tally]) -> list[Line]:
    """How often each card was bought at all tables together."""
    if not tallies:
        return []
    found = []
    for number, rate in enumerate(tallies[0].rate):
        count = sum(tally.rate[number].count for tally in tallies)
        found.append(line_of(rate.name, count, sum(tally.rate[number].of for tally in tallies)))
    return found


# -- tables that compare ---------------------------------------------------------------------------


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """In Markdown; all columns but the first are numbers."""
    found = ["| " + " | ".join(heads) + " |", "| --- |" + " ---: |" * (len(heads) - 1)]
    return "\n".join([*found, *["| " + " | ".join(line) + " |" for line in lines]])


def columns(kept: Sequence[tuple[str, Kept]], tables: Sequence[int]) -> list[tuple[str, Tally]]:
    """The measurements with those numbers of players, side by side."""
    return [
        (f"{tally.seats} players, {name}", tally)
        for seats in tables
        for name, one in kept
        for tally in one.tallies
        if tally.seats == seats
    ]


def spoken(name: str) -> str:
    """A hero or a card as the table calls it; a seat as it is."""
    kind = "hero" if name in HERO else "card" if name in CARD else ""
    return texts_of(title, "en").say(Text(f"{kind}-{name}")) if kind else name


def verdict(kept: Sequence[tuple[str, Kept]]) -> str:
    """How many heroes, cards and places are inside their aims, undecided, or outside."""
    lines = []
    for name, tally in columns(kept, (2, 3, 4)):
        fair = 1 / tally.seats
        slack = fair - SEAT_SLACK, fair + SEAT_SLACK
        bought = [line for line in tally.rate if line.of]
        lines.append([
            name,
            str(tally.length.games),
            judged(tally.hero, HERO_LIMITS[tally.seats]) if tally.seats in TABLES else "-",
            judged(bought, RATE_LIMITS),
            judged(tally.place, slack),
        ])  # fmt: skip
    heads = ["inside / undecided / outside", "games", "heroes", "cards", "places"]
    return table(heads, lines)


def judged(lines: Sequence[Line], limits: tuple[float, float]) -> str:
    """How many intervals are inside, neither, or outside; and those outside by name."""
    out = [line for line in lines if outside(line, limits)]
    proven = sum(inside(line, limits) for line in lines)
    found = f"{proven} / {len(lines) - proven - len(out)} / {len(out)}"
    if out:
        found += ": " + ", ".join(f"{spoken(line.name)} ({line.part:.0%})" for line in out)
    return found


def outside(line: Line, limits: Sequence[float]) -> bool:
    """Whether the whole interval of a share is outside."""
    return line.high < limits[0] or line.low > limits[1]


def mark_of(line: Line, limits: tuple[float, float]) -> str:
    """A star where the whole interval is outside, a question mark where it is not decided."""
    if not line.of:
        return ""
    return " *" if outside(line, limits) else "" if inside(line, limits) else " ?"


def course(kept: Sequence[tuple[str, Kept]]) -> str:
    found = columns(kept, (2, 3, 4))
    lines = [[name, *[say(tally) for _, tally in found]] for name, say in COURSE]
    return table(["", *[name for name, _ in found]], lines)


def seats_table(kept: Sequence[tuple[str, Kept]]) -> str:
    """Wins by place after the start player; how likely chance alone makes the first place differ as
    much; and the XP by which each place is above the mean of its tables."""
    lines = []
    for name, tally in columns(kept, (2, 3, 4)):
        shares = ", ".join(f"{one.part:.1%} ({one.low:.0%}-{one.high:.0%})" for one in tally.place)
        leads = ", ".join(f"{one.lead:+.2f}" for one in tally.place)
        chance = f"{by_chance(tally.place[0], 1 / tally.seats):.2g}"
        lines.append([name, f"{1 / tally.seats:.1%}", shares, chance, leads])
    return table(["", "fair", "won, first to last", "p of the first", "XP above the mean"], lines)


def by_chance(line: Line, fair: float) -> float:
    """How likely a fair share is to come out at least as far off, on either side."""
    off = abs(line.part - fair) / sqrt(fair * (1 - fair) / line.of)
    return erfc(off / sqrt(2))


def heroes_table(kept: Sequence[tuple[str, Kept]]) -> str:
    found = columns(kept, TABLES)
    lines = []
    for number, hero in enumerate(CONTENT.heroes):
        line = [spoken(hero.id)]
        for _, tally in found:
            one = tally.hero[number]
            mark = mark_of(one, HERO_LIMITS[tally.seats])
            line.append(f"{one.part:.1%} ({one.low:.0%}-{one.high:.0%}){mark}")
        lines.append(line)
    return table(["won", *[name for name, _ in found]], lines)


def cards_table(kept: Sequence[tuple[str, Kept]]) -> str:
    """The share bought and, with it, how often the card was offered; of the games of squires also
    how often a card was played, and by how much its owners led."""
    found = columns(kept, TABLES)
    played = [tally for _, tally in found if tally in kept[0][1].tallies]
    lines = []
    for number, card in enumerate(CONTENT.upgrades):
        line = [spoken(card.id), str(card.level), str(card.cost)]
        for _, tally in found:
            one = tally.rate[number]
            mark = mark_of(one, RATE_LIMITS)
            line.append(f"{one.part:.0%} of {one.of}{mark}" if one.of else "")
        line += [f"{tally.played.get(card.id, 0.0):.1f}" for tally in played]
        line += [f"{tally.upgrade[number].lead:+.1f}" for tally in played]
        lines.append(line)
    heads = ["bought, of the times offered", "level", "cost", *[name for name, _ in found]]
    heads += [f"played ({tally.seats})" for tally in played]
    heads += [f"lead ({tally.seats})" for tally in played]
    return table(heads, lines)


def sources(kept: Sequence[tuple[str, Kept]]) -> str:
    """The command of each measurement."""
    lines = []
    for name, one in kept:
        games = " ".join(map(str, one.games))
        seats = " ".join([str(tally.seats) for tally in one.tallies])
        command = f"--level {one.level} --heroes {one.heroes} --games {games} --seats {seats}"
        command += f" --seed {' '.join(one.seeds)}"
        lines.append(
            f"- {name}: `python -m bench.dungeonalliance {command}`, content `{one.content}`"
        )
    return "\n".join(lines)
