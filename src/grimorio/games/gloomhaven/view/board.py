"""The map as far as it is revealed: hexes, walls, doors, what lies on them, and the figures.

Nothing of an area that is not revealed is in it: behind a closed door there is mist, whatever lies
there. What never changes is made once for each ground.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, Literal

from grimorio.core import Seat
from grimorio.core.scene import Area, Badge, Board, Cell, Edge, Piece, Ruler, Stat, Text, Tone
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    BOSS,
    CONDITIONS,
    ELITE,
    NAMED,
    NEGATIVE,
    in_mask,
)
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of, ground_of, whole
from grimorio.games.gloomhaven.rules.scenario.revealing import OVERLAY
from grimorio.games.gloomhaven.rules.scenario.special import rules_of
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    DIFFICULT,
    ELUSIVE,
    FOES,
    HAZARD,
    HINDRANCE,
    MONSTER,
    OBSTACLE,
    RETALIATES,
    SHIELDED,
    STRONGER,
    SUMMON,
    TRAP,
    TREASURE,
    Figure,
    Scenario,
)
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.names import (
    cell_ids,
    condition_text,
    figure_icon,
    figure_id,
    figure_text,
    hex_id,
    way_from,
)
from grimorio.kit.hexes import DIRECTIONS, Hex
from grimorio.kit.numbers import NONE
from grimorio.kit.pieces import bar, measured, once
from grimorio.kit.story import Words

MAP: Final = "map"
TERRAIN: Final = {
    "water": "water",
    "hot-coals": "lava",
    "thorns": "forest",
    "log": "forest",
    "rubble": "stone",
    "chest": "treasure",
    "dark-pit": "stone",
}
KINDS: Final = {
    OBSTACLE: ("obstacle", "stone", ("GH-MOVE-4",)),
    TRAP: ("trap", "floor", ("GH-TERR-1", "GH-TERR-2")),
    HAZARD: ("hazard", "floor", ("GH-TERR-4", "GH-TERR-5")),
    DIFFICULT: ("difficult", "floor", ("GH-MOVE-2",)),
    TREASURE: ("treasure", "floor", ("GH-LOOT-1",)),
    HINDRANCE: ("obstacle", "stone", ("GH-MOVE-4",)),
}
"""Overlays: the word for each, the ground where its look says nothing of it, and its rules."""
CLOSED: Final = 0
LOCKED: Final = 1
OPEN: Final = 2
STATES: Final = ("closed", "locked", "open")
Laid = tuple[int, int, int, tuple[int, ...]]


def board(s: Scenario, figures: dict[int, Piece]) -> Board:
    """The map with the figures on it, and the money."""
    ids = cell_ids(s.number)
    return Board(
        MAP,
        "hex",
        Text(f"scenario-{s.number}"),
        cells(s),
        edges(s.number, s.areas, s.doors),
        (*figures.values(), *[coins_piece(ids[cell], count) for cell, count in s.coins.items()]),
        (start_area(s.number),) if s.round == 0 else acting_area(s),
        True,
    )


# -- the ground ------------------------------------------------------------------------------------


@cache
def shown(scenario: int, areas: int, doors: int) -> tuple[int, ...]:
    """The hexes that are seen: what is revealed, and the closed doors beside it."""
    found = ground_of(scenario, areas, doors).all
    for cell, number in doors_by_cell(scenario).items():
        beside = maps()[scenario].doors[number].between
        if not doors >> number & 1 and any(areas >> area & 1 for area in beside):
            found |= 1 << cell
    return tuple(cells_of(found))


@cache
def mist(scenario: int, areas: int, doors: int) -> tuple[Hex, ...]:
    """What lies behind closed doors, as far as anybody may know: across from the hexes before
    them."""
    places = whole(scenario).board.places
    cells = shown(scenario, areas, doors)
    seen = {places[cell] for cell in cells}
    open_ground = ground_of(scenario, areas, doors).all
    found = {
        (q + dq, r + dr)
        for q, r in [places[cell] for cell in cells if not open_ground >> cell & 1]
        for dq, dr in DIRECTIONS
        if (q - dq, r - dr) in seen
    }
    return tuple(sorted(found - seen))


@once(lambda s: (s.number, s.areas, s.doors, s.locked, tuple(s.overlays)))
def cells(s: Scenario) -> tuple[Cell, ...]:
    """The hexes with what lies on them. Mist comes last, so that a ruler has the order of the
    hexes."""
    on_top = {cell: overlay for overlay in s.overlays for cell in overlay[3]}
    found = [
        covered(s.number, cell, on_top[cell])
        if cell in on_top
        else bare(s.number, cell, door_state(s, cell))
        for cell in shown(s.number, s.areas, s.doors)
    ]
    for place in mist(s.number, s.areas, s.doors):
        found.append(hex_cell(place, "unknown", "cell-unknown", rules=("GH-DOOR-1",), fog=True))
    counts = counted(s.number, s.areas, s.doors)
    return tuple([located(cell, *counts[cell.x, cell.y]) for cell in found])


@cache
def counted(scenario: int, areas: int, doors: int) -> dict[Hex, tuple[int, int]]:
    """Where each hex on the table lies, as one counts: its row from the north, its place from the
    west."""
    places = whole(scenario).board.places
    seen = [places[cell] for cell in shown(scenario, areas, doors)]
    rows: dict[int, list[int]] = {}
    for q, r in sorted([*seen, *mist(scenario, areas, doors)]):
        rows.setdefault(r, []).append(q)
    return {
        (q, r): (1 + row, 1 + number)
        for row, r in enumerate(sorted(rows))
        for number, q in enumerate(rows[r])
    }


def located(cell: Cell, row: int, number: int) -> Cell:
    assert cell.label is not None
    at = Text("hex-place", {"row": row, "number": number})
    label = Text(cell.label.id, {**cell.label.args, "at": at})
    return Cell(
        cell.id, cell.x, cell.y, cell.terrain, cell.features, label, cell.note, cell.rules, cell.fog
    )


def cell_text(s: Scenario, cell: int) -> Text:
    """A hex as it is found on the map: seen from the figure that acts, or else by counting."""
    if s.acting != NONE and s.figures[s.acting].at != NONE:
        return way_from(s, s.figures[s.acting].at, cell)
    row, number = counted(s.number, s.areas, s.doors)[whole(s.number).board.places[cell]]
    return Text("hex-counted", {"row": row, "number": number})


def hex_cell(
    place: Hex,
    terrain: str,
    message: str,
    words: Words | None = None,
    features: tuple[str, ...] = (),
    note: str = "",
    rules: tuple[str, ...] = (),
    fog: bool = False,
) -> Cell:
    label = Text(message, words or {})
    return Cell(hex_id(place), *place, terrain, features, label, note, rules, fog)


def door_state(s: Scenario, cell: int) -> int:
    """Whether there is a door, and how it stands; -1 without one."""
    number = doors_by_cell(s.number).get(cell)
    if number is None:
        return -1
    if s.doors >> number & 1:
        return OPEN
    return LOCKED if s.locked >> number & 1 else CLOSED


def cells_at(scenario: int, places: Iterable[Hex]) -> tuple[int, ...]:
    """The numbers of hexes of the map."""
    cells = [whole(scenario).board.cell(*place) for place in places]
    return tuple([cell for cell in cells if cell is not None])


@cache
def doors_by_cell(scenario: int) -> dict[int, int]:
    return {
        cell: number
        for number, door in enumerate(maps()[scenario].doors)
        for cell in cells_at(scenario, door.at)
    }


@cache
def door_marks(scenario: int) -> dict[int, str]:
    """The letters and numbers of doors by which the rules of the scenario call them."""
    facts = rules_of(scenario)
    found = {section.door: str(section.number) for section in facts.sections}
    for lock in facts.locks:
        found |= dict(zip(lock.doors, lock.marks, strict=True))
    return found


@cache
def bare(scenario: int, cell: int, door: int) -> Cell:
    """A hex without an overlay: floor, a pressure plate, or a door."""
    place = whole(scenario).board.places[cell]
    on = maps()[scenario]
    if door < 0:
        if place in on.plates:
            return hex_cell(place, "floor", "cell-plate", features=(icons.PLATE,))
        return hex_cell(place, "floor", "cell-floor")
    number = doors_by_cell(scenario)[cell]
    look = on.doors[number].look
    words: Words = {"look": Text(f"overlay-{look}"), "state": STATES[door]}
    features = (icons.DOORS[look], icons.LOCK) if door == LOCKED else (icons.DOORS[look],)
    note = door_marks(scenario).get(number, "")
    if door == OPEN:
        features, note = (icons.OPEN_DOOR,), ""
    rules = ("GH-DOOR-1", "GH-DOOR-2")
    return hex_cell(place, "road", "cell-door", words, features, note, rules)


@lru_cache(maxsize=8192)
def covered(scenario: int, cell: int, overlay: Laid) -> Cell:
    """A hex under an overlay."""
    kind, number, _, cells = overlay
    word, ground, rules = KINDS[kind]
    look = "chest" if kind == TREASURE else looks(scenario).get((kind, cells), "")
    icon = icons.OVERLAYS[look] if look else icons.MADE["trap" if kind == TRAP else "obstacle"]
    note = ""
    if kind == TREASURE and number < 0:
        icon = icons.GOAL_CHEST
    elif kind == TREASURE:
        note = str(number)
    name = Text(f"overlay-{look}") if look else Text("overlay-made", {"kind": word})
    words: Words = {"look": name, "kind": word, "number": number}
    place = whole(scenario).board.places[cell]
    return hex_cell(place, TERRAIN.get(look, ground), "cell-overlay", words, (icon,), note, rules)


@cache
def looks(scenario: int) -> dict[tuple[int, tuple[int, ...]], str]:
    """How the overlays that the map places look."""
    return {
        (OVERLAY[overlay.kind], cells_at(scenario, overlay.at)): overlay.look
        for overlay in maps()[scenario].overlays
    }


@cache
def edges(scenario: int, areas: int, doors: int) -> tuple[Edge, ...]:
    """The walls between two hexes that are seen; what is beside no hex is wall anyway."""
    land = whole(scenario)
    ids = cell_ids(scenario)
    seen = set(shown(scenario, areas, doors))
    found = []
    for cell in sorted(seen):
        q, r = land.board.places[cell]
        for side in range(3):
            dq, dr = DIRECTIONS[side]
            other = land.board.cell(q + dq, r + dr)
            if other is not None and other in seen and other not in land.near[cell]:
                found.append(Edge(ids[cell], side, "wall"))
    return tuple(found)


@cache
def start_area(scenario: int) -> Area:
    """Where characters may start (GH-SETUP-28)."""
    cells = tuple([hex_id(place) for place in maps()[scenario].starts])
    return Area("start", cells, Text("area-start"), "good")


def acting_area(s: Scenario) -> tuple[Area, ...]:
    """Where the figure is that acts by the rules: who is asked about it finds it at once. That of a
    character is told by its panel (GH-INIT-1)."""
    figure = s.figures.get(s.acting)
    if figure is None or figure.kind == CHARACTER:
        return ()
    tone: Tone = "danger" if figure.side == FOES else "good"
    return (Area("acting", (cell_ids(s.number)[figure.at],), Text("area-acting"), tone),)


# -- what stands on it -----------------------------------------------------------------------------


def figure_pieces(s: Scenario) -> dict[int, Piece]:
    """The figures by their numbers."""
    return {number: figure_piece(s.number, number, one) for number, one in s.figures.items()}


def figure_piece(scenario: int, number: int, figure: Figure) -> Piece:
    kind = figure.kind
    tone = RANKS.get(figure.rank, "") if kind == MONSTER else ""
    shape: Literal["figure", "token", "large"] = "large" if tone == "danger" else "token"
    return Piece(
        figure_id(number),
        cell_ids(scenario)[figure.at],
        figure_text(scenario, kind, figure.type, figure.rank, figure.number),
        figure_icon(kind, figure.type),
        figure.owner if figure.owner >= 0 else None,
        "figure" if kind == CHARACTER else shape,
        None,
        figure_badges(figure),
        False,
        (),
        figure.number if kind == MONSTER else None,
        life(figure.hp, figure.most),
        tone,
        kind in (MONSTER, SUMMON),
    )


RANKS: Final[dict[int, Tone]] = {BOSS: "danger", NAMED: "danger", ELITE: "gold"}


@lru_cache(maxsize=4096)
def life(hp: int, most: int) -> Stat:
    """Hit points as a bar."""
    return bar("hp", hp, most, icons.LIFE)


@lru_cache(maxsize=1024)
def coins_piece(at: str, count: int) -> Piece:
    badges = (Badge(Text("badge-coins"), value=count, tone="gold"),) if count > 1 else ()
    label = Text("piece-coins", {"count": count})
    return Piece(
        f"coins-{at}", at, label, icons.COINS, shape="marker", badges=badges, rules=("GH-LOOT-1",)
    )


def figure_badges(figure: Figure) -> tuple[Badge, ...]:
    """Conditions, and what it has for this round."""
    return condition_badges(figure.conditions) + bonus_badges(tuple(figure.bonuses))


@cache
def condition_badges(mask: int) -> tuple[Badge, ...]:
    found = []
    for condition in in_mask(mask):
        tone: Tone = "danger" if NEGATIVE >> condition & 1 else "good"
        icon = icons.CONDITIONS[CONDITIONS[condition]]
        found.append(Badge(condition_text(condition), icon, tone=tone))
    return tuple(found)


@lru_cache(maxsize=1024)
def bonus_badges(bonuses: tuple[tuple[int, ...], ...]) -> tuple[Badge, ...]:
    totals: dict[int, int] = {}
    for kind, *worth in bonuses:
        totals[kind] = totals.get(kind, 0) + sum(worth[:1])
    return tuple(
        [
            Badge(Text(f"bonus-{BONUSES[kind][0]}"), BONUSES[kind][1], total or None, "magic")
            for kind, total in totals.items()
            if kind in BONUSES
        ]
    )


BONUSES: Final = {
    SHIELDED: ("shield", icons.SHIELD),
    RETALIATES: ("retaliate", icons.RETALIATE),
    STRONGER: ("stronger", icons.ATTACK),
    ELUSIVE: ("elusive", icons.CONDITIONS["muddle"]),
}


# -- range and sight -------------------------------------------------------------------------------


def ruler(s: Scenario, seat: Seat, board_id: str, cell: str) -> Ruler | None:
    """Range and sight over what is revealed (GH-TARGET-4, GH-TARGET-6)."""
    land = ground(s)
    cells = {one: number for number, one in enumerate(cell_ids(s.number))}

    def measure(start: int, to: int) -> tuple[int, bool]:
        far = land.far(start)[to]
        return far if far < FAR else -1, land.sees(start, 1 << to) != 0

    return measured(board(s, {}), board_id, cell, cells, measure)
