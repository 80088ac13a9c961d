"""Who decides: the seat whose action it is, or the party for monsters (GH-MATT-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, TypeVarTuple

from grimorio.core import Question, Value, ask, ask_any
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules.map.figures import players
from grimorio.games.gloomhaven.state import MONSTERS, Scenario
from grimorio.games.gloomhaven.variants import PLACES, TABLE, TIES

T = TypeVar("T", bound=Value)
Ts = TypeVarTuple("Ts")


async def decide(
    s: Scenario,
    seat: int,
    kind: Question[*Ts],
    options: Callable[[], Sequence[T]],
    *about: *Ts,
    trifle: bool = False,
) -> T:
    """A decision of a seat, or of the party for monsters. A `trifle` is one where only the hex
    differs. What the table picks is the first of the options."""
    if seat != MONSTERS:
        own: T = await ask(seat, kind, options, *about)
        return own
    ties = s.options[TIES]
    if ties == TABLE or (ties == PLACES and trifle):
        return options()[0]
    common: T = await ask_any(players(s), kind, options, *about, duty=kinds.MONSTER_DUTY)
    return common
