"""Effects of cards: the verbs of components/effects.py, one after the other.

An effect is known by its number; `figure` plays the card, `target` was attacked (or attacks, for a
Reaction) and `square` is where it stood: it may be gone by now. A `target` without a square was
chosen when the card was played.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from grimorio.core import Planned, ask, plan, tell
from grimorio.games.dungeonalliance.components.effects import (
    Damage,
    Draw,
    Either,
    Exhaust,
    Gain,
    Heal,
    Hinder,
    Pull,
    Push,
    Recover,
    Refresh,
    Shift,
    Swap,
)
from grimorio.games.dungeonalliance.components.numbers import (
    AFTER_ATTACK,
    AFTER_HIT,
    AFTER_PET,
    CARDS,
    EFFECT_CARDS,
    EFFECTS,
    WAY_EFFECTS,
    WAYS,
)
from grimorio.games.dungeonalliance.components.vocabulary import Whom
from grimorio.games.dungeonalliance.kinds import (
    CHOOSE_WAY,
    EXHAUSTED,
    HINDERED,
    MOVED,
    NEXT_SLAIN,
    PUSH_TO,
    PUSHED,
    RECOVER,
    RECOVERED,
    REFRESHED,
    SHIFT_TO,
    SHOVE_TO,
    WHOM,
)
from grimorio.games.dungeonalliance.nouns import (
    FIRST_MONSTER,
    HINDRANCE,
    TEAM,
    Effect,
    Figure,
    Square,
)
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.board import (
    around,
    distance,
    facings_towards,
    sees,
    touches,
)
from grimorio.games.dungeonalliance.rules.experience import gain, gain_for_damage
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    health_of,
    hero_of,
    heroes_standing,
    is_enemy,
    named,
    place_of,
    put,
    room_of,
)
from grimorio.games.dungeonalliance.rules.hands import draw
from grimorio.games.dungeonalliance.rules.harm import by_card, harm, heal
from grimorio.games.dungeonalliance.rules.threats import enter
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE

SpecialRule: TypeAlias = "Callable[[Dungeon, int, int, int], Coroutine[Any, Any, None]]"
SPECIALS: Final[dict[str, SpecialRule]] = {}
"""The coroutines of special effects, by the id of their card."""

CHOSEN: Final = ("ally", "hero", "beside", "enemy", "anybody")
"""Of these one is chosen; an effect on others is about all of them."""


def effects_after(source: int, figure: int, target: int, square: int, hit: bool) -> list[Planned]:
    """What follows an attack made with a card."""
    numbers = AFTER_HIT[source] + AFTER_PET[source] if hit else ()
    return [do_effect(one, figure, target, square) for one in numbers + AFTER_ATTACK[source]]


@step
async def do_effect(
    s: Dungeon, number: Effect, figure: Figure, target: Figure, square: Square
) -> None:
    """One effect of a card (DA-CARD-1, DA-ATK-9). Who falls to an attack does nothing more, not
    even by a Reaction to it (DA-RUL-180)."""
    if hero_of(s, figure).defeated:
        return
    effect = EFFECTS[number]
    seat = figure // TEAM
    if isinstance(effect, Damage):
        others = await whom(s, number, effect.whom, figure, target, square, effect.reach)
        await damage_all(s, number, figure, others, effect)
    elif isinstance(effect, Heal):
        for other in await whom(s, number, effect.whom, figure, target, square, 0):
            await heal(s, other, effect.count, effect.poison)
    elif isinstance(effect, Draw):
        draw(s, seat, effect.count)
    elif isinstance(effect, Recover):
        await recover(s, number, seat, effect.count)
    elif isinstance(effect, Push | Pull):
        for other in await whom(s, number, effect.whom, figure, target, square, effect.reach):
            plan(s, shove(number, figure, other, effect.squares))
    elif isinstance(effect, Shift):
        for other in await whom(s, number, effect.whom, figure, target, square, 0):
            await shift(s, number, other, effect.squares)
    elif isinstance(effect, Swap):
        for other in await whom(s, number, effect.whom, figure, target, square, effect.reach):
            swap(s, figure, other)
    elif isinstance(effect, Hinder):
        what = HINDRANCE.number(effect.what)
        for other in await whom(s, number, effect.whom, figure, target, square, effect.reach):
            hinder(s, other, what, effect.by)
    elif isinstance(effect, Exhaust):
        for other in await whom(s, number, effect.whom, figure, target, square, effect.reach):
            exhaust(s, other)
    elif isinstance(effect, Gain):
        gain(s, seat, effect.count)
    elif isinstance(effect, Refresh):
        hero = hero_of(s, figure)
        if hero.surged:
            hero.surged = False
            tell(s, REFRESHED, named(s, figure))
    elif isinstance(effect, Either):
        way = await ask(seat, CHOOSE_WAY, lambda: WAYS[number], EFFECT_CARDS[number])
        plan(s, *[do_effect(one, figure, target, square) for one in WAY_EFFECTS[way]])
    else:
        await SPECIALS[CARDS[EFFECT_CARDS[number]].id](s, figure, target, square)


# -- whom ------------------------------------------------------------------------------------------


async def whom(
    s: Dungeon, number: int, who: Whom, figure: int, target: int, square: int, reach: int
) -> list[int]:
    """Those an effect is about, the one chosen where there is a choice."""
    found = able(number, candidates(s, who, figure, target, square, reach))
    if who not in CHOSEN or not found:
        return found
    if square == NONE and target in found:
        return [target]
    card = EFFECT_CARDS[number]
    chosen = await ask(
        figure // TEAM,
        WHOM,
        lambda: able(number, candidates(s, who, figure, target, square, reach)),
        card,
    )
    return [chosen]


def chosen_of(s: Dungeon, number: int, figure: int) -> list[int]:
    """Those an effect of a card that is played now lets the player choose from."""
    effect = EFFECTS[number]
    if isinstance(effect, Heal | Shift):
        who, reach = effect.whom, 0
    elif isinstance(effect, Damage | Push | Pull | Swap | Hinder | Exhaust):
        who, reach = effect.whom, effect.reach
    else:
        return []
    return able(number, candidates(s, who, figure, NONE, NONE, reach)) if who in CHOSEN else []


def able(number: int, found: list[int]) -> list[int]:
    """Those of them that an effect can be about: only monsters are exhausted (DA-RUL-165)."""
    if isinstance(EFFECTS[number], Exhaust):
        return [one for one in found if one >= FIRST_MONSTER]
    return found


def candidates(
    s: Dungeon, who: Whom, figure: int, target: int, square: int, reach: int
) -> list[int]:
    """All figures that the words of an effect fit, by number. An ally to change places with is one
    that stands; healing reaches all of the Alliance (DA-RUL-160, DA-RUL-162)."""
    at = place_of(s, figure)
    if who == "self":
        return [figure]
    if who in {"target", "attacker"}:
        return [target] if is_there(s, target) else []
    if who in {"ally", "hero", "beside", "allies"}:
        first = TEAM * (figure // TEAM)
        own = [one for one in range(first, first + TEAM) if hero_of(s, one).at != NONE]
        if who == "ally":
            return [one for one in own if one != figure and is_there(s, one)]
        if who == "beside":
            return [
                one for one in own if one == figure or touches(at, place_of(s, one), s.corridors)
            ]
        if who == "allies":
            return [one for one in own if room_of(place_of(s, one)) == room_of(at)]
        return own
    everybody = [*heroes_standing(s), *sorted(s.monsters)]
    if who == "target-room":
        room = room_of(square)
        return [one for one in everybody if one != target and room_of(place_of(s, one)) == room]
    others = [one for one in everybody if one != figure]
    if who == "room":
        return [one for one in others if room_of(place_of(s, one)) == room_of(at)]
    foes = [one for one in others if is_enemy(s, figure, one)]
    if who == "enemies":
        return [one for one in foes if room_of(place_of(s, one)) == room_of(at)]
    if who == "around":
        return [one for one in foes if touches(at, place_of(s, one), s.corridors)]
    if who == "near-target":
        return [
            one for one in foes if one != target and touches(square, place_of(s, one), s.corridors)
        ]
    if who == "anybody":
        foes = [one for one in others if one // TEAM != figure // TEAM]
    return [
        one
        for one in foes
        if not is_hidden(s, one) and is_near(s, figure, at, place_of(s, one), reach)
    ]


def is_there(s: Dungeon, figure: int) -> bool:
    """Whether a figure is still on the map and stands."""
    if figure >= FIRST_MONSTER:
        return figure in s.monsters
    return figure != NONE and not hero_of(s, figure).defeated


def is_hidden(s: Dungeon, figure: int) -> bool:
    """Whether somebody cannot be chosen by others (DA-RUL-80, DA-RUL-126)."""
    return figure < FIRST_MONSTER and hero_of(s, figure).hidden


def is_near(s: Dungeon, figure: int, at: int, to: int, reach: int) -> bool:
    """Whether a square is at most so far away, and in sight: not behind a hero that has attacked
    and turns no more (DA-LOS-1, DA-FACE-3, DA-RUL-124)."""
    if distance(at, to) > reach or not sees(at, to, s.corridors):
        return False
    turned = s.hero == NONE or active(s) != figure
    return turned or facings_towards(at, to) & s.facings != 0


# -- what is done ----------------------------------------------------------------------------------


def strike_without_attack(
    s: Dungeon, figure: int, other: int, count: int, poison: bool, card: int
) -> None:
    """Damage of a card that is no attack: in the colour of the Alliance; with PvP it is worth XP
    on enemy heroes, otherwise not; no defence counts (DA-NOPVP-3, DA-RUL-55, DA-RUL-66..67,
    DA-RUL-109)."""
    if is_there(s, other):
        if other < FIRST_MONSTER and is_enemy(s, figure, other):
            gain_for_damage(s, figure // TEAM, other, count)
        harm(s, other, figure // TEAM, count, by_card(card), poison)


async def damage_all(
    s: Dungeon, number: int, figure: int, others: list[int], effect: Damage
) -> None:
    """Damage to each of several; of the monsters it defeats the attacker chooses who is first, and
    each is scored by itself (DA-RUL-53, DA-RUL-168)."""
    left = others[:]
    while left:
        other = left[0]
        if doomed(s, left, effect.count):
            other = await ask(
                figure // TEAM,
                NEXT_SLAIN,
                lambda: doomed(s, left, effect.count),
                EFFECT_CARDS[number],
            )
        left.remove(other)
        card = EFFECT_CARDS[number]
        strike_without_attack(s, figure, other, effect.count, effect.poison, card)


def doomed(s: Dungeon, others: list[int], count: int) -> list[int]:
    """Those of several who are monsters that so much damage defeats."""
    return [
        other
        for other in others
        if other in s.monsters and sum(s.monsters[other].damage) + count >= health_of(s, other)
    ]


async def recover(s: Dungeon, number: int, seat: int, count: int) -> None:
    """Cards of choice from the discard pile to the hand; all have seen them."""
    player = s.players[seat]
    for _ in range(min(count, len(player.discard))):
        card = await ask(
            seat, RECOVER, lambda: sorted({*s.players[seat].discard}), EFFECT_CARDS[number]
        )
        player.discard.remove(card)
        player.shown.append(card)
        tell(s, RECOVERED, seat, card)


@step
async def shove(s: Dungeon, number: Effect, figure: Figure, other: Figure, squares: int) -> None:
    """One square further away from who pushes, or nearer; then the next. A monster pushes without
    a card, as the player who moves it decides; one that is defeated by then pushes nobody
    (DA-RUL-110, DA-RUL-170)."""
    if not is_there(s, figure) or not is_there(s, other):
        return
    if not shove_squares(s, number, figure, other):
        return
    if number == NONE:
        to = await ask(
            s.seat,
            SHOVE_TO,
            lambda: shove_squares(s, number, figure, other),
            other,
            duty="monsters",
        )
    else:
        to = await ask(
            figure // TEAM,
            PUSH_TO,
            lambda: shove_squares(s, number, figure, other),
            EFFECT_CARDS[number],
            other,
        )
    name = named(s, other)
    put(s, other, to)
    tell(s, PUSHED, name, to, named(s, figure), int(is_pull(number)))
    if squares > 1:
        plan(s, shove(number, figure, other, squares - 1))
    if other < FIRST_MONSTER:
        enter(s, other)


def shove_squares(s: Dungeon, number: int, figure: int, other: int) -> list[int]:
    """The empty squares beside somebody that are further from the hero, or nearer to it."""
    origin, at = place_of(s, figure), place_of(s, other)
    sign = -1 if is_pull(number) else 1
    return [
        to
        for to in around(at, s.corridors)
        if s.occupant[to] == NONE and sign * (distance(origin, to) - distance(origin, at)) > 0
    ]


def is_pull(number: int) -> bool:
    return number != NONE and isinstance(EFFECTS[number], Pull)


async def shift(s: Dungeon, number: int, other: int, squares: int) -> None:
    """A hero moves for no Speed points: this is none of its movements (DA-RUL-121)."""
    hero = hero_of(s, other)
    if hero.defeated:
        return
    to = await ask(
        other // TEAM,
        SHIFT_TO,
        lambda: sorted([hero_of(s, other).at, *ways(s, other, squares, True)]),
        EFFECT_CARDS[number],
        other,
    )
    if to != hero.at:
        put(s, other, to)
        tell(s, MOVED, named(s, other), to)
        enter(s, other)


def swap(s: Dungeon, figure: int, other: int) -> None:
    """Two figures exchange their squares."""
    here, there = place_of(s, figure), place_of(s, other)
    names = [(one, named(s, one)) for one in (figure, other)]
    s.occupant[there] = NONE
    put(s, figure, there)
    if other >= FIRST_MONSTER:
        s.monsters[other].at = here
    else:
        hero_of(s, other).at = here
    s.occupant[here] = other
    for one, name in names:
        tell(s, MOVED, name, place_of(s, one))
        if one < FIRST_MONSTER:
            enter(s, one)


def hinder(s: Dungeon, other: int, what: int, by: int) -> None:
    """An ability is lower until the End Phase."""
    if other >= FIRST_MONSTER:
        monster = s.monsters[other]
        found = list(monster.hindered or (0, 0, 0, 0))
        found[what] += by
        monster.hindered = tuple(found)
    else:
        hero = hero_of(s, other)
        found = list(hero.hindered or (0, 0, 0, 0))
        found[what] += by
        hero.hindered = tuple(found)
    tell(s, HINDERED, named(s, other), what, by)


def exhaust(s: Dungeon, other: int) -> None:
    """A monster does nothing more in this round."""
    if s.monsters[other].ready:
        s.monsters[other].ready = False
        tell(s, EXHAUSTED, named(s, other))
