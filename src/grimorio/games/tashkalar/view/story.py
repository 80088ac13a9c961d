"""The log: every event as a line of a story (rules/told.py names their arguments)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Event, Value
from grimorio.core.scene import Text
from grimorio.games.tashkalar.components.numbers import FIRST_LEGEND
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.told import EVENTS
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.names import (
    DECKS,
    Args,
    card_text,
    piece_id,
    school_text,
    seat_text,
    side_text,
    task_text,
    the_card,
)
from grimorio.kit.numbers import NONE

MOODS: Final = 3
"""So many ways there are to say what happens often."""
KINDS: Final = ("standard", "combat")


def line(s: Arena, event: Event) -> Text:
    numbers = {
        name: value
        for name, value in zip(EVENTS[event.kind], event.args, strict=True)
        if isinstance(value, int)
    }
    args: Args = {"mood": mood_of(event)}
    for name, value in numbers.items():
        args |= word(s, name, value)
    if "to" in numbers:
        args |= went(numbers["side"], numbers["square"], numbers["to"])
    if weight := turning(event.kind, numbers):
        args["turning"] = weight
    return Text(f"event-{event.kind}", args)


def went(side: int, at: int, to: int) -> Args:
    """A piece is called by its square: what it was called, and what it is called now."""
    return {"piece": piece_id(side, at), "became": piece_id(side, to)}


def turning(kind: str, numbers: dict[str, int]) -> int:
    """How much the story of a game turns on it, from 0 to 3: points above all, and legends."""
    if kind in ("claimed", "scored"):
        return min(3, numbers["points"])
    if kind == "summoned":
        return 2 if numbers["card"] >= FIRST_LEGEND else 0
    return TURNING.get(kind, 0)


TURNING: Final = {"surrendered": 3, "end_triggered": 1}


def mood_of(event: Event) -> int:
    """Which of several ways to say it: any, but always the same for the same event."""
    numbers = [value for value in event.args if isinstance(value, int)]
    return (event.at + sum(numbers)) % MOODS


def word(s: Arena, name: str, value: Value) -> Args:
    """An argument of an event or a question as the words a sentence needs."""
    assert isinstance(value, int)
    if name in ("seat", "partner"):
        return {name: seat_text(value)}
    if name in ("side", "rival"):
        return {name: side_text(s, value) if value != NONE else ""}
    if name in ("square", "to"):
        return {name: name_of(value) if value != NONE else ""}
    if name == "card":
        return {"card": the_card(value), "name": card_text(value)}
    if name == "task":
        return {"task": task_text(value)}
    if name == "rank":
        return {"rank": RANKS[value]}
    if name == "school":
        return {"school": school_text(value)}
    if name == "deck":
        return {"deck": DECKS[value]}
    if name == "kind":
        return {"kind": KINDS[value]}
    return {name: value}
