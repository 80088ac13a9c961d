"""An open question as its seat sees it, and its legal answers."""

from __future__ import annotations

import msgspec

from grimorio.core.scene.cards import Diagram
from grimorio.core.scene.labels import Text, Tone


class Template(msgspec.Struct, frozen=True, gc=False):
    """An area of effect to be laid on the board: its cells as offsets `x, y` from the cell it is
    laid on. It is mirrored first, over the line from west to east, then turned clockwise: by
    quarters on squares, by sixths on hexes."""

    id: str
    label: Text
    cells: tuple[tuple[int, int], ...]


class Aim(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How an option lies on the board. Of several options on one cell, the pointer chooses the one
    that is turned to the side nearest to it. `at` of the option names the cell."""

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
    """A mis-tap hurts: wants a second tap. With the tone `danger` it also cannot be taken back."""
    tone: Tone = ""
    draws: bool = False
    """It draws chance or reveals something, and cannot be taken back: wants a second tap too."""
    taps: tuple[str, ...] = ()
    """Ids to click one after another, instead of `at`: one card, then another; the way points of a
    path. If another option goes on from here, a second tap on the last one takes this one."""
    aim: Aim | None = None
    diagram: Diagram | None = None
    """A small drawing beside its words: a room as it would lie. Its label is its name in short."""
    ghost: str = ""
    """The cell of the board where the mark `0, 0` of its diagram would lie: while the option is
    pointed at, the board shows it there."""


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
    one_by_one: bool = False
    """Which of those that were tapped together comes next: in the order of the taps, if that is
    known."""
    templates: tuple[Template, ...] = ()
