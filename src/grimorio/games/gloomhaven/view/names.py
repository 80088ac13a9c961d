"""What things are called, and by which ids a click finds them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components import numbers as box
from grimorio.games.gloomhaven.components.classes import Class
from grimorio.games.gloomhaven.components.items import item
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.monsters import Monster
from grimorio.games.gloomhaven.components.scenarios import Escort, scenarios
from grimorio.games.gloomhaven.nouns import CARD, CLASS, CONDITION, ELEMENT, GOAL, TYPE
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, SUMMON, Scenario
from grimorio.games.gloomhaven.view import icons
from grimorio.kit.hexes import Hex, bearings
from grimorio.kit.names import ids, numbered, texts
from grimorio.kit.numbers import NONE
from grimorio.kit.story import seat_text

HALF_NAMES: Final = ("top", "bottom")

ability_face: Final = numbered("ability-")
card_face: Final = ids(CARD)
card_id: Final = numbered("card")
"""A card whose face is known, wherever it lies: every card is in the game once."""
card_text: Final = texts(CARD)
class_text: Final = texts(CLASS)
condition_text: Final = texts(CONDITION)
element_id: Final = ids(ELEMENT)
element_text: Final = texts(ELEMENT)
figure_id: Final = numbered("f")
goal_face: Final = ids(GOAL)
goal_text: Final = texts(GOAL)
modifier_face: Final = numbered("modifier-")
monster_text: Final = texts(TYPE, "monster")


# -- hexes -----------------------------------------------------------------------------------------


def hex_id(place: Hex) -> str:
    """By its place on the map: the number of a hex would tell how many are hidden before it."""
    return f"h{place[0]}.{place[1]}"


@cache
def cell_ids(scenario: int) -> tuple[str, ...]:
    """The ids of all hexes of a scenario, by their numbers."""
    return tuple([hex_id(place) for place in whole(scenario).board.places])


def cell_id(s: Scenario, cell: int) -> str:
    return cell_ids(s.number)[cell]


COMPASS: Final = ("east", "southeast", "southwest", "west", "northwest", "northeast")
"""The directions, as `kit.hexes` has them."""


def way_from(s: Scenario, start: int, cell: int) -> Text:
    """A hex as it is found on the map from another."""
    places = whole(s.number).board.places
    return way_text(places[start], places[cell])


@cache
def way_text(start: Hex, end: Hex) -> Text:
    """So many hexes in one direction, and so many in the next."""
    way = bearings((end[0] - start[0], end[1] - start[1]))
    said = [(steps, Text(f"compass-{COMPASS[turn]}")) for turn, steps in way]
    if not said:
        return Text("hex-here")
    (steps, first), *others = said
    if not others:
        return Text("hex-straight", {"steps": steps, "way": first})
    more, then = others[0]
    return Text("hex-bent", {"steps": steps, "way": first, "more": more, "then": then})


# -- figures ---------------------------------------------------------------------------------------


@cache
def figure_text(scenario: int, kind: int, type_: int, rank: int, standee: int) -> Text:
    """A figure as sentences call it."""
    if kind == CHARACTER:
        return Text(f"class-{box.BEINGS[type_].id}")
    if kind == SUMMON:
        return Text(f"summon-{box.BEINGS[type_].id}")
    if kind == MONSTER:
        name = monster_text(type_)
        if rank in (box.BOSS, box.NAMED) and box.TYPES[type_].standees == 1:
            return name
        message = "figure-elite" if rank == box.ELITE else "figure-normal"
        return Text(message, {"type": name, "number": standee})
    return object_text(scenario, type_)


def object_text(scenario: int, type_: int) -> Text:
    """What is no monster: somebody who is led, or an obstacle with hit points."""
    thing = scenarios()[scenario].objects[type_ - box.FIRST_THING[scenario]]
    if isinstance(thing, Escort):
        return Text(f"object-{thing.id}")
    for overlay in maps()[scenario].overlays:
        if thing.at[0] in overlay.at:
            return Text(f"overlay-{overlay.look}")
    return Text("overlay-made", {"kind": "obstacle"})


def told_text(s: Scenario, told: Sequence[int]) -> Text:
    """A figure as events tell it (see `named` in rules/map/figures.py)."""
    _, kind, _, type_, rank, standee = told
    return figure_text(s.number, kind, type_, rank, standee)


def figure_of(s: Scenario, number: int) -> Text:
    """A figure on the map."""
    figure = s.figures[number]
    return figure_text(s.number, figure.kind, figure.type, figure.rank, figure.number)


@cache
def figure_icon(kind: int, type_: int) -> str:
    being = box.BEINGS[type_]
    if isinstance(being, Class | Monster):
        return being.icon
    return icons.SUMMONS.get(being.id, icons.OBJECT) if kind == SUMMON else icons.OBJECT


def face_of_class(name: str) -> str:
    """The card of a class, which is not called as the class: where a character is named, no card is
    meant."""
    return f"mat-{name}"


def face_of_type(name: str) -> str:
    """The stat card of a monster type, which is not called as the type either."""
    return f"stats-{name}"


def class_icon(type_: int) -> str:
    return box.CLASSES[type_].icon


def character_text(s: Scenario, seat: Seat) -> Text:
    """A character by its class; before it has one, its player."""
    type_ = s.characters[seat].type
    return seat_text(seat) if type_ == NONE else class_text(type_)


# -- cards -----------------------------------------------------------------------------------------


@cache
def half_text(half: int) -> Text:
    """A half by its card, or a basic action."""
    if half >= box.BASIC:
        return Text("half-basic-bottom" if half - box.BASIC == box.BOTTOM else "half-basic-top")
    side = HALF_NAMES[half % 2]
    return Text("half-of", {"card": card_text(half // 2), "half": side})


def item_id(seat: Seat, number: int) -> str:
    return f"item{seat}-{number}"


def item_text(number: int) -> Text:
    return Text(item_face(number))


def item_face(number: int) -> str:
    return f"item-{item(number).id}"
