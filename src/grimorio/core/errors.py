"""Refusals: each its own type, with a code, the rules behind it, and words in both languages.

A refusal names its message and gives it arguments. The messages are `refusal-...` in
`grimorio/locale`; what a title refuses stands in the title's own locale.
"""

from __future__ import annotations

from grimorio.core.scene import Text

MAX_WORD = 2_000
"""A longer word is cut; Fluent says nothing at all of an argument above 2,500 letters."""


class Refusal(Exception):
    """Something was asked of a game that cannot be; the game is as it was before."""

    code = "refused"

    def __init__(
        self, message: str, rules: tuple[str, ...] = (), **words: int | str | Text
    ) -> None:
        super().__init__(message)
        said = {
            name: plain(word) if isinstance(word, str) else word for name, word in words.items()
        }
        self.text = Text(f"refusal-{message}", said)
        self.rules = rules
        self.title = ""
        """The title whose words these are; empty if they are ours."""

    @property
    def reason(self) -> str:
        """The English sentence: for programmers and logs."""
        # Imported here: the engine needs no words until it has to explain itself.
        from grimorio.texts import refused

        return refused(self, "en")

    def __str__(self) -> str:
        return self.reason

    def __reduce__(self) -> tuple[object, ...]:
        return again, (type(self), self.text, self.rules, self.title)


def again(kind: type[Refusal], text: Text, rules: tuple[str, ...] = (), title: str = "") -> Refusal:
    """A refusal that came from another process."""
    new = kind.__new__(kind)
    new.text, new.rules, new.title = text, rules, title
    return new


def plain(word: str) -> str:
    """A word as it can be shown anywhere: a file may hold signs that would move the cursor."""
    shown = word if len(word) <= MAX_WORD else f"{word[:MAX_WORD]}..."
    if shown.isprintable():
        return shown
    return "".join([sign if sign.isprintable() else repr(sign)[1:-1] for sign in shown])


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

    def __init__(self, answer: str, detail: str) -> None:
        super().__init__("rule-failed", answer=answer, detail=detail)


class BrokenRules(Refusal):
    """A title breaks the engine's contract: a question without options, steps without end."""

    code = "broken-rules"

    def __init__(self, detail: str) -> None:
        super().__init__("broken-rules", detail=detail)


SAID_OF_RECORDS = ("refusal-bad-record", "refusal-bad-entry", "refusal-other-version")
"""Sentences that say of a record that it is bad."""


class BadRecord(Refusal):
    """A record that cannot be read or does not replay; `entry` says where it went wrong."""

    code = "bad-record"

    def __init__(self, message: str, entry: int | None = None, **words: int | str | Text) -> None:
        super().__init__(message, (), **words)
        self.text = self._around(self.text, entry)

    @classmethod
    def because(cls, error: Refusal, entry: int | None = None) -> BadRecord:
        """The record is bad because something in it was refused. What says so itself, as a refusal
        from another process may, is not said to be bad again."""
        text = error.why if isinstance(error, BadRecord) else error.text
        if text.id not in SAID_OF_RECORDS:
            text = cls._around(text, entry)
        new = again(cls, text, error.rules, error.title)
        assert isinstance(new, BadRecord)
        return new

    @classmethod
    def _around(cls, why: Text, entry: int | None) -> Text:
        if entry is None:
            return Text(f"refusal-{cls.code}", {"why": why})
        return Text("refusal-bad-entry", {"entry": entry, "why": why})

    @property
    def entry(self) -> int | None:
        found = self.text.args.get("entry")
        return found if isinstance(found, int) else None

    @property
    def why(self) -> Text:
        """What is wrong, without the entry."""
        found = self.text.args["why"]
        return found if isinstance(found, Text) else self.text


class OtherVersion(BadRecord):
    """The record is of another format, ruleset or content; the reason says which plays it."""

    code = "other-version"
