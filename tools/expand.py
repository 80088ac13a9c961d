"""State classes written out: the source that mypyc compiles.

A class that derives from `Stored` gets its methods on import. mypyc needs them in the source; it
then makes a plain class of its own, whose fields it reads without any lookup.
"""

from __future__ import annotations

import ast

from grimorio.core.states import NEEDED, method_lines

FUTURE = "from __future__ import annotations"


def expand(source: str) -> str:
    """The source with every state class as a plain class that has its methods."""
    tree = ast.parse(source)
    lines = source.split("\n")
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and is_state(node)]
    for node in sorted(found, key=lambda node: -node.lineno):
        if node not in tree.body:
            raise ValueError(f"{node.name}: a state class stands alone, in no function or class")
        assert node.end_lineno is not None
        fields = {
            item.target.id: item.annotation
            for item in node.body
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        }
        slots = "__slots__ = (" + "".join(f'"{field}", ' for field in sorted(fields)) + ")"
        written = [slots, *method_lines(node.name, fields)]
        lines[node.end_lineno : node.end_lineno] = ["    " + line for line in written]
        lines[node.lineno - 1] = f"class {node.name}:"
    if found:
        # On the same line, so that errors above the first class name the line of the source.
        at = lines.index(FUTURE)
        lines[at] = f"{FUTURE}; from grimorio.core.data import {', '.join(NEEDED)}"
    return "\n".join(lines)


def is_state(node: ast.ClassDef) -> bool:
    """Whether the class derives from Stored."""
    return any(ast.unparse(base).rpartition(".")[2] == "Stored" for base in node.bases)
