"""What to do about cards and dice: what to touch, what to use, what to give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.kinds import Answer
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.bot.aims import way_for
from grimorio.games.dungeonquest.bot.prospects import MEAN_LIVES, breath
from grimorio.games.dungeonquest.bot.roads import HEALING, POTIONS
from grimorio.games.dungeonquest.bot.routes import FAR, PASSES
from grimorio.games.dungeonquest.components.effects import Draw, May, SpecialMove
from grimorio.games.dungeonquest.components.numbers import (
    CARD,
    CARD_DECKS,
    CARD_GOLD,
    CONTENT,
    DECK,
)
from grimorio.games.dungeonquest.rules.cards.decks import CARD_TYPES, TREASURE_DECK
from grimorio.games.dungeonquest.rules.cards.uses import AGAINST
from grimorio.games.dungeonquest.rules.dungeon.board import PIT, WAYS, room_at
from grimorio.games.dungeonquest.rules.hero.attributes import PLACES, attribute_of, counting
from grimorio.games.dungeonquest.state import DUNGEON, Hero, Quest
from grimorio.kit.numbers import NONE

Question = Ask[Value]

TOME: Final = CARD["treasure-forbidden-tome"]
RISKS: Final = frozenset({DECK["corpse"], DECK["crypt"]})
DANGERS: Final = frozenset({"monster", "trap", "threat"})
STRONG: Final = 3.5
"""Monsters with more Life are worth a Rune."""


def either(ask: Question, answer: Answer[()], weights: tuple[float, float]) -> Sequence[float]:
    """One weight for that answer, another for all others."""
    yes, no = weights
    return [yes if answer.matches(option) else no for option in ask.options]


# -- cards ----------------------------------------------------------------------------------------


def start_turn(s: Quest, ask: Question) -> Sequence[float]:
    """What must be faced is faced; a Rune heals who needs it; nobody drinks by choice."""
    hero = s.heroes[ask.seat]

    def weight(option: Value) -> float:
        if not kinds.START_TURN_USE.matches(option):
            return 0.5
        (card,) = kinds.START_TURN_USE.parts(option)
        if card == HEALING:
            return 1.0 if hero.wounds >= 6 else 0.0
        return 0.001 if card in POTIONS else 0.1

    return [weight(option) for option in ask.options]


def may(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Corpses and Crypts only while there is nothing to lose; all else is taken."""
    (card,) = kinds.MAY.about(ask)
    hero = s.heroes[ask.seat]
    effects = (*CONTENT.cards[card].then, *CONTENT.cards[card].at_end)
    deed = next(effect.then[0] for effect in effects if isinstance(effect, May))
    if card == TOME:
        best = max([CARD_GOLD[held] for held in hero.loot.cards])
        return either(ask, kinds.MAY_DO, (1.0, 0.0) if best <= 600 else (0.0, 1.0))
    if isinstance(deed, SpecialMove) and hero.where == DUNGEON:
        plan = way_for(s, ask.seat, aim)
        there = min([plan.at(way[2]) for way in WAYS[hero.at]])
        nearer = there + 10 < plan.at(hero.at, hero.side)
        return either(ask, kinds.MAY_DO, (1.0, 0.02) if nearer else (0.05, 1.0))
    if isinstance(deed, Draw) and DECK[deed.deck] in RISKS:
        # Alone only a Treasure counts.
        greedy = len(s.heroes) > 1 and not hero.loot.cards and breath(hero) > 6
        return either(ask, kinds.MAY_DO, (1.0, 0.2) if greedy else (0.0, 1.0))
    return either(ask, kinds.MAY_DO, (1.0, 0.02))


def replace(s: Quest, ask: Question) -> Sequence[float]:
    """Challara keeps what does no harm."""
    (card,) = kinds.REPLACE.about(ask)
    harmful = card != NONE and CARD_TYPES[card] in DANGERS
    return either(ask, kinds.KEEP, (0.02, 1.0) if harmful else (1.0, 0.02))


def use(s: Quest, ask: Question) -> Sequence[float]:
    """Here a card helps: use it."""
    return [0.1 if option is None else 1.0 for option in ask.options]


def banish(s: Quest, ask: Question) -> Sequence[float]:
    """The touch of death is for those that are worth it."""
    (monster,) = kinds.BANISH.about(ask)
    strong = MEAN_LIVES[monster] > STRONG or breath(s.heroes[ask.seat]) < 6
    return [float(strong != (option is None)) for option in ask.options]


def first(s: Quest, ask: Question) -> Sequence[float]:
    """Yes."""
    return [1.0, *[0.02 for _ in ask.options[1:]]]


def wander(s: Quest, ask: Question) -> Sequence[float]:
    """Any way up is better than another card."""
    return [0.3 if kinds.DRAW_BELOW.matches(option) else 1.0 for option in ask.options]


def cheapest(s: Quest, ask: Question) -> Sequence[float]:
    golds = ask.worths(CARD_GOLD.__getitem__)
    least = min(golds)
    return [1.0 if gold == least else 0.01 for gold in golds]


def drop(s: Quest, ask: Question) -> Sequence[float]:
    """Before a Bridge: what weighs more than it is worth, if the step is uncertain."""
    hero = s.heroes[ask.seat]
    agile = attribute_of(hero, 1) - len(hero.loot)
    if PASSES[max(0, min(12, agile))] > 0.6:
        return [1.0 if card is None else 0.0 for card in ask.options]
    spare = ask.worths(lambda card: _spared(hero, card), other=100)
    least = min(spare)
    return [1.0 if gold == least else 0.0 for gold in spare]


def _spared(hero: Hero, card: int) -> int:
    """The gold that is lost with a card; the only one, or the only Treasure, is not dropped."""
    treasures = [other for other in hero.loot.cards if CARD_DECKS[other] == TREASURE_DECK]
    return FAR if len(hero.loot) == 1 or treasures == [card] else CARD_GOLD[card]


# -- dice -----------------------------------------------------------------------------------------


def before_test(s: Quest, ask: Question) -> Sequence[float]:
    """A rope is there to be used; a prayer and a Rune where the test is deadly or hard."""
    attribute, encounter = kinds.BEFORE_TEST.about(ask)
    hero = s.heroes[ask.seat]
    value = attribute_of(hero, attribute) + counting(s, hero, encounter)
    chance = PASSES[max(0, min(12, value))]
    deadly = encounter >= PLACES and hero.where == DUNGEON and room_at(s, hero.at) == PIT

    def weight(option: Value) -> float:
        if option is None:
            return 0.1 if chance < 0.6 or deadly else 1.0
        if kinds.PRAY.matches(option):
            return 1.0 if chance < 0.9 and breath(hero) > 3 else 0.0
        (card,) = kinds.BEFORE_TEST_USE.parts(option)
        rope = bool(AGAINST[card])
        return 1.0 if rope or deadly or chance < 0.3 else 0.05

    return [weight(option) for option in ask.options]


def reroll(s: Quest, ask: Question) -> Sequence[float]:
    """The higher die, if the test would fail."""
    attribute, one, two = kinds.REROLL.about(ask)
    failed = one + two > attribute_of(s.heroes[ask.seat], attribute)
    high = 0 if one >= two else 1

    def weight(option: Value) -> float:
        if option is None:
            return 0.01 if failed else 1.0
        if kinds.REROLL_DIE.matches(option):
            return float(failed and option == high)
        return 0.3 if failed else 0.0

    return [weight(option) for option in ask.options]


def reroll_fury(s: Quest, ask: Question) -> Sequence[float]:
    """Dice above the middle."""
    bad = tuple([die for die, rolled in enumerate(kinds.REROLL_FURY.about(ask)) if rolled > 3])
    return [1.0 if option == bad else 0.01 for option in ask.options]
