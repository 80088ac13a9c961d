"""Set-up: the table before the first turn (DQ-SETUP)."""

from __future__ import annotations

from grimorio.core import Ask, Chance, Options, Planned, Seat, Value, ask, ask_all, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import (
    BOARD,
    CONTENT,
    DECK,
    DISCARDED,
    EXPLORATION,
    HERO,
    fill_combat_deck,
    fill_deck,
    fill_tiles,
)
from grimorio.games.dungeonquest.nouns import OPTIONS
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.dungeon.board import TOWERS, heroes_at
from grimorio.games.dungeonquest.rules.sun import start_late
from grimorio.games.dungeonquest.rules.turn import begin_turn
from grimorio.games.dungeonquest.state import DUNGEON, WAITING, Hero, Quest
from grimorio.games.dungeonquest.variants import AGREED, RANDOM
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone

TOKENS = 4 * len(CONTENT.monsters)
AGREEMENT = (kinds.AGREE(), kinds.REFUSE())


def set_up(options: Options, seats: int, chance: Chance) -> Quest:
    """Decks, tiles and tokens in their bags, the sun on its first space (DQ-SETUP-1..8,
    DQ-RUL-17); what is dealt, rolled or chosen follows in the first steps."""
    s = Quest(
        chance=chance,
        journal=None,
        agenda=[],
        options=OPTIONS.numbers(options),
        heroes=[new_hero() for _ in range(seats)],
        turn=0,
        first=0,
        round=0,
        turn_over=False,
        trodden=[],
        sun=0,
        tiles=[NONE] * BOARD.size,
        turned=[0] * BOARD.size,
        entrances=[False] * BOARD.size,
        monsters=Zone([], []),
        dens=[],
        last_moved=NONE,
        reserve=list(range(TOKENS)),
        supply=fill_tiles(),
        decks={deck: fill_deck(DECK.ids[deck]) for deck in EXPLORATION},
        discards={deck: [] for deck in DISCARDED},
        facing=Zone([], []),
        dragons=[],
        gone=[],
        combat_deck=fill_combat_deck(),
        combat=None,
        sunset=False,
        over=False,
    )
    plan(s, lay_out())
    return s


def new_hero() -> Hero:
    """A Hero card not yet dealt."""
    return Hero(
        kind=NONE,
        where=WAITING,
        at=NONE,
        came_from=NONE,
        side=NONE,
        wounds=0,
        determination=[],
        loot=Zone([], []),
        runes=[],
        kept=[],
        searches=0,
        must_face=False,
        no_escape=False,
        may_descend=False,
        crossed=False,
        stuck=False,
        lost_turns=0,
        heading=0,
        below=[],
        travelled=0,
        prayed=False,
        worth=[],
        with_treasure=False,
        gives_up=False,
    )


@step
async def lay_out(s: Quest) -> None:
    """Heroes at random, or as the players choose or agree (DQ-SETUP-9..11, DQ-RUL-128); the others
    are out of the game (DQ-SETUP-12). Then the rest (DQ-SETUP-13..17)."""
    plan(s, deal_out())
    if s.options["heroes"] == RANDOM:
        deal_at_random(s)
        return
    choices: list[Planned] = [choose_hero(seat) for seat in range(len(s.heroes))]
    if s.options["heroes"] == AGREED and len(s.heroes) > 1:
        choices.append(agree_heroes())
    plan(s, *choices)


@step
async def choose_hero(s: Quest, seat: Seat) -> None:
    """One of the Heroes that nobody has taken."""
    hero = s.heroes[seat]
    hero.kind = await ask(seat, kinds.CHOOSE_HERO, lambda: heroes_left(s))
    tell(s, kinds.HERO_DEALT, seat, hero.kind)


@step
async def agree_heroes(s: Quest) -> None:
    """Everybody says yes or no to who plays whom; one no, and they are dealt at random."""
    answers = await ask_all([agreement(seat) for seat in range(len(s.heroes))])
    if kinds.REFUSE() in answers:
        tell(s, kinds.HEROES_DISPUTED)
        for hero in s.heroes:
            hero.kind = NONE
        deal_at_random(s)


def agreement(seat: Seat) -> Ask[Value]:
    return ask(seat, kinds.AGREE_HEROES, lambda: AGREEMENT)


def deal_at_random(s: Quest) -> None:
    for seat, hero in enumerate(s.heroes):
        hero.kind = s.chance.draw(heroes_left(s))
        tell(s, kinds.HERO_DEALT, seat, hero.kind)


def heroes_left(s: Quest) -> list[int]:
    taken = [hero.kind for hero in s.heroes]
    return [kind for kind in range(len(HERO)) if kind not in taken]


@step
async def deal_out(s: Quest) -> None:
    """Who starts, the Runes, and the towers, chosen one after the other from the start player on
    (DQ-SETUP-13..17)."""
    roll_for_start(s)
    deal_runes(s)
    if s.options["late_start"]:
        start_late(s)
    count = len(s.heroes)
    plan(s, *[choose_tower((s.first + i) % count) for i in range(count)], set_out())


def roll_for_start(s: Quest) -> None:
    """The highest die starts, ties roll again (DQ-SETUP-13); alone there is nothing to roll for
    (DQ-RUL-83)."""
    rivals = list(range(len(s.heroes)))
    while len(rivals) > 1:
        rolls = [s.chance.roll() for _ in rivals]
        for seat, roll in zip(rivals, rolls, strict=True):
            tell(s, kinds.ROLLED, seat, roll, 0)
        rivals = [seat for seat, roll in zip(rivals, rolls, strict=True) if roll == max(rolls)]
    s.first = rivals[0]
    tell(s, kinds.STARTS, s.first)


def deal_runes(s: Quest) -> None:
    """Face up by the Hero card; what is not dealt is out of the game (DQ-SETUP-14, DQ-SETUP-15,
    DQ-MAGIC-1)."""
    deck = s.decks[DECK["rune"]]
    for seat, hero in enumerate(s.heroes):
        for _ in range(s.options["runes"]):
            hero.runes.append(s.chance.draw(deck))
            tell(s, kinds.RUNE_DEALT, seat, hero.runes[-1])
    s.gone += deck
    deck.clear()


@step
async def choose_tower(s: Quest, seat: Seat) -> None:
    """Any Tower Room without a Hero (DQ-SETUP-16, DQ-SETUP-17)."""

    def free() -> list[int]:
        return [tower for tower in TOWERS if not heroes_at(s, tower)]

    hero = s.heroes[seat]
    hero.at = await ask(seat, kinds.CHOOSE_TOWER, free)
    hero.where = DUNGEON
    tell(s, kinds.PLACED, seat, hero.at)


@step
async def set_out(s: Quest) -> None:
    """The first turn is the start player's."""
    s.turn = s.first
    s.round = 1
    plan(s, begin_turn())
