"""The small types that messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grimorio.core import log

Value = bool | int | str
"""The value of a table option."""
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=100)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
PUBLIC = -1
"""The seat of everybody who only watches."""
SeatNumber = Annotated[int, Meta(ge=0, le=64)]
Status = Literal["running", "over", "frozen"]
Undo = Literal["free", "consent", ""]
EntryKind = Literal[log.EntryKind, "start", "rules", "rollback"]
"""What an entry does: in the game, by the same name, or one of three that only a table has. `start`
is entry 0: what is told before anybody answers. `rules` and `rollback` are restarts: the game goes
on from the checkpoint of the entry's own number, and nothing before it is played again."""
