"""What things are called, and by which ids a click finds them."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.dungeonquest import nouns
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE, TREASURE_CELLS, room_at
from grimorio.games.dungeonquest.rules.hero.attributes import PASSAGES, PLACES
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.names import ids, texts
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, seat_text

ICONS: Final = {term.id: term.icon for term in CONTENT.terms}

attack_text: Final = texts(nouns.ATTACK)
attribute_text: Final = texts(nouns.ATTRIBUTE, "term")
card_face: Final = ids(nouns.CARD)
card_text: Final = texts(nouns.CARD)
deck_text: Final = texts(nouns.DECK)
direction_text: Final = texts(nouns.DIRECTION)
monster_text: Final = texts(nouns.MONSTER)
style: Final = texts(nouns.STYLE)
"""An attack type in the middle of a sentence."""


def hero_text(kind: int, seat: Seat) -> Text:
    """A Hero as sentences call it; before the Heroes are dealt, its player."""
    return seat_text(seat) if kind == NONE else Text(f"called-{nouns.HERO.ids[kind]}")


def hero_of(s: Quest, seat: Seat) -> Text:
    return hero_text(s.heroes[seat].kind, seat)


def gender_of(kind: int) -> str:
    """For the grammar of a sentence: f or m."""
    return "m" if kind == NONE else CONTENT.heroes[kind].gender


def fighter_text(s: Quest, fighter: int) -> Text:
    """A side of a combat: a seat, or -1 - m for Monster m."""
    return monster_text(-1 - fighter) if fighter < 0 else hero_of(s, fighter)


def card_rules_text(card: int) -> Text:
    """What is written on a card."""
    return Text(f"{card_face(card)}-text")


def room_text(room: int) -> Text:
    return term("unexplored") if room == NONE else Text(f"room-{nouns.ROOM.ids[room]}")


def room_id(room: int) -> str:
    """The kind of a room as a word that sentences select on."""
    return "unexplored" if room == NONE else nouns.ROOM.ids[room]


def term(name: str) -> Text:
    return Text(f"term-{name}")


def move_words(direction: int, room: int) -> Words:
    """To go somewhere, as an answer says it."""
    return {"direction": direction_text(direction), "room": room_text(room), "kind": room_id(room)}


def place_name(cell: int) -> str:
    """A cell by column and row: C7."""
    return nouns.CELL.ids[cell].upper()


def encounter_text(s: Quest, encounter: int) -> Text:
    """What an attribute test belongs to: a card, a room, or a portcullis (see attributes.py)."""
    if encounter >= PASSAGES:
        return term("portcullis")
    if encounter >= PLACES:
        return room_text(room_at(s, encounter - PLACES))
    return card_text(encounter)


def cell_ids(space: int) -> tuple[str, ...]:
    """The cells to click for a space: the Treasure Room has two."""
    cells = TREASURE_CELLS if space == TREASURE else (space,)
    return tuple(f"c{cell}" for cell in cells)
