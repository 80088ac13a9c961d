"""Decks: drawing a card, and where it goes when it is done with (DQ-ENC-2, DQ-ENC-4).

A deck is a bag: its next card is drawn by chance when it is drawn.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import tell, tell_only
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import Shuffle
from grimorio.games.dungeonquest.components.numbers import CARD_DECKS, CONTENT, DECK
from grimorio.games.dungeonquest.rules.hero.attributes import forget
from grimorio.games.dungeonquest.rules.hero.life import CATACOMBS_DECK
from grimorio.games.dungeonquest.state import CATACOMBS, Hero, Quest
from grimorio.kit.zones import EVERYBODY, only, put_in_bag

DUNGEON_DECK: Final = DECK["dungeon"]
DRAGON_DECK: Final = DECK["dragon"]
TREASURE_DECK: Final = DECK["treasure"]
SEARCH_DECK: Final = DECK["search"]
DOOR_DECK: Final = DECK["door"]
TRAP_DECK: Final = DECK["trap"]

CARD_TYPES: Final = tuple(card.type for card in CONTENT.cards)
IS_LOOT: Final = tuple(kind == "loot" for kind in CARD_TYPES)
IS_SHUFFLE: Final = tuple(
    any(isinstance(effect, Shuffle) for effect in card.then) for card in CONTENT.cards
)


def draw(s: Quest, seat: int, deck: int, *, openly: bool = False) -> bool:
    """Put the top card of a deck on the table, the last of `s.facing`; False if there is none.

    An empty deck is made anew of its discards (DQ-RUL-23); a Shuffle card mixes both and the next
    card is drawn (DQ-RUL-25).
    """
    bag, pile = s.decks[deck], s.dragons if deck == DRAGON_DECK else s.discards[deck]
    while True:
        if all(IS_SHUFFLE[card] for card in bag):
            if all(IS_SHUFFLE[card] for card in pile):
                tell(s, kinds.DECK_EMPTY, seat, deck)
                return False
            mix(s, deck)
        card = s.chance.draw(bag)
        if not IS_SHUFFLE[card]:
            break
        tell(s, kinds.SHUFFLE_DRAWN, seat, deck)
        pile.append(card)
        mix(s, deck)
    hidden = IS_LOOT[card] and s.options["secrets"] and not CONTENT.cards[card].then
    if hidden and not openly:
        s.facing.add(card, only(seat))
        tell(s, kinds.FOUND_LOOT, seat, deck)
        tell_only(s, only(seat), kinds.DREW, seat, card)
    else:
        s.facing.add(card, EVERYBODY)
        tell(s, kinds.DREW, seat, card)
    return True


def mix(s: Quest, deck: int) -> None:
    """Shuffle a deck with its discard pile."""
    pile = s.dragons if deck == DRAGON_DECK else s.discards[deck]
    put_in_bag(s.decks[deck], pile)
    pile.clear()
    tell(s, kinds.SHUFFLED, deck)


def put_away(s: Quest, seat: int, card: int) -> None:
    """A resolved card goes to the discard pile of its deck (DQ-ENC-4).

    In the catacombs their cards, whatever they order, go to the Hero's pile (DQ-CATA-12,
    DQ-CATA-13, DQ-RUL-18); anywhere else back to their deck (DQ-CATA-21, DQ-RUL-114).
    """
    deck = CARD_DECKS[card]
    if deck == DRAGON_DECK:
        s.dragons.append(card)
    elif deck != CATACOMBS_DECK:
        s.discards[deck].append(card)
    elif s.heroes[seat].where == CATACOMBS:
        s.heroes[seat].below.append(card)
    else:
        put_in_bag(s.decks[deck], [card])


def drop_kept(s: Quest, seat: int, card: int) -> None:
    """A kept card is discarded, and its Determination with it (DQ-TEST-5)."""
    hero = s.heroes[seat]
    if card not in hero.kept:
        return  # it went with its dead Hero
    hero.kept.remove(card)
    if card not in hero.kept and not s.options["concentrated_determination"]:
        forget(hero, card)
    put_away(s, seat, card)
    tell(s, kinds.DISCARDED, seat, card)


def has_treasure(hero: Hero) -> bool:
    """Whether it carries a card of the Treasure deck; the backs are seen by all (DQ-RUL-101)."""
    return any(CARD_DECKS[card] == TREASURE_DECK for card in hero.loot.cards)
