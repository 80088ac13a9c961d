"""A state as the tree it must be: what it holds, whether two are alike, what they share."""

from __future__ import annotations

from collections.abc import Iterator

from grimorio.conformance.games import Breach, need
from grimorio.core.agenda import Planned

PLAIN = (int, str, bytes, bool, float, type(None))
ENGINE = {"journal"}


def fields(thing: object) -> list[str]:
    """The attributes of a slotted object, interpreted or compiled."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is not None:
        return [name for name in compiled if name != "__dict__"]
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += getattr(kind, "__slots__", ())
    return names + list(getattr(thing, "__dict__", ()))


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """What a changeable thing holds, by name."""
    if isinstance(thing, list | tuple):
        for i, item in enumerate(thing):
            yield f"[{i}]", item
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield f"[{key!r}]", item
    elif isinstance(thing, set | frozenset):
        raise Breach("a set in the state: its order depends on hashing")
    elif not isinstance(thing, PLAIN):
        for name in fields(thing):
            if name not in ENGINE:
                yield f".{name}", getattr(thing, name)


def compare(one: object, two: object, where: str) -> None:
    """Both are alike in every field, whether or not `dump` knows it."""
    need(type(one) is type(two), f"{where}: {type(one).__name__} copied as {type(two).__name__}")
    if isinstance(one, PLAIN):
        need(one == two, f"{where}: {one!r} copied as {two!r}")
        return
    if isinstance(one, Planned):
        need(repr(one) == repr(two), f"{where}: {one!r} copied as {two!r}")
        return
    ours, theirs = list(parts(one)), list(parts(two))
    need(len(ours) == len(theirs), f"{where}: {len(ours)} items copied as {len(theirs)}")
    for (name, mine), (other, yours) in zip(ours, theirs, strict=True):
        need(name == other, f"{where}: {name} copied as {other}")
        compare(mine, yours, where + name)


def check_tree(one: object, two: object) -> None:
    """No changeable object is reached twice in a state, nor from both states."""
    seen: dict[int, str] = {}
    for root, name in ((one, "state"), (two, "copy")):
        stack: list[tuple[object, str]] = [(root, name)]
        while stack:
            thing, where = stack.pop()
            if isinstance(thing, (*PLAIN, Planned)):
                continue
            if not isinstance(thing, tuple):
                need(id(thing) not in seen, f"{where} is {seen.get(id(thing))}")
                seen[id(thing)] = where
            stack += [(item, where + part) for part, item in parts(thing)]
