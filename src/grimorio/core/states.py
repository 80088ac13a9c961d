"""State classes: their fields, and nothing else for a reader to look at.

A state class names its fields, each with its type. From them this module writes `__slots__`,
`__init__`, `copy`, `dump` and `load` when the module is imported, so that no field can be
forgotten. `make compiled` writes the same lines into a copy of the source for mypyc.

A field whose type names a noun (`Card: TypeAlias = Annotated[int, CARD]`, see `core/nouns.py`) is
stored by ids; `Annotated[Zone, CARD]` is a zone of cards, `Annotated[list[int], ELEMENT_ROW]` a
list that has a spelling of its own on disk.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeAlias, dataclass_transform, get_origin

from grimorio.core import data as plain
from grimorio.core.data import Data
from grimorio.core.nouns import Noun, Spelling

if TYPE_CHECKING:
    from typing import Self

PLAIN = {"int": "as_int", "str": "as_str", "bool": "as_bool"}
NEEDED = ("Data", *PLAIN.values(), "as_dict", "as_list", "as_fixed")
"""What the written methods use from `grimorio.core.data`."""
WRITTEN = ("__init__", "copy", "dump", "load")
BARE = {"list", "tuple", "dict", "set", "frozenset", "float", "bytes", "object", "Any"}
"""Names that say too little to copy and store by."""
COPIES = {"int": "{}", "tuple": "{}", "list": "{}[:]", "dict": "{}.copy()"}
"""How a value of plain numbers is copied that is stored by a noun or a spelling."""


class Alias(NamedTuple):
    """A type that names a noun or a spelling: what it is in memory, and the expressions that give
    the noun and the class."""

    plain: str
    noun: str
    made: str = ""


Aliases: TypeAlias = "Mapping[str, Alias]"
"""The types of a module that name a noun."""


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
            known = vars(sys.modules[module])
            aliases = aliases_in(known)
            source = function_source(name, fields, aliases)
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
                if is_alias(found) or part.id == "Bag":
                    continue
                if part.id != own and not all(hasattr(found, name) for name in WRITTEN):
                    raise BadField(f"{field} cannot be of type {part.id}: it is no state class")


def is_alias(found: object) -> bool:
    """Whether something is a type that names a noun or a spelling."""
    if get_origin(found) is not Annotated:
        return False
    return isinstance(found.__metadata__[0], (Noun, Spelling))  # type: ignore[attr-defined]


def aliases_in(known: Mapping[str, object]) -> Aliases:
    """The types of a module that name a noun, by their names."""
    return {
        name: Alias(
            found.__origin__.__name__,  # type: ignore[attr-defined]
            f"{name}.__metadata__[0]",
            f"{name}.__origin__",
        )
        for name, found in known.items()
        if is_alias(found)
    }


def methods_from(source: str, made: type, known: dict[str, object]) -> dict[str, object]:
    """The methods of a class: run once, they see the names of the module the class is in."""
    found: dict[str, object] = {}
    exec(compile(source, f"<methods of {made.__qualname__}>", "exec"), known, found)
    write = found["write"]
    assert callable(write)
    methods: dict[str, object] = write(made, *(getattr(plain, name) for name in NEEDED))
    return methods


# The source


def function_source(name: str, fields: Mapping[str, ast.expr], aliases: Aliases) -> str:
    """A function that gives back the methods by name. What they need are its arguments."""
    lines = [
        "from __future__ import annotations",
        f"def write({name}, {', '.join(NEEDED)}):",
        *("    " + line for line in method_lines(name, fields, aliases)),
        "    return {" + ", ".join(f'"{method}": {method}' for method in WRITTEN) + "}",
    ]
    return "\n".join(lines)


def method_lines(name: str, fields: Mapping[str, ast.expr], aliases: Aliases) -> list[str]:
    """The methods of a class, as the lines somebody would write by hand."""
    own = {field: kind for field, kind in fields.items() if field not in ENGINE}
    written = Written(aliases)
    for field, kind in own.items():
        check_type(field, kind, written)
    keys = ", ".join(f'"{field}"' for field in own)
    dumps = [f'"{field}": {written.dump(kind, f"self.{field}")}' for field, kind in own.items()]
    copies, loads, tables = [], [], []
    for field, kind in fields.items():
        held = ENGINE.get(field)
        if held:
            copies.append(held.copied)
            loads.append(held.loaded)
            continue
        table = written.table_lines(kind, field)
        tables += ["    " + line for line in table]
        copies.append(f"{field}_new" if table else written.copy(kind, f"self.{field}"))
        loads.append(written.load(kind, f'row["{field}"]'))
    arguments = ["self", *(f"{field}: {ast.unparse(kind)}" for field, kind in fields.items())]
    return [
        f"def __init__({', '.join(arguments)}) -> None:",
        *([f"    self.{field} = {field}" for field in fields] or ["    pass"]),
        f"def copy(self) -> {name}:",
        *tables,
        f"    return {name}({', '.join(copies)})",
        "def dump(self) -> Data:",
        f"    return {{{', '.join(dumps)}}}",
        "@staticmethod",
        f"def load(data: Data) -> {name}:",
        f"    row = as_dict(data, {keys})",
        f"    return {name}({', '.join(loads)})",
    ]


def check_type(field: str, kind: ast.expr, written: Written) -> None:
    """Refuse a type that cannot be copied and stored by rule, at whatever depth."""
    try:
        _, inside = written.parts(kind)
    except ValueError:
        raise BadField(
            f"{field} cannot be of type {ast.unparse(kind)}; it may be int, str, bool, a noun, a"
            " state class, list[X], Bag[X], tuple[X, ...], tuple[X, Y], dict[int, X],"
            " dict[str, X], dict[noun, X] or X | None"
        ) from None
    for part in inside:
        check_type(field, part, written)


class Written:
    """The expressions that copy, dump and load a value of a type."""

    def __init__(self, aliases: Aliases) -> None:
        self.aliases = aliases

    def parts(self, kind: ast.expr) -> tuple[str, list[ast.expr]]:
        """`list[int]` as ("list", [int]); `X | None` as ("optional", [X])."""
        if isinstance(kind, ast.Name) and kind.id not in BARE:
            return kind.id, []
        if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
            name, inside = kind.value.id, kind.slice
            parts = list(inside.elts) if isinstance(inside, ast.Tuple) else [inside]
            shape = [name, *(ast.unparse(part) for part in parts)]
            if (name, len(parts)) in (("list", 1), ("Bag", 1)):
                return name, parts
            if (name, len(parts)) == ("dict", 2) and self.is_key(shape[1]):
                return name, parts
            if (name, shape[2:]) == ("tuple", ["..."]):
                return name, parts[:1]
            if name == "tuple" and len(parts) > 1:
                return "fixed", parts
        if isinstance(kind, ast.BinOp) and ast.unparse(kind.right) == "None":
            return "optional", [kind.left]
        raise ValueError(ast.unparse(kind))

    def is_key(self, name: str) -> bool:
        """Whether the keys of a table may be of that type."""
        alias = self.aliases.get(name)
        return name in ("int", "str") or (alias is not None and alias.plain == "int")

    def is_plain(self, kind: ast.expr) -> bool:
        """Whether nothing in it can change."""
        name, inside = self.parts(kind)
        if name in self.aliases:
            return self.aliases[name].plain in ("int", "tuple")
        held = name in ("optional", "tuple", "fixed")
        return name in PLAIN or (held and all(self.is_plain(part) for part in inside))

    def is_number(self, kind: ast.expr) -> bool:
        """Whether it is stored as it is."""
        return self.parts(kind)[0] in PLAIN

    def copy(self, kind: ast.expr, at: str, depth: int = 0) -> str:
        """The expression that copies a value of that type."""
        name, inside = self.parts(kind)
        if self.is_plain(kind):
            return at
        if name in self.aliases and self.aliases[name].plain in COPIES:
            return COPIES[self.aliases[name].plain].format(at)
        item = f"x{depth}"
        if name in ("list", "Bag"):
            if self.is_plain(inside[0]):
                return f"{at}[:]"
            return f"[{self.copy(inside[0], item, depth + 1)} for {item} in {at}]"
        if name == "tuple":
            return f"tuple([{self.copy(inside[0], item, depth + 1)} for {item} in {at}])"
        if name == "fixed":
            copies = [self.copy(part, f"{at}[{n}]", depth) for n, part in enumerate(inside)]
            return f"({', '.join(copies)})"
        if name == "dict":
            if self.is_plain(inside[1]):
                return f"{at}.copy()"
            return f"{{k: {self.copy(inside[1], item, depth + 1)} for k, {item} in {at}.items()}}"
        if name == "optional":
            return f"None if {at} is None else {self.copy(inside[0], at, depth)}"
        return f"{at}.copy()"

    def table_lines(self, kind: ast.expr, field: str) -> list[str]:
        """The lines that copy a table of things that change; none for other types. It is copied as
        a whole and then thing by thing: a table that is filled anew grows again and again."""
        name, inside = self.parts(kind)
        if name != "dict" or self.is_plain(inside[1]):
            return []
        item = f"{field}_item"
        return [
            f"{field}_new = self.{field}.copy()",
            f"for {field}_key, {item} in {field}_new.items():",
            f"    {field}_new[{field}_key] = {self.copy(inside[1], item)}",
        ]

    def dump(self, kind: ast.expr, at: str, depth: int = 0) -> str:
        """The expression that makes plain data of a value of that type."""
        name, inside = self.parts(kind)
        item = f"x{depth}"
        if name in PLAIN:
            return at
        if name in self.aliases:
            plain, noun, _ = self.aliases[name]
            return f"{noun}.dump({at})" if plain in COPIES else f"{at}.dump_by({noun})"
        if name in ("list", "tuple", "Bag"):
            if self.is_number(inside[0]):
                return f"list[Data]({at})"
            alias = self.aliases.get(ast.unparse(inside[0]))
            if alias is not None and alias.plain == "int":
                return f"{alias.noun}.dump_all({at})"
            return f"[{self.dump(inside[0], item, depth + 1)} for {item} in {at}]"
        if name == "fixed":
            parts = [self.dump(part, f"{at}[{n}]", depth) for n, part in enumerate(inside)]
            return f"[{', '.join(parts)}]"
        if name == "dict":
            alias = self.aliases.get(ast.unparse(inside[0]))
            key = f"{alias.noun}.dump_key(k)" if alias else "str(k)"
            value = self.dump(inside[1], item, depth + 1)
            return f"{{{key}: {value} for k, {item} in {at}.items()}}"
        if name == "optional":
            if self.is_number(inside[0]):
                return at
            return f"None if {at} is None else {self.dump(inside[0], at, depth)}"
        return f"{at}.dump()"

    def load(self, kind: ast.expr, at: str, depth: int = 0) -> str:
        """The expression that reads a value of that type back, and checks it."""
        name, inside = self.parts(kind)
        item = f"x{depth}"
        if name in PLAIN:
            return f"{PLAIN[name]}({at})"
        if name in self.aliases:
            plain, noun, made = self.aliases[name]
            return f"{noun}.load({at})" if plain in COPIES else f"{made}.load_by({noun}, {at})"
        if name == "list":
            return f"[{self.load(inside[0], item, depth + 1)} for {item} in as_list({at})]"
        if name == "Bag":
            return f"sorted([{self.load(inside[0], item, depth + 1)} for {item} in as_list({at})])"
        if name == "tuple":
            return f"tuple([{self.load(inside[0], item, depth + 1)} for {item} in as_list({at})])"
        if name == "fixed":
            row = f"as_fixed({at}, {len(inside)})"
            parts = [self.load(part, f"{row}[{n}]", depth) for n, part in enumerate(inside)]
            return f"({', '.join(parts)})"
        if name == "dict":
            alias = self.aliases.get(ast.unparse(inside[0]))
            key = "int(k)" if ast.unparse(inside[0]) == "int" else "k"
            key = f"{alias.noun}.load_key(k)" if alias else key
            value = self.load(inside[1], item, depth + 1)
            return f"{{{key}: {value} for k, {item} in as_dict({at}).items()}}"
        if name == "optional":
            return f"None if {at} is None else {self.load(inside[0], at, depth)}"
        return f"{name}.load({at})"
