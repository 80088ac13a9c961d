"""The terminal: lines, tables, questions; plain where nobody watches or colour is not wanted.

What others wrote is shown, never obeyed: a control character stands there as its number."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib.resources import files
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from grimorio.core.errors import Refusal
from grimorio.core.title import Title
from grimorio.plain import shown
from grimorio.texts import Argument, Texts, read_ftl, refused, texts_of

if TYPE_CHECKING:
    from rich.progress import Progress

WIDE = 1_000
"""Where nobody watches, no line is broken."""
COLUMNS = 80
"""What a drawing may take there: whoever reads it later has so many."""
YES = {"y", "yes", "s", "si", "sí"}


class CannotDo(Exception):
    """A command cannot do what it was told; the message says why."""

    def __init__(self, message: str, **args: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.args_of = args


class Terminal:
    """Where a command reads and writes, in the language of its person."""

    def __init__(self, lang: str) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.lang = lang
        self.own = read_ftl(files("grimorio.cli") / "locale", lang)
        self.texts = Texts(lang, [self.own])
        wide = None if sys.stdout.isatty() else WIDE
        self.out = Console(highlight=False, markup=False, emoji=False, width=wide)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def watched(self) -> bool:
        """Somebody sits in front of it: not a pipe, not a file."""
        return self.out.is_terminal

    @property
    def columns(self) -> int:
        """How wide a drawing may be."""
        return self.out.width if self.watched else COLUMNS

    def texts_of(self, title: Title[Any]) -> Texts:
        """The words of a title, and behind them ours."""
        return texts_of(title, self.lang, own=[self.own])

    # -- writing --------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "") -> None:
        """One line; a pipe gets it whole, however long."""
        self.out.print(shown(text), style=style or None, soft_wrap=not self.watched)

    def tell(self, message: str, /, **args: Argument) -> None:
        """One line of our own words."""
        self.line(self.texts.tell(message, **args))

    def complain(self, message: str, /, **args: Argument) -> None:
        """One line to whoever watches for errors."""
        self._complain(self.texts.tell(message, **args))

    def refuse(self, error: Refusal) -> None:
        """Say why the engine refused."""
        self._complain(self.reason(error))

    def _complain(self, sentence: str) -> None:
        self.err.print(f"grimorio: {shown(sentence)}", soft_wrap=True)

    def reason(self, error: Refusal) -> str:
        """A refusal in the person's language, with the rules behind it."""
        said = refused(error, self.lang)
        return f"{said} [{', '.join(error.rules)}]" if error.rules else said

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> None:
        """Columns; numbers stand to the right. A pipe gets them without drawing."""
        style = box.SIMPLE if self.watched else None
        table = Table(box=style, pad_edge=False, title=title or None, title_justify="left")
        for i, head in enumerate(heads):
            number = all(row[i][:1].isdigit() or row[i] in ("", "-") for row in rows)
            table.add_column(head, justify="right" if number and rows and i else "left")
        for row in rows:
            table.add_row(*map(shown, row))
        self.out.print(table)

    def json(self, data: object) -> None:
        """The same for programs."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")

    def progress(self) -> Progress:
        """A bar where errors go, drawn only if somebody watches."""
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        name = TextColumn("{task.description}")
        columns = (name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.err, disable=not self.err.is_terminal)

    def working(self, text: str) -> AbstractContextManager[object]:
        """Shows that something takes its time, if somebody watches."""
        return self.err.status(text) if self.err.is_terminal else nullcontext()

    # -- asking ---------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str | None:
        """A line the person typed; None when there will be no more."""
        try:
            typed = self.out.input(prompt + " ")
        except EOFError:
            typed = None
        if not sys.stdin.isatty():
            self.line()
        return None if typed is None else typed.strip()

    def sure(self, message: str, /, **args: Argument) -> bool:
        """Whether the person says yes."""
        typed = self.ask(self.texts.tell(message, **args))
        return typed is not None and typed.lower() in YES


def number_in(typed: str, count: int) -> int | None:
    """The number from 1 to `count` that was typed, if it is one."""
    if re.fullmatch(r"[0-9]{1,9}", typed) and 0 < int(typed) <= count:
        return int(typed)
    return None
