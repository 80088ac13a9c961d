"""Content that is mended under running tables: cards and effects are stored by their ids."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.record import save
from tests.games.mended import open_mended
from tests.games.tashkalar.builders import Table, arena, pattern

Stored = dict[str, Any]


def resolving() -> Table:
    """A High Priestess has come and made her move: she may still upgrade a piece."""
    board = f"{pattern('high-priestess', 'e5')} 2a5 2b5"
    table = arena(board, "high-priestess knight time-elemental flare-3", "herald bomb flare-5")
    table.summon("high-priestess", "e5")
    assert table.kind == "move"
    table.pick("d6")
    assert table.kind == "upgrade"
    return table


@pytest.fixture(scope="module")
def stored() -> bytes:
    data, lines = save(resolving().game)
    assert lines == []
    return data


def cards_of(stored: Stored) -> list[str]:
    """Every card of the game, wherever it is."""
    state = stored["state"]
    found = [*state["legend_deck"], *state["flare_deck"], *state["legend_discard"]]
    for player in state["players"]:
        found += player["deck"]
        for zone in ("hand", "legends", "flares", "top", "bottom", "discard"):
            found += player[zone]["cards"]
    return sorted(found)


# -- mending --------------------------------------------------------------------------------------


def entries(file: Path, table: str) -> tuple[str, list[str]]:
    """The entries of a table of a file, each as its text, and what stands before them."""
    head, *parts = re.split(rf"(?m)^(?=\[\[{table}\]\])", file.read_text(encoding="utf-8"))
    return head, parts


def id_of(part: str) -> str:
    found = re.search(r'(?m)^id = "(.*)"$', part)
    assert found is not None
    return found[1]


def rewrite(
    folder: Path, name: str, table: str, change: Callable[[dict[str, str]], list[str]]
) -> None:
    file = folder / "content" / name
    head, parts = entries(file, table)
    parts = [part.rstrip("\n") + "\n\n" for part in parts]
    file.write_text(head + "".join(change({id_of(part): part for part in parts})), "utf-8")


def name_it(folder: Path, new: str, like: str) -> None:
    """The words of a card that is new."""
    for lang in ("en", "es"):
        file = folder / "locale" / lang / "cards.ftl"
        lines = file.read_text(encoding="utf-8").split("\n")
        for start in (f"card-{like} ", f"the-{like} "):
            (line,) = [line for line in lines if line.startswith(start)]
            lines.append(line.replace(like, new, 1))
        file.write_text("\n".join(lines) + "\n", "utf-8")


def add_a_card(folder: Path) -> None:
    """One more being of the Imperial schools, before all others."""

    def change(parts: dict[str, str]) -> list[str]:
        new = parts["herald"].replace('id = "herald"', 'id = "aide"')
        return [new, *parts.values()]

    rewrite(folder, "imperial.toml", "beings", change)
    name_it(folder, "aide", "herald")


def add_an_effect(folder: Path) -> None:
    """The High Priestess gains an action before all else; the game has come further than that."""
    file = folder / "content" / "imperial.toml"
    text = file.read_text(encoding="utf-8")
    start = text.index("effects = [", text.index('id = "high-priestess"')) + len("effects = [")
    more = text[:start] + '{ do = "gain_action" }, ' + text[start:]
    file.write_text(more, "utf-8")


def swap_two(folder: Path) -> None:
    def change(parts: dict[str, str]) -> list[str]:
        parts["knight"], parts["bomb"] = parts["bomb"], parts["knight"]
        return list(parts.values())

    rewrite(folder, "imperial.toml", "beings", change)


def take_out_unused(folder: Path) -> None:
    """No table of Imperial schools needs a Naiad."""
    rewrite(
        folder,
        "sylvan.toml",
        "beings",
        lambda parts: [part for id_, part in parts.items() if id_ != "naiad"],
    )


def take_out_used(folder: Path) -> None:
    rewrite(
        folder,
        "imperial.toml",
        "beings",
        lambda parts: [part for id_, part in parts.items() if id_ != "herald"],
    )


def all_of_it(folder: Path) -> None:
    add_a_card(folder)
    add_an_effect(folder)
    swap_two(folder)
    take_out_unused(folder)


# -- what becomes of the table --------------------------------------------------------------------


@pytest.mark.parametrize("mend", [add_a_card, add_an_effect, swap_two, take_out_unused, all_of_it])
def test_a_table_goes_on_when_its_content_is_mended(
    tmp_path: Path, stored: bytes, mend: Callable[[Path], None]
) -> None:
    before = json.loads(stored)
    after = open_mended(tmp_path, "tashkalar", mend, stored)
    assert cards_of(after) == cards_of(before)
    for part in ("card", "at", "sides", "summoned", "stage", "form"):
        assert after["state"][part] == before["state"][part]
    assert after["agenda"] == before["agenda"]
    assert after["agenda"][-1][1][0] == "high-priestess/upgrade"
    assert after["keys"] == ["pass", "d7"]
    assert after["over"] or after["answers"] == 400


def test_a_table_that_needs_what_is_gone_is_refused_and_says_what(
    tmp_path: Path, stored: bytes
) -> None:
    after = open_mended(tmp_path, "tashkalar", take_out_used, stored)
    assert "herald" in json.dumps(after["refused"])


# -- words of the rules ---------------------------------------------------------------------------


def words_turned_round(folder: Path) -> None:
    for name, pairs in {
        "nouns.py": (
            ('("elite", "duel", "melee")', '("duel", "elite", "melee")'),
            ('"busy", "resolving"', '"resolving", "busy"'),
        ),
        "state.py": (
            ("ELITE: Final = 0", "ELITE: Final = 1"),
            ("DUEL: Final = 1", "DUEL: Final = 0"),
            ("BUSY: Final = 2", "BUSY: Final = 3"),
            ("RESOLVING: Final = 3", "RESOLVING: Final = 2"),
        ),
    }.items():
        text = (folder / name).read_text(encoding="utf-8")
        for one, two in pairs:
            assert text.count(one) == 1, one
            text = text.replace(one, two)
        (folder / name).write_text(text, encoding="utf-8")


def test_forms_and_stages_that_were_stored_by_their_places_stand_in_another_order(
    tmp_path: Path,
) -> None:
    old = json.loads((Path(__file__).parent / "checkpoints" / "1.json").read_bytes())
    saved = old["rally"]["saved"]
    assert (saved["state"]["form"], saved["state"]["stage"]) == (1, 3)
    data = json.dumps(saved).encode()
    after = open_mended(tmp_path, "tashkalar", words_turned_round, data)
    assert (after["state"]["form"], after["state"]["stage"]) == ("duel", "resolving")
    assert after["over"] or after["answers"] == 400
