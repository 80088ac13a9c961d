"""Dungeon Alliance: the things it names, each declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from grimorio.core.nouns import Noun, SetNoun
from grimorio.games.dungeonalliance.components.numbers import (
    CARDS,
    CONTENT,
    EFFECT_IDS,
    FOLDER,
    WAY_IDS,
)
from grimorio.games.dungeonalliance.rules.board import (
    BESIDE,
    COLUMNS,
    EDGE_SIDES,
    MIDDLES,
    ROWS,
    SQUARES,
)
from grimorio.kit.kept import kept_ids
from grimorio.kit.spellings import Row

if TYPE_CHECKING:
    from grimorio.games.dungeonalliance.state import Dungeon

TEAM: Final = 4
"""Heroes of an Alliance."""
FIRST_MONSTER: Final = 16
"""Hero K of a seat is figure 4 x seat + K, a monster is a figure from here on."""
HEROES: Final = FIRST_MONSTER
"""Figure numbers of heroes are below this."""
_KEPT: Final = kept_ids(FOLDER)


def figure_word(s: Dungeon, figure: int) -> str:
    """A figure in records: a hero by its card, a monster also by when it came."""
    if figure < FIRST_MONSTER:
        return HERO.ids[s.players[figure // TEAM].heroes[figure % TEAM].kind]
    return f"{MONSTER.ids[s.monsters[figure].kind]}-{figure - FIRST_MONSTER + 1}"


def raid_word(s: Dungeon, raid: int) -> str:
    """A raid in records: `petra from c5`."""
    return f"{figure_word(s, raid % HEROES)} from {SQUARE.ids[raid // HEROES]}"


def _square_id(square: int) -> str:
    return f"{'abcdefghijklmno'[COLUMNS[square]]}{ROWS[square] + 1}"


def _edge_id(edge: int) -> str:
    """The two middle squares that a Corridor token on an edge joins."""
    cell, side = EDGE_SIDES[edge]
    other = 9 * BESIDE[cell][side] + MIDDLES[(side + 2) % 4]
    return f"{_square_id(9 * cell + MIDDLES[side])}-{_square_id(other)}"


# -- cards -----------------------------------------------------------------------------------------

CARD: Final = Noun("card", [card.id for card in CARDS], kept=_KEPT["card"])
"""A Starting Deck card or an Upgrade."""
EFFECT: Final = Noun("effect", EFFECT_IDS, kept=_KEPT["effect"])
"""What a card does: by the card, the part of it, and its place there."""
WAY: Final = Noun("way", WAY_IDS)
"""One of the ways of an effect."""
HERO: Final = Noun("hero", [hero.id for hero in CONTENT.heroes], kept=_KEPT["hero"])
"""A Hero card."""
SOLO: Final = Noun("solo", [card.id for card in CONTENT.solo], kept=_KEPT["solo"])
ACTION: Final = Noun("action", ("first", "second"), kept=_KEPT["action"])
"""One of the two actions of a Solo card."""
RANK: Final = Noun("rank", [rank.id for rank in CONTENT.ranks])
"""A rank of solo play; NONE for none."""
USE: Final = Noun("use", ("speed", "attack", "heal"), kept=_KEPT["use"])
"""What a Power Surge is used for."""
HINDRANCE: Final = Noun(
    "hindrance", ("speed", "attack", "armour", "evasive"), kept=_KEPT["hindrance"]
)
"""The ability that is hindered."""
HINDRANCES: Final = Row(HINDRANCE, lambda row: tuple(row) if any(row) else ())
"""By how much each ability is hindered; empty if none is."""
MODE: Final = Noun("mode", ("competitive", "solo", "together"), kept=_KEPT["mode"])
STAGE: Final = Noun(
    "stage",
    ("resting", "starting", "moving", "again", "struck", "served", "settled"),
    kept=_KEPT["stage"],
)
"""What an activation has come to."""
CAUSE: Final = Noun("cause", ("card", "thorns", "burst", "splash", "trap", "solo"))
"""What does damage without an attack."""
ATTEMPT: Final = Noun("attempt", ("locked", "secret", "chest", "trap"))
"""What a roll is made for: a locked or a secret door, a locked chest, a trap."""
ORDER: Final = Noun("order", ("own", "icon", "weakest", "choice", "type", "surge"))
"""Why a monster acts: a player chose it, or by which action of a Solo card."""
DECIDED: Final = Noun("decided", ("score", "cards", "damage", "tie"))
"""What a game was won by."""

# -- the map ---------------------------------------------------------------------------------------

TILE: Final = Noun("tile", [tile.id for tile in CONTENT.tiles], kept=_KEPT["tile"])
LAID_TILE: Final = Noun(
    "laid", [f"{tile}/{turns}" for tile in TILE.ids for turns in range(4)], kept=_KEPT["laid"]
)
"""A tile as it lies: with its quarter turns clockwise."""
SQUARE: Final = Noun("square", [_square_id(one) for one in range(SQUARES)], kept=_KEPT["square"])
EDGE: Final = Noun("edge", [_edge_id(n) for n in range(len(EDGE_SIDES))], kept=_KEPT["edge"])
"""What two rooms have in common: a door, a wall, or a corridor."""
EDGES: Final = SetNoun(EDGE)
SIDE: Final = Noun("side", ("north", "east", "south", "west"), kept=_KEPT["side"])
"""Of a square or a room; where a figure faces."""
FACINGS: Final = SetNoun(SIDE)
ENTRANCE: Final = Noun("entrance", [f"entrance-{n}" for n in range(1, 5)], kept=_KEPT["entrance"])
"""An entrance of the frame."""

# -- figures and tokens ----------------------------------------------------------------------------

MONSTER: Final = Noun("monster", [one.id for one in CONTENT.monsters], kept=_KEPT["monster"])
"""A Monster Encounter card."""
FIGURE: Final = Noun("figure", says=figure_word)
"""A hero or a monster of one game."""
RAID: Final = Noun("raid", says=raid_word)
"""Whom a monster attacks, and from which square: HEROES x square + hero."""
TOKEN: Final = Noun(
    "token",
    [f"{threat.id}/{level}" for threat in CONTENT.threats for level in (1, 2, 3)],
    kept=_KEPT["token"],
)
"""A threat token: its card and its level."""
FACE: Final = Noun(
    "face", [f"{token}/{side}" for token in TOKEN.ids for side in ("down", "up")],
    kept=_KEPT["face"],
)  # fmt: skip
"""A threat token that all know, and how it lies."""

Action: TypeAlias = Annotated[int, ACTION]
Card: TypeAlias = Annotated[int, CARD]
Edge: TypeAlias = Annotated[int, EDGE]
Edges: TypeAlias = Annotated[int, EDGES]
Effect: TypeAlias = Annotated[int, EFFECT]
Entrance: TypeAlias = Annotated[int, ENTRANCE]
Face: TypeAlias = Annotated[int, FACE]
Facing: TypeAlias = Annotated[int, SIDE]
Facings: TypeAlias = Annotated[int, FACINGS]
Figure: TypeAlias = Annotated[int, FIGURE]
HeroCard: TypeAlias = Annotated[int, HERO]
Hindrances: TypeAlias = Annotated[tuple[int, ...], HINDRANCES]
Laid: TypeAlias = Annotated[int, LAID_TILE]
Mode: TypeAlias = Annotated[int, MODE]
MonsterCard: TypeAlias = Annotated[int, MONSTER]
Solo: TypeAlias = Annotated[int, SOLO]
Square: TypeAlias = Annotated[int, SQUARE]
Stage: TypeAlias = Annotated[int, STAGE]
Tile: TypeAlias = Annotated[int, TILE]
Token: TypeAlias = Annotated[int, TOKEN]
Use: TypeAlias = Annotated[int, USE]
