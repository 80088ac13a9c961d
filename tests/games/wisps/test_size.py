"""The reference title stays small enough to be read in one go."""

from __future__ import annotations

import ast
from pathlib import Path

from grimorio.games import wisps

FOLDER = Path(wisps.__file__).parent
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def written_lines(source: str) -> list[int]:
    """The lines somebody wrote: no blank ones, no docstrings."""
    lines = source.split("\n")
    left = {number for number, line in enumerate(lines, 1) if line.strip()}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            left -= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return sorted(left)


def test_wisps_is_under_320_lines_written_by_hand() -> None:
    counts = {
        path.name: len(written_lines(path.read_text("utf-8"))) for path in FOLDER.rglob("*.py")
    }
    assert 250 < sum(counts.values()) < 320, counts


def test_the_count_leaves_out_only_what_nobody_wrote() -> None:
    source = '"""A module."""\n\nx = 1\n\n\nclass A:\n    """Says\n    more."""\n\n    a: int\n'
    source += "\n    def f(self) -> int:\n        return 1\n"
    assert [source.split("\n")[n - 1].strip() for n in written_lines(source)] == [
        "x = 1", "class A:", "a: int", "def f(self) -> int:", "return 1",
    ]  # fmt: skip
