"""Write the browser's types from the Python structs.

    python web/scripts/wire_types.py          write web/src/lib/wire.ts
    python web/scripts/wire_types.py --check  say whether it is up to date

The structs are those of `grimorio.core.scene` and `grimorio.table.wire`.
A field with a default may be left out on the wire, so it is optional here.
"""

from __future__ import annotations

import importlib
import json
import sys
import typing
from pathlib import Path
from types import ModuleType, UnionType

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

import msgspec  # noqa: E402

SOURCES = {
    "grimorio.core.scene": ROOT / "web/src/lib/wire.ts",
    "grimorio.table.wire": ROOT / "web/src/lib/table-wire.ts",
}
HEAD = "// Written by web/scripts/wire_types.py from {module}. Do not edit.\n"

Schema = dict[str, typing.Any]


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module or the parts of a package define, in the order of the module."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and f"{value.__module__}.".startswith(f"{module.__name__}.")
    ]


def literals(module: ModuleType) -> dict[str, tuple[object, ...]]:
    """The named literal types of a module: name -> its values."""
    return {
        name: typing.get_args(value)
        for name, value in vars(module).items()
        if typing.get_origin(value) is typing.Literal
    }


def unions(module: ModuleType) -> dict[str, UnionType]:
    """The named unions of a module, such as all messages of the live line."""
    return {name: value for name, value in vars(module).items() if isinstance(value, UnionType)}


class Emitter:
    """Turns JSON schemas into TypeScript, with a name wherever there is one."""

    def __init__(self, named: dict[str, tuple[object, ...]]) -> None:
        self.named = named
        self.used: set[str] = set()

    def type(self, schema: Schema) -> str:
        """One type."""
        if "$ref" in schema:
            name: str = schema["$ref"].rsplit("/", 1)[-1]
            self.used.add(name)
            return name
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return self.literal(schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type(part) for part in schema["anyOf"]))
        return self.plain(schema)

    def literal(self, values: list[object]) -> str:
        """One of several values; by its name if the module gave it one."""
        for name, known in self.named.items():
            if sorted(map(str, known)) == sorted(map(str, values)):
                self.used.add(name)
                return name
        return " | ".join(json.dumps(value) for value in values)

    def plain(self, schema: Schema) -> str:
        """A type without a name."""
        match schema.get("type"):
            case "string":
                return "string"
            case "integer" | "number":
                return "number"
            case "boolean":
                return "boolean"
            case "null":
                return "null"
            case "array" if "prefixItems" in schema:
                return f"readonly [{', '.join(map(self.type, schema['prefixItems']))}]"
            case "array":
                items = schema.get("items")
                item = self.type(items) if isinstance(items, dict) else "unknown"
                compound = " | " in item or item.startswith("readonly ")
                return f"readonly ({item})[]" if compound else f"readonly {item}[]"
            case "object" if isinstance(schema.get("additionalProperties"), dict):
                return f"Readonly<Record<string, {self.type(schema['additionalProperties'])}>>"
            case "object":
                return "Readonly<Record<string, unknown>>"
        return "unknown"

    def interface(self, name: str, schema: Schema) -> str:
        """One struct."""
        lines = [f"/** {schema['description']} */"] if "description" in schema else []
        lines.append(f"export interface {name} {{")
        required = schema.get("required", [])
        for field, kind in schema.get("properties", {}).items():
            mark = "" if field in required else "?"
            lines.append(f"  readonly {field}{mark}: {self.type(kind)};")
        return "\n".join([*lines, "}"])


def emit(module: ModuleType, known: dict[str, set[str]]) -> str:
    """The TypeScript of one module; `known` says which file already has which names."""
    named = literals(module)
    emitter = Emitter(named)
    _, components = msgspec.json.schema_components(structs(module), ref_template="#/{name}")
    elsewhere = {name for names in known.values() for name in names}
    parts = [
        emitter.interface(struct.__name__, components[struct.__name__])
        for struct in structs(module)
    ]
    for name, union in unions(module).items():
        (schema,), _ = msgspec.json.schema_components([union], ref_template="#/{name}")
        parts.append(f"export type {name} = {emitter.type(schema)};")
    for name, values in reversed(named.items()):
        values_text = " | ".join(json.dumps(value) for value in values)
        parts.insert(0, f"export type {name} = {values_text};")
    imports = [
        f'import type {{ {", ".join(sorted(names & emitter.used))} }} from "./{file}";'
        for file, names in known.items()
        if names & emitter.used & elsewhere
    ]
    head = "\n".join([HEAD.format(module=module.__name__).rstrip(), *imports])
    return "\n\n".join([head, *parts]) + "\n"


def main() -> int:
    """Write the files, or check them."""
    known: dict[str, set[str]] = {}
    stale = []
    for name, path in SOURCES.items():
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name and name.startswith(missing.name):
                continue
            raise
        text = emit(module, known)
        known[path.stem] = {struct.__name__ for struct in structs(module)} | set(literals(module))
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.is_file() or path.read_text() != text:
            stale.append(path.name)
    if stale:
        print(f"not up to date: {', '.join(stale)}; run python web/scripts/wire_types.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
