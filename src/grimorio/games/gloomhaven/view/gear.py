"""What items say, made from what they do. What is in code has a text of its own (cards.ftl)."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.items import Item
from grimorio.games.gloomhaven.view.parts import conditions, gains, listed
from grimorio.kit.said import Said, sentences

SAID = Said(
    {
        "area": len,
        "gains": lambda names: gains("line-gain", "inside", names),
        "immune": lambda names: listed(conditions(names)),
    }
)
ALWAYS = ("gear-small", "gear-immune", "gear-basic_move", "gear-basic_attack", "gear-flies")
"""What holds as long as the item is equipped."""
TURN = (
    "gear-refresh_spent", "gear-refresh_consumed", "inside-heal", "gear-recover", "gear-gains",
    "gear-makes", "gear-initiative",
)  # fmt: skip
"""What is done in the own turn, or at the start of a round."""


def item_texts(item: Item) -> tuple[Text, ...]:
    """What an item says: what it does, its price in modifiers, and what using it means."""
    said = SAID.parts(item, *ALWAYS)
    does = [*attack_gains(item), *defence(item), *SAID.parts(item, *TURN)]
    if does:
        words = SAID.words(item, "when", "duty", "uses_element")
        said.append(Text("gear-does", {**words, "does": listed(does)}))
    if item.special:
        said.append(Text(f"item-{item.id}-text"))
    texts = [sentences(said), *SAID.parts(item, "gear-minus")]
    if item.use != "none":
        texts.append(Text("gear-use", SAID.words(item, "use", "slots")))
    return tuple(texts)


def attack_gains(item: Item) -> list[Text]:
    """What is added to a move, or to the attacks of an action."""
    said = SAID.parts(item, "plus-move", "line-jump")
    added = SAID.parts(item, "plus-attack", "plus-range", "line-advantage")
    added += [*conditions(item.conditions), *SAID.parts(item, "number-pull")]
    words = SAID.words(item, "when", "every_attack", "area")
    if added:
        said.append(Text("gear-on", {**words, "what": listed(added)}))
    if item.ignores_shields:
        said.append(Text("gear-ignores_shields", words))
    if item.area:
        said.append(Text("gear-area", words))
    return said


def defence(item: Item) -> list[Text]:
    """What is done about an attack on oneself."""
    against = SAID.parts(item, "number-shield", "number-retaliate")
    said = [Text("line-against", {"what": listed(against)})] if against else []
    return said + SAID.parts(item, "gear-disadvantage", "line-no_damage")
