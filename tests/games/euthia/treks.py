"""A Hero's turn as somebody would lay it out: tiles on the map, things on the board, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grimorio.core import Chance, Planned, Value
from grimorio.core.asking import Ask
from grimorio.games.euthia import title
from grimorio.games.euthia.nouns import (
    CARD,
    HERO,
    MONSTER,
    PIECE,
    PLACE,
    SOCKET,
    SPACE,
    SPOT,
    TILE,
)
from grimorio.games.euthia.rules.board import max_health
from grimorio.games.euthia.rules.lattice import START
from grimorio.games.euthia.rules.turn import act
from grimorio.games.euthia.setup import equip, new_realm
from grimorio.games.euthia.state import COMBAT, MINING, TRADE, Hero, Realm
from tests.laid import HALT, asked, play, told
from tests.scripted import ScriptedChance

AROUND = ("-1-1", "+1-2", "+2-1", "+1+1", "-1+2", "-2+1")
"""The tile spaces that surround the Starting Map tile."""


def number(name: str) -> int:
    """What chance deals, by name."""
    for noun in (CARD, MONSTER, PIECE, TILE, HERO):
        if name in noun.ids:
            return noun.number(name)
    raise LookupError(name)


class Trek:
    """A turn of seat 0 under way, on a map of these tiles by their spaces.

    `pile` are the map tiles left, the first on top as long as they are of one chapter; `draws` are
    dealt in this order. `freed` are hexes whose Monster was defeated, `marks` and `stalls` Hero and
    Trade tokens with their seats, `claims` Interaction tokens of each seat.
    """

    def __init__(
        self,
        *steps: Planned,
        hero: str = "maeldur",
        rivals: Sequence[str] = ("dral",),
        at: str = "",
        tiles: dict[str, str] | None = None,
        pile: Sequence[str] = (),
        actions: Sequence[int] = (COMBAT, TRADE, MINING),
        moves: int = 0,
        gold: int = 0,
        gaar: int = 4,
        reputation: int = 0,
        health: int = 0,
        board: dict[str, str] | None = None,
        sockets: dict[str, tuple[str, ...]] | None = None,
        unlocked: Sequence[str] = (),
        used: Sequence[str] = (),
        reserve: Sequence[str] = (),
        hand: Iterable[str] = (),
        freed: Sequence[str] = (),
        marks: dict[str, int] | None = None,
        stalls: dict[str, int] | None = None,
        claims: Mapping[str, tuple[int, ...]] | None = None,
        offers: dict[int, Sequence[str]] | None = None,
        others: dict[int, str] | None = None,
        top: str = "",
        rolls: Iterable[int] = (),
        draws: Iterable[str] = (),
        picks: Iterable[int] = (),
    ) -> None:
        s = new_realm(1 + len(rivals), Chance(b"a table laid by hand"))
        for seat, name in enumerate((hero, *rivals)):
            equip(s, seat, HERO.number(name))
            s.heroes[seat].at = START
        for space, tile in (tiles or {}).items():
            s.laid[SPACE.number(space)] = TILE.number(tile)
        s.map_bags = [
            sorted([TILE.number(name) for name in pile if name.startswith(f"{roman}-")])
            for roman in ("i", "ii", "iii")
        ]
        own = s.heroes[0]
        own.at = SPOT.number(at) if at else START
        for seat, spot in (others or {}).items():
            s.heroes[seat].at = SPOT.number(spot)
        own.actions = sorted(actions)
        own.moves, own.gold, own.gaar, own.reputation = moves, gold, gaar, reputation
        own.hand = sorted([CARD.number(name) for name in hand])
        own.board[PLACE.number("bag-1")] = -1  # the potion of the scenario
        for place, piece in (board or {}).items():
            own.board[PLACE.number(place)] = PIECE.number(piece)
        for place, gems in (sockets or {}).items():
            own.sockets[PLACE.number(place)] = tuple([SOCKET.number(gem) for gem in gems])
        for place in unlocked:
            own.open |= 1 << PLACE.number(place)
        for place in used:
            own.used |= 1 << PLACE.number(place)
        for name in reserve:
            own.stack.remove(PIECE.number(name))
            own.reserve.append(PIECE.number(name))
        own.health = health or max_health(own)
        s.freed = {SPOT.number(cell): 1 for cell in freed}
        s.marks = {SPOT.number(cell): seat for cell, seat in (marks or {}).items()}
        s.stalls = {SPOT.number(cell): seat for cell, seat in (stalls or {}).items()}
        s.claims = {SPOT.number(cell): counts for cell, counts in (claims or {}).items()}
        for shop, offer in (offers or {}).items():
            s.shop_bags[shop] = sorted([*s.shop_bags[shop], *s.offers[shop]])
            s.offers[shop] = [PIECE.number(name) for name in offer]
            for there in s.offers[shop]:
                s.shop_bags[shop].remove(there)
        if top:  # on top of the deck of level 1
            s.monster_bags[0] = sorted([*s.monster_bags[0], s.monster_tops[0]])
            s.monster_tops[0] = MONSTER.number(top)
            s.monster_bags[0].remove(s.monster_tops[0])
        s.round = 1
        s.chance = ScriptedChance(rolls=rolls, draws=[number(name) for name in draws], picks=picks)
        self.game = play(title, s, *(steps or (act(0),)))

    @property
    def s(self) -> Realm:
        return self.game.state

    @property
    def hero(self) -> Hero:
        return self.s.heroes[0]

    @property
    def question(self) -> Ask[Value]:
        return self.game.pending[0]

    @property
    def at(self) -> str:
        """Where the Hero stands."""
        return SPOT.ids[self.hero.at]

    def can(self, word: str = "") -> list[str]:
        """What can be answered now, as records have it; only answers with that word."""
        keys = self.question.keys()
        return [key for key in keys if key.split(" ")[0] == word or not word]

    def asked(self) -> list[tuple[int, str]]:
        return asked(self.game)

    def told(self, kind: str) -> list[tuple[Value, ...]]:
        return told(self.game, kind)

    def say(self, *keys: str) -> Trek:
        """Answers in their order, each to the question that is open first."""
        for key in keys:
            self.game.answer_key(self.question.seat, key)
        return self

    def skip(self, *to: str) -> Trek:
        """Pass until a question of one of these kinds is open, or all is done; a tile must be
        chosen for an attack, a Trophy is left."""
        while self.question.kind is not HALT and self.question.kind.name not in to:
            keys = self.can()
            self.say(next((key for key in ("pass", "leave-trophy") if key in keys), keys[0]))
        return self

    def on(self, place: str) -> str:
        """What lies on a place of the board."""
        piece = self.hero.board[PLACE.number(place)]
        return "" if piece < 0 else PIECE.ids[piece]

    @property
    def waits(self) -> bool:
        """Whether all that was planned is done."""
        return self.question.kind is HALT
