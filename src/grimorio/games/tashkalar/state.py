"""Tash-Kalar: everything that can change.

Squares are the numbers of rules/board.py, and a set of squares is a mask with one bit for each: it
is stored as it is, since what the number of a square is made of never changes (nouns.py). A side
is a player, or a pair in team play; pieces, points and tasks are a side's, cards a player's.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.games.tashkalar.nouns import Card, Cards, Form, School, Square, Stage, Task
from grimorio.kit.zones import Bag

ELITE: Final = 0
DUEL: Final = 1
MELEE: Final = 2

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
    """A colour: its pieces on the board, its points and tasks."""

    supply: int
    """Two-sided pieces it has, on the board and in the reserve."""
    pieces: int
    upgraded: int
    legends: int
    """Where its pieces stand: all of them, the heroic and legendary ones, the legendary ones."""
    points: list[int]
    """Of each rival's colour; in a duel there is one."""
    tasks: list[Task]
    """Those it has claimed."""
    spent: int
    """The rivals whose colour it has improvised with, a bit for each."""


class Player(Stored):
    """A player's cards. The deck is a bag between what was put on its top and on its bottom."""

    school: School
    hand: Cards
    """Beings."""
    legends: Cards
    flares: Cards
    deck: Bag[Card]
    top: Cards
    bottom: Cards
    discard: Cards


class Arena(Stored):
    """A game of Tash-Kalar."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    form: Form
    """ELITE, DUEL or MELEE."""
    teams: bool
    chosen: bool
    """Whether the players choose their schools."""
    goal: int
    """The points that bring the end."""
    aim: int
    """The points that solve a puzzle; NONE in a game."""
    sides: list[Side]
    players: list[Player]
    legend_deck: Bag[Card]
    legend_bottom: Cards
    legend_discard: list[Card]
    flare_deck: Bag[Card]
    flare_bottom: Cards
    flare_discard: list[Card]
    task_deck: Bag[Task]
    task_bottom: list[Task]
    tasks: list[Task]
    """The current tasks; NONE where none is left to take the place of one that was claimed."""
    next_task: Task
    first: int
    """The seat that plays first."""
    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have begun."""
    control: int
    """The seat that decides now: the partner of `turn` after it has handed over."""
    stage: Stage
    actions: int
    """Those left in this turn."""
    discarded: bool
    """Whether the discard action was taken in this turn."""
    borrows: bool
    """Whether the next summoning may use an enemy piece (the War Summoner)."""
    extra_beings: int
    extra_legends: int
    """Cards to be drawn at the end of this turn beside the usual ones."""
    again: bool
    """Whether the same player has another turn after this one."""
    kills: list[int]
    """Enemy pieces destroyed in this turn: for each side the common, heroic and legendary ones."""
    summoned: list[Square]
    """The squares of this turn's summonings."""
    summoned_legends: int
    card: Card
    at: Square
    """The card being used and the square of its summoning."""
    last_turns: int
    """How many turns are left when the end has been triggered, else NONE."""
    surrendered: int
    """The side that has given up."""
    over: bool
