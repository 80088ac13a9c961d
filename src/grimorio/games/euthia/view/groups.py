"""The shops, the hands and the fight that lies on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Card, Contest, ContestSide, Group, Member, Stat, Text, Zone
from grimorio.games.euthia.components.numbers import CARDS, CONTENT, HEROES, MONSTERS, PIECES, TABLE
from grimorio.games.euthia.rules.board import max_health
from grimorio.games.euthia.state import Fight, Realm
from grimorio.games.euthia.view import icons
from grimorio.games.euthia.view.lines import reward_line, wounds_line
from grimorio.games.euthia.view.names import (
    card_id,
    hero_id,
    hero_text,
    monster_id,
    monster_text,
    piece_face,
    piece_text,
    shop_id,
    shop_text,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.said import stat
from grimorio.kit.story import Words, seat_text

RULES: Final = ("EU-BUY-1", "EU-TSVC-1", "EU-RUL-6")


def shops(s: Realm) -> tuple[Group, ...]:
    """The Offers of the three Trade Places (EU-BUY-1)."""
    return tuple([shop(number, tuple(offer)) for number, offer in enumerate(s.offers)])


@lru_cache(4096)
def shop(number: int, offer: tuple[int, ...]) -> Group:
    """An Offer, and what a Gold heals there (EU-TSVC-1)."""
    return Group(
        shop_id(number),
        shop_text(number),
        "shop",
        icons.SHOPS[number],
        stats=(stat("healing", TABLE.healing[number], icons.HEALTH),),
        members=tuple(
            [article(number, n, piece) for n, piece in enumerate(offer) if piece != NONE]
        ),
        rules=RULES,
    )


def article(number: int, n: int, piece: int) -> Member:
    """A tile of an Offer with its price (EU-BUY-2)."""
    one = PIECES[piece]
    return Member(
        f"offer{number}-{n}",
        piece_text(piece),
        icons.KINDS[one.kind],
        stats=(stat("price", one.price, icons.GOLD, "gold"),),
        face=piece_face(piece),
    )


def offered(s: Realm) -> tuple[Zone, ...]:
    """The Heroes nobody has chosen yet, until all are chosen (EU-HERO-1)."""
    taken = [hero.kind for hero in s.heroes]
    if NONE not in taken:
        return ()
    cards = tuple([Card(hero_id(n), hero_id(n)) for n in range(len(HEROES)) if n not in taken])
    label = Text("zone-heroes")
    return (Zone("heroes", label, "row", len(cards), cards, rules=("EU-HERO-1",)),)


def decks(s: Realm) -> Group:
    """The Monster decks: the back of the top card of each says the Reward, and a Quarry lies face
    up; and how many map tiles of each chapter are left (EU-MON-2, EU-RUL-201, EU-MAP-9)."""
    notes = [
        Text("deck-top", {"level": level, "reward": reward_line(MONSTERS[monster], "reward")})
        for level, monster in enumerate(s.monster_tops, 1)
        if monster != NONE
    ]
    notes += [Text("deck-quarry", {"monster": monster_text(monster)}) for monster in s.quarry]
    for chapter, bag in enumerate(s.map_bags, 1):
        if bag:
            notes.append(Text("map-pile", {"chapter": chapter, "count": len(bag)}))
    label = Text("monster-decks")
    return Group(
        "monsters", label, icon=icons.MONSTER, notes=tuple(notes), rules=("EU-MON-2", "EU-WIN-2")
    )


# -- hands -----------------------------------------------------------------------------------------


def hands(s: Realm, seat: Seat) -> tuple[Zone, ...]:
    """Gold and Silver cards: the owner sees which, the others only their backs (EU-RUL-66)."""
    found = []
    for owner, hero in enumerate(s.heroes):
        cards = tuple(sorted(hero.hand))
        if cards:
            backs = tuple([CARDS[card].deck for card in cards])
            shown = cards if owner == seat else tuple([NONE] * len(cards))
            found.append(hand(owner, shown, backs))
    return tuple(found)


def elementals() -> Zone:
    """The Elemental cards lie open (EU-SETUP-14)."""
    cards = tuple([Card(f"card-of-{one.id}", f"elemental-{one.id}") for one in CONTENT.elementals])
    return Zone(
        "elementals", Text("zone-elementals"), "pile", len(cards), cards, rules=("EU-CONF-5",)
    )


def discards(s: Realm) -> tuple[Zone, ...]:
    """Silver and Gold cards that were used or discarded: all may look through them."""
    piles = (("silver", tuple(s.silver_gone)), ("gold", tuple(s.gold_gone)))
    return tuple([pile(deck, cards) for deck, cards in piles if cards])


@lru_cache(1024)
def pile(deck: str, cards: tuple[int, ...]) -> Zone:
    name = f"discard-{deck}"
    lying = tuple([Card(f"{name}-{n}", card_id(card), deck) for n, card in enumerate(cards)])
    return Zone(name, Text(f"zone-{name}"), "pile", len(cards), lying, rules=("EU-SETUP-16",))


@lru_cache(4096)
def hand(owner: Seat, shown: tuple[int, ...], backs: tuple[str, ...]) -> Zone:
    name = f"hand{owner}"
    cards = tuple(
        [
            Card(f"{name}-{n}", "" if card == NONE else card_id(card), back)
            for n, (card, back) in enumerate(zip(shown, backs, strict=True))
        ]
    )
    label = Text("zone-hand", {"seat": seat_text(owner)})
    return Zone(
        name, label, "hand", len(cards), cards, owner, ("EU-CARD-4",), brief=Text("brief-hand")
    )


# -- the fight -------------------------------------------------------------------------------------


def table_of(fight: Fight) -> Zone:
    """The Monster card, and the Gold and Silver cards that lie beside it."""
    cards = [Card("fight-monster", monster_id(fight.monster))]
    for n, card in enumerate([*fight.ongoing, *fight.lasting, *fight.played]):
        cards.append(Card(f"fight-{n}", card_id(card), CARDS[card].deck))
    label = Text("zone-monster", {"monster": monster_text(fight.monster)})
    return Zone("fight", label, "row", len(cards), tuple(cards), rules=("EU-MON-1",))


def contest(s: Realm, fight: Fight) -> Contest:
    """A combat: the Hero and the Monster, what each has, and the Combat Value under way."""
    hero, monster = s.heroes[fight.seat], MONSTERS[fight.monster]
    left = max(0, monster.health - fight.damage)
    label = Text("contest", {"monster": monster_text(fight.monster), "round": fight.round})
    ours = (
        Stat("health", Text("stat-health"), hero.health, max_health(hero), icons.HEALTH),
        stat("gaar", hero.gaar, icons.GAAR, "magic"),
        Stat("hope", Text("stat-hope"), fight.hope, TABLE.hope, icons.HOPE, "gold"),
    )
    theirs = (
        Stat("health", Text("stat-health"), left, monster.health, icons.HEALTH, "danger"),
        stat("chaos", fight.chaos, icons.CHAOS, "danger"),
        stat("gaar", fight.gaar, icons.GAAR, "magic"),
        stat("penalty", monster.penalty, icons.PENALTY),
    )
    rival = None if fight.rival == NONE else fight.rival
    return Contest(
        label,
        (
            ContestSide(hero_text(hero.kind), HEROES[hero.kind].icon, fight.seat, ours),
            ContestSide(monster_text(fight.monster), monster.icon, rival, theirs, zones=("fight",)),
        ),
        rules=("EU-COMBAT-6", "EU-CROUND-1"),
        notes=notes(fight),
    )


def notes(fight: Fight) -> tuple[Text, ...]:
    """What decides it: the Wounds of the Monster, and the roll that lies there."""
    wounds = wounds_line(MONSTERS[fight.monster])
    if not fight.dice:
        return (wounds,)
    dice = sum(fight.dice)
    words: Words = {"dice": dice, "change": fight.change, "sum": dice + fight.change}
    return (wounds, Text("note-roll", words))
