"""Rounds, cycles and the activation of a hero (DA-ROUND, DA-ACT, DA-ATK).

An activation is one question, asked again and again: go somewhere, open, play, attack, or end.
Each chapter says what it offers; `DEEDS` says who carries it out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.numbers import CARDS, TABLE, TRAIT
from grimorio.games.dungeonalliance.kinds import ACT, ACTIVATE, ACTIVATED, CYCLE, ROUND, WALKED
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.board import facing_towards, facings_towards
from grimorio.games.dungeonalliance.rules.combat import strike, targets, turn_to
from grimorio.games.dungeonalliance.rules.doors import doors_to_open, open_door
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    bonus,
    hero_of,
    named,
    place_of,
    put,
    seats_from,
)
from grimorio.games.dungeonalliance.rules.hands import cards_of, discard_and_draw, hand_count
from grimorio.games.dungeonalliance.rules.locks import attempts, crack, disarm, peek, pick
from grimorio.games.dungeonalliance.rules.monsters import activate_monster
from grimorio.games.dungeonalliance.rules.pets import pet_attack, pet_attacks
from grimorio.games.dungeonalliance.rules.playing import lay, may_play, play, plays
from grimorio.games.dungeonalliance.rules.resting import leave, leaves, rest
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.speed import points_left, spend
from grimorio.games.dungeonalliance.rules.surge import surge, surges
from grimorio.games.dungeonalliance.rules.threats import chests, enter, is_chest, open_chest
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import (
    AGAIN,
    MOVING,
    RESTING,
    SOLO,
    STARTING,
    STRUCK,
    Dungeon,
)
from grimorio.kit.numbers import NONE

SWIFT: Final = TRAIT["swift"]
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
    round (DA-ROUND-3..5, DA-EX-4)."""
    s.cycle += 1
    tell(s, CYCLE, s.cycle)
    plan(s, *[activate(seat) for seat in seats_from(s, s.first)], begin_monsters())


@step
async def begin_monsters(s: Dungeon) -> None:
    """Monster Activation, from the last player back to the first; if the dungeon is empty the End
    Phase comes at once (DA-ROUND-5, DA-WIN-1, DA-RUL-62)."""
    if s.early:
        plan(s, end_round(), next_round())
        return
    if s.mode == SOLO:
        plan(s, follow_card(), end_cycle())
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
    else:
        plan(s, begin_round())


# -- the activation of a hero ----------------------------------------------------------------------


@step
async def activate(s: Dungeon, seat: Seat) -> None:
    """A ready hero is chosen and exhausted; it moves and attacks, or rests; then an upgrade, then
    discarding and drawing (DA-ACT-1, DA-ACT-2, DA-ROUND-4, DA-ROUND-6, DA-RUL-47)."""
    s.turns += 1
    s.hero = await ask(seat, ACTIVATE, lambda: ready_heroes(s, seat))
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
    plan(s, upgrade(seat), discard_and_draw(seat))
    plan(s, act(), scope=ACTIVATION, close=end_activation())


def ready_heroes(s: Dungeon, seat: Seat) -> list[int]:
    """The heroes of a player that are not exhausted (DA-TERM-7)."""
    return [place for place, hero in enumerate(s.players[seat].heroes) if hero.ready]


@step
async def end_activation(s: Dungeon) -> None:
    """Nobody is active any more."""
    s.hero = NONE
    s.stage = RESTING


@step
async def act(s: Dungeon) -> None:
    """The next thing the active hero does (DA-ACT-7). Whether there is anything left may tell of
    the hand: with cards in it the question is always asked."""
    chosen = await ask(
        s.seat,
        ACT,
        lambda: acts(s),
        named(s, active(s)),
        points_left(s),
        hides=hand_count(s, s.seat) > 0,
    )
    if chosen == "end":
        return
    word = chosen if isinstance(chosen, str) else ""
    numbers: list[int] = []
    if isinstance(chosen, tuple):
        assert isinstance(chosen[0], str)
        word = chosen[0]
        numbers = [part for part in chosen if isinstance(part, int)]
    if word != "leave":
        plan(s, act())
    DEEDS[word](s, numbers)


def acts(s: Dungeon) -> list[Value]:
    """All that the active hero may do now; at the start also a rest instead of a normal turn
    (DA-ACT-4). A defeated hero first stands up: by a Power Surge, a rest, or by leaving
    (DA-REST-6, DA-RUL-57)."""
    hero = hero_of(s, active(s))
    if hero.defeated:
        return ["rest", *surges(s), *leaves(s)]
    found: list[Value] = ["end"]
    if s.stage == STARTING:
        found.append("rest")
    found += moves(s)
    found += plays(s)
    found += surges(s)
    found += attacks(s)
    found += pet_attacks(s)
    return found


# -- moving ----------------------------------------------------------------------------------------


def moves(s: Dungeon) -> list[Value]:
    """What Speed points can be spent on, and the second movement of a hero that will not attack
    (DA-ACT-6, DA-ACT-9, DA-REST-5)."""
    found: list[Value] = []
    if s.stage == STRUCK:
        return found
    points = points_left(s)
    if points:
        at = place_of(s, active(s))
        for square in sorted(ways(s, active(s), points)):
            found.append(("go", square))
            if s.tokens and is_chest(s, square):
                found.append(("take", square))
        found += [("open", edge) for edge in doors_to_open(s, at)]
        found += chests(s)
        found += attempts(s)
    if s.stage == MOVING and not s.rests:
        found.append("again")
    return found


def go(s: Dungeon, numbers: list[int]) -> None:
    """Walk to a square by the cheapest way (DA-MOVE-1, DA-MOVE-6)."""
    figure, to = active(s), numbers[0]
    spend(s, ways(s, figure, points_left(s))[to])
    hero = hero_of(s, figure)
    hero.facing = facing_towards(hero.at, to)
    put(s, figure, to)
    tell(s, WALKED, named(s, figure), to)
    enter(s, figure)


def take(s: Dungeon, numbers: list[int]) -> None:
    """Walk onto a chest and open it for nothing more (DA-CHEST-3)."""
    plan(s, open_chest(numbers[0]))
    go(s, numbers)


def open_(s: Dungeon, numbers: list[int]) -> None:
    """Open a normal door (DA-DOOR-1, DA-DOOR-6)."""
    spend(s, 1)
    open_door(s, numbers[0])


def unlid(s: Dungeon, numbers: list[int]) -> None:
    """Open a chest beside the hero (DA-CHEST-1)."""
    spend(s, 1)
    plan(s, open_chest(numbers[0]))


def again(s: Dungeon, numbers: list[int]) -> None:
    """Give up the attack and move once more with all Speed points (DA-ACT-9, DA-ACT-10,
    DA-RUL-11, DA-RUL-30)."""
    s.stage = AGAIN
    s.used = 0
    tell(s, kinds.AGAIN, named(s, active(s)))


def do_pick(s: Dungeon, numbers: list[int]) -> None:
    """Try a locked or secret door (DA-LOCK-2, DA-SECRET-3)."""
    spend(s, 1)
    plan(s, pick(numbers[0]))


def do_crack(s: Dungeon, numbers: list[int]) -> None:
    """Try a locked chest (DA-LCHEST-1)."""
    spend(s, 1)
    plan(s, crack(numbers[0]))


def do_peek(s: Dungeon, numbers: list[int]) -> None:
    """Reveal a threat in the next room (DA-TRAP-1)."""
    spend(s, 1)
    plan(s, peek(numbers[0]))


def do_disarm(s: Dungeon, numbers: list[int]) -> None:
    """Try to disarm a trap that is known (DA-TRAP-5)."""
    spend(s, 1)
    plan(s, disarm(numbers[0]))


# -- attacking -------------------------------------------------------------------------------------


def may_attack(s: Dungeon) -> bool:
    """One attack a turn, not after a second movement or in a rest; a second one if no Speed point
    was spent (DA-ATK-7, DA-ATK-10..12, DA-ACT-10, DA-REST-4, DA-EX-28)."""
    if s.rests or s.stage == AGAIN or len(s.struck) > 1:
        return False
    if not s.struck:
        return True
    return not s.moved or bonus(s, active(s), SWIFT) > 0


def attacks(s: Dungeon) -> list[Value]:
    """The attacks of the active hero: its own, and those of cards it could play for their base
    power; a second one on another enemy that one facing covers together with the first
    (DA-ATK-1..8, DA-FACE-3, DA-RUL-42, DA-RUL-79)."""
    if not may_attack(s):
        return []
    figure = active(s)
    at = place_of(s, figure)
    found: list[Value] = []
    for source in [NONE, *sources(s)]:
        for target in sorted(targets(s, figure, source)):
            if target in s.struck or not facings_towards(at, place_of(s, target)) & s.facings:
                continue
            found.append(("attack", source, target))
    return found


def sources(s: Dungeon) -> list[int]:
    """The cards in hand that give the active hero an attack (DA-ATK-5, DA-CARD-2, DA-CARD-4)."""
    figure = active(s)
    return [
        card
        for card in sorted({*cards_of(s, s.seat)})
        if CARDS[card].attack is not None and may_play(s, figure, card)
    ]


def attack(s: Dungeon, numbers: list[int]) -> None:
    """Attack somebody: the hero turns, and moves no more; a card used for its base power goes
    under it (DA-ATK-1, DA-ATK-6, DA-ACT-8, DA-FACE-2..3)."""
    source, target = numbers
    figure = active(s)
    hero = hero_of(s, figure)
    s.stage = STRUCK
    s.facings = turn_to(s, figure, target)
    s.struck = (*s.struck, target)
    hero.hidden = False
    if source != NONE:
        lay(s, s.seat, source, figure)
        hero.based = (*hero.based, source)
        tell(s, kinds.PLAYED, named(s, figure), source)
    plan(s, strike(figure, target, source, 0))


# -- who carries out what --------------------------------------------------------------------------


def play_card(s: Dungeon, numbers: list[int]) -> None:
    begin(s)
    play(s, numbers[0], numbers[1])


def pet(s: Dungeon, numbers: list[int]) -> None:
    s.stage = STRUCK
    pet_attack(s, numbers[0], numbers[1])


def do_surge(s: Dungeon, numbers: list[int]) -> None:
    begin(s)
    plan(s, surge(numbers[0]))


def do_rest(s: Dungeon, numbers: list[int]) -> None:
    plan(s, rest())


def do_leave(s: Dungeon, numbers: list[int]) -> None:
    leave(s, numbers[0])


def begin(s: Dungeon) -> None:
    """A normal turn is under way: it is too late for a rest (DA-RUL-13)."""
    if s.stage == STARTING:
        s.stage = MOVING


DEEDS: Final[dict[str, Callable[[Dungeon, list[int]], None]]] = {
    "go": go,
    "take": take,
    "open": open_,
    "chest": unlid,
    "pick": do_pick,
    "crack": do_crack,
    "peek": do_peek,
    "disarm": do_disarm,
    "again": again,
    "attack": attack,
    "pet": pet,
    "play": play_card,
    "surge": do_surge,
    "rest": do_rest,
    "leave": do_leave,
}
"""What each word of the question ACT does."""
