"""Build the browser client, web/, into the package, when one of its sources changed.

python -m tools.client         # build
python -m tools.client test    # build, then check its types, run its own tests, weigh it
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.bootstrap import ROOT, say

PAGE = "index.html"
MADE = {"node_modules", "fonts", "sprites", "sprite.svg"}
"""What building writes into web/ itself."""


def build(root: Path = ROOT) -> None:
    """Leave an up-to-date client in src/grimorio/table/static, if there is one to build."""
    web = root / "web"
    served = root / "src" / "grimorio" / "table" / "static"
    if not has_client(root):
        return
    stamp = fingerprint(root)
    kept = root / "build" / "client"
    if (served / PAGE).is_file() and kept.is_file() and kept.read_text() == stamp:
        return
    if not is_installed(web):
        say("installing what the browser client is built with")
        npm(web, "ci", "--no-audit", "--no-fund")
    say("building the browser client")
    kept.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="client-", dir=kept.parent) as aside:
        npm(web, "run", "build", "--", "--outDir", aside, "--emptyOutDir")
        if not (Path(aside) / PAGE).is_file():
            sys.exit(f"The browser client was built but left no {PAGE}.")
        swap(Path(aside), served)
    kept.write_text(stamp)


def swap(built: Path, served: Path) -> None:
    """Put a new client in the place of the one that is served, file by file: first all that the new
    page asks for, then the page, then away with what only the old page asked for. A server that
    runs meanwhile has a whole page to show at every moment."""
    last = [PAGE, f"{PAGE}.br", f"{PAGE}.gz"]
    new = sorted(files_in(built), key=lambda name: last.index(name) if name in last else -1)
    for name in new:
        (served / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).replace(served / name)
    for name in files_in(served) - set(new):
        (served / name).unlink()


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def has_client(root: Path) -> bool:
    """Whether web/ can be built; a source package may come without it."""
    package = root / "web" / "package.json"
    return package.is_file() and "build" in json.loads(package.read_text()).get("scripts", {})


def npm(web: Path, *arguments: str) -> None:
    """Run npm: the one beside this Python, if bootstrap had to install it, or the machine's."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    command = shutil.which("npm", path=path)
    if command is None:
        sys.exit("Building the browser client needs Node.js with npm.")
    if subprocess.call([command, *arguments], cwd=web, env={**os.environ, "PATH": path}):
        sys.exit(f"The browser client is not built: npm {arguments[0]} failed.")


def is_installed(web: Path) -> bool:
    """Whether npm installed what the lock says, and nothing was changed since."""
    lock, done = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    return done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime


def fingerprint(root: Path) -> str:
    """Changes with the client's sources, and with the texts and content it is built from."""
    web, package = root / "web", root / "src" / "grimorio"
    files = [path for path in web.rglob("*") if not MADE & set(path.relative_to(web).parts)]
    files += [path for kind in ("*.ftl", "*.toml", "icons.txt") for path in package.rglob(kind)]
    found = hashlib.sha256()
    for path in sorted(path for path in files if path.is_file()):
        found.update(f"\0{path.relative_to(root)}\0".encode() + path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    build()
    if sys.argv[1:] == ["test"]:
        npm(ROOT / "web", "test")
        npm(ROOT / "web", "run", "size")
