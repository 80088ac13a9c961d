"""Fights of DungeonQuest, as somebody would lay them out on a table.

Heroes stand in rooms of their own in the middle of the board: seat 0 in HERE, come from BACK. The
Monster player of seat 0 is seat 1. Cards are named by their ids, sides by "hero" and "foe".
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeAlias

from grimorio.core import (
    Ask,
    Chance,
    Data,
    Event,
    Game,
    Offer,
    Options,
    Outcome,
    Seat,
    Title,
    Value,
    key_of,
)
from grimorio.core import scene as drawn
from grimorio.core.scene import Choice, Scene, Text
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    CARD,
    CARD_DECKS,
    HERO,
    MONSTER,
    MONSTER_LIVES,
    TILE,
)
from grimorio.games.dungeonquest.rules import combat, duel, monsters, secrets
from grimorio.games.dungeonquest.rules.board import cell_at
from grimorio.games.dungeonquest.rules.sides import face_off, fight_of
from grimorio.games.dungeonquest.rules.told import REVEALS as TOLD
from grimorio.games.dungeonquest.rules.told_combat import REVEALS
from grimorio.games.dungeonquest.setup import new_hero, set_up
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Combat, CombatSide, Hero, Quest
from grimorio.games.dungeonquest.variants import SETTINGS
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, Zone, only
from tests.scripted import ScriptedChance

Flow: TypeAlias = Callable[[Quest], "Coroutine[Any, Any, int]"]

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


class Ring:
    """The contract of a title whose one unit of play is the flow of a test."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.fates: list[int] = []

    async def advance(self, s: Quest) -> None:
        fate = await self.flow(s)
        self.fates.append(fate)
        s.over = True

    def setup(self, options: Options, seats: int, chance: Chance) -> Quest:
        return set_up(options, seats, chance)

    def standing(self, s: Quest, seat: Seat) -> Sequence[Offer]:
        return ()

    def outcome(self, s: Quest) -> Outcome | None:
        return Outcome([0.0] * len(s.heroes), [], "over") if s.over else None

    def view(self, s: Quest, seat: Seat) -> Scene:
        """What a seat may see of a fight."""
        zones = [drawn.Zone("deck", Text("x"), "deck", len(s.combat_deck))]
        zones.append(zone_of("board", s.monsters, seat))
        c = s.combat
        if c is not None:
            zones.append(zone_of("token", c.token, seat))
            for name, side in (("hero", c.hero), ("foe", c.foe)):
                zones.append(zone_of(f"hand-{name}", side.hand, seat))
                for pile, cards in (("played", side.played), ("damage", side.damage)):
                    zones.append(zone_of(f"{pile}-{name}", open_zone(cards), seat))
            zones.append(zone_of("pile", open_zone(c.pile), seat))
            zones.append(zone_of("discards", open_zone(c.discards), seat))
        return Scene(zones=tuple(zones), headline=Text(str([h.wounds for h in s.heroes])))

    def show(self, s: Quest, ask: Ask[Value], seat: Seat) -> Choice:
        options = tuple(drawn.Option(key_of(value), Text("x")) for value in ask.options)
        return Choice(ask.kind, Text(ask.kind), options)

    def say(self, s: object, event: Event) -> Text:
        return Text(event.kind)

    def migrate(self, data: Data, ruleset: int) -> Data:
        return data

    hide = staticmethod(secrets.hide)
    conserved = staticmethod(secrets.conserved)
    secrets = staticmethod(secrets.secrets)


def open_zone(cards: list[int]) -> Zone:
    return Zone(cards, [EVERYBODY] * len(cards))


def zone_of(name: str, zone: Zone, seat: Seat) -> drawn.Zone:
    cards = tuple(
        drawn.Card(f"{name}{n}", "" if card is None else str(card))
        for n, card in enumerate(zone.known(seat))
    )
    return drawn.Zone(name, Text(name), "row", len(zone), cards)


def ring_title(flow: Flow, name: str = "ring") -> Title[Quest]:
    return Title(
        name=name,
        rules=Ring(flow),
        load=Quest.load,
        folder=files("grimorio.games.dungeonquest"),
        seats=(1, 4),
        reveals=REVEALS | TOLD,
    )


class Fight:
    """A fight under way, and what one may do and ask at the table."""

    def __init__(self, s: Quest, flow: Flow) -> None:
        self.title = ring_title(flow)
        self.chance = s.chance
        self.game: Game[Quest] = Game(self.title, {}, len(s.heroes), b"scripted")
        self.game.begin(s)

    @property
    def s(self) -> Quest:
        return self.game.state

    @property
    def c(self) -> Combat:
        return fight_of(self.s)

    @property
    def fate(self) -> int:
        """How it ended; the flow is over."""
        assert self.game.outcome is not None, f"still asked: {self.asked}"
        ring = self.title.rules
        assert isinstance(ring, Ring)
        return ring.fates[-1]

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what now."""
        return [(ask.seat, ask.kind) for ask in self.game.pending]

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
        journal = self.game.journal
        assert journal is not None
        return [event.args for event in journal.events if event.kind == kind]

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

    async def flow(s: Quest) -> int:
        place = 0 if met else NONE
        return await monsters.meet_monster(
            s, 0, MONSTER[monster], token=place, may_escape=may_escape, player=player
        )

    return Fight(s, flow)


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
    so many rounds, or to its end. Without a Monster the Heroes of seats 0 and 1 fight."""
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

    async def flow(s: Quest) -> int:
        if rounds is None:
            end = duel.end_duel if monster is None else monsters.end_combat
            return await end(s, await combat.fight(s))
        for _ in range(rounds):
            await combat.play_round(s)
        return NONE

    return Fight(s, flow)
