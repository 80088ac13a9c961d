"""The log of a game: append-only entries, and the marks that stand on a tape beside answers."""

from __future__ import annotations

from typing import Final, Literal

from grimorio.core.answers import Answers, number_key
from grimorio.core.asking import Seat, Value
from grimorio.core.errors import UndoRefused

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
        "after", "asked", "before", "drawn", "kind", "number",
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
        self.asked: Answers | str = ""
        """What an answer was given to; its key, where that names what lives in this game only."""
        self.after: Entry | None = None
        self.place = 0
        """Where on the tape it stands, counted from where the game started or was resumed."""
        self.drawn = 0
        self.reveals = 0
        self.told = 0
        self.rewind = number
        """The number a rewind was made under: its new key is derived from it."""

    @property
    def key(self) -> str:
        """What was done, as it stands in a record."""
        asked = self.asked
        if isinstance(asked, str):
            return asked or number_key(self.value)
        return asked.key(None, self.value)


def in_force(entry: Entry | None, place: int = 0) -> list[Entry]:
    """The entries in force up to one, from a place on the tape on."""
    found = []
    while entry is not None and entry.place >= place:
        found.append(entry)
        entry = entry.after
    return found[::-1]


def since(last: Entry | None, entry: Entry) -> list[Entry]:
    """The entries in force up to the last one that build on an entry, the newest first."""
    found = []
    while last is not entry:
        assert last is not None
        found.append(last)
        last = last.after
    return found


def own_last(last: Entry | None, seat: Seat, began: int) -> Entry | None:
    """What a seat may take back freely, of the entries in force up to the last one: the last one.
    While several act at the same time, since the place where they began: the last of its own."""
    if last is None or last.seat == seat:
        return last
    own = anywhere(last, seat)
    return last if began < 0 or own is None or own.place < began else own


def anywhere(last: Entry | None, seat: Seat) -> Entry | None:
    """The last entry in force of a seat: what it takes back if the others consent."""
    while last is not None and (last.seat != seat or last.kind == REWIND):
        last = last.after
    return last


def bound(
    entry: Entry, seat: Seat, last: Entry | None, drawn: int, reveals: int
) -> UndoRefused | None:
    """Why an entry cannot be taken back freely, if it cannot: what came of it by now. `drawn` and
    `reveals` count what was drawn and revealed so far."""
    if entry.kind == REWIND:
        return UndoRefused("undo-consent-since")
    if entry.seat != seat:
        return UndoRefused("undo-others-since")
    for after in since(last, entry):
        if after.kind == REWIND:
            return UndoRefused("undo-consent-since")
        drawn, reveals = after.drawn, after.reveals
    if drawn != entry.drawn:
        return UndoRefused("undo-chance-since")
    if reveals != entry.reveals:
        return UndoRefused("undo-revealed-since")
    return None


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
