"""A table of Dungeon Alliance for tests: positions as somebody would lay them out, and play.

    t = lay(["petra", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.tile("crossroads", (1, 1))                     # a bare tile in a cell: column and row
    t.corridor((0, 1), "e")                          # an open corridor on its east side
    t.put("petra", (4, 4))                           # a square of the whole grid: column and row
    goblin = t.monster("goblin", (5, 4))
    t.hand(0, "petra-strike", "traveller-boots")
    t.activate("petra")                              # her player is asked what she does
    t.do(ATTACK, goblin, NONE, NONE)
    assert t.damage(goblin) == 1

Heroes have names, monsters the number that `monster` gives. Before `activate` or `play` the state
is laid out by hand; after it the game is under way, as players play it.
"""

from __future__ import annotations

import random
from typing import Any, TypeVarTuple

from grimorio.core import Ask, Chance, Game, Planned, Value
from grimorio.core.answers import Answer
from grimorio.core.chance import seed_key
from grimorio.games.dungeonalliance import setup, title
from grimorio.games.dungeonalliance.components.numbers import (
    CARD,
    FIRST_UPGRADE,
    HERO,
    MONSTER,
    START_TILES,
    THREAT,
    TILE,
)
from grimorio.games.dungeonalliance.kinds import (
    ACT,
    ATTACK,
    END,
    GO,
    LOOK_FOR,
    PICK_LOCK,
    PLAY,
    THROW,
)
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, HEROES, TEAM
from grimorio.games.dungeonalliance.rules.board import EDGES, WIDTH, square_at
from grimorio.games.dungeonalliance.rules.doors import add_monster
from grimorio.games.dungeonalliance.rules.figures import active, hero_of, put
from grimorio.games.dungeonalliance.rules.monsters import move_monster, raids
from grimorio.games.dungeonalliance.rules.secrets import starting_cards
from grimorio.games.dungeonalliance.rules.turn import activate
from grimorio.games.dungeonalliance.state import OPEN, Dungeon, Hero, Player
from grimorio.kit.numbers import NONE
from tests import laid
from tests.scripted import ScriptedChance

Ts = TypeVarTuple("Ts")
Place = tuple[int, int]
"""Column and row, of a square in the whole grid or of a cell among the cells."""

FIRST = ("petra", "lorna", "krom", "mysterios")
SECOND = ("holgar", "bull", "root", "jypzy")
THIRD = ("graltar", "belzamin", "krolt", "mirabell")
OTHERS = ("holgar", "bull", "petra", "jypzy")
"""A second Alliance where Root is in the first one."""

PIT = 3 * THREAT["pit-trap"]
DARTS = 3 * THREAT["dart-trap"]
NET = 3 * THREAT["net-trap"]
CHEST = 3 * THREAT["treasure-chest"]
"""Threat tokens of Level I; those of the next levels are 1 and 2 more."""

SIDES = "nesw"
CLOSING = ("act", "upgrade", "discard")


class Table:
    """A position, and then a game under way."""

    def __init__(self, s: Dungeon) -> None:
        self._s = s
        self.game: Game[Dungeon] | None = None

    @property
    def s(self) -> Dungeon:
        return self._s if self.game is None else self.game.state

    # -- laying out --------------------------------------------------------------------------------

    def tile(self, name: str, cell: Place, turns: int = 0) -> None:
        """A tile without its monsters and threats."""
        tile = TILE[name]
        self.s.laid[WIDTH * cell[1] + cell[0]] = 4 * tile + turns
        for bag in self.s.tile_bags:
            if tile in bag:
                bag.remove(tile)

    def corridor(self, cell: Place, side: str) -> None:
        """A Corridor token on a side of a cell."""
        self.s.corridors |= 1 << self.edge(cell, side)

    def edge(self, cell: Place, side: str) -> int:
        return EDGES[WIDTH * cell[1] + cell[0]][SIDES.index(side)]

    def row(self, *tiles: str) -> None:
        """The Tile Selection Area."""
        self.s.tile_row = [TILE[name] for name in tiles]
        for bag in self.s.tile_bags:
            bag[:] = [tile for tile in bag if tile not in self.s.tile_row]

    def upgrades(self, *cards: str) -> None:
        """The Upgrade Selection Area."""
        self.s.row = [CARD[name] for name in cards]
        self.s.row += [NONE] * (5 - len(cards))
        for card in cards:
            self._take_upgrade(CARD[card])

    def _take_upgrade(self, card: int) -> None:
        for bag in self.s.upgrade_bags:
            if card in bag:
                bag.remove(card)
                return

    def monster(self, name: str, place: Place, damage: int = 0, ready: bool = True) -> int:
        """A monster, with damage that has no owner."""
        kind = MONSTER[name]
        self.s.supply[kind] -= 1
        figure = add_monster(self.s, kind, at(place), 0)
        monster = self.s.monsters[figure]
        monster.damage = (*monster.damage[:-1], damage)
        monster.ready = ready
        return figure

    def put(self, name: str, place: Place) -> None:
        put(self.s, self.figure(name), at(place))

    def token(self, name: str, place: Place, level: int = 1, face: int = OPEN) -> None:
        """A threat token that all know."""
        token = 3 * THREAT[name] + level - 1
        self.s.threat_bags[level - 1].remove(token)
        self.s.tokens[at(place)] = 2 * token + face

    def dark(self, place: Place, level: int = 1) -> None:
        """A face-down threat token."""
        self.s.unknown[at(place)] = level - 1

    def pit(self, place: Place, level: int = 1) -> None:
        """A triggered Pit Trap."""
        token = 3 * THREAT["pit-trap"] + level - 1
        self.s.threat_bags[level - 1].remove(token)
        self.s.pits[at(place)] = token

    def hand(self, seat: int, *cards: str) -> None:
        """The cards in hand, known to their owner only; the deck has the others of the Alliance."""
        player = self.player(seat)
        every = sorted([*player.hand, *player.deck])
        wanted = sorted(CARD[name] for name in cards)
        for card in wanted:
            if card in every:
                every.remove(card)
            elif card >= FIRST_UPGRADE:
                self._take_upgrade(card)
        player.hand, player.deck = wanted, every

    def under(self, name: str, *cards: str) -> None:
        """Cards lie face up under a hero."""
        hero = self.hero(name)
        player = self.player(self.figure(name) // TEAM)
        for card in [CARD[one] for one in cards]:
            for pile in (player.hand, player.deck):
                if card in pile:
                    pile.remove(card)
                    break
            else:
                self._take_upgrade(card)
            hero.column = (*hero.column, card)

    def hurt(self, name: str, damage: int, poison: int = 0) -> None:
        """A hero has Damage tokens, so many of them Poison."""
        hero = self.hero(name)
        hero.damage, hero.poison = damage, poison

    def chance(self, **script: Any) -> None:
        """What chance deals: rolls, draws, picks (tests/scripted.py)."""
        self.s.chance = ScriptedChance(**script)

    # -- doing -------------------------------------------------------------------------------------

    def play(self, *steps: Planned) -> None:
        """Play these steps; then the game waits."""
        self.game = laid.play(title, self._s, *steps)

    def activate(self, name: str) -> None:
        """The activation of a hero, up to its first question ACT."""
        figure = self.figure(name)
        seat = figure // TEAM
        for place, hero in enumerate(self.player(seat).heroes):
            hero.ready = place == figure % TEAM
        self.play(activate(seat))

    def move(self, monster: int, seat: int = 0) -> None:
        """A player activates a monster, up to where it goes."""
        self.play(move_monster(seat, monster))

    def ask(self, seat: int | None = None) -> Ask[Value]:
        """The question a seat is asked; by default the only one."""
        assert self.game is not None
        asks = [one for one in self.game.pending if seat in (None, one.seat)]
        assert len(asks) == 1, self.asked
        return asks[0]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what now; nothing when all that was planned is done."""
        assert self.game is not None
        return laid.asked(self.game)

    def options(self, kind: Answer[*tuple[Any, ...]] | None = None) -> list[Value]:
        """The answers to the open question, only those of a kind if one is given."""
        options = list(self.ask().options)
        return [one for one in options if kind is None or kind.matches(one)]

    def parts(self, kind: Answer[*Ts]) -> list[tuple[*Ts]]:
        """What the answers of a kind are about."""
        return [kind.parts(one) for one in self.ask().options if kind.matches(one)]

    def answer(self, value: Value) -> None:
        """Answer the open question."""
        assert self.game is not None
        self.game.answer(self.ask().seat, value)

    def do(self, kind: Answer[*Ts], *parts: *Ts) -> None:
        """Answer the question ACT."""
        assert self.ask().kind is ACT, self.asked
        self.answer(kind(*parts))

    def go(self, place: Place) -> None:
        self.do(GO, at(place))

    def attack(self, target: int, card: str = "") -> None:
        """The active hero attacks, with its own attack or with that of a card."""
        self.do(ATTACK, target, CARD[card] if card else NONE, NONE)

    def play_card(self, card: str, under: str = "", whom: int = NONE) -> None:
        """The active hero plays a card, under itself by default; and whom it is about, where the
        player chooses."""
        self.do(PLAY, CARD[card], self.figure(under) if under else active(self.s), whom)

    def end(self) -> None:
        """The active hero is done; no upgrade, nothing discarded."""
        if END() in self.options():
            self.do(END)
        while self.asked and self.asked[0][1] in CLOSING and THROW(()) in self.options():
            self.answer(THROW(()))

    # -- reading -----------------------------------------------------------------------------------

    def figure(self, name: str) -> int:
        """The number of a hero."""
        kind = HERO[name]
        for seat, player in enumerate(self.s.players):
            for place, hero in enumerate(player.heroes):
                if hero.kind == kind:
                    return TEAM * seat + place
        raise AssertionError(f"{name} is not in the game")

    def hero(self, name: str) -> Hero:
        return hero_of(self.s, self.figure(name))

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def damage(self, who: str | int) -> int:
        """The Damage tokens of a hero or of a monster on the map."""
        if isinstance(who, str):
            return self.hero(who).damage
        assert who >= FIRST_MONSTER
        return sum(self.s.monsters[who].damage)

    def squares(self, kind: Answer[*tuple[Any, ...]] = GO) -> set[Place]:
        """The squares among the answers of a kind."""
        return {place(square) for square, *_ in self.parts(kind)}

    def tried(self) -> set[int]:
        """The edges at which a locked or secret door may be tried."""
        return {edge for kind in (PICK_LOCK, LOOK_FOR) for edge, _ in self.parts(kind)}

    def told(self, kind: str) -> list[tuple[Value, ...]]:
        assert self.game is not None
        return laid.told(self.game, kind)


def at(place: Place) -> int:
    """The square in a column and row of the whole grid."""
    square = square_at(*place)
    assert square != NONE
    return square


def place(square: int) -> Place:
    cell, inside = divmod(square, 9)
    return cell % WIDTH * 3 + inside % 3, cell // WIDTH * 3 + inside // 3


def lay(*alliances: tuple[str, ...] | list[str], **options: Any) -> Table:
    """Alliances at their entrances, nobody else; two by default, then the frame is 5 by 3 cells
    with Starting tiles in the middle of its west and east side. Heroes stand as they are named: the
    first on the central square. Nobody has cards in hand, nothing lies in the rows."""
    alliances = alliances or (FIRST, SECOND)
    seats = len(alliances)
    given = title.options(options, seats)
    s = setup.new_dungeon(given, seats, Chance(seed_key("laid")))
    for seat, names in enumerate(alliances):
        player = s.players[seat]
        player.entrance = seat
        cell, side = setup.entrance_of(seats, seat)
        s.laid[cell] = 4 * START_TILES[seat] + (side - 2) % 4
        for name in names:
            s.hero_deck.remove(HERO[name])
            player.heroes.append(setup.new_hero(HERO[name]))
        setup.stand(s, seat, tuple(range(TEAM * seat, TEAM * seat + TEAM)))
        player.deck = starting_cards(s, player)
    s.round = 1
    s.cycle = 1
    return Table(s)


def room(*alliances: tuple[str, ...] | list[str], **options: Any) -> Table:
    """The same with a bare crossroads east of the first Starting tile, joined to it: squares (3, 3)
    to (5, 5), and an empty one north of that, not joined: (3, 0) to (5, 2)."""
    t = lay(*alliances, **options)
    t.tile("crossroads", (1, 1))
    t.tile("web-hall", (1, 0))
    t.corridor((0, 1), "e")
    return t


def casters() -> Table:
    """An Alliance of casters in the crossroads east of its Starting tile."""
    t = room(["mysterios", "melinda", "root", "lorna"], OTHERS)
    t.put("mysterios", (3, 4))
    t.put("melinda", (3, 3))
    t.put("root", (3, 5))
    return t


def party(*names: str) -> Table:
    """An Alliance of these four, all in the west of the crossroads: (3, 3), (3, 4), (3, 5) and in
    the corridor on (2, 4)."""
    t = room(list(names), [name for name in (*SECOND, "emanon", "sable") if name not in names][:4])
    for name, where in zip(names, ((3, 4), (3, 3), (3, 5), (2, 4)), strict=True):
        t.put(name, where)
    return t


def raid(target: int, square: int) -> int:
    """An attack of a monster: whom, and from where."""
    return HEROES * square + target


def who(t: Table, name: str) -> tuple[int, int, int]:
    """A hero as events name it: its number and its kind."""
    return t.figure(name), t.hero(name).kind, NONE


def beast(name: str, figure: int, place: Place) -> tuple[int, int, int]:
    """A monster as events name it: its number, its kind, and where it stands."""
    return figure, MONSTER[name], at(place)


def playable(t: Table) -> set[int]:
    """The cards that the active hero could play now."""
    return {card for card, _, _ in t.parts(PLAY)}


def no_reactions(t: Table) -> None:
    """Whoever is asked to react does not."""
    while t.asked and t.asked[0][1] == "react":
        t.answer(None)


def prey(s: Dungeon, monster: int) -> list[int]:
    """Whom a monster may attack from where it stands."""
    here = s.monsters[monster].at
    return [one % HEROES for one in raids(s, monster) if one // HEROES == here]


def new_game(seats: int, key: str, **options: Any) -> Game[Dungeon]:
    """A game from its first question."""
    given = title.options(options, seats)
    game = Game(title, given, seats, key.encode())
    game.begin(setup.set_up(given, seats, Chance(seed_key(key))))
    return game


def play_on(game: Game[Dungeon], dice: random.Random) -> None:
    """Random answers until the game is over."""
    while game.pending:
        ask = dice.choice(game.pending)
        game.answer(ask.seat, dice.choice(ask.options))
