"""The story a game tells, retold: from the events alone follow the board, the points and who won.

Rules are written down here a second time, in the plainest way, and compared at every question.
"""

from __future__ import annotations

from random import Random

import pytest

import grimorio
from grimorio.core import Event, Game, Options, Value
from grimorio.games.tashkalar.components.numbers import CARD_RANKS
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.tasks import POINTS
from grimorio.games.tashkalar.state import ELITE, MELEE, Arena

Piece = tuple[int, int]
"""Side and rank."""
BEFORE_THE_PIECE = ("improvised", "borrowed", "lifted")
"""What is told between a summoning and its piece."""


class Story:
    """A table somebody lays out from what is told."""

    def __init__(self, s: Arena) -> None:
        sides = len(s.sides)
        self.teams = s.teams
        self.board: dict[int, Piece] = {}
        self.coming: tuple[int, int, int] | None = None
        """Side, rank and square of a being whose piece is not on the board yet."""
        self.titan = False
        self.side = -1
        """Whose turn it is."""
        self.points = [[0] * sides for _ in range(sides)]
        self.tasks = [0] * sides
        self.fallen = [[0, 0, 0] for _ in range(sides)]
        self.scored = [0] * sides

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.teams else seat

    # -- reading --------------------------------------------------------------------------------

    def read(self, event: Event) -> None:
        args = [int(str(arg)) for arg in event.args]
        kind = event.kind.name
        if self.coming and kind not in BEFORE_THE_PIECE and self.arrive(kind, args):
            return
        reader = getattr(self, f"read_{kind}", None)
        if reader is not None:
            reader(*args)

    def arrive(self, kind: str, args: list[int]) -> bool:
        """The being comes, and what stood on its square is destroyed before that: whether it was
        this that was told."""
        assert self.coming is not None
        _, rank, at = self.coming
        replaced = at in self.board
        if replaced:
            assert (kind, args[2]) == ("destroyed", at), "nothing is told of what stood there"
            assert self.board[at][1] <= rank, "a higher rank was destroyed"
            self.fall(args[0], args[1], at)
        self.settle()
        return replaced

    def settle(self) -> None:
        """Nothing more is told: the being is there."""
        if self.coming:
            side, rank, at = self.coming
            assert at not in self.board
            self.board[at] = (side, rank)
            self.coming = None

    def read_start_piece(self, seat: int, side: int, at: int) -> None:
        self.add(side, 0, at)

    def read_placed(self, seat: int, at: int) -> None:
        self.titan = False
        self.add(self.side_of(seat), 0, at)

    def read_put(self, side: int, rank: int, at: int) -> None:
        self.add(side, rank, at)

    def add(self, side: int, rank: int, at: int) -> None:
        assert at not in self.board, "the square is taken"
        self.board[at] = (side, rank)

    def read_lifted(self, seat: int, rank: int, at: int) -> None:
        assert self.board.pop(at) == (self.side_of(seat), rank)

    def read_summoned(self, seat: int, card: int, at: int) -> None:
        self.titan = CARD.ids[card] == "titan"
        self.coming = (self.side_of(seat), CARD_RANKS[card], at)

    def read_destroyed(self, side: int, rank: int, at: int) -> None:
        self.fall(side, rank, at, counted=not self.titan)

    def fall(self, side: int, rank: int, at: int, counted: bool = True) -> None:
        assert self.board.pop(at) == (side, rank)
        if side != self.side and counted:
            self.fallen[side][rank] += 1

    def read_converted(self, side: int, rival: int, rank: int, at: int) -> None:
        owner, old = self.board[at]
        assert (owner, side) == (rival, self.side)
        self.fallen[rival][old] += 1
        self.board[at] = (side, rank)

    def read_upgraded(self, side: int, rank: int, at: int) -> None:
        assert self.board[at] == (side, rank - 1)
        self.board[at] = (side, rank)

    def read_downgraded(self, side: int, rank: int, at: int) -> None:
        assert self.board[at] == (side, rank + 1)
        self.board[at] = (side, rank)

    def read_moved(self, side: int, rank: int, at: int, to: int) -> None:
        assert max(abs(at % 13 - to % 13), abs(at // 13 - to // 13)) == 1
        self.read_leapt(side, rank, at, to)

    def read_leapt(self, side: int, rank: int, at: int, to: int) -> None:
        assert self.board.pop(at) == (side, rank)
        self.add(side, rank, to)

    # -- points ---------------------------------------------------------------------------------

    def read_flared(self, seat: int, card: int, rival: int) -> None:
        self.titan = False

    def read_flare_point(self, side: int, rival: int) -> None:
        self.points[side][rival] += 1

    def read_legend_point(self, seat: int, rival: int) -> None:
        self.points[self.side_of(seat)][rival] += 1

    def read_claimed(self, seat: int, task: int, points: int) -> None:
        assert points == POINTS[task]
        self.tasks[self.side_of(seat)] += points

    def read_scored(self, side: int, rival: int, points: int) -> None:
        assert side == self.side
        self.points[side][rival] += points
        self.scored[rival] += points

    def read_turn(self, seat: int, actions: int) -> None:
        self.titan = False
        self.side = self.side_of(seat)
        self.fallen = [[0, 0, 0] for _ in self.points]
        self.scored = [0] * len(self.points)

    # -- comparing ------------------------------------------------------------------------------

    def check_scored(self, form: int) -> None:
        """What a turn has scored is what fell in it."""
        plain = [2 * legendary + heroic + common // 2 for common, heroic, legendary in self.fallen]
        odd = [rival for rival, (common, _, _) in enumerate(self.fallen) if common % 2]
        if form == ELITE:
            assert self.scored == [0] * len(plain)
            return
        more = [rival for rival, points in enumerate(self.scored) if points != plain[rival]]
        if more:
            (rival,) = more
            assert form == MELEE
            assert len(odd) > 1
            assert rival in odd
            assert self.scored[rival] == plain[rival] + 1

    def winners(self, form: int) -> list[int]:
        """The best sides: points, then upgraded pieces, then pieces."""
        standings = []
        for side in range(len(self.points)):
            ranks = [rank for owner, rank in self.board.values() if owner == side]
            if form == ELITE:
                score = [self.tasks[side] + ranks.count(2)]
            else:
                score = sorted(
                    points for rival, points in enumerate(self.points[side]) if rival != side
                )
            standings.append((score, len(ranks) - ranks.count(0), len(ranks)))
        return [side for side, one in enumerate(standings) if one == max(standings)]


def laid_out(s: Arena) -> dict[int, Piece]:
    return {
        at: (pieces.side_at(s, at), pieces.rank_at(s, at)) for at in squares_of(pieces.occupied(s))
    }


def follow(game: Game[Arena], dice: Random) -> None:
    story = Story(game.state)
    heard = 0
    while True:
        assert game.journal is not None
        events = game.journal.events
        for event in events[heard:]:
            if event.kind.name == "drew" or (event.kind.name == "turn" and story.side >= 0):
                story.settle()
                story.check_scored(game.state.form)
            story.read(event)
        heard = len(events)
        if not game.pending or game.pending[0].kind.name != "take":
            story.settle()
        assert story.board == laid_out(game.state)
        if game.outcome is not None:
            break
        ask = dice.choice(game.pending)
        game.answer(ask.seat, dice.choice(wanted(ask.options)))
    s = game.state
    if s.form != ELITE:
        assert story.points == [side.points for side in s.sides]
    best = story.winners(s.form)
    won = {story.side_of(seat) for seat in game.outcome.winners}
    assert sorted(won) == best


def wanted(options: tuple[Value, ...]) -> list[Value]:
    """Summonings and flares, where there are some: placing alone makes a dull story."""
    bold: list[Value] = [
        one for one in options if isinstance(one, tuple) and one[0] in {"summon", "flare"}
    ]
    return bold or list(options)


@pytest.mark.rule("TK-CHANGE-11", "TK-CHANGE-14", "TK-CHANGE-15", "TK-CHANGE-16", "TK-MOVE-1")
@pytest.mark.rule("TK-DSCORE-2..7", "TK-MSCORE-2..8", "TK-WIN-1..5", "TK-TIE-1..5", "TK-RUL-36")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"form": "elite"}),
        (3, {}),
        (4, {}),
        (4, {"teams": True}),
        (4, {"form": "elite", "teams": True}),
    ],
)
def test_what_is_told_is_what_lies_on_the_table(seats: int, options: Options, seed: int) -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=seats, seed=seed, options=options)
    follow(game, Random(seed))
