"""Lindel and nobody else, and what is told of what befalls him: rules tried without a game."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value
from grimorio.core.events import Journal
from grimorio.games.dungeonquest.state import Quest
from tests.games.dungeonquest.builders import cell
from tests.games.dungeonquest.fights import hero, quest
from tests.scripted import ScriptedChance


def alone(*, rolls: Sequence[int] = (), **at: str) -> Quest:
    """Lindel alone, with the rooms of that name, and all that happens is told."""
    tiles = {cell(place): room for place, room in at.items()}
    s = quest(hero("lindel"), chance=ScriptedChance(rolls=rolls), tiles=tiles)
    s.journal = Journal()
    return s


def told(s: Quest) -> list[tuple[str, tuple[Value, ...]]]:
    """What happened, in the order of time."""
    assert s.journal is not None
    return [(event.kind.name, event.args) for event in s.journal.events]
