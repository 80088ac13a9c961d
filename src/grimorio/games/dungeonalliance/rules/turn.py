"""Rounds, cycles and the activation of a hero (DA-ROUND, DA-ACT, DA-ATK).

An activation is one question, asked again and again: go somewhere, open, play, attack, or end.
Each chapter says what it offers, and carries it out.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.numbers import TABLE
from grimorio.games.dungeonalliance.kinds import (
    ACT,
    ACTIVATE,
    ACTIVATED,
    CYCLE,
    END,
    GO,
    GO_ATTACK,
    GO_OPEN,
    LEAVE,
    OPEN,
    PLAY,
    ROUND,
    SECOND_MOVE,
    TAKE,
    THROW,
    WALKED,
)
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.attacking import Arms, assaults, attack, attacks
from grimorio.games.dungeonalliance.rules.board import facing_towards
from grimorio.games.dungeonalliance.rules.doors import doors_to_open, open_door, openings
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.ending import tell_score
from grimorio.games.dungeonalliance.rules.errands import (
    doors_afar,
    doors_to_reach,
    foes_afar,
    open_ways,
)
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    hero_of,
    named,
    place_of,
    put,
    room_of,
    seats_from,
)
from grimorio.games.dungeonalliance.rules.hands import hand_count
from grimorio.games.dungeonalliance.rules.locks import attempts
from grimorio.games.dungeonalliance.rules.monsters import activate_monster
from grimorio.games.dungeonalliance.rules.pets import pet_attacks
from grimorio.games.dungeonalliance.rules.playing import play, plays
from grimorio.games.dungeonalliance.rules.resting import leaves, rests
from grimorio.games.dungeonalliance.rules.speed import begin, points_left, spend
from grimorio.games.dungeonalliance.rules.surge import surges
from grimorio.games.dungeonalliance.rules.threats import chests, enter, is_chest, open_chest
from grimorio.games.dungeonalliance.rules.together import follow_cards, turn_cards
from grimorio.games.dungeonalliance.rules.upgrades import (
    CLOSING,
    closing,
    offers,
    upgrade,
)
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import (
    AGAIN,
    COMPETITIVE,
    MOVING,
    RESTING,
    SERVED,
    SETTLED,
    STARTING,
    STRUCK,
    TOGETHER,
    Dungeon,
)
from grimorio.kit.numbers import NONE

ACTIVATION: Final = "activation"


def turn_number(s: Dungeon) -> int:
    """Which activation it is, of a hero or a monster."""
    return s.turns


# -- rounds and cycles -----------------------------------------------------------------------------


@step
async def begin_round(s: Dungeon) -> None:
    """Four cycles, then the End Phase (DA-ROUND-1, DA-ROUND-2, DA-ROUND-10)."""
    s.round += 1
    s.cycle = 0
    tell(s, ROUND, s.round, s.first)
    plan(s, begin_cycle())


@step
async def begin_cycle(s: Dungeon) -> None:
    """Every player activates a hero, clockwise from the start player; then monsters, the other way
    round (DA-ROUND-3..5, DA-EX-4, DA-RUL-143)."""
    s.cycle += 1
    tell(s, CYCLE, s.cycle)
    if s.mode == TOGETHER:
        turn_cards(s)
    plan(s, *[activate(seat) for seat in seats_from(s, s.first)], begin_monsters())


@step
async def begin_monsters(s: Dungeon) -> None:
    """Monster Activation, from the last player back to the first; if the dungeon is empty the End
    Phase comes at once (DA-ROUND-5, DA-WIN-1, DA-RUL-62)."""
    if s.early:
        plan(s, end_round(), next_round())
        return
    if s.mode != COMPETITIVE:
        plan(s, *follow_cards(s), end_cycle())
        return
    seats = seats_from(s, s.first)
    plan(s, *[activate_monster(seat) for seat in reversed(seats)], end_cycle())


@step
async def end_cycle(s: Dungeon) -> None:
    """The next cycle, or the End Phase after the fourth (DA-ROUND-2, DA-ROUND-10)."""
    if s.early or s.cycle == TABLE.cycles:
        plan(s, end_round(), next_round())
    else:
        plan(s, begin_cycle())


@step
async def next_round(s: Dungeon) -> None:
    """The next round, or the end of the game: after the fourth, or in an empty dungeon
    (DA-WIN-1, DA-WIN-2, DA-ROUND-1, DA-SOLO-10)."""
    if s.early or s.round == TABLE.rounds:
        s.over = True
        tell_score(s)
    else:
        plan(s, begin_round())


# -- the activation of a hero ----------------------------------------------------------------------


@step
async def activate(s: Dungeon, seat: Seat) -> None:
    """A ready hero is chosen and exhausted; it moves and attacks, or rests; then an upgrade, then
    discarding and drawing (DA-ACT-1, DA-ACT-2, DA-ROUND-4, DA-ROUND-6, DA-RUL-47)."""
    s.turns += 1
    s.hero = await ask(seat, ACTIVATE, lambda: ready_heroes(s, seat)) % TEAM
    s.seat = seat
    hero = s.players[seat].heroes[s.hero]
    hero.ready = False
    s.stage = STARTING
    s.used = 0
    s.moved = s.rests = False
    s.struck = ()
    s.facings = 15
    s.players[seat].shortage = 0
    tell(s, ACTIVATED, seat, named(s, active(s)))
    plan(s, upgrade(seat))
    plan(s, act(), scope=ACTIVATION, close=end_activation())


def ready_heroes(s: Dungeon, seat: Seat) -> list[int]:
    """The heroes of a player that are not exhausted (DA-TERM-7)."""
    heroes = s.players[seat].heroes
    return [TEAM * seat + place for place, hero in enumerate(heroes) if hero.ready]


@step
async def end_activation(s: Dungeon) -> None:
    """Nobody is active any more."""
    s.hero = NONE
    if s.stage not in (SERVED, SETTLED):
        s.stage = RESTING


@step
async def act(s: Dungeon) -> None:
    """The next thing the active hero does (DA-ACT-7). Whether there is anything left may tell
    others of the hand, and who watches: with cards in it the question is always asked."""
    chosen = await ask(
        s.seat,
        ACT,
        lambda: acts(s),
        active(s),
        points_left(s),
        hides=hand_count(s, s.seat) > 0,
    )
    kind = ACT.of(chosen)
    if kind in CLOSING:
        s.stage = CLOSING[kind]
    elif kind not in (END, LEAVE):
        plan(s, act())
    ACT.do(s, chosen)


@END.does
def end(s: Dungeon) -> None:
    """The hero does nothing more (DA-ACT-1)."""


def acts(s: Dungeon) -> list[Value]:
    """All that the active hero may do now; at the start also a rest instead of a normal turn
    (DA-ACT-4). A defeated hero first stands up: by a Power Surge, a rest, or by leaving
    (DA-REST-6, DA-RUL-57)."""
    hero = hero_of(s, active(s))
    if hero.defeated:
        return [*rests(s), *surges(s), *leaves(s)]
    found: list[Value] = [END()]
    if s.stage == STARTING:
        found += rests(s)
    points = points_left(s)
    reach = ways(s, active(s), points) if points else {}
    found += moves(s, reach, points)
    found += plays(s)
    energy = surges(s)
    found += energy
    arms = Arms(s)
    found += attacks(s, arms)
    found += pet_attacks(s)
    if reach:
        squares = open_ways(s, reach)
        found += doors_to_reach(s, squares, points)
        found += assaults(s, arms, squares)
    return with_closing(s, found, points, energy)


def with_closing(s: Dungeon, found: list[Value], points: int, energy: list[Value]) -> list[Value]:
    """Who has cards may end and keep them all, without an upgrade; who moves no more may end with
    an upgrade at once (DA-UPG-1, DA-DRAW-2). Alone, who has nothing to do but to end says at once
    what follows; with others it would tell them of the hand."""
    if len(s.players) == 1 and len(found) == len(energy) + 1:
        return [*energy, *closing(s, s.seat)]
    if hand_count(s, s.seat):
        found.insert(1, THROW(()))
    return found if points else [*found, *offers(s, s.seat)]


# -- moving ----------------------------------------------------------------------------------------


def moves(s: Dungeon, reach: dict[int, int], points: int) -> list[Value]:
    """What Speed points can be spent on, and the second movement of a hero that will not attack
    (DA-ACT-6, DA-ACT-9, DA-REST-5)."""
    found: list[Value] = []
    if s.stage == STRUCK:
        return found
    if points:
        at = place_of(s, active(s))
        found = GO.each(sorted(reach))
        for square in s.tokens:
            if square in reach and is_chest(s, square):
                found.insert(found.index(GO(square)) + 1, TAKE(square))
        for edge in doors_to_open(s, at):
            found += OPEN.each_with(edge, openings(s, edge, room_of(at)))
        found += chests(s)
        found += attempts(s)
    if s.stage == MOVING and not s.rests:
        found.append(SECOND_MOVE())
    return found


@GO.does
def go(s: Dungeon, to: int) -> None:
    """Walk to a square by the cheapest way (DA-MOVE-1, DA-MOVE-6)."""
    figure = active(s)
    spend(s, ways(s, figure, points_left(s))[to])
    hero = hero_of(s, figure)
    hero.facing = facing_towards(hero.at, to)
    put(s, figure, to)
    tell(s, WALKED, named(s, figure), to)
    enter(s, figure)


@TAKE.does
def take(s: Dungeon, square: int) -> None:
    """Walk onto a chest and open it for nothing more (DA-CHEST-3)."""
    plan(s, open_chest(square))
    go(s, square)


@OPEN.does
def open_(s: Dungeon, edge: int, laid: int) -> None:
    """Open a normal door (DA-DOOR-1, DA-DOOR-6)."""
    spend(s, 1)
    open_door(s, edge, laid)


@GO_OPEN.does
def go_open(s: Dungeon, edge: int, laid: int) -> None:
    """Walk up to a door and open it (DA-MOVE-1, DA-DOOR-1)."""
    points = points_left(s)
    squares = open_ways(s, ways(s, active(s), points))
    go(s, doors_afar(s, squares, points)[edge])
    open_(s, edge, laid)


@SECOND_MOVE.does
def again(s: Dungeon) -> None:
    """Give up the attack and move once more with all Speed points (DA-ACT-9, DA-ACT-10,
    DA-RUL-11, DA-RUL-30)."""
    s.stage = AGAIN
    s.used = 0
    tell(s, kinds.AGAIN, named(s, active(s)))


@GO_ATTACK.does
def go_attack(s: Dungeon, target: int, source: int, played: int) -> None:
    """Walk up to somebody and attack (DA-MOVE-1, DA-ATK-1)."""
    squares = open_ways(s, ways(s, active(s), points_left(s)))
    go(s, foes_afar(s, source, squares)[target])
    attack(s, target, source, played)


@PLAY.does
def play_card(s: Dungeon, card: int, under: int, whom: int) -> None:
    """Play a card; the turn is under way (DA-CARD-1, DA-RUL-13)."""
    begin(s)
    play(s, card, under, whom)
