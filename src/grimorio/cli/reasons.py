"""The engine gives its reasons in plain English; here they become words of the person's language.

A reason that is not known here stays as it is: it is better read in English than not at all.
"""

from __future__ import annotations

import re
from typing import Final

from grimorio.texts import Texts

PHRASES: Final = {
    r"(?P<game>\S+) is played by (?P<low>\d+) to (?P<high>\d+), not by (?P<seats>\d+)": (
        "cli-why-seats"
    ),
    r"(?P<bots>\d+) bots for (?P<seats>\d+) seats; name one for (all or one for )?each": (
        "cli-why-bots"
    ),
    r"(?P<game>\S+) has no option '(?P<name>.*)'; it has: (?P<names>.*)": "cli-why-option",
    r"option '(?P<name>.*)' cannot be '(?P<value>.*)'; it takes: (?P<values>.*)": "cli-why-value",
    r"at least one game is to be played": "cli-why-games",
    r"larger than (?P<size>\d+) MB: .*": "cli-why-large",
    r"more than (?P<count>\d+) entries: .*": "cli-why-long",
    r"not a record: (?P<detail>.*)": "cli-why-no-record",
    r"not an entry: (?P<detail>.*)": "cli-why-no-entry",
    r"there is no entry (?P<at>.*)": "cli-why-no-such-entry",
    r"a fingerprint of no entry": "cli-why-stray-digest",
    r"the chance key is not in it: .*": "cli-why-no-key",
    r"the chance key is not a key": "cli-why-bad-key",
    r"the chance key is not the one its hash announced": "cli-why-other-key",
    r"the game differs from here on from the one recorded": "cli-why-differs",
    r"entries are missing after this one": "cli-why-missing",
    r"cut off: it once had (?P<count>\d+) entries": "cli-why-cut-off",
    r"seat (?P<seat>\d+) (is not asked anything now|has already answered)": "cli-why-not-asked",
    r"(?P<answer>.*) is no answer to '(?P<kind>.*)'; the options: (?P<options>.*)": (
        "cli-why-no-answer"
    ),
    r"seat (?P<seat>\d+) has no standing offer '(?P<offer>.*)' now": "cli-why-no-offer",
    r"the game is over": "cli-why-over",
    r"format (?P<theirs>.*); this version reads format (?P<ours>.*)": "cli-why-format",
    r"(?P<game>\S+) ruleset (?P<theirs>\d+); here is ruleset (?P<ours>\d+); Grimorio (?P<where>.*)"
    r" plays it": "cli-why-ruleset",
    r"(?P<game>\S+) ruleset (?P<theirs>\d+); here is ruleset (?P<ours>\d+); no version known here"
    r" plays it": "cli-why-lost-ruleset",
    r"other content of (?P<game>\S+) than here (?P<ours>.*)": "cli-why-content",
}
"""What the engine says, as patterns, by what we say instead."""


def in_words(reason: str, texts: Texts) -> str:
    """A reason of the engine in the language of these texts."""
    for pattern, message in PHRASES.items():
        if found := re.fullmatch(pattern, reason, re.DOTALL):
            return texts.tell(message, **found.groupdict())
    return reason
