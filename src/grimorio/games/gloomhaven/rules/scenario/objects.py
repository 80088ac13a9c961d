"""Objects of a scenario come onto the map: escorts, and obstacles with hit points (GH-ATT-5)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import FIRST_THING
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.rules.scenario.special import rules_of
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTERS,
    OBJECT,
    OBSTACLE,
    PARTY,
    Figure,
    Scenario,
)
from grimorio.kit.hexes import Hex


def place_objects(s: Scenario, area: int) -> None:
    """The objects of an area, each with its hit points. An obstacle is an enemy of the characters,
    an escort stands on their side (GH-RUL-123)."""
    hexes = frozenset(maps()[s.number].hexes(area))
    for type_, thing in enumerate(rules_of(s.number).objects):
        points = facts.total(thing.hp, len(s.characters), s.level)
        if isinstance(thing, facts.Escort):
            if thing.at in hexes:
                place_object(s, type_, 1, thing.at, points, PARTY)
        else:
            for token, place in enumerate(thing.at):
                if place in hexes:
                    lift_obstacle(s, place)
                    place_object(s, type_, token + 1, place, points, FOES)


def place_object(s: Scenario, type_: int, token: int, place: Hex, points: int, side: int) -> None:
    """One object. Several of a kind act in the order of their tokens (GH-INIT-10)."""
    cell = whole(s.number).board.cell(*place)
    assert cell is not None, place
    s.figures[s.made] = Figure(
        kind=OBJECT,
        side=side,
        owner=MONSTERS,
        type=FIRST_THING[s.number] + type_,
        rank=0,
        number=token,
        at=cell,
        hp=points,
        most=points,
        conditions=0,
        had=0,
        bonuses=[],
        dooms=(),
        acted=False,
        came=0,
    )
    s.made += 1
    tell(s, kinds.REVEALED, named(s, s.made - 1), cell)


def lift_obstacle(s: Scenario, place: Hex) -> None:
    """An obstacle with hit points is a figure and no overlay: so only damage destroys it
    (GH-ATT-6)."""
    cell = whole(s.number).board.cell(*place)
    for overlay in s.overlays[:]:
        if overlay[0] == OBSTACLE and cell in overlay[3]:
            s.overlays.remove(overlay)
            rest = tuple([other for other in overlay[3] if other != cell])
            if rest:
                s.overlays.append((*overlay[:3], rest))
