"""Gloomhaven: the things it names, each declared once.

In memory a thing is a number into the content (components/numbers.py). On disk and in records it is
its id, which stays the same when content is mended. An alias such as `CardId` is the type of a
number that is stored by its id.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from grimorio.core.nouns import Noun, SetNoun, several
from grimorio.games.gloomhaven.components import numbers as box
from grimorio.games.gloomhaven.components.classes import Copies, Modifier, Perk
from grimorio.games.gloomhaven.components.effects import Boost
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.monsters import Monster
from grimorio.games.gloomhaven.components.overlays import OverlaySpelling, TrapSpelling
from grimorio.games.gloomhaven.components.places import (
    MapNoun,
    ScenarioNoun,
    area_ids,
    door_ids,
    place_ids,
)
from grimorio.games.gloomhaven.variants import SETTINGS
from grimorio.kit.kept import kept_ids
from grimorio.kit.spellings import Chosen, Row, Tagged
from grimorio.kit.zones import Zone

if TYPE_CHECKING:
    from grimorio.games.gloomhaven.state import Scenario

KEPT: Final = kept_ids(files(__package__))
LAST_ITEM: Final = 151

# -- ids that are made of what a thing does --------------------------------------------------------


def modifier_id(card: Modifier) -> str:
    """`minus-1`, `bless`, `rolling-plus-0-push-1`: a modifier card by all that it does."""
    if card.kind != "base":
        return card.kind
    parts = ["rolling"] if card.rolling else []
    if isinstance(card.value, int):
        parts.append(f"minus-{-card.value}" if card.value < 0 else f"plus-{card.value}")
    else:
        parts.append("double" if card.value == "2x" else "null")
    parts += [*card.conditions, *card.makes]
    numbers = {
        "push": card.push, "pull": card.pull, "pierce": card.pierce, "target": card.target,
        "heal": card.heal, "shield": card.shield,
    }  # fmt: skip
    parts += [f"{name}-{number}" for name, number in numbers.items() if number]
    return "-".join(parts)


def perk_id(owner: str, perk: Perk) -> str:
    """`brute/without-2-minus-1`: a perk by its class and what it does to the modifier deck."""

    def cards(word: str, copies: tuple[Copies, ...]) -> list[str]:
        return [f"{word}-{one.count}-{modifier_id(one.one())}" for one in copies]

    parts = [*cards("without", perk.remove), *cards("with", perk.add)]
    if perk.ignores:
        parts.append(f"ignores-{perk.ignores}")
    return f"{owner}/{'-'.join(parts)}"


def boost_id(line: str, boost: Boost) -> str:
    """`fire-orbs/top/attack+fire`: a boost by its line, its price and when it holds."""
    return "+".join([line, *boost.use, *[word for word in (boost.when, boost.per) if word]])


def told_apart(ids: list[str]) -> list[str]:
    """Of things that are called the same the second and all after it get a number."""
    return [
        id_ if ids[:n].count(id_) == 0 else f"{id_}-{ids[:n].count(id_) + 1}"
        for n, id_ in enumerate(ids)
    ]


PERK_IDS: Final = [
    perk_id(box.CLASSES[number].id, box.PERKS[perk])
    for number, own in enumerate(box.CLASS_PERKS)
    for perk in own
]
BOOST_IDS: Final = [
    *told_apart(
        [
            boost_id(id_, one)
            for id_, row in zip(box.LINE_IDS, box.BOOSTS, strict=True)
            for one in row
        ]
    ),
    "natures-lift",
]
PRICE_IDS: Final = told_apart(
    [
        "+".join([id_, *price])
        for id_, row in zip(box.ORDER_IDS, box.PRICES, strict=True)
        for price in row
    ]
)
ITEM_IDS: Final = [
    items()[number].id if number in items() else f"item-{number}" for number in range(LAST_ITEM + 1)
]
"""An item has the number that is printed on it, from 1 on. Those that no shop has were stored by it
before they had names, and still are."""


def figure_word(s: Scenario, number: int) -> str:
    """`brute`, `bandit-guard-3`, `rat-swarm`: a figure on the map as players call it."""
    figure = s.figures.get(number)
    if figure is None:
        return f"figure-{number}"
    being = box.BEINGS[figure.type]
    if isinstance(being, Monster):
        alone = being.standees == 1
    else:
        alone = sum([one.type == figure.type for one in s.figures.values()]) == 1
    return being.id if alone else f"{being.id}-{figure.number}"


# -- the nouns -------------------------------------------------------------------------------------

CLASS: Final = Noun("class", box.CLASS.ids, kept=KEPT["class"])
CARD: Final = Noun("card", box.CARD.ids, kept=KEPT["card"])
HALF: Final = Noun("half", box.HALF_IDS, kept=KEPT["half"])
LINE: Final = Noun("line", box.LINE_IDS, kept=KEPT["line"])
"""A line of a card, also one inside another."""
BOOST: Final = Noun("boost", BOOST_IDS, kept=KEPT["boost"])
PERK: Final = Noun("perk", PERK_IDS, kept=KEPT["perk"])
ITEM: Final = Noun("item", ITEM_IDS, kept=KEPT["item"])
GOAL: Final = Noun("goal", [goal.id for goal in goals()], kept=KEPT["goal"])
MODIFIER: Final = Noun(
    "modifier", [modifier_id(one) for one in box.MODIFIERS], kept=KEPT["modifier"]
)
TYPE: Final = Noun("type", box.TYPE.ids, kept=KEPT["type"])
DECK: Final = Noun("deck", box.DECKS.ids, kept=KEPT["deck"])
ABILITY: Final = Noun("ability", box.ABILITY_IDS, kept=KEPT["ability"])
ORDER: Final = Noun("order", box.ORDER_IDS, kept=KEPT["order"])
"""A line of a monster's card."""
PRICE: Final = Noun("price", PRICE_IDS, kept=KEPT["price"])
"""What an order of a monster has besides, for elements: a boost of it, or all of it."""
BEING: Final = Noun("being", box.BEING_IDS, kept=KEPT["being"])
"""What a figure is: a monster type, a class, a summon, an object of a scenario."""
CONDITION: Final = Noun("condition", box.CONDITIONS, kept=KEPT["condition"])
ELEMENT: Final = Noun("element", box.ELEMENTS, kept=KEPT["element"])
STRENGTH: Final = Noun("strength", ("inert", "waning", "strong"), kept=KEPT["strength"])
"""How strong an element is."""
KIND: Final = Noun("kind", ("character", "summon", "monster", "object"), kept=KEPT["kind"])
"""What a figure can be."""
SIDE: Final = Noun("side", ("party", "foes", "wild"), kept=KEPT["side"])
"""Whose side a figure is on."""
RANK: Final = Noun("rank", box.RANKS, kept=KEPT["rank"])
ACTION: Final = Noun("action", ("top", "bottom"), kept=KEPT["action"])
"""One of the two actions of a turn."""
DIRECTION: Final = Noun(
    "direction",
    ("east", "south-east", "south-west", "west", "north-west", "north-east"),
    kept=KEPT["direction"],
)
"""From a hex to one beside it."""
OVERLAY: Final = Noun(
    "overlay",
    ("obstacle", "trap", "hazard", "difficult-terrain", "treasure", "hindrance"),
    kept=KEPT["overlay"],
)
BONUS: Final = Noun(
    "bonus",
    (
        "shielded", "retaliates", "stronger", "elusive", "swapped", "phased", "doubled", "hindered",
        "adding", "early",
    ),
    kept=KEPT["bonus"],
)  # fmt: skip
"""What a figure has for a round, or an attack for itself."""
SCENARIO: Final = ScenarioNoun("scenario")
CELL: Final = MapNoun("cell", place_ids, KEPT)
DOOR: Final = MapNoun("door", door_ids, KEPT)
AREA: Final = MapNoun("area", area_ids, KEPT)
"""What one door reveals."""
FIGURE: Final = Noun("figure", says=figure_word)

OPTIONS: Final = Chosen(SETTINGS, KEPT)
CONDITIONS: Final = SetNoun(CONDITION)
ACTIONS: Final = SetNoun(ACTION)
ELEMENT_ROW: Final = Row(ELEMENT, list, STRENGTH)
BONUSES: Final = Tagged(BONUS, {"adding": CONDITIONS})
TRAP_WORTH: Final = TrapSpelling(CONDITIONS)
OVERLAYS: Final = OverlaySpelling(OVERLAY, CELL, TRAP_WORTH)
DOORS: Final = SetNoun(DOOR)
AREAS: Final = SetNoun(AREA)
CARDS: Final = several(CARD)
CELLS: Final = several(CELL)
ELEMENTS: Final = several(ELEMENT)
FIGURES: Final = several(FIGURE)
ITEMS: Final = several(ITEM)

OptionNumbers: TypeAlias = Annotated[dict[str, int], OPTIONS]
ClassId: TypeAlias = Annotated[int, CLASS]
CardId: TypeAlias = Annotated[int, CARD]
HalfId: TypeAlias = Annotated[int, HALF]
LineId: TypeAlias = Annotated[int, LINE]
BoostId: TypeAlias = Annotated[int, BOOST]
PerkId: TypeAlias = Annotated[int, PERK]
ItemId: TypeAlias = Annotated[int, ITEM]
GoalId: TypeAlias = Annotated[int, GOAL]
ModifierId: TypeAlias = Annotated[int, MODIFIER]
TypeId: TypeAlias = Annotated[int, TYPE]
DeckId: TypeAlias = Annotated[int, DECK]
AbilityId: TypeAlias = Annotated[int, ABILITY]
OrderId: TypeAlias = Annotated[int, ORDER]
PriceId: TypeAlias = Annotated[int, PRICE]
BeingId: TypeAlias = Annotated[int, BEING]
ElementId: TypeAlias = Annotated[int, ELEMENT]
ConditionIds: TypeAlias = Annotated[int, CONDITIONS]
ActionIds: TypeAlias = Annotated[int, ACTIONS]
KindId: TypeAlias = Annotated[int, KIND]
SideId: TypeAlias = Annotated[int, SIDE]
DirectionId: TypeAlias = Annotated[int, DIRECTION]
RankId: TypeAlias = Annotated[int, RANK]
ElementRow: TypeAlias = Annotated[list[int], ELEMENT_ROW]
Bonus: TypeAlias = Annotated[tuple[int, ...], BONUSES]
TrapWorth: TypeAlias = Annotated[int, TRAP_WORTH]
Overlay: TypeAlias = Annotated[tuple[int, int, int, tuple[int, ...]], OVERLAYS]
ScenarioId: TypeAlias = Annotated[int, SCENARIO]
CellId: TypeAlias = Annotated[int, CELL]
DoorId: TypeAlias = Annotated[int, DOOR]
DoorIds: TypeAlias = Annotated[int, DOORS]
AreaIds: TypeAlias = Annotated[int, AREAS]
Cards: TypeAlias = Annotated[Zone, CARD]
Goals: TypeAlias = Annotated[Zone, GOAL]
