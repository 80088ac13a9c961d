"""The log of a game: append-only entries, and the marks that stand on a tape beside answers."""

from __future__ import annotations

from typing import Final, Literal

from grimorio.core.asking import Seat, Value

EntryKind = Literal["answer", "offer", "undo", "rewind", "rekey"]
"""What an entry does. The names are the same in a game, in a record, in a store and on the wire.
A rekey is what is left of a rewind where the answers it took back are not there any more."""
ANSWER: Final = "answer"
OFFER: Final = "offer"
UNDO: Final = "undo"
REWIND: Final = "rewind"
REKEY: Final = "rekey"


class Entry:
    """One line of the log: an answer, an offer taken, an undo, or a rewind by consent.

    `before` is the line before it in time, `after` the line it builds on: an undo builds on an
    older line than the one before it. The rest is how things stood when the entry was made.
    """

    __slots__ = (
        "after", "before", "drawn", "kind", "number",
        "place", "reveals", "rewind", "seat", "told", "value",
    )  # fmt: skip

    def __init__(
        self, number: int, kind: EntryKind, seat: Seat, value: Value, before: Entry | None
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.value = value
        self.before = before
        self.after: Entry | None = None
        self.place = 0
        """Where on the tape it stands, counted from where the game started or was resumed."""
        self.drawn = 0
        self.reveals = 0
        self.told = 0
        self.rewind = number
        """The number a rewind was made under: its new key is derived from it."""


class Given:
    """An answer on a tape of one of several seats that act at the same time."""

    __slots__ = ("seat", "value")

    def __init__(self, seat: Seat, value: Value) -> None:
        self.seat = seat
        self.value = value


class Mark:
    """Something on a tape that is not an answer to the rules."""

    __slots__ = ()


class Hidden(Mark):
    """Here the state was re-dealt for a seat."""

    __slots__ = ("key", "new_dice", "seat")

    def __init__(self, seat: Seat, key: bytes, new_dice: bool) -> None:
        self.seat = seat
        self.key = key
        self.new_dice = new_dice


class Taken(Mark):
    """Here a seat took a standing offer."""

    __slots__ = ("seat", "value")

    def __init__(self, seat: Seat, value: Value) -> None:
        self.seat = seat
        self.value = value


class Rekeyed(Mark):
    """From here chance goes on under another key."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key
