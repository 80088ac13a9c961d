"""Content that is mended under running tables: cards, lines, monsters and hexes are stored by their
ids."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.record import save
from grimorio.games.gloomhaven.components.numbers import POISON, STUN, WOUND
from grimorio.games.gloomhaven.components.overlays import made_by
from grimorio.games.gloomhaven.nouns import KEPT
from grimorio.games.gloomhaven.state import ADDING, INERT, SHIELDED, STRONG, SWAPPED, TRAP, WANING
from tests.games.gloomhaven.older import side_by_side
from tests.games.gloomhaven.table import lay
from tests.games.mended import open_mended

TRAMPLE = '    { do = "move", value = 4, jump = true },\n'
"""The first line of the bottom of Trample."""
SKIRMISH = """    { do = "attack", value = 2 },
    { do = "move", value = 2 },
    { do = "attack", value = 2, called = "attack-2" },
"""
"""The top of Skirmishing Maneuver."""


EYE = '    { do = "trigger", on = "retaliates", xp = 1 },\n'
"""A line of Eye for an Eye that nobody has played."""


@pytest.fixture(scope="module")
def stored() -> bytes:
    """The brute is about to move with Trample, and then to attack; a decoy stands on the map."""
    t = lay("brute", "tinkerer")
    t.monster("bandit-guard", (0, 3), hp=20)
    t.place(0, (1, 1))
    t.summon(1, "decoy", (2, 1))
    t.play("trample", "bottom")
    assert t.asked == [(0, "move")]
    assert t.game is not None
    data, lines = save(t.game)
    assert lines == []
    return data


def change(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / "content" / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def turned_round(folder: Path, name: str, table: str) -> None:
    """The entries of a table of a file in the opposite order."""
    file = folder / "content" / name
    head, *parts = re.split(rf"(?m)^(?=\[\[{table}\]\])", file.read_text(encoding="utf-8"))
    parts = [part.rstrip("\n") + "\n\n" for part in reversed(parts)]
    file.write_text(head + "".join(parts), encoding="utf-8")


def same(found: dict[str, Any], stored: bytes) -> None:
    """What was stored is there as it was, and the game goes on."""
    before = json.loads(stored)
    assert "refused" not in found
    assert found["state"] == before["state"]
    assert found["agenda"] == before["agenda"]
    assert found["answers"] == 400 or found["over"]


def test_lines_are_added_taken_out_and_reordered(tmp_path: Path, stored: bytes) -> None:
    def mend(folder: Path) -> None:
        cards = "cards/brute.toml"
        change(folder, cards, TRAMPLE, '    { do = "heal", value = 1 },\n' + TRAMPLE)
        first, second, third = SKIRMISH.splitlines(keepends=True)
        change(folder, cards, SKIRMISH, second + first + third)
        change(folder, cards, EYE, "")

    found = open_mended(tmp_path, "gloomhaven", mend, stored)
    assert ["do_line", ["trample/bottom/attack"]] in found["agenda"]
    same(found, stored)


@pytest.fixture(scope="module")
def skirmishing() -> bytes:
    """The brute makes the first of the two attacks of Skirmishing Maneuver."""
    t = lay("brute", "tinkerer")
    t.monster("bandit-guard", (0, 3), hp=20)
    t.place(0, (1, 1))
    t.monster("bandit-guard", (1, 2), hp=20)
    t.play("skirmishing-maneuver", "top")
    assert t.asked == [(0, "aim")]
    assert t.game is not None
    return save(t.game)[0]


def test_of_two_lines_alike_the_content_says_which_is_which(
    tmp_path: Path, skirmishing: bytes
) -> None:
    """An attack is put before them: the first of them is still under way, the second to be made."""

    def mend(folder: Path) -> None:
        first = SKIRMISH.splitlines(keepends=True)[0]
        new = first.replace("value = 2", 'value = 9, called = "feint"')
        change(folder, "cards/brute.toml", SKIRMISH, new + SKIRMISH)

    found = open_mended(tmp_path, "gloomhaven", mend, skirmishing)
    assert ["do_line", ["skirmishing-maneuver/top/attack-2"]] in found["agenda"]
    same(found, skirmishing)


def test_a_line_that_is_gone_is_not_mistaken_for_the_other_of_its_kind(
    tmp_path: Path, skirmishing: bytes
) -> None:
    def mend(folder: Path) -> None:
        _, move, second = SKIRMISH.splitlines(keepends=True)
        change(folder, "cards/brute.toml", SKIRMISH, move + second)

    found = open_mended(tmp_path, "gloomhaven", mend, skirmishing)
    assert "\u201cskirmishing-maneuver/top/attack\u201d" in found["refused"]


def test_monsters_goals_and_classes_stand_in_another_order(tmp_path: Path, stored: bytes) -> None:
    def mend(folder: Path) -> None:
        turned_round(folder, "monsters.toml", "monsters")
        turned_round(folder, "goals.toml", "goals")
        turned_round(folder, "classes.toml", "classes")

    found = open_mended(tmp_path, "gloomhaven", mend, stored)
    kinds = [figure["type"] for figure in found["state"]["figures"].values()]
    assert kinds == ["brute", "tinkerer", "bandit-guard", "harmless-contraption/top/summon"]
    before = json.loads(stored)
    for zone in ("goal_deck",):
        assert sorted(found["state"][zone]) == sorted(before["state"][zone])
        found["state"][zone] = before["state"][zone]
    for now, was in zip(found["state"]["characters"], before["state"]["characters"], strict=True):
        assert sorted(now["modifiers"]["bag"]) == sorted(was["modifiers"]["bag"])
        now["modifiers"] = was["modifiers"]
    same(found, stored)


def test_a_map_gets_another_hex(tmp_path: Path, stored: bytes) -> None:
    """It is the first of the map, so that all others have other numbers."""

    def mend(folder: Path) -> None:
        tile = '[{ tile = "l1a", turns = 0, at = [0, 0] }]'
        more = '[{ tile = "l1a", turns = 0, at = [0, 0] }, { hexes = [[0, -1]] }]'
        change(folder, "maps/01.toml", tile, more)

    found = open_mended(tmp_path, "gloomhaven", mend, stored)
    same(found, stored)


def test_a_map_has_its_rooms_and_doors_in_another_order(tmp_path: Path) -> None:
    """The second room is seen and the last is not, one door stands open, another is locked and
    was open once."""
    t = lay("brute", "tinkerer")
    t.monster("bandit-guard", (0, 3), hp=20)
    t.place(0, (1, 1))
    t.s.areas, t.s.doors, t.s.locked = 0b011, 0b01, 0b10
    t.s.marks["closed w5s5"] = 1
    t.play("trample", "bottom")
    assert t.game is not None
    stored = save(t.game)[0]

    def mend(folder: Path) -> None:
        file = folder / "content" / "maps" / "01.toml"
        text = file.read_text(encoding="utf-8")
        rooms = re.findall(r"^    \[\{ tile.*\n", text, re.M)
        doors = re.findall(r"^    \{ look = \"stone\".*\n", text, re.M)
        text = text.replace("".join(rooms), "".join(reversed(rooms)))
        text = text.replace("".join(doors), "".join(reversed(doors)))
        text = re.sub(r"area = (\d)", lambda found: f"area = {2 - int(found[1])}", text)
        text = text.replace("between = [0, 1]", "between = [2, 1]")
        text = text.replace("between = [1, 2]", "between = [1, 0]")
        text = text.replace("open = [0]", "open = [2]")
        file.write_text(text, encoding="utf-8")
        change(folder, "scenarios/01.toml", "door = 1", "door = 0")

    found = open_mended(tmp_path, "gloomhaven", mend, stored)
    assert found["state"]["areas"] == ["g1b", "l1a"]
    assert (found["state"]["doors"], found["state"]["locked"]) == (["w1s3"], ["w5s5"])
    found["state"]["areas"].reverse()
    same(found, stored)


def test_a_game_that_needs_what_is_gone_is_refused(tmp_path: Path, stored: bytes) -> None:
    def mend(folder: Path) -> None:
        attack = '    { do = "attack", value = 2, whom = "passed" },\n'
        change(folder, "cards/brute.toml", TRAMPLE + attack, TRAMPLE)

    found = open_mended(tmp_path, "gloomhaven", mend, stored)
    assert "trample/bottom/attack" in found["refused"]


# -- words of the settings -------------------------------------------------------------------------


def settings_turned_round(folder: Path) -> None:
    file = folder / "variants.py"
    text = file.read_text(encoding="utf-8")
    for words in (
        '"chosen", "random"', '"ready", "own"', '"places", "table", "ask"'
    ):  # fmt: skip
        turned = ", ".join(reversed(words.split(", ")))
        assert f"({words})" in text
        text = text.replace(f"({words})", f"({turned})")
    file.write_text(text, encoding="utf-8")


WORDS = {"difficulty": "easy", "classes": "chosen", "builds": "own", "ties": "ask"}


@pytest.fixture(scope="module")
def opened_with_words(stored: bytes) -> bytes:
    """The table was opened with `ask`."""
    saved = json.loads(stored)
    saved["state"]["options"] |= WORDS
    return json.dumps(saved).encode()


def test_the_choices_of_a_setting_stand_in_another_order(
    tmp_path: Path, opened_with_words: bytes
) -> None:
    found = open_mended(tmp_path, "gloomhaven", settings_turned_round, opened_with_words)
    same(found, opened_with_words)


def test_choices_that_were_stored_by_their_places_are_the_same_in_another_order(
    tmp_path: Path, opened_with_words: bytes
) -> None:
    """Layout 1 stored 2 for `ask`."""
    saved = json.loads(opened_with_words)
    saved["layout"] = 1
    saved["state"]["options"] |= {
        "difficulty": 0, "classes": 0, "builds": 1, "ties": 2, "party": 0, "own_levels": 0,
        "open_information": 0,
    }  # fmt: skip
    saved["state"]["deeds"] = [side_by_side(deed) for deed in saved["state"]["deeds"]]
    found = open_mended(tmp_path, "gloomhaven", settings_turned_round, json.dumps(saved).encode())
    same(found, opened_with_words)


# -- conditions, elements and the like -------------------------------------------------------------


@pytest.fixture(scope="module")
def afflicted() -> tuple[bytes, bytes]:
    """The guard is poisoned and stunned, the brute shielded, ice strong, air waning, and on the map
    lies a trap of the tinkerer: as it is stored, and as layout 1 stored it."""
    t = lay("brute", "tinkerer")
    guard = t.figure(t.monster("bandit-guard", (0, 3), hp=20))
    guard.conditions = guard.had = POISON | STUN
    t.place(0, (1, 1))
    t.hero(0).bonuses += [(SHIELDED, 2), (SWAPPED, 1), (ADDING, WOUND)]
    t.s.elements[:3] = INERT, STRONG, WANING
    t.overlay(TRAP, (3, 1), first=3, second=made_by(WOUND, 1, 2))
    t.play("trample", "bottom")
    assert t.game is not None
    new = save(t.game)[0]
    old = json.loads(new)
    old["layout"], state = 1, old["state"]
    for figure in state["figures"].values():
        figure |= {
            "kind": KEPT["kind"].index(figure["kind"]),
            "side": KEPT["side"].index(figure["side"]),
            "rank": KEPT["rank"].index(figure["rank"]),
        }
        figure["conditions"] = figure["had"] = 0b10001 if figure["type"] == "bandit-guard" else 0
        figure["bonuses"] = [[0, 2], [5, 1], [22, 0b10]] if figure["type"] == "brute" else []
    state["deeds"] = [side_by_side(deed) for deed in state["deeds"]]
    for deed in state["deeds"]:
        number, kind, owner, being, rank, standee = deed["name"]
        kind, rank = KEPT["kind"].index(kind), KEPT["rank"].index(rank)
        deed |= {"side": 0, "name": [number, kind, owner, being, rank, standee]}
    for character in state["characters"]:
        done = [KEPT["action"].index(action) for action in character["played"]]
        character["played"] = sum([1 << action for action in done])
    kinds = [KEPT["overlay"].index(row[0]) for row in state["overlays"]]
    state["overlays"] = [
        [kind, row[1], 2 | 2 << 16 | 2 << 20 if row[0] == "trap" else row[2], row[3]]
        for kind, row in zip(kinds, state["overlays"], strict=True)
    ]
    state["elements"] = [0, 2, 1, 0, 0, 0]
    return new, json.dumps(old).encode()


def words_turned_round(folder: Path) -> None:
    numbers = "components/numbers.py"
    file = folder / numbers
    text = file.read_text(encoding="utf-8")
    for one, two in (
        ('"poison", "wound"', '"wound", "poison"'),
        ("POISON: Final = 1 << 0", "POISON: Final = 1 << 1"),
        ("\nWOUND: Final = 1 << 1", "\nWOUND: Final = 1 << 0"),
        ('"stun", "muddle"', '"muddle", "stun"'),
        ("STUN: Final = 1 << 4", "STUN: Final = 1 << 5"),
        ("MUDDLE: Final = 1 << 5", "MUDDLE: Final = 1 << 4"),
        ('"fire", "ice", "air"', '"air", "fire", "ice"'),
        ("NORMAL: Final = 0", "NORMAL: Final = 1"),
        ("ELITE: Final = 1", "ELITE: Final = 0"),
        ('= ("normal", "elite"', '= ("elite", "normal"'),
    ):
        assert text.count(one) == 1, one
        text = text.replace(one, two)
    file.write_text(text, encoding="utf-8")
    state = folder / "state.py"
    text = state.read_text(encoding="utf-8")
    for one, two in (
        ("SHIELDED: Final = 0", "SHIELDED: Final = 1"),
        ("RETALIATES: Final = 1", "RETALIATES: Final = 0"),
        ("\nOBSTACLE: Final = 0", "\nOBSTACLE: Final = 1"),
        ("\nTRAP: Final = 1", "\nTRAP: Final = 0"),
        ("PARTY: Final = 0", "PARTY: Final = 1"),
        ("FOES: Final = 1", "FOES: Final = 0"),
    ):
        assert text.count(one) == 1, one
        text = text.replace(one, two)
    state.write_text(text, encoding="utf-8")
    for one, two in (
        ('"shielded", "retaliates"', '"retaliates", "shielded"'),
        ('"obstacle", "trap"', '"trap", "obstacle"'),
        ('"party", "foes"', '"foes", "party"'),
    ):
        change(folder, "../nouns.py", one, two)


@pytest.mark.parametrize("layout", [3, 1])
def test_conditions_elements_and_the_like_stand_in_another_order(
    tmp_path: Path, afflicted: tuple[bytes, bytes], layout: int
) -> None:
    new, old = afflicted
    state = json.loads(new)["state"]
    assert [figure["conditions"] for figure in state["figures"].values()] == [
        [], [], ["poison", "stun"],
    ]  # fmt: skip
    assert state["elements"] == {"ice": "strong", "air": "waning"}
    assert ["trap", 3, [["wound"], 1, 2]] in [row[:3] for row in state["overlays"]]
    found = open_mended(
        tmp_path, "gloomhaven", words_turned_round, new if layout == 3 else old, answers=100
    )
    for now, was in zip(found["state"]["figures"].values(), state["figures"].values(), strict=True):
        assert sorted(now["conditions"]) == sorted(was["conditions"])
        now |= {"conditions": was["conditions"], "had": was["had"]}
    assert found["state"] == state
    assert found["answers"] == 100 or found["over"]
