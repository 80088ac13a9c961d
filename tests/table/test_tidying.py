"""The collector looks when it is time, and never on its own."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimorio.core import Game
from grimorio.table.hosting import tidying
from grimorio.table.hosting.tables import Tables
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.wire import NewSeat, NewTable


class Ring:
    """Something that leads back to itself: only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def own_collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Quick times, and the collector as it was afterwards."""
    for name, seconds in {"EVERY": 0.01, "QUIET": 0.05, "APART": 0.05}.items():
        monkeypatch.setattr(tidying, name, seconds)
    yield
    gc.unfreeze()
    gc.enable()


async def left_after(seconds: float, *, busy: bool, new: int = 0) -> int:
    """How many of ten rings are still there, as soon as there are none or after so long. At a
    quiet server something happened once, at a busy one it does all the time."""
    happened = 0.0
    task = asyncio.create_task(tidying.tidy(lambda: time.monotonic() if busy else happened))
    await asyncio.sleep(0)
    assert not gc.isenabled()
    happened = time.monotonic()
    rings = [weakref.ref(Ring()) for _ in range(10)]
    much: list[list[int]] = [[] for _ in range(new)]
    end = time.monotonic() + seconds
    left = len(rings)
    while left and time.monotonic() < end:
        await asyncio.sleep(0.02)
        left = sum(ring() is not None for ring in rings)
    task.cancel()
    await asyncio.wait([task])
    assert len(much) == new
    return left


def test_what_leads_back_to_itself_goes_once_nothing_goes_on() -> None:
    assert asyncio.run(left_after(30, busy=False)) == 0


def test_nobody_waits_for_a_look_while_tables_are_played() -> None:
    assert asyncio.run(left_after(0.6, busy=True)) == 10


def test_very_much_is_looked_at_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "MUCH", 500)
    assert asyncio.run(left_after(30, busy=True, new=5000)) == 0


def test_a_table_that_leaves_memory_needs_no_collector_to_give_back_its_game(db: Path) -> None:
    """While tables are played the collector hardly ever comes; tables come and go."""

    def games() -> int:
        return sum(isinstance(thing, Game) for thing in gc.get_objects())

    async def go() -> None:
        tables = Tables(SQLiteStore(db), Settings(idle_seconds=0.01))
        await tables.start()
        try:
            made = await tables.create(NewTable("wisps", (NewSeat("human", mine=True),) * 2), "")
            table = await tables.get(made.table)
            seen = table.view(0)
            del table
            gc.collect()
            gc.disable()
            before = games()
            while tables.live:  # noqa: ASYNC110 - that a table has left memory tells nobody
                await asyncio.sleep(0.05)
            assert games() == before - 1
            assert (await tables.get(made.table)).view(0) == seen
        finally:
            gc.enable()
            await tables.stop()

    asyncio.run(go())
