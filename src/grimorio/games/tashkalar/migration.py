"""Tables of older rulesets: what they stored, as this one would have stored it."""

from __future__ import annotations

from grimorio.core import Data, Dumped
from grimorio.kit.numbers import NONE


def migrate(dumped: Dumped, ruleset: int) -> Dumped:
    """Ruleset 1 always drew the starting player (TK-RUL-12). All else it stored alike; what it was
    about to ask is asked by the rules of today (TK-RUL-65, TK-RUL-66)."""
    if not isinstance(dumped.agenda, list):
        return dumped
    agenda: list[Data] = [["deal", [NONE]] if row == ["deal", []] else row for row in dumped.agenda]
    return Dumped(dumped.state, agenda)
