"""The log and the prompts: events and questions as sentences, made from kinds.py."""

from __future__ import annotations

from typing import Final

from grimorio.core import Event
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.kinds import ACTIVATED, MONSTER_ACTIVATED
from grimorio.games.dungeonalliance.state import HINDRANCES, Dungeon
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    figure_text,
    hero_text,
    piece_id,
    rank_text,
    square_name,
    tile_text,
    token_text,
    token_the,
)
from grimorio.kit.story import Story, Words, listed, noun, seat_noun

USES: Final = ("speed", "attack", "heal")


def figure_noun(s: Dungeon, name: str, figure: tuple[int, ...]) -> Words:
    """Somebody inside a sentence, at its start, and as whom something is done to."""
    return {
        name: figure_text(figure),
        f"{name}_start": figure_text(figure, "start"),
        f"{name}_to": figure_text(figure, "to"),
    }


def token_noun(s: Dungeon, name: str, token: int) -> Words:
    """A threat token as one of its kind, and as the one told of before."""
    return {name: token_text(token), f"{name}_the": token_the(token)}


STORY: Final[Story[Dungeon]] = Story(
    {
        "seat": seat_noun,
        "figure": figure_noun,
        "hero": noun(hero_text),
        "card": noun(card_text),
        "cards": lambda s, name, cards: {name: listed([card_text(one) for one in cards])},
        "tile": noun(tile_text),
        "token": token_noun,
        "square": lambda s, name, square: {name: square_name(square)},
        "entrance": lambda s, name, number: {name: number + 1},
        "use": lambda s, name, use: {name: USES[use]},
        "rank": noun(rank_text),
        "hindrance": lambda s, name, what: {name: HINDRANCES[what]},
    }
)
NOUNS: Final = {"figure": ("*", "*_start", "*_to"), "token": ("*", "*_the")}
"""The words that each noun gives to a sentence, where it is not just its own (see Title)."""


def say(s: Dungeon, event: Event) -> Text:
    """The line of the log that tells an event; an activation begins a new scene."""
    beat = ""
    if event.kind in (ACTIVATED, MONSTER_ACTIVATED):
        figure = event.args[1]
        assert isinstance(figure, tuple)
        assert isinstance(figure[0], int)
        beat = piece_id(figure[0])
    return STORY.line(s, event, None, beat)
