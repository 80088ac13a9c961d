"""The registry of titles, by entry points: a title can live in any package, or be left out."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from grimorio.core.errors import UnknownGame
from grimorio.core.title import Title

GROUP = "grimorio.games"

_titles: dict[str, Title[Any]] = {}


def register(title: Title[Any]) -> None:
    """Add a title of this process: for tests and experiments; packages use entry points."""
    _titles[title.name] = title


def names() -> list[str]:
    """The names of the titles that can be played here."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_titles))


def find(name: str) -> Title[Any]:
    """The title of that name, loaded when it is first asked for."""
    known = _titles.get(name)
    if known is not None:
        return known
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                title: Title[Any] = point.load()
            except (ImportError, AttributeError) as error:
                raise UnknownGame("unloadable-game", game=name, detail=str(error)) from error
            _titles[name] = title
            return title
    here = ", ".join(names())
    if not here:
        raise UnknownGame("no-games", game=name[:60])
    raise UnknownGame("unknown-game", game=name[:60], games=here)
