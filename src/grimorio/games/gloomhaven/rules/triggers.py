"""Active cards that do something by themselves when something else happens (GH-ACTIVE-4..7). A
slot must be used when its condition is met, even without benefit (GH-ACTIVE-6)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, Seat, Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Trigger
from grimorio.games.gloomhaven.components.numbers import INSIDE, LINES, STUN
from grimorio.games.gloomhaven.rules import (
    adjusting,
    augments,
    bonuses,
    boosting,
    items,
    step,
    worn,
)
from grimorio.games.gloomhaven.rules.deeds import begin_deed
from grimorio.games.gloomhaven.rules.figures import character_of
from grimorio.games.gloomhaven.rules.gains import gain_xp
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    DOUBLED,
    EARLY,
    MONSTERS,
    PARTY,
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


async def before_attack(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """All that is decided or used when an attack is made on a target, before cards are drawn
    (GH-STEP-1, GH-ITEM-3, GH-RUL-35). Whether the target is killed in place of the attack."""
    if len(blow.struck) > 1:
        blow.present.clear()
    await items.strike_with(s, deed, blow, target)
    if await augments.pay(s, deed, blow, target):
        return True
    _use_for_attack(s, deed, blow, target)
    if deed.seat != MONSTERS and adjusting.order_matters(s, deed, blow, target):
        order = await ask(deed.seat, kinds.ORDER_CARDS, lambda: (0, 1), blow.value)
        if order == 1:
            blow.present.append((EARLY,))
    await items.parry(s, deed, blow, target)
    _when_attacked(s, blow, target)
    return False


def _use_for_attack(s: Scenario, deed: Deed, blow: Blow, target: int) -> None:
    """Slots for the attacks of their owner, one for each attack (GH-RUL-143)."""
    actor = s.figures.get(deed.actor)
    if actor is None or actor.kind != CHARACTER:
        return
    for active, number, line in waiting(s.characters[actor.owner], "attack"):
        if line.when and not boosting.holds(s, deed, line.when, target):
            continue
        value = value_of(active, number)
        if value:
            blow.present.append((STRONGER, value))
        if line.double:
            blow.present.append((DOUBLED,))
        bonuses.use_slot(s, actor.owner, active)


def _when_attacked(s: Scenario, blow: Blow, target: int) -> None:
    """Slots for attacks in melee on their owner: it retaliates against this one. A stunned
    character cannot (GH-RETAL-9)."""
    figure = s.figures[target]
    if figure.kind != CHARACTER or blow.ranged or figure.conditions & STUN:
        return
    for active, _, line in waiting(s.characters[figure.owner], "attacked_in_melee"):
        blow.present.append((RETALIATES, line.retaliate, line.range))
        bonuses.use_slot(s, figure.owner, active)


def returned(s: Scenario, blow: Blow, figure: Figure, far: int) -> int:
    """Retaliation against the present attack only (GH-RETAL-1, GH-RETAL-2, GH-RETAL-8)."""
    if figure.conditions & STUN:
        return 0
    return sum([one[1] for one in blow.present if one[0] == RETALIATES and far <= one[2]])


def has_retaliated(s: Scenario, figure: Figure) -> None:
    """What a character gains each time it retaliates."""
    character = character_of(s, figure)
    if character is not None:
        for _, _, line in waiting(character, "retaliates"):
            gain_xp(s, figure.owner, line.xp)


def more_targets(s: Scenario, deed: Deed, blow: Blow) -> int:
    """Targets that active cards add to a ranged attack action (GH-ADDT-1)."""
    actor = s.figures.get(deed.actor)
    if actor is None or actor.kind != CHARACTER or not blow.ranged:
        return 0
    found = waiting(s.characters[actor.owner], "ranged_attack")
    return sum([line.target for _, number, line in found if number not in deed.slots])


def use_for_action(s: Scenario, deed: Deed, *moments: str) -> int:
    """Slots for an action of their owner, one for each action; what they add to its healing. A slot
    is used even if nothing comes of it (GH-ACTIVE-6, GH-RUL-143)."""
    actor = s.figures.get(deed.actor)
    if actor is None or actor.kind != CHARACTER:
        return 0
    for active, number, _ in waiting(s.characters[actor.owner], *moments):
        if number not in deed.slots:
            deed.slots.append(number)
            bonuses.use_slot(s, actor.owner, active)
    found = 0
    for number in deed.slots:
        line = LINES[number]
        if isinstance(line, Trigger) and line.on in moments:
            found += line.heal
    return found


# -- damage ----------------------------------------------------------------------------------------


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


def defend_by_slot(s: Scenario, seat: Seat, card: int, cause: str, blow: Blow | None) -> int | None:
    """A slot is used against damage: the shield it gives, None if nothing is suffered at all
    (GH-RUL-82)."""
    character = s.characters[seat]
    line = next(line for one, line in slots_against(s, seat, cause) if one == card)
    active = next(one for one in character.active if one.half // 2 == card)
    if blow is not None:
        blow.present.append((RETALIATES, line.retaliate, line.range))
    bonuses.use_slot(s, seat, active)
    return None if line.no_damage else line.shield


# -- turns -----------------------------------------------------------------------------------------


@step
async def open_turn(s: Scenario, number: int) -> None:
    """The start of a character's turn: active cards do what they do then."""
    _act(s, number, "turn_start")
    plan(s, step.find("touch_down")(number))


@step
async def close_turn(s: Scenario, number: int) -> None:
    """The end of a character's turn: active cards and worn items do what they do then. The turn in
    which a card was played counts (GH-RUL-144)."""
    figure = s.figures.get(number)
    if figure is not None:
        _act(s, number, "turn_end")
        worn.stand_still(s, figure)


def _act(s: Scenario, number: int, moment: str) -> None:
    """Extra actions of active cards; a slot is used for each, done or not (GH-ACTIVE-6)."""
    figure = s.figures.get(number)
    if figure is None:
        return
    steps: list[Planned] = []
    for active, line, _ in waiting(s.characters[figure.owner], moment):
        steps.append(act_by_slot(number, line))
        bonuses.use_slot(s, figure.owner, active)
    plan(s, *steps)


@step
async def act_by_slot(s: Scenario, number: int, line: int) -> None:
    """An extra action: the lines inside a trigger."""
    figure = s.figures.get(number)
    if figure is None:
        return
    begin_deed(s, number, figure.owner, PARTY, figure.owner, NONE)
    lines = [step.find("do_line")(inside) for inside in INSIDE[line]]
    plan(s, *lines, scope="deed", close=step.find("end_deed")())


# -- doing away with them --------------------------------------------------------------------------


@step
async def bring_back(s: Scenario, seat: Seat) -> None:
    """Active cards go to the discards, as many as a long rest needs; the player chooses which
    (GH-DECL-4, GH-RUL-27, GH-RUL-151)."""
    character = s.characters[seat]

    def options() -> Sequence[Value]:
        return bonuses.countable(character)

    while character.rests and len(character.discard) < 2 and options():
        card = await ask(seat, kinds.END_ACTIVE, options)
        assert isinstance(card, int)
        bonuses.end(s, seat, card)
