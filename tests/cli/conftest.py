"""The command as a person runs it, with a pipe for a keyboard."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from grimorio.cli import main

CHOOSES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS")
"""What would choose another language or colours."""


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


class Command(Protocol):
    def __call__(self, *words: str | Path, typed: str = "", **environ: str) -> Done: ...


@pytest.fixture
def grimorio(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Runs `grimorio` in an empty folder, in English unless told otherwise."""
    monkeypatch.chdir(tmp_path)
    for name in CHOOSES:
        monkeypatch.delenv(name, raising=False)

    def run(*words: str | Path, typed: str = "", **environ: str) -> Done:
        capsys.readouterr()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(typed))
            for name, value in environ.items():
                patch.setenv(name, value)
            try:
                code = main([str(word) for word in words])
            except SystemExit as left:
                code = int(left.code or 0)
        return Done(code, *capsys.readouterr())

    return run


@pytest.fixture
def process(tmp_path: Path) -> Command:
    """The same in a process of its own."""

    def run(*words: str | Path, typed: str = "", **environ: str) -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "grimorio", *map(str, words)],
            input=typed,
            cwd=tmp_path,
            env=clean_environment() | environ,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return run


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in CHOOSES}
