"""What cards, powers and threats say, made from what they do.

Words are in locale/; here is only what belongs together. So a card cannot say what it does not do.
A line is one or more whole sentences. "This hero" is the one the card lies under.
"""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.components import effects as k
from grimorio.games.dungeonalliance.components.box import Card, Monster, SoloCard, Starter, Threat
from grimorio.games.dungeonalliance.components.numbers import EFFECTS, TABLE, WAY_EFFECTS
from grimorio.games.dungeonalliance.components.vocabulary import Whom
from grimorio.kit.story import Words

ATTACK_TRAITS = ("melee", "ranged")
SUMS = ("speed", "melee", "ranged", "armour", "evasive", "pick", "disarm", "hand")
"""Traits that are said as a short number with a sign, several in one line."""


def yes(value: object) -> str:
    """A flag as a message reads it."""
    return "yes" if value else "no"


def sentences(texts: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    return folded("line-more", texts)


def joined(texts: Sequence[Text]) -> Text:
    """Parts with commas between them."""
    return folded("comma", texts)


def either(texts: Sequence[Text]) -> Text:
    """One of several: commas, and `or` before the last."""
    return folded("either", [joined(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def folded(message: str, texts: Sequence[Text]) -> Text:
    said = texts[0]
    for text in texts[1:]:
        said = Text(message, {"a": said, "b": text})
    return said


# -- cards -----------------------------------------------------------------------------------------


def card_lines(card: Card) -> tuple[Text, ...]:
    """All that a card says: who may play it, when, its attack, what lasts, what it does."""
    said = needs_lines(card)
    if card.moment:
        said.append(Text("line-reaction"))
    if card.ally:
        said.append(Text("line-ally"))
    if card.attack is not None:
        said += attack_lines(card.attack)
    if card.pet is not None:
        said += pet_lines(card.pet)
    said += modifier_lines(card)
    said += [effect_text(effect, card.id) for effect in card.effects]
    if card.free:
        said.append(Text("line-free"))
    if card.stays:
        said.append(Text("line-stays"))
    return tuple(said)


def needs_lines(card: Card) -> list[Text]:
    """Who may play it. An Artifact is for all heroes, and needs only one with its icons
    (DA-ART-3, DA-RUL-50)."""
    if isinstance(card, Starter):
        return [Text("needs-hero", {"hero": Text(f"hero-{card.hero}")})]
    icons = icons_text(card)
    if "artifact" in card.types:
        whole = Text("line-artifact")
        return [whole] if icons is None else [Text("needs-artifact", {"icons": icons}), whole]
    return [Text("needs-nothing") if icons is None else Text("needs", {"icons": icons})]


def icons_text(card: Card) -> Text | None:
    """The icons a hero needs, if any (DA-VALID-1..7)."""
    races = [Text("race", {"race": race}) for race in card.races]
    classes = [Text("class", {"class": one}) for one in card.classes]
    if not races and not classes:
        return None
    parts = [either(races)] if races else []
    if card.bar:
        parts.append(either(classes))
    elif len(card.classes) == 2 and card.classes[0] == card.classes[1]:
        parts.append(Text("class-twice", {"class": classes[0]}))
    elif classes:
        parts.append(folded("both", classes))
    return folded("both", parts)


def modifier_lines(card: Card) -> list[Text]:
    """What lasts: plain sums with the same condition and for the same heroes in one line, what is
    a sentence of its own in another. With an attack of its own the card gives that or its attack
    bonus (DA-ATK-6)."""
    groups: dict[tuple[str, str, bool, str], list[Text]] = {}
    for one in card.modifiers:
        instead = card.attack is not None and one.trait in ATTACK_TRAITS
        group = (one.when, one.share, instead, "" if one.trait in SUMS else one.trait)
        adds = one.when != "always" and one.trait in SUMS and has_always(card, one.trait)
        said = Text("trait", {"trait": one.trait, "by": one.by, "more": yes(adds)})
        groups.setdefault(group, []).append(said)
    return [
        Text(
            "line-modifier",
            {"what": joined(what), "when": when, "share": share, "instead": yes(instead)},
        )
        for (when, share, instead, _), what in groups.items()
    ]


def has_always(card: Card, trait: str) -> bool:
    """Whether a card gives an ability whatever holds: then what it gives sometimes is more of
    it."""
    return any(one.trait == trait and one.when == "always" for one in card.modifiers)


def attack_lines(attack: k.Attack) -> list[Text]:
    """A base attack, and what follows it."""
    words: Words = {
        "type": attack.type,
        "power": attack.power,
        "usual": yes(not attack.low and not attack.high),
        "low": attack.low,
        "high": attack.high,
    }
    said = [Text("line-attack", words), *flags(attack.blind, attack.plain)]
    return [sentences(said), *follow(attack.then, "hit"), *follow(attack.after, "any")]


def pet_lines(pet: k.Pet) -> list[Text]:
    """The attack of a pet, and what follows it."""
    words: Words = {"type": pet.type, "power": pet.power, "reach": pet.reach}
    said = [Text("line-pet", words), *flags(pet.blind, pet.plain)]
    return [sentences(said), *follow(pet.then, "hit")]


def flags(blind: bool, plain: bool) -> list[Text]:
    """The icons of an attack (DA-SPELL-6, DA-PET-5, DA-PET-7)."""
    found = [Text("line-blind")] if blind else []
    return [*found, Text("line-plain")] if plain else found


def follow(effects: Sequence[k.CardEffect], when: str) -> list[Text]:
    """What follows an attack, if it did damage or in any case."""
    if not effects:
        return []
    does = sentences([effect_text(effect, "") for effect in effects])
    return [Text("line-follow", {"when": when, "does": does})]


# -- verbs -----------------------------------------------------------------------------------------


def whom_text(whom: Whom, reach: int = 0) -> Text:
    """Whom an effect is about."""
    return Text("whom", {"whom": whom, "reach": reach})


def effect_text(effect: k.CardEffect, card: str) -> Text:
    """What a verb does, as a sentence."""
    if isinstance(effect, k.Damage):
        words: Words = {"count": effect.count, "poison": yes(effect.poison)}
        return Text("do-damage", {**words, "whom": whom_text(effect.whom, effect.reach)})
    if isinstance(effect, k.Heal):
        words = {"count": effect.count, "poison": yes(effect.poison)}
        return Text("do-heal", {**words, "whom": whom_text(effect.whom)})
    if isinstance(effect, k.Draw):
        return Text("do-draw", {"count": effect.count})
    if isinstance(effect, k.Recover):
        return Text("do-recover", {"count": effect.count})
    if isinstance(effect, k.Push | k.Pull):
        name = "do-pull" if isinstance(effect, k.Pull) else "do-push"
        whom = whom_text(effect.whom, effect.reach)
        return Text(name, {"squares": effect.squares, "whom": whom})
    if isinstance(effect, k.Shift):
        return Text("do-shift", {"squares": effect.squares, "whom": whom_text(effect.whom)})
    if isinstance(effect, k.Swap):
        return Text("do-swap", {"whom": whom_text(effect.whom, effect.reach)})
    if isinstance(effect, k.Hinder):
        whom = whom_text(effect.whom, effect.reach)
        return Text("do-hinder", {"what": effect.what, "by": effect.by, "whom": whom})
    if isinstance(effect, k.Exhaust):
        return Text("do-exhaust", {"whom": whom_text(effect.whom, effect.reach)})
    if isinstance(effect, k.Gain):
        return Text("do-gain", {"count": effect.count})
    if isinstance(effect, k.Refresh):
        return Text("do-refresh")
    if isinstance(effect, k.Either):
        ways = [sentences([effect_text(one, card) for one in way]) for way in effect.ways]
        return folded("do-either", ways)
    return Text(f"special-{card}")


def way_text(way: int) -> Text:
    """One of the ways of a card, as an answer says it."""
    return sentences([effect_text(EFFECTS[one], "") for one in WAY_EFFECTS[way]])


# -- monsters, threats, solo -----------------------------------------------------------------------


def power_text(monster: Monster) -> Text:
    """The special power of a monster (DA-MON-14)."""
    words: Words = {"power": str(monster.power), "by": monster.by, "points": TABLE.charge}
    return Text("power", words)


def threat_lines(threat: Threat) -> tuple[Text, ...]:
    """What a trap does, and what overcoming a threat is worth (DA-RUL-80)."""
    said = [Text("threat-kind", {"kind": threat.kind})]
    said += [threat_effect(effect) for effect in threat.effects]
    reward = threat.reward
    words: Words = {"kind": threat.kind, "xp": reward.xp, "level": yes(reward.level)}
    said.append(Text("threat-reward", words))
    if reward.draw:
        said.append(Text("do-draw", {"count": reward.draw}))
    if reward.heal:
        said.append(Text("reward-heal", {"count": reward.heal}))
    return tuple(said)


def threat_effect(effect: k.ThreatEffect) -> Text:
    """What a trap does to the hero on it."""
    if isinstance(effect, k.Harm):
        words: Words = {"count": effect.count, "level": yes(effect.level)}
        return Text("trap-harm", {**words, "poison": yes(effect.poison), "room": yes(effect.room)})
    if isinstance(effect, k.Slow):
        return Text("trap-slow", {"by": effect.by})
    if isinstance(effect, k.Lose):
        return Text("trap-lose", {"count": effect.cards})
    if isinstance(effect, k.Stop):
        return Text("trap-stop")
    if isinstance(effect, k.Alarm):
        return Text("trap-alarm")
    return Text("trap-pit", {"leave": TABLE.pit_leave, "attack": TABLE.pit_attack})


def solo_icons(card: SoloCard) -> Text:
    """The icons of a Solo card, of which a hero has one (DA-SCARD-4)."""
    icons = [Text("race", {"race": one}) for one in card.races]
    icons += [Text("class", {"class": one}) for one in card.classes]
    return either(icons) if icons else Text("nothing")


def solo_lines(card: SoloCard) -> tuple[Text, Text, Text]:
    """The three sections of a Solo card (DA-SCARD-1..14)."""
    places: Words = {"cross": card.cross + 1, "arrow": card.arrow + 1}
    first = Text("solo-first", {"first": card.first, **places})
    shown = solo_icons(card)
    words: Words = {
        "form": card.form,
        "icons": shown,
        "type": card.type,
        "icon_bonus": TABLE.icon_bonus,
        "choice_bonus": TABLE.choice_bonus,
        "type_bonus": TABLE.type_bonus,
    }
    second = Text("solo-second", words)
    third = [Text("solo-surge", {"by": TABLE.surge_bonus})] if card.surge else []
    if card.spend:
        third.append(Text("solo-spend"))
    if card.discard:
        third.append(Text("solo-discard", {"count": TABLE.lost_cards}))
    for count, poison in ((card.damage, False), (card.poison, True)):
        if count:
            third.append(Text("solo-damage", {"count": count, "poison": yes(poison)}))
    return first, second, sentences(third)
