"""Revealing rooms: doors open, and what lies behind them is placed (GH-DOOR, GH-SETUP-5..14)."""

from __future__ import annotations

from typing import Final

from grimorio.core import reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.maps import Overlay, Placed, maps
from grimorio.games.gloomhaven.components.numbers import (
    BOSS,
    DECK_ABILITIES,
    ELITE,
    NAMED,
    NORMAL,
    TYPE,
    TYPE_DECK,
    TYPES,
    conditions_of,
    sheet,
)
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.entering import BY_LEVEL
from grimorio.games.gloomhaven.rules.figures import figure_at, ground, named
from grimorio.games.gloomhaven.rules.ground import whole
from grimorio.games.gloomhaven.rules.scenarios import area_revealed, door_opened
from grimorio.games.gloomhaven.rules.special import GOAL, counted, side_of_type, trap_at, treasure
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    DIFFICULT,
    HAZARD,
    MONSTER,
    MONSTERS,
    OBSTACLE,
    TRAP,
    TREASURE,
    Figure,
    Scenario,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag

OVERLAY: Final = {
    "obstacle": OBSTACLE,
    "trap": TRAP,
    "hazard": HAZARD,
    "difficult-terrain": DIFFICULT,
    "treasure": TREASURE,
}
CLOSED_BEFORE: Final = "closed "
"""A mark, with the number of a door that was open once and closed: nothing comes of its opening."""
RANK: Final = {"n": NORMAL, "e": ELITE, "boss": BOSS, "named": NAMED}


@step
async def open_door(s: Scenario, cell: int) -> None:
    """A character has entered a closed door: it opens, and the room behind it is revealed
    (GH-DOOR-2..8)."""
    number = door_at(s, cell)
    if number == NONE:
        return
    opener = figure_at(s, cell)
    figure = s.figures.get(opener)
    before = s.areas
    unlatch(s, number, opener)
    if figure is None or figure.kind != CHARACTER:
        return
    if s.areas != before and opener == s.acting:
        tallies = s.characters[figure.owner].tallies
        tallies["doors_opened"] = tallies.get("doors_opened", 0) + 1


def door_at(s: Scenario, cell: int) -> int:
    """The door in a hex, NONE if there is none."""
    place = whole(s.number).board.places[cell]
    for number, door in enumerate(maps()[s.number].doors):
        if place in door.at:
            return number
    return NONE


def unlatch(s: Scenario, number: int, opener: int) -> None:
    """A closed door opens, whoever opens it (NONE: the scenario): from now on it is an empty hex,
    and an area behind it that was not seen is revealed (GH-DOOR-4, GH-DOOR-5)."""
    if s.doors >> number & 1:
        return
    s.doors |= 1 << number
    s.locked &= ~(1 << number)
    for area in maps()[s.number].doors[number].between:
        if not s.areas >> area & 1:
            s.areas |= 1 << area
            if opener != NONE:
                tell(s, kinds.DOOR_OPENED, named(s, opener), area)
            lay_out(s, area, opener)
            reveal(s)
    if f"{CLOSED_BEFORE}{number}" not in s.marks:
        door_opened(s, number)


def lay_out(s: Scenario, area: int, opener: int) -> None:
    """The overlays, the money and the monsters of an area are placed, those nearest to the opener
    first (GH-DOOR-5, GH-DOOR-7, GH-RUL-245)."""
    on = maps()[s.number]
    for overlay in on.overlays:
        if overlay.area == area:
            lay_overlay(s, overlay)
    placed = [one for one in on.monsters if one.area == area]
    origin = s.figures[opener].at if opener in s.figures else NONE
    if origin != NONE:
        far = ground(s).far(origin)
        placed.sort(key=lambda one: far[cell_at(s, one.at)])
    for one in placed:
        place_monster(s, one)
    area_revealed(s, area)


def cell_at(s: Scenario, place: Hex) -> int:
    """The number of a hex of the map."""
    found = whole(s.number).board.cell(*place)
    assert found is not None, place
    return found


def lay_overlay(s: Scenario, overlay: Overlay) -> None:
    """An overlay tile, a trap or a treasure with what its scenario says of it (GH-TERR-1,
    GH-TERR-2, GH-SETUP-9). Where it lies on no hex of the map there is wall anyway."""
    board = whole(s.number).board
    cells = [cell for cell in [board.cell(*place) for place in overlay.at] if cell is not None]
    if not cells:
        return
    kind = OVERLAY[overlay.kind]
    if kind == TREASURE and not overlay.number:
        for cell in cells:
            s.coins[cell] = s.coins.get(cell, 0) + overlay.amount
        return
    first = second = 0
    if kind == TRAP:
        trap = trap_at(s.number, overlay.at[0])
        first = BY_LEVEL if trap is None or trap.damage == "level" else 0
        second = conditions_of(trap.conditions) if trap is not None else 0
    elif kind == TREASURE:
        chest = treasure(s.number, overlay.number)
        first = GOAL if overlay.number == "goal" else int(overlay.number)
        second = int(chest is not None and chest.only_loot)
    s.overlays.append((kind, first, second, *cells))


def place_monster(s: Scenario, one: Placed) -> None:
    """A monster as the map places it, by the number of characters that began the scenario. A boss
    or a named monster is neither normal nor elite (GH-SETUP-7, GH-SETUP-8, GH-DEF-3, GH-DEF-4,
    GH-RUL-23)."""
    mark = one.rank if one.rank in RANK else one.rank[len(s.characters) - 2]
    if mark != "-":
        add_monster(s, TYPE[one.type], RANK[mark], cell_at(s, one.at), 0)


def standees_left(s: Scenario, type_: int) -> list[int]:
    """The standee numbers of a type that are not on the map."""
    if type_ not in s.standees:
        s.standees[type_] = list(range(1, TYPES[type_].standees + 1))
    return s.standees[type_]


def add_monster(s: Scenario, type_: int, rank: int, cell: int, came: int) -> int:
    """A monster with a standee number dealt at random; NONE if there is no standee left
    (GH-DOOR-6, GH-DOOR-7, GH-SETUP-11, GH-RUL-24)."""
    if not standees_left(s, type_):
        return NONE
    known = stand(s, type_, rank, cell, came)
    tell(s, kinds.REVEALED if came == 0 else kinds.APPEARED, named(s, known), cell)
    meet_type(s, type_)
    return known


def place_summoned(s: Scenario, type_: int, rank: int, cell: int, side: int) -> int:
    """A monster that another one summons, with a standee that is left. It does not act in this
    round, and its type draws no ability for it (GH-MSUMMON-8..10, GH-RUL-168)."""
    known = stand(s, type_, rank, cell, max(1, s.round))
    s.figures[known].side = side
    s.figures[known].acted = True
    open_deck(s, type_)
    return known


def stand(s: Scenario, type_: int, rank: int, cell: int, came: int) -> int:
    """A monster with a standee that is left."""
    number = s.chance.draw(standees_left(s, type_))
    card = sheet(type_, rank, s.monster_level, len(s.characters), counted(s, type_))
    figure = Figure(
        kind=MONSTER,
        side=side_of_type(s.number, type_),
        owner=MONSTERS,
        type=type_,
        rank=rank,
        number=number,
        at=cell,
        hp=card.hp,
        most=card.hp,
        conditions=0,
        had=0,
        bonuses=[],
        acted=False,
        came=came,
    )
    known = s.made
    s.figures[known] = figure
    s.made += 1
    return known


def meet_type(s: Scenario, type_: int) -> None:
    """A type that has no ability card in this round draws one (GH-DOOR-8, GH-SPAWN-3,
    GH-RUL-110)."""
    deck = open_deck(s, type_)
    if s.acting != NONE and deck not in s.abilities:
        draw_ability(s, deck)


def open_deck(s: Scenario, type_: int) -> int:
    """The deck of a type is in play."""
    deck = TYPE_DECK[type_]
    if deck not in s.decks:
        s.decks[deck] = list(DECK_ABILITIES[deck])
        s.ability_discards[deck] = []
    return deck


def draw_ability(s: Scenario, deck: int) -> None:
    """The ability of a deck for this round (GH-DECL-10..13)."""
    if not s.decks[deck]:
        put_in_bag(s.decks[deck], s.ability_discards[deck])
        s.ability_discards[deck].clear()
    ability = s.chance.draw(s.decks[deck])
    s.ability_discards[deck].append(ability)
    s.abilities[deck] = ability
    tell(s, kinds.ABILITY_DRAWN, ability)
