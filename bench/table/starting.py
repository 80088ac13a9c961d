"""From `make play`, already installed, to a served page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.request
from typing import Any

from bench.table.server import ROOT


def measure(times: int = 3) -> dict[str, Any]:
    return {"start_to_page_s": round(min(seconds() for _ in range(times)), 2)}


def seconds() -> float:
    """One start, with a fresh database and a browser that does nothing."""
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        process = subprocess.Popen(
            ["make", "--silent", "play"],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True,
            env={**os.environ, "BROWSER": "true", "XDG_DATA_HOME": folder},
        )  # fmt: skip
        try:
            with urllib.request.urlopen(address(process), timeout=10) as page:
                page.read()
            return time.perf_counter() - started
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=20)


def address(process: subprocess.Popen[str]) -> str:
    """Where it says it is."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise SystemExit("the server did not start")
