"""Names: what the things of a noun are called, by their ids.

`card-ID` is the message that says the name of a card, and as a rule its face in the catalogue::

    card_text, card_face = texts(CARD), ids(CARD)
    mat: Final = ids(CLASS, "mat")
"""

from __future__ import annotations

from collections.abc import Callable

from grimorio.core.nouns import Noun
from grimorio.core.scene import Text


def ids(of: Noun, prefix: str = "") -> Callable[[int], str]:
    """The id of each thing in a scene: `NOUN-ID`, or with another prefix than the noun."""
    prefix = prefix or of.noun
    return tuple([f"{prefix}-{id_}" for id_ in of.ids]).__getitem__


def numbered(prefix: str) -> Callable[[int], str]:
    """The id of what is called by its number alone: `card7`."""

    def id_(number: int) -> str:
        return f"{prefix}{number}"

    return id_


def texts(of: Noun, prefix: str = "") -> Callable[[int], Text]:
    """What each thing is called: the message of that id."""
    call = ids(of, prefix)
    return tuple([Text(call(number)) for number in range(len(of.ids))]).__getitem__
