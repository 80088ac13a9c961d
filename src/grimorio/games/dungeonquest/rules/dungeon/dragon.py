"""The Treasure Room and the dragon (DQ-DRAGON)."""

from __future__ import annotations

from typing import Final

from grimorio.core import ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.numbers import CARD, CARD_DECKS
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards import encounters
from grimorio.games.dungeonquest.rules.cards.decks import DRAGON_DECK, TREASURE_DECK, mix
from grimorio.games.dungeonquest.rules.cards.effects import Cause, follows
from grimorio.games.dungeonquest.rules.dungeon import movement
from grimorio.games.dungeonquest.rules.dungeon.board import (
    TREASURE,
    TREASURE_ROOM,
    WAYS,
    Way,
    barriers,
    heroes_at,
    way_between,
)
from grimorio.games.dungeonquest.rules.dungeon.facing import holds
from grimorio.games.dungeonquest.rules.dungeon.ways import enter, face_later, is_taken
from grimorio.games.dungeonquest.rules.hero.attributes import has_ability
from grimorio.games.dungeonquest.rules.hero.life import discard_loot, end_turn, suffer
from grimorio.games.dungeonquest.state import Quest

FURY: Final = CARD["dragon-fury"]
REROLLS = ((), (0,), (1,), (0, 1))


@holds(TREASURE_ROOM)
async def reach_treasure(s: Quest, seat: int) -> None:
    """A Hero that comes in plunders at once (DQ-ROOM-6)."""
    plunder(s, seat)


def plunder(s: Quest, seat: int) -> None:
    """Draw a Dragon card: two Treasures while it sleeps, its Fury when it wakes; it stays on the
    table, and the turn ends (DQ-DRAGON-2..4). So on every visit (DQ-DRAGON-19)."""
    tell(s, kinds.PLUNDERED, seat)
    plan(s, encounters.draw_and_face(seat, DRAGON_DECK), movement.stop(seat))


@follows(order.DragonFury)
async def wake(s: Quest, seat: int, effect: order.DragonFury, cause: Cause) -> None:
    """The drawn card is the dragon's Fury."""
    rage(s, seat, effect.dice)


def rage(s: Quest, seat: int, dice: int) -> None:
    """Dragon's Fury on every Hero in the room, the drawer first, then clockwise (DQ-DRAGON-15,
    DQ-RUL-70); after it turns go on as before (DQ-DRAGON-16)."""
    tell(s, kinds.DRAGON_WOKE, seat)
    count = len(s.heroes)
    hit = sorted(heroes_at(s, TREASURE), key=lambda other: (other - seat) % count)
    plan(s, *[burn(other, dice) for other in hit])


def lose_treasures(s: Quest, seat: int) -> None:
    """All cards of the Treasure deck (DQ-DRAGON-8, DQ-RUL-70)."""
    for card in sorted(s.heroes[seat].loot.cards):
        if CARD_DECKS[card] == TREASURE_DECK:
            discard_loot(s, seat, card)


@step
async def burn(s: Quest, seat: int, count: int) -> None:
    """Treasures are lost, dice of Wounds are suffered, and a Hero that survives them flees
    (DQ-DRAGON-8..10)."""
    lose_treasures(s, seat)
    dice = [s.chance.roll() for _ in range(count)]
    tell(s, kinds.FIRE_ROLLED, seat, dice[0], dice[1])
    if has_ability(s.heroes[seat], "reroll_dragon_fury"):
        # One or both, once; the second result stands (DQ-HERO-4).
        again = await ask(seat, kinds.REROLL_FURY, lambda: REROLLS, dice[0], dice[1])
        for die in again:
            dice[die] = s.chance.roll()
        if again:
            tell(s, kinds.FIRE_REROLLED, seat, dice[0], dice[1])
    if await suffer(s, seat, sum(dice)):
        await flee(s, seat)
    end_turn(s, seat)


def flights(s: Quest, seat: int) -> list[int]:
    """Where a fleeing Hero may go: no door, no portcullis, no occupied room (DQ-DRAGON-12,
    DQ-RUL-69)."""

    def is_free(way: Way) -> bool:
        return not barriers(s, way) and not is_taken(s, seat, way[2])

    return [way[2] for way in WAYS[TREASURE] if is_free(way)]


async def flee(s: Quest, seat: int) -> None:
    """Retreat to a space outside without facing it this turn (DQ-DRAGON-10..14)."""
    if not flights(s, seat):
        tell(s, kinds.HALTED, seat)
        return
    to = await ask(seat, kinds.FLEE, lambda: flights(s, seat))
    side = (way_between(TREASURE, to)[1] + 2) % 4
    await enter(s, seat, to, TREASURE, side)
    face_later(s, seat)


def settle(s: Quest) -> None:
    """At the end of a turn with nobody in the room the drawn cards go back (DQ-DRAGON-17,
    DQ-DRAGON-18); after a Fury also with somebody there, lest they plunder without risk
    (DQ-RUL-134)."""
    if FURY in s.dragons or (s.dragons and not heroes_at(s, TREASURE)):
        mix(s, DRAGON_DECK)
