"""From the command to a served page."""

from __future__ import annotations

import time
import urllib.request
from typing import Any

from bench.table.server import Measured


def measure(times: int = 3) -> dict[str, Any]:
    took = []
    for _ in range(times):
        started = time.perf_counter()
        server = Measured()
        try:
            with urllib.request.urlopen(f"http://{server.host}:{server.port}/", timeout=10) as page:
                page.read()
            took.append(time.perf_counter() - started)
        finally:
            server.stop()
    return {"start_to_page_s": round(min(took), 2)}
