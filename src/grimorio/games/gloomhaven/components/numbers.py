"""The box in numbers, as state and rules hold it.

A card is its place among the 174. A half is twice its card, plus one for the bottom; behind them
come the two basic actions. Lines of cards and lines of monsters are numbered each in one row.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from grimorio.games.gloomhaven.components import abilities, decks
from grimorio.games.gloomhaven.components.abilities import Attack, Boost, Line, Move
from grimorio.games.gloomhaven.components.cards import Card, Half, cards
from grimorio.games.gloomhaven.components.classes import (
    BASE,
    BLESS,
    CURSE,
    Class,
    Modifier,
    classes,
)
from grimorio.games.gloomhaven.components.decks import Ability
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.monsters import Monster, Rank, amount, monsters
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.kit.content import Index

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


class _Numbered:
    """Lines in one row, and the lines inside each."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.inside: list[tuple[int, ...]] = []

    def add(self, lines: Sequence[Line]) -> tuple[int, ...]:
        numbers: list[int] = []
        for line in lines:
            inside = self.add(_inside(line))
            self.lines.append(line)
            self.inside.append(inside)
            numbers.append(len(self.lines) - 1)
        return tuple(numbers)


def _inside(line: Line) -> Sequence[Line]:
    if isinstance(line, abilities.Trigger):
        return line.then
    if isinstance(line, abilities.Grant | abilities.Control):
        return (line.line,)
    if isinstance(line, abilities.Special) and line.line is not None:
        return (line.line,)
    return ()


_lines: Final = _Numbered()
HALF_LINES: Final[tuple[tuple[int, ...], ...]] = tuple([_lines.add(half.lines) for half in HALVES])
ITEM_SUMMONS: Final[dict[int, int]] = {
    item.number: _lines.add((item.summon,))[0]
    for item in items().values()
    if item.summon is not None
}
"""The lines of items that summon somebody."""
LINES: Final[tuple[Line, ...]] = tuple(_lines.lines)
INSIDE: Final[tuple[tuple[int, ...], ...]] = tuple(_lines.inside)


def _boosts() -> list[tuple[Boost, ...]]:
    """Those of a line itself, and what a special line of its half adds to the first."""
    found: list[tuple[Boost, ...]] = [getattr(line, "boosts", ()) for line in LINES]
    for numbers in HALF_LINES:
        for number in numbers:
            line = LINES[number]
            if isinstance(line, abilities.Special):
                found[numbers[0]] += line.adds
    return found


BOOSTS: Final[tuple[tuple[Boost, ...], ...]] = tuple(_boosts())
"""The boosts of each line."""
SPECIALS: Final[tuple[frozenset[str], ...]] = tuple(
    [
        frozenset([line.name for line in half.lines if isinstance(line, abilities.Special)])
        for half in HALVES
    ]
)
"""The names of the special lines of each half."""
SUMMONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                inside
                for number in numbers
                for inside in (number, *INSIDE[number])
                if isinstance(LINES[inside], abilities.Summon)
            ]
        )
        for numbers in HALF_LINES
    ]
)
"""The lines of each half that summon somebody."""

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


class _Orders:
    """Lines of monsters in one row, and the lines inside each."""

    def __init__(self) -> None:
        self.lines: list[decks.Line] = []
        self.inside: list[tuple[int, ...]] = []

    def add(self, lines: Sequence[decks.Line]) -> tuple[int, ...]:
        numbers: list[int] = []
        for line in lines:
            inside = self.add(_orders_inside(line))
            self.lines.append(line)
            self.inside.append(inside)
            numbers.append(len(self.lines) - 1)
        return tuple(numbers)


def _orders_inside(line: decks.Line) -> Sequence[decks.Line]:
    if isinstance(line, decks.Consume | decks.OnDeath):
        return line.then
    return line.lines if isinstance(line, decks.ByLevel) else ()


_orders: Final = _Orders()
ABILITY_LINES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_orders.add(ability.lines) for ability in ABILITIES]
)
SUMMON_LINES: Final = _orders.add((decks.Move(plus=0), decks.Attack(plus=0)))
"""What a summon does (GH-SUMMON-7)."""
SPECIAL_LINES: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {
    (scenario.id, TYPE[boss.type], special): _orders.add(lines)
    for scenario in scenarios().values()
    for boss in scenario.bosses
    for special, lines in ((1, boss.first), (2, boss.second))
}
"""What a boss does by a special of its card: by scenario, type, and which of the two."""
ORDERS: Final[tuple[decks.Line, ...]] = tuple(_orders.lines)
"""The lines of monsters."""
ORDERS_INSIDE: Final[tuple[tuple[int, ...], ...]] = tuple(_orders.inside)

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
