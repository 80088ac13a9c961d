"""What a character sees of the map when it thinks about its turn: enemies, friends, ways, dangers.

Everything is worked out once and asked for many hexes. Points are those of damage: a point that an
enemy loses is worth about as much as one that a healthy character does not.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.games.gloomhaven.bot.dangers import (
    Doing,
    Foe,
    doing_known,
    doing_usual,
    field_of_foes,
    hindered,
    pain,
    places_of,
)
from grimorio.games.gloomhaven.bot.prospects import rounds_needed
from grimorio.games.gloomhaven.bot.stamina import laid
from grimorio.games.gloomhaven.bot.strikes import Power, best_aim
from grimorio.games.gloomhaven.components.effects import Attack
from grimorio.games.gloomhaven.components.numbers import DISARM, IMMOBILIZE, INVISIBLE, STUN
from grimorio.games.gloomhaven.rules.actions.bonuses import lasting_shield
from grimorio.games.gloomhaven.rules.map.figures import (
    bonus,
    field_for,
    ground,
    is_seen,
    manner_of_moving,
)
from grimorio.games.gloomhaven.rules.map.ground import FAR, Ground, cells_of
from grimorio.games.gloomhaven.rules.map.ways import DANGER, WALK, Field, costs_from, costs_to, ends
from grimorio.games.gloomhaven.rules.moves.moving import closed_doors, neighbours_of_door
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    PARTY,
    SHIELDED,
    TREASURE,
    Figure,
    Scenario,
)
from grimorio.kit.numbers import NONE

NEXT: Final = 0.4
"""How much a strike of the next round counts: one may still get away, or kill first."""
SHARED: Final = 0.65
"""What one is spared, an ally often suffers."""
NEAR: Final = 0.25
"""What a hex nearer to the enemies is worth, for who cannot strike yet."""
ONWARD: Final = 0.35
"""What a hex nearer to the next door is worth."""
COIN: Final = 0.45
"""What it is worth to end a turn on a coin, or without enemies on a treasure."""
OPENED: Final = 2.6
"""What it is worth to open a door when the party is ready for it, without an attack left."""
HARDY: Final = 2.5
"""How much less it is worth when it is opened by one who is nearly dead."""
READY: Final = 0.35
"""The share of its cards that a party should have in hand to open a door."""
FEWEST: Final = 2
"""The cards that each of them should have in hand."""
ALONE: Final = 0.95
EVEN: Final = 0.5
BEHIND: Final = 0.2
"""How likely an enemy goes for the one who is nearest, as near as another, farther than another."""
HALE: Final = 0.55
"""The share of its hit points that a party should have to open a door."""
GATHERED: Final = 6
"""How far from a door the others may be when it is opened."""
AT_HAND: Final = 5
"""Who is as near to a door may open it: the one of them with most hit points does."""
FOREMOST: Final = -1.5
"""What it costs to open a door in another's place."""
ELSEWHERE: Final = -3.0
"""What it costs to open another door than the one that all go for."""
UNREADY: Final = -4.0
"""What it costs to open a door with empty hands."""
AMID: Final = -6.0
"""What it costs to open a door in the middle of a fight."""


class Outlook:
    """The map as one character sees it now, or when enemies that are earlier have come."""

    __slots__ = (
        "aims", "at", "coins", "costs", "dangers", "door", "doors", "ends", "fear", "field",
        "figure", "foes", "follows", "friends", "hp", "land", "me", "need", "onward", "party",
        "powers", "ready", "s", "seat", "shield", "spreads", "sprung", "turns",
    )  # fmt: skip

    def __init__(
        self, s: Scenario, seat: Seat, number: int, chosen: bool, came: bool, wary: bool
    ) -> None:
        """`chosen`: cards are chosen, and what monsters do in this round is known. `came`: as it
        may be when enemies have acted. `wary`: what enemies will do counts."""
        self.s = s
        self.seat = seat
        self.me = number
        self.figure: Figure = s.figures[number]
        self.at = self.figure.at
        self.hp = self.figure.hp
        self.land: Ground = ground(s)
        self.field: Field = field_for(s, number, PARTY)
        self.party = [
            (other, one)
            for other, one in s.figures.items()
            if one.side == PARTY and other != number
        ]
        self.friends = 0
        for _, one in self.party:
            self.friends |= 1 << one.at
        self.shield = lasting_shield(s, number) + bonus(self.figure, SHIELDED)
        self.foes: list[Foe] = foes_seen(s, number, chosen, came)
        self.costs: dict[tuple[int, int], list[int]] = {}
        self.dangers: dict[int, float] = {}
        self.ends: dict[int, float] = {}
        self.spreads: dict[tuple[int, int, int], list[int]] = {}
        self.powers: dict[int, Power] = {}
        self.aims: dict[tuple[int, int], float] = {}
        self.turns: dict[tuple[int, tuple[int, ...]], float] = {}
        """Kept by hexes and lines: where a turn ends, where moves end, attacks, whole turns."""
        self.doors = closed_doors(s) if self.figure.kind == CHARACTER else []
        self.fear = (SHARED if self.party else 1.0) if wary else 0.0
        """How much it counts what enemies will do."""
        self.ready = is_ready(s, chosen)
        self.need = rounds_needed(s)
        self.coins = dict(s.coins)
        self.onward: list[int] = []
        self.door = NONE
        """The door that the party goes for, and how far each hex is from it."""
        self.follows = False
        """Whether somebody else is about to open it, and this one can be there soon after."""
        self.sprung = False
        """Whether there is no way to that door but over a trap."""
        if not self.foes:
            self.head_on(chosen)
            for overlay in s.overlays:
                if overlay[0] == TREASURE:
                    for cell in overlay[3]:
                        self.coins[cell] = self.coins.get(cell, 0) + 1

    def head_on(self, chosen: bool) -> None:
        """All go for the door that is nearest to all of them together; it is opened when they are
        there, by one of them. The others would rather act after that."""
        self.onward = [FAR] * self.land.size
        heroes = [one.at for one in self.s.figures.values() if one.kind == CHARACTER]
        least = FAR * len(heroes)
        for door in self.doors:
            ways = self.ways_to(door)
            far = sum([ways[at] for at in heroes])
            if far < least or self.door == NONE:
                self.door, self.onward, least = door, ways, far
        self.sprung = self.door != NONE and DANGER < self.way(self.door) < FAR
        if any(GATHERED < self.onward[at] < FAR for at in heroes if at != self.at):
            self.ready = False
        near = [
            (one.hp, -self.onward[one.at], -number)
            for number, one in self.s.figures.items()
            if one.kind == CHARACTER and self.onward[one.at] <= AT_HAND
        ]
        if self.ready and near and not chosen:
            self.follows = max(near)[2] != -self.me

    def ways_to(self, door: int) -> list[int]:
        """How far each hex is from a closed door."""
        best = [FAR] * self.land.size
        for cell in neighbours_of_door(self.s, door):
            for place, cost in enumerate(costs_to(self.field, cell, WALK)):
                best[place] = min(best[place], cost % DANGER if cost < FAR else FAR)
        return best

    def way(self, cell: int) -> int:
        """What it costs on foot to come to a hex, or to open a door."""
        costs = self.cost_from(self.at, WALK)
        if cell in self.doors:
            near = [costs[one] for one in neighbours_of_door(self.s, cell)]
            return min(near, default=FAR) + 1
        return costs[cell]

    # -- ways --------------------------------------------------------------------------------------

    def cost_from(self, cell: int, manner: int) -> list[int]:
        found = self.costs.get((cell, manner))
        if found is None:
            found = self.costs[cell, manner] = costs_from(self.field, cell, manner)
        return found

    def ends_from(self, cell: int, points: int, jump: bool) -> list[int]:
        """Where a move of that many points may end, traps left aside: its start among them, and
        closed doors."""
        if self.figure.conditions & (IMMOBILIZE | STUN):
            return [cell]
        manner = manner_of_moving(self.s, self.figure, jump)
        kept = self.spreads.get((cell, points, manner))
        if kept is not None:
            return kept
        costs = self.cost_from(cell, manner)
        free = ends(self.field, manner)
        found = [cell]
        for place, cost in enumerate(costs):
            if 0 < cost <= points and free >> place & 1:
                found.append(place)
        for door in self.doors:
            near = min([costs[one] for one in neighbours_of_door(self.s, door)], default=FAR)
            if self.sprung and near < 2 * DANGER:
                near %= DANGER
            if near + 1 <= points:
                found.append(door)
        self.spreads[cell, points, manner] = found
        return found

    def power(self, number: int, line: Attack) -> Power:
        """An attack of a card, as it would be made now."""
        found = self.powers.get(number)
        if found is None:
            found = self.powers[number] = Power(self.s, self.figure, self.me, number, line)
        return found

    def strike(self, cell: int, number: int, line: Attack) -> float:
        """What an attack is worth from a hex."""
        if self.figure.conditions & (DISARM | STUN):
            return 0.0
        found = self.aims.get((cell, number))
        if found is None:
            power = self.power(number, line)
            found = best_aim(self.s, self.land, power, cell, self.foes, self.friends)
            self.aims[cell, number] = found
        return found

    def is_door(self, cell: int) -> bool:
        """Whether a hex is a closed door."""
        return not self.land.all >> cell & 1

    # -- dangers -----------------------------------------------------------------------------------

    def threat(self, cell: int) -> float:
        """The damage that is to be expected in a hex."""
        found = self.dangers.get(cell)
        if found is None:
            found = self.dangers[cell] = self._threat(cell)
        return found

    def _threat(self, cell: int) -> float:
        if self.figure.conditions & INVISIBLE or not self.land.all >> cell & 1:
            return 0.0
        total = 0.0
        sight = self.land.sight(cell)
        for foe in self.foes:
            if foe.attack <= 0 or not self.land.within(cell, foe.reach) & sight & foe.mask:
                continue
            total += foe.later * self.share(foe, cell) * max(0.3, foe.attack - self.shield)
        return total

    def strikers(self, cell: int) -> float:
        """How many strikes are to be expected in a hex."""
        total = 0.0
        sight = self.land.sight(cell)
        for foe in self.foes:
            if foe.attack > 0 and self.land.within(cell, foe.reach) & sight & foe.mask:
                total += foe.later * self.share(foe, cell)
        return total

    def share(self, foe: Foe, cell: int) -> float:
        """How likely an enemy goes for this hex and not for somebody else."""
        far = self.land.far(foe.at)
        own = far[cell]
        nearest = min([far[one.at] for _, one in self.party if is_seen(one)], default=FAR)
        if own < nearest:
            return ALONE
        return EVEN if own == nearest else BEHIND

    def hurt(self, damage: float) -> float:
        """What that much damage costs."""
        return self.fear * pain(self.hp, damage)

    # -- where a turn ends -------------------------------------------------------------------------

    def end(self, cell: int) -> float:
        """How good it is to end the turn in a hex."""
        found = self.ends.get(cell)
        if found is None:
            found = self.ends[cell] = self._end(cell)
        return found

    def _end(self, cell: int) -> float:
        if self.is_door(cell):
            return self.opening() + (0.0 if cell == self.door else ELSEWHERE)
        found = 0.0
        coins = self.coins.get(cell, 0)
        if coins:
            found += COIN * coins
        if not self.foes:
            far = self.onward[cell]
            return found - ONWARD * (min(far, 40) if self.doors else 0)
        found -= self.hurt(self.threat(cell))
        far_off = self.land.far(cell)
        nearest = min([far_off[foe.at] for foe in self.foes])
        return found - NEAR * max(0, min(nearest, 30) - 3)

    def opening(self) -> float:
        """How good it is to open a door now: with full hands, and when nobody else is about."""
        if self.foes:
            return AMID
        if not self.ready:
            return UNREADY
        last = FOREMOST if self.follows else 0.0
        return OPENED + last + HARDY * (min(1.0, self.hp / 8.0) - 1.0)


def is_ready(s: Scenario, chosen: bool) -> bool:
    """Whether the party has enough cards in hand to meet what is behind a door, all together and
    each of them, and is not too badly hurt; and, once cards are chosen, nobody rests."""
    hand = total = points = most = 0
    for character in s.characters:
        if character.figure != NONE:
            if chosen and character.rests:
                return False
            own = len(character.hand) + len(character.chosen)
            every = len(character.hand) + laid(character)
            if own < min(FEWEST, every - 1):
                return False
            hand += own
            total += every
            figure = s.figures[character.figure]
            points += figure.hp
            most += figure.most
    return hand >= READY * total and points >= HALE * most


def foes_seen(s: Scenario, me: int, chosen: bool, came: bool) -> list[Foe]:
    """The enemies on the map, with what they will do."""
    field = field_of_foes(s, me)
    found: list[Foe] = []
    for number, figure in s.figures.items():
        if figure.side == PARTY:
            continue
        known = doing_known(s, figure) if chosen and not figure.acted else None
        doing: Doing = hindered(figure, known or doing_usual(s, figure))
        later = 1.0 if known is not None or not (chosen or came) else NEXT
        foe = Foe(s, number, figure, doing, later)
        foe.mask = places_of(s, field, foe, doing.move)
        if came:
            come_closer(s, foe, found)
            foe.mask = places_of(s, field, foe, doing.move)
        found.append(foe)
    return found


def come_closer(s: Scenario, foe: Foe, others: list[Foe]) -> None:
    """Where an enemy will stand when it has acted: where it can strike the nearest of the party, or
    as near as it comes."""
    land = ground(s)
    far = land.far(foe.at)
    party = [one for one in s.figures.values() if one.side == PARTY and is_seen(one)]
    if not party or foe.attack <= 0:
        return
    focus = min(party, key=lambda one: far[one.at])
    goal = land.far(focus.at)
    taken = 0
    for other in others:
        taken |= 1 << other.at
    best, least = foe.at, (FAR, FAR)
    for cell in cells_of(foe.mask & ~taken & ~(1 << focus.at)):
        key = (max(goal[cell], foe.reach), far[cell])
        if key < least:
            best, least = cell, key
    foe.at = best
