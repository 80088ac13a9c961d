"""The open questions of a seat: what, why, the legal answers, and what is refused here."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Choice, Text
from grimorio.games.tashkalar.kinds import CARD
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.effects import card_sentences, joined
from grimorio.games.tashkalar.view.options import Asked, number, option
from grimorio.games.tashkalar.view.refusals import refused
from grimorio.games.tashkalar.view.story import STORY


def show(s: Arena, ask: Asked, seat: Seat) -> Choice:
    """A question as its seat sees it."""
    return Choice(
        ask.kind.name,
        STORY.prompt(s, ask),
        tuple(option(s, ask, value) for value in ask.options),
        tuple(refused(s, ask, seat)),
        why(ask),
        ask.kind.rules,
    )


def why(ask: Asked) -> Text | None:
    """The text of the card that asks."""
    args = ask.kind.args
    if not args or args[0].noun != CARD.noun:
        return None
    return joined(card_sentences(number(ask.about[0])))
