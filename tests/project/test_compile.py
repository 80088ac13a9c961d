from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tools.compile import PACKAGE, compiled_modules, groups

COMPILED = [path.relative_to(PACKAGE).as_posix() for path in compiled_modules()]


def test_engine_rules_views_and_bots_are_compiled_and_what_defines_messages_is_not() -> None:
    assert {"core/drive.py", "games/wisps/view.py", "bots/flat.py", "table/live/diff.py"} <= {
        *COMPILED
    }
    assert "core/errors.py" not in COMPILED
    assert not [name for name in COMPILED if name.startswith(("core/scene/", "table/wire/"))]
    assert not [name for name in COMPILED if name.endswith("__init__.py")]


@pytest.mark.parametrize("name", COMPILED)
def test_a_compiled_module_imports_nothing_but_python_and_grimorio(name: str) -> None:
    known = sys.stdlib_module_names | {"grimorio"}
    if name.startswith("table/"):
        known |= {"msgspec"}  # it may write messages, but none is defined there
    assert "Struct" not in bases(PACKAGE / name)
    assert {root for root in imported(PACKAGE / name) if root not in known} == set()


def bases(path: Path) -> set[str]:
    """What the classes of a module are built on."""
    classes = [n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if type(n) is ast.ClassDef]
    return {ast.unparse(base).rpartition(".")[2] for found in classes for base in found.bases}


def imported(path: Path) -> set[str]:
    """The top-level packages a module names in its imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def test_engine_and_kit_each_title_and_each_room_are_compiled_apart() -> None:
    found = {
        name: {Path(path).relative_to("src/grimorio").parts[:2] for path in paths}
        for name, paths in groups().items()
    }
    assert {place[0] for place in found["grimorio_engine"]} == {"core", "kit"}
    assert found["grimorio_wisps"] == {("games", "wisps")}
    assert {place[0] for place in found["grimorio_bots"]} == {"bots"}
    assert sum(map(len, groups().values())) == len(COMPILED)
