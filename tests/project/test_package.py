"""The package as players get it: one wheel that runs with nothing else at hand."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tools.bootstrap import LOCKS, ROOT, find_uv
from tools.compile import PACKAGE, compiled_modules

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_command_and_titles_are_registered() -> None:
    command = entry_points(group="console_scripts", name="grimorio")
    assert [point.value for point in command] == ["grimorio.cli:main"]
    registered = {point.name: point.value for point in entry_points(group="grimorio.games")}
    assert PROJECT["entry-points"]["grimorio.games"].items() <= registered.items()
    assert registered["wisps"] == "grimorio.games.wisps:title"


def build(folder: Path, *, compiled: bool) -> Path:
    """A wheel, built with what is installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environ = {**os.environ, "GRIMORIO_COMPILED": str(int(compiled))}
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=environ)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every machine."""
    return build(tmp_path_factory.mktemp("wheel"), compiled=False)


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    sources = ROOT / "src" / "grimorio"
    wanted = {f"grimorio/{path.relative_to(sources)}" for path in sources.rglob("*.*")}
    names = set(zipfile.ZipFile(wheel).namelist())
    about = {name for name in names if name.startswith("grimorio-")}
    assert names - about == {
        name for name in wanted if not name.endswith(".pyc") and "/." not in name
    }
    assert "grimorio/py.typed" in names
    assert {Path(name).name for name in about} >= {"LICENSE", "LICENSE-TEXTS", "NOTICE"}


BUNDLED = re.compile(r"^## \S+ - \S+ \((\S+)\)$", re.MULTILINE)
"""How the client says what it is built of, and under which licence."""


def test_the_wheel_names_the_licences_of_all_that_is_in_it(wheel: Path) -> None:
    """Our own, and those of letters, icons and libraries; their texts lie beside what they are
    about."""
    with zipfile.ZipFile(wheel) as inside:
        names = inside.namelist()
        (about,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        told = inside.read(about).decode("utf-8")
        bundled = BUNDLED.findall(inside.read("grimorio/table/static/licences.txt").decode("utf-8"))
    assert len(bundled) > 4
    said = re.search(r"^License-Expression: (.*)$", told, re.MULTILINE)
    assert said
    assert set(said[1].split(" AND ")) == {"MIT", "CC-BY-4.0", "OFL-1.1", "CC-BY-3.0", *bundled}
    static = {name for name in names if name.startswith("grimorio/table/static/")}
    assert any(name.endswith("alegreya-OFL.txt") for name in static)
    assert any(name.endswith("Apache-2.0.txt") for name in static)
    assert {"CREDITS.md", "CREDITS-icons.md"} <= {Path(name).name for name in names}


# Which build runs, and the fingerprints of games played by it: a random one of every title, and
# the records given.
FINGERPRINTS = """
import json, sys
from pathlib import Path
from grimorio.conformance import digests
from grimorio.core import drive
from grimorio.core.record import load, parse
from grimorio.core.registry import find, names

random = [digests(find(name), 0)[-1] for name in names()]
replayed = [load(parse(Path(path).read_bytes())).digest() for path in sys.argv[1:]]
print(json.dumps([Path(drive.__file__).suffix, random + replayed]))
"""
RECORDS = [
    str(ROOT / "tests" / "games" / "dungeonquest" / "records" / f"{name}.json")
    for name in ("slain-by-a-hero", "set-upon-by-a-servant", "fallen-and-out", "sunset")
]


def test_the_wheel_of_this_machine_is_compiled_and_plays_the_same_games_without(
    tmp_path: Path,
) -> None:
    """From an environment of its own: as installed, and with the compiled modules gone."""
    built = build(tmp_path, compiled=True)
    assert not built.name.endswith("-none-any.whl")
    modules = compiled_modules()
    wanted = {f"grimorio/{path.relative_to(PACKAGE).with_suffix('')}" for path in modules}
    inside = zipfile.ZipFile(built).namelist()
    suffix = EXTENSION_SUFFIXES[0]
    assert wanted <= {name.removesuffix(suffix) for name in inside if name.endswith(suffix)}
    assert wanted <= {name.removesuffix(".py") for name in inside if name.endswith(".py")}

    home = tmp_path / "home"
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    run_alone(["uv", "venv", "-q", str(home)], tmp_path)
    install = ["uv", "pip", "install", "-q", "--link-mode", "copy", "--python", str(python)]
    run_alone([*install, str(built)], tmp_path)
    here = fingerprints([sys.executable], tmp_path)
    assert fingerprints([str(python)], tmp_path) == (suffix_of(suffix), here[1])
    for extension in home.rglob(f"*{suffix}"):
        if "grimorio" in str(extension.relative_to(home)):
            extension.unlink()
    assert fingerprints([str(python)], tmp_path) == (".py", here[1])


def fingerprints(python: list[str], folder: Path) -> tuple[str, list[str]]:
    kind, found = json.loads(run_alone([*python, "-c", FINGERPRINTS, *RECORDS], folder))
    return kind, found


def suffix_of(suffix: str) -> str:
    return Path(f"module{suffix}").suffix


UVX = ("uv", "tool", "run", "--isolated", "--from", "{wheel}", "grimorio", "games")
PIPX = ("pipx", "run", "--backend", "uv", "--no-cache", "--spec", "{wheel}", "grimorio", "games")


@pytest.mark.parametrize("command", [UVX, PIPX], ids=["uvx", "pipx"])
def test_the_wheel_plays_without_a_clone(
    command: tuple[str, ...], wheel: Path, tmp_path: Path
) -> None:
    assert "wisps" in run_alone([part.format(wheel=wheel) for part in command], tmp_path)


def run_alone(command: list[str], folder: Path) -> str:
    """Run in an empty folder, installing what was installed before from uv's cache if it can."""
    uv = find_uv()
    assert uv
    path = [str(uv.parent), str(Path(sys.executable).parent), os.environ["PATH"]]
    environ = {
        **os.environ,
        "PATH": os.pathsep.join(path),
        "PIPX_HOME": str(folder / "pipx"),
        "UV_CONSTRAINT": str(LOCKS / "run.txt"),
        "UV_PYTHON": sys.executable,
    }
    environ.pop("PYTHONPATH", None)
    outcomes = []
    for offline in ("1", "0"):
        environ["UV_OFFLINE"] = offline
        done = subprocess.run(
            command, cwd=folder, env=environ, capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return done.stdout
        outcomes.append(done.stderr)
    raise AssertionError("\n".join(outcomes))
