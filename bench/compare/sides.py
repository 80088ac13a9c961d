"""The two trees that are compared: each is compiled, and plays in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "compare"
OBJECTS: Final = Path("build", "mypyc", "objects")
PLAYER: Final = Path(__file__).with_name("player.py")


class Game(NamedTuple):
    """What a random game cost: seconds for all of it, microseconds for a clone at each decision."""

    decisions: int
    seconds: float
    clones: list[float]


class Side:
    """A process that plays the games of one tree, while the other side waits."""

    def __init__(self, package: Path) -> None:
        self.process = subprocess.Popen(
            # -P: only the tree's own modules are found, none that lie beside the script.
            [sys.executable, "-P", str(PLAYER)],
            env={**os.environ, "PYTHONPATH": str(package)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def play(self, title: str, seats: int, number: int) -> Game:
        """The game of that number."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([title, seats, number]).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"no game of {title} with {seats}: its last words are above")
        return Game(*json.loads(line))

    def close(self) -> None:
        """No more games."""
        self.process.communicate()


def here() -> Path:
    """The compiled package of this tree, as it stands now."""
    compile_in(ROOT)
    return ROOT / "build" / "compiled"


def of(revision: str) -> Path:
    """The compiled package of a revision; it is kept, because compiling takes minutes."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}")
    package = KEPT / commit[:12]
    if not package.is_dir():
        KEPT.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=KEPT) as folder:
            tree = Path(folder) / "tree"
            git("worktree", "add", "--detach", str(tree), commit)
            try:
                lend_objects(tree)
                compile_in(tree)
                shutil.move(tree / "build" / "compiled", package)
            finally:
                git("worktree", "remove", "--force", str(tree))
    return package


def lend_objects(tree: Path) -> None:
    """What was compiled here from the same C is not compiled there again: a revision that is near
    takes a minute or two."""
    if (ROOT / OBJECTS).is_dir():
        shutil.copytree(ROOT / OBJECTS, tree / OBJECTS, copy_function=os.link)


def compile_in(tree: Path) -> None:
    """Build its engine and rules, with its own tools, which import its own engine."""
    environ = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", "tools.compile"]
    subprocess.run(command, cwd=tree, env=environ, stdout=sys.stderr, check=True)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()
