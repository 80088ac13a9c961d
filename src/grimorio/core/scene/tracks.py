"""Tracks with markers, and rows of things in an order that means something."""

from __future__ import annotations

import msgspec

from grimorio.core.scene.labels import Text, Tone


class TrackStep(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
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
    steps: tuple[TrackStep, ...] = ()
    icon: str = ""
    seat: int | None = None
    rules: tuple[str, ...] = ()
    markers: tuple[Marker, ...] = ()
    first: int = 0
    """The number of its first space: -5 for a track that goes below 0."""


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
