"""Golden records: whole scenarios of Gloomhaven, one for each way a scenario can end.

`python -m tests.games.gloomhaven.golden` writes them into records/ anew: those whose answers still
come to their ending as they are, and others that it looks for among games of players who do what
bots lean to. Run it when the rules or the numbers of the content change, and commit what it wrote
with a new ruleset. It looks at the records of ruleset 1 too, and notes in their told.json up to
which answer they still tell the same story: `until`, if that is not the last one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from grimorio.core import Ask, Game, Refusal, Seat, Value
from grimorio.core.chance import seed_key
from grimorio.core.record import apply_line, begin, parse
from grimorio.games.gloomhaven import kinds, title
from grimorio.games.gloomhaven.bot import lore
from grimorio.games.gloomhaven.components.numbers import TYPES
from grimorio.games.gloomhaven.components.scenarios import Escort, PlateKey, PlatesKey
from grimorio.games.gloomhaven.rules.map.figures import cell_at, ground
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.rules.scenario.goals import TREASURES
from grimorio.games.gloomhaven.rules.scenario.special import GOAL, rules_of, thing_of
from grimorio.games.gloomhaven.state import FOES, MONSTER, OBJECT, PARTY, TREASURE, Scenario
from grimorio.kit.numbers import NONE
from tests.games.shelf import Match, ended, fill, reread, told

RECORDS = Path(__file__).parent / "records"
OLD = Path(__file__).parent / "records_1"
"""Records of ruleset 1, with numbers for things. Its told.json has what ruleset 1 told of each: the
outcome, the events, and for each answer a mark of all events up to then."""
TOLD = OLD / "told.json"
SINCE = ("manner", "blunted")
"""Kinds of events that are told since: why two cards are drawn, and why one does not count."""
MARK = 2
"""Bytes of such a mark."""
MOST = 200
"""How many games are tried for each ending."""
LONGEST = 600
"""Answers after which a game is no longer played on: a record should be small."""


# -- the endings ----------------------------------------------------------------------------------


class Ending(NamedTuple):
    """Which scenario is played, how many play it at which level, and what is true of such a game
    when it is over."""

    scenario: int
    match: Match
    tries: int = 6
    """How often each round is tried."""
    seats: int = 2
    level: int = 4


def is_won(game: Game[Scenario]) -> bool:
    return ended("won", game.seats)(game)


def is_lost(game: Game[Scenario]) -> bool:
    return ended("lost", 0)(game)


def exhausted_by(*causes: str) -> Match:
    """All characters were exhausted, the last one for this reason."""
    return lambda game: (
        is_lost(game)
        and len(told(game, "exhausted")) == game.seats
        and told(game, "exhausted")[-1][1] in causes
    )


def has_killed(game: Game[Scenario], *types: str) -> bool:
    """Somebody of each of these types died."""
    dead = [TYPES[who[3]].id for who, _ in died(game) if who[1] == MONSTER]
    return set(types) <= set(dead)


def died(game: Game[Scenario]) -> list[tuple[tuple[int, ...], int]]:
    found = []
    for who, at in told(game, "died"):
        assert isinstance(who, tuple)
        assert isinstance(at, int)
        found.append((tuple([part for part in who if isinstance(part, int)]), at))
    return found


def with_death_of(*types: str) -> Match:
    return lambda game: is_won(game) and has_killed(game, *types)


def with_enemies_left(*types: str) -> Match:
    """Won by these deaths, with other enemies still on the map."""
    return lambda game: (
        with_death_of(*types)(game)
        and any(one.kind == MONSTER and one.side != PARTY for one in game.state.figures.values())
    )


def is_won_with_one_left(game: Game[Scenario]) -> bool:
    """Won after a character was exhausted."""
    return is_won(game) and len(told(game, "exhausted")) == 1


def is_lost_with_the_escort(game: Game[Scenario]) -> bool:
    return is_lost(game) and bool(told(game, "goal_lost"))


ENDINGS: Mapping[str, Ending] = {
    "all-enemies-dead": Ending(1, is_won),
    "the-commander-and-all-who-are-seen": Ending(2, with_death_of("bandit-commander")),
    "enough-enemies-dead": Ending(3, is_won),
    "the-great-chamber-cleared": Ending(6, is_won),
    "both-bodyguards-dead": Ending(8, is_won),
    "the-overseer-dead-and-the-treasure-looted": Ending(9, is_won),
    "jekserah-dead": Ending(20, with_enemies_left("jekserah")),
    "the-treasure-behind-the-plates": Ending(15, is_won, 10, level=8),
    "the-escort-at-the-altar": Ending(19, is_won, 12, level=8),
    "the-escort-dead": Ending(19, is_lost_with_the_escort, 1),
    "exhausted-by-damage": Ending(1, exhausted_by(*kinds.CAUSES), 1),
    "exhausted-for-want-of-cards": Ending(1, exhausted_by(kinds.NO_CARDS), 1),
    "won-by-the-one-who-is-left": Ending(3, is_won_with_one_left, 2),
}


def replay(name: str) -> Game[Scenario]:
    """A golden record, played again."""
    return reread(RECORDS, name)


# -- records of ruleset 1 --------------------------------------------------------------------------


def retell(name: str, marks: str) -> tuple[Game[Scenario], int]:
    """The answers of a record of ruleset 1, given by today's rules as a table that is opened gives
    them, as far as they still fit and tell the same; how many of them did."""
    old = parse((OLD / f"{name}.json").read_bytes())
    options = title.options(old.options, old.seats)
    key = bytes.fromhex(old.key)
    game: Game[Scenario] = begin(title.name, options, old.seats, key, practice=old.practice)
    assert game.journal is not None
    story, known = blake2b(digest_size=MARK), 0
    for number, line in enumerate(old.entries):
        try:
            apply_line(game, line)
        except Refusal:
            return game, number
        for event in game.journal.events[known:]:
            if event.kind.name not in SINCE:
                story.update(f"{event.kind.name} ".encode())
        known = len(game.journal.events)
        if story.hexdigest() != marks[2 * MARK * number : 2 * MARK * (number + 1)]:
            return game, number
    return game, len(old.entries)


def note_how_far() -> None:
    """Write into told.json up to which answer records of ruleset 1 tell the same by today's."""
    told: dict[str, Any] = json.loads(TOLD.read_bytes())
    for name, one in told.items():
        answers = len(one["steps"]) // (2 * MARK)
        _, until = retell(name, one["steps"])
        one.pop("until", None)
        if until < answers:
            one["until"] = until
        print(f"{name} of ruleset 1: the same up to answer {until} of {answers}")
    text = json.dumps(told, indent=1, ensure_ascii=False, sort_keys=True)
    TOLD.write_text(text + "\n", encoding="utf-8")


# -- looking for them -----------------------------------------------------------------------------


def play(seed: int, ending: Ending) -> Game[Scenario]:
    """A game between players who do what bots lean to. Where they should win they play each round
    a few times, and go on from the few ways that look best."""
    wanted = {
        "scenario": ending.scenario,
        "level": ending.level,
        "difficulty": "easy",
        "classes": "random",
        "ties": "table",
    }
    options = title.options(wanted, ending.seats)
    game: Game[Scenario] = begin(title.name, options, ending.seats, seed_key(seed), practice=True)
    ways: list[Way] = [Way(0.0, [], game.clone())]
    while ways[0].game.outcome is None and len(ways[0].answers) < LONGEST:
        dice = Random(f"{seed} {len(ways[0].answers)}")
        tried = [play_round(way, dice) for way in ways for _ in range(ending.tries)]
        tried.sort(key=lambda way: way.hope, reverse=True)
        ways = tried[: ending.tries // 2 or 1]
    for seat, answer in ways[0].answers:
        game.answer(seat, answer)
    return game


class Way(NamedTuple):
    """How a game may go: how it looks, what was answered, and the game itself."""

    hope: float
    answers: list[tuple[Seat, Value]]
    game: Game[Scenario]


def play_round(way: Way, dice: Random) -> Way:
    """One round more, to its end."""
    game = way.game.clone()
    number = game.state.round
    answers = way.answers[:]
    while game.outcome is None and game.state.round == number:
        asked = game.pending[0]
        answer = choose(game.state, asked, dice)
        answers.append((asked.seat, answer))
        game.answer(asked.seat, answer)
    return Way(hope(game.state), answers, game)


def choose(s: Scenario, asked: Ask[Value], dice: Random) -> Value:
    """What a bot leans to; a move towards what the goal needs, as often as not."""
    options = asked.options
    if asked.kind is kinds.MOVE:
        goals = wishes(s, asked.seat)
        here = s.figures[s.deeds[-1].actor].at
        if goals[:1] != [here] and dice.random() < 0.4:
            goals = []
        cells = [option for option in options if option is None or isinstance(option, int)]
        if goals and cells:
            far = ground(s).far(goals[0])
            return min(cells, key=lambda cell: far[here if cell is None else cell])
    weights = lore.lean(s, asked)
    if weights is None or not any(weights):
        return dice.choice(options)
    return dice.choices(options, weights=list(weights))[0]


def wishes(s: Scenario, seat: Seat) -> list[int]:
    """The hexes that a character should come to: goal treasures, the plates of locked doors, and
    where somebody is led to, so that enemies meet the characters first."""
    treasures = [one for one in s.overlays if one[0] == TREASURE and one[1] == GOAL]
    found = [cell for one in treasures for cell in one[3]]
    for lock in rules_of(s.number).locks:
        if not found and any(s.locked >> door & 1 for door in lock.doors):
            if isinstance(lock.key, PlateKey):
                found = [cell_at(s, lock.key.at)]
            elif isinstance(lock.key, PlatesKey):
                found = [cell_at(s, lock.key.at[seat])]
    for thing in rules_of(s.number).objects:
        if isinstance(thing, Escort):
            found.append(cell_at(s, thing.towards))
    return [cell for cell in found if ground(s).all >> cell & 1]


def hope(s: Scenario) -> float:
    """How good it looks: enemies dead and hurt, rooms seen, characters hale and with cards, and all
    near to where they should be."""
    if s.lost or s.won:
        return -1000.0 if s.lost else 1000.0
    found = 4.0 * s.killed + 14.0 * s.areas.bit_count() + 20.0 * s.marks.get(TREASURES, 0)
    for figure in s.figures.values():
        if figure.side == FOES:
            found -= 0.2 * figure.hp
    for seat, character in enumerate(s.characters):
        if character.figure != NONE:
            figure = s.figures[character.figure]
            found += 10.0 + 6.0 * figure.hp / figure.most
            found += 0.7 * (len(character.hand) + len(character.discard))
            for cell in wishes(s, seat)[:1]:
                found -= 0.6 * min(40, ground(s).far(cell)[figure.at])
    for figure in s.figures.values():
        if figure.kind == OBJECT:
            thing = thing_of(s, figure)
            assert isinstance(thing, Escort)
            left = whole(s.number).far(cell_at(s, thing.towards))[figure.at]
            found += 3.0 * figure.hp - 3.0 * left
            near = ground(s).within(figure.at, 2)
            found -= 2.0 * sum(
                [near >> one.at & 1 for one in s.figures.values() if one.side == FOES]
            )
    return found


if __name__ == "__main__":
    fill(RECORDS, title, ENDINGS, play, MOST)
    note_how_far()
