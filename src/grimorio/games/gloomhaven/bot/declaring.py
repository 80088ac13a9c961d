"""Which two cards, and which of them leads: the best turn that each pair gives, early or late."""

from __future__ import annotations

from typing import Final, TypeAlias

from grimorio.core import Seat
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.dangers import before, vigour
from grimorio.games.gloomhaven.bot.enduring import card_worth
from grimorio.games.gloomhaven.bot.outlook import Outlook
from grimorio.games.gloomhaven.bot.turns import HALF, best_from, half_worth
from grimorio.games.gloomhaven.bot.weights import Question, Weights, softened
from grimorio.games.gloomhaven.components.numbers import BASIC, BOTTOM, CARDS, TOP
from grimorio.games.gloomhaven.state import Character, Figure, Scenario

FEW: Final = 6
"""The pairs of cards that are thought about."""
CARD_BACK: Final = 0.45
"""What it is worth that a rest brings a card back to hand."""
ROUND_LOST: Final = 1.0
"""What a round costs in which nothing else is done."""
WORN: Final = 2
AWAITED: Final = 2.7
"""What a rest is worth besides where the party waits for it, with more discards than that."""


HASTE: Final = 0.01
"""What it is worth to act one earlier when a door is to be opened; later for who follows."""
SPENT: Final = 0.06
"""What it costs to use a card up that would be good for something else."""
PART: Final = 20
"""Initiatives that are nearer to each other than that are alike."""
TurnPlan: TypeAlias = "tuple[tuple[int, int], tuple[int, int]]"
Sight: TypeAlias = "tuple[object, ...]"


class Pairs:
    """What pairs of cards are worth to a character now, and when enemies have come."""

    def __init__(self, s: Scenario, seat: Seat, wary: bool) -> None:
        me = s.characters[seat].figure
        self.s = s
        self.seat = seat
        self.now = Outlook(s, seat, me, False, False, wary)
        self.came = Outlook(s, seat, me, False, True, wary) if self.now.foes else self.now
        self.kept: dict[tuple[int, int], tuple[float, float]] = {}
        self.plans: dict[tuple[int, int], TurnPlan] = {}
        """By pairs, how each is best played: before the enemies, and after them."""
        self.ways: dict[tuple[int, int], tuple[float, float]] = {}
        self.struck = self.now.hurt(self.now.threat(self.now.at)) if self.now.foes else 0.0

    def worth(self, lead: int, other: int) -> float:
        """What it is worth to play two cards at the initiative of the first."""
        early, late = self._both(min(lead, other), max(lead, other))
        foes = self.now.foes
        if not foes:
            late = HASTE * CARDS[lead].initiative
            return early + late if self.now.follows else early - late
        first = CARDS[lead].initiative
        weight = sum([foe.menace for foe in foes])
        slow = sum([foe.menace * before(self.s, foe.figure, first) for foe in foes]) / weight
        return (1.0 - slow) * early + slow * (late - self.struck)

    def _both(self, one: int, other: int) -> tuple[float, float]:
        """The better way to play two cards: before the enemies, and after them."""
        found = self.kept.get((one, other))
        if found is None:
            halves = [
                (top, bottom)
                for a, b in ((one, other), (other, one))
                for top in (2 * a + TOP, BASIC + TOP)
                for bottom in (2 * b + BOTTOM, BASIC + BOTTOM)
            ]
            ways = [self.way(top, bottom) for top, bottom in halves]
            early = max(range(len(ways)), key=lambda place: ways[place][0])
            late = max(range(len(ways)), key=lambda place: ways[place][1])
            spent = SPENT * (card_worth(one) + card_worth(other))
            found = ways[early][0] - spent, ways[late][1] - spent
            self.kept[one, other] = found
            self.plans[one, other] = (halves[early], halves[late])
        return found

    def plan(self, lead: int, other: int) -> tuple[TurnPlan, int]:
        """What a pair is good for: how it is played, and about when."""
        first = CARDS[lead].initiative // PART if self.now.foes else 0
        return self.plans[min(lead, other), max(lead, other)], first

    def way(self, top: int, bottom: int) -> tuple[float, float]:
        """A top and a bottom in the better order."""
        found = self.ways.get((top, bottom))
        if found is None:
            found = tuple_of(self.now, top, bottom), tuple_of(self.came, top, bottom)
            self.ways[top, bottom] = found
        return found

    def rest(self) -> float:
        """A long rest: late, in the same hex, with a heal and all cards back."""
        character = self.s.characters[self.seat]
        figure = self.now.figure
        gain = vigour(min(figure.most, figure.hp + 2)) - vigour(figure.hp)
        gain += CARD_BACK * (len(character.discard) - 1) - ROUND_LOST
        gain += 0.5 * len(character.spent)
        if not self.now.foes and not self.now.ready and len(character.discard) > WORN:
            gain += AWAITED
        return gain - self.struck + self.came.end(self.now.at)


def tuple_of(look: Outlook, top: int, bottom: int) -> float:
    """The worth of a turn with two halves, in the better order."""
    lines, others = HALF[top], HALF[bottom]
    worth = half_worth(look, top) + half_worth(look, bottom)
    one = best_from(look, look.at, others + lines)
    other = best_from(look, look.at, lines + others)
    return worth + max(one, other)


def declare(s: Scenario, ask: Question) -> Weights:
    """The pair that gives the best turn; or a long rest. In thought the same is asked again and
    again: while one seat tries its pairs, the others choose theirs in the same worlds."""
    key = seen_by(s, ask.seat)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = weigh(s, ask, True)
    return found


def declare_plainly(s: Scenario, ask: Question) -> Weights:
    """The same for a plain player."""
    return weigh(s, ask, False)


def weigh(s: Scenario, ask: Question, wary: bool) -> list[float]:
    """Every pair, and the rest, as weights."""
    pairs = Pairs(s, ask.seat, wary)
    values: list[float] = []
    plans: list[object] = []
    for option in ask.options:
        if kinds.TWO_CARDS.matches(option):
            lead, other = kinds.TWO_CARDS.parts(option)
            values.append(pairs.worth(lead, other))
            plans.append(pairs.plan(lead, other))
        else:
            values.append(pairs.rest())
            plans.append(option)
    return distinct(softened(values), plans)


def distinct(weights: list[float], plans: list[object]) -> list[float]:
    """The best few of those that come to different things."""
    found = [0.0] * len(weights)
    known: list[object] = []
    for place in sorted(range(len(weights)), key=lambda place: -weights[place]):
        if plans[place] not in known:
            known.append(plans[place])
            found[place] = weights[place]
            if len(known) == FEW:
                break
    return found


KEPT: Final[dict[Sight, list[float]]] = {}
"""What was found for positions seen lately."""
MOST_KEPT: Final = 64


def seen_by(s: Scenario, seat: Seat) -> Sight:
    """All that the choice of cards rests on."""
    return (
        (s.number, s.monster_level, seat, s.round, s.areas, s.doors, s.locked, s.killed),
        tuple(sorted(s.characters[seat].hand.cards)),
        tuple([of_character(one) for one in s.characters]),
        tuple([of_figure(number, one) for number, one in s.figures.items()]),
        tuple(s.overlays),
        tuple(s.coins.items()),
        tuple(s.elements),
        tuple([(deck, tuple(cards)) for deck, cards in s.decks.items()]),
    )


def of_character(one: Character) -> tuple[object, ...]:
    """What counts of each character."""
    active = [(card.half, card.slot, tuple(card.gifts)) for card in one.active]
    piles = (len(one.hand), len(one.chosen), tuple(one.discard), tuple(one.lost))
    return (*piles, tuple(active), len(one.spent))


def of_figure(number: int, one: Figure) -> tuple[object, ...]:
    """What counts of each figure."""
    return (number, one.at, one.hp, one.conditions, tuple(one.bonuses), one.acted)
