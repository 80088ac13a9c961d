"""The rules of Wisps, in the order of play; the ids are those of rulebook.en.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grimorio.core.agenda import Steps, plan
from grimorio.core.asking import Ask, Offer, Seat, ask, ask_all
from grimorio.core.chance import Chance
from grimorio.core.contract import Dumped, Options, Outcome
from grimorio.core.data import Data, as_dict
from grimorio.core.events import reveal, tell, tell_only
from grimorio.games.wisps import kinds
from grimorio.games.wisps.state import Bearer, Marsh
from grimorio.kit.hexes import HexBoard, hexagon
from grimorio.kit.zones import Zone, only, put_in_bag, redeal

BOARD = HexBoard(hexagon(2))
CORNERS = (0, 18, 2, 16)
GUST = 0
DECK = [GUST] * 6 + [1] * 8 + [2] * 8 + [3] * 6
HAND, GOAL, WISPS, CATCH = 3, 3, 3, 3

step: Final[Steps[Marsh]] = Steps()


def set_up(options: Options, seats: int, chance: Chance) -> Marsh:
    """Bearers in the corners, wisps at random, three cards each (WI-SETUP-1..4)."""
    bearers = [Bearer(CORNERS[seat], 0, Zone([], []), False) for seat in range(seats)]
    s = Marsh(chance, None, [], bearers, [], sorted(DECK), [], int(options["rounds"]), 0)
    for _ in range(WISPS):
        s.wisps.append(free_cell(s))
    for seat in range(seats):
        refill(s, seat)
    plan(s, play_round())
    return s


def turn(s: Marsh) -> int:
    """A round is a turn; rounds are counted down to dawn."""
    return -s.rounds


@step
async def play_round(s: Marsh) -> None:
    """Everybody picks and walks in order (WI-ROUND-1..3)."""
    tell(s, kinds.ROUND, s.rounds)
    picks = await pick_cards(s)
    plan(s, *[walk(seat, picks[seat]) for seat in walking_order(s, picks)], end_round())


@step
async def end_round(s: Marsh) -> None:
    """Everybody draws; the lead lantern passes on (WI-ROUND-2..3)."""
    for seat in playing(s):
        refill(s, seat)
    s.first = (s.first + 1) % len(s.bearers)
    s.rounds -= 1
    plan(s, play_round())


async def pick_cards(s: Marsh) -> dict[Seat, int]:
    """In secret and at once; nobody may pick a gust while holding a step (WI-PICK-1..3)."""

    def question(seat: Seat) -> Ask[int]:
        return ask(seat, kinds.PICK, lambda: pickable(s, seat), hides=True)

    seats = playing(s)
    answers = await ask_all([question(seat) for seat in seats])
    picks = dict(zip(seats, answers, strict=True))
    for seat, card in picks.items():
        if not s.bearers[seat].gone:
            discard(s, seat, card)
            tell(s, kinds.PICKED, seat, card)
    return picks


def pickable(s: Marsh, seat: Seat) -> list[int]:
    held = sorted(set(s.bearers[seat].hand.cards))
    return [card for card in held if card != GUST] or [GUST]


def walking_order(s: Marsh, picks: dict[Seat, int]) -> list[Seat]:
    """Short steps first, ties from the lead lantern on, clockwise (WI-ORDER-1..2)."""
    count = len(s.bearers)
    return sorted(picks, key=lambda seat: (picks[seat], (seat - s.first) % count))


@step
async def walk(s: Marsh, seat: Seat, steps: int) -> None:
    """Up to that many steps, through free cells only (WI-WALK-1..3)."""
    bearer = s.bearers[seat]
    to = await ask(seat, kinds.WALK, lambda: walkable(s, seat, steps), steps)
    if bearer.gone:
        return
    if to != bearer.at:
        bearer.at = to
        tell(s, kinds.WALKED, seat, to)
    if to in s.wisps:
        plan(s, catch(seat))


def walkable(s: Marsh, seat: Seat, steps: int) -> list[int]:
    found = [s.bearers[seat].at]
    taken = {s.bearers[other].at for other in playing(s) if other != seat}
    for _ in range(0 if s.bearers[seat].gone else steps):
        found += sorted({to for cell in found for to in BOARD.neighbours[cell]} - taken - {*found})
    return found


@step
async def catch(s: Marsh, seat: Seat) -> None:
    """One die, 3 or more, 2 less in a gust; either way the light moves on (WI-CATCH-1..4)."""
    bearer = s.bearers[seat]
    gusts = 0
    for other in playing(s):
        if other != seat and len(s.bearers[other].hand) and not bearer.gone:
            gusts += await may_gust(s, other, seat)
    if bearer.gone:
        return
    roll = s.chance.roll()
    if roll - 2 * gusts >= CATCH:
        bearer.caught += 1
        tell(s, kinds.CAUGHT, seat, roll, gusts)
    else:
        tell(s, kinds.MISSED, seat, roll, gusts)
    s.wisps[s.wisps.index(bearer.at)] = free_cell(s)


async def may_gust(s: Marsh, seat: Seat, against: Seat) -> int:
    """Asked of everybody who holds a card, lest the asking tell who can (WI-GUST-1..3)."""
    blow = await ask(seat, kinds.REACT, lambda: gust_options(s, seat), against, hides=True)
    if blow is None:
        return 0
    discard(s, seat, GUST)
    tell(s, kinds.GUSTED, seat, against)
    return 1


def gust_options(s: Marsh, seat: Seat) -> tuple[int | None, ...]:
    return (None, GUST) if GUST in s.bearers[seat].hand else (None,)


def refill(s: Marsh, seat: Seat) -> None:
    """Back to three cards; an empty deck is made anew of the discards (WI-DRAW-1..2)."""
    hand = s.bearers[seat].hand
    while len(hand) < HAND:
        if not s.bag:
            put_in_bag(s.bag, s.discard)
            s.discard.clear()
            tell(s, kinds.MIXED)
        card = s.chance.draw(s.bag)
        hand.add(card, only(seat))
        tell_only(s, only(seat), kinds.DREW, seat, card)


def discard(s: Marsh, seat: Seat, card: int) -> None:
    """A card of a hand goes to the discards, face up (WI-PICK-3, WI-LEAVE-1)."""
    s.bearers[seat].hand.take(card)
    s.discard.append(card)
    reveal(s)


def leave(s: Marsh, seat: Seat) -> None:
    """A bearer may go home at any time; its cards go to the discards (WI-LEAVE-1..2)."""
    s.bearers[seat].gone = True
    tell(s, kinds.LEFT, seat)
    for card in list(s.bearers[seat].hand.cards):
        discard(s, seat, card)
        tell(s, kinds.DROPPED, seat, card)


def standing(s: Marsh, seat: Seat) -> list[Offer]:
    return [] if s.bearers[seat].gone else [Offer("leave", lambda: leave(s, seat))]


def outcome(s: Marsh) -> Outcome | None:
    """Three wisps, the last one in the marsh, or dawn (WI-END-1..3)."""
    caught = [-1 if bearer.gone else bearer.caught for bearer in s.bearers]
    here = playing(s)
    if max(caught) >= GOAL:
        return Outcome(caught, [caught.index(max(caught))], "goal")
    if len(here) == 1:
        return Outcome(caught, here, "alone")
    if s.rounds == 0:
        return Outcome(caught, [seat for seat in here if caught[seat] == max(caught)], "dawn")
    return None


def playing(s: Marsh) -> list[Seat]:
    return [seat for seat, bearer in enumerate(s.bearers) if not bearer.gone]


def free_cell(s: Marsh) -> int:
    """A cell at random without bearer or wisp (WI-WISP-1)."""
    taken = {s.bearers[seat].at for seat in playing(s)} | set(s.wisps)
    return s.chance.pick([cell for cell in range(BOARD.size) if cell not in taken])


def hide(s: Marsh, seat: Seat, chance: Chance) -> None:
    """Hands are secret, and with them what is left in the deck (WI-HIDE-1)."""
    redeal([bearer.hand for bearer in s.bearers], s.bag, seat, chance)


def secrets(s: Marsh, seat: Seat) -> Mapping[str, Sequence[int]]:
    hands = {f"hand{i}": b.hand.cards for i, b in enumerate(s.bearers) if i != seat}
    return {**hands, "bag": s.bag}


def conserved(s: Marsh) -> Data:
    hands = [card for bearer in s.bearers for card in bearer.hand.cards]
    return [*sorted([*hands, *s.bag, *s.discard]), len(s.wisps)]


def migrate(dumped: Dumped, ruleset: int) -> Dumped:
    """Ruleset 1 had no lead lantern: ties went by seat (WI-ORDER-2). Without an agenda a round
    was about to begin."""
    agenda: Data = dumped.agenda if isinstance(dumped.agenda, list) else [["play_round", []]]
    return Dumped({"first": 0, **as_dict(dumped.state)}, agenda)
