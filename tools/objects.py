"""C compiled by content: what was compiled before from the same text is not compiled again.

mypyc writes C for a module anew at every build, and most of it comes out as it was. An object is
kept under a hash of all that decides it: its source, the generated headers it includes, and the
command. A linked module is kept under the hashes of its objects. Nothing depends on file times.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

FLAGS = ("-fcommon", "-fvisibility=hidden")
"""What mypyc leaves out. Each file of a group declares the table of another group, and all mean
the same one (-fcommon). Calls inside a group need no table of symbols (-fvisibility)."""
INCLUDE = re.compile(r'#\s*include\s+["<]([^">]+)[">]')

T = TypeVar("T")


class Objects(build_ext):
    """Builds extension modules from C, with a folder of what earlier builds made."""

    kept: Path
    """Objects and linked modules, by hash."""
    headers: Path
    """Where the generated headers are."""
    compiled: list[str]
    """The sources that this build had to compile."""

    def build_extensions(self) -> None:
        """Compile what is new, link what is new, and lay out every module."""
        self.kept.mkdir(parents=True, exist_ok=True)
        wanted = {source: ext for ext in self.extensions for source in ext.sources}
        keys = {source: self.object_key(Path(source), ext) for source, ext in wanted.items()}
        # The longest first, so that no core waits for a long one at the end.
        new = sorted(
            {key: source for source, key in keys.items() if not self.path(key).exists()}.values(),
            key=lambda source: -Path(source).stat().st_size,
        )
        self.compiled = new
        at_once(lambda source: self.compile_one(source, wanted[source], keys[source]), new)
        linked = at_once(
            lambda ext: self.link_one(ext, [keys[source] for source in ext.sources]),
            self.extensions,
        )
        self.forget_all_but({*keys.values(), *linked})

    def path(self, key: str) -> Path:
        """Where an object or a linked module is kept."""
        return self.kept / key

    def object_key(self, source: Path, ext: Extension) -> str:
        """Changes with everything that decides what the source compiles to."""
        tool: Any = self.compiler
        parts = [sys.version, version("mypy"), *tool.compiler_so, *flags(ext)]
        for path in (source, *sorted(self.included(source))):
            parts += [path.name, path.read_text("utf-8")]
        return digest(parts) + ".o"

    def included(self, source: Path) -> set[Path]:
        """The generated headers that a source includes, directly or through others."""
        found: set[Path] = set()
        left = [source]
        while left:
            for name in INCLUDE.findall(left.pop().read_text("utf-8")):
                header = self.headers / name
                if header.is_file() and header not in found:
                    found.add(header)
                    left.append(header)
        return found

    def compile_one(self, source: str, ext: Extension, key: str) -> None:
        """Make an object, and keep it once it is whole."""
        tool: Any = self.compiler
        with TemporaryDirectory(dir=self.kept) as folder:
            (made,) = tool.compile(
                [source],
                output_dir=folder,
                include_dirs=ext.include_dirs,
                extra_postargs=flags(ext),
            )
            Path(made).replace(self.path(key))

    def link_one(self, ext: Extension, objects: list[str]) -> str:
        """Make a module of its objects, unless it is kept, and put it in its place."""
        tool: Any = self.compiler
        key = digest([ext.name, *tool.linker_so, *objects]) + ".so"
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        if not self.path(key).exists():
            tool.link_shared_object(
                [str(self.path(name)) for name in objects],
                str(target),
                libraries=self.get_libraries(ext),
            )
            whole = self.path(key + ".new")
            shutil.copy2(target, whole)
            whole.replace(self.path(key))
        else:
            shutil.copy2(self.path(key), target)
        return key

    def forget_all_but(self, keys: set[str]) -> None:
        """What this build did not use is not kept."""
        for path in self.kept.iterdir():
            if path.is_file() and path.name not in keys:
                path.unlink()


def build(extensions: Sequence[Any], *, library: Path, headers: Path, kept: Path) -> list[str]:
    """Lay out the modules in the library; the sources that had to be compiled."""
    command = Objects(Distribution({"name": "grimorio", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.headers, command.kept = headers, kept
    command.ensure_finalized()
    command.run()
    return command.compiled


def flags(ext: Extension) -> list[str]:
    """How the sources of an extension module are compiled."""
    return [*ext.extra_compile_args, *FLAGS]


def at_once(work: Callable[[Any], T], things: Iterable[Any]) -> list[T]:
    """Do the work for each thing on all cores; the first failure is raised."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(work, things))


def digest(parts: Iterable[str]) -> str:
    """A hash of texts, each told from the next."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
