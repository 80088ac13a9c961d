"""Taking back. Where the game in memory reaches far enough it is done at once.

Further back a worker plays the game again, and the table goes on meanwhile: everybody may look, and
all see that it is being done. If somebody answers meanwhile, or says no, nothing is taken back.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from grimorio.core.errors import BadRecord, UndoRefused
from grimorio.core.log import REWIND, UNDO, EntryKind
from grimorio.table.game.earlier import Earlier, Replayed, adopt, before_last_of
from grimorio.table.game.match import Match
from grimorio.table.live.consent import Open
from grimorio.table.refusals import Failed, LogFull, NoConsent, Stale, WorkerFailed
from grimorio.table.wire import UndoWish

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

Soon = asyncio.Future[int]
"""The number of an entry, once it is on disk. It is waited for outside `alone()`."""


class TakingBack:
    """What is taken back at one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def undo(self, seat: int, wish: UndoWish) -> tuple[int, str | None]:
        """Take back the seat's last answer: at once if nobody could know anything of it, else
        when the others agree. The number it stands under, and the consent it waits for."""
        soon, consent = await self.table.alone(lambda: self._undo(seat, wish))
        try:
            return min(await asyncio.shield(soon), self.table.shown(seat)), consent
        except NoConsent as refusal:
            raise Stale("happened-since", self.table.view(seat)) from refusal

    async def _undo(self, seat: int, wish: UndoWish) -> tuple[Soon, str | None]:
        table = self.table
        known = await table.store.answered(table.id, seat, wish.id)
        if known is not None:
            return done(known), None
        going = table.consents.going
        if going is not None and (going.seat, going.client) == (seat, wish.id):
            assert going.done is not None
            return going.done, None
        match = table.playing()
        if wish.number != table.shown(seat):
            raise Stale("happened-since", table.view(seat))
        if not table.may_take_back(seat):
            raise LogFull("log-half-full")
        way = match.can_undo(seat, table.seats.shared(seat))
        if way == "":
            raise UndoRefused("undo-nothing")
        needed = [] if way == "free" else table.consents.others(seat)
        if needed:
            return done(table.number), table.consents.ask_undo(seat, needed, wish.id)
        kind: EntryKind = UNDO if way == "free" else REWIND
        return await self.take_back(seat, kind, wish.id), None

    async def take_back(
        self, seat: int, kind: EntryKind, client: str, asked: Open | None = None
    ) -> Soon:
        """Take back the seat's last answer and all since. Only inside `alone()`; `asked` is what
        the others agreed to."""
        table = self.table
        if _is_near(table.playing(), seat):
            return done(await table.enter((seat, "", kind), client=client))
        going = asked or table.consents.open_undo(seat, client)
        going.done = table.tables.spawn(self._go_back(going, kind, table.number))
        table.consents.go(going)
        return going.done

    async def _go_back(self, going: Open, kind: EntryKind, number: int) -> int:
        """Have the game played again elsewhere, then go on from there."""
        table = self.table
        try:
            entries = await table.store.entries(table.id)
            checkpoints = await table.store.checkpoints(table.id)
            to = await asyncio.to_thread(before_last_of, going.seat, entries, checkpoints)
            found = await table.tables.replayer.replay(to)
            return await table.alone(lambda: self._adopt(going, kind, number, to, found))
        except (WorkerFailed, BadRecord) as error:
            await table.report(f"no way back for seat {going.seat}", error)
            raise Failed("going-back-failed") from error
        finally:
            table.consents.end(going)

    async def _adopt(
        self, going: Open, kind: EntryKind, number: int, to: Earlier, found: Replayed
    ) -> int:
        table = self.table
        later = table.playing()
        if table.consents.open is not going or table.number != number:
            raise NoConsent("happened-since")
        return await table.go_on_from(adopt(later, to, found, going.seat, kind), going.client)


def done(number: int) -> Soon:
    """It is on disk already."""
    soon: Soon = asyncio.get_running_loop().create_future()
    soon.set_result(number)
    return soon


def _is_near(match: Match, seat: int) -> bool:
    """Whether the game in memory can go back without being played again."""
    refusal = match.game.can_undo(seat, consent=True)
    if refusal is not None and match.whole:
        raise refusal
    return refusal is None and not match.game.is_far_back(seat)
