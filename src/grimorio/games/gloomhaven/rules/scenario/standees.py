"""Monsters come onto the map: their standees, and the decks of their types (GH-SETUP, GH-DECL)."""

from __future__ import annotations

from typing import Final

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.maps import Placed
from grimorio.games.gloomhaven.components.numbers import (
    BOSS,
    DECK_ABILITIES,
    ELITE,
    NAMED,
    NORMAL,
    TYPE,
    TYPE_DECK,
    TYPES,
    sheet,
)
from grimorio.games.gloomhaven.rules.map.figures import cell_at, named
from grimorio.games.gloomhaven.rules.scenario.special import counted, side_of_type
from grimorio.games.gloomhaven.state import MONSTER, MONSTERS, Figure, Scenario
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag

RANK: Final = {"n": NORMAL, "e": ELITE, "boss": BOSS, "named": NAMED}


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
        dooms=(),
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
