"""All special lines, and that cards and coroutines name the same."""

from __future__ import annotations

from grimorio.games.gloomhaven.components.abilities import Special
from grimorio.games.gloomhaven.components.numbers import SPECIALS
from grimorio.games.gloomhaven.rules import (
    specials_brute,
    specials_cragheart,
    specials_mindthief,
    specials_scoundrel,
    specials_spellweaver,
    specials_tinkerer,
)
from grimorio.games.gloomhaven.rules.named_lines import TABLE
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.effects import compare

CHAPTERS = (
    specials_brute,
    specials_tinkerer,
    specials_spellweaver,
    specials_scoundrel,
    specials_cragheart,
    specials_mindthief,
)

compare("special lines", [name for names in SPECIALS for name in names], TABLE)


async def do_special(s: Scenario, deed: Deed, line: Special) -> None:
    """A line in code."""
    await TABLE[line.name](s, deed, line)
