"""Options of a table: the scenario (EU-SETUP-2)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Setting
from grimorio.games.euthia.nouns import SCENARIO

SCENARIO_OPTION: Final = "scenario"
SHORT_HUNT: Final = "short-hunt"
SETTINGS: Final = (Setting(SCENARIO_OPTION, SHORT_HUNT, SCENARIO.ids, ("EU-SETUP-2", "EU-RUL-2")),)
