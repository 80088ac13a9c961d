"""Who answers for a seat when no person does: bots, stand-ins for the absent, and the table itself
where a question has one option only and is put just so that nobody learns that."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, NamedTuple

from grimorio.bots import RANDOM
from grimorio.core import Ask, Value
from grimorio.core.errors import Refusal
from grimorio.core.scene import Text
from grimorio.table.refusals import LogFull
from grimorio.table.seats.choosing import Choosing
from grimorio.table.seats.hints import Hints
from grimorio.table.seats.tempo import Asked, Tempo

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

TABLE = "table"
STAND_IN = "squire"
"""Plays for the absent, and the duties left to a bot: well enough, and soon."""
ALONE = 0.5
"""The longest wait before the table answers for a person whom nobody watches closely."""


class Answered(NamedTuple):
    """An answer, what is said about it, and who gave it."""

    answer: str
    said: Text | None
    by: str


class StandIns:
    """The players without a person, of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._tasks: dict[Asked, asyncio.Task[None]] = {}
        self._entering: set[Asked] = set()
        self._thinking: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._choosing = Choosing(table)
        self._tempo = Tempo(table.tables.settings.single_pause)
        self.hints = Hints(table)

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats whose bot is at it."""
        return tuple(sorted(self._thinking))

    def shown(self) -> tuple[int, ...]:
        """The seats that are seen thinking. Where several decide in secret a bot is seen at it
        until it is done: how often it answers is not seen."""
        match = self.table.match
        if match is None or not match.game.in_secret or self.table.consents.holds_bots:
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
        if table.match is not None and table.row.status == "running" and not table.is_full:
            asked = table.match.asked
        waiting = {(seat, at): self._who(seat) for seat, at in asked.items()}
        self._tempo.asked([key for key in waiting if table.is_here(key[0])])
        for key, task in list(self._tasks.items()):
            if not waiting.get(key) and key not in self._entering:
                task.cancel()
                del self._tasks[key]
        if table.consents.holds_bots or self._unwatched():
            return
        for key, who in waiting.items():
            if who and key not in self._tasks:
                self._tasks[key] = table.tables.spawn(self._play(key, who))

    def answering(self, seat: int) -> None:
        """The player of the seat answers now what it is asked."""
        match = self.table.match
        ask = self._asked(seat)
        if match is not None and ask is not None and len(ask.options) > 1:
            self._tempo.answered((seat, match.asked[seat]), ask.kind.name)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for key, task in self._tasks.items():
            if key not in self._entering:
                task.cancel()
        self._tasks.clear()

    # -- who answers ----------------------------------------------------------------------------

    def _asked(self, seat: int) -> Ask[Value] | None:
        match = self.table.match
        return None if match is None else match.game.asked(seat)

    def _who(self, seat: int) -> str:
        """A bot's name, the table, or nobody but the player. A question that hides is answered by
        whoever answers any other of the seat: the table does so only for a person who is here."""
        table = self.table
        row = table.seat(seat)
        if row.kind == "bot" or row.bot:
            return row.bot or RANDOM
        if table.seats.has_stand_in(seat) or table.duties.left_to_bot(seat):
            return STAND_IN
        ask = self._asked(seat)
        if ask is not None and ask.hides and len(ask.options) == 1 and table.is_here(seat):
            return TABLE
        return self._absent(seat)

    def _unwatched(self) -> bool:
        """Whether bots play among themselves, and nobody has looked for a while."""
        table, match = self.table, self.table.match
        if match is None or table.is_watched:
            return False
        return all(
            self._is_bot(seat) or match.game.title.seating.out(match.game.state, seat)
            for seat in range(match.game.seats)
        )

    def _has_rivals(self, seat: int) -> bool:
        """Whether another person plays here who might draw conclusions: at any seat but those that
        the player of this one plays openly together with it."""
        seats = self.table.seats
        mine = seats.held_with(seat) if seats.shares(seat) else [seat]
        return any(row.kind != "bot" and row.seat not in mine for row in self.table.row.seats)

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
        try:
            if who == TABLE:
                found = await self._for_person(seat)
            else:
                found = await self._by_bot(seat, who)
            if found is None:
                return
            who = found.by
            self._entering.add(key)  # from here on it must not be stopped half-way
            self._think_sign(seat, False)
            await table.answers.take_for(seat, at, found.answer, by=who, said=found.said)
        except LogFull:
            pass  # others filled it meanwhile, and the table says so to people
        except Refusal as error:
            await table.report(f"{who} could not answer for seat {seat}", error)
        finally:
            self._entering.discard(key)
            self._think_sign(seat, False)
            if self._tasks.get(key) is asyncio.current_task():
                del self._tasks[key]

    async def _for_person(self, seat: int) -> Answered | None:
        """The one answer there is, as soon as the person might have given another."""
        tables, ask = self.table.tables, self._asked(seat)
        if ask is None:
            return None
        if self._has_rivals(seat):
            pause = self._tempo.pause(seat, ask.kind.name)
        else:
            pause = random.uniform(0.2, 1.0) * min(ALONE, tables.settings.single_pause)
        await asyncio.sleep(pause)
        await tables.people_first()
        ask = self._asked(seat)
        return None if ask is None else Answered(ask.keys()[0], None, TABLE)

    async def _by_bot(self, seat: int, who: str) -> Answered | None:
        """What the bot chooses, not before people could follow. Where a question hides, an answer
        takes as long whatever there was to choose, and nothing is said about it."""
        clock = asyncio.get_running_loop().time
        settings = self.table.tables.settings
        ask, started = self._asked(seat), clock()
        if ask is None:
            return None
        hides, within = ask.hides, settings.single_pause if ask.hides else 0.0
        self._think_sign(seat, True)
        chosen = await self._choosing.choose(seat, who, within)
        ready = max(started + settings.bot_pause, chosen.began + within)
        await asyncio.sleep(max(0.0, ready - clock()))
        return Answered(chosen.answer, None if hides else chosen.said, chosen.who)

    def _think_sign(self, seat: int, on: bool) -> None:
        if (seat in self._thinking) == on:
            return
        if on:
            self._thinking.add(seat)
        else:
            self._thinking.discard(seat)
        self.table.refresh()
