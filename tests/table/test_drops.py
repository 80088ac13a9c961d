"""Connections that break: whatever was missed, nobody ends with a wrong board."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.table.house import PATIENCE, QUICK, Server, Table, address
from tests.table.patching import patched

SEATS = (-1, 0, 1, 2, 3)
AT_ONCE = 4


class Unlucky:
    """A browser whose line breaks again and again, now with a farewell and now without."""

    def __init__(self, table: Table, seat: int, chance: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.view: Any = None
        self.drops = 0
        self.came = asyncio.Event()
        self._chance = chance
        self._seq = -1

    async def follow(self) -> None:
        """Until the game is over."""
        token = self.table.tokens.get(self.seat)
        hello = json.dumps({"token": token} if token else {})
        resync = json.dumps({"type": "resync", "seat": None if token is None else self.seat})
        while not self.over:
            async with connect(
                address(self.table), proxy=None, max_size=None, compression=None
            ) as line:
                await line.send(hello)
                life = self._chance.randrange(1, 12)
                while life > 0 and not self.over:
                    self.take(json.loads(await asyncio.wait_for(line.recv(), PATIENCE)))
                    life -= 1
                    if self._chance.random() < 0.1:
                        await line.send(resync)
                if self._chance.random() < 0.5:
                    line.transport.abort()
            self.drops += not self.over

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["outcome"])

    def take(self, message: Any) -> None:
        if message["type"] == "view":
            self.view, self._seq = message["view"], message["seq"]
            self.came.set()
        elif message["type"] == "patch":
            assert message["seq"] == self._seq + 1
            assert message["from"] == self.view["number"]
            self.view, self._seq = patched(self.view, message["ops"]), message["seq"]


async def one_game(table: Table, chance: random.Random) -> int:
    """Everybody follows to the end, and holds what the server holds; how often a line broke."""
    browsers = [Unlucky(table, seat, random.Random(chance.random())) for seat in SEATS]
    async with asyncio.TaskGroup() as following:
        for browser in browsers:
            following.create_task(browser.follow())
        await asyncio.gather(*[browser.came.wait() for browser in browsers])
        await asyncio.to_thread(leave_to_bots, table)
    for browser in browsers:
        seat = browser.seat if browser.seat in table.tokens else None
        now = await asyncio.to_thread(table.view, seat)
        assert {**now, "thinking": []} == {**browser.view, "thinking": []}
    return sum(browser.drops for browser in browsers)


def leave_to_bots(table: Table) -> None:
    """Four seats with tokens, all given to bots: what a browser at each of them sees."""
    for seat in range(4):
        table.post("seat", {"bot": "random"}, seat)


async def play(server: Server, games: int, seed: int) -> int:
    chance = random.Random(seed)
    dropped = 0
    for start in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - start)
        tables = [server.table("hhhh", options={"rounds": 4}) for _ in range(count)]
        seeds = [random.Random(chance.random()) for _ in tables]
        played = [one_game(table, own) for table, own in zip(tables, seeds, strict=True)]
        dropped += sum(await asyncio.gather(*played))
    return dropped


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take a little time, so that there is something to miss."""
    settings = tuple(s for s in QUICK if not s.startswith(("bot_pause", "single")))
    folder = tmp_path_factory.mktemp("paced")
    with Server(
        folder / "t.db", settings=(*settings, "bot_pause=0.01", "single_pause=0.01")
    ) as found:
        yield found


def test_dropped_connections_never_lead_to_a_wrong_board(paced: Server) -> None:
    assert asyncio.run(play(paced, 6, seed=3)) > 6


@pytest.mark.soak
def test_dropped_connections_in_two_hundred_games(
    paced: Server, record_property: Callable[[str, object], None]
) -> None:
    dropped = asyncio.run(play(paced, 200, seed=4))
    record_property("games", 200)
    record_property("seats", 4)
    record_property("dropped", dropped)
    record_property("seeds", "4")
    assert dropped > 200
