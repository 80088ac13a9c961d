"""docs/architecture.md is true to the code, as far as that can be checked."""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from pathlib import Path

from grimorio.core import Rules
from tests.docs.pages import DOCS, blocks, links

ROOT = DOCS.parent
SOURCE = ROOT / "src" / "grimorio"
TEXT = (DOCS / "architecture.md").read_text("utf-8")


def things_in(folder: Path) -> set[str]:
    """The modules and packages of a folder, as the plan writes them."""
    return {
        path.name + "/" * path.is_dir()
        for path in folder.iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    } - {"__init__.py", "__main__.py"}


def test_every_room_is_there_and_no_room_is_forgotten() -> None:
    plan = TEXT.partition("```\n")[2].partition("```")[0]
    rooms: dict[str, set[str]] = {}
    for indent, name in re.findall(r"^(  (?:  )?)(\w+(?:/|\.py)) ", plan, re.MULTILINE):
        if len(indent) == 2:
            rooms[name] = set()
        else:
            rooms[list(rooms)[-1]].add(name)
    assert set(rooms) == things_in(SOURCE)
    told = {name: inside for name, inside in rooms.items() if inside}
    assert {"core/", "trials/"} <= set(told)
    assert told == {name: things_in(SOURCE / name) for name in told}


def test_the_contract_is_told_method_by_method() -> None:
    table = TEXT.partition("## The contract of a title")[2].partition("\n## ")[0]
    told = re.findall(r"^\| `(\w+)\(([^)]*)\)", table, re.MULTILINE)
    methods = {name: value for name, value in vars(Rules).items() if not name.startswith("_")}
    assert [name for name, _ in told] == list(methods)
    for name, arguments in told:
        code = methods[name].__code__
        assert arguments.split(", ") == list(code.co_varnames[1 : code.co_argcount])


def test_every_dependency_says_why_it_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    names = {re.split(r"[<>=~]", line)[0] for line in project["project"]["dependencies"]}
    table = TEXT.partition("## Why these dependencies")[2]
    assert set(re.findall(r"^\| ([\w.]+) \|", table, re.MULTILINE)) - {"package"} == names


def test_the_numbers_are_those_of_the_code() -> None:
    from grimorio.core.checkpoints import TURNS_KEPT
    from grimorio.core.drive import DIGEST_EVERY
    from grimorio.core.play import MAX_IDLE

    assert (MAX_IDLE, TURNS_KEPT, DIGEST_EVERY) == (10_000, 4, 100)
    for number in ("10,000 steps", "last four turns", "every hundred entries"):
        assert number in TEXT


def test_the_code_it_shows_is_in_the_title() -> None:
    block, *others = [block for block in blocks(TEXT) if block.language == "python"]
    assert block.text in (SOURCE / "games" / "wisps" / "rules.py").read_text("utf-8")
    for sketch in others:
        ast.parse(f"async def sketch():\n{textwrap.indent(sketch.text, '    ')}")


def test_what_the_page_leads_to_is_there() -> None:
    assert [link for link in links("architecture.md") if not (DOCS / link).exists()] == []
    named = re.findall(r"`((?:tests|kit)/[\w./]+)`", TEXT)
    assert [name for name in named if not any((p / name).exists() for p in (ROOT, SOURCE))] == []
