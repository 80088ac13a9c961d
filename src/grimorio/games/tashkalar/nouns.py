"""Tash-Kalar: the things it names, each declared once."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from grimorio.core.nouns import Arg, Noun
from grimorio.games.tashkalar.components.numbers import BEINGS, CONTENT, EFFECT_IDS
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.kit.kept import kept_ids
from grimorio.kit.zones import Zone

KEPT: Final = kept_ids(files("grimorio.games.tashkalar"))

# -- what is in the box ---------------------------------------------------------------------------

CARD: Final = Noun(
    "card",
    [*[being.id for being in BEINGS], *[flare.id for flare in CONTENT.flares]],
    kept=KEPT["card"],
)
"""Beings, legends, flares."""
EFFECT: Final = Noun("effect", EFFECT_IDS, kept=KEPT["effect"])
"""What a card orders: `knight/move`."""
TASK: Final = Noun("task", [task.id for task in CONTENT.tasks], kept=KEPT["task"])
SCHOOL: Final = Noun("school", [school.id for school in CONTENT.schools], kept=KEPT["school"])

# -- the board ------------------------------------------------------------------------------------

COLUMNS: Final = "abcdefghijklm"
SQUARE: Final = Noun("square", [f"{x}{y}" for y in range(1, 10) for x in COLUMNS])
"""A letter for the column, the row from the top. The four columns after the ninth are the padding
of masks (rules/board.py): nothing ever stands there. The number of a square is made of its column
and its row and is no place in a list: content cannot change it, so that a set of squares may be
stored as a mask."""
PIECE: Final[Arg[int]] = Arg("piece", of=SQUARE)
"""A square and what stands there."""
SIDE: Final = Noun("side", says=lambda s, side: f"side-{side + 1}")
"""A colour in one game."""
ORIENTATION: Final = Noun(
    "orientation", [f"way-{n}" for n in range(1, 9)], kept=KEPT["orientation"]
)
"""How a card is laid: which of the ways that differ for it (rules/patterns.py)."""
DIRECTION: Final = Noun(
    "direction",
    ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left"),
    kept=KEPT["direction"],
)

# -- words of the rules ---------------------------------------------------------------------------

FORM: Final = Noun("form", ("elite", "duel", "melee"), kept=KEPT["form"])
STAGE: Final = Noun(
    "stage",
    ("laying-out", "acting", "busy", "resolving", "concluding"),
    kept=KEPT["stage"],
)
RANK: Final = Noun("rank", RANKS, kept=KEPT["rank"])
"""Of a piece: in an event what it is afterwards."""
DECK: Final = Noun("deck", ("beings", "legends", "flares"), kept=KEPT["deck"])
MOVE_KIND: Final = Noun("kind", ("standard", "combat"), kept=KEPT["kind"])
BRANCH: Final = Noun("branch", ("first", "second", "third"), kept=KEPT["branch"])
"""One of the ways that a card leaves open."""
CAUSE: Final = Noun("cause", ("points", "cards", "straight"))
"""The end came by points, by the last card of a deck, or by the last straight one."""
BREAKER: Final = Noun("by", ("second", "third", "upgraded", "pieces"))
"""What is compared after the score: the second colour of a melee, the third one, upgraded pieces,
pieces of all ranks."""

Card: TypeAlias = Annotated[int, CARD]
Cards: TypeAlias = Annotated[Zone, CARD]
Effect: TypeAlias = Annotated[int, EFFECT]
Task: TypeAlias = Annotated[int, TASK]
School: TypeAlias = Annotated[int, SCHOOL]
Square: TypeAlias = Annotated[int, SQUARE]
Way: TypeAlias = Annotated[int, ORIENTATION]
Form: TypeAlias = Annotated[int, FORM]
Stage: TypeAlias = Annotated[int, STAGE]
