"""Plain data read back: what a state was dumped into, checked on the way in."""

from __future__ import annotations

from typing import TypeAlias

Data: TypeAlias = "int | str | bool | None | list[Data] | dict[str, Data]"
"""Plain data: what a state dumps itself into."""


class BadData(ValueError):
    """A dump that is not what the state of this title dumps."""


def as_int(data: Data) -> int:
    if type(data) is int:
        return data
    raise BadData(f"a number was expected, not {str(data)[:40]}")


def as_bool(data: Data) -> bool:
    if isinstance(data, bool):
        return data
    raise BadData(f"true or false was expected, not {str(data)[:40]}")


def as_str(data: Data) -> str:
    if isinstance(data, str):
        return data
    raise BadData(f"a text was expected, not {str(data)[:40]}")


def as_list(data: Data) -> list[Data]:
    if isinstance(data, list):
        return data
    raise BadData(f"a list was expected, not {str(data)[:40]}")


def as_fixed(data: Data, count: int) -> list[Data]:
    """A list of that many."""
    found = as_list(data)
    if len(found) != count:
        raise BadData(f"a list of {count} was expected, not of {len(found)}")
    return found


def as_dict(data: Data, *names: str) -> dict[str, Data]:
    """A table with exactly these keys, or any if none are named."""
    if not isinstance(data, dict):
        raise BadData(f"a table was expected, not {str(data)[:40]}")
    if names and set(data) != set(names):
        odd = ", ".join(sorted(set(data) ^ set(names)))
        raise BadData(f"a table with other keys than expected: {odd[:80]}")
    return data
