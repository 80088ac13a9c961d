"""What the engine refuses is said in the language of the person, its reasons too."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import grimorio.cli.play
import grimorio.cli.replay
from grimorio.cli.reasons import in_words
from grimorio.cli.terminal import Terminal
from grimorio.core import contract, record
from grimorio.trials import contest, simulation
from tests.cli.conftest import Command

REASONS = {"BadRecord", "OtherVersion", "BadSeats", "BadSetting"}
MODULES = (contract, record, contest, simulation, grimorio.cli.play, grimorio.cli.replay)
TABLES = {"resume", "record"}
"""Functions of `record` that only a table uses."""


def sample(node: ast.expr) -> str:
    """A reason as it may read: 1 stands for whatever is put into it."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join([sample(part) for part in parts])
        case ast.FormattedValue(value=ast.Name(id="hint")):
            return "no version known here plays it"
        case ast.FormattedValue(conversion=conversion):
            return "'1'" if conversion == ord("r") else "1"
        case _:
            return ""


def reasons(module: ModuleType) -> set[str]:
    """All that a module gives as a reason, in its own words."""
    tree = ast.parse(inspect.getsource(module))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    calls = [
        node.exc
        for function in functions
        if module is not record or function.name not in TABLES
        for node in ast.walk(function)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
    ]
    found = {
        sample(call.args[0])
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in REASONS and call.args
    }
    return found - {""}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_no_reason_stays_english(module: ModuleType) -> None:
    texts = Terminal("es").texts
    found = reasons(module)
    assert found
    assert [reason for reason in found if in_words(reason, texts) == reason] == []
    assert not texts.missing


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "9"], "a wisps juegan de 2 a 4, no 9"),
        (["--set", "rounds=5"], "«rounds» no puede ser «5»; admite: 4, 6, 8, 10, 12"),
        (["--set", "colour=red"], "wisps no tiene la opción «colour»"),
        (["--bots", "random,random,random"], "3 autómatas para 1 asientos"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_spanish(
    words: list[str], said: str, grimorio: Command
) -> None:
    done = grimorio("--lang", "es", "play", "wisps", *words, typed="q\n")
    assert done.returncode == 1
    assert said in done.stderr


def test_a_spoilt_record_is_refused_in_spanish(grimorio: Command, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"{")
    done = grimorio("--lang", "es", "replay", "bad")
    assert done.stderr == "grimorio: esta partida guardada no vale: no es una partida guardada\n"


def test_the_entry_where_a_record_goes_wrong_is_named_once(
    grimorio: Command, tmp_path: Path
) -> None:
    grimorio("play", "wisps", "--seed", "1", "--record", "g", typed="1\n1\nq\n")
    game: Any = record.parse((tmp_path / "g").read_bytes())
    game.entries[0] = (game.entries[0][0], "99")
    (tmp_path / "g").write_bytes(game.json())
    done = grimorio("--lang", "es", "replay", "g")
    assert "desde la entrada 1: '99' no responde a «pick»" in done.stderr
    assert "entry" not in done.stderr
