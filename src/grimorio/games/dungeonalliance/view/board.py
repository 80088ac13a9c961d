"""The dungeon: tiles laid so far, doors and walls, figures and threats."""

from __future__ import annotations

from functools import cache

from grimorio.core.scene import Badge, Board, Cell, Edge, Piece, Stat, Text
from grimorio.games.dungeonalliance.components.numbers import CONTENT
from grimorio.games.dungeonalliance.rules.board import (
    COLUMNS,
    EDGE_ROWS,
    EDGES,
    MIDDLES,
    ROWS,
)
from grimorio.games.dungeonalliance.rules.doors import has_door
from grimorio.games.dungeonalliance.rules.figures import health_of, named, place_of
from grimorio.games.dungeonalliance.state import KNOWN, TEAM, Dungeon
from grimorio.games.dungeonalliance.view import icons
from grimorio.games.dungeonalliance.view.names import (
    Form,
    cell_id,
    figure_text,
    hero_text,
    monster_text,
    piece_id,
    square_name,
    tile_text,
    token_text,
)
from grimorio.kit.numbers import NONE


def board(s: Dungeon) -> Board:
    """What is laid of the dungeon."""
    cells: list[Cell] = []
    edges: list[Edge] = []
    for cell, laid in enumerate(s.laid):
        if laid != NONE:
            cells += room_cells(cell, laid // 4)
            edges += room_edges(s, cell)
    pieces = [*threats(s), *heroes(s), *monsters(s)]
    return Board("dungeon", "square", Text("dungeon"), tuple(cells), tuple(edges), tuple(pieces))


@cache
def room_cells(cell: int, tile: int) -> tuple[Cell, ...]:
    """The squares of a room, which never change."""
    return tuple(
        [
            Cell(
                cell_id(square),
                COLUMNS[square],
                ROWS[square],
                "stone",
                label=Text("square", {"at": square_name(square), "tile": tile_text(tile)}),
            )
            for square in range(9 * cell, 9 * cell + 9)
        ]
    )


def room_edges(s: Dungeon, cell: int) -> list[Edge]:
    """The walls around a room, with its doors; an open corridor has none in its middle."""
    found = []
    for side in range(4):
        edge = EDGES[cell][side]
        is_open = edge != NONE and s.corridors >> edge & 1
        for place in EDGE_ROWS[side]:
            kind = "wall"
            if place == MIDDLES[side]:
                if is_open:
                    continue
                kind = "door" if has_door(s, cell, side) else "wall"
            found.append(Edge(cell_id(9 * cell + place), side, kind))
    return found


def heroes(s: Dungeon) -> list[Piece]:
    """The heroes on the map; who lies defeated is dim."""
    found = []
    for seat, player in enumerate(s.players):
        for place, hero in enumerate(player.heroes):
            figure = TEAM * seat + place
            if hero.at == NONE:
                continue
            found.append(
                Piece(
                    piece_id(figure),
                    cell_id(hero.at),
                    hero_text(hero.kind),
                    "barbute",
                    seat,
                    "figure",
                    hero.facing,
                    badges=poison_badge(hero.poison),
                    dim=hero.defeated,
                    health=health(s, figure, hero.damage),
                )
            )
    return found


def poison_badge(poison: int) -> tuple[Badge, ...]:
    return (Badge(Text("badge-poison"), "poison-bottle", poison, "danger"),) if poison else ()


def health(s: Dungeon, figure: int, damage: int) -> Stat:
    most = health_of(s, figure)
    return Stat("health", Text("stat-health"), max(0, most - damage), most)


def monsters(s: Dungeon) -> list[Piece]:
    """The monsters on the map; who is exhausted is dim."""
    return [
        Piece(
            piece_id(figure),
            cell_id(monster.at),
            monster_text(monster.kind),
            icons.MONSTERS[CONTENT.monsters[monster.kind].id],
            None,
            "figure",
            monster.facing,
            dim=not monster.ready,
            health=health(s, figure, sum(monster.damage)),
        )
        for figure, monster in s.monsters.items()
    ]


def threats(s: Dungeon) -> list[Piece]:
    """Threat tokens: face down with their level, chests, known traps, pits."""
    found = [
        Piece(
            f"threat{at}",
            cell_id(at),
            Text("threat-unknown", {"level": level + 1}),
            "perspective-dice-six",
        )
        for at, level in s.unknown.items()
    ]
    for at, value in s.tokens.items():
        icon = "wolf-trap" if value % 2 == KNOWN else "locked-chest"
        found.append(Piece(f"threat{at}", cell_id(at), token_text(value // 2), icon))
    for at, token in s.pits.items():
        found.append(Piece(f"pit{at}", cell_id(at), token_text(token), "wolf-trap"))
    return found


def place_name(s: Dungeon, figure: int) -> str:
    """Where a figure stands, as people say it."""
    return square_name(place_of(s, figure))


def name_of(s: Dungeon, figure: int, form: Form = "inside") -> Text:
    """A figure on the map, as a sentence names it."""
    return figure_text(named(s, figure), form)
