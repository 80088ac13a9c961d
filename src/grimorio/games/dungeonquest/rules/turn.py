"""The turn: the sun, what comes first, and the one action of the Hero (DQ-TURN)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import CONTENT, EACH_TURN
from grimorio.games.dungeonquest.nouns import Card
from grimorio.games.dungeonquest.rules import step, surrender
from grimorio.games.dungeonquest.rules.cards import effects, encounters
from grimorio.games.dungeonquest.rules.cards.uses import may_be_usable, usable
from grimorio.games.dungeonquest.rules.dungeon import catacombs, dragon, leaving, movement, rooms
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    CHASM,
    DARKNESS,
    TOWER,
    TREASURE_ROOM,
    WAYS,
    WEB,
    has_search_icon,
    is_walled,
    room_at,
    same_bank,
    token_at,
)
from grimorio.games.dungeonquest.rules.dungeon.facing import face_room
from grimorio.games.dungeonquest.rules.dungeon.ways import (
    destinations,
    may_move,
    open_ways,
    teleports,
    usable_runes,
)
from grimorio.games.dungeonquest.rules.ending import end_game, is_over, pass_on
from grimorio.games.dungeonquest.rules.fight import servants
from grimorio.games.dungeonquest.rules.hero.life import TRAPPED, die, end_turn, goes_on
from grimorio.games.dungeonquest.rules.sun import move_sun
from grimorio.games.dungeonquest.rules.surrender import TURN
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON, Quest
from grimorio.kit.numbers import NONE

SEARCHES = 2


def count_turns(s: Quest) -> int:
    """How many turns have been begun, of whomever."""
    return (s.round - 1) * len(s.heroes) + (s.turn - s.first) % len(s.heroes) + 1 if s.round else 0


@step
async def begin_turn(s: Quest) -> None:
    """The first turn; every other one follows on the one before."""
    begin(s)


def begin(s: Quest) -> None:
    """The sun, and who is up: a Hero, or a servant of Kalladra (DQ-TURN-1, DQ-TURN-2)."""
    seat = s.turn
    s.turn_over = False
    s.trodden.clear()
    for hero in s.heroes:
        hero.prayed = False
    if seat == s.first and s.round > 1:  # DQ-SUN-2, DQ-RUL-79
        move_sun(s)
    plan(s, scope=TURN, close=hand_over())
    if s.sunset:
        return
    if s.heroes[seat].where in (DUNGEON, CATACOMBS):
        take_turn(s, seat)
    elif s.heroes[seat].where == DEAD and s.options["servants"]:
        plan(s, servants.serve(seat))


@step
async def hand_over(s: Quest) -> None:
    """The turn is over. The start player's place stays in the order whatever becomes of its Hero
    (DQ-RUL-78)."""
    hero = s.heroes[s.turn]
    if not hero.must_face:
        hero.no_escape = False  # it held for this turn (DQ-CATA-28)
    surrender.take_out(s)
    if not s.sunset:
        dragon.settle(s)
    if is_over(s):
        end_game(s)
    else:
        pass_on(s)
        begin(s)


def take_turn(s: Quest, seat: int) -> None:
    """A Hero's turn: first what it keeps, then the encounter it must face, or its one action
    (DQ-TURN-3, DQ-TURN-4, DQ-RUL-44)."""
    hero = s.heroes[seat]
    tell(s, kinds.TURN, seat, s.round)
    if hero.lost_turns:  # nothing kept is faced, nothing used (DQ-RUL-109)
        hero.lost_turns -= 1
        tell(s, kinds.TURN_LOST, seat)
        return
    due = tuple([card for card in hero.kept if EACH_TURN[card]])
    if may_start(s, seat, bool(due), False):
        plan(s, start_turn(seat, due, False))
    else:
        use_turn(s, seat)


def use_turn(s: Quest, seat: int) -> None:
    """What there is to do for a Hero whose turn goes on."""
    hero = s.heroes[seat]
    if not goes_on(s, seat):
        return
    if hero.where == CATACOMBS:
        plan(s, catacombs.wander(seat))
    elif hero.must_face:
        hero.must_face = False
        plan(s, face_room(seat))
    else:
        plan(s, act(seat))


# -- what comes first -----------------------------------------------------------------------------


@step
async def start_turn(s: Quest, seat: int, due: tuple[Card, ...], ended: bool) -> None:
    """Kept cards are faced and others may be used, in the order the Hero likes (DQ-TURN-6,
    DQ-ENC-5); all of them, even if one ends the turn (DQ-TURN-7). `due` are those not yet faced."""

    def options() -> list[Value]:
        uses = kinds.START_TURN_USE.each(usable(s, seat, "turn_start"))
        return [*kinds.FACE.each(sorted(set(due))), *uses] if due else [None, *uses]

    ended = ended or s.turn_over
    choice = None
    if may_start(s, seat, bool(due), ended):
        hides = may_be_usable(s, seat, "turn_start")
        choice = await ask(seat, kinds.START_TURN, options, hides=hides)
    if choice is None:
        s.turn_over = ended
        use_turn(s, seat)
        return
    s.turn_over = False
    if kinds.FACE.matches(choice):
        (card,) = kinds.FACE.parts(choice)
        left = list(due)
        left.remove(card)
        plan(s, start_turn(seat, tuple(left), ended))
        tell(s, kinds.FACED_AGAIN, seat, card)
        effects.carry_out(s, seat, EACH_TURN[card], card)
    else:
        plan(s, start_turn(seat, due, ended))
        effects.use(s, seat, *kinds.START_TURN_USE.parts(choice))


def may_start(s: Quest, seat: int, due: bool, ended: bool) -> bool:
    """Whether something comes before the action that is not asked together with it."""
    if s.heroes[seat].where not in (DUNGEON, CATACOMBS):
        return False
    if due:
        return True
    may_use = may_be_usable(s, seat, "turn_start") or bool(usable(s, seat, "turn_start"))
    return may_use and (ended or not asks_to_act(s, seat))


def asks_to_act(s: Quest, seat: int) -> bool:
    """Whether the Hero will be asked for its action, and what may be used first with it; one that
    can do nothing is not (DQ-RUL-108)."""
    hero = s.heroes[seat]
    if hero.where != DUNGEON or hero.must_face or hero.stuck:
        return False
    return may_act(s, seat)


# -- the action -----------------------------------------------------------------------------------


@step
async def act(s: Quest, seat: int) -> None:
    """Move, search or go down; or what the room demands (DQ-TURN-3, DQ-MOVE-9)."""
    if s.heroes[seat].stuck:
        plan(s, rooms.cut_web(seat))
        return
    if goes_on(s, seat):
        if not may_act(s, seat):
            await do_nothing(s, seat)
            return
        hides = may_be_usable(s, seat, "turn_start")
        action = await ask(seat, kinds.ACT, lambda: actions(s, seat), hides=hides)
        kinds.ACT.do(s, action)


def may_act(s: Quest, seat: int) -> bool:
    """Whether there is any action at all: mostly there is a way to go, and no need to look on."""
    return may_move(s, seat) or bool(actions(s, seat))


def is_preparation(card: int) -> bool:
    """Whether a card is used at the start of a turn and leaves the action to be taken."""
    use = CONTENT.cards[card].use
    return use is not None and use.when == "turn_start"


def actions(s: Quest, seat: int) -> list[Value]:
    """Everything the Hero may do now: a tower where it starts is left by moving (DQ-RUL-30), the
    Treasure Room by any passage, or one stays (DQ-DRAGON-5..7)."""
    hero = s.heroes[seat]
    room = room_at(s, hero.at)
    found: list[Value] = []
    runes = usable_runes(s, seat)
    moves = kinds.ACT_GO.each(destinations(s, seat))
    if room == DARKNESS and not is_trapped(s, seat):
        # The die, or what needs no passage (DQ-ROOM-8, DQ-RUL-106).
        found.append(kinds.ACT_GROPE())
        moves, runes = [], teleports(s, seat)
    elif room in (WEB, CAVE_IN) and not hero.crossed:
        # Back, or across; with no way back across it must be (DQ-ROOM-13, DQ-ROOM-29, DQ-RUL-42).
        if room == CAVE_IN or not open_ways(s, seat):
            found.append(kinds.ACT_CROSS())
    elif room == BRIDGE and not open_ways(s, seat):
        found.append(kinds.ACT_CROSS())  # DQ-RUL-105
    elif room == TREASURE_ROOM:
        found.append(kinds.STAY())
    elif room == TOWER and leaving.may_leave(s, seat):
        found.append(kinds.ACT_LEAVE())  # DQ-RUL-104
    if may_search(s, seat):
        found.append(kinds.SEARCH())
        found += kinds.ACT_USE.each(usable(s, seat, "before_search"))
    if hero.may_descend:
        found.append(kinds.DESCEND())
    found += kinds.ACT_USE.each(runes)
    uses = kinds.ACT_USE.each(usable(s, seat, "turn_start"))
    return [*moves, *found, *uses] if found or moves else []


def may_search(s: Quest, seat: int) -> bool:
    """Where there is an icon and no Monster, on two turns running at most (DQ-SEARCH-2..6,
    DQ-RUL-33, DQ-RUL-55); in a dead end with no way out, icon or not (DQ-ROOM-25, DQ-RUL-38)."""
    hero = s.heroes[seat]
    if hero.searches >= SEARCHES or token_at(s, hero.at) != NONE:
        return False
    waits = room_at(s, hero.at) == BRIDGE and not hero.crossed  # DQ-ROOM-17
    return (has_search_icon(s, hero.at) and not waits) or is_trapped(s, seat)


def is_trapped(s: Quest, seat: int) -> bool:
    """No passage can be used at all: walls on every side, not merely another Hero, and no other
    way out known (DQ-DEAD-1..3, DQ-RUL-22, DQ-RUL-38)."""
    hero = s.heroes[seat]
    ways = [way for way in WAYS[hero.at] if not is_walled(s, way)]
    if room_at(s, hero.at) == CHASM and hero.side != NONE:
        ways = [way for way in ways if same_bank(s, hero.at, way[1], hero.side)]
    if ways or hero.may_descend:
        return False
    if room_at(s, hero.at) == TOWER and leaving.may_leave(s, seat):
        return False
    return not teleports(s, seat)  # DQ-RUL-103


# -- carrying it out: an action is always taken by the Hero whose turn it is ----------------------


@kinds.ACT_GO.does
def go_on(s: Quest, to: int) -> None:
    plan(s, movement.go(s.turn, to))


@kinds.ACT_USE.does
def use_card(s: Quest, card: int) -> None:
    """What is used at the start of a turn leaves the action to be taken."""
    plan(s, act(s.turn) if is_preparation(card) else check_dead_end(s.turn))
    effects.use(s, s.turn, card)


@kinds.SEARCH.does
def search(s: Quest) -> None:
    plan(s, check_dead_end(s.turn))
    encounters.search_room(s, s.turn)


@kinds.DESCEND.does
def descend(s: Quest) -> None:
    plan(s, catacombs.descend(s.turn), check_dead_end(s.turn))


@kinds.STAY.does
def plunder_on(s: Quest) -> None:
    plan(s, check_dead_end(s.turn))
    dragon.plunder(s, s.turn)


@kinds.ACT_LEAVE.does
def leave(s: Quest) -> None:
    plan(s, check_dead_end(s.turn))
    leaving.leave(s, s.turn)


@kinds.ACT_GROPE.does
def grope(s: Quest) -> None:
    plan(s, check_dead_end(s.turn))
    rooms.grope(s, s.turn)


@kinds.ACT_CROSS.does
def cross(s: Quest) -> None:
    """Past what lies in the room."""
    seat = s.turn
    room = room_at(s, s.heroes[seat].at)
    if room == CAVE_IN:
        plan(s, rooms.cross_cave_in(seat), check_dead_end(seat))
    else:
        crossing = rooms.cut_web(seat) if room == WEB else rooms.cross_bridge(seat)
        plan(s, crossing, check_dead_end(seat))


async def do_nothing(s: Quest, seat: int) -> None:
    """Blocked by another Hero: the turn is lost (DQ-DEAD-4). Walled in with a Monster: it is
    faced, without escape (DQ-RUL-107). Otherwise the dead end is final (DQ-DEAD-3)."""
    hero = s.heroes[seat]
    if not is_trapped(s, seat):
        tell(s, kinds.BLOCKED, seat)
        end_turn(s, seat)
    elif token_at(s, hero.at) != NONE and hero.searches < SEARCHES:
        hero.no_escape = True
        plan(s, face_room(seat))
    else:
        await starve(s, seat)


@step
async def check_dead_end(s: Quest, seat: int) -> None:
    """After the second search without a way out the Hero dies (DQ-DEAD-3, DQ-ROOM-25; a
    Descending passage is a way out, DQ-RUL-21)."""
    hero = s.heroes[seat]
    if hero.where == DUNGEON and hero.searches >= SEARCHES and is_trapped(s, seat):
        await starve(s, seat)


async def starve(s: Quest, seat: int) -> None:
    await die(s, seat, TRAPPED)
    if s.heroes[seat].where == DUNGEON:
        await catacombs.crawl_out(s, seat)
