"""Tash-Kalar: everything that can change.

Squares are the numbers of rules/board.py, and a set of squares is a mask with one bit for each. A
side is a player, or a pair in team play; pieces, points and tasks are a side's, cards a player's.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Chance, Journal, Stored
from grimorio.kit.zones import Zone

NONE: Final = -1
"""No card, no square, no task, no side."""

ELITE: Final = 0
DUEL: Final = 1
MELEE: Final = 2
FORMS: Final = ("elite", "duel", "melee")

LAYING_OUT: Final = 0
"""Schools, colours and starting pieces."""
ACTING: Final = 1
"""Somebody is about to take an action."""
BUSY: Final = 2
"""An action is being carried out, short of any effect."""
RESOLVING: Final = 3
"""The effect of a card is being resolved."""
CONCLUDING: Final = 4
"""Tasks, points and cards at the end of a turn."""


class Side(Stored):
    """A colour: its pieces on the board by rank or higher, its points and tasks."""

    supply: int
    pieces: int
    upgraded: int
    legends: int
    points: list[int]
    tasks: list[int]
    spent: int


class Player(Stored):
    """A player's cards. The deck is a bag between what was put on its top and on its bottom."""

    school: int
    hand: Zone
    legends: Zone
    flares: Zone
    deck: list[int]
    top: Zone
    bottom: Zone
    discard: Zone


class Arena(Stored):
    """A game of Tash-Kalar."""

    chance: Chance
    journal: Journal | None
    todo: list[tuple[int, ...]]
    """What is left of the action under way (see steps.py)."""
    form: int
    teams: bool
    chosen: bool
    goal: int
    aim: int
    sides: list[Side]
    players: list[Player]
    legend_deck: list[int]
    legend_bottom: Zone
    legend_discard: list[int]
    flare_deck: list[int]
    flare_bottom: Zone
    flare_discard: list[int]
    task_deck: list[int]
    task_bottom: list[int]
    tasks: list[int]
    next_task: int
    first: int
    turn: int
    turns: int
    control: int
    stage: int
    actions: int
    discarded: bool
    borrows: bool
    extra_beings: int
    extra_legends: int
    again: bool
    kills: list[int]
    summoned: list[int]
    summoned_legends: int
    card: int
    at: int
    last_turns: int
    surrendered: int
    over: bool
