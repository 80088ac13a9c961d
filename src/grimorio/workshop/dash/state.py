"""Dash: everything that can change."""

from __future__ import annotations

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.kit.zones import Bag
from grimorio.workshop.dash.nouns import Card, Cards


class Runner(Stored):
    """A player: how far it has come, and the boosts it still holds."""

    at: int
    hand: Cards


class Race(Stored):
    """A game of Dash."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    runners: list[Runner]
    bag: Bag[Card]
    played: list[Card]
    turns: int
