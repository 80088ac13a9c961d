"""The server under measurement, in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from tools.compile import COMPILED, is_current

ROOT = Path(__file__).parents[2]
UNLIMITED = (
    "tables_per_hour=0", "requests_per_second=0", "reads_per_second=0", "messages_per_second=0",
    "sockets=0", "sockets_per_address=0",
)  # fmt: skip
METRICS_SECRET = "the bench is the host"
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def environment() -> dict[str, str]:
    """The server runs on compiled modules, as a released wheel does, where they are built."""
    if not runs_compiled():
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": str(COMPILED)}


@cache
def runs_compiled() -> bool:
    """Whether build/compiled is there and up to date, and nobody wants it otherwise."""
    return not os.environ.get("INTERPRETED") and is_current()


class Measured:
    """`grimorio serve` on a free port and a fresh database, without limits unless they are what is
    measured; all else is as it comes, unless a measurement sets it."""

    def __init__(self, *settings: str, db: Path | None = None, limits: bool = False) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.db = db or Path(self._folder.name) / "tables.db"
        given = (
            *(() if limits else UNLIMITED),
            "single_pause=0.2",
            f"metrics_secret={METRICS_SECRET}",
            *settings,
        )
        sets = [word for setting in given for word in ("--set", setting)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grimorio", "serve", "--port", "0", "--db", str(self.db),
             "--no-browser", *sets],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment(),
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://([\d.]+):(\d+)/", line)
        if found is None:
            raise SystemExit(f"the server did not start: {line}")
        self.host, self.port = found[1], int(found[2])

    def megabytes(self) -> float:
        """The memory it holds now (Linux only)."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * PAGE / 1e6

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._folder.cleanup()
