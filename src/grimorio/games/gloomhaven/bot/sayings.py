"""What bots say of their moves: facts of the position that speak for an answer, which all can
check. What a declaration is good for is said to its owner only (GH-DECL-8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from grimorio.core import Ask, Value
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.acting import rests_of_turn
from grimorio.games.gloomhaven.bot.dangers import Foe, before
from grimorio.games.gloomhaven.bot.outlook import Outlook
from grimorio.games.gloomhaven.bot.turns import HALF, move_ends
from grimorio.games.gloomhaven.components.effects import Attack, CardLine, Heal, Loot, Move
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    BOTTOM,
    CARDS,
    DISARM,
    LINES,
    POISON,
    STUN,
    TOP,
    TYPE_DECK,
    WOUND,
)
from grimorio.games.gloomhaven.rules import in_progress
from grimorio.games.gloomhaven.rules.attack.aiming import struck_by
from grimorio.games.gloomhaven.rules.map.figures import ground, is_seen, own
from grimorio.games.gloomhaven.rules.monsters.might import might_of
from grimorio.games.gloomhaven.state import MONSTER, PARTY, Scenario
from grimorio.games.gloomhaven.view.names import figure_of
from grimorio.games.gloomhaven.view.odds import prospect
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words

Numbered: TypeAlias = "list[tuple[int, CardLine]]"
LIKELY: Final = 0.5
"""What is more likely than not is said to be probable."""
FELT: Final = 0.5
"""Less damage than that on average is not worth a word."""
ENOUGH: Final = 2
"""The cards a turn takes."""
SHAPE: Final = 2
"""How much farther than its range an area may reach."""


def why(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """One line for all to read, if there is something to say."""
    said = ALOUD.get(ask.kind)
    return None if said is None else said(s, ask, option)


def reason(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """What the seat itself may read besides: why these two cards, or a long rest."""
    if ask.kind is kinds.DECLARE:
        return why_declared(s, ask, option)
    return why(s, ask, option)


def named(s: Scenario, number: int) -> Words:
    """A figure, as sentences have it."""
    return {"figure": figure_of(s, number)}


# -- reach -----------------------------------------------------------------------------------------


def lines_of(half: int) -> Numbered:
    """The lines of a half, with their numbers."""
    return [(number, LINES[number]) for number in HALF[half]]


def reach_of(look: Outlook, lines: Numbered, more: int = 0) -> int:
    """The range of the farthest attack of these lines, and so much more for an area; 0 if there is
    none, or if it cannot be made."""
    if look.figure.conditions & (DISARM | STUN):
        return 0
    return max(
        [
            look.power(number, line).range + (more if line.area else 0)
            for number, line in lines
            if isinstance(line, Attack) and line.whom in ("one", "adjacent")
        ],
        default=0,
    )


def in_reach(look: Outlook, cell: int, reach: int) -> list[Foe]:
    """The enemies that an attack of that range can be made on from a hex."""
    if not reach or look.is_door(cell):
        return []
    cells = look.land.within(cell, reach) & look.land.sight(cell)
    return [foe for foe in look.foes if cells >> foe.figure.at & 1 and is_seen(foe.figure)]


def nearest(look: Outlook, foes: list[Foe]) -> Foe:
    """The nearest of some enemies."""
    far = look.land.far(look.at)
    return min(foes, key=lambda foe: (far[foe.at], foe.number))


# -- cards -----------------------------------------------------------------------------------------


def why_declared(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """When two cards act, by the cards that enemies may still draw, and whom they reach."""
    character = s.characters[ask.seat]
    if kinds.LONG_REST.matches(option):
        if len(character.hand) < ENOUGH:
            return Text("why-bot-spent")
        return Text("reason-rests", {"cards": len(character.discard)})
    lead, other = kinds.TWO_CARDS.parts(option)
    look = Outlook(s, ask.seat, character.figure, False, False, True)
    initiative = CARDS[lead].initiative
    if not look.foes:
        points = most_points((lead, other))
        return Text("reason-onward", {"points": points}) if points else None
    early, late = chances(s, look.foes, initiative)
    if late > LIKELY:
        return Text("reason-late", {"initiative": initiative})
    foe = first_in_reach(look, lead, other)
    words: Words = {"initiative": initiative}
    if early > LIKELY:
        if foe is None:
            return Text("reason-early", words)
        return Text("reason-early-attack", {**words, "figure": figure_of(s, foe.number)})
    return None if foe is None else Text("reason-attack", {"figure": figure_of(s, foe.number)})


def most_points(cards: tuple[int, int]) -> int:
    """The longest Move of the bottoms of two cards."""
    lines = [LINES[number] for card in cards for number in HALF[2 * card + BOTTOM]]
    moves = [line.value for line in lines if isinstance(line, Move)]
    return max([points for points in moves if isinstance(points, int)], default=0)


def chances(s: Scenario, foes: list[Foe], initiative: int) -> tuple[float, float]:
    """How likely every enemy acts after an initiative, and how likely every one acts before."""
    decks = {TYPE_DECK[foe.figure.type]: foe for foe in foes if foe.figure.kind == MONSTER}
    early = late = 1.0 if decks else 0.0
    for foe in decks.values():
        chance = before(s, foe.figure, initiative)
        early *= 1.0 - chance
        late *= chance
    return early, late


def first_in_reach(look: Outlook, lead: int, other: int) -> Foe | None:
    """The nearest enemy that an attack of one card reaches after the move of the other."""
    found: list[Foe] = []
    for one, two in ((lead, other), (other, lead)):
        top, bottom = lines_of(2 * one + TOP), lines_of(2 * two + BOTTOM)
        for attacks, moves in ((top, bottom), (bottom, top)):
            cells = {look.at}
            for _, line in moves:
                if isinstance(line, Move):
                    cells.update(move_ends(look, look.at, line))
            for cell in cells:
                found += in_reach(look, cell, reach_of(look, attacks))
    return nearest(look, found) if found else None


# -- halves and moves ------------------------------------------------------------------------------


def why_acting(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """Why this half comes first: the first of its lines that there is something to say about."""
    if kinds.PLAY.matches(option):
        (number,) = kinds.PLAY.parts(option)
        half = number
    elif kinds.PLAY_BASIC.matches(option):
        (number,) = kinds.PLAY_BASIC.parts(option)
        half = BASIC + number % 2
    else:
        return None
    character = s.characters[ask.seat]
    look = Outlook(s, ask.seat, character.figure, True, False, True)
    others = [
        numbered
        for card in character.chosen.cards
        if card != number // 2 and not character.played >> (1 - number % 2) & 1
        for numbered in lines_of(2 * card + 1 - number % 2)
    ]
    for place, line in lines_of(half):
        found: Text | None = None
        if isinstance(line, Attack):
            near = in_reach(look, look.at, reach_of(look, [(place, line)]))
            found = Text("why-bot-near", named(s, nearest(look, near).number)) if near else None
        elif isinstance(line, Move):
            wide = reach_of(look, others, SHAPE)
            if wide and look.foes and not in_reach(look, look.at, wide):
                return Text("why-bot-first-move")
            return None
        elif isinstance(line, Heal):
            found = why_healed(s, *worst_hurt(look, line))
        elif isinstance(line, Loot) and isinstance(line.range, int):
            cells = look.land.within(look.at, line.range)
            coins = sum([count for cell, count in s.coins.items() if cells >> cell & 1])
            found = Text("why-bot-loots", {"coins": coins}) if coins else None
        if found is not None:
            return found
    return None


def why_moving(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """What is better in a hex than where the figure stands."""
    if option is None or not kinds.MOVE_TO.matches(option):
        return None
    (cell,) = kinds.MOVE_TO.parts(option)
    deed = in_progress(s)
    character = s.characters[ask.seat]
    look = Outlook(s, ask.seat, deed.actor, True, False, True)
    if look.is_door(cell):
        return Text("why-bot-door") if look.ready and not look.foes else None
    if deed.actor == character.figure:
        lines = {n for _, some in rests_of_turn(s, look, character) for n in some}
        reach = reach_of(look, [(number, LINES[number]) for number in sorted(lines)])
        here = {foe.number for foe in in_reach(look, look.at, reach)}
        new = [foe for foe in in_reach(look, cell, reach) if foe.number not in here]
        if new and not here:
            return Text("why-bot-reaches", named(s, nearest(look, new).number))
        if coins := s.coins.get(cell, 0):
            return Text("why-bot-coins", {"coins": coins})
    return why_there(s, look, cell)


def why_there(s: Scenario, look: Outlook, cell: int) -> Text | None:
    """Whether a hex is safer, or nearer to where the figure goes. Only of enemies that are still to
    act in this round it is known how far they come."""
    if not look.foes:
        gained = look.door != NONE and look.onward[cell] < look.onward[look.at]
        return Text("why-bot-onward") if gained else None
    if strikers(look, cell) < strikers(look, look.at):
        return Text("why-bot-safer")
    foe = nearest(look, look.foes)
    far = look.land.far(foe.at)
    return Text("why-bot-closer", named(s, foe.number)) if far[cell] < far[look.at] else None


def strikers(look: Outlook, cell: int) -> int:
    """How many enemies can still strike in a hex in this round, by the cards that lie there."""
    sight = look.land.sight(cell)
    return sum(
        [
            foe.attack > 0
            and foe.later == 1.0
            and not foe.figure.acted
            and bool(look.land.within(cell, foe.reach) & sight & foe.mask)
            for foe in look.foes
        ]
    )


# -- attacks and heals -----------------------------------------------------------------------------


def why_aimed(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """Why this enemy, or these: what the attack does to it, and what sets it apart."""
    deed = in_progress(s)
    blow = deed.blow
    if option is None or blow is None:
        return None
    if not (kinds.AT.matches(option) or kinds.AREA.matches(option)):
        return None
    numbers = struck_by(option)
    enemies = [number for number in numbers if s.figures[number].side != deed.side]
    if len(enemies) != 1:
        return Text("why-bot-several", {"count": len(enemies)}) if enemies else None
    number = enemies[0]
    likely = prospect(s, deed, blow, number)
    if likely.kill > LIKELY:
        return Text("why-bot-kills", named(s, number))
    if kinds.AT.matches(option):
        others = [one for one in singles(ask.options) if one != number]
        if others and all(prospect(s, deed, blow, one).shield > likely.shield for one in others):
            return Text("why-bot-softest", named(s, number))
        strength = strength_of(s, number)
        if others and all(strength_of(s, one) < strength for one in others):
            return Text("why-bot-strongest", named(s, number))
        far = ground(s).far(deed.at)
        way = far[s.figures[number].at]
        if others and all(far[s.figures[one].at] > way for one in others):
            return Text("why-bot-nearest", named(s, number))
    if likely.average < FELT:
        return None
    words: Words = {"damage": round(likely.average), "hp": s.figures[number].hp}
    return Text("why-bot-wounds", {**words, **named(s, number)})


def singles(options: Iterable[Value]) -> list[int]:
    """Those that may be attacked by themselves."""
    return [kinds.AT.parts(one)[0] for one in options if one is not None and kinds.AT.matches(one)]


def strength_of(s: Scenario, number: int) -> int:
    """The Attack on the stat card of a monster, if nothing keeps it from attacking."""
    figure = s.figures[number]
    if figure.kind != MONSTER or figure.conditions & (STUN | DISARM):
        return 0
    return might_of(s, figure).attack or 0


def why_chosen(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """Whom a heal is for."""
    (line,) = kinds.CHOOSE_FIGURE.about(ask)
    if line == NONE or not isinstance(LINES[line], Heal):
        return None
    if option is None or not kinds.CHOSEN_FIGURE.matches(option):
        return None
    return why_healed(s, *kinds.CHOSEN_FIGURE.parts(option))


def why_healed(s: Scenario, number: int) -> Text | None:
    """What a heal is good for: it ends poison and wounds, or brings hit points back."""
    if number == NONE:
        return None
    figure = s.figures[number]
    ails = [
        name for mask, name in ((POISON, "poison"), (WOUND, "wound")) if figure.conditions & mask
    ]
    if ails:
        return Text(
            "why-bot-cures", {"ail": ails[0] if len(ails) == 1 else "both", **named(s, number)}
        )
    lost = figure.most - figure.hp
    return Text("why-bot-heals", {"lost": lost, **named(s, number)}) if lost else None


def worst_hurt(look: Outlook, line: Heal) -> tuple[int]:
    """Of those in reach of a heal whoever has lost most; NONE if it is for others still."""
    if line.whom not in ("one", "self"):
        return (NONE,)
    near = look.land.within(look.at, line.range) if line.whom == "one" else 0
    found = [(look.me, look.figure)]
    found += [one for one in own(look.s, PARTY) if one[0] != look.me and near >> one[1].at & 1]
    return (max(found, key=lambda one: (one[1].most - one[1].hp, one[0] == look.me))[0],)


# -- damage and rests ------------------------------------------------------------------------------


def why_suffered(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """What the damage would leave: nothing, or so many hit points."""
    figure = s.figures[s.characters[ask.seat].figure]
    _, damage, _ = kinds.SUFFER.about(ask)
    left = figure.hp - damage
    words: Words = {"left": left, "most": figure.most}
    if kinds.TAKE.matches(option):
        may_lose = any(is_loss(one) for one in ask.options)
        return Text("why-bot-bears", words) if may_lose and left > 0 else None
    if not is_loss(option):
        return None
    if left <= 0:
        return Text("why-bot-saves", {"damage": damage, "hp": figure.hp})
    return Text("why-bot-costs", words)


def is_loss(option: Value) -> bool:
    """Whether cards are given up."""
    return kinds.LOSE.matches(option) or kinds.DISCARD.matches(option)


def why_resting(s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
    """Why a short rest is taken."""
    if option is None or not kinds.REST_SHORT.matches(option):
        return None
    if len(s.characters[ask.seat].hand) < ENOUGH:
        return Text("why-bot-spent")
    calm = all(one.side == PARTY for one in s.figures.values())
    return Text("why-bot-calm") if calm else None


ALOUD: Final[dict[Kind, Callable[[Scenario, Ask[Value], Value], Text | None]]] = {
    kinds.ACT: why_acting,
    kinds.MOVE: why_moving,
    kinds.AIM: why_aimed,
    kinds.CHOOSE_FIGURE: why_chosen,
    kinds.SUFFER: why_suffered,
    kinds.SHORT_REST: why_resting,
}
"""The questions of which something is said aloud."""
