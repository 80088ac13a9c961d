"""One game of Dungeon Alliance between bots of one level, and what is counted in it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec

from grimorio.bots import Thinker, bot
from grimorio.core import Ask, Chance, Event, Game, Value
from grimorio.core.chance import seed_key
from grimorio.games.dungeonalliance import kinds, setup, title
from grimorio.games.dungeonalliance.bot import lore as bot_lore
from grimorio.games.dungeonalliance.components.numbers import CARD, HERO
from grimorio.games.dungeonalliance.rules.ending import score_of
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE

STEADY: Final = "steady"
"""Players who always do what a good player leans to most, and try nothing: four times as fast as
squires, for the many games that tuning takes."""


OTHERS: Final = (
    kinds.CHOOSE_ENTRANCE,
    kinds.DRAFT,
    kinds.LINE_UP,
    kinds.CHOOSE_MONSTER,
    kinds.MONSTER_ACT,
    kinds.SHOVE_TO,
    kinds.SOLO_READY,
    kinds.SOLO_ACTION,
    kinds.SOLO_HURT,
    kinds.SOLO_DISCARD,
)
"""Questions of the set-up and of monsters."""


class Account(msgspec.Struct):
    """What is kept of a game; lists by seat."""

    seats: int
    first: int
    """The start player of the first round."""
    heroes: list[list[str]]
    scores: list[float]
    won: list[float]
    """A victory, or the share of one."""
    curve: list[list[int]]
    """The XP after each round."""
    defeats: list[int]
    bought: list[list[str]]
    """Upgrade cards, wherever they came from."""
    offered: dict[str, int]
    """How often a card could have been taken from the area: affordable, and valid for a hero."""
    taken: dict[str, int]
    """How often it was."""
    played: dict[str, int]
    rounds: int
    early: bool
    questions: int
    """Those with more than one answer, set-up and monsters included."""
    own_questions: int
    """Those of them about the own heroes, from the activation to the draw."""
    activations: int
    tiles_left: int
    monsters_left: int
    decks: list[list[int]]
    """For each Upgrade deck after the first that became active: the round, and the tiles laid."""


def play(level: str, seats: int, options: dict[str, Any], seed: str) -> Account:
    """One game from set-up to end."""
    given = title.options(options, seats)
    game = Game(title, given, seats, seed_key(seed))
    game.begin(setup.set_up(given, seats, Chance(seed_key(seed))))
    first = game.state.first
    bots = [] if level == STEADY else [bot(level, f"{seed} {seat}") for seat in range(seats)]
    curve: list[list[int]] = []
    offered: dict[str, int] = {}
    taken: dict[str, int] = {}
    decks: list[list[int]] = []
    questions = own_questions = 0
    while game.outcome is None:
        ask = game.pending[0]
        if game.state.upgrade_level > len(decks):
            decks.append([game.state.round, tiles_laid(game.state)])
        if game.state.round - 1 > len(curve):
            curve.append([score_of(game.state, seat) for seat in range(seats)])
        if len(ask.options) > 1:
            questions += 1
            own_questions += ask.kind not in OTHERS
        key = (
            steady(game, ask) if level == STEADY else bots[ask.seat].choose(Thinker(game, ask.seat))
        )
        chosen = choice(ask, key)
        for card in offers(ask) if ask.kind is not kinds.ACT or ends(ask, key) else []:
            offered[card] = offered.get(card, 0) + 1
        if chosen:
            taken[chosen] = taken.get(chosen, 0) + 1
        game.answer_key(ask.seat, key)
    s = game.state
    outcome = game.outcome
    curve.append([score_of(s, seat) for seat in range(seats)])
    assert game.journal is not None
    told = game.journal.events
    return Account(
        seats,
        first,
        [[HERO.ids[hero.kind] for hero in player.heroes] for player in s.players],
        list(outcome.scores),
        [1 / len(outcome.winners) if n in outcome.winners else 0.0 for n in range(seats)],
        curve,
        [player.defeats for player in s.players],
        [bought(told, seat) for seat in range(seats)],
        offered,
        taken,
        plays(told),
        s.round,
        s.early,
        questions,
        own_questions,
        sum([event.kind is kinds.ACTIVATED for event in told]),
        sum(s.tiles_left) + len(s.tile_row),
        len(s.monsters),
        decks,
    )


def tiles_laid(s: Dungeon) -> int:
    """Tiles of the dungeon on the map, without the Starting tiles."""
    return sum(laid != NONE for laid in s.laid) - len(s.players)


def steady(game: Game[Any], ask: Ask[Value]) -> str:
    """What a good player leans to most. Leanings look at what the seat itself may see."""
    weights = None if len(ask.options) == 1 else bot_lore.lean(game.state, ask)
    if weights is None:
        return ask.key(ask.options[0])
    return ask.key(ask.options[list(weights).index(max(weights))])


def offers(ask: Ask[Value]) -> list[str]:
    """The cards that a question offers from the area."""
    if ask.kind is kinds.TAKE_NEW and kinds.TAKE_IT() in ask.options:
        return [name_of(ask.about[0])]
    return [CARD.ids[kinds.BUY.parts(one)[0]] for one in ask.options if kinds.BUY.matches(one)]


def ends(ask: Ask[Value], key: str) -> bool:
    """Whether the answer settles the Upgrades too: it takes one, or discards cards without taking
    any. Whoever only ends the activation is asked again."""
    option = ask.options[ask.place(key)]
    return any(kind.matches(option) for kind in (kinds.BUY, kinds.SWAP, kinds.OLD, kinds.THROW))


def choice(ask: Ask[Value], key: str) -> str:
    """The card that was taken from the area, if one was."""
    option = ask.options[ask.place(key)]
    if ask.kind is kinds.TAKE_NEW:
        return "" if option is None else name_of(ask.about[0])
    return CARD.ids[kinds.BUY.parts(option)[0]] if kinds.BUY.matches(option) else ""


def name_of(card: Value) -> str:
    assert isinstance(card, int)
    return CARD.ids[card]


def bought(told: list[Event], seat: int) -> list[str]:
    return [
        name_of(event.args[1])
        for event in told
        if event.kind is kinds.BOUGHT and event.args[0] == seat
    ]


def plays(told: list[Event]) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in told:
        if event.kind in (kinds.PLAYED, kinds.PLAYED_ON):
            name = name_of(event.args[1])
            found[name] = found.get(name, 0) + 1
    return found


def played(
    level: str, seats: int, options: dict[str, Any], games: range, seed: str, jobs: int
) -> Iterator[Account]:
    """Those games, in order."""
    seeds = [f"{seed}-{seats}-{i}" for i in games]
    work = partial(play, level, seats, options)
    if jobs == 1:
        yield from map(work, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, seeds, chunksize=4)
