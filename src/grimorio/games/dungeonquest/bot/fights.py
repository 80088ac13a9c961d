"""How to fight: which Monsters to run from, and which cards to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from grimorio.core import Ask, Value
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.bot.cards import either
from grimorio.games.dungeonquest.bot.prospects import MEAN_LIVES, breath
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    fill_combat_deck,
)
from grimorio.games.dungeonquest.rules.fight.monsters import ESCAPES
from grimorio.games.dungeonquest.rules.fight.sides import (
    FIRST_POWER,
    HERO,
    fight_of,
    seat_of,
    side_of,
)
from grimorio.games.dungeonquest.rules.hero.attributes import has_ability
from grimorio.games.dungeonquest.state import Combat, Quest

DECK_CARDS: Final = tuple(fill_combat_deck())


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
    fights = danger < 1.2 or run < 0.45
    return either(ask, kinds.FIGHT, (1.0, 0.02) if fights else (0.05, 1.0))


# -- the cards of a fight -------------------------------------------------------------------------


def _counter_chances() -> tuple[float, ...]:
    """For each N, the chance that five cards off the deck that fit a counterattack are worth more
    than N together. About one card in four fits."""
    fits = [ATTACK_VALUES[card] for card in DECK_CARDS if ATTACK_COUNTERS[card] == 0]
    share = 1 / len(DECK_CARDS)
    sums = {0: 1.0}
    for _ in range(5):
        after: dict[int, float] = {}
        for total, chance in sums.items():
            after[total] = after.get(total, 0.0) + chance * (1 - share * len(fits))
            for value in fits:
                more = min(6, total + value)
                after[more] = after.get(more, 0.0) + chance * share
        sums = after
    return tuple(sum(chance for total, chance in sums.items() if total > need) for need in range(6))


COUNTER_CHANCES: Final = _counter_chances()
FOES: Final = tuple(
    (kind, value, icon, count / len(DECK_CARDS))
    for (kind, value, icon), count in sorted(
        Counter(
            (ATTACK_KINDS[card], ATTACK_VALUES[card], ATTACK_COUNTERS[card]) for card in DECK_CARDS
        ).items()
    )
)
"""What the other side may play: kind, value, icon, and how likely that is."""
SPARE: Final = 0.35
"""What a point of attack value is worth in the rounds to come."""
SHARP: Final = 2.0
"""How much more the best card is liked than one that is a Wound worse: ten times, twice over."""


def attack(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """The card that is likely to deal more Wounds than it brings, against any card of the deck."""
    c = fight_of(s)
    who = HERO if seat_of(c, HERO) == ask.seat else 1 - HERO
    hand = side_of(c, who).hand.cards
    types = [ATTACK_KINDS[card] for card in c.pile]
    pile = [types.count(0), types.count(1), types.count(2)]
    gains = ask.worths(lambda card: _gain(card, hand, pile))
    best = max(gains)
    return [10 ** (SHARP * (gain - best)) for gain in gains]


def _gain(card: int, hand: Sequence[int], pile: Sequence[int]) -> float:
    """Wounds dealt less Wounds taken, on average, if this card is played now."""
    kind, value, icon = ATTACK_KINDS[card], ATTACK_VALUES[card], ATTACK_COUNTERS[card]
    if card >= FIRST_POWER:
        value += 1
    backing = sum([ATTACK_VALUES[held] for held in hand if ATTACK_COUNTERS[held] == icon]) - value
    mine = 1 + pile[kind]
    gain = 0.0
    for their_kind, their_value, their_icon, chance in FOES:
        theirs = 1 + pile[their_kind]
        if value > their_value:
            lost = COUNTER_CHANCES[value - their_value] if their_icon == kind else 0.0
            gain += chance * ((1 - lost) * mine - lost * (theirs + 1))
        elif value == their_value and kind == their_kind:
            continue
        elif icon == their_kind and backing > their_value - value:
            gain += chance * (mine + 1)
        elif value < their_value:
            gain -= chance * theirs
        elif their_icon == kind:
            gain -= chance * COUNTER_CHANCES[0] * (theirs + 1)
    return gain - SPARE * value


def counterattack(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """The cheapest card that is enough; several, if together they are; none, if they are not."""
    mine, theirs = kinds.COUNTERATTACK.about(ask)
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
    numbers = ask.worths(float, other=-1.0)
    best = max(numbers)
    return [1.0 if number == best else 0.05 for number in numbers]


def best_card(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """Take what is worth most; taking nothing is worth nothing."""
    return ask.worths(lambda card: float(1 + ATTACK_VALUES[card]) ** 2, other=0.05)


def shield(s: Quest, ask: Ask[Value]) -> Sequence[float]:
    """Once a combat: against a deadly blow, or against death."""
    (count,) = kinds.SHIELD.about(ask)
    c = fight_of(s)
    left = breath(s.heroes[ask.seat]) - len(c.hero.damage)
    raises = count >= 2 or left <= count + 1
    return either(ask, kinds.RAISE_SHIELD, (1.0, 0.1) if raises else (0.1, 1.0))
