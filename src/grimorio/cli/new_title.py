"""`grimorio new-title`: a folder with a tiny game, to be changed into another."""

from __future__ import annotations

import argparse
from pathlib import Path

from grimorio.cli.terminal import Terminal
from grimorio.workshop.new_title import new_title as make


def new_title(args: argparse.Namespace, terminal: Terminal) -> int:
    """Make it in the current folder, and say how to play it."""
    home = make(args.name, Path.cwd())
    terminal.tell("cli-new-title-made", folder=home.name)
    terminal.line(f"  pip install -e {home.name}")
    terminal.line(f"  grimorio play {args.name}")
    return 0
