"""Planted faults of seats that act at the same time: bazaar with one thing wrong, each of which the
suite must catch."""

from __future__ import annotations

from contextlib import AbstractContextManager

import msgspec

from grimorio.core import Ask, Seat, Value, ask, ask_any, gather, plan, reveal, scene, tell
from grimorio.kit.zones import EVERYBODY
from tests.bazaar import rules, view
from tests.bazaar.kinds import BUY, CLOSED, LEAD, ROAD, SECOND, SHOWED
from tests.bazaar.rules import ROADS, seats_of, set_aside
from tests.bazaar.state import Bazaar
from tests.conformance.faults import Plant, planting

honest_aside, honest_choice, honest_seconds = rules.set_aside, rules.choose_wares, rules.seconds
honest_travel, honest_wares = rules.travel, view.wares


# -- in secret ------------------------------------------------------------------------------------


def read_of_state(s: Bazaar, seat: Seat) -> list[int]:
    """The second ware is none that another has set aside already."""
    taken = [trader.aside.cards[0] for trader in s.traders if len(trader.aside)]
    held = sorted(set(s.traders[seat].hand.cards))
    return [ware for ware in held if ware not in taken] or held


chosen: list[int] = []


async def shared_local(s: Bazaar, seat: Seat) -> int:
    """The same by a list that all branches share, beside the state."""
    lead = await ask(seat, LEAD, lambda: sorted(set(s.traders[seat].hand.cards)), hides=True)
    set_aside(s, seat, lead)
    chosen.append(lead)
    others = [ware for ware in honest_seconds(s, seat) if ware not in chosen[:-1]]
    second = await ask(seat, SECOND, lambda: others or honest_seconds(s, seat), lead, hides=True)
    set_aside(s, seat, second)
    return lead


async def faster_earns(s: Bazaar, seat: Seat) -> int:
    """What a branch gives back depends on how far the others are when it ends."""
    await honest_choice(s, seat)
    done = [trader for trader in s.traders if len(trader.aside) == 2]
    return s.traders[seat].aside.cards[0] if len(done) == 1 else 5


def told_to_all(s: Bazaar, seat: Seat, ware: int) -> None:
    """Everybody is told how many wares were set aside."""
    honest_aside(s, seat, ware)
    tell(s, CLOSED, len(s.traders[seat].aside))


def paid_at_once(s: Bazaar, seat: Seat, ware: int) -> None:
    """A coin is paid in the open for every ware set aside in secret."""
    honest_aside(s, seat, ware)
    s.bank -= 1
    s.traders[seat].coins += 1


def counted(s: Bazaar, seat: Seat) -> list[scene.Zone]:
    """The hands of others are shown without what was set aside."""
    held = {i: len(trader.hand) for i, trader in enumerate(s.traders)}
    return [
        zone
        if zone.owner in (None, seat)
        else msgspec.structs.replace(zone, count=held[zone.owner])
        for zone in honest_wares(s, seat)
    ]


async def not_hiding(s: Bazaar, seat: Seat) -> int:
    """A single second ware is taken without asking: then the seat is done sooner."""
    lead = await ask(seat, LEAD, lambda: sorted(set(s.traders[seat].hand.cards)), hides=True)
    set_aside(s, seat, lead)
    second = await ask(seat, SECOND, lambda: honest_seconds(s, seat), lead)
    set_aside(s, seat, second)
    return lead


def drawn_in_secret(s: Bazaar, seat: Seat, ware: int) -> None:
    """A die is rolled in secret."""
    honest_aside(s, seat, ware)
    s.chance.roll()


# -- in the open ----------------------------------------------------------------------------------


async def kept_over_a_question(s: Bazaar, seat: Seat) -> int:
    """A ware of the neighbour is read before the question and shown after it."""
    hand = s.traders[seat - 1].hand
    ware = hand.cards[0]
    await ask(seat, BUY, lambda: (*ROADS, None), 0)
    reveal(s)
    tell(s, SHOWED, seat, ware, ware)
    hand.seen[0] = EVERYBODY
    return 0


async def read_after_asking(s: Bazaar, seat: Seat) -> int:
    """The same rule as it should be written: no fault."""
    hand = s.traders[seat - 1].hand
    await ask(seat, BUY, lambda: (*ROADS, None), 0)
    reveal(s)
    tell(s, SHOWED, seat, hand.cards[0], hand.cards[0])
    hand.seen[0] = EVERYBODY
    return 0


async def planning(s: Bazaar, seat: Seat) -> int:
    """A branch plans what comes after the market."""
    await ask(seat, BUY, lambda: (*ROADS, None), 0)
    plan(s, rules.take_road())
    return 0


async def asking_another(s: Bazaar, seat: Seat) -> int:
    """A branch asks the neighbour."""
    await ask((seat + 1) % len(s.traders), BUY, lambda: (*ROADS, None), 0)
    return 0


# -- as a party -----------------------------------------------------------------------------------


async def taken_twice(s: Bazaar) -> None:
    """The road the party has chosen is taken twice."""
    good = await ask_any(rules.party(s), ROAD, lambda: ROADS, s.days)
    honest_travel(s, good)
    honest_travel(s, good)


async def everybody_counts(s: Bazaar) -> None:
    """Everybody is asked for the road of the party, and every answer counts."""

    async def one(seat: Seat) -> None:
        question: Ask[Value] = ask(seat, ROAD, lambda: ROADS, s.days)
        good = await question
        assert isinstance(good, int)
        honest_travel(s, good)

    await gather({seat: one(seat) for seat in seats_of(s)})


FAULTS: dict[str, tuple[Plant, str, str]] = {
    # fault: (where, what, how), the check that must catch it, and what it says
    "secret-read-in-the-state": ((rules, "seconds", read_of_state), "laws", "law 1"),
    "secret-read-in-a-local": ((rules, "choose_wares", shared_local), "laws", "law"),
    "secret-in-a-result": ((rules, "choose_wares", faster_earns), "laws", "law 7"),
    "told-how-many": ((rules, "set_aside", told_to_all), "laws", "law 6: .* told"),
    "paid-before-all-are-done": ((rules, "set_aside", paid_at_once), "laws", "law [16]"),
    "counted-before-all-are-done": ((view, "wares", counted), "laws", "law [16]"),
    "done-sooner": ((rules, "choose_wares", not_hiding), "laws", "law [47]"),
    "drawn-in-secret": ((rules, "set_aside", drawn_in_secret), "play", "draws nothing"),
    "local-over-a-question": ((rules, "go_shopping", kept_over_a_question), "laws", "law 2"),
    "branch-plans": ((rules, "go_shopping", planning), "play", "plans no steps"),
    "branch-asks-another": ((rules, "go_shopping", asking_another), "play", "asks its own seat"),
    "party-answer-twice": ((rules.take_road, "run", taken_twice), "play", "not conserved"),
    "party-answers-all-count": ((rules.take_road, "run", everybody_counts), "play", "conserved"),
    "none": ((rules, "go_shopping", read_after_asking), "", ""),
}


def planted(name: str) -> AbstractContextManager[None]:
    """The fault, for as long as the context lasts."""
    return planting([FAULTS[name][0]])
