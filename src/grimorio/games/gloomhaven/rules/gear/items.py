"""Items in play: when they can be used, and what they do to attacks and moves (GH-ITEM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Planned, Seat, Value, ask, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import Item, items
from grimorio.games.gloomhaven.components.numbers import (
    CARDS,
    ITEM_SUMMONS,
    STUN,
    conditions_of,
)
from grimorio.games.gloomhaven.rules.actions import boosting, recovering
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.attack.moments import (
    AREA,
    ATTACK_BEGUN,
    BEFORE_ATTACK,
    BYSTANDERS,
    LAUNCHED,
    TO_AIM_WITH,
)
from grimorio.games.gloomhaven.rules.gear import worn
from grimorio.games.gloomhaven.rules.map.figures import empty, figure_of, ground, named, own
from grimorio.games.gloomhaven.state import (
    ADDING,
    CHARACTER,
    HINDERED,
    SHIELDED,
    Blow,
    Character,
    Deed,
    Scenario,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE

MASK: Final = "mask-of-terror"
HALBERD: Final = "halberd"
FREE: Final = (MASK, HALBERD)
"""What may be used any number of times, once for an action (GH-ITEM-7)."""
LONG: Final = 2
"""How far a halberd reaches."""
BLAST: Final = "unstable-explosives"
BLAST_DAMAGE: Final = 3


def usable(s: Scenario, seat: Seat, *moments: str) -> list[int]:
    """The items that can be used at such a moment, if their player likes (GH-ITEM-1, GH-ITEM-2,
    GH-ITEM-12, GH-ITEM-13). A stunned character can use none (GH-COND-16)."""
    character = s.characters[seat]
    figure = s.figures.get(character.figure)
    if figure is None or figure.conditions & STUN:
        return []
    found = []
    for number in character.items:
        item = items()[number]
        if item.when not in moments or item.duty or not is_ready(character, number):
            continue
        if (item.use != "none" or item.special in FREE) and is_possible(s, seat, item):
            found.append(number)
    return found


def in_turn(s: Scenario, seat: Seat) -> list[int]:
    """The items that can be used for what they do by themselves, in the own turn only."""
    return usable(s, seat, "turn") if s.acting == s.characters[seat].figure else []


def is_ready(character: Character, number: int) -> bool:
    """Whether it is neither spent nor consumed (GH-ITEM-2)."""
    return number not in character.spent and number not in character.consumed


def is_possible(s: Scenario, seat: Seat, item: Item) -> bool:
    """Whether an item has anything to be used on. One more card is played before the cards of a
    second turn are chosen."""
    character = s.characters[seat]
    if item.uses_element:
        return bool(boosting.payments(s, ("any",)))
    if item.number in ITEM_SUMMONS:
        figure = s.figures[character.figure]
        return bool(ground(s).beside[figure.at] & empty(s))
    if item.special in ("ring-of-haste", "ring-of-brutality"):
        return len(character.hand) > 0 and not character.chosen.cards
    if item.special == "second-chance-ring":
        return not character.chosen.cards and bool(later_pairs(character))
    if item.refresh_consumed:
        return bool(recovering.refreshable(s, seat))
    if item.refresh_spent and character.spent:
        return True
    if item.recover and not item.heal:
        return bool(recovering.recoverable(s, seat, "discard"))
    return not item.refresh_spent or item.heal > 0


def later_pairs(character: Character) -> list[tuple[int, int]]:
    """Two cards of the hand, the leading one later than its initiative of this round."""
    hand = sorted(character.hand.cards)
    return [
        (one, other)
        for one in hand
        for other in hand
        if one != other and CARDS[one].initiative > character.initiative
    ]


def may_hold_later(s: Scenario, seat: Seat) -> bool:
    """Whether, as far as others know, a character could take a second turn. Then it is asked even
    if it could not, since its hand is its own (GH-RUL-108)."""
    character = s.characters[seat]
    figure = s.figures.get(character.figure)
    if figure is None or figure.conditions & STUN or character.chosen.cards:
        return False
    rings = [one for one in character.items if items()[one].special == "second-chance-ring"]
    return len(character.hand) >= 2 and any(is_ready(character, ring) for ring in rings)


def use(s: Scenario, seat: Seat, number: int) -> Item:
    """An item is used: a slot of it, or all of it (GH-ITEM-5..7, GH-ITEM-10, GH-ITEM-11,
    GH-RUL-36)."""
    character = s.characters[seat]
    item = items()[number]
    used = character.uses.get(number, 0) + 1
    worn.count_use(character)
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


def for_move(s: Scenario, seat: Seat, leaps: bool) -> list[int]:
    """The items for an own move; one that makes it a jump only if it is none."""
    found = [one for one in usable(s, seat, "move") if items()[one].move or not leaps]
    return found + in_turn(s, seat)


# -- own attacks -----------------------------------------------------------------------------------


def is_own(s: Scenario, deed: Deed) -> bool:
    """Whether it is the action of the deciding seat's own character."""
    return deed.seat >= 0 and figure_of(s, deed.seat) == deed.actor


def moments_of(blow: Blow, single: bool) -> list[str]:
    manner = "ranged" if blow.ranged else "melee"
    return ["attack", manner, f"single_{manner}"] if single else ["attack", manner]


def is_for_one(item: Item) -> bool:
    """Whether it is for one attack of the action."""
    return bool(item.conditions) and not item.every_attack


@TO_AIM_WITH.at(20)
def attack_offers(s: Scenario, deed: Deed, blow: Blow, single: bool) -> Sequence[Value]:
    """The items for an attack before its targets are chosen. `single`: it has one target and no
    area. With several, an item for one attack is used when that is made (GH-ITEM-3)."""
    if not is_own(s, deed):
        return []
    found: list[Value] = []
    areas = [number for number in deed.used.items if items()[number].area]
    for number in usable(s, deed.seat, *moments_of(blow, single and not areas)):
        item = items()[number]
        if number in deed.used.items or (is_for_one(item) and (not single or areas)):
            continue
        if item.uses_element:
            prices = boosting.payments(s, ("any",))
            found += [kinds.AIM_ITEM(number, element) for (element,) in prices]
        else:
            found.append(kinds.AIM_ITEM(number, NONE))
    found += [kinds.AIM_ITEM(number, NONE) for number in in_turn(s, deed.seat)]
    return found


def use_for_attack(s: Scenario, deed: Deed, blow: Blow, number: int, element: int) -> None:
    """An item changes an attack, all attacks of the action if it says so (GH-ITEM-3,
    GH-RUL-35). An element may be its price."""
    item = use(s, deed.seat, number)
    deed.used.items.append(number)
    if element != NONE:
        boosting.consume(s, deed.actor, (element,))
    if is_for_one(item):
        blow.present.append((ADDING, conditions_of(item.conditions)))
    else:
        improve(blow, item)


def improve(blow: Blow, item: Item) -> None:
    """An attack ability with what an item adds to all its attacks."""
    blow.value += item.attack
    blow.range += item.range
    blow.pull += item.pull
    blow.push += item.special == MASK
    blow.advantage |= item.advantage
    blow.bypass |= item.ignores_shields
    blow.conditions |= conditions_of(item.conditions)
    if item.special == HALBERD:
        blow.range = max(blow.range, LONG)


def keep_for_action(deed: Deed) -> None:
    """Another line of the action comes: of the items used for it, those stay that are for all its
    attacks (GH-ACT-13, GH-RUL-221)."""
    deed.used.items = [number for number in deed.used.items if items()[number].every_attack]


@ATTACK_BEGUN.at(10)
def go_on(_s: Scenario, deed: Deed, blow: Blow) -> None:
    """Another attack ability of an action has what was used for all attacks of it, in melee or at
    range as the item says (GH-ACT-13, GH-RUL-221)."""
    for number in deed.used.items:
        if items()[number].when in moments_of(blow, False):
            improve(blow, items()[number])


@AREA.at()
def area_of(deed: Deed, area: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """The area of an attack: an item's takes the place of its target."""
    for number in deed.used.items:
        area = items()[number].area or area
    return area


def is_blast(deed: Deed) -> bool:
    """Whether the area of an item hurts allies too."""
    return any(items()[number].special == BLAST for number in deed.used.items)


@BYSTANDERS.at()
def bystanders(s: Scenario, deed: Deed) -> dict[int, int]:
    """The allies that an area may hit, by their hexes."""
    if not is_blast(deed):
        return {}
    return {figure.at: number for number, figure in own(s, deed.side) if number != deed.actor}


@LAUNCHED.at(20)
def hurt_in_blast(s: Scenario, deed: Deed, blow: Blow) -> Sequence[Planned]:
    """The allies among those in an area are no targets; a blast hurts them."""
    allies = [number for number in blow.targets if s.figures[number].side == deed.side]
    blow.targets = [number for number in blow.targets if number not in allies]
    hurt = allies if is_blast(deed) else []
    return [harm(ally, BLAST_DAMAGE, "effect", deed.actor) for ally in hurt]


@BEFORE_ATTACK.at(10)
async def strike_with(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """An item for one attack of several, when that attack is made (GH-ITEM-1, GH-RUL-35,
    GH-RUL-152)."""
    alone = len(blow.struck) + len(blow.targets) + blow.count == 1
    if alone or not is_own(s, deed):
        return False

    def options() -> list[Value]:
        moments = moments_of(blow, False)
        ready = [one for one in usable(s, deed.seat, *moments) if is_for_one(items()[one])]
        return [None, *kinds.STRIKE_ITEM.each(ready)]

    while len(options()) > 1:
        answer = await ask(deed.seat, kinds.STRIKE_WITH, options, named(s, target), blow.value)
        if answer is None:
            break
        use_for_attack(s, deed, blow, *kinds.STRIKE_ITEM.parts(answer), NONE)
    return False


# -- attacks on oneself ----------------------------------------------------------------------------


@BEFORE_ATTACK.at(50)
async def parry(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """Items of the figure attacked, before the attacker draws (GH-ITEM-3, GH-RUL-35)."""
    figure = s.figures[target]
    if figure.kind != CHARACTER or deed.actor not in s.figures:
        return False
    seat = figure.owner

    def options() -> list[Value]:
        return [None, *kinds.PARRY_ITEM.each(usable(s, seat, "attacked"))]

    while len(options()) > 1:
        answer = await ask(seat, kinds.PARRY, options, named(s, deed.actor))
        if answer is None:
            break
        item = use(s, seat, *kinds.PARRY_ITEM.parts(answer))
        if item.disadvantage:
            blow.present.append((HINDERED,))
        if item.shield:
            blow.present.append((SHIELDED, item.shield))
    return False


# -- a long rest -----------------------------------------------------------------------------------


def refresh_spent(s: Scenario, seat: Seat) -> None:
    """All spent items; consumed ones stay so, and those that cannot be refreshed (GH-LREST-7,
    GH-ITEM-13, GH-REFRESH-3)."""
    for number in s.characters[seat].spent[:]:
        if not items()[number].unrecoverable:
            recovering.make_ready(s, seat, number)
