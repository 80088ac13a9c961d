"""The worst that can lie on a screen: the longest questions, the fullest hands, a fight, a shop.
Each is found beforehand, by a seed and the answers that lead there."""

from __future__ import annotations

from collections.abc import Iterator
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


class Position(msgspec.Struct, frozen=True):
    """A question of this kind, with so many answers, to a seat that holds so many cards."""

    game: str
    seats: int
    seed: str
    ask: str
    answers: int
    cards: int = 0
    by_chance: bool = False
    options: Json = {}

    def is_at(self, game: Game[Any]) -> bool:
        ask = game.pending[0]
        if ask.kind.name != self.ask or len(ask.options) < self.answers:
            return False
        zones = [zone for zone in game.view(ask.seat).zones if zone.owner == ask.seat]
        return sum(zone.count for zone in zones if zone.look == "hand") >= self.cards


POSITIONS = {
    "halves": Position("gloomhaven", 4, "s4", "act", 9, 10, options={"classes": "random"}),
    "broad": Position("gloomhaven", 4, "brute", "act", 9, 12, options={"classes": "random"}),
    "pair": Position("gloomhaven", 4, "lamp", "declare", 100, options={"classes": "random"}),
    "damage": Position("gloomhaven", 4, "lamp", "suffer", 13, options={"classes": "random"}),
    "alliance": Position("dungeonalliance", 2, "rope", "act", 33, by_chance=True),
    "shop": Position("dungeonalliance", 2, "lamp", "upgrade", 20, by_chance=True),
    "fight": Position("dungeonquest", 2, "rope", "attack", 5),
    "dungeon": Position("dungeonquest", 2, "rope", "act", 5, by_chance=True),
    "duel": Position("tashkalar", 2, "lamp", "act", 70, by_chance=True),
    "marsh": Position("wisps", 3, "rope", "walk", 13),
}  # fmt: skip


def answers_to(position: Position) -> tuple[int, list[Scripted]]:
    """Who is asked there, and what leads to it."""
    game = grimorio.new(
        position.game, seats=position.seats, seed=position.seed, options=position.options
    )
    script = list(steps(game, position))
    assert position.is_at(game), f"{position.seed} does not lead to {position.ask}"
    return game.pending[0].seat, script


def steps(game: Game[Any], position: Position) -> Iterator[Scripted]:
    dice = Random(1)
    for _ in range(MOST):
        if game.outcome is not None or position.is_at(game):
            return
        ask = game.pending[0]
        choosing = position.by_chance and len(ask.options) > 1
        option = dice.choice(ask.options) if choosing else ask.options[0]
        yield Scripted(ask.seat, ask.key(option), len(ask.options) > 1)
        game.answer(ask.seat, option)


def deal(house: House, position: Position) -> tuple[Table, int]:
    """A table where the question is open, and the seat that is asked."""
    seat, script = answers_to(position)
    people = [{"kind": "human", "mine": True, "name": name} for name in NAMES[: position.seats]]
    wish = {
        "game": position.game, "seats": people, "practice": True, "seed": position.seed,
        "options": position.options, "hints": True,
    }  # fmt: skip
    table = Table(house, house.post("/api/tables", wish))
    follow(table, script)
    table.until(lambda view: len(options(view)) >= position.answers, seat)
    return table, seat
