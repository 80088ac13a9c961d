"""Variants: which scenario is played, how hard it is, and how its table decides. All of them go
together.

All is played in Casual mode: nothing has to be unlocked, and there is no road event (GH-MODE-1,
GH-MODE-6, GH-MODE-9). All characters of a table have one level, unless each player chooses one. The
state keeps the options as numbers, and stores them as what they are (`OPTIONS` in nouns.py).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Options, Setting
from grimorio.core.together import FIRST
from grimorio.core.together import PARTY as WAYS
from grimorio.games.gloomhaven.components.levels import DIFFICULTIES, scenario_level

SCENARIO: Final = "scenario"
DIFFICULTY: Final = "difficulty"
LEVEL: Final = "level"
OWN_LEVELS: Final = "own_levels"
CLASSES: Final = "classes"
BUILDS: Final = "builds"
OPEN_INFORMATION: Final = "open_information"
TIES: Final = "ties"
PARTY: Final = "party"

SCENARIOS: Final = range(1, 21)
LEVELS: Final = range(1, 10)

HOW_CLASSES: Final = ("chosen", "random")
CHOSEN: Final = HOW_CLASSES.index("chosen")
RANDOM: Final = HOW_CLASSES.index("random")
WHOSE_BUILDS: Final = ("ready", "own")
READY: Final = WHOSE_BUILDS.index("ready")
OWN: Final = WHOSE_BUILDS.index("own")
WHO_BREAKS_TIES: Final = ("places", "table", "ask")
PLACES: Final = WHO_BREAKS_TIES.index("places")
"""Where only the hex differs, the table picks one; the party decides about everything else."""
TABLE: Final = WHO_BREAKS_TIES.index("table")
"""The table always picks."""
ASK: Final = WHO_BREAKS_TIES.index("ask")
"""The party is always asked."""

SETTINGS: Final = (
    Setting(SCENARIO, 1, SCENARIOS, ("GH-MODE-1",)),
    Setting(DIFFICULTY, "normal", DIFFICULTIES, ("GH-SETUP-2", "GH-SETUP-3")),
    Setting(LEVEL, 1, LEVELS, ("GH-CREATE-5", "GH-LEVEL-3", "GH-LEVEL-4")),
    Setting(OWN_LEVELS, False, rules=("GH-SETUP-2", "GH-RUL-281")),
    Setting(CLASSES, "chosen", HOW_CLASSES, ("GH-CAMP-12",)),
    Setting(BUILDS, "ready", WHOSE_BUILDS, ("GH-SETUP-25", "GH-RUL-130")),
    Setting(OPEN_INFORMATION, False, rules=("GH-SETUP-4", "GH-RUL-2", "GH-RUL-22")),
    Setting(TIES, "places", WHO_BREAKS_TIES, ("GH-MATT-11", "GH-RUL-111"), over_days="table"),
    Setting(PARTY, FIRST, WAYS),
)


def level_of(options: Options, seats: int) -> int:
    """The level of the scenario at this table; it ends at the highest (GH-SETUP-1, GH-RUL-2)."""
    levels = [int(options[LEVEL])] * seats
    return scenario_level(levels, str(options[DIFFICULTY]), bool(options[OPEN_INFORMATION]))
