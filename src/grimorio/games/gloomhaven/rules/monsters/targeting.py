"""Whom a monster attacks with its focus, and from where (GH-MMOVE-4..6, GH-MATT-7..11).

That is two choices (GH-RUL-111). First whom: as many as it can, with the least movement, the others
as a focus is chosen. Then from where: as few of the others as can be at a disadvantage, with the
least movement. Disadvantage decides the hex only, never that another is attacked (GH-RUL-95). What
is still equal at the end the players choose.

Enemies who are attacked together are a group: a mask of the hexes they stand in.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple, final

from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.rules.map.ways import Field

MELEE: Final = 1


@final
class Enemy:
    """One whom the monster may attack; an invisible one it does not know of (GH-RUL-92)."""

    __slots__ = ("cell", "order")

    def __init__(self, cell: int, order: int) -> None:
        self.cell: Final = cell
        self.order: Final = order
        """Its place in the order of the round; equal places are a tie."""


class PlannedAttack(NamedTuple):
    """The attack of a monster's card, or a melee attack that it only moves for (GH-FOCUS-8)."""

    range: int = MELEE
    targets: int = 1
    area: Area | None = None
    ranged: bool = False
    muddled: bool = False
    """Has disadvantage anyway, and so does not move to avoid it (GH-RUL-112)."""
    made: bool = True
    """False if it has no attack this turn, or is disarmed."""


class Shot(NamedTuple):
    """The attack as it can be made from one hex."""

    reach: int
    """Those who can be attacked one by one."""
    struck: set[int]
    """The groups that the area hits where most are attacked; nobody, if there is none."""
    most: int
    """How many can be attacked, the focus among them."""


def strike_from(field: Field, attack: PlannedAttack, target: int) -> int:
    """The hexes from which a target is in range and in sight (GH-FOCUS-2, GH-MATT-10)."""
    ground, area = field.ground, attack.area
    found = ground.within(target, attack.range) if area is None or attack.targets > 1 else 0
    if area is not None:
        found |= area.origins(ground, target, attack.range)
    return ground.sees(target, found)


def has_one_target(attack: PlannedAttack) -> bool:
    """Whether it is on the focus alone."""
    return attack.area is None and attack.targets == 1


@final
class Aiming:
    """The choice of targets and hex for an attack on a focus and others. `goals` are the hexes from
    which it may attack its focus, `costs` what it costs to come there, and `near` how far enemies
    are from the hex it is in now."""

    __slots__ = (
        "_attack", "_costs", "_enemies", "_everybody", "_field", "_focus", "_keys", "_laid",
        "_shots", "_singles", "able", "most",
    )  # fmt: skip

    def __init__(
        self,
        field: Field,
        attack: PlannedAttack,
        enemies: Sequence[Enemy],
        focus: int,
        goals: Sequence[int],
        costs: Sequence[int],
        near: Sequence[int],
    ) -> None:
        self._field: Final = field
        self._attack: Final = attack
        self._enemies: Final = enemies
        self._costs: Final = costs
        self._focus: Final[int] = 1 << enemies[focus].cell
        self._singles: Final[int] = attack.targets - (attack.area is not None)
        """Those attacked besides the ones that the area hits."""
        self._everybody: Final[int] = sum([1 << enemy.cell for enemy in enemies])
        self._keys: Final[dict[int, tuple[int, int]]] = {
            enemy.cell: (near[enemy.cell], enemy.order) for enemy in enemies
        }
        """What makes one enemy a better target than another (GH-MATT-9)."""
        area = attack.area
        laid: dict[int, int] = {}
        if area is not None and area.ranged:
            laid = area.laid(field.ground, attack.range, self._everybody)
        self._laid: Final[list[tuple[int, int]]] = sorted(laid.items(), key=_size, reverse=True)
        most = 0
        shots: dict[int, Shot] = {}
        for goal in goals:
            shots[goal] = self._shot_from(goal, most)
            most = max(most, shots[goal].most)
        self._shots: Final = shots
        self.most: Final = most
        """As many as can be attacked from any of the hexes (GH-MMOVE-4, GH-MATT-8)."""
        self.able: Final[list[int]] = [goal for goal in goals if shots[goal].most == most]
        """The hexes from which so many can be attacked."""

    def _shot_from(self, goal: int, known: int) -> Shot:
        """What can be attacked from a hex. From another hex it is `known` to be so many: what comes
        to fewer is not looked for."""
        ground, area = self._field.ground, self._attack.area
        seen = ground.sees(goal, self._everybody)
        reach = seen & ground.within(goal, self._attack.range)
        most, struck = known, set[int]()
        about = area.about(ground, goal, seen) if area is not None and not area.ranged else set()
        for hit, origins in [*self._laid, *[(one, 1 << goal) for one in about], (0, 1 << goal)]:
            if hit.bit_count() + self._singles < most:
                continue
            count = self._count(reach, hit & seen) if origins >> goal & 1 else 0
            if count > most:
                most, struck = count, set()
            if count and count == most:
                struck.add(hit & seen)
        return Shot(reach, struck, most if struck else 0)

    def _count(self, reach: int, struck: int) -> int:
        """How many can be attacked if the area hits these; 0 if the focus is none of them."""
        singles = self._singles
        if not struck & self._focus and not (singles and reach & self._focus):
            return 0
        return struck.bit_count() + min(singles, (reach & ~struck).bit_count())

    def whom(self) -> set[int]:
        """The groups that it may attack: those with most targets, the least movement, the better
        others by nearness and order of the round (GH-MMOVE-4, GH-MMOVE-6, GH-MATT-9)."""
        least = min([self._costs[goal] for goal in self.able])
        best: list[tuple[int, int]] | None = None
        found: set[int] = set()
        for goal in self.able:
            if self._costs[goal] > least:
                continue
            shot = self._shots[goal]
            for struck in shot.struck:
                sure = struck | self._focus
                more = self.most - sure.bit_count()
                others = [(self._keys[cell], cell) for cell in cells_of(shot.reach & ~sure)]
                others.sort()
                ranks = [self._keys[cell] for cell in cells_of(sure & ~self._focus)]
                ranks += [key for key, _ in others[:more]]
                ranks.sort()
                if best is None or ranks < best:
                    best, found = ranks, set()
                if ranks == best:
                    found |= _filled(sure, others, more)
        return found

    def can_attack(self, goal: int, group: int) -> bool:
        """Whether a group of as many as can be is attacked together from a hex."""
        shot = self._shots[goal]
        for struck in shot.struck:
            rest = group & ~struck
            others = struck & ~group | rest & ~shot.reach
            if not others and rest.bit_count() <= self._singles:
                return True
        return False

    def hindered(self, goal: int, group: int) -> int:
        """How many of the others are attacked with disadvantage from a hex (GH-MMOVE-5)."""
        if not self._attack.ranged or self._attack.muddled:
            return 0
        return (self._field.ground.beside[goal] & group & ~self._focus).bit_count()

    def from_where(self, groups: set[int]) -> list[tuple[int, tuple[int, ...]]]:
        """The hexes to attack one of these groups from, with its enemies by their numbers: fewest
        of the others with disadvantage, least movement (GH-MMOVE-5, GH-MMOVE-6)."""
        best: tuple[int, int] | None = None
        found: list[tuple[int, tuple[int, ...]]] = []
        named = {group: self.numbers(group) for group in groups}
        for goal in self.able:
            for group, targets in named.items():
                if not self.can_attack(goal, group):
                    continue
                key = self.hindered(goal, group), self._costs[goal]
                if best is None or key < best:
                    best, found = key, []
                if key == best:
                    found.append((goal, targets))
        found.sort()
        return found

    def numbers(self, group: int) -> tuple[int, ...]:
        """The enemies of a group, in rising order."""
        return tuple([n for n, enemy in enumerate(self._enemies) if group >> enemy.cell & 1])


def _size(laid: tuple[int, int]) -> int:
    """How many the area covers in one of its places."""
    return laid[0].bit_count()


def _filled(sure: int, others: list[tuple[tuple[int, int], int]], more: int) -> set[int]:
    """A group with the best of the others: who of those equal at the end is left open."""
    if more == 0:
        return {sure}
    last = others[more - 1][0]
    for key, cell in others[:more]:
        if key < last:
            sure |= 1 << cell
            more -= 1
    tied = [1 << cell for key, cell in others if key == last]
    return {sure | sum(chosen) for chosen in combinations(tied, more)}


def targets_from(
    field: Field,
    at: int,
    attack: PlannedAttack,
    enemies: Sequence[Enemy],
    focus: int,
    meant: Sequence[int] = (),
) -> list[tuple[int, ...]]:
    """Whom a monster attacks from its hex, its focus among them: the groups that are equally good;
    none if the focus is not in range and in sight (GH-MATT-7 to 11). `meant` are those it came to
    attack: whom is not chosen a second time, as long as it cannot attack more (GH-RUL-310)."""
    if not strike_from(field, attack, enemies[focus].cell) >> at & 1:
        return []
    if has_one_target(attack):
        return [(focus,)]
    aiming = Aiming(
        field, attack, enemies, focus, [at], [0] * field.ground.size, field.ground.far(at)
    )
    group = sum([1 << enemies[number].cell for number in meant])
    if focus in meant and len(meant) == aiming.most and aiming.can_attack(at, group):
        return [aiming.numbers(group)]
    return sorted([aiming.numbers(one) for one in aiming.whom()])
