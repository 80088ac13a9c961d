"""One yes or no, asked of the others at the table: for an undo past the barrier, and for taking
over the seat of somebody absent. At most one is open at a table, and it does not wait for ever."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Literal

from grimorio.table import wire
from grimorio.table.refusals import ConsentOpen, NoConsent, NotAbsent, NotYours
from grimorio.table.seats.tokens import hashed, new_secret

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable


class Open:
    """What is asked, and who has agreed so far."""

    __slots__ = ("agreed", "claim", "client", "id", "kind", "name", "needed", "seat", "timer")

    def __init__(
        self, kind: Literal["undo", "takeover"], seat: int, needed: list[int], name: str
    ) -> None:
        self.id = secrets.token_urlsafe(6)
        self.kind = kind
        self.seat = seat
        self.needed = needed
        self.name = name
        self.agreed: list[int] = []
        self.client = ""
        self.claim = b""
        self.timer: asyncio.TimerHandle | None = None


class Consents:
    """The consent of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.open: Open | None = None

    def shown(self) -> wire.Consent | None:
        """What everybody sees of it."""
        found = self.open
        if found is None:
            return None
        return wire.Consent(
            found.id, found.kind, found.seat, found.name, tuple(found.needed), tuple(found.agreed)
        )

    def others(self, seat: int) -> list[int]:
        """The seats held by other people than the holder of this one."""
        seats = self.table.row.seats
        holder = seats[seat].holder
        return [s.seat for s in seats if s.kind == "human" and s.token and s.holder != holder]

    # -- asking ---------------------------------------------------------------------------------

    def ask_undo(self, seat: int, needed: list[int], client: str) -> str:
        consent = self._ask("undo", seat, needed, self.table.seat(seat).name)
        consent.client = client
        return consent.id

    def ask_takeover(self, seat: int, name: str) -> wire.TakeOverAsked:
        """Ask the others for the seat of somebody absent."""
        table = self.table
        if not 0 <= seat < len(table.row.seats) or table.seat(seat).kind != "human":
            raise NotAbsent("no person has that seat")
        if not table.seat(seat).token:
            raise NotAbsent("nobody has taken the seat yet: its invitation is still open")
        if table.audience.present(seat):
            raise NotAbsent("its player is at the table")
        needed = self.others(seat)
        if not needed:
            raise NoConsent("nobody else sits at the table who could agree")
        claim = new_secret()
        consent = self._ask("takeover", seat, needed, name)
        consent.claim = hashed(claim)
        return wire.TakeOverAsked(consent.id, claim)

    def _ask(
        self, kind: Literal["undo", "takeover"], seat: int, needed: list[int], name: str
    ) -> Open:
        if self.open is not None:
            raise ConsentOpen("the others are being asked something already")
        consent = self.open = Open(kind, seat, needed, name)
        seconds = self.table.tables.settings.consent_seconds
        loop = asyncio.get_running_loop()
        consent.timer = loop.call_later(seconds, self._expire, consent)
        self.table.publish()
        return consent

    # -- answering ------------------------------------------------------------------------------

    async def vote(self, seat: int, vote: wire.Vote) -> int:
        """Yes or no of one seat; the last yes does it. Called while nothing else changes."""
        consent = self.open
        if consent is None or consent.id != vote.consent:
            raise NoConsent("that is no longer asked")
        voters = {s for s in consent.needed if self._same_holder(s, seat)}
        if not voters:
            raise NotYours("this seat is not asked to agree")
        if not vote.yes:
            self.void()
            self.table.publish()
            return self.table.number
        consent.agreed += [s for s in sorted(voters) if s not in consent.agreed]
        if set(consent.agreed) >= set(consent.needed):
            self.void()
            await self._grant(consent)
        else:
            self.table.publish()
        return self.table.number

    def _same_holder(self, one: int, other: int) -> bool:
        return self.table.seat(one).holder == self.table.seat(other).holder

    async def _grant(self, consent: Open) -> None:
        table = self.table
        if consent.kind == "undo":
            await table.rewind(consent.seat, consent.client)
            return
        await table.seats.free(consent.seat, consent.claim)

    # -- ending ---------------------------------------------------------------------------------

    def void(self) -> None:
        """It is no longer asked: answered, refused, too late, or the game went on."""
        if self.open is not None:
            if self.open.timer is not None:
                self.open.timer.cancel()
            self.open = None

    def _expire(self, consent: Open) -> None:
        if self.open is consent:
            self.void()
            self.table.refresh()
