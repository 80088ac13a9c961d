"""Fights of DungeonQuest, as somebody would lay them out on a table.

Heroes stand in rooms of their own in the middle of the board: seat 0 in HERE, come from BACK. The
Monster player of seat 0 is seat 1. Cards are named by their ids, sides by "hero" and "foe".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grimorio.core import Chance, Game, Options, Planned, Seat, Value
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    CARD,
    CARD_DECKS,
    HERO,
    MONSTER,
    MONSTER_LIVES,
    TILE,
)
from grimorio.games.dungeonquest.rules.dungeon.board import cell_at
from grimorio.games.dungeonquest.rules.fight import combat, monsters
from grimorio.games.dungeonquest.rules.fight.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.rules.fight.sides import HERO as FIRST
from grimorio.games.dungeonquest.rules.fight.sides import SIDES, face_off, fight_of
from grimorio.games.dungeonquest.setup import new_hero, set_up
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Combat, CombatSide, Hero, Quest
from grimorio.games.dungeonquest.variants import SETTINGS
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, Zone, only
from tests.laid import asked, is_done, play, told
from tests.scripted import ScriptedChance

GONE: Final = 3
"""A fate: the Monster went away without a fight."""

HERE, BACK, NEXT, FAR = cell_at(5, 2), cell_at(4, 2), cell_at(6, 2), cell_at(5, 3)
HOMES = (HERE, cell_at(8, 2), cell_at(8, 4), cell_at(2, 6))
OPEN_ROOM, GATED_ROOM, CLOSED_ROOM = "chamber-cross", "portcullis-cross", "chamber-dead-end"


def attacks(*ids: str) -> list[int]:
    """Combat and Power cards by their ids."""
    return [ATTACK[name] for name in ids]


def names(cards: Sequence[int]) -> list[str]:
    return [ATTACK.ids[card] for card in cards]


def token(monster: str, life: int) -> int:
    """A token of a Monster with that Life, the first of them."""
    kind = MONSTER[monster]
    return 4 * kind + MONSTER_LIVES[kind].index(life)


def hero(
    name: str = "lindel",
    *,
    wounds: int = 0,
    runes: Sequence[str] = (),
    loot: Sequence[str] = (),
    came_from: int | None = None,
    at: int | None = None,
    where: int = DUNGEON,
) -> Hero:
    """A Hero; its room is settled when it sits down, unless the test says."""
    one = new_hero()
    one.kind = HERO[name]
    one.where = where
    one.wounds = wounds
    one.runes = [CARD[rune] for rune in runes]
    one.loot = Zone([CARD[card] for card in loot], [EVERYBODY] * len(loot))
    one.came_from = -2 if came_from is None else came_from
    one.at = -2 if at is None else at
    return one


def quest(
    *heroes: Hero, chance: Chance, tiles: Mapping[int, str] | None = None, **options: bool | int
) -> Quest:
    """A game in its first round, on seat 0's turn."""
    given: Options = {setting.name: setting.default for setting in SETTINGS}
    given |= options
    s = set_up(given, len(heroes), chance)
    s.heroes = list(heroes)
    s.round = 1
    for seat, one in enumerate(heroes):
        one.at = HOMES[seat] if one.at == -2 else one.at
        if one.came_from == -2:
            one.came_from = BACK if seat == 0 else NONE
        if one.where == CATACOMBS:
            one.came_from = NONE
        for rune in one.runes:
            s.decks[CARD_DECKS[rune]].remove(rune)
        for card in one.loot.cards:
            s.decks[CARD_DECKS[card]].remove(card)
    laid = dict.fromkeys((*HOMES, BACK, NEXT, FAR), OPEN_ROOM) | dict(tiles or {})
    for cell, tile in laid.items():
        s.tiles[cell] = TILE[tile]
        s.supply.remove(TILE[tile])
    return s


class Fight:
    """A fight under way, and what one may do and ask at the table."""

    def __init__(self, s: Quest, *steps: Planned) -> None:
        self.chance = s.chance
        self.game: Game[Quest] = play(title, s, *steps)

    @property
    def s(self) -> Quest:
        return self.game.state

    @property
    def c(self) -> Combat:
        return fight_of(self.s)

    @property
    def done(self) -> bool:
        return is_done(self.game)

    @property
    def fate(self) -> int:
        """How it ended for seat 0."""
        assert self.done, f"still asked: {self.asked}"
        hurt = [args for kind in ("died", "fell") for args in self.told(kind)]
        if self.told("duel_won"):
            won = self.told("duel_won")[-1][0] == 0
            return SLAIN if won else DIED if any(args[0] == 0 for args in hurt) else ESCAPED
        if any(args[0] == 0 for args in hurt):
            return DIED
        if self.told("monster_banished"):
            return GONE
        return ESCAPED if self.told("escaped") else SLAIN

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what now."""
        return asked(self.game)

    def options(self, seat: Seat) -> list[Value]:
        ask = self.game.asked(seat)
        assert ask is not None, f"seat {seat} is not asked, but {self.asked}"
        return list(ask.options)

    def cards(self, seat: Seat) -> list[str | None]:
        """The options of a seat, cards by their ids."""
        return [ATTACK.ids[o] if isinstance(o, int) else None for o in self.options(seat)]

    def answer(self, kind: str, value: Value) -> None:
        """Whoever is asked that answers it."""
        assert [k for _, k in self.asked] == [kind], f"asked is {self.asked}"
        self.game.answer(self.asked[0][0], value)

    def attack(self, *cards: str) -> None:
        """Those who are asked for an attack choose, in the order they are asked."""
        for (seat, kind), card in zip(self.asked, cards, strict=True):
            assert kind == "attack", f"asked is {self.asked}"
            self.game.answer(seat, ATTACK[card])

    def counter(self, card: str | None) -> None:
        self.answer("counterattack", None if card is None else ATTACK[card])

    def told(self, kind: str) -> list[tuple[Value, ...]]:
        """The arguments of every event of a kind, in the order of time."""
        return told(self.game, kind)

    def side(self, name: str) -> CombatSide:
        return self.c.hero if name == "hero" else self.c.foe

    def hand(self, name: str) -> list[str]:
        return names(self.side(name).hand.cards)

    def damage(self, name: str) -> list[str]:
        return names(self.side(name).damage)

    @property
    def pile(self) -> list[str]:
        return names(self.c.pile)

    @property
    def discards(self) -> list[str]:
        return names(self.c.discards)


def meeting(
    *heroes: Hero,
    monster: str = "skeleton",
    den: Sequence[tuple[str, int, int]] = (),
    met: bool = False,
    may_escape: bool = True,
    player: Seat = NONE,
    chance: Chance | None = None,
    tiles: Mapping[int, str] | None = None,
    **options: bool | int,
) -> Fight:
    """Seat 0 meets a Monster. `den`: tokens on the board as (Monster, Life, cell); `met`: the
    Monster is the first of them."""
    dealt = ScriptedChance() if chance is None else chance
    s = quest(*heroes, chance=dealt, tiles=tiles, **options)
    for name, life, cell in den:
        number = next(t for t in s.reserve if t // 4 == MONSTER[name] and life_of_token(t) == life)
        s.reserve.remove(number)
        s.monsters.add(number, 0)
        s.dens.append(cell)

    place = 0 if met else NONE
    return Fight(s, monsters.meet_monster(0, MONSTER[monster], place, may_escape, player, False))


def life_of_token(number: int) -> int:
    return MONSTER_LIVES[number // 4][number % 4]


def clash(
    *heroes: Hero,
    hand: Sequence[str] = (),
    foe: Sequence[str] = (),
    pile: Sequence[str] = (),
    damage: Sequence[str] = (),
    foe_damage: Sequence[str] = (),
    monster: str | None = "skeleton",
    life: int = 3,
    may_escape: bool = True,
    rounds: int | None = 1,
    size: int = 0,
    chance: Chance | None = None,
    setup: Callable[[Quest, Combat], None] | None = None,
    **options: bool | int,
) -> Fight:
    """In the middle of a fight, hands as given and not filled up unless to a `size`; played for
    that many rounds, or to its end. Without a Monster the Heroes of seats 0 and 1 fight."""
    dealt = ScriptedChance() if chance is None else chance
    s = quest(*(heroes or (hero(), hero("gherinn"))), chance=dealt, tiles=None, **options)
    solo = len(s.heroes) == 1
    kind = NONE if monster is None else MONSTER[monster]
    c = s.combat = face_off(s, 0, NONE if solo else 1, kind, HERE, may_escape)
    c.round = 1
    if monster is not None:
        number = token(monster, life)
        s.reserve.remove(number)
        c.token.add(number, 0 if solo else only(1))
    c.pile, c.hero.damage, c.foe.damage = attacks(*pile), attacks(*damage), attacks(*foe_damage)
    for seat, side, held in ((0, c.hero, hand), (1, c.foe, foe)):
        side.size = size
        for card in attacks(*held):
            side.hand.add(card, only(seat))
    for card in [*c.pile, *c.hero.damage, *c.foe.damage, *c.hero.hand.cards, *c.foe.hand.cards]:
        if card in c.hero.power:
            c.hero.power.remove(card)
        elif card in c.foe.power:
            c.foe.power.remove(card)
        elif card in s.combat_deck:
            s.combat_deck.remove(card)
    if setup is not None:
        setup(s, c)

    if rounds is not None:
        return Fight(s, *rounds * combat.play_round())
    sides = SIDES if monster is None else (FIRST,)
    return Fight(s, *[combat.strike_first(who) for who in sides], combat.fight_on())
