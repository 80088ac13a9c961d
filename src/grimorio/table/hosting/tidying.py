"""The garbage collector, at times of our own choosing.

Hardly anything in a server leads back to itself, and all wait while the collector looks. So what is
new is set aside once a second without a look, which costs nothing, and all of it is looked at when
nothing goes on at any table, or when it has become very much.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

EVERY = 1.0
QUIET = 2.0
"""After this many seconds without anything at a table there is time for a look."""
APART = 10.0
"""The least seconds between two looks."""
MUCH = 2_000_000
"""This many new things are looked at even while tables are played: some seconds of the worst flood,
or some minutes of five hundred answers a second."""


async def tidy(stirred: Callable[[], float]) -> None:
    """Go on for ever; `stirred` says when something last happened, by the monotonic clock."""
    gc.disable()
    look()
    looked, new = time.monotonic(), 0
    while True:
        await asyncio.sleep(EVERY)
        new += gc.get_count()[0]
        gc.freeze()
        now, last = time.monotonic(), stirred()
        is_quiet = last > looked and now - last > QUIET and now - looked > APART
        if is_quiet or new > MUCH:
            look()
            looked, new = time.monotonic(), 0


def look() -> None:
    """What is in use is set aside again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
