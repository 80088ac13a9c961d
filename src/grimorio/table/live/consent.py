"""One yes or no, asked of the others at the table: for an undo past the barrier. At most one is
open at a table, and it does not wait for ever."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from grimorio.core.log import REWIND
from grimorio.table import wire
from grimorio.table.refusals import ConsentOpen, NoConsent, NotYours

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable


class Open:
    """What is asked, and who has agreed so far."""

    __slots__ = ("agreed", "client", "done", "id", "name", "needed", "seat", "since", "timer")

    def __init__(self, seat: int, needed: list[int], name: str, client: str) -> None:
        self.id = secrets.token_urlsafe(6)
        self.seat = seat
        self.needed = needed
        self.name = name
        self.client = client
        self.agreed: list[int] = []
        self.since: int | None = None
        """The first entry that would be taken back."""
        self.timer: asyncio.TimerHandle | None = None
        self.done: asyncio.Future[int] | None = None
        """Where all agree and it takes a while: the number it will stand under."""


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
            found.id, "undo", found.seat, found.name, tuple(found.needed),
            tuple(found.agreed), found.done is not None, found.since,
        )  # fmt: skip

    @property
    def going(self) -> Open | None:
        """What all agreed to, while it is being done."""
        return None if self.open is None or self.open.done is None else self.open

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait for it: what they would answer may be taken back."""
        return self.open is not None

    def others(self, seat: int) -> list[int]:
        """The seats held by other people than the holder of this one."""
        seats = self.table.row.seats
        holder = seats[seat].holder
        return [s.seat for s in seats if s.kind == "human" and s.token and s.holder != holder]

    # -- asking ---------------------------------------------------------------------------------

    def ask_undo(self, seat: int, needed: list[int], client: str) -> str:
        self._check_free()
        consent = self.open = Open(seat, needed, self.table.seat(seat).name, client)
        consent.since = self.table.playing().step_of(seat)
        seconds = self.table.tables.settings.consent_seconds
        loop = asyncio.get_running_loop()
        consent.timer = loop.call_later(seconds, self.end, consent)
        self.table.publish()
        return consent.id

    def open_undo(self, seat: int, client: str) -> Open:
        """An undo that nobody else has to agree to."""
        self._check_free()
        return Open(seat, [], self.table.seat(seat).name, client)

    def _check_free(self) -> None:
        if self.open is not None:
            raise ConsentOpen("consent-open")

    # -- answering ------------------------------------------------------------------------------

    async def vote(self, seat: int, vote: wire.Vote) -> asyncio.Future[int] | int:
        """Yes or no of one seat; the last yes does it. Only inside `alone()`. The number of the
        table, or what it will be once what all agreed to is done."""
        if self.table.takeovers.has(vote.consent):
            return await self.table.takeovers.vote(seat, vote)
        consent = self.open
        if consent is None or consent.id != vote.consent:
            raise NoConsent("no-consent")
        voters = {s for s in consent.needed if self._same_holder(s, seat)}
        if not voters:
            raise NotYours("not-asked-to-agree")
        if not vote.yes:
            self.void()
            self.table.publish()
            return self.table.number
        if consent.done is not None:
            return consent.done
        consent.agreed += [s for s in sorted(voters) if s not in consent.agreed]
        if set(consent.agreed) >= set(consent.needed):
            self.void()
            return await self.table.back.take_back(consent.seat, REWIND, consent.client, consent)
        self.table.publish()
        return self.table.number

    def _same_holder(self, one: int, other: int) -> bool:
        return self.table.seat(one).holder == self.table.seat(other).holder

    def go(self, consent: Open) -> None:
        """All agree, and it is under way: everybody sees that, and bots wait for it."""
        self.open = consent
        self.table.publish()

    # -- ending ---------------------------------------------------------------------------------

    def went_on(self, seat: int) -> None:
        """The seat has made an entry. Where several decide in secret, nothing of what another does
        may be seen, so what is asked stays asked."""
        match, found = self.table.match, self.open
        in_secret = match is not None and match.numbers.in_secret
        if found is None or not in_secret or found.seat == seat or found.done is not None:
            self.void()

    def void(self) -> None:
        """It is no longer asked: answered, refused, too late, or the game went on."""
        if self.open is not None:
            if self.open.timer is not None:
                self.open.timer.cancel()
            self.open = None

    def end(self, consent: Open) -> None:
        """It took too long, or could not be done."""
        if self.open is consent:
            self.void()
            self.table.refresh()
