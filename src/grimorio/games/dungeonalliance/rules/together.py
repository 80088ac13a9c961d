"""Together: all Alliances against the dungeon, a variant of ours on the Solo cards
(DA-RUL-140..148)."""

from __future__ import annotations

from grimorio.core import Planned, reveal, tell
from grimorio.games.dungeonalliance.kinds import NEXT_SOLO
from grimorio.games.dungeonalliance.rules.figures import seats_from
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.state import Dungeon


def turn_cards(s: Dungeon) -> None:
    """A card for each player is turned up before the heroes of a cycle act, so that all know what
    will come; a deck that is used up is shuffled anew (DA-RUL-143)."""
    for _ in s.players:
        if not s.solo_bag:
            s.solo_bag, s.solo_gone = s.solo_gone, []
        card = s.chance.draw(s.solo_bag)
        reveal(s)
        tell(s, NEXT_SOLO, card + 1)
        s.solo_row.append(card)
    s.solo_card = s.solo_row.pop(0)


def follow_cards(s: Dungeon) -> list[Planned]:
    """From the last player back to the first each follows a card, in the order they lie
    (DA-RUL-143, DA-ROUND-5)."""
    return [follow_card(seat) for seat in reversed(seats_from(s, s.first))]
