"""Whether the browser tests pass every time, also on a busy machine.

python -m bench.browser                  the browser tests 20 times, while four processes count
python -m bench.browser --times 3        only three times
python -m bench.browser --keep           and each run added to bench/results/browser.json
python -m bench.browser --busy 0         where the machine has enough else to do
python -m bench.browser --workers 4      four browsers at once, whatever the machine has

Prints a line for each run: how many tests passed and failed, how long it took, how busy the
machine was at its end (the load average), and the tests that failed. Why they failed is told on the
error output. Ends with 1 if one failed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict
from xml.etree import ElementTree

from tests.plugins.soak import commit

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "bench" / "results" / "browser.json"
BUSY = "while True: sum(range(10_000))"
AS_MAKE = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""As in the Makefile: what Python compiles on import is kept."""


class Run(TypedDict):
    """What one run of the tests gave."""

    commit: str
    date: str
    passed: int
    failed: list[str]
    seconds: int
    load: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20, help="how often")
    parser.add_argument("--busy", type=int, default=4, help="processes that keep the machine busy")
    parser.add_argument("--workers", default="auto", help="browsers at once (one for each core)")
    parser.add_argument("--keep", action="store_true", help=f"add to {RESULTS.name}")
    wanted = parser.parse_args()
    failed = 0
    with busy(wanted.busy):
        for number in range(1, wanted.times + 1):
            run = once(wanted.workers)
            failed += len(run["failed"])
            print(
                f"{number:3}: {run['passed']} passed, {len(run['failed'])} failed,"
                f" {run['seconds']} s, load {run['load']}",
                *run["failed"],
                flush=True,
            )
            if wanted.keep:
                keep(run)
    sys.exit(1 if failed else 0)


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keeps the machine busy with processes that only count."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def once(workers: str) -> Run:
    """Runs the browser tests once, in processes of their own."""
    began = time.time()
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "tests/browser",
                "-n",
                workers,
                f"--junitxml={report}",
            ],
            cwd=ROOT,
            env=AS_MAKE,
            stdout=subprocess.DEVNULL,
            check=False,
        )
        tests = list(ElementTree.parse(report).iter("testcase"))
    failed = sorted({name_of(test) for test in tests if has_failed(test)})
    for test in filter(has_failed, tests):
        print(name_of(test), *why(test), sep="\n", file=sys.stderr, flush=True)
    return {
        "commit": commit(),
        "date": time.strftime("%Y-%m-%d", time.gmtime(began)),
        "passed": len(tests) - len(failed),
        "failed": failed,
        "seconds": round(time.time() - began),
        "load": round(os.getloadavg()[0], 1),
    }


def has_failed(test: ElementTree.Element) -> bool:
    return test.find("failure") is not None or test.find("error") is not None


def why(test: ElementTree.Element) -> list[str]:
    """What pytest says of a test that failed."""
    return [part.text or "" for part in test if part.tag in ("failure", "error")]


def name_of(test: ElementTree.Element) -> str:
    return f"{test.get('classname', '')}::{test.get('name', '')}"


def keep(run: Run) -> None:
    """Adds a run to the ones that are kept."""
    runs = json.loads(RESULTS.read_text()) if RESULTS.is_file() else []
    RESULTS.write_text(json.dumps([*runs, run], indent=2) + "\n")


if __name__ == "__main__":
    main()
