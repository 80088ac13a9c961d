"""What questions and answers say besides what their declarations do."""

from __future__ import annotations

from typing import Final

from grimorio.core.scene import Text
from grimorio.games.euthia.components.box import Ore
from grimorio.games.euthia.components.numbers import CONTENT, HEROES, MONSTERS, PIECES, TABLE
from grimorio.games.euthia.kinds import (
    ATTACK_WITH,
    BUY,
    CHURCH_HEAL,
    CONFRONT,
    END,
    FORGET,
    GO,
    HEAL,
    KEEP_IT,
    MARCH,
    MINE,
    NEW_OFFER,
    PICK_DIE,
    PLAY,
    PUT,
    SELL,
    SELL_NEW,
    SET,
    SPEND,
    THROW,
    TRAIN,
    UNLOCK,
    USE_HERE,
    USE_IT,
)
from grimorio.games.euthia.rules.board import KINDS, LEARNT, SALES, locked_place
from grimorio.games.euthia.rules.land import element_at, level_at, shop_at
from grimorio.games.euthia.rules.lattice import HEXES
from grimorio.games.euthia.rules.movement import way_to
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view.board import at_of, hex_at, monster_label
from grimorio.games.euthia.view.cards import price_text
from grimorio.games.euthia.view.fights import box, does, gaar_odds, pips
from grimorio.games.euthia.view.lines import elemental_lines, piece_lines, reward_line, side_text
from grimorio.games.euthia.view.names import lies_id, piece_text, place_id
from grimorio.games.euthia.view.story import STORY
from grimorio.kit.numbers import NONE
from grimorio.kit.said import yes
from grimorio.kit.story import Asked, Shown, Special

show: Final = STORY.choice


def at_place(s: Realm, ask: Asked, place: int) -> int:
    """What lies on a place of the board of who is asked."""
    return s.heroes[ask.seat].board[place]


def lies(s: Realm, ask: Asked, place: int) -> Text:
    return piece_text(at_place(s, ask, place))


# -- a turn ----------------------------------------------------------------------------------------

STORY.shows(MARCH, words={"moves": lambda s, ask, action: TABLE.moves[action]})


def go_which(s: Realm, ask: Asked, spot: int) -> int:
    """To go somewhere, or to fight there."""
    return int(spot < HEXES and level_at(s, spot) > 0)


def foresees(s: Realm, ask: Asked, spot: int) -> tuple[Text, ...]:
    """What is known of the Monster that waits there: its level, the Loot of the hex, and the Reward
    on the back of the top card (EU-MON-2)."""
    level = level_at(s, spot) if spot < HEXES else 0
    if not level:
        return ()
    top = s.monster_tops[level - 1]
    reward = () if top == NONE else (reward_line(MONSTERS[top]),)
    return (monster_label(hex_at(s, spot)), *reward)


STORY.shows(
    GO,
    which=go_which,
    preview=foresees,
    path=lambda s, ask, spot: tuple([at_of(one) for one in way_to(s, ask.seat, spot)]),
)
STORY.shows(END, which=lambda s, ask, action: int(action != NONE))
STORY.shows(MINE, which=lambda s, ask, use: int(use != NONE))
STORY.shows(USE_HERE, words={"does": does})


def braves(s: Realm, ask: Asked) -> tuple[Text, ...]:
    """What the Elemental's card says (EU-CONF-5)."""
    return elemental_lines(CONTENT.elementals[element_at(s, s.heroes[ask.seat].at)])


STORY.shows(CONFRONT, preview=braves)
STORY.shows(CHURCH_HEAL, words={"heals": lambda s, ask: TABLE.church})
STORY.shows(THROW, words={"piece": lies}, at=lambda s, ask, place: (lies_id(ask.seat, place),))


@STORY.special(PUT, adds=("piece", "other", "empty"))
def show_put(s: Realm, shown: Shown, one: int, other: int) -> Special:
    """What is moved, and what it changes places with, if anything lies there."""
    seat = shown.ask.seat
    there = s.heroes[seat].board[other]
    return {
        "words": {
            "piece": lies(s, shown.ask, one),
            "other": piece_text(there),
            "empty": yes(there == NONE),
        },
    }


STORY.shows(
    SET,
    words={
        "piece": lambda s, ask, gem, into: lies(s, ask, gem),
        "other": lambda s, ask, gem, into: lies(s, ask, into),
    },
)

# -- trade -----------------------------------------------------------------------------------------


def preview(s: Realm, ask: Asked, piece: int) -> tuple[Text, ...]:
    """What a piece does."""
    return piece_lines(PIECES[piece])


def article_places(s: Realm, ask: Asked, piece: int) -> tuple[str, ...]:
    """Where a piece lies in the Offer of the Trade Place."""
    number = shop_at(s, s.heroes[ask.seat].at)
    return tuple([f"offer{number}-{n}" for n, one in enumerate(s.offers[number]) if one == piece])


def price(s: Realm, ask: Asked, piece: int) -> int:
    return PIECES[piece].price


def brings(piece: int, side: int, gems: int) -> Text:
    """What a piece is sold for: a side of the slash, or Gold (EU-SELL-5, EU-SELL-9)."""
    one = PIECES[piece]
    if isinstance(one, Ore):
        return side_text(one.sides[side])
    return Text("do-gold", {"count": SALES[piece] + gems})


def sale(s: Realm, ask: Asked, place: int, side: int) -> Text:
    hero = s.heroes[ask.seat]
    return brings(hero.board[place], side, len(hero.sockets.get(place, ())))


STORY.shows(BUY, words={"price": price}, preview=preview, at=article_places)
STORY.shows(
    SELL,
    words={"piece": lambda s, ask, place, side: lies(s, ask, place), "brings": sale},
    at=lambda s, ask, place, side: (lies_id(ask.seat, place),),
)
STORY.shows(SELL_NEW, words={"brings": lambda s, ask, piece, side: brings(piece, side, 0)})


def heals(s: Realm, ask: Asked) -> int:
    """What a Gold heals at the Trade Place (EU-TSVC-1)."""
    return TABLE.healing[shop_at(s, s.heroes[ask.seat].at)]


STORY.shows(KEEP_IT, preview=preview)
STORY.shows(NEW_OFFER, which=lambda s, ask: int(not ask.about[2]))
STORY.shows(HEAL, words={"heals": heals})
STORY.shows(
    TRAIN,
    words={"price": price},
    which=lambda s, ask, piece: int(KINDS[piece] not in LEARNT),
    preview=preview,
)
STORY.shows(FORGET, words={"piece": lies})


def unlock_price(s: Realm, ask: Asked, place: int) -> Text:
    """What unlocks a place (EU-UNLOCK-3)."""
    for lock in HEROES[s.heroes[ask.seat].kind].locks:
        if locked_place(lock.slot, lock.number) == place:
            return price_text(lock)
    return Text("nothing")


STORY.shows(
    UNLOCK,
    words={"price": unlock_price},
    at=lambda s, ask, place: (place_id(ask.seat, place),),
)

# -- a combat --------------------------------------------------------------------------------------


STORY.shows(SPEND, words={"pips": pips}, odds=gaar_odds)
STORY.shows(PICK_DIE, words={"pips": pips})
STORY.shows(USE_IT, words={"does": does})
STORY.shows(PLAY, words={"does": box})
STORY.shows(ATTACK_WITH, preview=preview)
