"""The command that solves boards of files: `python -m bench.gloomhaven cases FILE...`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.gloomhaven import __main__ as command

CASES = Path(__file__).parent / "cases" / "gloomhaven_monsters_random.json"
KNOWN: list[Any] = json.loads(CASES.read_text("utf-8"))["cases"][:3]
PLAIN: dict[str, Any] = {
    "id": "plain",
    "map": {"width": 4, "height": 1},
    "figures": [
        {"id": "A", "kind": "active_monster", "hex": [0, 0]},
        {"id": "C1", "kind": "character", "hex": [3, -1]},
    ],
    "monster": {"move": 2, "attack": "melee"},
    "expected": {"options": [{"end_hex": [2, -1], "targets": ["C1"]}], "focus_any_of": ["C1"]},
}
"""A board that says no more than it must."""


def run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *cases: Any, flags: tuple[str, ...] = ()
) -> tuple[int, str]:
    """How it ended, and what it said."""
    path = tmp_path / "boards.json"
    path.write_text(json.dumps({"cases": cases}), "utf-8")
    with pytest.raises(SystemExit) as ended:
        command.main(["cases", str(path), *flags])
    assert isinstance(ended.value.code, int)
    return ended.value.code, capsys.readouterr().out


def test_boards_that_are_right_end_with_0(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = run(tmp_path, capsys, *KNOWN, PLAIN)
    assert code == 0
    assert "4 of 4 boards right" in said
    assert "boards a second" in said


def test_a_wrong_board_ends_with_1_and_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {**PLAIN, "expected": {**PLAIN["expected"], "focus_any_of": []}}
    code, said = run(tmp_path, capsys, KNOWN[0], wrong)
    assert code == 1
    assert "1 of 2 boards right" in said
    assert "wrong: plain" in said
    code, said = run(tmp_path, capsys, KNOWN[0], wrong, flags=("--json",))
    found = json.loads(said)
    assert code == 1
    assert (found["boards"], found["right"], found["wrong"]) == (2, 1, ["plain"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"figures": PLAIN["figures"][1:]}, "no monster that acts"),
        ({"figures": [{"id": "A", "kind": "active_monster", "hex": [9, 9]}]}, "no hex of the map"),
        ({"figures": [{"id": "A", "kind": "ghost", "hex": [0, 0]}]}, "ghost"),
        ({"monster": {"attack": "melee"}}, "move"),
    ],
)
def test_a_case_that_is_no_board_is_named_and_the_others_are_solved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, Any], reason: str
) -> None:
    code, said = run(tmp_path, capsys, {**PLAIN, **change}, KNOWN[0])
    assert code == 1
    assert "1 of 2 boards right" in said
    assert "not read: plain" in said
    assert reason in said


def test_a_file_that_cannot_be_read_ends_with_2(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["cases", str(tmp_path / "nothing.json")])
    assert ended.value.code == 2


def test_a_board_without_any_enemy_is_solved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """GH-FOCUS-11: it stays where it is."""
    alone = {
        **PLAIN,
        "figures": PLAIN["figures"][:1],
        "expected": {"options": [{"end_hex": [0, 0], "targets": []}], "focus_any_of": []},
    }
    assert run(tmp_path, capsys, alone)[0] == 0


def test_the_extra_targets_of_an_area_count_where_no_number_is_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    area = {"kind": "melee", "hexes": [[1, -1]], "extra_targets": 1}
    two = [
        {"id": "A", "kind": "active_monster", "hex": [1, 0]},
        {"id": "C1", "kind": "character", "hex": [0, 0], "initiative": 10},
        {"id": "C2", "kind": "character", "hex": [2, -1], "initiative": 20},
    ]
    case = {
        **PLAIN,
        "map": {"width": 3, "height": 1},
        "figures": two,
        "monster": {"move": 0, "attack": "melee", "aoe": area},
        "expected": {"options": [{"end_hex": [1, 0], "targets": ["C1", "C2"]}],
                     "focus_any_of": ["C1"]},
    }  # fmt: skip
    assert run(tmp_path, capsys, case)[0] == 0
