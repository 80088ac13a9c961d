"""Patches of a view, applied as a client does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def patched(value: Any, ops: Sequence[Sequence[Any]]) -> Any:
    """Plain data with the ops applied: what a client does. The data given is left as it was."""
    value = _copied(value)
    for op in ops:
        path = op[0]
        if not path:
            value = value + list(op[2]) if len(op) == 3 else _copied(op[1])
            continue
        parent = value
        for step in path[:-1]:
            parent = parent[step]
        if len(op) == 1:
            del parent[path[-1]]
        elif len(op) == 3:
            parent[path[-1]] = [*parent[path[-1]], *_copied(list(op[2]))]
        else:
            parent[path[-1]] = _copied(op[1])
    return value


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_copied(item) for item in value]
    return value
