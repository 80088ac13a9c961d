"""Hero versus Hero: an optional rule (DQ-HVH).

A Hero that moves into a space with another Hero attacks it (movement.py). The attacker is the Hero
of the combat, the other the foe; neither can escape, and the fight is over when one of them has
four cards in its damage pile. Here is what comes of it.
"""

from __future__ import annotations

from grimorio.core import Seat, ask, tell, tell_only
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import CARD_DECKS, HERO
from grimorio.games.dungeonquest.nouns import Fate
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.dungeon.board import room_at
from grimorio.games.dungeonquest.rules.dungeon.ways import (
    is_taken,
    may_go_back,
    open_ways,
    step_back,
)
from grimorio.games.dungeonquest.rules.fight.fates import SLAIN
from grimorio.games.dungeonquest.rules.fight.sides import clear_table, fight_of
from grimorio.games.dungeonquest.rules.hero.life import end_turn, suffer
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, only


@step
async def end_duel(s: Quest, fate: Fate) -> None:
    """The victor takes its spoils, both take their Wounds, the defeated Hero gives way. Spoils come
    first: a Hero that falls here is plundered like one that runs (DQ-RUL-125)."""
    c = fight_of(s)
    wounds = {c.seat: len(c.hero.damage), c.rival: len(c.foe.damage)}
    victor, defeated = (c.seat, c.rival) if fate == SLAIN else (c.rival, c.seat)
    tell(s, kinds.DUEL_WON, victor, defeated)
    await take_spoils(s, victor, defeated)
    clear_table(s)
    await suffer_blows(s, victor, wounds[victor], defeated)
    if await suffer_blows(s, defeated, wounds[defeated], victor):
        await give_way(s, defeated)


async def take_spoils(s: Quest, victor: Seat, defeated: Seat) -> None:
    """One Loot card of the defeated Hero, if the victor likes (DQ-HVH-3). Cards that lie face down
    are chosen by their backs."""
    loot = s.heroes[defeated].loot
    if not loot.cards:
        return
    place = await ask(victor, kinds.TAKE_SPOILS, lambda: [None, *range(len(loot))], defeated)
    if place is None:
        return
    seen = loot.seen[place]
    card = loot.take_at(place)
    tell(s, kinds.SPOILS_TAKEN, victor, defeated, CARD_DECKS[card])
    knowing = seen if seen == EVERYBODY else seen | only(victor)
    s.heroes[victor].loot.add(card, seen)
    s.heroes[victor].loot.show(s, len(s.heroes[victor].loot) - 1, knowing)
    tell_only(s, knowing, kinds.SPOILS, victor, card)


async def suffer_blows(s: Quest, seat: Seat, wounds: int, by: Seat) -> bool:
    """The damage pile turns into Wounds; whether the Hero still stands (DQ-RUL-85)."""
    return await suffer(s, seat, wounds, HERO.ids[s.heroes[by].kind])


async def give_way(s: Quest, seat: Seat) -> None:
    """The defeated Hero goes back to the room it came from, or to another one next to it, and
    faces it next turn; with no such room it stays (DQ-HVH-4, DQ-RUL-87, DQ-RUL-137)."""
    to = s.heroes[seat].came_from if may_go_back(s, seat) else NONE
    if to == NONE and refuges(s, seat):
        to = await ask(seat, kinds.GIVE_WAY, lambda: refuges(s, seat))
    if to != NONE:
        step_back(s, seat, to)
        tell(s, kinds.GAVE_WAY, seat, to)
    end_turn(s, seat)


def refuges(s: Quest, seat: Seat) -> list[int]:
    """The explored rooms next to the Hero that no other Hero keeps it out of, as none does in the
    Treasure Room, through a passage that its own room lets it take: in a Chasm one of its bank
    (DQ-MOVE-4, DQ-RUL-87, DQ-ROOM-12, DQ-RUL-137)."""
    return [
        way[2]
        for way in open_ways(s, seat)
        if room_at(s, way[2]) != NONE and not is_taken(s, seat, way[2])
    ]
