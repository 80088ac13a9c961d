"""The catalogue: every card face of the game, sent once."""

from __future__ import annotations

from grimorio.core.scene import Face, Stat, Text, Tone
from grimorio.games.dungeonquest.components.box import Card, CombatCard, Hero, PowerCard
from grimorio.games.dungeonquest.components.numbers import ATTACKS, CONTENT
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.view.names import ICONS, term


def catalogue() -> tuple[Face, ...]:
    return (
        *[hero_face(hero) for hero in CONTENT.heroes],
        *[card_face(card) for card in CONTENT.cards],
        *[attack_face(attack) for attack in ATTACKS],
    )


def hero_face(hero: Hero) -> Face:
    """A Hero card: values, abilities, and what the Hero would say."""
    values = (hero.strength, hero.agility, hero.armour, hero.luck)
    return Face(
        f"hero-{hero.id}",
        Text(f"hero-{hero.id}"),
        Text("type-hero"),
        hero.icon,
        (
            number("life", hero.life),
            *[number(name, value) for name, value in zip(ATTRIBUTES, values, strict=True)],
        ),
        (
            *[Text(f"ability-{ability.id}") for ability in hero.abilities],
            Text(f"hero-{hero.id}-text"),
        ),
        (*hero.rules, *[rule for ability in hero.abilities for rule in ability.rules]),
        "hero",
        original=hero.original,
    )


def card_face(card: Card) -> Face:
    return Face(
        f"card-{card.id}",
        Text(f"card-{card.id}"),
        type_of(card),
        card.icon,
        () if card.gold is None else (number("gold", card.gold),),
        (Text(f"card-{card.id}-text"),),
        card.rules,
        card.deck,
        original=card.original,
    )


def type_of(card: Card) -> Text:
    """Its type and its deck; its deck alone where both are called the same."""
    deck = Text(f"deck-{card.deck}")
    if card.type is None or card.type == card.deck:
        return deck
    return Text("type-card", {"type": term(card.type), "deck": deck})


def attack_face(attack: CombatCard | PowerCard) -> Face:
    """A Combat or Power card: attack value and type, counter icon, escape and damage."""
    kind = term(attack.type)
    numbers = [Stat("attack", kind, attack.value, icon=ICONS[attack.type])]
    if attack.counter is not None:
        label = Text("counters", {"type": term(attack.counter)})
        numbers.append(Stat("counter", label, Text("counter-sign"), icon=ICONS[attack.counter]))
    owner = Text("type-combat", {"type": kind})
    if isinstance(attack, PowerCard):
        numbers.append(number("escape", attack.escape))
        if attack.damage is not None:
            numbers.append(number("damage", attack.damage))
        name = f"hero-{attack.hero}" if attack.hero else f"monster-{attack.monster}"
        owner = Text("type-power", {"type": kind, "owner": Text(name)})
    return Face(
        f"attack-{attack.id}",
        Text(f"attack-{attack.id}"),
        owner,
        attack.icon,
        tuple(numbers),
        (Text(f"attack-{attack.id}-text"),),
        attack.rules,
        "power" if isinstance(attack, PowerCard) else "combat",
        original=attack.original,
    )


def number(name: str, value: int) -> Stat:
    """A number with the icon of its term."""
    tone: Tone = "gold" if name == "gold" else "danger" if name == "damage" else ""
    return Stat(name, term(name), value, icon=ICONS[name], tone=tone)
