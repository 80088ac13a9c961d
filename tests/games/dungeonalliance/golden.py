"""Golden records: whole games of Dungeon Alliance, one for each mode and each way a game can end.

`python -m tests.games.dungeonalliance.golden` writes them into records/ anew: those whose answers
still come to their ending as they are, and others that it looks for among games of simple players.
Run it when the rules or the numbers of the content change, and commit what it wrote.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from grimorio.bots import Thinker, bot
from grimorio.core import Ask, Game, Options, Refusal, Seat, Value
from grimorio.core.chance import seed_key
from grimorio.core.record import apply_line, begin, parse
from grimorio.games.dungeonalliance import kinds, title
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.ending import rank_of
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE
from tests.games.shelf import Match, ended, fill, reread, told

RECORDS = Path(__file__).parent / "records"
OLD = Path(__file__).parent / "records_1"
"""Whole games of ruleset 3, with numbers for things. Their answers are given by today's rules as
far as they fit; told.json has how many do, and what is told by then."""
MOST = 20_000
"""How many games are tried for each ending."""


# -- the endings ----------------------------------------------------------------------------------


class Ending(NamedTuple):
    """How many play, by which options, what is true of such a game when it is over, and how often
    each activation is tried: 0 for players who answer at random. Where a score must be reached,
    bots of a level play."""

    seats: int
    options: Options
    match: Match
    tries: int = 0
    level: str = ""


def decided_by(place: int) -> Match:
    """Won by the first, second ... thing that is compared, counted from 0."""

    def match(game: Game[Dungeon]) -> bool:
        ranks = sorted([rank_of(game.state, seat) for seat in range(game.seats)], reverse=True)
        best, second = ranks[0], ranks[1]
        return best[:place] == second[:place] and best[place] > second[place]

    return match


def is_cleared(game: Game[Dungeon]) -> bool:
    """It ended early, in an empty dungeon."""
    return bool(told(game, "cleared")) and len(told(game, "cycle")) < 16


def is_fought_out(game: Game[Dungeon]) -> bool:
    """A hero damaged one of another Alliance, heroes were defeated, and somebody won."""
    hit = False
    assert game.journal is not None
    for event in game.journal.events:
        if event.kind is not kinds.ATTACKED:
            continue
        (attacker, *_), (target, *_), _, _, damage, _ = kinds.ATTACKED.about(event)
        hit = hit or (bool(damage) and max(attacker, target) < FIRST_MONSTER)
    return hit and bool(told(game, "defeated")) and ended("score", 1)(game)


def is_played_alone(game: Game[Dungeon]) -> bool:
    """A solo game with all that the cards can do: monsters that attack, and the third section."""
    return ended("solo", 1)(game) and bool(told(game, "xp_spent")) and bool(told(game, "bought"))


def is_won_together(game: Game[Dungeon]) -> bool:
    """All reached the goal, and a third section hit somebody on the way."""
    return ended("together", 2)(game) and bool(told(game, "xp_spent"))


VERSUS: Options = {"versus": True, "heroes": "random"}
BASIC: Options = {"basic": True, "heroes": "ready"}
ENDINGS: Mapping[str, Ending] = {
    "two-by-score": Ending(2, {}, decided_by(0), 2),
    "three-in-the-basic-game": Ending(3, BASIC, decided_by(0)),
    "four-against-each-other": Ending(4, VERSUS, is_fought_out, 2),
    "decided-by-cards": Ending(2, {"heroes": "random"}, decided_by(1)),
    "decided-by-damage": Ending(2, {"heroes": "random"}, decided_by(2)),
    "shared": Ending(2, {"heroes": "random"}, ended("tie", 2)),
    "the-dungeon-cleared": Ending(2, {"heroes": "random"}, is_cleared, 150),
    "alone": Ending(1, {}, is_played_alone, level="squire"),
    "alone-without-a-rank": Ending(1, {}, ended("solo-lost", 0), 4),
    "together": Ending(
        2, {"heroes": "random", "together": "usual"}, is_won_together, level="squire"
    ),
    "together-lost": Ending(3, {"together": "hard"}, ended("together-lost", 0), 2),
}


def replay(name: str) -> Game[Dungeon]:
    """A golden record, played again."""
    return reread(RECORDS, name)


# -- records of ruleset 3 --------------------------------------------------------------------------


def retell(name: str) -> tuple[Game[Dungeon], int]:
    """The answers of an old record, as a running table goes on: as far as they still fit, and how
    many of them did."""
    old = parse((OLD / f"{name}.json").read_bytes())
    options = title.options(old.options, old.seats)
    key = bytes.fromhex(old.key)
    game: Game[Dungeon] = begin(title.name, options, old.seats, key, practice=old.practice)
    for number, line in enumerate(old.entries):
        try:
            apply_line(game, line)
        except Refusal:
            return game, number
    return game, len(old.entries)


def kinds_told(game: Game[Dungeon]) -> str:
    """A digest of what a game told, one kind after the other."""
    assert game.journal is not None
    kinds = json.dumps([event.kind.name for event in game.journal.events])
    return blake2b(kinds.encode(), digest_size=16).hexdigest()


def note_how_far() -> None:
    """Write into told.json how far the old records go today, and what they tell."""
    told: dict[str, dict[str, int | str]] = {}
    for name in ENDINGS:
        game, kept = retell(name)
        told[name] = {"kept": kept, "kinds": kinds_told(game)}
        print(f"{name}: {kept} answers of ruleset 3")
    (OLD / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


# -- looking for them -----------------------------------------------------------------------------


def play(seed: int, ending: Ending) -> Game[Dungeon]:
    """A game between players who try each activation a few times at random, and do what looks best
    for all Alliances together."""
    options = title.options(ending.options, ending.seats)
    game: Game[Dungeon] = begin(title.name, options, ending.seats, seed_key(seed), practice=True)
    dice = Random(seed)
    if ending.level:
        let_bots_play(game, ending.level, seed)
    while game.outcome is None:
        ways = [try_activation(game, dice) for _ in range(max(1, ending.tries))]
        _, answers = max(ways, key=lambda way: way[0])
        for seat, answer in answers:
            game.answer(seat, answer)
    return game


def let_bots_play(game: Game[Dungeon], level: str, seed: int) -> None:
    """To the end, by bots of that level."""
    bots = [bot(level, f"{seed} {seat}") for seat in range(game.seats)]
    while game.outcome is None:
        seat = game.pending[0].seat
        game.answer_key(seat, bots[seat].choose(Thinker(game, seat)))


def try_activation(game: Game[Dungeon], dice: Random) -> tuple[float, list[tuple[Seat, Value]]]:
    """What was answered up to the next activation, and how it looks then."""
    tried = game.clone()
    turn = tried.state.turns
    answers: list[tuple[Seat, Value]] = []
    while tried.outcome is None and (tried.state.turns == turn or not answers):
        asked = tried.pending[0]
        answer = choose(asked, dice)
        answers.append((asked.seat, answer))
        tried.answer(asked.seat, answer)
    return hope(tried.state), answers


def choose(asked: Ask[Value], dice: Random) -> Value:
    """Attacks and doors rather than anything else, and never a rest for no reason."""
    options = asked.options
    if asked.kind is kinds.ACT:
        wanted = [one for one in options if kinds.ACT.of(one) in WANTED]
        if wanted and dice.random() < 0.6:
            return dice.choice(wanted)
    return dice.choice(options)


WANTED = (
    kinds.ATTACK, kinds.GO_ATTACK, kinds.PET, kinds.OPEN, kinds.GO_OPEN, kinds.UNLID, kinds.TAKE,
    kinds.PLAY,
)  # fmt: skip


def hope(s: Dungeon) -> float:
    """How good it looks for everybody: tiles laid, XP, monsters hurt, heroes hale, cards had."""
    found = 6.0 * sum([laid != NONE for laid in s.laid])
    for player in s.players:
        found += 4.0 * (player.fresh + player.spent) - 3.0 * player.defeats + 2.0 * player.cards
        found -= 0.3 * sum([hero.damage for hero in player.heroes])
    for monster in s.monsters.values():
        found += sum(monster.damage) - 4.0
    return found


if __name__ == "__main__":
    fill(RECORDS, title, ENDINGS, play, MOST)
    note_how_far()
