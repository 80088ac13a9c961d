"""Content that is mended under running tables: everything is stored by its id."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.record import save
from grimorio.games.dungeonquest.components.numbers import CARD
from grimorio.games.dungeonquest.rules.hero.attributes import room_encounter
from grimorio.games.dungeonquest.state import CATACOMBS
from tests.games.dungeonquest.builders import Table, cell, hero, table
from tests.games.dungeonquest.fights import clash
from tests.games.mended import open_mended

Stored = dict[str, Any]
Parts = dict[str, str]


def below() -> Table:
    """Lindel is surprised in the catacombs: he may roll a die of his test again, and then has to
    fight. Gherinn waits in a tower with what he has found."""
    at = table(
        hero("lindel", "e5", where=CATACOMBS, heading=2),
        hero(
            "gherinn", "a1", runes=["rune-healing"], kept=["trap-cave-in"],
            loot=["treasure-ebony-ring", "corpse-rope"],
            determination=[CARD["trap-cave-in"], room_encounter(cell("a1"))],
        ),
        rooms={"e5": "chamber-cross", "f5": "corridor-straight east"},
        tokens={"f5": "troll 2"},
        draws=["catacombs-surprise-attack"],
        rolls=[6, 6],
    )  # fmt: skip
    assert at.kind == "reroll"
    return at


@pytest.fixture(scope="module")
def stored() -> bytes:
    data, lines = save(below().game)
    assert lines == []
    return data


# -- mending --------------------------------------------------------------------------------------


def rewrite(folder: Path, name: str, table: str, change: Callable[[Parts], list[str]]) -> None:
    """Change the entries of a table of a file."""
    file = folder / "content" / name
    head, *parts = re.split(rf"(?m)^(?=\[\[{table}\]\])", file.read_text(encoding="utf-8"))
    found = {}
    for part in parts:
        id_ = re.search(r'(?m)^id = "(.*)"$', part)
        assert id_ is not None
        found[id_[1]] = part.rstrip("\n") + "\n\n"
    file.write_text(head + "".join(change(found)), "utf-8")


def without(*ids: str) -> Callable[[Parts], list[str]]:
    return lambda parts: [part for id_, part in parts.items() if id_ not in ids]


def swapped(one: str, two: str) -> Callable[[Parts], list[str]]:
    def change(parts: Parts) -> list[str]:
        parts[one], parts[two] = parts[two], parts[one]
        return list(parts.values())

    return change


def add_a_card(folder: Path) -> None:
    """One more card of the catacombs, before all others."""

    def change(parts: Parts) -> list[str]:
        id_ = "catacombs-surprise-attack"
        return [parts[id_].replace(f'"{id_}"', '"catacombs-ambush"'), *parts.values()]

    rewrite(folder, "catacombs.toml", "cards", change)


def add_an_effect(folder: Path) -> None:
    """The way out of the catacombs costs a Wound: all effects after it have other numbers."""
    file = folder / "content" / "catacombs.toml"
    text = file.read_text(encoding="utf-8")
    start = text.index("then = [", text.index('id = "catacombs-exit"')) + len("then = [")
    file.write_text(text[:start] + '{ do = "wounds", flat = 1 }, ' + text[start:], "utf-8")


def wounds_before_the_test(folder: Path) -> None:
    """The card that is being carried out begins with a Wound."""
    file = folder / "content" / "catacombs.toml"
    text = file.read_text(encoding="utf-8")
    start = text.index("then = [", text.index('id = "catacombs-surprise-attack"')) + len("then = [")
    file.write_text(text[:start] + '{ do = "wounds", flat = 1 }, ' + text[start:], "utf-8")


def fight_before_the_test(folder: Path) -> None:
    """The two effects of the card that is being carried out change their places."""

    def change(parts: Parts) -> list[str]:
        part = parts["catacombs-surprise-attack"]
        head, test, fight, tail = part.partition("then = [\n")[0], *part.split("\n  {")[1:], "]\n"
        fight = fight.partition("\n]")[0]
        parts["catacombs-surprise-attack"] = f"{head}then = [\n  {{{fight}\n  {{{test}\n{tail}"
        return list(parts.values())

    rewrite(folder, "catacombs.toml", "cards", change)


def swap_some(folder: Path) -> None:
    rewrite(folder, "treasure.toml", "cards", swapped("treasure-lodestone", "treasure-ebony-ring"))
    rewrite(folder, "tiles.toml", "tiles", swapped("chamber-cross", "corridor-straight"))
    rewrite(folder, "monsters.toml", "monsters", swapped("skeleton", "troll"))
    rewrite(folder, "decks.toml", "decks", swapped("dungeon", "search"))


def take_out_unused(folder: Path) -> None:
    """Nobody at this table plays Hugo."""
    rewrite(folder, "heroes.toml", "heroes", without("hugo"))
    rewrite(
        folder,
        "power.toml",
        "power",
        lambda parts: [part for part in parts.values() if 'hero = "hugo"' not in part],
    )


def take_out_used(folder: Path) -> None:
    rewrite(folder, "treasure.toml", "cards", without("treasure-ebony-ring"))


def all_of_it(folder: Path) -> None:
    add_a_card(folder)
    add_an_effect(folder)
    swap_some(folder)
    take_out_unused(folder)


# -- what becomes of the table --------------------------------------------------------------------


def in_any_order(stored: Stored) -> Stored:
    """A state without the order in which bags and decks lie: it is that of the content."""
    state = dict(stored["state"])
    for bag in ("supply", "reserve", "combat_deck", "gone"):
        state[bag] = sorted(state[bag])
    state["decks"] = {deck: sorted(cards) for deck, cards in sorted(state["decks"].items())}
    state["discards"] = dict(sorted(state["discards"].items()))
    return state


@pytest.mark.parametrize(
    "mend",
    [
        add_a_card, add_an_effect, wounds_before_the_test, fight_before_the_test, swap_some,
        take_out_unused, all_of_it,
    ],
)  # fmt: skip
def test_a_table_goes_on_when_its_content_is_mended(
    tmp_path: Path, stored: bytes, mend: Callable[[Path], None]
) -> None:
    before = json.loads(stored)
    after = open_mended(tmp_path, "dungeonquest", mend, stored)
    assert in_any_order(after) == in_any_order(before)
    assert after["agenda"] == before["agenda"]
    deeds = [args[1] for name, args, *_ in after["agenda"] if name == "follow"]
    assert deeds == [
        "catacombs-surprise-attack/then/fight",
        "catacombs-surprise-attack/then/attribute-test",
    ]
    assert after["keys"] == ["pass", "reroll first", "reroll second"]
    assert after["over"] or after["answers"] == 400


def test_what_is_stored_can_be_read(stored: bytes) -> None:
    state = json.loads(stored)["state"]
    lindel, gherinn = state["heroes"]
    assert (lindel["kind"], lindel["where"], lindel["at"]) == ("lindel", "catacombs", "e5")
    assert lindel["heading"] == "south"
    assert gherinn["loot"]["cards"] == ["treasure-ebony-ring", "corpse-rope"]
    assert gherinn["determination"] == ["trap-cave-in", "a1"]
    assert (state["monsters"]["cards"], state["dens"]) == (["troll/3"], ["f5"])


def test_a_table_that_needs_what_is_gone_is_refused_and_says_what(
    tmp_path: Path, stored: bytes
) -> None:
    after = open_mended(tmp_path, "dungeonquest", take_out_used, stored)
    assert "treasure-ebony-ring" in json.dumps(after["refused"])


# -- words of the settings ------------------------------------------------------------------------


def heroes_turned_round(folder: Path) -> None:
    file = folder / "variants.py"
    text = file.read_text(encoding="utf-8")
    assert '("random", "chosen", "agreed")' in text
    text = text.replace('("random", "chosen", "agreed")', '("agreed", "chosen", "random")')
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("layout", [1, 3])
def test_the_choices_of_a_setting_stand_in_another_order(
    tmp_path: Path, stored: bytes, layout: int
) -> None:
    """Layout 1 stored 2 for `agreed`."""
    saved = json.loads(stored)
    options = saved["state"]["options"]
    options["heroes"] = "agreed"
    before = dict(options)
    if layout == 1:
        saved["layout"] = 1
        saved["state"]["options"] = {
            **{name: int(on) for name, on in options.items() if name != "heroes"},
            "heroes": 2,
        }
    after = open_mended(tmp_path, "dungeonquest", heroes_turned_round, json.dumps(saved).encode())
    assert after["state"]["options"] == before
    assert after["over"] or after["answers"] == 400


# -- an effect of a Power card that is under way ---------------------------------------------------


def evade_before_the_bonus(folder: Path) -> None:
    file = folder / "content" / "power.toml"
    text = file.read_text(encoding="utf-8")
    bonus = '{ do = "bonus_if_played", by = "opponent", bonus = 4 }'
    assert text.count(f"[{bonus}]") == 1
    file.write_text(text.replace(bonus, f'{{ do = "evade" }}, {bonus}'), encoding="utf-8")


@pytest.mark.parametrize("layout", [3, 2])
def test_an_effect_is_put_before_that_of_a_power_card_under_way(
    tmp_path: Path, layout: int
) -> None:
    """The skeleton names a type for the Poisoned Arrow. Layout 2 stored the place of the effect on
    the card."""
    fight = clash(hand=["volley", "ray"], foe=["poisoned-arrow", "slash"], rounds=2)
    fight.attack("volley", "poisoned-arrow")
    saved = json.loads(save(fight.game)[0])
    saved["agenda"] = [row for row in saved["agenda"] if row[0] != "halt"]
    wielded = saved["agenda"][-1]
    assert wielded[0] == "wield"
    assert wielded[1][1:] == ["poisoned-arrow/bonus-if-played"]
    if layout == 2:
        saved["layout"] = 2
        saved["agenda"][-1] = ["wield", [wielded[1][0], "poisoned-arrow", 0]]
    after = open_mended(
        tmp_path, "dungeonquest", evade_before_the_bonus, json.dumps(saved).encode(), answers=0
    )
    assert after["agenda"][-1] == wielded
    assert after["keys"] == fight.game.pending[0].keys()
