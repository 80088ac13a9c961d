"""The box in numbers, as state and rules hold it.

Cards are numbered by kind: a deck is a bag in which a number stands as often as the box has the
card.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from grimorio.games.dungeonquest.components.box import CombatCard, Content, PowerCard
from grimorio.games.dungeonquest.components.effects import CardEffect, parts
from grimorio.games.dungeonquest.components.grid import Grid
from grimorio.games.dungeonquest.components.vocabulary import ATTACK_TYPES, EDGES
from grimorio.kit.content import Index, digest, load
from grimorio.kit.effects import names_of, verb
from grimorio.kit.numbers import NONE

SOURCE: Final = files("grimorio.games.dungeonquest") / "content"
CONTENT: Final = load(SOURCE, Content)
DIGEST: Final = digest(CONTENT)

ATTACKS: Final[tuple[CombatCard | PowerCard, ...]] = (*CONTENT.combat, *CONTENT.power)
"""Combat cards and after them the Power cards, as they mix in a hand."""

HERO: Final = Index(hero.id for hero in CONTENT.heroes)
MONSTER: Final = Index(monster.id for monster in CONTENT.monsters)
ROOM: Final = Index(room.id for room in CONTENT.rooms)
TILE: Final = Index(tile.id for tile in CONTENT.tiles)
DECK: Final = Index(deck.id for deck in CONTENT.decks)
CARD: Final = Index(card.id for card in CONTENT.cards)
ATTACK: Final = Index(attack.id for attack in ATTACKS)

BOARD: Final = Grid(CONTENT.board.columns, CONTENT.board.rows)

CARD_DECKS: Final = tuple(DECK[card.deck] for card in CONTENT.cards)
EXPLORATION: Final = tuple(sorted(set(CARD_DECKS)))
"""The decks that are drawn from outside combat, and the Runes."""
DISCARDED: Final = tuple([deck for deck in EXPLORATION if DECK.ids[deck] not in ("dragon", "rune")])
"""Those that have a discard pile: Dragon cards lie open, Runes go out of the game."""
CARD_GOLD: Final = tuple(card.gold or 0 for card in CONTENT.cards)
ATTACK_VALUES: Final = tuple(attack.value for attack in ATTACKS)
ATTACK_KINDS: Final = tuple(ATTACK_TYPES.index(attack.type) for attack in ATTACKS)
ATTACK_COUNTERS: Final = tuple(
    NONE if attack.counter is None else ATTACK_TYPES.index(attack.counter) for attack in ATTACKS
)
TILE_ROOMS: Final = tuple(ROOM[tile.room] for tile in CONTENT.tiles)
TILE_SIDES: Final = tuple(tuple(map(EDGES.index, tile.sides)) for tile in CONTENT.tiles)
"""The edges clockwise from the entry: side i of a tile whose entry faces d faces (d + i) % 4."""
MONSTER_LIVES: Final = tuple(monster.lives for monster in CONTENT.monsters)
HERO_POWERS: Final = tuple(
    tuple(ATTACK[card.id] for card in CONTENT.power if card.hero == hero)
    for hero in HERO.ids
)  # fmt: skip
MONSTER_POWERS: Final = tuple(
    tuple(ATTACK[card.id] for card in CONTENT.power if card.monster == monster)
    for monster in MONSTER.ids
)


_DECKS: Final = {
    deck: tuple(
        number
        for number, card in enumerate(CONTENT.cards)
        for _ in range(card.count if card.deck == deck else 0)
    )
    for deck in DECK.ids
}
_COMBAT: Final = tuple(n for n, card in enumerate(CONTENT.combat) for _ in range(card.count))
_TILES: Final = tuple(n for n, tile in enumerate(CONTENT.tiles) for _ in range(tile.count))


def fill_deck(deck: str) -> list[int]:
    """All cards of an exploration deck as a bag of card numbers."""
    return list(_DECKS[deck])


def fill_combat_deck() -> list[int]:
    """The Combat deck as a bag of attack numbers."""
    return list(_COMBAT)


def fill_tiles() -> list[int]:
    """The tile supply as a bag of tile numbers."""
    return list(_TILES)


class _Deeds:
    """Numbers every effect of the cards, those inside others after the one they are in. Each has an
    id by where it stands: the card, its part, and its verb."""

    def __init__(self) -> None:
        self.effects: list[CardEffect] = []
        self.ids: list[str] = []
        self.inside: list[tuple[tuple[int, ...], ...]] = []

    def number(self, where: str, effects: Sequence[CardEffect]) -> tuple[int, ...]:
        named = zip(names_of(effects, where), effects, strict=True)
        return tuple([self._add(f"{where}/{name}", effect) for name, effect in named])

    def _add(self, id_: str, effect: CardEffect) -> int:
        number = len(self.effects)
        self.effects.append(effect)
        self.ids.append(id_)
        self.inside.append(())
        self.inside[number] = tuple(
            [self.number(f"{id_}/{name}", part) for name, part in parts(effect)]
        )
        return number


_deeds: Final = _Deeds()
THEN: Final = tuple(_deeds.number(f"{card.id}/then", card.then) for card in CONTENT.cards)
"""What each card orders when it is faced, as numbers of DEEDS."""
EACH_TURN: Final = tuple(
    _deeds.number(f"{card.id}/each-turn", card.each_turn) for card in CONTENT.cards
)
USE: Final = tuple(
    _deeds.number(f"{card.id}/use", card.use.then if card.use else ()) for card in CONTENT.cards
)
AT_END: Final = tuple(_deeds.number(f"{card.id}/at-end", card.at_end) for card in CONTENT.cards)
DEEDS: Final = tuple(_deeds.effects)
"""Every effect of every card. Rules name an effect by its number."""
DEED_IDS: Final = tuple(_deeds.ids)
INSIDE: Final = tuple(_deeds.inside)
"""The lists of effects inside an effect, in the order of `effects.parts`."""

_POWERS: Final = {
    card.id: [f"{card.id}/{name}" for name in names_of(card.then, card.id)]
    for card in CONTENT.power
}
EFFECT_IDS: Final = tuple([id_ for ids in _POWERS.values() for id_ in ids])
"""Every effect of every Power card: `savage-strike/cancel-next`."""
EFFECTS: Final = tuple([effect for card in CONTENT.power for effect in card.then])
"""Rules name an effect of a Power card by its number."""
ORDERED: Final = tuple(
    [tuple([EFFECT_IDS.index(id_) for id_ in _POWERS.get(attack.id, ())]) for attack in ATTACKS]
)
"""What each attack orders, as numbers of EFFECTS; Combat cards order nothing."""

CARD_VERBS: Final = frozenset(map(verb, DEEDS))
"""The coroutines that the cards need, no more and no less."""
POWER_VERBS: Final = frozenset(verb(effect) for card in CONTENT.power for effect in card.then)
"""The coroutines that the Power cards need, no more and no less."""
