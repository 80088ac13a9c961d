"""C compiled by content: a change recompiles what it touches, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOW = {
    "low/shape.py": "class Shape:\n    def __init__(self, sides: int) -> None:\n"
    "        self.sides = sides\n",
    "low/sums.py": "from low.shape import Shape\n\n\ndef double(shape: Shape) -> int:\n"
    "    return shape.sides * 2\n",
}
HIGH = {
    "high/words.py": "from low.shape import Shape\nfrom low.sums import double\n\n\n"
    'def said(sides: int) -> str:\n    return f"twice is {double(Shape(sides))}"\n',
    "high/more.py": "from high.words import said\nfrom low.shape import Shape\n\n\n"
    "def all_said() -> list[str]:\n    return [said(n) for n in range(Shape(2).sides)]\n",
}
TRANSLATE = """\
import sys
from pathlib import Path

from mypyc.build import mypycify

from tools.objects import build

names = sys.argv[1:]
extensions = mypycify(
    ["--explicit-package-bases", *names],
    separate=[([n for n in names if n.startswith(g)], f"test_{g}") for g in ("low", "high")],
    multi_file=True,
    opt_level="0",
    target_dir="c",
)
new = build(extensions, library=Path("lib"), headers=Path("c"), kept=Path("objects"))
print(*(Path(name).name for name in new))
"""


def compiled(folder: Path, files: dict[str, str]) -> set[str]:
    """Translate and build; which files of C were compiled."""
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TRANSLATE, *sorted({**LOW, **HIGH})],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "MYPYPATH": "."},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return set(done.stdout.splitlines()[-1].split())


def said(folder: Path) -> str:
    """What the compiled modules say, in a process without their source."""
    program = "from high import more; print(more.__file__.endswith('.so'), more.all_said())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder / "lib",
        env={**os.environ, "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_only_what_a_change_touches_is_compiled_again(tmp_path: Path) -> None:
    first = compiled(tmp_path, {**LOW, **HIGH})
    assert {"__native_low___shape.c", "__native_high___words.c"} <= first
    assert said(tmp_path) == "True ['twice is 0', 'twice is 2']"

    assert compiled(tmp_path, {}) == set()
    assert said(tmp_path) == "True ['twice is 0', 'twice is 2']"

    words = {"high/words.py": HIGH["high/words.py"].replace("twice is", "double is")}
    above = compiled(tmp_path, words)
    assert "__native_high___words.c" in above
    assert not [name for name in above if "low" in name]
    assert said(tmp_path) == "True ['double is 0', 'double is 2']"

    kept = {path.name for path in (tmp_path / "objects").iterdir()}

    # A class with another shape: who uses it is compiled too, though its source is the same.
    wider = LOW["low/shape.py"].replace("self.sides =", "self.name = 'x'\n        self.sides =")
    below = compiled(tmp_path, {"low/shape.py": wider})
    assert {"__native_low___sums.c", "__native_high___words.c"} <= below
    assert said(tmp_path) == "True ['double is 0', 'double is 2']"
    assert len(kept - {path.name for path in (tmp_path / "objects").iterdir()}) >= len(below)
