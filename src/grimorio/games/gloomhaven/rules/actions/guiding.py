"""Others act by a card: allies who like to, and enemies as one decides."""

from __future__ import annotations

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Control, Grant, SwapTurn
from grimorio.games.gloomhaven.components.numbers import INSIDE
from grimorio.games.gloomhaven.rules import deed_step, in_progress
from grimorio.games.gloomhaven.rules.actions.choosing import choose
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed, leave_deed
from grimorio.games.gloomhaven.rules.ahead import DO_LINE
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.rules.map.whom import friends_within, is_of_rank, monsters_within
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    MONSTERS,
    SUMMON,
    SWAPPED,
    Deed,
    Scenario,
)
from grimorio.kit.numbers import NONE


async def grant(s: Scenario, deed: Deed, line: Grant) -> None:
    """An ally in range does a line, if it likes: a character as its player decides, another as the
    giver does. It is the ally who acts, with its own modifier deck."""
    number = await choose(s, deed, friends_within(s, deed, line.range))
    if number != NONE:
        lend(s, deed, number)


def lend(s: Scenario, deed: Deed, number: int) -> None:
    """An ally begins an action of its own: the line inside the present one."""
    figure = s.figures[number]
    seat = figure.owner if figure.kind == CHARACTER else deed.seat
    deck = figure.owner if figure.kind in (CHARACTER, SUMMON) else MONSTERS
    deed.done.touched = [number]
    inside = INSIDE[deed.played.line]
    begin_deed(s, number, seat, deed.side, deck, NONE)
    plan(s, *[DO_LINE(line) for line in inside], scope="deed", close=end_loan())


async def control(s: Scenario, deed: Deed, line: Control) -> None:
    """An enemy in range does a line as oneself decides: its allies are its enemies meanwhile. It
    draws from the monsters' deck, and what it summons is not controlled (GH-MSUMMON-7,
    GH-RUL-98)."""
    number = await choose(s, deed, monsters_within(s, deed, line.range))
    if number != NONE:
        steer(s, deed, number)


def steer(s: Scenario, deed: Deed, number: int) -> None:
    """An enemy begins an action for the other side: the line inside the present one."""
    deed.done.touched = [number]
    inside = INSIDE[deed.played.line]
    begin_deed(s, number, deed.seat, deed.side, MONSTERS, NONE)
    plan(s, *[DO_LINE(line) for line in inside], scope="deed", close=end_loan())


@deed_step
async def end_loan(s: Scenario, deed: Deed) -> None:
    """The action of another is over. What it did counts for the one who gave it."""
    leave_deed(s)
    if s.deeds:
        in_progress(s).done.acted |= deed.done.acted


async def swap_turn(s: Scenario, deed: Deed, line: SwapTurn) -> None:
    """An enemy in range that has not acted yet: in its turn of this round its sides are exchanged.
    Oneself decides for it, or its rules do (GH-RUL-210)."""
    found = [
        number
        for number in monsters_within(s, deed, line.range)
        if is_of_rank(s.figures[number], line.ranks) and not s.figures[number].acted
    ]
    number = await choose(s, deed, found)
    if number == NONE:
        return
    deed.done.acted = True
    deed.done.touched = [number]
    s.figures[number].bonuses.append((SWAPPED, deed.seat if line.mine else MONSTERS))
    tell(s, kinds.BONUS, named(s, number), "swap", 0)
