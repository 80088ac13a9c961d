"""The development page of the client, served for as long as somebody looks at it."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 60.0


@contextmanager
def dev_page() -> Iterator[str]:
    """Its address. `make client` must have installed what the client is built with."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    subprocess.run(["node", "scripts/icons.mjs"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    # Run by its file: npx would start a process of its own, which would be ended in its place.
    command = ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1"]
    server = subprocess.Popen(
        [*command, "--port", str(port), "--strictPort"], cwd=WEB, stdout=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait(address, server)
        yield address
    finally:
        server.terminate()
        server.wait()


def _wait(address: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urlopen(address).close()
        except URLError:
            assert server.poll() is None, "the development page did not start"
            assert time.monotonic() < end, "the development page never came"
            time.sleep(0.1)
        else:
            return
