"""Steps that a chapter plans although the chapter that holds them comes later.

Imports go one way, and some rules go round: a turn is made of lines, and a line gives somebody a
turn. What a step of a later chapter takes is declared here; that chapter says which step it is::

    TAKE_TURN: Final[Ahead[[int]]] = Ahead()

    @TAKE_TURN.is_done_by
    @step
    async def take_turn(s: Scenario, number: int) -> None: ...
"""

from __future__ import annotations

from typing import Final, Generic, ParamSpec

from grimorio.core import Planned
from grimorio.core.agenda import Step
from grimorio.core.errors import BrokenRules

P = ParamSpec("P")


class Ahead(Generic[P]):
    """A step of a later chapter. Called, it makes a plan as the step itself does."""

    __slots__ = ("step",)

    def __init__(self) -> None:
        self.step: Step[P] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Planned:
        if self.step is None:
            raise BrokenRules("the chapter of a step that is planned was never imported")
        return self.step(*args, **kwargs)

    def is_done_by(self, step: Step[P]) -> Step[P]:
        """Say which step it is; used as a decorator."""
        if self.step is not None:
            raise BrokenRules(f"{step.name!r} is declared for what {self.step.name!r} does")
        self.step = step
        return step


TAKE_TURN: Final[Ahead[[int]]] = Ahead()
"""A figure takes a turn, by its number: one that a boss gives it."""
CHOOSE_ACTION: Final[Ahead[[int]]] = Ahead()
"""A seat performs an action with a card it has chosen: one more, by an item."""
DO_LINE: Final[Ahead[[int]]] = Ahead()
"""A line of a card, by its number: one that stands inside another."""


def check_known() -> None:
    """Raise BrokenRules unless every step ahead has its chapter."""
    for ahead in (TAKE_TURN, CHOOSE_ACTION, DO_LINE):
        if ahead.step is None:
            raise BrokenRules("a step is planned whose chapter was never imported")
