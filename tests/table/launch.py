"""Starts a server as `grimorio serve` does, if asked with older rules of the reference title, or
with a game of the tests' own.

python -m tests.table.launch [--old-wisps] [--broken-wisps] [--quiet] SERVE_ARGUMENTS
"""

from __future__ import annotations

import sys

from grimorio.cli import main as grimorio
from grimorio.core.registry import register


def main() -> int:
    words = sys.argv[1:]
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


if __name__ == "__main__":
    sys.exit(main())
