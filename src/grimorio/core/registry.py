"""The registry of titles, by entry points: a title can live in any package, or be left out."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

from grimorio.core.errors import Refusal, UnknownGame
from grimorio.core.installed import entry_points
from grimorio.core.title import Title

GROUP = "grimorio.games"

_titles: dict[str, Title[Any]] = {}
_broken: dict[str, BaseException] = {}
"""Titles that are installed and do not load, and what was raised. They are not tried again."""


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
            if name not in _broken:
                try:
                    _titles[name] = _load(point)
                    return _titles[name]
                except KeyboardInterrupt:
                    raise
                except BaseException as error:  # somebody else's package may fail in any way
                    _broken[name] = error
            raise UnknownGame("unloadable-game", game=name) from _broken[name]
    here = ", ".join(names())
    if not here:
        raise UnknownGame("no-games", game=name[:60])
    raise UnknownGame("unknown-game", game=name[:60], games=here)


def _load(point: EntryPoint) -> Title[Any]:
    title = point.load()
    if not isinstance(title, Title):
        raise TypeError(f"{point.value} is no title but a {type(title).__name__}")
    return title


def why(error: Exception) -> str:
    """Why a title cannot be played, for the host of this machine and nobody else."""
    found = error.__cause__ if isinstance(error, UnknownGame) and error.__cause__ else error
    return str(found) if isinstance(found, Refusal) else f"{type(found).__name__}: {found}"
