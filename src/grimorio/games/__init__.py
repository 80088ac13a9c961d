"""The titles, one folder each. They know core and kit, and nothing of each other."""

from __future__ import annotations

import sys
from types import ModuleType


class Shelf(ModuleType):
    """This package, which `grimorio.games()` asks for the names of the titles: once a title is
    loaded, the package stands where the function of that name stood."""

    def __call__(self) -> list[str]:
        from grimorio.core.registry import names

        return names()


sys.modules[__name__].__class__ = Shelf
