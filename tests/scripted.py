"""Chance that deals what a test says, so that a rule test reads like a page of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from grimorio.core.chance import Chance

T = TypeVar("T")

ROLL: Final = "roll"
DRAW: Final = "draw"
PICK: Final = "pick"


class Unscripted(AssertionError):
    """A rule asked chance for something the test did not say."""


class ScriptedChance(Chance):
    """Rolls, draws and picks by value, each in the order given; anything else raises Unscripted.

    Copies share the script and keep their own place in it, so that clones and rebuilt games are
    dealt the same again. `offered` remembers what each pick and draw had to choose from.
    """

    def __init__(
        self, *, rolls: Iterable[int] = (), draws: Iterable[Any] = (), picks: Iterable[Any] = ()
    ) -> None:
        super().__init__(b"scripted")
        self.script: dict[str, list[Any]] = {
            ROLL: list(rolls),
            DRAW: list(draws),
            PICK: list(picks),
        }
        self.place = {ROLL: 0, DRAW: 0, PICK: 0}
        self.offered: list[list[Any]] = []

    def copy(self) -> ScriptedChance:
        new = ScriptedChance()
        new.script = self.script
        new.place = self.place.copy()
        new.offered = self.offered
        new.drawn = self.drawn
        return new

    @property
    def left(self) -> dict[str, list[Any]]:
        """What was scripted and not yet dealt, by kind; empty when all of it was."""
        rest = {kind: deals[self.place[kind] :] for kind, deals in self.script.items()}
        return {kind: deals for kind, deals in rest.items() if deals}

    def _next(self, kind: str, asked: str) -> Any:
        place = self.place[kind]
        if place == len(self.script[kind]):
            raise Unscripted(f"no {kind} was scripted here: {asked}")
        self.place[kind] = place + 1
        self.drawn += 1
        return self.script[kind][place]

    def below(self, n: int) -> int:
        raise Unscripted(f"a number below {n} was asked for; script a roll, a draw or a pick")

    def roll(self, sides: int = 6) -> int:
        value: int = self._next(ROLL, f"a die of {sides}")
        if not 1 <= value <= sides:
            raise Unscripted(f"a die of {sides} cannot show {value}")
        return value

    def pick(self, items: list[T]) -> T:
        value: T = self._next(PICK, f"one of {items}")
        if value not in items:
            raise Unscripted(f"{value!r} is not among {items}")
        self.offered.append(items[:])
        return value

    def draw(self, bag: list[T]) -> T:
        value: T = self._next(DRAW, f"one of {bag}")
        if value not in bag:
            raise Unscripted(f"{value!r} is not in {bag}")
        self.offered.append(bag[:])
        bag.remove(value)
        return value
