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
from grimorio.kit.said import Said, ending, sentences, yes
from grimorio.kit.story import Words, folded, listed

ATTACK_TRAITS = ("melee", "ranged")
SUMS = ("speed", "melee", "ranged", "armour", "evasive", "pick", "disarm", "hand")
"""Traits that are said as a short number with a sign, several in one line."""


def either(texts: Sequence[Text]) -> Text:
    """One of several: commas, and `or` before the last."""
    return ending("either", texts)


# -- cards -----------------------------------------------------------------------------------------


def card_lines(card: Card) -> tuple[Text, ...]:
    """All that a card says: who may play it, when, its attack, what lasts, what it does."""
    said = needs_lines(card) + SAID.parts(card, "line-moment", "line-ally")
    if card.attack is not None:
        said += [attack_text("line-attack", card.attack)]
        said += SAID.parts(card.attack, "line-then", "line-after")
    if card.pet is not None:
        said += [attack_text("line-pet", card.pet), *SAID.parts(card.pet, "line-then")]
    said += modifier_lines(card)
    if card.moment and card.effects:
        said.append(Text("line-late"))
    said += [effect_text(effect, card.id) for effect in card.effects]
    said += SAID.parts(card, "line-free", "line-stays")
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
    bonus (DA-ATK-6). What it gives sometimes of what it always gives is more of it."""
    always = [one.trait for one in card.modifiers if one.when == "always"]
    groups: dict[tuple[str, str, bool, str], list[Text]] = {}
    for one in card.modifiers:
        instead = card.attack is not None and one.trait in ATTACK_TRAITS
        group = (one.when, one.share, instead, "" if one.trait in SUMS else one.trait)
        more = one.when != "always" and one.trait in SUMS and one.trait in always
        said = Text("trait", {"trait": one.trait, "by": one.by, "more": yes(more)})
        groups.setdefault(group, []).append(said)
    found = []
    for (when, share, instead, _), what in groups.items():
        words: Words = {"when": when, "share": share, "instead": yes(instead)}
        found.append(Text("line-modifier", {**words, "what": listed(what)}))
    return found


def attack_text(message: str, attack: k.Attack | k.Pet) -> Text:
    """A base attack, or that of a pet, with its icons (DA-SPELL-6, DA-PET-5, DA-PET-7)."""
    said = Text(message, SAID.words(attack))
    return sentences([said, *SAID.parts(attack, "line-blind", "line-plain")])


# -- verbs -----------------------------------------------------------------------------------------


def effect_text(effect: k.CardEffect, card: str) -> Text:
    """What a verb does, as a sentence."""
    if isinstance(effect, k.Either):
        return folded("do-either", [effects_text(way, card) for way in effect.ways])
    if isinstance(effect, k.Special):
        return Text(f"special-{card}")
    return SAID.text("do", effect, reach=getattr(effect, "reach", 0))  # `whom` speaks of it


def effects_text(effects: Sequence[k.CardEffect], card: str = "") -> Text:
    """What several verbs do, one after the other."""
    return sentences([effect_text(effect, card) for effect in effects])


def way_text(way: int) -> Text:
    """One of the ways of a card, as an answer says it."""
    return effects_text([EFFECTS[one] for one in WAY_EFFECTS[way]])


SAID = Said(
    {
        "then": effects_text,
        "after": effects_text,
        "surge": lambda surge: TABLE.surge_bonus,
        "discard": lambda discard: TABLE.lost_cards,
    }
)
"""What is more than a number or a word: the effects that follow an attack, and the numbers behind
the icons of a Solo card."""


# -- monsters, threats, solo -----------------------------------------------------------------------


def power_text(monster: Monster) -> Text:
    """The special power of a monster (DA-MON-14)."""
    return Text("power", {**SAID.words(monster, "power", "by"), "points": TABLE.charge})


def threat_lines(threat: Threat) -> tuple[Text, ...]:
    """What a trap does, and what overcoming a threat is worth (DA-RUL-80)."""
    reward = threat.reward
    return (
        Text("threat-kind", {"kind": threat.kind}),
        *[threat_effect(effect) for effect in threat.effects],
        Text("threat-reward", {"kind": threat.kind, **SAID.words(reward, "xp", "level")}),
        *([SAID.text("do", k.Draw(reward.draw))] if reward.draw else []),
        *SAID.parts(reward, "reward-heal"),
    )


def threat_effect(effect: k.ThreatEffect) -> Text:
    """What a trap does to the hero on it."""
    if isinstance(effect, k.Pit):
        return Text("trap-pit", {"leave": TABLE.pit_leave, "attack": TABLE.pit_attack})
    return SAID.text("trap", effect)


def solo_icons(card: SoloCard) -> Text:
    """The icons of a Solo card, of which a hero has one (DA-SCARD-4)."""
    icons = [Text("race", {"race": one}) for one in card.races]
    icons += [Text("class", {"class": one}) for one in card.classes]
    return either(icons) if icons else Text("nothing")


def solo_lines(card: SoloCard) -> tuple[Text, Text, Text]:
    """The three sections of a Solo card (DA-SCARD-1..14)."""
    places: Words = {"cross": card.cross + 1, "arrow": card.arrow + 1}
    bonuses = SAID.words(TABLE, "icon_bonus", "choice_bonus", "type_bonus")
    second = {**SAID.words(card, "form", "type"), "icons": solo_icons(card), **bonuses}
    thirds = ("solo-surge", "solo-spend", "solo-discard", "solo-damage", "solo-poison")
    return (
        Text("solo-first", {"first": card.first, **places}),
        Text("solo-second", second),
        sentences(SAID.parts(card, *thirds)),
    )
