"""Starts a server as `grimorio serve` does, if asked with older rules of the reference title, or
with a game of the tests' own: `--old-wisps`, `--broken-wisps`, `--quiet`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection

from grimorio.cli import main as grimorio
from grimorio.core.registry import register

PRELOAD = [
    "anyio._backends._asyncio",
    "grimorio.cli.arguments",
    "grimorio.cli.serve",
    "grimorio.cli.terminal",
    "grimorio.games.dungeonquest",
    "grimorio.games.tashkalar",
    "grimorio.games.wisps",
    "grimorio.table.http.app",
    "grimorio.table.storage.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
]
"""What every server loads. Which titles and bots there are it finds out for itself."""


def serve(words: Sequence[str], environ: Mapping[str, str], said: Connection) -> None:
    """In a process of its own: all it says goes where `said` leads."""
    for stream in (1, 2):
        os.dup2(said.fileno(), stream)
    said.close()
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
    os.environ.clear()
    os.environ.update(environ)
    sys.path[:0] = [folder for folder in environ["PYTHONPATH"].split(os.pathsep) if folder]
    sys.exit(launch(list(words)))


def launch(words: list[str]) -> int:
    if "--old-wisps" in words:
        from tests.table.old_wisps import title as old

        words.remove("--old-wisps")
        register(old)
    if "--broken-wisps" in words:
        from tests.table.broken_wisps import title as broken

        words.remove("--broken-wisps")
        register(broken)
    if "--quiet" in words:
        from tests.table.quiet import title as quiet

        words.remove("--quiet")
        register(quiet)
    return grimorio(["serve", "--lang", "en", *words])
