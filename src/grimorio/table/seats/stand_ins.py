"""Who answers for a seat when no person does: bots, stand-ins for the absent, and the table itself
where a question has one option only and is put just so that nobody learns that."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar

from grimorio.bots import RANDOM, Thinker, below, bot
from grimorio.core import key_of
from grimorio.core.errors import Refusal
from grimorio.core.scene import Text
from grimorio.table.game.bot_seeds import bot_seed
from grimorio.table.seats.hints import Hints

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

T = TypeVar("T")
TABLE = "table"
STAND_IN = "squire"
"""Plays for the absent, and the duties left to a bot: well enough, and soon."""
Asked = tuple[int, int]
"""A seat and the number at which it was asked."""


class StandIns:
    """The players without a person, of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._tasks: dict[Asked, asyncio.Task[None]] = {}
        self._entering: set[Asked] = set()
        self._thinking: set[int] = set()
        self._weaker: dict[tuple[int, str], str] = {}
        """Who plays instead of a bot that failed at a seat."""
        self._timer: asyncio.TimerHandle | None = None
        self._seconds = 0.0
        self.hints = Hints(table)

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats whose bot is at it."""
        return tuple(sorted(self._thinking))

    def shown(self) -> tuple[int, ...]:
        """The seats that are seen thinking. Where several decide in secret a bot is seen at it
        until it is done: how often it answers is not seen."""
        match = self.table.match
        if match is None or not match.game.in_secret or self.table.consents.open is not None:
            return self.thinking
        return tuple(sorted({*self._thinking, *filter(self._is_bot, match.asked)}))

    def _is_bot(self, seat: int) -> bool:
        row = self.table.seat(seat)
        return row.kind == "bot" or bool(row.bot) or self.table.seats.has_stand_in(seat)

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Something changed: see who must answer now, and stop who need not any more."""
        table = self.table
        asked: dict[int, int] = {}
        if table.match is not None and table.row.status == "running":
            asked = table.match.asked
        waiting = {(seat, at): self._who(seat) for seat, at in asked.items()}
        for key, task in list(self._tasks.items()):
            if not waiting.get(key) and key not in self._entering:
                task.cancel()
                del self._tasks[key]
        if table.consents.open is not None:
            return
        for key, who in waiting.items():
            if who and key not in self._tasks:
                self._tasks[key] = table.tables.spawn(self._play(key, who))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for key, task in self._tasks.items():
            if key not in self._entering:
                task.cancel()
        self._tasks.clear()

    # -- who answers ----------------------------------------------------------------------------

    def _who(self, seat: int) -> str:
        """A bot's name, the table, or nobody but the player."""
        match = self.table.match
        ask = None if match is None else match.game.asked(seat)
        if ask is not None and ask.hides and len(ask.options) == 1:
            return TABLE
        row = self.table.seat(seat)
        if row.kind == "bot" or row.bot:
            return row.bot or RANDOM
        if self.table.seats.has_stand_in(seat) or self.table.duties.left_to_bot(seat):
            return STAND_IN
        return self._absent(seat)

    def _absent(self, seat: int) -> str:
        """Whether others wait for somebody who has been away too long."""
        table = self.table
        patience = table.row.absent_after
        if not patience or table.audience.present(seat) or not self._others_present(seat):
            return ""
        deadline = max(table.absence.since(seat), table.row.changed) + patience
        left = deadline - time.time()
        if left <= 0:
            table.seats.stand_in(seat)
            return STAND_IN
        if self._timer is None or self._timer.cancelled():
            self._timer = asyncio.get_running_loop().call_later(left + 0.01, self._look_again)
        return ""

    def _look_again(self) -> None:
        self._timer = None
        self.wake()

    def _others_present(self, seat: int) -> bool:
        seats = self.table.row.seats
        holder = seats[seat].holder
        return any(
            other >= 0 and (seats[other].holder != holder or not holder)
            for listener in self.table.audience.listeners
            for other in listener.seats
            if other != seat
        )

    # -- answering ------------------------------------------------------------------------------

    async def _play(self, key: Asked, who: str) -> None:
        seat, at = key
        table = self.table
        settings = table.tables.settings
        said: Text | None = None
        try:
            if who == TABLE:
                await asyncio.sleep(random.uniform(0.2, 1.0) * settings.single_pause)
                await table.tables.people_first()
                match = table.match
                ask = None if match is None else match.game.asked(seat)
                if ask is None:
                    return
                answer = key_of(ask.options[0])
            else:
                self._think_sign(seat, True)
                chosen, _ = await asyncio.gather(
                    self._choose(seat, who), asyncio.sleep(settings.bot_pause)
                )
                answer, said, who = chosen
            self._entering.add(key)  # from here on it must not be stopped half-way
            self._think_sign(seat, False)
            await table.answer_for(seat, at, answer, by=who, said=said)
        except Refusal as error:
            await table.report(f"{who} could not answer for seat {seat}", error)
        finally:
            self._entering.discard(key)
            self._think_sign(seat, False)
            if self._tasks.get(key) is asyncio.current_task():
                del self._tasks[key]

    def _think_sign(self, seat: int, on: bool) -> None:
        if (seat in self._thinking) == on:
            return
        if on:
            self._thinking.add(seat)
        else:
            self._thinking.discard(seat)
        self.table.refresh()

    async def _choose(self, seat: int, who: str) -> tuple[str, Text | None, str]:
        """What the bot answers, what it says about it, and who it was: one that fails, or thinks
        too long, is replaced by a weaker one for the rest of the game, by chance at last."""
        first, who = who, self._weaker.get((seat, who), who)
        while who != RANDOM and self.may_think:
            try:
                return *await self.spend(self._think(seat, who)), who
            except Refusal as error:
                await self.table.report(f"the bot {who} failed at seat {seat}", error)
            who = self._weaker[seat, first] = below(who)
        match = self.table.playing()
        seed = bot_seed(match.game, seat, f"chance {match.game.number}")
        answer = bot(RANDOM, seed).choose(Thinker(match.game, seat))
        return answer, None, RANDOM

    async def _think(self, seat: int, who: str) -> tuple[str, Text | None]:
        table = self.table
        return await table.tables.thinkers.think(await table.position(), seat, who)

    # -- time to think --------------------------------------------------------------------------

    @property
    def may_think(self) -> bool:
        """Whether the host's settings leave time for it."""
        return self.table.tables.thinkers.may_think(self._seconds)

    async def spend(self, thinking: Awaitable[T]) -> T:
        """Think, on the table's account."""
        started = time.monotonic()
        try:
            return await thinking
        finally:
            spent = time.monotonic() - started
            self._seconds += spent
            self.table.tables.thinkers.thought(spent)
