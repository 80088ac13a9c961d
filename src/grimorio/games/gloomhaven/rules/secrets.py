"""What is hidden from whom, and what is never lost.

Decks are bags and have no order to hide. Hidden are hands and the cards chosen for the round,
unless information is open; battle goals always (GH-RUL-108, GH-SETUP-18). A character's cards are
dealt anew among its own: those in hand, those chosen, and those it did not take along.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grimorio.core import Chance, Data, Seat
from grimorio.games.gloomhaven.components.numbers import BASIC
from grimorio.games.gloomhaven.state import Character, Scenario
from grimorio.games.gloomhaven.variants import OPEN_INFORMATION
from grimorio.kit.zones import Zone, redeal, varying


def card_zones(character: Character) -> list[Zone]:
    return [character.hand, character.chosen]


def hide(s: Scenario, seat: Seat, chance: Chance) -> None:
    """Deal anew all that the seat cannot know."""
    if not s.options[OPEN_INFORMATION]:
        for character in s.characters:
            redeal(card_zones(character), character.pool, seat, chance)
    redeal([character.goals for character in s.characters], s.goal_deck, seat, chance)


def secrets(s: Scenario, seat: Seat) -> Mapping[str, Sequence[int]]:
    """The hidden zones of a seat that could hold something else."""
    found: dict[str, Sequence[int]] = {}
    if not s.options[OPEN_INFORMATION]:
        for number, character in enumerate(s.characters):
            found |= varying(f"cards{number}", card_zones(character), character.pool, seat)
    zones = [character.goals for character in s.characters]
    found |= varying("goals", zones, s.goal_deck, seat)
    return found


def conserved(s: Scenario) -> Data:
    """Every card of the characters is somewhere, and only once; so is every battle goal. A card may
    come into the hand of another."""
    rows: list[Data] = []
    cards: list[int] = []
    for seat, character in enumerate(s.characters):
        cards += [*character.hand.cards, *character.chosen.cards, *character.pool]
        cards += [*character.discard, *character.lost]
        cards += [active.half // 2 for active in character.active]
        for deed in s.deeds:
            if 0 <= deed.half < BASIC and deed.seat == seat:
                cards.append(deed.half // 2)
        rows.append(character.type)
    rows.append(list[Data](sorted(cards)))
    goals = s.goal_deck[:]
    for character in s.characters:
        goals += character.goals.cards
    rows.append(list[Data](sorted(goals)))
    return rows
