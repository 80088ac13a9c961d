"""The live line: what the table sends, and what it hears."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grimorio.table.wire.tables import Info
from grimorio.table.wire.values import ClientId, Number, SeatNumber, Secret
from grimorio.table.wire.views import View

Path = tuple[str | int, ...]
Op = tuple[Any, ...]
"""[path, value] sets, [path] deletes a key or an item, [path, "+", items] appends to a list."""


class ViewMessage(msgspec.Struct, frozen=True, tag="view", tag_field="type"):
    """A whole view."""

    seat: int | None
    number: int
    seq: int
    view: View


class PatchMessage(
    msgspec.Struct, frozen=True, tag="patch", tag_field="type", rename={"since": "from"}
):
    """What turns the view held (`from`, `seq` - 1) into the next."""

    seat: int | None
    since: int
    number: int
    seq: int
    ops: list[Op]


class InfoMessage(msgspec.Struct, frozen=True, tag="info", tag_field="type"):
    """Seats, presence, status."""

    info: Info


class ErrorMessage(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """Something was refused; the line goes on unless it is closed after it."""

    code: str
    reason: str


class PongMessage(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The line is alive."""


class DoneMessage(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The answer of that id is taken, and on disk, as entry `number`."""

    id: str
    number: int


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The answer of that id is not taken. If it was stale, the whole view comes after this."""

    id: str
    code: str
    reason: str
    rules: tuple[str, ...] = ()


Message = (
    ViewMessage
    | PatchMessage
    | InfoMessage
    | DoneMessage
    | RefusedMessage
    | ErrorMessage
    | PongMessage
)


class Hello(msgspec.Struct, frozen=True):
    """The client's first message; `seats` are the tokens of several seats on one line. A client
    that `lists` takes a list of messages where one could stand. `lang`: "en" or "es"."""

    token: Secret | None = None
    seats: Annotated[tuple[Secret, ...], Meta(max_length=16)] = ()
    since: int | None = None
    lists: bool = False
    lang: Annotated[str, Meta(max_length=40)] = ""


class Resync(msgspec.Struct, frozen=True, tag="resync", tag_field="type"):
    """The client's view is not what the patch was for: send it whole."""

    seat: int | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type"):
    """Is the line alive?"""


class AnswerMessage(msgspec.Struct, frozen=True, tag="answer", tag_field="type"):
    """The same as POST .../answers, for a seat of this line."""

    seat: SeatNumber
    number: Number
    id: ClientId
    key: Annotated[str, Meta(max_length=400)]


Heard = Resync | Ping | AnswerMessage
