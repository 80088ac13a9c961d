"""The seat of somebody absent. It is nobody's to take.

Who sits at the table may ask that a bot play there; somebody from outside may ask for the seat, if
two people at least are left who both agree. Where one person is left, only a bot may play on:
nobody may look into the cards of a rival. It takes a real absence and a notice, and it is void as
soon as the player is heard of. Whoever was displaced may take the seat back at any time.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Literal

import msgspec

from grimorio.core.scene import Text
from grimorio.table import wire
from grimorio.table.refusals import BadInvitation, ConsentOpen, NoConsent, NotAbsent, NotYours
from grimorio.table.seats.tokens import hashed, new_secret, same
from grimorio.table.storage.store import SeatRow, WantedRow

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

Why = Literal["back", "late", "refused"]
HOUR = 3600.0


class TakeOvers:
    """What is asked for the seats of one table. What changes it is called only inside `alone()`,
    and looks anew whether the player is still away."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._refused: dict[tuple[int, str], float] = {}
        """Until when the same cannot be asked for a seat again."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _is_running(self) -> bool:
        return self.table.row.status == "running"

    # -- what is seen of it ---------------------------------------------------------------------

    def possible(self, seat: int) -> Literal["", "bot", "person"]:
        """What may be asked for a seat now."""
        if not self._is_running or not self.table.absence.is_long(seat):
            return ""
        people = {self.table.seat(other).holder for other in self._others(seat)}
        return "person" if len(people) > 1 else "bot" if people else ""

    def shown(self, seat: int) -> wire.Wanted | None:
        """What everybody sees of what is asked."""
        found = self.table.seat(seat).wanted
        if found is None or not self._is_running:
            return None
        needed, agreed = tuple(found.needed), tuple(found.agreed)
        return wire.Wanted(found.id, found.by, found.name, needed, agreed, found.due, found.done)

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot plays there because the others wished it."""
        found = self.table.seat(seat).wanted
        return found is not None and found.by == "bot" and found.done

    def _others(self, seat: int) -> list[int]:
        """The seats of the other people, without those who are absent themselves."""
        holder = self.table.seat(seat).holder
        return [
            row.seat
            for row in self.table.row.seats
            if row.kind == "human"
            and row.token
            and row.holder != holder
            and not self.table.absence.is_long(row.seat)
        ]

    # -- asking ---------------------------------------------------------------------------------

    async def ask(self, seat: int, asker: int, name: str) -> wire.TakeOverAsked:
        """Ask for a seat; `asker` is the seat of whoever asks, -1 for somebody from outside."""
        table = self.table
        row = self._asked_for(seat)
        possible, others = self.possible(seat), self._others(seat)
        by: Literal["bot", "person"] = "person" if asker == wire.PUBLIC else "bot"
        if not others:
            raise NoConsent("nobody-to-agree")
        if by == "person" and possible == "bot":
            raise NoConsent("seat-for-bot")
        if by == "bot" and table.seats.stands_in(seat):
            raise NotAbsent("bot-plays")
        if self._refused.get((seat, by), 0.0) > time.time():
            raise NoConsent("refused-lately")
        claim = new_secret()
        patience = table.absence.patience
        due = time.time() + patience * table.tables.settings.takeover_notice
        wanted = WantedRow(
            id=secrets.token_urlsafe(6),
            by=by,
            name=name.strip() if by == "person" else table.seat(asker).name,
            claim=hashed(claim) if by == "person" else b"",
            needed=others,
            agreed=[] if by == "person" else self._held_by(asker, others),
            due=due,
            until=due + max(patience, HOUR),
        )
        await table.seats.want(seat, wanted)
        who = somebody(wanted.name) if by == "person" else seat_text(asker)
        await self._say(f"table-wanted-{by}", row, name=who)
        await self._look(table.seat(seat))
        self._changed()
        return wire.TakeOverAsked(wanted.id, by, due, claim if by == "person" else None)

    def _asked_for(self, seat: int) -> SeatRow:
        """The seat, if it can be asked for."""
        table = self.table
        table.playing()
        if not 0 <= seat < len(table.row.seats) or table.seat(seat).kind != "human":
            raise NotAbsent("seat-of-bot")
        row = table.seat(seat)
        if not row.token:
            raise NotAbsent("seat-unclaimed")
        if table.audience.present(seat):
            raise NotAbsent("player-present")
        if not table.absence.is_long(seat):
            raise NotAbsent("away-too-short")
        if row.wanted is not None:
            raise ConsentOpen("consent-open")
        return row

    def _held_by(self, seat: int, among: list[int]) -> list[int]:
        holder = self.table.seat(seat).holder
        return [one for one in among if self.table.seat(one).holder == holder]

    # -- answering ------------------------------------------------------------------------------

    def has(self, wanted: str) -> bool:
        """Whether something of that name is asked."""
        found = (row.wanted for row in self.table.row.seats if row.wanted)
        return self._is_running and any(one.id == wanted for one in found)

    async def vote(self, seat: int, vote: wire.Vote) -> int:
        """Yes or no of a seat. Everybody else at the table may say no, until the end."""
        rows = self.table.row.seats
        row = next(row for row in rows if row.wanted and row.wanted.id == vote.consent)
        wanted = row.wanted
        assert wanted is not None
        if not vote.yes:
            until = time.time() + self.table.absence.patience
            self._refused[row.seat, wanted.by] = until
            await self._void(row, "refused")
            return self.table.number
        mine = self._held_by(seat, wanted.needed)
        if not mine:
            raise NotYours("not-asked-to-agree")
        agreed = sorted({*wanted.agreed, *mine})
        await self.table.seats.want(row.seat, msgspec.structs.replace(wanted, agreed=agreed))
        await self._look(self.table.seat(row.seat))
        self._changed()
        return self.table.number

    # -- coming about, or not -------------------------------------------------------------------

    async def is_here(self, seat: int) -> None:
        """The player has been heard of: whatever is asked for the seat is void."""
        row = self.table.seat(seat)
        if row.wanted is not None:
            await self._void(row, "back")

    async def claim(self, given: bytes, asker: int) -> wire.Claimed | None:
        """Sit down by the secret of what was asked; None if it is none of those."""
        table = self.table
        for row in table.row.seats:
            if row.wanted is not None and row.wanted.claim and same(row.wanted.claim, given):
                break
        else:
            return None
        if asker != wire.PUBLIC:
            raise NotYours("holds-a-seat")
        await self._look(row)
        wanted = table.seat(row.seat).wanted
        if wanted is None or not wanted.done or not self._is_running:
            raise BadInvitation("not-free-yet")
        token = new_secret()
        await table.seats.hand_over(row.seat, hashed(token), wanted.name)
        old = somebody(row.name, row.seat)
        await self._say("table-takeover", row, name=somebody(wanted.name), old=old)
        self._changed()
        return wire.Claimed(row.seat, token)

    async def _look(self, row: SeatRow) -> None:
        """What is due comes about; what is too late, or not needed any more, is void."""
        wanted, now = row.wanted, time.time()
        if wanted is None:
            return
        is_settled = wanted.done and wanted.by == "bot"
        if not self.table.absence.is_long(row.seat):
            await self._void(row, "back")
        elif now > wanted.until and not is_settled:
            await self._void(row, "late")
        elif not wanted.done and now >= wanted.due and {*wanted.agreed} >= {*wanted.needed}:
            await self.table.seats.want(row.seat, msgspec.structs.replace(wanted, done=True))
            if wanted.by == "bot":
                await self._say("table-stand-in", row)

    async def _void(self, row: SeatRow, why: Why) -> None:
        assert row.wanted is not None
        played = row.wanted.done and row.wanted.by == "bot"
        await self.table.seats.want(row.seat, None)
        await self._say("table-stand-in-ends" if played else f"table-wanted-{why}", row)
        self._changed()

    async def _say(self, kind: str, row: SeatRow, **more: Text | str) -> None:
        await self.table.note(kind, Text(kind, {"seat": seat_text(row.seat), **more}))

    def _changed(self) -> None:
        self.table.publish_info()
        self.table.publish()
        self.watch_the_clock()

    # -- time -----------------------------------------------------------------------------------

    def watch_the_clock(self) -> None:
        """Look again when an absence becomes long, and when what is asked is due or too late."""
        self.stop()
        now = time.time()
        moments = [when for when in self._moments() if when > now]
        if moments and self._is_in_use and self._is_running:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(moments) - now + 0.01, self._wake)

    def _moments(self) -> list[float]:
        found: list[float] = []
        for row in self.table.row.seats:
            ends = self.table.absence.ends(row.seat)
            found += [] if ends is None else [ends]
            found += [] if row.wanted is None else [row.wanted.due, row.wanted.until]
        return found

    def _wake(self) -> None:
        self._timer = None
        _ = self.table.tables.spawn(self.table.alone(self.look))

    async def look(self) -> None:
        """See what is due, at all seats."""
        if self._is_in_use and self._is_running:
            for row in list(self.table.row.seats):
                await self._look(row)
            self._changed()

    @property
    def _is_in_use(self) -> bool:
        """A table that has left memory knows nothing of what happens at it now."""
        return self.table.tables.live.get(self.table.id) is self.table

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def seat_text(seat: int) -> Text:
    return Text("seat", {"n": seat})


def somebody(name: str, seat: int | None = None) -> Text | str:
    """A name as it was then; the number of the seat, or somebody, where there is none."""
    if name:
        return name
    return Text("table-somebody") if seat is None else Text("table-seat", {"n": seat + 1})
