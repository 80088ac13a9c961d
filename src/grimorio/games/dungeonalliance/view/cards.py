"""The catalogue: every face of the game, sent once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from grimorio.core.scene import Diagram, DiagramMark, Face, Half, Stat, Text
from grimorio.games.dungeonalliance.components.box import (
    Card,
    Hero,
    Monster,
    SoloCard,
    Starter,
    Threat,
    Tile,
    Upgrade,
)
from grimorio.games.dungeonalliance.components.effects import Damage, Draw, Gain, Heal
from grimorio.games.dungeonalliance.components.numbers import (
    CARDS,
    CONTENT,
    DOORS,
    INHABITANTS,
    TILE_THREATS,
)
from grimorio.games.dungeonalliance.view import icons
from grimorio.games.dungeonalliance.view.lines import (
    card_lines,
    power_text,
    solo_lines,
    threat_lines,
)
from grimorio.games.dungeonalliance.view.names import hero_id, hero_text, tile_text
from grimorio.games.dungeonalliance.view.together import BACK
from grimorio.kit.effects import verb
from grimorio.kit.said import sentences, stat
from grimorio.kit.story import Words, folded, listed


def catalogue() -> tuple[Face, ...]:
    """Heroes, cards, monsters, threats, tiles and Solo cards."""
    return (
        *[hero_face(kind, one) for kind, one in enumerate(CONTENT.heroes)],
        *[card_face(one) for one in CARDS],
        *[monster_face(one) for one in CONTENT.monsters],
        *[threat_face(one) for one in CONTENT.threats],
        *[tile_face(number, one) for number, one in enumerate(CONTENT.tiles)],
        *[solo_face(number, one) for number, one in enumerate(CONTENT.solo)],
    )


def hero_face(number: int, one: Hero) -> Face:
    """A Hero card: race and classes, and four abilities."""
    first, second = [Text("class", {"class": name}) for name in one.classes]
    twice = Text("class-twice", {"class": first})
    classes = twice if one.classes[0] == one.classes[1] else folded("both", [first, second])
    kind = Text("type-hero", {"race": Text("race", {"race": one.race}), "classes": classes})
    return Face(
        hero_id(number),
        hero_text(number),
        kind,
        one.icon,
        (
            stat(one.attack, one.power, icons.ATTACKS[one.attack]),
            stat(one.defence, one.guard, icons.DEFENCES[one.defence]),
            stat("speed", one.speed, icons.SPEED),
            stat("health", one.health, icons.HEALTH),
        ),
        tuple([own_line(card) for card in CONTENT.starters if card.hero == one.id]),
        ("DA-TERM-10", "DA-VALID-8"),
        original=one.original,
    )


def own_line(card: Starter) -> Text:
    """A card that a hero brings along, and what it does (DA-SETUP-11)."""
    words: Words = {
        "card": Text(f"card-{card.id}"),
        "type": types_text(card),
        "does": sentences(card_lines(card)[1:]),
    }
    return Text("own-card", words)


def card_face(one: Card) -> Face:
    """A Starting Deck card or an Upgrade: its types, its price, and what it does."""
    kind = types_text(one)
    if isinstance(one, Upgrade):
        kind = Text("type-upgrade", {"type": kind, "level": one.level, "cost": one.cost})
    return Face(
        f"card-{one.id}",
        Text(f"card-{one.id}"),
        kind,
        icons.TYPES[one.types[0]],
        card_numbers(one),
        card_lines(one),
        ("DA-CARD-2", "DA-CARD-4"),
        BACK,
        original=one.original,
    )


def types_text(one: Card) -> Text:
    return folded("type-two", [Text(f"type-{name}") for name in one.types])


def card_numbers(one: Card) -> tuple[Stat, ...]:
    """What a card comes to, where a number says it: its attack, what it adds, what it heals. What
    it adds only sometimes stands in brackets; its text says when."""
    found: dict[str, Stat] = {}
    for arm in (one.attack, one.pet):
        if arm is not None:
            found[arm.type] = stat(arm.type, arm.power, icons.ATTACKS[arm.type])
    for change in one.modifiers:
        trait = change.trait
        if trait in ADDED:
            by = Text("plus" if change.when == "always" else "plus-sometimes", {"by": change.by})
            added = Stat(f"plus-{trait}", Text(f"stat-{trait}"), by, icon=ADDED[trait])
            found.setdefault(added.id, added)
    for effect in one.effects:
        if isinstance(effect, Damage):
            found["damage"] = stat("damage", effect.count, icons.DAMAGE)
        elif isinstance(effect, Heal | Draw | Gain):
            name = verb(effect)
            found[name] = stat(name, Text("plus", {"by": effect.count}), DONE[name])
    return tuple(found.values())


ADDED: Final = {**icons.ATTACKS, **icons.DEFENCES, "speed": icons.SPEED}
"""Traits that are a number of a hero."""
DONE: Final = {"heal": icons.HEALTH, "draw": icons.HAND, "gain": icons.XP}
"""Effects that add to a number."""


def monster_face(one: Monster) -> Face:
    """A Monster Encounter card: four abilities, two rewards, its power."""
    defences = [("armour", one.armour), ("evasive", one.evasive)]
    rewards = Text("rewards", {"first": one.first, "second": one.second})
    return Face(
        f"monster-{one.id}",
        Text(f"monster-{one.id}"),
        Text("type-monster", {"level": one.level}),
        one.icon,
        (
            stat(one.attack, one.strength, icons.ATTACKS[one.attack]),
            *[stat(name, value, icons.DEFENCES[name]) for name, value in defences if value],
            stat("speed", one.speed, icons.SPEED),
            stat("health", one.health, icons.HEALTH),
            stat("xp", rewards, icons.XP, "gold"),
        ),
        (power_text(one),),
        ("DA-MON-14", "DA-XP-4"),
        original=one.original,
    )


def threat_face(one: Threat) -> Face:
    """A Threat Encounter card."""
    return Face(
        f"threat-{one.id}",
        Text(f"threat-{one.id}"),
        Text("type-threat"),
        one.icon,
        text=threat_lines(one),
        rules=("DA-THREAT-1", "DA-RUL-80"),
        original=one.original,
    )


def tile_face(number: int, one: Tile) -> Face:
    """A tile: who waits on it, how many threats it has, and where its doors are."""
    found = Counter([inhabitant.monster for inhabitant in one.monsters])
    names = [
        Text("tile-monster", {"monster": Text(f"monster-{name}"), "count": count})
        for name, count in found.items()
    ]
    said = [Text("tile-monsters", {"monsters": listed(names)})] if names else []
    if one.threats:
        said.append(Text("tile-threats", {"count": len(one.threats)}))
    said.append(Text("tile-doors", {"count": one.sides.count("D")}))
    return Face(
        f"tile-{one.id}",
        tile_text(number, "start"),
        Text("type-start") if one.start else Text("type-tile", {"level": one.level}),
        icons.TILE,
        text=tuple(said),
        rules=("DA-TERM-1", "DA-DOOR-4"),
        diagram=tile_diagram(4 * number),
        original=one.original,
    )


@cache
def tile_diagram(laid: int, sides: tuple[str, ...] = ()) -> Diagram:
    """The squares of a tile as it is turned, who waits on them, and what is in its sides: its own
    doors, or what becomes of them where it is to be laid."""
    here = {place: kind for kind, place in INHABITANTS[laid]}
    marks = []
    for place in range(9):
        threat = place in TILE_THREATS[laid]
        kind = "hit" if place in here else "marked" if threat else "floor"
        icon = CONTENT.monsters[here[place]].icon if place in here else ""
        marks.append(DiagramMark(place % 3, place // 3, kind, "?" if threat else "", icon))
    own = tuple(["door" if DOORS[laid] >> side & 1 else "wall" for side in range(4)])
    for kind, (x, y) in zip(sides or own, ((1, -1), (3, 1), (1, 3), (-1, 1)), strict=True):
        if kind != "wall":
            marks.append(DiagramMark(x, y, kind))
    label = tile_text(laid // 4, "start") if sides else Text("tile-diagram")
    return Diagram("square", tuple(marks), label)


def solo_face(number: int, one: SoloCard) -> Face:
    """A Solo card: its three sections from top to bottom."""
    return Face(
        f"solo-{number + 1}",
        Text("solo-card", {"number": number + 1}),
        Text("type-solo"),
        icons.SOLO,
        rules=("DA-SOLO-5", "DA-SOLO-6", "DA-SOLO-7"),
        original=one.original,
        halves=tuple(
            [
                Half(str(section), Text(f"solo-section-{section}"), text=(text,))
                for section, text in enumerate(solo_lines(one), start=1)
            ]
        ),
    )
