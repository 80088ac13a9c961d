"""A character's turn: two actions or a long rest, and what becomes of the cards (GH-TURN, GH-ACT,
GH-LREST)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    BOTTOM,
    ELEMENT,
    HALF_LINES,
    HALVES,
    STUN,
    TOP,
)
from grimorio.games.gloomhaven.nouns import HalfId
from grimorio.games.gloomhaven.rules import FIGURE, SEAT, step
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed, leave_deed
from grimorio.games.gloomhaven.rules.actions.elements import infuse_any
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.actions.lines import do_line
from grimorio.games.gloomhaven.rules.actions.resting import aside, choose_rest
from grimorio.games.gloomhaven.rules.ahead import CHOOSE_ACTION
from grimorio.games.gloomhaven.rules.gear import items, worn
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.state import PARTY, Deed, Scenario
from grimorio.kit.numbers import NONE


@FIGURE.owns
@step
async def act_by_cards(s: Scenario, number: int) -> None:
    """A long rest, or two actions; the cards of a stunned character are discarded (GH-TURN-2,
    GH-ACT-1, GH-COND-17, GH-RUL-115)."""
    figure = s.figures[number]
    seat = figure.owner
    character = s.characters[seat]
    character.moved = character.dealt = 0
    if character.rests:
        plan(s, choose_rest(seat), choose_last(seat))
    elif figure.conditions & STUN:
        lay_down(s, seat)
    else:
        plan(s, choose_action(seat), choose_action(seat), choose_last(seat))


@CHOOSE_ACTION.is_done_by
@SEAT.owns
@step
async def choose_action(s: Scenario, seat: Seat) -> None:
    """The top of one card or the bottom of the other, as printed or as the basic action
    (GH-ACT-2..4, GH-RUL-39); items before it (GH-ITEM-1)."""
    character = s.characters[seat]
    if not character.chosen.cards:
        return
    if s.figures[character.figure].conditions & STUN:
        lay_down(s, seat)
        return
    answer = await ask(seat, kinds.ACT, lambda: actions(s, seat))
    besides = aside(s, seat, answer)
    if besides is not None:
        plan(s, *besides, choose_action(seat))
        return
    if kinds.PLAY.matches(answer):
        (number,) = kinds.PLAY.parts(answer)
        half = number
    else:
        (number,) = kinds.PLAY_BASIC.parts(answer)
        half = BASIC + number % 2
    character.chosen.take(number // 2)
    character.played |= 1 << number % 2
    tell(s, kinds.PLAYED, named(s, character.figure), half)
    begin_deed(s, character.figure, seat, PARTY, seat, half).played.card = number // 2
    plan(
        s,
        *[do_line(line) for line in HALF_LINES[half]],
        scope="deed",
        close=end_action(seat, half),
    )


def lay_down(s: Scenario, seat: Seat) -> None:
    """A stunned character performs nothing; what it has chosen is discarded (GH-ACT-1,
    GH-COND-15)."""
    character = s.characters[seat]
    tell(s, kinds.STUNNED, named(s, character.figure))
    character.discard += character.chosen.cards
    character.chosen.cards.clear()
    character.chosen.seen.clear()


def actions(s: Scenario, seat: Seat) -> Sequence[Value]:
    """The halves that can still be played, each also as the basic action; and items."""
    character = s.characters[seat]
    found: list[Value] = []
    for card in sorted(character.chosen.cards):
        for side in (TOP, BOTTOM):
            if not character.played >> side & 1:
                half = 2 * card + side
                found += [kinds.PLAY(half), kinds.PLAY_BASIC(half)]
    found += kinds.ACT_ITEM.each(items.usable(s, seat, "turn"))
    found += kinds.ACT_END_CARD.each(bonuses.active_cards(character))
    return found


@SEAT.owns
@step
async def choose_last(s: Scenario, seat: Seat) -> None:
    """Items may still be used after the actions or the rest (GH-ITEM-4, GH-LREST-1)."""
    character = s.characters[seat]
    secret = items.may_hold_later(s, seat)
    if not secret and not items.usable(s, seat, "turn", "turn_end"):
        return

    def options() -> Sequence[Value]:
        found: list[Value] = [kinds.END_TURN()]
        found += kinds.ACT_ITEM.each(items.usable(s, seat, "turn", "turn_end"))
        found += kinds.ACT_END_CARD.each(bonuses.active_cards(character))
        return found

    answer = await ask(seat, kinds.ACT, options, hides=secret)
    besides = aside(s, seat, answer)
    if besides is not None:
        plan(s, *besides, choose_last(seat))


@step
async def end_action(s: Scenario, seat: Seat, half: HalfId) -> None:
    """The card goes where it belongs; what is not tied to a line is gained if anything was done
    (GH-ACT-7, GH-ACT-9, GH-ACT-11, GH-ACT-12, GH-ELEM-5, GH-XP-3, GH-RUL-222)."""
    deed = leave_deed(s)
    character = s.characters[seat]
    card = half // 2 if half < BASIC else deed.played.card
    if character.figure == NONE:
        character.lost.append(card)
        return
    if half >= BASIC:
        if deed.done.acted and worn.basic(character, half == BASIC):
            worn.count_use(character)
        character.discard.append(card)
        return
    found = HALVES[half]
    if deed.done.acted:
        gain_xp(s, seat, found.xp)
        for name in found.makes:
            if name == "any":
                plan(s, infuse_any(seat))
            elif ELEMENT[name] not in s.infused:
                s.infused.append(ELEMENT[name])
    if bonuses.settle(s, seat, half, deed):
        return
    if found.lost and is_performed(deed):
        character.lost.append(card)
    else:
        character.discard.append(card)


def is_performed(deed: Deed) -> bool:
    """Whether any part of an action was done, if only what harms the own side (GH-ACT-8,
    GH-RUL-222)."""
    return deed.done.acted or any(line in HALF_LINES[deed.played.half] for line in deed.used.slots)
