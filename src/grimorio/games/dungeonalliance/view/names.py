"""What things are called: texts and ids of the scene."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.components.numbers import CARDS, CONTENT
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.board import COLUMNS, ROWS
from grimorio.kit.numbers import NONE

LETTERS = "ABCDEFGHIJKLMNO"

Form: TypeAlias = Literal["inside", "start", "to", "of"]
"""Where a noun stands: inside a sentence, at its start, as whom something is done to, or as whose
something is."""


@cache
def hero_text(kind: int) -> Text:
    return Text(f"hero-{CONTENT.heroes[kind].id}")


@cache
def monster_text(kind: int) -> Text:
    return Text(f"monster-{CONTENT.monsters[kind].id}")


@cache
def card_text(card: int) -> Text:
    return Text(f"card-{CARDS[card].id}")


@cache
def tile_text(tile: int, form: Form = "inside") -> Text:
    """A tile with its article."""
    return Text(f"tile-{CONTENT.tiles[tile].id}", {"form": form})


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
    return monster_the(kind, form) if number >= FIRST_MONSTER else hero_in(kind, form)


def placed_text(figure: tuple[int, int, int], form: Form = "inside") -> Text:
    """The same as the log names them: a monster with the square it stood on, so that it is told
    from others of its name."""
    number, kind, at = figure
    if number < FIRST_MONSTER:
        return hero_in(kind, form)
    return Text("monster-on", {"monster": monster_the(kind, form), "at": square_name(at)})


@cache
def monster_the(kind: int, form: Form) -> Text:
    return Text(f"monster-{CONTENT.monsters[kind].id}-the", {"form": form})


@cache
def hero_in(kind: int, form: Form) -> Text:
    """A hero inside a sentence."""
    if form in ("to", "of"):
        return Text(f"hero-{form}", {"name": hero_text(kind)})
    return hero_text(kind)


@cache
def rank_text(rank: int) -> Text:
    """A rank of solo play (DA-RUL-107)."""
    return Text("rank-none" if rank == NONE else f"rank-{CONTENT.ranks[rank].id}")


def column_name(column: int) -> str:
    return LETTERS[column]


def row_name(row: int) -> str:
    return str(row + 1)


def square_name(square: int) -> str:
    """A square by its column and row: A1 is in the north-west."""
    return column_name(COLUMNS[square]) + row_name(ROWS[square])


def cell_id(square: int) -> str:
    return f"s{square}"


def piece_id(figure: int) -> str:
    return f"figure{figure}"


def hero_id(kind: int) -> str:
    """The face of a hero. It is not called like the name: a line of the log that names a hero is
    not about its card."""
    return f"hero-card-{CONTENT.heroes[kind].id}"


def monster_id(kind: int) -> str:
    return f"monster-{CONTENT.monsters[kind].id}"


def face_id(card: int) -> str:
    return f"card-{CARDS[card].id}"


def tile_id(tile: int) -> str:
    return f"tile-{CONTENT.tiles[tile].id}"
