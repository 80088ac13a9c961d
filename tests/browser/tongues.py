"""Words on the screen: whether all of them are of one language, and none is a bare message id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from grimorio.core.registry import find
from grimorio.texts import Texts, read_ftl

CLIENT = Path(__file__).parents[2] / "web" / "src" / "locale"
ATTRIBUTES = ("aria-label", "aria-roledescription", "title", "placeholder", "alt")

READ_ALOUD = """(attributes) => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of attributes) if (node.hasAttribute(name)) found.push(node.getAttribute(name));
    } else if (!node.parentElement.closest("script, style, symbol, [lang]")) found.push(node.data);
  }
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""  # noqa: E501


@cache
def source(lang: str, title: str = "wisps") -> tuple[str, ...]:
    found = find(title)
    return read_ftl(CLIENT, lang), read_ftl(found.folder / "locale", lang)


def say(lang: str, title: str, message: str, /, **args: int | str) -> str:
    """A sentence of the client or the title, as the page should show it."""
    words = texts(lang, title)
    said = words.tell(message, **args)
    assert not words.missing, words.missing
    return said


@cache
def texts(lang: str, title: str) -> Texts:
    return Texts(lang, source(lang, title))


@cache
def _messages(lang: str, title: str) -> dict[str, tuple[re.Pattern[str], ...]]:
    """All that can be said, each message as the patterns of its variants."""
    found: dict[str, tuple[re.Pattern[str], ...]] = {}
    for text in source(lang, title):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                forms = {form for form in _forms(entry.value) if re.search(r"[^\W\d_]{3}", form[1])}
                found[entry.id.name] = tuple(re.compile(pattern) for pattern, _ in sorted(forms))
    return found


def _forms(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Each way a message can read: as a regular expression, and the part of it that is fixed."""
    parts: list[list[tuple[str, str]]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text = re.sub(r"\s+", " ", element.value)
            parts.append([(re.escape(text), text)])
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            parts.append([form for variant in variants for form in _forms(variant.value)])
        else:
            parts.append([(".+?", "")])
    for chosen in product(*parts):
        yield "".join(p for p, _ in chosen).strip(), "".join(t for _, t in chosen)


def _matches(lang: str, title: str, text: str) -> bool:
    messages = _messages(lang, title)
    return any(form.fullmatch(text) for forms in messages.values() for form in forms)


@cache
def _bare(lang: str, title: str) -> frozenset[str]:
    """Message ids, and what the client makes of an id that nobody has put into words."""
    ids = [message for message in _messages(lang, title) if "-" in message]
    return frozenset([*ids, *(_readable(message) for message in ids)])


def _readable(message: str) -> str:
    bare = re.sub(r"^(event|ask|offer|outcome|card|rule-refused)-", "", message)
    words = re.sub(r"[-_.]+", " ", bare).strip()
    return words[:1].upper() + words[1:]


@cache
def complaint(text: str, lang: str, title: str) -> str:
    """What is wrong with a text, if it should be of this language."""
    other = "en" if lang == "es" else "es"
    if re.search(r"\{\s*\$?[\w-]+\s*\}", text):
        return f"an argument is missing in {text!r}"
    if _matches(lang, title, text):
        return ""
    if text in _bare(lang, title):
        return f"{text!r} is a message id"
    if _matches(other, title, text):
        return f"{text!r} is not {lang}"
    return ""


def check(page: Page, lang: str, title: str = "wisps", allow: Iterable[str] = ()) -> None:
    """All on the page is of this language, seen or read aloud."""
    assert page.evaluate("document.documentElement.lang") == lang
    texts = set(page.evaluate(READ_ALOUD, list(ATTRIBUTES))) - set(allow)
    assert len(texts) > 3
    assert [wrong for text in sorted(texts) if (wrong := complaint(text, lang, title))] == []
