"""`pytest tests/conformance --game NAME` checks one title."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core.registry import find, names
from grimorio.core.title import Title


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="check only this title")
    parser.addoption("--games-each", type=int, default=3, help="random games for each check")
    parser.addoption("--first-seed", type=int, default=0, help="the seed of the first of them")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "title" in metafunc.fixturenames:
        games = metafunc.config.getoption("--game", default=None) or names()
        metafunc.parametrize("title", games, indirect=True)
    if "seed" in metafunc.fixturenames:
        first = metafunc.config.getoption("--first-seed", default=0)
        games = metafunc.config.getoption("--games-each", default=3)
        metafunc.parametrize("seed", range(first, first + games))


@pytest.fixture
def title(request: pytest.FixtureRequest) -> Title[Any]:
    return find(request.param)
