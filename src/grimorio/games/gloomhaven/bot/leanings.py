"""What a good player leans to, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, TypeAlias

from grimorio.core import Ask, Seat, Value
from grimorio.core.kinds import Kind
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.halves import Situation, use_of
from grimorio.games.gloomhaven.bot.stamina import stamina
from grimorio.games.gloomhaven.components.abilities import Attack
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    BOTTOM,
    CARDS,
    HALF_LINES,
    LINES,
    TOP,
)
from grimorio.games.gloomhaven.rules.figures import ground, overlaid, shield_of
from grimorio.games.gloomhaven.rules.ground import FAR
from grimorio.games.gloomhaven.rules.moving import closed_doors, neighbours_of_door
from grimorio.games.gloomhaven.state import CHARACTER, HAZARD, PARTY, TRAP, Figure, Scenario

Question: TypeAlias = Ask[Value]
Weights: TypeAlias = Sequence[float]
BASIC_ATTACK: Final = BASIC
BASIC_MOVE: Final = BASIC + 1
SHARP: Final = 1.1
"""How much a point of use counts in choosing cards."""
FEW: Final = 8
"""The pairs of cards that are thought about."""


def declare(s: Scenario, ask: Question) -> Weights:
    """The pair whose better top and bottom are most useful now; a long rest when there is no pair
    worth playing, or when one is worn out and nobody is near."""
    now = Situation(s, ask.seat)
    character = s.characters[ask.seat]
    values = []
    for option in ask.options:
        if isinstance(option, tuple):
            one, other = option
            assert isinstance(one, int)
            assert isinstance(other, int)
            values.append(pair_worth(now, one, other) + haste(now, one))
        else:
            values.append(rest_worth(now, len(character.hand), len(character.discard)))
    return softened(values, FEW)


def rest_worth(now: Situation, hand: int, discards: int) -> float:
    """A long rest is for quiet rounds: it heals, and brings all cards and items back."""
    if now.nearest <= 6:
        return -4.0
    weak = now.figure.hp * 3 < now.figure.most * 2
    return 9.0 if discards >= 4 and (weak or hand < 5) else -2.0


def pair_worth(now: Situation, one: int, other: int) -> float:
    """The better way to play two cards: the top of one and the bottom of the other."""
    return max(two_halves(now, 2 * one, 2 * other + 1), two_halves(now, 2 * other, 2 * one + 1))


def two_halves(now: Situation, top: int, bottom: int) -> float:
    """Each half as printed, or as the basic action if that is better."""
    tops = max(use_of(now, top, True), use_of(now, BASIC_ATTACK, True))
    bottoms = max(use_of(now, bottom, False), use_of(now, BASIC_MOVE, False))
    return tops + bottoms


def haste(now: Situation, lead: int) -> float:
    """Early when an enemy is near and could be killed first; late when they still have to come."""
    early = (50 - CARDS[lead].initiative) / 50
    return 0.4 * early if now.nearest <= 3 else -0.2 * early


def softened(values: Sequence[float], few: int = 0) -> list[float]:
    """Values as weights; those far behind, and all but a few, are left aside."""
    best = max(values)
    weights = [exp(SHARP * (value - best)) for value in values]
    if few and len(weights) > few:
        least = sorted(weights, reverse=True)[few - 1]
        weights = [weight if weight >= least else 0.0 for weight in weights]
    return weights


def act(s: Scenario, ask: Question) -> Weights:
    """Move first if there is nobody to attack from here; items when they help."""
    now = Situation(s, ask.seat)
    values = []
    for option in ask.options:
        if not isinstance(option, tuple):
            values.append(0.0)
            continue
        what, number = option
        assert isinstance(number, int)
        if what == "item":
            values.append(-1.0 if now.hurt < 3 else 1.0)
        elif number % 2 == BOTTOM:
            half = number if what == "play" else BASIC_MOVE
            early = 1.5 if now.nearest > 2 else 0.0
            values.append(use_of(now, half, False) + early)
        else:
            half = number if what == "play" else BASIC_ATTACK
            values.append(use_of(now, half, False))
    return softened(values, 4)


def reach_left(s: Scenario, seat: Seat) -> int:
    """The range of the attack that the character still has in this turn; 0 if it has none."""
    character = s.characters[seat]
    if character.played >> TOP & 1:
        return 0
    best = 1
    for card in character.chosen.cards:
        for number in HALF_LINES[2 * card]:
            line = LINES[number]
            if isinstance(line, Attack):
                best = max(best, line.range)
    return best


def move(s: Scenario, ask: Question) -> Weights:
    """To where an enemy can be attacked, the weaker the better, and away from the others; without
    enemies to money and doors."""
    seat = ask.seat
    number = s.deeds[-1].actor
    figure = s.figures[number]
    reach = reach_left(s, seat) if number == s.characters[seat].figure else 1
    foes = [one for one in s.figures.values() if one.side != PARTY]
    goals = goals_of(s)
    dangers = overlaid(s, TRAP, HAZARD)
    values = []
    for option in ask.options:
        if isinstance(option, tuple):
            values.append(-2.0)
            continue
        cell = figure.at if option is None else option
        assert isinstance(cell, int)
        value = 0.0 if option is None else 0.05
        value += place_worth(s, cell, reach, foes, goals, figure)
        if dangers >> cell & 1 and option is not None:
            value -= 6.0
        value += 0.8 * s.coins.get(cell, 0)
        values.append(value)
    return best_of(values)


def place_worth(
    s: Scenario, cell: int, reach: int, foes: list[Figure], goals: list[int], figure: Figure
) -> float:
    """How good a hex is to be in."""
    land = ground(s)
    if not land.all >> cell & 1:
        return 3.0 if not foes and is_fresh(s, figure) else -6.0  # a closed door
    far = land.far(cell)
    if not foes:
        nearest = min([far[goal] for goal in goals], default=0)
        return -0.5 * min(nearest, 40)
    near = min([far[one.at] for one in foes])
    if reach == 0:
        wounded = figure.hp * 2 < figure.most
        return 0.4 * min(near, 5) * (2.0 if wounded else 0.5)
    sight = land.sight(cell)
    hit = [one for one in foes if far[one.at] <= reach and sight >> one.at & 1]
    if not hit:
        return -0.6 * min(near, 30)
    weakest = min([one.hp for one in hit])
    beside = sum([far[one.at] == 1 for one in foes])
    crowd = beside if reach > 1 else max(0, beside - 1)
    return 5.0 - 0.15 * weakest - 0.7 * crowd


def is_fresh(s: Scenario, figure: Figure) -> bool:
    """Whether a character can meet what is behind a door."""
    if figure.kind != CHARACTER:
        return True
    character = s.characters[figure.owner]
    total = len(character.hand) + len(character.discard) + len(character.chosen)
    return 2 * (len(character.hand) + len(character.chosen)) >= min(8, total)


def goals_of(s: Scenario) -> list[int]:
    """What to go for when no enemy is there: money, and the hexes before closed doors."""
    found = list(s.coins)
    for door in closed_doors(s):
        found += neighbours_of_door(s, door)
    return found


def best_of(values: Sequence[float], margin: float = 0.3) -> list[float]:
    """Only the best, and what is hardly worse."""
    best = max(values)
    return [1.0 - (best - value) if value > best - margin else 0.0 for value in values]


def aim(s: Scenario, ask: Question) -> Weights:
    """Kills before damage, the weak before the strong; elements are there to be used."""
    deed = s.deeds[-1]
    power = deed.blow.value if deed.blow is not None else 2
    values = []
    for option in ask.options:
        if option is None:
            values.append(-3.0)
        elif option == "done":
            values.append(0.5)
        else:
            assert isinstance(option, tuple)
            numbers = [part for part in option[1:] if isinstance(part, int)]
            if option[0] in ("at", "area"):
                values.append(sum([blow_worth(s, number, power) for number in numbers]))
            else:
                values.append(6.0 if option[0] == "boost" else -1.0)
    return best_of(values, 0.8)


def blow_worth(s: Scenario, number: int, power: int) -> float:
    figure = s.figures[number]
    damage = max(0, power - shield_of(s, figure))
    kill = 3.0 if damage >= figure.hp else 0.0
    return 1.0 + min(damage, figure.hp) + kill - 0.1 * figure.hp


def suffer(s: Scenario, ask: Question) -> Weights:
    """A card is lost only against 3 or more, or against a lethal hit."""
    character = s.characters[ask.seat]
    figure = s.figures[character.figure]
    damage = ask.about[1]
    assert isinstance(damage, int)
    lethal = damage >= figure.hp
    grave = damage >= 5 or (damage >= 3 and figure.hp - damage <= 2)
    lasts = stamina(character)
    now = Situation(s, ask.seat)
    values = []
    for option in ask.options:
        if option == "take":
            values.append(-9.0 if lethal else -1.5 if grave and lasts > 6 else 3.0)
            continue
        assert isinstance(option, tuple)
        cards = [part for part in option[1:] if isinstance(part, int)]
        if option[0] == "item":
            values.append(2.0 if damage >= 2 else -1.0)
        elif option[0] == "lose":
            spare = 1.0 if len(character.hand) > 2 else -1.0
            values.append(spare - 0.1 * card_worth(now, cards[0]))
        else:
            values.append(-0.5 - 0.1 * sum([card_worth(now, card) for card in cards]))
    return best_of(values)


def card_worth(now: Situation, card: int) -> float:
    return use_of(now, 2 * card, True) + use_of(now, 2 * card + 1, False)


def short_rest(s: Scenario, ask: Question) -> Weights:
    """When there is nothing left to play."""
    tired = len(s.characters[ask.seat].hand) < 2
    return [float((option == "rest") == tired) for option in ask.options]


def exchange(s: Scenario, ask: Question) -> Weights:
    """Hit points are kept."""
    return [float(option == "keep") for option in ask.options]


def worst_card(s: Scenario, ask: Question) -> Weights:
    """The card that is missed least."""
    now = Situation(s, ask.seat)
    values = [
        -card_worth(now, option) if isinstance(option, int) else 0.0 for option in ask.options
    ]
    return best_of(values)


def best_card(s: Scenario, ask: Question) -> Weights:
    """The card that is wanted most."""
    now = Situation(s, ask.seat)
    values = [card_worth(now, one) if isinstance(one, int) else -9.0 for one in ask.options]
    return best_of(values)


def heal(s: Scenario, ask: Question) -> Weights:
    """Whoever has lost most."""
    values = []
    for option in ask.options:
        if isinstance(option, int):
            figure = s.figures.get(option)
            lost = figure.most - figure.hp if figure is not None and figure.side == PARTY else 1
            values.append(float(lost))
        else:
            values.append(0.5)
    return best_of(values)


def yes(s: Scenario, ask: Question) -> Weights:
    """What may be done is done."""
    return [0.05 if option is None else 1.0 for option in ask.options]


def near_door(s: Scenario, ask: Question) -> Weights:
    """Where the first enemy is nearest, but one."""
    foes = [one.at for one in s.figures.values() if one.side != PARTY]
    values = []
    for option in ask.options:
        assert isinstance(option, int)
        far = ground(s).far(option)
        near = min([far[at] for at in foes if far[at] < FAR], default=0)
        values.append(-0.2 * near)
    return softened(values)


LEANS: Final[dict[Kind, Callable[[Scenario, Question], Weights]]] = {
    kinds.DECLARE: declare,
    kinds.ACT: act,
    kinds.MOVE: move,
    kinds.AIM: aim,
    kinds.SUFFER: suffer,
    kinds.SHORT_REST: short_rest,
    kinds.REST_EXCHANGE: exchange,
    kinds.REST_LOSE: worst_card,
    kinds.RECOVER: best_card,
    kinds.CHOOSE_FIGURE: heal,
    kinds.MAY: yes,
    kinds.CHOOSE_CELL: yes,
    kinds.FORCE: yes,
    kinds.START_AT: near_door,
}
