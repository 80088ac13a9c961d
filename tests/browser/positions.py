"""The worst that can lie on a screen: the longest questions, the fullest hands, a fight, a shop.
Each is looked for in one game after another, and found with the answers that lead there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

import grimorio
from grimorio.core import Game
from tests.browser.house import House
from tests.browser.scripts import Scripted, follow
from tests.table.house import Json, Table, options

NAMES = ("Ana", "Bruno", "Carla", "Diego")
MOST = 200
"""No position is further away than so many answers."""
GAMES = 400
"""In one of so many games it is found, whatever content a release brings."""


class Position(msgspec.Struct, frozen=True):
    """A question of this kind, with so many answers, to a seat that holds so many cards."""

    game: str
    seats: int
    ask: str
    answers: int
    cards: int = 0
    by_chance: bool = False
    options: Json = {}

    def is_at(self, game: Game[Any]) -> bool:
        ask = game.pending[0]
        if ask.duty or ask.kind.name != self.ask or len(ask.options) < self.answers:
            return False
        zones = [zone for zone in game.view(ask.seat).zones if zone.owner == ask.seat]
        return self.cards in (0, sum(zone.count for zone in zones if zone.look == "hand"))


POSITIONS = {
    "halves": Position("gloomhaven", 4, "act", 9, 10, options={"classes": "random"}),
    "broad": Position("gloomhaven", 4, "act", 9, 12, options={"classes": "random"}),
    "pair": Position("gloomhaven", 4, "declare", 100, options={"classes": "random"}),
    "damage": Position("gloomhaven", 4, "suffer", 13, options={"classes": "random"}),
    "alliance": Position("dungeonalliance", 2, "act", 33, by_chance=True),
    "party": Position("dungeonalliance", 4, "act", 30, by_chance=True),
    "shop": Position("dungeonalliance", 2, "upgrade", 20, by_chance=True),
    "fight": Position("dungeonquest", 2, "attack", 5),
    "fork": Position("dungeonquest", 4, "deviation", 2, by_chance=True),
    "dungeon": Position("dungeonquest", 2, "act", 5, by_chance=True),
    "duel": Position("tashkalar", 2, "act", 70, by_chance=True),
    "marsh": Position("wisps", 3, "walk", 13),
}  # fmt: skip


@cache
def answers_to(name: str) -> tuple[str, int, list[Scripted]]:
    """In which game it is reached, who is asked there, and what leads to it."""
    position = POSITIONS[name]
    for number in range(GAMES):
        seed = f"{name}{number}"
        game = grimorio.new(
            position.game, seats=position.seats, seed=seed, options=position.options
        )
        script = list(steps(game, position))
        if game.outcome is None and position.is_at(game):
            return seed, game.pending[0].seat, script
    raise LookupError(f"no game leads to {name}")


def steps(game: Game[Any], position: Position) -> Iterator[Scripted]:
    dice = Random(1)
    for _ in range(MOST):
        if game.outcome is not None or position.is_at(game):
            return
        ask = game.pending[0]
        if ask.duty:  # a table leaves it to a bot
            return
        choosing = position.by_chance and len(ask.options) > 1
        option = dice.choice(ask.options) if choosing else ask.options[0]
        yield Scripted(ask.seat, ask.key(option), len(ask.options) > 1)
        game.answer(ask.seat, option)


def deal(house: House, name: str) -> tuple[Table, int]:
    """A table where the question is open, and the seat that is asked."""
    position = POSITIONS[name]
    seed, seat, script = answers_to(name)
    people = [{"kind": "human", "mine": True, "name": name} for name in NAMES[: position.seats]]
    wish = {
        "game": position.game, "seats": people, "practice": True, "seed": seed,
        "options": position.options, "hints": True,
    }  # fmt: skip
    table = Table(house, house.post("/api/tables", wish))
    follow(table, script)
    table.until(lambda view: len(options(view)) >= position.answers, seat)
    return table, seat
