"""What is stored today as older layouts stored it."""

from __future__ import annotations

from typing import Any


def side_by_side(deed: dict[str, Any]) -> dict[str, Any]:
    """An action in progress as layout 2 stored it: all its parts side by side."""
    flat = {name: part for name, part in deed.items() if name not in ("played", "used", "done")}
    used, done = dict(deed["used"]), dict(deed["done"])
    used["used"], done["done"] = used.pop("boosts"), done.pop("damage")
    flat |= deed["played"] | used | done
    return flat
