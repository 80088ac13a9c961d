"""How to fight: which Monsters to run from, and which cards to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Ask, Value
from grimorio.games.dungeonquest.components import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    MONSTER_LIVES,
)
from grimorio.games.dungeonquest.rules.attributes import has_ability
from grimorio.games.dungeonquest.rules.life import life_of
from grimorio.games.dungeonquest.rules.monsters import ESCAPES
from grimorio.games.dungeonquest.rules.sides import FIRST_POWER, HERO, fight_of, seat_of, side_of
from grimorio.games.dungeonquest.state import Combat, Hero, Quest

MEAN_LIVES: Final = tuple(sum(lives) / len(lives) for lives in MONSTER_LIVES)


def breath(hero: Hero) -> int:
    """How many more Wounds kill it."""
    return life_of(hero) - hero.wounds


def escape_chance(c: Combat) -> float:
    wins = [ESCAPES[mine] >= ESCAPES[theirs] for mine in c.hero.power for theirs in c.foe.power]
    return sum(wins) / len(wins)


def meet(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """Attack or escape: a fight costs about as many Wounds as the Monster has Life."""
    c = fight_of(s)
    hero = s.heroes[ask.seat]
    life = MEAN_LIVES[c.monster]
    price = life * (0.75 if has_ability(hero, "ranged_opening") else 1.0)
    danger = price / max(1, breath(hero))
    run = escape_chance(c)
    return (1.0, 0.02) if danger < 0.75 or run < 0.45 else (0.05, 1.0)


def attack(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """A high card wins the round; a low one with an icon waits for its chance; a type of which
    many lie in the combat pile strikes deadly."""
    c = fight_of(s)
    who = HERO if seat_of(c, HERO) == ask.seat else 1 - HERO
    hand = side_of(c, who).hand.cards
    pile = [ATTACK_KINDS[card] for card in c.pile]

    def weight(card: int) -> float:
        value = ATTACK_VALUES[card] + (1.5 if card >= FIRST_POWER else 0.0)
        kind, icon = ATTACK_KINDS[card], ATTACK_COUNTERS[card]
        if icon >= 0:
            # Cards in hand that could strike back with it.
            value += 0.5 * sum(ATTACK_COUNTERS[held] == icon for held in hand) - 0.5
        value += 0.5 * pile.count(kind)
        return max(0.1, value) ** 3

    return [weight(card) for card in ask.options if isinstance(card, int)]


def counterattack(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """The cheapest card that is enough; several, if together they are; none, if they are not."""
    mine, theirs = ask.about[0], ask.about[1]
    assert isinstance(mine, int)
    assert isinstance(theirs, int)
    need = theirs - mine + 1
    cards = [card for card in ask.options if isinstance(card, int)]
    values = [ATTACK_VALUES[card] for card in cards]
    enough = [value for value in values if value >= need]
    held = side_of(fight_of(s), HERO if seat_of(fight_of(s), HERO) == ask.seat else 1).hand.cards
    total = sum(ATTACK_VALUES[card] for card in held if card in cards)
    if enough:
        best = min(enough)
        return [0.0, *[1.0 if value == best else 0.02 for value in values]]
    if total >= need:
        return [0.0, *[float(value) for value in values]]
    return [1.0, *[0.0 for _ in values]]


def most(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """The highest number there is."""
    best = max([option for option in ask.options if isinstance(option, int)])
    return [1.0 if option == best else 0.05 for option in ask.options]


def best_card(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """Take what is worth most; taking nothing is worth nothing."""
    return [
        0.05 if not isinstance(card, int) else float(1 + ATTACK_VALUES[card]) ** 2
        for card in ask.options
    ]


def shield(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """Once a combat: against a deadly blow, or against death."""
    count = ask.about[0]
    assert isinstance(count, int)
    c = fight_of(s)
    left = breath(s.heroes[ask.seat]) - len(c.hero.damage)
    return (0.1, 1.0) if count >= 2 or left <= count + 1 else (1.0, 0.1)
