"""What tiles, gems, cards and rewards do: the vocabulary the content is designed in.

Whatever a hero owns (`Powers`: a Hero tile, a trade tile, a treasure, a gem, an Essence, a potion)
is made of these parts, and its text is made from them in both languages::

    health = 2                      # permanent symbols: Maximum Health, Bags, places for gems
    bags = -1
    gems = 1
    safe = ["fire"]                 # Elemental Powers that do not touch the hero
    boosts = [{ what = "heal", by = 1 }]
    attack = { ranges = [[5, 1], [8, 2], [10, 3]] }      # from a Combat Value on: plain Damage
    attack = { first = true, ranges = [[6, 2], [9, 3]] } # a First Attack
    attack = { ranges = [[6, 3]], also = [{ low = 9, effects = [{ do = "heal", count = 1 }] }] }
    shield = { foot = -2, ward = 1, falter = -1 }        # usable in every Combat Round
    uses = [{ at = "after-hero", set = 3, effects = [{ do = "clover", by = 2 }] }]

**A use** is one thing that can be done with a piece, at one time (the timing icons, EU-TIME; all
times are in vocabulary.py). `set` is the size of Armour Set it needs, `when` a condition, `cost`
what is paid for it. `permanent`: it applies by itself
whenever its time comes and its condition holds, and is never consumed (for times "win", "after-
hero", "after-monster"). A piece with several uses has an icon for each; using one consumes the
piece. What becomes of a used piece follows from what it is: Abilities and Equipment are consumed
until the next round, gems flip, potions, scrolls and Essences leave.

**Effects** are verbs with the tag `do`; the same verbs say rewards, loot, treasures, resources
and missions: `reward = [{ do = "reputation", count = 3 }, { do = "gem", kinds = ["ruby"] }]`.

**A Gold or Silver card** has a list of effects for each number of copies: `boxes = [[{ do =
"clover", by = -2 }], [{ do = "clover", by = -4 }, { do = "weaken", count = 1 }]]`. A clover of a
card lasts until the next step A (EU-CARD-13).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from grimorio.games.euthia.components.vocabulary import (
    ActionKind,
    Condition,
    Due,
    Element,
    Level,
    Positive,
    Span,
    Terrain,
    Time,
)
from grimorio.games.euthia.components.vocabulary import Gem as GemKind
from grimorio.kit.content import Fact
from grimorio.kit.effects import Effect

# -- what is done in a fight -----------------------------------------------------------------------


class Harm(Effect, frozen=True):
    """Damage to the Monster: `plus` adds to an attack that deals Damage, plain is dealt at once."""

    count: Positive
    plus: bool = True


class Clover(Effect, frozen=True):
    """Add to the own Hero Roll."""

    by: int


class Foot(Effect, frozen=True):
    """A Rabbit's Foot: add to the Monster's Combat Value; as a rule less than 0."""

    by: int


class Ward(Effect, frozen=True):
    """Suffer fewer Wounds in this Monster attack."""

    count: Positive


class Suffer(Effect, frozen=True):
    """Suffer Wounds."""

    count: Positive


class Falter(Effect, frozen=True):
    """Add to the own next Combat Value; as a rule less than 0."""

    by: int


class Reroll(Effect, frozen=True):
    """Roll dice again, own ones or the Monster's; the hero chooses each die."""

    count: Positive = 1
    whose: Literal["own", "monster"] = "own"


class Turn(Effect, frozen=True):
    """Turn a die of the Monster to its opposite face."""


class OneDie(Effect, frozen=True):
    """The Monster's next attack is rolled with one die."""


class Drain(Effect, frozen=True):
    """The Monster loses Chaos or Gaar tokens."""

    what: Literal["chaos", "gaar"]
    count: Positive = 1


class Unnerve(Effect, frozen=True):
    """The Monster's player discards Gold or Silver cards at random."""

    count: Positive = 1


class Pierce(Effect, frozen=True):
    """The Hero Roll penalty of the Monster is that much smaller in this attack."""

    count: Positive


class Quell(Effect, frozen=True):
    """Curses played in this Combat Round do nothing to this attack."""


class Hope(Effect, frozen=True):
    """The Hope Die rises."""

    count: Positive = 1


class Bury(Effect, frozen=True):
    """The Monster goes under its deck and another one comes."""


class ReadyAttack(Effect, frozen=True):
    """A consumed Combat Ability becomes ready."""


# -- what Gold and Silver cards do, besides `foot` and `clover` ------------------------------------


class Rend(Effect, frozen=True):
    """Wounds added to a Monster attack that inflicts any."""

    count: Positive


class Weaken(Effect, frozen=True):
    """Less Damage of a Hero attack that deals any."""

    count: Positive


class Mend(Effect, frozen=True):
    """Damage removed from the Monster."""

    count: Positive


class Hush(Effect, frozen=True):
    """The hero uses no Gaar in this Monster attack, or to the end of the Combat Round."""

    span: Span


class Steal(Effect, frozen=True):
    """The hero loses Gaar tokens."""

    count: Positive = 1


# -- what is gained, in a fight or outside ---------------------------------------------------------


class Heal(Effect, frozen=True):
    """Heal Wounds."""

    count: Positive


class Gaar(Effect, frozen=True):
    """Gain Gaar tokens."""

    count: Positive = 1


class Gold(Effect, frozen=True):
    """Gain Gold."""

    count: Positive


class Reputation(Effect, frozen=True):
    """Gain Reputation."""

    count: Positive = 1


class Cards(Effect, frozen=True):
    """Draw Silver or Gold cards."""

    deck: Literal["silver", "gold"]
    count: Positive = 1


class Gem(Effect, frozen=True):
    """Gain a gem: of the kind, or of one of the kinds by choice."""

    kinds: tuple[GemKind, ...]
    count: Positive = 1


class Essence(Effect, frozen=True):
    """Gain an Essence: of the kind, or of one of the kinds by choice."""

    kinds: tuple[Element, ...]
    count: Positive = 1


class Resource(Effect, frozen=True):
    """Draw Natural Resources of a terrain."""

    terrain: Terrain
    count: Positive = 1


class Treasure(Effect, frozen=True):
    """Draw Treasures of a level."""

    level: Level
    count: Positive = 1


class Potion(Effect, frozen=True):
    """Gain Healing Potions."""

    count: Positive = 1


class Scroll(Effect, frozen=True):
    """Gain Teleport Scrolls."""

    count: Positive = 1


# -- what is done outside a fight ------------------------------------------------------------------


class Move(Effect, frozen=True):
    """Gain Movement Points."""

    points: Positive


class Teleport(Effect, frozen=True):
    """Go up to that many hexes far at once; or to the Church."""

    reach: int = 0
    church: bool = False


class Cart(Effect, frozen=True):
    """Draw three Natural Resources while mining and keep one."""


class Act(Effect, frozen=True):
    """Perform an action."""

    action: ActionKind


Gain: TypeAlias = (
    Heal | Gaar | Gold | Reputation | Cards | Gem | Essence | Resource | Treasure | Potion | Scroll
)
"""What rewards, Loot, treasures and missions bring."""
CardEffect: TypeAlias = (
    Rend
    | Weaken
    | Mend
    | Hush
    | Steal
    | Harm
    | Clover
    | Foot
    | Ward
    | Suffer
    | Falter
    | Reroll
    | Turn
    | OneDie
    | Drain
    | Unnerve
    | Pierce
    | Quell
    | Hope
    | Bury
    | ReadyAttack
    | Heal
    | Gaar
    | Gold
    | Reputation
    | Cards
    | Gem
    | Essence
    | Resource
    | Treasure
    | Potion
    | Scroll
    | Move
    | Teleport
    | Cart
    | Act
)

# -- parts of what a hero owns ---------------------------------------------------------------------


class Cost(Fact, frozen=True):
    """What a use costs besides the piece itself."""

    what: Due
    count: Positive = 1


class Use(Fact, frozen=True):
    """One thing that can be done with a piece."""

    at: Time
    effects: tuple[CardEffect, ...]
    set: Literal[0, 3, 4, 5] = 0
    when: Condition = ""
    cost: Cost | None = None
    permanent: bool = False


class Also(Fact, frozen=True):
    """What else follows from an attack whose final Combat Value lies between two numbers."""

    effects: tuple[CardEffect, ...]
    low: int = -99
    high: int = 99


class Attack(Fact, frozen=True):
    """An attack: from a Combat Value on, so much plain Damage."""

    ranges: tuple[tuple[int, int], ...]
    first: bool = False
    also: tuple[Also, ...] = ()


class Shield(Fact, frozen=True):
    """What a shield does in every Monster Attack Phase: less Combat Value, fewer Wounds, and less
    of the own next Combat Value."""

    foot: int = 0
    ward: int = 0
    falter: int = 0


class Boost(Fact, frozen=True):
    """What the hero does is stronger: healing effects, shields."""

    what: Literal["heal", "shield"]
    by: Positive = 1


class Powers(Fact, frozen=True, kw_only=True):
    """What a piece does that a hero owns. The tables of tiles, gems and Essences derive from it."""

    health: int = 0
    bags: int = 0
    gems: int = 0
    safe: tuple[Element, ...] = ()
    boosts: tuple[Boost, ...] = ()
    attack: Attack | None = None
    shield: Shield | None = None
    uses: tuple[Use, ...] = ()
