"""Counters for the host, in the text format of Prometheus.

No counter tells an answer that the table gave for a player, who had one option only, from an answer
that the player gave: a host may play too.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from math import ceil

BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

HELP = {
    "requests": "HTTP requests by status, but answers that were taken",
    "entries": "Entries appended to table logs",
    "refusals": "Refusals by code",
    "append_failures": "Entries that could not be stored",
    "reports": "Reports kept for the host",
    "frozen": "Tables frozen because they could not be opened",
    "upgrades": "Tables carried over to a newer ruleset",
    "opened": "Tables opened from storage",
    "created": "Tables made",
    "messages": "Messages of what changed at tables, put on live lines",
    "resyncs": "Whole views sent because a client asked for one",
    "bot_seconds": "Seconds bots have thought, in whole minutes",
    "hint_seconds": "Seconds spent on hints",
}
WHOLE = {"bot_seconds": 60}
"""What is told in whole steps: to the second it would tell how much a bot had to choose from."""


class Metrics:
    """What has been counted since the server started."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = {}
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count(self, name: str, by: float = 1, label: str = "") -> None:
        key = (name, label)
        self._counts[key] = self._counts.get(key, 0) + by

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        self._gauges[name] = (text, read)

    def answer_time(self, seconds: float) -> None:
        """How long an answer took, whoever gave it, until it was taken."""
        self._buckets[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        lines: list[str] = []
        for name, help_text in HELP.items():
            lines += [f"# HELP grimorio_{name}_total {help_text}."]
            lines += [f"# TYPE grimorio_{name}_total counter"]
            found = {label: n for (key, label), n in self._counts.items() if key == name}
            for label, n in sorted(found.items()) or [("", 0)]:
                told = n if name not in WHOLE else WHOLE[name] * ceil(n / WHOLE[name])
                lines.append(f"grimorio_{name}_total{label} {told:.15g}")
        for name, (help_text, read) in self._gauges.items():
            lines += [f"# HELP grimorio_{name} {help_text}.", f"# TYPE grimorio_{name} gauge"]
            lines.append(f"grimorio_{name} {read():g}")
        lines += ["# HELP grimorio_answer_seconds Time until an answer was taken."]
        lines += ["# TYPE grimorio_answer_seconds histogram"]
        total = 0
        for limit, count in zip([*map(str, BUCKETS), "+Inf"], self._buckets, strict=True):
            total += count
            lines.append(f'grimorio_answer_seconds_bucket{{le="{limit}"}} {total}')
        lines.append(f"grimorio_answer_seconds_sum {self._seconds:.15g}")
        lines.append(f"grimorio_answer_seconds_count {total}")
        return "\n".join(lines) + "\n"
