"""Bazaar: the things it names. They are numbers with no content behind them."""

from __future__ import annotations

from typing import Final

from grimorio.core.nouns import Arg

WARE: Final[Arg[int]] = Arg("ware")
GOOD: Final[Arg[int]] = Arg("good")
TRACK: Final[Arg[int]] = Arg("road")
