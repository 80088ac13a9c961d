"""What is in the box: map tiles, Heroes, tiles, Monsters, cards, Missions and scenarios.

Almost no face of a component is public (EU-RUL-1, EU-RUL-2): what is ours is marked `original`; of
what is known, `ours` names the fields that are ours all the same. Names and sentences are messages
by id in locale/.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grimorio.games.euthia.components.effects import CardEffect, Gain, Powers, Suffer
from grimorio.games.euthia.components.vocabulary import (
    CardTime,
    Centre,
    Colour,
    Deck,
    Depth,
    Element,
    Group,
    HexType,
    Id,
    Kind,
    Level,
    Natural,
    Numeral,
    Positive,
    Shop,
    Slot,
    Terrain,
)
from grimorio.kit.content import SHOWN, Fact, refers


class Component(Fact, frozen=True, kw_only=True):
    """What every component has: an id that stays, and whether we made it."""

    id: Id
    original: Annotated[bool, SHOWN] = False
    ours: Annotated[tuple[str, ...], SHOWN] = ()
    """The fields that are ours in a component that is known otherwise."""


# -- the map ---------------------------------------------------------------------------------------


class Hex(Fact, frozen=True):
    """A hex as printed: its type, the level of its Monster or 0, and the Loot."""

    type: HexType
    monster: Depth = 0
    loot: tuple[Gain, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.loot) != bool(self.monster):
            raise ValueError("Loot belongs to a Monster, and every Monster has some")


class Tile(Component, frozen=True, kw_only=True):
    """A map tile: three hexes at (q, r), (q + 1, r), (q, r + 1), and perhaps a centre."""

    chapter: Numeral
    group: Group
    hexes: tuple[Hex, Hex, Hex]
    centre: Centre = ""
    priest: bool = False


# -- Heroes ----------------------------------------------------------------------------------------


class Lock(Fact, frozen=True):
    """A locked place of a Hero Board: the how-many-th of its kind, and what unlocks it."""

    slot: Slot
    number: Positive
    gold: Natural = 0
    essence: Element | None = None


class Hero(Component, frozen=True, kw_only=True):
    """A Hero and its board."""

    health: Positive
    locks: tuple[Lock, ...]
    gaar: Positive = 4
    icon: Annotated[str, SHOWN]


# -- tiles and tokens ------------------------------------------------------------------------------


class Piece(Powers, frozen=True, kw_only=True):
    """A tile, a Gem or an Essence: what lies on a Hero Board. A tile with a price sells for half of
    it, rounded down (EU-RUL-109)."""

    id: Id
    original: Annotated[bool, SHOWN] = False
    ours: Annotated[tuple[str, ...], SHOWN] = ()
    kind: Kind
    price: Natural = 0
    colour: Colour = ""


class HeroTile(Piece, frozen=True, kw_only=True):
    """A Hero tile with its Reputation value; a Starting tile has none. `price` is what it costs to
    train or to buy."""

    hero: Annotated[str, refers("heroes")]
    fame: Natural = 0
    start: bool = False
    solo: bool | None = None
    """Only for one player, or only for two to four."""


class Ware(Piece, frozen=True, kw_only=True):
    """A design of a Trade Place, and how many tiles there are of it."""

    shop: Shop
    copies: Positive


class Side(Fact, frozen=True):
    """One side of the slash of a Natural Resource."""

    gold: Natural = 0
    fame: Natural = 0
    gem: Annotated[str, refers("tokens")] | None = None


class Ore(Piece, frozen=True, kw_only=True):
    """A design of Natural Resource: what it is sold for, and how many tiles there are of it."""

    terrain: Terrain
    copies: Positive
    sides: tuple[Side, ...]


class Find(Piece, frozen=True, kw_only=True):
    """A design of Treasure, and how many tiles there are of it."""

    level: Level
    copies: Positive


class Token(Piece, frozen=True, kw_only=True):
    """A Gem, an Essence, or a tile that lies in one pile: Healing Potion, Teleport Scroll."""


# -- Monsters and cards ----------------------------------------------------------------------------


class Monster(Component, frozen=True, kw_only=True):
    """A Monster card: lowest value and Wounds of each range, which need not grow; its bar; and its
    Reward up to a Reputation."""

    level: Level
    health: Positive
    penalty: Annotated[int, Meta(le=0)]
    ranges: tuple[tuple[Positive, Natural], ...]
    silver: Natural = 0
    gold: Natural = 0
    chaos: Natural = 0
    gaar: Natural = 0
    reward: tuple[Gain, ...]
    cap: Natural | None = None
    """The highest Reputation with which a Hero still gets the Reward."""
    icon: Annotated[str, SHOWN]


class Card(Component, frozen=True, kw_only=True):
    """A type of Gold or Silver card: when it can be played, and its boxes from one copy up."""

    deck: Deck
    copies: Positive
    at: CardTime
    boxes: tuple[tuple[CardEffect, ...], ...]
    ongoing: Natural = 0
    """Ongoing effect: Damage taken off the Monster at the end of each Combat Round."""
    icon: Annotated[str, SHOWN]


class Band(Fact, frozen=True):
    """A result range of an Elemental card."""

    low: Natural = 0
    high: Natural = 99
    gains: tuple[Gain | Suffer, ...] = ()


class Elemental(Fact, frozen=True, kw_only=True):
    """An Elemental card."""

    id: Element
    original: Annotated[bool, SHOWN] = False

    bands: tuple[Band, ...]


# -- the game --------------------------------------------------------------------------------------


class Chapter(Fact, frozen=True):
    """How many map tiles of a chapter a scenario takes, for two, three and four players."""

    other: tuple[Natural, Natural, Natural]


class Start(Fact, frozen=True):
    """What a Hero starts with."""

    fame: Natural = 0
    gold: Natural = 0
    potions: Natural = 0


class Scenario(Component, frozen=True, kw_only=True):
    """A scenario: its rounds, its map, and what is its own."""

    rounds: Positive
    priest: bool
    chapters: tuple[Chapter, ...]
    tiles: tuple[Annotated[str, refers("tiles")], ...]
    """Its Scenario tiles."""
    start: Start
    quarry: tuple[Positive, ...]
    """At the start of these rounds the top card of the deck of level 1, 2, 3 is turned up."""
    trophies: tuple[Natural, Natural, Natural]
    """What a Trophy in a Bag is worth at the end, by level."""
    trio: Natural
    """What three Trophies of unlike levels are worth besides."""


class Seat(Fact, frozen=True):
    """What a later seat starts with besides."""

    gold: Natural = 0
    silver: Natural = 0


class Table(Component, frozen=True, kw_only=True):
    """Numbers that stand on no card."""

    moves: tuple[Positive, Positive, Positive]
    """Movement Points of a Combat, a Trade and a Mining token."""
    healing: tuple[Positive, Positive, Positive]
    """Health for 1 Gold at Merchants, Alchemists and Towers."""
    church: Positive
    """Health for 1 Gold in the Church."""
    priest: Positive
    """Health for nothing on entering a Church with Priest."""
    hope: Positive
    """The highest value of the Hope Die."""
    bags: Positive
    hand: Positive
    seats: tuple[Seat, ...]
    hero_tokens: tuple[Natural, Natural, Natural, Natural]
    interactions: tuple[Natural, Natural, Natural, Natural]
    trades: tuple[Natural, Natural, Natural, Natural]
    kills: tuple[Natural, Natural, Natural, Natural]
    missions: tuple[Natural, Natural, Natural, Natural]
    rows: tuple[Natural, Natural, Natural, Natural]
    """What the four rows of the scoring table are worth; the fields above are where they begin."""


class Content(Fact, frozen=True):
    """Everything in the box."""

    tiles: tuple[Tile, ...]
    heroes: tuple[Hero, ...]
    hero_tiles: tuple[HeroTile, ...]
    wares: tuple[Ware, ...]
    ores: tuple[Ore, ...]
    finds: tuple[Find, ...]
    tokens: tuple[Token, ...]
    monsters: tuple[Monster, ...]
    cards: tuple[Card, ...]
    elementals: tuple[Elemental, ...]
    scenarios: tuple[Scenario, ...]
    table: Table
