"""What a Hero gains and where it goes: Gold, Gaar, Objects, cards (EU-OBJ, EU-CARD)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from grimorio.core import Seat, tell, tell_only
from grimorio.games.euthia.components.numbers import (
    CARDS,
    CONTENT,
    FIRST_FIND,
    FIRST_ORE,
    FIRST_WARE,
    MONSTERS,
)
from grimorio.games.euthia.components.vocabulary import SHOPS, TERRAINS
from grimorio.games.euthia.kinds import DREW, DREW_CARD, FAMED, GAINED, PAID, STORED
from grimorio.games.euthia.nouns import FIRST_TROPHY, GAAR
from grimorio.games.euthia.rules.board import (
    BAGS,
    GAAR_SLOTS,
    free_places,
    is_open,
    monster_of,
    put,
    swap,
)
from grimorio.games.euthia.state import Hero, Realm
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only, put_in_bag

GOLDEN: Final = tuple(card.deck == "gold" for card in CARDS)
"""Whether each card is a Gold card."""
SHOP_OF: Final = tuple(SHOPS.index(ware.shop) for ware in CONTENT.wares)
TERRAIN_OF: Final = tuple(TERRAINS.index(ore.terrain) for ore in CONTENT.ores)
LEVEL_OF: Final = tuple(find.level - 1 for find in CONTENT.finds)
FIRST_TOKEN: Final = FIRST_FIND + len(CONTENT.finds)


def gain_gold(s: Realm, seat: Seat, amount: int) -> None:
    """Gold from the supply (EU-CORE-4)."""
    if amount > 0:
        s.heroes[seat].gold += amount
        tell(s, GAINED, seat, amount, 0)


def pay(s: Realm, seat: Seat, amount: int) -> None:
    """Gold to the supply."""
    s.heroes[seat].gold -= amount


def pay_toll(s: Realm, seat: Seat, other: Seat) -> None:
    """1 Gold to another player (EU-MINE-5, EU-TRADE-5, EU-CONF-2)."""
    s.heroes[seat].gold -= 1
    s.heroes[other].gold += 1
    tell(s, PAID, seat, other)


def gain_fame(s: Realm, seat: Seat, amount: int) -> None:
    """Reputation, without an upper limit; a loss stops at 0 (EU-RUL-73, EU-RUL-75)."""
    hero = s.heroes[seat]
    change = max(amount, -hero.reputation)
    if change:
        hero.reputation += change
        tell(s, FAMED, seat, change, hero.reputation)


def gain_gaar(s: Realm, seat: Seat, amount: int) -> None:
    """Gaar tokens: into Gaar slots, then Bags; what finds no room waits (EU-OBJ-1, EU-RUL-79)."""
    hero = s.heroes[seat]
    slots = min(amount, GAAR_SLOTS - hero.gaar)
    hero.gaar += slots
    if amount:
        tell(s, GAINED, seat, 0, amount)
    for _ in range(amount - slots):
        store(s, seat, GAAR)


def refill_gaar(s: Realm, seat: Seat) -> None:
    """Gaar tokens in Bags move into Gaar slots that are free: Objects move freely (EU-OBJ-5)."""
    hero = s.heroes[seat]
    for place in BAGS:
        if hero.gaar < GAAR_SLOTS and hero.board[place] == GAAR:
            hero.board[place] = NONE
            hero.gaar += 1


def store(s: Realm, seat: Seat, piece: int) -> None:
    """A gained Object goes by itself to a fitting empty place; else it waits until something is
    used or given up (EU-OBJ-4, EU-OBJ-6, EU-RUL-105)."""
    hero = s.heroes[seat]
    places = free_places(hero, piece)
    if places:
        put(hero, piece, places[0])
    else:
        hero.excess.append(piece)


def gain_piece(s: Realm, seat: Seat, piece: int) -> None:
    """An Object, told to all."""
    tell(s, STORED, seat, piece)
    if piece == GAAR:
        gain_gaar(s, seat, 1)
    else:
        store(s, seat, piece)


def unpack(s: Realm, seat: Seat) -> None:
    """What has waited goes where there is room by now; Gaar tokens fill their slots first; what
    lies in a Bag that is covered goes to another one (EU-BAG-5, EU-OBJ-5)."""
    hero = s.heroes[seat]
    refill_gaar(s, seat)
    for place in BAGS:
        if hero.board[place] != NONE and not is_open(hero, place):
            places = free_places(hero, hero.board[place])
            if places:
                swap(hero, place, places[0])
    for piece in list(hero.excess):
        if piece == GAAR and hero.gaar < GAAR_SLOTS:
            hero.excess.remove(piece)
            hero.gaar += 1
        elif places := free_places(hero, piece):
            hero.excess.remove(piece)
            put(hero, piece, places[0])


def is_crowded(hero: Hero) -> bool:
    """Whether there are more Objects than room for them (EU-OBJ-6, EU-BAG-5)."""
    covered = [place for place in BAGS if hero.board[place] != NONE and not is_open(hero, place)]
    return bool(hero.excess or covered)


def discard_piece(s: Realm, piece: int) -> None:
    """What is given up, sold or used up goes to the discard pile of its kind; tokens go to the
    supply, Hero tiles leave the game (EU-SELL-2..4, EU-SETUP-16, EU-RUL-82)."""
    if piece >= FIRST_TROPHY:
        monster = monster_of(piece)
        s.monster_gone[MONSTERS[monster].level - 1].append(monster)
    elif FIRST_WARE <= piece < FIRST_ORE:
        s.shop_gone[SHOP_OF[piece - FIRST_WARE]].append(piece)
    elif FIRST_ORE <= piece < FIRST_FIND:
        s.resource_gone[TERRAIN_OF[piece - FIRST_ORE]].append(piece)
    elif FIRST_FIND <= piece < FIRST_TOKEN:
        s.treasure_gone[LEVEL_OF[piece - FIRST_FIND]].append(piece)


def draw_card(s: Realm, seat: Seat, golden: bool) -> None:
    """A Gold or Silver card into the hand; an empty deck is made anew of the discards (EU-CARD-2,
    EU-CORE-1). Nobody else sees which (EU-RUL-66)."""
    bag = s.gold_bag if golden else s.silver_bag
    gone = s.gold_gone if golden else s.silver_gone
    if not bag:
        put_in_bag(bag, gone)
        gone.clear()
    if not bag:
        return
    card = s.chance.draw(bag)
    insort(s.heroes[seat].hand, card)
    tell(s, DREW, seat, int(golden))
    tell_only(s, only(seat), DREW_CARD, seat, card)
