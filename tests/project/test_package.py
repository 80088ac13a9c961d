"""The package as players get it: one wheel that runs with nothing else at hand."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tools.bootstrap import LOCKS, ROOT, find_uv

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_command_and_titles_are_registered() -> None:
    command = entry_points(group="console_scripts", name="grimorio")
    assert [point.value for point in command] == ["grimorio.cli:main"]
    registered = {point.name: point.value for point in entry_points(group="grimorio.games")}
    assert PROJECT["entry-points"]["grimorio.games"].items() <= registered.items()
    assert registered["wisps"] == "grimorio.games.wisps:title"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built with what is installed here."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


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
