"""Starts a server as `grimorio serve` does, if asked with older rules of the reference title, or
with a game of the tests' own: `--old-wisps`, `--broken-wisps`, `--quiet`.

Every game that begins at such a server has the same dice, and so the same bots: no test depends on
how a game happened to go. With `--in-turn` each game has dice of its own, in turn."""

from __future__ import annotations

import itertools
import os
import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing.connection import Connection

from grimorio.cli import main as grimorio
from grimorio.core.chance import KEY_BYTES, seed_key
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


def deal(keys: Iterator[bytes]) -> None:
    """From now on the keys of games are these; nothing else that is secret is as long."""
    fresh = secrets.token_bytes

    def dealt(nbytes: int | None = None) -> bytes:
        return next(keys) if nbytes == KEY_BYTES else fresh(nbytes)

    secrets.token_bytes = dealt


def launch(words: list[str]) -> int:
    if "--in-turn" in words:
        words.remove("--in-turn")
        deal(seed_key(f"dealt {n}") for n in itertools.count())
    else:
        deal(itertools.repeat(seed_key("dealt")))
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
