"""State classes: their fields, and nothing else for a reader to look at.

A state class names its fields, each with its type. From them this module writes `__slots__`,
`__init__`, `copy`, `dump` and `load` when the module is imported, so that no field can be
forgotten. `make compiled` writes the same lines into a copy of the source for mypyc.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, dataclass_transform

from grimorio.core import data as plain
from grimorio.core.data import Data

if TYPE_CHECKING:
    from typing import Self

PLAIN = {"int": "as_int", "str": "as_str", "bool": "as_bool"}
NEEDED = ("Data", *PLAIN.values(), "as_dict", "as_list")
"""What the written methods use from `grimorio.core.data`."""
WRITTEN = ("__init__", "copy", "dump", "load")
BARE = {"list", "tuple", "dict", "set", "frozenset", "float", "bytes", "object", "Any"}
"""Names that say too little to copy and store by."""


class Held(NamedTuple):
    """How a field of the engine is copied, and what it is in a state that was just loaded."""

    copied: str
    loaded: str


ENGINE = {
    "chance": Held("self.chance.copy()", 'Chance(b"")'),
    "journal": Held("None", "None"),
    "agenda": Held("self.agenda[:]", "[]"),
}
"""Fields that the engine stores by itself: they are not dumped."""


class BadField(TypeError):
    """A state class that cannot be copied and stored by rule."""


class StateClass(type):
    """Makes a class with the methods that its fields call for."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, object]) -> StateClass:
        """A class with slots for its fields, and the methods written."""
        if not bases or (bases != (Stored,) and "__annotations__" not in body):
            return super().__new__(cls, name, bases, body)
        module = str(body["__module__"])
        try:
            fields = fields_of(bases, body)
            source = function_source(name, fields)
            known = vars(sys.modules[module])
            check_names(name, fields, known)
        except BadField as error:
            raise BadField(f"{module}.{name}: {error}") from None
        made = super().__new__(cls, name, bases, {**body, "__slots__": tuple(sorted(fields))})
        for method, function in methods_from(source, made, known).items():
            setattr(made, method, function)
        return made


@dataclass_transform(eq_default=False)
class Stored(metaclass=StateClass):
    """The base of every class in a state. What it promises is written from the fields."""

    __slots__ = ()

    def copy(self) -> Self:
        """An equal one that shares nothing changeable."""
        raise NotImplementedError

    def dump(self) -> Data:
        """Its fields as plain data, without those of the engine."""
        raise NotImplementedError

    @classmethod
    def load(cls, data: Data) -> Self:
        """What was dumped, checked; BadData if it is something else."""
        raise NotImplementedError


def fields_of(bases: tuple[type, ...], body: Mapping[str, object]) -> dict[str, ast.expr]:
    """The fields of a class body with their types, in order."""
    if bases != (Stored,):
        raise BadField("a state class has no base but Stored")
    for name in (*WRITTEN, "__slots__"):
        if name in body:
            raise BadField(f"{name} is written from the fields, leave it out")
    notes = body.get("__annotations__", {})
    if not isinstance(notes, dict) or not all(isinstance(note, str) for note in notes.values()):
        raise BadField("its module needs `from __future__ import annotations`")
    for field in notes:
        if field in body:
            raise BadField(f"{field} has a default; a field has none")
    return {field: ast.parse(note, mode="eval").body for field, note in notes.items()}


def check_names(own: str, fields: Mapping[str, ast.expr], known: Mapping[str, object]) -> None:
    """Every class named by a field is a state class, as far as its module knows it by now."""
    for field, kind in fields.items():
        for part in ast.walk(kind):
            if field not in ENGINE and isinstance(part, ast.Name) and part.id in known:
                found = known[part.id]
                if part.id != own and not all(hasattr(found, name) for name in WRITTEN):
                    raise BadField(f"{field} cannot be of type {part.id}: it is no state class")


def methods_from(source: str, made: type, known: dict[str, object]) -> dict[str, object]:
    """The methods of a class: run once, they see the names of the module the class is in."""
    found: dict[str, object] = {}
    exec(compile(source, f"<methods of {made.__qualname__}>", "exec"), known, found)
    write = found["write"]
    assert callable(write)
    methods: dict[str, object] = write(made, *(getattr(plain, name) for name in NEEDED))
    return methods


# The source


def function_source(name: str, fields: Mapping[str, ast.expr]) -> str:
    """A function that gives back the methods by name. What they need are its arguments."""
    lines = [
        "from __future__ import annotations",
        f"def write({name}, {', '.join(NEEDED)}):",
        *("    " + line for line in method_lines(name, fields)),
        "    return {" + ", ".join(f'"{method}": {method}' for method in WRITTEN) + "}",
    ]
    return "\n".join(lines)


def method_lines(name: str, fields: Mapping[str, ast.expr]) -> list[str]:
    """The methods of a class, as the lines somebody would write by hand."""
    own = {field: kind for field, kind in fields.items() if field not in ENGINE}
    for field, kind in own.items():
        check_type(field, kind)
    keys = ", ".join(f'"{field}"' for field in own)
    dumps = [f'"{field}": {dump_of(kind, f"self.{field}", 0)}' for field, kind in own.items()]
    copies, loads = [], []
    for field, kind in fields.items():
        held = ENGINE.get(field)
        copies.append(held.copied if held else copy_of(kind, f"self.{field}", 0))
        loads.append(held.loaded if held else load_of(kind, f'row["{field}"]', 0))
    arguments = ["self", *(f"{field}: {ast.unparse(kind)}" for field, kind in fields.items())]
    return [
        f"def __init__({', '.join(arguments)}) -> None:",
        *([f"    self.{field} = {field}" for field in fields] or ["    pass"]),
        f"def copy(self) -> {name}:",
        f"    return {name}({', '.join(copies)})",
        "def dump(self) -> Data:",
        f"    return {{{', '.join(dumps)}}}",
        "@staticmethod",
        f"def load(data: Data) -> {name}:",
        f"    row = as_dict(data, {keys})",
        f"    return {name}({', '.join(loads)})",
    ]


def check_type(field: str, kind: ast.expr) -> None:
    """Refuse a type that cannot be copied and stored by rule, at whatever depth."""
    try:
        _, inside = parts_of(kind)
    except ValueError:
        raise BadField(
            f"{field} cannot be of type {ast.unparse(kind)}; it may be int, str, bool, a state"
            " class, list[X], tuple[X, ...], dict[int, X], dict[str, X] or X | None"
        ) from None
    for part in inside:
        check_type(field, part)


def parts_of(kind: ast.expr) -> tuple[str, list[ast.expr]]:
    """`list[int]` as ("list", [int]); `X | None` as ("optional", [X])."""
    if isinstance(kind, ast.Name) and kind.id not in BARE:
        return kind.id, []
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        name, inside = kind.value.id, kind.slice
        parts = list(inside.elts) if isinstance(inside, ast.Tuple) else [inside]
        shape = [name, *(ast.unparse(part) for part in parts)]
        if (name, len(parts)) == ("list", 1):
            return name, parts
        if (name, len(parts)) == ("dict", 2) and shape[1] in ("int", "str"):
            return name, parts
        if (name, shape[2:]) == ("tuple", ["..."]):
            return name, parts[:1]
    if isinstance(kind, ast.BinOp) and ast.unparse(kind.right) == "None":
        return "optional", [kind.left]
    raise ValueError(ast.unparse(kind))


def is_plain(kind: ast.expr) -> bool:
    """Whether nothing in it can change."""
    name, inside = parts_of(kind)
    return name in PLAIN or (name in ("optional", "tuple") and is_plain(inside[0]))


def copy_of(kind: ast.expr, at: str, depth: int) -> str:
    """The expression that copies a value of that type."""
    name, inside = parts_of(kind)
    if is_plain(kind):
        return at
    item = f"x{depth}"
    if name == "list":
        if is_plain(inside[0]):
            return f"{at}[:]"
        return f"[{copy_of(inside[0], item, depth + 1)} for {item} in {at}]"
    if name == "tuple":
        return f"tuple([{copy_of(inside[0], item, depth + 1)} for {item} in {at}])"
    if name == "dict":
        if is_plain(inside[1]):
            return f"{at}.copy()"
        return f"{{k: {copy_of(inside[1], item, depth + 1)} for k, {item} in {at}.items()}}"
    if name == "optional":
        return f"None if {at} is None else {copy_of(inside[0], at, depth)}"
    return f"{at}.copy()"


def dump_of(kind: ast.expr, at: str, depth: int) -> str:
    """The expression that makes plain data of a value of that type."""
    name, inside = parts_of(kind)
    item = f"x{depth}"
    if name in PLAIN:
        return at
    if name in ("list", "tuple"):
        if parts_of(inside[0])[0] in PLAIN:
            return f"list[Data]({at})"
        return f"[{dump_of(inside[0], item, depth + 1)} for {item} in {at}]"
    if name == "dict":
        return f"{{str(k): {dump_of(inside[1], item, depth + 1)} for k, {item} in {at}.items()}}"
    if name == "optional":
        if parts_of(inside[0])[0] in PLAIN:
            return at
        return f"None if {at} is None else {dump_of(inside[0], at, depth)}"
    return f"{at}.dump()"


def load_of(kind: ast.expr, at: str, depth: int) -> str:
    """The expression that reads a value of that type back, and checks it."""
    name, inside = parts_of(kind)
    item = f"x{depth}"
    if name in PLAIN:
        return f"{PLAIN[name]}({at})"
    if name == "list":
        return f"[{load_of(inside[0], item, depth + 1)} for {item} in as_list({at})]"
    if name == "tuple":
        return f"tuple([{load_of(inside[0], item, depth + 1)} for {item} in as_list({at})])"
    if name == "dict":
        key = "int(k)" if ast.unparse(inside[0]) == "int" else "k"
        value = load_of(inside[1], item, depth + 1)
        return f"{{{key}: {value} for k, {item} in as_dict({at}).items()}}"
    if name == "optional":
        return f"None if {at} is None else {load_of(inside[0], at, depth)}"
    return f"{name}.load({at})"
