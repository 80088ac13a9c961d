"""What items say, made from what they do. What is in code has a text of its own (cards.ftl)."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.items import Item
from grimorio.games.gloomhaven.view.parts import (
    conditions,
    ended,
    gains,
    listed,
    number,
    plus,
    sentences,
    yes,
)
from grimorio.kit.story import Words


def item_texts(item: Item) -> tuple[Text, ...]:
    """What an item says: what it does, its price in modifiers, and what using it means."""
    said = always(item)
    does = [*attack_gains(item), *defence(item), *turn_gains(item)]
    if does:
        when = "harmed_duty" if item.duty else item.when
        moment = Text("gear-when", {"when": when, "price": yes(item.uses_element)})
        said.append(ended(Text("gear-does", {"when": moment, "does": listed(does)})))
    if item.special:
        said.append(Text(f"item-{item.id}-text"))
    texts = [sentences(said)]
    if item.minus:
        texts.append(Text("gear-minus", {"count": item.minus}))
    if item.use != "none":
        texts.append(Text("gear-use", {"use": item.use, "slots": item.slots}))
    return tuple(texts)


def always(item: Item) -> list[Text]:
    """What holds as long as the item is equipped."""
    said = []
    if item.small:
        said.append(Text("gear-small", {"count": item.small}))
    if item.immune:
        said.append(Text("gear-immune", {"to": listed(conditions(item.immune))}))
    for action, value in (("move", item.basic_move), ("attack", item.basic_attack)):
        if value:
            said.append(Text("gear-basic", {"action": action, "value": value}))
    if item.flies:
        said.append(Text("gear-flies"))
    return said


def attack_gains(item: Item) -> list[Text]:
    """What is added to a move, or to the attacks of an action."""
    said = []
    if item.move:
        said.append(plus("move", item.move))
    if item.jump:
        said.append(Text("line-jump"))
    added = []
    if item.attack:
        added.append(plus("attack", item.attack))
    if item.range:
        added.append(plus("range", item.range))
    if item.advantage:
        added.append(Text("line-advantage"))
    added += conditions(item.conditions)
    if item.pull:
        added.append(number("pull", item.pull))
    if added:
        said.append(Text("gear-on", {"what": listed(added), "every": yes(item.every_attack)}))
    if item.ignores_shields:
        said.append(Text("gear-ignores", {"every": yes(item.every_attack)}))
    if item.area:
        about = yes(item.when == "single_melee")
        said.append(Text("gear-area", {"hexes": len(item.area), "about": about}))
    return said


def defence(item: Item) -> list[Text]:
    """What is done about an attack on oneself."""
    numbers = (("shield", item.shield), ("retaliate", item.retaliate))
    against = [number(what, value) for what, value in numbers if value]
    said = [Text("line-against", {"what": listed(against)})] if against else []
    if item.disadvantage:
        said.append(Text("gear-disadvantage"))
    if item.no_damage:
        said.append(Text("line-no-damage"))
    return said


def turn_gains(item: Item) -> list[Text]:
    """What is done in the own turn, or at the start of a round."""
    said = []
    if item.refresh_spent:
        said.append(Text("gear-refresh-spent"))
    if item.refresh_consumed:
        said.append(Text("gear-refresh-consumed", {"count": item.refresh_consumed}))
    if item.heal:
        said.append(Text("line-heal-self", {"form": "inside", "value": item.heal}))
    if item.recover:
        args: Words = {"form": "inside", "every": "no", "count": item.recover, "pile": "discard"}
        said.append(Text("line-recover", args))
    if item.gains:
        said.append(gains("line-gain", "inside", item.gains))
    if item.makes:
        said.append(Text("gear-makes", {"count": item.makes}))
    if item.initiative:
        said.append(Text("gear-initiative", {"value": item.initiative}))
    return said
