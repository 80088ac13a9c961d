"""Cards to be discarded at their moment: Runes and a few pieces of Loot (DQ-RUNE)."""

from __future__ import annotations

from typing import Final

from grimorio.core import tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import CardEffect
from grimorio.games.dungeonquest.components.numbers import CARD, CARD_DECKS, CONTENT
from grimorio.games.dungeonquest.components.vocabulary import Moment
from grimorio.games.dungeonquest.rules.hero.life import lay_aside
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY

WHEN: Final[tuple[str, ...]] = tuple(card.use.when if card.use else "" for card in CONTENT.cards)
AGAINST: Final = tuple(
    tuple(CARD[name] for name in card.use.against) if card.use else () for card in CONTENT.cards
)
LOOT_AT: Final = {
    (WHEN[number], CARD_DECKS[number], against)
    for number, card in enumerate(CONTENT.cards)
    if card.type == "loot" and WHEN[number]
    for against in AGAINST[number] or (NONE,)
}
"""When Loot of a deck can be of use, and against which card."""


def usable(s: Quest, seat: int, moment: Moment, against: int = NONE) -> list[int]:
    """The cards the Hero may discard at this moment, each kind once (DQ-RUNE-1)."""
    hero = s.heroes[seat]
    if not hero.runes and not hero.loot.cards:
        return []
    found = [
        card
        for card in {*hero.runes, *hero.loot.cards}
        if WHEN[card] == moment and (not AGAINST[card] or against in AGAINST[card])
    ]
    return sorted(found)


def may_be_usable(s: Quest, seat: int, moment: Moment, against: int = NONE) -> bool:
    """Whether somebody who cannot see the Hero's Loot must believe it could be of use now.

    Then the Hero is asked in any case, lest the asking tell what it holds (DQ-SECRET-1).
    """
    hero = s.heroes[seat]
    return any(
        mask != EVERYBODY
        and ((moment, CARD_DECKS[card], against) in LOOT_AT
             or (moment, CARD_DECKS[card], NONE) in LOOT_AT)
        for card, mask in zip(hero.loot.cards, hero.loot.seen, strict=True)
    )  # fmt: skip


def spend(s: Quest, seat: int, card: int) -> tuple[CardEffect, ...]:
    """Discard a card for its effects: a Rune out of the game, Loot to its pile (DQ-RUNE-2)."""
    hero = s.heroes[seat]
    tell(s, kinds.USED, seat, card)
    if card in hero.runes:
        hero.runes.remove(card)
        s.gone.append(card)
    else:
        lay_aside(s, seat, card)
    use = CONTENT.cards[card].use
    assert use is not None
    return use.then
