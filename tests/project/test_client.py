"""The browser client is built into the package, and no wheel goes out without it."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from hatch_build import GrimorioBuildHook
from tools import bootstrap, client

SERVED = "src/grimorio/table/static"
PAGE = f"{SERVED}/index.html"
ASIDE = '[ "$1" = ci ] && exit; while [ "$1" != --outDir ]; do shift; done; out=$2'
"""Where the build shall leave its files; installing leaves none."""
BUILD = f"{ASIDE}; echo page > $out/index.html"


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
    npm_does(f"mkdir -p node_modules; touch node_modules/.package-lock.json; {BUILD}")
    client.build(tmp_path)
    client.build(tmp_path)
    (tmp_path / "web" / "main.ts").write_text("let it = be;")
    client.build(tmp_path)
    client.build(tmp_path)
    assert (tmp_path / "orders").read_text().split() == ["ci", "run", "run"]


def test_what_the_build_itself_writes_into_web_is_no_source(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    write = "mkdir -p node_modules src/fonts; touch node_modules/.package-lock.json"
    npm_does(f"{write}; echo made > src/fonts/fonts.css; {BUILD}")
    client.build(tmp_path)
    client.build(tmp_path)
    assert (tmp_path / "orders").read_text().split() == ["ci", "run"]


def test_each_text_of_the_client_has_its_compressed_forms() -> None:
    """Chromium reads the form br in every browser test."""
    static = bootstrap.ROOT / SERVED
    names = client.files_in(static)
    texts = [name for name in names if Path(name).suffix in (".html", ".js", ".css", ".svg")]
    assert "index.html" in texts
    assert {"sprites/lobby.svg", "sprites/end.svg"} <= set(texts)
    for name in texts:
        assert gzip.decompress((static / f"{name}.gz").read_bytes()) == (static / name).read_bytes()
        assert (static / f"{name}.br").stat().st_size < (static / f"{name}.gz").stat().st_size


def a_client_is_served(root: Path) -> None:
    """From an earlier build: its page, and the script that the page asks for."""
    (root / SERVED / "assets").mkdir(parents=True)
    (root / PAGE).write_text("old page")
    (root / SERVED / "assets" / "old.js").write_text("old")


def test_the_old_page_is_served_until_the_new_one_takes_its_place(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    a_client_is_served(tmp_path)
    look = f"cat ../{PAGE} ../{SERVED}/assets/old.js > {tmp_path}/seen"
    npm_does(f"{BUILD}; mkdir $out/assets; echo new > $out/assets/new.js; {look}")
    client.build(tmp_path)
    assert (tmp_path / "seen").read_text() == "old pageold"
    assert client.files_in(tmp_path / SERVED) == {"index.html", "assets/new.js"}
    assert (tmp_path / PAGE).read_text() == "page\n"
    assert [path.name for path in (tmp_path / "build").iterdir()] == ["client"]


def test_the_page_is_put_in_its_place_after_all_it_asks_for(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    """Nothing can take the place of a folder: putting the script there goes wrong."""
    a_client_is_served(tmp_path)
    (tmp_path / SERVED / "new.js").mkdir()
    npm_does(f"{BUILD}; echo new > $out/new.js")
    with pytest.raises(IsADirectoryError):
        client.build(tmp_path)
    assert (tmp_path / PAGE).read_text() == "old page"
    assert (tmp_path / SERVED / "assets" / "old.js").is_file()


def test_a_build_that_fails_leaves_the_old_page(
    tmp_path: Path, npm_does: Callable[[str], None]
) -> None:
    a_client_is_served(tmp_path)
    npm_does(f"{ASIDE}; echo half > $out/half.js; exit 1")
    with pytest.raises(SystemExit, match="npm run failed"):
        client.build(tmp_path)
    assert client.files_in(tmp_path / SERVED) == {"index.html", "assets/old.js"}


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
