"""The open questions of a seat: what, why, the legal answers, and what is refused here."""

from __future__ import annotations

from grimorio.core import Ask, Seat, Value
from grimorio.core.scene import Choice, Text
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.effects import card_sentences
from grimorio.games.tashkalar.view.options import STORY
from grimorio.games.tashkalar.view.refusals import refused
from grimorio.games.tashkalar.view.story import numbers
from grimorio.kit.said import sentences


def show(s: Arena, ask: Ask[Value], seat: Seat) -> Choice:
    """A question as its seat sees it."""
    return Choice(
        ask.kind.name,
        STORY.prompt(s, ask),
        STORY.options(s, ask),
        tuple(refused(s, ask, seat)),
        why(ask),
        ask.kind.rules,
    )


def why(ask: Ask[Value]) -> Text | None:
    """The text of the card that asks."""
    args = ask.kind.args
    if not args or args[0].of is not CARD:
        return None
    return sentences(card_sentences(numbers(ask.about)[0]))
