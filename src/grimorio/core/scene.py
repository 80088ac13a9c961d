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


class Text(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, repr_omit_defaults=True):
    """A Fluent message and its arguments; an argument may be a text itself (a card's name)."""

    id: str
    args: dict[str, int | str | Text] = {}
    sum: Sum | None = None
    """How the number it tells of came about, drawn as a line of its own."""
    beat: str = ""
    """In a line of the log: here somebody's turn begins, such as a monster's. It names the piece,
    member or group that acts. The lines that follow from the same answer, up to the next beat, are
    told together with this one."""


class Term(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One part of a sum: 3 of the card, -1 for the shield."""

    value: int
    label: Text
    times: bool = False
    """What was counted so far is multiplied by the value."""


class Sum(msgspec.Struct, frozen=True, gc=False):
    """A number and its parts in the order they are counted: 3 attack + 1 card - 1 shield = 3."""

    terms: tuple[Term, ...]
    total: int


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
    fog: bool = False
    """Not yet revealed: drawn under mist, with what is known of it."""


class Edge(msgspec.Struct, frozen=True, gc=False):
    """A side of a cell: 0..3 is north, east, south, west; on hexes 0..5 from east, clockwise."""

    cell: str
    side: int
    kind: str
    """wall, open, door, portcullis, gate ..."""


class Stat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number worth a glance: life 12 of 16, gold, score."""

    id: str
    label: Text
    value: int | Text
    limit: int | None = None
    icon: str = ""
    tone: Tone = ""


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


class Ruler(msgspec.Struct, frozen=True, gc=False):
    """How far each cell of a board is from one of them, and whether it is in sight, as the rules
    count it. It is asked for and not part of a view: only the rules know what sight is, and all
    pairs of a large board are too many to send."""

    board: str
    cell: str
    ranges: tuple[int, ...]
    """For each cell, in the order of the board; -1 where no range is counted."""
    sight: tuple[bool, ...]


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


class Marker(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of several on a track: the reputation of a player, the level of a threat."""

    id: str
    at: int
    label: Text
    icon: str = ""
    seat: int | None = None
    tone: Tone = ""


class Track(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A track: sun, rounds, reputation. It has a marker of its own, or several."""

    id: str
    label: Text
    at: int | None
    """Where its own marker is; None where only `markers` count."""
    length: int
    steps: tuple[Step, ...] = ()
    icon: str = ""
    seat: int | None = None
    rules: tuple[str, ...] = ()
    markers: tuple[Marker, ...] = ()
    first: int = 0
    """The number of its first space: -5 for a track that goes below nothing."""


class Chip(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing in a row: who acts at 14, an element that wanes."""

    id: str
    label: Text
    icon: str = ""
    seat: int | None = None
    note: str = ""
    """A short number or letter on it: an initiative."""
    level: int | None = None
    """How full it is, from 0 to the levels of its row."""
    state: Text | None = None
    """What its level means: strong, waning, inert."""
    now: bool = False
    """It is its turn."""
    dim: bool = False
    """It is done, or out."""
    lights: tuple[str, ...] = ()
    """Pieces and members that light up while it is pointed at."""
    tone: Tone = ""


class Row(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Things side by side in an order that means something: who acts when, the elements."""

    id: str
    label: Text
    chips: tuple[Chip, ...]
    levels: int = 0
    """The highest level of its chips; 0 where they have none."""
    rules: tuple[str, ...] = ()


class Slot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on a mat: for a helmet, for an ability of the second rank."""

    id: str
    label: Text
    icon: str = ""
    cards: tuple[Card, ...] = ()
    room: int = 1
    """How many cards it can hold."""
    locked: bool = False
    note: Text | None = None
    """Why it is locked, or what fits into it."""
    line: int = 0
    """The line of the mat it lies in, from the top."""


class Mat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A personal board with places for equipment and abilities."""

    id: str
    label: Text
    slots: tuple[Slot, ...]
    owner: int | None = None
    stats: tuple[Stat, ...] = ()
    rules: tuple[str, ...] = ()


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
    badges: tuple[Badge, ...] = ()
    """Its conditions as small marks: poisoned, strengthened."""


class Member(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of a group: a monster of its kind, a hero of an alliance, an article of a shop."""

    id: str
    label: Text
    icon: str = ""
    number: int | None = None
    stats: tuple[Stat, ...] = ()
    """Health 3 of 8; the price of an article, how many are left. A limit is drawn as a bar."""
    badges: tuple[Badge, ...] = ()
    face: str = ""
    """Its card in the catalogue, to be looked at."""
    zones: tuple[str, ...] = ()
    """Zones that lie under it: the cards a hero has played."""
    lights: tuple[str, ...] = ()
    """Pieces that light up while it is pointed at: itself on the board."""
    dim: bool = False
    tone: Tone = ""


class Group(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A panel of what is no seat: a kind of monster with its members, a summon, a shop."""

    id: str
    label: Text
    look: Literal["members", "shop"] = "members"
    icon: str = ""
    seat: int | None = None
    """Whose it is: the owner of a summon or of an alliance."""
    stats: tuple[Stat, ...] = ()
    """What all its members share: move 2, attack 3."""
    notes: tuple[Text, ...] = ()
    members: tuple[Member, ...] = ()
    zones: tuple[str, ...] = ()
    """Zones that lie with it: the card that says what they do this round."""
    now: bool = False
    """It is its turn."""
    rules: tuple[str, ...] = ()


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
    notes: tuple[Text, ...] = ()
    """What decides it, in a few words."""


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
    groups: tuple[Group, ...] = ()
    """The zones they name are drawn with them, but for the own hand."""
    rows: tuple[Row, ...] = ()
    mats: tuple[Mat, ...] = ()
    awaited: Text | None = None
    """What the others do while this seat waits for them: they choose two cards each."""


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


class Template(msgspec.Struct, frozen=True, gc=False):
    """An area of effect to be laid on the board: its cells as offsets `x, y` from the cell it is
    laid on. It is mirrored first, over the line from west to east, then turned clockwise: by
    quarters on squares, by sixths on hexes."""

    id: str
    label: Text
    cells: tuple[tuple[int, int], ...]


class Aim(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How an option lies on the board. Of several on one cell the pointer chooses: it lies nearest
    to the side to which that option is turned. `at` of the option names the cell."""

    cell: str
    turn: int
    """How often its template is turned; without a template the side it faces."""
    template: str = ""
    """Id of a template of the question."""
    mirrored: bool = False


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal answer."""

    key: str
    text: Text
    at: tuple[str, ...] = ()
    """Ids of scene elements to click for it, any of them: cells, pieces, cards and their halves,
    zones, slots, groups and their members, chips, markers."""
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
    draws: bool = False
    """It draws chance or reveals something, and cannot be taken back: wants a second tap too."""
    taps: tuple[str, ...] = ()
    """Ids to click one after another, instead of `at`: one card, then another; the way points of a
    path. If another option goes on from here, a second tap on the last one takes this one."""
    aim: Aim | None = None


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
    any_order: bool = False
    """The taps of an option may be made in any order."""
    templates: tuple[Template, ...] = ()
