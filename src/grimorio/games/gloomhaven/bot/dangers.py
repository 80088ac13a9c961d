"""What enemies do to a character: who can strike where, how hard, and how much that hurts."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    ABILITY_ORDERS,
    DECK_ABILITIES,
    DISARM,
    IMMOBILIZE,
    ORDERS,
    POISON,
    STUN,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.components.orders import (
    AttackOrder,
    Boss,
    MoveOrder,
    SummonOrder,
    SummonSeveral,
)
from grimorio.games.gloomhaven.rules.map.figures import (
    ground,
    manner_of_moving,
    overlaid,
    retaliation,
    shield_of,
)
from grimorio.games.gloomhaven.rules.map.ways import DANGER, Field, costs_from, ends
from grimorio.games.gloomhaven.rules.monsters.might import might_of
from grimorio.games.gloomhaven.state import (
    DIFFICULT,
    HAZARD,
    HINDRANCE,
    MONSTER,
    OBSTACLE,
    PARTY,
    TRAP,
    Figure,
    Scenario,
)

HEALTH: Final = 10.0
"""What all hit points together are worth, in points of damage; the last ones count most."""
LAST: Final = 5.0
"""How many hit points are the last ones."""
FALL: Final = 5.0
"""What it costs besides to be struck down, while cards can be lost instead."""
BLEED: Final = 1.0
"""What each further point of damage costs then: blow after blow takes a card."""
BRINGS: Final = 2.5
"""What a monster does that brings others, or opens a room: as if it dealt that much."""


class Doing:
    """What a monster does in a round, known or on average."""

    __slots__ = ("attack", "brings", "move", "reach")

    def __init__(self, move: float, attack: float, reach: int, brings: float = 0.0) -> None:
        self.move = move
        self.attack = attack
        """What it deals if it comes to an attack."""
        self.reach = reach
        self.brings = brings
        """How often it brings others, or does what only a boss does."""


class Foe:
    """An enemy as a character sees it."""

    __slots__ = (
        "at", "attack", "figure", "later", "mask", "menace", "number", "poisoned", "reach",
        "retaliates", "shield",
    )  # fmt: skip

    def __init__(
        self, s: Scenario, number: int, figure: Figure, doing: Doing, later: float
    ) -> None:
        self.number = number
        self.figure = figure
        self.at = figure.at
        self.shield = shield_of(s, figure)
        self.retaliates = retaliation(s, figure, 1)
        self.poisoned = bool(figure.conditions & POISON)
        self.attack = doing.attack
        self.reach = doing.reach
        self.later = later
        """How much its next strike counts: 1 if it comes in this round."""
        self.menace = max(1.0, doing.attack) + BRINGS * doing.brings
        """What it does in a round if nobody stops it."""
        self.mask = 0
        """Where it can be when it strikes."""


def doing_by(s: Scenario, figure: Figure, ability: int) -> Doing:
    """What a monster does by a card."""
    might = might_of(s, figure)
    move, attack, reach = 0.0, 0.0, max(1, might.range)
    moves = strikes = False
    brings = 0.0
    for number in ABILITY_ORDERS[ability]:
        line = ORDERS[number]
        if isinstance(line, MoveOrder) and not moves:
            moves = True
            move = float(max(0, might.move + line.plus))
        elif isinstance(line, AttackOrder) and not strikes:
            strikes = True
            attack = float(max(0, (might.attack or 0) + line.plus))
            reach = max(1, (might.range if line.range is None else line.range) + line.reach)
        elif isinstance(line, SummonOrder | SummonSeveral | Boss):
            brings = 1.0
    return Doing(move, attack, reach, brings)


def doing_known(s: Scenario, figure: Figure) -> Doing | None:
    """What a monster does in this round, if its card lies there."""
    if figure.kind != MONSTER:
        return None
    ability = s.abilities.get(TYPE_DECK[figure.type])
    return None if ability is None else doing_by(s, figure, ability)


def cards_to_come(s: Scenario, figure: Figure) -> Sequence[int]:
    """The cards that its type may draw next."""
    deck = TYPE_DECK[figure.type]
    return s.decks.get(deck) or DECK_ABILITIES[deck]


def doing_usual(s: Scenario, figure: Figure) -> Doing:
    """What a monster does in a round on average, by the cards that are still to come."""
    if figure.kind != MONSTER:
        return Doing(0.0, 0.0, 1)
    found = [doing_by(s, figure, ability) for ability in cards_to_come(s, figure)]
    count = len(found)
    strikes = [one for one in found if one.attack > 0]
    brings = sum([one.brings for one in found]) / count
    if not strikes:
        return Doing(0.0, 0.0, 1, brings)
    return Doing(
        sum([one.move for one in strikes]) / len(strikes),
        sum([one.attack for one in strikes]) / count,
        max(1, might_of(s, figure).range),
        brings,
    )


def before(s: Scenario, figure: Figure, initiative: int) -> float:
    """How likely a monster acts before that initiative."""
    if figure.kind != MONSTER:
        return 0.0
    cards = cards_to_come(s, figure)
    return sum([ABILITIES[one].initiative < initiative for one in cards]) / len(cards)


def hindered(figure: Figure, doing: Doing) -> Doing:
    """What is left of it when conditions hinder the monster."""
    if figure.conditions & (STUN | DISARM):
        return Doing(doing.move, 0.0, doing.reach, doing.brings)
    if figure.conditions & IMMOBILIZE:
        return Doing(0.0, doing.attack, doing.reach, doing.brings)
    return doing


def field_of_foes(s: Scenario, me: int) -> Field:
    """The map as enemies move over it, without the one who thinks."""
    party = foes = 0
    for number, figure in s.figures.items():
        if figure.side != PARTY:
            foes |= 1 << figure.at
        elif number != me:
            party |= 1 << figure.at
    return Field(
        ground(s),
        overlaid(s, OBSTACLE, HINDRANCE),
        overlaid(s, TRAP, HAZARD),
        overlaid(s, DIFFICULT),
        party,
        foes,
    )


def places_of(s: Scenario, field: Field, foe: Foe, move: float) -> int:
    """The hexes that an enemy can come to, its own among them, as a mask."""
    found = 1 << foe.at
    points = int(move + 0.5)
    if points <= 0:
        return found
    manner = manner_of_moving(s, foe.figure, False)
    free = ends(field, manner)
    for cell, cost in enumerate(costs_from(field, foe.at, manner)):
        if cost % DANGER <= points and cost < 2 * DANGER and free >> cell & 1:
            found |= 1 << cell
    return found


def vigour(points: float) -> float:
    """What hit points are worth: the last ones most."""
    return HEALTH * (1.0 - exp(-points / LAST))


def pain(points: int, damage: float) -> float:
    """What it costs to suffer damage with that many hit points left."""
    left = points - damage
    if left > 0.5:
        return vigour(points) - vigour(left)
    return vigour(points) - vigour(0.5) + FALL + BLEED * (0.5 - left)
