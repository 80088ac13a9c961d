"""The ids of a title as they stood while numbers were stored.

Checkpoints and records of that time name a card by its place in a list. `kept.json` in the title's
folder holds those lists by noun, as they were. It is never changed again: content may be.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import TypeAlias

import msgspec

Kept: TypeAlias = dict[str, list[str]]


def kept_ids(folder: Traversable) -> Kept:
    """The lists of a title, by noun."""
    return msgspec.json.decode((folder / "kept.json").read_bytes(), type=Kept)
