"""Refusals: each its own type, with a plain reason, a code to translate it, the rules behind it."""

from __future__ import annotations


class Refusal(Exception):
    """Something was asked of a game that cannot be; the game is as it was before."""

    code = "refused"

    def __init__(self, reason: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules = rules


class UnknownGame(Refusal):
    """No title of that name is installed."""

    code = "unknown-game"


class BadSeats(Refusal):
    """The title is not played by that many."""

    code = "bad-seats"


class BadSetting(Refusal):
    """A table option that does not exist, has no such value, or makes no sense with another."""

    code = "bad-setting"


class NoSuchSeat(Refusal):
    """There is no such seat at this table."""

    code = "no-such-seat"


class NotAsked(Refusal):
    """This seat has no open question: it was not asked, or it has answered already."""

    code = "not-asked"


class NotOffered(Refusal):
    """The answer is none of the options."""

    code = "not-offered"


class GameOver(Refusal):
    """The game has ended."""

    code = "game-over"


class UndoRefused(Refusal):
    """The step cannot be taken back freely."""

    code = "undo-refused"


class RuleFailed(Refusal):
    """A rule raised in the middle of its effect; the answer was not taken."""

    code = "rule-failed"


class BrokenRules(Refusal):
    """A title breaks the engine's contract: a question without options, steps without end."""

    code = "broken-rules"


class BadRecord(Refusal):
    """A record that cannot be read or does not replay; `entry` says where it went wrong."""

    code = "bad-record"

    def __init__(self, reason: str, entry: int | None = None) -> None:
        super().__init__(reason if entry is None else f"entry {entry}: {reason}")
        self.entry = entry


class OtherVersion(BadRecord):
    """The record is of another format, ruleset or content; the reason says which plays it."""

    code = "other-version"
