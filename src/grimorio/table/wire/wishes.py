"""What a seat does, and what it hears back."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from grimorio.core.scene import Text
from grimorio.table.names import Named
from grimorio.table.wire.values import ClientId, Name, Number, SeatNumber, Secret
from grimorio.table.wire.views import View


class Answer(msgspec.Struct, frozen=True):
    """The answer to the question this seat saw at `number`; a retry carries the same `id`."""

    number: Number
    id: ClientId
    key: Annotated[str, Meta(max_length=400)]


class UndoWish(msgspec.Struct, frozen=True):
    """Take back the own last answer."""

    number: Number
    id: ClientId


class Done(msgspec.Struct, frozen=True, omit_defaults=True):
    """Taken, and on disk, as entry `number`; or asked of the others, under `consent`."""

    number: int
    consent: str | None = None


class Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether an answer, a standing offer or an undo of this seat was taken, by the `id` its client
    chose; and the number it stands under, as this seat is shown it."""

    taken: bool
    number: int | None = None


class Vote(msgspec.Struct, frozen=True):
    """Yes or no to what another asks."""

    consent: Secret
    yes: bool


class SeatWish(msgspec.Struct, frozen=True):
    """Give the own seat to a bot, or take it back (null)."""

    bot: Annotated[str, Meta(max_length=40)] | None


class DutyWish(msgspec.Struct, frozen=True):
    """Do a duty of the own seat, or leave it to a bot; `once`: for this turn only."""

    duty: Annotated[str, Meta(max_length=40)]
    by: Literal["me", "bot"]
    once: bool = False


class SignWish(msgspec.Struct, frozen=True):
    """Show a sign of the own plans and mark a cell, instead of what was shown; nothing takes both
    away."""

    sign: Annotated[str, Meta(max_length=40)] = ""
    at: Annotated[str, Meta(max_length=40)] = ""


class HintWish(msgspec.Struct, frozen=True):
    """Ask for a hint on the question this seat saw at `number`."""

    number: Number


class Hint(msgspec.Struct, frozen=True):
    """A move worth thinking of: an option of the question, as the question shows it."""

    key: str
    text: Text
    value: float | None
    """About the chance to win after it, 0 to 1; null if it is the only one worth a thought."""
    looked: int
    """How many continuations were looked at."""
    why: Text | None
    """What the title has to say about it."""


class Hints(msgspec.Struct, frozen=True):
    """What the dragon would do, the best first; and the number at which it was asked."""

    number: int
    hints: tuple[Hint, ...]


class TakeOver(Named, frozen=True):
    """Ask for the seat of somebody absent: players ask for a bot, others for the seat."""

    seat: SeatNumber
    name: Name = ""


class TakeOverAsked(msgspec.Struct, frozen=True):
    """The others are asked. `claim` is the invitation to the seat, from `due` on."""

    consent: str
    by: Literal["bot", "person"]
    due: float
    claim: str | None = None


class Fork(msgspec.Struct, frozen=True):
    """Go on from an earlier moment at a new table."""

    at: Number


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal: `code` for programs, `reason` a sentence in the language of the client."""

    code: str
    reason: str
    rules: tuple[str, ...] = ()
    number: int | None = None
    view: View | None = None
