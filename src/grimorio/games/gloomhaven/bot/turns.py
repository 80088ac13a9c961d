"""The best turn with two halves of cards: where to go, whom to strike, where to end.

The lines of both halves are gone through one after another. A move tries every hex it can end in;
every other line is worth what it does from the hex where the character is then.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven.bot.dangers import vigour
from grimorio.games.gloomhaven.bot.outlook import Outlook
from grimorio.games.gloomhaven.bot.stamina import REVIVING, gain_of_lost, price_of_cards
from grimorio.games.gloomhaven.bot.strikes import payable, worth_of_conditions
from grimorio.games.gloomhaven.components.effects import (
    Afflict,
    Attack,
    Augment,
    Bonus,
    Boost,
    CardLine,
    Control,
    Damage,
    Heal,
    Kill,
    Loot,
    MakeTrap,
    Move,
    Recover,
    Retaliate,
    Shield,
    Special,
    Summon,
    Trigger,
)
from grimorio.games.gloomhaven.components.numbers import (
    BOOSTS,
    DISARM,
    HALF_LINES,
    HALVES,
    INSIDE,
    LINES,
    POISON,
    WOUND,
    conditions_of,
)
from grimorio.games.gloomhaven.rules.actions.bonuses import gifts_for
from grimorio.games.gloomhaven.state import CHARACTER
from grimorio.kit.numbers import NONE

UNKNOWN: Final = 1.1
"""What an attack is worth behind a door that is not open yet, for each point."""
FOLLOW: Final = 0.5
"""What an attack is worth when another is about to open a door, for each point."""
PATIENT: Final = 1.1
"""What healing is worth, measured by the hit points it gives."""
XP: Final = 0.05
"""What a point of experience is worth."""
MAKES: Final = 0.35
"""What an element is worth that a half makes."""
DEAR: Final = 1.0
"""How much of the price of a lost card counts when it is played for what it does."""
BURNT: Final = 1.5
"""What it costs besides to lose a card by playing it."""
GUARD: Final = 0.95
"""What a point of shield is worth, for each strike that is to be expected."""
SPIKES: Final = 0.8
"""What a point of retaliate is worth, for each strike that is to be expected."""
CALLED: Final = 7.0
"""What a summon is worth when there are enemies."""
BACK: Final = 0.6
"""What it is worth to take a card back into the hand."""
MINE: Final = 3.3
"""What a trap is worth that is laid among enemies."""
LASTING: Final = 3.5
"""What a bonus is worth that stays."""
MIND: Final = 2.6
"""What an augment is worth, for each point it adds to attacks."""


def _first_of_its_kind() -> tuple[int, ...]:
    firsts: dict[tuple[CardLine, tuple[Boost, ...]], int] = {}
    return tuple(
        [firsts.setdefault((line, BOOSTS[number]), number) for number, line in enumerate(LINES)]
    )


SAME: Final = _first_of_its_kind()
"""For each line the first that says the same."""
HALF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([SAME[number] for number in numbers]) for numbers in HALF_LINES]
)
"""The lines of each half, those that say the same under one number."""


def half_worth(look: Outlook, half: int) -> float:
    """What a half is worth besides its lines: a card that is lost costs rounds."""
    found = HALVES[half]
    worth = XP * found.xp + MAKES * len(found.makes)
    if found.lost and half // 2 not in REVIVING:
        price = price_of_cards(look.s.characters[look.seat], 0, 1, look.need)
        worth -= DEAR * price + BURNT
    return worth


def best_from(look: Outlook, cell: int, lines: tuple[int, ...]) -> float:
    """The worth of the best way to do these lines from a hex and to end the turn."""
    if not lines:
        return look.end(cell)
    key = (cell, lines)
    found = look.turns.get(key)
    if found is not None:
        return found
    line = LINES[lines[0]]
    rest = lines[1:]
    if isinstance(line, Move):
        found = max([best_from(look, to, rest) for to in move_ends(look, cell, line)])
    else:
        found = line_worth(look, cell, lines[0], line, rest) + best_from(look, cell, rest)
    look.turns[key] = found
    return found


def move_ends(look: Outlook, cell: int, line: Move) -> list[int]:
    """Where a move of a card may end."""
    points = line.value if isinstance(line.value, int) else 2
    for boost in line.boosts:
        if boost.move and (not boost.use or payable(look.s, boost.use)):
            points += boost.move
    if look.is_door(cell):
        return [cell]
    return look.ends_from(cell, points, line.jump)


def line_worth(
    look: Outlook, cell: int, number: int, line: CardLine, rest: tuple[int, ...]
) -> float:
    """What a line is worth from a hex."""
    if isinstance(line, Attack):
        return attack_worth(look, cell, number, line)
    if isinstance(line, Heal):
        return heal_worth(look, cell, line)
    if look.is_door(cell):
        return 0.5 if isinstance(line, Shield | Retaliate) else 0.2
    if isinstance(line, Loot):
        near = look.land.within(cell, line.range)
        return 0.4 * sum([count for at, count in look.coins.items() if near >> at & 1])
    if isinstance(line, Shield):
        if line.use and not payable(look.s, line.use):
            return 0.0
        return GUARD * line.value * look.strikers(cell)
    if isinstance(line, Retaliate):
        if line.use and not payable(look.s, line.use):
            return 0.0
        return SPIKES * line.value * look.strikers(cell)
    if isinstance(line, Damage):
        return damage_worth(look, cell, line)
    if isinstance(line, Afflict):
        return afflict_worth(look, cell, line)
    if isinstance(line, Augment):
        return augment_worth(look, cell, number, line)
    if isinstance(line, Bonus):
        follows = any(isinstance(LINES[one], Attack) for one in rest)
        return 0.9 * line.attack if follows and look.foes else 0.0
    if isinstance(line, Kill):
        return (
            6.0
            if any(look.land.far(cell)[foe.at] <= max(1, line.range) for foe in look.foes)
            else 0.0
        )
    return other_worth(look, cell, number, line)


def attack_worth(look: Outlook, cell: int, number: int, line: Attack) -> float:
    if look.is_door(cell) and not look.figure.conditions & DISARM:
        value = line.value if isinstance(line.value, int) else 3
        reach = 0.4 if line.range == 0 else 0.7
        return UNKNOWN * reach * value * (1.3 if line.area or line.target > 1 else 1.0)
    if look.follows:
        value = line.value if isinstance(line.value, int) else 3
        return FOLLOW * value * (1.3 if line.area or line.target > 1 else 1.0)
    return look.strike(cell, number, line)


def heal_worth(look: Outlook, cell: int, line: Heal) -> float:
    """Whoever needs it most of those in reach."""
    found = [mended(look, look.me, line.value)] if line.whom in ("one", "self") else []
    if line.whom != "self" and not look.is_door(cell):
        reach = max(1, line.range) if line.whom != "one" or line.range else 0
        near = look.land.within(cell, reach)
        found += [mended(look, n, line.value) for n, one in look.party if near >> one.at & 1]
    if line.whom in ("one", "self"):
        return max(found, default=0.0)
    return sum(found)


def mended(look: Outlook, number: int, value: int) -> float:
    """What a heal of somebody is worth."""
    figure = look.s.figures[number]
    gain = min(value, figure.most - figure.hp)
    cured = 1.0 if figure.conditions & WOUND else 0.0
    if figure.conditions & POISON:
        return cured + 1.0
    found = cured + vigour(figure.hp + gain) - vigour(figure.hp)
    return PATIENT * (found if figure.kind == CHARACTER else 0.4 * gain)


def damage_worth(look: Outlook, cell: int, line: Damage) -> float:
    """Damage around oneself, without shields; friends do not like it."""
    near = look.land.beside[cell]
    found = 0.0
    for foe in look.foes:
        if near >> foe.at & 1:
            found += min(line.value, foe.figure.hp) + (2.0 if foe.figure.hp <= line.value else 0.0)
    if line.whom.startswith("both"):
        found -= 1.2 * line.value * (near & look.friends).bit_count()
    return found


def afflict_worth(look: Outlook, cell: int, line: Afflict) -> float:
    """Conditions for the best target; to be invisible is worth the blows it spares."""
    if line.use and not payable(look.s, line.use):
        return 0.0
    mask = conditions_of(line.conditions)
    if line.whom == "self":
        return 0.9 * look.hurt(look.threat(cell)) if "invisible" in line.conditions else 0.5
    if line.whom not in ("one", "adjacent"):
        return 0.4
    near = look.land.within(cell, max(1, line.range)) & look.land.sight(cell)
    found = [worth_of_conditions(look.s, foe, mask) for foe in look.foes if near >> foe.at & 1]
    if not found:
        return 0.0
    return sum(sorted(found)[-line.target :]) + 0.2 * min(2, line.push)


def augment_worth(look: Outlook, cell: int, number: int, line: Augment) -> float:
    """An augment that is there already is worth nothing, a better one more."""
    there = [LINES[gift] for gift, _ in gifts_for(look.s, look.me)]
    have = [one for one in there if isinstance(one, Augment)]
    if any(one == line for one in have) or not look.foes:
        return 0.0
    worth = MIND * line.attack + 1.2 * line.shield
    worth -= sum([MIND * one.attack + 1.2 * one.shield for one in have])
    beside = look.land.beside[cell]
    if worth > 0 and any(beside >> foe.at & 1 for foe in look.foes):
        worth += line.attack
    return worth


def other_worth(look: Outlook, cell: int, number: int, line: CardLine) -> float:
    """Lines that are worth about the same wherever one is."""
    character = look.s.characters[look.seat]
    if isinstance(line, Summon):
        return CALLED if look.foes else 1.0
    if isinstance(line, Recover):
        if line.whom == "ally":
            piles = [
                len(one.discard)
                for one in look.s.characters
                if one is not character and one.figure != NONE
            ]
            return 0.7 * max(piles, default=0) if line.pile == "discard" else 2.0
        if line.pile == "lost":
            return gain_of_lost(character, look.need)
        return BACK * min(line.count or len(character.discard), len(character.discard))
    if isinstance(line, MakeTrap):
        return MINE if look.foes else 0.0
    if isinstance(line, Control):
        return 1.8 if len(look.foes) > 1 else 0.0
    if isinstance(line, Trigger):
        return LASTING if look.foes else 0.5
    if isinstance(line, Special):
        inside = INSIDE[number]
        if inside and isinstance(LINES[inside[0]], Attack | Afflict | Control):
            return line_worth(look, cell, inside[0], LINES[inside[0]], ())
        return 0.5 if look.foes else 0.0
    return 0.3
