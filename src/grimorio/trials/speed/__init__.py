"""How fast the engine and its titles are, beside a simulator everybody knows (catanatron).

Each build of the engine is a side: interpreted, and compiled where `make compiled` built it. Where
both lie beside each other, each is measured in a process of its own, one after the other. What is
measured is the time a core works for us, so that other work on the machine counts little.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

import grimorio
from grimorio.core import drive
from grimorio.core.registry import names
from grimorio.trials.speed.catan import measure_catanatron, player
from grimorio.trials.speed.idle import core_cost
from grimorio.trials.speed.results import Bench, Build
from grimorio.trials.speed.titles import measure_title

Says = Callable[[str], None]


class SideFailed(Exception):
    """The other process came to no result; says its last words."""


def bench(games: Sequence[str] = (), *, quick: bool, says: Says = lambda what: None) -> Bench:
    """Measure both sides if there are two of the same source, and catanatron; `says` hears what
    is being measured. Without a name every title is."""
    places = builds()
    if len(places) > 1 and not stale():
        sides = [_elsewhere(place, games, quick, says) for place in places]
    else:
        sides = [measure(games, quick=quick, says=says)]
    says("catanatron")
    return Bench(platform.python_version(), sides, measure_catanatron(quick=quick))


def measure(games: Sequence[str] = (), *, quick: bool, says: Says = lambda what: None) -> Build:
    """The build of the engine in this process."""
    says("core")
    repeats = 2 if quick else 7
    core, once = (core_cost(once=once, repeats=repeats) for once in (False, True))
    titles, beside = {}, player()
    for name in games or names():
        says(name)
        titles[name] = measure_title(name, quick=quick, beside=beside)
    return Build(is_compiled(), core, once, titles)


def is_compiled() -> bool:
    """Whether this process runs compiled rules."""
    return not str(drive.__file__).endswith(".py")


def builds() -> list[Path]:
    """Where the interpreted and the compiled package lie, in a checkout that has both."""
    here = Path(grimorio.__file__).resolve().parent
    for root in here.parents:
        if (root / "pyproject.toml").is_file():
            places = [root / "src", root / "build" / "compiled"]
            return [place for place in places if (place / "grimorio").is_dir()]
    return [here.parent]


def stale() -> list[str]:
    """Modules of the compiled build that are no longer what the source says."""
    places = builds()
    if len(places) < 2:
        return []
    source, compiled = (place / "grimorio" for place in places)
    return sorted(
        path.relative_to(source).as_posix()
        for path in source.rglob("*.py")
        if not (same := compiled / path.relative_to(source)).is_file()
        or same.read_bytes() != path.read_bytes()
    )


def _elsewhere(place: Path, games: Sequence[str], quick: bool, says: Says) -> Build:
    says(place.name)
    command = [sys.executable, "-m", "grimorio", "bench", "--alone", "--json"]
    for name in games:
        command += ["--game", name]
    done = subprocess.run(
        command + ["--quick"] * quick,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise SideFailed(done.stderr.decode(errors="replace").strip()[-200:])
    return msgspec.json.decode(done.stdout, type=Build)
