"""Positions of DungeonQuest, as somebody would lay them out on a table.

A space is a letter and a number: columns a to m from the west, rows 1 to 10 from the north. The
Tower Rooms are a1, m1, a10 and m10; the Treasure Room is g5, which is also g6. A room is the id of
its tile and the side its entry arrow points to: "corridor-straight south"; south, if none is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grimorio.core import Game, Options, Seat, Value
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import (
    BOARD,
    CARD,
    CARD_DECKS,
    DECK,
    HERO,
    MONSTER,
    TILE,
)
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE_CELLS, way_between
from grimorio.games.dungeonquest.rules.turn import begin_turn
from grimorio.games.dungeonquest.setup import new_hero, set_up
from grimorio.games.dungeonquest.state import DUNGEON, Hero, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, NOBODY, only
from tests.scripted import ScriptedChance

SIDES = ("north", "east", "south", "west")


def cell(name: str) -> int:
    found = BOARD.cell("abcdefghijklm".index(name[0]), int(name[1:]) - 1)
    assert found is not None
    return TREASURE_CELLS[0] if found in TREASURE_CELLS else found


def name_of(number: int) -> str:
    column, row = BOARD.place(number)
    return f"{'abcdefghijklm'[column]}{row + 1}"


def number(thing: str | int) -> int:
    """The number of a card or a tile by its id."""
    if isinstance(thing, int):
        return thing
    return CARD[thing] if thing in CARD else TILE[thing]


def hero(
    who: str,
    at: str,
    *,
    came_from: str = "",
    loot: Sequence[str] = (),
    runes: Sequence[str] = (),
    kept: Sequence[str] = (),
    **rest: Any,
) -> Hero:
    """A Hero in the dungeon: `hero("lindel", "e5", wounds=3)`."""
    one = new_hero()
    one.kind, one.where, one.at = HERO[who], DUNGEON, cell(at)
    if came_from:
        one.came_from = cell(came_from)
        one.side = way_between(one.at, one.came_from)[1]
    for card in loot:
        one.loot.add(CARD[card], EVERYBODY)
    one.runes = [CARD[rune] for rune in runes]
    one.kept = [CARD[card] for card in kept]
    for field, value in rest.items():
        setattr(one, field, value)
    return one


class Table:
    """A game of DungeonQuest under way, and what one may do and ask at the table."""

    def __init__(self, game: Game[Quest], chance: ScriptedChance) -> None:
        self.game = game
        self.chance = chance

    @property
    def s(self) -> Quest:
        return self.game.state

    def hero(self, seat: Seat = 0) -> Hero:
        return self.s.heroes[seat]

    def at(self, seat: Seat = 0) -> str:
        return name_of(self.hero(seat).at)

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked what now; nobody, if the game is over."""
        return (
            (self.game.pending[0].seat, self.game.pending[0].kind.name)
            if self.game.pending
            else (-1, "over")
        )

    @property
    def kind(self) -> str:
        return self.asked[1]

    @property
    def options(self) -> list[Value]:
        return list(self.game.pending[0].options)

    @property
    def moves(self) -> set[str]:
        """Where the Hero that is asked may go."""
        moves = [one for one in self.options if isinstance(one, tuple) and one[0] == "move"]
        return {name_of(to) for _, to in moves if isinstance(to, int)}

    @property
    def words(self) -> set[str]:
        """What else it may do."""
        return {o for o in self.options if isinstance(o, str)}

    def answer(self, value: Value) -> Table:
        self.game.answer(self.asked[0], value)
        return self

    def move(self, to: str) -> Table:
        return self.answer(("move", cell(to)))

    def use(self, card: str) -> Table:
        return self.answer(("use", CARD[card]))

    def go(self, *answers: Value) -> Table:
        for value in answers:
            self.answer(value)
        return self

    def told(self, kind: str) -> list[tuple[Value, ...]]:
        journal = self.game.journal
        assert journal is not None
        return [event.args for event in journal.events if event.kind.name == kind]

    def is_over(self) -> bool:
        return self.game.outcome is not None

    @property
    def winners(self) -> list[Seat]:
        assert self.game.outcome is not None, f"it goes on: {self.asked}"
        return list(self.game.outcome.winners)

    @property
    def scores(self) -> list[int]:
        assert self.game.outcome is not None, f"it goes on: {self.asked}"
        return [int(score) for score in self.game.outcome.scores]

    def loot(self, seat: Seat = 0) -> list[str]:
        return [CARD.ids[card] for card in self.hero(seat).loot.cards]

    def discards(self, deck: str) -> list[str]:
        return [CARD.ids[card] for card in self.s.discards[DECK[deck]]]


def table(
    *heroes: Hero,
    rooms: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    rolls: Sequence[int] = (),
    draws: Sequence[str | int] = (),
    picks: Sequence[int] = (),
    turn: Seat = 0,
    first: Seat = 0,
    round: int = 1,
    options: Mapping[str, object] | None = None,
    **rest: Any,
) -> Table:
    """A quest at its first question. A token is a Monster and which of its four it is."""
    chosen: Options = title.options(options, len(heroes))
    chance = ScriptedChance(rolls=rolls, draws=[number(thing) for thing in draws], picks=picks)
    s = set_up(chosen, len(heroes), chance)
    s.heroes, s.turn, s.first, s.round = list(heroes), turn, first, round
    s.agenda = [begin_turn()]
    for place, room in (rooms or {}).items():
        tile, _, arrow = room.partition(" ")
        s.tiles[cell(place)] = TILE[tile]
        s.turned[cell(place)] = SIDES.index(arrow or "south")
        s.supply.remove(TILE[tile])
    for place, token in (tokens or {}).items():
        monster, _, which = token.partition(" ")
        s.monsters.add(4 * MONSTER[monster] + int(which or 0), NOBODY)
        s.dens.append(cell(place))
        s.reserve.remove(s.monsters.cards[-1])
    for seat, one in enumerate(heroes):
        for card in [*one.loot.cards, *one.kept, *one.below, *one.runes]:
            s.decks[CARD_DECKS[card]].remove(card)
        if chosen["secrets"]:
            one.loot.seen = [only(seat)] * len(one.loot)
    runes = s.decks[DECK["rune"]]
    s.gone += runes
    runes.clear()
    for field, value in rest.items():
        setattr(s, field, value)
    game: Game[Quest] = Game(title, chosen, len(heroes), b"scripted")
    game.begin(s)
    return Table(game, chance)


def new_table(
    seats: int, *, rolls: Sequence[int] = (), draws: Sequence[str | int] = (), **options: object
) -> Table:
    """A game from the very start."""
    chosen = title.options(options, seats)
    chance = ScriptedChance(rolls=rolls, draws=[number(thing) for thing in draws])
    game: Game[Quest] = Game(title, chosen, seats, b"scripted")
    game.begin(set_up(chosen, seats, chance))
    return Table(game, chance)


__all__ = ["NONE", "Table", "cell", "hero", "name_of", "new_table", "number", "table"]
