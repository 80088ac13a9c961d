"""The Trade Action: one question that comes again until the trader is done (EU-TRADE, EU-BUY,
EU-SELL, EU-TSVC, EU-UNVEIL, EU-TRAIN, EU-UNLOCK)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.games.euthia.components.box import Lock
from grimorio.games.euthia.components.numbers import (
    CONTENT,
    ESSENCES,
    FIRST_FIND,
    FIRST_ORE,
    HEROES,
    PIECE,
    TABLE,
)
from grimorio.games.euthia.components.vocabulary import ELEMENTS
from grimorio.games.euthia.kinds import (
    BOUGHT,
    BUY,
    BUY_GAAR,
    DEAL,
    DONE,
    FORGET,
    FORGOT,
    HEAL,
    KEEP_ONE,
    NEW_OFFER,
    OFFERED,
    PUT,
    PUT_BACK,
    SELL,
    SELL_FIRST,
    SELL_NEW,
    SOLD,
    TRADE,
    TRADES,
    TRAIN,
    TRAINED,
    UNLOCK,
    UNLOCKED,
    UNVEIL,
    UNVEILED,
)
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.actions import has_action, spend_action
from grimorio.games.euthia.rules.arranging import arrangements
from grimorio.games.euthia.rules.board import (
    BAGS,
    EQUIPMENT,
    EQUIPPED,
    GEM_PLACES,
    KINDS,
    LEARNT,
    PRICES,
    SALES,
    free_places,
    locked_place,
    max_health,
    put,
    take,
)
from grimorio.games.euthia.rules.gains import (
    discard_piece,
    gain_fame,
    gain_gaar,
    gain_piece,
    pay,
    pay_toll,
    unpack,
)
from grimorio.games.euthia.rules.health import heal
from grimorio.games.euthia.rules.land import is_free, shop_at
from grimorio.games.euthia.rules.piles import draw_from
from grimorio.games.euthia.state import TOWERS, Hero, Realm
from grimorio.games.euthia.state import TRADE as TRADE_TOKEN
from grimorio.kit.numbers import NONE

FAME: Final = tuple(tile.fame for tile in CONTENT.hero_tiles)


# -- the place and its fee -------------------------------------------------------------------------


def trades(s: Realm, seat: Seat) -> list[Value]:
    """A Trade Action in a liberated Trade Place, if its fee can be paid (EU-TRADE-1..3,
    EU-RUL-40, EU-RUL-48)."""
    at = s.heroes[seat].at
    if not has_action(s, seat, TRADE_TOKEN) or shop_at(s, at) == NONE or not is_free(s, at):
        return []
    return [TRADE()] if can_pay_fee(s, seat) else []


def owner_of(s: Realm, seat: Seat) -> Seat:
    """Whose Trade token lies where the Hero trades; NONE if it is its own or nobody's. The Towers
    trade in the centre, where none lies (EU-TRADE-4, EU-TRADE-5, EU-RUL-39)."""
    owner = s.stalls.get(s.heroes[seat].at, NONE)
    return NONE if owner == seat else owner


def can_pay_fee(s: Realm, seat: Seat) -> bool:
    """Whether the trader has the Gold for the fee, or something to sell for it (EU-TRADE-5,
    EU-TRADE-6, EU-RUL-40)."""
    return owner_of(s, seat) == NONE or s.heroes[seat].gold > 0 or bool(sales_for_gold(s, seat))


@TRADE.does
def trade(s: Realm) -> None:
    """Pay the owner, then trade (EU-TRADE-5, EU-TRADE-7)."""
    seat = s.active
    spend_action(s, seat, TRADE_TOKEN)
    tell(s, TRADES, seat, shop_at(s, s.heroes[seat].at))
    plan(s, deal(seat, True))
    if owner_of(s, seat) != NONE:
        plan(s, pay_fee(seat, owner_of(s, seat)))


@step
async def pay_fee(s: Realm, seat: Seat, owner: Seat) -> None:
    """1 Gold to the owner of the token; without Gold something is sold first (EU-TRADE-5,
    EU-TRADE-6)."""
    if not s.heroes[seat].gold:
        chosen = await ask(seat, SELL_FIRST, lambda: sales_for_gold(s, seat), owner)
        SELL_FIRST.do(s, chosen)
    pay_toll(s, seat, owner)


@step
async def deal(s: Realm, seat: Seat, fresh: bool) -> None:
    """The next operation of a Trade Action, in any order and as often as wanted; `fresh` while the
    Offer has not been changed in it (EU-TRADE-7, EU-BUY-7, EU-BUY-8)."""
    hero = s.heroes[seat]
    shop = shop_at(s, hero.at)
    chosen = await ask(seat, DEAL, lambda: deals(s, seat, fresh), shop, hero.gold, int(fresh))
    kind = DEAL.of(chosen)
    if kind is not DONE:
        plan(s, deal(seat, fresh and kind is not NEW_OFFER))
    if kind is NEW_OFFER and not fresh:
        pay(s, seat, 1)
    if kind not in (PUT, TRAIN, FORGET):
        s.shifted = []
    DEAL.do(s, chosen)
    unpack(s, seat)


def deals(s: Realm, seat: Seat, fresh: bool) -> list[Value]:
    """All that the trader may do now (EU-TRADE-7)."""
    hero = s.heroes[seat]
    shop = shop_at(s, hero.at)
    found: list[Value] = [DONE()]
    offer = sorted({piece for piece in s.offers[shop] if piece != NONE})
    found += BUY.each([piece for piece in offer if PRICES[piece] <= hero.gold])
    if (fresh or hero.gold) and (s.shop_bags[shop] or s.shop_gone[shop]):
        found.append(NEW_OFFER())
    found += sales(s, seat)
    if hero.gold:
        if hero.health < max_health(hero):
            found.append(HEAL())
        if shop == TOWERS:
            found.append(BUY_GAAR())
        ready = ready_tiles(hero)
        if ready:
            found.append(UNVEIL(len(ready)))
    found += trainings(s, hero)
    found += [UNLOCK(place) for place in unlockable(hero)]
    return [*found, *arrangements(s, seat)]


@DONE.does
def done(s: Realm) -> None:
    """The Trade Action is over."""


# -- buying ----------------------------------------------------------------------------------------


@BUY.does
def buy(s: Realm, piece: int) -> None:
    """Pay the price; the space is filled at once (EU-BUY-1, EU-BUY-2, EU-BUY-5, EU-BUY-6)."""
    seat = s.active
    shop = shop_at(s, s.heroes[seat].at)
    pay(s, seat, PRICES[piece])
    tell(s, BOUGHT, seat, piece, PRICES[piece])
    gain_piece(s, seat, piece)
    space = s.offers[shop].index(piece)
    s.offers[shop][space] = draw_from(s, s.shop_bags[shop], s.shop_gone[shop])
    tell(s, OFFERED, shop, (s.offers[shop][space],))


@NEW_OFFER.does
def new_offer(s: Realm) -> None:
    """All four tiles of the Offer are discarded and four others drawn (EU-BUY-7..9)."""
    shop = shop_at(s, s.heroes[s.active].at)
    old = [piece for piece in s.offers[shop] if piece != NONE]
    for space in range(len(s.offers[shop])):
        s.offers[shop][space] = NONE
    s.shop_gone[shop] += old
    for space in range(len(s.offers[shop])):
        s.offers[shop][space] = draw_from(s, s.shop_bags[shop], s.shop_gone[shop])
    reveal(s)
    tell(s, OFFERED, shop, tuple(s.offers[shop]))


# -- selling ---------------------------------------------------------------------------------------


def sale_of(hero: Hero, place: int) -> int:
    """What the tile of a place sells for: each Gem in it adds 1 (EU-SELL-1, EU-SELL-5,
    EU-SELL-6)."""
    return SALES[hero.board[place]] + len(hero.sockets.get(place, ()))


def sellable(piece: int) -> bool:
    """Whether a piece has a price to sell for: no Ability, no Gaar token, no Trophy (EU-BUY-3,
    EU-SELL-7, EU-RUL-80)."""
    return 0 <= piece < len(KINDS) and KINDS[piece] not in LEARNT


def sides_of(piece: int) -> int:
    """How many sides a Natural Resource has; 1 of all else (EU-SELL-9)."""
    return len(CONTENT.ores[piece - FIRST_ORE].sides) if FIRST_ORE <= piece < FIRST_FIND else 1


def gold_for(piece: int, side: int) -> int:
    """The Gold that a piece without Gems sells for (EU-SELL-1, EU-SELL-8)."""
    if FIRST_ORE <= piece < FIRST_FIND:
        return CONTENT.ores[piece - FIRST_ORE].sides[side].gold
    return SALES[piece]


def sales(s: Realm, seat: Seat) -> list[Value]:
    """What can be sold, each design once from Gem places and Bags (EU-SELL-1)."""
    hero = s.heroes[seat]
    found: list[Value] = []
    seen: list[int] = []
    for place in (*EQUIPPED, *GEM_PLACES, *BAGS):
        piece = hero.board[place]
        if not sellable(piece) or (place not in EQUIPPED and piece in seen):
            continue
        if place not in hero.sockets and place not in EQUIPPED:
            seen.append(piece)
        ore = FIRST_ORE <= piece < FIRST_FIND
        if (ore or sale_of(hero, place)) and may_take(hero, place):
            found += SELL.each_with(place, range(sides_of(piece)))
    for piece in sorted(set(hero.excess)):
        if sellable(piece) and (FIRST_ORE <= piece < FIRST_FIND or SALES[piece]):
            found += SELL_NEW.each_with(piece, range(sides_of(piece)))
    return found


def may_take(hero: Hero, place: int) -> bool:
    """Whether the Hero stays alive without what lies there (EU-HEALTH-6)."""
    piece = hero.board[place]
    hero.board[place] = NONE
    less = max_health(hero)
    hero.board[place] = piece
    return hero.health - (max_health(hero) - less) > 0


def sales_for_gold(s: Realm, seat: Seat) -> list[Value]:
    """What can be sold for at least 1 Gold (EU-TRADE-6)."""
    hero = s.heroes[seat]
    found: list[Value] = []
    for value in sales(s, seat):
        if SELL.matches(value):
            place, side = SELL.parts(value)
            gold = gold_for(hero.board[place], side) + len(hero.sockets.get(place, ()))
        else:
            gold = gold_for(*SELL_NEW.parts(value))
        if gold:
            found.append(value)
    return found


@SELL.does
def sell(s: Realm, place: int, side: int) -> None:
    """Sell what lies on a place; Gems in it go to the supply (EU-SELL-1..6, EU-RUL-41)."""
    hero = s.heroes[s.active]
    gems = len(hero.sockets.get(place, ()))
    cash_in(s, take(hero, place), side, gems)


@SELL_NEW.does
def sell_new(s: Realm, piece: int, side: int) -> None:
    """Sell what has no room (EU-WIN-12)."""
    s.heroes[s.active].excess.remove(piece)
    cash_in(s, piece, side, 0)


def cash_in(s: Realm, piece: int, side: int, gems: int) -> None:
    """Gold, and of a Natural Resource the Reputation and the Gem of that side (EU-SELL-5,
    EU-SELL-8, EU-SELL-9)."""
    seat = s.active
    gold = gold_for(piece, side) + gems
    s.heroes[seat].gold += gold
    tell(s, SOLD, seat, piece, gold)
    discard_piece(s, piece)
    if FIRST_ORE <= piece < FIRST_FIND:
        sold = CONTENT.ores[piece - FIRST_ORE].sides[side]
        gain_fame(s, seat, sold.fame)
        if sold.gem is not None:
            gain_piece(s, seat, PIECE[sold.gem])


# -- services --------------------------------------------------------------------------------------


@HEAL.does
def buy_healing(s: Realm) -> None:
    """1 Gold heals what the Trade Place says (EU-TSVC-1, EU-RUL-6)."""
    hero = s.heroes[s.active]
    pay(s, s.active, 1)
    heal(s, s.active, TABLE.healing[shop_at(s, hero.at)])


@BUY_GAAR.does
def buy_gaar(s: Realm) -> None:
    """A Gaar token for 1 Gold, in the Towers only (EU-TSVC-2)."""
    pay(s, s.active, 1)
    gain_gaar(s, s.active, 1)


# -- Hero tiles ------------------------------------------------------------------------------------


def ready_tiles(hero: Hero) -> list[int]:
    """The face-down Hero tiles whose value the Hero's Reputation reaches (EU-UNVEIL-1,
    EU-RUL-42)."""
    return [piece for piece in hero.stack if FAME[piece] <= hero.reputation]


@UNVEIL.does
def unveil(s: Realm, tiles: int) -> None:
    """1 Gold turns up all of them; of those with one value the player keeps one (EU-UNVEIL-1..5,
    EU-RUL-43)."""
    seat = s.active
    hero = s.heroes[seat]
    ready = ready_tiles(hero)
    pay(s, seat, 1)
    hero.stack = [piece for piece in hero.stack if piece not in ready]
    hero.reserve += ready
    tell(s, UNVEILED, seat, tuple(ready))
    values = sorted({FAME[piece] for piece in ready})
    plan(s, *[keep_one_of(seat, value) for value in values])


@step
async def keep_one_of(s: Realm, seat: Seat, value: int) -> None:
    """Of the tiles with one Reputation value all but one go to the box (EU-UNVEIL-4)."""
    hero = s.heroes[seat]
    equal = [piece for piece in hero.reserve if FAME[piece] == value]
    kept = await ask(seat, KEEP_ONE, lambda: equal)
    for piece in equal:
        if piece != kept:
            hero.reserve.remove(piece)
            tell(s, PUT_BACK, seat, piece)


def trainings(s: Realm, hero: Hero) -> list[Value]:
    """Unveiled tiles that can be trained or bought, and Abilities that can be taken off
    (EU-TRAIN-1..5, EU-TRAIN-7, EU-TRAIN-8, EU-BUY-10)."""
    found: list[Value] = TRAIN.each(
        [
            piece
            for piece in hero.reserve
            if PRICES[piece] <= hero.gold and piece not in s.shifted and free_places(hero, piece)
        ]
    )
    found += FORGET.each(
        [
            place
            for place in EQUIPPED
            if hero.board[place] != NONE
            and KINDS[hero.board[place]] in LEARNT
            and hero.board[place] not in s.shifted
            and may_take(hero, place)
        ]
    )
    return found


@TRAIN.does
def train(s: Realm, piece: int) -> None:
    """Pay its cost; it goes on an empty place with its icon, Equipment perhaps in a Bag; it stays
    consumed if it was (EU-TRAIN-1..3, EU-TRAIN-6..8, EU-BUY-10, EU-ABIL-3)."""
    seat = s.active
    hero = s.heroes[seat]
    pay(s, seat, PRICES[piece])
    hero.reserve.remove(piece)
    tired = piece in hero.tired
    if tired:
        hero.tired.remove(piece)
    put(hero, piece, free_places(hero, piece)[0], tired)
    if KINDS[piece] in EQUIPMENT:
        tell(s, BOUGHT, seat, piece, PRICES[piece])
    else:
        tell(s, TRAINED, seat, piece, PRICES[piece])
    s.shifted.append(piece)


@FORGET.does
def forget(s: Realm, place: int) -> None:
    """An Ability goes back to the reserve, as it is; it costs its price again (EU-TRAIN-5,
    EU-TRAIN-6, EU-ABIL-3)."""
    seat = s.active
    hero = s.heroes[seat]
    tired = bool(hero.used >> place & 1)
    piece = take(hero, place)
    hero.reserve.append(piece)
    if tired:
        hero.tired.append(piece)
    s.shifted.append(piece)
    tell(s, FORGOT, seat, piece)


# -- locked places ---------------------------------------------------------------------------------


def lock_of(hero: Hero, place: int) -> Lock:
    """What locks a place."""
    return next(
        lock for lock in HEROES[hero.kind].locks if locked_place(lock.slot, lock.number) == place
    )


def unlockable(hero: Hero) -> list[int]:
    """The locked places the Hero can pay for (EU-UNLOCK-1..3)."""
    found: list[int] = []
    for lock in HEROES[hero.kind].locks:
        place = locked_place(lock.slot, lock.number)
        paid = lock.gold <= hero.gold
        if lock.essence is not None:
            paid = paid and essence_place(hero, lock) != NONE
        if paid and not hero.open >> place & 1:
            found.append(place)
    return found


def essence_place(hero: Hero, lock: Lock) -> int:
    """Where the Essence that a lock shows lies; NONE if the Hero has none (EU-ESS-3)."""
    assert lock.essence is not None
    wanted = ESSENCES[ELEMENTS.index(lock.essence)]
    return hero.board.index(wanted) if wanted in hero.board else NONE


@UNLOCK.does
def unlock(s: Realm, place: int) -> None:
    """Pay the Gold or the Essence shown; the place stays open (EU-UNLOCK-3..6)."""
    hero = s.heroes[s.active]
    lock = lock_of(hero, place)
    pay(s, s.active, lock.gold)
    if lock.essence is not None:
        take(hero, essence_place(hero, lock))
    hero.open |= 1 << place
    tell(s, UNLOCKED, s.active, place)
