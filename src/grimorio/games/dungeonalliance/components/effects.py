"""What cards, powers and threats do: the vocabulary the content is designed in.

A card is made of at most four parts, and its text is made from them in both languages::

    modifiers = [{ trait = "melee", by = 2 }]               # what lasts while the card lies there
    attack = { type = "ranged", power = 5 }                  # a base attack of its own
    pet = { type = "melee", power = 3, reach = 2 }           # an attack besides the hero's own
    effects = [{ do = "heal", count = 2, whom = "hero" }]    # done at once when it is played

**Modifiers** hold from the moment the card is played to the End Phase (DA-CARD-9); on an Artifact
for the rest of the game. `trait` is what is changed, `by` how much, `when` a condition, `share` who
has it besides. An Enhancement Spell lies under its target: its modifiers are the target's. A card
with `attack` and a "melee" or "ranged" modifier gives one of the two (DA-ATK-6).

**Attacks**: `low` and `high` are the range, where it is not the usual one. `blind`: line of sight
is not required. `plain`: bonuses are not allowed. `then` follows if the attack did damage, `after`
in any case. An attack card is played by attacking with it.

**Pets**: the same with `reach`, the length of the way to the target; always blind for sight where
`blind` says so (DA-RUL-29), and no obstacles count.

**Effects** are verbs with the tag `do`: damage, heal, draw, recover, push, pull, shift, swap,
hinder, exhaust, gain, refresh, either, special. `special` names one coroutine of the rules with the
card's id: for what no verb can say. A Reaction says in `moment` what it answers.

**A monster's power** is one word of the list in vocabulary.py and a number: `power = "rage"`,
`by = 2`. **A threat** has effects of its own: harm, stop, hinder, lose, alarm, pit; and what
overcoming it is worth. Rewards and damage count the level of the token where they say so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from grimorio.games.dungeonalliance.components.vocabulary import (
    AttackType,
    Condition,
    Natural,
    Positive,
    Share,
    Trait,
    Whom,
)
from grimorio.kit.content import Fact
from grimorio.kit.effects import Effect, unfold


class Modifier(Fact, frozen=True):
    """What lasts while a card lies under a hero, or an Artifact beside the heroes."""

    trait: Trait
    by: int = 1
    when: Condition = "always"
    share: Share = "self"


# -- verbs of cards --------------------------------------------------------------------------------


class Damage(Effect, frozen=True):
    """Damage without an attack: no defence counts."""

    count: Positive
    whom: Whom
    poison: bool = False
    reach: Positive = 3


class Heal(Effect, frozen=True):
    """Remove Damage tokens; with `poison` only Poison ones."""

    count: Positive
    whom: Whom = "self"
    poison: bool = False


class Draw(Effect, frozen=True):
    """Draw cards from the Alliance deck."""

    count: Positive = 1


class Recover(Effect, frozen=True):
    """Take cards of choice from the own discard pile into the hand."""

    count: Positive = 1


class Push(Effect, frozen=True):
    """Move somebody away from the hero, one square at a time, each further away than the last."""

    squares: Positive
    whom: Whom = "target"
    reach: Positive = 1


class Pull(Effect, frozen=True):
    """Move somebody towards the hero, one square at a time, each nearer than the last."""

    squares: Positive
    whom: Whom = "enemy"
    reach: Positive = 3


class Shift(Effect, frozen=True):
    """The hero moves so many squares now, for no Speed points and at no extra cost."""

    squares: Positive
    whom: Whom = "self"


class Swap(Effect, frozen=True):
    """The hero and somebody exchange their squares."""

    whom: Whom = "ally"
    reach: Positive = 3


class Hinder(Effect, frozen=True):
    """Somebody has less of an ability until the End Phase."""

    what: Literal["speed", "attack", "armour", "evasive"]
    by: Positive
    whom: Whom = "enemy"
    reach: Positive = 3


class Exhaust(Effect, frozen=True):
    """A ready monster becomes exhausted."""

    whom: Whom = "enemy"
    reach: Positive = 3


class Gain(Effect, frozen=True):
    """Gain XP."""

    count: Positive = 1


class Refresh(Effect, frozen=True):
    """The hero may receive another Power Surge in this round."""


class Either(Effect, frozen=True):
    """One of the ways."""

    ways: tuple[tuple[CardEffect, ...], ...]


class Special(Effect, frozen=True):
    """What only this card does."""


CardEffect: TypeAlias = (
    Damage
    | Heal
    | Draw
    | Recover
    | Push
    | Pull
    | Shift
    | Swap
    | Hinder
    | Exhaust
    | Gain
    | Refresh
    | Either
    | Special
)


def inside(effect: CardEffect) -> tuple[tuple[CardEffect, ...], ...]:
    """The lists of effects inside an effect."""
    return effect.ways if isinstance(effect, Either) else ()


def list_effects(effects: Iterable[CardEffect]) -> Iterator[CardEffect]:
    """Effects with all that they lead to."""
    return unfold(effects, inside)


# -- attacks of cards ------------------------------------------------------------------------------


class Attack(Fact, frozen=True):
    """A base attack that a card gives; the range is the usual one of its type where it is 0."""

    type: AttackType
    power: Natural
    low: Natural = 0
    high: Natural = 0
    blind: bool = False
    plain: bool = False
    then: tuple[CardEffect, ...] = ()
    after: tuple[CardEffect, ...] = ()


class Pet(Fact, frozen=True):
    """An additional attack, at most `reach` squares away along an open way."""

    type: AttackType
    power: Natural
    reach: Positive
    blind: bool = True
    plain: bool = True
    then: tuple[CardEffect, ...] = ()


# -- threats ---------------------------------------------------------------------------------------


class Harm(Effect, frozen=True):
    """Damage: `count`, and the level of the token besides if `level`."""

    count: Natural = 0
    level: bool = True
    poison: bool = False
    room: bool = False
    """To every hero in the room."""


class Stop(Effect, frozen=True):
    """The hero has no Speed points left in this movement."""


class Slow(Effect, frozen=True):
    """The hero has less Speed until the End Phase."""

    by: Positive = 1


class Lose(Effect, frozen=True):
    """The player discards cards of choice."""

    cards: Positive = 1


class Alarm(Effect, frozen=True):
    """All monsters in the room and in connected rooms become ready."""


class Pit(Effect, frozen=True):
    """The token stays as a pit (DA-THREAT-5, DA-RUL-7)."""


ThreatEffect: TypeAlias = Harm | Stop | Slow | Lose | Alarm | Pit


class Reward(Fact, frozen=True):
    """What overcoming a threat is worth: XP, and cards to draw."""

    xp: Natural = 0
    level: bool = True
    """The level of the token is added to the XP."""
    draw: Natural = 0
    heal: Natural = 0
