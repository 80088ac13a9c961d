"""Bots: players made of code. They know core only, and of a game only what their seat may know.

    >>> import grimorio
    >>> from grimorio.bots import Thinker, bot
    >>> game = grimorio.new("wisps", seats=2, seed=7)
    >>> players = [bot("random", seed) for seed in range(game.seats)]
    >>> while game.outcome is None:
    ...     seat = game.pending[0].seat
    ...     game.answer_key(seat, players[seat].choose(Thinker(game, seat)))

A bot is found by name: `random` and the levels are here, others join by the entry point group
`grimorio.bots`, each a function of a seed that gives a Bot. `dragon@800` is a dragon that looks at
800 continuations instead of its usual number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from grimorio.core.asking import Ask, Seat, Value
from grimorio.core.contract import Lore
from grimorio.core.drive import Game
from grimorio.core.errors import NotAsked, Refusal
from grimorio.core.installed import entry_points

if TYPE_CHECKING:
    from grimorio.core.scene import Choice, Scene, Text

GROUP: Final = "grimorio.bots"
VERSION: Final = 3
"""Raised when our bots come to play differently: results of other versions are not mixed. What a
title tells them has a version of its own."""
RANDOM: Final = "random"
LEVELS: Final = ("wanderer", "squire", "knight", "dragon")
"""The levels of play, the same for every title, weakest first."""


class Thinker:
    """What a bot may think about: its seat's view and question, and worlds as they may be."""

    __slots__ = ("_game", "_until", "said", "seat")

    def __init__(self, game: Game[Any], seat: Seat, seconds: float | None = None) -> None:
        self._game = game
        self._until = None if seconds is None else monotonic() + seconds
        self.seat = seat
        self.said: Text | None = None
        """Why the bot moved as it did, in one line, if it likes to say so: all will read it."""

    @property
    def ask(self) -> Ask[Value]:
        """The seat's question."""
        ask = self._game.asked(self.seat)
        if ask is None:
            raise NotAsked("not-asked", seat=self.seat)
        return ask

    @property
    def keys(self) -> tuple[str, ...]:
        """The legal answers to the seat's question: what `choose` may give back."""
        return tuple(self.ask.keys())

    @property
    def view(self) -> Scene:
        """What the seat sees."""
        return self._game.view(self.seat)

    @property
    def choices(self) -> list[Choice]:
        """The seat's question as a person would see it."""
        return self._game.choices(self.seat)

    @property
    def lore(self) -> Lore[Any] | None:
        """What the title tells bots, if it does."""
        return self._game.title.lore

    @property
    def late(self) -> bool:
        """Whether the time given is over; there is no end to it where nobody waits."""
        return self._until is not None and monotonic() > self._until

    def sample(self, key: int | str, *, once: bool = False) -> Game[Any]:
        """The game as it may be for all the seat knows, to be played on at will; each key gives
        another world, the same key the same one. Played `once` it is cheaper, but cannot be
        copied itself."""
        return self._game.hidden_from(self.seat, key, once=once)


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
    """The names of the bots that can play here: ours, weakest first, then the others'."""
    ours = [RANDOM, *LEVELS]
    return ours + sorted({point.name for point in entry_points(group=GROUP)} - set(ours))


def below(name: str) -> str:
    """Who takes over from a bot that failed: the next weaker level; chance at last."""
    ours = [RANDOM, *LEVELS]
    level = name.partition("@")[0]
    return ours[max(0, ours.index(level) - 1)] if level in ours else "squire"


def full_name(name: str, lore: Lore[Any] | None = None) -> str:
    """The name with its budget, where it has one: what a result is known by."""
    maker(name)
    if name in LEVELS:
        from grimorio.bots.levels import usual_budget

        budget = usual_budget(name, lore)
        return f"{name}@{budget}" if budget else name
    return name


def lore_version(lore: Lore[Any] | None) -> int:
    """Which version of a title's lore it is; 0 where it has none."""
    return 0 if lore is None else lore.version


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name."""
    return maker(name)(seed)


def maker(name: str) -> Maker:
    """What makes bots of that name."""
    level, at, budget = name.partition("@")
    if name == RANDOM:
        from grimorio.bots.chance_bot import ChanceBot

        return ChanceBot
    if level in LEVELS and (not at or (budget.isdecimal() and 0 < int(budget) < 1_000_000)):
        from grimorio.bots.levels import level as made

        return partial(made, level, int(budget or 0))
    for point in entry_points(group=GROUP):
        if point.name == name:
            found: Maker = point.load()
            return found
    raise UnknownBot("unknown-bot", bot=name[:60], bots=", ".join(names()))
