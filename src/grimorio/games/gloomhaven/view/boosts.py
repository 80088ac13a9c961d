"""What boosts of ability cards say: their price or when they hold, and what they add."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components import effects as k
from grimorio.games.gloomhaven.components.effects import Boost, CardLine
from grimorio.games.gloomhaven.view.parts import (
    conditions,
    elements,
    instead,
    listed,
    number,
    signed,
)
from grimorio.kit.said import Said

SAID = Said({"use": elements})


def boost_texts(line: CardLine) -> list[Text]:
    """A sentence for each boost of a line."""
    boosts: tuple[Boost, ...] = getattr(line, "boosts", ())
    said = []
    for place, boost in enumerate(boosts):
        before = boosts[place - 1] if boost.instead and place else line
        said.append(boost_text(boost, line, before))
    return said


def boost_text(boost: Boost, line: CardLine, before: CardLine | Boost) -> Text:
    """A boost of a line. What it replaces, if it does, stands in `before`. Experience is told last,
    but before what ends in other words, so that it does not seem to belong to them."""
    gains = gained(boost, line, before)
    if boost.use and boost.per:
        gains = [Text("line-counted", {"what": listed(gains), "per": boost.per})]
    xp = SAID.parts(boost, "number-xp")
    gains = [*xp, *gains] if boost.whom or boost.instead else [*gains, *xp]
    words = SAID.words(boost, "use", "when", "per")
    return Text("line-boost", {**words, "does": listed(gains)})


def gained(boost: Boost, line: CardLine, before: CardLine | Boost) -> list[Text]:
    """What is added, without experience."""
    said = SAID.parts(boost, "plus-attack")
    if boost.attack and boost.instead:
        said = [instead(said[0], signed(attack_of(before)))]
    said += SAID.parts(
        boost, "plus-move", "plus-heal", "plus-range", "plus-target", "plus-shield",
        "plus-retaliate", "plus-recover", "plus-loot",
        "number-pierce", "plus-push" if getattr(line, "push", 0) else "number-push",
    )  # fmt: skip
    said += conditions(boost.conditions)
    whom = Text("line-whom", SAID.words(boost, "whom"))
    if boost.damage:
        said.append(harm(boost, before, whom))
    elif boost.whom:
        verb = "attack" if isinstance(line, k.Attack) else "other"
        said.append(Text("line-whom-instead", {"verb": verb, "whom": whom}))
    return said


def harm(boost: Boost, before: CardLine | Boost, whom: Text) -> Text:
    """Damage to others besides the line, or other damage than the line says."""
    now = number("damage", boost.damage)
    if boost.whom:
        return Text("line-harm", {"what": now, "whom": whom})
    if boost.instead and isinstance(before, k.Damage):
        return instead(now, before.value)
    return now


def attack_of(before: CardLine | Boost) -> int:
    """What is added to attacks without the boost that replaces it."""
    return before.attack if isinstance(before, (Boost, k.Bonus, k.Trigger)) else 0
