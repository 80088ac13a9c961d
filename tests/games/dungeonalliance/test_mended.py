"""Dungeon Alliance: content is mended under running tables; everything is stored by its id."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.chance import seed_key
from grimorio.core.record import begin, save
from grimorio.games.dungeonalliance import kinds, title
from grimorio.games.dungeonalliance.nouns import EDGE, FACINGS
from grimorio.games.dungeonalliance.state import CLUMSY, KNOWN, SLOWED
from tests.games.dungeonalliance.table import Table, casters
from tests.games.mended import open_mended

Stored = dict[str, Any]
Parts = dict[str, str]


def windy() -> Table:
    """Root has played Gust: its player is asked where the ogre goes, and there is a second
    square to go. Much lies about that has a number."""
    t = casters()
    ogre = t.monster("ogre", (4, 4), damage=1)
    t.monster("goblin", (5, 3))
    t.token("treasure-chest", (5, 5), level=2)
    t.token("dart-trap", (3, 0), face=KNOWN)
    t.pit((5, 4))
    t.row("guard-post", "crypt")
    t.upgrades("long-blade", "oak-bow")
    t.under("lorna", "traveller-boots")
    t.hand(0, "gust", "mysterios-bolt")
    t.activate("root")
    t.play_card("gust", whom=ogre)
    assert t.asked == [(0, "push_to")]
    return t


@pytest.fixture(scope="module")
def stored() -> bytes:
    return stored_as(windy())


def stored_as(t: Table) -> bytes:
    """A laid table as it is stored; where it ends the game goes on."""
    assert t.game is not None
    data, lines = save(t.game)
    assert lines == []
    saved = json.loads(data)
    assert saved["agenda"][0][0] == "halt"
    saved["agenda"][:1] = [["next_round", []], ["end_round", []]]
    return json.dumps(saved).encode()


# -- mending ---------------------------------------------------------------------------------------


def rewrite(folder: Path, name: str, change: Callable[[Parts], list[str]]) -> None:
    """Change the entries of a table of the content."""
    file = folder / "content" / f"{name}.toml"
    head, *parts = re.split(rf"(?m)^(?=\[\[{name}\]\])", file.read_text(encoding="utf-8"))
    found = {}
    for part in parts:
        id_ = re.search(r'(?m)^id = "(.*)"$', part)
        assert id_ is not None
        found[id_[1]] = part.rstrip("\n") + "\n\n"
    file.write_text(head + "".join(change(found)), "utf-8")


def without(id_: str) -> Callable[[Parts], list[str]]:
    return lambda parts: [part for one, part in parts.items() if one != id_]


def swapped(one: str, two: str) -> Callable[[Parts], list[str]]:
    def change(parts: Parts) -> list[str]:
        parts[one], parts[two] = parts[two], parts[one]
        return list(parts.values())

    return change


def add_a_card(folder: Path) -> None:
    """One more card before all others, with an effect of its own."""

    def change(parts: Parts) -> list[str]:
        return [parts["gust"].replace('"gust"', '"breeze"'), *parts.values()]

    rewrite(folder, "upgrades", change)


def add_an_effect(folder: Path) -> None:
    """A card that stands before Gust heals besides: all effects after it have other numbers."""

    def change(parts: Parts) -> list[str]:
        parts["bitter-herbs"] = parts["bitter-herbs"].replace(
            "effects = [", 'effects = [{ do = "heal", count = 1 }, '
        )
        assert "count = 1" in parts["bitter-herbs"]
        return list(parts.values())

    rewrite(folder, "upgrades", change)


def heal_before_the_push(folder: Path) -> None:
    """Gust itself, which is being carried out, heals before it pushes."""

    def change(parts: Parts) -> list[str]:
        parts["gust"] = parts["gust"].replace(
            "effects = [", 'effects = [{ do = "heal", count = 1 }, '
        )
        return list(parts.values())

    rewrite(folder, "upgrades", change)


def swap_some(folder: Path) -> None:
    rewrite(folder, "upgrades", swapped("long-blade", "gust"))
    rewrite(folder, "tiles", swapped("guard-post", "crypt"))
    rewrite(folder, "monsters", swapped("goblin", "ogre"))
    rewrite(folder, "threats", swapped("treasure-chest", "dart-trap"))
    rewrite(folder, "heroes", swapped("mysterios", "lorna"))


def take_out_unused(folder: Path) -> None:
    """Nobody plays alone here, or the Basic Game."""
    rewrite(folder, "solo", without("solo-01"))
    rewrite(folder, "generics", without("reflex"))


def all_of_it(folder: Path) -> None:
    add_a_card(folder)
    add_an_effect(folder)
    heal_before_the_push(folder)
    swap_some(folder)
    take_out_unused(folder)


# -- what becomes of the table ---------------------------------------------------------------------


def in_any_order(stored: Stored) -> Stored:
    """A state without the order in which bags lie: it is that of the content."""
    state = dict(stored["state"])
    for bags in ("tile_bags", "threat_bags", "upgrade_bags"):
        state[bags] = [sorted(bag) for bag in state[bags]]
    state["hero_deck"] = sorted(state["hero_deck"])
    state["players"] = [
        {**player, "hand": sorted(player["hand"]), "deck": sorted(player["deck"])}
        for player in state["players"]
    ]
    return state


@pytest.mark.parametrize(
    "mend",
    [add_a_card, add_an_effect, heal_before_the_push, swap_some, take_out_unused, all_of_it],
)
def test_a_table_goes_on_when_its_content_is_mended(
    tmp_path: Path, stored: bytes, mend: Callable[[Path], None]
) -> None:
    before = json.loads(stored)
    after = open_mended(tmp_path, "dungeonalliance", mend, stored)
    assert in_any_order(after) == in_any_order(before)
    assert after["agenda"] == before["agenda"]
    assert after["agenda"][-1][:1] == ["shove"]
    assert after["agenda"][-1][1][0] == "gust/play/push"
    assert after["keys"] == windy().ask().keys()
    assert after["over"] or after["answers"] == 400


def test_a_table_is_refused_when_the_effect_under_way_is_another(
    tmp_path: Path, stored: bytes
) -> None:
    def mend(folder: Path) -> None:
        def change(parts: Parts) -> list[str]:
            parts["gust"] = parts["gust"].replace(
                '{ do = "push", squares = 2,', '{ do = "pull", squares = 2,'
            )
            return list(parts.values())

        rewrite(folder, "upgrades", change)

    assert "gust/play/push" in open_mended(tmp_path, "dungeonalliance", mend, stored)["refused"]


@pytest.mark.parametrize(
    ("table", "id_", "noun"),
    [("upgrades", "oak-bow", "card"), ("tiles", "web-hall", "laid"), ("heroes", "sable", "hero")],
)
def test_a_table_is_refused_by_name_when_what_it_needs_is_taken_out(
    tmp_path: Path, stored: bytes, table: str, id_: str, noun: str
) -> None:
    def mend(folder: Path) -> None:
        rewrite(folder, table, without(id_))
        if table == "heroes":
            file = folder / "content" / "starters.toml"
            parts = re.split(r"(?m)^(?=\[\[starters\]\])", file.read_text(encoding="utf-8"))
            kept = [part for part in parts if f'hero = "{id_}"' not in part]
            file.write_text("".join(kept), "utf-8")

    refused = open_mended(tmp_path, "dungeonalliance", mend, stored)["refused"]
    assert id_ in refused
    assert noun in refused


# -- words of the rules ----------------------------------------------------------------------------


def words_turned_round(folder: Path) -> None:
    for name, pairs in {
        "nouns.py": (
            ('"speed", "attack", "armour", "evasive"', '"evasive", "speed", "attack", "armour"'),
            ('"competitive", "solo"', '"solo", "competitive"'),
            ('"resting", "starting", "moving"', '"moving", "resting", "starting"'),
        ),
        "state.py": (
            ("SLOWED: Final = 0", "SLOWED: Final = 1"),
            ("WEAKENED: Final = 1", "WEAKENED: Final = 2"),
            ("UNARMOURED: Final = 2", "UNARMOURED: Final = 3"),
            ("CLUMSY: Final = 3", "CLUMSY: Final = 0"),
            ("COMPETITIVE: Final = 0", "COMPETITIVE: Final = 1"),
            ("SOLO: Final = 1", "SOLO: Final = 0"),
            ("RESTING: Final = 0", "RESTING: Final = 1"),
            ("STARTING: Final = 1", "STARTING: Final = 2"),
            ("MOVING: Final = 2", "MOVING: Final = 0"),
        ),
    }.items():
        text = (folder / name).read_text(encoding="utf-8")
        for one, two in pairs:
            assert text.count(one) == 1, one
            text = text.replace(one, two)
        (folder / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("layout", [2, 1])
def test_what_is_hindered_and_the_stage_of_an_activation_stand_in_another_order(
    tmp_path: Path, stored: bytes, layout: int
) -> None:
    """Layout 1 stored them by their places, and the corridors as a mask."""
    saved = json.loads(stored)
    state = saved["state"]
    assert (state["mode"], state["stage"]) == ("competitive", "moving")
    edges = list(state["corridors"])
    assert edges
    hero, *others = state["players"][0]["heroes"]
    hero["hindered"] = {"speed": 2, "evasive": 1}
    wanted = json.loads(json.dumps(state))
    if layout == 1:
        saved["layout"] = 1
        hindered = [0, 0, 0, 0]
        hindered[SLOWED], hindered[CLUMSY] = 2, 1
        hero["hindered"] = hindered
        for one in others:
            one["hindered"] = []
        state |= {
            "mode": 0, "stage": 2, "facings": FACINGS.load(state["facings"]),
            "corridors": sum([1 << EDGE.number(edge) for edge in edges]),
        }  # fmt: skip
    data = json.dumps(saved).encode()
    found = open_mended(tmp_path, "dungeonalliance", words_turned_round, data, answers=100)
    assert in_any_order(found) == in_any_order({"state": wanted})
    assert found["over"] or found["answers"] == 100


# -- what belongs to a seat or to a number of players ----------------------------------------------


def turned_round(folder: Path, table: str, name: str, count: int) -> None:
    """The first N entries of that name in the opposite order."""
    file = folder / "content" / f"{table}.toml"
    head, *parts = re.split(r"(?m)^(?=\[\[)", file.read_text(encoding="utf-8"))
    first = next(n for n, part in enumerate(parts) if part.startswith(f"[[{name}]]"))
    parts[first : first + count] = parts[first : first + count][::-1]
    assert all(part.startswith(f"[[{name}]]") for part in parts[first : first + count])
    file.write_text("\n".join([head, *parts]), encoding="utf-8")


def test_starting_tiles_stand_in_another_order(tmp_path: Path) -> None:
    """A defeated hero may leave for the Starting tile of its seat, which is no place in a list."""
    t = casters()
    t.hero("lorna").defeated = True
    t.activate("lorna")
    after = open_mended(
        tmp_path, "dungeonalliance", lambda folder: turned_round(folder, "tiles", "tiles", 4),
        stored_as(t), answers=0,
    )  # fmt: skip
    assert any(key.startswith("leave ") for key in after["keys"])
    assert after["keys"] == t.ask().keys()


def test_frames_stand_in_another_order(tmp_path: Path) -> None:
    """The frame is the one for the number of players: three choose among three entrances."""
    game = begin("dungeonalliance", title.options({}, 3), 3, seed_key(1), practice=True)
    assert game.pending[0].kind is kinds.CHOOSE_ENTRANCE
    after = open_mended(
        tmp_path, "dungeonalliance", lambda folder: turned_round(folder, "table", "frames", 4),
        save(game)[0], answers=20,
    )  # fmt: skip
    assert after["keys"] == game.pending[0].keys()
    assert after["answers"] == 20
