"""Euthia: every question, answer, event, duty and outcome, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core import NUMBER, SEAT, Kinds
from grimorio.core.nouns import several
from grimorio.games.euthia.nouns import (
    ACTION,
    CARD,
    ELEMENT,
    HERO,
    HEX,
    MONSTER,
    PIECE,
    PLACE,
    SHOP,
    SPACE,
    SPOT,
    TERRAIN,
    TILE,
)

CARDS: Final = several(CARD)
PIECES: Final = several(PIECE)

KINDS: Final = Kinds(duties=("monster",), outcomes=("reputation", "cards", "tie"))

# -- setting up ------------------------------------------------------------------------------------

CHOOSE_HERO: Final = KINDS.question("choose_hero", rules=("EU-HERO-1",))
CHOOSE_HERO.takes(HERO, verb="play")

CHOSEN: Final = KINDS.event("chosen", SEAT, HERO)
STARTS: Final = KINDS.event("starts", SEAT)
ROUND: Final = KINDS.event("round", NUMBER("round"), NUMBER("of"))

# -- a turn ----------------------------------------------------------------------------------------

ACT: Final = KINDS.question("act", NUMBER("moves"), rules=("EU-TURN-3",))
MARCH: Final = ACT.answer("march", ACTION, rules=("EU-ACT-2", "EU-MOVE-1"))
"""An Action token for its Movement Points."""
GO: Final = ACT.answer("go", SPOT, text=("go", "go-fight"), rules=("EU-MOVE-2",))
EXCHANGE: Final = ACT.answer("exchange", CARDS, rules=("EU-CARD-3",))
END: Final = ACT.answer("end", ACTION, text=("end", "end-save"), rules=("EU-TURN-7",))
"""End the turn; the Action token that is kept, NONE if none is."""

LAY: Final = KINDS.question("lay", NUMBER("chapter"), rules=("EU-REVEAL-3",))
LAY.takes(SPACE, text="lay", verb="lay at", draws=True)

TURN: Final = KINDS.event("turn", SEAT)
PLACED: Final = KINDS.event("placed", SEAT, SPOT)
MARCHED: Final = KINDS.event("marched", SEAT, ACTION, NUMBER("moves"))
WENT: Final = KINDS.event("went", SEAT, SPOT)
LAID: Final = KINDS.event("laid", SEAT, TILE, SPACE, reveals=True)
SAVED: Final = KINDS.event("saved", SEAT, ACTION)

# -- Health ----------------------------------------------------------------------------------------

WOUNDED: Final = KINDS.event("wounded", SEAT, NUMBER("wounds"), NUMBER("health"))
HEALED: Final = KINDS.event("healed", SEAT, NUMBER("wounds"), NUMBER("health"))
SCORCHED: Final = KINDS.event("scorched", SEAT, ELEMENT)
DIED: Final = KINDS.event("died", SEAT, NUMBER("lost"), turning=2)

# -- the end ---------------------------------------------------------------------------------------

SCORED: Final = KINDS.event(
    "scored", SEAT, NUMBER("score"), NUMBER("fame"), NUMBER("wealth"), NUMBER("rows"),
    NUMBER("deaths"),
)  # fmt: skip
WON: Final = KINDS.event("won", SEAT, NUMBER("score"))
