"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester", "tests.plugins.rules"]

# How fast the machine is says nothing about what is tested.
settings.register_profile(
    "unhurried", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")

DEAR = (
    "tests/browser/test_tashkalar", "tests/browser/test_dungeonquest",
    "tests/browser/test_dungeonalliance",
    "tests/browser/test_screens", "tests/browser/test_access", "tests/browser/",
    "tests/table/", "tests/project/", "tests/docs/", "tests/cli/", "tests/conformance/",
    "tests/bots/",
)  # fmt: skip
"""What plays whole games on a screen, starts processes or thinks for long: the dearest first."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end."""
    items.sort(key=_cheapness)


def _cheapness(item: pytest.Item) -> int:
    dear = (place for place, start in enumerate(DEAR) if item.nodeid.startswith(start))
    return next(dear, len(DEAR))
