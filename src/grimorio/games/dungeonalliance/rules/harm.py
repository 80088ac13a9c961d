"""Damage and healing: tokens on monsters and heroes, defeat, standing up again (DA-DMG-7..12,
DA-DEF, DA-XP-2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from grimorio.core import Seat, ask, cut, tell, within
from grimorio.games.dungeonalliance.components.numbers import TRAIT
from grimorio.games.dungeonalliance.kinds import (
    ALARMED,
    DEFEATED,
    HEALED,
    HURT,
    MEND,
    REGROWN,
    SLAIN,
    STOOD_UP,
)
from grimorio.games.dungeonalliance.nouns import CAUSE, FIRST_MONSTER, TEAM
from grimorio.games.dungeonalliance.rules.board import around
from grimorio.games.dungeonalliance.rules.ending import check_cleared
from grimorio.games.dungeonalliance.rules.experience import reward
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    bonus,
    health_of,
    hero_of,
    named,
    room_of,
)
from grimorio.games.dungeonalliance.rules.powers import ALARM, BURST, has_power
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE

MENDING = TRAIT["mend"]
NOBODY: Final = (NONE, NONE, NONE)


class Cause(NamedTuple):
    """What does damage without an attack: its kind, the card, or whose thorns, whose burst."""

    kind: int
    card: int = NONE
    by: tuple[int, int, int] = NOBODY


THORNS: Final = CAUSE.number("thorns")
BURSTS: Final = CAUSE.number("burst")
SPLASH: Final = CAUSE.number("splash")
BY_TRAP: Final = Cause(CAUSE.number("trap"))
BY_SOLO: Final = Cause(CAUSE.number("solo"))


def by_card(card: int) -> Cause:
    return Cause(CAUSE.number("card"), card)


def wound(s: Dungeon, figure: int, by: Seat, count: int) -> None:
    """Damage to a monster in the colour of an Alliance, the excess too; NONE has no colour. At its
    Health it is defeated (DA-DMG-7..10, DA-RUL-55)."""
    monster = s.monsters[figure]
    damage = list(monster.damage)
    damage[by] += count
    monster.damage = tuple(damage)
    if by != NONE and by not in monster.order:
        monster.order = (*monster.order, by)
    if sum(damage) >= health_of(s, figure):
        slay(s, figure)
    elif has_power(s, figure, ALARM):
        rouse(s, figure)


def rouse(s: Dungeon, figure: int) -> None:
    """A monster that gives the alarm readies the first other exhausted one in its room
    (DA-RUL-104)."""
    room = room_of(s.monsters[figure].at)
    for other, monster in s.monsters.items():
        if other != figure and not monster.ready and room_of(monster.at) == room:
            monster.ready = True
            tell(s, ALARMED, named(s, other))
            return


def regrow(s: Dungeon, figure: int, count: int) -> None:
    """A monster loses Damage tokens: those without an owner first, then the latest
    (DA-RUL-105)."""
    monster = s.monsters[figure]
    damage = list(monster.damage)
    left = count
    for seat in (NONE, *reversed(monster.order)):
        lost = min(left, damage[seat])
        damage[seat] -= lost
        left -= lost
    if left < count:
        tell(s, REGROWN, named(s, figure), count - left)
    monster.damage = tuple(damage)
    monster.order = tuple([seat for seat in monster.order if damage[seat]])


def slay(s: Dungeon, figure: int) -> None:
    """A defeated monster goes back to its card, its XP is given out, and it may burst
    (DA-XP-2, DA-MON-14)."""
    name = named(s, figure)
    tell(s, SLAIN, name)
    count = has_power(s, figure, BURST)
    monster = s.monsters.pop(figure)
    s.occupant[monster.at] = NONE
    s.supply[monster.kind] += 1
    reward(s, monster)
    if count:
        for square in around(monster.at, s.corridors):
            if s.occupant[square] != NONE:
                harm(s, s.occupant[square], NONE, count, Cause(BURSTS, by=name))
    check_cleared(s)


def hurt(s: Dungeon, figure: int, count: int, poison: bool) -> None:
    """Damage to a hero, as Poison Damage tokens or as others; together they count against its
    Health, and what is above it is not kept. A defeated hero takes none
    (DA-DMG-11, DA-DMG-12, DA-DEF-1, DA-DEF-2, DA-DEF-7)."""
    hero = hero_of(s, figure)
    if hero.defeated:
        return
    count = min(count, health_of(s, figure) - hero.damage)
    hero.damage += count
    hero.hidden = False
    if poison:
        hero.poison += count
    if hero.damage >= health_of(s, figure):
        defeat(s, figure)


def defeat(s: Dungeon, figure: int) -> None:
    """A hero lies down on its square, its player takes a Defeat token; in its own activation it
    loses the rest of its move and attack (DA-DEF-3, DA-DEF-8, DA-PVP-5, DA-RUL-32)."""
    hero_of(s, figure).defeated = True
    s.players[figure // TEAM].defeats += 1
    tell(s, DEFEATED, figure // TEAM, named(s, figure))
    if s.hero != NONE and active(s) == figure and within(s, "activation"):
        cut(s, "activation")


def harm(s: Dungeon, figure: int, by: Seat, count: int, cause: Cause, poison: bool = False) -> None:
    """Damage without an attack to anybody."""
    if figure < FIRST_MONSTER and hero_of(s, figure).defeated:
        return
    tell(s, HURT, named(s, figure), count, int(poison), *cause)
    if figure >= FIRST_MONSTER:
        wound(s, figure, by, count)
    else:
        hurt(s, figure, count, poison)


# -- healing ---------------------------------------------------------------------------------------


async def heal(s: Dungeon, figure: int, count: int, poison_only: bool = False) -> None:
    """Remove Damage tokens of the owner's choice (DA-REST-2, DA-RUL-56)."""
    if poison_only:
        gone = min(healed(s, figure, count), hero_of(s, figure).poison)
        if gone > 0:
            mend(s, figure, gone, gone)
        return
    gone = healed(s, figure, count)
    if gone > 0:
        poison = await ask(figure // TEAM, MEND, lambda: mendings(s, figure, count), figure, gone)
        mend(s, figure, gone, poison)


def healed(s: Dungeon, figure: int, count: int) -> int:
    """How many Damage tokens go where so many are to be removed, with what cards add."""
    return min(count + bonus(s, figure, MENDING), hero_of(s, figure).damage)


def mendings(s: Dungeon, figure: int, count: int) -> list[int]:
    """How many of them may be Poison Damage tokens, most first (DA-RUL-56)."""
    hero = hero_of(s, figure)
    if not hero.poison:
        return [0]
    gone = healed(s, figure, count)
    plain = hero.damage - hero.poison
    return list(range(min(gone, hero.poison), max(0, gone - plain) - 1, -1))


def mend(s: Dungeon, figure: int, count: int, poison: int) -> None:
    """So many Damage tokens go, so many of them Poison; a defeated hero below its Health stands up
    at once (DA-REST-2, DA-RUL-58)."""
    hero = hero_of(s, figure)
    hero.damage -= count
    hero.poison -= poison
    tell(s, HEALED, named(s, figure), count, poison)
    if hero.defeated:
        hero.defeated = False
        tell(s, STOOD_UP, named(s, figure))
