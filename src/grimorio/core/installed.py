"""What is installed beside us, by entry points. To look for it means to open a file of every
package there is, so it is looked for again only after something was installed."""

from __future__ import annotations

import sys
import time
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TypeAlias

Places: TypeAlias = tuple[tuple[str, int], ...]
"""Where packages may be, and when something there was added or removed."""

FRESH = 2_000_000_000
"""Nanoseconds in which somebody may still be installing what has just changed."""

_found: dict[str, tuple[Places, tuple[EntryPoint, ...]]] = {}


def entry_points(group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group, as they are now."""
    now = _places()
    found = _found.get(group)
    if found is not None and found[0] == now:
        return found[1]
    points = tuple(metadata.entry_points(group=group))
    if time.time_ns() - max([changed for _, changed in now], default=0) > FRESH:
        _found[group] = now, points
    return points


def _places() -> Places:
    places: list[tuple[str, int]] = []
    for path in sys.path:
        try:
            places.append((path, Path(path or ".").stat().st_mtime_ns))
        except OSError:
            places.append((path, 0))
    return tuple(places)
