"""The words the content is written in: ids, and the closed lists."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Row: TypeAlias = Annotated[str, Meta(pattern=r"^[.chXCH]+$")]
Offset: TypeAlias = tuple[int, int]
DeckName: TypeAlias = Literal["imperial", "highland", "sylvan", "legends"]

RankName: TypeAlias = Literal["common", "heroic", "legendary"]
Ranks: TypeAlias = Literal["any", "common", "heroic", "legendary", "upgraded", "nonlegendary"]
Owner: TypeAlias = Literal["any", "own", "enemy"]
MoveKind: TypeAlias = Literal["standard", "combat"]
Where: TypeAlias = Literal[
    "anywhere",
    "self",  # the being itself, wherever it stands now
    "others",  # anywhere, the being itself excepted
    "adjacent",  # to the square of the summoning, as the next two
    "orthogonal",
    "diagonal",
    "within_2",  # at most at distance 2 from the square of the summoning
    "near",  # adjacent to the being, where it stands now
    "marked",  # on a marked square
    "used",  # used in the summoning
    "that",  # the piece chosen in the effect before
    "around",  # adjacent to the square chosen in the effect before
    "by_red",  # on a red square or adjacent to one
    "by_green",
    "beside_green",  # adjacent to a green square
    "beside_own",  # adjacent to a piece of one's own
]
Onto: TypeAlias = Literal[
    "any",
    "empty",  # only onto empty squares
    "not_common",  # never onto a common piece
    "coloured",  # only onto red and green squares
    "beside_own",  # only onto squares adjacent to another own piece
]
TaskType: TypeAlias = Literal["destruction", "coloured", "summoning", "pattern", "enemy"]

RANKS: Final[tuple[RankName, ...]] = ("common", "heroic", "legendary")
COMMON: Final = 0
HEROIC: Final = 1
LEGENDARY: Final = 2
