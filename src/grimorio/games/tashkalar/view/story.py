"""The log and the prompts: events and questions as sentences, made from kinds.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Value
from grimorio.games.tashkalar.components.numbers import FIRST_LEGEND
from grimorio.games.tashkalar.kinds import (
    CLAIMED,
    HANDED_OVER,
    LEAPT,
    MOVED,
    SCORED,
    SUMMONED,
    TURN,
)
from grimorio.games.tashkalar.nouns import BREAKER, CAUSE, DECK, MOVE_KIND, RANK
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.teams import side_of
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.names import (
    DIRECTION_SIGNS,
    card_text,
    cell_id,
    held,
    number_of,
    piece_id,
    piece_text,
    school_text,
    side_text,
    task_text,
    the_card,
)
from grimorio.kit.story import Story, noun, seat_noun, word_noun

STORY: Final[Story[Arena]] = Story(
    {
        "seat": seat_noun,
        "side": lambda s, name, side: {name: side_text(s, side)},
        "square": lambda s, name, at: {name: name_of(at)},
        "card": lambda s, name, card: {
            name: the_card(card),
            "name": card_text(card),
            "number": number_of(card),
        },
        "task": noun(task_text),
        "school": noun(school_text),
        "piece": lambda s, name, at: {"square": name_of(at), "piece": piece_text(s, at)},
        "direction": lambda s, name, n: {"n": n, "sign": DIRECTION_SIGNS[n]},
        **{word.noun: word_noun(word) for word in (RANK, DECK, MOVE_KIND, CAUSE, BREAKER)},
    },
    {
        "square": lambda s, seat, at: (cell_id(at),),
        "card": held,
        "task": lambda s, seat, task: (f"task-{task}",),
    },
)
say: Final = STORY.line


# Who acts from an event on: a player whose turn begins or goes on, or a being just summoned.
STORY.beat(TURN, lambda s, seat, actions: f"seat{seat}")
STORY.beat(HANDED_OVER, lambda s, seat, partner, legends: f"seat{partner}")
STORY.beat(SUMMONED, lambda s, seat, card, at: piece_id(side_of(s, seat), at))

# A piece is called by its square: what it was called, and what it is called now.
STORY.tells(
    MOVED,
    LEAPT,
    piece=lambda s, side, rank, at, to: piece_id(side, at),
    became=lambda s, side, rank, at, to: piece_id(side, to),
)

# The story turns on points above all, and on legends.
STORY.tells(CLAIMED, turning=lambda s, seat, task, points: min(3, points))
STORY.tells(SCORED, turning=lambda s, side, rival, points: min(3, points))
STORY.tells(SUMMONED, turning=lambda s, seat, card, at: 2 if card >= FIRST_LEGEND else None)


def numbers(about: Sequence[Value]) -> list[int]:
    """What a question is about."""
    return [value for value in about if isinstance(value, int)]
