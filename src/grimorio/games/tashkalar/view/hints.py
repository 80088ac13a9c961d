"""Where the cards of a hand can be summoned now, and where one piece is missing (TK-SUMMON-3)."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Area, Text, Tone
from grimorio.games.tashkalar.components.numbers import FIRST_FLARE
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.patterns import ORIENTATIONS, find, find_short, raised
from grimorio.games.tashkalar.rules.pieces import empty, free_by_rank, ranks_of
from grimorio.games.tashkalar.rules.teams import side_of
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.names import cell_id


def fits(s: Arena, seat: Seat, card: int) -> int:
    """The squares where the seat's pieces show the pattern of a card."""
    side = s.sides[side_of(s, seat)]
    mask = 0
    for _, _, squares in find((card,), ranks_of(side), free_by_rank(s)):
        mask |= squares
    return mask


def nearly_fits(s: Arena, seat: Seat, card: int) -> int:
    """The squares where the pattern would be whole with one more piece on an empty square."""
    side = s.sides[side_of(s, seat)]
    own, free, space = raised(ranks_of(side)), free_by_rank(s), empty(s)
    anything = raised((space, space, space))
    mask = 0
    for way in range(len(ORIENTATIONS[card])):
        mask |= find_short(card, way, own, anything, free)
    return mask & ~fits(s, seat, card)


def shows(s: Arena, seat: Seat, card: int) -> tuple[Area, ...]:
    """What the board shows while a card of the hand is pointed at."""
    if card >= FIRST_FLARE:
        return ()
    areas: tuple[tuple[str, int, Tone], ...] = (
        ("fits", fits(s, seat, card), "gold"),
        ("nearly", nearly_fits(s, seat, card), "quiet"),
    )
    return tuple(
        Area(f"{name}-{card}", cells(mask), Text(f"area-{name}"), tone)
        for name, mask, tone in areas
        if mask
    )


def cells(mask: int) -> tuple[str, ...]:
    return tuple(cell_id(at) for at in squares_of(mask))
