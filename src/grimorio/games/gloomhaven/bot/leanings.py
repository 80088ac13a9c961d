"""What a good player leans to, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.core.kinds import Kind
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.acting import act, act_plainly, aim, move, move_plainly
from grimorio.games.gloomhaven.bot.dangers import vigour
from grimorio.games.gloomhaven.bot.declaring import declare, declare_plainly
from grimorio.games.gloomhaven.bot.enduring import (
    best_card,
    exchange,
    short_rest,
    suffer,
    worst_card,
)
from grimorio.games.gloomhaven.bot.weights import Question, Weights, best_of, softened
from grimorio.games.gloomhaven.components.numbers import DISARM, ELITE, STUN
from grimorio.games.gloomhaven.rules.figures import ground, overlaid
from grimorio.games.gloomhaven.rules.ground import FAR
from grimorio.games.gloomhaven.state import CHARACTER, HAZARD, PARTY, SUMMON, TRAP, Scenario
from grimorio.games.gloomhaven.variants import LEVEL


def choose_figure(s: Scenario, ask: Question) -> Weights:
    """Of friends whoever has lost most, of enemies the most dangerous."""
    values = []
    for option in ask.options:
        if isinstance(option, int):
            figure = s.figures.get(option)
            if figure is None:
                values.append(0.0)
            elif figure.side == PARTY:
                values.append(0.6 + vigour(figure.most) - vigour(figure.hp))
            else:
                busy = 1.0 if figure.conditions & (STUN | DISARM) else 0.0
                values.append(2.0 + 1.5 * (figure.rank == ELITE) + 0.1 * figure.hp - 2.0 * busy)
        else:
            values.append(9.0 if isinstance(option, tuple) else 0.5)
    return best_of(values)


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
        if not isinstance(option, int):
            values.append(3.0 if option == "blocked" else -0.2)
            continue
        far = ground(s).far(option)
        near = min([far[at] for at in party], default=0)
        values.append(0.2 * min(near, 5) + (4.0 if dangers >> option & 1 else 0.0))
    return best_of(values)


def near_enemies(s: Scenario, ask: Question) -> Weights:
    """A hex beside the enemies: for summons, traps and obstacles."""
    foes = [one.at for one in s.figures.values() if one.side != PARTY]
    values = []
    for option in ask.options:
        if isinstance(option, int):
            far = ground(s).far(option)
            values.append(1.0 - 0.1 * min([min(far[at], 20) for at in foes], default=0))
        else:
            values.append(-1.0 if option is None else 0.0)
    return best_of(values)


def for_monsters(s: Scenario, ask: Question) -> Weights:
    """Where the party decides for a monster: on whoever bears it best, on as few as possible."""
    values = []
    for option in ask.options:
        struck = option[2:] if isinstance(option, tuple) and len(option) > 2 else ()
        focus = option[0] if isinstance(option, tuple) else option
        numbers = [one for one in (struck or (focus,)) if isinstance(one, int)]
        worth = 0.0
        for number in numbers:
            figure = s.figures.get(number)
            if figure is not None and figure.side == PARTY:
                worth -= 6.0 - vigour(figure.hp) * (0.9 if figure.kind == CHARACTER else 1.0)
                worth += 2.0 if figure.kind == SUMMON else 0.0
        values.append(worth)
    return best_of(values)


def start_at(s: Scenario, ask: Question) -> Weights:
    """Near the first enemy, but not the nearest."""
    foes = [one.at for one in s.figures.values() if one.side != PARTY]
    values = []
    for option in ask.options:
        assert isinstance(option, int)
        far = ground(s).far(option)
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
