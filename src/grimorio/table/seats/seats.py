"""The seats of a table: who holds them, who is away, who stands in. Nothing else changes a seat."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimorio import bots
from grimorio.core.registry import find
from grimorio.core.scene import Text
from grimorio.table.refusals import BadInvitation, BadToken, UnknownBot
from grimorio.table.seats.tokens import hashed, new_holder, new_secret, same
from grimorio.table.storage.store import Conflict, DutyRow, SeatRow, TableRow
from grimorio.table.wire import PUBLIC, Claimed, GivenSeat

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable


class Seats:
    """The seats of one table in use. What changes a seat is called only inside `alone()`."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._away_since: dict[int, float] = {}
        self._stand_ins: set[int] = set()

    # -- from one holder to another -------------------------------------------------------------

    async def claim(self, invitation: str, name: str) -> Claimed:
        """Take the seat of an invitation, which works once."""
        table = self.table
        given = hashed(invitation)
        for seat in table.row.seats:
            if same(seat.invitation, given):
                break
        else:
            raise BadInvitation("bad-invitation")
        token = new_secret()
        new = msgspec.structs.replace(
            seat,
            name=name.strip() or seat.name,
            bot="",
            token=hashed(token),
            invitation=None,
            holder=new_holder(),
            duties={},
        )
        try:
            await self._change(new, invitation=given)
        except Conflict:
            raise BadInvitation("used-invitation") from None
        if seat.token is not None:
            await self._taken_over(new)
        table.publish_info()
        table.publish()
        return Claimed(seat.seat, token)

    async def _taken_over(self, seat: SeatRow) -> None:
        table = self.table
        for listener in list(table.audience.listeners):
            listener.lose(seat.seat)
        who = Text("seat", {"n": seat.seat})
        await table.note("table-takeover", Text("table-takeover", {"seat": who, "name": seat.name}))

    async def sit_again(self, old: SeatRow, holder: str, secret: str) -> None:
        """A player of the last game takes the seat that was kept for them at the rematch."""
        new = msgspec.structs.replace(
            self.table.seat(old.seat), token=hashed(secret), invitation=None, holder=holder
        )
        await self._change(new, invitation=old.token)
        self.table.publish_info()

    async def free(self, seat: int, claim: bytes) -> None:
        """The others agree: whoever has the secret of `claim` may take the seat over."""
        await self._change(msgspec.structs.replace(self.table.seat(seat), invitation=claim))
        self.table.publish()

    async def give(self, seat: int, bot: str | None) -> int:
        """A player gives the seat to a bot, or takes it back."""
        check_bot(bot or "")
        await self._change(msgspec.structs.replace(self.table.seat(seat), bot=bot or ""))
        self.table.publish_info()
        self.table.publish()
        return self.table.shown(seat)

    # -- who holds several ----------------------------------------------------------------------

    def held_with(self, seat: int) -> list[int]:
        """The seats that one person holds: the one who holds this seat."""
        seats = self.table.row.seats
        holder = seats[seat].holder
        return [one.seat for one in seats if holder and one.holder == holder]

    def shares(self, seat: int) -> bool:
        """Whether its player holds several seats, and may look at all of them at once."""
        row, held = self.table.row, self.held_with(seat)
        return len(held) > 1 and find(row.game).shares(row.options, held, len(row.seats))

    # -- what is kept with a seat ---------------------------------------------------------------

    async def set_duty(self, seat: int, duty: str, by: DutyRow) -> None:
        """A player does a duty, or leaves it to a bot."""
        row = self.table.seat(seat)
        await self._change(msgspec.structs.replace(row, duties={**row.duties, duty: by}))

    async def count_hint(self, seat: int) -> None:
        """A player took a hint."""
        row = self.table.seat(seat)
        await self._change(msgspec.structs.replace(row, hints=row.hints + 1))

    async def _change(self, new: SeatRow, *, invitation: bytes | None = None) -> None:
        """Every change of a seat: on disk first, then here."""
        table = self.table
        await table.store.set_seat(table.id, new, invitation=invitation)
        table.row.seats[new.seat] = new

    # -- away and back --------------------------------------------------------------------------

    def gone(self, seats: Iterable[int]) -> None:
        """A live line of these seats was closed."""
        for seat in seats:
            if seat >= 0 and not self.table.audience.present(seat):
                self._away_since[seat] = time.time()

    def present_again(self, seats: Iterable[int]) -> None:
        """The players of these seats are here: nobody stands in for them."""
        self._stand_ins.difference_update(seats)

    def away_since(self, seat: int) -> float:
        """Since when its player has been away: since the table was made, if never seen."""
        return self._away_since.get(seat, self.table.row.created)

    def stand_in(self, seat: int) -> None:
        """From here on a bot answers for an absent player, until the player is back."""
        self._stand_ins.add(seat)
        self.table.publish_info()

    def has_stand_in(self, seat: int) -> bool:
        """Whether a bot answers for a player who is absent."""
        return seat in self._stand_ins

    def stands_in(self, seat: int) -> bool:
        """Whether a bot answers for a person here: absent, or by the person's own wish."""
        row = self.table.seat(seat)
        return seat in self._stand_ins or bool(row.token and row.bot)


# The seats of a new table


def seat_down(
    row: TableRow, n: int, kind: str, name: str, bot: str, mine: bool, holder: str
) -> list[GivenSeat]:
    """Put somebody on the next seat of a new table; what the maker of the table gets for it."""
    if kind == "bot":
        row.seats.append(SeatRow(n, "bot", name, bot or "random"))
        return []
    secret = new_secret()
    if mine:
        row.seats.append(SeatRow(n, "human", name, token=hashed(secret), holder=holder))
        return [GivenSeat(n, token=secret)]
    row.seats.append(SeatRow(n, "human", name, invitation=hashed(secret)))
    return [GivenSeat(n, invitation=secret)]


def keep_seats(row: TableRow, old: TableRow) -> None:
    """The seats of a rematch: the token of a seat at the old table is the invitation to it."""
    for seat in old.seats:
        bot = "" if seat.token else seat.bot
        invitation = seat.token or seat.invitation
        row.seats.append(SeatRow(seat.seat, seat.kind, seat.name, bot, invitation=invitation))


# Who is who


def seat_of(row: TableRow, token: str | None) -> int:
    """The seat a token holds; -1 for the public, with the token for watching or none."""
    if token is None:
        return PUBLIC
    given = hashed(token)
    found = [seat.seat for seat in row.seats if same(seat.token, given)]
    if found:
        return found[0]
    if same(row.watch, given):
        return PUBLIC
    raise BadToken("bad-token")


def check_bot(name: str) -> None:
    if name and name not in bots.names():
        raise UnknownBot("unknown-bot", bot=name[:40], bots=", ".join(bots.names()))
