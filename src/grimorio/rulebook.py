"""The rulebook of a title, read: its rules by id.

A rule is a list item of the rulebook that starts with its id (`- WI-PICK-1: ...`). `WI-PICK-1..3`
names three rules at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

ID = r"[A-Z]{2,}(?:-[A-Z]+)+-\d+"
ITEM = re.compile(rf"^\s*[-*] +\W*?({ID})\b\W*? *[:.] *(.*)$")
MENTION = re.compile(rf"\b({ID})(?:\.\.(?:[A-Z-]+-)?(\d+))?\b")


def rulebook(folder: Traversable, lang: str) -> str:
    """The rulebook of a title in a language, empty where there is none."""
    file = folder / f"rulebook.{lang}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rules_of(folder: Traversable, lang: str) -> dict[str, str]:
    """The rules of a title in the order of its rulebook: id -> text."""
    rules: dict[str, str] = {}
    current = ""
    for line in rulebook(folder, lang).splitlines():
        item = ITEM.match(line)
        if item:
            current = item[1]
            rules[current] = item[2].strip()
        elif current and line.startswith(" ") and line.strip():
            rules[current] += " " + line.strip()
        else:
            current = ""
    return rules


def mentions(text: str) -> Iterator[str]:
    """The rule ids a text names, ranges counted out."""
    for found in MENTION.finditer(text):
        stem, _, first = found[1].rpartition("-")
        for number in range(int(first), int(found[2] or first) + 1):
            yield f"{stem}-{number}"
