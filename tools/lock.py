"""Pin what each kind of work needs in requirements/, with hashes and without addresses.

What is pinned stays, unless pyproject.toml asks otherwise; `--upgrade` takes the newest of all.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tools.bootstrap import LOCKS, find_uv, install_uv, run, say

# Each lock keeps to the versions of those before it, so that they can be installed together.
NEEDS = {
    "uv": ("--group", "uv"),
    "build": ("--group", "build"),
    "node": ("--group", "node"),
    "run": ("pyproject.toml",),
    "dev": ("pyproject.toml", "--group", "dev"),
    "bench": ("pyproject.toml", "--group", "bench"),
}


def main(options: Sequence[str]) -> None:
    """Write every lock."""
    uv = find_uv() or install_uv()
    earlier: list[str | Path] = []
    for name, needs in NEEDS.items():
        lock = LOCKS / f"{name}.txt"
        say(f"locking {lock.name}")
        shape = ("--universal", "--generate-hashes", "--no-annotate", "--no-header", *options)
        run(uv, "pip", "compile", "--quiet", *shape, *needs, *earlier, "--output-file", lock)
        earlier += ["--constraints", lock]


if __name__ == "__main__":
    main(sys.argv[1:])
