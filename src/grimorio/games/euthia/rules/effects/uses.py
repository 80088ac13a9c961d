"""Uses: what a Hero can do with its pieces at a time, and what becomes of a used one (EU-TIME,
EU-ABIL, EU-GEM)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grimorio.core import Seat
from grimorio.games.euthia.components.effects import Cost, Heal
from grimorio.games.euthia.components.uses import BETTER, IS_SHIELD, USE_PIECES, USES, USES_OF
from grimorio.games.euthia.nouns import GAAR, Place, Use
from grimorio.games.euthia.rules.board import (
    BAGS,
    EQUIPPED,
    GEM_PLACES,
    KINDS,
    SOCKET_PIECES,
    SWORDS,
    max_health,
    set_size,
    take,
)
from grimorio.games.euthia.rules.gains import discard_piece
from grimorio.games.euthia.rules.land import is_church
from grimorio.games.euthia.state import Hero, Realm
from grimorio.kit.numbers import NONE

LATE: Final = 3
"""The Combat Round from which some effects work."""
CONSUMED: Final = frozenset(("goods", "essence"))
"""The kinds that leave when they are used (EU-RUL-82)."""
ONLY_HEALS: Final = tuple([all(isinstance(one, Heal) for one in use.effects) for use in USES])


def usable(s: Realm, seat: Seat, *times: str) -> list[int]:
    """The uses a Hero has at one of these times, each once: of ready tiles that are equipped or
    trained, of active Gems in them, of what lies in Gem places and Bags (EU-ABIL-1, EU-ABIL-2,
    EU-EQUIP-2, EU-GEM-4, EU-GEM-5, EU-SHIELD-1, EU-TIME-13, EU-TIME-14)."""
    found: list[int] = []
    for piece in sorted({*_ready(s, seat)}):
        for use in USES_OF[piece]:
            one = USES[use]
            if (
                one.at in times
                and not one.permanent
                and may_use(s, seat, use)
                and not any(may_use(s, seat, better) for better in BETTER[use])
            ):
                found.append(use)
    return found


def _ready(s: Realm, seat: Seat) -> Iterator[int]:
    """The pieces whose uses are open now."""
    hero = s.heroes[seat]
    for place in EQUIPPED:
        piece = hero.board[place]
        if piece != NONE:
            if not hero.used >> place & 1:
                yield piece
            for socket in hero.sockets.get(place, ()):
                if socket % 2 == 0:
                    yield SOCKET_PIECES[socket]
    for place in (*GEM_PLACES, *BAGS):
        piece = hero.board[place]
        if piece != NONE and piece < GAAR and KINDS[piece] in CONSUMED:
            yield piece
    for piece in hero.excess:
        if piece < GAAR and KINDS[piece] in CONSUMED:
            yield piece


def may_use(s: Realm, seat: Seat, use: Use) -> bool:
    """Whether a use of a ready piece is open: its Armour Set, its condition, its cost (EU-SET-2,
    EU-SET-4). Healing is not offered to the unhurt."""
    hero = s.heroes[seat]
    one = USES[use]
    if one.set and set_size(hero) < one.set:
        return False
    if ONLY_HEALS[use] and hero.health >= max_health(hero):
        return False
    if IS_SHIELD[use] and _raised(s, use) >= hero.board.count(USE_PIECES[use]):
        return False
    return holds(s, seat, one.when) and (one.cost is None or can_pay(s, seat, one.cost))


def _raised(s: Realm, use: Use) -> int:
    """How many shields of that design were used against this attack."""
    return s.fight.raised.count(USE_PIECES[use]) if s.fight is not None else 0


def holds(s: Realm, seat: Seat, condition: str) -> bool:
    """Whether a condition of a use holds."""
    hero, fight = s.heroes[seat], s.fight
    match condition:
        case "hurt":
            return 2 * hero.health <= max_health(hero)
        case "no-gaar":
            return hero.gaar == 0 and GAAR not in hero.board
        case "other-weapon":
            return _weapons(hero) > 1
        case "late":
            return fight is not None and fight.round >= LATE
        case "wounded":
            return fight is not None and fight.wounded
        case "rest":
            return is_church(s, hero.at)
        case "damaged":
            return fight is not None and fight.damage > 0
        case _:
            return True


def _weapons(hero: Hero) -> int:
    pieces = [hero.board[place] for place in SWORDS]
    return len([piece for piece in pieces if piece != NONE and KINDS[piece] == "weapon"])


def can_pay(s: Realm, seat: Seat, cost: Cost) -> bool:
    """Whether a Hero has what a use costs besides its piece; nobody pays with the last Health."""
    hero = s.heroes[seat]
    match cost.what:
        case "wounds":
            return hero.health > cost.count
        case "gaar":
            return hero.gaar >= cost.count
        case "hope":
            return s.fight is not None and s.fight.hope >= cost.count
        case _:
            return len(_resources(hero)) >= cost.count


def _resources(hero: Hero) -> list[Place]:
    """The Bags with Natural Resources."""
    return [
        place
        for place in BAGS
        if hero.board[place] != NONE
        and hero.board[place] < GAAR
        and KINDS[hero.board[place]] == "resource"
    ]


def pay_resource(s: Realm, seat: Seat) -> None:
    """The first Natural Resource of the Bags goes to its discard pile."""
    hero = s.heroes[seat]
    discard_piece(s, take(hero, _resources(hero)[0]))


def spend(s: Realm, seat: Seat, use: Use) -> None:
    """What becomes of the piece: a tile is consumed, a Gem is flipped, Potions, Scrolls and
    Essences leave, a shield stays as it is (EU-ABIL-1, EU-ABIL-4, EU-GEM-6, EU-RUL-82,
    EU-SHIELD-3)."""
    hero = s.heroes[seat]
    piece = USE_PIECES[use]
    kind = KINDS[piece]
    if IS_SHIELD[use]:
        assert s.fight is not None
        s.fight.raised = (*s.fight.raised, piece)
    elif kind == "gem":
        _flip(hero, piece)
    elif kind not in CONSUMED:
        hero.used |= 1 << _ready_place(hero, piece)
    elif piece in hero.excess:
        hero.excess.remove(piece)
        discard_piece(s, piece)
    else:
        discard_piece(s, take(hero, hero.board.index(piece, GEM_PLACES[0])))


def _ready_place(hero: Hero, piece: int) -> Place:
    """Where a ready tile of that design lies."""
    for place in EQUIPPED:
        if hero.board[place] == piece and not hero.used >> place & 1:
            return place
    raise AssertionError(piece)


def _flip(hero: Hero, gem: int) -> None:
    """The first active Gem of that kind in an equipped tile is turned over."""
    for place in EQUIPPED:
        sockets = hero.sockets.get(place, ())
        for number, socket in enumerate(sockets):
            if socket % 2 == 0 and SOCKET_PIECES[socket] == gem:
                hero.sockets[place] = (*sockets[:number], socket + 1, *sockets[number + 1 :])
                return
    raise AssertionError(gem)


def permanent(s: Realm, seat: Seat, time: str) -> list[int]:
    """The uses that apply by themselves at a time (EU-TIME-3)."""
    hero = s.heroes[seat]
    found: list[int] = []
    for place in EQUIPPED:
        piece = hero.board[place]
        if piece != NONE:
            for use in USES_OF[piece]:
                one = USES[use]
                if one.permanent and one.at == time and may_use(s, seat, use):
                    found.append(use)
    return found
