"""What happens in a scenario at its moments where its content cannot say it.

A scenario names its hooks in the content. A hook changes the state, or plans steps.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.games.gloomhaven.rules.scenario.special import rules_of
from grimorio.games.gloomhaven.state import Figure, Scenario


class Hooks:
    """The moments of a scenario. By default nothing happens."""

    def begins(self, s: Scenario) -> None:
        """All characters are on the map; the first round comes next."""

    def area_revealed(self, s: Scenario, area: int) -> None:
        """An area has been laid out."""

    def door_opened(self, s: Scenario, door: int) -> None:
        """A door has been opened, and what is behind it is laid out."""

    def round_started(self, s: Scenario) -> None:
        """A round begins; nobody has chosen cards."""

    def round_ended(self, s: Scenario) -> None:
        """A round is over, short rests too."""

    def turn_ended(self, s: Scenario, number: int) -> None:
        """A figure ends its turn; it may be gone."""

    def entered(self, s: Scenario, number: int, cell: int) -> None:
        """A figure has come into a hex, on its own or by force."""

    def died(self, s: Scenario, figure: Figure) -> None:
        """A figure has left the map because it died."""

    def looted(self, s: Scenario, seat: Seat, treasure: int) -> None:
        """A character has taken a treasure."""


NOTHING: Final = Hooks()
HOOKS: Final[dict[str, Hooks]] = {}
"""The hooks by the names that scenarios give them."""


def hooks_of(s: Scenario) -> Hooks:
    """The hooks of the scenario that is played."""
    name = rules_of(s.number).hooks
    return HOOKS[name] if name else NOTHING
