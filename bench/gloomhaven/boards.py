"""Monster boards in the neutral format of the case files: read, solved and compared.

A board is a map, figures and a monster that acts. The answer is the set of all legal outcomes,
where it ends and whom it attacks, and of all figures that may be its focus. The files say more
about their format themselves.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from grimorio.games.gloomhaven.rules.areas import Area
from grimorio.games.gloomhaven.rules.ground import Ground
from grimorio.games.gloomhaven.rules.planning import Attack, Enemy, Plan, plan
from grimorio.games.gloomhaven.rules.ways import FLY, JUMP, WALK, Field
from grimorio.kit.hexes import Hex
from grimorio.kit.sight import outline

Outcome = tuple[Hex, frozenset[str]]


class Board(NamedTuple):
    """One case, ready to be solved."""

    id: str
    field: Field
    start: int
    manner: int
    move: int
    attack: Attack
    enemies: list[Enemy]
    names: list[str]
    """Of the enemies."""
    options: frozenset[Outcome]
    focus: frozenset[str]


def read(path: Path) -> list[Board]:
    """The boards of a file."""
    return [board(case) for case in json.loads(path.read_text("utf-8"))["cases"]]


def board(case: Any) -> Board:
    ground = ground_of(case["map"])
    enemies, names, start, others = [], [], 0, 0
    for figure in case["figures"]:
        cell = ground.board.cell(*figure["hex"])
        assert cell is not None, f"{case['id']}: a figure in a wall"
        if figure["kind"] == "active_monster":
            start = cell
        elif figure["kind"] == "monster_ally":
            others |= 1 << cell
        else:
            enemies.append(Enemy(cell, figure["initiative"]))
            names.append(figure["id"])
    on_map, monster, expected = case["map"], case["monster"], case["expected"]
    field = Field(
        ground,
        mask(ground, on_map["obstacles"]),
        mask(ground, [*on_map["traps"], *on_map["hazards"]]),
        mask(ground, on_map["difficult"]),
        sum(1 << enemy.cell for enemy in enemies),
        others,
    )
    options = frozenset(
        (place(option["end_hex"]), frozenset(option["targets"])) for option in expected["options"]
    )
    return Board(
        case["id"], field, start, manner_of(monster), monster["move"], attack_of(monster), enemies,
        names, options, frozenset(expected["focus_any_of"]),
    )  # fmt: skip


def ground_of(on_map: Any) -> Ground:
    """Columns of hexes, some of them solid, and walls on sides; its rim hinders no sight."""
    solid = {place(at) for at in on_map["walls"]}
    places = [
        (column, row - column // 2)
        for column in range(on_map["width"])
        for row in range(on_map["height"])
    ]
    walls = [(place(one), place(other)) for one, other in on_map["wall_edges"]]
    return Ground([at for at in places if at not in solid], walls, outline(solid))


def place(at: Any) -> Hex:
    q, r = at
    return int(q), int(r)


def mask(ground: Ground, places: Iterable[Any]) -> int:
    """The hexes that are there, as a mask."""
    cells = {ground.board.cell(*place(at)) for at in places}
    return sum(1 << cell for cell in cells if cell is not None)


def manner_of(monster: Any) -> int:
    if monster["flying"]:
        return FLY
    return JUMP if monster["jump"] else WALK


def attack_of(monster: Any) -> Attack:
    """A monster without an attack moves as for a melee attack (GH-FOCUS-8)."""
    if monster["attack"] == "none":
        return Attack(made=False)
    area = None
    if monster["aoe"] is not None:
        pattern = [place(at) for at in monster["aoe"]["hexes"]]
        area = Area(pattern, ranged=monster["aoe"]["kind"] == "ranged")
    ranged = monster["attack"] == "ranged"
    return Attack(monster["range"], monster["targets"], area, ranged, monster["muddled"])


def solve(case: Board) -> Plan:
    return plan(case.field, case.start, case.manner, case.move, case.attack, case.enemies)


def is_right(case: Board, found: Plan) -> bool:
    """Whether options and focus are those of the file, as sets."""
    places = case.field.ground.board.places
    options = {
        (places[choice.end], frozenset(case.names[number] for number in choice.targets))
        for choice in found.choices
    } or {(places[case.start], frozenset())}
    return options == case.options and {case.names[n] for n in found.foci} == case.focus
