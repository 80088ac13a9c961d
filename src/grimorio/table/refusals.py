"""What the table refuses: each with its code, its HTTP status and its message."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimorio.core.errors import Refusal
from grimorio.core.scene import Text

if TYPE_CHECKING:
    from grimorio.table.wire import View


class TableRefusal(Refusal):
    """The table says no; nothing has changed."""

    status = 422


class NoSuchTable(TableRefusal):
    """No table of that name, or it was deleted."""

    code, status = "no-such-table", 404


class NotFound(TableRefusal):
    """There is nothing at that address."""

    code, status = "not-found", 404


class BadMethod(TableRefusal):
    """The address takes other methods."""

    code, status = "bad-method", 405


class BadToken(TableRefusal):
    """The token holds no seat at this table."""

    code, status = "bad-token", 401


class SeatNeeded(TableRefusal):
    """Only somebody who sits at the table may do this."""

    code, status = "seat-needed", 401


class NotYours(TableRefusal):
    """It belongs to another seat."""

    code, status = "not-yours", 403


class BadInvitation(TableRefusal):
    """The invitation is wrong or was used."""

    code, status = "bad-invitation", 403


class BadOrigin(TableRefusal):
    """The request comes from a page that is not this table's."""

    code, status = "bad-origin", 403


class BadHost(TableRefusal):
    """The request asks for a server of another name."""

    code, status = "bad-host", 421


class TooLong(TableRefusal):
    """No address here is as long as that."""

    code, status = "bad-request", 414


class Stale(TableRefusal):
    """The question this seat saw is closed; the view that came after is in the refusal."""

    code, status = "stale", 409

    def __init__(self, message: str, view: View) -> None:
        super().__init__(message)
        self.view = view


class Frozen(TableRefusal):
    """The table is kept as it is until its host has looked at it."""

    code, status = "frozen", 423


class StillRunning(TableRefusal):
    """Only once the game is over."""

    code, status = "still-running", 403


class NoRecord(TableRefusal):
    """The game cannot be played again from its start."""

    code = "no-record"


class NoSuchMoment(TableRefusal):
    """The game has not come so far, or that moment can no longer be drawn."""

    code, status = "no-such-moment", 404


class PracticeOnly(TableRefusal):
    """Only a practice game may have a chosen seed."""

    code = "practice-only"


class BadRequest(TableRefusal):
    """The request is not what this address takes."""

    code, status = "bad-request", 400


class UnknownBot(TableRefusal):
    """No bot of that name."""

    code = "unknown-bot"


class UnknownDuty(TableRefusal):
    """The game has no duty of that name."""

    code = "unknown-duty"


class HintsOff(TableRefusal):
    """At this table nobody is given hints."""

    code, status = "hints-off", 403


class NoHint(TableRefusal):
    """The bot that was asked failed; its host can see why."""

    code, status = "no-hint", 500


class NoConsent(TableRefusal):
    """There is nothing to agree to any more, or nobody who could agree."""

    code, status = "no-consent", 409


class ConsentOpen(TableRefusal):
    """One thing is asked of the others at a time."""

    code, status = "consent-open", 409


class NotAbsent(TableRefusal):
    """The seat is not free to be taken over."""

    code, status = "not-absent", 409


class TooMany(TableRefusal):
    """A limit of the host's settings."""

    code, status = "too-many", 429


class LogFull(TableRefusal):
    """So much has happened at the table that no more is kept."""

    code = "log-full"


class TooLarge(TableRefusal):
    """Larger than this address takes."""

    code, status = "too-large", 413


class SeatLost(TableRefusal):
    """Somebody else has the seat now; who had it before may take it back."""

    code, status = "seat-lost", 403


class SeatReturned(TableRefusal):
    """The player whose seat it was is back."""

    code, status = "seat-returned", 403


class BadMessage(Refusal):
    """The line does not take such a message."""

    code = "bad-message"


class StorageDown(TableRefusal):
    """The answer could not be put on disk; it was not taken."""

    code, status = "storage", 503


class Failed(TableRefusal):
    """A rule or a view failed; the table is as it was and a report was kept."""

    code, status = "rule-failed", 500


class WorkerFailed(Refusal):
    """A job of a child process was not done: it failed, took too long, or the process died. `code`
    is that of the refusal, where the job was refused."""

    code = "not-done"


class WorkerLate(WorkerFailed):
    """A job was not done in time, though it may have had too little of it: the machine was busy,
    or the job waited for something."""


class Undone(msgspec.Struct, frozen=True):
    """What a child process says of a job that it did not do."""

    code: str
    text: Text
    rules: tuple[str, ...]
    title: str
