"""The open questions of a seat: what, why, the legal answers, and what is refused here."""

from __future__ import annotations

from typing import Final

from grimorio.core.scene import Text
from grimorio.games.tashkalar.kinds import ACT, CLAIM
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.effects import card_sentences
from grimorio.games.tashkalar.view.options import STORY
from grimorio.games.tashkalar.view.refusals import cards, tasks
from grimorio.games.tashkalar.view.story import numbers
from grimorio.kit.said import sentences
from grimorio.kit.story import Asked

show: Final = STORY.choice


def why(s: Arena, ask: Asked) -> Text | None:
    """The text of the card that asks."""
    args = ask.kind.args
    if not args or args[0].of is not CARD:
        return None
    return sentences(card_sentences(numbers(ask.about)[0]))


STORY.why(why)
STORY.refuses(cards, ACT)
STORY.refuses(lambda s, ask: tasks(s, ask.seat), CLAIM)
