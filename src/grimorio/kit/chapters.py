"""The chapters of a title: all of them are read, whoever imports whom.

Steps, answers and what acts at a moment register themselves when their module is imported. A title
says once that all its chapters are read, and no module is imported only for what it registers.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType


def read_all(room: ModuleType) -> None:
    """Import every module of a package, those of the rooms inside it too."""
    for found in walk_packages(room.__path__, f"{room.__name__}."):
        import_module(found.name)
