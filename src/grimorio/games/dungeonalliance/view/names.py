"""What things are called: texts and ids of the scene."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.components.numbers import CONTENT
from grimorio.games.dungeonalliance.nouns import (
    CARD,
    FIRST_MONSTER,
    HERO,
    MONSTER,
    RANK,
    SQUARE,
    TILE,
)
from grimorio.kit.names import ids, numbered, texts
from grimorio.kit.numbers import NONE

LETTERS = "ABCDEFGHIJKLMNO"

Form: TypeAlias = Literal["inside", "start", "to", "of"]
"""Where a noun stands: inside a sentence, at its start, as whom something is done to, or as whose
something is."""

cell_id: Final = numbered("s")
face_id: Final = ids(CARD)
card_text: Final = texts(CARD)
hero_id: Final = ids(HERO, "hero-card")
"""It is not called like the name: a line of the log that names a hero is not about its card."""
hero_text: Final = texts(HERO)
monster_id: Final = ids(MONSTER)
monster_text: Final = texts(MONSTER)
piece_id: Final = numbered("figure")
tile_id: Final = ids(TILE)


@cache
def tile_text(tile: int, form: Form = "inside") -> Text:
    """A tile with its article."""
    return Text(tile_id(tile), {"form": form})


@cache
def token_text(token: int) -> Text:
    """A threat token as one of its kind, with its level."""
    return Text(f"threat-{CONTENT.threats[token // 3].id}-a", {"level": token % 3 + 1})


@cache
def token_the(token: int) -> Text:
    """A threat token that was told of before, with the article for it."""
    return Text(f"threat-{CONTENT.threats[token // 3].id}-the", {"form": "inside"})


def figure_text(figure: tuple[int, int, int], form: Form = "inside") -> Text:
    """A hero by name, a monster with its article, as questions name them."""
    number, kind, _ = figure
    if number >= FIRST_MONSTER:
        return Text(f"{monster_id(kind)}-the", {"form": form})
    name = hero_text(kind)
    return Text(f"hero-{form}", {"name": name}) if form in ("to", "of") else name


def placed_text(figure: tuple[int, int, int], form: Form = "inside") -> Text:
    """The same as the log names them: a monster with the square it stood on, so that it is told
    from others of its name."""
    number, _, at = figure
    name = figure_text(figure, form)
    if number < FIRST_MONSTER:
        return name
    return Text("monster-on", {"monster": name, "at": square_name(at)})


def rank_text(rank: int) -> Text:
    """A rank of solo play (DA-RUL-107)."""
    return Text("rank-none") if rank == NONE else Text(f"rank-{RANK.ids[rank]}")


def column_name(column: int) -> str:
    return LETTERS[column]


def row_name(row: int) -> str:
    return str(row + 1)


def square_name(square: int) -> str:
    """A square by its column and row: A1 is in the north-west."""
    return SQUARE.ids[square].upper()
