"""What is hidden from whom, and what is never lost.

Decks are bags and have no order to hide. Hidden are hands and the cards chosen for the round,
unless information is open; battle goals always (GH-RUL-108, GH-SETUP-18). A character's cards are
dealt anew among its own: those in hand, those chosen, and those it did not take along.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from grimorio.core import Chance, Data, Seat
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.numbers import (
    BASE_DECK,
    BLESS_CARD,
    CARDS,
    CLASS_CARDS,
    CURSE_CARD,
    DECK_ABILITIES,
    MINUS_CARD,
    TYPES,
)
from grimorio.games.gloomhaven.rules.actions.deeds import card_of
from grimorio.games.gloomhaven.rules.ending import perked
from grimorio.games.gloomhaven.rules.scenario.building import minus_cards
from grimorio.games.gloomhaven.state import MONSTER, Character, Figure, Pile, Scenario
from grimorio.games.gloomhaven.variants import OPEN_INFORMATION
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone, redeal, varying


def card_zones(character: Character) -> list[Zone]:
    """Where a character has cards that others may not know."""
    return [character.hand, character.chosen]


def hide(s: Scenario, seat: Seat, chance: Chance) -> None:
    """Deal anew all that the seat cannot know: the cards of each other character among those it has
    in hand and those it did not take along, and the battle goals."""
    if not s.options[OPEN_INFORMATION]:
        for character in s.characters:
            redeal(card_zones(character), character.pool, seat, chance)
    redeal([character.goals for character in s.characters], s.goal_deck, seat, chance)


def secrets(s: Scenario, seat: Seat) -> Mapping[str, Sequence[int]]:
    """The hidden zones of a seat that could hold something else. The hand and the cards chosen of a
    character are one: which of them are chosen, nobody else knows before all are shown."""
    found: dict[str, Sequence[int]] = {}
    if not s.options[OPEN_INFORMATION]:
        for number, character in enumerate(s.characters):
            together = Zone([], [])
            for zone in card_zones(character):
                together.cards += zone.cards
                together.seen += zone.seen
            found |= varying(f"cards{number}", [together], character.pool, seat)
    zones = [character.goals for character in s.characters]
    found |= varying("goals", zones, s.goal_deck, seat)
    return found


def conserved(s: Scenario) -> Data:
    """What is lost or there twice, of all that is never made or destroyed: nothing, at any time.
    Cards of characters, modifier cards, monster abilities, standees, battle goals."""
    rows: list[Data] = []
    for seat, character in enumerate(s.characters):
        if len(character.modifiers.bag) and (character.hand.cards or character.perks):
            rows += [[seat, what] for what in faults_of(s, seat)]
    goals_left = s.goal_deck[:]
    for character in s.characters:
        goals_left += character.goals.cards
    if sorted(goals_left) != list(range(len(goals()))):
        rows.append("goals")
    for type_, bag in s.standees.items():
        numbers = bag + [one.number for one in s.figures.values() if is_of(one, type_)]
        if sorted(numbers) != list(range(1, TYPES[type_].standees + 1)):
            rows.append(["standees", type_])
    for deck, left in s.decks.items():
        if sorted([*left, *s.ability_discards[deck]]) != sorted(DECK_ABILITIES[deck]):
            rows.append(["abilities", deck])
    if plain(s.monsters) != sorted(BASE_DECK):
        rows.append("modifiers")
    return rows


def is_of(figure: Figure, type_: int) -> bool:
    """Whether a figure is a monster of a type."""
    return figure.kind == MONSTER and figure.type == type_


def faults_of(s: Scenario, seat: Seat) -> list[str]:
    """What is wrong with the cards of a character, whoever has them: one may come into the hand of
    another."""
    character = s.characters[seat]
    own = CLASS_CARDS[character.type]
    cards = [card for card in every_card(s) if card in own]
    first = [card for card in own if CARDS[card].level <= 1]
    found = []
    if len(cards) != len(first) + character.level - 1 or len(set(cards)) < len(cards):
        found.append("cards")
    if not set(first) <= set(cards):
        found.append("class")
    deck = Counter([*perked(character).bag, *([] if s.over else minus_cards(character))])
    there = Counter(plain(character.modifiers))
    # A scenario may have put more -1 cards into the deck.
    if deck - there or set(there - deck) - {MINUS_CARD}:
        found.append("modifiers")
    return found


def every_card(s: Scenario) -> list[int]:
    """The ability cards of all characters."""
    cards = [card_of(deed) for deed in s.deeds if card_of(deed) != NONE]
    for character in s.characters:
        cards += [*character.hand.cards, *character.chosen.cards, *character.pool]
        cards += [*character.discard, *character.lost]
        cards += [active.half // 2 for active in character.active]
    return cards


def plain(pile: Pile) -> list[int]:
    """The cards of a modifier deck without blessings and curses, which come and go."""
    every = [*pile.bag, *pile.discards]
    return sorted([card for card in every if card not in (BLESS_CARD, CURSE_CARD)])
