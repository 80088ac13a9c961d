"""Bazaar: every question, every answer and every event, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import NUMBER, SEAT, Kinds
from tests.bazaar.nouns import GOOD, TRACK, WARE

KINDS: Final = Kinds(outcomes=("home",))

LEAD: Final = KINDS.question("lead", rules=("BZ-WARE-1",))
LEAD.takes(WARE)
SECOND: Final = KINDS.question("second", WARE("lead"), rules=("BZ-WARE-2",))
SECOND.takes(WARE)
BUY: Final = KINDS.question("buy", NUMBER("coins"), rules=("BZ-BUY-1",))
BUY_GOOD: Final = BUY.takes(GOOD, text="buy")
BUY.passes(text="done")
ROAD: Final = KINDS.question("road", NUMBER("days"), rules=("BZ-ROAD-1",))
ROAD.takes(TRACK, text="road")

DAY: Final = KINDS.event("day", NUMBER("days"))
ASIDE: Final = KINDS.event("aside", SEAT, WARE)
SHOWED: Final = KINDS.event("showed", SEAT, WARE("lead"), WARE("second"), reveals=True)
EARNED: Final = KINDS.event("earned", SEAT, NUMBER("coins"))
BOUGHT: Final = KINDS.event("bought", SEAT, GOOD)
OPENED: Final = KINDS.event("opened", SEAT, GOOD, turning=1)
CLOSED: Final = KINDS.event("closed", NUMBER("sold"))
CAME: Final = KINDS.event("came", TRACK, NUMBER("roll"), turning=2)
SOLD: Final = KINDS.event("sold", SEAT, NUMBER("points"))
DREW: Final = KINDS.event("drew", SEAT, WARE, reveals=True)
MIXED: Final = KINDS.event("mixed")
