"""The dungeon in its frame: rooms, walls and doors, where tiles may still go, figures and threats.

Ground and walls change only when a tile is laid or a way opened; they are made once for each such
dungeon and kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Badge, Board, Cell, Edge, Piece, Ruler, Stat, Text, Tone
from grimorio.games.dungeonalliance.components.numbers import (
    CONTENT,
    FRAMES,
    HERO_HEALTH,
    MONSTER_HEALTH,
    START_TILES,
    THREAT,
)
from grimorio.games.dungeonalliance.nouns import HINDRANCE, TEAM
from grimorio.games.dungeonalliance.rules.board import (
    BESIDE,
    COLUMNS,
    EDGE_ROWS,
    EDGE_SIDES,
    MIDDLES,
    ROWS,
    SQUARES,
    WIDTH,
    distance,
    sees,
)
from grimorio.games.dungeonalliance.rules.doors import (
    CORRIDOR,
    DOOR,
    FRAME,
    LOCKED,
    between,
    has_door,
)
from grimorio.games.dungeonalliance.rules.figures import named, place_of
from grimorio.games.dungeonalliance.setup import entrance_of
from grimorio.games.dungeonalliance.state import KNOWN, Dungeon, Hero, Monster
from grimorio.games.dungeonalliance.view import icons
from grimorio.games.dungeonalliance.view.names import (
    Form,
    cell_id,
    column_name,
    figure_text,
    hero_text,
    monster_text,
    piece_id,
    row_name,
    square_name,
    tile_text,
    token_text,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.pieces import bar, measured, once

MAP: Final = "dungeon"
PASSAGES: Final = {CORRIDOR: "open", DOOR: "door", LOCKED: "locked"}
"""How the middle of a side is drawn; anything else is a wall. Walls of two rooms that touch may
hide a secret door, and look like any other (DA-SECRET-1)."""
LEVELS: Final[tuple[Tone, ...]] = ("", "", "gold", "danger")
"""The rank of a monster by its level."""


def board(s: Dungeon, figures: dict[int, Piece]) -> Board:
    """The frame with what is laid in it, and the figures on it."""
    columns, rows = rim(len(s.players))
    standing = [piece for piece in figures.values() if piece.at]
    return Board(
        MAP,
        "square",
        Text("dungeon"),
        ground(s),
        walls(s),
        (*threats(s), *standing),
        measured=True,
        columns=columns,
        rows=rows,
    )


# -- the ground ------------------------------------------------------------------------------------


@once(lambda s: (tuple(s.laid), tuple([player.entrance for player in s.players])))
def ground(s: Dungeon) -> tuple[Cell, ...]:
    """All squares of the frame, room by room; an entrance that nobody has taken has its number."""
    count = len(s.players)
    taken = [player.entrance for player in s.players]
    found: list[Cell] = []
    for cell in frame_cells(count):
        if s.laid[cell] != NONE:
            found += room_cells(cell, s.laid[cell] // 4)
        else:
            number = entrances(count).get(cell, NONE)
            found += blank_cells(cell, NONE if number in taken else number)
    return tuple(found)


@cache
def frame_cells(players: int) -> tuple[int, ...]:
    """The cells inside the frame (DA-SETUP-1, DA-RUL-4)."""
    frame = FRAMES[players]
    return tuple([row * WIDTH + cell for row in range(frame.height) for cell in range(frame.width)])


@cache
def rim(players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The columns and rows of squares in the frame, as the names of squares have them."""
    frame = FRAMES[players]
    columns = [column_name(column) for column in range(3 * frame.width)]
    return tuple(columns), tuple([row_name(row) for row in range(3 * frame.height)])


@cache
def entrances(players: int) -> dict[int, int]:
    """The cells of the entrances, with their numbers from 0."""
    count = len(FRAMES[players].entrances)
    return {entrance_of(players, number)[0]: number for number in range(count)}


@cache
def room_cells(cell: int, tile: int) -> tuple[Cell, ...]:
    """The squares of a room, which never change."""
    terrain, name = "road" if tile in START_TILES else "floor", tile_text(tile)
    return tuple(
        [
            square_cell(square, terrain, Text("square", {"at": square_name(square), "tile": name}))
            for square in range(9 * cell, 9 * cell + 9)
        ]
    )


@cache
def blank_cells(cell: int, entrance: int) -> tuple[Cell, ...]:
    """Where no tile lies yet; an entrance has its number in the middle."""
    found = []
    for square in range(9 * cell, 9 * cell + 9):
        label = Text("square-empty", {"at": square_name(square)})
        note = str(entrance + 1) if entrance != NONE and square % 9 == 4 else ""
        found.append(square_cell(square, "unknown", label, note, ("DA-DOOR-4",)))
    return tuple(found)


def square_cell(
    square: int, terrain: str, label: Text, note: str = "", rules: tuple[str, ...] = ()
) -> Cell:
    x, y = COLUMNS[square], ROWS[square]
    return Cell(cell_id(square), x, y, terrain, label=label, note=note, rules=rules)


@once(lambda s: (len(s.players), s.corridors, tuple(s.laid)))
def walls(s: Dungeon) -> tuple[Edge, ...]:
    """The walls around all rooms with their doors."""
    laid = [cell for cell, tile in enumerate(s.laid) if tile != NONE]
    return tuple([edge for cell in laid for edge in room_edges(s, cell)])


def room_edges(s: Dungeon, cell: int) -> list[Edge]:
    """The sides of a room: wall, and in the middle what is there (DA-DOOR-2..5, DA-LOCK-1)."""
    found = []
    for side in range(4):
        kind = PASSAGES.get(between(s, cell, side), "wall")
        for place in EDGE_ROWS[side]:
            middle = place == MIDDLES[side]
            found.append(Edge(cell_id(9 * cell + place), side, kind if middle else "wall"))
        if is_entrance(s, cell, side):
            found[-2] = Edge(found[-2].cell, side, "gate")
    return found


def sides_then(s: Dungeon, cell: int, laid: int, edge: int) -> tuple[str, ...]:
    """What the sides of a tile would be if it were laid on a cell, through an edge that is opened
    for it. The dungeon is as it was afterwards."""
    before = s.laid[cell], s.corridors
    s.laid[cell], s.corridors = laid, s.corridors | 1 << edge
    found = tuple([PASSAGES.get(between(s, cell, side), "wall") for side in range(4)])
    s.laid[cell], s.corridors = before
    return found


def is_entrance(s: Dungeon, cell: int, side: int) -> bool:
    """Whether the coloured door of a Starting tile is here: it faces the frame (DA-RUL-22)."""
    if s.laid[cell] // 4 not in START_TILES:
        return False
    return between(s, cell, side) == FRAME and has_door(s, cell, side)


def beyond(edge: int, cell: int) -> int:
    """The middle square behind a side of a room: what is tapped to open it."""
    first, side = EDGE_SIDES[edge]
    other = BESIDE[first][side]
    if cell == first:
        return 9 * other + MIDDLES[(side + 2) % 4]
    return 9 * first + MIDDLES[side]


# -- figures ---------------------------------------------------------------------------------------


def figure_pieces(s: Dungeon) -> dict[int, Piece]:
    """Heroes and monsters by their numbers; a hero that is not on the map lies nowhere."""
    found = {}
    for seat, player in enumerate(s.players):
        for place, hero in enumerate(player.heroes):
            acts = seat == s.seat and place == s.hero
            found[TEAM * seat + place] = hero_piece(seat, TEAM * seat + place, hero, acts)
    for figure, monster in s.monsters.items():
        found[figure] = monster_piece(figure, monster)
    return found


def hero_piece(seat: Seat, figure: int, hero: Hero, acts: bool) -> Piece:
    """Who is exhausted or lies defeated is dim, the active one is not."""
    return Piece(
        piece_id(figure),
        "" if hero.at == NONE else cell_id(hero.at),
        hero_text(hero.kind),
        CONTENT.heroes[hero.kind].icon,
        seat,
        "figure",
        hero.facing,
        hero_badges(hero),
        hero.defeated or not (hero.ready or acts),
        health=life(HERO_HEALTH[hero.kind] - hero.damage, HERO_HEALTH[hero.kind]),
        tone="gold" if acts else "",
    )


DEFEATED: Final = Badge(Text("badge-defeated"), icons.DEFEATED, tone="danger")
HIDDEN: Final = Badge(Text("badge-hidden"), icons.HIDDEN, tone="magic")


def hero_badges(hero: Hero) -> tuple[Badge, ...]:
    """What has become of a hero, as small marks."""
    found = [DEFEATED] if hero.defeated else []
    if hero.poison:
        found.append(Badge(Text("badge-poison"), icons.POISON, hero.poison, "danger"))
    if hero.hidden:
        found.append(HIDDEN)
    return (*found, *hindrance_badges(hero.hindered))


@lru_cache(maxsize=2048)
def hindrance_badges(hindered: tuple[int, ...]) -> tuple[Badge, ...]:
    """Abilities that are hindered until the End Phase."""
    found = [
        (Text("badge-hindered", {"what": HINDRANCE.ids[n]}), by) for n, by in enumerate(hindered)
    ]
    return tuple([Badge(label, icons.HINDERED, -by, "danger") for label, by in found if by])


@lru_cache(maxsize=1024)
def life(left: int, most: int) -> Stat:
    """Health as a bar."""
    return bar("health", left, most, icons.HEALTH)


def monster_piece(figure: int, monster: Monster) -> Piece:
    """Who is exhausted is dim. A tap tells what it would do."""
    card = CONTENT.monsters[monster.kind]
    most = MONSTER_HEALTH[monster.kind]
    return Piece(
        piece_id(figure),
        cell_id(monster.at),
        monster_text(monster.kind),
        card.icon,
        None,
        "figure",
        monster.facing,
        hindrance_badges(monster.hindered),
        not monster.ready,
        health=life(most - sum(monster.damage), most),
        tone=LEVELS[card.level],
        acts=True,
    )


# -- threats ---------------------------------------------------------------------------------------


def threats(s: Dungeon) -> list[Piece]:
    """Threat tokens: face down with their level, chests, known traps, pits."""
    found = [unknown_piece(at, level) for at, level in s.unknown.items()]
    found += [token_piece(at, value // 2, value % 2 == KNOWN) for at, value in s.tokens.items()]
    found += [pit_piece(at, token) for at, token in s.pits.items()]
    return found


@cache
def unknown_piece(at: int, level: int) -> Piece:
    label = Text("threat-unknown", {"level": level + 1})
    return threat_piece(at, label, icons.UNKNOWN, "DA-THREAT-1", level + 1)


@cache
def token_piece(at: int, token: int, known: bool) -> Piece:
    """A chest, or a trap turned face down again that all remember."""
    icon = CONTENT.threats[token // 3].icon
    rule = "DA-TRAP-5" if known else "DA-CHEST-1"
    tone: Tone = "danger" if known else "gold"
    return threat_piece(at, token_text(token), icon, rule, token % 3 + 1, tone)


def threat_piece(at: int, label: Text, icon: str, rule: str, number: int, tone: Tone = "") -> Piece:
    return Piece(f"threat{at}", cell_id(at), label, icon, rules=(rule,), number=number, tone=tone)


@cache
def pit_piece(at: int, token: int) -> Piece:
    """A triggered pit: whoever stands in it is hindered (DA-RUL-7)."""
    label, icon = token_text(token), CONTENT.threats[THREAT["pit-trap"]].icon
    rules = ("DA-RUL-7",)
    return Piece(f"pit{at}", cell_id(at), label, icon, None, "marker", rules=rules, tone="danger")


# -- words and measures ----------------------------------------------------------------------------


def place_name(s: Dungeon, figure: int) -> str:
    """Where a figure stands, as people say it."""
    return square_name(place_of(s, figure))


def name_of(s: Dungeon, figure: int, form: Form = "inside") -> Text:
    """A figure on the map, as a sentence names it."""
    return figure_text(named(s, figure), form)


def ruler(s: Dungeon, seat: Seat, board_id: str, cell: str) -> Ruler | None:
    """Range and sight over the rooms laid (DA-RUL-25, DA-LOS-2); no range where no tile lies."""

    def measure(start: int, to: int) -> tuple[int, bool]:
        return distance(start, to), sees(start, to, s.corridors)

    return measured(board(s, {}), board_id, cell, SQUARE_OF, measure)


SQUARE_OF: Final = {cell_id(square): square for square in range(SQUARES)}
