"""Cards on the table: what each Hero carries, the decks and piles, and both sides of a combat."""

from __future__ import annotations

from typing import Final, TypeAlias

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Text, Zone
from grimorio.games.dungeonquest.components.numbers import CARD_DECKS
from grimorio.games.dungeonquest.nouns import ATTACK, DECK, HERO
from grimorio.games.dungeonquest.rules.cards.decks import DRAGON_DECK
from grimorio.games.dungeonquest.rules.fight import sides
from grimorio.games.dungeonquest.state import Combat, Quest
from grimorio.games.dungeonquest.variants import RANDOM
from grimorio.games.dungeonquest.view.names import card_face, deck_text, fighter_text, hero_of
from grimorio.kit.names import ids
from grimorio.kit.numbers import NONE
from grimorio.kit.piles import Cards, Pack, Pile, draw, laid
from grimorio.kit.story import Words
from grimorio.kit.zones import Zone as Held
from grimorio.kit.zones import knows

CARDS: Final = Pack(card_face, lambda card: DECK.ids[CARD_DECKS[card]])
STRIKES: Final = Pack(ids(ATTACK), lambda card: "power" if card >= sides.FIRST_POWER else "combat")
"""Combat and Power cards."""
hero_place: Final = ids(HERO, "heroes")
HEROES: Final = Pack(ids(HERO), "hero", hero_place)
SIDE_NAMES = {sides.HERO: "hero", sides.FOE: "foe"}
DECKS: Final = [DECK.number(name) for name in DECK.ids if name not in ("rune", "power")]
"""Those that lie on the table; Runes and Power cards are dealt once."""
COMBAT_DECK: Final = DECK.number("combat")


def zones(s: Quest, seat: Seat) -> list[Zone]:
    """The fight first, then what lies on the table, then Hero by Hero, then the decks."""
    found = [] if s.combat is None else combat_zones(s, s.combat, seat)
    found += draw(TABLE, s, seat)
    for other, hero in enumerate(s.heroes):
        if hero.kind != NONE:
            found += draw(OF_HERO, s, seat, other, {"hero": hero_of(s, other)}, other)
    found += draw(TILES, s, seat)
    for deck in DECKS:
        found += draw(OF_DECK, s, seat, deck, {"deck": deck_text(deck)}, by=DECK.ids[deck])
    return found + draw(RESERVE, s, seat)


def combat_zones(s: Quest, c: Combat, seat: Seat) -> list[Zone]:
    """Hands, what is played, damage piles, the combat pile."""
    found = []
    for who, name in SIDE_NAMES.items():
        by: Words = {"who": fighter_text(s, sides.fighter(c, who)), "life": ""}
        by["kind"] = "hero" if sides.is_hero(c, who) else "monster"
        if not sides.is_hero(c, who) and c.token.cards and knows(c.token.seen[0], seat):
            # A Monster's Life is said to those who have seen it (DQ-COMBAT-40).
            by |= {"kind": "seen", "life": sides.monster_life(c)}
        owner = None if sides.seat_of(c, who) == NONE else sides.seat_of(c, who)
        found += draw(OF_SIDE, c, seat, who, by, owner, name)
    return found + draw(BETWEEN, c, seat)


# -- what each Hero has ---------------------------------------------------------------------------


def free_heroes(s: Quest, of: int) -> list[int]:
    """The Hero cards nobody has taken yet."""
    if s.round or s.options["heroes"] == RANDOM:
        return []
    taken = [hero.kind for hero in s.heroes]
    return [kind for kind in range(len(HERO.ids)) if kind not in taken]


def sheet(s: Quest, seat: Seat, of: Seat, name: str) -> Cards:
    """A Hero card. A player who fights knows the Hero, and needs the room for the fight."""
    if seat == of and s.combat is not None and seat in (s.combat.seat, s.combat.rival):
        return ()
    return (Card(f"{name}-0", HEROES.face(s.heroes[of].kind), "hero"),)


def loot(s: Quest, of: Seat, *, secret: bool) -> Held | list[int]:
    return s.heroes[of].loot if bool(s.options["secrets"]) == secret else []


# -- decks and piles ------------------------------------------------------------------------------


def left_in(s: Quest, deck: int) -> list[int]:
    return s.combat_deck if deck == COMBAT_DECK else s.decks[deck]


def discards(s: Quest, deck: int) -> list[int]:
    """Those of the dragon are told apart, those of a combat lie with it."""
    return [] if deck in (DRAGON_DECK, COMBAT_DECK) else s.discards[deck]


# -- combat ---------------------------------------------------------------------------------------


def played(c: Combat, seat: Seat, who: int, name: str) -> Cards:
    """What a side has played; what was cancelled is dim."""
    side = sides.side_of(c, who)
    cards = laid(STRIKES, name, tuple(side.played))
    return tuple(
        [
            Card(card.id, card.face, badges=CANCELLED, dim=True)
            if (sides.is_cancelled(c, who, side.played[place]) if place else side.cancelled)
            else card
            for place, card in enumerate(cards)
        ]
    )


CANCELLED: Final = (Badge(Text("cancelled"), tone="danger"),)

# -- all of them ----------------------------------------------------------------------------------

Piles: TypeAlias = tuple[Pile[Quest], ...]
TABLE: Final[Piles] = (
    Pile("facing", "row", CARDS.of(lambda s, of: s.facing)),
    Pile("dragons", "row", CARDS.of(lambda s, of: s.dragons), ("DQ-DRAGON-4",)),
    Pile("heroes", "row", HEROES.of(free_heroes), ("DQ-SETUP-10",)),
)
SHEET: Final[Pile[Quest]] = Pile("sheet{}", "row", sheet)
LOOT: Final[Pile[Quest]] = Pile(
    "loot{}", "row", CARDS.of(lambda s, of: loot(s, of, secret=False)), ("DQ-ENC-7",)
)
RUNES: Final[Pile[Quest]] = Pile(
    "runes{}", "row", CARDS.of(lambda s, of: s.heroes[of].runes), ("DQ-RUNE-1",)
)
KEPT: Final[Pile[Quest]] = Pile(
    "kept{}", "row", CARDS.of(lambda s, of: s.heroes[of].kept), ("DQ-ENC-5",)
)
OF_HERO: Final[Piles] = (
    SHEET,
    LOOT,
    Pile(
        "loot{}", "row", CARDS.of(lambda s, of: loot(s, of, secret=True)),
        ("DQ-SECRET-1", "DQ-SECRET-2"),
    ),
    RUNES,
    KEPT,
    Pile(
        "below{}", "pile", CARDS.of(lambda s, of: s.heroes[of].below),
        ("DQ-CATA-12", "DQ-CATA-15"),
    ),
)  # fmt: skip
TILES: Final[Piles] = (Pile("tiles", "deck", None, ("DQ-MOVE-7",), lambda s, of: s.supply),)
STACK: Final[Pile[Quest]] = Pile("deck-{}", "deck", None, (), left_in)
OF_DECK: Final[Piles] = (STACK, Pile("discards-{}", "pile", CARDS.of(discards)))
RESERVE: Final[Piles] = (Pile("reserve", "deck", None, ("DQ-SETUP-7",), lambda s, of: s.reserve),)
HAND: Final[Pile[Combat]] = Pile(
    "hand-{}", "hand", STRIKES.of(lambda c, who: sides.side_of(c, who).hand),
    ("DQ-COMBAT-4", "DQ-COMBAT-5"), stays=True,
)  # fmt: skip
OF_SIDE: Final[tuple[Pile[Combat], ...]] = (
    HAND,
    Pile("played-{}", "row", played, owned=False, stays=True),
    Pile(
        "damage-{}", "pile", STRIKES.of(lambda c, who: sides.side_of(c, who).damage),
        ("DQ-COMBAT-17", "DQ-COMBAT-18"), owned=False, stays=True,
    ),
)  # fmt: skip
COMBAT_PILE: Final[Pile[Combat]] = Pile(
    "combat-pile", "row", STRIKES.of(lambda c, of: c.pile),
    ("DQ-COMBAT-19", "DQ-COMBAT-20", "DQ-COMBAT-22"), stays=True,
)  # fmt: skip
BETWEEN: Final[tuple[Pile[Combat], ...]] = (
    COMBAT_PILE,
    Pile("combat-discards", "row", STRIKES.of(lambda c, of: c.discards)),
)


def held_at(s: Quest, seat: Seat, card: int) -> tuple[str, ...]:
    """Where a card lies that a Hero holds."""
    hero = s.heroes[seat]
    return (
        *RUNES.places(hero.runes, card, seat),
        *LOOT.places(hero.loot.cards, card, seat),
        *KEPT.places(hero.kept, card, seat),
    )
