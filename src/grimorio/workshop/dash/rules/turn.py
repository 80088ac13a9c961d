"""Chapter 2: the turn."""

from __future__ import annotations

from grimorio.core import Seat, ask, plan, reveal, tell
from grimorio.workshop.dash.kinds import BOOST, BOOSTED, RAN, ROLLED
from grimorio.workshop.dash.rules import step
from grimorio.workshop.dash.state import Race


def number(s: Race) -> int:
    return s.turns


@step
async def take_turn(s: Race, seat: Seat) -> None:
    """Roll, then run; the turn goes round (DASH-TURN-1, DASH-TURN-4)."""
    roll = s.chance.roll()
    tell(s, ROLLED, seat, roll)
    plan(s, run(seat, roll), take_turn((seat + 1) % len(s.runners)))


@step
async def run(s: Race, seat: Seat, roll: int) -> None:
    """One boost may be added to the roll (DASH-TURN-2..3)."""
    runner = s.runners[seat]
    boost = await ask(seat, BOOST, lambda: boosts(s, seat), roll)
    if boost is not None:
        runner.hand.take(boost)
        s.played.append(boost)
        reveal(s)
        tell(s, BOOSTED, seat, boost)
    runner.at += roll + (0 if boost is None else worth(boost))
    s.turns += 1
    tell(s, RAN, seat, runner.at)


def worth(boost: int) -> int:
    """What a boost adds to the roll (DASH-TURN-3)."""
    return boost + 1


def boosts(s: Race, seat: Seat) -> list[int | None]:
    return [None, *sorted(set(s.runners[seat].hand.cards))]
