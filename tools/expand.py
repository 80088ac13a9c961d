"""The source that mypyc compiles: what is written on import, or made by a call, written out.

- A class that derives from `Stored` gets its methods on import. mypyc needs them in the source; it
  then makes a plain class of its own, whose fields it reads without any lookup.
- A compiled function does not tell the types of its arguments: those of a step are written beside
  it, so that an agenda is stored by nouns.
- An answer is made by a call (`GO(square)`): the value is written in its place. A function that
  carries out an answer loses its decorator, so that others call it directly.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from grimorio.core.states import NEEDED, Alias, method_lines

FUTURE = "from __future__ import annotations"
PLAIN = {"int": "int", "str": "str", "bool": "bool", "None": "none", "Seat": "int"}
"""Types of arguments of a step that are stored as they are."""


class Declared(NamedTuple):
    """What a title declares in its `nouns.py` and `kinds.py`, by name."""

    package: str
    aliases: Mapping[str, Alias]
    """Types that name a noun or a spelling."""
    answers: Mapping[str, str]
    """Answers with their words."""


NOTHING = Declared("", {}, {})


def declared(package: str, nouns: str, kinds: str) -> Declared:
    """What the sources of a title declare."""
    return Declared(package, dict(aliases_of(nouns)), dict(answers_of(kinds)))


def aliases_of(nouns: str) -> Iterator[tuple[str, Alias]]:
    """`Card: TypeAlias = Annotated[int, CARD]`, for each; of `list[int]` the `list` counts."""
    tree = ast.parse(nouns)
    homes = {
        name.name: node.module or ""
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    for node in tree.body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                value=ast.Subscript(
                    value=ast.Name(id="Annotated"),
                    slice=ast.Tuple(
                        elts=[
                            ast.Name(id=plain) | ast.Subscript(value=ast.Name(id=plain)),
                            ast.Name(id=noun),
                        ]
                    ),
                ),
            ):
                home = homes.get(plain, "")
                yield name, Alias(plain, f"{noun}_noun", f"{home} {plain}" if home else "")
            case _:
                pass


def answers_of(kinds: str) -> Iterator[tuple[str, str]]:
    """`GO: Final = ACT.answer("go", SQUARE)`, for each."""
    for node in ast.parse(kinds).body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                value=ast.Call(
                    func=ast.Attribute(attr="answer"), args=[ast.Constant(value=word), *_]
                ),
            ) if isinstance(word, str):
                yield name, word
            case _:
                pass


def expand(source: str, title: Declared = NOTHING) -> str:
    """The source with everything written out that would cost something at run time."""
    tree = ast.parse(source)
    lines = source.split("\n")
    edits = Edits(lines)
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and is_state(node)]
    used = imported(tree, f"{title.package}.nouns") & {*title.aliases}
    homes = sorted({title.aliases[name].made for name in used} - {""})
    aliases = {
        name: alias._replace(made=f"{alias.plain}_made")
        for name, alias in title.aliases.items()
        if name in used
    }
    for node in found:
        write_methods(node, tree, aliases, edits)
    shape_steps(tree, {**local_types(tree), **aliases}, edits)
    if title.answers:
        write_answers(tree, title, edits)
        take_off_decorators(tree, title, edits)
    edits.apply()
    more = [f"from grimorio.core.data import {', '.join(NEEDED)}"] if found else []
    nouns = sorted({alias.noun.removesuffix("_noun") for alias in aliases.values()})
    if nouns:
        names = ", ".join([f"{noun} as {noun}_noun" for noun in nouns])
        more.append(f"from {title.package}.nouns import {names}")
    for home in homes if found else ():
        module, name = home.split()
        more.append(f"from {module} import {name} as {name}_made")
    if more:
        # On the same line, so that errors above the first class name the line of the source.
        lines[lines.index(FUTURE)] = "; ".join([FUTURE, *more])
    return "\n".join(lines)


class Edits:
    """Changes of a source that keep the numbers of its lines, as far as they can."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self._parts: list[tuple[int, int, int, int, str]] = []
        self._after: list[tuple[int, list[str]]] = []

    def replace(self, line: int, column: int, to_line: int, to_column: int, text: str) -> None:
        """Put a text in the place of what stands from one place to another (columns in bytes, as
        `ast` counts them)."""
        self._parts.append((line, column, to_line, to_column, text))

    def after(self, line: int, texts: list[str]) -> None:
        """Put lines after a line; 0 is the end of the source."""
        self._after.append((line or len(self.lines), texts))

    def apply(self) -> None:
        """Make the changes, the last ones first."""
        for line, column, to_line, to_column, text in sorted(self._parts, reverse=True):
            before = self.lines[line - 1].encode()[:column].decode()
            rest = self.lines[to_line - 1].encode()[to_column:].decode()
            blank = [""] * (to_line - line)
            self.lines[line - 1 : to_line] = [before + text, *blank[:-1], rest] if blank else [
                before + text + rest
            ]  # fmt: skip
        for line, texts in sorted(self._after, key=lambda one: -one[0]):
            self.lines[line:line] = texts


def imported(tree: ast.Module, module: str) -> set[str]:
    """The names that a source imports from a module."""
    return {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == module
        for name in node.names
    }


# -- state classes -------------------------------------------------------------------------------


def is_state(node: ast.ClassDef) -> bool:
    """Whether the class derives from Stored."""
    return any(ast.unparse(base).rpartition(".")[2] == "Stored" for base in node.bases)


def write_methods(
    node: ast.ClassDef, tree: ast.Module, aliases: Mapping[str, Alias], edits: Edits
) -> None:
    """A state class as a plain class that has its methods."""
    if node not in tree.body:
        raise ValueError(f"{node.name}: a state class stands alone, in no function or class")
    assert node.end_lineno is not None
    fields = {
        item.target.id: item.annotation
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    }
    slots = "__slots__ = (" + "".join(f'"{field}", ' for field in sorted(fields)) + ")"
    written = [slots, *method_lines(node.name, fields, aliases)]
    edits.after(node.end_lineno, ["    " + line for line in written])
    head = edits.lines[node.lineno - 1]
    edits.replace(node.lineno, 0, node.lineno, len(head.encode()), f"class {node.name}:")


# -- steps ---------------------------------------------------------------------------------------


def local_types(tree: ast.Module) -> dict[str, ast.expr]:
    """The types that a source gives a name of its own (`Known: TypeAlias = ...`)."""
    return {
        node.target.id: node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "TypeAlias"
        and node.value is not None
    }


Types: TypeAlias = "Mapping[str, Alias | ast.expr]"


def shape_steps(tree: ast.Module, aliases: Types, edits: Edits) -> None:
    """`@step` with the types of the arguments, and `@fight_step` (`Steps.of`)."""
    for node in tree.body:
        if not isinstance(node, ast.AsyncFunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Name) and (mark.id == "step" or mark.id.endswith("_step")):
                given = 1 if mark.id == "step" else 2
                shapes = [
                    shape_of(node.name, arg.annotation, aliases) for arg in node.args.args[given:]
                ]
                text = f"{mark.id}.shaped({', '.join(shapes)})"
                assert mark.end_lineno is not None
                assert mark.end_col_offset is not None
                edits.replace(
                    mark.lineno, mark.col_offset, mark.end_lineno, mark.end_col_offset, text
                )


def shape_of(step: str, kind: ast.expr | None, aliases: Types) -> str:
    """The expression for the shape of an argument (`core/agenda.py`)."""
    match kind:
        case ast.Name(id=name) if name in PLAIN:
            return repr(PLAIN[name])
        case ast.Constant(value=None):
            return '"none"'
        case ast.Constant(value=str(text)):
            return shape_of(step, ast.parse(text, mode="eval").body, aliases)
        case ast.Name(id=name) if name in aliases:
            found = aliases[name]
            return found.noun if isinstance(found, Alias) else shape_of(step, found, aliases)
        case ast.BinOp(left=left, right=right):
            sides = f"{shape_of(step, left, aliases)}, {shape_of(step, right, aliases)}"
            return f'("either", {sides})'
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[one, end])) if (
            ast.unparse(end) == "..."
        ):
            return f'("several", {shape_of(step, one, aliases)})'
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            inside = ", ".join([shape_of(step, part, aliases) for part in parts])
            return f'("tuple", {inside})'
        case _:
            said = "" if kind is None else ast.unparse(kind)
            raise ValueError(f"step {step}: an argument cannot be of type {said!r}")


# -- answers -------------------------------------------------------------------------------------


def answer_of(node: ast.expr, names: set[str], title: Declared) -> str:
    """The name of the answer that an expression names, if it does."""
    match node:
        case ast.Name(id=name) if name in names and name in title.answers:
            return name
        case ast.Attribute(value=ast.Name(id="kinds"), attr=name) if name in title.answers:
            return name
        case _:
            return ""


def write_answers(tree: ast.Module, title: Declared, edits: Edits) -> None:
    """`GO(square)` as `("go", square)`, `END()` as `"end"`, `GO.each(squares)` as a list, and so
    `OPEN.each_with(door, tiles)`, where the first thing is a name."""
    names = imported(tree, f"{title.package}.kinds")
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or node.end_lineno is None or node.end_col_offset is None:
            continue
        line, column = node.lineno, node.col_offset
        name = answer_of(node.func, names, title)
        if name and not node.args:
            word = repr(title.answers[name])
            edits.replace(line, column, node.end_lineno, node.end_col_offset, word)
        elif name:
            first = node.args[0]
            text = f"({title.answers[name]!r}, "
            edits.replace(line, column, first.lineno, first.col_offset, text)
        elif isinstance(node.func, ast.Attribute) and node.func.attr in ("each", "each_with"):
            name = answer_of(node.func.value, names, title)
            if name:
                *given, things = node.args
                word = repr(title.answers[name])
                if not all(isinstance(one, ast.Name) for one in given):
                    raise ValueError(f"{ast.unparse(node)}: the first thing is not a name")
                parts = ", ".join([word, *[ast.unparse(one) for one in given], "each_"])
                text = f"[({parts}) for each_ in ("
                edits.replace(line, column, things.lineno, things.col_offset, text)
                end = (node.end_lineno, node.end_col_offset)
                edits.replace(*end, *end, "]")


def take_off_decorators(tree: ast.Module, title: Declared, edits: Edits) -> None:
    """`@GO.does` as a line at the end of the source."""
    names = imported(tree, f"{title.package}.kinds")
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Attribute) and mark.attr == "does":
                if not answer_of(mark.value, names, title):
                    raise ValueError(f"{node.name}: {ast.unparse(mark)} is no answer of the title")
                text = edits.lines[mark.lineno - 1]
                if not re.fullmatch(r"@[\w.]+", text):
                    raise ValueError(f"{node.name}: {text!r} is not alone on its line")
                edits.replace(mark.lineno, 0, mark.lineno, len(text.encode()), "")
                edits.after(0, [f"{ast.unparse(mark)}({node.name})"])
