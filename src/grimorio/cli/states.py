"""`grimorio states`: writes the methods of state classes anew, or says which are out of date."""

from __future__ import annotations

import argparse
from pathlib import Path

from grimorio.cli.files import unreadable, unwritable
from grimorio.cli.terminal import CannotDo, Terminal
from grimorio.states import renew


def states(args: argparse.Namespace, terminal: Terminal) -> int:
    """Renew the files; with `--check` only look, and fail if one is out of date."""
    found = {path: renewed(path) for path in args.files}
    stale = [path for path, text in found.items() if text != path.read_text(encoding="utf-8")]
    if not args.check:
        for path in stale:
            write(path, found[path])
    if args.json:
        terminal.json({"stale": [str(path) for path in stale], "written": not args.check})
    else:
        message = "cli-states-stale" if args.check else "cli-states-written"
        for path in stale:
            terminal.tell(message, file=str(path))
        if not stale:
            terminal.tell("cli-states-fresh", count=len(found))
    return 1 if args.check and stale else 0


def renewed(path: Path) -> str:
    """The file as it should be."""
    try:
        return renew(path)
    except OSError as error:
        raise unreadable(path, error) from None
    except (SyntaxError, ValueError, StopIteration) as error:
        # A marker without its end stops the iteration that looks for it.
        reason = str(error) or "# end of what `grimorio states` wrote"
        raise CannotDo("cli-states-cannot", file=str(path), reason=reason) from None


def write(path: Path, text: str) -> None:
    """Put the text in place."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
