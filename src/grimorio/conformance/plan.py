"""The floor plan: every title has the same rooms and files, and uses what it declares."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, Final

from grimorio.conformance.games import need
from grimorio.core.title import Title
from grimorio.words import LANGUAGES, faults

ROOMS: Final = ("nouns", "state", "kinds", "rules", "view")
"""What every title has, each as a module or, where it is larger, as a package."""
FILES: Final = ("__init__.py", "icons.txt", *[f"rulebook.{lang}.md" for lang in LANGUAGES])
INSIDE: Final = {
    "rules": ("turn", "ending", "secrets"),
    "view": ("choices", "story"),
    "components": ("vocabulary", "effects", "box", "numbers"),
}
"""What a room has where it is a package."""
WORDS: Final = ("cards.ftl", "questions.ftl", "story.ftl", "table.ftl")
"""Where the words of a title lie if they are in several files; it may have files of its own."""
ASKS_NOTHING: Final = ("kinds", "view", "bot")
"""Rooms that only read what was asked and told."""


def check_plan(title: Title[Any], seed: int) -> None:
    """A title has the rooms and files that every title has, under the same names."""
    wrong = plan_faults(title.folder)
    need(not wrong, f"the floor plan of {title.name}: " + "; ".join(wrong))


def check_words_agree(title: Title[Any], seed: int) -> None:
    """Every declared kind has its words in every language, and is asked, taken or told by the
    rules; every question declares its answers."""
    silent = [kind.name for kind in title.kinds.questions() if not kind.declares()]
    wrong = faults(title) + unused_kinds(title.folder)
    wrong += [f"question {name!r} declares no answers" for name in silent]
    need(not wrong, f"the kinds of {title.name}: " + "; ".join(wrong))


def plan_faults(folder: Traversable) -> list[str]:
    """What is missing in the folder of a title, or lies in the wrong place."""
    there = {entry.name for entry in folder.iterdir()}
    wrong = [f"there is no {name}" for name in FILES if name not in there]
    wrong += [f"there is no {room}.py and no {room}/" for room in ROOMS if not has(folder, room)]
    for room, modules in INSIDE.items():
        if (folder / room).is_dir():
            missing = [name for name in modules if not has(folder / room, name)]
            wrong += [f"there is no {room}/{name}.py" for name in missing]
    if (folder / "content").is_dir():
        names = sorted(content_files(folder / "content"))
        wrong += [f"content/{name} is no .toml" for name in names if not name.endswith(".toml")]
    return wrong + word_faults(folder / "locale")


def content_files(folder: Traversable, inside: str = "") -> Iterator[str]:
    """What lies in a folder of content and the folders in it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from content_files(entry, f"{inside}{entry.name}/")
        else:
            yield f"{inside}{entry.name}"


def word_faults(locale: Traversable) -> list[str]:
    """Both languages have the same files, and where they are several, those of every title."""
    files = {}
    for lang in LANGUAGES:
        if (locale / lang).is_dir():
            files[lang] = sorted(entry.name for entry in (locale / lang).iterdir())
        elif (locale / f"{lang}.ftl").is_file():
            files[lang] = ["one file"]
        else:
            return [f"there is no locale/{lang}"]
    first, *others = LANGUAGES
    wrong = []
    if (locale / first).is_dir():
        missing = [name for name in WORDS if name not in files[first]]
        wrong = [f"there is no locale/{first}/{name}" for name in missing]
    return wrong + [
        f"locale/{lang} has other files than locale/{first}"
        for lang in others
        if files[lang] != files[first]
    ]


def has(folder: Traversable, name: str) -> bool:
    """Whether a folder has a module or a package of that name; it may be compiled."""
    return any(entry.name.split(".")[0] == name for entry in folder.iterdir())


def unused_kinds(folder: Traversable) -> list[str]:
    """The kinds that no rule asks, tells or takes as an answer, each as a line."""
    declared = dict(constants((folder / "kinds.py").read_text(encoding="utf-8")))
    used: set[str] = set()
    for entry in folder.iterdir():
        if entry.name.split(".")[0] not in ASKS_NOTHING:
            used.update(name for source in sources(entry) for name in names_in(source))
    return [
        f"{name!r} ({constant}) is declared, but no rule asks, tells or takes it"
        for constant, name in declared.items()
        if constant not in used
    ]


def constants(source: str) -> Iterator[tuple[str, str]]:
    """The constants of a kinds.py with the names of their kinds."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        value = node.value
        if (
            isinstance(target, ast.Name)
            and isinstance(value, ast.Call)
            and isinstance(value.func, ast.Attribute)
            and value.func.attr in ("question", "answer", "event")
            and isinstance(value.args[0], ast.Constant)
        ):
            yield target.id, str(value.args[0].value)


def sources(entry: Traversable) -> Iterator[str]:
    """The modules of a room."""
    if entry.is_dir():
        for inside in entry.iterdir():
            yield from sources(inside)
    elif entry.name.endswith(".py"):
        yield entry.read_text(encoding="utf-8")


def names_in(source: str) -> Iterator[str]:
    """Every name a module uses; to import it is not to use it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
