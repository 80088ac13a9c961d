from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from grimorio.workshop.mutants import Functions, Mutant, plant, probe, sites

TESTS = Path(__file__).parents[1]

JUMPS = '''"""A small game."""

from functools import cache


@cache
def reach(strength: int) -> int:
    """How far a hero jumps (XX-JUMP-1)."""
    return strength + 1


def may_jump(strength: int, gap: int) -> bool:
    """Not over a gap too wide (XX-JUMP-2)."""
    if not strength:
        return False
    return gap <= reach(strength)


class Hero:
    """One that falls gets hurt (XX-FALL-1)."""

    wounds = 0

    def fall(self, depth: int) -> None:
        while depth > 0:
            self.wounds += 1
            depth -= 1


def helper(one: int) -> int:
    return one + 1
'''
ECHO = '''"""A class that calls its base."""


class Voice:
    heard = 0

    def shout(self) -> None:
        self.heard += 1


class Echo(Voice):
    def shout(self) -> None:
        """Twice as loud (XX-ECHO-1)."""
        super().shout()
        self.heard *= 2
'''
PROOFS = """
import pytest
from toygame.jumps import Hero, may_jump, reach

@pytest.mark.rule("XX-JUMP-1")
def test_a_hero_jumps_one_further_than_it_is_strong():
    assert reach(2) == 3

@pytest.mark.rule("XX-JUMP-2")
def test_some_gaps_are_too_wide():
    assert may_jump(2, 1)
    assert not may_jump(2, 4)

def test_the_weak_jump_nowhere():
    assert not may_jump(0, 1)

@pytest.mark.rule("XX-FALL-1")
def test_a_fall_hurts():
    hero = Hero()
    hero.fall(2)
    assert hero.wounds == 2
"""
ON_THE_EDGE = """
@pytest.mark.rule("XX-JUMP-2")
def test_a_gap_may_be_as_wide_as_the_hero_reaches():
    assert may_jump(2, 3)
"""
RUN = """
import argparse, sys
from pathlib import Path
here, rules = Path(sys.argv[1]), sys.argv[2].split()
sys.path.insert(0, str(here))
from tests.plugins.mutants import PATIENCE, Subject, judge
subject = Subject("toygame", here / "toygame", here / "tests")
wanted = argparse.Namespace(
    rules=rules, sample=None, seed=None, others=True, patience=PATIENCE
)
raise SystemExit(judge([subject], wanted))
"""
EDGE = "jumps:may_jump: gap <= reach(strength) -> gap < reach(strength)"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toygame").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "toygame" / "jumps.py").write_text(JUMPS)
    (tmp_path / "tests" / "test_jumps.py").write_text(PROOFS)
    # Tests are named from here, wherever this project and the folder of the toy lie.
    (tmp_path / "tests" / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def run(toy: Path, rules: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", RUN, str(toy), rules]
    return subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)


def rows(said: str) -> dict[str, list[int]]:
    """The table: for each rule its mutants, killed by its own tests, by others, and by none."""
    lines = [line.split() for line in said.partition("rule  ")[2].splitlines()[1:]]
    return {name: [int(word) for word in words[:4]] for name, *words in lines}


def loaded(source: str, folder: Path) -> ModuleType:
    """A module of this source, and nothing else that holds it."""
    file = folder / "toy.py"
    file.write_text(source)
    spec = importlib.util.spec_from_file_location("a_toy_to_be_broken", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def mutants(module: ModuleType) -> list[Mutant]:
    assert module.__file__ is not None
    found = sites(Path(module.__file__).parent)
    return [mutant for site in found for mutant in plant(site, vars(module))]


# -- what is planted ------------------------------------------------------------------------------


def planted(tmp_path: Path, *lines: str, returns: str = "object") -> list[str]:
    """The changes of a function of these lines."""
    head = f'def rule(s: list[str], a: int, b: int) -> {returns}:\n    """XX-RULE-1"""\n'
    tools = "def plan(s, *steps): ...\ndef step(a: int, b: int, c: str): ...\n"
    module = loaded(tools + head + "".join(f"    {line}\n" for line in lines), tmp_path)
    return [f"{mutant.before} -> {mutant.after}" for mutant in mutants(module)]


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("return a < b", ["a < b -> a <= b"]),
        ("return a >= b", ["a >= b -> a > b"]),
        ("return a != b", ["a != b -> a == b"]),
        ("return a is not b", ["a is not b -> a is b"]),
        ("return a in s", ["a in s -> a not in s"]),
        ("return a and b", ["a and b -> a or b"]),
        ("return not a", ["not a -> a"]),
        ("return a + b", ["a + b -> a - b"]),
        ("return max(a, b)", ["max(a, b) -> min(a, b)"]),
        ("return True", ["return True -> return False"]),
        ("return a[2]", ["a[2] -> a[3]", "a[2] -> a[1]"]),
        ("return step(a, b, 'c')", ["step(a, b, 'c') -> step(b, a, 'c')"]),
        ("return [x for x in s if x]", ["x -> not x"]),
        ("return lambda: a == b", ["a == b -> a != b"]),
        (
            "plan(s, a, b)",
            [
                "plan(s, a, b) -> nothing",
                "plan(s, a, b) -> plan(s, b)",
                "plan(s, a, b) -> plan(s, a)",
            ],
        ),
        ("s.x = a", ["s.x = a -> nothing"]),
        ("s[a] += b", ["s[a] += b -> nothing"]),
        ("a = b", ["a = b -> nothing"]),
        ("fresh = b", []),
        ("raise ValueError(1)", []),
        ("assert a == b", []),
    ],
)
def test_each_sign_has_its_change(tmp_path: Path, line: str, changes: list[str]) -> None:
    assert planted(tmp_path, line) == changes


def test_every_change_has_a_name_of_its_own(tmp_path: Path) -> None:
    assert planted(tmp_path, "s.x = a", "s.x = a") == [
        "s.x = a -> nothing",
        "s.x = a -> nothing (again, 2)",
    ]


def test_conditions_are_turned_and_ways_out_are_closed(tmp_path: Path) -> None:
    lines = ["for x in s:", "    if x:", "        continue", "    return"]
    assert planted(tmp_path, *lines) == [
        "x -> not x",
        "continue -> nothing",
        "return -> nothing",
    ]


def test_a_function_gives_up_at_once_as_its_type_allows(tmp_path: Path) -> None:
    early = [f"all of it -> return {answer}" for answer in ("True", "False")]
    assert planted(tmp_path, "return a", returns="bool") == early
    assert planted(tmp_path, "s.sort()", returns="None")[0] == "all of it -> return None"
    assert planted(tmp_path, "return s", returns="list[str]") == ["all of it -> return []"]


def test_only_functions_that_cite_rules_are_broken(toy: Path) -> None:
    found = {site.place: site.rules for site in sites(toy / "toygame")}
    assert found == {
        "jumps:reach": ("XX-JUMP-1",),
        "jumps:may_jump": ("XX-JUMP-2",),
        "jumps:Hero.fall": ("XX-FALL-1",),
    }


# -- in memory ------------------------------------------------------------------------------------


def test_a_function_is_broken_for_all_that_hold_it(tmp_path: Path) -> None:
    module = loaded(JUMPS, tmp_path)
    hero, held = module.Hero(), module.reach
    assert held(2) == 3  # and remembered
    by_name = {mutant.name: mutant for mutant in mutants(module)}
    functions = Functions()
    by_name["toy:reach: strength + 1 -> strength + 2"].wake(functions)
    by_name["toy:Hero.fall: self.wounds += 1 -> self.wounds += 2"].wake(functions)
    hero.fall(1)
    assert (held(2), hero.wounds) == (4, 2)


def test_a_method_that_calls_that_of_its_base_can_be_broken(tmp_path: Path) -> None:
    module = loaded(ECHO, tmp_path)
    by_name = {mutant.name: mutant for mutant in mutants(module)}
    by_name["toy:Echo.shout: super().shout() -> nothing"].wake(Functions())
    echo = module.Echo()
    echo.shout()
    assert echo.heard == 0


def test_probes_say_which_statements_are_reached(tmp_path: Path) -> None:
    module = loaded(JUMPS, tmp_path)
    seen: set[tuple[str, int]] = set()
    functions = Functions()
    for site in sites(tmp_path):
        probe(site, functions, vars(module), seen)
    assert module.may_jump(0, 1) is False
    lines = JUMPS.splitlines()
    reached = [lines[line - 1].strip() for _, line in sorted(seen)][1:]
    assert reached == ["if not strength:", "return False"]


# -- tried ----------------------------------------------------------------------------------------


def test_a_mutant_that_no_test_kills_is_found(toy: Path) -> None:
    found = run(toy, "XX-JUMP-2")
    assert found.returncode == 1, found.stderr
    assert f"jumps.py:16: {EDGE}: survived" in found.stdout
    assert rows(found.stdout) == {"XX-JUMP-2": [5, 3, 1, 1], "all": [5, 3, 1, 1]}


def test_what_only_the_tests_of_other_rules_kill_is_told(toy: Path) -> None:
    found = run(toy, "XX-JUMP-2").stdout
    weak = "return False -> return True: killed by test_jumps.py::test_the_weak_jump_nowhere"
    assert [line for line in found.splitlines() if weak in line]


def test_a_test_of_the_edge_kills_it(toy: Path) -> None:
    (toy / "tests" / "test_edge.py").write_text(PROOFS.partition("@")[0] + ON_THE_EDGE)
    found = run(toy, "XX-JUMP-2")
    assert found.returncode == 0, found.stdout + found.stderr
    assert rows(found.stdout)["all"][3] == 0


def test_a_mutant_that_changes_nothing_is_excused_by_a_reason(toy: Path) -> None:
    names = (EDGE, "jumps:may_jump: gone -> nothing")
    known = "".join(f'[[mutant]]\nname = "{name}"\nwhy = "No game shows it."\n' for name in names)
    (toy / "tests" / "equivalent.toml").write_text(known)
    found = run(toy, "XX-JUMP-2")
    assert found.returncode == 0, found.stdout + found.stderr
    assert "(1 equivalent)" in found.stdout
    assert "equivalent.toml names what is not there: jumps:may_jump: gone" in found.stdout


def test_a_mutant_that_runs_for_ever_is_killed(toy: Path) -> None:
    found = run(toy, "XX-FALL")
    assert rows(found.stdout)["XX-FALL-1"][3] == 0, found.stdout
    assert found.returncode == 0, found.stderr


def test_tests_that_fail_by_themselves_prove_nothing(toy: Path) -> None:
    (toy / "tests" / "test_wrong.py").write_text("def test_wrong():\n    assert 1 == 2\n")
    found = run(toy, "XX-JUMP-2")
    assert found.returncode == 1
    assert "With nothing broken these tests must pass:\ntest_wrong.py" in found.stderr
