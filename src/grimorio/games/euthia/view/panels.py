"""How everyone stands: the seats, the headline, the rounds, the Hero Boards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Mat, Panel, Slot, Stat, Text
from grimorio.games.euthia.components.numbers import CARDS, HEROES, SCENARIOS
from grimorio.games.euthia.nouns import PLACE
from grimorio.games.euthia.rules.board import (
    ABILITIES,
    ARMOUR,
    BAGS,
    FIRST_ATTACK,
    GEM_PLACES,
    JEWELS,
    SOCKET_PIECES,
    SWORDS,
    bag_count,
    is_open,
    locked_place,
    max_health,
)
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view import icons
from grimorio.games.euthia.view.cards import price_text
from grimorio.games.euthia.view.names import (
    action_text,
    hero_text,
    lies_id,
    piece_face,
    piece_text,
    place_id,
    place_text,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.said import stat
from grimorio.kit.story import seat_text

LINES: Final = (
    (*BAGS, *GEM_PLACES),
    (*SWORDS, FIRST_ATTACK, *JEWELS),
    (*ABILITIES,),
    (*ARMOUR,),
)
"""The places of a Hero Board, line by line."""


def headline(s: Realm) -> Text:
    """Where the game stands."""
    rounds = SCENARIOS[s.scenario].rounds
    return Text("headline", {"round": s.round, "rounds": rounds, "first": seat_text(s.first)})


def turn_of(s: Realm) -> Seat | None:
    """The seat whose turn it is."""
    return s.active if s.turns and not s.over else None


def panel(s: Realm, seat: Seat) -> Panel:
    """A Hero in numbers. Of a hand all see how many Silver and Gold cards it has (EU-RUL-66)."""
    hero = s.heroes[seat]
    if hero.kind == NONE:
        return Panel(seat, seat_text(seat))
    golden = sum(CARDS[card].deck == "gold" for card in hero.hand)
    return Panel(
        seat,
        seat_text(seat),
        HEROES[hero.kind].icon,
        (
            Stat("health", Text("stat-health"), hero.health, max_health(hero), icons.HEALTH),
            stat("reputation", hero.reputation, icons.REPUTATION, "gold"),
            stat("purse", hero.gold, icons.GOLD, "gold"),
            stat("gaar", hero.gaar, icons.GAAR, "magic"),
            stat("moves", hero.moves, icons.MOVES),
            stat("silver", len(hero.hand) - golden, icons.SILVER),
            stat("golden", golden, icons.GOLDEN),
        ),
        notes(hero.kills, hero.deaths, hero.controls),
        badges=tokens(tuple(hero.actions), hero.saved),
    )


@lru_cache(1024)
def notes(kills: int, deaths: int, controls: int) -> tuple[Text, ...]:
    """What is rare: kills, deaths, Control cards."""
    found = []
    for name, count in (("kills", kills), ("deaths", deaths), ("controls", controls)):
        if count:
            found.append(Text(f"note-{name}", {"count": count}))
    return tuple(found)


@cache
def tokens(actions: tuple[int, ...], saved: int) -> tuple[Badge, ...]:
    """The Action tokens that are left, and the one that is kept."""
    found = [Badge(action_text(action), icons.ACTIONS[action]) for action in actions]
    if saved != NONE:
        label = Text("saved-token", {"action": action_text(saved)})
        found.append(Badge(label, icons.ACTIONS[saved], tone="gold"))
    return tuple(found)


# -- Hero Boards -----------------------------------------------------------------------------------


def mat(s: Realm, seat: Seat) -> Mat:
    """A Hero Board, the unveiled tiles beside it included (EU-RUL-113, EU-UNVEIL-3)."""
    hero = s.heroes[seat]
    slots = []
    if hero.excess:
        slots.append(excess(seat, tuple(hero.excess)))
    if hero.reserve:
        slots.append(reserve(seat, tuple(hero.reserve), tuple(hero.tired)))
    for line, places in enumerate(LINES, 1):
        slots += [slot(s, seat, place, line) for place in places]
    stats = (
        stat("purse", hero.gold, icons.GOLD, "gold"),
        stat("gaar", hero.gaar, icons.GAAR, "magic"),
        stat("bags", bag_count(hero), icons.BAG),
        stat("stack", len(hero.stack), "card-pickup"),
    )
    label = Text("mat", {"hero": hero_text(hero.kind)})
    return Mat(f"mat{seat}", label, tuple(slots), seat, stats, ("EU-RUL-113", "EU-OBJ-5"))


def slot(s: Realm, seat: Seat, place: int, line: int) -> Slot:
    hero = s.heroes[seat]
    piece = hero.board[place]
    used = bool(hero.used >> place & 1)
    sockets = tuple(hero.sockets.get(place, ()))
    locked = NONE if is_open(hero, place) else hero.kind
    return made(seat, place, line, piece, used, sockets, locked)


@lru_cache(8192)
def made(
    seat: Seat,
    place: int,
    line: int,
    piece: int,
    used: bool,
    sockets: tuple[int, ...],
    locked: int,
) -> Slot:
    """A place of the board with what lies in it: consumed tiles dim, set Gems as badges. If it is
    locked, whose board it is says what unlocks it."""
    note = None if locked == NONE else locked_note(locked, place)
    cards: tuple[Card, ...] = ()
    if piece != NONE:
        badges = [gem_badge(socket) for socket in sockets]
        if used:
            badges.append(Badge(Text("consumed"), "hourglass", tone="quiet"))
        cards = (Card(lies_id(seat, place), piece_face(piece), badges=tuple(badges), dim=used),)
    word = PLACE.ids[place].rstrip("-12345")
    return Slot(
        place_id(seat, place), place_text(place), icons.PLACES[word], cards, 1,
        note is not None, note, line,
    )  # fmt: skip


def gem_badge(socket: int) -> Badge:
    """A Gem in a tile, active or flipped (EU-GEM-2, EU-GEM-6)."""
    gem, spent = SOCKET_PIECES[socket], socket % 2
    label = Text("gem-set", {"gem": piece_text(gem), "spent": "yes" if spent else "no"})
    return Badge(label, icons.KINDS["gem"], tone="quiet" if spent else "magic")


@cache
def locked_note(kind: int, place: int) -> Text:
    """What unlocks a place; a Bag that is covered has no price (EU-UNLOCK-3, EU-BAG-4)."""
    for lock in HEROES[kind].locks:
        if locked_place(lock.slot, lock.number) == place:
            return price_text(lock)
    return Text("bag-covered")


@lru_cache(1024)
def reserve(seat: Seat, pieces: tuple[int, ...], tired: tuple[int, ...]) -> Slot:
    """Unveiled Hero tiles beside the board."""
    cards = tuple(
        [
            Card(f"reserve{seat}-{n}", piece_face(piece), dim=piece in tired)
            for n, piece in enumerate(pieces)
        ]
    )
    label = Text("place-reserve")
    return Slot(f"reserve{seat}", label, "card-pickup", cards, len(cards))


@lru_cache(1024)
def excess(seat: Seat, pieces: tuple[int, ...]) -> Slot:
    """Objects for which there is no room (EU-OBJ-6)."""
    cards = tuple([Card(f"excess{seat}-{n}", piece_face(piece)) for n, piece in enumerate(pieces)])
    label = Text("place-excess")
    return Slot(f"excess{seat}", label, "knapsack", cards, len(cards))
