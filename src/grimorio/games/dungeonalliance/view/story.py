"""What things are called in sentences and where they lie: events, questions and answers in words,
made from kinds.py."""

from __future__ import annotations

from typing import Final

from grimorio.core import Event, Seat
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.components.numbers import DOORS, TABLE
from grimorio.games.dungeonalliance.kinds import ACTIVATED, MONSTER_ACTIVATED, SURGED
from grimorio.games.dungeonalliance.nouns import HEROES, HINDRANCE, USE
from grimorio.games.dungeonalliance.rules.figures import named
from grimorio.games.dungeonalliance.setup import entrance_of
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.board import place_name
from grimorio.games.dungeonalliance.view.lines import way_text
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    figure_text,
    hero_text,
    piece_id,
    rank_text,
    square_name,
    tile_text,
    token_text,
    token_the,
)
from grimorio.games.dungeonalliance.view.zones import OFFERED, TILES, hand_id
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Story, Words, listed, noun, seat_noun

SIDES: Final = ("north", "east", "south", "west")

# -- words -----------------------------------------------------------------------------------------


def named_noun(s: Dungeon, name: str, figure: tuple[int, int]) -> Words:
    """Somebody inside a sentence, at its start, and as whom something is done to."""
    return {
        name: figure_text(figure),
        f"{name}_start": figure_text(figure, "start"),
        f"{name}_to": figure_text(figure, "to"),
    }


def figure_noun(s: Dungeon, name: str, figure: int) -> Words:
    """The same for somebody on the map, and where."""
    if figure == NONE:
        return {}
    return {**named_noun(s, name, named(s, figure)), f"{name}_at": place_name(s, figure)}


def raid_noun(s: Dungeon, name: str, raid: int) -> Words:
    """Whom a monster attacks, and from where."""
    at, target = divmod(raid, HEROES)
    return {"target_to": figure_text(named(s, target), "to"), "from": square_name(at)}


def card_noun(s: Dungeon, name: str, card: int) -> Words:
    return {} if card == NONE else {name: card_text(card)}


def token_noun(s: Dungeon, name: str, token: int) -> Words:
    """A threat token as one of its kind, and as the one told of before."""
    return {name: token_text(token), f"{name}_the": token_the(token)}


def laid_noun(s: Dungeon, name: str, laid: int) -> Words:
    return {} if laid == NONE else tile_words(laid)


def entrance_noun(s: Dungeon, name: str, entrance: int) -> Words:
    """An entrance by its number, and on which side of its cell it is."""
    return {name: entrance + 1, "side": SIDES[entrance_of(len(s.players), entrance)[1]]}


def tile_words(laid: int, sides: tuple[str, ...] = ()) -> Words:
    """A tile and where its doors would be; one that would face a wall is locked, and one that
    would face the frame is none (DA-LOCK-1, DA-RUL-22)."""
    own = tuple(["door" if DOORS[laid] >> side & 1 else "wall" for side in range(4)])
    kinds = zip(sides or own, SIDES, strict=True)
    doors = [Text("side", {"side": side}) for kind, side in kinds if kind != "wall"]
    return {"tile": tile_text(laid // 4), "doors": listed(doors)}


# -- places ----------------------------------------------------------------------------------------


def hand_places(s: Dungeon, seat: Seat, card: int) -> tuple[str, ...]:
    """Where a card lies in its owner's hand."""
    player = s.players[seat]
    hand = [*player.hand, *player.shown]
    return tuple([f"{hand_id(seat)}-{n}" for n, one in enumerate(hand) if one == card])


def entrance_places(s: Dungeon, seat: Seat, entrance: int) -> tuple[str, ...]:
    """The squares where the Starting tile would lie."""
    cell, _ = entrance_of(len(s.players), entrance)
    return tuple([cell_id(square) for square in range(9 * cell, 9 * cell + 9)])


STORY: Final[Story[Dungeon]] = Story(
    {
        "seat": seat_noun,
        "named": named_noun,
        "figure": figure_noun,
        "raid": raid_noun,
        "hero": noun(hero_text),
        "card": card_noun,
        "cards": lambda s, name, cards: {name: listed([card_text(one) for one in cards])},
        "tile": noun(tile_text),
        "laid": laid_noun,
        "token": token_noun,
        "square": lambda s, name, square: {name: square_name(square)},
        "entrance": entrance_noun,
        "way": noun(way_text),
        "use": lambda s, name, use: {name: USE.ids[use]},
        "rank": noun(rank_text),
        "hindrance": lambda s, name, what: {name: HINDRANCE.ids[what]},
    },
    {
        "figure": lambda s, seat, figure: (piece_id(figure),),
        "hero": lambda s, seat, hero: (f"{OFFERED}-{s.offered.index(hero)}",),
        "card": hand_places,
        "tile": lambda s, seat, tile: (f"{TILES}-{s.tile_row.index(tile)}",),
        "square": lambda s, seat, square: (cell_id(square),),
        "entrance": entrance_places,
    },
)
NOUNS: Final = {
    "named": ("*", "*_start", "*_to"),
    "figure": ("*", "*_start", "*_to", "*_at"),
    "raid": ("target_to", "from"),
    "token": ("*", "*_the"),
    "laid": ("*", "doors"),
    "entrance": ("*", "side"),
}
"""The words that each noun gives to a sentence, where it is not just its own (see Title)."""


# What the lines of the log say besides the arguments of their events.
STORY.add_words(SURGED, "by")


def say(s: Dungeon, event: Event) -> Text:
    """The line of the log that tells an event; an activation begins a new scene."""
    beat = ""
    more: Words = {"by": TABLE.surge_by} if event.kind is SURGED else {}
    if event.kind in (ACTIVATED, MONSTER_ACTIVATED):
        _, (figure, _) = ACTIVATED.about(event)
        beat = piece_id(figure)
    return STORY.line(s, event, more, beat)
