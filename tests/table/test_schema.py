"""The API keeps what its schema promises, whatever is sent to it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.table.house import Server

SEMANTICS = positive_data_acceptance
"""What is well formed may still be no legal answer: 422 says so."""

quiet = settings(
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    database=None,
    derandomize=True,
)


def check_all(server: Server, examples: int) -> set[str]:
    """Call every address with made-up data, right and wrong; the paths that were called."""
    table = server.table("hh")
    table.play(3)
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema")
    called = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(quiet, max_examples=examples)
        def call(case: Any) -> None:
            if "table" in (case.path_parameters or {}) and len(str(case.headers)) % 2:
                case.path_parameters["table"] = table.id
            token = {"Authorization": f"Bearer {table.tokens[0]}"}
            case.call_and_validate(headers=token, timeout=20, excluded_checks=[SEMANTICS])

        call()
        called.add(operation.path)
    assert table.view(0)
    return called


def test_the_api_keeps_its_promises(server: Server) -> None:
    assert len(check_all(server, 6)) >= 16


@pytest.mark.soak
def test_the_api_keeps_its_promises_for_long(server: Server) -> None:
    check_all(server, 300)
