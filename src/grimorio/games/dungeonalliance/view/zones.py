"""Cards: hands, columns, piles, tiles to be laid, heroes to be chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Zone
from grimorio.games.dungeonalliance.components.numbers import CONTENT, VALID
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.names import face_id, hero_id, hero_text, tile_id
from grimorio.games.dungeonalliance.view.together import BACK, card_zone
from grimorio.kit.numbers import NONE
from grimorio.kit.piles import Cards, Pack, Pile, draw, laid
from grimorio.kit.story import Words, seat_text

CARDS: Final = Pack(face_id, BACK)
HEROES: Final = Pack(hero_id, BACK)


def zones(s: Dungeon, seat: Seat) -> tuple[Zone, ...]:
    """All cards on the table as a seat sees them: what all may take, the cards of each player, what
    lies under each hero."""
    found = draw([OFFERED], s, seat)
    for number, player in enumerate(s.players):
        if player.heroes:
            who: Words = {"seat": seat_text(number)}
            found += draw([CHOSEN, HAND], s, seat, number, who, number)
            for place, hero in enumerate(player.heroes):
                if hero.column or hero.down:
                    name: Words = {"hero": hero_text(hero.kind)}
                    found += draw(UNDER, s, seat, TEAM * number + place, name)
            found += draw(PILES, s, seat, number, who, number)
    if s.round:
        found += draw([TILES], s, seat)
    found += draw([DISCARDED], s, seat)
    if s.solo_card != NONE:
        found.append(card_zone(s))
    return tuple(found)


def offered(s: Dungeon, of: int) -> list[int]:
    """The heroes to choose from, until every team is whole."""
    return s.offered if any(len(player.heroes) < TEAM for player in s.players) else []


def chosen(s: Dungeon, seat: Seat, of: Seat, name: str) -> Cards:
    """The own heroes, before they stand on the map."""
    heroes = s.players[of].heroes
    if seat != of or heroes[0].at != NONE:
        return ()
    return laid(HEROES, name, tuple([hero.kind for hero in heroes]))


def hand(s: Dungeon, seat: Seat, of: Seat, name: str) -> Cards:
    """A hand, of which others see only what all know; the own cards say which heroes they fit."""
    player = s.players[of]
    if seat != of:
        return laid(CARDS, name, (*[NONE] * len(player.hand), *player.shown))
    team = tuple([hero.kind for hero in player.heroes])
    return fitted(name, (*player.hand, *player.shown), team)


def under(s: Dungeon, seat: Seat, figure: int, name: str) -> Cards:
    """What lies under a hero; of others' cards those face up."""
    of, place = divmod(figure, TEAM)
    hero = s.players[of].heroes[place]
    down = hero.down if seat == of else [NONE] * len(hero.down)
    return laid(CARDS, name, (*hero.column, *down))


@lru_cache(maxsize=8192)
def fitted(name: str, cards: tuple[int, ...], team: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of a hand with the heroes of a team that can play them (DA-CARD-2)."""
    return tuple(
        [Card(f"{name}-{n}", face_id(card), BACK, fits(card, team)) for n, card in enumerate(cards)]
    )


def fits(card: int, team: tuple[int, ...]) -> tuple[Badge, ...]:
    """The heroes of a team that can play a card, if not all of them."""
    found = [kind for kind in team if VALID[card] >> kind & 1]
    if len(found) == len(team):
        return ()
    return tuple([Badge(hero_text(kind), CONTENT.heroes[kind].icon) for kind in found])


Piles: TypeAlias = tuple[Pile[Dungeon], ...]
OFFERED: Final[Pile[Dungeon]] = Pile("offered", "row", HEROES.of(offered), ("DA-DRAFT-1",))
CHOSEN: Final[Pile[Dungeon]] = Pile("heroes{}", "row", chosen, ("DA-SETUP-17",), brief=False)
HAND: Final[Pile[Dungeon]] = Pile("hand{}", "hand", hand, ("DA-DRAW-1",))
UNDER: Final[Piles] = (Pile("column{}", "row", under, ("DA-CARD-3",)),)
DISCARD: Final[Pile[Dungeon]] = Pile(
    "discard{}", "pile", CARDS.of(lambda s, of: s.players[of].discard), ("DA-DRAW-4",)
)
PILES: Final[Piles] = (
    Pile("artifacts{}", "pile", CARDS.of(lambda s, of: s.players[of].artifacts), ("DA-ART-3",)),
    DISCARD,
    Pile("deck{}", "deck", None, ("DA-DRAW-1",), lambda s, of: s.players[of].deck),
)
TILES: Final[Pile[Dungeon]] = Pile(
    "tiles", "row", Pack(tile_id, BACK).of(lambda s, of: s.tile_row), ("DA-DOOR-4",), stays=True
)
DISCARDED: Final[Pile[Dungeon]] = Pile(
    "upgrade-discard", "pile", CARDS.of(lambda s, of: s.upgrade_discard), ("DA-UPG-18",)
)
