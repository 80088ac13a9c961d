"""docs/adding-a-game.md, followed step by step: what it builds plays, and in the end is Wisps."""

from __future__ import annotations

import ast
import importlib
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hatchling.build import build_editable

from grimorio.conformance import CHECKS
from grimorio.core import registry
from grimorio.core.title import Title
from grimorio.games import wisps
from grimorio.workshop.new_title import new_title
from tests.docs.pages import DOCS, Block, links, sections

PAGE = "adding-a-game.md"
ROOT = DOCS.parent
REAL = Path(wisps.__file__).parent
STEPS = [heading for heading in sections(PAGE) if heading.startswith("Step ")]
FILES = ("nouns.py", "state.py", "kinds.py", "rules.py", "view.py", "__init__.py")
BUILDING = [step for step in STEPS if any(block.file in FILES for block in sections(PAGE)[step])]


def name_of(node: ast.stmt) -> str:
    """What a statement of a module defines; a second one of the same name takes its place."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign():
            return ast.unparse(node.targets[0])
        case ast.AnnAssign():
            return ast.unparse(node.target)
        case ast.Expr(ast.Constant(str())):
            return "docstring"
        case _:
            return ast.unparse(node)


def definitions(source: str) -> dict[str, str]:
    """The statements of a module by name, each with the comments that follow it."""
    lines = source.split("\n")
    nodes = ast.parse(source).body
    starts = [
        min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))]) - 1
        for node in nodes
    ]
    return {
        name_of(node): "\n".join(lines[start:end]).rstrip()
        for node, start, end in zip(nodes, starts, [*starts[1:], len(lines)], strict=True)
    }


@cache
def folder_after(step: str) -> dict[str, dict[str, str]]:
    """The files of the title after a step, statement by statement."""
    folder: dict[str, dict[str, str]] = {file: {} for file in FILES}
    for heading in STEPS[: STEPS.index(step) + 1]:
        for block in sections(PAGE)[heading]:
            if block.file in FILES:
                for name, text in definitions(block.text).items():
                    folder[block.file].pop(name, None)
                    folder[block.file][name] = text
    return folder


def build(step: str, where: Path) -> Title[Any]:
    """The title as it stands after a step, imported from a package of its own."""
    package = f"wisps_after_{step[5]}"
    folder = where / package
    (folder / "locale").mkdir(parents=True)
    for file, statements in folder_after(step).items():
        source = "\n\n\n".join(statements.values()) + "\n"
        path = folder / file
        path.write_text(source.replace("grimorio.games.wisps", package), encoding="utf-8")
    for file in ("locale/en.ftl", "locale/es.ftl", "rulebook.en.md", "rulebook.es.md", "icons.txt"):
        shutil.copy(REAL / file, folder / file)
    title: Title[Any] = importlib.import_module(package).title
    return title


@pytest.fixture(params=BUILDING, ids=[f"step-{step[5]}" for step in BUILDING])
def built(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Title[Any]]:
    """The title after each step, alone in the registry."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_titles", {})
    title = build(request.param, tmp_path)
    registry.register(title)
    yield title
    for name in [name for name in sys.modules if name.startswith("wisps_after_")]:
        del sys.modules[name]


def blocks_for(file: str) -> list[Block]:
    return [block for step in STEPS for block in sections(PAGE)[step] if block.file == file]


# -- following the page -------------------------------------------------------------------------


def test_the_page_has_its_steps() -> None:
    assert len(STEPS) == 7
    assert [step[5] for step in STEPS] == list("1234567")
    assert [step[5] for step in BUILDING] == list("123457")


@pytest.mark.parametrize("check", CHECKS)
def test_after_every_step_the_title_keeps_the_contract(built: Title[Any], check: str) -> None:
    CHECKS[check](built, 0)


def test_a_new_title_passes_the_suite_with_the_command_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a clone where nothing was compiled."""
    commands = sections(PAGE)["Start from a game that works"][0].text.splitlines()
    program, *words = commands[-1].removeprefix("$ ").split()
    assert program == ".venv/bin/pytest"
    home = new_title("wild_hunt", tmp_path)
    others = shutil.ignore_patterns("games", "browser", "table", "__pycache__")
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=others)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.chdir(home)
    zipfile.ZipFile(tmp_path / build_editable(str(tmp_path))).extractall(tmp_path / "installed")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "--games-each", "1"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(["installed", "wild_hunt", "."])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_after_every_step_the_program_of_the_page_plays_a_game(built: Title[Any]) -> None:
    (program,) = blocks_for("run")
    names: dict[str, Any] = {}
    exec(program.text, names)
    assert names["game"].title is built
    assert names["game"].outcome is not None


@pytest.mark.parametrize("file", FILES)
def test_in_the_end_the_page_has_built_wisps_itself(file: str) -> None:
    built = definitions("\n\n\n".join(folder_after(STEPS[-1])[file].values()) + "\n")
    real = definitions((REAL / file).read_text("utf-8"))
    assert imported(built) == imported(real)
    for name, text in real.items():
        if not text.startswith(("from ", "import ")):
            assert meaning(built[name]) == meaning(text), f"{file}: {name}"
    assert set(built) - set(real) - {text for text in built if "import" in text} == set()


def meaning(source: str) -> str:
    """A statement without its layout."""
    return ast.unparse(ast.parse(source))


def imported(statements: dict[str, str]) -> set[str]:
    """Every name a module imports, and from where."""
    found = set()
    for text in statements.values():
        for node in ast.parse(text).body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                where = getattr(node, "module", "")
                found |= {f"{where}.{alias.name}" for alias in node.names}
    return found


# -- what the page quotes -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quoted", "real"),
    [
        ("locale/en.ftl", REAL / "locale" / "en.ftl"),
        ("rulebook.en.md", REAL / "rulebook.en.md"),
        ("pyproject.toml", ROOT / "pyproject.toml"),
        ("tests/games/wisps/test_walking.py", ROOT / "tests/games/wisps/test_walking.py"),
    ],
)
def test_what_the_page_quotes_is_there(quoted: str, real: Path) -> None:
    (block,) = blocks_for(quoted)
    text = real.read_text("utf-8")
    for line in block.text.strip().split("\n"):
        assert line in text
    if block.language in ("python", "fluent"):
        assert block.text.strip() in text


def test_what_the_page_leads_to_is_there() -> None:
    assert [link for link in links(PAGE) if not (DOCS / link).exists()] == []
