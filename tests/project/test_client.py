"""The browser client is built into the package, and no wheel goes out without it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from hatch_build import GrimorioBuildHook
from tools import bootstrap, client

PAGE = "src/grimorio/table/static/index.html"
BUILD = f"mkdir -p ../{PAGE[:-11]} && echo $1 >> ../{PAGE}"


def build_wheel_in(folder: Path, version: str = "standard") -> None:
    nothing = cast(Any, None)
    hook = GrimorioBuildHook(str(folder), {}, nothing, nothing, str(folder), "wheel")
    hook.initialize(version, {})


@pytest.fixture
def npm_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """A machine with a client in web/ and an npm that does as told, having noted its orders."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "package.json").write_text('{"scripts": {"build": "vite build"}}')
    (web / "package-lock.json").write_text("{}")
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    monkeypatch.setenv("PATH", f"{npm.parent}:/usr/bin:/bin")
    monkeypatch.setattr("sys.executable", str(npm.parent / "python"))

    def write(does: str) -> None:
        npm.write_text(f"#!/bin/sh\necho $1 >> {tmp_path}/orders\n{does}\n")
        npm.chmod(0o755)

    return write


def test_without_a_client_there_is_nothing_to_build(tmp_path: Path) -> None:
    build_wheel_in(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_client_is_built_into_the_package(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    npm_does(BUILD)
    build_wheel_in(tmp_path)
    assert (tmp_path / PAGE).is_file()
    assert (tmp_path / "orders").read_text().split() == ["ci", "run"]


def test_the_client_is_built_again_only_when_a_source_changed(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    npm_does(f"{BUILD}; mkdir -p node_modules; touch node_modules/.package-lock.json")
    client.build(tmp_path)
    client.build(tmp_path)
    (tmp_path / "web" / "main.ts").write_text("let it = be;")
    client.build(tmp_path)
    client.build(tmp_path)
    assert (tmp_path / "orders").read_text().split() == ["ci", "run", "run"]


def test_a_wheel_without_its_client_is_refused(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    npm_does("true")
    with pytest.raises(SystemExit, match=r"index\.html"):
        build_wheel_in(tmp_path)
    npm_does("false")
    with pytest.raises(SystemExit, match="npm ci failed"):
        build_wheel_in(tmp_path)


def test_an_editable_install_builds_nothing(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    npm_does("false")
    build_wheel_in(tmp_path, "editable")
    assert not (tmp_path / "orders").exists()


@pytest.mark.parametrize(
    ("version", "wanted"), [("v20.20.2", False), ("v24.0.0", False), ("v18.19.0", True), ("", True)]
)
def test_node_is_installed_where_the_machine_has_none_that_is_new_enough(
    version: str,
    wanted: bool,
    tmp_path: Path,
    npm_does: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    npm_does("true")
    node = tmp_path / "bin" / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    assert bootstrap.wants_node() == wanted
