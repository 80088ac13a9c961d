"""Kinds and words agree: every question and event a title declares has its sentence, in every
language, and no sentence wants an argument that nobody gives.

`check_words` is called when the words of a title are loaded (`grimorio.texts`, the server) and by
the conformance suite. It raises BadWords with a plain list of what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference

from grimorio.core.errors import Refusal
from grimorio.core.kinds import Answer, Arg, Kind
from grimorio.core.title import Title

LANGUAGES: Final = ("en", "es")
"""What we speak; the first is for those whose language we do not."""
SHOWN: Final = 10
"""How many faults an error lists: Fluent refuses to say a longer reason."""
ALWAYS: Final = frozenset(["mood", "turning"])
"""What `kit.story` gives every event."""


class BadWords(Refusal):
    """The words of a title do not agree with what it declares."""

    code = "bad-words"


@cache
def check_words(title: Title[Any]) -> None:
    """Raise BadWords unless words and declarations agree; looked at once for each title."""
    wrong = faults(title)
    if wrong:
        lines = wrong[:SHOWN] + ([f"and {len(wrong) - SHOWN} more"] if len(wrong) > SHOWN else [])
        raise BadWords("bad-words", game=title.name, faults="; ".join(lines))


def has_words(title: Title[Any]) -> bool:
    """Whether a title has words at all; a toy of a test may have none."""
    return (title.folder / "locale").is_dir()


def faults(title: Title[Any]) -> list[str]:
    """What is wrong, each as a line."""
    found = []
    used = {lang: variables(words(title, lang)) for lang in LANGUAGES}
    for lang, messages in used.items():
        found += [f"{lang}: {m} is missing" for m in needed(title) if m not in messages]
    for message, kind in sentences(title):
        given = given_to(title, message, kind)
        for lang, messages in used.items():
            for name in sorted(messages.get(message, frozenset()) - given):
                found.append(f"{lang}: {message} uses ${name}, which is not given")
        if isinstance(kind, Answer):
            continue  # what an answer names is also seen where it is tapped
        said = {name for messages in used.values() for name in messages.get(message, ())}
        for arg in kind.args:
            if not arg.unsaid and not said & words_of(title, arg):
                found.append(f"{message} never says {arg.name}; mark it unsaid, or drop it")
    return found


def needed(title: Title[Any]) -> list[str]:
    """The messages that the declarations call for."""
    kinds = title.kinds
    said = {message: None for message, _ in sentences(title)}
    return [
        *said,
        *[f"outcome-{name}" for name in kinds.outcomes],
        *[f"sign-{name}" for name in kinds.signs],
        *[f"duty-{name}{once}" for name in kinds.duties for once in ("", "-once")],
    ]


def sentences(title: Title[Any]) -> Iterator[tuple[str, Kind]]:
    """The messages of each question, of its answers, of each standing offer and of each event."""
    for kind in title.kinds.questions():
        yield f"ask-{kind.name}", kind
        for answer in kind.answers():
            for text in answer.texts:
                yield f"option-{text}", answer
    for offer in title.kinds.standing.answers():
        yield f"offer-{offer.word}", offer
    for event in title.kinds.events():
        yield f"event-{event.name}", event


def given_to(title: Title[Any], message: str, kind: Kind) -> frozenset[str]:
    """What a sentence may say: the words of its arguments, and what the title adds."""
    adds = title.words.adds
    more = {*adds.get(message.partition("-")[0], ()), *adds.get(kind, ())}
    return ALWAYS.union(more, *[words_of(title, arg) for arg in kind.args])


def words_of(title: Title[Any], arg: Arg[Any]) -> frozenset[str]:
    """The words an argument gives to a sentence: as a rule one, called like the argument."""
    return frozenset(
        word.replace("*", arg.name) for word in title.words.nouns.get(arg.noun, ("*",))
    )


def words(title: Title[Any], lang: str) -> str:
    """All messages of a title in a language."""
    return read_ftl(title.folder / "locale", lang)


def read_ftl(locale: Traversable, lang: str) -> str:
    """The source of a language: the file `LANG.ftl`, or every file in the folder `LANG`, in the
    order of their names. Empty where there is none."""
    file, folder = locale / f"{lang}.ftl", locale / lang
    if not folder.is_dir():
        return file.read_text(encoding="utf-8") if file.is_file() else ""
    parts = sorted(folder.iterdir(), key=lambda part: part.name)
    return "\n".join(
        part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".ftl")
    )


def cut_out(source: str, messages: Collection[str]) -> str:
    """The source of some messages alone: to read a few does not take the time to read all."""
    names = "|".join(re.escape(message) for message in messages)
    found = re.finditer(rf"^(?:{names}) *=.*(?:\n(?: .*)?(?=\n|$))*", source, re.MULTILINE)
    return "\n".join(entry.group().rstrip() for entry in found)


def variables(source: str) -> Mapping[str, frozenset[str]]:
    """The arguments that each message uses, also through the messages inside it."""
    messages = {
        entry.id.name: entry
        for entry in FluentParser(with_spans=False).parse(source).body
        if isinstance(entry, Message)
    }
    return {name: frozenset(_used(name, messages, frozenset())) for name in messages}


def _used(name: str, messages: Mapping[str, Message], above: frozenset[str]) -> Iterator[str]:
    if name in above or name not in messages:
        return
    for node in _nodes(messages[name]):
        if isinstance(node, VariableReference):
            yield node.id.name
        elif isinstance(node, MessageReference):
            yield from _used(node.id.name, messages, above | {name})


def _nodes(node: BaseNode) -> Iterator[BaseNode]:
    """A node of the syntax and all inside it."""
    yield node
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, BaseNode):
                yield from _nodes(item)
