"""Keeps what `make soak` found in bench/results/soak.json: for each test its commit (with a + where
the tree had changes on top of it), day, counts, seeds and time.

A soak test says what it did by `record_property("games", 100)` and the like. A run writes its own
tests anew and leaves what others found.
"""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "bench" / "results" / "soak.json"

Found = dict[str, dict[str, object]]


class Soak:
    """Collects the reports of a session and writes them down at its end."""

    def __init__(self, results: Path = RESULTS) -> None:
        self.results = results
        self.started = time.time()
        self.tests: Found = {}

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
        run = {"commit": commit(), "date": time.strftime("%Y-%m-%d", time.gmtime(self.started))}
        self.write({name: {**run, **test} for name, test in self.tests.items()})

    def write(self, new: Found) -> None:
        tests = {**self.earlier(), **new}
        found = {
            "passed": sum(test["outcome"] == "passed" for test in tests.values()),
            "failed": sum(test["outcome"] == "failed" for test in tests.values()),
            "tests": dict(sorted(tests.items())),
        }
        self.results.parent.mkdir(parents=True, exist_ok=True)
        self.results.write_text(json.dumps(found, indent=2) + "\n")

    def earlier(self) -> Found:
        """What stands there of tests that still exist."""
        if not self.results.is_file():
            return {}
        found: Found = json.loads(self.results.read_text())["tests"]
        return {name: test for name, test in found.items() if (ROOT / name.split("::")[0]).exists()}


def commit() -> str:
    said = subprocess.run(
        ["git", "describe", "--always", "--exclude=*", "--dirty=+"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    return said.stdout.strip()


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Soak(), "grimorio-soak")
