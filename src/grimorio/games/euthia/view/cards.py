"""The catalogue: every face of the game, sent once."""

from __future__ import annotations

from grimorio.core.scene import Face, Stat, Text
from grimorio.games.euthia.components.box import (
    Card,
    Elemental,
    Hero,
    HeroTile,
    Lock,
    Monster,
    Piece,
)
from grimorio.games.euthia.components.numbers import CARDS, CONTENT, HEROES, MONSTERS, PIECES
from grimorio.games.euthia.nouns import FIRST_TROPHY, GAAR
from grimorio.games.euthia.view import icons
from grimorio.games.euthia.view.lines import card_lines, elemental_lines, monster_lines, piece_lines
from grimorio.games.euthia.view.names import (
    card_id,
    card_text,
    hero_id,
    hero_text,
    monster_id,
    monster_text,
    piece_face,
    piece_text,
)
from grimorio.kit.said import stat


def catalogue() -> tuple[Face, ...]:
    """Heroes, tiles, Trophies, Gold and Silver cards, Monsters."""
    return (
        *[hero_face(number, one) for number, one in enumerate(HEROES)],
        *[tile_face(number, one) for number, one in enumerate(PIECES)],
        gaar_face(),
        *[trophy_face(number, one) for number, one in enumerate(MONSTERS)],
        *[hand_face(number, one) for number, one in enumerate(CARDS)],
        *[elemental_face(one) for one in CONTENT.elementals],
        *[monster_face(number, one) for number, one in enumerate(MONSTERS)],
    )


def hero_face(number: int, one: Hero) -> Face:
    """A Hero: Health, first tiles, and what is locked."""
    starts = [
        Text("line-starts", {"piece": piece_text(n)})
        for n, tile in enumerate(PIECES)
        if isinstance(tile, HeroTile) and tile.hero == one.id and tile.start
    ]
    return Face(
        hero_id(number),
        hero_text(number),
        Text(f"hero-{one.id}-type"),
        one.icon,
        (stat("health", one.health, icons.HEALTH), stat("gaar", one.gaar, icons.GAAR)),
        (Text(f"hero-{one.id}-text"), *starts, *[lock_line(lock) for lock in one.locks]),
        ("EU-HERO-1", "EU-RUL-113"),
        original=one.original,
    )


def lock_line(lock: Lock) -> Text:
    """A locked place and its price (EU-UNLOCK-3)."""
    slot = Text(f"place-{'first-attack' if lock.slot == 'first' else lock.slot}")
    return Text("line-lock", {"place": slot, "number": lock.number, "price": price_text(lock)})


def price_text(lock: Lock) -> Text:
    if lock.essence is not None:
        return Text(f"piece-essence-{lock.essence}")
    return Text("do-gold", {"count": lock.gold})


def tile_face(number: int, one: Piece) -> Face:
    """A tile, a Gem or an Essence."""
    numbers: list[Stat] = []
    if one.price:
        numbers.append(stat("price", one.price, icons.GOLD))
    kind = Text("kind", {"kind": one.kind})
    if isinstance(one, HeroTile):
        kind = Text("type-hero-tile", {"hero": Text(f"hero-{one.hero}"), "kind": kind})
        if not one.start:
            numbers.append(stat("reputation", one.fame, icons.REPUTATION))
    return Face(
        piece_face(number),
        piece_text(number),
        kind,
        icons.KINDS[one.kind],
        tuple(numbers),
        piece_lines(one),
        original=one.original,
    )


def gaar_face() -> Face:
    """A Gaar token in a Bag (EU-RUL-79)."""
    lines = (Text("gaar-token-text"),)
    return Face(piece_face(GAAR), piece_text(GAAR), None, icons.GAAR, (), lines, ("EU-RUL-79",))


def trophy_face(number: int, one: Monster) -> Face:
    """The Trophy of a Monster (EU-TROPHY-1)."""
    piece = FIRST_TROPHY + number
    kind = Text("type-monster", {"level": one.level})
    return Face(piece_face(piece), piece_text(piece), kind, one.icon, rules=("EU-TROPHY-1",))


def hand_face(number: int, one: Card) -> Face:
    """A Gold or Silver card."""
    kind = Text("type-card", {"deck": one.deck})
    return Face(
        card_id(number),
        card_text(number),
        kind,
        one.icon,
        (),
        card_lines(one),
        ("EU-CARD-9" if one.deck == "silver" else "EU-CARD-10",),
        one.deck,
        original=one.original,
    )


def elemental_face(one: Elemental) -> Face:
    """An Elemental card."""
    name = Text(f"elemental-{one.id}")
    icon = icons.HEXES[one.id]
    rules = ("EU-CONF-4", "EU-CONF-5")
    lines = elemental_lines(one)
    return Face(name.id, name, Text("type-elemental"), icon, (), lines, rules, original=True)


def monster_face(number: int, one: Monster) -> Face:
    """A Monster card."""
    return Face(
        monster_id(number),
        monster_text(number),
        Text("type-monster", {"level": one.level}),
        one.icon,
        (
            stat("health", one.health, icons.HEALTH),
            stat("penalty", one.penalty, icons.PENALTY, "danger"),
        ),
        monster_lines(one),
        ("EU-MATK-17", "EU-HATK-13", "EU-WIN-2"),
        original=one.original,
    )
