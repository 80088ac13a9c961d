"""The End Phase, in its six steps (DA-END)."""

from __future__ import annotations

from grimorio.core import Seat, ask, plan, reveal, tell
from grimorio.games.dungeonalliance.components.numbers import CARDS, TRAIT
from grimorio.games.dungeonalliance.kinds import (
    END_PHASE,
    KEEP,
    KEEP_IT,
    KEPT,
    POISONED,
    SURGE_SHOWN,
)
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.figures import bonus, hero_of, named, seats_from
from grimorio.games.dungeonalliance.rules.hands import draw_up
from grimorio.games.dungeonalliance.rules.harm import hurt, regrow
from grimorio.games.dungeonalliance.rules.powers import REGROW, has_power
from grimorio.games.dungeonalliance.state import Dungeon

HARDY = TRAIT["hardy"]


@step
async def end_round(s: Dungeon) -> None:
    """Ready heroes and monsters, spread poison, discard used cards, draw, pass the token
    (DA-END-1, DA-RUL-12)."""
    tell(s, END_PHASE, s.round)
    ready_all(s)
    spread_poison(s)
    seats = seats_from(s, s.first)
    plan(s, *[clear_columns(seat) for seat in seats], refill_hands())


def ready_all(s: Dungeon) -> None:
    """Every hero and every monster is ready again, and what was hindered is not any more
    (DA-END-2..4); some monsters heal."""
    for player in s.players:
        for hero in player.heroes:
            hero.ready = True
            hero.hindered = ()
            hero.surged = False
            hero.surge_speed = hero.surge_attack = 0
    for figure, monster in s.monsters.items():
        monster.ready = True
        monster.hindered = ()
        regrow(s, figure, has_power(s, figure, REGROW))


def spread_poison(s: Dungeon) -> None:
    """One more Poison Damage token on each poisoned hero that is not defeated, unless a card under
    it keeps it off (DA-END-5..6, DA-RUL-19, DA-RUL-163)."""
    for seat in seats_from(s, s.first):
        for place, hero in enumerate(s.players[seat].heroes):
            figure = TEAM * seat + place
            if hero.poison and not hero.defeated and not bonus(s, figure, HARDY):
                tell(s, POISONED, named(s, figure))
                hurt(s, figure, 1, True)


@step
async def clear_columns(s: Dungeon, seat: Seat) -> None:
    """All cards under the heroes go face up to the discard pile, but for what may stay and is kept
    (DA-END-7, DA-END-8, DA-CARD-3, DA-SURGE-5)."""
    player = s.players[seat]
    for place in range(TEAM):
        figure = TEAM * seat + place
        for card in hero_of(s, figure).column:
            if CARDS[card].stays and hero_of(s, figure).hidden:
                kept = await ask(seat, KEEP, lambda: [KEEP_IT(), None], figure, card)
                if kept is not None:
                    tell(s, KEPT, named(s, figure), card)
                    continue
            hero = hero_of(s, figure)
            hero.column = tuple([other for other in hero.column if other != card])
            player.discard.append(card)
        hero = hero_of(s, figure)
        hero.based = ()
        if hero.down:
            reveal(s)
            player.discard += hero.down
            tell(s, SURGE_SHOWN, seat, hero.down)
        hero.down = ()
        if not any(CARDS[card].stays for card in hero.column):
            hero.hidden = False


@step
async def refill_hands(s: Dungeon) -> None:
    """Full hands again, which nobody refuses, then the Start Player token passes to the left
    (DA-END-9, DA-END-10, DA-RUL-102)."""
    for seat in seats_from(s, s.first):
        draw_up(s, seat)
    s.first = (s.first + 1) % len(s.players)
