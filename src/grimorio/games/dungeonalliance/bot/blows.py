"""Attacks a hero could make now: from where, with which cards, and what they would be worth."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.games.dungeonalliance.components.numbers import (
    CARD_TYPE_MASKS,
    CARDS,
    MODIFIERS,
    MONSTER_FIRST,
    MONSTER_SECOND,
    MONSTER_STRENGTH,
)
from grimorio.games.dungeonalliance.components.vocabulary import RANGED
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, TEAM
from grimorio.games.dungeonalliance.rules.board import distance, facings_towards
from grimorio.games.dungeonalliance.rules.combat import (
    ATTACK_BONUS,
    CLEAR,
    arm_of,
    attack_type,
    defence_of,
    in_range,
    is_blind,
    may_duel,
    obstacles,
    power_of,
    range_of,
)
from grimorio.games.dungeonalliance.rules.figures import (
    ALONE,
    ALWAYS,
    FLANKING,
    HURT,
    LARGE,
    MOVED,
    STILL,
    WOUNDED,
    bonus,
    has_ally_beside,
    health_of,
    hero_of,
    heroes_standing,
    holds,
    is_wounded,
    place_of,
)
from grimorio.games.dungeonalliance.rules.hands import cards_of
from grimorio.games.dungeonalliance.rules.playing import may_play
from grimorio.games.dungeonalliance.state import TOGETHER, Dungeon
from grimorio.kit.numbers import NONE

WOUND: Final = 0.45
"""The share of a monster's XP that a wound of all its Health but a little is worth."""
QUIET: Final = 0.08
"""What it is worth that a ready monster strikes no more, for each point of its strength."""
CROWD: Final = 0.04
"""What a ready monster near the square of an attack takes away."""
CARD_SPENT: Final = 0.02
SURGE_SPENT: Final = 0.06
"""What a card played and a Power Surge cost a plan."""
PET_SHARE: Final = 0.7
SECOND: Final = 0.8
"""What a pet, and a second attack, add to a plan that they are not needed for."""


class Blow:
    """An attack that a hero could make, and what must be done before it."""

    def __init__(self, value: float, at: int, source: int, target: int) -> None:
        self.value = value
        self.at = at
        """The square it is made from."""
        self.source = source
        self.target = target
        self.cards: tuple[int, ...] = ()
        """Cards that are played before it."""
        self.surge = False
        self.pet = False
        """It is a pet that attacks."""


def foes_of(s: Dungeon, figure: int) -> list[int]:
    """Whom a hero may attack at all."""
    found = list(s.monsters)
    if s.versus:
        found += [one for one in heroes_standing(s) if may_duel(s, figure, one)]
    return found


def damage_worth(s: Dungeon, seat: Seat, target: int, damage: int) -> float:
    """What so much damage to somebody is worth to an Alliance: the XP of a kill, else a part."""
    if damage <= 0:
        return 0.0
    if target < FIRST_MONSTER:
        hero = hero_of(s, target)
        left = health_of(s, target) - hero.damage
        return 0.9 * (damage // 2) + 0.1 * damage + (0.9 if damage >= left else 0.0)
    monster = s.monsters[target]
    first, second = MONSTER_FIRST[monster.kind], MONSTER_SECOND[monster.kind]
    left = health_of(s, target) - sum(monster.damage)
    mine = monster.damage[seat] + damage
    ahead = 0
    for other in monster.order:
        if other != seat and monster.damage[other] >= mine:
            ahead += 1
    alone = s.mode == TOGETHER or not any(other != seat for other in monster.order)
    reward = first + second if alone else (first, second, 0, 0)[ahead]
    if damage >= left:
        threat = QUIET * MONSTER_STRENGTH[monster.kind] if monster.ready else 0.0
        return reward + threat + 0.05
    part = damage / health_of(s, target)
    return WOUND * part * max(reward, 0.6 * (first + second))


def boosters(cards: list[int]) -> list[list[int]]:
    """The cards in hand that make the melee and the ranged attacks of a hero stronger."""
    found: list[list[int]] = [[], []]
    for card in cards:
        if CARDS[card].attack is not None and not CARDS[card].modifiers:
            continue
        for kind in (0, 1):
            if any(one[0] == ATTACK_BONUS[kind] for one in MODIFIERS[card]):
                found[kind].append(card)
    return found


def boost(s: Dungeon, figure: int, card: int, kind: int, target: int, moves: bool) -> int:
    """By how much a card would raise an attack on somebody."""
    found = 0
    for trait, by, when, _ in MODIFIERS[card]:
        if trait == ATTACK_BONUS[kind] and is_met(s, figure, when, target, moves):
            found += by
    return found


def is_met(s: Dungeon, figure: int, when: int, target: int, moves: bool) -> bool:
    """Whether a condition would hold at the time of an attack."""
    if when == ALWAYS:
        return True
    if when == STILL:
        return not moves
    if when == MOVED:
        return moves
    if when in (HURT, ALONE, LARGE):
        return holds(s, figure, when, target)
    if when == FLANKING:
        return has_ally_beside(s, figure, target)
    return is_wounded(s, target) == (when == WOUNDED)


def usable(s: Dungeon, figure: int) -> list[int]:
    """The cards in hand that a hero could play."""
    return [card for card in cards_of(s, figure // TEAM) if may_play(s, figure, card)]


def crowd(s: Dungeon, square: int, target: int) -> float:
    """What stands near a square besides the one attacked."""
    count = 0
    for figure, monster in s.monsters.items():
        if figure != target and monster.ready and distance(square, monster.at) <= 2:
            count += 1
    return CROWD * count


def trouble(s: Dungeon, square: int, cost: int, target: int) -> float:
    """What speaks against a square to attack somebody from: who else is near, a long way to it,
    and to stand close by."""
    return crowd(s, square, target) + 0.01 * cost - 0.03 * distance(square, place_of(s, target))


def blows(s: Dungeon, figure: int, reach: dict[int, int], first: bool) -> list[Blow]:
    """The best attack on each enemy with each weapon, from the squares in reach; after the first
    attack only from where the hero stands, on another enemy it can face."""
    cards = usable(s, figure)
    sources = [NONE, *[card for card in cards if CARDS[card].attack is not None]]
    more = boosters(cards)
    at = place_of(s, figure)
    found: list[Blow] = []
    farthest = max(reach.values()) + 4 if len(reach) > 1 else 8
    foes = [one for one in foes_of(s, figure) if distance(at, place_of(s, one)) <= farthest]
    for target in foes:
        to = place_of(s, target)
        if not first and (target in s.struck or not facings_towards(at, to) & s.facings):
            continue
        for source in sources:
            blow = best_blow(s, figure, source, target, reach, more)
            if blow is not None:
                found.append(blow)
    if first:
        add_second(s, found, at)
    return found


def add_second(s: Dungeon, found: list[Blow], at: int) -> None:
    """Who does not move may attack another enemy too."""
    if s.moved:
        return
    best: dict[int, float] = {}
    for blow in found:
        if blow.at == at and blow.source == NONE:
            best[blow.target] = blow.value
    for blow in found:
        if blow.at == at:
            other = max([value for one, value in best.items() if one != blow.target], default=0.0)
            blow.value += SECOND * other


def best_blow(
    s: Dungeon,
    figure: int,
    source: int,
    target: int,
    reach: dict[int, int],
    more: list[list[int]],
) -> Blow | None:
    """The best attack with a weapon on an enemy: the square, and the cards it needs."""
    at, to = place_of(s, figure), place_of(s, target)
    kind = attack_type(s, figure, source)
    low, high = range_of(s, figure, source)
    blind = is_blind(source)
    counts = kind == RANGED and bonus(s, figure, CLEAR, target) == 0
    square, cover, calm = NONE, 99, 99.0
    for one, cost in reach.items():
        if distance(one, to) > high or not in_range(s, one, to, low, high, blind):
            continue
        lines = obstacles(s, one, to) if counts else 0
        if lines > cover:
            continue
        bother = trouble(s, one, cost, target)
        if lines < cover or bother < calm:
            square, cover, calm = one, lines, bother
    if square == NONE:
        return None
    guard = defence_of(s, figure, source, target) + cover
    if counts:
        guard -= obstacles(s, at, to)
    damage = power_of(s, figure, source, target) - guard
    seat = figure // TEAM
    moves = s.moved or square != at
    enough = health_left(s, target)
    plain = source != NONE and arm_of(source).plain
    found = Blow(0.0, square, source, target)
    taken = 0 if source == NONE else CARD_TYPE_MASKS[source]
    for card in more[kind] if not plain else ():
        if damage >= enough:
            break
        raised = boost(s, figure, card, kind, target, moves)
        if raised and not taken & CARD_TYPE_MASKS[card] and card != source:
            damage += raised
            taken |= CARD_TYPE_MASKS[card]
            found.cards = (*found.cards, card)
    spent = len(found.cards) + (0 if source == NONE else 1)
    if damage == enough - 1 and not plain and can_surge(s, figure, spent):
        damage += 1
        found.surge = True
    if damage <= 0:
        return None
    found.value = damage_worth(s, seat, target, damage) - calm - CARD_SPENT * spent
    if found.surge:
        found.value -= SURGE_SPENT
    return found


def health_left(s: Dungeon, figure: int) -> int:
    if figure < FIRST_MONSTER:
        return health_of(s, figure) - hero_of(s, figure).damage
    return health_of(s, figure) - sum(s.monsters[figure].damage)


def can_surge(s: Dungeon, figure: int, spent: int) -> bool:
    """Whether two cards are left for a Power Surge besides those that are played."""
    player = s.players[figure // TEAM]
    left = len(player.hand) + len(player.shown) - spent
    return left >= 2 and not hero_of(s, figure).surged


def pet_blows(s: Dungeon, figure: int, reach: dict[int, int]) -> list[Blow]:
    """The best attack of a pet on each enemy."""
    found: list[Blow] = []
    for card in usable(s, figure):
        pet = CARDS[card].pet
        if pet is None:
            continue
        for target in foes_of(s, figure):
            to = place_of(s, target)
            damage = power_of(s, figure, card, target) - defence_of(s, figure, card, target)
            if damage <= 0:
                continue
            square, calm = NONE, 99.0
            for one, cost in reach.items():
                if distance(one, to) > pet.reach:
                    continue
                trouble = 0.01 * cost - 0.03 * distance(one, to)
                if trouble < calm and in_range(s, one, to, 1, pet.reach, False):
                    square, calm = one, trouble
            if square != NONE:
                value = damage_worth(s, figure // TEAM, target, damage)
                blow = Blow(value - calm, square, card, target)
                blow.pet = True
                found.append(blow)
    return found
