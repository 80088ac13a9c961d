"""Figures on the map: who is there, on whose side, and what each can do."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, cut, within
from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.numbers import (
    BEINGS,
    BLESSED,
    BOSS,
    CURSED,
    INVISIBLE,
    STUN,
    Sheet,
    sheet,
)
from grimorio.games.gloomhaven.nouns import BeingId, KindId, RankId
from grimorio.games.gloomhaven.rules import FIGURE, in_progress
from grimorio.games.gloomhaven.rules.gear import worn
from grimorio.games.gloomhaven.rules.map.ground import Ground, ground_of, whole
from grimorio.games.gloomhaven.rules.map.ways import FLY, JUMP, WALK, Field
from grimorio.games.gloomhaven.rules.scenario.special import (
    counted,
    is_apart,
    is_obstacle,
    steps_of,
)
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    DIFFICULT,
    ELUSIVE,
    GONE,
    HAZARD,
    HINDRANCE,
    MONSTER,
    OBJECT,
    OBSTACLE,
    RETALIATES,
    SHIELDED,
    STRONGER,
    SUMMON,
    SWAPPED,
    TRAP,
    Character,
    Figure,
    Scenario,
)
from grimorio.kit.content import expect
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE

IMMUNE: Final = ("immune 0", "immune 1", "immune 2", "immune 3")
"""The marks, by seat, of conditions that a rule of the scenario keeps off."""


def named(s: Scenario, number: int) -> tuple[int, KindId, int, BeingId, RankId, int]:
    """A figure as it is told: its number, what it is, whose, its type, its rank, its standee. One
    that acts when it has died is told as its action knows it."""
    if number == GONE:
        return in_progress(s).name
    figure = s.figures[number]
    return (number, figure.kind, figure.owner, figure.type, figure.rank, figure.number)


def ground(s: Scenario) -> Ground:
    """The ground as far as it is revealed."""
    return ground_of(s.number, s.areas, s.doors)


def character_of(s: Scenario, figure: Figure) -> Character | None:
    """The character that a figure is."""
    return s.characters[figure.owner] if figure.kind == CHARACTER else None


def figure_of(s: Scenario, seat: Seat) -> int:
    """The number of a seat's character on the map; NONE if it is exhausted."""
    return s.characters[seat].figure


def players(s: Scenario) -> list[Seat]:
    """The seats whose characters are not exhausted."""
    return [seat for seat, one in enumerate(s.characters) if one.figure != NONE]


def others(s: Scenario, side: int) -> list[tuple[int, Figure]]:
    """The enemies of a side, with their numbers, in the order in which they came
    (GH-DEF-1, GH-DEF-2)."""
    return [(number, figure) for number, figure in s.figures.items() if figure.side != side]


def own(s: Scenario, side: int) -> list[tuple[int, Figure]]:
    """The figures of a side that are allies of one another: no objects that stand apart
    (GH-DEF-2, GH-RUL-123)."""
    return [
        (number, figure)
        for number, figure in s.figures.items()
        if figure.side == side and not is_apart(s, figure)
    ]


def figure_at(s: Scenario, cell: int) -> int:
    """The figure in a hex, NONE if there is none."""
    for number, figure in s.figures.items():
        if figure.at == cell:
            return number
    return NONE


def cells_taken(s: Scenario) -> int:
    """The hexes with a figure, as a mask: all others are unoccupied (GH-DEF-6)."""
    found = 0
    for figure in s.figures.values():
        found |= 1 << figure.at
    return found


def overlaid(s: Scenario, *kinds: int) -> int:
    """The hexes under overlays of these kinds, as a mask."""
    found = 0
    for overlay in s.overlays:
        if overlay[0] in kinds:
            for cell in overlay[3]:
                found |= 1 << cell
    return found


def empty(s: Scenario) -> int:
    """The empty hexes: no overlay, no money, no figure. Pressure plates, open
    doors and corridors are empty (GH-DEF-5, GH-TERR-8, GH-DOOR-4, GH-RUL-117)."""
    found = ground(s).all & ~cells_taken(s)
    for overlay in s.overlays:
        for cell in overlay[3]:
            found &= ~(1 << cell)
    for cell in s.coins:
        found &= ~(1 << cell)
    return found


def field_for(s: Scenario, number: int, side: int) -> Field:
    """The map as a figure that acts for a side moves over it. An obstacle with hit points is in
    everybody's way (GH-ATT-5)."""
    obstacles = dangers = difficult = enemies = allies = 0
    for overlay in s.overlays:
        kind, cells = overlay[0], 0
        for cell in overlay[3]:
            cells |= 1 << cell
        if kind in (OBSTACLE, HINDRANCE):
            obstacles |= cells
        elif kind in (TRAP, HAZARD):
            dangers |= cells
        elif kind == DIFFICULT:
            difficult |= cells
    for other, figure in s.figures.items():
        if other != number:
            if figure.side == side and not is_obstacle(s, figure):
                allies |= 1 << figure.at
            else:
                enemies |= 1 << figure.at
    return Field(ground(s), obstacles, dangers, difficult, enemies, allies)


def manner_of_moving(s: Scenario, figure: Figure, jump: bool) -> int:
    """On foot, with a jump, or by flight (GH-MOVE-5)."""
    if flies(s, figure):
        return FLY
    return JUMP if jump else WALK


def flies(s: Scenario, figure: Figure) -> bool:
    """Whether it flies: by its stat card, its item, or the card that summoned it."""
    if figure.kind == MONSTER:
        return sheet_of(s, figure).flies
    if figure.kind == CHARACTER:
        return worn.flies(s.characters[figure.owner])
    return figure.kind == SUMMON and summon_line(figure).flies


def sheet_of(s: Scenario, figure: Figure) -> Sheet:
    """The stat card of a monster."""
    known = counted(s, figure.type) + steps_of(s, figure) if figure.rank == BOSS else 0
    return sheet(figure.type, figure.rank, s.monster_level, len(s.characters), known)


def summon_line(figure: Figure) -> Summon:
    """What the card says of a summon (GH-SUMMON-4)."""
    line = expect(Summon, BEINGS[figure.type])
    return line


def is_seen(figure: Figure) -> bool:
    """Whether its enemies can target it (GH-RUL-11)."""
    return not figure.conditions & INVISIBLE and not worn.is_phased(figure)


def bonus(figure: Figure, kind: int) -> int:
    """What the bonuses of this round come to; a stunned figure has none (GH-SHIELD-6,
    GH-RETAL-9)."""
    if figure.conditions & STUN:
        return 0
    return sum([one[1] for one in figure.bonuses if one[0] == kind])


def shield_of(s: Scenario, figure: Figure) -> int:
    """Its shields; that of a stat card always works (GH-SHIELD-3, GH-RUL-114)."""
    found = bonus(figure, SHIELDED)
    return found + sheet_of(s, figure).shield if figure.kind == MONSTER else found


def retaliation(s: Scenario, figure: Figure, far: int) -> int:
    """What it deals to an attacker so far away (GH-RETAL-1..9, GH-RUL-114)."""
    found = 0
    if not figure.conditions & STUN:
        for one in figure.bonuses:
            if one[0] == RETALIATES and far <= one[2]:
                found += one[1]
    if figure.kind == MONSTER:
        card = sheet_of(s, figure)
        if far <= card.retaliate_range:
            found += card.retaliate
    return found


def is_elusive(s: Scenario, figure: Figure) -> bool:
    """Whether attacks on it have disadvantage."""
    if figure.kind == MONSTER and sheet_of(s, figure).elusive:
        return True
    return any(one[0] == ELUSIVE for one in figure.bonuses)


def extra_attack(figure: Figure) -> int:
    """What its attacks have more in this round."""
    return bonus(figure, STRONGER)


def swapped_by(figure: Figure) -> int | None:
    """Who turned its sides round for this round: a seat, or -1 for the rules; None if nobody."""
    for one in figure.bonuses:
        if one[0] == SWAPPED:
            return one[1]
    return None


def is_fixed(s: Scenario, figure: Figure, way: int) -> bool:
    """Whether it cannot be pushed (1), or pulled (2): by its stat card, or as an obstacle."""
    if figure.kind == MONSTER:
        return bool(sheet_of(s, figure).fixed & way)
    return figure.kind == OBJECT and is_obstacle(s, figure)


def immune_to(s: Scenario, figure: Figure) -> int:
    """The conditions it cannot have (GH-COND-5, GH-COND-6, GH-ATT-7). An escort has no modifier
    deck to bless or to curse."""
    if figure.kind == MONSTER:
        return sheet_of(s, figure).immune
    if figure.kind == CHARACTER:
        gained = s.marks.get(IMMUNE[figure.owner], 0)
        return gained | worn.immunity(s.characters[figure.owner])
    if figure.kind == SUMMON:
        return 0
    return -1 if is_obstacle(s, figure) else BLESSED | CURSED


def remove(s: Scenario, number: int) -> None:
    """A figure leaves the map; what is left of its action is not performed, and nothing of what is
    planned for it (GH-RUL-121)."""
    del s.figures[number]
    FIGURE.leaves(s, number)
    for place, deed in enumerate(s.deeds):
        if deed.actor == number:
            deed.actor = NONE
            if place == len(s.deeds) - 1 and within(s, "deed"):
                cut(s, "deed")


def cell_at(s: Scenario, place: Hex) -> int:
    """The number of a hex of the map."""
    found = whole(s.number).board.cell(*place)
    assert found is not None, place
    return found
