"""Imports of a title go one way: no chapter needs another that needs it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tools.bootstrap import ROOT

SOURCE = ROOT / "src"
GAMES = SOURCE / "grimorio" / "games"
TITLES = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").exists())


@pytest.mark.parametrize("name", TITLES)
def test_no_module_of_a_title_imports_itself_by_a_detour(name: str) -> None:
    found = cycle(imports(modules(SOURCE, GAMES / name)))
    assert not found, " -> ".join(found)


@pytest.mark.parametrize("name", TITLES)
def test_no_step_of_a_title_is_looked_up_by_its_name(name: str) -> None:
    calls = [
        f"{module}: {ast.unparse(node)}"
        for module, tree in modules(SOURCE, GAMES / name).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("step.find", "steps.find")
    ]
    assert calls == []


def modules(root: Path, folder: Path) -> dict[str, ast.Module]:
    """The modules under a folder, read, by their names as seen from a root."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text("utf-8"))
    return found


def imports(known: Mapping[str, ast.Module]) -> dict[str, list[str]]:
    """Which of these modules each of them imports when it runs, in functions too. That a package
    is there before what it holds is no import of its."""
    return {
        name: [other for other in dict.fromkeys(imported(tree, known)) if other != name]
        for name, tree in known.items()
    }


def imported(node: ast.AST, known: Mapping[str, ast.Module]) -> Iterator[str]:
    """The modules that a part of a module imports; what only types need does not count."""
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        for other in node.orelse:
            yield from imported(other, known)
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
    elif isinstance(node, ast.ImportFrom):
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            if inner in known:
                yield inner
            elif node.module is not None and node.module in known:
                yield node.module
    for inside in ast.iter_child_nodes(node):
        yield from imported(inside, known)


def cycle(graph: Mapping[str, list[str]]) -> list[str]:
    """A way from a module back to itself, its first and last the same; empty if there is none."""
    done: set[str] = set()
    for start in graph:
        way: list[str] = []
        left = [iter([start])]
        while left:
            module = next(left[-1], None)
            if module is None:
                left.pop()
                if way:
                    done.add(way.pop())
            elif module in way:
                return [*way[way.index(module) :], module]
            elif module not in done:
                way.append(module)
                left.append(iter(graph[module]))
    return []


# -- what is found ---------------------------------------------------------------------------------

ROUND = {
    "a.py": "from toy import b\n",
    "b.py": "import toy.c\n",
    "c.py": "def late() -> None:\n    from toy.a import thing\n",
}
STRAIGHT = {
    "__init__.py": "from toy import a\n",
    "a.py": "from toy import b\nfrom toy.c import thing\n",
    "b.py": "from toy.c import thing\n",
    "c.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toy import a\n",
}


@pytest.mark.parametrize(
    ("files", "found"),
    [(ROUND, ["toy.a", "toy.b", "toy.c", "toy.a"]), (STRAIGHT, [])],
    ids=["round", "straight"],
)
def test_a_cycle_is_named_module_by_module(
    tmp_path: Path, files: dict[str, str], found: list[str]
) -> None:
    """Imports in functions count, those of types alone do not."""
    (tmp_path / "toy").mkdir()
    for name, source in files.items():
        (tmp_path / "toy" / name).write_text(source, "utf-8")
    assert cycle(imports(modules(tmp_path, tmp_path / "toy"))) == found
