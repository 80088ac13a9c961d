"""Plain text: what people typed, without what cannot be seen.

A name with control characters can rewrite the terminal of a host; one with direction marks turns
the line around it; one with characters of no width looks like the name of somebody else.
"""

from __future__ import annotations

import re
import unicodedata

INVISIBLE = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u2800\u3164\uffa0"
"""Letters and marks that show nothing, though Unicode has them among those that do."""
RESERVED = "\ufe00-\ufe0f\ufff0-\ufff8\U000e0000-\U000e0fff"
"""Variations of letters, and what Unicode keeps for more of the kind."""
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Control and format (direction, no width), half characters, those without a meaning, and ends of
lines."""
_unseen = re.compile(f"[{INVISIBLE}{RESERVED}]")


def plain(text: str) -> str:
    """One line of what can be seen: spaces of all kinds are one space."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    return " ".join(seen(unicodedata.normalize("NFC", spaced)).split())


def seen(text: str) -> str:
    """What of a text can be seen."""
    shown = [letter for letter in text if unicodedata.category(letter) not in HIDDEN]
    return _unseen.sub("", "".join(shown))


def shown(text: str) -> str:
    """A text of several lines for a terminal or a log: what would not be seen stands there as its
    number, so that it does nothing."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(letter) for letter in text)


def _shown(letter: str) -> str:
    if letter == "\n" or unicodedata.category(letter) not in HIDDEN:
        return letter
    return letter.encode("unicode_escape").decode()
