"""Monster tokens: which one a fight takes, and what becomes of it (DQ-TOKEN)."""

from __future__ import annotations

from grimorio.core import Seat, ask, tell, tell_only
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules.fight.sides import fight_of, monster_life
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import NOBODY, only, put_in_bag


async def take_token(s: Quest, token: int) -> None:
    """The token that lies in the room (DQ-RUL-54), else one of the reserve at random, else one from
    the board; its number is the Monster's Life, for the Monster player's eyes (DQ-MON-4..6)."""
    c = fight_of(s)
    if token != NONE:
        take_from_board(s, token)
    elif any(other // 4 == c.monster for other in s.reserve):
        drawn = s.chance.draw([other for other in s.reserve if other // 4 == c.monster])
        s.reserve.remove(drawn)
        c.token.add(drawn, NOBODY)
    else:
        cell = await choose_token(s, c.rival, c.monster)
        take_from_board(s, place_of(s, c.monster, cell))
        track_marcher(s, cell, c.cell)
        tell(s, kinds.TOKEN_TAKEN, c.monster, cell)
    if c.rival != NONE:  # nobody looks at it in a solo game (DQ-RUL-82)
        c.token.show(s, 0, only(c.rival))
        # Tokens of the same Life are different tokens: the event says which.
        tell_only(s, only(c.rival), kinds.LIFE_SEEN, c.monster, monster_life(c), c.token.cards[0])


async def choose_token(s: Quest, player: Seat, monster: int) -> int:
    """The room of a token of that Monster, chosen without looking at any (DQ-MON-6, DQ-TOKEN-2);
    at random in a solo game (DQ-RUL-82)."""
    if player == NONE:
        return s.chance.pick(token_cells(s, monster))
    cell: int = await ask(
        player,
        kinds.TAKE_TOKEN,
        lambda: token_cells(s, monster),
        monster,
        duty=kinds.MONSTER_DUTY,
    )
    return cell


def token_cells(s: Quest, monster: int) -> list[int]:
    """Where tokens of a Monster lie: their backs show which Monster it is."""
    lying = zip(s.dens, s.monsters.cards, strict=True)
    return sorted({cell for cell, token in lying if token // 4 == monster})


def place_of(s: Quest, monster: int, cell: int) -> int:
    lying = zip(s.dens, s.monsters.cards, strict=True)
    return [(den, token // 4) for den, token in lying].index((cell, monster))


def track_marcher(s: Quest, cell: int, to: int) -> None:
    """The token that a servant of Kalladra moved last is somewhere else now (DQ-RUL-127)."""
    if s.last_moved == cell:
        s.last_moved = to


def take_from_board(s: Quest, place: int) -> None:
    """Seats that have seen its number go on knowing it (DQ-RUL-124)."""
    seen = s.monsters.seen[place]
    s.dens.pop(place)
    fight_of(s).token.add(s.monsters.take_at(place), seen)


def leave_token(s: Quest) -> None:
    """A Monster that lives stays in the room, its token face down (DQ-ESC-7, DQ-COMBAT-36,
    DQ-TOKEN-1); in the catacombs it goes away (DQ-CATA-29)."""
    c = fight_of(s)
    if c.cell == NONE:
        put_in_bag(s.reserve, [c.token.take_at(0)])
        return
    seen = c.token.seen[0]
    s.monsters.add(c.token.take_at(0), seen)
    s.dens.append(c.cell)
    tell(s, kinds.MONSTER_STAYS, c.monster, c.cell)
