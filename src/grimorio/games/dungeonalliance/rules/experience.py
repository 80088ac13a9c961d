"""Experience: who gets the XP of a monster, the two pools, and the change of the Upgrade deck
(DA-XP, DA-POOL)."""

from __future__ import annotations

from grimorio.core import Seat, tell
from grimorio.games.dungeonalliance.components.numbers import MONSTER_FIRST, MONSTER_SECOND
from grimorio.games.dungeonalliance.kinds import GAINED, NEXT_DECK
from grimorio.games.dungeonalliance.rules.upgrades import fill_gaps
from grimorio.games.dungeonalliance.state import Dungeon, Monster


def gain(s: Dungeon, seat: Seat, xp: int) -> None:
    """XP for an Alliance, unspent: from Pool I, then Pool II, then the surplus; an empty pool
    changes the active Upgrade deck at once. The cards that lie face up stay, places that are empty
    are filled, and the tiles have nothing to do with it (DA-XP-7, DA-XP-8, DA-POOL-1..4, DA-RUL-52,
    DA-RUL-171)."""
    if xp <= 0:
        return
    before = s.upgrade_level
    s.players[seat].fresh += xp
    tell(s, GAINED, seat, xp)
    for pool in range(2):
        taken = min(xp, s.pools[pool])
        s.pools[pool] -= taken
        xp -= taken
        if taken and not s.pools[pool]:
            s.upgrade_level = pool + 1
            tell(s, NEXT_DECK, pool + 2)
    if s.upgrade_level != before:
        fill_gaps(s)


def gain_for_damage(s: Dungeon, seat: Seat, victim: int, count: int) -> None:
    """With PvP: 1 XP for 2 Damage tokens on an enemy hero, those of one attack or card counted
    together (DA-PVP-4, DA-RUL-66, DA-RUL-127)."""
    before = s.dealt.get(victim, 0)
    s.dealt[victim] = before + count
    gain(s, seat, (before + count) // 2 - before // 2)


def reward(s: Dungeon, monster: Monster) -> None:
    """The XP of a defeated monster for those who have earned it (DA-XP-3..6)."""
    for seat, xp in shares_of(monster):
        gain(s, seat, xp)


def shares_of(monster: Monster) -> list[tuple[Seat, int]]:
    """The XP of a monster, with the Damage tokens it has: all of it for the one Alliance that
    damaged it; else the first reward for the most Damage tokens and the second for the next, ties
    to who came first; the others get nothing. Whoever's effect defeats it has put a token on it;
    without any nobody has the XP (DA-XP-3..6, DA-RUL-54, DA-RUL-55, DA-RUL-167)."""
    first, second = MONSTER_FIRST[monster.kind], MONSTER_SECOND[monster.kind]
    best = ranked(monster)
    if len(best) == 1:
        return [(best[0], first + second)]
    return list(zip(best, (first, second), strict=False))


def ranked(monster: Monster) -> list[Seat]:
    """The Alliances that damaged a monster, the most Damage tokens first; of equals the earlier
    (DA-XP-5, DA-RUL-54, DA-EX-31)."""
    return sorted(monster.order, key=lambda seat: -monster.damage[seat])
