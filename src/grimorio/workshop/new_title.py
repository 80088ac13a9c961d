"""A new title: a folder with a tiny game that can be played at once.

The game is `grimorio.workshop.dash`, a title like any other, copied under another name. So what
a programmer starts from is checked by the same tests as the engine.
"""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from grimorio.core.errors import Refusal
from grimorio.core.registry import names

OLD: Final = "dash"
PACKAGE: Final = "grimorio.workshop.dash"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
TEXT: Final = (".py", ".ftl", ".md", ".txt")
PROJECT: Final = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["grimorio"]

[project.entry-points."grimorio.games"]
{name} = "{name}:title"

[tool.hatch.build]
dev-mode-dirs = ["."]

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""


class BadName(Refusal):
    """A title cannot be called that."""

    code = "bad-name"


def new_title(name: str, here: Path) -> Path:
    """Make the folder `name` in a folder: a project with the title in it. Nothing is written over;
    the folder that was made."""
    check_name(name)
    home = here / name
    if home.exists():
        raise BadName("folder-there", folder=str(home))
    copy(files(PACKAGE), home / name, name)
    (home / "pyproject.toml").write_text(PROJECT.format(name=name), encoding="utf-8")
    return home


def check_name(name: str) -> None:
    """Refuse a name that cannot be a package of its own, with the reason."""
    if not NAME.fullmatch(name) or len(letters(name)) < 2:
        raise BadName("no-name", name=name[:40])
    if keyword.iskeyword(name):
        raise BadName("python-word", name=name)
    if name in names():
        raise BadName("title-there", name=name)
    if find_spec(name) is not None:
        raise BadName("module-there", name=name)


def letters(name: str) -> str:
    """What the ids of its rules begin with."""
    return re.sub(r"[^A-Z]", "", name.upper())


def copy(source: Traversable, to: Path, name: str) -> None:
    """Copy a folder, with the new name in every file."""
    to.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.is_dir():
            if entry.name != "__pycache__":
                copy(entry, to / entry.name, name)
        elif entry.name.endswith(TEXT):
            text = renamed(entry.read_text(encoding="utf-8"), name)
            (to / entry.name).write_text(text, encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """The text of the first title as it reads for the new one."""
    shown = name.replace("_", " ").capitalize()
    text = text.replace(PACKAGE, name).replace(f'"{OLD}"', f'"{name}"')
    text = text.replace(f"{OLD.upper()}-", f"{letters(name)}-")
    text = text.replace(f"class {OLD.capitalize()}(", f"class {class_name(name)}(")
    text = text.replace(f"rules={OLD.capitalize()}(", f"rules={class_name(name)}(")
    return text.replace(OLD.capitalize(), shown)


def class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
