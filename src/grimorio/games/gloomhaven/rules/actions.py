"""A character's turn: two actions or a long rest, and what becomes of the cards (GH-TURN, GH-ACT,
GH-LREST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Seat, Value, ask, cut, plan, tell, within
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
from grimorio.games.gloomhaven.rules import bonuses, items, step, worn
from grimorio.games.gloomhaven.rules.conditions import heal
from grimorio.games.gloomhaven.rules.deeds import begin_deed
from grimorio.games.gloomhaven.rules.figures import named
from grimorio.games.gloomhaven.rules.gains import gain_xp
from grimorio.games.gloomhaven.rules.lines import do_line
from grimorio.games.gloomhaven.rules.turn import take_back, tally
from grimorio.games.gloomhaven.state import PARTY, Deed, Scenario
from grimorio.kit.numbers import NONE

REST_HEAL: Final = 2


@step
async def act_by_cards(s: Scenario, number: int) -> None:
    """A long rest, or two actions; the cards of a stunned character are discarded (GH-TURN-2,
    GH-ACT-1, GH-COND-17, GH-RUL-115)."""
    figure = s.figures.get(number)
    if figure is None:
        return
    seat = figure.owner
    character = s.characters[seat]
    character.moved = character.dealt = 0
    if character.rests:
        plan(s, choose_rest(seat), choose_last(seat))
    elif figure.conditions & STUN:
        lay_down(s, seat)
    else:
        plan(s, choose_action(seat), choose_action(seat), choose_last(seat))


@step
async def choose_action(s: Scenario, seat: Seat) -> None:
    """The top of one card or the bottom of the other, as printed or as the basic action
    (GH-ACT-2..4, GH-RUL-39); items before it (GH-ITEM-1)."""
    character = s.characters[seat]
    figure = s.figures.get(character.figure)
    if figure is None or not character.chosen.cards:
        return
    if figure.conditions & STUN:
        lay_down(s, seat)
        return
    answer = await ask(seat, kinds.ACT, lambda: actions(s, seat))
    assert isinstance(answer, tuple)
    what, number = answer
    assert isinstance(number, int)
    if what == "item":
        plan(s, step.find("use_item")(seat, number), choose_action(seat))
        return
    if what == "end":
        bonuses.end(s, seat, number)
        plan(s, choose_action(seat))
        return
    character.chosen.take(number // 2)
    character.played |= 1 << number % 2
    half = number if what == "play" else BASIC + number % 2
    tell(s, kinds.PLAYED, named(s, character.figure), half)
    begin_deed(s, character.figure, seat, PARTY, seat, half).card = number // 2
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
                found += [("play", 2 * card + side), ("basic", 2 * card + side)]
    found += [("item", item) for item in items.usable(s, seat, "turn")]
    found += [("end", card) for card in bonuses.active_cards(character)]
    return found


@step
async def choose_last(s: Scenario, seat: Seat) -> None:
    """Items may still be used after the actions or the rest (GH-ITEM-4, GH-LREST-1)."""
    character = s.characters[seat]
    secret = items.may_hold_later(s, seat)
    if character.figure not in s.figures:
        return
    if not secret and not items.usable(s, seat, "turn", "turn_end"):
        return

    def options() -> Sequence[Value]:
        usable = items.usable(s, seat, "turn", "turn_end")
        ends = [("end", card) for card in bonuses.active_cards(character)]
        return ["end", *[("item", item) for item in usable], *ends]

    answer = await ask(seat, kinds.ACT, options, hides=secret)
    if isinstance(answer, tuple):
        assert isinstance(answer[1], int)
        if answer[0] == "item":
            plan(s, step.find("use_item")(seat, answer[1]), choose_last(seat))
        else:
            bonuses.end(s, seat, answer[1])
            plan(s, choose_last(seat))


@step
async def end_action(s: Scenario, seat: Seat, half: int) -> None:
    """The card goes where it belongs; what is not tied to a line is gained if anything was done
    (GH-ACT-7, GH-ACT-9, GH-ACT-11, GH-ACT-12, GH-ELEM-5, GH-XP-3, GH-RUL-222)."""
    deed = s.deeds.pop()
    character = s.characters[seat]
    if s.deeds and s.deeds[-1].actor == NONE and within(s, "deed"):
        cut(s, "deed")
    card = half // 2 if half < BASIC else deed.card
    if character.figure == NONE:
        character.lost.append(card)
        return
    if half >= BASIC:
        if deed.acted and worn.basic(character, half == BASIC):
            worn.count_use(character)
        character.discard.append(card)
        return
    found = HALVES[half]
    if deed.acted:
        gain_xp(s, seat, found.xp)
        for name in found.makes:
            if name == "any":
                plan(s, step.find("infuse_any")(seat))
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
    return deed.acted or any(line in HALF_LINES[deed.half] for line in deed.slots)


@step
async def choose_rest(s: Scenario, seat: Seat) -> None:
    """Items may be used before the rest, and active cards ended (GH-LREST-1, GH-ACTIVE-1). There is
    no move in it, and so no door is opened (GH-RUL-52)."""
    if s.characters[seat].figure == NONE:
        return

    def options() -> Sequence[Value]:
        ends = [("end", card) for card in bonuses.active_cards(s.characters[seat])]
        return ["rest", *[("item", item) for item in items.usable(s, seat, "turn")], *ends]

    answer = await ask(seat, kinds.ACT, options)
    if isinstance(answer, tuple):
        assert isinstance(answer[1], int)
        if answer[0] == "item":
            plan(s, step.find("use_item")(seat, answer[1]), choose_rest(seat))
        else:
            bonuses.end(s, seat, answer[1])
            plan(s, choose_rest(seat))
    else:
        plan(s, long_rest(seat))


@step
async def long_rest(s: Scenario, seat: Seat) -> None:
    """One discarded card is lost, the others come back; Heal 2; spent items are refreshed
    (GH-LREST-3..7, GH-RUL-37, GH-RUL-38)."""
    character = s.characters[seat]
    card = NONE
    if character.discard:
        card = await ask(seat, kinds.REST_LOSE, lambda: sorted(character.discard))
    tally(s, seat, "long_rests")
    tell(s, kinds.RESTED_LONG, named(s, character.figure), card)
    take_back(s, seat, card)
    heal(s, character.figure, REST_HEAL)
    items.refresh_spent(s, seat)
