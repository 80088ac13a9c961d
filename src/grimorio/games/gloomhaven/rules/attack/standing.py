"""Special cards in the active area that change attacks and moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Seat, Value, ask
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import ELEMENT, LIFT, SPECIALS
from grimorio.games.gloomhaven.rules.actions import bonuses, boosting
from grimorio.games.gloomhaven.rules.attack.moments import BEFORE_ATTACK, TARGETED, TO_AIM_WITH
from grimorio.games.gloomhaven.rules.map.figures import figure_of, ground, is_seen
from grimorio.games.gloomhaven.rules.moves.ground_works import breakable, take_away
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    INERT,
    MONSTERS,
    Active,
    Blow,
    Deed,
    Scenario,
)

AIR: Final = ELEMENT["air"]
LIFTED: Final = 2
PUMMEL: Final = 3


def card_with(s: Scenario, seat: Seat, name: str) -> Active | None:
    """The active card of a seat with a special line of that name."""
    for active in s.characters[seat].active:
        if name in SPECIALS[active.half]:
            return active
    return None


def own_card(s: Scenario, deed: Deed, name: str) -> Active | None:
    """The same for a character that acts itself."""
    if deed.seat == MONSTERS or figure_of(s, deed.seat) != deed.actor:
        return None
    return card_with(s, deed.seat, name)


# -- Nature's Lift: a ranged attack may use up air for more range ----------------------------------


@TO_AIM_WITH.at(10)
def lifts(s: Scenario, deed: Deed, blow: Blow, _single: bool) -> Sequence[Value]:
    """Whether air can be used up for the range of this attack, once an action. Using an element is
    up to the player (GH-ELEM-11, GH-RUL-205)."""
    if not blow.ranged or LIFT in deed.used.boosts or s.elements[AIR] == INERT:
        return []
    if own_card(s, deed, "natures-lift-bottom") is None:
        return []
    return [kinds.AIM_BOOST(LIFT, (AIR,))]


def lift(s: Scenario, deed: Deed) -> int:
    """Air is used up, and a slot of the card."""
    active = own_card(s, deed, "natures-lift-bottom")
    assert active is not None
    deed.used.boosts.append(LIFT)
    boosting.consume(s, deed.actor, [AIR])
    bonuses.use_slot(s, deed.seat, active)
    return LIFTED


# -- Stone Pummel: a melee attack beside an obstacle breaks it -------------------------------------


@BEFORE_ATTACK.at(70)
async def pummel(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """What a melee attack has more by the obstacle that must be destroyed for it (GH-ACTIVE-6)."""
    active = None if blow.ranged else own_card(s, deed, "stone-pummel-bottom")
    if active is None:
        return False
    near = breakable(s, ground(s).beside[deed.at])
    if not near:
        return False

    def options() -> list[int | None]:
        return [*near] if active in s.characters[deed.seat].active else [None]

    cell = await ask(deed.seat, kinds.CHOOSE_CELL, options, deed.played.line)
    if cell is None:
        return False
    take_away(s, deed.actor, cell)
    bonuses.use_slot(s, deed.seat, active)
    blow.extra += PUMMEL
    return False


# -- Provoking Roar: attacks on an ally beside the brute are made on the brute ---------------------


@TARGETED.at()
def provoked(s: Scenario, deed: Deed, blow: Blow, target: int) -> int:
    """Who is attacked in place of the target, unless it is invisible. Nobody is attacked twice by
    one ability (GH-ATT-2, GH-RUL-11, GH-RUL-203)."""
    figure = s.figures[target]
    attacked = [target, *blow.struck, *blow.targets]
    for seat, character in enumerate(s.characters):
        brute = s.figures.get(character.figure)
        if (
            brute is not None
            and is_seen(brute)
            and brute.side == figure.side
            and brute.side != deed.side
            and character.figure not in attacked
            and ground(s).beside[brute.at] >> figure.at & 1
            and card_with(s, seat, "provoking-roar-bottom") is not None
        ):
            return character.figure
    return target


# -- Immovable Phalanx: a move as an attack --------------------------------------------------------


def may_strike(s: Scenario, deed: Deed) -> bool:
    """Whether a move ability may be an attack of the same value (GH-RUL-204)."""
    actor = s.figures[deed.actor]
    return actor.kind == CHARACTER and own_card(s, deed, "immovable-phalanx-bottom") is not None
