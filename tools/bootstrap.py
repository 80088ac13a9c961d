"""Set up .venv from the locks in requirements/, with nothing but Python's standard library.

    python3 tools/bootstrap.py run      # what playing and hosting need
    python3 tools/bootstrap.py dev      # and what testing needs
    python3 tools/bootstrap.py bench    # and what the benchmark compares with

It says what it installs, does nothing when nothing changed, and needs no network then.
"""

from __future__ import annotations

import configparser
import hashlib
import html.parser
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "tools" / "bin" / "uv"
STAMP = VENV / "installed"

PROFILES = ("run", "dev", "bench")
OLDEST = (3, 11)
OLDEST_NODE = (20, 19)


def main(profiles: Sequence[str]) -> None:
    """Install the profiles beside those already there, unless all is as it should be."""
    use_new_enough_python()
    if not profiles or not set(profiles) <= set(PROFILES):
        sys.exit(f"usage: bootstrap.py {'|'.join(PROFILES)} ...")
    known = STAMP.read_text().split() if STAMP.exists() else []
    names = lock_names({*profiles, *known}, node=wants_node())
    stamp = [*names, fingerprint(names), package_facts()]
    if known == stamp and PYTHON.exists():
        return
    uv = find_uv() or install_uv()
    if known[:-1] != stamp[:-1] or not PYTHON.exists():
        STAMP.unlink(missing_ok=True)
        install_locks(names, uv)
    install_package(uv)
    STAMP.write_text(" ".join(stamp))


def use_new_enough_python() -> None:
    """Go on under a newer Python of this machine when this one is too old."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        # A version manager may have a name on the path for a Python that is switched off.
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            os.execv(newer, [newer, *sys.argv])
    sys.exit(f"Grimorio needs Python 3.{OLDEST[1]} or newer; this is {platform.python_version()}.")


def say(text: str) -> None:
    """Tell the person in front of the machine what happens next."""
    print(f"grimorio: {text}", flush=True)


def run(*command: str | Path) -> None:
    """Run a command in the project's folder; its failure ends the set-up."""
    if code := subprocess.call([str(part) for part in command], cwd=ROOT):
        sys.exit(code)


# What is installed


def lock_names(profiles: Set[str], *, node: bool) -> list[str]:
    """The locks to install from; those of dev and bench contain what run needs."""
    names = [name for name in PROFILES[1:] if name in profiles] or ["run"]
    return ["build", *names, *(["node"] if node else [])]


def wants_node() -> bool:
    """Whether the browser client is to be built here and the machine has no Node.js for it."""
    if not (ROOT / "web" / "package.json").is_file():
        return False
    if not (node := shutil.which("node")) or not shutil.which("npm"):
        return True
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return tuple(map(int, re.findall(r"\d+", found.stdout)[:2])) < OLDEST_NODE


def fingerprint(names: Iterable[str]) -> str:
    """Changes whenever other packages have to be installed: another lock, another Python."""
    parts = [sys.version, sys.base_prefix]
    parts += [(LOCKS / f"{name}.txt").read_text("utf-8") for name in names]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def package_facts() -> str:
    """Changes whenever this package has to be registered anew: another command, another title."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return hashlib.sha256(json.dumps(project).encode()).hexdigest()


def pins(lock: Path) -> dict[str, str]:
    """The packages a lock names, with their versions."""
    return dict(re.findall(r"^([\w.-]+)==([\w.+!-]+)", lock.read_text("utf-8"), re.MULTILINE))


def install_locks(names: Sequence[str], uv: Path) -> None:
    """Make .venv hold exactly what the locks say."""
    files = [LOCKS / f"{name}.txt" for name in names]
    count = len({package for lock in files for package in pins(lock)})
    say(f"setting up .venv with Python {platform.python_version()} and up to {count} packages")
    say("from " + ", ".join(lock.relative_to(ROOT).as_posix() for lock in files))
    run(uv, "venv", "--quiet", "--allow-existing", "--python", sys.executable, VENV)
    run(uv, "pip", "sync", "--python", PYTHON, "--require-hashes", *files)


def install_package(uv: Path) -> None:
    """Register this package, in place, with its command and its titles."""
    say("registering grimorio in .venv")
    in_place = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
    run(uv, "pip", "install", "--quiet", "--python", PYTHON, *in_place)


# Where uv comes from


def find_uv() -> Path | None:
    """The machine's own uv, or the one fetched before."""
    found = shutil.which("uv") or shutil.which(UV)
    return Path(found) if found else None


def install_uv() -> Path:
    """Fetch uv with pip, with a pip that lies about unused, or from the configured index."""
    lock = LOCKS / "uv.txt"
    say(f"fetching uv {pins(lock)['uv']}, which installs the rest, into .venv/tools")
    UV.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        if pip := find_pip() or unused_pip():
            install_uv_with_pip(pip, lock)
        elif index := configured_index(os.environ):
            fetch_uv(index, lock)
        elif wheel := debian_pip(Path(scratch)):
            install_uv_with_pip([sys.executable, f"{wheel}/pip"], lock)
        else:
            sys.exit(
                "This Python has no pip, and no package index is configured. Install pip or uv,"
                " or set UV_DEFAULT_INDEX to the address of your package index; then try again."
            )
    return UV


def install_uv_with_pip(pip: Sequence[str], lock: Path) -> None:
    """Let pip check and unpack uv's wheel."""
    quiet = ("--disable-pip-version-check", "--root-user-action=ignore")
    exact = ("--no-deps", "--only-binary=:all:", "--require-hashes", "--requirement", lock)
    run(*pip, "install", *quiet, *exact, "--upgrade", "--target", UV.parent.parent)


def find_pip() -> list[str] | None:
    """This Python's own pip."""
    return [sys.executable, "-m", "pip"] if importlib.util.find_spec("pip") else None


def unused_pip() -> list[str] | None:
    """The pip that Python or its distributor keeps for new environments; it runs from its wheel."""
    folders = [sysconfig.get_config_var("WHEEL_PKG_DIR")]
    if (spec := importlib.util.find_spec("ensurepip")) and spec.origin:
        folders.append(str(Path(spec.origin).parent / "_bundled"))
    wheels = [wheel for folder in folders if folder for wheel in Path(folder).glob("pip-*.whl")]
    return [sys.executable, f"{max(wheels)}/pip"] if wheels else None


def debian_pip(scratch: Path) -> Path | None:
    """Debian's Python comes without pip; its own archive has the wheel, also for ordinary users."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return None
    say("asking apt-get for the wheel of pip")
    if os.geteuid() == 0:
        subprocess.call(["apt-get", "-qq", "update"])
    subprocess.call(["apt-get", "-qq", "download", "python3-pip-whl"], cwd=scratch)
    for package in scratch.glob("*.deb"):
        subprocess.check_call(["dpkg-deb", "-x", package, scratch])
    return next(scratch.glob("usr/share/python-wheels/pip-*.whl"), None)


# uv from a package index, without pip


def configured_index(environ: Mapping[str, str]) -> str | None:
    """The index that uv or pip would ask on this machine, if it is set up to ask a certain one."""
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL"):
        if address := environ.get(name):
            return address
    config = configparser.RawConfigParser(strict=False)
    config.read(pip_configs(environ))
    return config.get("global", "index-url", fallback=None)


def pip_configs(environ: Mapping[str, str]) -> list[Path]:
    """Where pip's settings may stand; a later file wins."""
    home = Path(environ.get("HOME", "/"))
    user = Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
    system = [Path("/etc/xdg/pip"), Path("/etc")]
    own = [home / ".pip", home / "Library/Application Support/pip", user / "pip"]
    chosen = environ.get("PIP_CONFIG_FILE")
    return [folder / "pip.conf" for folder in system + own] + ([Path(chosen)] if chosen else [])


class Links(html.parser.HTMLParser):
    """The files on an index's page: name -> address."""

    def __init__(self, page: str, base: str) -> None:
        super().__init__()
        self.base = base
        self.files: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take down where a link leads, without its fragment."""
        if tag == "a" and (target := dict(attrs).get("href")):
            address = urllib.parse.urljoin(self.base, target).partition("#")[0]
            path = urllib.parse.unquote(urllib.parse.urlsplit(address).path)
            self.files[path.rpartition("/")[2]] = address


def fetch_uv(index: str, lock: Path) -> None:
    """Fetch the wheel the lock names, check it against the lock, unpack the one file we need."""
    page = index.rstrip("/") + "/uv/"
    with urllib.request.urlopen(page, timeout=60) as answer:
        files = Links(answer.read().decode(), answer.url).files
    version = pins(lock)["uv"]
    name = wheel_for(files, version, platform.system(), platform.machine(), platform.libc_ver()[0])
    if name is None:
        sys.exit(f"The package index has no uv {version} for this machine; please install uv.")
    with tempfile.TemporaryFile() as wheel:
        with urllib.request.urlopen(files[name], timeout=60) as answer:
            download(answer, wheel, int(answer.headers.get("Content-Length", 0)))
        wheel.seek(0)
        if hashlib.file_digest(wheel, "sha256").hexdigest() not in lock.read_text("utf-8"):
            sys.exit(f"{name} is not the file that {lock.name} names; nothing was installed.")
        with zipfile.ZipFile(wheel) as archive:
            UV.write_bytes(archive.read(f"uv-{version}.data/scripts/uv"))
    UV.chmod(0o755)


def download(source: IO[bytes], target: IO[bytes], size: int) -> None:
    """Copy, with a count of how far it is when somebody is watching."""
    done = 0
    while block := source.read(1 << 18):
        done += target.write(block)
        if sys.stdout.isatty():
            print(f"\r{done >> 20} of {size >> 20} MB", end="", flush=True)
    say("fetched")


def wheel_for(
    names: Iterable[str], version: str, system: str, machine: str, libc: str
) -> str | None:
    """The wheel of that version that runs on such a machine."""
    families = {"Darwin": "macosx", "Linux": "manylinux" if libc == "glibc" else "musllinux"}
    family = families.get(system, system)
    pattern = rf"uv-{re.escape(version)}-py3-none-.*{family}[\w.]*_{machine}\.whl"
    return next((name for name in sorted(names) if re.fullmatch(pattern, name)), None)


if __name__ == "__main__":
    main(sys.argv[1:])
