"""What is hidden: the hands, and what is left in the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grimorio.core import Chance, Data, Seat
from grimorio.kit.zones import redeal
from grimorio.workshop.dash.state import Race


def hide(s: Race, seat: Seat, chance: Chance) -> None:
    """Deal anew what the seat cannot know (DASH-HIDE-1)."""
    redeal([runner.hand for runner in s.runners], s.bag, seat, chance)


def secrets(s: Race, seat: Seat) -> Mapping[str, Sequence[int]]:
    hands = {f"hand{i}": r.hand.cards for i, r in enumerate(s.runners) if i != seat}
    return {**hands, "bag": s.bag}


def conserved(s: Race) -> Data:
    hands = [card for runner in s.runners for card in runner.hand.cards]
    return [*sorted([*hands, *s.bag, *s.played])]
