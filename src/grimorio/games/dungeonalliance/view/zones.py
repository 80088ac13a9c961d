"""Cards: hands, columns, piles, tiles to be laid, heroes to be chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Text, Zone
from grimorio.games.dungeonalliance.components.numbers import CONTENT, VALID
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view import icons
from grimorio.games.dungeonalliance.view.names import face_id, hero_id, hero_text, tile_id
from grimorio.games.dungeonalliance.view.together import BACK, card_zone
from grimorio.kit.numbers import NONE
from grimorio.kit.story import seat_text

OFFERED: Final = "offered"
TILES: Final = "tiles"
DISCARDS: Final = "upgrade-discard"
Look = Literal["hand", "row", "pile", "deck"]


def zones(s: Dungeon, seat: Seat) -> tuple[Zone, ...]:
    """All cards on the table as a seat sees them."""
    found: list[Zone] = []
    if s.offered and any(len(player.heroes) < TEAM for player in s.players):
        faces = tuple([hero_id(kind) for kind in s.offered])
        found.append(laid_open(OFFERED, Text("offered"), faces, rule="DA-DRAFT-1"))
    for number in range(len(s.players)):
        found += alliance(s, number, seat)
    if s.round:
        tiles = tuple([tile_id(tile) for tile in s.tile_row])
        found.append(laid_open(TILES, Text("tiles"), tiles, rule="DA-DOOR-4"))
    if s.upgrade_discard:
        faces = tuple([face_id(card) for card in s.upgrade_discard])
        found.append(laid_open(DISCARDS, Text("upgrade-discard"), faces, "pile", rule="DA-UPG-18"))
    if s.solo_card != NONE:
        found.append(card_zone(s))
    return tuple(found)


def laid_open(
    name: str,
    label: Text,
    faces: tuple[str, ...],
    look: Look = "row",
    owner: int | None = None,
    rule: str = "",
    brief: Text | None = None,
) -> Zone:
    """Cards that lie face up, or of which only the back is seen."""
    rules = (rule,) if rule else ()
    return Zone(name, label, look, len(faces), leaves(name, faces), owner, rules, brief=brief)


@lru_cache(maxsize=8192)
def leaves(name: str, faces: tuple[str, ...]) -> tuple[Card, ...]:
    """Cards by their places in a zone."""
    return tuple([Card(f"{name}-{n}", face, BACK) for n, face in enumerate(faces)])


def alliance(s: Dungeon, number: Seat, seat: Seat) -> list[Zone]:
    """The cards of a player: the hand, of which others see only what all know, what lies under
    the heroes, and the piles; before the heroes stand on the map, their own cards."""
    player = s.players[number]
    mine = number == seat
    who = seat_text(number)
    found = []
    if mine and player.heroes and player.heroes[0].at == NONE:
        faces = tuple([hero_id(hero.kind) for hero in player.heroes])
        found.append(
            laid_open(
                heroes_id(number), Text("own-heroes"), faces, owner=number, rule="DA-SETUP-17"
            )
        )
    if player.hand or player.shown:
        found.append(hand(s, number, mine))
    for place, hero in enumerate(player.heroes):
        if hero.column or hero.down:
            down = [face_id(card) if mine else "" for card in hero.down]
            faces = (*[face_id(card) for card in hero.column], *down)
            label = Text("column", {"hero": hero_text(hero.kind)})
            name = column_id(TEAM * number + place)
            found.append(laid_open(name, label, faces, "row", None, "DA-CARD-3", BRIEF["down"]))
    if player.artifacts:
        faces = tuple([face_id(card) for card in player.artifacts])
        label = Text("artifacts", {"seat": who})
        name = f"artifacts{number}"
        found.append(laid_open(name, label, faces, "pile", number, "DA-ART-3", BRIEF["artifacts"]))
    if player.discard:
        faces = tuple([face_id(card) for card in player.discard])
        label = Text("discard", {"seat": who})
        name = discard_id(number)
        found.append(laid_open(name, label, faces, "pile", number, "DA-DRAW-4", BRIEF["discard"]))
    if player.heroes:
        found.append(deck(number, len(player.deck)))
    return found


def hand(s: Dungeon, number: Seat, mine: bool) -> Zone:
    """The hand of a player; the own cards say which heroes they fit."""
    player = s.players[number]
    label = Text("hand", {"seat": seat_text(number)})
    cards: tuple[Card, ...]
    if mine:
        team = tuple([hero.kind for hero in player.heroes])
        cards = fitted(hand_id(number), (*player.hand, *player.shown), team)
    else:
        faces = (*[""] * len(player.hand), *[face_id(card) for card in player.shown])
        cards = leaves(hand_id(number), faces)
    return Zone(
        hand_id(number), label, "hand", len(cards), cards, number, ("DA-DRAW-1",),
        brief=BRIEF["hand"],
    )  # fmt: skip


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
    return tuple([Badge(hero_text(kind), icons.HEROES[CONTENT.heroes[kind].id]) for kind in found])


BRIEF: Final = {
    name: Text(f"brief-{name}") for name in ("hand", "down", "artifacts", "discard", "deck")
}


@lru_cache(maxsize=512)
def deck(number: Seat, count: int) -> Zone:
    label = Text("deck", {"seat": seat_text(number)})
    return Zone(
        f"deck{number}", label, "deck", count, (), number, ("DA-DRAW-1",), brief=BRIEF["deck"]
    )


def hand_id(seat: Seat) -> str:
    return f"hand{seat}"


def heroes_id(seat: Seat) -> str:
    return f"heroes{seat}"


def discard_id(seat: Seat) -> str:
    return f"discard{seat}"


def column_id(figure: int) -> str:
    """The cards under a hero."""
    return f"column{figure}"
