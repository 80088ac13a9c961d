from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tools.compile import PACKAGE, compiled_modules

COMPILED = [path.relative_to(PACKAGE).as_posix() for path in compiled_modules()]


def test_the_engine_is_compiled_and_what_speaks_msgspec_is_not() -> None:
    assert "core/drive.py" in COMPILED
    assert "core/scene.py" not in COMPILED
    assert not [name for name in COMPILED if name.endswith(("__init__.py", "/view.py"))]


@pytest.mark.parametrize("name", COMPILED)
def test_a_compiled_module_imports_nothing_but_python_and_grimorio(name: str) -> None:
    known = sys.stdlib_module_names | {"grimorio"}
    assert {root for root in imported(PACKAGE / name) if root not in known} == set()


def imported(path: Path) -> set[str]:
    """The top-level packages a module names in its imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found
