"""The log: every event as a line of a story."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.kit.story import Story, noun, seat_noun
from grimorio.workshop.dash.rules.turn import worth
from grimorio.workshop.dash.state import Race


def card_text(card: int) -> Text:
    return Text("card-boost", {"n": worth(card)})


def held(s: Race, seat: Seat, card: int) -> tuple[str, ...]:
    """Where boosts of that kind lie in a hand."""
    cards = s.runners[seat].hand.cards
    return tuple([f"hand{seat}-{n}" for n, one in enumerate(cards) if one == card])


STORY: Final[Story[Race]] = Story({"seat": seat_noun, "card": noun(card_text)}, {"card": held})
say: Final = STORY.line
