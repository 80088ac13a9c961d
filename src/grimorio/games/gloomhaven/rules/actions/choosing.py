"""What the player of a card chooses: hexes, figures, or to do a line at all (GH-ACT-6)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value, ask
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules.actions import boosting
from grimorio.games.gloomhaven.rules.map.whom import foes_within, friends
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.numbers import NONE


async def may(deed: Deed) -> bool:
    """Whether the present line is done at all: that is up to its player (GH-ACT-6)."""
    return (
        await ask(deed.seat, kinds.MAY, lambda: (None, kinds.YES()), deed.played.line) is not None
    )


async def choose_cell(s: Scenario, deed: Deed, cells: Sequence[int]) -> int:
    """A hex, or NONE."""
    if not cells:
        return NONE
    cell = await ask(deed.seat, kinds.CHOOSE_CELL, lambda: [None, *cells], deed.played.line)
    return NONE if cell is None else cell


async def choose_three(
    s: Scenario, deed: Deed, triangles: Sequence[tuple[int, ...]]
) -> tuple[int, ...]:
    """Three hexes, or none."""
    if not triangles:
        return ()
    options: list[Value] = [None, *kinds.THREE_CELLS.each(triangles)]
    answer = await ask(deed.seat, kinds.CHOOSE_CELL, lambda: options, deed.played.line)
    return () if answer is None else kinds.THREE_CELLS.parts(answer)[0]


async def choose(s: Scenario, deed: Deed, figures: list[int]) -> int:
    """One of these figures, or NONE."""
    if not figures:
        return NONE
    number = await ask(deed.seat, kinds.CHOOSE_FIGURE, lambda: [None, *figures], deed.played.line)
    return NONE if number is None else number


async def choose_ally(s: Scenario, deed: Deed) -> list[int]:
    """One ally, wherever it is."""
    number = await choose(s, deed, [number for number, _ in friends(s, deed)])
    return [] if number == NONE else [number]


async def choose_targets(s: Scenario, deed: Deed, reach: int, count: int) -> list[int]:
    """Up to N enemies in range and in sight, one after another; boosts before the first."""
    chosen: list[int] = []

    def options() -> Sequence[Value]:
        found: list[Value] = [None]
        found += [number for number in foes_within(s, deed, reach) if number not in chosen]
        return found if chosen else [*found, *figure_boosts(s, deed)]

    if not foes_within(s, deed, reach):
        return []
    while len(chosen) < count:
        answer = await ask(deed.seat, kinds.CHOOSE_FIGURE, options, deed.played.line)
        if answer is None:
            break
        if kinds.FIGURE_BOOST.matches(answer):
            boosting.pay(s, deed, *kinds.FIGURE_BOOST.parts(answer))
        else:
            chosen += kinds.CHOSEN_FIGURE.parts(answer)
    return chosen


def figure_boosts(s: Scenario, deed: Deed) -> list[Value]:
    """The boosts that can be paid for where figures are chosen."""
    return [kinds.FIGURE_BOOST(number, paid) for number, paid in boosting.offers(s, deed)]


async def come_into_play(s: Scenario, deed: Deed) -> None:
    """A special line that works as long as its card is active: the card will be."""
    if await may(deed):
        deed.done.acted = True
