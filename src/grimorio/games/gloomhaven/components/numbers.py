"""The box in numbers, as state and rules hold it.

A card is its place among the 174. A half is twice its card, plus one for the bottom; behind them
come the two basic actions. Lines of cards and orders of monsters are numbered each in one row. What
a figure may be (`BEINGS`) is one row too, the types of monsters first. What each is called on disk
stands in `nouns.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from grimorio.games.gloomhaven.components import decks, effects
from grimorio.games.gloomhaven.components.cards import Card, Half, cards
from grimorio.games.gloomhaven.components.classes import (
    BASE,
    BLESS,
    CURSE,
    Class,
    Modifier,
    Perk,
    classes,
)
from grimorio.games.gloomhaven.components.decks import Ability
from grimorio.games.gloomhaven.components.effects import Attack, Boost, CardLine, Move, Summon
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.monsters import Monster, amount, monsters
from grimorio.games.gloomhaven.components.orders import (
    AttackOrder,
    ByLevel,
    Consume,
    MoveOrder,
    OnDeath,
    Order,
    OrderBoost,
)
from grimorio.games.gloomhaven.components.scenarios import AnyThing, scenarios
from grimorio.games.gloomhaven.components.vocabulary import Rank
from grimorio.kit.content import Index
from grimorio.kit.effects import Effect, names_of

E = TypeVar("E", bound=Effect)

# -- conditions and elements -----------------------------------------------------------------------

CONDITIONS: Final = (
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen", "bless",
    "curse",
)  # fmt: skip
CONDITION: Final = Index(CONDITIONS)
POISON: Final = 1 << 0
WOUND: Final = 1 << 1
IMMOBILIZE: Final = 1 << 2
DISARM: Final = 1 << 3
STUN: Final = 1 << 4
MUDDLE: Final = 1 << 5
INVISIBLE: Final = 1 << 6
STRENGTHEN: Final = 1 << 7
BLESSED: Final = 1 << 8
CURSED: Final = 1 << 9
TIMED: Final = IMMOBILIZE | DISARM | STUN | MUDDLE | INVISIBLE | STRENGTHEN
"""These end with the next turn (GH-ETURN-2, GH-MEND-1)."""
NEGATIVE: Final = POISON | WOUND | IMMOBILIZE | DISARM | STUN | MUDDLE | CURSED

ELEMENTS: Final = ("fire", "ice", "air", "earth", "light", "dark")
ELEMENT: Final = Index(ELEMENTS)


@cache
def conditions_of(names: tuple[str, ...]) -> int:
    """Conditions as a mask; a push or a pull among immunities is none."""
    found = 0
    for name in names:
        if name in CONDITION:
            found |= 1 << CONDITION[name]
    return found


@cache
def in_mask(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a mask of conditions."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


# -- characters ------------------------------------------------------------------------------------

CARDS: Final[tuple[Card, ...]] = cards()
CARD: Final = Index(card.id for card in CARDS)
CLASSES: Final[tuple[Class, ...]] = tuple(classes().values())
CLASS: Final = Index(one.id for one in CLASSES)
CLASS_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([number for number, card in enumerate(CARDS) if card.of == one.id]) for one in CLASSES]
)
PERKS: Final[tuple[Perk, ...]] = tuple([perk for one in CLASSES for perk in one.perks])
"""The perks of all classes in one row."""
CLASS_PERKS: Final[tuple[range, ...]] = tuple(
    [
        range(
            sum([len(before.perks) for before in CLASSES[:number]]),
            sum([len(before.perks) for before in CLASSES[: number + 1]]),
        )
        for number in range(len(CLASSES))
    ]
)
"""The perks of each class."""
TOP: Final = 0
BOTTOM: Final = 1
BASIC: Final = 2 * len(CARDS)
"""The half that is Attack 2; the next one is Move 2; they have nothing else (GH-ACT-3,
GH-RUL-39)."""
HALVES: Final[tuple[Half, ...]] = (
    *[half for card in CARDS for half in (card.top, card.bottom)],
    Half(lines=(Attack(value=2),)),
    Half(lines=(Move(value=2),)),
)


class _Row(Generic[E]):
    """Lines in one row, the lines inside each, and what each is called: by where it stands and by
    its verb, so that another line before it takes nobody's name."""

    def __init__(self, inside: Callable[[E], Sequence[E]]) -> None:
        self.lines: list[E] = []
        self.inside: list[tuple[int, ...]] = []
        self.ids: list[str] = []
        self._inside = inside

    def add(self, lines: Sequence[E], where: str) -> tuple[int, ...]:
        numbers: list[int] = []
        for line, name in zip(lines, names_of(lines, where), strict=True):
            id_ = f"{where}/{name}"
            inside = self.add(self._inside(line), id_)
            self.lines.append(line)
            self.inside.append(inside)
            self.ids.append(id_)
            numbers.append(len(self.lines) - 1)
        return tuple(numbers)


def _inside(line: CardLine) -> Sequence[CardLine]:
    if isinstance(line, effects.Trigger):
        return line.then
    if isinstance(line, effects.Grant | effects.Control):
        return (line.line,)
    if isinstance(line, effects.Special) and line.line is not None:
        return (line.line,)
    return ()


HALF_IDS: Final[tuple[str, ...]] = (
    *[f"{card.id}/{side}" for card in CARDS for side in ("top", "bottom")],
    "basic/attack",
    "basic/move",
)
_lines: Final[_Row[CardLine]] = _Row(_inside)
HALF_LINES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_lines.add(half.lines, id_) for half, id_ in zip(HALVES, HALF_IDS, strict=True)]
)
ITEM_SUMMONS: Final[dict[int, int]] = {
    item.number: _lines.add((item.summon,), f"item/{item.id}")[0]
    for item in items().values()
    if item.summon is not None
}
"""The lines of items that summon somebody."""
LINES: Final[tuple[CardLine, ...]] = tuple(_lines.lines)
LINE_IDS: Final[tuple[str, ...]] = tuple(_lines.ids)
INSIDE: Final[tuple[tuple[int, ...], ...]] = tuple(_lines.inside)


def _boosts() -> list[tuple[Boost, ...]]:
    """Those of a line itself, and what a special line of its half adds to the first."""
    found: list[tuple[Boost, ...]] = [getattr(line, "boosts", ()) for line in LINES]
    for numbers in HALF_LINES:
        for number in numbers:
            line = LINES[number]
            if isinstance(line, effects.Special):
                found[numbers[0]] += line.adds
    return found


BOOSTS: Final[tuple[tuple[Boost, ...], ...]] = tuple(_boosts())
"""The boosts of each line."""
FIRST_BOOST: Final[tuple[int, ...]] = tuple(
    [sum([len(before) for before in BOOSTS[:line]]) for line in range(len(LINES))]
)
"""Boosts are numbered in one row: that of the first boost of each line."""
NUMBERED_BOOSTS: Final[tuple[tuple[tuple[int, Boost], ...], ...]] = tuple(
    [tuple(enumerate(row, first)) for row, first in zip(BOOSTS, FIRST_BOOST, strict=True)]
)
LIFT: Final = sum([len(boosts) for boosts in BOOSTS])
"""What the card Nature's Lift adds to a ranged attack: a boost that no line has."""
SPECIALS: Final[tuple[frozenset[str], ...]] = tuple(
    [
        frozenset([line.name for line in half.lines if isinstance(line, effects.Special)])
        for half in HALVES
    ]
)
"""The names of the special lines of each half."""
# -- modifier cards --------------------------------------------------------------------------------

MINUS: Final = Modifier(value=-1)


def _distinct() -> list[Modifier]:
    found: list[Modifier] = []
    perks = [perk for one in CLASSES for perk in one.perks]
    for modifier in [*BASE, BLESS, CURSE, *[new.one() for perk in perks for new in perk.add]]:
        if modifier not in found:
            found.append(modifier)
    return found


MODIFIERS: Final[tuple[Modifier, ...]] = tuple(_distinct())
"""The kinds of modifier cards."""
BLESS_CARD: Final = MODIFIERS.index(BLESS)
CURSE_CARD: Final = MODIFIERS.index(CURSE)
MINUS_CARD: Final = MODIFIERS.index(MINUS)
SHUFFLES: Final = frozenset(
    number
    for number, modifier in enumerate(MODIFIERS)
    if modifier.kind == "base" and not isinstance(modifier.value, int)
)
"""The 2x and the Null of a deck (GH-EROUND-3, GH-RUL-13)."""
BASE_DECK: Final[tuple[int, ...]] = tuple(sorted([MODIFIERS.index(one) for one in BASE]))

# -- monsters --------------------------------------------------------------------------------------

TYPES: Final[tuple[Monster, ...]] = tuple(monsters().values())
TYPE: Final = Index(monster.id for monster in TYPES)
DECKS: Final = Index(decks.decks())
TYPE_DECK: Final[tuple[int, ...]] = tuple([DECKS[monster.deck] for monster in TYPES])
ABILITIES: Final[tuple[Ability, ...]] = tuple(
    [ability for found in decks.decks().values() for ability in found]
)
DECK_ABILITIES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([number for number, ability in enumerate(ABILITIES) if ability.deck == deck])
        for deck in DECKS.ids
    ]
)


def _orders_inside(line: Order) -> Sequence[Order]:
    if isinstance(line, Consume | OnDeath):
        return line.then
    return line.lines if isinstance(line, ByLevel) else ()


ABILITY_IDS: Final[tuple[str, ...]] = tuple([f"{one.deck}/{one.number}" for one in ABILITIES])
_orders: Final[_Row[Order]] = _Row(_orders_inside)
ABILITY_ORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_orders.add(one.lines, id_) for one, id_ in zip(ABILITIES, ABILITY_IDS, strict=True)]
)
SUMMON_ORDERS: Final = _orders.add((MoveOrder(plus=0), AttackOrder(plus=0)), "summon")
"""What a summon does (GH-SUMMON-7)."""
SPECIAL_ORDERS: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {
    (scenario.id, TYPE[boss.type], special): _orders.add(
        lines, f"{boss.type}/scenario-{scenario.id}/special-{special}"
    )
    for scenario in scenarios().values()
    for boss in scenario.bosses
    for special, lines in ((1, boss.first), (2, boss.second))
}
"""What a boss does by a special of its card: by scenario, type, and which of the two."""
ORDERS: Final[tuple[Order, ...]] = tuple(_orders.lines)
"""What the cards of monsters say."""
ORDER_IDS: Final[tuple[str, ...]] = tuple(_orders.ids)
ORDERS_INSIDE: Final[tuple[tuple[int, ...], ...]] = tuple(_orders.inside)


def _prices(order: Order) -> list[tuple[str, ...]]:
    """The elements that an order asks for: by its boosts, or as a whole."""
    if isinstance(order, Consume):
        return [(order.use,)]
    boosts: tuple[OrderBoost, ...] = getattr(order, "boosts", ())
    return [boost.use for boost in boosts]


PRICES: Final[tuple[tuple[tuple[str, ...], ...], ...]] = tuple(
    [tuple(_prices(order)) for order in ORDERS]
)
"""What each order asks for, boost by boost; nothing for a boost that costs nothing."""
FIRST_PRICE: Final[tuple[int, ...]] = tuple(
    [sum([len(before) for before in PRICES[:order]]) for order in range(len(ORDERS))]
)
"""Prices are numbered in one row: the first of each order."""

# -- what a figure may be --------------------------------------------------------------------------

Being: TypeAlias = Monster | Class | Summon | AnyThing
_SUMMONING: Final = [number for number, line in enumerate(LINES) if isinstance(line, Summon)]
_THINGS: Final = [(one.id, thing) for one in scenarios().values() for thing in one.objects]
BEINGS: Final[tuple[Being, ...]] = (
    *TYPES,
    *CLASSES,
    *[line for line in LINES if isinstance(line, Summon)],
    *[thing for _, thing in _THINGS],
)
"""Types of monsters, which keep their numbers; then classes, summons by the lines that summon them,
and the objects of scenarios."""
BEING_IDS: Final[tuple[str, ...]] = (
    *TYPE.ids,
    *CLASS.ids,
    *[LINE_IDS[line] for line in _SUMMONING],
    *[f"scenario-{scenario}/{thing.id}" for scenario, thing in _THINGS],
)
FIRST_CLASS: Final = len(TYPES)
BY_LINE: Final[dict[int, int]] = {
    line: FIRST_CLASS + len(CLASSES) + place for place, line in enumerate(_SUMMONING)
}
"""The summons, by the numbers of their lines."""
FIRST_THING: Final[dict[int, int]] = {
    scenario: len(BEINGS) - len(_THINGS) + [one for one, _ in _THINGS].index(scenario)
    for scenario, _ in _THINGS
}
"""The first object of each scenario that has any."""
SUMMONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                BY_LINE[inside]
                for number in numbers
                for inside in (number, *INSIDE[number])
                if inside in BY_LINE
            ]
        )
        for numbers in HALF_LINES
    ]
)
"""Those whom each half summons."""

NORMAL: Final = 0
ELITE: Final = 1
BOSS: Final = 2
NAMED: Final = 3
RANKS: Final[tuple[Rank, ...]] = ("normal", "elite", "boss", "named")


class Sheet(NamedTuple):
    """What a stat card says of one rank at one level."""

    hp: int
    attack: int
    move: int
    range: int
    """0 is melee."""
    shield: int
    retaliate: int
    retaliate_range: int
    pierce: int
    targets: int
    conditions: int
    """What its attacks add."""
    advantage: bool
    elusive: bool
    """Attacks on it have disadvantage."""
    hides: bool
    """It is invisible at the start of a round."""
    flies: bool
    immune: int
    fixed: int
    """What cannot be done to it: 1 a push, 2 a pull."""


TRAIT: Final = re.compile(r"(shield|retaliate|pierce|target) (\d)(?: range (\d))?")


@cache
def sheet(type_: int, rank: int, level: int, characters: int, known: int) -> Sheet:
    """The stat card; `known` is what the rules of a boss say for V or X."""
    monster = TYPES[type_]
    stats = monster.stats(RANKS[rank])
    numbers = {"shield": 0, "retaliate": 0, "pierce": 0, "target": 1}
    retaliate_range = 1
    conditions = 0
    traits = stats.traits[level]
    for trait in traits:
        if trait.startswith("attacks add "):
            conditions |= conditions_of((trait.removeprefix("attacks add "),))
        found = TRAIT.fullmatch(trait)
        if found is not None:
            numbers[found[1]] = int(found[2])
            if found[3] is not None:
                retaliate_range = int(found[3])
    return Sheet(
        amount(stats.hp[level], characters, known),
        amount(stats.attack[level], characters, known),
        amount(stats.move[level], characters, known),
        amount(stats.range[level], characters, known),
        numbers["shield"],
        numbers["retaliate"],
        retaliate_range,
        numbers["pierce"],
        numbers["target"],
        conditions,
        "advantage" in traits,
        "attackers_disadvantage" in traits,
        "round_start_invisible" in traits,
        monster.flies,
        conditions_of(monster.immune),
        ("push" in monster.immune) + 2 * ("pull" in monster.immune),
    )
