"""`grimorio rules`: the rulebook, one rule of it, or what code and tests make of it."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rich.markdown import Markdown

from grimorio.cli.terminal import CannotDo, Terminal
from grimorio.core.registry import find
from grimorio.core.title import Title
from grimorio.rulebook import rulebook, rules_of
from grimorio.texts import LANGUAGES
from grimorio.workshop.coverage import cover


def rules(args: argparse.Namespace, terminal: Terminal) -> int:
    """Print what was asked for."""
    title = find(args.game)
    lang = written(title, terminal)
    if args.coverage:
        return coverage(title, lang, args, terminal)
    known = rules_of(title.folder, lang)
    if args.rule:
        known = chosen(known, args.rule.upper())
    if args.json:
        terminal.json(known)
    elif args.rule:
        for rule, text in known.items():
            terminal.line(f"{rule}: {text}")
    elif terminal.watched:
        terminal.out.print(Markdown(rulebook(title.folder, lang)))
    else:
        terminal.line(rulebook(title.folder, lang).rstrip())
    return 0


def written(title: Title[Any], terminal: Terminal) -> str:
    """The language its rulebook can be read in: the person's, if it is written in it."""
    for lang in (terminal.lang, *LANGUAGES):
        if rulebook(title.folder, lang):
            if lang != terminal.lang:
                terminal.complain("cli-rules-language", game=title.name)
            return lang
    raise CannotDo("cli-rules-none", game=title.name)


def chosen(known: dict[str, str], wanted: str) -> dict[str, str]:
    """The rule of that id, or the rules whose ids begin with it."""
    found = {wanted: known[wanted]} if wanted in known else {}
    found = found or {
        rule: text for rule, text in known.items() if rule.startswith(wanted.rstrip("-") + "-")
    }
    if not found:
        near = get_close_matches(wanted, known, 3, 0.4) or list(known)[:3]
        raise CannotDo("cli-rules-unknown", rule=wanted, near=", ".join(near))
    return found


def coverage(title: Title[Any], lang: str, args: argparse.Namespace, terminal: Terminal) -> int:
    """Rule, code, tests. A rule without test fails a finished title; an unknown id fails any."""
    found = cover(title.folder, lang, tests_of(title.folder))
    lines = found.rules
    if args.rule:
        wanted = chosen({line.rule: line.text for line in lines}, args.rule.upper())
        lines = [line for line in lines if line.rule in wanted]
    if args.json:
        terminal.json({"rules": lines, "unknown": found.unknown, "untested": found.untested})
    else:
        tell = terminal.texts.tell
        for line in lines:
            terminal.line(f"{line.rule}: {line.text}", "bold")
            terminal.line(f"  {tell('cli-rules-code')}: {', '.join(line.implemented) or '-'}")
            terminal.line(f"  {tell('cli-rules-tests')}: {', '.join(line.tested) or '-'}")
        for rule, where in found.unknown.items():
            terminal.tell("cli-rules-stray", rule=rule, where=", ".join(where))
        tested = len(found.rules) - len(found.untested)
        terminal.tell("cli-rules-covered", tested=tested, count=len(found.rules))
    return 1 if found.unknown or (title.listing.finished and found.untested) else 0


def tests_of(folder: Traversable) -> Path:
    """The tests of the checkout a title's folder lies in."""
    for parent in Path(str(folder)).resolve().parents:
        if (parent / "pyproject.toml").is_file() and (parent / "tests").is_dir():
            return parent / "tests"
    raise CannotDo("cli-rules-checkout")
