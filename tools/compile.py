"""Build engine and rules with mypyc into build/compiled, a full copy of the package.

`PYTHONPATH=build/compiled python -m grimorio` runs compiled, `src` runs interpreted: the same
games. `[tool.grimorio.compiled]` in pyproject.toml says what is compiled. mypyc reads a copy of
the source in which the methods of state classes are written out (see expand.py).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

from tools.bootstrap import ROOT, say
from tools.expand import NOTHING, Declared, declared, expand

SOURCE = ROOT / "src"
PACKAGE = SOURCE / "grimorio"
WORK = ROOT / "build" / "mypyc"
TREE = WORK / "tree"
COMPILED = ROOT / "build" / "compiled"


def main() -> None:
    """Put the package and its extension modules together, when something changed."""
    extensions = build_extensions()
    stamp = fingerprint([*package_files(), *extensions])
    kept = COMPILED / "stamp"
    if kept.exists() and kept.read_text() == stamp:
        say("build/compiled is up to date")
        return
    shutil.rmtree(COMPILED, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, COMPILED / PACKAGE.name, ignore=ignore)
    for extension in extensions:
        shutil.copy2(extension, COMPILED / extension.relative_to(WORK / "lib"))
    kept.write_text(stamp)
    say(f"build/compiled is ready: {len(compiled_modules())} modules compiled")


def is_current() -> bool:
    """Whether build/compiled holds the package as it stands now."""
    kept = COMPILED / "stamp"
    built = (path for path in (WORK / "lib").rglob("*") if path.is_file())
    return kept.exists() and kept.read_text() == fingerprint([*package_files(), *sorted(built)])


def compiled_modules() -> list[Path]:
    """The modules that mypyc builds."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["grimorio"]
    found = {
        which: {path for pattern in table["compiled"][which] for path in PACKAGE.glob(pattern)}
        for which in ("include", "exclude")
    }
    return sorted(found["include"] - found["exclude"])


def package_files() -> list[Path]:
    """Every file of the package."""
    files = (path for path in PACKAGE.rglob("*") if path.is_file())
    return sorted(path for path in files if "__pycache__" not in path.parts)


def fingerprint(files: Iterable[Path]) -> str:
    """Changes with the files, the compiler and the Python it compiles for."""
    found = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    tools = [Path(__file__).with_name(name) for name in ("compile.py", "expand.py", "objects.py")]
    for path in (ROOT / "pyproject.toml", *tools, *files):
        found.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def build_extensions() -> list[Path]:
    """Compile if a source changed; the extension modules, laid out as in the package."""
    # A type or a constant of an interpreted module is compiled into those that use it.
    stamp = fingerprint(path for path in package_files() if path.suffix == ".py")
    library = WORK / "lib"
    kept = WORK / "stamp"
    if not (kept.exists() and kept.read_text() == stamp):
        kept.unlink(missing_ok=True)
        compile_modules(library)
        kept.write_text(stamp)
    return sorted(path for path in library.rglob("*") if path.is_file())


def copy_source() -> None:
    """Lay out what mypyc reads as the checkout is: settings, and the package written out."""
    shutil.rmtree(TREE, ignore_errors=True)
    for path in (ROOT / "pyproject.toml", *package_files()):
        copy = TREE / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".py":
            copy.write_text(expand(path.read_text("utf-8"), title_of(path)), encoding="utf-8")
        else:
            shutil.copy2(path, copy)


def title_of(path: Path) -> Declared:
    """What the title that a file belongs to declares, if it belongs to one."""
    room, *rest = path.relative_to(PACKAGE).parts if path.is_relative_to(PACKAGE) else ("",)
    return declarations(rest[0]) if room == "games" and len(rest) > 1 else NOTHING


@cache
def declarations(title: str) -> Declared:
    """The nouns and answers of a title."""
    folder = PACKAGE / "games" / title
    sources = [folder / f"{name}.py" for name in ("nouns", "kinds")]
    nouns, kinds = [path.read_text("utf-8") if path.exists() else "" for path in sources]
    return declared(f"grimorio.games.{title}", nouns, kinds)


def groups() -> dict[str, list[str]]:
    """The modules that are compiled together: engine and kit, each title, and each other room.

    A change within a group changes the C of that group. Others change only if they use what has
    another shape now, such as a new field of a class.
    """
    found: dict[str, list[str]] = {}
    for path in compiled_modules():
        room, *rest = path.relative_to(PACKAGE).parts
        name = {"core": "engine", "kit": "engine", "games": rest[0]}.get(room, room)
        found.setdefault(f"grimorio_{name}", []).append(str(path.relative_to(ROOT)))
    return found


def compile_modules(library: Path) -> None:
    """Translate all modules to C, group by group, and compile what came out anew.

    The translation is of the whole and without a cache: it takes seconds, and so no group can be
    left behind. What takes minutes is the C.
    """
    from mypyc.build import mypycify

    from tools.objects import build

    modules = groups()
    count = sum(map(len, modules.values()))
    say(f"translating {count} modules with mypyc {version('mypy')}")
    copy_source()
    shutil.rmtree(library, ignore_errors=True)
    shutil.rmtree(WORK / "c", ignore_errors=True)
    here = Path.cwd()
    os.chdir(TREE)  # where mypy looks for its settings
    try:
        extensions = mypycify(
            [name for names in modules.values() for name in names],
            separate=[(names, group) for group, names in modules.items()],
            debug_level="0",
            multi_file=True,
            target_dir=str(WORK / "c"),
        )
        new = build(extensions, library=library, headers=WORK / "c", kept=WORK / "objects")
    finally:
        os.chdir(here)
    say(f"compiled {len(new)} files of C")


if __name__ == "__main__":
    main()
