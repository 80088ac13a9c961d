"""The chance of success where dice or cards decide, from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Seat
from grimorio.games.dungeonquest.components.effects import DragonFury, PassDoor
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.components.vocabulary import DOOR
from grimorio.games.dungeonquest.rules.cards.decks import DOOR_DECK, DRAGON_DECK, IS_SHUFFLE
from grimorio.games.dungeonquest.rules.dungeon.board import Way, barriers
from grimorio.games.dungeonquest.rules.fight.monsters import ESCAPES
from grimorio.games.dungeonquest.rules.hero.attributes import (
    STRENGTH,
    attribute_of,
    counting,
    has_ability,
    passage_encounter,
)
from grimorio.games.dungeonquest.rules.hero.life import life_of
from grimorio.games.dungeonquest.state import Combat, Quest

DIE: Final = range(1, 7)
OPENS: Final = tuple(
    any(isinstance(effect, PassDoor) for effect in card.then) for card in CONTENT.cards
)
FURIES: Final = tuple(
    any(isinstance(effect, DragonFury) for effect in card.then) for card in CONTENT.cards
)


def dice_at_most(target: int) -> float:
    """That two dice make the target or less (DQ-TEST-2)."""
    return sum(one + two <= target for one in DIE for two in DIE) / 36


def dice_with_reroll(target: int) -> float:
    """The same for Lindel, who rolls the higher die again when he must (DQ-HERO-2)."""
    wins = 0
    for one in DIE:
        for two in DIE:
            if one + two <= target:
                wins += 6
            else:
                wins += sum(min(one, two) + again <= target for again in DIE)
    return wins / 216


def passing_total(s: Quest, seat: Seat, attribute: int, encounter: int, extra: int) -> int:
    """The highest total of the dice that passes (DQ-TEST-4, DQ-ROOM-18)."""
    hero = s.heroes[seat]
    return attribute_of(hero, attribute) + counting(s, hero, encounter) - extra


def passing_odds(
    s: Quest, seat: Seat, attribute: int, encounter: int, *, extra: int = 0, more: int = 0
) -> float:
    """That the Hero passes a test now; `more` is Determination it would gain before."""
    target = passing_total(s, seat, attribute, encounter, extra) + more
    if has_ability(s.heroes[seat], "reroll_test_die"):
        return dice_with_reroll(target)
    return dice_at_most(target)


def reroll_odds(target: int, kept: int) -> float:
    """That a die rolled again passes together with the one that stays."""
    return sum(kept + again <= target for again in DIE) / 6


def life_left(s: Quest, seat: Seat) -> int:
    hero = s.heroes[seat]
    return life_of(hero) - hero.wounds


def fire_odds(s: Quest, seat: Seat, dice: tuple[int, int], again: tuple[int, ...]) -> float:
    """That the Hero outlives the dragon's fire if these dice are rolled again (DQ-HERO-4)."""
    rolls = [DIE if die in again else (value,) for die, value in enumerate(dice)]
    totals = [one + two for one in rolls[0] for two in rolls[1]]
    return sum(total < life_left(s, seat) for total in totals) / len(totals)


def door_odds(s: Quest) -> float:
    """That the next Door card opens; a Shuffle card mixes the deck and another is drawn
    (DQ-DOOR-2, DQ-RUL-23, DQ-RUL-25)."""
    bag, pile = s.decks[DOOR_DECK], s.discards[DOOR_DECK]
    anew = share([card for card in (*bag, *pile) if not IS_SHUFFLE[card]], OPENS)
    if all(IS_SHUFFLE[card] for card in bag):
        return anew
    shuffles = sum(IS_SHUFFLE[card] for card in bag)
    return (sum(OPENS[card] for card in bag) + shuffles * anew) / len(bag)


def share(cards: Sequence[int], wanted: Sequence[bool]) -> float:
    return sum(wanted[card] for card in cards) / len(cards) if cards else 1.0


def way_odds(s: Quest, seat: Seat, way: Way) -> float | None:
    """That the Hero gets through whatever bars a way; None if nothing does."""
    found = barriers(s, way)
    if not found:
        return None
    chance = 1.0
    for obstacle in found:
        if obstacle == DOOR:
            chance *= door_odds(s)
        else:
            chance *= passing_odds(s, seat, STRENGTH, passage_encounter(way))
    return chance


def sleep_odds(s: Quest) -> float:
    """That the next Dragon card lets the dragon sleep on (DQ-DRAGON-4, DQ-RUL-3)."""
    deck = s.decks[DRAGON_DECK] or s.dragons
    return 1 - share(deck, FURIES)


def escape_odds(c: Combat) -> float:
    """That the Hero's Power card has an escape value as high as the Monster's (DQ-ESC-4..6)."""
    pairs = [(mine, theirs) for mine in c.hero.power for theirs in c.foe.power]
    return sum(ESCAPES[mine] >= ESCAPES[theirs] for mine, theirs in pairs) / len(pairs)


def bribe_odds(gold: int) -> float:
    """That a die times 100 stays below the gold offered (DQ-CARD-26)."""
    return sum(100 * die < gold for die in DIE) / 6


def treasure_odds(life: int) -> float:
    """That a die stays below the Life of the Monster killed (DQ-MTREAS-2)."""
    return sum(die < life for die in DIE) / 6
