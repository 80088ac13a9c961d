"""Active cards that do something by themselves when something else happens (GH-ACTIVE-4..7). A
slot must be used when its condition is met, even without benefit (GH-ACTIVE-6)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, Seat, Value
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Trigger
from grimorio.games.gloomhaven.components.numbers import LINES, STUN
from grimorio.games.gloomhaven.rules.actions import bonuses, boosting
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack.moments import (
    ATTACK_BEGUN,
    BEFORE_ATTACK,
    DEFEND,
    DUE,
    LAUNCHED,
    RETALIATED,
    Guard,
    Threat,
)
from grimorio.games.gloomhaven.rules.map.figures import character_of
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    DOUBLED,
    RETALIATES,
    STRONGER,
    Active,
    Blow,
    Character,
    Deed,
    Figure,
    Scenario,
)
from grimorio.kit.numbers import NONE


def waiting(character: Character, *moments: str) -> list[tuple[Active, int, Trigger]]:
    """The triggers of a character for such a moment: the card, the line's number, the line."""
    found = []
    for active in character.active:
        for gift in active.gifts:
            line = LINES[gift[1]]
            if not isinstance(line, Trigger) or line.on not in moments:
                continue
            if not line.once or active.spent == NONE:
                found.append((active, gift[1], line))
    return found


def value_of(active: Active, number: int) -> int:
    """The value of a line as it was played."""
    return next(gift[2] for gift in active.gifts if gift[1] == number)


# -- an attack -------------------------------------------------------------------------------------


@BEFORE_ATTACK.at(30)
async def use_for_attack(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """Slots for the attacks of their owner, one for each attack (GH-RUL-143)."""
    actor = s.figures.get(deed.actor)
    if actor is None or actor.kind != CHARACTER:
        return False
    for active, number, line in waiting(s.characters[actor.owner], "attack"):
        if line.when and not boosting.holds(s, deed, line.when, target):
            continue
        value = value_of(active, number)
        if value:
            blow.present.append((STRONGER, value))
        if line.double:
            blow.present.append((DOUBLED,))
        bonuses.use_slot(s, actor.owner, active)
    return False


@BEFORE_ATTACK.at(60)
async def use_when_attacked(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """Slots for attacks in melee on their owner: it retaliates against this one. A stunned
    character cannot (GH-RETAL-9)."""
    figure = s.figures[target]
    if figure.kind != CHARACTER or blow.ranged or figure.conditions & STUN:
        return False
    for active, _, line in waiting(s.characters[figure.owner], "attacked_in_melee"):
        blow.present.append((RETALIATES, line.retaliate, line.range))
        bonuses.use_slot(s, figure.owner, active)
    return False


@RETALIATED.at()
def has_retaliated(s: Scenario, figure: Figure) -> None:
    """What a character gains each time it retaliates."""
    character = character_of(s, figure)
    if character is not None:
        for _, _, line in waiting(character, "retaliates"):
            gain_xp(s, figure.owner, line.xp)


@ATTACK_BEGUN.at(20)
def more_targets(s: Scenario, deed: Deed, blow: Blow) -> None:
    """Targets that active cards add to a ranged attack action (GH-ADDT-1)."""
    actor = s.figures.get(deed.actor)
    if actor is None or actor.kind != CHARACTER or not blow.ranged:
        return
    found = waiting(s.characters[actor.owner], "ranged_attack")
    blow.count += sum([line.target for _, number, line in found if number not in deed.used.slots])


@LAUNCHED.at(10)
def use_for_shot(s: Scenario, deed: Deed, blow: Blow) -> Sequence[Planned]:
    """Slots for a ranged attack action."""
    if blow.ranged:
        use_for_action(s, deed, "ranged_attack")
    return ()


def use_for_action(s: Scenario, deed: Deed, *moments: str) -> int:
    """Slots for an action of their owner, one for each action; what they add to its healing. A slot
    is used even if nothing comes of it (GH-ACTIVE-6, GH-RUL-143)."""
    actor = s.figures.get(deed.actor)
    if actor is None or actor.kind != CHARACTER:
        return 0
    for active, number, _ in waiting(s.characters[actor.owner], *moments):
        if number not in deed.used.slots:
            deed.used.slots.append(number)
            bonuses.use_slot(s, actor.owner, active)
    found = 0
    for number in deed.used.slots:
        line = LINES[number]
        if isinstance(line, Trigger) and line.on in moments:
            found += line.heal
    return found


# -- damage ----------------------------------------------------------------------------------------


@DUE.at(10)
def slots_due(s: Scenario, seat: Seat, cause: str) -> list[Guard]:
    """The slots that must be used against damage (GH-ACTIVE-6)."""
    return [
        Guard(kinds.SLOT(card), line.shield, line.no_damage)
        for card, line in slots_against(s, seat, cause)
    ]


def slots_against(s: Scenario, seat: Seat, cause: str) -> list[tuple[int, Trigger]]:
    """The slots that must be used against damage: the cards and their lines. A stunned character
    has no shield and does not retaliate, but what takes all damage away still does (GH-ACTIVE-6,
    GH-SHIELD-6, GH-RUL-142)."""
    character = s.characters[seat]
    moments = ("harmed", "harmed_by_attack") if cause == kinds.ATTACK else ("harmed",)
    stunned = s.figures[character.figure].conditions & STUN
    return [
        (active.half // 2, line)
        for active, _, line in waiting(character, *moments)
        if line.no_damage or not stunned
    ]


@DEFEND.at(30)
async def defend_by_slot(s: Scenario, seat: Seat, answer: Value, threat: Threat) -> bool:
    """A slot is used against damage: its shield, or nothing is suffered at all (GH-RUL-82)."""
    if not kinds.SLOT.matches(answer):
        return False
    (card,) = kinds.SLOT.parts(answer)
    threat.used.append(answer)
    line = next(line for one, line in slots_against(s, seat, threat.cause) if one == card)
    active = next(one for one in s.characters[seat].active if one.half // 2 == card)
    if threat.blow is not None:
        threat.blow.present.append((RETALIATES, line.retaliate, line.range))
    bonuses.use_slot(s, seat, active)
    threat.shield += line.shield
    threat.prevented |= line.no_damage
    return True
