"""Boards of square or hex cells, and what stands on them."""

from __future__ import annotations

from typing import Literal

import msgspec

from grimorio.core.scene.labels import Badge, Stat, Text, Tone


class Cell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One space. `x, y` are column and row on a square board, axial q and r on a hex board."""

    id: str
    x: int
    y: int
    terrain: str = ""
    """How the ground is drawn: floor, unknown, water, tower ... (the sprite knows the names)."""
    features: tuple[str, ...] = ()
    """Icons drawn in ink on the ground: pit, web, bridge, chest ..."""
    label: Text | None = None
    note: str = ""
    """A short mark readable at fit-to-screen zoom (a number, a letter)."""
    rules: tuple[str, ...] = ()
    fog: bool = False
    """Not yet revealed: drawn under mist, with what is known of it."""


class Edge(msgspec.Struct, frozen=True, gc=False):
    """A side of a cell: 0..3 is north, east, south, west; on hexes 0..5 from east, clockwise."""

    cell: str
    side: int
    kind: str
    """wall, open, door, portcullis, gate ..."""


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A figure or token on the board."""

    id: str
    at: str
    label: Text
    icon: str = ""
    seat: int | None = None
    """Whose colour and shape it wears; None for what belongs to nobody."""
    shape: Literal["figure", "token", "marker", "large"] = "token"
    facing: int | None = None
    """The side of its cell it looks at, numbered as the sides of an edge."""
    badges: tuple[Badge, ...] = ()
    """Its conditions and what it carries: poisoned, shield 2."""
    dim: bool = False
    rules: tuple[str, ...] = ()
    number: int | None = None
    """Which of its kind it is, as printed on it."""
    health: Stat | None = None
    """Drawn as a bar under it."""
    tone: Tone = ""
    """A rank that is seen at a glance: gold for an elite, danger for a boss."""
    acts: bool = False
    """The rules act for it: an `Outlook` may be asked for."""


class Area(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A set of cells with one meaning: a way home, a range, a threatened region."""

    id: str
    cells: tuple[str, ...]
    label: Text
    tone: Tone = ""
    seat: int | None = None


class Board(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A board of square or hex cells with what stands on it."""

    id: str
    shape: Literal["square", "hex"]
    label: Text
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()
    pieces: tuple[Piece, ...] = ()
    areas: tuple[Area, ...] = ()
    measured: bool = False
    """The rules measure sight and range on it: a `Ruler` may be asked for, from any cell."""
    columns: tuple[str, ...] = ()
    """What texts call the columns of a square board, from its westernmost cells on. Drawn along its
    north edge."""
    rows: tuple[str, ...] = ()
    """The same for its rows, from north to south. Drawn along its west edge."""


class Ruler(msgspec.Struct, frozen=True, gc=False):
    """How far each cell of a board is from one of them, and whether it is in sight, as the rules
    count it. It is asked for and not part of a view: only the rules know what sight is, and all
    pairs of a large board are too many to send."""

    board: str
    cell: str
    ranges: tuple[int, ...]
    """For each cell, in the order of the board; -1 where no range is counted."""
    sight: tuple[bool, ...]


class Outlook(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a piece for which the rules act would do now, and why. As a ruler it is asked for and
    not part of a view."""

    piece: str
    lines: tuple[Text, ...]
    """From what it is told to what it would do, a sentence each."""
    areas: tuple[Area, ...] = ()
    """What the board shows of it: its way, whom it would attack."""
    rules: tuple[str, ...] = ()
