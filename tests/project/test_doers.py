"""Every answer of a question that the rules leave to the functions of its answers has one.

A title is not loaded where some answers of a question have a function and others not. Where all
have none, loading cannot know whether they should: here it is read in the rules.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.kinds import Question
from grimorio.core.registry import find, names

CALL = re.compile(r"\b(?:kinds\.)?([A-Z][A-Z_]*)\.do\(")
"""`ACT.do(s, chosen)`."""


def left_to_answers(name: str) -> list[Question[*tuple[Any, ...]]]:
    """The questions of a title whose answers the rules leave to the functions of these."""
    package = find(name).folder
    kinds = import_module(f"{type(find(name).rules).__module__}.kinds")
    sources = [path.read_text(encoding="utf-8") for path in Path(str(package)).rglob("*.py")]
    called = {call for source in sources for call in CALL.findall(source)}
    return [getattr(kinds, question) for question in sorted(called)]


@pytest.mark.parametrize("name", names())
def test_each_answer_that_is_left_to_its_function_has_one(name: str) -> None:
    for question in left_to_answers(name):
        for answer in question.answers():
            assert answer.doer is not None, answer.name


def test_such_questions_are_found() -> None:
    found = [question.name for name in names() for question in left_to_answers(name)]
    assert {"act", "upgrade", "solo_action"} <= set(found)
