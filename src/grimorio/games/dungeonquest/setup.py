"""Set-up: the table before the first turn (DQ-SETUP)."""

from __future__ import annotations

from grimorio.core import Chance, Options, ask, ask_all, pause, tell
from grimorio.games.dungeonquest.components.numbers import (
    CONTENT,
    DECK,
    HERO,
    fill_combat_deck,
    fill_deck,
    fill_tiles,
)
from grimorio.games.dungeonquest.rules.board import BOARD, TOWERS, heroes_at
from grimorio.games.dungeonquest.rules.steps import CHOOSE_TOWERS
from grimorio.games.dungeonquest.rules.sun import start_late
from grimorio.games.dungeonquest.state import DUNGEON, WAITING, Hero, Quest
from grimorio.games.dungeonquest.variants import AGREED, RANDOM, as_numbers
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone

TOKENS = 4 * len(CONTENT.monsters)
AGREEMENT = ("agree", "refuse")


def set_up(options: Options, seats: int, chance: Chance) -> Quest:
    """Decks, tiles and tokens in their bags, the sun on its first space (DQ-SETUP-1..8,
    DQ-RUL-17); what is dealt, rolled or chosen follows in the first unit of play."""
    return Quest(
        chance=chance,
        journal=None,
        todo=[],
        options=as_numbers(options),
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
        decks=[fill_deck(deck.id) for deck in CONTENT.decks],
        discards=[[] for _ in CONTENT.decks],
        facing=Zone([], []),
        dragons=[],
        gone=[],
        combat_deck=fill_combat_deck(),
        combat=None,
        sunset=False,
        over=False,
    )


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
        used=[],
        worth=[],
    )


async def lay_out(s: Quest) -> None:
    """Heroes, start player, Runes and towers, in this order (DQ-SETUP-9..17)."""
    await deal_heroes(s)
    roll_for_start(s)
    deal_runes(s)
    if s.options["late_start"]:
        start_late(s)
    s.todo.append((CHOOSE_TOWERS,))
    await pause()


async def choose_towers(s: Quest) -> None:
    """One after the other from the start player on (DQ-SETUP-16)."""
    count = len(s.heroes)
    for seat in [(s.first + i) % count for i in range(count)]:
        await choose_tower(s, seat)
    s.turn = s.first
    s.round = 1


async def deal_heroes(s: Quest) -> None:
    """At random, or as the players choose or agree (DQ-SETUP-9, DQ-SETUP-10, DQ-RUL-128); the
    others are out of the game (DQ-SETUP-12)."""
    if s.options["heroes"] == RANDOM:
        deal_at_random(s)
        return
    for seat, hero in enumerate(s.heroes):
        hero.kind = await ask(seat, "choose_hero", lambda: heroes_left(s))
        tell(s, "hero_dealt", seat, hero.kind)
    if s.options["heroes"] == AGREED and len(s.heroes) > 1 and not await all_agree(s):
        tell(s, "heroes_disputed")
        for hero in s.heroes:
            hero.kind = NONE
        deal_at_random(s)


def deal_at_random(s: Quest) -> None:
    for seat, hero in enumerate(s.heroes):
        hero.kind = s.chance.draw(heroes_left(s))
        tell(s, "hero_dealt", seat, hero.kind)


async def all_agree(s: Quest) -> bool:
    """Everybody says yes or no to who plays whom."""
    seats = range(len(s.heroes))
    answers = await ask_all([ask(seat, "agree_heroes", lambda: AGREEMENT) for seat in seats])
    return all(answer == "agree" for answer in answers)


def heroes_left(s: Quest) -> list[int]:
    taken = [hero.kind for hero in s.heroes]
    return [kind for kind in range(len(HERO)) if kind not in taken]


def roll_for_start(s: Quest) -> None:
    """The highest die starts, ties roll again (DQ-SETUP-13); alone there is nothing to roll for
    (DQ-RUL-83)."""
    rivals = list(range(len(s.heroes)))
    while len(rivals) > 1:
        rolls = [s.chance.roll() for _ in rivals]
        for seat, roll in zip(rivals, rolls, strict=True):
            tell(s, "rolled", seat, roll, 0)
        rivals = [seat for seat, roll in zip(rivals, rolls, strict=True) if roll == max(rolls)]
    s.first = rivals[0]
    tell(s, "starts", s.first)


def deal_runes(s: Quest) -> None:
    """Face up by the Hero card; what is not dealt is out of the game (DQ-SETUP-14, DQ-SETUP-15,
    DQ-MAGIC-1)."""
    deck = s.decks[DECK["rune"]]
    for seat, hero in enumerate(s.heroes):
        for _ in range(s.options["runes"]):
            hero.runes.append(s.chance.draw(deck))
            tell(s, "rune_dealt", seat, hero.runes[-1])
    s.gone += deck
    deck.clear()


async def choose_tower(s: Quest, seat: int) -> None:
    """Any Tower Room without a Hero (DQ-SETUP-16, DQ-SETUP-17)."""

    def free() -> list[int]:
        return [tower for tower in TOWERS if not heroes_at(s, tower)]

    hero = s.heroes[seat]
    hero.at = await ask(seat, "choose_tower", free)
    hero.where = DUNGEON
    tell(s, "placed", seat, hero.at)
