"""The page on balance: what was measured before and after, in tables and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from bench.dungeonalliance import chart
from bench.dungeonalliance.counts import Line, Tally, line_of
from grimorio.games.dungeonalliance.components.numbers import CONTENT

if TYPE_CHECKING:
    from bench.dungeonalliance.__main__ import Kept

HERO_LIMITS: Final = {2: (0.42, 0.58), 3: (0.2633, 0.4033), 4: (0.19, 0.31)}
RATE_LIMITS: Final = (0.03, 0.6)
SEAT_SLACK: Final = 0.05


def report(tally: Tally) -> str:
    """What is printed of the games with one number of players."""
    long = tally.length
    parts = [
        f"## {tally.seats} players, {long.games} games",
        f"XP {long.score:.1f} (winner {long.winner:.1f}), after each round "
        + " ".join(f"{xp:.1f}" for xp in long.curve)
        + f"; defeats {long.defeats:.2f}, cards {long.cards:.2f} an Alliance;"
        f" {long.rounds:.2f} rounds, early end {long.early:.1%}, {long.questions:.1f} questions"
        f" an activation, tiles left {long.tiles_left:.1f}, monsters {long.monsters_left:.1f}",
        rows("seat", tally.seat),
        rows("place after the start player", tally.place),
        rows("hero", tally.hero, HERO_LIMITS[tally.seats]),
        upgrades(tally),
    ]
    return "\n\n".join(parts)


def rows(name: str, lines: Sequence[Line], limits: tuple[float, float] | None = None) -> str:
    """A table in Markdown, readable as it stands."""
    found = [f"| {name} | games | won | 95% | lead |", "| --- | ---: | ---: | ---: | ---: |"]
    for line in lines:
        mark = "" if limits is None or limits[0] <= line.low <= line.high <= limits[1] else " *"
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


def write_page(
    folder: Path, after: Kept, before: Kept | None, others: Sequence[tuple[str, Kept | None]]
) -> None:
    """Page and pictures."""
    then = {} if before is None else {tally.seats: tally for tally in before.tallies}
    now = {tally.seats: tally for tally in after.tallies}
    pictures = []
    for seats, tally in now.items():
        if seats == 3:
            continue
        known = then[seats].hero if seats in then else []
        name = f"dungeonalliance-heroes-{seats}.svg"
        title = f"Wins by hero, {seats} players (grey: before)"
        text = chart.bars(title, tally.hero, known, HERO_LIMITS[seats], 2 / seats)
        (folder / name).write_text(text, "utf-8")
        pictures.append(f"![{title}]({name})")
    rates, known = joined(list(now.values())), joined(list(then.values()))
    title = "Upgrade cards bought, of the times they could be (grey: before)"
    text = chart.bars(title, rates, known, RATE_LIMITS, 0.8)
    (folder / "dungeonalliance-upgrades.svg").write_text(text, "utf-8")
    pictures.append(f"![{title}](dungeonalliance-upgrades.svg)")
    places = [named(line, tally.seats) for tally in now.values() for line in tally.place]
    known = [named(line, tally.seats) for tally in then.values() for line in tally.place]
    title = "Wins by place after the start player (grey: before)"
    text = chart.bars(title, places, known, (0.25, 1 / 3, 0.5), 0.7)
    (folder / "dungeonalliance-seats.svg").write_text(text, "utf-8")
    pictures.append(f"![{title}](dungeonalliance-seats.svg)")
    lines = []
    for tally in now.values():
        lines.append((f"{tally.seats} players", tally.length.curve, True))
        if tally.seats in then:
            before_curve = then[tally.seats].length.curve
            lines.append((f"{tally.seats} players, before", before_curve, False))
    title = "XP of an Alliance after each round"
    (folder / "dungeonalliance-xp.svg").write_text(chart.curves(title, lines), "utf-8")
    pictures.append(f"![{title}](dungeonalliance-xp.svg)")
    parts = [words(), *pictures, section("After", after)]
    parts += [section(name, kept) for name, kept in others if kept is not None]
    if before is not None:
        parts.append(section("Before", before))
    page = "\n\n".join(part.strip() for part in parts) + "\n"
    (folder / "dungeonalliance-balance.md").write_text(page, "utf-8")


def words() -> str:
    """What is written by hand: what was wanted, and what was changed."""
    return (Path(__file__).parent / "words.md").read_text("utf-8")


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


def section(name: str, kept: Kept) -> str:
    """All tables of a measurement."""
    players = (
        "players who do what they lean to most" if kept.level == "steady" else kept.level + "s"
    )
    head = (
        f"# {name}: {sum(tally.length.games for tally in kept.tallies)} games of {players}\n\n"
        f"`python -m bench.dungeonalliance --games {kept.games} --level {kept.level} --seed"
        f" {kept.seed}`, content `{kept.content}`."
    )
    return "\n\n".join([head, *[report(tally) for tally in kept.tallies]])
