"""Servants of Kalladra: eliminated players move the Monsters (DQ-SERV)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import BOARD
from grimorio.games.dungeonquest.components.vocabulary import WALL
from grimorio.games.dungeonquest.nouns import Cell
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards.decks import CARD_TYPES, DUNGEON_DECK, draw
from grimorio.games.dungeonquest.rules.cards.encounters import monster_of
from grimorio.games.dungeonquest.rules.dungeon.board import (
    TOWERS,
    TREASURE,
    WAYS,
    Way,
    edge_of,
    heroes_at,
    token_at,
)
from grimorio.games.dungeonquest.rules.fight import monsters
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import NOBODY


@step
async def serve(s: Quest, seat: int) -> None:
    """Move one token, add one, or do nothing (DQ-SERV-1, DQ-SERV-10)."""

    def options() -> list[Value]:
        adds = [kinds.ADD()] if may_add(s) else []
        return [None, *kinds.MARCH_FROM.each(marchers(s)), *adds]

    choice = await ask(seat, kinds.SERVE, options)
    if choice is None:
        return
    if kinds.ADD.matches(choice):
        await add_monster(s, seat)
    else:
        plan(s, march(seat, *kinds.MARCH_FROM.parts(choice)))


# -- moving a Monster -----------------------------------------------------------------------------


def is_passable(s: Quest, way: Way) -> bool:
    """Doors and portcullises do not stop a Monster, walls do; it keeps to explored rooms, out of
    the towers and the Treasure Room, and away from its like (DQ-SERV-2..4, DQ-RUL-89)."""
    cell, direction, to = way
    if s.tiles[to] == NONE or to in TOWERS or to == TREASURE or token_at(s, to) != NONE:
        return False
    return WALL not in (edge_of(s, cell, direction), edge_of(s, to, (direction + 2) % 4))


def marches(s: Quest, cell: int) -> list[int]:
    return [way[2] for way in WAYS[cell] if is_passable(s, way)]


def marchers(s: Quest) -> list[int]:
    """The tokens that may move: of two or more never the one that moved last, whoever moved it
    (DQ-SERV-5, DQ-RUL-90, DQ-EX-19)."""
    return sorted(
        cell for cell in s.dens if marches(s, cell) and (len(s.dens) == 1 or cell != s.last_moved)
    )


@step
async def march(s: Quest, seat: int, cell: Cell) -> None:
    """To an adjacent room; a Hero there resolves the encounter at once, against the player who
    moved the token, and does not face its room again (DQ-SERV-7..9, DQ-RUL-92)."""
    to = await ask(seat, kinds.MARCH, lambda: marches(s, cell), cell)
    place = token_at(s, cell)
    s.dens[place] = to
    s.last_moved = to
    kind = s.monsters.cards[place] // 4
    tell(s, kinds.MARCHED, seat, kind, cell, to)
    if heroes_at(s, to):
        other = await ask(seat, kinds.SET_UPON, lambda: heroes_at(s, to))  # DQ-RUL-130
        may_escape = not s.heroes[other].no_escape
        plan(s, monsters.meet_monster(other, kind, token_at(s, to), may_escape, seat, False))


# -- adding a Monster -----------------------------------------------------------------------------


def lairs(s: Quest) -> list[int]:
    """Rooms beside a Tower Room without Hero or Monster (DQ-SERV-13, DQ-RUL-91)."""
    return sorted(
        cell
        for tower in TOWERS
        for cell in BOARD.neighbours[tower]
        if s.tiles[cell] != NONE and token_at(s, cell) == NONE and not heroes_at(s, cell)
    )


def may_add(s: Quest) -> bool:
    """With fewer tokens on the board than Heroes in the dungeon (DQ-SERV-10)."""
    heroes = [hero for hero in s.heroes if hero.where in (DUNGEON, CATACOMBS)]
    return len(s.dens) < len(heroes) and bool(lairs(s))


async def add_monster(s: Quest, seat: int) -> None:
    """Dungeon cards are drawn until a Monster comes, to lie beside a tower (DQ-SERV-11..13)."""
    kind = call_monster(s, seat)
    if kind == NONE:
        return
    to = await ask(seat, kinds.LAIR, lambda: lairs(s), kind)
    # There are fewer tokens on the board than Heroes, so of each Monster some are in the reserve.
    token = s.chance.pick([token for token in s.reserve if token // 4 == kind])
    s.reserve.remove(token)
    s.monsters.add(token, NOBODY)
    s.dens.append(to)
    tell(s, kinds.MONSTER_ADDED, seat, kind, to)


def call_monster(s: Quest, seat: int) -> int:
    """Draw until a Monster comes, discard all that came, and name it; NONE if none is left."""
    kind, first = NONE, len(s.facing)
    while kind == NONE and draw(s, seat, DUNGEON_DECK, openly=True):
        card = s.facing.cards[-1]
        if CARD_TYPES[card] == "monster":
            kind = monster_of(card)
    while len(s.facing) > first:
        s.discards[DUNGEON_DECK].append(s.facing.take_at(first))
    return kind
