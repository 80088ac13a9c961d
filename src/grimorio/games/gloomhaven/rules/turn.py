"""Rounds and turns: cards are chosen, figures act by initiative, the round ends (GH-DECL, GH-INIT,
GH-ROUND, GH-EROUND, GH-SREST)."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, Final

from grimorio.core import Seat, Value, ask, ask_any, gather, plan, reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    CARDS,
    ELITE,
    INVISIBLE,
    TYPE_DECK,
    WOUND,
)
from grimorio.games.gloomhaven.rules import bonuses, conditions, scenarios, special, step
from grimorio.games.gloomhaven.rules.ending import check_end, close
from grimorio.games.gloomhaven.rules.figures import named, players, sheet_of
from grimorio.games.gloomhaven.rules.gains import loot
from grimorio.games.gloomhaven.rules.harm import discarded, exhaust, harm
from grimorio.games.gloomhaven.rules.revealing import draw_ability
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    INERT,
    MONSTER,
    OBJECT,
    STRONG,
    SUMMON,
    Figure,
    Pile,
    Scenario,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, only, put_in_bag

RESTING: Final = 99
LATE: Final = (RESTING, RESTING)
ACTS: Final = {
    CHARACTER: "act_by_cards",
    SUMMON: "act_by_rules",
    MONSTER: "act_by_rules",
    OBJECT: "act_as_object",
}
"""The step in which a figure acts."""


def turn_number(s: Scenario) -> int:
    return s.turns


# -- the start of a round --------------------------------------------------------------------------


@step
async def begin_round(s: Scenario) -> None:
    """A new round: those who can neither act nor rest are exhausted, the others declare (GH-DECL-1
    to 5, GH-RUL-26)."""
    s.round += 1
    tell(s, kinds.ROUND, s.round)
    for number, figure in s.figures.items():
        figure.acted = special.is_obstacle(s, figure)
        if figure.kind == MONSTER and sheet_of(s, figure).hides:
            conditions.give(s, number, INVISIBLE)
    for seat in players(s):
        if not may_act(s, seat) and not may_rest(s, seat):
            exhaust(s, seat, "cards")
    if s.over:
        return
    if not any(figure.kind == MONSTER for figure in s.figures.values()):
        for character in s.characters:
            count = character.tallies.get("rounds_without_monster", 0)
            character.tallies["rounds_without_monster"] = count + 1
    plan(
        s,
        *scenarios.round_started(s),
        declare(),
        reveal_cards(),
        step.find("open_round")(),
        next_turn(),
    )


def may_act(s: Scenario, seat: Seat) -> bool:
    return len(s.characters[seat].hand) >= 2


def may_rest(s: Scenario, seat: Seat) -> bool:
    """Active cards that count as discarded may be moved for it (GH-DECL-3, GH-DECL-4,
    GH-RUL-27)."""
    return len(discarded(s.characters[seat])) >= 2


@step
async def declare(s: Scenario) -> None:
    """Each chooses two cards or a long rest, at once and in secret (GH-DECL-6, GH-DECL-9)."""
    flows: dict[Seat, Coroutine[Any, Any, None]] = {seat: choose(s, seat) for seat in players(s)}
    await gather(flows, secret=True)


async def choose(s: Scenario, seat: Seat) -> None:
    """Two cards, the leading one first, or a long rest (GH-DECL-1 to 4)."""
    character = s.characters[seat]
    answer = await ask(seat, kinds.DECLARE, lambda: declarations(s, seat), hides=True)
    character.rests = answer == "rest"
    if isinstance(answer, tuple):
        for card in answer:
            assert isinstance(card, int)
            seen = character.hand.take(card)
            character.chosen.add(card, seen | only(seat))


def declarations(s: Scenario, seat: Seat) -> Sequence[Value]:
    character = s.characters[seat]
    hand = sorted(character.hand.cards)
    found: list[Value] = [(one, other) for one in hand for other in hand if one != other]
    if may_rest(s, seat):
        found.append("rest")
    return found


@step
async def reveal_cards(s: Scenario) -> None:
    """Monster abilities are drawn, and then all cards are shown (GH-DECL-10, GH-DECL-14,
    GH-RUL-28)."""
    s.abilities.clear()
    s.drained.clear()
    for deck in decks_on_map(s):
        draw_ability(s, deck)
    for seat in players(s):
        character = s.characters[seat]
        who = named(s, character.figure)
        character.initiative, character.second = LATE
        if character.rests:
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
    """The decks of the types with a figure on the map, in order."""
    found = {TYPE_DECK[one.type] for one in s.figures.values() if one.kind == MONSTER}
    return sorted(found)


# -- whose turn it is ------------------------------------------------------------------------------


def initiative(s: Scenario, figure: Figure) -> tuple[int, int, int]:
    """When a figure acts in the round: its initiative, monsters after characters, the second card
    of characters (GH-INIT-1, GH-INIT-4, GH-INIT-5, GH-INIT-7, GH-INIT-8, GH-RUL-29, GH-RUL-86)."""
    if figure.kind in (CHARACTER, SUMMON):
        character = s.characters[figure.owner]
        return character.initiative, 0, character.second
    if figure.kind == MONSTER:
        ability = s.abilities.get(TYPE_DECK[figure.type])
        return (ABILITIES[ability].initiative if ability is not None else RESTING), 1, 0
    return special.initiative_of(s, figure), 2, 0


def order_key(s: Scenario, figure: Figure) -> tuple[int, ...]:
    """The order of the round, without the ties that are decided: summons before their owner, elites
    first, then by number (GH-INIT-2, GH-INIT-9, GH-INIT-10)."""
    first, kind, second = initiative(s, figure)
    if kind == 0:
        return first, kind, second, figure.owner, int(figure.kind == CHARACTER), figure.number
    return first, kind, 0, figure.type, int(figure.rank != ELITE), figure.number


@step
async def next_turn(s: Scenario) -> None:
    """The lowest that has not acted takes its turn; when all have, the round ends (GH-ROUND-1 to 3,
    GH-INIT-2, GH-DOOR-9, GH-SPAWN-4)."""
    waiting = [number for number, figure in s.figures.items() if not figure.acted]
    if not waiting:
        plan(s, end_round())
        return
    waiting.sort(key=lambda number: order_key(s, s.figures[number]))
    first = waiting[0]
    tied = tied_with(s, first, waiting)
    if len(tied) > 1:
        seats = players(s)
        owners = sorted({s.figures[number].owner for number in tied})
        if s.figures[first].kind != MONSTER:
            seats = [seat for seat in seats if seat in owners]
        first = await ask_any(seats, kinds.GO_FIRST, lambda: tied)
    plan(s, take_turn(first), next_turn())


def tied_with(s: Scenario, first: int, waiting: list[int]) -> list[int]:
    """Figures of other owners, or of other types, that could go before it as well: the first of
    each (GH-INIT-3, GH-INIT-6, GH-RUL-30, GH-RUL-31)."""
    own = initiative(s, s.figures[first])
    found: dict[tuple[int, int], int] = {}
    for number in waiting:
        figure = s.figures[number]
        if initiative(s, figure) == own and figure.kind in (CHARACTER, SUMMON, MONSTER):
            owner = figure.type if figure.kind == MONSTER else figure.owner
            found.setdefault((figure.kind == MONSTER, owner), number)
    return list(found.values())


@step
async def take_turn(s: Scenario, number: int) -> None:
    """A figure's turn: its start, what it does, its end (GH-TURN-2, GH-COND-12)."""
    figure = s.figures.get(number)
    if figure is None:
        return
    s.turns += 1
    s.acting = number
    figure.acted = True
    conditions.begin_turn(figure)
    tell(s, kinds.TURN, named(s, number))
    steps = [step.find(ACTS[figure.kind])(number)]
    if figure.kind == CHARACTER:
        names = ("open_turn", "act_by_cards", "close_actions")
        steps = [step.find(name)(number) for name in names]
    plan(s, *steps, end_turn(number))
    if figure.conditions & WOUND:
        plan(s, harm(number, 1, "wound", NONE))


@step
async def end_turn(s: Scenario, number: int) -> None:
    """The end of a turn: money in the own hex, conditions, pressure plates, infusions (GH-ETURN-1
    to 3, GH-RUL-81, GH-RUL-119)."""
    figure = s.figures.get(number)
    plan(s, scenarios.turn_ended(number), close_turn())
    if figure is not None:
        if figure.kind == CHARACTER:
            loot(s, figure.owner)
        conditions.end_turn(s, number)


@step
async def close_turn(s: Scenario) -> None:
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
    """Decks are shuffled, bonuses end, elements fade, and who likes rests (GH-EROUND-1 to 7)."""
    tell(s, kinds.ROUND_OVER, s.round)
    for seat, character in enumerate(s.characters):
        if shuffle(character.modifiers) and character.figure != NONE:
            tell(s, kinds.SHUFFLED, named(s, s.characters[seat].figure))
    if shuffle(s.monsters):
        tell(s, kinds.MONSTERS_SHUFFLED)
    bonuses.end_round(s)
    for deck, ability in sorted(s.abilities.items()):
        if ABILITIES[ability].shuffle:
            put_in_bag(s.decks[deck], s.ability_discards[deck])
            s.ability_discards[deck].clear()
    s.elements = [max(INERT, strength - 1) for strength in s.elements]
    for character in s.characters:
        character.discard += character.chosen.cards
        character.chosen.cards.clear()
        character.chosen.seen.clear()
        character.rests = False
        character.played = 0
    plan(s, *[short_rest(seat) for seat in players(s)], finish_round())


@step
async def finish_round(s: Scenario) -> None:
    """The round is over: the scenario too, if its goal is reached (GH-ROUND-4, GH-RUL-32)."""
    plan(s, *scenarios.round_ended(s), end_or_go_on())


@step
async def end_or_go_on(s: Scenario) -> None:
    if s.won:
        close(s)
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


@step
async def short_rest(s: Scenario, seat: Seat) -> None:
    """A random card of the discards is lost, or for 1 damage another; the others come back to hand
    (GH-SREST-1 to 6, GH-RUL-83, GH-RUL-84)."""
    character = s.characters[seat]
    if character.figure == NONE or len(character.discard) < 2:
        return
    answer = await ask(seat, kinds.SHORT_REST, lambda: (None, "rest"))
    if answer is None:
        return
    tally(s, seat, "short_rests")
    pile = sorted(character.discard)
    card = s.chance.draw(pile)
    choice = await ask(seat, kinds.REST_EXCHANGE, lambda: ("keep", "exchange"), card)
    if choice == "exchange":
        other = s.chance.draw(pile)
        plan(s, harm(character.figure, 1, "rest", NONE))
        card = other
    tell(s, kinds.RESTED_SHORT, named(s, character.figure), card)
    take_back(s, seat, card)


def take_back(s: Scenario, seat: Seat, lost: int) -> None:
    """One card is lost, if there is one, and the discards come back to hand."""
    character = s.characters[seat]
    for card in sorted(character.discard):
        if card == lost:
            character.lost.append(card)
        else:
            character.hand.add(card, EVERYBODY)
    character.discard.clear()


def tally(s: Scenario, seat: Seat, name: str) -> None:
    tallies = s.characters[seat].tallies
    tallies[name] = tallies.get(name, 0) + 1
