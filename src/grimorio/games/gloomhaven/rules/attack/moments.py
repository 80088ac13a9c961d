"""The moments of an attack and of damage: where active cards, items, elements, battle goals and the
rules of the scenario take part. What does registers itself here; the chapters of the attack know
none of it.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from grimorio.core import Planned, Seat, Value
from grimorio.games.gloomhaven.components.classes import Modifier
from grimorio.games.gloomhaven.state import Blow, Deed, Figure, Scenario
from grimorio.kit.hexes import Hex
from grimorio.kit.moments import Moment

Name: TypeAlias = tuple[int, int, int, int, int, int]
"""A figure as it is told: see `named`."""

# -- whom it is made on ----------------------------------------------------------------------------

AREA: Final[Moment[[Deed, tuple[Hex, ...]], tuple[Hex, ...]]] = Moment("the area of an attack")
WHOM: Final[Moment[[Deed, str], str]] = Moment("whom an attack is for")
ATTACK_BEGUN: Final[Moment[[Scenario, Deed, Blow], None]] = Moment("an attack is begun")
"""Its values are what its line says; nobody is chosen yet."""
TO_AIM_WITH: Final[Moment[[Scenario, Deed, Blow, bool], Sequence[Value]]] = Moment(
    "what may be used before targets are chosen"
)
"""For an attack of which is said whether it has one target and no area."""
BYSTANDERS: Final[Moment[[Scenario, Deed], dict[int, int]]] = Moment("who is hit besides")
"""Those in an area who are no enemies, by their hexes."""
LAUNCHED: Final[Moment[[Scenario, Deed, Blow], Sequence[Planned]]] = Moment("targets are chosen")
"""What happens before the attack is made on the first of them."""
TARGETED: Final[Moment[[Scenario, Deed, Blow, int], int]] = Moment("a figure is attacked")
"""Who is attacked in its place."""


# -- before the cards are drawn --------------------------------------------------------------------

BEFORE_ATTACK: Final[Moment[[Scenario, Deed, Blow, int], Coroutine[Any, Any, bool]]] = Moment(
    "before an attack"
)
"""All that is decided or used when an attack is made on a target: first what the attacker has, then
the order in which it is reckoned, then what the target has (GH-STEP-1, GH-ITEM-3, GH-RUL-35).
Whether the target is killed in place of the attack; then nothing else happens here."""


class Adjusted:
    """What is added to an attack on one target."""

    __slots__ = ("add", "advantage", "conditions", "disadvantage", "doublings", "early")

    def __init__(self) -> None:
        self.add = 0
        self.doublings = 0
        self.early = False
        """Doublings come before what is added."""
        self.advantage = False
        self.disadvantage = False
        self.conditions = 0


ADJUSTED: Final[Moment[[Scenario, Deed, Blow, int, Adjusted], None]] = Moment("an attack's value")
"""Numbers are added up, so that no order counts (GH-STEP-2..4)."""
ATTACK_MADE: Final[Moment[[Scenario, Deed, int], None]] = Moment("an attack is made on a target")
CARD_DRAWN: Final[Moment[[Scenario, int, Modifier], Modifier]] = Moment("a modifier card is drawn")
"""The card as it counts against the target."""


# -- damage ----------------------------------------------------------------------------------------


class Threat:
    """Damage that a character is about to suffer."""

    __slots__ = ("amount", "blow", "cause", "pierce", "prevented", "shield", "used")

    def __init__(self, amount: int, cause: str, blow: Blow | None) -> None:
        self.amount = amount
        self.cause = cause
        self.blow = blow
        """The attack it comes from."""
        self.shield = 0
        self.pierce = 0
        self.prevented = False
        """Nothing is suffered at all (GH-RUL-82)."""
        self.used: list[Value] = []
        """What was used against it is not used again."""

    def left(self) -> int:
        """Damage behind shields: piercing counts once, against all of them (GH-RUL-60)."""
        if self.prevented:
            return 0
        return max(0, self.amount - max(0, self.shield - self.pierce))


class Guard(NamedTuple):
    """Something that must be used against damage."""

    answer: Value
    shield: int
    prevents: bool
    """It takes all damage away."""


SHIELD: Final[Moment[[Scenario, int], int]] = Moment("the shields of a figure")
DUE: Final[Moment[[Scenario, Seat, str], Sequence[Guard]]] = Moment("what must be used")
"""What a character must use against damage of a cause (GH-ACTIVE-6, GH-ITEM-9)."""
AT_HAND: Final[Moment[[Scenario, Seat, str], Sequence[Value]]] = Moment("what may be used")
"""What it may use against that damage (GH-RUL-61)."""
BESIDES: Final[Moment[[Scenario, Seat], Sequence[Value]]] = Moment("what may be used besides")
"""What it may use when damage is to be suffered, though it does something else (GH-ITEM-1)."""
DEFEND: Final[Moment[[Scenario, Seat, Value, Threat], Coroutine[Any, Any, bool]]] = Moment(
    "something is used against damage"
)
"""Whether the answer was for the one that acts."""
CARD_GIVEN_UP: Final[Moment[[Scenario, Seat, int], None]] = Moment("a card is given up")
"""One that is not in hand becomes a discarded one, to be lost (GH-DMG-5)."""
HURT: Final[Moment[[Scenario, int, int, int], None]] = Moment("a figure has suffered damage")
"""Which, how much, by whom."""
KEPT_OFF: Final[Moment[[Scenario, Figure], None]] = Moment("a figure was immune")


# -- behind the damage -----------------------------------------------------------------------------

HARMED: Final[Moment[[Scenario, Deed], None]] = Moment("an attack has done damage")
AFTER_ATTACK: Final[Moment[[Scenario, Deed, Blow], Sequence[Planned]]] = Moment("after an attack")
"""What follows each attack, whether its target is still there or not."""
RETALIATION: Final[Moment[[Scenario, int, int], int]] = Moment("a figure retaliates")
"""What a figure deals to an attacker so far away."""
RETALIATED: Final[Moment[[Scenario, Figure], None]] = Moment("a figure has retaliated")


# -- death -----------------------------------------------------------------------------------------

KILLED: Final[Moment[[Scenario, int, int, int, int, str], None]] = Moment("a monster is killed")
"""Which, by whom, the last damage, the hit points before it, its cause; it is still there."""
DIED: Final[Moment[[Scenario, Name, Figure], None]] = Moment("a figure has died")
"""As it is told, and as it was: its own cards first, then what it does when it dies, the scenario
last."""
EXHAUSTED: Final[Moment[[Scenario, Seat], None]] = Moment("a character is exhausted")
