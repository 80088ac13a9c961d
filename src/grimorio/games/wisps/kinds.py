"""Wisps: every question, every answer and every event, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import NUMBER, SEAT, Kinds
from grimorio.games.wisps.nouns import CARD, CELL

KINDS: Final = Kinds(offers=("leave",), outcomes=("goal", "alone", "dawn"))

PICK: Final = KINDS.question("pick", rules=("WI-PICK-1",))
PICK_CARD: Final = PICK.takes(CARD)
WALK: Final = KINDS.question("walk", NUMBER("steps"), rules=("WI-WALK-1",))
WALK_TO: Final = WALK.takes(CELL, text=("walk", "stay"))
REACT: Final = KINDS.question("gust", SEAT("against"), rules=("WI-GUST-1",))
REACT.takes(CARD, text="gust", tone="magic")
REACT.passes()

ROUND: Final = KINDS.event("round", NUMBER("rounds"))
PICKED: Final = KINDS.event("picked", SEAT, CARD, reveals=True)
WALKED: Final = KINDS.event("walked", SEAT, CELL)
CAUGHT: Final = KINDS.event("caught", SEAT, NUMBER("roll"), NUMBER("gusts"), turning=3)
MISSED: Final = KINDS.event("missed", SEAT, NUMBER("roll"), NUMBER("gusts"))
GUSTED: Final = KINDS.event("gusted", SEAT, SEAT("against"), reveals=True, turning=1)
DREW: Final = KINDS.event("drew", SEAT, CARD, reveals=True)
DROPPED: Final = KINDS.event("dropped", SEAT, CARD, reveals=True)
MIXED: Final = KINDS.event("mixed")
LEFT: Final = KINDS.event("left", SEAT, turning=2)
