from __future__ import annotations

import hashlib
import http.server
import io
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tools import bootstrap
from tools.bootstrap import (
    Links,
    configured_index,
    fetch_uv,
    fingerprint,
    lock_names,
    pins,
    wheel_for,
)

WHEELS = [
    "uv-1.2.3-py3-none-macosx_10_12_x86_64.whl",
    "uv-1.2.3-py3-none-macosx_11_0_arm64.whl",
    "uv-1.2.3-py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64.whl",
    "uv-1.2.3-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "uv-1.2.3-py3-none-musllinux_1_1_x86_64.whl",
    "uv-1.2.3-py3-none-win_amd64.whl",
    "uv-1.2.30-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "uv-1.2.3.tar.gz",
]


@pytest.mark.parametrize(
    ("system", "machine", "libc", "number"),
    [
        ("Darwin", "x86_64", "", 0),
        ("Darwin", "arm64", "", 1),
        ("Linux", "aarch64", "glibc", 2),
        ("Linux", "aarch64", "", 2),
        ("Linux", "x86_64", "glibc", 3),
        ("Linux", "x86_64", "", 4),
    ],
)
def test_each_machine_gets_its_own_wheel(system: str, machine: str, libc: str, number: int) -> None:
    assert wheel_for(WHEELS, "1.2.3", system, machine, libc) == WHEELS[number]


def test_a_machine_without_a_wheel_gets_none() -> None:
    assert wheel_for(WHEELS, "1.2.3", "Linux", "vax", "glibc") is None
    assert wheel_for(WHEELS, "1.2.3", "Plan9", "x86_64", "") is None


def test_an_index_page_names_its_files() -> None:
    page = """<!DOCTYPE html><a href="../../files/uv-1.tar.gz#sha256=00">uv-1.tar.gz</a>
    <a href="uv-1%2Bx.whl?a=b" data-requires-python="&gt;=3.8">uv</a><a name="end">.</a>"""
    assert Links(page, "file:///index/simple/uv/").files == {
        "uv-1.tar.gz": "file:///index/files/uv-1.tar.gz",
        "uv-1+x.whl": "file:///index/simple/uv/uv-1%2Bx.whl?a=b",
    }


def test_the_index_is_the_one_uv_or_pip_would_ask(tmp_path: Path) -> None:
    settings = tmp_path / "pip.conf"
    settings.write_text("[global]\nindex-url = file:///from-settings\n")
    environ = {"HOME": str(tmp_path), "PIP_CONFIG_FILE": str(settings)}
    assert configured_index(environ) == "file:///from-settings"
    environ["PIP_INDEX_URL"] = "file:///from-pip"
    assert configured_index(environ) == "file:///from-pip"
    environ["UV_DEFAULT_INDEX"] = "file:///from-uv"
    assert configured_index(environ) == "file:///from-uv"


def test_the_fingerprint_depends_on_what_is_installed() -> None:
    assert fingerprint(["run"]) == fingerprint(["run"])
    assert fingerprint(["run"]) != fingerprint(["run", "dev"])


def test_what_developers_install_contains_what_players_install() -> None:
    assert lock_names({"run"}, node=False) == ["build", "run"]
    assert lock_names({"run", "dev"}, node=False) == ["build", "dev"]
    assert lock_names({"bench", "run", "dev"}, node=True) == ["build", "dev", "bench", "node"]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is installed, in an empty folder: the locks, and then the package itself."""
    done: list[list[str]] = []

    def install_locks(names: list[str], uv: Path) -> None:
        (tmp_path / "python").touch()
        done.append(names)

    monkeypatch.setattr(bootstrap, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "installed")
    monkeypatch.setattr(bootstrap, "find_uv", lambda: Path("uv"))
    monkeypatch.setattr(bootstrap, "wants_node", lambda: False)
    monkeypatch.setattr(bootstrap, "install_locks", install_locks)
    monkeypatch.setattr(bootstrap, "install_package", lambda uv: done.append(["grimorio"]))
    return done


def test_nothing_happens_when_nothing_changed(installed: list[list[str]], tmp_path: Path) -> None:
    for profile in ("run", "run", "dev", "run", "dev"):
        bootstrap.main([profile])
    assert installed == [["build", "run"], ["grimorio"], ["build", "dev"], ["grimorio"]]
    (tmp_path / "python").unlink()
    bootstrap.main(["run"])
    assert installed[4:] == [["build", "dev"], ["grimorio"]]


def test_a_new_title_is_registered_without_installing_anything_else(
    installed: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap.main(["run"])
    monkeypatch.setattr(bootstrap, "package_facts", lambda: "another title")
    bootstrap.main(["run"])
    assert installed == [["build", "run"], ["grimorio"], ["grimorio"]]


def test_a_set_up_that_failed_is_begun_again(
    installed: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(uv: Path) -> None:
        raise SystemExit(2)

    with monkeypatch.context() as patch:
        patch.setattr(bootstrap, "install_package", fail)
        with pytest.raises(SystemExit):
            bootstrap.main(["run"])
    bootstrap.main(["run"])
    assert installed == [["build", "run"], ["build", "run"], ["grimorio"]]


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(SystemExit, match="usage"):
        bootstrap.main(["cook"])


@pytest.fixture
def index(tmp_path: Path) -> Iterator[str]:
    """A package index on this machine, with one uv for every kind of machine."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as wheel:
        wheel.writestr("uv-1.2.3.data/scripts/uv", "#!/bin/sh\n")
    names = [name for name in WHEELS if name.endswith(".whl")]
    for name in names:
        path = tmp_path / "files" / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(archive.getvalue())
    page = tmp_path / "simple" / "uv" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("".join(f'<a href="../../files/{name}">{name}</a>' for name in names))
    found = hashlib.sha256(archive.getvalue()).hexdigest()
    (tmp_path / "uv.txt").write_text(f"uv==1.2.3 \\\n    --hash=sha256:{found}\n")
    quiet = type("Quiet", (http.server.SimpleHTTPRequestHandler,), {"log_message": print})
    with http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(quiet, directory=str(tmp_path))
    ) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/simple"
        server.shutdown()


def test_uv_comes_from_an_index_without_pip(
    tmp_path: Path, index: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "UV", tmp_path / "uv")
    fetch_uv(index, tmp_path / "uv.txt")
    assert (tmp_path / "uv").read_text() == "#!/bin/sh\n"
    assert (tmp_path / "uv").stat().st_mode & 0o111


def test_a_wheel_that_the_lock_does_not_name_is_refused(
    tmp_path: Path, index: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "UV", tmp_path / "uv")
    lock = tmp_path / "uv.txt"
    lock.write_text("uv==1.2.3 \\\n    --hash=sha256:00\n")
    with pytest.raises(SystemExit, match="not the file"):
        fetch_uv(index, lock)
    assert not (tmp_path / "uv").exists()


def test_a_version_the_index_lacks_is_refused(tmp_path: Path, index: str) -> None:
    lock = tmp_path / "uv.txt"
    lock.write_text("uv==9.9.9\n")
    with pytest.raises(SystemExit, match="has no uv"):
        fetch_uv(index, lock)


def test_pins_are_read_from_a_lock(tmp_path: Path) -> None:
    lock = tmp_path / "x.txt"
    lock.write_text("a-b==1.0 \\\n    --hash=sha256:00\nc==2 ; sys_platform == 'win32'\n")
    assert pins(lock) == {"a-b": "1.0", "c": "2"}
