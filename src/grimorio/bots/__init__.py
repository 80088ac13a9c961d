"""Bots: players made of code. They know core only, and of a game only what their seat may know.

    >>> import grimorio
    >>> from grimorio.bots import Thinker, bot
    >>> game = grimorio.new("wisps", seats=2, seed=7)
    >>> players = [bot("random", seed) for seed in range(game.seats)]
    >>> while game.outcome is None:
    ...     seat = game.pending[0].seat
    ...     game.answer_key(seat, players[seat].choose(Thinker(game, seat)))

A bot is found by name: `random` is here, others join by the entry point group `grimorio.bots`,
each a function of a seed that gives a Bot.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from grimorio.core.asking import Seat, key_of
from grimorio.core.drive import Game
from grimorio.core.errors import NotAsked, Refusal

if TYPE_CHECKING:
    from grimorio.core.scene import Choice, Scene

GROUP = "grimorio.bots"


class Thinker:
    """What a bot may think about: its seat's view and question, and worlds as they may be."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game = game
        self.seat = seat

    @property
    def keys(self) -> tuple[str, ...]:
        """The legal answers to the seat's question: what `choose` may give back."""
        ask = self._game.asked(self.seat)
        if ask is None:
            raise NotAsked(f"seat {self.seat} is not asked anything now")
        return tuple([key_of(option) for option in ask.options])

    @property
    def view(self) -> Scene:
        """What the seat sees."""
        return self._game.view(self.seat)

    @property
    def choices(self) -> list[Choice]:
        """The seat's question as a person would see it."""
        return self._game.choices(self.seat)

    def sample(self, key: int | str) -> Game[Any]:
        """The game as it may be for all the seat knows, to be played on at will; each key gives
        another world, the same key the same one."""
        return self._game.hidden_from(self.seat, key)


class Bot(Protocol):
    """Chooses; it may remember what it likes between two choices of one game."""

    def choose(self, thinker: Thinker) -> str:
        """The key of one of the legal answers."""


Maker: TypeAlias = "Callable[[int | str], Bot]"
"""A new bot for one game; the same seed makes the same choices."""


class UnknownBot(Refusal):
    """No bot of that name is installed."""

    code = "unknown-bot"


def names() -> list[str]:
    """The names of the bots that can play here."""
    return sorted({"random"} | {point.name for point in entry_points(group=GROUP)})


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name."""
    return maker(name)(seed)


def maker(name: str) -> Maker:
    """What makes bots of that name."""
    if name == "random":
        from grimorio.bots.chance_bot import ChanceBot

        return ChanceBot
    for point in entry_points(group=GROUP):
        if point.name == name:
            found: Maker = point.load()
            return found
    raise UnknownBot(f"no bot {name[:60]!r}; installed: {', '.join(names())}")
