"""Using tiles and Objects outside combat (EU-TIME, EU-ABIL, EU-TELE)."""

from __future__ import annotations

from grimorio.core import Seat, Value, ask, plan
from grimorio.games.euthia.components.effects import Act, Teleport
from grimorio.games.euthia.components.uses import USES
from grimorio.games.euthia.components.vocabulary import ACTIONS
from grimorio.games.euthia.kinds import TELEPORT, USE_HERE
from grimorio.games.euthia.nouns import Use
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.effects.uses import usable
from grimorio.games.euthia.rules.effects.verbs import do_use
from grimorio.games.euthia.rules.free import landings, teleport
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE


def uses_here(s: Realm, seat: Seat) -> list[Value]:
    """What can be used outside combat (EU-TIME-2, EU-TIME-4, EU-RUL-15)."""
    return USE_HERE.each(usable(s, seat, "any", "outside"))


@USE_HERE.does
def use_here(s: Realm, use: int) -> None:
    """Use something outside combat."""
    plan(s, use_outside(s.active, use))


@step
async def use_outside(s: Realm, seat: Seat, use: Use) -> None:
    """What it does may ask for a choice: where to go, if it teleports; an action that it grants is
    used in the same turn (EU-TELE-6, EU-ACT-4, EU-EX-5)."""
    await do_use(s, seat, use)
    hero = s.heroes[seat]
    for effect in USES[use].effects:
        if isinstance(effect, Act):
            hero.granted = sorted([*hero.granted, ACTIONS.index(effect.action)])
        elif isinstance(effect, Teleport):
            plan(s, go_far(seat, NONE if effect.church else effect.reach))


@step
async def go_far(s: Realm, seat: Seat, reach: int) -> None:
    """Teleport within a reach, NONE for the Church (EU-TELE-6)."""
    to = await ask(seat, TELEPORT, lambda: landings(s, seat, reach), reach)
    plan(s, teleport(seat, to, False))
