"""Planted faults: wisps with one thing wrong, each of which the suite must catch.

Run as a program it prints the digests of a random game, with a fault planted if one is named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from grimorio.conformance import digests
from grimorio.core import Ask, Chance, Seat, ask, ask_all, plan, reveal, tell, tell_only
from grimorio.games.wisps import rules, title
from grimorio.games.wisps.kinds import DREW, GUSTED, LEFT, PICK, PICKED, ROUND
from grimorio.games.wisps.rules import GUST
from grimorio.games.wisps.state import Marsh
from grimorio.kit.zones import only

honest_refill, honest_walk, honest_gust = rules.refill, rules.walk.run, rules.may_gust
honest_end = rules.end_round.run


def empty_hide(s: Marsh, seat: Seat, chance: Chance) -> None:
    """Nothing is dealt anew."""


async def value_in_local(s: Marsh, seat: Seat, steps: int) -> None:
    """The neighbour's first card is read before the question and discarded after it."""
    other = next(i for i in range(len(s.bearers)) if i != seat)
    card = s.bearers[other].hand.cards[0] if len(s.bearers[other].hand) else None
    await honest_walk(s, seat, steps)
    if card is not None and not s.bearers[other].gone:
        s.bearers[other].hand.take_at(0)
        s.discard.append(card)
        reveal(s)
        tell(s, PICKED, other, card)


async def read_after_asking(s: Marsh, seat: Seat, steps: int) -> None:
    """The same rule as it should be written: no fault."""
    other = next(i for i in range(len(s.bearers)) if i != seat)
    await honest_walk(s, seat, steps)
    if len(s.bearers[other].hand):
        card = s.bearers[other].hand.take_at(0)
        s.discard.append(card)
        reveal(s)
        tell(s, PICKED, other, card)


async def computed_in_local(s: Marsh, seat: Seat, steps: int) -> None:
    """Only whether the neighbour held a gust is kept over the question, and told after it."""
    other = next(i for i in range(len(s.bearers)) if i != seat)
    held = int(GUST in s.bearers[other].hand)
    await honest_walk(s, seat, steps)
    reveal(s)
    tell(s, GUSTED, other, held)


async def stored_options(s: Marsh) -> dict[Seat, int]:
    """The options are computed once and kept."""

    def question(seat: Seat) -> Ask[int]:
        kept = rules.pickable(s, seat)
        return ask(seat, PICK, lambda: kept, hides=True)

    seats = rules.playing(s)
    answers = await ask_all([question(seat) for seat in seats])
    picks = dict(zip(seats, answers, strict=True))
    for seat, card in picks.items():
        if not s.bearers[seat].gone:
            s.bearers[seat].hand.take(card)
            s.discard.append(card)
            reveal(s)
            tell(s, PICKED, seat, card)
    return picks


async def holder_only(s: Marsh, seat: Seat, against: Seat) -> int:
    """Only who holds a gust is asked for it."""
    if GUST not in s.bearers[seat].hand:
        return 0
    return await honest_gust(s, seat, against)


def count_in_log(s: Marsh, seat: Seat) -> None:
    """The log says how many gusts were drawn."""
    before = s.bearers[seat].hand.cards.count(GUST)
    honest_refill(s, seat)
    tell(s, ROUND, s.bearers[seat].hand.cards.count(GUST) - before)


def gap_in_numbers(s: Marsh, seat: Seat) -> None:
    """Events carry one number for all seats, and who holds a gust is told it once more."""
    honest_refill(s, seat)
    if GUST in s.bearers[seat].hand:
        tell_only(s, only(seat), DREW, seat, GUST)
    if s.journal is not None:
        tell(s, ROUND, len(s.journal.events))


def forgotten_field(self: Marsh) -> Marsh:
    """Who holds the lantern is not copied."""
    return Marsh(
        self.chance.copy(), None, self.agenda[:], [b.copy() for b in self.bearers], self.wisps[:],
        self.bag[:], self.discard[:], self.rounds, 0,
    )  # fmt: skip


def shared_list(self: Marsh) -> Marsh:
    """The copy has its parent's wisps."""
    return Marsh(
        self.chance.copy(), None, self.agenda[:], [b.copy() for b in self.bearers], self.wisps,
        self.bag[:], self.discard[:], self.rounds, self.first,
    )  # fmt: skip


def hashed_order(s: Marsh, picks: dict[Seat, int]) -> list[Seat]:
    """They walk in the order of a set of names."""
    return [int(name[4:]) for name in {f"seat{seat}" for seat in picks}]


def lost_card(s: Marsh, seat: Seat) -> None:
    """A leaving bearer takes its cards along."""
    bearer = s.bearers[seat]
    bearer.gone = True
    bearer.hand = bearer.hand.__class__([], [])
    reveal(s)
    tell(s, LEFT, seat)


kept: list[int] = []


async def remembered_walk(s: Marsh, seat: Seat, steps: int) -> None:
    """Who walked last is kept outside the state ..."""
    await honest_walk(s, seat, steps)
    kept[:] = [seat]


async def remembering_end(s: Marsh) -> None:
    """... and is the next to lead, in a later step."""
    await honest_end(s)
    s.first = kept[0]


async def unregistered(s: Marsh) -> None:
    """What is planned is a coroutine function, and no step."""
    untyped: Any = honest_end
    plan(s, untyped)


async def misfit(s: Marsh) -> None:
    """The next round is planned with an argument it does not take."""
    await honest_end(s)
    s.agenda[-1] = s.agenda[-1].step("again")


async def wrong_type(s: Marsh, seat: Seat, steps: int) -> None:
    """A step is planned with a text where it takes a number."""
    await honest_walk(s, seat, steps)
    text: Any = str(seat)
    plan(s, rules.catch(text) if s.bearers[seat].at in s.wisps else rules.walk(seat, 0))


async def wrong_about(s: Marsh, seat: Seat, against: Seat) -> int:
    """An event is told with an argument too many."""
    blow = await honest_gust(s, seat, against)
    untyped: Any = GUSTED
    tell(s, untyped, seat, against, blow)
    return blow


Plant = tuple[object, str, Any]

FAULTS: dict[str, tuple[Plant, str]] = {
    # fault: (where, what, how), the check that must catch it
    "empty-hide": ((type(title.rules), "hide", staticmethod(empty_hide)), "variety"),
    "value-in-local": ((rules.walk, "run", value_in_local), "laws"),
    "computed-in-local": ((rules.walk, "run", computed_in_local), "laws"),
    "stored-options": ((rules, "pick_cards", stored_options), "laws"),
    "holder-only": ((rules, "may_gust", holder_only), "laws"),
    "count-in-log": ((rules, "refill", count_in_log), "laws"),
    "gap-in-numbers": ((rules, "refill", gap_in_numbers), "laws"),
    "forgotten-field": ((Marsh, "copy", forgotten_field), "copies"),
    "shared-list": ((Marsh, "copy", shared_list), "copies"),
    "lost-card": ((rules, "leave", lost_card), "play"),
    "hashed-order": ((rules, "walking_order", hashed_order), "processes"),
    "global-over-a-step": ((rules.end_round, "run", remembering_end), "checkpoints"),
    "unregistered-step": ((rules.end_round, "run", unregistered), "checkpoints"),
    "argument-too-many": ((rules.end_round, "run", misfit), "checkpoints"),
    "argument-of-another-type": ((rules.walk, "run", wrong_type), "checkpoints"),
    "event-not-as-declared": ((rules, "may_gust", wrong_about), "views"),
    "none": ((rules.walk, "run", read_after_asking), ""),
}


ALSO: dict[str, Plant] = {"global-over-a-step": (rules.walk, "run", remembered_walk)}
"""What goes with a fault that needs two places."""


def planted(name: str) -> AbstractContextManager[None]:
    """The fault, for as long as the context lasts."""
    return planting([FAULTS[name][0], *([ALSO[name]] if name in ALSO else [])])


@contextmanager
def planting(plants: Sequence[Plant]) -> Iterator[None]:
    """Other rules in their places, for as long as the context lasts."""
    honest = [
        where.__dict__[what] if isinstance(where, type) else getattr(where, what)
        for where, what, _ in plants
    ]
    for where, what, how in plants:
        setattr(where, what, how)
    try:
        yield
    finally:
        for (where, what, _), before in zip(plants, honest, strict=True):
            setattr(where, what, before)


def main(fault: str, seeds: int) -> None:
    with planted(fault) if fault else nullcontext():
        for seed in range(seeds):
            print(*digests(title, seed))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
