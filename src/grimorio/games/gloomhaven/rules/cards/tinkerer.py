"""Special lines of the tinkerer."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Special
from grimorio.games.gloomhaven.rules import FIGURE, deed_step
from grimorio.games.gloomhaven.rules.actions.choosing import choose
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.actions.guiding import end_loan
from grimorio.games.gloomhaven.rules.actions.recovering import (
    bring_back,
    choose_character,
    recover_some,
    recoverable,
)
from grimorio.games.gloomhaven.rules.attack.harm import slay
from grimorio.games.gloomhaven.rules.cards.named_lines import SpecialLines
from grimorio.games.gloomhaven.rules.map.figures import ground, named, summon_line
from grimorio.games.gloomhaven.rules.map.whom import (
    characters_within,
    foes,
    friends_within,
    is_of_rank,
)
from grimorio.games.gloomhaven.rules.monsters.might import area_of
from grimorio.games.gloomhaven.rules.moves.moving import move_on
from grimorio.games.gloomhaven.state import CHARACTER, SUMMON, Deed, Scenario
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY

special: Final[SpecialLines] = SpecialLines()


WEAK: Final = 5
FASTER: Final = 2
NEAR: Final = 3
PAIR: Final = 2


@special("disintegration-beam-top")
async def disintegrate(s: Scenario, deed: Deed, line: Special) -> None:
    """All weak enemies in the area die, whatever their rank."""
    land = ground(s)
    seen = land.sight(deed.at)
    there = {
        one.at: number
        for number, one in foes(s, deed)
        if seen >> one.at & 1 and one.hp <= WEAK and is_of_rank(one, ())
    }
    sets = sorted([hit for hit in area_of(line.area, False).hits(land, deed.at, 0, there) if hit])
    if not sets:
        return
    options: list[Value] = [None, *kinds.AREA.each(sets)]
    answer = await ask(deed.seat, kinds.AIM, lambda: options, named(s, deed.actor), 0)
    if answer is not None:
        (killed,) = kinds.AREA.parts(answer)
        deed.done.acted = True
        deed.done.touched = list(killed)
        gain_xp(s, deed.seat, len(killed))
        plan(s, *[slay(number) for number in killed])


@special("jet-propulsion-top")
async def propel_all(s: Scenario, deed: Deed, _line: Special) -> None:
    """Summons in range move, one after another."""
    near = friends_within(s, deed, NEAR)
    summons = [number for number in near if s.figures[number].kind == SUMMON]
    plan(s, *[propel(number) for number in summons])


@FIGURE.owns
@deed_step
async def propel(s: Scenario, deed: Deed, number: int) -> None:
    """A summon moves by its own value and more, as the giver decides."""
    figure = s.figures[number]
    points = summon_line(figure).move + FASTER
    begin_deed(s, number, deed.seat, deed.side, figure.owner, NONE)
    plan(s, move_on(points, False), scope="deed", close=end_loan())


@special("chimeric-formula-top")
async def exchange_cards(s: Scenario, deed: Deed, _line: Special) -> None:
    """An ally recovers lost cards, and then must lose as many from hand, perhaps the same
    (GH-ACT-8, GH-RUL-206)."""
    seat = await choose_character(s, deed, 1, "lost")
    if seat == NONE or not await recover_some(s, deed, seat, "lost", PAIR):
        return
    deed.done.acted = True
    for _ in range(PAIR):
        await lose_card(s, deed, seat)


async def lose_card(s: Scenario, deed: Deed, seat: Seat) -> None:
    character = s.characters[seat]
    if not character.hand.cards:
        return
    card = await ask(
        seat, kinds.LOSE_CARD, lambda: sorted(character.hand.cards), deed.played.line, hides=True
    )
    if character.hand.take(card) != EVERYBODY:
        reveal(s)
    character.lost.append(card)
    tell(s, kinds.LOST_CARD, named(s, character.figure), card)


@special("chimeric-formula-bottom")
async def lend_card(s: Scenario, deed: Deed, _line: Special) -> None:
    """An ally takes a lost card of a character beside it into its own hand: from then on it is
    among its own cards (GH-RUL-207)."""
    near = [number for number in characters_within(s, deed, NEAR) if owners(s, number)]
    number = await choose(s, deed, near)
    if number == NONE:
        return
    seat = s.figures[number].owner

    def options() -> list[int | None]:
        return [None, *[card for other in owners(s, number) for card in lost_by(s, other)]]

    card = await ask(seat, kinds.RECOVER, options, deed.played.line)
    for other in owners(s, number):
        if card is not None and card in lost_by(s, other):
            deed.done.acted = True
            bring_back(s, other, card, seat)


def lost_by(s: Scenario, seat: Seat) -> list[int]:
    return recoverable(s, seat, "lost")


def owners(s: Scenario, number: int) -> list[Seat]:
    """The characters beside a figure that have lost cards."""
    figure = s.figures[number]
    beside = ground(s).beside[figure.at]
    return [
        one.owner
        for one in s.figures.values()
        if one.kind == CHARACTER
        and one.side == figure.side
        and beside >> one.at & 1
        and lost_by(s, one.owner)
    ]
