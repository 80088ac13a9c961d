"""What boosts of ability cards say: their price or when they hold, and what they add."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components import effects as k
from grimorio.games.gloomhaven.components.effects import Boost, CardLine
from grimorio.games.gloomhaven.view.parts import (
    conditions,
    elements,
    ended,
    experience,
    listed,
    number,
    plus,
    priced,
    signed,
)
from grimorio.kit.story import Words


def boost_texts(line: CardLine) -> list[Text]:
    """A sentence for each boost of a line."""
    match line:
        case (
            k.Attack() | k.Move() | k.Heal() | k.Loot() | k.Damage() | k.Afflict() | k.Shield()
            | k.Retaliate() | k.Bonus() | k.Recover() | k.DestroyObstacle() | k.Trigger()
        ):  # fmt: skip
            boosts = line.boosts
        case _:
            return []
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
    if boost.xp and (boost.whom or boost.instead):
        gains = [experience(boost.xp), *gains]
    elif boost.xp:
        gains = [*gains, experience(boost.xp)]
    does = listed(gains)
    if boost.use and boost.when:
        args: Words = {"use": elements(boost.use), "when": boost.when, "does": does}
        return Text("line-boost-use-when", args)
    if boost.use:
        return ended(priced(boost.use, does))
    if boost.per:
        return Text("line-boost-per", {"per": boost.per, "does": does})
    return Text("line-boost-when", {"when": boost.when, "does": does})


def gained(boost: Boost, line: CardLine, before: CardLine | Boost) -> list[Text]:
    """What is added, without experience."""
    said = []
    if boost.attack:
        now = plus("attack", boost.attack)
        said.append(instead(now, signed(attack_of(before))) if boost.instead else now)
    for what, value in (
        ("move", boost.move), ("heal", boost.heal), ("range", boost.range),
        ("target", boost.target), ("shield", boost.shield), ("retaliate", boost.retaliate),
        ("recover", boost.recover), ("loot", boost.loot),
    ):  # fmt: skip
        if value:
            said.append(plus(what, value))
    if boost.pierce:
        more = isinstance(line, k.Attack) and line.pierce > 0
        said.append(plus("pierce", boost.pierce) if more else number("pierce", boost.pierce))
    if boost.push:
        more = isinstance(line, (k.Attack, k.Afflict)) and line.push > 0
        said.append(plus("push", boost.push) if more else number("push", boost.push))
    said += conditions(boost.conditions)
    whom = Text("line-whom", {"whom": boost.whom or "one"})
    if boost.damage:
        said.append(harm(boost, before, whom))
    elif boost.whom:
        verb = "attack" if isinstance(line, k.Attack) else "other"
        said.append(Text("line-whom-instead", {"verb": verb, "whom": whom}))
    return said


def harm(boost: Boost, before: CardLine | Boost, whom: Text) -> Text:
    """Damage besides the line, or other damage than the line says."""
    now = number("damage", boost.damage)
    if boost.whom:
        return Text("line-harm", {"what": now, "whom": whom})
    if boost.instead and isinstance(before, k.Damage):
        return instead(now, before.value)
    return plus("damage", boost.damage)


def instead(now: Text, was: int | Text) -> Text:
    """A number, and the one it replaces."""
    return Text("line-instead", {"now": now, "was": was})


def attack_of(before: CardLine | Boost) -> int:
    """What is added to attacks without the boost that replaces it."""
    return before.attack if isinstance(before, (Boost, k.Bonus, k.Trigger)) else 0
