"""The command `grimorio`: play, serve, simulate, replay, read the rules, measure.

Exit codes: 0 done, 1 refused or a check failed, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from grimorio.cli.terminal import Terminal

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; whatever is refused is said in one plain line."""
    # Imported here, because the processes of a simulation import this module too.
    from grimorio.cli.arguments import parser_of
    from grimorio.cli.terminal import CannotDo, Terminal
    from grimorio.core.errors import Refusal

    words = list(sys.argv[1:] if argv is None else argv)
    terminal = Terminal(language(words))
    args = parser_of(terminal.texts).parse_args(words)
    try:
        code = run(args, terminal)
        sys.stdout.flush()
        return code
    except Refusal as error:
        terminal.refuse(error)
    except CannotDo as error:
        terminal.complain(error.message, **error.args_of)
    except ImportError as error:
        terminal.complain("cli-cannot-import", reason=str(error))
    except KeyboardInterrupt:
        terminal.complain("cli-interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; nothing is to be said to nobody, also not at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def language(words: Sequence[str]) -> str:
    """The language asked for, known before the rest is read: refusals are said in it too."""
    from grimorio.texts import LANGUAGES, preferred

    for i, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or "".join(words[i + 1 : i + 2])
            return value if value in LANGUAGES else preferred(os.environ)
    return preferred(os.environ)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    """Each command loads only what it needs."""
    match args.command:
        case "games":
            from grimorio.cli.games import games

            return games(args, terminal)
        case "play":
            from grimorio.cli.play import play

            return play(args, terminal)
        case "simulate":
            from grimorio.cli.simulate import simulate

            return simulate(args, terminal)
        case "match":
            from grimorio.cli.match import match

            return match(args, terminal)
        case "ladder":
            from grimorio.cli.ladder import ladder

            return ladder(args, terminal)
        case "replay":
            from grimorio.cli.replay import replay

            return replay(args, terminal)
        case "rules":
            from grimorio.cli.rules import rules

            return rules(args, terminal)
        case "new-title":
            from grimorio.cli.new_title import new_title

            return new_title(args, terminal)
        case "serve":
            from grimorio.cli.serve import run as serve

            return serve(args, terminal)
        case "tables":
            from grimorio.cli.tables import run as tables

            return tables(args, terminal)
        case _:
            from grimorio.cli.bench import bench

            return bench(args, terminal)
