"""What `grimorio tables` can be told. Apart from the command itself, which loads the server."""

from __future__ import annotations

import argparse
import re
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--db", help="database file (default: in the user's data folder)")
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="ACTION", parser_class=argparse.ArgumentParser
    )
    listed = actions.add_parser("list", help="the tables played last")
    listed.add_argument("--status", choices=["running", "over", "frozen"])
    listed.add_argument("--limit", type=int, default=50)
    for name, text in (
        ("show", "all about one table, with what went wrong at it"),
        ("rollback", "go back to an earlier entry; what came after stays in the log"),
        ("freeze", "let nobody play until it is thawed"),
        ("thaw", "let a frozen table run again"),
        ("export", "its record, with the chance key"),
    ):
        action = actions.add_parser(name, help=text)
        action.add_argument("table")
        if name == "rollback":
            action.add_argument("--to", type=int, required=True, metavar="N")
        if name == "freeze":
            action.add_argument("--reason", default="frozen by the host")
        if name == "export":
            action.add_argument("--output", type=Path, metavar="FILE")
    delete = actions.add_parser("delete", help="forget tables not played for long")
    delete.add_argument("--older", type=days_of, required=True, metavar="90d")
    delete.add_argument("--frozen", action="store_true", help="frozen ones too")
    backup = actions.add_parser("backup", help="a copy of everything, while tables run")
    backup.add_argument("file", type=Path)


def days_of(text: str) -> float:
    """90d, 12w or 36h, in days."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([hdw])", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no time: write 90d, 12w or 36h")
    return float(found[1]) * {"h": 1 / 24, "d": 1, "w": 7}[found[2]]
