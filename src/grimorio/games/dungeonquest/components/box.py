"""What is in the box: heroes, monsters, rooms and every card, as content/ describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from grimorio.games.dungeonquest.components.effects import CardEffect
from grimorio.games.dungeonquest.components.powers import PowerEffect
from grimorio.games.dungeonquest.components.vocabulary import (
    AttackType,
    Attribute,
    CardRef,
    CardType,
    DeckRef,
    Edge,
    HeroRef,
    Id,
    Moment,
    MonsterRef,
    Natural,
    Positive,
    RoomRef,
    RuleId,
    TileSide,
)
from grimorio.kit.content import SHOWN, Fact


class Component(Fact, frozen=True, kw_only=True):
    """What every component has: an id that stays, an icon and the rules behind it. Its name and
    its text are messages by its id (locale/)."""

    id: Id
    icon: Annotated[Id, SHOWN]
    rules: Annotated[tuple[RuleId, ...], SHOWN]
    original: Annotated[bool, SHOWN] = False
    """Made by us, as no fact about it is known."""
    ours: Annotated[tuple[str, ...], SHOWN] = ()
    """The fields that are ours in a component that is known otherwise; `name` is its name."""


class Ability(Fact, frozen=True):
    """A special ability of a Hero; the rules know it by its id."""

    id: str
    rules: Annotated[tuple[RuleId, ...], SHOWN]
    original: Annotated[bool, SHOWN] = False


class Hero(Component, frozen=True, kw_only=True):
    """A Hero card; the text is what the Hero would say."""

    gender: Annotated[Literal["f", "m"], SHOWN]
    life: Positive
    strength: Positive
    agility: Positive
    armour: Positive
    luck: Positive
    abilities: tuple[Ability, ...]


class Monster(Component, frozen=True, kw_only=True):
    """A Monster; the lives are those on its four tokens."""

    lives: tuple[Positive, Positive, Positive, Positive]


class DiceFoe(Fact, frozen=True):
    """The attribute a Monster is fought with in the dice-combat variant."""

    monster: MonsterRef
    attribute: Attribute
    original: Annotated[bool, SHOWN] = False


class Room(Component, frozen=True, kw_only=True):
    """A kind of room and what entering it means."""


class Tile(Fact, frozen=True):
    """A room tile: its sides clockwise from the entry arrow, as seen from above; the arrow's colour
    is nothing the rules know (DQ-TILE-6)."""

    id: Id
    room: RoomRef
    sides: tuple[Edge, Edge, Edge, Edge]
    count: Positive
    search: bool = False
    darkness: tuple[TileSide, TileSide, TileSide, TileSide, TileSide, TileSide] | None = None
    """In a Darkness Room, the passage for each face of the die."""
    near: tuple[TileSide, ...] = ()
    """In a Chasm, the sides on the near bank."""
    original: Annotated[bool, SHOWN] = False

    def __post_init__(self) -> None:
        if (self.room == "darkness") != (self.darkness is not None):
            raise ValueError("a die table belongs to the Darkness Rooms")
        if (self.room == "chasm") != bool(self.near):
            raise ValueError("a near bank belongs to the Chasms")


class Deck(Fact, frozen=True):
    """A deck and how many cards the box has of it."""

    id: Id
    icon: Annotated[Id, SHOWN]
    size: Positive


class Use(Fact, frozen=True):
    """The card may be discarded at a moment, for its effects."""

    when: Moment
    then: tuple[CardEffect, ...]
    against: tuple[CardRef, ...] = ()
    """Only in the encounter with one of these cards."""


class Card(Component, frozen=True, kw_only=True):
    """A card of one of the ten decks that are drawn from while exploring, and of the Runes; which
    deck is its own is as the figures of the rulebook imply (DQ-RUL-2)."""

    deck: DeckRef
    count: Positive = 1
    type: CardType | None = None
    gold: Natural | None = None
    then: tuple[CardEffect, ...] = ()
    """When it is faced, in this order. Loot is kept besides."""
    keep: bool = False
    """Stays with the Hero, without being Loot."""
    each_turn: tuple[CardEffect, ...] = ()
    """At the start of each turn of the Hero that keeps it."""
    until: Literal["enter_catacombs", "leave_catacombs"] | None = None
    """When a kept card goes by itself."""
    use: Use | None = None
    at_end: tuple[CardEffect, ...] = ()
    """When the game is over and the Hero is out."""

    def __post_init__(self) -> None:
        if self.gold is not None and self.type != "loot":
            raise ValueError("only Loot is worth gold")
        if self.keep != bool(self.each_turn):
            raise ValueError("a kept card says what it does each turn, and no other does")


class AttackCard(Component, frozen=True, kw_only=True):
    """What Combat and Power cards share."""

    value: Natural
    type: AttackType
    counter: AttackType | None = None


class CombatCard(AttackCard, frozen=True, kw_only=True):
    """A card of the Combat deck."""

    count: Positive


class PowerCard(AttackCard, frozen=True, kw_only=True):
    """One of the four Power cards of a Hero or a Monster; only a Monster's has damage."""

    hero: HeroRef | None = None
    monster: MonsterRef | None = None
    escape: Natural
    damage: Natural | None = None
    then: tuple[PowerEffect, ...] = ()

    def __post_init__(self) -> None:
        if (self.hero is None) == (self.monster is None):
            raise ValueError("a Power card belongs to a Hero or to a Monster")
        if (self.monster is None) != (self.damage is None):
            raise ValueError("a Monster's Power card has a damage value, a Hero's has none")


class Board(Fact, frozen=True):
    """The board: spaces as (column, row) from the north-west corner, counted from 0."""

    columns: Positive
    rows: Positive
    towers: tuple[tuple[int, int], ...]
    treasure: tuple[tuple[int, int], ...]


class Sun(Fact, frozen=True):
    """The sun track: for each space the highest roll that ends the game there, 0 for none."""

    spaces: tuple[Natural, ...]


class Supplies(Fact, frozen=True):
    """Tokens and dice, as many as the box has."""

    wounds_of_five: int
    wounds_of_one: int
    determination: int
    entrances: int
    travel_markers: int
    dice: int


class Term(Fact, frozen=True):
    """A word of the game with its icon, for panels and card frames."""

    id: Id
    icon: Annotated[Id, SHOWN]


class Content(Fact, frozen=True):
    """Everything in the box."""

    heroes: tuple[Hero, ...]
    monsters: tuple[Monster, ...]
    dice_combat: tuple[DiceFoe, ...]
    rooms: tuple[Room, ...]
    tiles: tuple[Tile, ...]
    decks: tuple[Deck, ...]
    cards: tuple[Card, ...]
    combat: tuple[CombatCard, ...]
    power: tuple[PowerCard, ...]
    terms: tuple[Term, ...]
    board: Board
    sun: Sun
    supplies: Supplies
