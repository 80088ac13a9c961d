"""Writes `__init__`, `copy`, `dump` and `load` into state classes, as source.

A state class is its annotated fields. Between the markers below this module writes the methods
the engine needs, so that they are compiled with the rest, cost nothing to read, and cannot be
forgotten when a field is added: `grimorio states FILE` after every change, and a test that checks.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

BEGIN = "    # written by `grimorio states`: do not edit"
END = "    # end of what `grimorio states` wrote"
PLAIN = {"int": "as_int", "str": "as_str", "bool": "as_bool"}
ENGINE = {"chance", "journal", "agenda"}
"""Fields the engine stores by itself."""
BARE = {"list", "tuple", "dict", "set", "frozenset", "float", "object", "Any"}
"""Names that say too little to copy and store by."""
WIDTH = 100


class Unsupported(ValueError):
    """A field of a type that cannot be copied and stored by rule."""


def renew(path: Path) -> str:
    """The file's text with every marked class written anew."""
    source = path.read_text(encoding="utf-8")
    lines = source.split("\n")
    for node in reversed(list(_marked(ast.parse(source), lines))):
        assert node.end_lineno is not None
        first = next(i for i in range(node.lineno, node.end_lineno) if lines[i] == BEGIN)
        if END not in lines[first:]:
            raise Unsupported(f"{path.name}: {node.name}: the line that ends it is missing: {END}")
        last = lines.index(END, first)
        lines[first + 1 : last] = _methods(node, path)
    return "\n".join(lines)


def _marked(tree: ast.Module, lines: list[str]) -> Iterator[ast.ClassDef]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.end_lineno is not None:
            # A class whose body so far is only fields ends before the marker.
            end = node.end_lineno
            while end < len(lines) and (not lines[end] or lines[end].startswith(" ")):
                end += 1
            if BEGIN in lines[node.lineno : end]:
                node.end_lineno = end
                yield node


def _methods(node: ast.ClassDef, path: Path) -> list[str]:
    fields = [
        (item.target.id, item.annotation)
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    ]
    try:
        return _write(node.name, fields)
    except Unsupported as error:
        raise Unsupported(f"{path.name}: {node.name}: {error}") from None


def _write(name: str, fields: list[tuple[str, ast.expr]]) -> list[str]:
    own = [(field, kind) for field, kind in fields if field not in ENGINE]
    slots = sorted(field for field, _ in fields)
    copies, loads = [], []
    for field, kind in fields:
        if field == "journal":
            copies.append("None")
            loads.append("None")
        elif field == "chance":
            copies.append("self.chance.copy()")
            loads.append('Chance(b"")')
        elif field == "agenda":
            copies.append("self.agenda[:]")
            loads.append("[]")
        else:
            copies.append(_copy(kind, f"self.{field}", 0))
            loads.append(_load(kind, f'row["{field}"]', 0))
    return [
        "    # fmt: off",
        *_fill("    __slots__ = (", [f'"{field}"' for field in slots], ",)"),
        "",
        "    def __init__(",
        *_fill("        ", ["self", *[f"{f}: {ast.unparse(k)}" for f, k in fields]], ","),
        "    ) -> None:",
        *[f"        self.{field} = {field}" for field, _ in fields],
        "",
        f"    def copy(self) -> {name}:",
        *_fill(f"        return {name}(", copies, ")"),
        "",
        "    def dump(self) -> Data:",
        *_fill("        return {", [f'"{f}": ' + _dump(k, f"self.{f}", 0) for f, k in own], "}"),
        "",
        "    @staticmethod",
        f"    def load(data: Data) -> {name}:",
        *_fill("        row = as_dict(data, ", [f'"{field}"' for field, _ in own], ")"),
        *_fill(f"        return {name}(", loads, ")"),
        "    # fmt: on",
    ]


def _fill(head: str, items: list[str], tail: str) -> list[str]:
    """The items after the head, on as few lines as the width allows."""
    indent = " " * (len(head) - len(head.lstrip()) + 4) if head.strip() else head
    lines = [head]
    for i, item in enumerate(items):
        piece = item + (tail if i == len(items) - 1 else ", ")
        if len((lines[-1] + piece).rstrip()) > WIDTH and lines[-1].strip():
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
        lines[-1] += piece
    return lines


def _parts(kind: ast.expr) -> tuple[str, list[ast.expr]]:
    """`list[int]` as ("list", [int]); `X | None` as ("optional", [X])."""
    if isinstance(kind, ast.Name) and kind.id not in BARE:
        return kind.id, []
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        name, inside = kind.value.id, kind.slice
        parts = list(inside.elts) if isinstance(inside, ast.Tuple) else [inside]
        ends = ast.unparse(parts[-1])
        if (name, len(parts)) in (("list", 1), ("dict", 2)) or (name, ends) == ("tuple", "..."):
            return name, parts
    if isinstance(kind, ast.BinOp) and ast.unparse(kind.right) == "None":
        return "optional", [kind.left]
    raise Unsupported(f"a field cannot be of type {ast.unparse(kind)}")


def _is_plain(kind: ast.expr) -> bool:
    name, inside = _parts(kind)
    return name in PLAIN or (name in ("optional", "tuple") and _is_plain(inside[0]))


def _copy(kind: ast.expr, at: str, depth: int) -> str:
    name, inside = _parts(kind)
    if _is_plain(kind):
        return at
    item = f"x{depth}"
    if name == "list":
        if _is_plain(inside[0]):
            return f"{at}[:]"
        return f"[{_copy(inside[0], item, depth + 1)} for {item} in {at}]"
    if name == "dict":
        if _is_plain(inside[1]):
            return f"{at}.copy()"
        return f"{{k: {_copy(inside[1], item, depth + 1)} for k, {item} in {at}.items()}}"
    if name == "optional":
        return f"None if {at} is None else {_copy(inside[0], at, depth)}"
    return f"{at}.copy()"


def _dump(kind: ast.expr, at: str, depth: int) -> str:
    name, inside = _parts(kind)
    item = f"x{depth}"
    if name in PLAIN or (name == "optional" and _is_plain(inside[0])):
        return at
    if name in ("list", "tuple"):
        if _parts(inside[0])[0] in PLAIN:
            return f"list[Data]({at})"
        return f"[{_dump(inside[0], item, depth + 1)} for {item} in {at}]"
    if name == "dict":
        return f"{{str(k): {_dump(inside[1], item, depth + 1)} for k, {item} in {at}.items()}}"
    if name == "optional":
        return f"None if {at} is None else {_dump(inside[0], at, depth)}"
    return f"{at}.dump()"


def _load(kind: ast.expr, at: str, depth: int) -> str:
    name, inside = _parts(kind)
    item = f"x{depth}"
    if name in PLAIN:
        return f"{PLAIN[name]}({at})"
    if name == "list":
        return f"[{_load(inside[0], item, depth + 1)} for {item} in as_list({at})]"
    if name == "tuple":
        return f"tuple([{_load(inside[0], item, depth + 1)} for {item} in as_list({at})])"
    if name == "dict":
        key = "int(k)" if ast.unparse(inside[0]) == "int" else "k"
        value = _load(inside[1], item, depth + 1)
        return f"{{{key}: {value} for k, {item} in as_dict({at}).items()}}"
    if name == "optional":
        return f"None if {at} is None else {_load(inside[0], at, depth)}"
    return f"{name}.load({at})"
