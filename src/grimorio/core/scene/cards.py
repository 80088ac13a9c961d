"""Cards: where they lie, and the faces of the catalogue."""

from __future__ import annotations

from typing import Literal

import msgspec

from grimorio.core.scene.boards import Area
from grimorio.core.scene.labels import Badge, Stat, Text


class Card(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card in a zone; a card face down has a back but no face."""

    id: str
    face: str = ""
    """Id in the catalogue; empty while face down."""
    back: str = ""
    badges: tuple[Badge, ...] = ()
    dim: bool = False
    shows: tuple[Area, ...] = ()
    """What the board shows while the card is pointed at: where it can be played, what it hits."""
    spent: tuple[str, ...] = ()
    """Halves of its face that cannot be used any more."""


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A hand, a pile, a row or a deck. `count` is the true number, `cards` are those worth drawing.
    A deck lies face down: its `cards` are all it is made of, and dim if known to be out of it."""

    id: str
    label: Text
    look: Literal["hand", "row", "pile", "deck"]
    count: int
    cards: tuple[Card, ...] = ()
    owner: int | None = None
    rules: tuple[str, ...] = ()
    beside: bool = False
    """All play by it: it lies beside the board, where it is always seen."""
    brief: Text | None = None
    """What it is called where its owner is named anyway."""


class DiagramMark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One cell of a diagram."""

    x: int
    y: int
    kind: str
    note: str = ""
    icon: str = ""
    """What stands in it, drawn over the kind."""


class Diagram(msgspec.Struct, frozen=True, gc=False):
    """A small drawing on a card: a summoning pattern, an area of effect."""

    shape: Literal["square", "hex"]
    marks: tuple[DiagramMark, ...]
    label: Text


class Half(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of the parts of a card that are chosen by themselves: top and bottom. On the table its id
    is the card's, a slash and its own (`half_id`)."""

    id: str
    name: Text | None = None
    icon: str = ""
    numbers: tuple[Stat, ...] = ()
    text: tuple[Text, ...] = ()
    badges: tuple[Badge, ...] = ()
    """What using it means: lost, once in a round, an element made."""
    diagram: Diagram | None = None


def half_id(card: str, half: str) -> str:
    """The id of a half of a card that lies on the table, for the `at` of an option."""
    return f"{card}/{half}"


class Face(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card face of the catalogue, sent once."""

    id: str
    name: Text
    type: Text | None = None
    icon: str = ""
    numbers: tuple[Stat, ...] = ()
    text: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()
    back: str = ""
    diagram: Diagram | None = None
    original: bool = False
    """Written for this project where no fact is known."""
    halves: tuple[Half, ...] = ()
    """From the top to the bottom; numbers and text of the face are those of the whole card."""
