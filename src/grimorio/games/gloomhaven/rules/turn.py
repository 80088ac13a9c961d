"""Rounds and turns: cards are chosen, figures act by initiative, the round ends (GH-DECL, GH-INIT,
GH-ROUND, GH-EROUND)."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, Final

from grimorio.core import Seat, Value, ask, ask_any, gather, plan, reveal, tell
from grimorio.core.agenda import Step
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    CARDS,
    INVISIBLE,
    TYPE_DECK,
    WOUND,
)
from grimorio.games.gloomhaven.nouns import BeingId
from grimorio.games.gloomhaven.rules import FIGURE, step
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.actions.gains import tally
from grimorio.games.gloomhaven.rules.actions.looting import loot
from grimorio.games.gloomhaven.rules.actions.opening import open_round
from grimorio.games.gloomhaven.rules.actions.playing import act_by_cards
from grimorio.games.gloomhaven.rules.actions.resting import ENOUGH, short_rest
from grimorio.games.gloomhaven.rules.ahead import TAKE_TURN
from grimorio.games.gloomhaven.rules.attack import conditions
from grimorio.games.gloomhaven.rules.attack.harm import discarded, exhaust, harm
from grimorio.games.gloomhaven.rules.ending import check_end, settle
from grimorio.games.gloomhaven.rules.map.figures import named, players, sheet_of
from grimorio.games.gloomhaven.rules.map.initiative import LATE, initiative, order_key
from grimorio.games.gloomhaven.rules.moments import TURN_CLOSES, TURN_ENDED, TURN_OPENS
from grimorio.games.gloomhaven.rules.monsters.acting import act_by_rules
from grimorio.games.gloomhaven.rules.scenario import happening, special
from grimorio.games.gloomhaven.rules.scenario.escorts import act_as_object
from grimorio.games.gloomhaven.rules.scenario.standees import draw_ability
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    INERT,
    MONSTER,
    MONSTERS,
    OBJECT,
    STRONG,
    SUMMON,
    Figure,
    Pile,
    Scenario,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, only, put_in_bag

ACTS: Final[dict[int, Step[[int]]]] = {
    CHARACTER: act_by_cards,
    SUMMON: act_by_rules,
    MONSTER: act_by_rules,
    OBJECT: act_as_object,
}
"""The step in which a figure acts."""


def turn_number(s: Scenario) -> int:
    """Turns begun, and rounds: those who choose cards are no longer in the turn before."""
    return s.turns + s.round


# -- the start of a round --------------------------------------------------------------------------


@step
async def begin_round(s: Scenario) -> None:
    """A new round is counted (GH-EROUND-7): those who can neither act nor rest are exhausted, the
    others declare (GH-DECL-1..5, GH-RUL-26)."""
    s.round += 1
    tell(s, kinds.ROUND, s.round)
    for number, figure in s.figures.items():
        figure.acted = special.is_obstacle(s, figure)
        if figure.kind == MONSTER and sheet_of(s, figure).hides:
            conditions.give(s, number, INVISIBLE)
    if not any(figure.kind == MONSTER for figure in s.figures.values()):
        for seat in players(s):
            tally(s, seat, "rounds_without_monster")
    for seat in players(s):
        if not may_act(s, seat) and not may_rest(s, seat):
            exhaust(s, seat, kinds.NO_CARDS)
    if not s.over:
        plan(
            s,
            *happening.round_started(s),
            declare(),
            reveal_cards(),
            open_round(),
            next_turn(),
        )


def may_act(s: Scenario, seat: Seat) -> bool:
    """Two actions need two cards in hand (GH-DECL-2)."""
    return len(s.characters[seat].hand) >= ENOUGH


def may_rest(s: Scenario, seat: Seat) -> bool:
    """A long rest needs two discarded cards; active cards that count as discarded may be moved for
    it (GH-DECL-3, GH-DECL-4, GH-RUL-27)."""
    return len(discarded(s.characters[seat])) >= ENOUGH


@step
async def declare(s: Scenario) -> None:
    """Each who is still in the scenario chooses two cards or a long rest, all at the same time and
    in secret (GH-DECL-6, GH-DECL-9, GH-EXH-3)."""
    flows: dict[Seat, Coroutine[Any, Any, None]] = {seat: choose(s, seat) for seat in players(s)}
    await gather(flows, secret=True)


async def choose(s: Scenario, seat: Seat) -> None:
    """Two cards, the leading one first, or a long rest (GH-DECL-1..4)."""
    character = s.characters[seat]
    answer = await ask(seat, kinds.DECLARE, lambda: declarations(s, seat), hides=True)
    character.rests = kinds.LONG_REST.matches(answer)
    if not character.rests:
        for card in kinds.TWO_CARDS.parts(answer):
            seen = character.hand.take(card)
            character.chosen.add(card, seen | only(seat))


def declarations(s: Scenario, seat: Seat) -> Sequence[Value]:
    """Any two cards of the hand, either of them leading, or a long rest (GH-DECL-1, GH-DECL-6)."""
    character = s.characters[seat]
    hand = sorted(character.hand.cards)
    found: list[Value] = [(one, other) for one in hand for other in hand if one != other]
    if may_rest(s, seat):
        found.append(kinds.LONG_REST())
    return found


@step
async def reveal_cards(s: Scenario) -> None:
    """Monster abilities are drawn, and then all cards are shown (GH-DECL-7, GH-DECL-10,
    GH-DECL-14, GH-INIT-4, GH-RUL-28)."""
    s.abilities.clear()
    s.drained.clear()
    for deck in decks_on_map(s):
        draw_ability(s, deck)
    for seat in players(s):
        character = s.characters[seat]
        who = named(s, character.figure)
        if character.rests:
            character.initiative, character.second = LATE
            tell(s, kinds.DECLARED_REST, who)
        else:
            first, second = character.chosen.cards
            character.initiative = CARDS[first].initiative
            character.second = CARDS[second].initiative
            for place in range(len(character.chosen)):
                character.chosen.seen[place] = EVERYBODY
            tell(s, kinds.SHOWED_CARDS, who, tuple(character.chosen.cards))
    reveal(s)


def decks_on_map(s: Scenario) -> list[int]:
    """The decks of the types with a figure on the map, in order (GH-DECL-10, GH-DECL-13)."""
    found = {TYPE_DECK[one.type] for one in s.figures.values() if one.kind == MONSTER}
    return sorted(found)


# -- whose turn it is ------------------------------------------------------------------------------


@step
async def next_turn(s: Scenario) -> None:
    """The lowest that has not acted takes its turn; when all have, the round ends (GH-ROUND-1..3,
    GH-INIT-1, GH-DOOR-9, GH-DOOR-10, GH-SPAWN-4, GH-SPAWN-5)."""
    await pass_turn(s, (NONE, NONE))


@step
async def turn_after(s: Scenario, type_: BeingId, owner: int) -> None:
    """The turn after one of a monster type, or of an owner; the other is NONE. A type acts as a
    whole, and summons immediately before their owner: a tie is decided once (GH-INIT-2, GH-INIT-8,
    GH-RUL-181)."""
    await pass_turn(s, (type_, owner))


async def pass_turn(s: Scenario, group: tuple[int, int]) -> None:
    """Who takes a turn now; the others of this group go before all that are tied with it."""
    tied = tied_now(s)
    if not tied:
        plan(s, end_round())
        return
    first = tied.get(group)
    if first is None:
        numbers = list(tied.values())
        first = numbers[0]
        if len(numbers) > 1 and s.figures[first].kind in (CHARACTER, SUMMON):
            seats = sorted([s.figures[number].owner for number in numbers])
            first = await ask_any(seats, kinds.GO_FIRST, lambda: list(tied_now(s).values()))
        elif len(numbers) > 1:
            first = await decide(s, MONSTERS, kinds.GO_FIRST, lambda: list(tied_now(s).values()))
    plan(s, take_turn(first), turn_after(*group_of(s.figures[first])))


def group_of(figure: Figure) -> tuple[int, int]:
    """Those that act one after another: the monsters of a type, or a character and its summons, by
    the seat. One of the two is NONE."""
    if figure.kind in (CHARACTER, SUMMON):
        return NONE, figure.owner
    return figure.type, NONE


def tied_now(s: Scenario) -> dict[tuple[int, int], int]:
    """Of the figures that have not acted the first, and those of other owners or of other types
    that could go before it as well: of each group the first (GH-INIT-3, GH-INIT-6, GH-RUL-30,
    GH-RUL-31)."""
    waiting = sorted(
        [(order_key(s, figure), number) for number, figure in s.figures.items() if not figure.acted]
    )
    if not waiting:
        return {}
    own = initiative(s, s.figures[waiting[0][1]])
    found: dict[tuple[int, int], int] = {}
    for _, number in waiting:
        figure = s.figures[number]
        if initiative(s, figure) != own:
            break
        group = group_of(figure)
        if group not in found:
            found[group] = number
    return found


@TAKE_TURN.is_done_by
@FIGURE.owns
@step
async def take_turn(s: Scenario, number: int) -> None:
    """A figure's turn: its start, what it does, its end (GH-TURN-2, GH-COND-12, GH-DEF-9). The
    summons of a character that rests act too (GH-LREST-2)."""
    figure = s.figures[number]
    s.turns += 1
    s.acting = number
    figure.acted = True
    conditions.begin_turn(figure)
    tell(s, kinds.TURN, named(s, number))
    steps = [ACTS[figure.kind](number)]
    if figure.kind == CHARACTER:
        steps = [open_turn(number), *steps, close_turn(number)]
    plan(s, *steps, end_turn(number))
    if figure.conditions & WOUND:
        plan(s, harm(number, 1, "wound", NONE))


@FIGURE.owns
@step
async def open_turn(s: Scenario, number: int) -> None:
    """The start of a character's turn."""
    plan(s, *[one for act in TURN_OPENS.acts for one in act(s, number)])


@FIGURE.owns
@step
async def close_turn(s: Scenario, number: int) -> None:
    """A character has acted: its turn comes to its end."""
    plan(s, *[one for act in TURN_CLOSES.acts for one in act(s, number)])


@step
async def end_turn(s: Scenario, number: int) -> None:
    """The end of a turn: money in the own hex, conditions, pressure plates, infusions
    (GH-ETURN-1..3, GH-RUL-81, GH-RUL-119)."""
    figure = s.figures.get(number)
    plan(s, turn_ended(number), infuse())
    if figure is not None:
        if figure.kind == CHARACTER:
            loot(s, figure.owner)
        conditions.end_turn(s, number)


@step
async def turn_ended(s: Scenario, number: int) -> None:
    """A figure ends its turn: pressure plates work, and an escort may have arrived (GH-ETURN-3,
    GH-RUL-81)."""
    plan(s, *[one for act in TURN_ENDED.acts for one in act(s, number)])


@step
async def infuse(s: Scenario) -> None:
    """Infusions come last (GH-ELEM-1, GH-ELEM-2, GH-RUL-72, GH-RUL-81)."""
    for element in s.infused:
        s.elements[element] = STRONG
        tell(s, kinds.INFUSED, element)
    s.infused.clear()
    s.acting = NONE
    check_end(s)


# -- the end of a round ----------------------------------------------------------------------------


@step
async def end_round(s: Scenario) -> None:
    """Decks are shuffled, bonuses end, elements fade, and who likes rests (GH-EROUND-1..6). The
    deck of an exhausted character stays as it is (GH-EXH-6)."""
    tell(s, kinds.ROUND_OVER, s.round)
    for seat in players(s):
        if shuffle(s.characters[seat].modifiers):
            tell(s, kinds.SHUFFLED, named(s, s.characters[seat].figure))
    if shuffle(s.monsters):
        tell(s, kinds.MONSTERS_SHUFFLED)
    bonuses.end_round(s)
    for deck, ability in sorted(s.abilities.items()):
        if ABILITIES[ability].shuffle:
            put_in_bag(s.decks[deck], s.ability_discards[deck])
            s.ability_discards[deck].clear()
            tell(s, kinds.ABILITIES_SHUFFLED, deck)
    s.elements = [max(INERT, strength - 1) for strength in s.elements]
    for character in s.characters:
        character.rests = False
        character.played = 0
    plan(s, *[short_rest(seat) for seat in players(s)], finish_round())


@step
async def finish_round(s: Scenario) -> None:
    """The last moment of a round (GH-SPAWN-6)."""
    plan(s, *happening.round_ended(s), go_on())


@step
async def go_on(s: Scenario) -> None:
    """A scenario whose goal is reached ends with the round (GH-ROUND-4, GH-RUL-32); otherwise the
    next round begins."""
    check_end(s)
    if s.won:
        settle(s)
    else:
        plan(s, begin_round())


def shuffle(pile: Pile) -> bool:
    """A deck from which a 2x or a Null was drawn is shuffled (GH-EROUND-3, GH-RUL-13)."""
    if not pile.shuffles:
        return False
    put_in_bag(pile.bag, pile.discards)
    pile.discards.clear()
    pile.shuffles = False
    return True
