"""DungeonQuest: everything that can change, and nothing else.

Cards, tiles, heroes and monsters are small numbers here, and ids where they are stored (nouns.py).
Cells are those of the 13 x 10 board; the two cells of the Treasure Room are one space, named by the
first of them (DQ-DRAGON-1). The Monster of a token is token // 4, its Life
MONSTER_LIVES[token // 4][token % 4].
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.games.dungeonquest.nouns import (
    Attack,
    Card,
    Cards,
    Cell,
    Deck,
    Direction,
    Encounter,
    Hand,
    HeroCard,
    Mark,
    Monster,
    OptionNumbers,
    Style,
    Tile,
    Token,
    Tokens,
    Whereabouts,
)
from grimorio.kit.zones import Bag

# Where a Hero is
WAITING: Final = 0  # not yet placed
DUNGEON: Final = 1
CATACOMBS: Final = 2
LEFT: Final = 3
DEAD: Final = 4


class Hero(Stored):
    """A Hero: where it is, how it stands, what it carries."""

    kind: HeroCard
    where: Whereabouts
    at: Cell
    """Its space; in the catacombs the space of its Travel marker."""
    came_from: Cell
    """The room it entered from, NONE after a special move or a catacombs exit."""
    side: Direction
    """The direction of the passage it entered by or stands at, NONE if it came by none."""
    wounds: int
    determination: list[Encounter]
    """For each Determination token the encounter it was gained in (see attributes.py)."""
    loot: Cards
    runes: list[Card]
    kept: list[Card]
    """Cards it must keep that are not Loot: Trapdoor, Cave-in ..."""
    searches: int
    """On how many turns running it has searched this room."""
    must_face: bool
    """Next turn it faces its room as if it had just entered (escape, retreat, catacombs exit)."""
    no_escape: bool
    """Whatever it meets cannot be escaped, to the end of the turn in which it faces the room it
    came up in (DQ-CATA-28)."""
    may_descend: bool
    """There is a way down to the catacombs here that it has found."""
    crossed: bool
    """It has got past the obstacle of its room: Cave-in, Bridge or Web."""
    stuck: bool
    """Caught in the Web."""
    lost_turns: int
    heading: Direction
    """The direction of its Travel marker."""
    below: list[Card]
    """The Catacombs cards collected on this visit, besides Loot and kept cards."""
    travelled: int
    """How many Catacombs cards it has drawn on this visit: the spaces its marker advances."""
    prayed: bool
    """It has taken a Wound for Determination this turn (DQ-HERO-3)."""
    worth: list[int]
    """When it is over, the gold of each Loot card in the order of the loot."""
    with_treasure: bool
    """It left with a card of the Treasure deck (DQ-SOLO-7)."""
    gives_up: bool
    """It is out when the turn under way is over (DQ-RUL-138)."""


class CombatSide(Stored):
    """One side of a combat: hand, damage pile and what its Power cards have set up."""

    power: Bag[Attack]
    """Its Power cards that have not been drawn in this encounter, a bag."""
    hand: Hand
    """A Power card drawn for the combat lies first; what everybody has seen stays known."""
    size: int
    """How many cards it fills its hand to."""
    played: list[Attack]
    """What it has on the table this round, the revealed card first."""
    cancelled: bool
    """Its revealed card is cancelled."""
    damage: list[Attack]
    hits: int
    """What it has lost in dice combat, where there are no cards."""
    bonus: int
    """What its Power cards add to its attack value this round."""
    marks: list[tuple[Mark, Style, int]]
    """What its Power cards do this round (see sides.py)."""
    next_marks: list[tuple[Mark, Style, int]]
    """What they will do next round."""
    shielded: bool
    """Hugo's shield has been used in this combat."""


class Combat(Stored):
    """An encounter with a Monster, or a fight between two Heroes, that is going on."""

    seat: int
    """The Hero that met the Monster, or that attacked."""
    rival: int
    """The seat that plays the other side: the Monster player, or the other Hero's; NONE in a
    solo game, where nobody does."""
    monster: Monster
    """Its kind; NONE when Heroes fight each other."""
    token: Tokens
    """The Monster's token, one number, with who has seen it; empty when Heroes fight."""
    cell: Cell
    """The room of the encounter, NONE in the catacombs."""
    may_escape: bool
    """Whether the Hero could get away from here."""
    round: int
    hero: CombatSide
    foe: CombatSide
    pile: list[Attack]
    """The combat pile."""
    discards: list[Attack]
    """Cards out of this combat; its Combat cards make a new deck when the deck is empty."""
    fleeing: bool
    """The Hero has announced an escape: if it wins this round, it gets away (DQ-LIVE-3)."""
    away: bool
    """It has got away."""


class Quest(Stored):
    """A game of DungeonQuest."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    options: OptionNumbers
    """The table's options as numbers: a flag is 0 or 1 (see variants.py)."""
    heroes: list[Hero]
    turn: int
    first: int
    round: int
    """0 while the table is being laid out."""
    turn_over: bool
    """The turn in play ends as soon as what is under way is resolved."""
    trodden: list[Cell]
    """The Corridors entered this turn."""
    sun: int
    tiles: list[Tile]
    """The tile on each cell, NONE if there is none."""
    turned: list[Direction]
    """The direction the entry arrow of each tile faces."""
    entrances: list[bool]
    """Where the Catacombs Entrance markers lie."""
    monsters: Tokens
    """The Monster tokens on the board, and who has seen their Life."""
    dens: list[Cell]
    """The cell of each token on the board, in the order of `monsters`."""
    last_moved: Cell
    """The cell of the token moved last by a servant of Kalladra (DQ-SERV-5)."""
    reserve: Bag[Token]
    """The other tokens."""
    supply: Bag[Tile]
    """The tiles not yet drawn."""
    decks: dict[Deck, Bag[Card]]
    discards: dict[Deck, list[Card]]
    facing: Cards
    """The cards being faced now, the latest at the end: drawn, and not yet anywhere else."""
    dragons: list[Card]
    """The Dragon cards drawn while the Treasure Room is being plundered."""
    gone: list[Card]
    """Cards out of the game: Runes used or never dealt."""
    combat_deck: Bag[Attack]
    combat: Combat | None
    sunset: bool
    over: bool
