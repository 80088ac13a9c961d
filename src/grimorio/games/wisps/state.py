"""Wisps: everything that can change."""

from __future__ import annotations

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.kit.zones import Zone


class Bearer(Stored):
    """A player's lantern bearer: where it stands, what it has caught, what it holds."""

    at: int
    caught: int
    hand: Zone
    gone: bool


class Marsh(Stored):
    """A game of Wisps."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    bearers: list[Bearer]
    wisps: list[int]
    bag: list[int]
    discard: list[int]
    rounds: int
    first: int
