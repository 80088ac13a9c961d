"""Cards come back to hand, and items are ready again (GH-RECOV, GH-REFRESH)."""

from __future__ import annotations

from grimorio.core import Seat, ask, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Recover, Refresh
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import BY_LINE, CARDS, HALVES, ITEM_SUMMONS
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.boosting import choose_boosts, counting
from grimorio.games.gloomhaven.rules.map.figures import named, remove
from grimorio.games.gloomhaven.rules.map.whom import characters_within
from grimorio.games.gloomhaven.state import SUMMON, Deed, Scenario
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY


def recoverable(s: Scenario, seat: Seat, pile: str) -> list[int]:
    """The cards of a pile that can come back, active ones that count as of that pile too
    (GH-RECOV-2, GH-RECOV-3, GH-ACTIVE-2)."""
    return sorted([*lying(s, seat, pile), *active_of(s, seat, pile)])


def lying(s: Scenario, seat: Seat, pile: str) -> list[int]:
    """The cards that lie in a pile and can come back (GH-RECOV-1, GH-RECOV-3)."""
    character = s.characters[seat]
    cards = character.lost if pile == "lost" else character.discard
    return sorted([card for card in cards if not CARDS[card].unrecoverable])


def active_of(s: Scenario, seat: Seat, pile: str) -> list[int]:
    """The active cards that count as of a pile and can come back (GH-RECOV-2, GH-RECOV-3,
    GH-ACTIVE-2)."""
    active = [
        one.half // 2
        for one in s.characters[seat].active
        if HALVES[one.half].lost == (pile == "lost")
    ]
    return sorted([card for card in active if not CARDS[card].unrecoverable])


def bring_back(s: Scenario, seat: Seat, card: int, to: Seat) -> None:
    """A card comes to hand. An active one ends, and its summon goes (GH-RUL-70, GH-SUMMON-12)."""
    character = s.characters[seat]
    if any(one.half // 2 == card for one in character.active):
        bonuses.end(s, seat, card)
    pile = character.lost if card in character.lost else character.discard
    pile.remove(card)
    s.characters[to].hand.add(card, EVERYBODY)
    tell(s, kinds.RECOVERED, named(s, s.characters[to].figure), card)


async def recover(s: Scenario, deed: Deed, line: Recover) -> None:
    """Cards of oneself, or of an ally in range who likes to, come back to hand: N of one's
    choice, or all (GH-RECOV-1, GH-RECOV-2)."""
    seat = deed.seat
    if line.whom == "ally":
        helped = await choose_character(s, deed, line.range, line.pile)
        if helped == NONE:
            return
        seat = helped
    elif not recoverable(s, seat, line.pile):
        return
    await choose_boosts(s, deed)
    count = line.count + sum([boost.recover for boost in counting(deed)])
    if line.count == 0:
        await recover_all(s, deed, seat, line.pile)
    else:
        recovered = await recover_some(s, deed, seat, line.pile, count)
        deed.done.acted |= recovered > 0


async def recover_all(s: Scenario, deed: Deed, seat: Seat, pile: str) -> None:
    """All that lies in a pile, if the player likes to; then those active cards that the player
    names, for each of them ends (GH-RECOV-2, GH-RUL-320)."""
    if lying(s, seat, pile):
        if await ask(seat, kinds.MAY, lambda: (None, kinds.YES()), deed.played.line) is None:
            return
        for card in lying(s, seat, pile):
            bring_back(s, seat, card, seat)
        deed.done.acted = True

    def options() -> list[int | None]:
        return [None, *active_of(s, seat, pile)]

    while active_of(s, seat, pile):
        ended = await ask(seat, kinds.RECOVER_ACTIVE, options)
        if ended is None:
            return
        bring_back(s, seat, ended, seat)
        deed.done.acted = True


async def recover_some(s: Scenario, deed: Deed, seat: Seat, pile: str, count: int) -> int:
    """Up to N cards, one after another; how many it was."""

    def options() -> list[int | None]:
        return [None, *recoverable(s, seat, pile)]

    for taken in range(count):
        card = await ask(seat, kinds.RECOVER, options, deed.played.line)
        if card is None:
            return taken
        bring_back(s, seat, card, seat)
    return count


async def choose_character(s: Scenario, deed: Deed, reach: int, pile: str) -> Seat:
    """The seat of an ally in range with such cards; NONE if there is none, or none is chosen."""
    allies = [
        number
        for number in characters_within(s, deed, reach)
        if recoverable(s, s.figures[number].owner, pile)
    ]
    if not allies:
        return NONE
    number = await ask(deed.seat, kinds.CHOOSE_FIGURE, lambda: [None, *allies], deed.played.line)
    if number is None:
        return NONE
    deed.done.touched = [number]
    return s.figures[number].owner


async def refresh(s: Scenario, deed: Deed, line: Refresh) -> None:
    """An ally in range makes consumed small items ready again (GH-REFRESH-1, GH-REFRESH-2)."""
    allies = [
        number
        for number in characters_within(s, deed, line.range)
        if refreshable(s, s.figures[number].owner)
    ]
    if not allies:
        return
    number = await ask(deed.seat, kinds.CHOOSE_FIGURE, lambda: [None, *allies], deed.played.line)
    if number is None:
        return
    seat = s.figures[number].owner
    for _ in range(line.count):
        item = await ask(seat, kinds.REFRESH, lambda: [None, *refreshable(s, seat)])
        if item is None:
            return
        make_ready(s, seat, item)
        deed.done.acted = True


def make_ready(s: Scenario, seat: Seat, item: int) -> None:
    """A spent or a consumed item can be used again, and its slots are free; what it summoned goes
    (GH-REFRESH-1, GH-RUL-71)."""
    character = s.characters[seat]
    for pile in (character.spent, character.consumed):
        if item in pile:
            pile.remove(item)
    tell(s, kinds.ITEM_REFRESHED, named(s, character.figure), item)
    for number, figure in list(s.figures.items()):
        mine = figure.kind == SUMMON and figure.owner == seat
        if mine and item in ITEM_SUMMONS and figure.type == BY_LINE[ITEM_SUMMONS[item]]:
            tell(s, kinds.VANISHED, named(s, number))
            remove(s, number)


def refreshable(s: Scenario, seat: Seat) -> list[int]:
    """The consumed small items of a character, without those that cannot be refreshed
    (GH-REFRESH-3)."""
    return [
        number
        for number in s.characters[seat].consumed
        if items()[number].slot == "small" and not items()[number].unrecoverable
    ]
