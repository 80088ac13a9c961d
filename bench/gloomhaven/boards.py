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

from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.ground import Ground
from grimorio.games.gloomhaven.rules.map.ways import FLY, JUMP, WALK, Field
from grimorio.games.gloomhaven.rules.monsters.planning import Intent, intend
from grimorio.games.gloomhaven.rules.monsters.targeting import MELEE, Enemy, PlannedAttack
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
    attack: PlannedAttack
    enemies: list[Enemy]
    names: list[str]
    """Of the enemies."""
    options: frozenset[Outcome]
    focus: frozenset[str]


class Unread(NamedTuple):
    """A case that is no board, and why."""

    id: str
    reason: str


def read(path: Path) -> list[Board | Unread]:
    """The cases of a file. One that is no board does not keep others from being read."""
    cases = json.loads(path.read_text("utf-8"))["cases"]
    found: list[Board | Unread] = []
    for place, case in enumerate(cases):
        try:
            found.append(board(case))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            id = case.get("id") if isinstance(case, dict) else None
            found.append(Unread(str(id or f"{path.name}, case {place + 1}"), repr(error)))
    return found


def board(case: Any) -> Board:
    """What a case does not say is not there: no walls, no traps, no jump, one target."""
    on_map, monster, expected = case["map"], case["monster"], case["expected"]
    ground = ground_of(on_map)
    enemies, names, others = [], [], 0
    start = None
    for figure in case["figures"]:
        cell = ground.board.cell(*place(figure["hex"]))
        if cell is None:
            raise ValueError("a figure that is on no hex of the map")
        if figure["kind"] == "active_monster":
            start = cell
        elif figure["kind"] == "monster_ally":
            others |= 1 << cell
        elif figure["kind"] == "character":
            enemies.append(Enemy(cell, figure.get("initiative", 0)))
            names.append(figure["id"])
        else:
            raise ValueError(f"a figure of an unknown kind: {figure['kind']}")
    if start is None:
        raise ValueError("no monster that acts")
    field = Field(
        ground,
        mask(ground, on_map.get("obstacles", ())),
        mask(ground, [*on_map.get("traps", ()), *on_map.get("hazards", ())]),
        mask(ground, on_map.get("difficult", ())),
        mask_of(enemy.cell for enemy in enemies),
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
    solid = {place(at) for at in on_map.get("walls", ())}
    places = [
        (column, row - column // 2)
        for column in range(on_map["width"])
        for row in range(on_map["height"])
    ]
    walls = [(place(one), place(other)) for one, other in on_map.get("wall_edges", ())]
    return Ground([at for at in places if at not in solid], walls, outline(solid))


def place(at: Any) -> Hex:
    q, r = at
    return int(q), int(r)


def mask(ground: Ground, places: Iterable[Any]) -> int:
    """The hexes that are there, as a mask."""
    cells = {ground.board.cell(*place(at)) for at in places}
    return mask_of(cell for cell in cells if cell is not None)


def mask_of(cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def manner_of(monster: Any) -> int:
    if monster.get("flying"):
        return FLY
    return JUMP if monster.get("jump") else WALK


def attack_of(monster: Any) -> PlannedAttack:
    """A monster without an attack moves as for a melee attack (GH-FOCUS-8)."""
    if monster["attack"] == "none":
        return PlannedAttack(made=False)
    pattern = monster.get("aoe")
    targets = 1 + pattern.get("extra_targets", 0) if pattern else 1
    area = None
    if pattern:
        area = Area([place(at) for at in pattern["hexes"]], ranged=pattern["kind"] == "ranged")
    return PlannedAttack(
        monster.get("range", MELEE),
        max(1, monster.get("targets", targets)),
        area,
        monster["attack"] == "ranged",
        bool(monster.get("muddled")),
    )


def solve(case: Board) -> Intent:
    return intend(case.field, case.start, case.manner, case.move, case.attack, case.enemies)


def is_right(case: Board, found: Intent) -> bool:
    """Whether options and focus are those of the file, as sets."""
    places = case.field.ground.board.places
    options = {
        (places[choice.end], frozenset(case.names[number] for number in choice.targets))
        for choice in found.choices
    } or {(places[case.start], frozenset())}
    return options == case.options and {case.names[n] for n in found.foci} == case.focus
