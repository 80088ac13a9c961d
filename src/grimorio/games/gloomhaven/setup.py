"""Set-up: the table before the first round (GH-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Chance
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import BASE_DECK, CLASS_CARDS, CLASSES
from grimorio.games.gloomhaven.rules.deciding import PLACES, TIES
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.rules.revealing import cell_at, lay_out
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    INERT,
    PARTY,
    Character,
    Figure,
    Pile,
    Scenario,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone


def new_scenario(number: int, seats: int, chance: Chance, level: int = 1) -> Scenario:
    """A scenario before anybody has chosen a class, with nothing on the map."""
    return Scenario(
        chance=chance,
        journal=None,
        agenda=[],
        options={TIES: PLACES},
        number=number,
        level=level,
        monster_level=level,
        trap=2 + level,
        round=0,
        turns=0,
        acting=NONE,
        characters=[new_character() for _ in range(seats)],
        figures={},
        made=0,
        areas=sum([1 << area for area in maps()[number].open]),
        doors=0,
        locked=0,
        overlays=[],
        coins={},
        elements=[INERT] * 6,
        infused=[],
        drained={},
        decks={},
        ability_discards={},
        abilities={},
        standees={},
        monsters=Pile(list(BASE_DECK), [], False),
        goal_deck=[],
        goal_discards=[],
        deeds=[],
        plans=[0] * seats,
        marks={},
        killed=0,
        won=False,
        lost=False,
        over=False,
    )


def new_character() -> Character:
    """A seat that has no class yet."""
    return Character(
        type=NONE,
        level=1,
        figure=NONE,
        hand=Zone([], []),
        chosen=Zone([], []),
        pool=[],
        discard=[],
        lost=[],
        active=[],
        rests=False,
        initiative=99,
        second=99,
        played=0,
        perks=[],
        items=[],
        spent=[],
        consumed=[],
        uses={},
        modifiers=Pile(list(BASE_DECK), [], False),
        xp=0,
        coins=0,
        goals=Zone([], []),
        tallies={},
        moved=0,
        dealt=0,
    )


def take_class(s: Scenario, seat: int, type_: int, level: int, hand: Sequence[int]) -> None:
    """A seat plays a class, with these cards in hand; the others of its level stay out."""
    character = s.characters[seat]
    character.type = type_
    character.level = level
    for card in hand:
        character.hand.add(card, 1 << seat)
    character.pool = [card for card in CLASS_CARDS[type_] if card not in hand]


def place_character(s: Scenario, seat: int, cell: int) -> int:
    """A character comes onto the map (GH-SETUP-28)."""
    character = s.characters[seat]
    points = CLASSES[character.type].hp[character.level - 1]
    figure = Figure(
        kind=CHARACTER,
        side=PARTY,
        owner=seat,
        type=character.type,
        rank=0,
        number=seat,
        at=cell,
        hp=points,
        most=points,
        conditions=0,
        had=0,
        bonuses=[],
        acted=False,
        came=0,
    )
    s.figures[s.made] = figure
    character.figure = s.made
    s.made += 1
    return character.figure


def start_hexes(s: Scenario) -> list[int]:
    """Where characters may start."""
    return [cell_at(s, place) for place in maps()[s.number].starts]


def lay_out_start(s: Scenario) -> None:
    """The areas that are seen at the start (GH-SETUP-5, GH-SETUP-6)."""
    for area in cells_of(s.areas):
        lay_out(s, area, NONE)
