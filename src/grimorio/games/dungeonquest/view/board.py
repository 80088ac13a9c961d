"""The board as a seat sees it: rooms, passages, pieces, the way back and the exits."""

from __future__ import annotations

from collections import deque

from grimorio.core import Seat, scene
from grimorio.core.scene import Area, Badge, Cell, Edge, Piece, Text, Tone
from grimorio.games.dungeonquest.components.numbers import BOARD, CONTENT, MONSTER_LIVES
from grimorio.games.dungeonquest.components.vocabulary import EDGES, PORTCULLIS, WALL
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DUNGEON_ROOM,
    TILE_DARKNESS,
    TOWER,
    TOWERS,
    TREASURE_CELLS,
    TREASURE_ROOM,
    WAYS,
    edge_of,
    has_search_icon,
    is_walled,
    room_at,
    same_bank,
)
from grimorio.games.dungeonquest.rules.hero.life import life_of
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Hero, Quest
from grimorio.games.dungeonquest.view.names import (
    ICONS,
    direction_text,
    hero_of,
    monster_text,
    place_name,
    room_text,
    term,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, listed
from grimorio.kit.zones import knows

TERRAINS = {TOWER: "tower", TREASURE_ROOM: "treasure", CORRIDOR: "road"}
PLAIN = (DUNGEON_ROOM, TOWER, TREASURE_ROOM)
"""Rooms that need no icon: the ground shows them."""
UNEXPLORED = tuple(
    Cell(
        f"c{cell}",
        *BOARD.place(cell),
        "unknown",
        label=Text("cell-unexplored", {"at": place_name(cell)}),
        rules=("DQ-TILE-4",),
    )
    for cell in range(BOARD.size)
)
COLUMNS = tuple([place_name(x)[:1] for x in range(CONTENT.board.columns)])
ROWS = tuple([place_name(CONTENT.board.columns * y)[1:] for y in range(CONTENT.board.rows)])
"""What texts call them, from west and north on."""
LOW = 4
"""So little Life left is worth a warning."""


def board(s: Quest, seat: Seat) -> scene.Board:
    explored = [cell for cell in range(BOARD.size) if room_at(s, cell) != NONE]
    return scene.Board(
        "dungeon",
        "square",
        Text("board"),
        tuple(cell_view(s, cell) for cell in range(BOARD.size)),
        tuple(edges(s, explored)),
        tuple(pieces(s, seat)),
        tuple(areas(s, seat, explored)),
        columns=COLUMNS,
        rows=ROWS,
    )


# -- the ground -----------------------------------------------------------------------------------


def cell_view(s: Quest, cell: int) -> Cell:
    room = room_at(s, cell)
    if room == NONE:
        return UNEXPLORED[cell]
    return Cell(
        f"c{cell}",
        *BOARD.place(cell),
        TERRAINS.get(room, "floor"),
        () if room in PLAIN else (CONTENT.rooms[room].icon,),
        cell_label(s, cell),
        rules=CONTENT.rooms[room].rules,
    )


def cell_label(s: Quest, cell: int) -> Text:
    """The room, where it is, and what its picture says besides."""
    room = room_at(s, cell)
    args: Words = {"room": room_text(room), "at": place_name(cell)}
    if room == DARKNESS:
        sides = [(side + s.turned[cell]) % 4 for side in TILE_DARKNESS[s.tiles[cell]]]
        args["table"] = listed(
            [
                Text("darkness-row", {"die": die, "direction": direction_text(side)})
                for die, side in enumerate(sides, 1)
            ]
        )
        return Text("cell-darkness", args)
    args["search"] = "yes" if has_search_icon(s, cell) else "no"
    return Text("cell", args)


def edges(s: Quest, explored: list[int]) -> list[Edge]:
    """Every side of every explored room; of what two rooms have there, the stronger."""
    found = []
    for cell in explored:
        for side, there in enumerate(BOARD.steps[cell]):
            if there is not None and {cell, there} == set(TREASURE_CELLS):
                continue
            found.append(Edge(f"c{cell}", side, EDGES[strongest(s, cell, side, there)]))
    return found


def strongest(s: Quest, cell: int, side: int, there: int | None) -> int:
    """A wall on either side is a wall; a portcullis hides a door behind it."""
    if there is None:
        return WALL
    mine = edge_of(s, cell, side)
    theirs = edge_of(s, there, (side + 2) % 4)
    if WALL in (mine, theirs):
        return WALL
    return PORTCULLIS if PORTCULLIS in (mine, theirs) else max(mine, theirs)


# -- the pieces -----------------------------------------------------------------------------------


def pieces(s: Quest, seat: Seat) -> list[Piece]:
    found = [dragon_piece(s)]
    for other, hero in enumerate(s.heroes):
        if hero.where == DUNGEON:
            found.append(hero_piece(s, other, hero))
        elif hero.where == CATACOMBS:
            found.append(travel_marker(s, other, hero))
    for cell, token, seen in zip(s.dens, s.monsters.cards, s.monsters.seen, strict=True):
        life = life_badges(token, seen, seat)
        rules = ("DQ-TOKEN-1", "DQ-ENC-1")
        found.append(monster_piece(f"monster{cell}", cell, token // 4, life, rules))
    c = s.combat
    if c is not None and NONE not in (c.monster, c.cell):
        life = life_badges(c.token.cards[0], c.token.seen[0], seat) if c.token.cards else ()
        rules = ("DQ-COMBAT-1", "DQ-COMBAT-40")
        found.append(monster_piece("foe", c.cell, c.monster, life, rules))
    return found + [entrance_piece(cell) for cell, marked in enumerate(s.entrances) if marked]


def dragon_piece(s: Quest) -> Piece:
    """Kalladra on the gold; how many Dragon cards lie open says how lightly it sleeps."""
    badges = (Badge(Text("dragon-cards"), value=len(s.dragons), tone="danger"),)
    return Piece(
        "dragon",
        f"c{TREASURE_CELLS[1]}",
        Text("dragon"),
        "dragon-head",
        shape="large",
        badges=badges if s.dragons else (),
        rules=("DQ-DRAGON-2", "DQ-DRAGON-8"),
    )


def pending_wounds(s: Quest, seat: Seat) -> int:
    """What lies in its damage pile will be Wounds if it lives (DQ-COMBAT-35)."""
    c = s.combat
    if c is None:
        return 0
    if seat == c.seat:
        return len(c.hero.damage)
    return len(c.foe.damage) if c.monster == NONE and seat == c.rival else 0


def hero_piece(s: Quest, seat: Seat, hero: Hero) -> Piece:
    """The miniature; on a Bridge or in a Chasm it shows on which side it stands."""
    left = max(0, life_of(hero) - hero.wounds - pending_wounds(s, seat))
    stands = room_at(s, hero.at) in (CHASM, BRIDGE) and hero.side != NONE
    return Piece(
        f"hero{seat}",
        f"c{hero.at}",
        hero_of(s, seat),
        CONTENT.heroes[hero.kind].icon,
        seat,
        "figure",
        facing=hero.side if stands else None,
        badges=(Badge(Text("life-left"), ICONS["life"], left, "danger" if left <= LOW else ""),),
    )


def travel_marker(s: Quest, seat: Seat, hero: Hero) -> Piece:
    return Piece(
        f"travel{seat}",
        f"c{hero.at}",
        Text("travel-marker", {"hero": hero_of(s, seat)}),
        ICONS["travel"],
        seat,
        "marker",
        facing=hero.heading,
        badges=(Badge(Text("travelled"), value=hero.travelled),) if hero.travelled else (),
        rules=("DQ-CATA-7", "DQ-CATA-10"),
    )


def monster_piece(
    name: str, cell: int, kind: int, badges: tuple[Badge, ...], rules: tuple[str, ...]
) -> Piece:
    icon = CONTENT.monsters[kind].icon
    return Piece(name, f"c{cell}", monster_text(kind), icon, badges=badges, rules=rules)


def life_badges(token: int, seen: int, seat: Seat) -> tuple[Badge, ...]:
    """The Life of a Monster token, face down, for those who have seen it (DQ-COMBAT-40)."""
    if not knows(seen, seat):
        return ()
    return (Badge(term("life"), ICONS["life"], MONSTER_LIVES[token // 4][token % 4], "danger"),)


def entrance_piece(cell: int) -> Piece:
    name, icon = term("entrance"), ICONS["entrance"]
    rules = ("DQ-CATA-3", "DQ-CATA-5")
    return Piece(f"entrance{cell}", f"c{cell}", name, icon, shape="marker", rules=rules)


# -- the way back and the exits -------------------------------------------------------------------


def areas(s: Quest, seat: Seat, explored: list[int]) -> list[Area]:
    found = []
    if seat >= 0 and s.heroes[seat].where == DUNGEON and (way := way_back(s, seat)):
        found.append(area("way-back", way, Text("way-back", {"moves": len(way)}), "good", seat))
    if exits := unexplored_exits(s, explored):
        found.append(area("exits", exits, Text("exits"), "quiet"))
    return found


def area(name: str, cells: list[int], label: Text, tone: Tone, seat: Seat | None = None) -> Area:
    return Area(name, tuple(f"c{cell}" for cell in cells), label, tone, seat)


def way_back(s: Quest, seat: Seat) -> list[int]:
    """The spaces of the shortest way from the Hero to a Tower Room through explored rooms, without
    the one it stands in; empty if it knows none.

    Doors and portcullises are passed, walls and the rifts of Chasms are not: where a Hero comes in
    decides where it can go out (DQ-ROOM-12).
    """
    hero = s.heroes[seat]
    if hero.at in TOWERS:
        return []
    ways: dict[tuple[int, int], list[int]] = {(hero.at, hero.side): []}
    queue = deque(ways)
    while queue:
        here = queue.popleft()
        space, side = here
        if space in TOWERS:
            return ways[here]
        for way in WAYS[space]:
            cell, direction, to = way
            stuck = room_at(s, space) == CHASM and side != NONE
            if is_walled(s, way) or room_at(s, to) == NONE:
                continue
            if stuck and not same_bank(s, cell, direction, side):
                continue
            # Only in a Chasm does it matter by which side a room was entered.
            there = (to, (direction + 2) % 4 if room_at(s, to) == CHASM else NONE)
            if there not in ways:
                ways[there] = [*ways[here], to]
                queue.append(there)
    return []


def unexplored_exits(s: Quest, explored: list[int]) -> list[int]:
    """The unexplored spaces that a passage of an explored room leads to."""
    found = {
        way[2]
        for cell in explored
        for way in WAYS[cell]
        if way[0] == cell and room_at(s, way[2]) == NONE and not is_walled(s, way)
    }
    return sorted(found)
