"""A combat as somebody would lay it out on a table: the Hero, the Monster, tokens, cards, dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grimorio.core import Chance, Value
from grimorio.core.asking import Ask
from grimorio.games.euthia import title
from grimorio.games.euthia.nouns import CARD, HERO, MONSTER, PIECE, PLACE, SOCKET, TILE
from grimorio.games.euthia.rules.board import max_health
from grimorio.games.euthia.rules.combat.start import begin_fight
from grimorio.games.euthia.rules.lattice import NEIGHBOURS, PLACE_OF, PLACES, START_PLACE
from grimorio.games.euthia.setup import equip, new_realm
from grimorio.games.euthia.state import Fight, Hero, Realm
from tests.laid import HALT, asked, play, told
from tests.scripted import ScriptedChance

FIELD = PLACE_OF[NEIGHBOURS[PLACES[START_PLACE][1]][0]]
"""Where the tile of the combat lies."""


def cards(names: Iterable[str]) -> list[int]:
    """Gold and Silver cards by name."""
    return [CARD.number(name) for name in names]


class Bout:
    """A combat of seat 0, played from its beginning.

    After the `rolls` every die shows 1. `draws` are cards, Monsters and pieces by name, in the
    order chance deals them; `board` says what lies in which place, `sockets` what Gems are set
    there.
    """

    def __init__(
        self,
        monster: str = "stone-crab",
        *,
        hero: str = "maeldur",
        rivals: Sequence[str] = ("dral",),
        tile: str = "i-fixed-1",
        part: int = 0,
        beside: str = "",
        board: dict[str, str] | None = None,
        sockets: dict[str, tuple[str, ...]] | None = None,
        health: int = 0,
        gaar: int = 4,
        reputation: int = 0,
        hand: Iterable[str] = (),
        own_hand: Iterable[str] = (),
        controls: Sequence[int] = (),
        control_bag: Sequence[str] = (),
        control_gone: Sequence[str] = (),
        rolls: Iterable[int] = (),
        draws: Iterable[str] = (),
        picks: Iterable[int] = (),
    ) -> None:
        s = new_realm(1 + len(rivals), Chance(b"a table laid by hand"))
        for seat, name in enumerate((hero, *rivals)):
            equip(s, seat, HERO.number(name))
        s.laid[FIELD] = TILE.number(tile)
        self.at = PLACES[FIELD][part]
        if beside:
            free = [PLACE_OF[cell] for cell in NEIGHBOURS[self.at] if PLACE_OF[cell] not in s.laid]
            s.laid[free[0]] = TILE.number(beside)
        own = s.heroes[0]
        own.at = self.at
        own.gaar = gaar
        own.reputation = reputation
        own.hand = sorted(cards(own_hand))
        for place, piece in (board or {}).items():
            own.board[PLACE.number(place)] = PIECE.number(piece)
        for place, gems in (sockets or {}).items():
            own.sockets[PLACE.number(place)] = tuple([SOCKET.number(gem) for gem in gems])
        own.health = health or max_health(own)
        s.heroes[1].hand = sorted(cards(hand))
        for seat, held in enumerate(controls):
            s.heroes[seat].controls = held
        s.control_bag = sorted([HERO.number(name) for name in control_bag])
        s.control_gone = [HERO.number(name) for name in control_gone]
        number = MONSTER.number(monster)
        level = next(n for n in range(3) if number in [s.monster_tops[n], *s.monster_bags[n]])
        if number in s.monster_bags[level]:
            s.monster_bags[level].remove(number)
            s.monster_bags[level].append(s.monster_tops[level])
            s.monster_bags[level].sort()
            s.monster_tops[level] = number
        s.chance = ScriptedChance(
            rolls=[*rolls, *[1] * 60], draws=[self.number(name) for name in draws], picks=picks
        )
        self.game = play(title, s, begin_fight(0, self.at))

    @staticmethod
    def number(name: str) -> int:
        """What chance deals, by name."""
        for noun in (CARD, MONSTER, PIECE, HERO):
            if name in noun.ids:
                return noun.number(name)
        raise LookupError(name)

    @property
    def s(self) -> Realm:
        return self.game.state

    @property
    def f(self) -> Fight:
        assert self.s.fight is not None
        return self.s.fight

    @property
    def hero(self) -> Hero:
        return self.s.heroes[0]

    @property
    def question(self) -> Ask[Value]:
        return self.game.pending[0]

    def options(self) -> list[str]:
        """The keys of what can be answered now."""
        return self.question.keys()

    def asked(self) -> list[tuple[int, str]]:
        return asked(self.game)

    def told(self, kind: str) -> list[tuple[Value, ...]]:
        return told(self.game, kind)

    def say(self, *keys: str) -> Bout:
        """Answers in their order, each to the question that is open first."""
        for key in keys:
            self.game.answer_key(self.question.seat, key)
        return self

    def skip(self, to: str = "") -> Bout:
        """Pass until a question of that kind is open, or all is done; a tile must be chosen for an
        attack, a Trophy is left."""
        while self.question.kind is not HALT and self.question.kind.name != to:
            keys = self.options()
            self.say(next((key for key in ("pass", "leave-trophy") if key in keys), keys[0]))
        return self
