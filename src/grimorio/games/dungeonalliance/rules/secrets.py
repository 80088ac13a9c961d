"""What is hidden from whom, and what is never lost: for bots, for undo, for the laws of the engine.

Decks, piles and face-down threat tokens are bags and have no order to hide. Hidden are only the
cards of a hand that came from the deck, and the face-down cards of a Power Surge: their owner knows
them, nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grimorio.core import Chance, Data, Seat
from grimorio.games.dungeonalliance.components.numbers import (
    BASIC_STARTERS,
    FIRST_UPGRADE,
    FRAMES,
    GENERIC_SET,
    HERO_HEALTH,
    START_TILES,
    STARTERS,
)
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.state import Dungeon, Player
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import can_vary


def unseen(player: Player) -> list[int]:
    """The cards whose places only their owner knows, and the deck, sorted."""
    found = [*player.hand, *player.deck]
    for hero in player.heroes:
        found += hero.down
    return sorted(found)


def hide(s: Dungeon, seat: Seat, chance: Chance) -> None:
    """Deal anew all that the seat cannot know."""
    for number, player in enumerate(s.players):
        if number == seat:
            continue
        pool = unseen(player)
        for hero in player.heroes:
            hero.down = tuple(sorted([chance.draw(pool) for _ in hero.down]))
        player.hand = sorted([chance.draw(pool) for _ in player.hand])
        player.deck = pool


def secrets(s: Dungeon, seat: Seat) -> Mapping[str, Sequence[int]]:
    """The hidden zones of a seat that could hold something else, as far as the seat knows."""
    found: dict[str, Sequence[int]] = {}
    for number, player in enumerate(s.players):
        if number == seat:
            continue
        pool = unseen(player)
        zones = {f"hand{number}": player.hand}
        for place, hero in enumerate(player.heroes):
            zones[f"down{number}-{place}"] = list(hero.down)
        for name, cards in zones.items():
            if cards and can_vary(cards, pool):
                found[name] = cards
    return found


def all_cards(player: Player) -> list[int]:
    """Every card an Alliance has, wherever it lies."""
    found = [*player.hand, *player.shown, *player.deck, *player.discard, *player.artifacts]
    for hero in player.heroes:
        found += [*hero.column, *hero.down]
    return sorted(found)


def starting_cards(s: Dungeon, player: Player) -> list[int]:
    """The Starting Deck cards of an Alliance (DA-SETUP-11, DA-RUL-1)."""
    if s.basic:
        return sorted([*[BASIC_STARTERS[hero.kind] for hero in player.heroes], *GENERIC_SET])
    return sorted([card for hero in player.heroes for card in STARTERS[hero.kind]])


def conserved(s: Dungeon) -> Data:
    """Every hero, card, tile and token is somewhere, and only once; figures stand where the map
    says."""
    heroes = [*s.offered, *s.hero_deck, *s.heroes_gone]
    upgrades = [*s.upgrade_discard, *s.removed, *[card for card in s.row if card != NONE]]
    for bag in s.upgrade_bags:
        upgrades += bag
    whole = True
    for player in s.players:
        heroes += [hero.kind for hero in player.heroes]
        cards = all_cards(player)
        upgrades += [card for card in cards if card >= FIRST_UPGRADE]
        own = [card for card in cards if card < FIRST_UPGRADE]
        whole = whole and own in ([], starting_cards(s, player))
    tiles = [*s.tile_row, *s.tiles_gone]
    for bag in s.tile_bags:
        tiles += bag
    tiles += [laid // 4 for laid in s.laid if laid != NONE and laid // 4 not in START_TILES]
    threats = [*s.tokens_gone, *s.pits.values(), *[token // 2 for token in s.tokens.values()]]
    for bag in s.threat_bags:
        threats += bag
    monsters = s.supply.copy()
    for monster in s.monsters.values():
        monsters[monster.kind] += 1
    solo = [*s.solo_bag, *s.solo_gone, *s.solo_row]
    solo += [] if s.solo_card == NONE else [s.solo_card]
    return [
        list[Data](sorted(solo)),
        list[Data](sorted(heroes)),
        list[Data](sorted(upgrades)),
        list[Data](sorted(tiles)),
        list[Data](sorted(threats)),
        [[kind, count] for kind, count in sorted(monsters.items())],
        whole and is_sound(s),
    ]


def is_sound(s: Dungeon) -> bool:
    """Whether the map could lie on a table like that, and all XP came from the pools while there is
    any in them."""
    places = {monster.at: figure for figure, monster in s.monsters.items()}
    count = len(s.monsters)
    for seat, player in enumerate(s.players):
        for place, hero in enumerate(player.heroes):
            if hero.at != NONE:
                places[hero.at] = TEAM * seat + place
                count += 1
            if not 0 <= hero.poison <= hero.damage <= HERO_HEALTH[hero.kind]:
                return False
            if hero.defeated != (hero.damage == HERO_HEALTH[hero.kind]):
                return False
    if len(places) < count:
        return False
    if any(figure != places.get(at, NONE) for at, figure in enumerate(s.occupant)):
        return False
    if any(s.laid[at // 9] == NONE for at in [*places, *s.unknown, *s.tokens, *s.pits]):
        return False
    pools = FRAMES[len(s.players)].pools
    gained = sum([player.fresh + player.spent for player in s.players])
    if min(s.pools) < 0 or min([player.fresh for player in s.players]) < 0:
        return False
    if sum(s.pools):
        return gained + sum(s.pools) == sum(pools)
    return gained >= sum(pools)
