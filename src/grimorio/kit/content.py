"""Content: TOML files read into the frozen structs a title declares, checked when loaded.

A title declares one struct with a field for each table and loads its folder into it::

    class Hero(Fact, frozen=True):
        id: str
        life: int
        icon: Annotated[str, SHOWN]
        weapon: Annotated[str, refers("items")]

    class Content(Fact, frozen=True):
        heroes: tuple[Hero, ...]
        items: tuple[Item, ...]

    content = load(files(__package__) / "content", Content)

A list may be spread over files: its parts follow each other in the order of the file names.
Every fault names file and key as the author sees them: ``heroes.toml: heroes[2].life: ...``.
"""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias, TypeVar, final

import msgspec
from msgspec import Meta, Struct, inspect


class ContentError(ValueError):
    """Content that cannot be used: one line for each fault, with its file and key."""


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """What all structs of a title's content derive from: no unknown keys, no changes."""


SHOWN: Final = Meta(extra={"shown": True})
"""Marks a field that is only shown and decides no play: ``icon: Annotated[str, SHOWN]``."""


Keys: TypeAlias = tuple[str | int, ...]
T = TypeVar("T", bound=Fact)
K = TypeVar("K")


def refers(table: str) -> Meta:
    """Mark a text as the id of an entry of a table: ``Annotated[str, refers("items")]``."""
    return Meta(extra={"table": table})


@final
class Index:
    """The ids of a table as dense numbers, in the order of the content."""

    __slots__ = ("_numbers", "ids")

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids: Final[tuple[str, ...]] = tuple(ids)
        self._numbers: Final[dict[str, int]] = {}
        for number, key in enumerate(self.ids):
            if self._numbers.setdefault(key, number) != number:
                raise ValueError(f'id "{key}" comes twice')

    def __len__(self) -> int:
        return len(self.ids)

    def __contains__(self, key: str) -> bool:
        return key in self._numbers

    def __getitem__(self, key: str) -> int:
        """The number of an id; the id of a number is ``ids[number]``."""
        return self._numbers[key]


def expect(kind: type[K], fact: object) -> K:
    """A fact that is known to be of a kind, as that kind; ContentError if it is another."""
    if not isinstance(fact, kind):
        raise ContentError(f"a {kind.__name__} was expected, not {type(fact).__name__}")
    return fact


def load(source: Traversable, kind: type[T]) -> T:
    """Read a TOML file, or all of them under a folder, into one struct, or raise ContentError."""
    document = _Document(source)
    try:
        content = msgspec.convert(document.tables, kind)
    except msgspec.ValidationError as refusal:
        raise ContentError(document.explain(str(refusal), kind)) from None
    if faults := [*_find_twins(document, content), *_find_strays(document, content)]:
        raise ContentError("\n".join(faults))
    return content


def digest(content: Fact) -> str:
    """A digest of the facts that decide play: fields marked SHOWN and fields that have their
    default value are left out, so that a mended icon or a new optional field changes nothing."""
    facts = json.dumps(_deciding(content), ensure_ascii=False, separators=(",", ":"))
    return blake2b(facts.encode(), digest_size=16).hexdigest()


def _deciding(value: Any) -> Any:
    if isinstance(value, Fact):
        kind = type(value)
        fields = {}
        for name, default in _fields_that_decide(kind):
            inside = getattr(value, name)
            if inside != default:
                fields[name] = _deciding(inside)
        return [kind.__name__, fields]
    if isinstance(value, tuple):
        return [_deciding(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _deciding(item) for key, item in sorted(value.items())}
    return value


@cache
def _fields_that_decide(kind: type[Fact]) -> tuple[tuple[str, Any], ...]:
    """The fields of a struct that are not only shown, with their defaults."""
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    return tuple((field.name, field.default) for field in shape.fields if not _is_shown(field))


def _is_shown(field: inspect.Field) -> bool:
    return isinstance(field.type, inspect.Metadata) and bool((field.type.extra or {}).get("shown"))


def _list_files(source: Traversable, folder: str = "") -> Iterator[tuple[str, Traversable]]:
    """The TOML files of a folder and the folders in it, by relative name; or the one file."""
    if source.is_file():
        yield source.name, source
    elif source.is_dir():
        for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                yield from _list_files(entry, f"{folder}{entry.name}/")
            elif entry.name.endswith(".toml"):
                yield folder + entry.name, entry
    else:
        raise ContentError(f"{source.name}: no such file or folder")


def _parse(name: str, file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_bytes().decode("utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(f"{name}: {fault}") from None
    except UnicodeDecodeError as fault:
        raise ContentError(f"{name}: not UTF-8 at byte {fault.start}") from None


class _Document:
    """The tables of all files together, and which file each part came from."""

    __slots__ = ("name", "parts", "tables")

    def __init__(self, source: Traversable) -> None:
        self.name: Final[str] = source.name
        self.tables: Final[dict[str, Any]] = {}
        # For each table its files, and the number of its first entry there.
        self.parts: Final[dict[str, list[tuple[int, str]]]] = {}
        for name, file in _list_files(source):
            for table, value in _parse(name, file).items():
                if table not in self.tables:
                    self.tables[table] = value
                    self.parts[table] = [(0, name)]
                elif isinstance(value, list) and isinstance(self.tables[table], list):
                    self.parts[table].append((len(self.tables[table]), name))
                    self.tables[table] += value
                else:
                    raise ContentError(f"{name}: {table}: already in {self.parts[table][0][1]}")

    def locate(self, keys: Keys) -> str:
        """File and key of a place, as in ``heroes.toml: heroes[2].life``."""
        name = self.name
        if (table := str(keys[0])) in self.parts:
            name = self.parts[table][0][1]
            if len(keys) > 1 and isinstance(number := keys[1], int):
                first, name = [part for part in self.parts[table] if part[0] <= number][-1]
                keys = (table, number - first, *keys[2:])
        text = ""
        for key in keys:
            if isinstance(key, int):
                text += f"[{key}]"
            else:
                bare = re.fullmatch(r"[\w-]+", key, re.ASCII)
                text += "." + (key if bare else json.dumps(key, ensure_ascii=False))
        return f"{name}: {text[1:]}"

    def explain(self, refusal: str, kind: type[Fact]) -> str:
        """What msgspec refused and where, as a fault of ours."""
        what, _, where = refusal.partition(" - at ")
        keys = self._pin_down(refusal, where, kind)
        if field := re.fullmatch(r"Object missing required field `(.*)`", what):
            return f"{self.locate((*keys, field[1]))}: missing"
        if field := re.fullmatch(r"Object contains unknown field `(.*)`", what):
            return f"{self.locate((*keys, field[1]))}: unknown key"
        what = what.replace("`object`", "table").replace("`", "")
        return f"{self.locate(keys)}: {what[0].lower()}{what[1:]}"

    def _pin_down(self, refusal: str, where: str, kind: type[Fact]) -> Keys:
        """The keys of a place that msgspec writes like ``$.heroes[2].prices[...]``.

        It does not say which key of a free table it means: that is the one which, alone
        there, is refused in the same words. The document is of no further use: it may shrink.
        """
        steps = re.findall(r"\.([^.`[]+)|\[(\d+)\]|\[(\.\.\.)\]", where)
        if where.startswith("`key` in "):
            steps.append(("", "", "..."))
        keys: Keys = ()
        here: Any = self.tables
        for name, number, free in steps:
            key = int(number) if number else name
            if free:
                key = self._find_refused(refusal, here, kind)
            keys = (*keys, key)
            here = here[key]
        return keys

    def _find_refused(self, refusal: str, table: dict[str, Any], kind: type[Fact]) -> str:
        entries = list(table.items())
        for key, value in entries:
            table.clear()
            table[key] = value
            try:
                msgspec.convert(self.tables, kind)
            except msgspec.ValidationError as again:
                if str(again) == refusal:
                    return key
        raise AssertionError(f"no entry of {entries} is refused alone: {refusal}")


def _find_twins(document: _Document, content: Fact) -> Iterator[str]:
    """The entries of a table with the id of an earlier one."""
    for table in content.__struct_fields__:
        entries = getattr(content, table)
        first: dict[object, int] = {}
        for number, entry in enumerate(entries if isinstance(entries, tuple) else ()):
            key = getattr(entry, "id", None)
            if key is not None and first.setdefault(key, number) != number:
                here = document.locate((table, number, "id"))
                yield f'{here}: "{key}" is already at {document.locate((table, first[key], "id"))}'


def _find_strays(document: _Document, content: Fact) -> Iterator[str]:
    """The references to an entry that does not exist."""
    ids: dict[str, frozenset[str]] = {}
    for keys, table, wanted in _list_references(inspect.type_info(type(content)), content, ()):
        if table not in ids:
            entries = getattr(content, table)
            ids[table] = frozenset(
                entries if isinstance(entries, dict) else [entry.id for entry in entries]
            )
        if wanted not in ids[table]:
            yield f'{document.locate(keys)}: no "{wanted}" in {table}'


def _list_references(
    shape: inspect.Type, value: Any, keys: Keys
) -> Iterator[tuple[Keys, str, str]]:
    """Every id in a value that its declaration marks with ``refers``: where, table, id."""
    match shape:
        case inspect.Metadata(type=inspect.StrType(), extra={"table": table}):
            if isinstance(value, str):
                yield keys, table, value
        case inspect.Metadata() if "table" not in (shape.extra or {}):
            yield from _list_references(shape.type, value, keys)
        case inspect.StructType() if issubclass(shape.cls, Fact):
            for field in shape.fields if isinstance(value, shape.cls) else ():
                inside = getattr(value, field.name)
                yield from _list_references(field.type, inside, (*keys, field.encode_name))
        case inspect.VarTupleType():
            for number, inside in enumerate(value if isinstance(value, tuple) else ()):
                yield from _list_references(shape.item_type, inside, (*keys, number))
        case inspect.TupleType():
            for number, inside in enumerate(value if isinstance(value, tuple) else ()):
                yield from _list_references(shape.item_types[number], inside, (*keys, number))
        case inspect.DictType():
            for key, inside in value.items() if isinstance(value, dict) else ():
                yield from _list_references(shape.key_type, key, (*keys, key))
                yield from _list_references(shape.value_type, inside, (*keys, key))
        case inspect.UnionType():
            for one in shape.types:
                yield from _list_references(one, value, keys)
        case inspect.StrType() | inspect.IntType() | inspect.FloatType() | inspect.BoolType():
            pass
        case inspect.NoneType() | inspect.EnumType() | inspect.LiteralType():
            pass
        case _:
            # Anything else would take unknown keys, could be changed, or has no order.
            raise TypeError(f"content is made of Fact, tuple, dict and plain values, not {shape}")
