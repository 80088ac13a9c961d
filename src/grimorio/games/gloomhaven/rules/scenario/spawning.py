"""Monsters that appear by a rule of the scenario (GH-SPAWN)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import TYPE
from grimorio.games.gloomhaven.components.scenarios import Spawn
from grimorio.games.gloomhaven.nouns import CellId, RankId, TypeId
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.map.figures import (
    cell_at,
    cells_taken,
    empty,
    ground,
    overlaid,
)
from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of
from grimorio.games.gloomhaven.rules.scenario.standees import RANK, add_monster
from grimorio.games.gloomhaven.state import HINDRANCE, MONSTERS, OBSTACLE, Scenario


def spawn(s: Scenario, coming: Spawn) -> list[Planned]:
    """The monsters of one rule appear, by the number of characters at the start (GH-SPAWN-1,
    GH-DEF-14)."""
    cell = cell_at(s, coming.at)
    ranks = [rank[len(s.characters) - 2] for rank in coming.ranks]
    return [appear(TYPE[coming.type], RANK[rank], cell) for rank in ranks if rank != "-"]


@step
async def appear(s: Scenario, type_: TypeId, rank: RankId, cell: CellId) -> None:
    """A monster appears, if there is a standee. It leaves no money. It acts when its initiative
    comes, or right after the present turn if that has gone by (GH-SPAWN-2..6)."""
    if has_standee(s, type_):
        places = free_hexes(s, cell)

        def options() -> list[int]:
            return places

        if places:
            at = await decide(s, MONSTERS, kinds.SPAWN_AT, options, type_, trifle=True)
            add_monster(s, type_, rank, at, s.round)


def has_standee(s: Scenario, type_: int) -> bool:
    """Whether another monster of the type can come (GH-MSUMMON-4, GH-RUL-24)."""
    return type_ not in s.standees or bool(s.standees[type_])


def free_hexes(s: Scenario, cell: int) -> list[int]:
    """The hex itself, or the nearest empty ones if a figure or an obstacle is there
    (GH-SPAWN-2, GH-RUL-132)."""
    taken = cells_taken(s) | overlaid(s, OBSTACLE, HINDRANCE)
    if not taken >> cell & 1:
        return [cell]
    return nearest_empty(s, cell)


def nearest_empty(s: Scenario, cell: int, but: Sequence[int] = ()) -> list[int]:
    """The empty hexes that are nearest to a hex, not through walls; none of some of them."""
    far = ground(s).far(cell)
    free = [other for other in cells_of(empty(s)) if far[other] < FAR and other not in but]
    least = min([far[other] for other in free], default=0)
    return [other for other in free if far[other] == least]
