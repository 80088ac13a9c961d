"""Wisps: everything that can change."""

from __future__ import annotations

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.games.wisps.nouns import Card, Cards, Cell
from grimorio.kit.zones import Bag


class Bearer(Stored):
    """A player's lantern bearer: where it stands, what it has caught, what it holds."""

    at: Cell
    caught: int
    hand: Cards
    gone: bool


class Marsh(Stored):
    """A game of Wisps."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    bearers: list[Bearer]
    wisps: list[Cell]
    bag: Bag[Card]
    discard: list[Card]
    rounds: int
    first: int
