"""Boards of a few hexes, and what a monster thinks of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from grimorio.games.gloomhaven.rules.map.ground import Ground
from grimorio.games.gloomhaven.rules.map.ways import WALK, Field
from grimorio.games.gloomhaven.rules.monsters.planning import Intent, intend, ruled_out
from grimorio.games.gloomhaven.rules.monsters.targeting import Enemy, PlannedAttack
from grimorio.kit.hexes import Hex

BOW = PlannedAttack(range=3, ranged=True)
CORRIDOR = [(q, 0) for q in range(9)]
"""One hex wide: who stands in it bars the way."""
HALL = [(q, r) for q in range(9) for r in range(-4, 5)]


class Thought(NamedTuple):
    """What a monster thinks of a board."""

    found: Intent
    places: tuple[Hex, ...]
    passed_by: dict[Hex, str]
    """The hexes it might attack its focus from and does not, each with the rule."""

    @property
    def ends(self) -> set[tuple[Hex, tuple[int, ...]]]:
        """Where it may end, with the numbers of the enemies it attacks."""
        return {(self.places[choice.end], choice.targets) for choice in self.found.choices}


def think(
    places: list[Hex],
    *enemies: tuple[Hex, int],
    start: Hex = (0, 0),
    move: int = 2,
    attack: PlannedAttack | None = None,
    manner: int = WALK,
    allies: tuple[Hex, ...] = (),
    obstacles: tuple[Hex, ...] = (),
    traps: tuple[Hex, ...] = (),
    difficult: tuple[Hex, ...] = (),
) -> Thought:
    """A monster on a board, with enemies in their hexes, each with its place in the round."""
    ground = Ground(places)

    def mask(at: Iterable[Hex]) -> int:
        return sum(1 << cell(ground, place) for place in at)

    known = [Enemy(cell(ground, place), order) for place, order in enemies]
    field = Field(
        ground, mask(obstacles), mask(traps), mask(difficult),
        mask([place for place, _ in enemies]), mask(allies),
    )  # fmt: skip
    plan = cell(ground, start), manner, move, attack or PlannedAttack(), known
    found = intend(field, *plan)
    ruled = ruled_out(field, *plan, found.foci[0]) if len(found.foci) == 1 else {}
    where = ground.board.places
    return Thought(found, where, {where[one]: rule for one, rule in ruled.items()})


def decide(
    places: list[Hex], *enemies: tuple[Hex, int], **more: Any
) -> tuple[Intent, set[tuple[Hex, tuple[int, ...]]]]:
    """What it may do, as it is found, and as places with the numbers of enemies."""
    thought = think(places, *enemies, **more)
    return thought.found, thought.ends


def cell(ground: Ground, place: Hex) -> int:
    found = ground.board.cell(*place)
    assert found is not None
    return found
