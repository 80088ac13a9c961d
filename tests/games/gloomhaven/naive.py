"""A second solver of what monsters decide, as plain as can be: it tries every hex, every position
of an area and every group of targets, and keeps what each rule leaves. Only sight is not its
own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeVar

from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.ground import Ground
from grimorio.games.gloomhaven.rules.map.ways import FLY, JUMP, WALK, Field
from grimorio.games.gloomhaven.rules.monsters.planning import intend
from grimorio.games.gloomhaven.rules.monsters.targeting import Enemy, PlannedAttack
from grimorio.kit.hexes import Hex

T = TypeVar("T")
Cost = tuple[int, int]
"""Traps and hazards entered, movement points."""
Outcome = tuple[Hex, frozenset[Hex]]
"""Where it ends, and the hexes of those it attacks."""
Sight = Callable[[Hex, Hex], bool]
NOWHERE = 999
"""Farther than any hex that can be reached."""
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Plain(NamedTuple):
    """A board in hexes."""

    places: frozenset[Hex]
    walls: frozenset[frozenset[Hex]]
    start: Hex
    enemies: dict[Hex, int]
    """Each with its place in the order of the round."""
    allies: frozenset[Hex]
    obstacles: frozenset[Hex]
    traps: frozenset[Hex]
    difficult: frozenset[Hex]
    manner: int
    move: int
    range: int
    targets: int
    ranged: bool
    muddled: bool
    pattern: tuple[Hex, ...]
    about: bool
    """Whether the pattern lies about the monster."""

    @property
    def ground(self) -> Ground:
        return Ground(sorted(self.places), [(one, other) for one, other in map(sorted, self.walls)])


# -- the answer of the rules -----------------------------------------------------------------------


def decided(board: Plain) -> tuple[set[Hex], set[Outcome]]:
    """Whom it may have as its focus and what it may do, by the rules of the project."""
    ground = board.ground
    at = {place: cell for cell, place in enumerate(ground.board.places)}

    def mask(places: Iterable[Hex]) -> int:
        return sum(1 << at[place] for place in places)

    field = Field(
        ground, mask(board.obstacles), mask(board.traps), mask(board.difficult),
        mask(board.enemies), mask(board.allies),
    )  # fmt: skip
    area = Area(board.pattern, ranged=not board.about) if board.pattern else None
    attack = PlannedAttack(board.range, board.targets, area, board.ranged, board.muddled)
    enemies = [Enemy(at[place], order) for place, order in board.enemies.items()]
    found = intend(field, at[board.start], board.manner, board.move, attack, enemies)
    where = list(board.enemies)
    return {where[focus] for focus in found.foci}, {
        (ground.board.places[one.end], frozenset(where[target] for target in one.targets))
        for one in found.choices
    }


# -- the answer of trying everything ---------------------------------------------------------------


def tried(board: Plain) -> tuple[set[Hex], set[Outcome]]:
    """The same, by trying everything."""
    taken = {*board.enemies, *board.allies}
    if board.manner != FLY:
        taken |= board.obstacles
    free = (board.places - taken) | {board.start}
    costs = {place: cost for place, cost in ways(board, board.start).items() if place in free}
    sees = sight(board)
    groups = {place: list(groups_from(board, place, sees)) for place in costs}
    from_start = dict.fromkeys(board.places, NOWHERE) | steps(board, board.start)
    foci = {
        enemy: [costs[place] for place in costs if any(enemy in one for one in groups[place])]
        for enemy in board.enemies
    }
    wanted = [enemy for enemy in board.enemies if foci[enemy]]
    wanted = least(wanted, lambda one: (min(foci[one]), from_start[one], board.enemies[one]))
    outcomes: set[Outcome] = set()
    for focus in wanted:
        outcomes |= against(board, focus, costs, groups, from_start)
    return set(wanted), outcomes


def against(
    board: Plain,
    focus: Hex,
    costs: dict[Hex, Cost],
    groups: dict[Hex, list[frozenset[Hex]]],
    near: dict[Hex, int],
) -> set[Outcome]:
    """What it may do with that focus (GH-RUL-111, GH-RUL-94)."""
    goals = [place for place in costs if any(focus in one for one in groups[place])]
    goals = least(goals, lambda one: costs[one][0])
    goals = [one for one in goals if costs[one][1] <= board.move] or goals
    avoids = board.ranged and not board.muddled
    if avoids:
        goals = [one for one in goals if focus not in beside(board, one)] or goals
    pairs = [(goal, group) for goal in goals for group in groups[goal] if focus in group]
    # first whom, wherever from
    chosen = least(pairs, lambda one: -len(one[1]))
    chosen = least(chosen, lambda one: costs[one[0]])
    chosen = least(
        chosen, lambda one: sorted((near[e], board.enemies[e]) for e in one[1] - {focus})
    )
    whom = {group for _, group in chosen}
    # then from where
    pairs = [pair for pair in pairs if pair[1] in whom]
    if avoids:
        pairs = least(pairs, lambda one: len((one[1] - {focus}) & beside(board, one[0])))
    pairs = least(pairs, lambda one: costs[one[0]])
    if costs[pairs[0][0]][1] <= board.move:
        return set(pairs)
    return {
        (end, frozenset())
        for goal in {goal for goal, _ in pairs}
        for end in towards(board, goal, costs)
    }


def towards(board: Plain, goal: Hex, costs: dict[Hex, Cost]) -> list[Hex]:
    """Where it ends on its way to a hex that it does not reach."""
    left: dict[Hex, tuple[int, int, int]] = {}
    for place, (danger, points) in costs.items():
        rest = ways(board, place).get(goal)
        if rest is not None and points <= board.move:
            left[place] = danger + rest[0], rest[1], points
    return least(list(left), lambda one: left[one])


def groups_from(board: Plain, at: Hex, sees: Sight) -> Iterator[frozenset[Hex]]:
    """All who can be attacked together from a hex."""
    far = steps(board, at)
    seen = {enemy for enemy in board.enemies if sees(at, enemy)}
    singles = {enemy for enemy in seen if far.get(enemy, NOWHERE) <= board.range}
    most = board.targets - bool(board.pattern)
    hits = {frozenset[Hex]()}
    for shape in positions(board.pattern):
        for q, r in [at] if board.about else around(at, 8):
            covered = {(q + p, r + s) for p, s in shape} & board.places
            if board.about or any(far.get(one, NOWHERE) <= board.range for one in covered):
                hits.add(frozenset(covered & seen))
    for hit in hits:
        for count in range(most + 1):
            for more in combinations(sorted(singles - hit), count):
                yield hit | frozenset(more)


def positions(pattern: tuple[Hex, ...]) -> list[list[Hex]]:
    """A pattern turned and mirrored."""
    found = []
    for flat in (list(pattern), [(r, q) for q, r in pattern]):
        turned = flat
        for _ in range(6):
            turned = [(-r, q + r) for q, r in turned]
            found.append(turned)
    return found if pattern else []


def around(at: Hex, far: int) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q in range(-far, far + 1) for r in range(-far, far + 1)]


def beside(board: Plain, at: Hex) -> set[Hex]:
    found = {(at[0] + q, at[1] + r) for q, r in DIRECTIONS} & board.places
    return {one for one in found if frozenset((at, one)) not in board.walls}


def steps(board: Plain, start: Hex) -> dict[Hex, int]:
    """How far all hexes are, whatever stands there."""
    found, wave, far = {start: 0}, {start}, 0
    while wave:
        far += 1
        wave = {one for at in wave for one in beside(board, at)} - found.keys()
        found.update(dict.fromkeys(wave, far))
    return found


def ways(board: Plain, start: Hex) -> dict[Hex, Cost]:
    """The least cost to come to each hex where one may end, or that one may pass."""

    def entered(at: Hex) -> Cost:
        return int(at in board.traps), 1 + (at in board.difficult)

    if board.manner != WALK:
        found: dict[Hex, Cost] = {start: (0, 0)}
        for at, far in steps(board, start).items():
            if far:
                danger, points = entered(at) if board.manner == JUMP else (0, 1)
                found[at] = danger, far - 1 + points
        return found
    closed = {*board.enemies, *board.obstacles}
    found = {start: (0, 0)}
    changed = True
    while changed:
        changed = False
        for at, (danger, points) in list(found.items()):
            for other in beside(board, at) - closed:
                more = entered(other)
                cost = danger + more[0], points + more[1]
                if cost < found.get(other, (NOWHERE, NOWHERE)):
                    found[other], changed = cost, True
    return found


def sight(board: Plain) -> Sight:
    ground = board.ground
    at = {place: cell for cell, place in enumerate(ground.board.places)}
    return lambda one, other: bool(ground.sight(at[one]) >> at[other] & 1)


def least(found: list[T], key: Callable[[T], object]) -> list[T]:
    """Those of which nothing is less."""
    keys = [key(one) for one in found]
    best = min(keys, default=None)  # type: ignore[type-var]
    return [one for one, its in zip(found, keys, strict=True) if its == best]


# -- boards ----------------------------------------------------------------------------------------


PATTERNS = (((1, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 0), (1, 0), (0, 1)))
"""Where the first of them has its grey hex, which is none of its own, the monster stands."""


def deal(dice: Random) -> Plain:
    """A small board, with enemies close to a monster that attacks several of them."""
    wide, high = dice.randint(3, 6), dice.randint(2, 5)
    places = [(q, r - q // 2) for q in range(wide) for r in range(high)]
    dice.shuffle(places)
    places = places[: max(6, len(places) - dice.randint(0, 3))]
    near = frozenset(places)
    walls = {
        frozenset((one, (one[0] + q, one[1] + r)))
        for one in places
        for q, r in DIRECTIONS[:3]
        if (one[0] + q, one[1] + r) in near and dice.random() < 0.03
    }
    start, *rest = places
    count = min(dice.randint(2, 6), len(rest) - 2)
    enemies = {place: dice.randint(1, 4) for place in rest[:count]}
    rest = rest[count:]
    allies = rest[: dice.choice([0, 0, 1])]
    rest = rest[len(allies) :]
    pattern = dice.choice(
        [(), (), (), ((1, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 0), (1, 0), (0, 1))]
    )
    about = (0, 0) not in pattern and bool(pattern)
    ranged = not about and dice.random() < 0.8
    return Plain(
        near,
        frozenset(walls),
        start,
        enemies,
        frozenset(allies),
        frozenset(place for place in rest if dice.random() < 0.08),
        frozenset(place for place in rest if dice.random() < 0.08),
        frozenset(place for place in rest if dice.random() < 0.1),
        dice.choice([WALK, WALK, WALK, JUMP, FLY]),
        dice.choice([0, 1, 1, 2, 2, 3, 4]),
        dice.randint(2, 4) if ranged else 1,
        dice.randint(1, 3) if pattern else dice.randint(2, 4),
        ranged,
        dice.random() < 0.1,
        pattern,
        about,
    )
