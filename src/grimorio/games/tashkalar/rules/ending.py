"""The end: what triggers it, last turns, surrender, winner and ties (TK-END, TK-SURR, TK-WIN)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Offer, Outcome, Seat, tell
from grimorio.games.tashkalar.kinds import (
    DECIDED,
    END_TRIGGERED,
    SURRENDERED,
)
from grimorio.games.tashkalar.rules.drawing import straight
from grimorio.games.tashkalar.rules.scoring import colours, total
from grimorio.games.tashkalar.rules.teams import (
    hand_over_offer,
    may_hand_over,
    seats_of,
    side_of,
)
from grimorio.games.tashkalar.state import ELITE, MELEE, Arena
from grimorio.kit.numbers import NONE

BY_POINTS: Final = 0
BY_CARDS: Final = 1
BY_STRAIGHT_CARDS: Final = 2

NEXT_COLOUR: Final = 0
THIRD_COLOUR: Final = 1
MORE_UPGRADED: Final = 2
MORE_PIECES: Final = 3


def check_end(s: Arena) -> None:
    """At the end of every turn, for every side; once triggered, each player has one more turn
    (TK-END-1..11, TK-RUL-46..48); cards that come back to an exhausted deck do not undo it
    (TK-RUL-22, TK-EX-15..16)."""
    drawn = straight(s, s.turn) == 0
    if s.last_turns == NONE and (drawn or has_points(s)):
        s.last_turns = len(s.players)
        cause = BY_POINTS if not drawn else BY_STRAIGHT_CARDS if s.teams else BY_CARDS
        tell(s, END_TRIGGERED, s.turn, cause)


def has_points(s: Arena) -> bool:
    """Whether a side has the points that end the game: in elite those of the moment, in a melee
    of any one colour (TK-END-4..9, TK-RUL-45)."""
    for side in range(len(s.sides)):
        points = total(s, side) if s.form == ELITE else max(colours(s, side))
        if points >= s.goal:
            return True
    return False


# -- surrender and other offers -----------------------------------------------------------------


def standing(s: Arena, seat: Seat) -> list[Offer]:
    """Surrender at any moment but in a melee; handing over the turn to a partner (TK-SURR-1..2,
    TK-PASS-1)."""
    offers = []
    if may_hand_over(s, seat):
        offers.append(hand_over_offer(s))
    if s.form != MELEE:
        offers.append(Offer("surrender", lambda: surrender(s, seat)))
    return offers


def surrender(s: Arena, seat: Seat) -> None:
    """Either member gives up for the side, at once (TK-RUL-51)."""
    s.surrendered = side_of(s, seat)
    tell(s, SURRENDERED, seat)


# -- who has won --------------------------------------------------------------------------------


def outcome(s: Arena) -> Outcome | None:
    """How it ended, or None while it goes on."""
    if s.surrendered == NONE and not s.over:
        return None
    scores = [float(total(s, side_of(s, seat))) for seat in range(len(s.players))]
    if s.surrendered != NONE:
        winners = [seat for seat in range(len(s.players)) if side_of(s, seat) != s.surrendered]
        return Outcome(scores, winners, "surrender")
    if s.aim != NONE:
        solver = side_of(s, s.turn)
        solved = total(s, solver) >= s.aim
        winners = [n for n in range(len(s.players)) if (side_of(s, n) == solver) == solved]
        return Outcome(scores, winners, "solved" if solved else "unsolved")
    best = best_sides(s)
    winners = sorted([seat for side in best for seat in seats_of(s, side)])
    return Outcome(scores, winners, "points" if len(best) == 1 else "tie")


def best_sides(s: Arena) -> list[int]:
    """The highest score; in a melee the weakest colour, then the next; then upgraded pieces, then
    pieces; then the tie stands (TK-WIN-1..5, TK-TIE-1..5, TK-RUL-50, TK-EX-13..14)."""
    standings = [standing_of(s, side) for side in range(len(s.sides))]
    best = max(standings)
    return [side for side, found in enumerate(standings) if found == best]


def standing_of(s: Arena, side: int) -> list[int]:
    one = s.sides[side]
    points = colours(s, side) if s.form == MELEE else [total(s, side)]
    return [*points, one.upgraded.bit_count(), one.pieces.bit_count()]


def settle(s: Arena) -> None:
    """The game is over; if scores were level, what decided is told (TK-TIE-1..4)."""
    s.over = True
    best, second, *_ = sorted(
        [(standing_of(s, side), -side) for side in range(len(s.sides))], reverse=True
    )
    place = first_difference(best[0], second[0])
    if s.aim == NONE and place > 0:
        tell(s, DECIDED, -best[1], -second[1], breakers(s)[place], best[0][place], second[0][place])


def first_difference(one: list[int], other: list[int]) -> int:
    """The first place where two standings differ; NONE if they do not."""
    for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        if mine != theirs:
            return place
    return NONE


def breakers(s: Arena) -> list[int]:
    """What each place of a standing is; the first is the score."""
    more = [NEXT_COLOUR, THIRD_COLOUR][: len(s.sides) - 2] if s.form == MELEE else []
    return [NONE, *more, MORE_UPGRADED, MORE_PIECES]
