"""Dash: every question, every answer and every event, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import NUMBER, SEAT, Kinds
from grimorio.workshop.dash.nouns import CARD

KINDS: Final = Kinds(outcomes=("finish",))

BOOST: Final = KINDS.question("boost", NUMBER("roll"), rules=("DASH-TURN-2",))
BOOST.takes(CARD)
BOOST.passes()

ROLLED: Final = KINDS.event("rolled", SEAT, NUMBER("roll"))
BOOSTED: Final = KINDS.event("boosted", SEAT, CARD, reveals=True)
RAN: Final = KINDS.event("ran", SEAT, NUMBER("at"), turning=1)
