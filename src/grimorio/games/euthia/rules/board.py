"""The Hero Board: its places, what fits where, Maximum Health, Bags, sets (EU-OBJ, EU-EQUIP)."""

from __future__ import annotations

from typing import Final

from grimorio.games.euthia.components.numbers import HEROES, PIECES
from grimorio.games.euthia.components.numbers import SALES as HALVES
from grimorio.games.euthia.components.vocabulary import ELEMENTS
from grimorio.games.euthia.nouns import FIRST_TROPHY, GAAR, PLACE, SOCKET
from grimorio.games.euthia.state import Hero
from grimorio.kit.numbers import NONE

SIZE: Final = len(PLACE.ids)
SWORDS: Final = range(3)
ABILITIES: Final = range(3, 8)
FIRST_ATTACK: Final = 8
ARMOUR: Final = range(9, 14)
JEWELS: Final = range(14, 16)
EQUIPPED: Final = range(16)
"""Where a tile has its effects (EU-EQUIP-2)."""
GEM_PLACES: Final = range(16, 20)
BAGS: Final = range(20, 23)
GAAR_SLOTS: Final = 4

KINDS: Final = tuple(piece.kind for piece in PIECES)
HEALTH: Final = tuple(piece.health for piece in PIECES)
BAG_SUMS: Final = tuple(piece.bags for piece in PIECES)
GEMS: Final = tuple(piece.gems for piece in PIECES)
SAFE: Final = tuple(sum(1 << ELEMENTS.index(element) for element in piece.safe) for piece in PIECES)
"""The Elemental Powers that each piece protects against, a bit for each."""
COLOURS: Final = tuple(piece.colour for piece in PIECES)
PRICES: Final = tuple(piece.price for piece in PIECES)
"""What each piece costs in an offer, or to train."""
SALES: Final = tuple(
    2 if piece.kind in ("gem", "essence") else half
    for piece, half in zip(PIECES, HALVES, strict=True)
)
"""What each piece sells for: a Gem or an Essence for 2, the rest for half its price (EU-SELL-1,
EU-SELL-6, EU-RUL-109)."""

_PLACES: Final = {
    "weapon": tuple(SWORDS),
    "shield": tuple(SWORDS),
    "ability": tuple(ABILITIES),
    "first": (FIRST_ATTACK,),
    "helmet": (9,),
    "breastplate": (10,),
    "gauntlets": (11,),
    "greaves": (12,),
    "boots": (13,),
    "jewel": tuple(JEWELS),
    "gem": tuple(GEM_PLACES),
    "essence": tuple(GEM_PLACES),
}
EQUIPMENT: Final = frozenset(
    ("weapon", "shield", "helmet", "breastplate", "gauntlets", "greaves", "boots", "jewel")
)
"""The kinds that are equipped and sold as Equipment (EU-EQUIP-1)."""
LEARNT: Final = frozenset(("ability", "first"))
"""The kinds that are trained: no Objects (EU-EQUIP-6, EU-RUL-83)."""
OWN_PLACES: Final = tuple(_PLACES.get(kind, ()) for kind in KINDS)
"""Where each piece has its own place; an Object may lie in any Bag besides (EU-OBJ-1..3)."""
_GEMS: Final = [number for number, kind in enumerate(KINDS) if kind == "gem"]
SOCKET_PIECES: Final = tuple(_GEMS[number // 2] for number in range(len(SOCKET.ids)))
"""The Gem of each socket; an even number is active, an odd one spent (EU-GEM-2)."""


def kind_of(piece: int) -> str:
    """What a piece is: a word of the box, "gaar" or "trophy" (EU-RUL-83)."""
    if piece < GAAR:
        return KINDS[piece]
    return "gaar" if piece == GAAR else "trophy"


def own_places(piece: int) -> tuple[int, ...]:
    """The places of a board made for a piece."""
    return OWN_PLACES[piece] if piece < GAAR else ()


def monster_of(piece: int) -> int:
    """The Monster of a Trophy."""
    return piece - FIRST_TROPHY


def active_socket(gem: int) -> int:
    """A Gem as it is set: active (EU-GEM-2)."""
    return 2 * _GEMS.index(gem)


def first_open(kind: int) -> int:
    """The places of a Hero's board that are not locked at the start (EU-UNLOCK-1, EU-UNLOCK-2)."""
    found = (1 << SIZE) - 1
    for lock in HEROES[kind].locks:
        found &= ~(1 << locked_place(lock.slot, lock.number))
    return found


def locked_place(slot: str, number: int) -> int:
    """The place that a lock is on: the how-many-th of its kind."""
    if slot == "first":
        return FIRST_ATTACK
    return {"sword": SWORDS, "ability": ABILITIES, "jewel": JEWELS}[slot][number - 1]


def is_open(hero: Hero, place: int) -> bool:
    """Whether a place may be used; of the Bags those that are not covered (EU-BAG-4)."""
    if place in BAGS:
        return place - BAGS[0] < bag_count(hero)
    return bool(hero.open >> place & 1)


def bag_sum(hero: Hero) -> int:
    """The Bag modifiers of what is equipped (EU-BAG-2, EU-BAG-3)."""
    found = 0
    for place in EQUIPPED:
        piece = hero.board[place]
        if piece != NONE:
            found += BAG_SUMS[piece]
    return found


def bag_count(hero: Hero) -> int:
    """Three Bags, less what the modifiers cover (EU-BAG-1, EU-BAG-3, EU-BAG-4)."""
    return max(0, len(BAGS) + min(0, bag_sum(hero)))


def max_health(hero: Hero) -> int:
    """The board's Health and every Health symbol that is equipped, Gems in the tiles too
    (EU-HERO-2, EU-HEALTH-3, EU-HEALTH-4, EU-RUL-77)."""
    found = HEROES[hero.kind].health
    for place in EQUIPPED:
        piece = hero.board[place]
        if piece != NONE:
            found += HEALTH[piece]
            for socket in hero.sockets.get(place, ()):
                found += HEALTH[SOCKET_PIECES[socket]]
    return found


def set_size(hero: Hero) -> int:
    """The most equipped Armour pieces of one background colour (EU-SET-1)."""
    counts = {"green": 0, "blue": 0, "red": 0}
    wild = 0
    for place in ARMOUR:
        piece = hero.board[place]
        if piece == NONE:
            continue
        if COLOURS[piece] == "any":
            wild += 1
        elif COLOURS[piece]:
            counts[COLOURS[piece]] += 1
    return wild + max(counts.values())


def free_places(hero: Hero, piece: int) -> list[int]:
    """The empty places where a piece may lie, its own before the Bags (EU-OBJ-4, EU-EQUIP-3,
    EU-EQUIP-4); Abilities lie in their own only (EU-EQUIP-6)."""
    own = own_places(piece)
    found = [place for place in own if hero.board[place] == NONE and is_open(hero, place)]
    if kind_of(piece) not in LEARNT:
        found += [place for place in BAGS if hero.board[place] == NONE and is_open(hero, place)]
    return [place for place in found if allows(hero, piece, place)]


def allows(hero: Hero, piece: int, place: int) -> bool:
    """Whether the Bag sum stays above its limit with that piece there (EU-BAG-6, EU-RUL-81)."""
    if place not in EQUIPPED:
        return True
    there = hero.board[place]
    gone = BAG_SUMS[there] if there != NONE else 0
    return bag_sum(hero) - gone + BAG_SUMS[piece] >= -len(BAGS)


def put(hero: Hero, piece: int, place: int, used: bool = False) -> None:
    """Lay a piece on an empty place; a Health symbol raises Health as well (EU-HEALTH-4)."""
    before = max_health(hero)
    hero.board[place] = piece
    if used:
        hero.used |= 1 << place
    hero.health += max_health(hero) - before


def take(hero: Hero, place: int) -> int:
    """Take what lies on a place off the board, with the Gems set in it; Health sinks with the
    Maximum (EU-HEALTH-5). Gives the piece."""
    before = max_health(hero)
    piece = hero.board[place]
    hero.board[place] = NONE
    hero.used &= ~(1 << place)
    hero.sockets.pop(place, None)
    hero.health += max_health(hero) - before
    return piece


def swap(hero: Hero, one: int, other: int) -> None:
    """Exchange what lies on two places; each keeps its Gems and stays consumed or ready
    (EU-EQUIP-5, EU-GEM-7)."""
    before = max_health(hero)
    board = hero.board
    board[one], board[other] = board[other], board[one]
    bits = hero.used >> one & 1, hero.used >> other & 1
    hero.used &= ~(1 << one | 1 << other)
    hero.used |= bits[1] << one | bits[0] << other
    gems = hero.sockets.pop(one, None), hero.sockets.pop(other, None)
    if gems[0]:
        hero.sockets[other] = gems[0]
    if gems[1]:
        hero.sockets[one] = gems[1]
    hero.health += max_health(hero) - before


def room_in(hero: Hero, place: int) -> int:
    """How many Gems can still be set in the tile of a place (EU-GEM-1)."""
    piece = hero.board[place]
    if piece == NONE or piece >= GAAR:
        return 0
    return GEMS[piece] - len(hero.sockets.get(place, ()))


def is_safe(hero: Hero, element: int) -> bool:
    """Whether something equipped protects against an Elemental Power."""
    pieces = [hero.board[place] for place in EQUIPPED]
    return any(SAFE[piece] >> element & 1 for piece in pieces if piece != NONE)
