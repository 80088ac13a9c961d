"""Keeps what `make soak` found: commit, counts, seeds and time, in bench/results/soak.json.

A soak test says what it did by `record_property("games", 100)` and the like.
"""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path

import pytest

RESULTS = Path(__file__).parents[2] / "bench" / "results" / "soak.json"


class Soak:
    """Collects the reports of a session and writes them down at its end."""

    def __init__(self) -> None:
        self.started = time.time()
        self.tests: dict[str, dict[str, object]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.tests[report.nodeid] = {
                "outcome": report.outcome,
                "seconds": round(report.duration, 1),
                **dict(report.user_properties),
            }

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput") or not self.tests:
            return
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
        )
        found = {
            "commit": commit.stdout.strip(),
            "date": time.strftime("%Y-%m-%d", time.gmtime(self.started)),
            "seconds": round(time.time() - self.started),
            "passed": sum(test["outcome"] == "passed" for test in self.tests.values()),
            "failed": sum(test["outcome"] == "failed" for test in self.tests.values()),
            "tests": dict(sorted(self.tests.items())),
        }
        RESULTS.parent.mkdir(parents=True, exist_ok=True)
        RESULTS.write_text(json.dumps(found, indent=2) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Soak(), "grimorio-soak")
