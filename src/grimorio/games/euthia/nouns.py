"""Euthia: the things it names, each declared once."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from grimorio.core.nouns import Noun, SetNoun
from grimorio.games.euthia.components.numbers import (
    CARDS,
    HEROES,
    MONSTERS,
    PIECES,
    SCENARIOS,
    TILES,
)
from grimorio.games.euthia.components.uses import USE_IDS
from grimorio.games.euthia.rules.lattice import HEXES, PLACE_IDS, SPOT_IDS

# -- the map ---------------------------------------------------------------------------------------

HEX: Final = Noun("hex", SPOT_IDS[:HEXES])
SPOT: Final = Noun("spot", SPOT_IDS)
"""Where a Hero can be: a hex, or the centre of a Special tile."""
SPACE: Final = Noun("space", PLACE_IDS)
"""Where a map tile lies, or may be laid."""
TILE: Final = Noun("tile", [tile.id for tile in TILES])

# -- heroes and what they have ---------------------------------------------------------------------

HERO: Final = Noun("hero", [hero.id for hero in HEROES])
GAAR: Final = len(PIECES)
"""A Gaar token in a Bag (EU-RUL-79)."""
FIRST_TROPHY: Final = GAAR + 1
"""The Trophy of Monster n is piece FIRST_TROPHY + n (EU-TROPHY-1)."""
PIECE: Final = Noun(
    "piece",
    [
        *[piece.id for piece in PIECES],
        "gaar",
        *[f"trophy-{monster.id}" for monster in MONSTERS],
    ],
)
"""All that can lie on a Hero Board or in an offer: Objects and Hero tiles by design, a Gaar token,
the Trophy of each Monster."""
PLACE: Final = Noun(
    "place",
    (
        "sword-1", "sword-2", "sword-3",
        "ability-1", "ability-2", "ability-3", "ability-4", "ability-5",
        "first-attack",
        "helmet", "breastplate", "gauntlets", "greaves", "boots",
        "jewel-1", "jewel-2",
        "gem-1", "gem-2", "gem-3", "gem-4",
        "bag-1", "bag-2", "bag-3",
    ),
)  # fmt: skip
"""A place of a Hero Board for one tile, Gem, Essence or Object (EU-RUL-113)."""
PLACES: Final = SetNoun(PLACE)
SOCKET: Final = Noun(
    "socket",
    [
        f"{piece.id}/{side}"
        for piece in PIECES
        if piece.kind == "gem"
        for side in ("active", "spent")
    ],
)
"""A Gem set in a tile, and which side is up."""
ACTION: Final = Noun("action", ("combat", "trade", "mining"))
"""An Action token."""

# -- cards and the rest ----------------------------------------------------------------------------

CARD: Final = Noun("card", [card.id for card in CARDS])
"""A Gold or Silver card."""
MONSTER: Final = Noun("monster", [monster.id for monster in MONSTERS])
SCENARIO: Final = Noun("scenario", [scenario.id for scenario in SCENARIOS])
SHOP: Final = Noun("shop", ("merchants", "alchemists", "towers"))
"""A kind of Trade Place."""
TERRAIN: Final = Noun("terrain", ("mountain", "lake", "cave"))
ELEMENT: Final = Noun("element", ("fire", "water", "air", "earth"))
USE: Final = Noun("use", USE_IDS)
"""Something that can be done with a piece, at its time."""
DIE: Final = Noun("die", ("left", "right"))
"""One of the two dice of a roll."""

Action: TypeAlias = Annotated[int, ACTION]
Card: TypeAlias = Annotated[int, CARD]
HeroKind: TypeAlias = Annotated[int, HERO]
Hex: TypeAlias = Annotated[int, HEX]
Monster: TypeAlias = Annotated[int, MONSTER]
Piece: TypeAlias = Annotated[int, PIECE]
Place: TypeAlias = Annotated[int, PLACE]
Places: TypeAlias = Annotated[int, PLACES]
Scenario: TypeAlias = Annotated[int, SCENARIO]
Socket: TypeAlias = Annotated[int, SOCKET]
Space: TypeAlias = Annotated[int, SPACE]
Spot: TypeAlias = Annotated[int, SPOT]
Tile: TypeAlias = Annotated[int, TILE]
Use: TypeAlias = Annotated[int, USE]
