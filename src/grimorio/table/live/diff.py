"""What changed between two views, as the ops of docs/wire.md.

Structs are compared as they are, so that what did not change is never turned into data. What the
encoder leaves out because it is the default is, for the other side, a key that is not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple, fields

from grimorio.table.wire import Op, Path

_NO_DEFAULT = object()
_PLAIN = frozenset({int, str, float, bool, type(None)})
"""What has no parts."""
SHORT = 8
"""Up to this many plain values are sent anew as a whole: a look at each is not worth it."""


class _Field:
    """A field as it stands on the wire."""

    __slots__ = ("default", "empty", "key", "name")

    def __init__(self, name: str, key: str, default: object, empty: type | None) -> None:
        self.name = name
        self.key = key
        self.default = default
        self.empty = empty

    def omits(self, value: object) -> bool:
        """Whether the encoder leaves the value out: it is the default itself, or as empty."""
        if self.empty is not None:
            return type(value) is self.empty and not value
        return value is self.default


@cache
def _fields(kind: Any) -> tuple[_Field, ...]:
    omits = kind.__struct_config__.omit_defaults
    found = []
    for field in fields(kind):
        default: object = _NO_DEFAULT
        empty: type | None = None
        if omits and field.default_factory is not msgspec.NODEFAULT:
            factory = field.default_factory
            empty = factory if isinstance(factory, type) else None
        elif omits and field.default is not msgspec.NODEFAULT:
            default = field.default
        found.append(_Field(field.name, field.encode_name, default, empty))
    return tuple(found)


def diff(old: object, new: object) -> list[Op]:
    """The ops that turn one value into the other."""
    ops: list[Op] = []
    if not _same(old, new):
        _compare((), old, new, ops)
    return ops


def _same(old: Any, new: Any) -> bool:
    """Whether they are the same on the wire: 1 is equal to true, but not written so."""
    return old is new or (old.__class__ is new.__class__ and bool(old == new))


def _differing(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[int]:
    """The places where two rows differ. What stands in both is not looked into."""
    found: list[int] = []
    for i in range(min(len(old), len(new))):
        before, after = old[i], new[i]
        if before is not after and before != after:
            found.append(i)
    return found


def _compare(path: Path, old: Any, new: Any, ops: list[Op]) -> None:
    """Two values that are not the same."""
    kind = new.__class__
    if old.__class__ is not kind or kind in _PLAIN:
        ops.append((path, new))
    elif kind is tuple or kind is list:
        _compare_lists(path, old, new, ops)
    elif isinstance(new, msgspec.Struct):
        _compare_structs(path, old, new, ops)
    elif kind is dict:
        _compare_dicts(path, old, new, ops)
    else:
        ops.append((path, new))


def _compare_structs(path: Path, old: Any, new: Any, ops: list[Op]) -> None:
    were, are = astuple(old), astuple(new)
    known = _fields(new.__class__)
    for i in _differing(were, are):
        field, before, after = known[i], were[i], are[i]
        if field.omits(after):
            if not field.omits(before):
                ops.append(((*path, field.key),))
        elif after.__class__ in _PLAIN or field.omits(before):
            ops.append(((*path, field.key), after))
        else:
            _compare((*path, field.key), before, after, ops)


def _compare_dicts(path: Path, old: dict[str, Any], new: dict[str, Any], ops: list[Op]) -> None:
    for key in old:
        if key not in new:
            ops.append(((*path, key),))
    for key, value in new.items():
        if key not in old:
            ops.append(((*path, key), value))
        elif not _same(old[key], value):
            _compare((*path, key), old[key], value, ops)


def _compare_lists(path: Path, old: Sequence[Any], new: Sequence[Any], ops: list[Op]) -> None:
    """Take out what is gone, change what differs, append what is new; or send the list whole if
    that is less."""
    if not old or not new:
        ops.append((path, new))
        return
    if len(new) > len(old) and new[: len(old)] == old:
        ops.append((path, "+", new[len(old) :]))
        return
    if len(new) <= SHORT and new[-1].__class__ in _PLAIN:
        ops.append((path, new))
        return
    inside: list[Op] = []
    kept: Sequence[Any] = old
    if len(old) > len(new):
        gone = _gone(old, new)
        inside += [((*path, i),) for i in reversed(gone)]
        kept = [item for i, item in enumerate(old) if i not in gone]
    differing = _differing(tuple(kept), tuple(new))
    if len(differing) > 1 and 2 * len(differing) >= len(new):
        ops.append((path, new))
        return
    for i in differing:
        _compare((*path, i), kept[i], new[i], inside)
    if len(inside) > len(new):
        ops.append((path, new))
        return
    if len(new) > len(kept):
        inside.append((path, "+", new[len(kept) :]))
    ops += inside


def _gone(old: Sequence[Any], new: Sequence[Any]) -> list[int]:
    """The places whose items left: those no longer found, then the last ones."""
    surplus = len(old) - len(new)
    names = [_name(item) for item in new]
    gone = [i for i, item in enumerate(old) if _name(item) not in names][:surplus]
    last = (i for i in range(len(old) - 1, -1, -1) if i not in gone)
    while len(gone) < surplus:
        gone.append(next(last))
    return sorted(gone)


def _name(item: Any) -> object:
    """What an item is called from view to view."""
    return getattr(item, "id", item) if isinstance(item, msgspec.Struct) else item
