"""Set-up: the table before the first round (DA-SETUP, DA-DRAFT)."""

from __future__ import annotations

from itertools import permutations

from grimorio.core import Chance, Options, Planned, Seat, ask, plan, reveal, tell
from grimorio.games.dungeonalliance.components.numbers import (
    CONTENT,
    FRAMES,
    HERO,
    MONSTER_TOKENS,
    START_TILES,
    TABLE,
    THREAT_PILES,
    TILES,
    UPGRADE_DECKS,
    turn_place,
)
from grimorio.games.dungeonalliance.kinds import (
    CHOOSE_ENTRANCE,
    DRAFT,
    DRAFTED,
    ENTRANCE_TAKEN,
    LATE,
    LINE_UP,
    LINED_UP,
    STARTS,
)
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.board import CELLS, SQUARES, WIDTH
from grimorio.games.dungeonalliance.rules.doors import refill_tiles
from grimorio.games.dungeonalliance.rules.figures import (
    hero_of,
    heroes_standing,
    named,
    put,
    seats_from,
)
from grimorio.games.dungeonalliance.rules.hands import draw, draw_up
from grimorio.games.dungeonalliance.rules.secrets import starting_cards
from grimorio.games.dungeonalliance.rules.solo import turn_card
from grimorio.games.dungeonalliance.rules.turn import begin_round
from grimorio.games.dungeonalliance.rules.upgrades import fill
from grimorio.games.dungeonalliance.state import COMPETITIVE, RESTING, SOLO, Dungeon, Hero, Player
from grimorio.games.dungeonalliance.variants import (
    BASIC,
    COMMON,
    HEROES,
    READY,
    VERSUS,
    mode_of,
)
from grimorio.games.dungeonalliance.variants import (
    DRAFTED as BY_DRAFT,
)
from grimorio.kit.numbers import NONE

SIDES = "nesw"
CENTRE = 4
BACK_ROW = (6, 7, 8)
"""Of a Starting tile as printed, with its coloured door in the south."""


def set_up(options: Options, seats: int, chance: Chance) -> Dungeon:
    """The frame, the Starting tiles, the heroes, hands and rows; then the first round
    (DA-SETUP-1..38)."""
    s = new_dungeon(options, seats, chance)
    plan(s, choose_start(str(options[HEROES])))
    return s


def new_dungeon(options: Options, seats: int, chance: Chance) -> Dungeon:
    """A table before anybody has chosen anything: all decks in their bags, all tokens in the
    supply, the pools full (DA-SETUP-4..6, DA-SETUP-19, DA-SETUP-21, DA-SETUP-23..29,
    DA-SETUP-32..37)."""
    frame = FRAMES[seats]
    return Dungeon(
        chance=chance,
        journal=None,
        agenda=[],
        mode=mode_of(options, seats),
        versus=bool(options[VERSUS]),
        basic=bool(options[BASIC]),
        players=[new_player() for _ in range(seats)],
        first=0,
        round=0,
        cycle=0,
        turns=0,
        offered=[],
        hero_deck=list(range(len(CONTENT.heroes))),
        heroes_gone=[],
        laid=[NONE] * CELLS,
        corridors=0,
        occupant=[NONE] * SQUARES,
        monsters={},
        made=0,
        unknown={},
        tokens={},
        pits={},
        tokens_gone=[],
        tile_bags=[list(tiles) for tiles in TILES],
        tiles_left=list(frame.tiles),
        tiles_gone=[],
        tile_row=[],
        threat_bags=[list(pile) for pile in THREAT_PILES],
        supply=dict(enumerate(MONSTER_TOKENS)),
        upgrade_bags=[list(deck) for deck in UPGRADE_DECKS],
        upgrade_level=0,
        row=[NONE] * TABLE.row,
        upgrade_discard=[],
        removed=[],
        pools=list(frame.pools),
        solo_bag=[] if mode_of(options, seats) == COMPETITIVE else list(range(len(CONTENT.solo))),
        solo_card=NONE,
        solo_row=[],
        solo_gone=[],
        goal=goal_of(options, seats),
        seat=0,
        hero=NONE,
        stage=RESTING,
        used=0,
        moved=False,
        rests=False,
        struck=(),
        facings=15,
        dealt={},
        over=False,
        early=False,
    )


def goal_of(options: Options, seats: int) -> int:
    """The common score that wins, if all play together (DA-RUL-146)."""
    found = [goal.scores[seats - 2] for goal in CONTENT.goals if goal.id == options.get(COMMON)]
    return found[0] if found else 0


def new_player() -> Player:
    """An Alliance without heroes."""
    return Player(
        heroes=[],
        hand=[],
        shown=[],
        deck=[],
        discard=[],
        artifacts=[],
        fresh=0,
        spent=0,
        defeats=0,
        cards=0,
        shortage=0,
        entrance=NONE,
    )


def new_hero(kind: int) -> Hero:
    """A hero that is not on the map yet, ready (DA-SETUP-9)."""
    return Hero(
        kind=kind,
        at=NONE,
        facing=0,
        damage=0,
        poison=0,
        ready=True,
        defeated=False,
        surged=False,
        surge_speed=0,
        surge_attack=0,
        column=(),
        based=(),
        down=(),
        hindered=(),
        hidden=False,
    )


# -- Starting tiles --------------------------------------------------------------------------------


@step
async def choose_start(s: Dungeon, way: str) -> None:
    """The start player, at random; then entrances, heroes, hands and places, each from the start
    player on. Nobody has seen upgrades or tiles when the heroes are placed (DA-SETUP-8,
    DA-SETUP-17, DA-SETUP-20, DA-SETUP-30)."""
    s.first = s.chance.below(len(s.players))
    tell(s, STARTS, s.first)
    seats = seats_from(s, s.first)
    plan(
        s,
        *[choose_entrance(seat) for seat in seats],
        *heroes_by(s, way),
        deal(),
        *[line_up(seat) for seat in seats],
        begin_round(),
    )


@step
async def choose_entrance(s: Dungeon, seat: Seat) -> None:
    """The Starting tile at a marked entrance that is free, its coloured door against it; a seat has
    its own colour (DA-SETUP-2, DA-SETUP-3, DA-RUL-4, DA-RUL-101)."""
    number = await ask(seat, CHOOSE_ENTRANCE, lambda: free_entrances(s))
    s.players[seat].entrance = number
    cell, side = entrance_of(len(s.players), number)
    s.laid[cell] = 4 * START_TILES[seat] + (side - 2) % 4
    tell(s, ENTRANCE_TAKEN, seat, number)


def free_entrances(s: Dungeon) -> list[int]:
    taken = [player.entrance for player in s.players]
    return [number for number in range(len(s.players)) if number not in taken]


def entrance_of(seats: int, number: int) -> tuple[int, int]:
    """The cell of an entrance, and its side."""
    entrance = FRAMES[seats].entrances[number]
    return WIDTH * entrance.row + entrance.column, SIDES.index(entrance.side)


# -- heroes ----------------------------------------------------------------------------------------


def heroes_by(s: Dungeon, way: str) -> list[Planned]:
    """The draft: clockwise, back, clockwise, back; or heroes at random, or a ready Alliance
    (DA-DRAFT-1..4, DA-RUL-1, DA-EX-2..3)."""
    seats = seats_from(s, s.first)
    if way != BY_DRAFT:
        return [take_heroes(seat, way == READY) for seat in seats]
    if s.mode == SOLO:
        return [draft_of_two() for _ in range(TEAM)]
    back = seats[::-1]
    return [offer_heroes(), *[draft(seat) for seat in [*seats, *back, *seats, *back]]]


@step
async def offer_heroes(s: Dungeon) -> None:
    """Four for each player and one more, face up (DA-SETUP-7, DA-EX-1)."""
    count = FRAMES[len(s.players)].heroes
    s.offered = sorted([s.chance.draw(s.hero_deck) for _ in range(count)])
    reveal(s)


@step
async def draft(s: Dungeon, seat: Seat) -> None:
    """One of the heroes that are left (DA-DRAFT-1..5)."""
    kind = await ask(seat, DRAFT, lambda: s.offered)
    s.offered.remove(kind)
    s.players[seat].heroes.append(new_hero(kind))
    tell(s, DRAFTED, seat, kind)


@step
async def draft_of_two(s: Dungeon) -> None:
    """Solo: one of two heroes; the other leaves the game (DA-SOLO-1)."""
    s.offered = sorted([s.chance.draw(s.hero_deck) for _ in range(2)])
    reveal(s)
    kind = await ask(0, DRAFT, lambda: s.offered)
    s.offered.remove(kind)
    s.heroes_gone.append(s.offered.pop())
    s.players[0].heroes.append(new_hero(kind))
    tell(s, DRAFTED, 0, kind)


@step
async def take_heroes(s: Dungeon, seat: Seat, ready: bool) -> None:
    """Four heroes at random, or one of the ready Alliances at random (DA-RUL-1)."""
    if ready:
        left = [
            preset.heroes for preset in CONTENT.presets if HERO[preset.heroes[0]] in s.hero_deck
        ]
        kinds = [HERO[name] for name in s.chance.pick(left)]
        for kind in kinds:
            s.hero_deck.remove(kind)
    else:
        kinds = sorted([s.chance.draw(s.hero_deck) for _ in range(TEAM)])
    for kind in kinds:
        s.players[seat].heroes.append(new_hero(kind))
        tell(s, DRAFTED, seat, kind)


# -- hands, places, rows ---------------------------------------------------------------------------


@step
async def deal(s: Dungeon) -> None:
    """Alliance decks and hands (DA-SETUP-11..13, DA-SETUP-16, DA-RUL-201)."""
    for place, seat in enumerate(seats_from(s, s.first)):
        player = s.players[seat]
        player.deck = starting_cards(s, player)
        draw_up(s, seat)
        if begins_late(s, place):
            tell(s, LATE, seat, TABLE.late_cards)
            draw(s, seat, TABLE.late_cards)


def begins_late(s: Dungeon, place: int) -> bool:
    """Whether a place after the start player is in the second half of an even number of Alliances
    that play against each other (DA-RUL-201)."""
    count = len(s.players)
    return s.mode == COMPETITIVE and count % 2 == 0 and 2 * place >= count


@step
async def line_up(s: Dungeon, seat: Seat) -> None:
    """After seeing the hand: one hero on the central square of the Starting tile, the others on
    the back row, all looking away from the entrance. When all stand, upgrades and tiles are turned
    up (DA-SETUP-17, DA-SETUP-18)."""
    first = TEAM * seat
    order = await ask(seat, LINE_UP, lambda: list(permutations(range(first, first + TEAM))))
    stand(s, seat, order)
    tell(s, LINED_UP, seat, named(s, order[0]))
    if len(heroes_standing(s)) == TEAM * len(s.players) and not s.tile_row:
        plan(s, lay_out())


def stand(s: Dungeon, seat: Seat, order: tuple[int, ...]) -> None:
    """Put the heroes of a player on the Starting tile, the first on the central square."""
    cell, side = entrance_of(len(s.players), s.players[seat].entrance)
    for place, figure in zip((CENTRE, *BACK_ROW), order, strict=True):
        square = 9 * cell + turn_place(place, (side - 2) % 4)
        put(s, figure, square)
        hero_of(s, figure).facing = (side + 2) % 4


@step
async def lay_out(s: Dungeon) -> None:
    """The Upgrade Selection Area, the Tile Selection Area, and alone the first Solo card
    (DA-SETUP-20, DA-SETUP-22, DA-SETUP-30, DA-SOLO-3)."""
    for place in range(TABLE.row):
        fill(s, place)
    for place in range(TABLE.tile_row):
        refill_tiles(s, place)
    turn_card(s)
