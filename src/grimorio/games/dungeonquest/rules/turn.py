"""The turn: the sun, what comes first, and the one action of the Hero (DQ-TURN)."""

from __future__ import annotations

from grimorio.core import ask, tell
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules import (
    catacombs,
    dragon,
    duel,
    effects,
    encounters,
    leaving,
    monsters,
    movement,
    rooms,
    servants,
)
from grimorio.games.dungeonquest.rules.board import (
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
from grimorio.games.dungeonquest.rules.ending import finish, is_over
from grimorio.games.dungeonquest.rules.life import TRAPPED, die, end_turn, goes_on
from grimorio.games.dungeonquest.rules.sides import fight_of
from grimorio.games.dungeonquest.rules.steps import (
    ACT,
    CHOOSE_TOWERS,
    CONFRONT,
    COUNTER,
    DEAD_END,
    DRAW_BELOW,
    FACE_INSIDE,
    FACE_ROOM,
    FIGHT,
    MOVES,
    PUT_AWAY,
    REVEAL,
    SCUFFLE,
    SEARCH,
    TURN,
    rest,
)
from grimorio.games.dungeonquest.rules.sun import move_sun
from grimorio.games.dungeonquest.rules.uses import may_be_usable, spend, usable
from grimorio.games.dungeonquest.setup import choose_towers, lay_out
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON, Quest
from grimorio.kit.numbers import NONE

Action = tuple[str, int] | str
SEARCHES = 2


async def play_turn(s: Quest) -> None:
    """One turn of one player, start to end, or what is left of it after a rest; before the first,
    the table is laid out (DQ-TURN-1, DQ-TURN-2)."""
    if s.todo:
        await go_on(s)
    elif s.round == 0:
        await lay_out(s)
    else:
        s.todo.append((TURN,))
        await begin_turn(s, s.turn)
        s.todo.pop()
        await hand_over(s)


async def begin_turn(s: Quest, seat: int) -> None:
    """The sun, and who is up: a Hero, or a servant of Kalladra."""
    s.turn_over = False
    s.trodden.clear()
    for hero in s.heroes:
        hero.used.clear()
    if seat == s.first and s.round > 1:  # DQ-SUN-2, DQ-RUL-79
        move_sun(s)
    if s.sunset:
        return
    if s.heroes[seat].where in (DUNGEON, CATACOMBS):
        await take_turn(s, seat)
    elif s.heroes[seat].where == DEAD and s.options["servants"]:
        await servants.serve(s, seat)


async def hand_over(s: Quest) -> None:
    """The turn is over. The start player's place stays in the order whatever becomes of its Hero
    (DQ-RUL-78)."""
    if not s.sunset:
        dragon.settle(s)
    if is_over(s):
        await finish(s)
    s.turn = (s.turn + 1) % len(s.heroes)
    if s.turn == s.first:
        s.round += 1


async def go_on(s: Quest) -> None:
    """After a rest: one after the other what is left of the turn (steps.py)."""
    while s.todo:
        step = s.todo.pop()
        kind, seat = step[0], step[-1]
        if kind in (FIGHT, REVEAL, COUNTER):
            fight = duel if fight_of(s).monster == NONE else monsters
            await (fight.fight_on(s) if kind == FIGHT else fight.finish_round(s, kind))
        elif kind == CONFRONT:
            await monsters.confront(s)
        elif kind == FACE_ROOM:
            if goes_on(s, seat):
                await rooms.face_room(s, seat)
        elif kind == FACE_INSIDE:
            await rooms.face_inside(s, seat)
        elif kind == PUT_AWAY:
            encounters.leave_behind(s, step[1], step[2], step[3])
        elif kind == MOVES:
            await movement.extra_moves(s, step[1], step[2])
        elif kind == DEAD_END:
            await check_dead_end(s, seat)
        elif kind == ACT:
            await use_turn(s, seat)
        elif kind == SEARCH:
            await encounters.turn_up(s, seat, step[1])
        elif kind == DRAW_BELOW:
            await catacombs.draw_below(s, seat)
        elif kind == SCUFFLE:
            await effects.scuffle_on(s, seat, step[1], step[2], step[3])
        elif kind == CHOOSE_TOWERS:
            await choose_towers(s)
        else:
            await hand_over(s)


async def take_turn(s: Quest, seat: int) -> None:
    """A Hero's turn: first what it keeps, then the encounter it must face, or its one action
    (DQ-TURN-3, DQ-TURN-4, DQ-RUL-44)."""
    hero = s.heroes[seat]
    tell(s, "turn", seat, s.round)
    if hero.lost_turns:  # nothing kept is faced, nothing used (DQ-RUL-109)
        hero.lost_turns -= 1
        tell(s, "turn_lost", seat)
        return
    if await start_turn(s, seat):
        await rest(s, ACT, seat)
    await use_turn(s, seat)


async def use_turn(s: Quest, seat: int) -> None:
    """What there is to do for a Hero whose turn goes on."""
    hero = s.heroes[seat]
    if not goes_on(s, seat):
        return
    if hero.where == CATACOMBS:
        await catacombs.wander(s, seat)
    elif hero.must_face:
        hero.must_face = False
        await rooms.face_room(s, seat)
    else:
        await act(s, seat)


# -- what comes first -----------------------------------------------------------------------------


async def start_turn(s: Quest, seat: int) -> bool:
    """Kept cards are faced and others may be used, in the order the Hero likes (DQ-TURN-6,
    DQ-ENC-5); all of them, even if one ends the turn (DQ-TURN-7). Whether there were any."""
    hero = s.heroes[seat]
    due = [card for card in hero.kept if CONTENT.cards[card].each_turn]
    ended = asked = False

    def options() -> list[tuple[str, int] | None]:
        faces = [("face", card) for card in sorted(set(due))]
        uses = [("use", card) for card in usable(s, seat, "turn_start")]
        return [*faces, *uses] if due else [None, *uses]

    while hero.where in (DUNGEON, CATACOMBS):
        hides = may_be_usable(s, seat, "turn_start")
        may_use = hides or bool(usable(s, seat, "turn_start"))
        if not due and not (may_use and (ended or not asks_to_act(s, seat))):
            break
        asked = True
        choice = await ask(seat, "start_turn", options, hides=hides)
        if choice is None:
            break
        verb, card = choice
        s.turn_over = False
        if verb == "face":
            due.remove(card)
            tell(s, "faced_again", seat, card)
            await effects.carry_out(s, seat, CONTENT.cards[card].each_turn, card)
        else:
            await effects.carry_out(s, seat, spend(s, seat, card), card)
        ended = ended or s.turn_over
    s.turn_over = ended or s.turn_over
    return asked


def asks_to_act(s: Quest, seat: int) -> bool:
    """Whether the Hero will be asked for its action, and what may be used first with it; one that
    can do nothing is not (DQ-RUL-108)."""
    hero = s.heroes[seat]
    if hero.where != DUNGEON or hero.must_face or hero.stuck:
        return False
    return may_act(s, seat)


# -- the action -----------------------------------------------------------------------------------


async def act(s: Quest, seat: int) -> None:
    """Move, search or go down; or what the room demands (DQ-TURN-3, DQ-MOVE-9)."""
    hero = s.heroes[seat]
    if hero.stuck:
        await rooms.cut_web(s, seat)
        return
    while goes_on(s, seat):
        if not may_act(s, seat):
            await do_nothing(s, seat)
            return
        hides = may_be_usable(s, seat, "turn_start")
        action = await ask(seat, "act", lambda: actions(s, seat), hides=hides)
        if not isinstance(action, str) and action[0] == "use" and is_preparation(action[1]):
            await effects.carry_out(s, seat, spend(s, seat, action[1]), action[1])
            continue
        s.todo.append((DEAD_END, seat))
        await take_action(s, seat, action)
        s.todo.pop()
        break
    await check_dead_end(s, seat)


def may_act(s: Quest, seat: int) -> bool:
    """Whether there is any action at all: mostly there is a way to go, and no need to look on."""
    return movement.may_move(s, seat) or bool(actions(s, seat))


def is_preparation(card: int) -> bool:
    """Whether a card is used at the start of a turn and leaves the action to be taken."""
    use = CONTENT.cards[card].use
    return use is not None and use.when == "turn_start"


def actions(s: Quest, seat: int) -> list[Action]:
    """Everything the Hero may do now: a tower where it starts is left by moving (DQ-RUL-30), the
    Treasure Room by any passage, or one stays (DQ-DRAGON-5..7)."""
    hero = s.heroes[seat]
    room = room_at(s, hero.at)
    found: list[Action] = []
    runes = movement.usable_runes(s, seat)
    moves = [("move", to) for to in movement.destinations(s, seat)]
    if room == DARKNESS and not is_trapped(s, seat):
        # The die, or what needs no passage (DQ-ROOM-8, DQ-RUL-106).
        found.append("grope")
        moves, runes = [], movement.teleports(s, seat)
    elif room in (WEB, CAVE_IN) and not hero.crossed:
        # Back, or across; with no way back across it must be (DQ-ROOM-13, DQ-ROOM-29, DQ-RUL-42).
        if room == CAVE_IN or not movement.open_ways(s, seat):
            found.append("cross")
    elif room == BRIDGE and not movement.open_ways(s, seat):
        found.append("cross")  # DQ-RUL-105
    elif room == TREASURE_ROOM:
        found.append("stay")
    elif room == TOWER and leaving.may_leave(s, seat):
        found.append("leave")  # DQ-RUL-104
    if may_search(s, seat):
        found.append("search")
        found += [("use", card) for card in usable(s, seat, "before_search")]
    if hero.may_descend:
        found.append("descend")
    found += [("use", card) for card in runes]
    uses = [("use", card) for card in usable(s, seat, "turn_start")]
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
    return not movement.teleports(s, seat)  # DQ-RUL-103


async def take_action(s: Quest, seat: int, action: Action) -> None:
    if action == "search":
        await encounters.search_room(s, seat)
    elif action == "descend":
        await catacombs.descend(s, seat)
    elif action == "stay":
        await dragon.plunder(s, seat)
    elif action == "leave":
        leaving.leave(s, seat)
    elif action == "grope":
        await rooms.grope(s, seat)
    elif action == "cross":
        await cross(s, seat)
    elif action[0] == "move":
        await movement.go(s, seat, int(action[1]))
    else:
        card = int(action[1])
        await effects.carry_out(s, seat, spend(s, seat, card), card)


async def cross(s: Quest, seat: int) -> None:
    room = room_at(s, s.heroes[seat].at)
    if room == CAVE_IN:
        await rooms.cross_cave_in(s, seat)
    elif room == WEB:
        await rooms.cut_web(s, seat)
    else:
        await rooms.cross_bridge(s, seat)


async def do_nothing(s: Quest, seat: int) -> None:
    """Blocked by another Hero: the turn is lost (DQ-DEAD-4). Walled in with a Monster: it is
    faced, without escape (DQ-RUL-107). Otherwise the dead end is final (DQ-DEAD-3)."""
    hero = s.heroes[seat]
    if not is_trapped(s, seat):
        tell(s, "blocked", seat)
        end_turn(s, seat)
    elif token_at(s, hero.at) != NONE and hero.searches < SEARCHES:
        hero.no_escape = True
        await rooms.face_room(s, seat)
    else:
        await starve(s, seat)


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
