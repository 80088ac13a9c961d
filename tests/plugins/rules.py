"""Rule coverage: `@pytest.mark.rule("WI-PICK-1")` says which rules of a title a test proves.

An id that no rulebook has stops the collection. Run as a program (`python -m tests.plugins.rules`)
this module writes docs/rules-coverage.md: where each rule is implemented, and which tests prove it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.registry import GROUP, find
from grimorio.core.title import Title
from grimorio.rulebook import mentions, rules_of
from grimorio.texts import texts_of
from grimorio.workshop.coverage import Coverage, Covered, cover

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "rules-coverage.md"
COMMAND = "python -m tests.plugins.rules"


def titles() -> list[Title[Any]]:
    """The titles that are installed, in the order of their names; toys of tests are none."""
    return [find(name) for name in sorted({point.name for point in entry_points(group=GROUP)})]


@cache
def coverage(name: str) -> Coverage:
    """The coverage of an installed title."""
    return cover(find(name).folder, "en", TESTS)


@cache
def known_rules() -> frozenset[str]:
    """The ids of every rulebook: of installed titles, and of those still being written here."""
    folders = [folder for folder in files("grimorio.games").iterdir() if folder.is_dir()]
    folders += [title.folder for title in titles()]
    return frozenset(rule for folder in folders for rule in rules_of(folder, "en"))


def unknown(marked: Iterable[tuple[str, Sequence[object]]]) -> list[str]:
    """What is wrong with the ids that tests are marked by, each as a line."""
    wrong = []
    for test, ids in marked:
        named = [rule for rule in ids if isinstance(rule, str) and list(mentions(rule))]
        for odd in [rule for rule in ids if rule not in named] or ([] if ids else ["nothing"]):
            wrong.append(f"{test}: {odd!r} is not the id of a rule")
        for rule in [rule for text in named for rule in mentions(text)]:
            if rule not in known_rules():
                wrong.append(f"{test}: no rulebook has a rule {rule}")
    return wrong


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    items = [node for node in report.result or [] if isinstance(node, pytest.Item)]
    wrong = unknown(
        [(item.nodeid, mark.args) for item in items for mark in item.iter_markers("rule")]
    )
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(dict.fromkeys(wrong))
        report.result = []
    return report


# -- the page -----------------------------------------------------------------------------------


def page() -> str:
    """docs/rules-coverage.md as it should be. Titles still being written change with every commit;
    of those it only says where to look."""
    lines = [
        "# Rule coverage",
        "",
        f"Written by `{COMMAND}`: do not edit. A test fails when it is out of date.",
    ]
    for title in titles():
        lines += ["", f"## {_name(title)}", ""]
        if title.listing.finished:
            lines += _table(coverage(title.name).rules)
        else:
            lines.append(f"Being written: `grimorio rules {title.name} --coverage` says how far.")
    return "\n".join(lines) + "\n"


def _table(rules: list[Covered]) -> list[str]:
    done = sum(bool(line.implemented) for line in rules)
    proven = sum(bool(line.tested) for line in rules)
    return [
        f"{len(rules)} rules, {done} implemented, {proven} tested.",
        "",
        "| rule | where | tests |",
        "| --- | --- | --- |",
        *[
            f"| **{line.rule}** {line.text} "
            f"| {'<br>'.join(f'`{place}`' for place in line.implemented)} "
            f"| {'<br>'.join(_proof(test) for test in line.tested)} |"
            for line in rules
        ],
    ]


def _name(title: Title[Any]) -> str:
    return texts_of(title, "en").tell("title")


def _proof(test: str) -> str:
    """A test by its sentence, leading to its file."""
    file, _, name = test.partition("::")
    sentence = name.rpartition("::")[2].removeprefix("test_").replace("_", " ")
    return f"[{sentence}](../{file})"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
