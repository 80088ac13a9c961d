"""DungeonQuest: the things it names, each declared once.

kept.json has the ids as they stood while numbers were stored.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any, Final, TypeAlias

from grimorio.core.nouns import Arg, Noun, several
from grimorio.games.dungeonquest.components import numbers
from grimorio.games.dungeonquest.components.numbers import BOARD, CONTENT
from grimorio.games.dungeonquest.components.vocabulary import ATTACK_TYPES, ATTRIBUTES, EDGES
from grimorio.games.dungeonquest.variants import SETTINGS
from grimorio.kit.kept import kept_ids
from grimorio.kit.spellings import Chosen
from grimorio.kit.zones import Zone

KEPT: Final = kept_ids(files("grimorio.games.dungeonquest"))
COLUMNS: Final = "abcdefghijklm"
SIDES: Final = ("north", "east", "south", "west")
CELLS: Final = [
    f"{COLUMNS[BOARD.columns[cell]]}{BOARD.rows[cell] + 1}" for cell in range(BOARD.size)
]


def _passages() -> list[str]:
    """Every side of a cell, which its neighbour shares: `c5/north`."""
    found: dict[int, str] = {}
    for cell, edges in enumerate(BOARD.sides):
        for side, edge in enumerate(edges):
            found.setdefault(edge, f"{CELLS[cell]}/{SIDES[side]}")
    return [found[edge] for edge in range(len(found))]


# -- what is in the box ---------------------------------------------------------------------------

HERO: Final = Noun("hero", numbers.HERO.ids, kept=KEPT["hero"])
MONSTER: Final = Noun("monster", numbers.MONSTER.ids, kept=KEPT["monster"])
TOKEN: Final = Noun(
    "token",
    [f"{monster.id}/{place}" for monster in CONTENT.monsters for place in range(1, 5)],
    kept=KEPT["token"],
)
"""A Monster token: the Monster, and which of its four."""
CARD: Final = Noun("card", numbers.CARD.ids, kept=KEPT["card"])
DECK: Final = Noun("deck", numbers.DECK.ids, kept=KEPT["deck"])
DEED: Final = Noun("deed", numbers.DEED_IDS, kept=KEPT["deed"])
"""An effect of a card: `trap-poison-gas/then/attribute-test`, those inside it
`.../failed/wounds`."""
ATTACK: Final = Noun("attack", numbers.ATTACK.ids, kept=KEPT["attack"])
"""A Combat or a Power card."""
EFFECT: Final = Noun("effect", numbers.EFFECT_IDS)
"""An effect of a Power card."""
TILE: Final = Noun("tile", numbers.TILE.ids, kept=KEPT["tile"])
ROOM: Final = Noun("room", numbers.ROOM.ids, kept=KEPT["room"])

# -- the board ------------------------------------------------------------------------------------

CELL: Final = Noun("cell", CELLS, kept=KEPT["cell"])
"""A cell by column and row; the first of the Treasure Room is the whole of it."""
DIRECTION: Final = Noun("direction", SIDES, kept=KEPT["direction"])
TURNING: Final = Noun("turning", ("ahead", "right", "back", "left"), kept=KEPT["turning"])
"""A direction as somebody sees it who looks ahead."""
OBSTACLE: Final = Noun("obstacle", EDGES, kept=KEPT["obstacle"])
ENCOUNTER: Final = Noun("encounter", (*numbers.CARD.ids, *CELLS, *_passages()))
"""What a test belongs to: a card, the room on a cell, or a passage with a portcullis."""

# -- the table ------------------------------------------------------------------------------------

OPTIONS: Final = Chosen(SETTINGS, KEPT)

# -- Heroes and fights ----------------------------------------------------------------------------

WHEREABOUTS: Final = Noun(
    "whereabouts", ("waiting", "dungeon", "catacombs", "left", "dead"), kept=KEPT["whereabouts"]
)
ATTRIBUTE: Final = Noun("attribute", ATTRIBUTES, kept=KEPT["attribute"])
STYLE: Final = Noun("style", ATTACK_TYPES, kept=KEPT["style"])
"""The type of an attack."""
MARKS: Final = (
    "bonus", "bonus-if-mine", "bonus-if-theirs", "cancel", "forbid", "play-open", "no-counter",
    "win-ties", "extra", "move", "evade",
)  # fmt: skip
MARK: Final = Noun("mark", MARKS, kept=KEPT["mark"])
"""What a Power card sets up for a round (rules/fight/sides.py)."""
FATE: Final = Noun("fate", ("slain", "escaped", "died"), kept=KEPT["fate"])
"""How a fight ended."""
DIE: Final = Noun("die", ("first", "second"), kept=KEPT["die"])
"""Which of two dice."""


def _hero_of(s: Any, seat: int) -> str:
    kind: int = s.heroes[seat].kind
    return numbers.HERO.ids[kind]


RIVAL: Final = Noun("rival", says=_hero_of)
"""A seat by its Hero."""
PLACE: Final = Noun("place", says=lambda s, place: f"card-{place + 1}")
"""A card by where it lies in a row, whether its face is seen or not."""

# -- the same, as sentences put it in other words -------------------------------------------------

RUNE: Final[Arg[int]] = Arg("rune", of=CARD)
ESCAPE: Final[Arg[int]] = Arg("escape", of=ATTACK)
"""An attack for its escape value."""
ATTACKS: Final = several(ATTACK)
FIGHTER: Final[Arg[int]] = Arg("fighter")
"""A seat, or -1 - m for Monster m."""
OTHER: Final[Arg[int]] = Arg("other")
"""A fighter besides the one a sentence is about."""
PLAYER: Final[Arg[int]] = Arg("player")
"""A seat before it has a Hero."""
SPACE: Final[Arg[int]] = Arg("space")
"""Of the sun track."""
TYPE: Final[Arg[str]] = Arg("type", str)
"""The type of an attack as a word."""
CAUSE: Final[Arg[str]] = Arg("cause", str)

# -- the types of a state and of steps ------------------------------------------------------------

OptionNumbers: TypeAlias = Annotated[dict[str, int], OPTIONS]
HeroCard: TypeAlias = Annotated[int, HERO]
Monster: TypeAlias = Annotated[int, MONSTER]
Token: TypeAlias = Annotated[int, TOKEN]
Tokens: TypeAlias = Annotated[Zone, TOKEN]
Card: TypeAlias = Annotated[int, CARD]
Cards: TypeAlias = Annotated[Zone, CARD]
Deck: TypeAlias = Annotated[int, DECK]
Deed: TypeAlias = Annotated[int, DEED]
Attack: TypeAlias = Annotated[int, ATTACK]
Effect: TypeAlias = Annotated[int, EFFECT]
Hand: TypeAlias = Annotated[Zone, ATTACK]
Tile: TypeAlias = Annotated[int, TILE]
Cell: TypeAlias = Annotated[int, CELL]
Direction: TypeAlias = Annotated[int, DIRECTION]
Encounter: TypeAlias = Annotated[int, ENCOUNTER]
Whereabouts: TypeAlias = Annotated[int, WHEREABOUTS]
Attribute: TypeAlias = Annotated[int, ATTRIBUTE]
Style: TypeAlias = Annotated[int, STYLE]
Mark: TypeAlias = Annotated[int, MARK]
Fate: TypeAlias = Annotated[int, FATE]
