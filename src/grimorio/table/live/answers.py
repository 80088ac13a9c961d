"""Answers of players, of bots and of the table itself, each taken once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from grimorio.core.log import ANSWER, OFFER
from grimorio.core.scene import Text
from grimorio.table.refusals import Stale
from grimorio.table.seats.stand_ins import TABLE
from grimorio.table.wire import Answer, Taken

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable


LATE = 200
"""Entries. An answer to what was asked longer ago is not compared with what the table said."""


class Answers:
    """What the seats of a table answer."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def take(self, seat: int, wish: Answer) -> int:
        """Take the answer to the question the seat saw at `number`."""
        table = self.table
        table.seats.present_again((seat,))
        table.tables.answering += 1
        asked = time.perf_counter()
        try:
            return await table.alone(lambda: self._take(seat, wish, asked))
        finally:
            table.tables.answering -= 1

    async def _take(self, seat: int, wish: Answer, began: float) -> int:
        table = self.table
        match = table.match
        running = match is not None and table.row.status == "running"
        asked = match.seen_asked.get(seat) if match is not None and running else None
        if asked is None or not asked <= wish.number <= table.shown(seat):
            known = await table.store.answered(table.id, seat, wish.id)
            if known is not None:
                return min(known, table.shown(seat))
            table.playing()
            if asked is not None or wish.number != table.shown(seat):
                return await self._taken_so(seat, wish)
        table.stand_ins.answering(seat)
        await self._enter(seat, wish.key, began, client=wish.id)
        return table.shown(seat)

    async def _enter(
        self, seat: int, key: str, began: float, *, client: str = "", by: str = ""
    ) -> None:
        await self.table.enter((seat, key), client=client, by=by)
        self.table.tables.metrics.answer_time(time.perf_counter() - began)

    async def _taken_so(self, seat: int, wish: Answer) -> int:
        """The question the seat saw is closed. If it had one option only, the table was faster
        with the same answer, and nobody needs to hear of it."""
        table = self.table
        if table.number - wish.number > LATE:
            raise Stale("question-closed", table.view(seat))
        since = await table.store.entries(table.id, wish.number)
        mine = [entry for entry in since if entry.seat == seat and entry.kind == ANSWER]
        if table.public < table.shown(seat):  # in secret a seat counts its own entries only
            mine = mine[wish.number - table.shown(seat) :]
        if mine and mine[0].by == TABLE and mine[0].key == wish.key:
            return min(mine[0].number, table.shown(seat))
        raise Stale("question-closed", table.view(seat))

    async def was_taken(self, seat: int, client: str) -> Taken:
        """Whether the seat's entry of that id is on disk. One that is on its way is waited for."""
        table = self.table
        known = await table.alone(lambda: table.store.answered(table.id, seat, client))
        if known is None:
            return Taken(False)
        return Taken(True, min(known, table.shown(seat)))

    async def take_for(
        self, seat: int, asked: int, key: str, *, by: str, said: Text | None = None
    ) -> None:
        """The answer of a bot or of the table itself, if the seat is still asked that; what a bot
        says about it comes first."""
        table = self.table
        began = time.perf_counter()

        async def take() -> None:
            match = table.match
            if (
                match is not None
                and match.asked.get(seat) == asked
                and not table.consents.holds_bots
            ):
                if said is not None:
                    who = Text("seat", {"n": seat})
                    await table.note(
                        "table-bot-says", Text("table-bot-says", {"seat": who, "why": said})
                    )
                if by != TABLE:
                    table.signs.show_for(seat, key)
                await self._enter(seat, key, began, by=by)

        await table.alone(take)

    async def take_offer(self, seat: int, wish: Answer) -> int:
        """Take a standing offer."""
        table = self.table

        async def take() -> int:
            known = await table.store.answered(table.id, seat, wish.id)
            if known is not None:
                return min(known, table.shown(seat))
            await table.enter((seat, wish.key, OFFER), client=wish.id)
            return table.shown(seat)

        return await table.alone(take)
