"""The keys of answers in records, put together. Nearly every answer has its key written, so this is
compiled where answers themselves are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimorio.core.nouns import NONE, Arg


def key_of_parts(
    s: object, said: str, names: Sequence[str], args: Sequence[Arg[Any]], parts: Sequence[Any]
) -> str:
    """What is said first, then each argument by its id. One with a name of its own is named, and
    left out where it is nothing."""
    if len(parts) != len(args):
        raise ValueError(f"{said!r} is about {list(args)}, but was given {list(parts)}")
    for place, arg in enumerate(args):
        name, part = names[place], parts[place]
        if name and part == NONE:
            continue
        noun = arg.of
        if type(part) is tuple:
            word = arg.key(s, part)
        else:
            word = str(part) if noun is None else noun.word(s, part)
        said = f"{said} {name}{word}" if said else word
    return said
