"""What the ability cards of monsters say, made from what they do.

Moves and attacks are added to the stat card, so they have a sign; a number without one replaces it
(GH-MACT-4, GH-MACT-5). "It" is the monster.
"""

from __future__ import annotations

from typing import TypeAlias

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.decks import Ability
from grimorio.games.gloomhaven.components.orders import (
    AfflictOrder,
    AttackOrder,
    Boss,
    Consume,
    DamageOrder,
    Elude,
    HealOrder,
    Infuse,
    LootOrder,
    MakeTrapOrder,
    MoveOrder,
    OnDeath,
    Order,
    OrderBoost,
    RetaliateOrder,
    ShieldOrder,
    Suffer,
    SummonOrder,
)
from grimorio.games.gloomhaven.components.vocabulary import OrderWhom
from grimorio.games.gloomhaven.view.parts import (
    Form,
    conditions,
    elements,
    ended,
    gains,
    joined,
    listed,
    number,
    plus,
    priced,
    sentences,
    signed,
    within,
    yes,
)
from grimorio.kit.story import Words

Boosted: TypeAlias = AttackOrder | HealOrder | ShieldOrder | AfflictOrder
"""The orders that elements may add to."""


def ability_texts(ability: Ability) -> tuple[Text, ...]:
    """What a card says: its lines, and whether its deck is shuffled."""
    shuffle = (Text("ability-shuffle"),) if ability.shuffle else ()
    return (*[text_of(line) for line in ability.lines], *shuffle)


def text_of(line: Order) -> Text:
    """What a line says, in one or more sentences."""
    said = [ended(clause(line, "start"))]
    if isinstance(line, (AttackOrder, HealOrder, ShieldOrder, AfflictOrder)):
        said += [boost_text(boost, line) for boost in line.boosts]
    return sentences(said)


def whom_text(whom: OrderWhom, range_: int | None) -> Text:
    """Whom a line is for; without a number the range is that of the stat card (GH-MATT-4)."""
    args: Words = {"whom": whom, "own": yes(range_ is None), "range": range_ or 0}
    return Text("ability-whom", args)


# -- clauses ---------------------------------------------------------------------------------------


def clause(line: Order, form: Form) -> Text:
    match line:
        case MoveOrder():
            said = Text("line-move", {"value": signed(line.plus)})
            return joined([said, Text("line-jump")]) if line.jump else said
        case AttackOrder():
            return attack(line)
        case HealOrder():
            return heal(line)
        case ShieldOrder():
            said = number("shield", line.value)
            if line.whom != "self":
                said = Text("line-for", {"what": said, "whom": whom_text(line.whom, line.range)})
            return Text("line-this-round", {"what": said})
        case RetaliateOrder():
            said = within(number("retaliate", line.value), line.range)
            return Text("line-this-round", {"what": said})
        case AfflictOrder():
            return afflict(line, form)
        case DamageOrder():
            whom = whom_text(line.whom, None)
            return Text("line-harm", {"what": number("damage", line.value), "whom": whom})
        case Suffer():
            return Text("ability-suffer", {"form": form, "harm": number("damage", line.value)})
        case LootOrder():
            return number("loot", line.range)
        case SummonOrder():
            return Text("ability-summon", {
                "rank": line.rank, "type": Text(f"monster-{line.type}"), "beside": line.beside,
                "hp": line.hp or "full",
            })  # fmt: skip
        case MakeTrapOrder():
            return Text("ability-trap", {"effect": number("damage", line.damage)})
        case Elude():
            return Text("ability-elude")
        case Infuse():
            return Text("ability-infuse", {"form": form, "what": elements([line.element])})
        case Consume():
            return priced([line.use], joined([clause(then, "inside") for then in line.then]))
        case OnDeath():
            does = joined([clause(then, "inside") for then in line.then])
            return Text("ability-on-death", {"does": does})
        case Boss():
            return Text("ability-special", {"number": line.special})
        case _:
            raise ValueError(f"only the rules of a scenario say this: {line}")


def attack(line: AttackOrder) -> Text:
    value = signed(line.plus)
    if line.area:
        said = [Text("line-attack-area", {"value": value, "hexes": len(line.area)})]
    elif line.whom == "focus":
        said = [Text("line-attack", {"value": value})]
    else:
        whom = whom_text(line.whom, line.range)
        said = [Text("line-attack-whom", {"value": value, "whom": whom})]
    if line.about:
        said.append(Text("line-melee"))
    if line.range is not None and line.whom != "in_range":
        said.append(number("range", line.range))
    if line.reach:
        said.append(number("range", signed(line.reach)))
    if line.target is not None:
        said.append(Text("ability-targets", {"count": line.target}))
    numbers = (("pierce", line.pierce), ("push", line.push), ("pull", line.pull))
    said += [number(what, count) for what, count in numbers if count]
    return joined(said + conditions(line.conditions))


def heal(line: HealOrder) -> Text:
    """Itself or an ally in range (GH-MHEAL-1), or those it says."""
    if line.whom == "self":
        return Text("ability-heal", {"value": line.value, "whom": "self"})
    if line.whom is not None:
        whom = whom_text(line.whom, line.range)
        return Text("line-heal-whom", {"value": line.value, "whom": whom})
    said = Text("ability-heal", {"value": line.value, "whom": "one"})
    return said if line.range is None else joined([said, number("range", line.range)])


def afflict(line: AfflictOrder, form: Form) -> Text:
    if line.whom == "self":
        return gains("ability-gain", form, line.conditions)
    given = conditions(line.conditions)
    if line.push:
        given.append(number("push", line.push))
    whom = whom_text(line.whom, line.range)
    return Text("line-afflict", {"form": form, "what": listed(given), "whom": whom, "duty": "no"})


# -- boosts ----------------------------------------------------------------------------------------


def boost_text(boost: OrderBoost, line: Boosted) -> Text:
    """A boost of a line; monsters use up elements whenever they can (GH-MELEM-3)."""
    does = listed(gained(boost, line))
    if boost.when:
        return Text("ability-boost-when", {"when": boost.when, "does": does})
    return ended(priced(boost.use, does))


def gained(boost: OrderBoost, line: Boosted) -> list[Text]:
    """What is added, or what the numbers of the line become."""
    said = []
    if boost.attack:
        said.append(plus("attack", boost.attack))
    if boost.heal:
        said.append(plus("heal", boost.heal))
    if boost.heal_each:
        said.append(Text("ability-heal-each", {"value": boost.heal_each}))
    if boost.push:
        had = line.push if isinstance(line, (AttackOrder, AfflictOrder)) else 0
        said.append(changed("push", boost.push, had, boost.instead))
    if boost.shield:
        had = line.value if isinstance(line, ShieldOrder) else 0
        said.append(changed("shield", boost.shield, had, boost.instead))
    if boost.reach:
        said.append(plus("range", boost.reach))
    if boost.target:
        said.append(Text("ability-targets", {"count": boost.target}))
    said += conditions(boost.conditions)
    if boost.area:
        said.append(area_gained(boost, line))
    if boost.whom:
        verb = "attack" if isinstance(line, AttackOrder) else "heal"
        whom = whom_text(boost.whom, boost.range)
        said.append(Text("line-whom-instead", {"verb": verb, "whom": whom}))
    return said


def area_gained(boost: OrderBoost, line: Boosted) -> Text:
    """An area in place of the one of the line, or of its target (GH-AREA-5)."""
    hexes = len(boost.area)
    if isinstance(line, AttackOrder) and line.area:
        now = Text("ability-area", {"hexes": hexes})
        return Text("line-instead", {"now": now, "was": len(line.area)})
    return Text("ability-area-in-range", {"hexes": hexes})


def changed(what: str, value: int, had: int, instead: bool) -> Text:
    """A number that is new, that is added, or that replaces the one of the line."""
    if not had:
        return number(what, value)
    if instead:
        return Text("line-instead", {"now": number(what, value), "was": had})
    return plus(what, value)
