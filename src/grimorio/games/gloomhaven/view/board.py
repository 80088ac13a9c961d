"""The map as far as it is revealed: hexes, walls, doors, what lies on them, and the figures.

Nothing of an area that is not revealed is in it: behind a closed door there is mist, whatever lies
there. What never changes is made once for each ground.
"""

from __future__ import annotations

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
    place_text,
)
from grimorio.kit.hexes import DIRECTIONS, Hex, opposite
from grimorio.kit.story import Words

MAP: Final = "map"
LOW: Final = 3
"""A third of the hit points, or less, is worth a warning."""
TERRAIN: Final = {
    "water": "water",
    "hot-coals": "lava",
    "thorns": "forest",
    "log": "forest",
    "rubble": "stone",
    "chest": "treasure",
    "dark-pit": "stone",
}
RULES: Final = {
    OBSTACLE: ("GH-MOVE-4",),
    HINDRANCE: ("GH-MOVE-4",),
    TRAP: ("GH-TERR-1", "GH-TERR-2"),
    HAZARD: ("GH-TERR-4", "GH-TERR-5"),
    DIFFICULT: ("GH-MOVE-2",),
    TREASURE: ("GH-LOOT-1",),
}
CLOSED: Final = 0
LOCKED: Final = 1
OPEN: Final = 2
STATES: Final = ("closed", "locked", "open")
Laid = tuple[int, int, int, tuple[int, ...]]
Marks = tuple[Laid, ...]


def board(s: Scenario, seat: Seat) -> Board:
    cells = cells_now(s.number, s.areas, s.doors, s.locked, tuple(s.overlays))
    walls = edges(s.number, s.areas, s.doors)
    areas = (start_area(s.number),) if s.round == 0 else acting_area(s)
    return Board(
        MAP, "hex", Text(f"scenario-{s.number}"), cells, walls, tuple(pieces(s)), areas, True
    )


# -- the ground ------------------------------------------------------------------------------------


@cache
def shown(scenario: int, areas: int, doors: int) -> tuple[int, ...]:
    """The hexes that are seen: what is revealed, and the closed doors beside it."""
    on = maps()[scenario]
    land = whole(scenario)
    found = ground_of(scenario, areas, doors).all
    for number, door in enumerate(on.doors):
        if not doors >> number & 1 and any(areas >> area & 1 for area in door.between):
            for place in door.at:
                cell = land.board.cell(*place)
                assert cell is not None
                found |= 1 << cell
    return tuple(cells_of(found))


@cache
def mist(scenario: int, areas: int, doors: int) -> tuple[Hex, ...]:
    """What lies behind closed doors, as far as anybody may know: across from the hexes before
    them."""
    places = whole(scenario).board.places
    seen = {places[cell] for cell in shown(scenario, areas, doors)}
    open_ground = ground_of(scenario, areas, doors).all
    found: set[Hex] = set()
    for cell in shown(scenario, areas, doors):
        if open_ground >> cell & 1:
            continue
        q, r = places[cell]
        for side, (dq, dr) in enumerate(DIRECTIONS):
            eq, er = DIRECTIONS[opposite(side)]
            if (q + eq, r + er) in seen and (q + dq, r + dr) not in seen:
                found.add((q + dq, r + dr))
    return tuple(sorted(found))


@lru_cache(maxsize=1024)
def cells_now(
    scenario: int, areas: int, doors: int, locked: int, overlays: Marks
) -> tuple[Cell, ...]:
    """The hexes with what lies on them. Mist comes last, so that a ruler has the order of the
    hexes."""
    on_top = {cell: overlay for overlay in overlays for cell in overlay[3]}
    found = [
        covered(scenario, cell, overlay)
        if (overlay := on_top.get(cell)) is not None
        else bare(scenario, cell, door_state(scenario, cell, doors, locked))
        for cell in shown(scenario, areas, doors)
    ]
    for place in mist(scenario, areas, doors):
        label = Text("cell-unknown", {"at": place_text(place)})
        found.append(
            Cell(hex_id(place), *place, "unknown", label=label, rules=("GH-DOOR-1",), fog=True)
        )
    return tuple(found)


def door_state(scenario: int, cell: int, doors: int, locked: int) -> int:
    """Whether there is a door, and how it stands; -1 without one."""
    number = doors_by_cell(scenario).get(cell, -1)
    if number < 0:
        return -1
    if doors >> number & 1:
        return OPEN
    return LOCKED if locked >> number & 1 else CLOSED


@cache
def doors_by_cell(scenario: int) -> dict[int, int]:
    land = whole(scenario).board
    found = {}
    for number, door in enumerate(maps()[scenario].doors):
        for place in door.at:
            cell = land.cell(*place)
            assert cell is not None
            found[cell] = number
    return found


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
    at = place_text(place)
    on = maps()[scenario]
    if door >= 0:
        look = on.doors[doors_by_cell(scenario)[cell]].look
        features = [icons.OPEN_DOOR if door == OPEN else icons.DOORS[look]]
        if door == LOCKED:
            features.append(icons.LOCK)
        label = Text(
            "cell-door", {"look": Text(f"overlay-{look}"), "state": STATES[door], "at": at}
        )
        note = "" if door == OPEN else door_marks(scenario).get(doors_by_cell(scenario)[cell], "")
        rules = ("GH-DOOR-1", "GH-DOOR-2")
        return Cell(hex_id(place), *place, "road", tuple(features), label, note, rules)
    if place in on.plates:
        label = Text("cell-plate", {"at": at})
        return Cell(hex_id(place), *place, "floor", (icons.PLATE,), label)
    return Cell(hex_id(place), *place, "floor", label=Text("cell-floor", {"at": at}))


@lru_cache(maxsize=8192)
def covered(scenario: int, cell: int, overlay: Laid) -> Cell:
    """A hex under an overlay."""
    kind, first = overlay[0], overlay[1]
    place = whole(scenario).board.places[cell]
    look = looks(scenario).get((kind, overlay[3]), "")
    if kind == TREASURE:
        features = (icons.GOAL_CHEST if first < 0 else icons.OVERLAYS["chest"],)
        look = "chest"
    elif look:
        features = (icons.OVERLAYS[look],)
    else:
        features = (icons.MADE["trap" if kind == TRAP else "obstacle"],)
    name = Text(f"overlay-{look}") if look else Text("overlay-made", {"kind": KINDS[kind]})
    args: Words = {
        "look": name,
        "kind": KINDS[kind],
        "number": first,
        "at": place_text(place),
    }
    note = str(first) if kind == TREASURE and first >= 0 else ""
    terrain = TERRAIN.get(look, "stone" if kind in (OBSTACLE, HINDRANCE) else "floor")
    label = Text("cell-overlay", args)
    return Cell(hex_id(place), *place, terrain, features, label, note, RULES[kind])


KINDS: Final = ("obstacle", "trap", "hazard", "difficult", "treasure", "obstacle")


@cache
def looks(scenario: int) -> dict[tuple[int, tuple[int, ...]], str]:
    """How the overlays that the map places look."""
    land = whole(scenario).board
    found = {}
    for overlay in maps()[scenario].overlays:
        on = [land.cell(*place) for place in overlay.at]
        cells = tuple([cell for cell in on if cell is not None])
        found[OVERLAY[overlay.kind], cells] = overlay.look
    return found


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


def pieces(s: Scenario) -> list[Piece]:
    """Figures and money."""
    ids = cell_ids(s.number)
    found = [figure_piece(s.number, number, figure) for number, figure in s.figures.items()]
    for cell, count in s.coins.items():
        found.append(coins_piece(ids[cell], count))
    return found


def figure_piece(scenario: int, number: int, figure: Figure) -> Piece:
    kind = figure.kind
    shape: Literal["figure", "token", "large"] = "token"
    tone: Tone = ""
    if kind == CHARACTER:
        shape = "figure"
    elif figure.rank in (BOSS, NAMED) and kind == MONSTER:
        shape, tone = "large", "danger"
    elif figure.rank == ELITE and kind == MONSTER:
        tone = "gold"
    return Piece(
        figure_id(number),
        cell_ids(scenario)[figure.at],
        figure_text(scenario, kind, figure.type, figure.rank, figure.number),
        figure_icon(kind, figure.type),
        figure.owner if figure.owner >= 0 else None,
        shape,
        None,
        figure_badges(figure),
        False,
        (),
        figure.number if kind == MONSTER else None,
        life(figure.hp, figure.most),
        tone,
        kind in (MONSTER, SUMMON),
    )


@lru_cache(maxsize=4096)
def life(hp: int, most: int) -> Stat:
    """Hit points as a bar."""
    points = max(0, hp)
    low: Tone = "danger" if points * LOW <= most else ""
    return Stat("hp", Text("stat-hp"), points, most, icons.LIFE, low)


@lru_cache(maxsize=1024)
def coins_piece(at: str, count: int) -> Piece:
    badges = (Badge(Text("badge-coins"), value=count, tone="gold"),) if count > 1 else ()
    label = Text("piece-coins", {"count": count})
    return Piece(
        f"coins-{at}", at, label, icons.COINS, shape="marker", badges=badges, rules=("GH-LOOT-1",)
    )


def figure_badges(figure: Figure) -> tuple[Badge, ...]:
    """Conditions, and what it has for this round."""
    found = condition_badges(figure.conditions)
    if not figure.bonuses:
        return found
    return found + bonus_badges(tuple(figure.bonuses))


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
    for one in bonuses:
        if one[0] in BONUSES:
            totals[one[0]] = totals.get(one[0], 0) + (one[1] if len(one) > 1 else 0)
    return tuple(
        [
            Badge(Text(f"bonus-{BONUSES[kind][0]}"), BONUSES[kind][1], total or None, "magic")
            for kind, total in totals.items()
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
    seen = shown(s.number, s.areas, s.doors)
    ids = cell_ids(s.number)
    start = next((one for one in seen if ids[one] == cell), None)
    if board_id != MAP or start is None:
        return None
    land = ground(s)
    far, sight = land.far(start), land.sight(start)
    hidden = len(mist(s.number, s.areas, s.doors))
    ranges = [far[one] if far[one] < FAR else -1 for one in seen]
    in_sight = [bool(sight >> one & 1) for one in seen]
    return Ruler(board_id, cell, (*ranges, *[-1] * hidden), (*in_sight, *[False] * hidden))
