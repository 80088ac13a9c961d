"""Set-up: the table before the first round (EU-SETUP, EU-MAP, EU-HERO, EU-BOARD)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Chance, Options, Seat, ask, plan, tell
from grimorio.games.euthia.components.numbers import (
    CARD_DECKS,
    CONTENT,
    HERO_STACKS,
    HEROES,
    MONSTER_DECKS,
    POTION,
    RESOURCE_PILES,
    SCENARIOS,
    SHOP_PILES,
    TABLE,
    TILES,
    TREASURE_PILES,
)
from grimorio.games.euthia.kinds import CHOOSE_HERO, CHOSEN, STARTS
from grimorio.games.euthia.nouns import SCENARIO, TILE
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.board import SIZE, first_open, free_places, put
from grimorio.games.euthia.rules.gains import draw_card
from grimorio.games.euthia.rules.lattice import START_PLACE
from grimorio.games.euthia.rules.turn import begin_round
from grimorio.games.euthia.state import Hero, Realm
from grimorio.games.euthia.variants import SCENARIO_OPTION, SHORT_HUNT
from grimorio.kit.numbers import NONE

OFFER: Final = 4
CONTROLS: Final = 2
"""Control cards of each Hero (EU-RUL-18)."""


def set_up(options: Options, seats: int, chance: Chance) -> Realm:
    """The map pile, the decks and the Offers; then the start player and the Heroes (EU-SETUP-1..4,
    EU-SETUP-6..16, EU-MAP-1..9)."""
    s = new_realm(seats, chance, str(options[SCENARIO_OPTION]))
    plan(s, choose_start())
    return s


def new_realm(seats: int, chance: Chance, scenario: str = SHORT_HUNT) -> Realm:
    """A table before anybody has chosen a Hero (EU-SETUP-2, EU-SETUP-6..9, EU-BOARD-4,
    EU-BOARD-6..8)."""
    number = SCENARIO.number(scenario)
    bags, boxes = map_piles(number, seats, chance)
    shops = [list(pile) for pile in SHOP_PILES]
    monsters = [list(deck) for deck in MONSTER_DECKS]
    return Realm(
        chance=chance,
        journal=None,
        agenda=[],
        scenario=number,
        heroes=[new_hero(number) for _ in range(seats)],
        first=0,
        round=0,
        turns=0,
        active=0,
        shifted=[],
        quarry=[],
        over=False,
        fight=None,
        laid={START_PLACE: start_tile(number)},
        map_bags=bags,
        boxes=boxes,
        freed={},
        marks={},
        stalls={},
        claims={},
        portal=NONE,
        offers=[[chance.draw(pile) for _ in range(OFFER)] for pile in shops],
        shop_bags=shops,
        shop_gone=[[] for _ in shops],
        resource_bags=[list(pile) for pile in RESOURCE_PILES],
        resource_gone=[[] for _ in RESOURCE_PILES],
        treasure_bags=[list(pile) for pile in TREASURE_PILES],
        treasure_gone=[[] for _ in TREASURE_PILES],
        monster_tops=[chance.draw(deck) for deck in monsters],
        monster_bags=monsters,
        monster_gone=[[] for _ in monsters],
        silver_bag=list(CARD_DECKS[0]),
        silver_gone=[],
        gold_bag=list(CARD_DECKS[1]),
        gold_gone=[],
        control_bag=[],
        control_gone=[],
    )


def start_tile(scenario: int) -> int:
    """The Starting Map tile of a scenario: a Church with or without Priest (EU-MAP-1)."""
    wanted = SCENARIOS[scenario].priest
    return next(
        number
        for number, tile in enumerate(TILES)
        if tile.group == "start" and tile.priest == wanted
    )


def map_piles(scenario: int, seats: int, chance: Chance) -> tuple[list[list[int]], list[list[int]]]:
    """The tiles of each chapter of the map pile: all Fixed ones, the scenario's, and as many Other
    tiles as its table says, picked unseen; and those put back (EU-MAP-2..9)."""
    table = SCENARIOS[scenario]
    own = [TILE.number(one) for one in table.tiles]
    bags: list[list[int]] = []
    boxes: list[list[int]] = []
    for chapter, counts in enumerate(table.chapters, 1):
        there = [n for n, tile in enumerate(TILES) if tile.chapter == chapter]
        pile = [n for n in there if TILES[n].group == "fixed" or n in own]
        others = [n for n in there if TILES[n].group == "other"]
        pile += [chance.draw(others) for _ in range(counts.other[seats - 2])]
        bags.append(sorted(pile))
        boxes.append(others)
    return bags, boxes


def new_hero(scenario: int) -> Hero:
    """A Hero Board nobody has chosen yet, with what the scenario gives (EU-BOARD-4, EU-RUL-3)."""
    start = SCENARIOS[scenario].start
    return Hero(
        kind=NONE,
        at=NONE,
        health=0,
        reputation=start.fame,
        gold=start.gold,
        gaar=0,
        actions=[],
        granted=[],
        saved=NONE,
        moves=0,
        board=[NONE] * SIZE,
        used=0,
        open=0,
        sockets={},
        excess=[],
        stack=[],
        reserve=[],
        tired=[],
        hand=[],
        controls=0,
        kills=0,
        deaths=0,
    )


@step
async def choose_start(s: Realm) -> None:
    """The start player, at random; then each player chooses a Hero (EU-BOARD-1..3, EU-HERO-1)."""
    count = len(s.heroes)
    s.first = s.chance.below(count)
    tell(s, STARTS, s.first)
    seats = [(s.first + n) % count for n in range(count)]
    plan(s, *[choose_hero(seat, place) for place, seat in enumerate(seats)], begin_game())


@step
async def choose_hero(s: Realm, seat: Seat, place: int) -> None:
    """A Hero that nobody has; later seats start with a little more (EU-HERO-1..9, EU-RUL-203)."""
    kind = await ask(seat, CHOOSE_HERO, lambda: free_heroes(s))
    tell(s, CHOSEN, seat, kind)
    equip(s, seat, kind)
    more = TABLE.seats[place]
    s.heroes[seat].gold += more.gold
    for _ in range(more.silver):
        draw_card(s, seat, golden=False)


def free_heroes(s: Realm) -> list[int]:
    taken = [hero.kind for hero in s.heroes]
    return [kind for kind in range(len(HEROES)) if kind not in taken]


def equip(s: Realm, seat: Seat, kind: int) -> None:
    """Board, Starting tiles, stack, Gaar tokens and what the scenario gives (EU-HERO-2..7,
    EU-HERO-9)."""
    hero = s.heroes[seat]
    hero.kind = kind
    hero.health = HEROES[kind].health
    hero.open = first_open(kind)
    hero.gaar = HEROES[kind].gaar
    for piece in HERO_STACKS[kind]:
        tile = CONTENT.hero_tiles[piece]
        if tile.start:
            put(hero, piece, free_places(hero, piece)[0])
        elif tile.solo is not True:
            hero.stack.append(piece)
    for _ in range(SCENARIOS[s.scenario].start.potions):
        put(hero, POTION, free_places(hero, POTION)[0])


@step
async def begin_game(s: Realm) -> None:
    """With three or four players a Control deck of the Heroes in play; then the first round
    (EU-SETUP-11, EU-SETUP-12, EU-RUL-18)."""
    if len(s.heroes) > 2:
        s.control_bag = sorted([hero.kind for hero in s.heroes for _ in range(CONTROLS)])
    plan(s, begin_round())
