"""Euthia: everything that can change.

The things it holds are the nouns of nouns.py. What nobody has seen has no place: piles and decks
are bags.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.games.euthia.nouns import (
    Action,
    Card,
    HeroKind,
    Hex,
    Monster,
    Piece,
    Place,
    Places,
    Scenario,
    Socket,
    Space,
    Spot,
    Tile,
)
from grimorio.kit.zones import Bag

# Action tokens (nouns.ACTION)
COMBAT: Final = 0
TRADE: Final = 1
MINING: Final = 2

# Kinds of Trade Places (nouns.SHOP)
MERCHANTS: Final = 0
ALCHEMISTS: Final = 1
TOWERS: Final = 2


class Hero(Stored):
    """A player's Hero and the Hero Board with everything on it. All of it is public but which Gold
    and Silver cards the hand holds (EU-RUL-66)."""

    kind: HeroKind
    at: Spot
    """NONE before the first turn."""
    health: int
    reputation: int
    gold: int
    gaar: int
    """Gaar tokens in Gaar slots; others lie in Bags."""
    actions: list[Action]
    """The Action tokens left in this round, sorted."""
    granted: list[Action]
    """Actions that tiles have granted and that are not used yet (EU-ACT-4)."""
    saved: Action
    """The token kept for the next turn; NONE if there is none (EU-TURN-7)."""
    moves: int
    """Movement Points (EU-MOVE-1)."""
    board: list[Piece]
    """For each place what lies there; NONE if it is empty."""
    used: Places
    """The places whose tile is consumed (EU-ABIL-1)."""
    open: Places
    """The places that may be used, locked ones once they are unlocked (EU-UNLOCK-6)."""
    sockets: dict[Place, tuple[Socket, ...]]
    """The Gems set in the tile of each place (EU-GEM-2)."""
    excess: list[Piece]
    """Objects gained for which there is no room (EU-OBJ-6)."""
    stack: list[Piece]
    """Hero tiles not unveiled yet, by Reputation value (EU-HERO-5)."""
    reserve: list[Piece]
    """Unveiled Hero tiles beside the board (EU-UNVEIL-3)."""
    tired: list[Piece]
    """Those of them that are consumed (EU-ABIL-3)."""
    hand: Bag[Card]
    """Gold and Silver cards; the owner knows which (EU-RUL-66)."""
    controls: int
    """Control cards held (EU-CTRL-3)."""
    kills: int
    """Tokens of other Heroes, killed as the Monster player (EU-DEATH-5)."""
    deaths: int
    """Own tokens that others hold so (EU-SCORE-18)."""


class Fight(Stored):
    """A combat. All of it is public."""

    seat: int
    """The Hero player."""
    rival: int
    """The Monster player; NONE before it is known."""
    at: Hex
    level: int
    monster: Monster
    """NONE before it is met."""
    damage: int
    """Damage on the Monster."""
    chaos: int
    gaar: int
    """Tokens beside the Monster card (EU-MON-5)."""
    hope: int
    """The Hope Die (EU-SHII)."""
    round: int
    """The Combat Round; 0 before the first."""
    # The attack under way
    dice: list[int]
    change: int
    """What is added to the dice so far."""
    tile: Piece
    """The tile of the hero's attack; NONE before it is chosen."""
    plain: int
    """Damage of the hero's attack without a sign (EU-DMG-1)."""
    more: int
    """Damage with a plus."""
    pierce: int
    """By how much the Hero Roll penalty is smaller."""
    rend: int
    """Wounds with a plus."""
    ward: int
    """Fewer Wounds."""
    wounded: bool
    """The Monster has wounded the hero in this Combat Round."""
    single: bool
    """The Monster rolls one die."""
    raised: tuple[Piece, ...]
    """Shields used against this attack."""
    # What lasts
    clover: int
    """What cards add to Hero Rolls until the next step A (EU-CARD-13)."""
    curse: int
    """What Curses add to them."""
    weak: int
    """By how much Curses lower Damage."""
    falter: int
    """What is added to the hero's next Combat Value, for that attack only (EU-SHIELD-6)."""
    hushed: bool
    """The hero uses no Gaar in this Monster attack."""
    gagged: bool
    """The hero uses no Gaar in this Combat Round."""
    quelled: bool
    """Curses do nothing in this Combat Round."""
    played: list[Card]
    """Cards played in this Combat Round."""
    lasting: list[Card]
    """Those whose clover lasts until the next step A."""
    ongoing: list[Card]
    """Those that lie beside the Monster until the end (EU-CARD-12)."""


class Realm(Stored):
    """A game of Euthia."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    scenario: Scenario
    heroes: list[Hero]
    first: int
    """The start player (EU-BOARD-2)."""
    round: int
    turns: int
    """Turns begun."""
    active: int
    """The seat whose turn it is."""
    shifted: list[Piece]
    """What was arranged since something else was done (EU-RUL-105)."""
    quarry: list[Monster]
    """The Monsters on top of their decks whose slayer gets Reputation (EU-RUL-201)."""
    over: bool
    fight: Fight | None
    """The combat under way."""
    # The map
    laid: dict[Space, Tile]
    map_bags: list[Bag[Tile]]
    """The tiles of each chapter in the map pile, nobody knows in which order."""
    boxes: list[Bag[Tile]]
    """The tiles of each chapter that were put back unseen."""
    freed: dict[Hex, int]
    """Hexes whose Monster was defeated, and by which seat (EU-RUL-38)."""
    marks: dict[Hex, int]
    """Hero tokens on the map: whose (EU-WIN-10, EU-TREAS-3)."""
    stalls: dict[Hex, int]
    """Trade tokens: whose (EU-WIN-8)."""
    claims: dict[Hex, tuple[int, ...]]
    """Interaction tokens: how many of each seat (EU-MINE-3, EU-CONF-3)."""
    portal: Hex
    """The Portal of arrival that cannot be used again yet (EU-RUL-29); NONE if there is none."""
    # Piles and decks
    offers: list[list[Piece]]
    """The Offer of each kind of Trade Place."""
    shop_bags: list[Bag[Piece]]
    shop_gone: list[list[Piece]]
    resource_bags: list[Bag[Piece]]
    resource_gone: list[list[Piece]]
    treasure_bags: list[Bag[Piece]]
    treasure_gone: list[list[Piece]]
    monster_tops: list[Monster]
    """The top Monster card of each level: its back is public (EU-MON-2)."""
    monster_bags: list[Bag[Monster]]
    monster_gone: list[list[Monster]]
    silver_bag: Bag[Card]
    silver_gone: list[Card]
    gold_bag: Bag[Card]
    gold_gone: list[Card]
    control_bag: Bag[HeroKind]
    control_gone: list[HeroKind]
