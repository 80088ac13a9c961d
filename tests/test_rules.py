"""Rule coverage: what the marker refuses, and that finished titles leave no rule without a test."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.title import Title
from grimorio.rulebook import mentions
from tests.plugins import rules

TITLES = [pytest.param(title, id=title.name) for title in rules.titles()]


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_title_has_no_rule_without_code_and_test(title: Title[Any]) -> None:
    coverage = rules.coverage(title.name)
    assert coverage.unknown == {}
    if title.listing.finished:
        assert coverage.untested == []
        assert [line.rule for line in coverage.rules if not line.implemented] == []
        assert coverage.rules != []


@pytest.mark.parametrize("title", TITLES)
def test_whatever_a_title_shows_cites_rules_that_its_rulebook_has(title: Title[Any]) -> None:
    known = {line.rule for line in rules.coverage(title.name).rules}
    source = importlib.import_module(f"grimorio.games.{title.name}").__file__
    assert source is not None
    cited = {
        rule: file.name
        for file in Path(source).parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for rule in mentions(node.value)
    }
    assert cited
    assert {rule: file for rule, file in cited.items() if rule not in known} == {}


def test_the_coverage_page_is_up_to_date() -> None:
    found = rules.PAGE.read_text("utf-8") if rules.PAGE.exists() else ""
    assert found == rules.page(), f"run: {rules.COMMAND}"


def test_every_rule_of_a_finished_title_is_on_the_page_with_tests_that_exist() -> None:
    page = rules.page()
    for title in rules.titles():
        assert (f"grimorio rules {title.name} --coverage" in page) != title.listing.finished
        if not title.listing.finished:
            continue
        for line in rules.coverage(title.name).rules:
            assert f"**{line.rule}**" in page
            for test in line.tested:
                assert (rules.TESTS.parent / test.partition("::")[0]).is_file()


def test_ids_that_exist_are_accepted() -> None:
    assert rules.unknown([("t", ["WI-PICK-1"]), ("t", ["WI-PICK-1..3", "WI-END-2"])]) == []


@pytest.mark.parametrize(
    ("ids", "reason"),
    [
        (["WI-PICK-99"], "no rulebook has a rule WI-PICK-99"),
        (["WI-PICK-1", "XX-NOPE-1"], "no rulebook has a rule XX-NOPE-1"),
        (["WI-PICK-2..9"], "no rulebook has a rule WI-PICK-4"),
        (["pick"], "'pick' is not the id of a rule"),
        ([7], "7 is not the id of a rule"),
        ([], "'nothing' is not the id of a rule"),
    ],
)
def test_an_id_no_rulebook_has_is_refused(ids: list[object], reason: str) -> None:
    assert f"here: {reason}" in rules.unknown([("here", ids)])


def test_an_unknown_id_stops_the_collection(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.rule("WI-NOPE-1")
        def test_nothing():
            pass
        """
    )
    run = pytester.runpytest_inprocess("-p", "tests.plugins.rules", "--strict-markers", *MARKER)
    assert run.ret == pytest.ExitCode.INTERRUPTED
    run.stdout.fnmatch_lines(["*test_nothing: no rulebook has a rule WI-NOPE-1*"])


MARKER = ("-o", "markers=rule(*ids): the rules it proves", "-p", "no:cacheprovider")
