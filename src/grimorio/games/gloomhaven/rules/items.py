"""Items in play: when they can be used, and what they do then (GH-ITEM)."""

from __future__ import annotations

from grimorio.core import Seat, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import Item, items
from grimorio.games.gloomhaven.components.numbers import STUN
from grimorio.games.gloomhaven.rules.figures import named
from grimorio.games.gloomhaven.state import Scenario


def usable(s: Scenario, seat: Seat, *moments: str) -> list[int]:
    """The items that can be used at such a moment (GH-ITEM-2, GH-COND-16)."""
    character = s.characters[seat]
    figure = s.figures.get(character.figure)
    if figure is None or figure.conditions & STUN:
        return []
    found = []
    for number in character.items:
        if number in character.spent or number in character.consumed:
            continue
        item = items()[number]
        if item.when in moments and item.use != "none":
            found.append(number)
    return found


def use(s: Scenario, seat: Seat, number: int) -> Item:
    """An item is used: a slot of it, or all of it (GH-ITEM-5, 6, 10, 11, GH-RUL-36)."""
    character = s.characters[seat]
    item = items()[number]
    used = character.uses.get(number, 0) + 1
    character.tallies["items_used"] = character.tallies.get("items_used", 0) + 1
    tell(s, kinds.ITEM_USED, named(s, character.figure), number)
    if used < item.slots:
        character.uses[number] = used
        return item
    character.uses.pop(number, None)
    if item.use == "spend":
        character.spent.append(number)
    elif item.use == "consume":
        character.consumed.append(number)
    return item


def defences(s: Scenario, seat: Seat, cause: str) -> list[int]:
    """The items that help against damage that is about to be suffered."""
    found = usable(s, seat, "harmed")
    if cause == kinds.ATTACK:
        return found
    return [number for number in found if items()[number].no_damage]


def defend(s: Scenario, seat: Seat, number: int) -> int | None:
    """An item is used against damage: the shield it gives, None if nothing is suffered at all."""
    item = use(s, seat, number)
    return None if item.no_damage else item.shield
