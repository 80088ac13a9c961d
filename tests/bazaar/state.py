"""Bazaar: everything that can change."""

from __future__ import annotations

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.kit.zones import Zone


class Trader(Stored):
    """A player: wares in the hand, wares set aside in secret, coins, goods bought, points."""

    hand: Zone
    aside: Zone
    coins: int
    goods: list[int]
    points: int


class Bazaar(Stored):
    """A game of Bazaar."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    traders: list[Trader]
    deck: list[int]
    discard: list[int]
    counter: list[int]
    store: list[int]
    opened: int
    """How many lucky bags were opened."""
    bank: int
    roads: list[int]
    """The roads taken, one a day."""
    days: int
    """The days left."""
