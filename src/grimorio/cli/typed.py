"""What people type after an option, read and checked."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

from grimorio.texts import Texts


def number(texts: Texts, low: int, high: int | None = None) -> Callable[[str], int]:
    """A whole number, not below the lowest that makes sense, nor above the highest."""

    def read(typed: str) -> int:
        found = int(typed) if re.fullmatch(r"[0-9]{1,9}", typed) else -1
        if found < low:
            raise argparse.ArgumentTypeError(refusal(typed))
        if high is not None and found > high:
            raise argparse.ArgumentTypeError(refusal(typed))
        return found

    def refusal(typed: str) -> str:
        if high is None:
            return texts.tell("cli-usage-number", value=typed, low=low)
        return texts.tell("cli-usage-number-between", value=typed, low=low, high=high)

    return read
