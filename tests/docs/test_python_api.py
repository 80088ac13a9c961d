"""docs/python-api.md: every example runs and says what the page says."""

from __future__ import annotations

import doctest
import re
from typing import Any

import pytest

import grimorio
from tests.docs.pages import DOCS, links, sections

PAGE = "python-api.md"
TEXT = (DOCS / PAGE).read_text("utf-8")
EXPLAINED = re.findall(r"^`(?:grimorio|game)\.(\w+)", TEXT, re.MULTILINE)
API = {
    "new", "load", "games", "pending", "answer", "answer_key", "answered", "standing", "take",
    "outcome", "view", "choices", "events", "undo", "clone", "hidden_from", "record", "number",
    "digest",
}  # fmt: skip


def test_every_example_of_the_page_says_what_it_says() -> None:
    faults: list[str] = []
    test = doctest.DocTestParser().get_doctest(TEXT, {}, PAGE, PAGE, 0)
    found = doctest.DocTestRunner().run(test, out=faults.append)
    assert found.attempted > 40
    assert found.failed == 0, "".join(faults)


def test_every_example_stands_in_a_block_that_says_so() -> None:
    prompts = TEXT.count("\n>>> ")
    blocks = [block for found in sections(PAGE).values() for block in found]
    inside = sum(block.text.count(">>> ") for block in blocks)
    assert {block.language for block in blocks} == {"pycon"}
    # The first block stands above the first heading.
    assert prompts - inside == TEXT.partition("\n## ")[0].count("\n>>> ") > 0


@pytest.mark.parametrize("name", sorted(API))
def test_the_page_explains_the_whole_api(name: str) -> None:
    game: Any = grimorio.new("wisps", seed=1)
    assert hasattr(game, name) or hasattr(grimorio, name)
    assert re.search(rf"`(grimorio|game)\.{name}\b", TEXT)


def test_the_page_explains_nothing_that_is_not_there() -> None:
    game: Any = grimorio.new("wisps", seed=1)
    assert set(EXPLAINED) - set(dir(game)) - set(dir(grimorio)) == set()


def test_what_the_page_leads_to_is_there() -> None:
    assert [link for link in links(PAGE) if not (DOCS / link).exists()] == []
