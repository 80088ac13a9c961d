"""The conformance suite: what every title must do, checked on random games of it.

No test code per title: `pytest tests/conformance --game NAME` runs all of it on one title, and a
title in another package can call `check` on itself. Every check raises Breach with a plain reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimorio.conformance.checkpoints import check_checkpoints
from grimorio.conformance.games import Breach, Deed, choose, digests, ends, start, walk
from grimorio.conformance.laws import check_all_laws, check_laws, check_variety
from grimorio.conformance.plan import check_plan, check_words_agree
from grimorio.conformance.play import (
    check_copies,
    check_play,
    check_saves,
    check_undo,
    check_views,
)
from grimorio.core.title import Title

CHECKS: dict[str, Callable[[Title[Any], int], None]] = {
    "floor plan": check_plan,
    "words": check_words_agree,
    "play": check_play,
    "views": check_views,
    "copies": check_copies,
    "checkpoints": check_checkpoints,
    "saves": check_saves,
    "undo": check_undo,
    "variety": check_variety,
    "laws": check_all_laws,
}


def check(title: Title[Any], seed: int) -> None:
    """Every check on one random game each; raises Breach."""
    for run in CHECKS.values():
        run(title, seed)


__all__ = [
    "CHECKS",
    "Breach",
    "Deed",
    "check",
    "check_all_laws",
    "check_checkpoints",
    "check_copies",
    "check_laws",
    "check_plan",
    "check_play",
    "check_saves",
    "check_undo",
    "check_variety",
    "check_views",
    "check_words_agree",
    "choose",
    "digests",
    "ends",
    "start",
    "walk",
]
