"""Every refusal has its words in both languages, with just the arguments it is given."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import grimorio
from grimorio.core.errors import BadRecord, BadSeats, BadSetting, BrokenRules, OtherVersion
from grimorio.core.registry import find
from grimorio.core.scene import Text
from grimorio.texts import LANGUAGES, accepted, read_ftl, refused

HOME = Path(grimorio.__file__).parent
TITLES = sorted(
    [folder.name for folder in (HOME / "games").iterdir() if (folder / "locale").is_dir()]
)
OWN = {"rules", "entry", "view"}
"""Keywords that are no words of the message."""
BUILT = {
    "bad-record": {"why"},
    "bad-entry": {"entry", "why"},
    "other-version": {"why"},
    "rule-failed": {"answer", "detail"},
    "broken-rules": {"detail"},
}
"""Messages that `core/errors.py` names itself."""
NO_MESSAGE = {"BrokenRules", "RuleFailed"}
"""Refusals that always say the same message."""


class Site(NamedTuple):
    """A place in the source where something is refused."""

    where: str
    title: str
    message: str
    words: set[str]


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(HOME.rglob("*.py"))}


def kinds() -> set[str]:
    """The names of all classes of refusals, also of modules that nobody has imported."""
    nodes = [node for tree in trees().values() for node in ast.walk(tree)]
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in nodes
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refusal"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def sites() -> Iterator[Site]:
    known = kinds() - NO_MESSAGE
    for path, tree in trees().items():
        place = path.relative_to(HOME)
        title = place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else ""
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id in known:
                where = f"{place}:{node.lineno}"
                first = node.args[0] if node.args else None
                assert isinstance(first, ast.Constant), f"{where} names no message"
                given = {str(keyword.arg) for keyword in node.keywords} - OWN
                yield Site(where, title, str(first.value), given)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages(title: str, lang: str) -> dict[str, set[str]]:
    """The refusals of a title, or ours, each with the arguments it uses."""
    folder = HOME / "games" / title if title else HOME
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(read_ftl(folder / "locale", lang)).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message) and entry.id.name.startswith("refusal-"):
            variables = Variables()
            variables.visit(entry)
            name = entry.id.name.removeprefix("refusal-")
            assert name not in found, f"{name} is written twice"
            found[name] = variables.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["", *TITLES])
def test_every_refusal_has_its_words_and_no_words_are_left_over(title: str, lang: str) -> None:
    written = messages(title, lang)
    needed = dict(BUILT) if not title else {}
    for site in sites():
        if site.title == title:
            assert written.get(site.message) == site.words, f"{site.where}: {site.message}"
            needed[site.message] = site.words
    assert written == needed


def test_a_refusal_is_a_text_with_arguments() -> None:
    error = BadSetting("bad-value", option="fog", value="red", values="true, false")
    assert error.text == Text(
        "refusal-bad-value", {"option": "fog", "value": "red", "values": "true, false"}
    )
    assert error.reason == str(error) == "option 'fog' cannot be 'red'; it takes: true, false"
    assert refused(error, "es") == "la opción «fog» no puede ser «red»; admite: true, false"


def test_what_a_title_refuses_is_said_in_its_own_words() -> None:
    with pytest.raises(BadSetting) as alone:
        find("dungeonquest").options({"secrets": True}, 1)
    assert refused(alone.value, "en").endswith("there is nobody to hide Loot from")
    assert refused(alone.value, "es").endswith("no hay nadie a quien ocultar el botín")
    bad = BadRecord.because(alone.value, 3)
    assert refused(bad, "es").startswith(
        "esta partida guardada no vale desde la entrada 3: Secretos"
    )


def test_an_option_inside_a_refusal_is_named_in_the_readers_language() -> None:
    with pytest.raises(BadSetting) as puzzle:
        find("tashkalar").options({"puzzle": "1", "schools": "chosen"}, 2)
    assert refused(puzzle.value, "es") == "un problema trae su propia opción: Escuelas"


def test_the_entry_where_a_record_goes_wrong_is_named_once() -> None:
    inner = BadRecord("differs", 1200)
    outer = BadRecord.because(inner, 1200)
    assert (inner.entry, outer.entry) == (1200, 1200)
    assert str(outer) == str(inner)
    assert str(inner).startswith("this record is not valid: entry 1200: the game differs")


def test_another_version_says_so() -> None:
    error = OtherVersion("other-format", theirs="9", ours=1)
    assert error.entry is None
    assert str(error) == "this record is of another version: format 9; this version reads format 1"


def test_a_refusal_crosses_to_another_process() -> None:
    there = BadSetting("teams-seats", ("TK-FORM-5",), seats=3)
    there.title = "tashkalar"
    here = pickle.loads(pickle.dumps(there))
    assert type(here) is BadSetting
    assert (here.text, here.rules, str(here)) == (there.text, there.rules, str(there))
    broken = pickle.loads(pickle.dumps(BrokenRules("no end")))
    assert (type(broken), str(broken)) == (BrokenRules, "the rules of this game are broken: no end")


def test_a_word_that_is_too_long_is_cut() -> None:
    error = BrokenRules("x" * 9_000)
    assert str(error).endswith("xxx...")
    assert "xxx..." in str(BadRecord.because(error, 1))


def test_signs_that_would_move_the_cursor_are_shown_as_letters() -> None:
    error = BadSetting("no-options", game="toy", option="a\x1b[2Jb\n")
    assert "'a\\x1b[2Jb\\n'" in str(error)


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("de, en;q=0.5, es;q=0.7", "es"),
        ("de", "en"),
        ("es;q=0", "en"),
        ("es;q=much, en", "en"),
    ],
)
def test_the_language_of_a_browser_is_understood(header: str, lang: str) -> None:
    assert accepted(header) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [10**30, -(10**30), 2**20000], ids=["large", "small", "endless"])
def test_a_number_beyond_all_bounds_is_refused_in_words(number: int, lang: str) -> None:
    """The largest number that can be said stands for it."""
    with pytest.raises(BadSeats) as refusal:
        grimorio.new("wisps", seats=number)
    assert "1000000000000000000" in re.sub(r"\D", "", refused(refusal.value, lang))
