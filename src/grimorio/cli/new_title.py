"""`grimorio new-title`: a folder with a tiny game, to be changed into another."""

from __future__ import annotations

import argparse
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from grimorio.cli.terminal import Terminal
from grimorio.workshop.new_title import new_title as make


def new_title(args: argparse.Namespace, terminal: Terminal) -> int:
    """Make it in the current folder, and say how to play it."""
    home = make(args.name, Path.cwd())
    terminal.tell("cli-new-title-made", folder=home.name)
    terminal.line(f"  {installing()} -e {home.name}")
    terminal.line(f"  {command('grimorio')} play {args.name}")
    return 0


def installing() -> str:
    """How to install a package beside this Grimorio. The .venv of a checkout has no pip, but the
    uv that made it; what builds a package is there, so that no network is needed."""
    if find_spec("pip") is not None:
        return f"{command('pip')} install"
    uv = shutil.which("uv") or str(Path(sys.prefix, "tools", "bin", "uv"))
    build = " --no-build-isolation" if find_spec("hatchling") is not None else ""
    return f"{near(Path(uv))} pip install --python {near(Path(sys.prefix))}{build}"


def command(name: str) -> str:
    """A command of the environment we run in, as it is typed here."""
    ours = Path(sys.executable).with_name(name)
    found = shutil.which(name)
    return name if found and Path(found) == ours else near(ours)


def near(path: Path) -> str:
    """A path as seen from the current folder, if it lies in it."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
