"""The log and the prompts: events and questions as sentences, made from kinds.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from grimorio.core import Event, Value
from grimorio.core.nouns import Noun
from grimorio.core.scene import Text
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
from grimorio.kit.story import Story, Words, noun, seat_noun


def by_id(of: Noun) -> Callable[[object, str, int], Words]:
    """An argument that sentences select on."""
    return lambda s, name, number: {name: of.ids[number]}


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
        **{word.noun: by_id(word) for word in (RANK, DECK, MOVE_KIND, CAUSE, BREAKER)},
    },
    {
        "square": lambda s, seat, at: (cell_id(at),),
        "card": held,
        "task": lambda s, seat, task: (f"task-{task}",),
    },
)


def say(s: Arena, event: Event) -> Text:
    """The line of the log that tells an event."""
    return STORY.line(s, event, more(event), beat(s, event))


def beat(s: Arena, event: Event) -> str:
    """Who acts from the event on: a player whose turn begins or goes on, or a being just summoned.
    Empty if the event begins nothing."""
    kind = event.kind
    if kind is TURN:
        return f"seat{numbers(event.args)[0]}"
    if kind is HANDED_OVER:
        return f"seat{numbers(event.args)[1]}"
    if kind is SUMMONED:
        seat, _, at = numbers(event.args)
        return piece_id(side_of(s, seat), at)
    return ""


def numbers(about: Sequence[Value]) -> list[int]:
    """What an event or a question is about."""
    return [value for value in about if isinstance(value, int)]


def more(event: Event) -> Words | None:
    """What a line says beyond its arguments. A piece is called by its square: what it was called,
    and what it is called now. The story turns on points above all, and on legends."""
    if event.kind in (MOVED, LEAPT):
        side, _, at, to = numbers(event.args)
        return {"piece": piece_id(side, at), "became": piece_id(side, to)}
    if event.kind in (CLAIMED, SCORED):
        return {"turning": min(3, numbers(event.args)[-1])}
    if event.kind is SUMMONED and numbers(event.args)[1] >= FIRST_LEGEND:
        return {"turning": 2}
    return None
