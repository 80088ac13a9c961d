"""A turn: which half first, where to move, whom to strike, which items to use."""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.dangers import vigour
from grimorio.games.gloomhaven.bot.outlook import Outlook
from grimorio.games.gloomhaven.bot.strikes import Power, value_against, worth_of_hit
from grimorio.games.gloomhaven.bot.turns import HALF, best_from, half_worth
from grimorio.games.gloomhaven.bot.weights import Question, Weights, best_of, softened
from grimorio.games.gloomhaven.components.effects import Attack
from grimorio.games.gloomhaven.components.items import Item
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import BASIC, HALF_LINES, LINES
from grimorio.games.gloomhaven.rules import in_progress
from grimorio.games.gloomhaven.rules.attack.aiming import struck_by
from grimorio.games.gloomhaven.rules.map.ground import FAR
from grimorio.games.gloomhaven.rules.map.ways import DANGER
from grimorio.games.gloomhaven.state import Character, Scenario
from grimorio.kit.numbers import NONE

SPRUNG: Final = 5.0
"""What it costs to walk into a trap."""
NEVER: Final = -99.0
"""A leap is made to where it ends, not hex by hex; things are used only where they help."""


def act(s: Scenario, ask: Question) -> Weights:
    """The half that begins the best turn; items when they help."""
    return weigh_acts(s, ask, True)


def act_plainly(s: Scenario, ask: Question) -> Weights:
    """The same for a plain player."""
    return weigh_acts(s, ask, False)


def weigh_acts(s: Scenario, ask: Question, wary: bool) -> Weights:
    character = s.characters[ask.seat]
    look = Outlook(s, ask.seat, character.figure, True, False, wary)
    values = []
    for option in ask.options:
        if kinds.PLAY.matches(option):
            (number,) = kinds.PLAY.parts(option)
            values.append(half_worth(look, number) + turn_with(look, character, number, number))
        elif kinds.PLAY_BASIC.matches(option):
            (number,) = kinds.PLAY_BASIC.parts(option)
            half = BASIC + number % 2
            values.append(half_worth(look, half) + turn_with(look, character, number, half))
        else:
            values.append(NONE)
    best = max(values, default=0.0)
    for place, option in enumerate(ask.options):
        if kinds.ACT_ITEM.matches(option):
            (number,) = kinds.ACT_ITEM.parts(option)
            values[place] = best + item_worth(look, character, box()[number])
        elif kinds.ACT_END_CARD.matches(option):
            values[place] = best - 9.0
        elif kinds.REST_NOW.matches(option) or kinds.END_TURN.matches(option):
            values[place] = best
    return softened(values, 4)


def turn_with(look: Outlook, character: Character, number: int, half: int) -> float:
    """The best turn that begins with a half."""
    found = []
    for card in character.chosen.cards:
        if card == number // 2:
            continue
        other = 2 * card + 1 - number % 2
        if character.played >> other % 2 & 1:
            continue
        for second in (other, BASIC + other % 2):
            lines = HALF[half] + HALF[second]
            found.append(half_worth(look, second) + best_from(look, look.at, lines))
    return max(found) if found else best_from(look, look.at, HALF[half])


def item_worth(look: Outlook, character: Character, item: Item) -> float:
    """By how much a turn is better when an item is used now."""
    figure = look.figure
    if item.heal:
        gain = min(item.heal, figure.most - figure.hp)
        return vigour(figure.hp + gain) - vigour(figure.hp) - 1.6
    if item.recover:
        return 0.5 if len(character.discard) >= 3 and len(character.hand) <= 3 else -2.0
    if "invisible" in item.gains:
        if character.chosen.cards:
            return -2.0
        return look.hurt(look.threat(look.at)) - 1.5
    return 0.1 if item.when in ("turn", "turn_end") and look.foes else -2.0


# -- moves -----------------------------------------------------------------------------------------


def move(s: Scenario, ask: Question) -> Weights:
    """To where the rest of the turn is best."""
    return weigh_moves(s, ask, True)


def move_plainly(s: Scenario, ask: Question) -> Weights:
    """The same for a plain player."""
    return weigh_moves(s, ask, False)


def weigh_moves(s: Scenario, ask: Question, wary: bool) -> Weights:
    deed = in_progress(s)
    number = deed.actor
    figure = s.figures[number]
    character = s.characters[ask.seat]
    own = number == character.figure
    look = Outlook(s, ask.seat, number, True, False, wary)
    plans: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    if own:
        plans = rests_of_turn(s, look, character)
    values = []
    for option in ask.options:
        if option is not None and not kinds.MOVE_TO.matches(option):
            values.append(NEVER)
            continue
        cell = figure.at if option is None else kinds.MOVE_TO.parts(option)[0]
        value = max([worth + best_from(look, cell, lines) for worth, lines in plans])
        if option is not None:
            cost = look.way(cell)
            if DANGER <= cost < FAR:
                value -= look.hurt(s.trap) if cell == look.door else SPRUNG
            value -= 0.02 * (cost % DANGER if cost < FAR else 1)
        values.append(value)
    if any(kinds.MOVE_ITEM.matches(option) for option in ask.options):
        farther(s, ask, look, plans, values)
    return best_of(values)


def farther(
    s: Scenario,
    ask: Question,
    look: Outlook,
    plans: list[tuple[float, tuple[int, ...]]],
    values: list[float],
) -> None:
    """An item for a longer move is used if something much better comes into reach."""
    _, points = kinds.MOVE.about(ask)
    best = max(values)
    for place, option in enumerate(ask.options):
        if kinds.MOVE_ITEM.matches(option):
            item = box()[kinds.MOVE_ITEM.parts(option)[0]]
            if not look.foes or not (item.move or item.jump):
                continue
            cells = look.ends_from(look.at, points + item.move, item.jump)
            found = max([w + best_from(look, cell, lines) for w, lines in plans for cell in cells])
            values[place] = found if found > best + 1.5 else best - 5.0


def rests_of_turn(
    s: Scenario, look: Outlook, character: Character
) -> list[tuple[float, tuple[int, ...]]]:
    """What may still come in this turn: the rest of this half, then the other card."""
    deed = in_progress(s)
    lines: tuple[int, ...] = ()
    if deed.played.half != NONE and deed.played.line in HALF_LINES[deed.played.half]:
        place = HALF_LINES[deed.played.half].index(deed.played.line)
        lines = HALF[deed.played.half][place + 1 :]
    found = []
    for card in character.chosen.cards:
        for side in (0, 1):
            if not character.played >> side & 1:
                for half in (2 * card + side, BASIC + side):
                    found.append((half_worth(look, half), lines + HALF[half]))
    return found or [(0.0, lines)]


# -- attacks ---------------------------------------------------------------------------------------


def aim(s: Scenario, ask: Question) -> Weights:
    """Kills before damage; elements are there to be used."""
    deed = in_progress(s)
    blow = deed.blow
    assert blow is not None
    look = Outlook(s, ask.seat, deed.actor, True, False, True) if deed.actor in s.figures else None
    line = LINES[deed.played.line] if deed.played.line != NONE else None
    worths: dict[int, float] = {}
    if look is not None:
        plain = line if isinstance(line, Attack) else Attack(value=blow.value)
        power = Power(s, look.figure, look.me, deed.played.line, plain)
        power.conditions |= blow.conditions
        cells = 0
        for foe in look.foes:
            cells |= 1 << foe.at
        far = look.land.far(look.at)
        for foe in look.foes:
            value = value_against(s, look.land, power, foe, look.friends, cells)
            value += max(0, blow.value - power.value)
            value -= int(blow.ranged and far[foe.at] == 1)
            worths[foe.number] = worth_of_hit(s, foe, value, power.pierce, power.conditions)
            if foe.retaliates and far[foe.at] == 1:
                worths[foe.number] -= 0.9 * foe.retaliates
    values = []
    for option in ask.options:
        if option is None:
            values.append(-1.0)
        elif kinds.STRIKE_NOW.matches(option):
            values.append(0.0)
        elif kinds.AIM_BOOST.matches(option):
            values.append(60.0)
        elif kinds.AIM_ITEM.matches(option):
            item = box()[kinds.AIM_ITEM.parts(option)[0]]
            values.append(aid_worth(item, max(worths.values(), default=0.0)))
        else:
            values.append(sum([worths.get(number, -2.0) for number in struck_by(option)]))
    return best_of(values, 0.8)


def aid_worth(item: Item, best: float) -> float:
    """Whether an item is used for an attack."""
    if item.attack or item.advantage or item.conditions:
        return 50.0 if best > 3.0 else -5.0
    return -5.0
