"""The mutation run: does a test of a rule fail when the rule is broken?

    python -m tests.plugins.mutants DQ-MOVE-3 TK-TURN-1..4    # the functions that cite these rules
    python -m tests.plugins.mutants --game tashkalar          # all of a title
    python -m tests.plugins.mutants --sample 40 --seed 7      # some of all titles

The tests are loaded once. Each mutant (`grimorio.workshop.mutants`) lives in a process forked for
it, which runs the tests that reach what was changed: those of the rules that the function cites,
then the others of the title, the cheapest first, until one fails. A mutant that no test kills is
named with its file and line, and the run ends with 1, unless the equivalent.toml beside the tests
of the title says why no test can kill it.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import random
import resource
import signal
import time
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from grimorio.core.registry import find, names
from grimorio.rulebook import mentions
from grimorio.workshop.mutants import Functions, Mutant, Site, plant, probe, sites

TESTS = Path(__file__).parents[1]
OWN, OTHERS, NONE = "own", "others", "none"
PATIENCE = 1.5
"""Seconds of other tests that a mutant is tried by, unless told otherwise. What takes longer plays
whole games. On a slow machine that is fewer tests: who must be sure says more (`--patience`)."""


class Subject(msgspec.Struct, frozen=True):
    """A title to be tried: its package, its source, its tests."""

    package: str
    folder: Path
    tests: Path

    def module(self, site: Site) -> dict[str, Any]:
        """What the module of a function holds."""
        name = f"{self.package}.{site.place.partition(':')[0]}".removesuffix(".__init__")
        return vars(importlib.import_module(name))

    def mutants(self) -> list[Mutant]:
        return [one for site in sites(self.folder) for one in plant(site, self.module(site))]


class Trial(msgspec.Struct):
    """A mutant, what killed it (`own`, `others`, `none`), by which test, and why none can."""

    mutant: Mutant
    by: str
    test: str = ""
    why: str = ""


class Reach(msgspec.Struct):
    """What a test reaches when nothing is broken, and the seconds it takes."""

    seconds: float
    lines: set[tuple[str, int]]
    passed: bool


class Run:
    """A plugin of pytest that, in place of running the tests, tries mutants by them."""

    def __init__(
        self,
        subjects: list[Subject],
        mutants: list[Mutant],
        report: Callable[[Trial], None],
        patience: float,
    ) -> None:
        self.subjects = subjects
        self.patience = patience
        self.mutants = mutants
        self.report = report
        self.failed: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """The same examples every time: what a mutant is killed by must not depend on luck."""
        from hypothesis import settings

        settings.register_profile("mutants", settings(), derandomize=True, database=None)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        items = {item.nodeid: item for item in session.items}
        functions = Functions()
        gc.collect()
        gc.freeze()
        reach = forked(lambda say: self._measure(items, functions, say))
        known: dict[str, Reach] = {}
        for line in reach:
            nodeid, seconds, lines, passed = json.loads(line)
            known[nodeid] = Reach(seconds, {(path, number) for path, number in lines}, passed)
        self.failed = [nodeid for nodeid, one in known.items() if not one.passed]
        if self.failed or len(known) < len(items):
            self.failed = self.failed or ["the tests did not come to their end"]
            return True
        for mutant in self.mutants:
            self.report(self._try(mutant, functions, items, known))
        return True

    def _measure(
        self, items: dict[str, pytest.Item], functions: Functions, say: Callable[[str], None]
    ) -> None:
        """Run all tests with nothing broken, and see what each reaches."""
        seen: set[tuple[str, int]] = set()
        broken = {id(mutant.site): mutant.site for mutant in self.mutants}
        for subject in self.subjects:
            for site in broken.values():
                if Path(site.path).is_relative_to(subject.folder):
                    probe(site, functions, subject.module(site), seen)
        order = list(items.values())
        for item, following in zip(order, [*order[1:], None], strict=True):
            seen.clear()
            before = time.process_time()
            passed = passes(item, following)
            say(json.dumps([item.nodeid, time.process_time() - before, sorted(seen), passed]))

    def _try(
        self,
        mutant: Mutant,
        functions: Functions,
        items: dict[str, pytest.Item],
        known: dict[str, Reach],
    ) -> Trial:
        at = (mutant.site.path, mutant.reached)
        reaching = sorted(
            (nodeid for nodeid, reach in known.items() if at in reach.lines),
            key=lambda nodeid: known[nodeid].seconds,
        )
        own = [nodeid for nodeid in reaching if proves(items[nodeid], mutant.site.rules)]
        others, spent = [], 0.0
        for nodeid in reaching:
            spent += known[nodeid].seconds
            if nodeid not in own and spent < self.patience:
                others.append(nodeid)

        order = [*own, *others]

        def tried(say: Callable[[str], None]) -> None:
            mutant.wake(functions)
            for nodeid, following in zip(order, [*order[1:], ""], strict=True):
                say(nodeid)
                signal.setitimer(signal.ITIMER_PROF, 2 + 5 * known[nodeid].seconds)
                if not passes(items[nodeid], items.get(following)):
                    return
            say("survived")

        last = (forked(tried) if order else ["survived"])[-1]
        if last == "survived":
            return Trial(mutant, NONE)
        return Trial(mutant, OWN if last in own else OTHERS, last)


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(item, "repr_failure", _unread)
        reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


def _unread(*_: object, **__: object) -> str:
    """Why a test failed, which nobody reads: to find the words takes longer than the test."""
    return ""


def proves(item: pytest.Item, rules: Sequence[str]) -> bool:
    """Whether a test is marked by one of these rules."""
    marks = [text for mark in item.iter_markers("rule") for text in mark.args]
    return any(rule in rules for text in marks for rule in mentions(text))


def forked(work: Callable[[Callable[[str], None]], None]) -> list[str]:
    """The lines that work says in a process of its own, which may come to a bad end: it has a
    gigabyte, and what it sets itself as a limit of time."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + 2**30, -1))
        try:
            with os.fdopen(writer, "w") as out:
                work(lambda line: print(line, file=out, flush=True))
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as said:
        lines = said.read().splitlines()
    os.waitpid(child, 0)
    return lines


# -- what came of it ------------------------------------------------------------------------------


def trials_of(
    subjects: list[Subject], mutants: list[Mutant], patience: float = PATIENCE
) -> list[Trial]:
    """Each of these mutants tried by the tests of its title, but for those of which it is known why
    no test can kill them. What survives is named as it is found."""
    known = {one: why for subject in subjects for one, why in equivalent(subject.tests).items()}
    trials: list[Trial] = []

    def report(trial: Trial) -> None:
        trials.append(trial)
        if trial.by == NONE:
            print(sentence(trial), flush=True)

    tried = [mutant for mutant in mutants if mutant.name not in known]
    run = Run(subjects, tried, report, patience)
    plugins = ("terminal", "cacheprovider", "faker")
    options = ["-s", *[word for name in plugins for word in ("-p", f"no:{name}")]]
    code = pytest.main([*options, *[str(subject.tests) for subject in subjects]], plugins=[run])
    if run.failed or len(trials) < len(run.mutants):
        wrong = "\n".join(run.failed) or f"pytest ended with {code}"
        raise SystemExit(f"With nothing broken these tests must pass:\n{wrong}")
    excused = [Trial(one, NONE, why=known[one.name]) for one in mutants if one.name in known]
    return [*trials, *excused]


def equivalent(tests: Path) -> dict[str, str]:
    """The mutants of a title that no test can kill, each with the reason."""
    file = tests / "equivalent.toml"
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["mutant"] if file.is_file() else []
    return {row["name"]: row["why"] for row in rows}


def table(trials: list[Trial], rules: list[str]) -> list[str]:
    """For each rule how its mutants fared; one of a function that cites several counts for each."""
    lines = [f"{'rule':<16}{'mutants':>8}{'own':>7}{'others':>8}{'survived':>10}"]
    for rule in rules:
        mine = [trial for trial in trials if rule in trial.mutant.site.rules]
        if mine:
            lines.append(_row(rule, mine))
    return [*lines, _row("all", trials)]


def _row(name: str, trials: list[Trial]) -> str:
    own, others, none = [
        sum(trial.by == by and not trial.why for trial in trials) for by in (OWN, OTHERS, NONE)
    ]
    known = sum(bool(trial.why) for trial in trials)
    more = f"   ({known} equivalent)" if known else ""
    return f"{name:<16}{len(trials):>8}{own:>7}{others:>8}{none:>10}{more}"


def sentence(trial: Trial) -> str:
    """Where a mutant is, what it changes, and what became of it."""
    mutant = trial.mutant
    path = Path(mutant.site.path)
    path = path.relative_to(TESTS.parent) if path.is_relative_to(TESTS.parent) else path
    fate = {NONE: "survived", OWN: "killed", OTHERS: f"killed by {trial.test}"}[trial.by]
    return f"{path}:{mutant.line}: {mutant.name}: {fate}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make mutants", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("rules", nargs="*", help="ids of rules (DQ-MOVE-1..8), or the start of ids")
    parser.add_argument("--game", help="all rules of this title")
    parser.add_argument("--sample", type=int, help="only that many mutants, taken by chance")
    parser.add_argument("--seed", type=int, help="the chance of the sample")
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="seconds of other tests for each mutant"
    )
    parser.add_argument("--others", action="store_true", help="name what only others kill, too")
    wanted = parser.parse_args()
    subjects = [
        Subject(
            f"grimorio.games.{title.name}", Path(str(title.folder)), TESTS / "games" / title.name
        )
        for title in map(find, names())
        if wanted.game in (None, title.name)
    ]
    if not subjects:
        raise SystemExit(f"There is no title {wanted.game}.")
    raise SystemExit(judge(subjects, wanted))


def judge(subjects: list[Subject], wanted: argparse.Namespace) -> int:
    """Try what is wanted, print what came of it, and say whether something survived."""
    planted = {subject: subject.mutants() for subject in subjects}
    mutants = [one for some in planted.values() for one in some if cites(one, wanted.rules)]
    if wanted.sample is not None:
        seed = random.randrange(2**31) if wanted.seed is None else wanted.seed
        print(f"a sample of {wanted.sample} of {len(mutants)} mutants, --seed {seed}")
        mutants = random.Random(seed).sample(mutants, min(wanted.sample, len(mutants)))
    if not mutants:
        raise SystemExit("No function cites such a rule.")
    tested = [subject for subject in subjects if not set(planted[subject]).isdisjoint(mutants)]
    trials = trials_of(tested, mutants, wanted.patience)
    if wanted.others:
        print(*[sentence(trial) for trial in trials if trial.by == OTHERS], sep="\n")
    told = [trial for trial in trials if wanted.rules or (trial.by != OWN and not trial.why)]
    rules = dict.fromkeys(rule for trial in told for rule in trial.mutant.site.rules)
    print(*table(trials, sorted(rules, key=_place)), sep="\n")
    for subject, some in planted.items():
        there = {mutant.name for mutant in some}
        for name in equivalent(subject.tests):
            if name not in there:
                print(f"equivalent.toml names what is not there: {name}")
    return int(any(trial.by == NONE and not trial.why for trial in trials))


def cites(mutant: Mutant, wanted: list[str]) -> bool:
    """Whether the function cites one of these rules, or of those whose ids begin so."""
    exact = {rule for text in wanted for rule in mentions(text)}
    starts = [text for text in wanted if not list(mentions(text))]
    return not wanted or any(
        rule in exact or any(rule.startswith(f"{start}-") for start in starts)
        for rule in mutant.site.rules
    )


def _place(rule: str) -> tuple[str, int]:
    stem, _, number = rule.rpartition("-")
    return stem, int(number)


if __name__ == "__main__":
    main()
