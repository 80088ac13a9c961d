"""The box in numbers, as state and rules hold it.

Cards are numbered: Starting Deck cards first, then the generic ones, then Upgrades; copies of a
card have the same number. A laid tile is the number of the tile times 4 plus its quarter turns
clockwise. A threat token is the number of its card times 3 plus its level less 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from grimorio.games.dungeonalliance.components.box import (
    Card,
    Content,
    Hero,
    Starter,
    Upgrade,
)
from grimorio.games.dungeonalliance.components.effects import (
    CardEffect,
    Special,
    inside,
    list_effects,
)
from grimorio.games.dungeonalliance.components.vocabulary import (
    CARD_TYPES,
    CONDITIONS,
    MELEE,
    POWERS,
    RANGED,
    SHARES,
    TRAITS,
)
from grimorio.kit.content import Index, digest, load
from grimorio.kit.effects import names_of
from grimorio.kit.numbers import NONE

FOLDER: Final = files("grimorio.games.dungeonalliance")
CONTENT: Final = load(FOLDER / "content", Content)
DIGEST: Final = digest(CONTENT)

TABLE: Final = CONTENT.table
HERO: Final = Index(hero.id for hero in CONTENT.heroes)
MONSTER: Final = Index(monster.id for monster in CONTENT.monsters)
THREAT: Final = Index(threat.id for threat in CONTENT.threats)
TILE: Final = Index(tile.id for tile in CONTENT.tiles)
TRAIT: Final = Index(TRAITS)
CONDITION: Final = Index(CONDITIONS)
POWER: Final = Index(POWERS)
TYPE: Final = Index(CARD_TYPES)

# -- cards -----------------------------------------------------------------------------------------

CARDS: Final[tuple[Card, ...]] = (*CONTENT.starters, *CONTENT.generics, *CONTENT.upgrades)
CARD: Final = Index(card.id for card in CARDS)
FIRST_GENERIC: Final = len(CONTENT.starters)
FIRST_UPGRADE: Final = FIRST_GENERIC + len(CONTENT.generics)


def is_valid(card: Card, hero: Hero) -> bool:
    """Whether a hero has all icons a card shows: one of its races, and all of its classes, an icon
    shown twice twice, or one of them if a bar separates them; without icons every hero
    (DA-VALID-1..7, DA-VALID-9)."""
    if card.races and hero.race not in card.races:
        return False
    if card.bar:
        return any(one in hero.classes for one in card.classes)
    return all(hero.classes.count(one) >= card.classes.count(one) for one in card.classes)


VALID: Final[tuple[int, ...]] = tuple(
    sum(1 << number for number, hero in enumerate(CONTENT.heroes) if is_valid(card, hero))
    for card in CARDS
)
"""For each card the heroes it is valid for, a bit for each."""
CARD_TYPE_MASKS: Final[tuple[int, ...]] = tuple(
    sum(1 << TYPE[name] for name in card.types) for card in CARDS
)
ARTIFACT: Final = 1 << TYPE["artifact"]

MODIFIERS: Final[tuple[tuple[tuple[int, int, int, int], ...], ...]] = tuple(
    tuple(
        (TRAIT[one.trait], one.by, CONDITION[one.when], SHARES.index(one.share))
        for one in card.modifiers
    )
    for card in CARDS
)
"""For each card its modifiers: trait, by how much, when, for whom."""
ATTACK_TYPES: Final = {"melee": MELEE, "ranged": RANGED}
STARTERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, card in enumerate(CONTENT.starters) if card.hero == hero.id)
    for hero in CONTENT.heroes
)
"""The three Starting Deck cards of each hero, in the order of their numbers."""
GENERIC_SET: Final[tuple[int, ...]] = tuple(
    FIRST_GENERIC + number
    for number, card in enumerate(CONTENT.generics)
    for _ in range(card.count)
)
"""One of the four sets of generic cards."""
BASIC_STARTERS: Final[tuple[int, ...]] = tuple(
    next(
        number
        for number in cards
        if isinstance(card := CARDS[number], Starter) and card.number == 1
    )
    for cards in STARTERS
)
"""The Starting Deck card number 1 of each hero, which it keeps in the Basic Game (DA-RUL-1)."""
UPGRADE_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        FIRST_UPGRADE + number
        for number, card in enumerate(CONTENT.upgrades)
        if card.level == level
        for _ in range(card.count)
    )
    for level in (1, 2, 3)
)
COSTS: Final[tuple[int, ...]] = tuple(
    card.cost if isinstance(card, Upgrade) else 0 for card in CARDS
)
SPECIAL: Final = frozenset(
    card.id
    for card in CARDS
    for effects in (
        card.effects,
        (*card.attack.then, *card.attack.after) if card.attack else (),
        card.pet.then if card.pet else (),
    )
    if any(isinstance(effect, Special) for effect in list_effects(effects))
)
"""The cards that need a coroutine of their own, no more and no less."""

# -- effects by number -----------------------------------------------------------------------------


class _Numbered:
    """The effects of all cards as one row, each with its id; and the ways inside them as
    another."""

    def __init__(self) -> None:
        self.effects: list[CardEffect] = []
        self.ids: list[str] = []
        self.inside: list[tuple[int, ...]] = []
        self.cards: list[int] = []
        self.ways: list[tuple[int, ...]] = []
        self.way_ids: list[str] = []

    def add(self, card: int, part: str, effects: Sequence[CardEffect]) -> tuple[int, ...]:
        """Number these effects of a part of a card, and those inside them."""
        found = []
        for effect, name in zip(effects, names_of(effects, part), strict=True):
            own = f"{part}/{name}"
            ways = [
                self.add_way(card, f"{own}/{letter}", way)
                for letter, way in zip(LETTERS, inside(effect), strict=False)
            ]
            found.append(len(self.effects))
            self.effects.append(effect)
            self.ids.append(own)
            self.inside.append(tuple(ways))
            self.cards.append(card)
        return tuple(found)

    def add_way(self, card: int, own: str, effects: Sequence[CardEffect]) -> int:
        """Number a way, and its effects."""
        self.ways.append(self.add(card, own, effects))
        self.way_ids.append(own)
        return len(self.ways) - 1


LETTERS: Final = "abcdefgh"
_numbered: Final = _Numbered()
CARD_EFFECTS: Final = tuple(
    [_numbered.add(n, f"{card.id}/play", card.effects) for n, card in enumerate(CARDS)]
)
"""What each card does when it is played."""
AFTER_HIT: Final = tuple(
    [
        _numbered.add(n, f"{card.id}/hit", card.attack.then if card.attack else ())
        for n, card in enumerate(CARDS)
    ]
)
"""What follows if its attack did damage."""
AFTER_ATTACK: Final = tuple(
    [
        _numbered.add(n, f"{card.id}/attack", card.attack.after if card.attack else ())
        for n, card in enumerate(CARDS)
    ]
)
"""What follows its attack in any case."""
AFTER_PET: Final = tuple(
    [
        _numbered.add(n, f"{card.id}/pet", card.pet.then if card.pet else ())
        for n, card in enumerate(CARDS)
    ]
)
"""What follows if its pet did damage."""
EFFECTS: Final = tuple(_numbered.effects)
EFFECT_IDS: Final = tuple(_numbered.ids)
"""Each effect by its card, the part of it, and its verb: `gust/play/push`."""
EFFECT_CARDS: Final = tuple(_numbered.cards)
"""The card of each effect."""
WAYS: Final = tuple(_numbered.inside)
"""The ways inside each effect."""
WAY_EFFECTS: Final = tuple(_numbered.ways)
"""The effects of each way."""
WAY_IDS: Final = tuple(_numbered.way_ids)
WAY_PLACES: Final = tuple([LETTERS.index(one[-1]) for one in WAY_IDS])
"""The place of each way in its effect."""

# -- heroes and monsters ---------------------------------------------------------------------------

HERO_TYPES: Final = tuple(ATTACK_TYPES[hero.attack] for hero in CONTENT.heroes)
HERO_POWERS: Final = tuple(hero.power for hero in CONTENT.heroes)
HERO_ARMOUR: Final = tuple(h.guard if h.defence == "armour" else 0 for h in CONTENT.heroes)
HERO_EVASIVE: Final = tuple(h.guard if h.defence == "evasive" else 0 for h in CONTENT.heroes)
HERO_SPEEDS: Final = tuple(hero.speed for hero in CONTENT.heroes)
HERO_HEALTH: Final = tuple(hero.health for hero in CONTENT.heroes)

MONSTER_LEVELS: Final = tuple(monster.level for monster in CONTENT.monsters)
MONSTER_TYPES: Final = tuple(ATTACK_TYPES[monster.attack] for monster in CONTENT.monsters)
MONSTER_STRENGTH: Final = tuple(monster.strength for monster in CONTENT.monsters)
MONSTER_ARMOUR: Final = tuple(monster.armour for monster in CONTENT.monsters)
MONSTER_EVASIVE: Final = tuple(monster.evasive for monster in CONTENT.monsters)
MONSTER_SPEEDS: Final = tuple(monster.speed for monster in CONTENT.monsters)
MONSTER_HEALTH: Final = tuple(monster.health for monster in CONTENT.monsters)
MONSTER_FIRST: Final = tuple(monster.first for monster in CONTENT.monsters)
MONSTER_SECOND: Final = tuple(monster.second for monster in CONTENT.monsters)
MONSTER_POWERS: Final = tuple(
    NONE if monster.power is None else POWER[monster.power] for monster in CONTENT.monsters
)
MONSTER_BY: Final = tuple(monster.by for monster in CONTENT.monsters)
MONSTER_TOKENS: Final = tuple(monster.tokens for monster in CONTENT.monsters)

# -- threats ---------------------------------------------------------------------------------------

THREAT_PILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        number * 3 + level
        for number, threat in enumerate(CONTENT.threats)
        for _ in range(threat.tokens[level])
    )
    for level in range(3)
)
"""The threat tokens of each level."""
THREAT_KINDS: Final = tuple(threat.kind for threat in CONTENT.threats)

# -- tiles -----------------------------------------------------------------------------------------


def turn_place(place: int, turns: int) -> int:
    """A square of a tile after quarter turns clockwise."""
    for _ in range(turns):
        row, column = divmod(place, 3)
        place = 3 * column + 2 - row
    return place


def turn_sides(sides: str, turns: int) -> int:
    """The doors of a tile after quarter turns clockwise: a bit for each side, north first."""
    return sum(1 << (side + turns) % 4 for side in range(4) if sides[side] == "D")


TILE_LEVELS: Final = tuple(tile.level for tile in CONTENT.tiles)
DOORS: Final = tuple(turn_sides(tile.sides, turns) for tile in CONTENT.tiles for turns in range(4))
"""For each laid tile its doors."""
INHABITANTS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((MONSTER[one.monster], turn_place(one.at, turns)) for one in tile.monsters)
    for tile in CONTENT.tiles
    for turns in range(4)
)
"""For each laid tile its monsters and their squares."""
TILE_THREATS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(turn_place(place, turns) for place in tile.threats)
    for tile in CONTENT.tiles
    for turns in range(4)
)
"""For each laid tile the squares of its threat icons."""
START_TILES: Final = tuple(TILE[f"start-{colour}"] for colour in ("blue", "red", "yellow", "green"))
"""One for each seat, in its colour."""
FRAMES: Final = {frame.players: frame for frame in CONTENT.frames}
"""The frame for each number of players."""
TILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n, tile in enumerate(CONTENT.tiles) if not tile.start and tile.level == level)
    for level in (1, 2, 3)
)
"""The other tiles by level."""
