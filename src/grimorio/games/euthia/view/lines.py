"""What a piece, a card or a Monster does, in words made from the same facts the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core.scene import Text
from grimorio.games.euthia.components.box import Card, Elemental, Monster, Ore, Piece, Side
from grimorio.games.euthia.components.effects import Also, Attack, CardEffect, Shield, Use
from grimorio.games.euthia.components.vocabulary import ELEMENTS
from grimorio.kit.said import Said, yes
from grimorio.kit.story import folded, listed


def kinds_text(kinds: Sequence[str]) -> Text:
    """The Gems or Essences to choose from."""
    if len(kinds) == 1:
        return Text(kind_name(kinds[0]))
    if len(kinds) >= 4:
        return Text("any-kind", {"count": len(kinds)})
    return folded("or", [Text(kind_name(kind)) for kind in kinds])


def kind_name(kind: str) -> str:
    return f"piece-essence-{kind}" if kind in ELEMENTS else f"piece-{kind}"


UNBOUND: Final = 99
"""The highest result of a band that is open upwards."""
SAID: Final = Said({"kinds": kinds_text})


def effects_text(effects: Sequence[CardEffect]) -> Text:
    """What effects do, one after the other."""
    return listed([SAID.text("do", effect) for effect in effects])


def piece_lines(one: Piece) -> tuple[Text, ...]:
    """All that a piece does."""
    found: list[Text] = []
    if one.colour:
        found.append(Text("line-colour", {"colour": one.colour}))
    if one.health:
        found.append(Text("line-health", {"by": one.health}))
    if one.bags:
        found.append(Text("line-bags", {"by": one.bags}))
    if one.gems:
        found.append(Text("line-gems", {"count": one.gems}))
    found += [Text("line-safe", {"element": Text(f"element-{element}")}) for element in one.safe]
    found += [Text(f"line-boost-{boost.what}", {"by": boost.by}) for boost in one.boosts]
    if one.attack is not None:
        found += attack_lines(one.attack)
    if one.shield is not None:
        found.append(shield_line(one.shield))
    found += [use_line(use) for use in one.uses]
    if isinstance(one, Ore):
        found.append(folded("slash", [side_text(side) for side in one.sides]))
    return tuple(found)


def attack_lines(attack: Attack) -> list[Text]:
    """From which Combat Value on it does how much Damage, and what else follows."""
    ranges = [Text("range", {"low": low, "count": count}) for low, count in attack.ranges]
    first = Text("line-attack", {"ranges": listed(ranges), "first": yes(attack.first)})
    return [first, *[also_line(also) for also in attack.also]]


def also_line(also: Also) -> Text:
    does = effects_text(also.effects)
    return Text(
        "line-also", {"does": does, "low": also.low, "high": also.high, "kind": kind_of(also)}
    )


def kind_of(also: Also) -> str:
    """Whether it follows always, from a value on, or up to one."""
    return "low" if also.low > -99 else "high" if also.high < 99 else "always"


def shield_line(shield: Shield) -> Text:
    """What a shield does in every Combat Round (EU-SHIELD-4..6)."""
    found = []
    if shield.foot:
        found.append(Text("do-foot", {"by": shield.foot}))
    if shield.ward:
        found.append(Text("do-ward", {"count": shield.ward}))
    if shield.falter:
        found.append(Text("do-falter", {"by": shield.falter}))
    return Text("line-shield", {"does": listed(found)})


def use_line(use: Use) -> Text:
    """When it can be used, what it needs and costs, and what it does."""
    return Text(
        "line-use",
        {
            "time": Text("time", {"time": use.at, "permanent": yes(use.permanent)}),
            "set": use.set,
            "when": use.when or "none",
            "what": use.cost.what if use.cost else "none",
            "count": use.cost.count if use.cost else 0,
            "does": effects_text(use.effects),
        },
    )


def side_text(side: Side) -> Text:
    """One side of the slash of a Natural Resource."""
    found = []
    if side.gem is not None:
        found.append(Text(f"piece-{side.gem}"))
    if side.gold:
        found.append(Text("do-gold", {"count": side.gold}))
    if side.fame:
        found.append(Text("do-reputation", {"count": side.fame}))
    return listed(found)


def card_lines(one: Card) -> tuple[Text, ...]:
    """When a Gold or Silver card is played, and a line for each number of copies."""
    found = [Text("card-time", {"time": one.at})]
    if one.ongoing:
        found.append(Text("line-ongoing", {"by": one.ongoing}))
    for copies, box in enumerate(one.boxes, 1):
        found.append(Text("line-box", {"copies": copies, "does": effects_text(box)}))
    return tuple(found)


def monster_lines(one: Monster) -> tuple[Text, ...]:
    """The ranges of Wounds, the bar, and the Reward."""
    brings = [
        Text(f"brings-{what}", {"count": count})
        for what, count in (
            ("silver", one.silver),
            ("gold", one.gold),
            ("chaos", one.chaos),
            ("gaar", one.gaar),
        )
        if count
    ]
    return (
        wounds_line(one),
        *([Text("line-brings", {"what": listed(brings)})] if brings else []),
        reward_line(one),
    )


def elemental_lines(one: Elemental) -> tuple[Text, ...]:
    """What a Hero Roll brings in a Confrontation (EU-CONF-5)."""
    return tuple(
        [
            Text(
                "line-band",
                {
                    "kind": "high" if band.high == UNBOUND else "low" if not band.low else "both",
                    "low": band.low,
                    "high": band.high,
                    "does": effects_text(band.gains),
                },
            )
            for band in one.bands
        ]
    )


def reward_line(one: Monster, message: str = "line-reward") -> Text:
    """The back of a Monster card: its Reward, and up to which Reputation (EU-WIN-2)."""
    capped = yes(one.cap is not None)
    does = effects_text(one.reward)
    return Text(message, {"does": does, "capped": capped, "cap": one.cap or 0})


def wounds_line(one: Monster) -> Text:
    """From which Combat Value on it inflicts how many Wounds (EU-MATK-17)."""
    ranges = [Text("wounds", {"low": low, "count": count}) for low, count in one.ranges]
    return Text("line-wounds", {"ranges": listed(ranges)})
