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

Form: TypeAlias = Literal["inside", "start", "to"]
"""Where a noun stands: inside a sentence, at its start, or as whom something is done to."""


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


@cache
def threat_text(threat: int) -> Text:
    return Text(f"threat-{CONTENT.threats[threat].id}")


@cache
def figure_text(figure: tuple[int, int], form: Form = "inside") -> Text:
    """A hero by name, a monster with its article, as events and questions name them."""
    number, kind = figure
    if number >= FIRST_MONSTER:
        return Text(f"monster-{CONTENT.monsters[kind].id}-the", {"form": form})
    return Text("hero-to", {"name": hero_text(kind)}) if form == "to" else hero_text(kind)


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
