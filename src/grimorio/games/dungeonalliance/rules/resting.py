"""Rest, and leaving the dungeon (DA-REST, DA-LEAVE)."""

from __future__ import annotations

from grimorio.core import Value, plan, tell
from grimorio.games.dungeonalliance.components.numbers import START_TILES, TABLE
from grimorio.games.dungeonalliance.kinds import LEAVE, LEFT, REST, RESTED, STOOD_UP
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.figures import active, hero_of, named, put
from grimorio.games.dungeonalliance.rules.harm import heal, healed, mend, mendings
from grimorio.games.dungeonalliance.state import MOVING, Dungeon
from grimorio.kit.numbers import NONE


def rests(s: Dungeon) -> list[Value]:
    """A rest; with how many Poison Damage tokens go, where there is a choice (DA-REST-1,
    DA-REST-2, DA-RUL-56)."""
    found = mendings(s, active(s), TABLE.rest)
    return [REST(NONE)] if len(found) == 1 else [REST(poison) for poison in found]


@REST.does
def begin_rest(s: Dungeon, poison: int) -> None:
    """A rest, with how many Poison Damage tokens go if that was said (DA-REST-1, DA-REST-2,
    DA-RUL-56)."""
    if poison == NONE:
        plan(s, rest())
    else:
        lie_down(s)
        mend(s, active(s), healed(s, active(s), TABLE.rest), poison)


@step
async def rest(s: Dungeon) -> None:
    """Three Damage tokens, Poison ones too, then one full movement: no attack, no second movement
    (DA-REST-1..5, DA-REST-7, DA-RUL-13)."""
    lie_down(s)
    await heal(s, active(s), TABLE.rest)


def lie_down(s: Dungeon) -> None:
    s.rests = True
    s.stage = MOVING
    tell(s, RESTED, named(s, active(s)))


def leaves(s: Dungeon) -> list[Value]:
    """A defeated hero may leave for an empty square of its Starting tile, also the one it lies on
    (DA-LEAVE-1, DA-LEAVE-2, DA-RUL-59)."""
    cell = home_of(s)
    free = (NONE, active(s))
    return LEAVE.each([one for one in range(9 * cell, 9 * cell + 9) if s.occupant[one] in free])


def home_of(s: Dungeon) -> int:
    """The cell of the Starting tile of the active player."""
    tile = START_TILES[s.seat]
    return [found // 4 for found in s.laid].index(tile)


@LEAVE.does
def leave(s: Dungeon, square: int) -> None:
    """All its Damage tokens go, it stands up there, and acts no more in this turn (DA-LEAVE-2,
    DA-LEAVE-3)."""
    figure = active(s)
    hero = hero_of(s, figure)
    put(s, figure, square)
    hero.damage = hero.poison = 0
    hero.defeated = False
    tell(s, LEFT, named(s, figure))
    tell(s, STOOD_UP, named(s, figure))
