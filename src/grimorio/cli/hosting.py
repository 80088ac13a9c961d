"""What `grimorio tables` can be told. Apart from the command itself, which loads the server."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from grimorio.cli.typed import number
from grimorio.texts import Texts

ONE_TABLE = {
    "show": "cli-tables-show",
    "rollback": "cli-tables-rollback",
    "freeze": "cli-tables-freeze",
    "thaw": "cli-tables-thaw",
    "export": "cli-tables-export",
}


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The options of the command."""
    parser.add_argument("--db", metavar="FILE", help=texts.tell("cli-help-db"))
    actions = parser.add_subparsers(
        title=texts.tell("cli-help-actions"), dest="action", metavar="ACTION", required=True
    )

    def action(name: str, about: str) -> argparse.ArgumentParser:
        said = texts.tell(about)
        return actions.add_parser(name, help=said, description=said, texts=texts)

    listed = action("list", "cli-tables-list")
    listed.add_argument(
        "--status", choices=["running", "over", "frozen"], help=texts.tell("cli-tables-status")
    )
    listed.add_argument(
        "--limit",
        type=number(texts, 1),
        default=50,
        metavar="N",
        help=texts.tell("cli-tables-limit"),
    )
    for name, about in ONE_TABLE.items():
        one = action(name, about)
        one.add_argument("table", metavar="TABLE", help=texts.tell("cli-tables-table"))
        if name == "rollback":
            to = texts.tell("cli-tables-to")
            one.add_argument("--to", type=number(texts, 0), required=True, metavar="N", help=to)
        if name == "freeze":
            one.add_argument("--reason", default="", help=texts.tell("cli-tables-reason"))
        if name == "export":
            output = texts.tell("cli-tables-output")
            one.add_argument("--output", type=Path, metavar="FILE", help=output)
    delete = action("delete", "cli-tables-delete")
    delete.add_argument(
        "--older", type=days(texts), required=True, metavar="90d",
        help=texts.tell("cli-tables-older"),
    )  # fmt: skip
    delete.add_argument("--frozen", action="store_true", help=texts.tell("cli-tables-frozen-too"))
    hall = action("fame", "cli-tables-fame")
    hall.add_argument("--game", metavar="GAME", help=texts.tell("cli-tables-of-game"))
    hall.add_argument(
        "--limit",
        type=number(texts, 1),
        default=50,
        metavar="N",
        help=texts.tell("cli-tables-limit"),
    )
    strike = action("strike", "cli-tables-strike")
    strike.add_argument("name", metavar="NAME", help=texts.tell("cli-tables-name"))
    strike.add_argument("--game", metavar="GAME", help=texts.tell("cli-tables-of-game"))
    strike.add_argument("--table", metavar="TABLE", help=texts.tell("cli-tables-at-table"))
    backup = action("backup", "cli-tables-backup")
    backup.add_argument("file", type=Path, metavar="FILE", help=texts.tell("cli-tables-file"))


def days(texts: Texts) -> Callable[[str], float]:
    """90d, 12w or 36h, in days."""

    def read(typed: str) -> float:
        found = re.fullmatch(r"(\d+(?:\.\d+)?)([hdw])", typed)
        if found is None:
            raise argparse.ArgumentTypeError(texts.tell("cli-usage-time", value=typed))
        return float(found[1]) * {"h": 1 / 24, "d": 1, "w": 7}[found[2]]

    return read
