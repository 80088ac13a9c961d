"""What a good player leans to, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.core import Value
from grimorio.core.kinds import Kind
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.acting import act, act_plainly, aim, move, move_plainly
from grimorio.games.gloomhaven.bot.dangers import vigour
from grimorio.games.gloomhaven.bot.declaring import declare, declare_plainly
from grimorio.games.gloomhaven.bot.enduring import (
    best_card,
    exchange,
    recover_active,
    short_rest,
    suffer,
    worst_card,
)
from grimorio.games.gloomhaven.bot.weights import Question, Weights, best_of, softened
from grimorio.games.gloomhaven.components.numbers import DISARM, ELITE, STUN
from grimorio.games.gloomhaven.rules.map.figures import ground, overlaid
from grimorio.games.gloomhaven.rules.map.ground import FAR
from grimorio.games.gloomhaven.state import CHARACTER, HAZARD, PARTY, SUMMON, TRAP, Scenario
from grimorio.games.gloomhaven.variants import LEVEL


def choose_figure(s: Scenario, ask: Question) -> Weights:
    """Of friends whoever has lost most, of enemies the most dangerous."""
    values = []
    for option in ask.options:
        if kinds.CHOSEN_FIGURE.matches(option):
            values.append(worth_of_figure(s, *kinds.CHOSEN_FIGURE.parts(option)))
        else:
            values.append(9.0 if kinds.FIGURE_BOOST.matches(option) else 0.5)
    return best_of(values)


def worth_of_figure(s: Scenario, number: int) -> float:
    figure = s.figures.get(number)
    if figure is None:
        return 0.0
    if figure.side == PARTY:
        return 0.6 + vigour(figure.most) - vigour(figure.hp)
    busy = 1.0 if figure.conditions & (STUN | DISARM) else 0.0
    return 2.0 + 1.5 * (figure.rank == ELITE) + 0.1 * figure.hp - 2.0 * busy


def yes(s: Scenario, ask: Question) -> Weights:
    """What may be done is done."""
    return [0.05 if option is None else 1.0 for option in ask.options]


def no(s: Scenario, ask: Question) -> Weights:
    """What need not be done is left."""
    return [1.0 if option is None else 0.05 for option in ask.options]


def force(s: Scenario, ask: Question) -> Weights:
    """Into a trap, or away from the party; a pull brings nearer."""
    dangers = overlaid(s, TRAP, HAZARD)
    party = [one.at for one in s.figures.values() if one.side == PARTY]
    values = []
    for option in ask.options:
        if not kinds.FORCE_TO.matches(option):
            values.append(3.0 if kinds.BLOCKED.matches(option) else -0.2)
            continue
        (cell,) = kinds.FORCE_TO.parts(option)
        far = ground(s).far(cell)
        near = min([far[at] for at in party], default=0)
        values.append(0.2 * min(near, 5) + (4.0 if dangers >> cell & 1 else 0.0))
    return best_of(values)


def near_enemies(s: Scenario, ask: Question) -> Weights:
    """A hex beside the enemies: for summons, traps and obstacles."""
    foes = [one.at for one in s.figures.values() if one.side != PARTY]
    values = []
    for option in ask.options:
        if kinds.CHOSEN_CELL.matches(option):
            far = ground(s).far(*kinds.CHOSEN_CELL.parts(option))
            values.append(1.0 - 0.1 * min([min(far[at], 20) for at in foes], default=0))
        else:
            values.append(-1.0 if option is None else 0.0)
    return best_of(values)


def for_monsters(s: Scenario, ask: Question) -> Weights:
    """Where the party decides for a monster: on whoever bears it best, on as few as possible."""
    return best_of([worth_of_struck(s, struck_by(option)) for option in ask.options])


def struck_by(option: Value) -> tuple[int, ...]:
    """Whom a monster attacks, or comes to attack."""
    if kinds.MONSTER_FOCUS.matches(option):
        return kinds.MONSTER_FOCUS.parts(option)
    focus, _, targets = kinds.MONSTER_WAY.parts(option)
    return targets or (focus,)


def worth_of_struck(s: Scenario, numbers: tuple[int, ...]) -> float:
    worth = 0.0
    for number in numbers:
        figure = s.figures.get(number)
        if figure is not None and figure.side == PARTY:
            worth -= 6.0 - vigour(figure.hp) * (0.9 if figure.kind == CHARACTER else 1.0)
            worth += 2.0 if figure.kind == SUMMON else 0.0
    return worth


def start_at(s: Scenario, ask: Question) -> Weights:
    """Near the first enemy, but not the nearest."""
    foes = [one.at for one in s.figures.values() if one.side != PARTY]
    values = []
    for option in ask.options:
        far = ground(s).far(*kinds.STARTING.parts(option))
        near = min([far[at] for at in foes if far[at] < FAR], default=0)
        values.append(-0.2 * near)
    return softened(values)


def table_level(s: Scenario, ask: Question) -> Weights:
    """The level that the table was opened with."""
    return best_of([1.0 if option == s.options[LEVEL] else 0.0 for option in ask.options])


LEANS: Final[dict[Kind, Callable[[Scenario, Question], Weights]]] = {
    kinds.CHOOSE_LEVEL: table_level,
    kinds.DECLARE: declare,
    kinds.ACT: act,
    kinds.MOVE: move,
    kinds.AIM: aim,
    kinds.SUFFER: suffer,
    kinds.SHORT_REST: short_rest,
    kinds.REST_EXCHANGE: exchange,
    kinds.REST_LOSE: worst_card,
    kinds.LOSE_CARD: worst_card,
    kinds.RECOVER: best_card,
    kinds.RECOVER_ACTIVE: recover_active,
    kinds.RECOVER_BY: best_card,
    kinds.CHOOSE_FIGURE: choose_figure,
    kinds.MAY: yes,
    kinds.CHOOSE_CELL: near_enemies,
    kinds.FORCE: force,
    kinds.START_AT: start_at,
    kinds.HURRY: no,
    kinds.STRIKE_WITH: yes,
    kinds.PARRY: yes,
    kinds.USE_MODIFIER: yes,
    kinds.MONSTER_ACTS: for_monsters,
    kinds.MONSTER_FOCUSES: for_monsters,
}

PLAIN: Final[dict[Kind, Callable[[Scenario, Question], Weights]]] = {
    **LEANS,
    kinds.DECLARE: declare_plainly,
    kinds.ACT: act_plainly,
    kinds.MOVE: move_plainly,
}
"""What a plain player leans to: it weighs what a turn does, and not what enemies will do after."""
