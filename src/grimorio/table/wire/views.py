"""What a seat sees: the view of a moment, the story of a game, and its check."""

from __future__ import annotations

from typing import Literal

import msgspec

from grimorio.core.scene import Choice, Scene, Text
from grimorio.table.wire.tables import Info
from grimorio.table.wire.values import EntryKind, Undo, Value


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Something the seat may do at any time outside a question."""

    key: str
    text: Text


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: its place among what this seat was told, and the entry it followed."""

    n: int
    at: int
    kind: str
    text: Text


class Feat(msgspec.Struct, frozen=True, gc=False):
    """What a seat may be proud of."""

    seat: int
    score: float
    text: Text


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    feats: tuple[Feat, ...] = ()


class Fame(msgspec.Struct, frozen=True):
    """An entry of the hall of fame; `table` leads to its replay, while the host keeps it."""

    game: str
    score: float
    text: Text
    name: str
    seats: int
    options: dict[str, Value]
    when: float
    table: str | None = None


class Consent(msgspec.Struct, frozen=True, gc=False):
    """Something the others must agree to: an undo past the barrier."""

    id: str
    kind: Literal["undo"]
    seat: int
    name: str
    needed: tuple[int, ...]
    answered: tuple[int, ...]
    going: bool = False
    """All agree, and it is being done: the game is played again up to an earlier moment."""
    since: int | None = None
    """The first entry that would be taken back; its lines of the log, and all since, would go."""


class Sign(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat lets everybody know of its plans: a sign of the title, a cell, or both."""

    seat: int
    sign: str = ""
    at: str = ""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or the public, sees at one moment."""

    number: int
    scene: Scene
    choices: tuple[Choice, ...]
    standing: tuple[Standing, ...]
    log: tuple[LogLine, ...]
    """The newest lines; the story has them all."""
    answered: tuple[int, ...]
    waiting: tuple[int, ...]
    thinking: tuple[int, ...]
    outcome: Outcome | None
    consent: Consent | None
    can_undo: Undo
    midway: bool = False
    """The scene and the log are those of a moment on the way to this number; the next patch goes
    on."""
    told_only: bool = False
    """The rules of that time are gone: what happened can be read, but not drawn."""
    duty: str = ""
    """What this seat is asked is part of that duty; if a bot does it, `choices` is empty."""
    signs: tuple[Sign, ...] = ()
    """What the seats let each other know of their plans."""
    may_sign: tuple[str, ...] = ()
    """The signs that this seat may show now; with one of them or without it may mark a cell."""


class StoryEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log as this seat saw it; the key only of its own answers."""

    number: int
    seat: int
    kind: EntryKind
    lines: tuple[LogLine, ...]
    when: float
    key: str | None = None


class StoryPage(msgspec.Struct, frozen=True):
    """Where a story goes on: after that entry, and after that many lines."""

    after: int
    lines: int


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat, or the public, saw, entry by entry; a long one a page at a time."""

    info: Info
    seat: int | None
    entries: tuple[StoryEntry, ...]
    next: StoryPage | None = None
    """The next page, if there is one."""


class Stream(msgspec.Struct, frozen=True):
    """All draws under the key of the game, or under one made from it for a `purpose`, in order:
    the entry of each, the word of the stream it began with, among how many, and which (from 0)."""

    purpose: str
    draws: tuple[tuple[int, int, int, int], ...]


class Check(msgspec.Struct, frozen=True):
    """A finished game, played again from its key by the rules of this server: how many `entries` it
    has, how many lines were compared with what was `told` then, and the first entry that `differs`,
    if any."""

    key: str
    entries: int
    told: int
    differs: int | None
    streams: tuple[Stream, ...]
