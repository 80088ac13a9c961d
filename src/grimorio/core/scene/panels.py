"""How the seats stand, and what is no seat: groups, personal boards, a fight."""

from __future__ import annotations

from typing import Literal

import msgspec

from grimorio.core.scene.cards import Card
from grimorio.core.scene.labels import Badge, Stat, Text, Tone


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


class ContestSide(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One side of a contest: who it is, how it stands, and its zones by id."""

    label: Text
    icon: str = ""
    seat: int | None = None
    stats: tuple[Stat, ...] = ()
    zones: tuple[str, ...] = ()


class Contest(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A fight or a trial that lies on the table while it lasts: its sides, what is between them."""

    label: Text
    sides: tuple[ContestSide, ...]
    zones: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    notes: tuple[Text, ...] = ()
    """What decides it, in a few words."""
