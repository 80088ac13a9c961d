"""Nothing that only tests use: every definition of the package is reached by what people run.

If you start from the commands, the titles, bench, tools and the code in the documents, and follow
each name to its definition, you come to all of it. Names are followed through the imports. vulture
goes by the name alone and misses a third: names here are plain words, and that somebody uses `turn`
of one module says nothing about `turn` of another. Only methods are known by name alone here.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.bootstrap import ROOT

DOCUMENTS = ("adding-a-game.md", "python-api.md", "writing-a-bot.md")
PLAIN = {
    "cache",
    "cached_property",
    "classmethod",
    "contextmanager",
    "final",
    "lru_cache",
    "overload",
}
PLAIN |= {"property", "staticmethod", "step", "deed_step"}
"""Decorators of what is called by its name. Others put what they decorate where it is found: an
effect of a card, a road of the server."""

PLACE = "one of several places in a tuple; without it the others would not be understood"
ALLOWED = {
    "grimorio.games": "the Python API: `grimorio.games()`",
    "grimorio.conformance.check": "for titles of other packages, which check themselves with it",
    "grimorio.games.dungeonquest.rules.hero.attributes.ARMOUR": PLACE,
    "grimorio.games.dungeonquest.variants.CHOSEN": PLACE,
    "grimorio.games.gloomhaven.kinds.CAUSES": "what harms a figure: the log has words for each",
    "grimorio.games.gloomhaven.state.WANING": PLACE,
    "grimorio.games.gloomhaven.state.WILD": PLACE,
    "grimorio.games.gloomhaven.variants.ASK": PLACE,
    "grimorio.games.gloomhaven.variants.CHOSEN": PLACE,
    "grimorio.games.gloomhaven.variants.READY": PLACE,
    "grimorio.table.wire.live.Message": "the types of the client are generated from it",
    "grimorio.workshop.dash.title": "`grimorio new-title` makes an entry point of its copy",
}
"""What is reached in another way, or stays for another reason."""
RUN = ("bench", "src/grimorio", "tests/conformance", "tests/plugins", "tools")
"""Where people start: `make rules`, `make mutants` and `pytest tests/conformance` among them."""

Place = tuple[str, str]
"""A module and a name in it."""


class Module(NamedTuple):
    """What a file defines at its top, whence its names come, and what it runs when imported."""

    name: str
    defined: dict[str, list[ast.stmt]]
    imported: dict[str, Place]
    running: list[ast.AST]


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part not in ("src", "__init__"))


def statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Those at the top of a file, also under a condition."""
    for one in body:
        if isinstance(one, ast.If | ast.Try):
            yield from statements([*one.body, *one.orelse])
        else:
            yield one


def read(name: str, text: str) -> Module:
    found = Module(name, {}, {}, [])
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                whole = alias.name if alias.asname else alias.name.partition(".")[0]
                found.imported[alias.asname or whole] = (whole, "")
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                found.imported[alias.asname or alias.name] = (node.module or "", alias.name)
    for one in statements(tree.body):
        names: list[str] = []
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(one.name)
            if not all(called_by_name(decorator) for decorator in one.decorator_list):
                found.running.append(one)
        elif isinstance(one, ast.Assign | ast.AnnAssign):
            targets = one.targets if isinstance(one, ast.Assign) else [one.target]
            names += [name for target in targets for name in made_by(target)]
            found.running.extend([one.value] if one.value else [])
        elif not isinstance(one, ast.Import | ast.ImportFrom):
            found.running.append(one)
        for defined in names:
            found.defined.setdefault(defined, []).append(one)
    return found


def made_by(target: ast.expr) -> list[str]:
    nodes = ast.walk(target)
    return [at.id for at in nodes if isinstance(at, ast.Name) and isinstance(at.ctx, ast.Store)]


def called_by_name(decorator: ast.expr) -> bool:
    told = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(told).rpartition(".")[2] in PLAIN


@cache
def modules() -> dict[str, Module]:
    """All that people run: the package, its workshop, and what the documents show."""
    files = [file for folder in RUN for file in (ROOT / folder).rglob("*.py")]
    found = [read(module_of(file), file.read_text("utf-8")) for file in files]
    for page in DOCUMENTS:
        blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.S)
        found += [read(f"{page} {n}", block) for n, block in enumerate(blocks)]
    return {module.name: module for module in found}


def origin(place: Place) -> Place | None:
    """Where a name of a module is defined, which may only pass it on."""
    module, name = place
    whole = f"{module}.{name}" if name else module
    if whole in modules() and name not in modules().get(module, NOTHING).defined:
        return whole, ""
    if module not in modules():
        return None
    if name in modules()[module].defined:
        return place
    passed = modules()[module].imported.get(name)
    return origin(passed) if passed and passed != place else None


NOTHING = Module("", {}, {}, [])


def named(module: Module, node: ast.AST) -> Iterator[Place]:
    """The definitions that a piece of code names, by itself or as a part of a module."""
    for at in ast.walk(node):
        if isinstance(at, ast.Name) and at.id in module.defined:
            yield module.name, at.id
        elif isinstance(at, ast.Name | ast.Attribute):
            first, *rest = dotted(at)
            place = origin(module.imported[first]) if first in module.imported else None
            while place is not None and rest and not place[1]:
                place = origin((place[0], rest.pop(0)))
            if place is not None and place[1]:
                yield place


def dotted(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Attribute):
        return [*dotted(node.value), node.attr]
    return [node.id] if isinstance(node, ast.Name) else [""]


def entries() -> list[Place]:
    """What an installed package is entered by."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    points = [project["scripts"], *project["entry-points"].values()]
    return [
        (module, name)
        for group in points
        for module, _, name in [point.partition(":") for point in group.values()]
    ]


@cache
def reached() -> frozenset[Place]:
    waiting = [place for entry in entries() if (place := origin(entry)) is not None]
    for module in modules().values():
        for node in module.running:
            waiting += named(module, node)
        if not ours(module):
            for made in module.defined.values():
                waiting += [place for node in made for place in named(module, node)]
    found: set[Place] = set()
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            module = modules()[place[0]]
            waiting += [other for node in module.defined[place[1]] for other in named(module, node)]
    return frozenset(found)


def ours(module: Module) -> bool:
    """Whether all of it must be reached."""
    return module.name.startswith("grimorio")


def registered(module: Module, name: str) -> bool:
    return any(one in module.running for one in module.defined[name])


def unreached() -> list[str]:
    return [
        f"{module.name}.{name}"
        for module in modules().values()
        for name in module.defined
        if ours(module)
        and (module.name, name) not in reached()
        and not registered(module, name)
        and not re.fullmatch(r"__\w+__", name)
    ]


def methods() -> Iterator[tuple[str, str]]:
    """Each method with its full name, and its name; those that a framework calls are left out."""
    for module in filter(ours, modules().values()):
        for name, made in module.defined.items():
            for node in made:
                if isinstance(node, ast.ClassDef):
                    for one in node.body:
                        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and all(
                            map(called_by_name, one.decorator_list)
                        ):
                            yield f"{module.name}.{name}.{one.name}", one.name


@cache
def words() -> frozenset[str]:
    """All that is said behind a dot, given as a keyword, or stands alone as a string."""
    found: set[str] = set()
    for module in modules().values():
        nodes = [*module.running, *[node for made in module.defined.values() for node in made]]
        for at in [at for node in nodes for at in ast.walk(node)]:
            if isinstance(at, ast.Attribute):
                found.add(at.attr)
            elif isinstance(at, ast.Constant) and isinstance(at.value, str):
                found.add(at.value)
                # Methods of state classes, and what is compiled, are written by the code itself.
                found.update(re.findall(r"\.(\w+)\(", at.value))
    return frozenset(found)


def test_every_definition_is_reached_by_what_people_run() -> None:
    assert sorted(set(unreached()) - set(ALLOWED)) == []


def test_what_is_allowed_is_still_there_and_still_unreached() -> None:
    assert sorted(set(ALLOWED) - set(unreached())) == []


def test_every_method_is_called_by_its_name_somewhere() -> None:
    idle = [
        whole
        for whole, name in methods()
        if name not in words() and not re.fullmatch(r"__\w+__", name)
    ]
    assert idle == []


def test_names_are_followed_through_imports() -> None:
    assert origin(("grimorio.core", "ask")) == ("grimorio.core.asking", "ask")
    assert origin(("grimorio", "core")) == ("grimorio.core", "")
    assert origin(("grimorio.core.asking", "no-such-name")) is None
