"""Damage, rests and lost cards: what to give up, and when."""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.dangers import pain
from grimorio.games.gloomhaven.bot.outlook import READY
from grimorio.games.gloomhaven.bot.prospects import rounds_needed
from grimorio.games.gloomhaven.bot.stamina import (
    REVIVING,
    laid,
    price_of_cards,
    stamina,
)
from grimorio.games.gloomhaven.bot.weights import Question, Weights, best_of
from grimorio.games.gloomhaven.components.effects import Attack, Move
from grimorio.games.gloomhaven.components.numbers import CARDS, HALVES
from grimorio.games.gloomhaven.rules.attack.harm import given_up
from grimorio.games.gloomhaven.state import PARTY, Scenario

GRAVE: Final = 3
"""A card is lost only against that much damage, or against a lethal hit."""
DEADLY: Final = 30.0
"""What it costs to be struck down."""
KEPT_BACK: Final = 0.85
"""How much the price of cards counts against damage."""


def card_worth(card: int) -> float:
    """How useful a card is in general: attacks and moves; a half that is lost counts less."""
    found = 0.0
    for half in (HALVES[2 * card], HALVES[2 * card + 1]):
        worth = 0.0
        for line in half.lines:
            if isinstance(line, Attack):
                value = line.value if isinstance(line.value, int) else 3
                many = 1.4 if line.area or line.target > 1 else 1.0
                worth += value * many * (1.25 if line.range > 1 else 1.0)
                worth += 0.7 * len(line.conditions)
            elif isinstance(line, Move):
                value = line.value if isinstance(line.value, int) else 2
                worth += 0.5 * value + 0.4 * line.jump
            else:
                worth += 0.8
        found += 0.45 * worth if half.lost else worth
    if card in REVIVING:
        found += 20.0
    return found + (0.6 if CARDS[card].initiative < 30 else 0.0)


def suffer(s: Scenario, ask: Question) -> Weights:
    """Damage is taken, unless it is lethal, or 3 or more and dearer than a card."""
    character = s.characters[ask.seat]
    figure = s.figures[character.figure]
    _, damage, _ = kinds.SUFFER.about(ask)
    lethal = damage >= figure.hp
    taken = DEADLY if lethal else pain(figure.hp, damage)
    need = rounds_needed(s)
    values = []
    for option in ask.options:
        if kinds.TAKE.matches(option):
            values.append(-taken)
            continue
        if kinds.SUFFER_ITEM.matches(option) or kinds.SLOT.matches(option):
            values.append(-0.4 - 0.5 * taken if damage >= 2 or lethal else -taken - 1.0)
            continue
        cards = given_up(option)
        if damage < GRAVE and not lethal:
            values.append(-taken - 1.0 - 0.01 * sum([card_worth(card) for card in cards]))
        elif kinds.LOSE.matches(option):
            dear = KEPT_BACK * price_of_cards(character, 1, 0, need)
            values.append(-dear - 0.1 * card_worth(cards[0]) - 0.3)
        else:
            dear = KEPT_BACK * price_of_cards(character, 0, 2, need)
            values.append(-dear - 0.1 * sum([card_worth(card) for card in cards]) - 0.3)
    return best_of(values)


def short_rest(s: Scenario, ask: Question) -> Weights:
    """When there is nothing left to play; a long rest is better where nobody is near."""
    character = s.characters[ask.seat]
    figure = s.figures[character.figure]
    foes = any(one.side != PARTY for one in s.figures.values())
    hand = len(character.hand)
    tired = hand < 2
    if not foes:
        worn = figure.hp * 3 < figure.most * 2
        tired = hand < READY * (hand + laid(character)) and not worn
    values = []
    for option in ask.options:
        if kinds.REST_END_CARD.matches(option):
            values.append(0.0)
        else:
            values.append(float(kinds.REST_SHORT.matches(option) == tired))
    return values


def exchange(s: Scenario, ask: Question) -> Weights:
    """A good card is worth a hit point."""
    character = s.characters[ask.seat]
    figure = s.figures[character.figure]
    (card,) = kinds.REST_EXCHANGE.about(ask)
    others = [card_worth(one) for one in character.discard if one != card]
    mean = sum(others) / len(others) if others else 99.0
    swap = figure.hp > 5 and card_worth(card) > mean + 2.5 and stamina(character) > 3
    return [float(kinds.EXCHANGE.matches(option) == swap) for option in ask.options]


def worst_card(s: Scenario, ask: Question) -> Weights:
    """The card that is missed least."""
    return best_of(ask.worths(lambda card: -card_worth(card)))


def recover_active(s: Scenario, ask: Question) -> Weights:
    """An active card comes along, unless its summon lives."""
    values = [0.0 if option is None else 1.0 for option in ask.options]
    for active in s.characters[ask.seat].active:
        if any(number in s.figures for number in active.figures):
            for place, option in enumerate(ask.options):
                if option == active.half // 2:
                    values[place] = -1.0
    return best_of(values)


def best_card(s: Scenario, ask: Question) -> Weights:
    """The card that is wanted most."""
    return best_of(ask.worths(card_worth, other=-9.0))
