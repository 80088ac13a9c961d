"""Texts, numbers and small marks: what every part of a scene is labelled with."""

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
    member or group that acts, or a seat by its panel (`seat0`). The lines that follow from the same
    answer, up to the next beat, are told together with this one."""
    card: str = ""
    """In a line of the log: the face of the card that was laid open."""
    tone: Tone = ""
    """In a line of the log: what that card does turns the moment, such as a blow that comes to
    nothing."""


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


class Stat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number worth a glance: life 12 of 16, gold, score."""

    id: str
    label: Text
    value: int | Text
    limit: int | None = None
    icon: str = ""
    tone: Tone = ""
