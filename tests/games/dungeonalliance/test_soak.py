"""Dungeon Alliance: ten thousand random games over all modes and options (`make soak`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grimorio.conformance import check_play
from grimorio.games.dungeonalliance import title

GAMES = 10_000
SHARES = 40
FIRST = 4_000_000


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_random_games_end_without_an_error_and_nothing_is_gained_or_lost(
    share: int, record_property: Callable[[str, object], None]
) -> None:
    count = GAMES // SHARES
    first = FIRST + share * count
    record_property("games", count)
    record_property("seeds", f"{first}-{first + count - 1}")
    for seed in range(first, first + count):
        check_play(title, seed)
