"""All special lines, and that cards and coroutines name the same."""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven.components.effects import Special
from grimorio.games.gloomhaven.components.numbers import SPECIALS
from grimorio.games.gloomhaven.rules.cards import (
    brute,
    cragheart,
    mindthief,
    scoundrel,
    spellweaver,
    tinkerer,
)
from grimorio.games.gloomhaven.rules.cards.named_lines import Run
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.effects import compare

TABLE: Final[dict[str, Run]] = {
    **brute.special.known,
    **tinkerer.special.known,
    **spellweaver.special.known,
    **scoundrel.special.known,
    **cragheart.special.known,
    **mindthief.special.known,
}

compare("special lines", [name for names in SPECIALS for name in names], TABLE)


async def do_special(s: Scenario, deed: Deed, line: Special) -> None:
    """A line in code."""
    await TABLE[line.name](s, deed, line)
