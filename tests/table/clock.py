"""A clock that a test has for itself: nobody waits, and a busy machine changes nothing.

Where a loop would sleep, its clock jumps to the next appointment instead; but not while a thread
or a child process is at work, for which the clock stands still.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class OwnSelector(selectors.DefaultSelector):
    """Waits for threads and children; jumps over time."""

    clock: OwnClock

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        if self.clock.is_held:
            return super().select(None)
        self.clock.now += timeout
        return super().select(0)


class OwnClock(asyncio.SelectorEventLoop):
    """A loop whose time is its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.held_by: Callable[[], bool] = lambda: False
        """Whether something else is at work that the loop does not know of."""
        self._threads = 0
        selector = OwnSelector()
        selector.clock = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    @property
    def is_held(self) -> bool:
        return self._threads > 0 or self.held_by()

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        self._threads += 1
        done = super().run_in_executor(executor, func, *args)
        done.add_done_callback(self._thread_done)
        return done

    def _thread_done(self, _: object) -> None:
        self._threads -= 1


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do it on a clock of its own."""
    with asyncio.Runner(loop_factory=OwnClock) as runner:
        return runner.run(work)


async def until(true: Callable[[], bool]) -> None:
    """Wait for it, by the clock of the loop."""
    while not true():  # noqa: ASYNC110 - what is waited for tells nobody
        await asyncio.sleep(0.001)
