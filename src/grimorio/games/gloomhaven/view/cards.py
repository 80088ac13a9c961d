"""The catalogue: every card face of the game, sent once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core.scene import Badge, Diagram, DiagramMark, Face, Half, Stat, Text
from grimorio.games.gloomhaven.components import cards, decks
from grimorio.games.gloomhaven.components import effects as k
from grimorio.games.gloomhaven.components.classes import Class
from grimorio.games.gloomhaven.components.goals import BattleGoal, goals
from grimorio.games.gloomhaven.components.items import Find, Item, finds, items
from grimorio.games.gloomhaven.components.monsters import LEVELS, Monster, Stats
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    CARDS,
    CLASS,
    CLASSES,
    MODIFIERS,
    RANKS,
    TYPES,
)
from grimorio.games.gloomhaven.components.orders import AttackOrder
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.abilities import ability_texts
from grimorio.games.gloomhaven.view.gear import item_texts
from grimorio.games.gloomhaven.view.lines import card_texts, half_texts
from grimorio.games.gloomhaven.view.modifiers import modifier_text
from grimorio.games.gloomhaven.view.names import (
    ability_face,
    face_of_class,
    face_of_type,
    modifier_face,
)
from grimorio.games.gloomhaven.view.zones import (
    ABILITY_BACK,
    CARD_BACK,
    CLASS_BACK,
    GOAL_BACK,
    ITEM_BACK,
    MODIFIER_BACK,
)
from grimorio.kit.effects import verb
from grimorio.kit.hexes import Hex
from grimorio.kit.said import stat, yes
from grimorio.kit.story import Words


def catalogue() -> tuple[Face, ...]:
    return (
        *[class_face(one) for one in CLASSES],
        *[card(one) for one in CARDS],
        *[ability(number, one) for number, one in enumerate(ABILITIES)],
        *[modifier(number) for number in range(len(MODIFIERS))],
        *[item(one) for one in items().values()],
        *[find(one) for one in finds().values()],
        *[goal(one) for one in goals()],
        *[stat_card(one) for one in TYPES],
    )


# -- characters ------------------------------------------------------------------------------------


def class_face(one: Class) -> Face:
    """A class: hit points at the first and at the last level, cards in hand."""
    points = Text("first-last", {"first": one.hp[0], "last": one.hp[8]})
    return Face(
        face_of_class(one.id),
        Text(f"class-{one.id}"),
        Text("type-class"),
        one.icon,
        (stat("hp", points, icons.LIFE), stat("cards", one.hand, icons.CARDS)),
        (Text(f"class-{one.id}-text"),),
        ("GH-CAMP-12",),
        CLASS_BACK,
    )


def card(one: cards.Card) -> Face:
    """An ability card: initiative and level, and two halves."""
    return Face(
        f"card-{one.id}",
        Text(f"card-{one.id}"),
        Text("type-card", {"class": Text(f"class-{one.of}"), "level": one.level or "X"}),
        CLASSES[CLASS[one.of]].icon,
        (stat("initiative", one.initiative, icons.INITIATIVE),),
        card_texts(one),
        ("GH-ACT-2", "GH-ACT-3"),
        CARD_BACK,
        halves=(half("top", one.top), half("bottom", one.bottom)),
    )


def half(name: str, one: cards.Half) -> Half:
    return Half(
        name,
        Text(f"half-{name}"),
        half_icon(one),
        numbers=tuple(half_numbers(one)),
        text=half_texts(one),
        badges=tuple(half_badges(one)),
        diagram=half_diagram(one),
    )


def half_icon(one: cards.Half) -> str:
    """What a half without numbers is known by: its condition, or what its first line does."""
    line = one.lines[0] if one.lines else None
    if line is None or line_numbers(line):
        return ""
    if isinstance(line, k.Afflict) and line.conditions:
        return icons.CONDITIONS[line.conditions[0]]
    return icons.VERBS[verb(line)]


def half_numbers(one: cards.Half) -> list[Stat]:
    """What the eye looks for first: attack and its range, move, heal and the like."""
    found: dict[str, Stat] = {}
    for line in one.lines:
        for name, value in line_numbers(line):
            shown = value if isinstance(value, int) else Text("value-x")
            found.setdefault(name, stat(name, shown, icons.NUMBERS[name]))
    return list(found.values())[:MOST]


MOST: Final = 3
"""So many numbers fit on half a small card."""


NUMBER: Final = {"loot": "range", "summon": "hp"}
"""What the number of a verb is, where it is not its value."""


def line_numbers(line: k.CardLine) -> list[tuple[str, int | str]]:
    """The number of a line by its verb; an attack may have a range besides."""
    name = verb(line)
    if name not in icons.NUMBERS:
        return []
    range_ = line.range if isinstance(line, k.Attack) else 0
    found = [(name, getattr(line, NUMBER.get(name, "value")))]
    return [*found, ("range", range_)] if range_ else found


def half_badges(one: cards.Half) -> list[Badge]:
    """What using it means: elements made, how long it lasts, whether the card is lost."""
    found = [
        Badge(Text("badge-makes", {"element": Text("line-element", {"element": name})}),
              icons.ELEMENTS[name], tone="magic")
        for name in one.makes
    ]  # fmt: skip
    if one.xp:
        found.append(Badge(Text("badge-xp"), icons.EXPERIENCE, one.xp))
    if one.lasts == "round":
        found.append(Badge(Text("badge-round"), icons.ROUND))
    elif one.lasts == "persistent":
        found.append(Badge(Text("badge-lasts"), icons.LASTS))
    if one.lost:
        found.append(Badge(Text("badge-lost"), icons.LOST, tone="danger"))
    return found


def half_diagram(one: cards.Half) -> Diagram | None:
    for line in one.lines:
        if isinstance(line, k.Attack) and line.area:
            return diagram(line.area, about=line.range == 0)
        if isinstance(line, k.Special) and line.area:
            return diagram(line.area, about=True)
    return None


def diagram(area: Sequence[Hex], about: bool) -> Diagram:
    """An area of effect, and where the attacker stands if it lies about it (GH-AREA-1)."""
    marks = [DiagramMark(q, r, "hit") for q, r in area]
    if about and (0, 0) not in area:
        marks.append(DiagramMark(0, 0, "self"))
    words: Words = {"hexes": len(area), "about": yes(about)}
    return Diagram("hex", tuple(marks), Text("area-diagram", words))


def item(one: Item) -> Face:
    """An item: its slot, its price, and what it does."""
    area = diagram(one.area, about=one.when == "single_melee") if one.area else None
    return item_like(one, item_texts(one), ("GH-ITEM-1", "GH-ITEM-2"), area)


def find(one: Find) -> Face:
    """An item that no shop has: it can be used in a later scenario only."""
    return item_like(one, (Text("item-later"),), ("GH-LOOT-3",), None)


def item_like(
    one: Item | Find, text: tuple[Text, ...], rules: tuple[str, ...], area: Diagram | None
) -> Face:
    return Face(
        f"item-{one.id}",
        Text(f"item-{one.id}"),
        Text("type-item", {"slot": Text(f"slot-{one.slot}")}),
        icons.SLOTS[one.slot],
        (stat("cost", one.cost, icons.COINS, "gold"),),
        text,
        rules,
        ITEM_BACK,
        area,
    )


def goal(one: BattleGoal) -> Face:
    """A battle goal, and how many checkmarks it is worth."""
    return Face(
        f"goal-{one.id}",
        Text(f"goal-{one.id}"),
        Text("type-goal"),
        icons.GOAL,
        (stat("checkmarks", one.checkmarks, icons.GOAL),),
        (Text(f"goal-{one.id}-text"),),
        ("GH-SETUP-16", "GH-SETUP-18"),
        GOAL_BACK,
    )


def modifier(number: int) -> Face:
    """A card of an attack modifier deck: its value is its name."""
    one = MODIFIERS[number]
    icon = icons.ATTACK
    if one.kind in ("bless", "curse"):
        icon = icons.CONDITIONS[one.kind]
    elif not isinstance(one.value, int):
        icon = icons.SHUFFLE
    return Face(
        modifier_face(number),
        modifier_text(one),
        Text("type-modifier"),
        icon,
        rules=("GH-MOD-2", "GH-MOD-3"),
        back=MODIFIER_BACK,
    )


# -- monsters --------------------------------------------------------------------------------------


def ability(number: int, one: decks.Ability) -> Face:
    """What a type of monsters does in a round."""
    area: Diagram | None = None
    for line in one.lines:
        if isinstance(line, AttackOrder) and line.area:
            area = diagram(line.area, about=line.about)
    return Face(
        ability_face(number),
        Text(f"deck-{one.deck}"),
        Text("type-ability"),
        icons.SHUFFLE if one.shuffle else icons.ATTACK,
        (stat("initiative", one.initiative, icons.INITIATIVE),),
        ability_texts(one),
        ("GH-MACT-2", "GH-MACT-4"),
        ABILITY_BACK,
        area,
    )


def stat_card(one: Monster) -> Face:
    """A stat card: level by level, for each rank."""
    sides = [(rank, getattr(one, rank)) for rank in RANKS]
    return Face(
        face_of_type(one.id),
        Text(f"monster-{one.id}"),
        Text("type-monster"),
        one.icon,
        rules=("GH-SETUP-12",),
        halves=tuple(
            [
                Half(rank, Text(f"rank-{rank}"), text=level_lines(side))
                for rank, side in sides
                if side
            ]
        ),
    )


def level_lines(side: Stats) -> tuple[Text, ...]:
    """A line for each level: hit points, move, attack, range."""
    found = []
    for level in range(LEVELS):
        words: Words = {"level": level, "ranged": yes(side.range[level])}
        for name in ("hp", "move", "attack", "range"):
            words[name] = str(getattr(side, name)[level])
        found.append(Text("stat-line", words))
    return tuple(found)
