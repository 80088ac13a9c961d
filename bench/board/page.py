"""The client with its made-up tables, built as players get it and served while somebody looks."""

from __future__ import annotations

import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


class Quiet(SimpleHTTPRequestHandler):
    """Files of a folder; nobody reads the log."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def made_up_page() -> Iterator[str]:
    """Its address. `make client` must have installed what the client is built with."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
            server.server_close()


def build(folder: Path) -> None:
    """A development build is slower than what players get. In any mode but `production` the build
    has the made-up tables; the rest of it is the same."""
    subprocess.run(["node", "scripts/icons.mjs"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    command = ["node", "node_modules/vite/bin/vite.js", "build", "--mode", "bench"]
    subprocess.run(
        [*command, "--outDir", str(folder), "--logLevel", "warn"],
        cwd=WEB,
        env={**os.environ, "NODE_ENV": "production"},
        check=True,
    )
