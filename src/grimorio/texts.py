"""Words at the edge: Fluent messages of a title, in the reader's language.

Games speak in ids and numbers; here they become sentences. A message that is not there never stops
a game: it is shown as its id with its arguments, and kept in `missing` for whoever mends it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from grimorio.core.errors import Refusal
from grimorio.core.registry import find, names
from grimorio.core.scene import Sum, Text
from grimorio.core.title import Title
from grimorio.words import LANGUAGES, check_words, has_words, read_ftl, words

__all__ = [
    "LANGUAGES",
    "Argument",
    "Texts",
    "accepted",
    "preferred",
    "read_ftl",
    "refused",
    "texts_of",
]

Argument: TypeAlias = "int | float | str | Text"
LARGEST: Final = 10**18
"""Beyond it a number is not said exactly."""


class Texts:
    """The messages of one language. `names` are the players' names by seat; a seat without one is
    called what the message `seat` says."""

    def __init__(
        self, lang: str, sources: Sequence[str], names: Mapping[int, str] | None = None
    ) -> None:
        self.lang = lang
        self.names = dict(names or {})
        self.missing: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(_read(source))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, text: Text) -> str:
        """The sentence of a text; an argument that is a text is said first. A sum stands behind."""
        said = self.tell(text.id, **text.args)
        return said if text.sum is None else f"{said} ({self.add_up(text.sum)})"

    def add_up(self, sum: Sum) -> str:
        """A sum in one line: 3 attack + 1 card - 1 shield = 3."""
        line = ""
        for term in sum.terms:
            sign = "×" if term.times else "−" if term.value < 0 else "+"
            value = f"{abs(term.value)} {self.say(term.label)}"
            line += f" {sign} {value}" if line else f"{'−' if sign == '−' else ''}{value}"
        return f"{line} = {sum.total}"

    def tell(self, message: str, /, **args: Argument) -> str:
        """The sentence of a message and its arguments."""
        seat = args.get("n")
        if message == "seat" and isinstance(seat, int):
            if seat in self.names:
                return self.names[seat]
            args["number"] = seat + 1
        said = {
            name: self.say(arg) if isinstance(arg, Text) else sayable(arg)
            for name, arg in args.items()
        }
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            return self._bare(message, said)
        sentence, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            self.missing.add(f"{message}: {errors[0]}")
        return str(sentence)

    def _bare(self, message: str, args: Mapping[str, int | float | str]) -> str:
        self.missing.add(message)
        inside = ", ".join(f"{name}={value}" for name, value in args.items())
        return f"{message}({inside})" if inside else message


def sayable(arg: int | float | str) -> int | float | str:
    """An argument; of a number too large for Fluent the largest one that can be said."""
    return max(-LARGEST, min(arg, LARGEST)) if isinstance(arg, int) else arg


@lru_cache(64)
def _read(source: str) -> Resource:
    """A source is read once, however many tables and readers it speaks to."""
    return FluentResource(source)


def texts_of(
    title: Title[Any],
    lang: str,
    names: Mapping[int, str] | None = None,
    own: Sequence[str] = (),
) -> Texts:
    """The words of a title: its `locale/LANG`, and the reader's own messages, which stand behind
    those of the title. BadWords if they do not agree with what the title declares."""
    if has_words(title):
        check_words(title)
    return Texts(lang, [read_ftl(title.folder / "locale", lang), *own], names)


def refused(refusal: Refusal, lang: str) -> str:
    """The sentence of a refusal."""
    texts = _our_refusals(lang)
    if refusal.title in names():
        texts = _refusals_of(find(refusal.title), lang)
    return texts.say(refusal.text)


@cache
def _our_refusals(lang: str) -> Texts:
    return Texts(lang, [_refusals(lang)])


@lru_cache(64)
def _refusals_of(title: Title[Any], lang: str) -> Texts:
    return Texts(lang, [words(title, lang), _refusals(lang)])


def _refusals(lang: str) -> str:
    return read_ftl(files("grimorio") / "locale", lang)


def preferred(environ: Mapping[str, str]) -> str:
    """The language the environment asks for, as far as we speak it."""
    asked = environ.get("LANGUAGE", "").split(":")
    asked += [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in asked:
        if wish:
            lang = wish[:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def accepted(header: str) -> str:
    """The language a browser asks for (`Accept-Language`), as far as we speak it."""
    best, chosen = 0.0, LANGUAGES[0]
    for wish in header.split(","):
        name, _, weight = wish.partition(";q=")
        lang = name.strip()[:2].lower()
        try:
            wanted = float(weight or 1)
        except ValueError:
            continue
        if lang in LANGUAGES and wanted > best:
            best, chosen = wanted, lang
    return chosen
