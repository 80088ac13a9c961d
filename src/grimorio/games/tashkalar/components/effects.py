"""What cards order, over pieces and squares: one `Fact` a verb of the rulebook.

The tag of an effect, the ``do`` of the TOML, is its name. A card whose effect no verb can say has
the one effect ``special`` and a coroutine of its own, registered by the card's id. `may` makes an
effect optional; `up_to` is how often it can be done at most, and without `may` how often it must be
done as far as it can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from grimorio.games.tashkalar.components.vocabulary import (
    MoveKind,
    Onto,
    Owner,
    Positive,
    RankName,
    Ranks,
    Where,
)
from grimorio.kit.content import Fact
from grimorio.kit.effects import Effect, unfold


class Pieces(Fact, frozen=True):
    """Which pieces an effect is about."""

    owner: Owner = "any"
    rank: Ranks = "any"
    where: Where = "anywhere"


class Destroy(Effect, frozen=True):
    """Destroy a piece; `then` follows if one was destroyed."""

    what: Pieces
    may: bool = False
    up_to: Positive = 1
    then: tuple[CardEffect, ...] = ()


class DestroyAll(Effect, frozen=True):
    """Destroy all of them; `then` follows if `least` enemy pieces went. Uncounted pieces neither
    score nor help a task."""

    what: Pieces
    least: Positive = 1
    then: tuple[CardEffect, ...] = ()
    uncounted: bool = False


class Upgrade(Effect, frozen=True):
    """Upgrade a piece; `then` follows if one was upgraded."""

    what: Pieces
    may: bool = False
    then: tuple[CardEffect, ...] = ()


class Downgrade(Effect, frozen=True):
    """Downgrade a piece."""

    what: Pieces
    may: bool = False


class Convert(Effect, frozen=True):
    """Replace an enemy piece by an own one of the same rank, or of the rank said."""

    what: Pieces
    may: bool = False
    to: RankName | None = None


class Place(Effect, frozen=True):
    """Place an own piece on an empty square."""

    where: Where = "anywhere"
    rank: RankName = "common"
    may: bool = False
    up_to: Positive = 1


class Move(Effect, frozen=True):
    """Move a piece, or several, one square at a time; `apart`: each piece only once."""

    what: Pieces
    kind: MoveKind
    may: bool = True
    up_to: Positive = 1
    onto: Onto = "any"
    apart: bool = False


class Leap(Effect, frozen=True):
    """Leap to any square, or to one at exactly that distance; `then` follows if it did."""

    what: Pieces
    kind: MoveKind
    may: bool = True
    up_to: Positive = 1
    distance: Literal[0, 2] = 0
    then: tuple[CardEffect, ...] = ()


class Slide(Effect, frozen=True):
    """Move a piece any number of squares in one direction."""

    what: Pieces
    kind: MoveKind


class GainAction(Effect, frozen=True):
    """Gain actions."""

    count: Positive = 1


class DrawExtra(Effect, frozen=True):
    """Draw an extra card at the end of this turn."""

    deck: Literal["beings", "legends"]


class ExtraTurn(Effect, frozen=True):
    """Another turn follows this one."""


class Borrow(Effect, frozen=True):
    """The next summoning of this turn may use one enemy piece as an own one."""


class May(Effect, frozen=True):
    """All of it or nothing."""

    then: tuple[CardEffect, ...]


class Either(Effect, frozen=True):
    """One of the ways; with `may`, or none."""

    ways: tuple[tuple[CardEffect, ...], ...]
    may: bool = False


class OnColour(Effect, frozen=True):
    """What follows from the colour of the square of the summoning; `other` also where the centre
    does not count and the square is the centre."""

    red: tuple[CardEffect, ...] = ()
    green: tuple[CardEffect, ...] = ()
    other: tuple[CardEffect, ...] = ()
    centre: bool = True


class IfActionsLeft(Effect, frozen=True):
    """Only if another action of this turn is left."""

    then: tuple[CardEffect, ...]


class Special(Effect, frozen=True):
    """What only this card does."""


CardEffect: TypeAlias = (
    Destroy
    | DestroyAll
    | Upgrade
    | Downgrade
    | Convert
    | Place
    | Move
    | Leap
    | Slide
    | GainAction
    | DrawExtra
    | ExtraTurn
    | Borrow
    | May
    | Either
    | OnColour
    | IfActionsLeft
    | Special
)


def inside(effect: CardEffect) -> tuple[tuple[CardEffect, ...], ...]:
    """The lists of effects that may follow from an effect; at most one of them does."""
    match effect:
        case Destroy() | DestroyAll() | Upgrade() | Leap() | May() | IfActionsLeft():
            return (effect.then,)
        case Either():
            return effect.ways
        case OnColour():
            return (effect.red, effect.green, effect.other)
        case _:
            return ()


def list_effects(effects: Iterable[CardEffect]) -> Iterator[CardEffect]:
    """Effects with all that they lead to."""
    return unfold(effects, inside)
