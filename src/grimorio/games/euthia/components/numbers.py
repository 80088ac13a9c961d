"""The box in numbers, as state and rules hold it.

Pieces are numbered: Hero tiles first, then the wares of the Trade Places, Natural Resources,
Treasures, and last Gems, Essences, Potions and Scrolls. All copies of a design have one number.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grimorio.games.euthia.components.box import Card, Content, Hero, Monster, Piece, Scenario, Tile
from grimorio.games.euthia.components.vocabulary import ELEMENTS, SHOPS, TERRAINS
from grimorio.kit.content import Index, digest, load

FOLDER: Final = files("grimorio.games.euthia")
CONTENT: Final = load(FOLDER / "content", Content)
DIGEST: Final = digest(CONTENT)

TABLE: Final = CONTENT.table
TILES: Final[tuple[Tile, ...]] = CONTENT.tiles
HEROES: Final[tuple[Hero, ...]] = CONTENT.heroes
MONSTERS: Final[tuple[Monster, ...]] = CONTENT.monsters
CARDS: Final[tuple[Card, ...]] = CONTENT.cards
SCENARIOS: Final[tuple[Scenario, ...]] = CONTENT.scenarios

# -- pieces ----------------------------------------------------------------------------------------

PIECES: Final[tuple[Piece, ...]] = (
    *CONTENT.hero_tiles,
    *CONTENT.wares,
    *CONTENT.ores,
    *CONTENT.finds,
    *CONTENT.tokens,
)
PIECE: Final = Index(piece.id for piece in PIECES)
FIRST_WARE: Final = len(CONTENT.hero_tiles)
FIRST_ORE: Final = FIRST_WARE + len(CONTENT.wares)
FIRST_FIND: Final = FIRST_ORE + len(CONTENT.ores)
POTION: Final = PIECE["healing-potion"]
SCROLL: Final = PIECE["teleport-scroll"]
ESSENCES: Final[tuple[int, ...]] = tuple(PIECE[f"essence-{one}"] for one in ELEMENTS)
"""The Essence of each element."""
HERO_STACKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, tile in enumerate(CONTENT.hero_tiles) if tile.hero == hero.id)
    for hero in HEROES
)
"""The Hero tiles of each Hero, Starting tiles first and then by Reputation."""
SALES: Final[tuple[int, ...]] = tuple(piece.price // 2 for piece in PIECES)
"""What each sells for: half its price, rounded down (EU-RUL-109)."""

# -- piles and decks, each tile and card as often as there are copies ------------------------------

SHOP_PILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        FIRST_WARE + number
        for number, ware in enumerate(CONTENT.wares)
        if ware.shop == shop
        for _ in range(ware.copies)
    )
    for shop in SHOPS
)
RESOURCE_PILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        FIRST_ORE + number
        for number, ore in enumerate(CONTENT.ores)
        if ore.terrain == terrain
        for _ in range(ore.copies)
    )
    for terrain in TERRAINS
)
TREASURE_PILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        FIRST_FIND + number
        for number, find in enumerate(CONTENT.finds)
        if find.level == level
        for _ in range(find.copies)
    )
    for level in (1, 2, 3)
)
MONSTER_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, monster in enumerate(MONSTERS) if monster.level == level)
    for level in (1, 2, 3)
)
CARD_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        number for number, card in enumerate(CARDS) if card.deck == deck for _ in range(card.copies)
    )
    for deck in ("silver", "gold")
)
"""The Silver deck and the Gold deck."""
