"""One yes or no, asked of the others at the table: for an undo past the barrier, and for taking
over the seat of somebody absent. At most one is open at a table, and it does not wait for ever."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Literal

from grimorio.core.log import REWIND
from grimorio.table import wire
from grimorio.table.refusals import ConsentOpen, NoConsent, NotAbsent, NotYours
from grimorio.table.seats.tokens import hashed, new_secret

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable


class Open:
    """What is asked, and who has agreed so far."""

    __slots__ = (
        "agreed", "claim", "client", "done", "id", "kind", "name", "needed", "seat", "timer",
    )  # fmt: skip

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
            found.id, found.kind, found.seat, found.name, tuple(found.needed),
            tuple(found.agreed), found.done is not None,
        )  # fmt: skip

    @property
    def going(self) -> Open | None:
        """What all agreed to, while it is being done."""
        return None if self.open is None or self.open.done is None else self.open

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait for it: what they would answer may be taken back. For the seat of
        somebody absent nobody waits."""
        return self.open is not None and self.open.kind == "undo"

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

    def open_undo(self, seat: int, client: str) -> Open:
        """An undo that nobody else has to agree to."""
        self._check_free()
        consent = Open("undo", seat, [], self.table.seat(seat).name)
        consent.client = client
        return consent

    def ask_takeover(self, seat: int, name: str) -> wire.TakeOverAsked:
        """Ask the others for the seat of somebody absent."""
        table = self.table
        if not 0 <= seat < len(table.row.seats) or table.seat(seat).kind != "human":
            raise NotAbsent("seat-of-bot")
        if not table.seat(seat).token:
            raise NotAbsent("seat-unclaimed")
        if table.audience.present(seat):
            raise NotAbsent("player-present")
        needed = self.others(seat)
        if not needed:
            raise NoConsent("nobody-to-agree")
        claim = new_secret()
        consent = self._ask("takeover", seat, needed, name)
        consent.claim = hashed(claim)
        return wire.TakeOverAsked(consent.id, claim)

    def _ask(
        self, kind: Literal["undo", "takeover"], seat: int, needed: list[int], name: str
    ) -> Open:
        self._check_free()
        consent = self.open = Open(kind, seat, needed, name)
        seconds = self.table.tables.settings.consent_seconds
        loop = asyncio.get_running_loop()
        consent.timer = loop.call_later(seconds, self.end, consent)
        self.table.publish()
        return consent

    def _check_free(self) -> None:
        if self.open is not None:
            raise ConsentOpen("consent-open")

    # -- answering ------------------------------------------------------------------------------

    async def vote(self, seat: int, vote: wire.Vote) -> asyncio.Future[int] | int:
        """Yes or no of one seat; the last yes does it. Only inside `alone()`. The number of the
        table, or what it will be once what all agreed to is done."""
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
            return await self._grant(consent)
        self.table.publish()
        return self.table.number

    def _same_holder(self, one: int, other: int) -> bool:
        return self.table.seat(one).holder == self.table.seat(other).holder

    async def _grant(self, consent: Open) -> asyncio.Future[int] | int:
        table = self.table
        if consent.kind == "undo":
            return await table.back.take_back(consent.seat, REWIND, consent.client, consent)
        await table.seats.free(consent.seat, consent.claim)
        return table.number

    def go(self, consent: Open) -> None:
        """All agree, and it is under way: everybody sees that, and bots wait for it."""
        self.open = consent
        self.table.publish()

    # -- ending ---------------------------------------------------------------------------------

    def went_on(self, seat: int) -> None:
        """The seat has made an entry. Where several decide in secret, nothing of what another does
        may be seen, so what is asked stays asked; and so does who may have the seat of somebody
        absent, while the others play on."""
        match, found = self.table.match, self.open
        if found is not None and found.kind == "takeover" and found.seat != seat:
            return
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
