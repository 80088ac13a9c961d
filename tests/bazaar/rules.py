"""The rules of Bazaar, in the order of play; the ids are those of rulebook.en.md."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Final

from grimorio.core import (
    Chance,
    Data,
    Options,
    Outcome,
    Seat,
    Steps,
    ask,
    ask_any,
    gather,
    plan,
    reveal,
    tell,
    tell_only,
)
from grimorio.kit.zones import Zone, only, put_in_bag, redeal
from tests.bazaar.kinds import (
    ASIDE,
    BOUGHT,
    BUY,
    CAME,
    CLOSED,
    DAY,
    DREW,
    EARNED,
    LEAD,
    MIXED,
    OPENED,
    ROAD,
    SECOND,
    SHOWED,
    SOLD,
)
from tests.bazaar.state import Bazaar, Trader

WARES: Final = (1, 2, 3, 4)
DECK: Final = WARES * 6
HAND: Final = 4
BAG, LAMP, CARPET, SPICE = range(4)
PRICES: Final = (2, 3, 3, 3)
STORE: Final = [BAG] * 6 + [LAMP] * 7 + [CARPET] * 7 + [SPICE] * 7
ROADS: Final = (LAMP, CARPET, SPICE)
"""Each road leads to the town that buys this good."""
COINS, BANK, GOOD_ROLL = 2, 200, 4

step: Final[Steps[Bazaar]] = Steps()


def set_up(options: Options, seats: int, chance: Chance) -> Bazaar:
    """Four wares and two coins each (BZ-SETUP-1..2)."""
    traders = [Trader(Zone([], []), Zone([], []), COINS, [], 0) for _ in range(seats)]
    bank = BANK - COINS * seats
    days = int(options["days"])
    s = Bazaar(
        chance, None, [], traders, sorted(DECK), [], [], sorted(STORE), 0, bank, [], days
    )  # fmt: skip
    for seat in range(seats):
        refill(s, seat)
    plan(s, begin_day())
    return s


def turn(s: Bazaar) -> int:
    """A day is a turn; days are counted down."""
    return -s.days


@step
async def begin_day(s: Bazaar) -> None:
    """Goods on the counter, two more than there are traders (BZ-DAY-1..2)."""
    tell(s, DAY, s.days)
    while len(s.counter) < len(s.traders) + 2 and s.store:
        insort(s.counter, s.chance.draw(s.store))
    plan(s, show_wares(), hold_market(), take_road(), end_day())


# -- wares, in secret -----------------------------------------------------------------------------


@step
async def show_wares(s: Bazaar) -> None:
    """All set two wares aside in secret; then all are shown (BZ-WARE-1..4)."""
    leads = await gather({seat: choose_wares(s, seat) for seat in seats_of(s)}, secret=True)
    for seat, lead in leads.items():
        second = s.traders[seat].aside.cards[1]
        reveal(s)
        tell(s, SHOWED, seat, lead, second)
    for seat, lead in leads.items():
        alone = list(leads.values()).count(lead) == 1
        earn(s, seat, alone)


async def choose_wares(s: Bazaar, seat: Seat) -> int:
    """First the ware that leads, then another; the ware that leads (BZ-WARE-1..2)."""
    lead = await ask(seat, LEAD, lambda: sorted(set(s.traders[seat].hand.cards)), hides=True)
    set_aside(s, seat, lead)
    second = await ask(seat, SECOND, lambda: seconds(s, seat), lead, hides=True)
    set_aside(s, seat, second)
    return lead


def set_aside(s: Bazaar, seat: Seat, ware: int) -> None:
    trader = s.traders[seat]
    trader.aside.add(ware, trader.hand.take(ware))
    tell_only(s, only(seat), ASIDE, seat, ware)


def seconds(s: Bazaar, seat: Seat) -> list[int]:
    """Another ware than the one that leads, if there is one (BZ-WARE-2)."""
    trader = s.traders[seat]
    held = sorted(set(trader.hand.cards))
    return [ware for ware in held if ware not in trader.aside] or held


def earn(s: Bazaar, seat: Seat, alone: bool) -> None:
    """As many coins as the lead says, and the second too if nobody else has that lead
    (BZ-WARE-3..4)."""
    trader = s.traders[seat]
    lead, second = trader.aside.cards
    coins = lead + second if alone else lead
    s.bank -= coins
    trader.coins += coins
    s.discard += trader.aside.cards
    trader.aside = Zone([], [])
    tell(s, EARNED, seat, coins)


# -- the market, in the open ----------------------------------------------------------------------


@step
async def hold_market(s: Bazaar) -> None:
    """All buy at the same time, until all are done (BZ-BUY-1..3)."""
    bought = await gather({seat: go_shopping(s, seat) for seat in seats_of(s)})
    tell(s, CLOSED, sum(bought.values()))


async def go_shopping(s: Bazaar, seat: Seat) -> int:
    """One good after another; how many were bought."""
    bought = 0
    while True:
        coins = s.traders[seat].coins
        good = await ask(seat, BUY, lambda: on_sale(s, seat), coins)
        if good is None:
            return bought
        buy(s, seat, good)
        bought += 1


def on_sale(s: Bazaar, seat: Seat) -> list[int | None]:
    """What lies on the counter and can be paid, or to be done (BZ-BUY-1)."""
    coins = s.traders[seat].coins
    goods = [g for g in sorted(set(s.counter)) if PRICES[g] <= coins and (g != BAG or s.store)]
    return [*goods, None]


def buy(s: Bazaar, seat: Seat, good: int) -> None:
    """Pay and take; a lucky bag holds a good at random (BZ-BUY-2..3)."""
    trader = s.traders[seat]
    s.counter.remove(good)
    trader.coins -= PRICES[good]
    s.bank += PRICES[good]
    tell(s, BOUGHT, seat, good)
    if good != BAG:
        insort(trader.goods, good)
        return
    s.opened += 1
    inside = s.chance.draw(s.store)
    insort(trader.goods, inside)
    tell(s, OPENED, seat, inside)


# -- the road, as a party -------------------------------------------------------------------------


@step
async def take_road(s: Bazaar) -> None:
    """The party chooses a road; its town pays for one kind of goods (BZ-ROAD-1..3)."""
    good = await ask_any(party(s), ROAD, lambda: ROADS, s.days)
    travel(s, good)


def travel(s: Bazaar, good: int) -> None:
    """A die at the end of the road says how well its town pays (BZ-ROAD-2..3)."""
    s.roads.append(good)
    roll = s.chance.roll()
    tell(s, CAME, good, roll)
    for seat, trader in enumerate(s.traders):
        points = trader.goods.count(good) * (2 if roll >= GOOD_ROLL else 1)
        trader.points += points
        if points:
            tell(s, SOLD, seat, points)


def party(s: Bazaar) -> list[Seat]:
    """All seats; the leader, who changes from day to day, comes first (BZ-ROAD-1)."""
    first = len(s.roads) % len(s.traders)
    return [*seats_of(s)[first:], *seats_of(s)[:first]]


@step
async def end_day(s: Bazaar) -> None:
    """Back to four wares (BZ-DAY-3)."""
    s.days -= 1
    for seat in seats_of(s):
        refill(s, seat)
    plan(s, begin_day())


def refill(s: Bazaar, seat: Seat) -> None:
    hand = s.traders[seat].hand
    while len(hand) < HAND:
        if not s.deck:
            put_in_bag(s.deck, s.discard)
            s.discard.clear()
            tell(s, MIXED)
        ware = s.chance.draw(s.deck)
        hand.add(ware, only(seat))
        tell_only(s, only(seat), DREW, seat, ware)


def outcome(s: Bazaar) -> Outcome | None:
    """The most points after the last day (BZ-END-1)."""
    if s.days:
        return None
    points = [trader.points for trader in s.traders]
    return Outcome(points, [seat for seat in seats_of(s) if points[seat] == max(points)], "home")


def shares(options: Options, seats: Sequence[Seat], of: int) -> bool:
    """A person who plays all traders may see all their wares (BZ-HIDE-1)."""
    return len(seats) == of


def seats_of(s: Bazaar) -> list[Seat]:
    return list(range(len(s.traders)))


# -- what is hidden, what is kept -----------------------------------------------------------------


def hide(s: Bazaar, seat: Seat, chance: Chance) -> None:
    """Hands and what was set aside are secret, and with them the deck (BZ-HIDE-1)."""
    zones = [zone for trader in s.traders for zone in (trader.hand, trader.aside)]
    redeal(zones, s.deck, seat, chance)


def secrets(s: Bazaar, seat: Seat) -> Mapping[str, Sequence[int]]:
    hands = {
        f"wares{i}": trader.hand.cards + trader.aside.cards
        for i, trader in enumerate(s.traders)
        if i != seat
    }
    return {**hands, "deck": s.deck}


def conserved(s: Bazaar) -> Data:
    """Wares, goods, coins, and one road a day."""
    wares = [w for trader in s.traders for w in (*trader.hand.cards, *trader.aside.cards)]
    goods = [good for trader in s.traders for good in trader.goods] + [BAG] * s.opened
    coins = s.bank + sum(trader.coins for trader in s.traders)
    return [
        [*sorted([*wares, *s.deck, *s.discard])],
        [*sorted([*goods, *s.counter, *s.store])],
        coins,
        s.days + len(s.roads),
    ]
