"""Augments: what the attacks of who has one do besides. Only one is active at a time."""

from __future__ import annotations

from typing import Final

from grimorio.core import Planned, Seat, Value, ask, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Augment, Special
from grimorio.games.gloomhaven.components.numbers import BASIC, HALVES, LINES, NORMAL, conditions_of
from grimorio.games.gloomhaven.nouns import LineId
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions import bonuses, boosting
from grimorio.games.gloomhaven.rules.attack.conditions import heal
from grimorio.games.gloomhaven.rules.attack.moments import (
    ADJUSTED,
    AFTER_ATTACK,
    BEFORE_ATTACK,
    Adjusted,
)
from grimorio.games.gloomhaven.rules.map.figures import ground, named, own
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    MONSTER,
    RETALIATES,
    SHIELDED,
    Active,
    Blow,
    Deed,
    Scenario,
)
from grimorio.kit.content import expect
from grimorio.kit.numbers import NONE

MORE: Final = "mass-hysteria-bottom"
"""With this card active there may be two augments."""
FAR: Final = "psychic-projection-bottom"
"""With this card active ranged attacks have the augments too."""
LENT: Final = "domination-top"
"""An ally attacks with the augments of who plays this."""


def is_augment(active: Active) -> bool:
    return any(isinstance(line, Augment) for line in HALVES[active.half].lines)


def owner(s: Scenario, deed: Deed) -> Seat:
    """Whose augments an attack has: those of the attacker itself, or of the one who lends them
    (GH-RUL-147); NONE if there is none."""
    if len(s.deeds) > 1:
        below = s.deeds[-2]
        if 0 <= below.played.half < BASIC:
            for line in HALVES[below.played.half].lines:
                if isinstance(line, Special) and line.name == LENT:
                    return below.seat
    actor = s.figures.get(deed.actor)
    return actor.owner if actor is not None and actor.kind == CHARACTER else NONE


def in_force(s: Scenario, deed: Deed, blow: Blow) -> list[int]:
    """The augments that an attack has: lines. Only attacks in melee have them, unless a card says
    otherwise."""
    seat = owner(s, deed)
    if seat == NONE or (blow.ranged and not bonuses.has_special(s, seat, FAR)):
        return []
    figure = s.characters[seat].figure
    gifts = bonuses.gifts_for(s, figure)
    return [line for line, _ in gifts if isinstance(LINES[line], Augment)]


async def make_room(s: Scenario, seat: Seat) -> None:
    """Another augment is played: the one before it goes, or with two allowed one of them that the
    player chooses (GH-ACTIVE-8)."""

    def due() -> list[int]:
        active = s.characters[seat].active if would_replace(s, seat) else []
        return sorted([one.half // 2 for one in active if is_augment(one)])

    while due():
        card = await ask(seat, kinds.END_ACTIVE, lambda: due() or [None])
        if card is not None:
            bonuses.end(s, seat, card)


def would_replace(s: Scenario, seat: Seat) -> bool:
    """Whether an augment that is played now takes the place of another."""
    allowed = 2 if bonuses.has_special(s, seat, MORE) else 1
    return len([one for one in s.characters[seat].active if is_augment(one)]) >= allowed


@BEFORE_ATTACK.at(20)
async def pay(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """An augment with a price may be used for the attack: for all attacks of the action, but a kill
    for this target only (GH-RUL-145). Whether the target is killed in place of the attack."""
    figure = s.figures[target]
    for line_number in in_force(s, deed, blow):
        line = expect(Augment, LINES[line_number])
        if not line.use or line_number in deed.used.slots:
            continue
        if line.kill and (figure.kind != MONSTER or figure.rank != NORMAL):
            continue
        if not line.kill and len(blow.struck) > 1:
            continue
        prices = boosting.payments(s, line.use)
        if not prices:
            continue

        def ways(augment: int = line_number) -> list[Value]:
            return [None, kinds.YES()] if augment in in_force(s, deed, blow) else [None]

        if await ask(deed.seat, kinds.MAY, ways, line_number) is None:
            continue
        boosting.consume(s, deed.actor, prices[0])
        if line.kill:
            return True
        deed.used.slots.append(line_number)
    return False


@ADJUSTED.at()
def by_augments(s: Scenario, deed: Deed, blow: Blow, target: int, found: Adjusted) -> None:
    """What augments add to an attack, those with a price if it was paid."""
    for line_number in in_force(s, deed, blow):
        line = expect(Augment, LINES[line_number])
        if not line.use or line_number in deed.used.slots:
            found.add += line.attack
            found.conditions |= conditions_of(line.conditions)


@AFTER_ATTACK.at()
def after(s: Scenario, deed: Deed, blow: Blow) -> list[Planned]:
    """What the attacker has of its augments for each attack: shield and retaliation until the end
    of the round, and healing, which is still to be done."""
    actor = s.figures.get(deed.actor)
    if actor is None:
        return []
    then = []
    for line_number in in_force(s, deed, blow):
        line = expect(Augment, LINES[line_number])
        if line.shield:
            actor.bonuses.append((SHIELDED, line.shield))
            tell(s, kinds.BONUS, named(s, deed.actor), "shield", line.shield)
        if line.retaliate:
            actor.bonuses.append((RETALIATES, line.retaliate, 1))
            tell(s, kinds.BONUS, named(s, deed.actor), "retaliate", line.retaliate)
        if line.heal:
            then.append(heal_by_augment(line_number))
    return then


@deed_step
async def heal_by_augment(s: Scenario, deed: Deed, number: LineId) -> None:
    """The attacker is healed, or one of its side in range (GH-HEAL-2)."""
    line = expect(Augment, LINES[number])
    actor = s.figures[deed.actor]
    if line.range == 0:
        heal(s, deed.actor, line.heal)
        return

    def options() -> list[int | None]:
        land = ground(s)
        cells = land.within(actor.at, line.range) & land.sight(actor.at)
        return [None, *[number for number, one in own(s, deed.side) if cells >> one.at & 1]]

    healed = await ask(deed.seat, kinds.CHOOSE_FIGURE, options, number)
    if healed is not None:
        heal(s, healed, line.heal)
