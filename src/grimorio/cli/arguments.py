"""What can be typed after `grimorio`, and how it is explained, in the person's language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from gettext import gettext
from pathlib import Path
from typing import NoReturn

from grimorio import __version__
from grimorio.cli.hosting import add_arguments as add_tables_arguments
from grimorio.cli.serve import add_arguments as add_serve_arguments
from grimorio.cli.typed import number
from grimorio.texts import LANGUAGES, Texts

# What argparse says itself, by what we say instead.
COMPLAINTS = {
    r"unrecognized arguments: (?P<what>.*)": "cli-usage-unknown",
    r"the following arguments are required: (?P<what>.*)": "cli-usage-missing",
    r"argument (?P<what>[^:]*): expected .*": "cli-usage-value",
    r"argument (?P<what>[^:]*): invalid choice: (?P<value>.*?) \(.*": "cli-usage-choice",
    r"argument (?P<what>[^:]*): not allowed with argument (?P<value>.*)": "cli-usage-both",
    r"ambiguous option: (?P<what>\S*) .*": "cli-usage-ambiguous",
    r"argument (?P<what>[^:]*): (?P<value>.*)": "cli-usage-argument",
}


class Help(argparse.HelpFormatter):
    """Usage lines that begin in the person's language."""

    prefix = gettext("usage: ")

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, self.prefix if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that explains itself, and complains, in one language and one line."""

    def __init__(self, *, texts: Texts, **settings: object) -> None:
        self.texts = texts
        formatter = type("Help", (Help,), {"prefix": texts.tell("cli-usage") + " "})
        super().__init__(add_help=False, formatter_class=formatter, **settings)  # type: ignore[arg-type]
        self._positionals.title = texts.tell("cli-help-arguments")
        self._optionals.title = texts.tell("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=texts.tell("cli-help-help"))
        self.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=argparse.SUPPRESS,
            help=texts.tell("cli-help-lang"),
        )

    def error(self, message: str) -> NoReturn:
        for pattern, text in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                message = self.texts.tell(text, **found.groupdict())
                break
        more = self.texts.tell("cli-usage-more", command=self.prog)
        print(f"{self.prog}: {message} {more}", file=sys.stderr)
        raise SystemExit(2)


def parser_of(texts: Texts) -> Parser:
    """All commands."""
    parser = Parser(texts=texts, prog="grimorio", description=texts.tell("cli-about"))
    version = f"grimorio {__version__}"
    parser.add_argument(
        "--version", action="version", version=version, help=texts.tell("cli-help-version")
    )
    commands = parser.add_subparsers(
        title=texts.tell("cli-help-commands"), dest="command", metavar="COMMAND", required=True
    )

    def command(name: str, *, reports: bool = True) -> Parser:
        about = texts.tell(f"cli-{name}-about")
        added: Parser = commands.add_parser(name, help=about, description=about, texts=texts)
        if reports:
            added.add_argument("--json", action="store_true", help=texts.tell("cli-help-json"))
        return added

    command("games")
    _play(command("play", reports=False), texts)
    add_serve_arguments(command("serve", reports=False), texts)
    add_tables_arguments(command("tables", reports=False), texts)
    _many_games(command("simulate"), texts)
    _many_games(command("match"), texts)
    _ladder(command("ladder"), texts)
    _replay(command("replay"), texts)
    _rules(command("rules"), texts)
    _bench(command("bench"), texts)
    command("new-title", reports=False).add_argument(
        "name", metavar="NAME", help=texts.tell("cli-new-title-name")
    )
    return parser


def _table(parser: Parser, texts: Texts) -> None:
    """What a new table needs: seats, bots, options, seed."""
    parser.add_argument(
        "--seats", metavar="N", type=number(texts, 1), help=texts.tell("cli-help-seats")
    )
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        type=lambda typed: typed.split(","),
        default=["random"],
        help=texts.tell("cli-help-bots"),
    )
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        type=setting(texts),
        action="append",
        default=[],
        help=texts.tell("cli-help-set"),
    )


def _play(parser: Parser, texts: Texts) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=texts.tell("cli-play-game"))
    _table(parser, texts)
    parser.add_argument("--seed", metavar="SEED", help=texts.tell("cli-play-seed"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", type=number(texts, 1), help=texts.tell("cli-play-seat"))
    who.add_argument("--hotseat", action="store_true", help=texts.tell("cli-play-hotseat"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=texts.tell("cli-play-record"))
    parser.add_argument("--load", metavar="FILE", type=Path, help=texts.tell("cli-play-load"))
    parser.add_argument(
        "--map",
        action=argparse.BooleanOptionalAction,
        default=sys.stdout.isatty(),
        help=texts.tell("cli-play-map"),
    )


def _many_games(parser: Parser, texts: Texts) -> None:
    parser.add_argument("game", metavar="GAME", help=texts.tell("cli-help-game"))
    _table(parser, texts)
    parser.add_argument(
        "--games",
        metavar="N",
        type=number(texts, 1),
        default=100,
        help=texts.tell("cli-simulate-games"),
    )
    parser.add_argument("--seed", metavar="SEED", default="0", help=texts.tell("cli-simulate-seed"))
    parser.add_argument(
        "--jobs", metavar="N", type=number(texts, 1), help=texts.tell("cli-simulate-jobs")
    )


def _bench(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--quick", action="store_true", help=texts.tell("cli-bench-quick"))
    parser.add_argument(
        "--game", metavar="NAME", action="append", default=[], help=texts.tell("cli-bench-game")
    )
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)


def _ladder(parser: Parser, texts: Texts) -> None:
    home = Path("bench") / "ladder"
    plan, games = home / "ladder.toml", home / "games.jsonl"
    parser.add_argument(
        "--plan", metavar="FILE", type=Path, default=plan, help=texts.tell("cli-ladder-plan")
    )
    parser.add_argument(
        "--file", metavar="FILE", type=Path, default=games, help=texts.tell("cli-ladder-file")
    )
    parser.add_argument(
        "--rung", metavar="NAME", action="append", default=[], help=texts.tell("cli-ladder-rung")
    )
    parser.add_argument("--show", action="store_true", help=texts.tell("cli-ladder-show"))
    parser.add_argument(
        "--jobs", metavar="N", type=number(texts, 1), help=texts.tell("cli-simulate-jobs")
    )


def _replay(parser: Parser, texts: Texts) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=texts.tell("cli-replay-file"))
    parser.add_argument("--verify", action="store_true", help=texts.tell("cli-replay-verify"))
    parser.add_argument(
        "--at", metavar="N", type=number(texts, 0), help=texts.tell("cli-replay-at")
    )
    parser.add_argument(
        "--seat", metavar="N", type=number(texts, 1), help=texts.tell("cli-replay-seat")
    )
    parser.add_argument(
        "--map",
        action=argparse.BooleanOptionalAction,
        default=sys.stdout.isatty(),
        help=texts.tell("cli-play-map"),
    )


def _rules(parser: Parser, texts: Texts) -> None:
    parser.add_argument("game", metavar="GAME", help=texts.tell("cli-help-game"))
    parser.add_argument("rule", nargs="?", metavar="ID", help=texts.tell("cli-rules-id"))
    parser.add_argument("--coverage", action="store_true", help=texts.tell("cli-rules-coverage"))


def setting(texts: Texts) -> Callable[[str], tuple[str, str]]:
    """`option=value`."""

    def read(typed: str) -> tuple[str, str]:
        name, equals, value = typed.partition("=")
        if not (name and equals and value):
            raise argparse.ArgumentTypeError(texts.tell("cli-usage-set", value=typed))
        return name, value

    return read
