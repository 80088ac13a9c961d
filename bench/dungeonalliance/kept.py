"""Games that were played stay in build/balance, so that a measurement can be stopped and gone on
with."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec

import grimorio
from grimorio.games.dungeonalliance.components.numbers import DIGEST

ROOT: Final = Path(__file__).parents[2]
SEEDS: Final = ("amber", "birch", "cedar", "delta")
"""The games of a measurement come from all of them, in equal parts."""
MATTERS: Final = ("bot", "components", "rules")
"""What games depend on; how they are shown does not matter."""

G = TypeVar("G", bound=msgspec.Struct)


@cache
def code() -> str:
    """A name for rules and bots as they are: games of others do not count."""
    folder = Path(grimorio.__path__[0])
    files = [folder / "games/dungeonalliance/setup.py"]
    for part in (*[f"games/dungeonalliance/{one}" for one in MATTERS], "bots"):
        files += sorted((folder / part).rglob("*.py"))
    return hashlib.sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:8]


def going_on(
    name: str, kind: type[G], count: int, play: Callable[[range], Iterator[G]], only: bool
) -> list[G]:
    """The first games of that name: those that are kept, and the others, which are kept now. With
    `only` those that are kept are all."""
    folder = ROOT / "build" / "balance"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{DIGEST[:12]}-{code()}-{name}.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=kind) for line in lines[:count]]
    if only:
        return found
    with file.open("ab") as kept:
        for one in play(range(len(found), count)):
            kept.write(msgspec.json.encode(one) + b"\n")
            kept.flush()
            found.append(one)
    return found


def in_parts(seeds: Sequence[str], count: int) -> list[tuple[str, int]]:
    """How many of the games each seed gives."""
    each, rest = divmod(count, len(seeds))
    return [(seed, each + (place < rest)) for place, seed in enumerate(seeds)]
