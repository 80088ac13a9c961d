"""Rule coverage: which rules a title has, where they are implemented, and what tests them.

Code implements a rule by naming it in a docstring, or in the comment of a ruling, content by
`rules = [...]` beside an id; a test proves it by `@pytest.mark.rule("WI-PICK-1")`.
"""

from __future__ import annotations

import ast
import io
import tokenize
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from grimorio.rulebook import mentions, rules_of


def implemented(folder: Traversable) -> dict[str, list[str]]:
    """Where source and content of a title name each rule: id -> ["rules.combat:strike", ...]."""
    found: dict[str, list[str]] = {}
    for suffix, read in ((".py", _sayings), (".toml", _things)):
        for module, file in _modules(folder, "", suffix):
            for place, text in read(file.read_text(encoding="utf-8")):
                where = f"{module}:{place}" if place else module
                for rule in mentions(text):
                    if where not in found.setdefault(rule, []):
                        found[rule].append(where)
    return found


def _modules(folder: Traversable, prefix: str, suffix: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _modules(entry, f"{prefix}{entry.name}.", suffix)
        elif entry.name.endswith(suffix):
            yield prefix + entry.name.removesuffix(suffix), entry


def _things(source: str) -> Iterator[tuple[str, str]]:
    """The things of a content file that name rules, by their ids."""
    for things in tomllib.loads(source).values():
        for thing in things if isinstance(things, list) else [things]:
            if isinstance(thing, dict) and isinstance(thing.get("rules"), list):
                yield str(thing.get("id", "")), " ".join(map(str, thing["rules"]))


def _sayings(source: str) -> Iterator[tuple[str, str]]:
    """The docstrings and comments of a module, each with the function or class it stands in."""
    tree = ast.parse(source)
    spans = list(_spans(tree, ""))
    yield "", ast.get_docstring(tree) or ""
    for name, node in spans:
        yield name, ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            inside = [name for name, node in spans if node.lineno <= line <= (node.end_lineno or 0)]
            yield inside[-1] if inside else "", token.string


def _spans(
    parent: ast.AST, prefix: str
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]]:
    """The functions and classes of a module, outer ones first."""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield prefix + node.name, node
            yield from _spans(node, f"{prefix}{node.name}.")


def tested(tests: Path) -> dict[str, list[str]]:
    """The tests that prove each rule: id -> ["tests/games/test_x.py::test_y", ...]."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        file = path.relative_to(tests.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, marks in _tests(tree, "", _module_marks(tree)):
            for rule in marks:
                if f"{file}{name}" not in found.setdefault(rule, []):
                    found[rule].append(f"{file}{name}")
    return found


def _tests(parent: ast.AST, prefix: str, marks: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module or class, with the rules they and what they stand in are marked by."""
    for node in ast.iter_child_nodes(parent):
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        name, all_marks = f"{prefix}::{node.name}", [*marks, *_marks(*node.decorator_list)]
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node, name, all_marks)
        elif node.name.startswith("test"):
            yield name, all_marks


def _module_marks(tree: ast.Module) -> list[str]:
    """What `pytestmark = ...` says for all tests of a module."""
    return [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for rule in _marks(node.value)
    ]


def _marks(*nodes: ast.expr) -> list[str]:
    """The rule ids in calls of `pytest.mark.rule`, also inside `pytest.param(..., marks=...)`."""
    return [
        rule
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        for rule in mentions(argument.value)
    ]


class Covered(msgspec.Struct, frozen=True):
    """One rule with where it is implemented and the tests that prove it."""

    rule: str
    text: str
    implemented: list[str]
    tested: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """The rules of a title in order, and ids named in code or tests that its rulebook lacks."""

    rules: list[Covered]
    unknown: dict[str, list[str]]

    @property
    def untested(self) -> list[str]:
        return [line.rule for line in self.rules if not line.tested]


def cover(folder: Traversable, lang: str, tests: Path) -> Coverage:
    """The coverage of a title; ids of other titles in the tests are not its business."""
    rules, code, proofs = rules_of(folder, lang), implemented(folder), tested(tests)
    games = {rule.partition("-")[0] for rule in [*rules, *code]}
    unknown = {
        rule: [*code.get(rule, []), *proofs.get(rule, [])]
        for rule in sorted({*code, *proofs} - set(rules))
        if rule.partition("-")[0] in games
    }
    lines = [
        Covered(rule, text, code.get(rule, []), proofs.get(rule, []))
        for rule, text in rules.items()
    ]
    return Coverage(lines, unknown)
