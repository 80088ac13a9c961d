"""The seats of a table: who holds them, who is away, who stands in. Nothing else changes a seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimorio import bots
from grimorio.core.registry import find
from grimorio.core.scene import Text
from grimorio.table.refusals import (
    BadInvitation,
    BadToken,
    SeatLost,
    SeatReturned,
    TableRefusal,
    UnknownBot,
)
from grimorio.table.seats.tokens import hashed, new_holder, new_secret, same
from grimorio.table.storage.store import (
    Conflict,
    DutyRow,
    OwnerRow,
    SeatRow,
    TableRow,
    WantedRow,
)
from grimorio.table.wire import PUBLIC, Claimed, GivenSeat

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

OWNERS = 8
"""How many of those who had a seat after its first owner may take it back: the last ones."""


class Seats:
    """The seats of one table in use. What changes a seat is called only inside `alone()`."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._stand_ins: set[int] = set()

    # -- from one holder to another -------------------------------------------------------------

    async def claim(self, invitation: str, name: str, asker: int = PUBLIC) -> Claimed:
        """Take the seat of an invitation, which works once. `asker`: a seat that whoever claims it
        holds already; one person then holds both."""
        table = self.table
        given = hashed(invitation)
        taken_over = await table.takeovers.claim(given, asker)
        if taken_over is not None:
            return taken_over
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
            holder=new_holder() if asker == PUBLIC else table.seat(asker).holder,
            duties={},
        )
        try:
            await self._change(new, invitation=given)
        except Conflict:
            raise BadInvitation("used-invitation") from None
        table.absence.heard(seat.seat)
        table.publish_info()
        table.publish()
        return Claimed(seat.seat, token)

    async def hand_over(self, seat: int, token: bytes, name: str) -> None:
        """Somebody else plays on in the seat of an absent player, who may take it back."""
        row = self.table.seat(seat)
        assert row.token is not None
        before = [*row.before, OwnerRow(row.token, row.name, row.holder)]
        new = msgspec.structs.replace(
            row, name=name, bot="", token=token, holder=new_holder(), duties={}, wanted=None,
            before=[before[0], *before[1:][-OWNERS:]],
        )  # fmt: skip
        await self._change(new)
        self._stand_ins.discard(seat)
        self._lose(seat, SeatLost("seat-lost"))
        self.table.absence.heard(seat)

    async def take_back(self, token: str) -> Claimed:
        """Whoever had the seat before takes it back, by the token they had then."""
        table = self.table
        given = hashed(token)
        for row in table.row.seats:
            if same(row.token, given):
                return Claimed(row.seat, token)
            for n, owner in enumerate(row.before):
                if same(owner.token, given):
                    new = msgspec.structs.replace(
                        row, name=owner.name, bot="", token=owner.token, holder=owner.holder,
                        duties={}, wanted=None, before=row.before[:n],
                    )  # fmt: skip
                    await self._change(new)
                    self._lose(row.seat, SeatReturned("seat-returned"))
                    table.absence.heard(row.seat)
                    said = Text("table-returned", {"seat": Text("seat", {"n": row.seat})})
                    await table.note("table-returned", said)
                    table.publish_info()
                    table.publish()
                    return Claimed(row.seat, token)
        raise BadToken("bad-token")

    def _lose(self, seat: int, why: TableRefusal) -> None:
        for listener in list(self.table.audience.listeners):
            listener.lose(seat, why)

    async def want(self, seat: int, wanted: WantedRow | None) -> None:
        """Something is asked for the seat of an absent player, or no more."""
        await self._change(msgspec.structs.replace(self.table.seat(seat), wanted=wanted))

    async def sit_again(self, old: SeatRow, holder: str, secret: str) -> None:
        """A player of the last game takes the seat that was kept for them at the rematch."""
        new = msgspec.structs.replace(
            self.table.seat(old.seat), token=hashed(secret), invitation=None, holder=holder
        )
        await self._change(new, invitation=old.token)
        self.table.publish_info()

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
        return len(held) > 1 and find(row.game).seating.shares(row.options, held, len(row.seats))

    def shared(self, seat: int) -> frozenset[int]:
        """The seats that its player sees all of, this one among them."""
        seen = seat >= 0 and self.shares(seat)
        return frozenset(self.held_with(seat) if seen else ())

    # -- what is kept with a seat ---------------------------------------------------------------

    async def set_duty(self, seat: int, duty: str, by: DutyRow) -> None:
        """A player does a duty, or leaves it to a bot."""
        row = self.table.seat(seat)
        await self._change(msgspec.structs.replace(row, duties={**row.duties, duty: by}))

    async def count_hint(self, seat: int) -> None:
        """A player took a hint."""
        row = self.table.seat(seat)
        await self._change(msgspec.structs.replace(row, hints=row.hints + 1))

    async def count_fork(self, seat: int, at: int) -> None:
        """A player goes on from the running game at another table, where nobody sees what bots say
        about it."""
        row = self.table.seat(seat)
        await self._change(msgspec.structs.replace(row, forks=row.forks + 1))
        args: dict[str, int | str | Text] = {"seat": Text("seat", {"n": seat}), "at": at}
        await self.table.note("table-forked", Text("table-forked", args))
        self.table.publish_info()
        self.table.publish()

    async def _change(self, new: SeatRow, *, invitation: bytes | None = None) -> None:
        """Every change of a seat: on disk first, then here."""
        table = self.table
        await table.store.set_seat(table.id, new, invitation=invitation)
        table.row.seats[new.seat] = new

    # -- away and back --------------------------------------------------------------------------

    async def heard(self, seat: int) -> None:
        """A player asked for something: nobody may take that seat. It takes the lock of the table
        itself, if it must: do not call it inside `alone`."""
        table = self.table
        table.absence.heard(seat)
        if table.seat(seat).wanted is not None:
            await table.alone(lambda: table.takeovers.is_here(seat))

    def present_again(self, seats: Iterable[int]) -> None:
        """The players of these seats are here: nobody stands in for them."""
        for seat in self._stand_ins.intersection(seats):
            self._stand_ins.discard(seat)
            self._say_soon("table-stand-in-ends", seat)

    def stand_in(self, seat: int) -> None:
        """From here on a bot answers for an absent player, until the player is back."""
        self._stand_ins.add(seat)
        self.table.publish_info()
        self._say_soon("table-stand-in", seat)

    def _say_soon(self, kind: str, seat: int) -> None:
        async def say() -> None:
            await self.table.note(kind, Text(kind, {"seat": Text("seat", {"n": seat})}))
            self.table.publish()

        _ = self.table.tables.spawn(self.table.alone(say))

    def has_stand_in(self, seat: int) -> bool:
        """Whether a bot answers for a player who is absent."""
        return seat in self._stand_ins or self.table.takeovers.bot_plays(seat)

    def stands_in(self, seat: int) -> bool:
        """Whether a bot answers for a person here: absent, or by the person's own wish."""
        row = self.table.seat(seat)
        return self.has_stand_in(seat) or bool(row.token and row.bot)


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
    if any(same(owner.token, given) for seat in row.seats for owner in seat.before):
        raise SeatLost("seat-lost")
    raise BadToken("bad-token")


def check_bot(name: str) -> None:
    if name and name not in bots.names():
        raise UnknownBot("unknown-bot", bot=name[:40], bots=", ".join(bots.names()))
