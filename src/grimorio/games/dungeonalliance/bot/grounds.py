"""Where something is to be had: how much each room promises to a hero that stands in it.

A room promises what lies in it, and a part of what the rooms beside it promise; a door that can be
opened promises a room that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.dungeonalliance.components.numbers import (
    MONSTER_FIRST,
    MONSTER_SECOND,
    TABLE,
    THREAT_KINDS,
)
from grimorio.games.dungeonalliance.rules.board import BESIDE, CELLS, MIDDLES, distance
from grimorio.games.dungeonalliance.rules.doors import (
    CORRIDOR,
    DOOR,
    LOCKED,
    SECRET,
    WALL,
    between,
)
from grimorio.games.dungeonalliance.rules.figures import room_of
from grimorio.games.dungeonalliance.rules.threats import level_of, threat_of
from grimorio.games.dungeonalliance.state import COMPETITIVE, OPEN, Dungeon
from grimorio.kit.numbers import NONE

PREY: Final = 0.6
"""The share of a monster's XP that a room with it promises."""
DARK: Final = 0.3
"""A face-down threat token."""
UNSEEN: Final = 0.9
"""A door to a tile that is still to be laid."""
THROUGH: Final = 0.72
AJAR: Final = 0.62
BARRED: Final = 0.4
"""What is left of a promise behind a corridor, behind a closed door, and behind a locked door or a
wall."""
SQUARE: Final = 0.02
"""What a square less on the way is worth."""


class Grounds:
    """The rooms of a map: what each promises, and the square one would go to in it."""

    def __init__(self, s: Dungeon) -> None:
        self.promise: list[float] = [0.0] * CELLS
        self.focus: list[int] = [NONE] * CELLS
        laid = [cell for cell in range(CELLS) if s.laid[cell] != NONE]
        self._look(s, laid)
        self._spread(s, laid)

    def _look(self, s: Dungeon, laid: list[int]) -> None:
        """What lies in each room."""
        best = [0.0] * CELLS
        for monster in s.monsters.values():
            cell = room_of(monster.at)
            value = PREY * (MONSTER_FIRST[monster.kind] + MONSTER_SECOND[monster.kind])
            self.promise[cell] += value
            if value > best[cell]:
                best[cell] = value
                self.focus[cell] = monster.at
        for square in s.unknown:
            self.promise[room_of(square)] += DARK
        for square, token in s.tokens.items():
            cell = room_of(square)
            value = DARK
            if token % 2 == OPEN:
                value = 0.8 * chest_xp(token // 2)
                if THREAT_KINDS[token // 6] == "locked-chest":
                    value *= 0.6
            self.promise[cell] += value
            if value > best[cell]:
                best[cell] = value
                self.focus[cell] = square
        unseen = UNSEEN if s.mode == COMPETITIVE else UNSEEN + 0.5 * TABLE.tile_loss
        if not s.tile_row:
            return
        for cell in laid:
            for side in range(4):
                other = BESIDE[cell][side]
                if other == NONE or s.laid[other] != NONE:
                    continue
                kind = between(s, cell, side)
                value = unseen if kind == DOOR else BARRED * unseen if kind == WALL else 0.0
                if value > self.promise[cell]:
                    self.promise[cell] = value
                    self.focus[cell] = 9 * cell + MIDDLES[side]

    def _spread(self, s: Dungeon, laid: list[int]) -> None:
        """What is behind corridors and doors, room by room."""
        doors: list[tuple[int, int, int, float]] = []
        for cell in laid:
            for side in range(4):
                kind = between(s, cell, side)
                if kind == CORRIDOR:
                    doors.append((cell, BESIDE[cell][side], side, THROUGH))
                elif kind == DOOR and s.laid[BESIDE[cell][side]] != NONE:
                    doors.append((cell, BESIDE[cell][side], side, AJAR))
                elif kind in (LOCKED, SECRET):
                    doors.append((cell, BESIDE[cell][side], side, BARRED))
        changed = True
        while changed:
            changed = False
            for cell, other, side, part in doors:
                value = part * self.promise[other]
                if value > self.promise[cell] + 0.001:
                    self.promise[cell] = value
                    self.focus[cell] = 9 * cell + MIDDLES[side]
                    changed = True

    def at(self, square: int) -> float:
        """What standing on a square promises."""
        cell = room_of(square)
        focus = self.focus[cell]
        far = 0 if focus == NONE else distance(square, focus)
        return self.promise[cell] - SQUARE * far


def chest_xp(token: int) -> float:
    """What a chest is worth, cards and healing too."""
    reward = threat_of(token).reward
    found = reward.xp + (level_of(token) if reward.level else 0)
    return found + 0.25 * reward.draw + 0.1 * reward.heal
