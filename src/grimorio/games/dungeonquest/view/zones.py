"""Cards on the table: what each Hero carries, the decks and piles, and both sides of a combat."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Text, Zone
from grimorio.games.dungeonquest.components.numbers import ATTACKS, CARD_DECKS, CONTENT, DECK, HERO
from grimorio.games.dungeonquest.rules.cards.decks import DRAGON_DECK
from grimorio.games.dungeonquest.rules.fight.sides import (
    FIRST_POWER,
    FOE,
    fighter,
    is_cancelled,
    is_hero,
    monster_life,
    seat_of,
    side_of,
)
from grimorio.games.dungeonquest.rules.fight.sides import HERO as OWN
from grimorio.games.dungeonquest.state import Combat, Quest
from grimorio.games.dungeonquest.variants import RANDOM
from grimorio.games.dungeonquest.view.names import deck_text, fighter_text, hero_of, term
from grimorio.kit.numbers import NONE
from grimorio.kit.packs import Look, Pack
from grimorio.kit.story import Words
from grimorio.kit.zones import knows

CARDS = Pack(
    face=lambda card: f"card-{CONTENT.cards[card].id}",
    back=lambda card: DECK.ids[CARD_DECKS[card]],
)
STRIKES = Pack(
    face=lambda attack: f"attack-{ATTACKS[attack].id}",
    back=lambda attack: "power" if attack >= FIRST_POWER else "combat",
)
"""Combat and Power cards."""
BRIEF = {name: Text(f"brief-{name}") for name in ("sheet", "loot", "runes", "kept", "below")}
"""What a Hero's cards are called where the Hero is named anyway."""
SIDE_NAMES = {OWN: "hero", FOE: "foe"}
DRAWN_FROM = [DECK[name] for name in DECK.ids if name not in ("rune", "combat", "power")]
"""The decks that lie on the board; Runes are dealt once, Combat has a deck of its own."""


def zones(s: Quest, seat: Seat) -> list[Zone]:
    """The fight first, then what lies on the table, then Hero by Hero, then the decks."""
    found = [] if s.combat is None else combat_zones(s, s.combat, seat)
    if s.facing.cards:
        found.append(CARDS.zone("facing", Text("zone-facing"), s.facing, seat))
    if s.dragons:
        label = Text("zone-dragons")
        found.append(CARDS.open("dragons", label, s.dragons, rules=("DQ-DRAGON-4",)))
    if s.round == 0 and s.options["heroes"] != RANDOM:
        found.append(heroes_to_choose(s))
    for other in range(len(s.heroes)):
        found += hero_zones(s, seat, other)
    return found + decks(s)


# -- what each Hero has ---------------------------------------------------------------------------


def hero_zones(s: Quest, seat: Seat, other: Seat) -> list[Zone]:
    hero = s.heroes[other]
    if hero.kind == NONE:
        return []
    who: Words = {"hero": hero_of(s, other)}
    found = []
    if not (other == seat and is_fighting(s, seat)):
        # A player who fights knows the Hero, and needs the room for the fight.
        sheet = Card(f"sheet{other}-0", f"hero-{HERO.ids[hero.kind]}", "hero")
        label, brief = Text("zone-sheet", who), BRIEF["sheet"]
        found.append(Zone(f"sheet{other}", label, "row", 1, (sheet,), other, brief=brief))
    if hero.loot.cards:
        known = ("DQ-SECRET-1", "DQ-SECRET-2") if s.options["secrets"] else ("DQ-ENC-7",)
        label, brief = Text("zone-loot", who), BRIEF["loot"]
        found.append(CARDS.zone(f"loot{other}", label, hero.loot, seat, "row", other, known, brief))
    rows: tuple[tuple[str, list[int], Look, tuple[str, ...]], ...] = (
        ("runes", hero.runes, "row", ("DQ-RUNE-1",)),
        ("kept", hero.kept, "row", ("DQ-ENC-5",)),
        ("below", hero.below, "pile", ("DQ-CATA-12", "DQ-CATA-15")),
    )
    for name, cards, look, rules in rows:
        if cards:
            label, brief = Text(f"zone-{name}", who), BRIEF[name]
            found.append(CARDS.open(f"{name}{other}", label, cards, look, other, rules, brief))
    return found


def is_fighting(s: Quest, seat: Seat) -> bool:
    return s.combat is not None and seat in (s.combat.seat, s.combat.rival)


def heroes_to_choose(s: Quest) -> Zone:
    """The Hero cards nobody has taken yet."""
    taken = [hero.kind for hero in s.heroes]
    cards = tuple(
        Card(f"heroes-{name}", f"hero-{name}", "hero")
        for kind, name in enumerate(HERO.ids)
        if kind not in taken
    )
    return Zone("heroes", Text("zone-heroes"), "row", len(cards), cards, rules=("DQ-SETUP-10",))


# -- decks and piles ------------------------------------------------------------------------------


def decks(s: Quest) -> list[Zone]:
    found = [Zone("tiles", Text("zone-tiles"), "deck", len(s.supply), rules=("DQ-MOVE-7",))]
    for deck in DRAWN_FROM:
        name = DECK.ids[deck]
        label = Text("zone-deck", {"deck": deck_text(deck)})
        found.append(Zone(f"deck-{name}", label, "deck", len(s.decks[deck])))
        if deck != DRAGON_DECK and s.discards[deck]:
            label = Text("zone-discards", {"deck": deck_text(deck)})
            found.append(CARDS.open(f"discards-{name}", label, s.discards[deck], "pile"))
    label = Text("zone-deck", {"deck": deck_text(DECK["combat"])})
    found.append(Zone("deck-combat", label, "deck", len(s.combat_deck)))
    found.append(
        Zone("reserve", Text("zone-reserve"), "deck", len(s.reserve), rules=("DQ-SETUP-7",))
    )
    return found


# -- combat ---------------------------------------------------------------------------------------


def combat_zones(s: Quest, c: Combat, seat: Seat) -> list[Zone]:
    """Hands, what is played, damage piles, the combat pile."""
    found = []
    for who in (OWN, FOE):
        found += side_zones(s, c, who, seat)
    label = term("combat-pile")
    rules = ("DQ-COMBAT-19", "DQ-COMBAT-20", "DQ-COMBAT-22")
    found.append(STRIKES.open("combat-pile", label, c.pile, rules=rules))
    if c.discards:
        found.append(STRIKES.open("combat-discards", Text("zone-combat-discards"), c.discards))
    return found


def side_zones(s: Quest, c: Combat, who: int, seat: Seat) -> list[Zone]:
    side, name = side_of(c, who), SIDE_NAMES[who]
    by: Words = {
        "who": fighter_text(s, fighter(c, who)),
        "kind": "hero" if is_hero(c, who) else "monster",
    }
    owner = None if seat_of(c, who) == NONE else seat_of(c, who)
    played = STRIKES.open(f"played-{name}", Text("zone-played", by), side.played)
    if played.cards:
        badge = Badge(Text("cancelled"), tone="danger")
        cards = tuple(
            [
                Card(card.id, card.face, badges=(badge,), dim=True)
                if (is_cancelled(c, who, side.played[place]) if place else side.cancelled)
                else card
                for place, card in enumerate(played.cards)
            ]
        )
        played = Zone(played.id, played.label, played.look, played.count, cards)
    held, hurt = ("DQ-COMBAT-4", "DQ-COMBAT-5"), ("DQ-COMBAT-17", "DQ-COMBAT-18")
    damage = damage_label(c, who, seat, by)
    return [
        STRIKES.zone(f"hand-{name}", Text("zone-hand", by), side.hand, seat, "hand", owner, held),
        played,
        STRIKES.open(f"damage-{name}", damage, side.damage, "pile", rules=hurt),
    ]


def damage_label(c: Combat, who: int, seat: Seat, by: Words) -> Text:
    """A damage pile; a Monster's with its Life, for those who have seen it (DQ-COMBAT-40)."""
    if is_hero(c, who) or not c.token.cards or not knows(c.token.seen[0], seat):
        return Text("zone-damage", by)
    return Text("zone-damage-life", {**by, "life": monster_life(c)})
