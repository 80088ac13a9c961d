"""How a bot comes to its answer: in a process of its own, within the host's budget, and what is
done when it fails."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from grimorio.bots import RANDOM, Thinker, below, bot
from grimorio.core.errors import Refusal
from grimorio.core.scene import Text
from grimorio.table.game.bot_seeds import bot_seed
from grimorio.table.refusals import WorkerLate
from grimorio.table.workers.budgets import Account

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

CHEAP = "wanderer"
"""Plays where there is no time to think: with sense, and at once."""
LONGEST_REST = 64
"""A bot that is late again and again is tried once in that many answers, at the least."""

Player = tuple[int, str]
"""A seat and the bot that plays it."""


class Chosen(NamedTuple):
    """What is answered, what is said about it, who chose it, and when that began."""

    answer: str
    said: Text | None
    who: str
    began: float


class Rest:
    """A bot that came too late, though it may not be to blame: it is left out for a while."""

    __slots__ = ("answers", "lates")

    def __init__(self) -> None:
        self.lates = 0
        """How often in a row."""
        self.answers = 0
        """How many answers others still give for it."""

    def late(self) -> None:
        """Once is nothing; after that it rests, each time longer."""
        self.lates += 1
        self.answers = min(LONGEST_REST, 2 ** (self.lates - 1)) - 1


class Choosing:
    """The bots of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._weaker: dict[Player, str] = {}
        """Who plays instead of a bot that failed at a seat."""
        self._rests: dict[Player, Rest] = {}
        self._tired = False

    @property
    def account(self) -> Account:
        """Who pays for what the bots of this table think."""
        budget = self.table.tables.thinkers.bots
        return Account(self.table.id, budget.payer(self.table.looks.addresses))

    async def choose(self, seat: int, who: str, within: float) -> Chosen:
        """One that fails is replaced by a weaker one for the rest of the game, by chance at last;
        one that comes too late only for this answer, and one without time until it has some."""
        first = seat, who
        who = await self._who_plays(first)
        while who != RANDOM:
            try:
                return await self._think(first, who, within)
            except WorkerLate as error:
                await self._report(who, seat, error)
                self._rests.setdefault(first, Rest()).late()
                who = RANDOM if who == CHEAP else CHEAP
            except Refusal as error:
                await self._report(who, seat, error)
                who = self._weaker[first] = below(who)
        return self._by_chance(seat)

    async def _who_plays(self, first: Player) -> str:
        rest = self._rests.get(first)
        who = self._weaker.get(first, first[1])
        if who in (RANDOM, CHEAP):
            return who
        if rest is not None and rest.answers:
            rest.answers -= 1
            return CHEAP
        has_time = self.table.tables.thinkers.bots.has_left(self.account)
        await self._tell(not has_time)
        return who if has_time else CHEAP

    async def _think(self, first: Player, who: str, within: float) -> Chosen:
        table, seat = self.table, first[0]
        thinkers = table.tables.thinkers
        found = await thinkers.think(await table.position(), seat, who, self.account, within)
        if who != CHEAP:
            self._rests.pop(first, None)
        return Chosen(found.answer, found.said, who, found.began)

    def _by_chance(self, seat: int) -> Chosen:
        match = self.table.playing()
        seed = bot_seed(match.game, seat, f"chance {match.game.number}")
        answer = bot(RANDOM, seed).choose(Thinker(match.game, seat))
        return Chosen(answer, None, RANDOM, asyncio.get_running_loop().time())

    async def _tell(self, tired: bool) -> None:
        """Everybody is told when the time to think is used up, and when there is some again."""
        if tired != self._tired:
            self._tired = tired
            kind = "table-bots-tired" if tired else "table-bots-rested"
            await self.table.alone(lambda: self.table.note(kind, Text(kind)))
            self.table.refresh()

    async def _report(self, who: str, seat: int, error: Refusal) -> None:
        await self.table.report(f"the bot {who} failed at seat {seat}", error)
