"""A stage on which every half of every card can do what it says.

    (0, 3)  the actor, with a money token under it       (1, 2)  the ally, beside actor and guard
    (1, 3)  a guard, Normal, first of all enemies        (-1, 2) an elite archer, two hexes away
    (0, 6)  the bandit commander, a boss                 (0, 4)  an obstacle
    (-1, 4) a trap                                       (0, 1), (3, 1)  more money

Everybody is hurt a little, all elements are waning, all modifier cards are +0. Both characters have
discarded and lost cards, and the ally a consumed small item. Questions are answered with what is
offered first, boosts before anything else; moves go to the other side of the guard or next
to the archer; what is made is made beside the guard; who is pulled is the last that is offered.
"""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value
from grimorio.games.gloomhaven.components.cards import Half
from grimorio.games.gloomhaven.components.effects import Afflict, Kill
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import (
    CARDS,
    HALVES,
    LINES,
    SPECIALS,
    TOP,
)
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.state import OBSTACLE, TRAP, WANING, Pile
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.table import Table, lay, modifier_named

HERE = (0, 3)
ASIDE = ((2, 2), (0, 2))
BEYOND = (2, 3)
HURT = 4
TRAP_DAMAGE = 5
LEVEL = 4


class Stage:
    """A half of a card on the stage, played to its end by the first answers."""

    def __init__(self, half: int) -> None:
        self.half = half
        self.facts: Half = HALVES[half]
        card = CARDS[half // 2]
        other = "tinkerer" if card.of != "tinkerer" else "brute"
        self.t = t = lay(card.of, other, level=LEVEL)
        t.place(0, HERE)
        t.place(1, (1, 2))
        points = 30
        if any(isinstance(line, Kill) and line.hp for line in self.facts.lines):
            points = 3
        if "disintegration-beam-top" in SPECIALS[half]:
            points = 5
        self.guard = t.monster("bandit-guard", (1, 3), hp=points)
        self.archer = t.monster("bandit-archer", (-1, 2), rank=1, hp=points)
        self.boss = t.monster("bandit-commander", (0, 6), rank=2, hp=points)
        for line in self.facts.lines:
            if isinstance(line, Kill) and line.when == "stunned":
                t.give(self.guard, "stun")
        t.s.overlays += [
            (OBSTACLE, 0, 0, (t.cell((0, 4)),)),
            (TRAP, TRAP_DAMAGE, 0, (t.cell((-1, 4)),)),
        ]
        t.s.coins = {t.cell(HERE): 1, t.cell((0, 1)): 2, t.cell((3, 1)): 1}
        t.s.elements = [WANING] * 6
        for seat, character in enumerate(t.s.characters):
            t.hero(seat).hp -= HURT
            character.items = []
            character.moved = character.dealt = 3
            character.modifiers = plain()
            pool = [one for one in character.pool if one != half // 2]
            character.discard = pool[:2]
            character.lost = pool[2:4]
            character.pool = [one for one in character.pool if one not in pool[:4]]
        small = next(number for number, item in items().items() if item.slot == "small")
        t.character(1).items, t.character(1).consumed = [small], [small]
        t.s.monsters = plain()

    def play(self) -> Table:
        side = "top" if self.half % 2 == TOP else "bottom"
        self.t.play(CARDS[self.half // 2].id, side)
        self.go_on()
        return self.t

    def go_on(self) -> None:
        """Answer until the next round begins."""
        for _ in range(200):
            assert self.t.game is not None
            seat, kind = self.t.asked[0]
            if kind == "declare":
                return
            self.t.answer(self.chosen(kind, self.t.options(seat)), seat=seat)
        raise AssertionError("it does not end")

    def chosen(self, kind: str, options: list[Value]) -> Value:
        real = [option for option in options if option is not None]
        boosts = [option for option in real if isinstance(option, tuple) and option[0] == "boost"]
        if boosts:
            return boosts[0]
        if kind == "move":
            return self.step(options)
        if kind == "choose_cell":
            return self.near_guard(real)
        line = LINES[self.t.s.deeds[-1].played.line] if self.t.s.deeds else None
        return real[-1] if isinstance(line, Afflict) and line.pull else real[0]

    def near_guard(self, options: Sequence[Value]) -> Value:
        """A hex beside the guard, if there is one, so that it is hit by what is made there."""
        guard = self.t.s.figures.get(self.guard)
        beside = ground(self.t.s).beside[guard.at] if guard is not None else 0
        for option in options:
            cells = option if isinstance(option, tuple) else (option,)
            if any(isinstance(cell, int) and beside >> cell & 1 for cell in cells):
                return option
        return options[0]

    def step(self, options: list[Value]) -> Value:
        """Beside guard and ally again, or beside the archer; over the guard where that counts, and
        back again."""
        t = self.t
        deed = t.s.deeds[-1]
        if deed.actor != t.character(0).figure:
            return next(option for option in options if option is not None)
        loops = "feedback-loop-bottom" in SPECIALS[self.half]
        over = loops or any(getattr(line, "whom", "") == "passed" for line in self.facts.lines)
        here, beyond = t.cell(HERE), t.cell(BEYOND)
        if len(deed.done.way) > 1:
            return here if loops and t.hero(0).at == beyond else None
        wanted = [beyond] if over else [*[t.cell(place) for place in ASIDE], here]
        return next((cell for cell in wanted if cell in options), options[-1])


def plain() -> Pile:
    return Pile([modifier_named("+0")] * 20, [], False)


def middle(name: str, *places: Hex, level: int = 5, hp: int = 20, ally: Hex = (3, 0)) -> Table:
    """A character in the middle of the room, an ally, guards at these hexes, only +0 cards, and no
    items. The figures are numbered 0, 1, and then the guards."""
    t = lay(name, "tinkerer" if name != "tinkerer" else "brute", level=level)
    t.place(0, HERE)
    t.place(1, ally)
    for character in t.s.characters:
        character.items = []
        character.modifiers = plain()
    t.s.monsters = plain()
    for place in places:
        t.monster("bandit-guard", place, hp=hp)
    return t


def is_over(t: Table) -> bool:
    """Whether all is done and the next round begins."""
    return t.asked[0][1] == "declare"


def offered(t: Table) -> list[int]:
    """The single targets that are offered."""
    found: list[int] = []
    for one in t.options():
        if isinstance(one, tuple) and one[0] == "at":
            assert isinstance(one[1], int)
            found.append(one[1])
    return found
