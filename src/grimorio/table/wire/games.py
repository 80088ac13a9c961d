"""What can be played here."""

from __future__ import annotations

from typing import Literal

import msgspec

from grimorio.core.scene import Text
from grimorio.table.wire.values import Value


class Setting(msgspec.Struct, frozen=True):
    """A table option of a title."""

    name: str
    default: Value
    values: tuple[Value, ...]
    rules: tuple[str, ...]
    over_days: Value | None = None
    """What is proposed for a game over days."""
    about: dict[str, tuple[Text, ...]] = {}
    """What its values mean, where their names do not say enough."""


class Game(msgspec.Struct, frozen=True):
    """A title that can be played here."""

    name: str
    ruleset: int
    seats: tuple[int, int]
    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    finished: bool
    minutes: int
    icon: str
    shape: Literal["", "square", "hex"] = ""
    """How its first board is made."""
    ground: tuple[str, ...] = ()
    """Of what, where it is open ground without walls: the commonest first."""
    alone: bool = False
    """One person alone can play it, also where that takes several seats."""
    words: dict[str, dict[str, str]] = {}
    """What the lobby says of it before its texts are loaded: by language, then by message."""


class Here(msgspec.Struct, frozen=True):
    """Where other machines find this server."""

    addresses: tuple[str, ...]
    """None if it listens to this machine alone."""
