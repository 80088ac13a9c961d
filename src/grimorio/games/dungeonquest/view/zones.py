"""Cards on the table: what each Hero carries, the decks and piles, and both sides of a combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Text, Zone
from grimorio.games.dungeonquest.components.numbers import ATTACKS, CARD_DECKS, CONTENT, DECK, HERO
from grimorio.games.dungeonquest.rules.decks import DRAGON_DECK
from grimorio.games.dungeonquest.rules.sides import (
    FIRST_POWER,
    FOE,
    fighter,
    is_hero,
    monster_life,
    seat_of,
    side_of,
)
from grimorio.games.dungeonquest.rules.sides import HERO as OWN
from grimorio.games.dungeonquest.state import Combat, Quest
from grimorio.games.dungeonquest.variants import RANDOM
from grimorio.games.dungeonquest.view.names import (
    deck_text,
    fighter_text,
    hero_of,
    term,
)
from grimorio.kit import zones as kit
from grimorio.kit.numbers import NONE

SIDE_NAMES = {OWN: "hero", FOE: "foe"}
DRAWN_FROM = [DECK[name] for name in DECK.ids if name not in ("rune", "combat", "power")]
"""The decks that lie on the board; Runes are dealt once, Combat has a deck of its own."""


def zones(s: Quest, seat: Seat) -> list[Zone]:
    """The fight first, then what lies on the table, then Hero by Hero, then the decks."""
    found = [] if s.combat is None else combat_zones(s, s.combat, seat)
    if s.facing.cards:
        found.append(hidden_row("facing", Text("zone-facing"), s.facing, seat))
    if s.dragons:
        found.append(open_zone("dragons", Text("zone-dragons"), s.dragons, rules=("DQ-DRAGON-4",)))
    if s.round == 0 and s.options["heroes"] != RANDOM:
        found.append(heroes_to_choose(s))
    for other in range(len(s.heroes)):
        found += hero_zones(s, seat, other)
    return found + decks(s)


# -- cards ----------------------------------------------------------------------------------------


def face_of(card: int) -> str:
    return f"card-{CONTENT.cards[card].id}"


def attack_face(attack: int) -> str:
    return f"attack-{ATTACKS[attack].id}"


def back_of(card: int) -> str:
    return DECK.ids[CARD_DECKS[card]]


def attack_back(attack: int) -> str:
    return "power" if attack >= FIRST_POWER else "combat"


def open_zone(
    name: str,
    label: Text,
    cards: Sequence[int],
    *,
    look: Literal["row", "pile"] = "row",
    owner: Seat | None = None,
    rules: tuple[str, ...] = (),
) -> Zone:
    """Cards that lie face up."""
    faces = tuple(
        Card(f"{name}-{place}", face_of(card), back_of(card)) for place, card in enumerate(cards)
    )
    return Zone(name, label, look, len(cards), faces, owner, rules)


def hidden_row(
    name: str,
    label: Text,
    zone: kit.Zone,
    seat: Seat,
    owner: Seat | None = None,
    rules: tuple[str, ...] = (),
) -> Zone:
    """Cards of which the seat sees the backs, and the faces it knows."""
    known = zone.known(seat)
    cards = tuple(
        Card(f"{name}-{place}", "" if known[place] is None else face_of(card), back_of(card))
        for place, card in enumerate(zone.cards)
    )
    return Zone(name, label, "row", len(cards), cards, owner, rules)


# -- what each Hero has ---------------------------------------------------------------------------


def hero_zones(s: Quest, seat: Seat, other: Seat) -> list[Zone]:
    hero = s.heroes[other]
    if hero.kind == NONE:
        return []
    who = {"hero": hero_of(s, other)}
    found = []
    if not (other == seat and is_fighting(s, seat)):
        # Who fights knows the Hero, and needs the room for the fight.
        sheet = Card(f"sheet{other}-0", f"hero-{HERO.ids[hero.kind]}", "hero")
        found.append(Zone(f"sheet{other}", Text("zone-sheet", {**who}), "row", 1, (sheet,), other))
    if hero.loot.cards:
        label = Text("zone-loot", {**who})
        rules = ("DQ-SECRET-1", "DQ-SECRET-2") if s.options["secrets"] else ("DQ-ENC-7",)
        found.append(hidden_row(f"loot{other}", label, hero.loot, seat, other, rules))
    if hero.runes:
        label = Text("zone-runes", {**who})
        found.append(
            open_zone(f"runes{other}", label, hero.runes, owner=other, rules=("DQ-RUNE-1",))
        )
    if hero.kept:
        label = Text("zone-kept", {**who})
        found.append(open_zone(f"kept{other}", label, hero.kept, owner=other, rules=("DQ-ENC-5",)))
    if hero.below:
        label = Text("zone-below", {**who})
        found.append(
            open_zone(
                f"below{other}", label, hero.below,
                look="pile", owner=other, rules=("DQ-CATA-12", "DQ-CATA-15"),
            )
        )  # fmt: skip
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
            found.append(open_zone(f"discards-{name}", label, s.discards[deck], look="pile"))
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
    found.append(attack_zone("combat-pile", label, c.pile, rules=rules))
    if c.discards:
        found.append(attack_zone("combat-discards", Text("zone-combat-discards"), c.discards))
    return found


def side_zones(s: Quest, c: Combat, who: int, seat: Seat) -> list[Zone]:
    side, name = side_of(c, who), SIDE_NAMES[who]
    by: dict[str, int | str | Text] = {
        "who": fighter_text(s, fighter(c, who)),
        "kind": "hero" if is_hero(c, who) else "monster",
    }
    owner = None if seat_of(c, who) == NONE else seat_of(c, who)
    known = side.hand.known(seat)
    hand = tuple(
        Card(
            f"hand-{name}-{place}",
            "" if known[place] is None else attack_face(card),
            attack_back(card),
        )
        for place, card in enumerate(side.hand.cards)
    )
    played = attack_zone(f"played-{name}", Text("zone-played", by), side.played)
    if side.cancelled and played.cards:
        badge = Badge(Text("cancelled"), tone="danger")
        first = Card(played.cards[0].id, played.cards[0].face, badges=(badge,), dim=True)
        played = Zone(
            played.id, played.label, played.look, played.count, (first, *played.cards[1:])
        )
    found = [
        Zone(f"hand-{name}", Text("zone-hand", by), "hand", len(hand), hand, owner,
             ("DQ-COMBAT-4", "DQ-COMBAT-5")),
        played,
        attack_zone(f"damage-{name}", damage_label(c, who, seat, by), side.damage, look="pile",
                    rules=("DQ-COMBAT-17", "DQ-COMBAT-18")),
    ]  # fmt: skip
    return found


def damage_label(c: Combat, who: int, seat: Seat, by: dict[str, int | str | Text]) -> Text:
    """A damage pile; a Monster's with its Life, for those who have seen it (DQ-COMBAT-40)."""
    if is_hero(c, who) or not c.token.cards or not kit.knows(c.token.seen[0], seat):
        return Text("zone-damage", by)
    return Text("zone-damage-life", {**by, "life": monster_life(c)})


def attack_zone(
    name: str,
    label: Text,
    attacks: Sequence[int],
    *,
    look: Literal["row", "pile"] = "row",
    rules: tuple[str, ...] = (),
) -> Zone:
    """Combat and Power cards that lie face up."""
    cards = tuple(
        Card(f"{name}-{place}", attack_face(card), attack_back(card))
        for place, card in enumerate(attacks)
    )
    return Zone(name, label, look, len(cards), cards, rules=rules)
