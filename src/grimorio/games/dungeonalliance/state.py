"""Dungeon Alliance: everything that can change.

The things it holds are the nouns of nouns.py. What nobody has seen has no place: decks are bags,
and a face-down threat token is only a level until it is turned up.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.games.dungeonalliance.nouns import (
    Card,
    Edges,
    Entrance,
    Face,
    Facing,
    Facings,
    Figure,
    HeroCard,
    Hindrances,
    Laid,
    Mode,
    MonsterCard,
    Solo,
    Square,
    Stage,
    Tile,
    Token,
)
from grimorio.kit.zones import Bag

COMPETITIVE: Final = 0
SOLO: Final = 1
TOGETHER: Final = 2
"""All Alliances against the dungeon, a variant of ours (DA-RUL-140)."""

# What an activation has come to
RESTING: Final = 0  # nobody is active
STARTING: Final = 1  # a hero is chosen and has done nothing yet
MOVING: Final = 2  # the first movement, or the only one of a rest
AGAIN: Final = 3  # the second movement: it will not attack
STRUCK: Final = 4  # it has attacked: it moves and turns no more
SERVED: Final = 5  # its upgrade is done: nothing but discarding and drawing is left
SETTLED: Final = 6  # that is done too

# What a Power Surge was used for
SURGE_SPEED: Final = 0
SURGE_ATTACK: Final = 1
SURGE_HEAL: Final = 2

# How a threat token lies that all know
KNOWN: Final = 0  # a trap turned face down again
OPEN: Final = 1  # a chest, face up

# What is hindered until the End Phase
SLOWED: Final = 0
WEAKENED: Final = 1
UNARMOURED: Final = 2
CLUMSY: Final = 3


class Hero(Stored):
    """A hero of an Alliance: ready or exhausted, with a facing (DA-TERM-7, DA-FACE-1). What lasts
    on somebody is kept here; on a table a Hero token on the map would mark it (DA-ACT-3)."""

    kind: HeroCard
    at: Square
    facing: Facing
    damage: int
    """All its Damage tokens."""
    poison: int
    """Those of them that are Poison Damage tokens."""
    ready: bool
    defeated: bool
    surged: bool
    """It has received its Power Surge of this round."""
    surge_speed: int
    surge_attack: int
    """What Power Surges of this round have added."""
    column: tuple[Card, ...]
    """The face-up cards under it."""
    based: tuple[Card, ...]
    """Those of them whose base power was used: they give no melee or ranged bonus (DA-ATK-6)."""
    down: tuple[Card, ...]
    """The face-down cards of its Power Surge; its owner knows them."""
    hindered: Hindrances
    """By how much each ability is hindered; empty if none is."""
    hidden: bool
    """It cannot be attacked (DA-RUL-80)."""


class Player(Stored):
    """An Alliance. Its XP are two numbers that all see: who needs change has it (DA-UPG-5,
    DA-RUL-63, DA-RUL-64)."""

    heroes: list[Hero]
    hand: Bag[Card]
    """Cards that only their owner knows, sorted."""
    shown: list[Card]
    """Cards in hand that everybody knows, because they were taken from an open place."""
    deck: Bag[Card]
    discard: list[Card]
    artifacts: list[Card]
    fresh: int
    """XP not yet spent."""
    spent: int
    defeats: int
    """Defeat tokens."""
    cards: int
    """Upgrade cards acquired: the place of the Selection token."""
    shortage: int
    """By how much the hand is smaller until the next hero activation (DA-RUL-75)."""
    entrance: Entrance
    """Which entrance its Starting tile lies at; NONE before that."""


class Monster(Stored):
    """A monster on the map: ready or exhausted, with a facing (DA-TERM-8, DA-FACE-1)."""

    kind: MonsterCard
    at: Square
    facing: Facing
    ready: bool
    damage: tuple[int, ...]
    """Damage tokens of each seat, and last those without an owner."""
    order: tuple[int, ...]
    """The seats in the order of their first token on it."""
    hindered: Hindrances


class Dungeon(Stored):
    """A game of Dungeon Alliance. What lies face up is public, the Upgrade discard pile too
    (DA-UPG-19)."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    mode: Mode
    versus: bool
    """Player versus Player."""
    basic: bool
    """The generic Starting Deck cards are used."""
    players: list[Player]
    first: int
    """The seat with the Start Player token."""
    round: int
    cycle: int
    turns: int
    """Activations begun, of heroes and monsters."""
    offered: Bag[HeroCard]
    """Hero cards to draft from."""
    hero_deck: Bag[HeroCard]
    """Hero cards not seen yet."""
    heroes_gone: list[HeroCard]
    """Hero cards that were refused in solo."""
    # The map
    laid: list[Laid]
    """For each cell the tile laid there; NONE if there is none."""
    corridors: Edges
    """The edges with a Corridor token, a bit for each."""
    occupant: list[Figure]
    """For each square the figure on it; NONE if it is empty. Defeated heroes count."""
    monsters: dict[Figure, Monster]
    made: int
    """The number of the next monster."""
    unknown: dict[Square, int]
    """Face-down threat tokens that nobody has seen: their levels by square, 0 for Level I."""
    tokens: dict[Square, Face]
    """Threat tokens that all know, by square: chests, and traps turned face down again."""
    pits: dict[Square, Token]
    """Triggered Pit Traps, by square."""
    tokens_gone: list[Token]
    """Threat tokens that were discarded."""
    # Decks
    tile_bags: list[Bag[Tile]]
    """The tiles of each level that nobody has seen."""
    tiles_left: list[int]
    """How many tiles of each level the Dungeon deck still has."""
    tiles_gone: list[Tile]
    """Tiles that a Solo card took out of the game."""
    tile_row: list[Tile]
    """The Tile Selection Area."""
    threat_bags: list[Bag[Token]]
    """The threat tokens of each level that nobody has seen, on the map and in the piles."""
    supply: dict[MonsterCard, int]
    """How many tokens of each monster are left."""
    upgrade_bags: list[Bag[Card]]
    upgrade_level: int
    """The active Upgrade deck, 0 for Level I."""
    row: list[Card]
    """The Upgrade Selection Area; NONE where no card is left to take a place."""
    upgrade_discard: list[Card]
    removed: list[Card]
    """Upgrade cards that a Solo card took out of the game."""
    pools: list[int]
    """What is left of Pool I and Pool II."""
    solo_bag: list[Solo]
    solo_card: Solo
    """The Solo card that is followed next, NONE if there is none."""
    solo_row: list[Solo]
    """Together: the cards of this cycle that are followed after it."""
    solo_gone: list[Solo]
    goal: int
    """Together: the common score that wins."""
    # The activation
    seat: int
    hero: int
    """The active hero, 0 to 3; NONE between activations."""
    stage: Stage
    used: int
    """Speed points used in this movement."""
    moved: bool
    """A Speed point was spent in this turn."""
    rests: bool
    """It rests: it cannot attack (DA-REST-4)."""
    struck: tuple[Figure, ...]
    """Whom it has attacked in this turn; pets do not count."""
    facings: Facings
    """The facings that cover all of them, a bit for each."""
    dealt: dict[Figure, int]
    """With PvP: the Damage tokens that the attack or card under way has put on heroes of others
    (DA-RUL-127)."""
    over: bool
    """The game has ended."""
    early: bool
    """The dungeon is empty: the game ends with this round (DA-WIN-1, DA-RUL-62)."""
