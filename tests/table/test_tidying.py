"""The collector looks when it is time, and never on its own."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from grimorio.table.hosting import tidying


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
