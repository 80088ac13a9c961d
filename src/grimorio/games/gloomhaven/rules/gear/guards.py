"""Items against an attack: armour that must be used, shields that may be, and what blunts a
modifier card (GH-ITEM-9, GH-RUL-61, GH-RUL-149)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.classes import Modifier
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import STUN
from grimorio.games.gloomhaven.rules.attack.moments import (
    AT_HAND,
    BESIDES,
    CARD_DRAWN,
    DEFEND,
    DUE,
    Guard,
    Threat,
)
from grimorio.games.gloomhaven.rules.gear import items, using, worn
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.state import CHARACTER, RETALIATES, Scenario

PLAIN: Final = Modifier()


@DUE.at(20)
def armour(s: Scenario, seat: Seat, cause: str) -> list[Guard]:
    """Items with slots that must be used against an attack (GH-ITEM-9, GH-RUL-61); a stunned
    character cannot use them (GH-COND-16)."""
    character = s.characters[seat]
    if cause != kinds.ATTACK or s.figures[character.figure].conditions & STUN:
        return []
    return [
        Guard(kinds.SUFFER_ITEM(number), box()[number].shield, False)
        for number in character.items
        if box()[number].duty and items.is_ready(character, number)
    ]


@AT_HAND.at()
def shields_at_hand(s: Scenario, seat: Seat, cause: str) -> list[Value]:
    """Items that may be used against the damage of an attack (GH-RUL-61)."""
    if cause != kinds.ATTACK:
        return []
    return kinds.SUFFER_ITEM.each(items.usable(s, seat, "harmed"))


@BESIDES.at()
def in_own_turn(s: Scenario, seat: Seat) -> list[Value]:
    """Items that do something by themselves, in the own turn (GH-ITEM-1)."""
    return kinds.SUFFER_ITEM.each(items.in_turn(s, seat))


@DEFEND.at(10)
async def use_besides(s: Scenario, seat: Seat, answer: Value, threat: Threat) -> bool:
    """An item does something by itself before the damage is suffered (GH-ITEM-1)."""
    if answer not in in_own_turn(s, seat):
        return False
    await using.use_by_itself(s, seat, *kinds.SUFFER_ITEM.parts(answer))
    return True


@DEFEND.at(20)
async def use_against(s: Scenario, seat: Seat, answer: Value, threat: Threat) -> bool:
    """An item is used against damage: its shield, or nothing is suffered at all (GH-RUL-82)."""
    if not kinds.SUFFER_ITEM.matches(answer):
        return False
    threat.used.append(answer)
    item = items.use(s, seat, *kinds.SUFFER_ITEM.parts(answer))
    if threat.blow is not None:
        threat.blow.present.append((RETALIATES, item.retaliate, 1))
    threat.shield += item.shield
    threat.prevented |= item.no_damage
    return True


@CARD_DRAWN.at()
def as_drawn(s: Scenario, target: int, card: Modifier) -> Modifier:
    """A card drawn for an attack as it counts: a 2x against an Iron Helmet is a +0, and so is a
    Bless (GH-RUL-149)."""
    figure = s.figures[target]
    if figure.kind != CHARACTER or card.value != "2x":
        return card
    character = s.characters[figure.owner]
    for number in character.items:
        if box()[number].special == "iron-helmet":
            tell(s, kinds.BLUNTED, named(s, target), number)
            worn.count_use(character)
            return PLAIN
    return card
