from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.house import Server, close_client


@pytest.fixture(scope="session", autouse=True)
def _closing() -> Iterator[None]:
    yield
    close_client()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not need one of their own."""
    with Server(tmp_path_factory.mktemp("house") / "tables.db") as found:
        yield found


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
