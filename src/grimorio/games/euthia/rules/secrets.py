"""What is hidden from whom, and what is never lost: for bots, for undo, for the laws of the engine.

Piles and decks are bags and have no order to hide. Hidden are the Gold and Silver cards of other
hands, and which map tiles were put back into the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grimorio.core import Chance, Data, Seat
from grimorio.games.euthia.components.numbers import (
    FIRST_WARE,
    TILES,
)
from grimorio.games.euthia.nouns import FIRST_TROPHY
from grimorio.games.euthia.rules.board import GAAR_SLOTS, max_health, monster_of
from grimorio.games.euthia.rules.gains import FIRST_TOKEN, GOLDEN
from grimorio.games.euthia.rules.lattice import PLACES
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import can_vary


def hide(s: Realm, seat: Seat, chance: Chance) -> None:
    """Deal anew all that the seat cannot know: of other hands each kind of card for itself, since
    two decks have two backs; and the map tiles in the pile and in the box (EU-RUL-66,
    EU-MAP-4, EU-MAP-6, EU-MAP-7)."""
    silver, gold = s.silver_bag[:], s.gold_bag[:]
    for number, hero in enumerate(s.heroes):
        if number != seat:
            for card in hero.hand:
                (gold if GOLDEN[card] else silver).append(card)
    silver.sort()
    gold.sort()
    for number, hero in enumerate(s.heroes):
        if number != seat:
            hero.hand = sorted(
                [chance.draw(gold if GOLDEN[card] else silver) for card in hero.hand]
            )
    s.silver_bag, s.gold_bag = silver, gold
    for chapter, box in enumerate(s.boxes):
        if box:
            redeal_tiles(s, chapter, chance)


def redeal_tiles(s: Realm, chapter: int, chance: Chance) -> None:
    """Other tiles of a chapter could be in the pile instead of the box; how many is known."""
    pile = s.map_bags[chapter]
    unsure = boxed_pool(s, chapter)
    fixed = [tile for tile in pile if TILES[tile].group != "other"]
    count = len(pile) - len(fixed)
    drawn = [chance.draw(unsure) for _ in range(count)]
    s.map_bags[chapter] = sorted([*fixed, *drawn])
    s.boxes[chapter] = unsure


def boxed_pool(s: Realm, chapter: int) -> list[int]:
    """The Other tiles of a chapter that may be in the pile or in the box, sorted."""
    others = [tile for tile in s.map_bags[chapter] if TILES[tile].group == "other"]
    return sorted([*others, *s.boxes[chapter]])


def secrets(s: Realm, seat: Seat) -> Mapping[str, Sequence[int]]:
    """The hidden zones that could hold something else, as far as the seat knows."""
    found: dict[str, Sequence[int]] = {}
    hidden = [card for n, hero in enumerate(s.heroes) if n != seat for card in hero.hand]
    for golden, bag in ((False, s.silver_bag), (True, s.gold_bag)):
        pool = [*bag, *[card for card in hidden if GOLDEN[card] == golden]]
        for number, hero in enumerate(s.heroes):
            cards = [card for card in hero.hand if GOLDEN[card] == golden]
            if number != seat and cards and can_vary(cards, pool):
                found[f"{'gold' if golden else 'silver'}-{number}"] = cards
    for chapter, box in enumerate(s.boxes):
        if box and can_vary(box, boxed_pool(s, chapter)):
            found[f"box-{chapter}"] = box
    return found


def conserved(s: Realm) -> Data:
    """Every tile, card and Monster is somewhere, and only once."""
    pieces: list[int] = []
    monsters = [*s.monster_tops]
    cards = [*s.silver_bag, *s.silver_gone, *s.gold_bag, *s.gold_gone]
    for pile in (*s.offers, *s.shop_bags, *s.shop_gone, *s.resource_bags, *s.resource_gone):
        pieces += pile
    for pile in (*s.treasure_bags, *s.treasure_gone):
        pieces += pile
    for deck in (*s.monster_bags, *s.monster_gone):
        monsters += deck
    for hero in s.heroes:
        cards += hero.hand
        for piece in (*hero.board, *hero.excess):
            if piece >= FIRST_TROPHY:
                monsters.append(monster_of(piece))
            elif FIRST_WARE <= piece < FIRST_TOKEN:
                pieces.append(piece)
    if s.fight is not None:
        cards += [*s.fight.played, *s.fight.lasting, *s.fight.ongoing]
    tiles = [*s.laid.values()]
    for bag in (*s.map_bags, *s.boxes):
        tiles += bag
    return [
        list[Data](sorted([piece for piece in pieces if piece != NONE])),
        list[Data](sorted([monster for monster in monsters if monster != NONE])),
        list[Data](sorted(cards)),
        list[Data](sorted(tiles)),
        is_sound(s),
    ]


def is_sound(s: Realm) -> bool:
    """Whether a table could look like that: nothing below zero, Gaar in its slots, no Health above
    the maximum, tokens only on the map, and every kill another Hero's death."""
    for hero in s.heroes:
        if min(hero.gold, hero.reputation, hero.moves) < 0 or not 0 <= hero.gaar <= GAAR_SLOTS:
            return False
        if hero.kind != NONE and not 0 <= hero.health <= max_health(hero):
            return False
    cells = {cell for place in s.laid for cell in PLACES[place]}
    if not {*s.freed, *s.marks, *s.stalls, *s.claims} <= cells:
        return False
    return sum([hero.kills for hero in s.heroes]) == sum([hero.deaths for hero in s.heroes])
