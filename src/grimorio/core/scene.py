"""What one seat may see, as data any renderer can draw: browser, terminal, picture, screen reader.

A Scene is built by a title from a whitelist. It holds ids and numbers, never sentences: every
text is a Fluent message id with arguments, turned into words at the edge in the reader's language.
Everything that can be clicked, moved or changed has an `id` that stays the same from view to view.

Nothing here can lead back to itself, so the garbage collector is told to pass it by (`gc=False`): a
server that holds a thousand views would stop for them again and again.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Tone = Literal["", "good", "danger", "magic", "gold", "quiet"]
"""The few strong accents of the table; never the only carrier of a meaning."""


class Text(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A Fluent message and its arguments; an argument may be a text itself (a card's name)."""

    id: str
    args: dict[str, int | str | Text] = {}


class Badge(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A small mark on a piece or card: an icon, a number, or both."""

    label: Text
    icon: str = ""
    value: int | None = None
    tone: Tone = ""


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
    badges: tuple[Badge, ...] = ()
    dim: bool = False
    rules: tuple[str, ...] = ()


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


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A hand, a pile, a row or a deck. `count` is the true number; `cards` those worth drawing. A
    deck lies face down: its cards are what it is made of, dim those known to be out of it."""

    id: str
    label: Text
    look: Literal["hand", "row", "pile", "deck"]
    count: int
    cards: tuple[Card, ...] = ()
    owner: int | None = None
    rules: tuple[str, ...] = ()
    beside: bool = False
    """All play by it: it lies beside the board, where it is always seen."""


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One space of a track that is marked."""

    at: int
    note: str
    tone: Tone = ""


class Track(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A track with a marker on it: sun, rounds, reputation."""

    id: str
    label: Text
    at: int
    length: int
    steps: tuple[Step, ...] = ()
    icon: str = ""
    seat: int | None = None
    rules: tuple[str, ...] = ()


class Stat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number worth a glance: life 12 of 16, gold, score."""

    id: str
    label: Text
    value: int | Text
    limit: int | None = None
    icon: str = ""
    tone: Tone = ""


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How one seat stands."""

    seat: int
    label: Text
    icon: str = ""
    stats: tuple[Stat, ...] = ()
    notes: tuple[Text, ...] = ()
    """States worth a word: trapped, in the catacombs, dead."""
    out: bool = False
    partner: int | None = None


class Side(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One side of a contest: who it is, how it stands, and its zones by id."""

    label: Text
    icon: str = ""
    seat: int | None = None
    stats: tuple[Stat, ...] = ()
    zones: tuple[str, ...] = ()


class Contest(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A fight or a trial that lies on the table while it lasts: its sides, what is between them."""

    label: Text
    sides: tuple[Side, ...]
    zones: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All one seat may see of a game."""

    boards: tuple[Board, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    panels: tuple[Panel, ...] = ()
    headline: Text | None = None
    """Where the game stands, in a few words: round 3, the dragon sleeps."""
    turn: int | None = None
    """The seat whose turn it is, if one seat has it."""
    contest: Contest | None = None
    """The zones it names are drawn with it, but for the own hand."""


class Mark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
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
    marks: tuple[Mark, ...]
    label: Text


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


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal answer."""

    key: str
    text: Text
    at: tuple[str, ...] = ()
    """Ids of scene elements to click for it: cells, pieces, cards, zones."""
    rules: tuple[str, ...] = ()
    odds: float | None = None
    """Chance of success, 0 to 1, where dice decide."""
    preview: tuple[Text, ...] = ()
    """What follows, said before it is done."""
    path: tuple[str, ...] = ()
    """Cells to light up while the option is pointed at."""
    confirm: bool = False
    """A mis-tap hurts: wants a second tap."""
    tone: Tone = ""


class Refused(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a player may try here but cannot, and why."""

    text: Text
    reason: Text
    at: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An open question as its seat sees it: who, what, why, and the legal answers."""

    ask: str
    prompt: Text
    options: tuple[Option, ...]
    refused: tuple[Refused, ...] = ()
    why: Text | None = None
    rules: tuple[str, ...] = ()
