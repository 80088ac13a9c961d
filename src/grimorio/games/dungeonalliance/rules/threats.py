"""Threats: what a hero that enters a room turns up, traps, and treasure chests (DA-THREAT,
DA-CHEST, DA-TRAP-6)."""

from __future__ import annotations

from itertools import combinations

from grimorio.core import Value, ask, plan, reveal, tell
from grimorio.games.dungeonalliance.components.box import Threat
from grimorio.games.dungeonalliance.components.effects import (
    Alarm,
    Harm,
    Lose,
    Pit,
    Slow,
    Stop,
    ThreatEffect,
)
from grimorio.games.dungeonalliance.components.numbers import CONTENT, THREAT_KINDS
from grimorio.games.dungeonalliance.kinds import (
    ALARMED,
    CHEST,
    FOUND,
    HINDERED,
    LOSE_CARDS,
    NEXT_THREAT,
    TRAPPED,
    UNHEARD,
    UNLID,
)
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, TEAM, Figure, Square, Token
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.board import BESIDE, EDGES, around
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    hero_of,
    heroes_standing,
    named,
    room_of,
    speed_of,
)
from grimorio.games.dungeonalliance.rules.hands import cards_of, draw, hand_count, throw
from grimorio.games.dungeonalliance.rules.harm import BY_TRAP, harm, heal
from grimorio.games.dungeonalliance.rules.speed import spend
from grimorio.games.dungeonalliance.rules.walking import is_dark
from grimorio.games.dungeonalliance.state import KNOWN, OPEN, SLOWED, Dungeon
from grimorio.kit.numbers import NONE

# -- entering a room -------------------------------------------------------------------------------


def enter(s: Dungeon, figure: int) -> None:
    """After a hero came to a square: face-down tokens of the room are turned up. Only heroes enter
    rooms in this sense (DA-THREAT-1, DA-THREAT-6, DA-RUL-17)."""
    if is_dark(s, room_of(hero_of(s, figure).at)):
        plan(s, turn_up(figure))


def dark_squares(s: Dungeon, cell: int) -> list[int]:
    """The squares of a room with a face-down token, known or not."""
    return [
        square
        for square in range(9 * cell, 9 * cell + 9)
        if square in s.unknown or s.tokens.get(square, OPEN) % 2 == KNOWN
    ]


@step
async def turn_up(s: Dungeon, figure: Figure) -> None:
    """All face-down tokens of a room, in the order the player chooses (DA-THREAT-1, DA-RUL-33)."""
    cell = room_of(hero_of(s, figure).at)
    if not dark_squares(s, cell):
        return
    square = await ask(figure // TEAM, NEXT_THREAT, lambda: dark_squares(s, cell), figure)
    if len(dark_squares(s, cell)) > 1:
        plan(s, turn_up(figure))
    token = uncover(s, figure, square)
    if THREAT_KINDS[token // 3] == "trap":
        del s.tokens[square]
        plan(s, spring(figure, token))


def uncover(s: Dungeon, figure: int, square: int) -> int:
    """Turn a token face up where it lies; which one it is, is drawn only now. A chest stays
    (DA-THREAT-2, DA-TRAP-3)."""
    if square in s.unknown:
        token = s.chance.draw(s.threat_bags[s.unknown.pop(square)])
        reveal(s)
    else:
        token = s.tokens[square] // 2
    s.tokens[square] = 2 * token + OPEN
    tell(s, FOUND, named(s, figure), token, square)
    return token


def threat_of(token: int) -> Threat:
    """The Encounter card of a token."""
    return CONTENT.threats[token // 3]


def level_of(token: int) -> int:
    return token % 3 + 1


@step
async def spring(s: Dungeon, figure: Figure, token: Token) -> None:
    """A trap is applied to a hero on its square, and discarded unless it is a pit (DA-THREAT-3..5,
    DA-TRAP-8..9, DA-RUL-34). Who is defeated by it does no more, but what else lies in the room is
    turned up (DA-RUL-33)."""
    tell(s, TRAPPED, named(s, figure), token)
    s.tokens_gone.append(token)
    for effect in threat_of(token).effects:
        await suffer(s, figure, token, effect)
    if hero_of(s, figure).defeated:
        enter(s, figure)


async def suffer(s: Dungeon, figure: int, token: int, effect: ThreatEffect) -> None:
    """What a trap does; a net takes the points that are left of this movement, and a pit stays
    unless there is one (DA-RUL-80, DA-RUL-173, DA-RUL-191)."""
    hero = hero_of(s, figure)
    if isinstance(effect, Harm):
        count = effect.count + (level_of(token) if effect.level else 0)
        room = room_of(hero.at)
        for other in heroes_standing(s) if effect.room else [figure]:
            if room_of(hero_of(s, other).at) == room:
                harm(s, other, NONE, count, BY_TRAP, effect.poison)
    elif isinstance(effect, Stop):
        if s.hero != NONE and active(s) == figure:
            s.used = max(s.used, speed_of(s, figure))
    elif isinstance(effect, Slow):
        slowed = list(hero.hindered or (0, 0, 0, 0))
        slowed[SLOWED] += effect.by
        hero.hindered = tuple(slowed)
        tell(s, HINDERED, named(s, figure), SLOWED, effect.by)
    elif isinstance(effect, Lose):
        seat = figure // TEAM
        count = min(effect.cards, hand_count(s, seat))
        if count:
            cards = await ask(
                seat,
                LOSE_CARDS,
                lambda: sorted({*combinations(cards_of(s, seat), count)}),
                figure,
                count,
                hides=True,
            )
            throw(s, seat, cards)
    elif isinstance(effect, Alarm):
        sound_alarm(s, room_of(hero.at))
    else:
        assert isinstance(effect, Pit)
        if hero.at not in s.pits:
            s.tokens_gone.remove(token)
            s.pits[hero.at] = token


def sound_alarm(s: Dungeon, cell: int) -> None:
    """All monsters in a room and the rooms connected with it become ready."""
    rooms = [cell]
    for side in range(4):
        edge = EDGES[cell][side]
        if edge != NONE and s.corridors >> edge & 1:
            rooms.append(BESIDE[cell][side])
    heard = False
    for figure, monster in s.monsters.items():
        if room_of(monster.at) in rooms and not monster.ready:
            monster.ready = heard = True
            tell(s, ALARMED, named(s, figure))
    if not heard:
        tell(s, UNHEARD)


# -- treasure chests -------------------------------------------------------------------------------


def is_chest(s: Dungeon, square: int) -> bool:
    """Whether a face-up normal chest lies on a square with no monster on it (DA-CHEST-1,
    DA-CHEST-2)."""
    token = s.tokens.get(square, KNOWN)
    if token % 2 != OPEN or THREAT_KINDS[token // 6] != "chest":
        return False
    return s.occupant[square] < FIRST_MONSTER


def chests(s: Dungeon) -> list[Value]:
    """The chests beside the active hero, through a corridor too, or on its square
    (DA-CHEST-1, DA-CHEST-5, DA-RUL-37, DA-RUL-38, DA-RUL-125)."""
    at = hero_of(s, active(s)).at
    if not s.tokens:
        return []
    return UNLID.each([one for one in [at, *around(at, s.corridors)] if is_chest(s, one)])


@UNLID.does
def unlid(s: Dungeon, square: int) -> None:
    """Open a chest beside the hero (DA-CHEST-1)."""
    spend(s, 1)
    plan(s, open_chest(square))


@step
async def open_chest(s: Dungeon, square: Square) -> None:
    """The reward of the card; the token is discarded. One without healing heals nobody, whatever
    cards add to it (DA-CHEST-4, DA-LCHEST-5, DA-XP-1, DA-RUL-80)."""
    figure = active(s)
    token = s.tokens.pop(square) // 2
    s.tokens_gone.append(token)
    reward = threat_of(token).reward
    xp = reward.xp + (level_of(token) if reward.level else 0)
    tell(s, CHEST, named(s, figure), token)
    gain(s, s.seat, xp)
    draw(s, s.seat, reward.draw)
    if reward.heal:
        await heal(s, figure, reward.heal)
