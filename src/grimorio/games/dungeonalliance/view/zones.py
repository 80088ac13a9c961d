"""Cards: hands, columns, piles, the rows of Upgrades and tiles."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Card, Text, Zone
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.names import face_id, hero_text, tile_id
from grimorio.kit.numbers import NONE
from grimorio.kit.story import seat_text

BACK = "alliance"


def zones(s: Dungeon, seat: Seat) -> tuple[Zone, ...]:
    """All cards on the table as a seat sees them."""
    found = [upgrade_row(s), tile_row(s)]
    pile = [face_id(card) for card in s.upgrade_discard]
    found.append(open_zone("upgrade-discard", Text("upgrade-discard"), pile, "pile"))
    for number in range(len(s.players)):
        found += alliance(s, number, seat)
    return tuple(found)


def open_zone(
    name: str, label: Text, faces: list[str], look: str = "row", owner: int | None = None
) -> Zone:
    """Cards that lie face up."""
    cards = tuple([Card(f"{name}-{n}", face, BACK) for n, face in enumerate(faces)])
    return Zone(name, label, "pile" if look == "pile" else "row", len(cards), cards, owner)


def upgrade_row(s: Dungeon) -> Zone:
    """The Upgrade Selection Area."""
    row = [face_id(card) for card in s.row if card != NONE]
    return open_zone("upgrades", Text("upgrades"), row)


def tile_row(s: Dungeon) -> Zone:
    """The Tile Selection Area."""
    return open_zone("tiles", Text("tiles"), [tile_id(tile) for tile in s.tile_row])


def alliance(s: Dungeon, number: Seat, seat: Seat) -> list[Zone]:
    """The cards of a player: the hand, of which others see only what all know, and what lies
    under the heroes."""
    player = s.players[number]
    mine = number == seat
    name = f"hand{number}"
    own = [face_id(card) if mine else "" for card in player.hand]
    faces = [*own, *[face_id(card) for card in player.shown]]
    cards = tuple([Card(f"{name}-{n}", face, BACK) for n, face in enumerate(faces)])
    found = [
        Zone(name, Text("hand", {"seat": seat_text(number)}), "hand", len(cards), cards, number)
    ]
    for place, hero in enumerate(player.heroes):
        zone = f"column{number}-{place}"
        down = [face_id(card) if mine else "" for card in hero.down]
        under = [*[face_id(card) for card in hero.column], *down]
        label = Text("column", {"hero": hero_text(hero.kind)})
        found.append(open_zone(zone, label, under, owner=number))
    artifacts = [face_id(card) for card in player.artifacts]
    label = Text("artifacts", {"seat": seat_text(number)})
    found.append(open_zone(f"artifacts{number}", label, artifacts, owner=number))
    discard = [face_id(card) for card in player.discard]
    label = Text("discard", {"seat": seat_text(number)})
    found.append(open_zone(f"discard{number}", label, discard, "pile", number))
    deck = Text("deck", {"seat": seat_text(number)})
    found.append(Zone(f"deck{number}", deck, "deck", len(player.deck), owner=number))
    return found
