"""Golden records: whole games of DungeonQuest, one for each way a game or a Hero can end.

`python -m tests.games.dungeonquest.golden` writes them into records/ anew: those whose answers
still come to their ending as they are, and others that it looks for among random games. Run it when
the rules or the numbers of the content change, and commit what it wrote with a new ruleset.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from grimorio.core import Ask, Game, Value
from grimorio.core.chance import seed_key
from grimorio.core.record import begin
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import BOARD
from grimorio.games.dungeonquest.rules.cards.decks import has_treasure
from grimorio.games.dungeonquest.rules.dungeon.board import TOWERS, TREASURE
from grimorio.games.dungeonquest.state import LEFT, Quest
from tests.games.shelf import Match, ended, fill, reread, told

RECORDS = Path(__file__).parent / "records"
MOST = 200_000
"""How many games are tried for each ending."""


# -- the endings ----------------------------------------------------------------------------------


class Ending(NamedTuple):
    """How many play, by which options, and what is true of such a game when it is over."""

    seats: int
    options: Mapping[str, object]
    match: Match


def died_of(cause: str) -> Match:
    return lambda game: any(str(args[1]).endswith(cause) for args in told(game, "died"))


def is_burnt(game: Game[Quest]) -> bool:
    """Somebody died of the dragon's fire."""
    assert game.journal is not None
    kinds = [event.kind.name for event in game.journal.events]
    fires = [place for place, kind in enumerate(kinds) if kind.startswith("fire_")]
    return any("died" in kinds[fire : fire + 3] for fire in fires)


def is_poor(game: Game[Quest]) -> bool:
    """Out alone, alive, with Loot but no Treasure: it is no victory."""
    return ended("kalladra", 0)(game) and game.state.heroes[0].where == LEFT


def has_the_most(count: int) -> Match:
    """One wins, of `count` that came out with the most gold."""

    def match(game: Game[Quest]) -> bool:
        scores = [sum(hero.worth) for hero in game.state.heroes if hero.where == LEFT]
        return ended("gold", 1)(game) and scores.count(max(scores)) == count

    return match


ENDINGS: Mapping[str, Ending] = {
    "the-richest-wins": Ending(3, {}, has_the_most(1)),
    "a-tie-decided-by-the-pieces": Ending(4, {"tower_power": True}, has_the_most(2)),
    "a-tie-that-two-win": Ending(4, {"tower_power": True}, ended("gold", 2)),
    "the-only-one-out": Ending(4, {}, ended("alone", 1)),
    "all-dead": Ending(2, {}, ended("kalladra", 0)),
    "sunset": Ending(2, {"late_start": True}, ended("sunset", 0)),
    "sunset-with-one-out": Ending(
        3, {}, lambda game: ended("alone", 1)(game) and bool(told(game, "sun_set"))
    ),
    "solo-out-with-a-treasure": Ending(1, {"runes": 12}, ended("alone", 1)),
    "solo-out-without-a-treasure": Ending(1, {}, is_poor),
    "solo-dead": Ending(1, {}, ended("kalladra", 0)),
    "burnt-by-the-dragon": Ending(2, {}, is_burnt),
    "into-the-pit": Ending(2, {}, died_of("pit")),
    "walled-in": Ending(2, {}, died_of("trapped")),
    "poisoned": Ending(2, {}, died_of("unstable-potion")),
    "slain-by-a-demon": Ending(2, {}, died_of("demon")),
    "slain-by-a-demons-dice": Ending(2, {"dice_combat": True}, died_of("demon")),
    "slain-by-a-hero": Ending(4, {"hero_versus_hero": True}, died_of("hugo")),
    "set-upon-by-a-servant": Ending(
        3, {"servants": True}, lambda game: bool(told(game, "marched") and told(game, "won"))
    ),
    "fallen-and-out": Ending(
        3,
        {"death_can_wait": True, "secrets": True},
        lambda game: ended("gold", 1)(game) and bool(told(game, "fell")),
    ),
}  # fmt: skip


def replay(name: str) -> Game[Quest]:
    """A golden record, played again."""
    return reread(RECORDS, name)


# -- looking for them -----------------------------------------------------------------------------


def play(seed: int, ending: Ending) -> Game[Quest]:
    """A game between players who know where they want to go, and little else."""
    options = title.options(ending.options, ending.seats)
    game: Game[Quest] = begin(title.name, options, ending.seats, seed_key(seed), practice=True)
    dice = Random(seed)
    while game.outcome is None:
        asked = game.pending[0]
        game.answer(asked.seat, choose(game.state, asked, dice))
    return game


def choose(s: Quest, asked: Ask[Value], dice: Random) -> Value:
    """Out with the Loot; towards the Treasure and then a tower; anything else at random."""
    options = asked.options
    if "leave" in options:
        return "leave"
    moves = [option for option in options if isinstance(option, tuple) and option[:1] == ("move",)]
    if not moves or dice.random() < 0.3:
        return dice.choice(options)
    hero = s.heroes[asked.seat]
    goals = TOWERS if has_treasure(hero) or len(hero.loot) > 1 else (TREASURE,)
    return min(moves, key=lambda move: (way_to(move[1], goals), dice.random()))


def way_to(cell: object, goals: Sequence[int]) -> int:
    """How many steps it is to the nearest goal as the crow flies."""
    assert isinstance(cell, int)
    column, row = BOARD.place(cell)
    places = [BOARD.place(goal) for goal in goals]
    return min(abs(column - there[0]) + abs(row - there[1]) for there in places)


if __name__ == "__main__":
    fill(RECORDS, title, ENDINGS, play, MOST)
