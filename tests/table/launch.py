"""Starts a server as `grimorio serve` does, if asked with older rules of the reference title.

python -m tests.table.launch [--old-wisps] [--broken-wisps] SERVE_ARGUMENTS
"""

from __future__ import annotations

import argparse
import sys

from grimorio.cli import serve
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
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return serve.run(parser.parse_args(words))


if __name__ == "__main__":
    sys.exit(main())
