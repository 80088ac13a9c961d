"""Flares: when a rival is far ahead (TK-FLARE)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Value, plan, reveal, tell
from grimorio.games.tashkalar.components.numbers import (
    CONTENT,
    FIRST_FLARE,
    FLARE_EFFECTS,
    flare_of,
)
from grimorio.games.tashkalar.kinds import (
    FLARE_PART,
    FLARE_POINT,
    FLARED,
    INVOKE,
)
from grimorio.games.tashkalar.nouns import Card
from grimorio.games.tashkalar.rules import step
from grimorio.games.tashkalar.rules.cast import of_flare
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.rules.verbs import resolve
from grimorio.games.tashkalar.state import ELITE, RESOLVING, Arena

UPPER: Final = 0
LOWER: Final = 1

LEAST_UPGRADED: Final = min([flare.more_upgraded for flare in CONTENT.flares])
LEAST_PIECES: Final = min([flare.more_pieces for flare in CONTENT.flares])


def margins(s: Arena, side: int, rival: int) -> tuple[int, int]:
    """By how many upgraded pieces and pieces of all ranks the rival is ahead (TK-FLARE-4..5)."""
    mine, theirs = s.sides[side], s.sides[rival]
    return (
        theirs.upgraded.bit_count() - mine.upgraded.bit_count(),
        theirs.pieces.bit_count() - mine.pieces.bit_count(),
    )


def parts_met(s: Arena, side: int, rival: int, card: int) -> tuple[bool, bool]:
    """Which requirements are met: that number more, or further ahead (TK-RUL-29, TK-EX-10..12)."""
    flare = flare_of(card)
    upgraded, pieces = margins(s, side, rival)
    return upgraded >= flare.more_upgraded, pieces >= flare.more_pieces


def flares(s: Arena) -> list[Value]:
    """The flares that can be invoked now, and against whom (TK-FLARE-3, TK-FLARE-9)."""
    mine = side_to_move(s)
    found: list[Value] = []
    for rival in range(len(s.sides)):
        if rival != mine and in_reach(s, mine, rival):
            for card in s.players[s.turn].flares.cards:
                if any(parts_met(s, mine, rival, card)):
                    found.append(INVOKE(card, rival))
    return found


def in_reach(s: Arena, side: int, rival: int) -> bool:
    """Whether some flare or other could be invoked: what all can see."""
    upgraded, pieces = margins(s, side, rival)
    return upgraded >= LEAST_UPGRADED or pieces >= LEAST_PIECES


def may_flare(s: Arena) -> bool:
    """Whether the player may hold a flare that can be invoked now, as far as the others know; not
    after handing over (TK-FLARE-1, TK-PASS-4, TK-PASS-6, TK-RUL-4, TK-RUL-59)."""
    if s.control != s.turn or not s.players[s.turn].flares.cards:
        return False
    mine = side_to_move(s)
    return any(in_reach(s, mine, rival) for rival in range(len(s.sides)) if rival != mine)


def invoke(s: Arena, card: int, rival: int) -> None:
    """It takes no action; both requirements are judged now, the upper effect comes first, the
    flare is discarded (TK-FLARE-2, TK-FLARE-6..8, TK-RUL-29, TK-RUL-30). In deathmatch the
    rival scores a point (TK-FLARE-10..12)."""
    mine = side_to_move(s)
    met = parts_met(s, mine, rival, card)
    s.players[s.turn].flares.take(card)
    s.card = card
    reveal(s)
    tell(s, FLARED, s.turn, card, rival)
    if s.form != ELITE:
        s.sides[rival].points[mine] += 1
        tell(s, FLARE_POINT, rival, mine)
    s.stage = RESOLVING
    if met[UPPER]:
        if met[LOWER]:
            plan(s, burn_lower(card))
        burn(s, card, UPPER)
    else:
        burn(s, card, LOWER)


@step
async def burn_lower(s: Arena, card: Card) -> None:
    """Both requirements were met: the lower part comes after the upper one."""
    burn(s, card, LOWER)


def burn(s: Arena, card: int, part: int) -> None:
    """The effects of the upper or the lower part (TK-FLARE-7)."""
    tell(s, FLARE_PART, card, part)
    plan(s, resolve(FLARE_EFFECTS[card - FIRST_FLARE][part], of_flare(card)))
