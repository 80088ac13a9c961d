"""Reads the code blocks of a page of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block:
    """A block of code: its language, the file it belongs to, its text, and where it stands."""

    def __init__(self, language: str, file: str, text: str, line: int) -> None:
        self.language = language
        self.file = file
        self.text = text
        self.line = line


def blocks(text: str, before: int = 0) -> list[Block]:
    """The code blocks of a text that starts N lines into its page."""
    return [
        Block(found[1], found[2] or "", found[3], before + text.count("\n", 0, found.start()) + 2)
        for found in BLOCK.finditer(text)
    ]


def sections(page: str) -> dict[str, list[Block]]:
    """The code blocks of a page by the heading (`## ...`) they stand under."""
    text = (DOCS / page).read_text("utf-8")
    found: dict[str, list[Block]] = {}
    places = [match.start() for match in re.finditer(r"^## ", text, re.MULTILINE)]
    for start, end in zip(places, [*places[1:], len(text)], strict=True):
        heading = text[start:end].partition("\n")[0][3:]
        found[heading] = blocks(text[start:end], text.count("\n", 0, start))
    return found


def links(page: str) -> list[str]:
    """Where a page leads to in this repository."""
    text = BLOCK.sub("", (DOCS / page).read_text("utf-8"))
    return re.findall(r"\]\((?!https?:)([^)#]+)", text)
