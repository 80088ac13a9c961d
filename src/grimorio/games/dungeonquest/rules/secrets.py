"""What is hidden from whom, and what is never lost: for bots, for undo, for the laws of the engine.

Decks, tiles and the reserve are bags and have no order to hide. Hidden are the Life on Monster
tokens from all who have not seen it, hands in combat, and Loot in the Secrets variant; how many
cards and of which decks is seen by all (DQ-SECRET-1, DQ-SECRET-2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grimorio.core import Chance, Data, Seat
from grimorio.games.dungeonquest.components.numbers import CARD_DECKS, CONTENT, MONSTER_LIVES
from grimorio.games.dungeonquest.rules.cards.decks import IS_LOOT
from grimorio.games.dungeonquest.rules.fight.sides import FIRST_POWER
from grimorio.games.dungeonquest.state import Combat, CombatSide, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone, can_vary, knows

IS_SECRET: Final = tuple(
    IS_LOOT[number] and not card.then for number, card in enumerate(CONTENT.cards)
)
# The Loot that is kept face down when Loot is secret: what needs no showing (DQ-RUL-116).


def hide(s: Quest, seat: Seat, chance: Chance) -> None:
    """Deal anew all that the seat cannot know."""
    for kind in range(len(CONTENT.monsters)):
        hide_tokens(s, seat, kind, chance)
    if s.options["secrets"]:
        for deck in s.decks:
            hide_loot(s, seat, deck, chance)
    if s.combat is not None:
        hide_hands(s, s.combat, seat, chance)


# -- tokens: the Monster is seen on the back, its Life is not -------------------------------------


def unseen_tokens(s: Quest, seat: Seat, kind: int) -> list[int]:
    """The places in `s.monsters` of the tokens of a Monster that the seat has not seen."""
    zone = s.monsters
    return [
        place
        for place, token in enumerate(zone.cards)
        if token // 4 == kind and not knows(zone.seen[place], seat)
    ]


def fights_unseen(s: Quest, seat: Seat, kind: int) -> bool:
    """Whether a token of that Monster fights, unseen by the seat."""
    c = s.combat
    if c is None or c.monster != kind or not c.token.cards:
        return False
    return not knows(c.token.seen[0], seat)


def may_fight(c: Combat, token: int) -> bool:
    """Whether the Monster in a combat may be this one: it would still be alive (DQ-RUL-117)."""
    return MONSTER_LIVES[token // 4][token % 4] > len(c.foe.damage) + c.foe.hits


def token_pool(s: Quest, seat: Seat, kind: int) -> list[int]:
    """The tokens of a Monster that may be anywhere, as far as the seat knows."""
    pool = [token for token in s.reserve if token // 4 == kind]
    pool += [s.monsters.cards[place] for place in unseen_tokens(s, seat, kind)]
    if s.combat is not None and fights_unseen(s, seat, kind):
        pool += s.combat.token.cards
    return sorted(pool)


def hide_tokens(s: Quest, seat: Seat, kind: int, chance: Chance) -> None:
    pool = token_pool(s, seat, kind)
    if s.combat is not None and fights_unseen(s, seat, kind):
        c = s.combat
        token = chance.pick([token for token in pool if may_fight(c, token)])
        pool.remove(token)
        c.token.cards[0] = token
    for place in unseen_tokens(s, seat, kind):
        s.monsters.cards[place] = chance.draw(pool)
    s.reserve = sorted([token for token in s.reserve if token // 4 != kind] + pool)


# -- Loot: its deck is seen on the back -----------------------------------------------------------


def loot_zones(s: Quest) -> list[Zone]:
    """Where secret Loot lies: with the Heroes, and on the table while it is being drawn."""
    return [*[hero.loot for hero in s.heroes], s.facing]


def unseen_loot(zone: Zone, seat: Seat, deck: int) -> list[int]:
    """The places of the cards of a deck that the seat has not seen."""
    return [
        place
        for place, card in enumerate(zone.cards)
        if CARD_DECKS[card] == deck and not knows(zone.seen[place], seat)
    ]


def loot_pool(s: Quest, seat: Seat, deck: int) -> list[int]:
    pool = [card for card in s.decks[deck] if IS_SECRET[card]]
    for zone in loot_zones(s):
        pool += [zone.cards[place] for place in unseen_loot(zone, seat, deck)]
    return sorted(pool)


def hide_loot(s: Quest, seat: Seat, deck: int, chance: Chance) -> None:
    pool = loot_pool(s, seat, deck)
    for zone in loot_zones(s):
        for place in unseen_loot(zone, seat, deck):
            zone.cards[place] = chance.draw(pool)
    s.decks[deck] = sorted([card for card in s.decks[deck] if not IS_SECRET[card]] + pool)


# -- hands: whether a card is a Power card is seen on the back ------------------------------------


def unseen_hand(side: CombatSide, seat: Seat, *, power: bool) -> list[int]:
    return [
        place
        for place, card in enumerate(side.hand.cards)
        if (card >= FIRST_POWER) == power and not knows(side.hand.seen[place], seat)
    ]


def hide_hands(s: Quest, c: Combat, seat: Seat, chance: Chance) -> None:
    pool = s.combat_deck
    for side in (c.hero, c.foe):
        pool += [side.hand.cards[place] for place in unseen_hand(side, seat, power=False)]
        side.power += [side.hand.cards[place] for place in unseen_hand(side, seat, power=True)]
        side.power.sort()
    pool.sort()
    for side in (c.hero, c.foe):
        for place in unseen_hand(side, seat, power=True):
            side.hand.cards[place] = chance.draw(side.power)
        for place in unseen_hand(side, seat, power=False):
            side.hand.cards[place] = chance.draw(pool)


# -- for the tests of the laws --------------------------------------------------------------------


def secrets(s: Quest, seat: Seat) -> Mapping[str, Sequence[int]]:
    """The hidden zones of a seat that could hold something else, as far as the seat knows."""
    found: dict[str, Sequence[int]] = {}
    for kind in range(len(CONTENT.monsters)):
        found |= secret_tokens(s, seat, kind)
    for deck in s.decks:
        pool = loot_pool(s, seat, deck)
        for number, zone in enumerate(loot_zones(s)):
            cards = [zone.cards[place] for place in unseen_loot(zone, seat, deck)]
            if can_vary(cards, pool):
                found[f"loot{number}-{deck}"] = cards
    if s.combat is not None:
        found |= secret_hands(s, s.combat, seat)
    return found


def secret_tokens(s: Quest, seat: Seat, kind: int) -> dict[str, Sequence[int]]:
    pool = token_pool(s, seat, kind)
    found: dict[str, Sequence[int]] = {}
    fighting = NONE
    if s.combat is not None and fights_unseen(s, seat, kind):
        c = s.combat
        fighting = c.token.cards[0]
        if any(token != fighting and may_fight(c, token) for token in pool):
            found["fighting"] = [fighting]
    for place in unseen_tokens(s, seat, kind):
        token = s.monsters.cards[place]
        others = [other for other in pool if other not in (token, fighting)]
        swap = fighting != NONE and s.combat is not None and may_fight(s.combat, token)
        if others or swap:
            found[f"token{s.dens[place]}"] = [token]
    return found


def secret_hands(s: Quest, c: Combat, seat: Seat) -> dict[str, Sequence[int]]:
    found: dict[str, Sequence[int]] = {}
    sides = {"hero": c.hero, "foe": c.foe}
    pool = s.combat_deck[:]
    for side in sides.values():
        pool += [side.hand.cards[place] for place in unseen_hand(side, seat, power=False)]
    for name, side in sides.items():
        cards = [side.hand.cards[place] for place in unseen_hand(side, seat, power=False)]
        if can_vary(cards, pool):
            found[f"hand-{name}"] = cards
        powers = [side.hand.cards[place] for place in unseen_hand(side, seat, power=True)]
        if can_vary(powers, [*side.power, *powers]):
            found[f"power-{name}"] = powers
    return found


def conserved(s: Quest) -> Data:
    """Every card, tile and token is somewhere, and only once."""
    cards = [*s.facing.cards, *s.dragons, *s.gone]
    for pile in (*s.decks.values(), *s.discards.values()):
        cards += pile
    for hero in s.heroes:
        cards += [*hero.loot.cards, *hero.runes, *hero.kept, *hero.below]
    tiles = [*s.supply, *[tile for tile in s.tiles if tile != NONE]]
    tokens = [*s.reserve, *s.monsters.cards]
    attacks = s.combat_deck[:]
    if s.combat is not None:
        c = s.combat
        tokens += c.token.cards
        fought = [*c.pile, *c.discards]
        for side in (c.hero, c.foe):
            fought += [*side.hand.cards, *side.played, *side.damage]
        attacks += [card for card in fought if card < FIRST_POWER]
    determination = sum([len(hero.determination) for hero in s.heroes])
    limits = [
        determination <= CONTENT.supplies.determination,
        s.entrances.count(True) <= CONTENT.supplies.entrances,
        len(s.dens) == len(s.monsters),
    ]
    parts: list[list[Data]] = [sorted(cards), sorted(tiles), sorted(tokens), sorted(attacks)]  # type: ignore[list-item]
    return [*parts, list[Data](limits)]
