"""What cards order, in the dungeon and below it.

`rules/effects.py` and the chapters they concern carry them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from grimorio.games.dungeonquest.components.vocabulary import (
    Attribute,
    DeckRef,
    MonsterRef,
    Natural,
    Positive,
)
from grimorio.kit.content import Fact
from grimorio.kit.effects import Effect, unfold


class Wounds(Effect, frozen=True):
    """Suffer dice + flat - attribute Wounds, or as many as the test was failed by; 0 at least."""

    dice: Natural = 0
    flat: int = 0
    minus: Attribute | None = None
    margin: bool = False


class HalveLife(Effect, frozen=True):
    """Suffer half of the remaining Life in Wounds, rounded up."""


class Heal(Effect, frozen=True):
    """Remove Wounds, `flat` at most."""

    flat: Positive


class Die(Effect, frozen=True):
    """The Hero dies."""


class AttributeTest(Effect, frozen=True):
    """Two dice against an attribute, and what follows."""

    attribute: Attribute
    passed: tuple[CardEffect, ...] = ()
    failed: tuple[CardEffect, ...] = ()


class Row(Fact, frozen=True):
    """A row of a die table: up to this result, and above the row before."""

    upto: Positive
    then: tuple[CardEffect, ...] = ()


class Roll(Effect, frozen=True):
    """Roll dice and do what the table says."""

    dice: Positive
    table: tuple[Row, ...]

    def __post_init__(self) -> None:
        steps = [row.upto for row in self.table]
        if steps != sorted(set(steps)) or steps[-1:] != [6 * self.dice]:
            raise ValueError(f"a table of {self.dice} dice climbs to {6 * self.dice}, not {steps}")


class May(Effect, frozen=True):
    """The Hero does it or not, as it likes."""

    then: tuple[CardEffect, ...]


class Draw(Effect, frozen=True):
    """Draw cards of a deck and face them."""

    deck: DeckRef
    count: Positive = 1


class Fight(Effect, frozen=True):
    """A Monster encounter; without escape the Hero must attack."""

    monster: MonsterRef
    escape: bool = True


class EndTurn(Effect, frozen=True):
    """The turn ends at once."""


class LoseTurns(Effect, frozen=True):
    """Skip dice + flat of the Hero's next turns; none if that is below 1."""

    dice: Natural = 0
    flat: int = 0


class DiscardThis(Effect, frozen=True):
    """The kept card is discarded."""


class LoseLoot(Effect, frozen=True):
    """Discard Loot other than this card: the Hero's choice, at random, or the most valuable."""

    count: Positive = 1
    choice: Literal["own", "random", "best"] = "own"
    deck: DeckRef | None = None


class Worth(Effect, frozen=True):
    """This Loot is worth its dice times `times` gold."""

    dice: Positive
    times: Positive


class Shuffle(Effect, frozen=True):
    """Shuffle this deck with its discard pile and this card, then draw another card of it."""


class PassDoor(Effect, frozen=True):
    """The door opens and the move goes on."""


class SpecialMove(Effect, frozen=True):
    """Move to any adjacent space, walls or not; a Monster there cannot be escaped."""


class PassageDown(Effect, frozen=True):
    """An entrance marker in this room; next turn the Hero may enter the catacombs."""


class RotateRoom(Effect, frozen=True):
    """Turn the room the Hero is in by `quarters` quarters clockwise."""

    quarters: Positive


class RotateCorridors(Effect, frozen=True):
    """Turn every Corridor on the board by `quarters` quarters clockwise."""

    quarters: Positive


class LeaveCatacombs(Effect, frozen=True):
    """Leave the catacombs by the rules of their exits."""


class ClimbOut(Effect, frozen=True):
    """A test: passed, the Hero may leave the catacombs; failed, it keeps the card and may test
    again at each of its turns instead of drawing a Catacombs card."""

    attribute: Attribute


class NagaDrag(Effect, frozen=True):
    """The Travel marker goes to the space the Hero would come out at and turns about; the
    collected Catacombs cards return to their deck."""


class Bribe(Effect, frozen=True):
    """Loot for the way out. The demand is dice times `times`: for more gold the Hero may leave, for
    less the Monster attacks and cannot be escaped."""

    dice: Positive
    times: Positive
    monster: MonsterRef


class Scuffle(Effect, frozen=True):
    """A beast with dice of Life: a test each round, passed it loses 1, failed the Hero suffers 1
    Wound, until one of them is dead."""

    dice: Positive
    attribute: Attribute


class DragonFury(Effect, frozen=True):
    """Treasures lost, dice of Wounds, retreat; for every Hero in the Treasure Room."""

    dice: Positive


# What Runes and a few pieces of Loot do when they are discarded at their moment


class PassTest(Effect, frozen=True):
    """The attribute test is passed without a roll."""


class Slay(Effect, frozen=True):
    """The Monster is discarded without combat."""


class Avert(Effect, frozen=True):
    """The card met is discarded without effect."""


class ForceWay(Effect, frozen=True):
    """The door or portcullis lets the Hero through without card or test."""


class RedrawTile(Effect, frozen=True):
    """Another tile is drawn, and the first goes back to the supply."""


class RerollTest(Effect, frozen=True):
    """Both dice of the test are rolled again, and that result counts."""


class Determination(Effect, frozen=True):
    """Gain `count` Determination tokens for the test at hand."""

    count: Positive


class ExtraMoves(Effect, frozen=True):
    """`count` moves in this turn, each with its encounter, as long as the turn does not end."""

    count: Positive


class SearchChoice(Effect, frozen=True):
    """Draw `count` Search cards, face one of them and discard the others."""

    count: Positive


class Ascend(Effect, frozen=True):
    """Leave the catacombs straight up: no roll to the side."""


class FirstStrike(Effect, frozen=True):
    """The top cards of the Combat deck go to the Monster's damage pile."""

    count: Positive


CardEffect: TypeAlias = (
    Wounds | HalveLife | Heal | Die | AttributeTest | Roll | May | Draw | Fight | EndTurn
    | LoseTurns | DiscardThis | LoseLoot | Worth | Shuffle | PassDoor | SpecialMove | PassageDown
    | RotateRoom | RotateCorridors | LeaveCatacombs | ClimbOut | NagaDrag | Bribe | Scuffle
    | DragonFury | PassTest | Slay | Avert | ForceWay | RedrawTile | RerollTest | Determination
    | ExtraMoves | SearchChoice | Ascend | FirstStrike
)  # fmt: skip


def parts(effect: Effect) -> tuple[tuple[str, tuple[CardEffect, ...]], ...]:
    """The lists of effects inside an effect, each with a name: of a test if it is passed and if it
    is failed, of a roll row by row, of a choice what follows a yes."""
    match effect:
        case AttributeTest():
            return ("passed", effect.passed), ("failed", effect.failed)
        case Roll():
            return tuple([(f"upto-{row.upto}", row.then) for row in effect.table])
        case May():
            return (("yes", effect.then),)
        case _:
            return ()


def list_effects(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects with all that they lead to."""
    return unfold(effects, lambda effect: [part for _, part in parts(effect)])
