"""Hints: a player asks what the dragon would do. It thinks as a bot at that seat would, so it knows
no more than the player; and everybody at the table is told that a hint was taken."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from grimorio.core.errors import NotAsked
from grimorio.core.scene import Text
from grimorio.table import wire
from grimorio.table.game.bot_seeds import bot_seed
from grimorio.table.refusals import HintsOff, NoHint, Stale, TooMany, WorkerFailed
from grimorio.table.workers.budgets import Account
from grimorio.table.workers.jobs import Advised

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

Moment = tuple[int, int]
"""A seat, and the number it is shown."""


def hints_allowed(wish: wire.NewTable) -> bool:
    """What the maker of the table says; nothing said, where one person plays, and for practice:
    people who play each other decide on it together."""
    if wish.hints is not None:
        return wish.hints
    return wish.practice or sum(seat.kind == "human" for seat in wish.seats) <= 1


class Hints:
    """The hints of one table. Whoever asks twice at one moment gets the same, and took one."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._given: dict[Moment, asyncio.Task[wire.Hints]] = {}

    @property
    def _account(self) -> Account:
        """Who pays for what is thought about hints at this table."""
        budget = self.table.tables.thinkers.hints
        return Account(self.table.id, budget.payer(self.table.looks.addresses))

    async def take(self, seat: int, wish: wire.HintWish) -> wire.Hints:
        """What the seat might answer to the question it saw, the best first."""
        asked = self._asked(seat, wish)
        now = (seat, self.table.shown(seat))
        if now not in self._given:
            self._forget(seat)
            if not self.table.tables.thinkers.hints.has_left(self._account):
                raise TooMany("no-time-for-hints")
            self._given[now] = self.table.tables.spawn(self._think(seat, asked))
        try:
            return await asyncio.shield(self._given[now])
        except Exception:
            self._given.pop(now, None)
            raise

    def _asked(self, seat: int, wish: wire.HintWish) -> int:
        """The number at which the seat was asked what it wants a hint for."""
        table = self.table
        match = table.playing()
        if not table.row.hints:
            raise HintsOff("hints-off")
        asked = match.asked.get(seat)
        if asked is None or table.duties.left_to_bot(seat):
            raise NotAsked("not-asked", seat=seat)
        if not match.seen_asked[seat] <= wish.number <= table.shown(seat):
            raise Stale("question-closed", table.view(seat))
        return asked

    def _forget(self, seat: int) -> None:
        """What was said at another moment."""
        self._given = {now: given for now, given in self._given.items() if now[0] != seat}

    async def _think(self, seat: int, asked: int) -> wire.Hints:
        table = self.table
        try:
            found = await self._advised(seat)
        except WorkerFailed as error:
            await table.report(f"no hint for seat {seat}", error)
            raise NoHint("no-hint") from error
        return await table.alone(lambda: self._give(seat, asked, found))

    async def _advised(self, seat: int) -> list[Advised]:
        table = self.table
        seed = bot_seed(table.playing().game, seat, f"hint {table.shown(seat)}")
        at = await table.position()
        return await table.tables.thinkers.advise(at, seat, seed, self._account)

    async def _give(self, seat: int, asked: int, found: list[Advised]) -> wire.Hints:
        """Say it, and that it was said, if the seat is still asked. Only inside `alone()`."""
        table = self.table
        match = table.playing()
        if match.asked.get(seat) != asked:
            raise Stale("question-closed", table.view(seat))
        texts = {o.key: o.text for choice in match.choices(seat) for o in choice.options}
        await table.seats.count_hint(seat)
        await table.note("table-hint", Text("table-hint", {"seat": Text("seat", {"n": seat})}))
        table.publish_info()
        table.publish()
        hints = [wire.Hint(h.key, texts[h.key], h.value, h.looked, h.why) for h in found]
        return wire.Hints(table.shown(seat), tuple(hints))
