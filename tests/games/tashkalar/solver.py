"""The best turn of a duel, found by trying everything."""

from __future__ import annotations

from grimorio.core import Game, Value
from grimorio.games.tashkalar.kinds import (
    ACT,
    DISCARD,
    END_TURN,
    FORFEIT,
    LIFT_PIECE,
    PLACE_PIECE,
)
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import Arena

Key = tuple[object, ...]


def worth(s: Arena) -> int:
    """The points of the side to move if its turn ended now."""
    side = side_to_move(s)
    rival = 1 - side
    commons, heroics, legends = s.kills[3 * rival : 3 * rival + 3]
    return s.sides[side].points[rival] + 2 * legends + heroics + commons // 2


def key(s: Arena) -> Key:
    """What decides how a turn can go on, between two actions."""
    player = s.players[s.turn]
    hands = (*sorted(player.hand.cards), *sorted(player.legends.cards), *player.flares.cards)
    boards = tuple((side.pieces, side.upgraded, side.legends, *side.points) for side in s.sides)
    return boards, hands, s.actions, s.borrows, tuple(s.kills)


class Solver:
    """Every way to play a turn on."""

    def __init__(self) -> None:
        self.known: dict[Key, tuple[int, int]] = {}
        """By position: the most points, and how many first answers lead to them."""
        self.nodes = 0

    def best(self, game: Game[Arena]) -> tuple[int, int]:
        s = game.state
        (ask,) = game.pending
        acting = ask.kind.name == "act"
        found = worth(s)
        ways = 0
        place = key(s)
        if acting and place in self.known:
            return self.known[place]
        mover = s.turn
        for option in ask.options:
            if acting and is_idle(s, option):
                continue
            self.nodes += 1
            copy = game.clone()
            copy.answer(ask.seat, option)
            points = self.after(copy, s, mover)
            if points > found or (points == found and ways):
                ways = ways + 1 if points == found else 1
                found = points
        if acting:
            self.known[place] = found, ways
        return found, ways

    def after(self, game: Game[Arena], before: Arena, mover: int) -> int:
        """The most points from there, or what the turn brought if it is over."""
        s = game.state
        if game.outcome is not None or s.turn != mover or s.turns != before.turns:
            return s.sides[mover].points[1 - mover]
        return self.best(game)[0]


def is_idle(s: Arena, option: Value) -> bool:
    """Discarding brings no points in this turn, nor does placing by the last action."""
    answer = ACT.of(option)
    if answer in (PLACE_PIECE, LIFT_PIECE):
        return s.actions == 1
    return answer in (DISCARD, END_TURN, FORFEIT)
