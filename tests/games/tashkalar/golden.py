"""Golden records: whole games of Tash-Kalar, one for each form and each way a game can end.

`python -m tests.games.tashkalar.golden` looks for each of them anew among games of eager players
and writes it into records/. Run it when the rules or the numbers of the content change, and commit
what it wrote with a new ruleset.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from grimorio.core import Ask, Game, Options, Value
from grimorio.core.chance import seed_key
from grimorio.core.record import begin
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.kinds import DISCARD, PLACE_PIECE, SUMMON
from grimorio.games.tashkalar.rules.board import spread
from grimorio.games.tashkalar.rules.ending import has_points, standing_of
from grimorio.games.tashkalar.rules.pieces import occupied
from grimorio.games.tashkalar.rules.scoring import colours
from grimorio.games.tashkalar.rules.teams import may_hand_over, side_to_move
from grimorio.games.tashkalar.state import RESOLVING, Arena
from tests.games.shelf import Match, ended, fill, reread

RECORDS = Path(__file__).parent / "records"
MOST = 20_000
"""How many games are tried for each ending."""


# -- the endings ----------------------------------------------------------------------------------


class Ending(NamedTuple):
    """How many play, by which options, what is true of such a game when it is over, and whether
    somebody gives up in it."""

    seats: int
    options: Options
    match: Match
    surrenders: bool = False


def by_points(winners: int) -> Match:
    """Won, and somebody had the points that end the game."""
    return lambda game: ended("points", winners)(game) and has_points(game.state)


def by_cards(winners: int) -> Match:
    """Won, and the end came because a deck ran out."""
    return lambda game: ended("points", winners)(game) and not has_points(game.state)


def decided_by(place: int) -> Match:
    """Won by the first, second ... thing that is compared, counted from 0."""

    def match(game: Game[Arena]) -> bool:
        best, second, *_ = sorted(
            [standing_of(game.state, side) for side in range(len(game.state.sides))], reverse=True
        )
        return best[:place] == second[:place] and best[place] > second[place]

    return match


def is_lost_by_the_weakest_colour(game: Game[Arena]) -> bool:
    """The most points of all colours, or of the best one, and yet another wins."""
    over = game.outcome
    assert over is not None
    richest = max(range(game.seats), key=lambda side: sum(colours(game.state, side)))
    return over.reason == "points" and richest not in over.winners


def is_handed_over_within_an_effect(game: Game[Arena]) -> bool:
    """Somebody handed the turn over while a card was being resolved."""
    assert game.journal is not None
    kinds = [event.kind.name for event in game.journal.events]
    handed = [place for place, kind in enumerate(kinds) if kind == "handed_over"]
    effects = ("moved", "leapt", "destroyed", "upgraded", "converted")
    return any(
        kinds[place - 1] in ("summoned", *effects) and kinds[place + 1] in effects
        for place in handed
        if place + 1 < len(kinds)
    )


ELITE_FORM: Options = {"form": "elite"}
TEAMS: Options = {"teams": True}
ENDINGS: Mapping[str, Ending] = {
    "duel-by-points": Ending(2, {}, by_points(1)),
    "duel-by-an-empty-deck": Ending(2, {}, by_cards(1)),
    "duel-given-up": Ending(2, {}, ended("surrender", 1), surrenders=True),
    "duel-decided-by-upgraded-pieces": Ending(2, {}, decided_by(1)),
    "duel-decided-by-pieces": Ending(2, {}, decided_by(2)),
    "duel-that-stays-a-tie": Ending(2, {"schools": "chosen"}, ended("tie", 2)),
    "elite-by-an-empty-deck": Ending(2, ELITE_FORM, by_cards(1)),
    "elite-given-up": Ending(2, ELITE_FORM, ended("surrender", 1), surrenders=True),
    "melee-of-three": Ending(3, {}, by_points(1)),
    "melee-of-three-to-twelve": Ending(3, {"melee_end": "12_with_3"}, by_points(1)),
    "melee-of-four": Ending(4, {}, by_points(1)),
    "melee-by-an-empty-deck": Ending(4, {}, by_cards(1)),
    "melee-lost-by-the-weakest-colour": Ending(3, {}, is_lost_by_the_weakest_colour),
    "melee-decided-by-the-next-colour": Ending(3, {}, decided_by(1)),
    "pairs-in-a-duel": Ending(4, TEAMS, by_points(2)),
    "pairs-in-elite": Ending(4, {**ELITE_FORM, **TEAMS}, ended("points", 2)),
    "pairs-handing-over-within-an-effect": Ending(4, TEAMS, is_handed_over_within_an_effect),
    "pairs-giving-up": Ending(4, TEAMS, ended("surrender", 2), surrenders=True),
    "puzzle-solved": Ending(2, {"puzzle": "1"}, ended("solved", 1)),
    "puzzle-unsolved": Ending(2, {"puzzle": "2"}, ended("unsolved", 1)),
}


def replay(name: str) -> Game[Arena]:
    """A golden record, played again."""
    return reread(RECORDS, name)


# -- looking for them -----------------------------------------------------------------------------


def play(seed: int, ending: Ending) -> Game[Arena]:
    """A game between players who summon whenever they can, and know little else."""
    options = title.options(ending.options, ending.seats)
    game: Game[Arena] = begin(title.name, options, ending.seats, seed_key(seed), practice=True)
    dice = Random(seed)
    while game.outcome is None:
        seat = game.state.turn
        if ending.surrenders and game.number > 40:
            game.take(dice.randrange(game.seats), "surrender")
        elif may_hand_over(game.state, seat) and dice.random() < hand_over_chance(game.state):
            game.take(seat, "hand_over")
        else:
            asked = game.pending[0]
            game.answer(asked.seat, choose(game.state, asked, dice))
    return game


def hand_over_chance(s: Arena) -> float:
    return 0.3 if s.stage == RESOLVING else 0.02


def choose(s: Arena, asked: Ask[Value], dice: Random) -> Value:
    """A summoning if there is one, best onto an enemy; a piece beside the own ones; what an effect
    may do is done, best to an enemy. Anything else, and now and then this, at random."""
    options = asked.options
    if dice.random() < 0.1:
        return dice.choice(options)
    return max(options, key=lambda option: (liking(s, option), dice.random()))


def liking(s: Arena, option: Value) -> int:
    mine = s.sides[side_to_move(s)].pieces
    if SUMMON.matches(option):
        return 5 if enemies(s) >> SUMMON.parts(option)[1] & 1 else 4
    if PLACE_PIECE.matches(option):
        return 3 if spread(mine) >> PLACE_PIECE.parts(option)[0] & 1 else 1
    if DISCARD.matches(option):
        return 0
    match option:
        case None:
            return 0
        case int(at) if at >= 0:
            return 3 if enemies(s) >> at & 1 else 2 if not mine >> at & 1 else 1
    return 1


def enemies(s: Arena) -> int:
    """The squares with pieces of other players than the one to move."""
    return occupied(s) & ~s.sides[side_to_move(s)].pieces


if __name__ == "__main__":
    fill(RECORDS, title, ENDINGS, play, MOST)
