"""What the ability cards of monsters say, made from what they do.

Moves and attacks are added to the stat card, so they have a sign; a number without one replaces it
(GH-MACT-4, GH-MACT-5). "It" is the monster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.decks import Ability
from grimorio.games.gloomhaven.components.orders import (
    AfflictOrder,
    AttackOrder,
    HealOrder,
    Order,
    OrderBoost,
    ShieldOrder,
)
from grimorio.games.gloomhaven.view.parts import (
    FORCES,
    Form,
    conditions,
    elements,
    ended,
    gains,
    instead,
    joined,
    listed,
    number,
    plus,
    signed,
)
from grimorio.kit.said import Said, sentences

Boosted: TypeAlias = AttackOrder | HealOrder | ShieldOrder | AfflictOrder
"""The orders that elements may add to."""


def ability_texts(ability: Ability) -> tuple[Text, ...]:
    """What a card says: its lines, and whether its deck is shuffled."""
    lines = [text_of(line) for line in ability.lines]
    return (*lines, *SAID.parts(ability, "ability-shuffle"))


def text_of(line: Order) -> Text:
    """What a line says, in one or more sentences."""
    said = [ended(clause(line, "start"))]
    if isinstance(line, AttackOrder | HealOrder | ShieldOrder | AfflictOrder):
        said += [boost_text(boost, line) for boost in line.boosts]
    return sentences(said)


def clause(line: Order, form: Form) -> Text:
    """A line by the message of its verb and its own fields. Without a number of its own the range
    is that of the stat card (GH-MATT-4)."""
    if isinstance(line, AttackOrder):
        said = [SAID.text("ability", line), *SAID.parts(line, *FORCES)]
        return joined(said + conditions(line.conditions))
    if not isinstance(line, AfflictOrder):
        range_ = getattr(line, "range", None) or "none"  # whom it is for speaks of it
        return SAID.text("ability", line, form=form, range=range_)
    if line.whom == "self":
        return gains("ability-gain", form, line.conditions)
    what = listed([*conditions(line.conditions), *SAID.parts(line, "number-push")])
    return SAID.text("ability", line, form=form, what=what)


def clauses(lines: Sequence[Order]) -> Text:
    """Several lines inside another one."""
    return joined([clause(line, "inside") for line in lines])


# -- boosts ----------------------------------------------------------------------------------------


def boost_text(boost: OrderBoost, line: Boosted) -> Text:
    """A boost of a line; monsters use up elements whenever they can (GH-MELEM-3)."""
    words = SAID.words(boost, "use", "when")
    return Text("ability-boost", {**words, "does": listed(gained(boost, line))})


def gained(boost: OrderBoost, line: Boosted) -> list[Text]:
    """What is added, or what the numbers of the line become."""
    said = SAID.parts(boost, "signed-attack", "plus-heal", "ability-heal_each")
    if boost.push:
        had = line.push if isinstance(line, AttackOrder | AfflictOrder) else 0
        said.append(changed("push", boost.push, had, boost.instead))
    if boost.shield:
        had = line.value if isinstance(line, ShieldOrder) else 0
        said.append(changed("shield", boost.shield, had, boost.instead))
    said += [*SAID.parts(boost, "signed-reach", "number-target"), *conditions(boost.conditions)]
    if boost.area:
        said.append(area_gained(boost, line))
    if boost.whom:
        verb = "attack" if isinstance(line, AttackOrder) else "heal"
        whom = Text("ability-whom", SAID.words(boost, "whom", "range"))
        said.append(Text("line-whom-instead", {"verb": verb, "whom": whom}))
    return said


def area_gained(boost: OrderBoost, line: Boosted) -> Text:
    """An area in place of the one of the line, or of its target (GH-AREA-5)."""
    hexes = len(boost.area)
    if isinstance(line, AttackOrder) and line.area:
        return instead(Text("ability-area", {"hexes": hexes}), len(line.area))
    return Text("ability-area-in-range", {"hexes": hexes})


def changed(what: str, value: int, had: int, replaces: bool) -> Text:
    """A number that is new, that is added, or that replaces the one of the line."""
    if not had:
        return number(what, value)
    return instead(number(what, value), had) if replaces else plus(what, value)


SAID = Said(
    {
        "plus": signed,
        "attack": signed,
        "reach": lambda reach: signed(reach) if reach else "none",
        "area": len,
        "use": elements,
        "type": lambda type_: Text(f"monster-{type_}"),
        "then": clauses,
    }
)
"""What is more than a number or a word of its own."""
