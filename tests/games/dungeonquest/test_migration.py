"""DungeonQuest: tables of older rulesets go on under that of today, and tables of numbers under
ids.

checkpoints/ holds what ruleset 1 stored, each while the question it is named after was open;
checkpoints_2/ what ruleset 2 stored while things were numbers on disk.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grimorio.core import Data, Dumped, Game
from grimorio.core.agenda import dump_agenda
from grimorio.core.chance import Chance
from grimorio.core.data import as_dict
from grimorio.core.errors import BadRecord
from grimorio.core.record import Line, resume, save
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import CARD
from grimorio.games.dungeonquest.migration import LAYOUT, lay_out_mark
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE
from grimorio.games.dungeonquest.rules.fight import duel
from grimorio.games.dungeonquest.rules.fight.sides import (
    BONUS,
    BONUS_IF_MINE,
    FORBID,
    PLAY_OPEN,
)
from grimorio.games.dungeonquest.state import LEFT, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY
from grimorio.table.game.opening import open_under_new_rules
from grimorio.table.storage.store import Checkpoint, EntryRow, SeatRow, TableRow
from tests.games.dungeonquest.builders import cell
from tests.games.dungeonquest.fights import OPEN_ROOM, hero, quest
from tests.games.dungeonquest.golden import choose

CHECKPOINTS = Path(__file__).parent / "checkpoints"
NAMES = sorted(path.stem for path in CHECKPOINTS.glob("*.json"))


def stored(name: str) -> tuple[dict[str, Any], list[Line]]:
    read = json.loads((CHECKPOINTS / f"{name}.json").read_text())
    return read["saved"], [tuple(line) for line in read["lines"]]


def opened(name: str) -> Game[Quest]:
    """A table of ruleset 1, as it was left."""
    saved, lines = stored(name)
    assert saved["ruleset"] == 1
    game, kept = resume(json.dumps(saved).encode(), lines)
    assert kept == len(lines)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_ruleset_1_asks_the_same_and_is_played_to_its_end(name: str) -> None:
    game = opened(name)
    assert game.pending[0].kind.name == name
    dice = Random(name)
    parts = title.rules.conserved(game.state)
    while game.outcome is None:
        asked = game.pending[0]
        game.answer(asked.seat, choose(game.state, asked, dice))
    assert title.rules.conserved(game.state) == parts


@pytest.mark.rule("DQ-MOVE-4", "DQ-RUL-87")
def test_a_table_of_ruleset_2_may_give_way_into_the_treasure_room() -> None:
    """It was asked where to, without that answer; it is asked again, with it."""
    place, beside = cell("f6"), cell("f7")
    s = quest(
        hero("lindel", at=place, came_from=NONE), hero("hugo", at=TREASURE),
        chance=Chance(bytes(32)), tiles={place: OPEN_ROOM, beside: OPEN_ROOM},
    )  # fmt: skip
    s.heroes[0].side = NONE
    with_treasure = duel.refuges(s, 0)
    assert sorted(with_treasure) == sorted([TREASURE, beside])
    old = Dumped(s.dump(), dump_agenda([]), LAYOUT)
    new = title.rules.migrate(old, 2)
    assert duel.refuges(title.load(new.state), 0) == with_treasure


@pytest.mark.rule("DQ-CATA-24")
def test_who_was_asked_for_an_arrow_sees_the_tile_now() -> None:
    saved, _ = stored("arrow")
    game = opened("arrow")
    cell, tile = game.pending[0].about
    assert isinstance(cell, int)
    assert saved["state"]["tiles"][cell] == NONE
    assert game.state.tiles[cell] == tile


@pytest.mark.rule("DQ-CATA-24")
def test_an_arrow_that_was_chosen_stays_chosen() -> None:
    saved, lines = stored("arrow")
    seat = int(lines[-1][0])
    game, kept = resume(json.dumps(saved).encode(), [*lines, (seat, "2")])
    assert kept == len(lines) + 1
    cell = game.state.heroes[seat].at
    assert game.state.turned[cell] == 2


@pytest.mark.rule("DQ-CATA-28")
def test_an_old_mark_that_nothing_can_be_escaped_is_gone() -> None:
    saved, _ = stored("move")
    marked = [as_dict(hero)["no_escape"] for hero in saved["state"]["heroes"]]
    assert any(marked)
    assert not any(hero.no_escape and not hero.must_face for hero in opened("move").state.heroes)


@pytest.mark.rule("DQ-SOLO-7")
@pytest.mark.parametrize("loot", ["treasure-ebony-ring", "corpse-gold-50"])
def test_of_who_had_left_it_is_known_whether_it_carried_a_treasure(loot: str) -> None:
    saved, _ = stored("may")
    one = saved["state"]["heroes"][0]
    assert one["where"] == LEFT
    one["loot"] = {"cards": [CARD[loot]], "seen": [EVERYBODY]}
    moved = title.rules.migrate(Dumped(saved["state"], saved["agenda"]), 1)
    assert Quest.load(moved.state).heroes[0].with_treasure == loot.startswith("treasure")


@pytest.mark.parametrize("name", NAMES)
def test_the_server_goes_on_with_such_a_table_and_says_so(name: str) -> None:
    saved, lines = stored(name)
    number = saved["number"] + len(lines)
    entries = [EntryRow(0, -1, "", "start", 0.0)]
    for n, (seat, key, *_) in enumerate(lines, saved["number"] + 1):
        entries.append(EntryRow(n, int(seat), str(key), "answer", 0.0))
    seats = [SeatRow(n, "human", "", "") for n in range(saved["seats"])]
    row = TableRow(
        "t", "dungeonquest", 1, saved["options"], seats, saved["key"], "",
        number=number, practice=True,
    )  # fmt: skip
    base = Checkpoint(saved["number"], 1, json.dumps(saved).encode(), 0)
    again = open_under_new_rules(row, entries, [base])
    assert again.match.game.pending[0].kind.name == name
    note = again.entries[0].told[0]
    now = title.history.ruleset
    assert note.text.args == {"old": 1, "new": now, "kept": len(lines), "asked": 0}


def test_a_checkpoint_from_before_there_was_an_agenda_is_refused() -> None:
    """Nobody can know where in a turn it stood. The server freezes such a table and says so."""
    saved, _ = stored("act")
    del saved["agenda"]
    with pytest.raises(BadRecord, match="the checkpoint does not open"):
        resume(json.dumps({**saved, "todo": [[0], [6]]}).encode())


# -- numbers and ids ------------------------------------------------------------------------------


def test_a_fight_that_was_stored_by_numbers_is_the_same_by_ids_and_goes_on() -> None:
    read = json.loads((CHECKPOINTS.parent / "checkpoints_2" / "fight.json").read_text())
    old = read["saved"]["state"]
    game, _ = resume(json.dumps(read["saved"]).encode())
    assert game.pending[0].kind.name == "shield"
    s: Quest = game.state
    assert [one.at for one in s.heroes] == [one["at"] for one in old["heroes"]]
    assert s.tiles == old["tiles"]
    assert s.decks == dict(enumerate(old["decks"][:10]))
    assert s.combat is not None
    assert s.combat.foe.next_marks == [(BONUS, NONE, 1)]
    again = json.loads(save(game)[0])["state"]
    gained = [one["determination"] for one in again["heroes"]]
    assert gained == [["a10/east"], [], [], ["trap-trapdoor"]]
    dice = Random(1)
    while game.outcome is None:
        asked = game.pending[0]
        game.answer(asked.seat, choose(game.state, asked, dice))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([BONUS, 2], [BONUS, NONE, 2]),
        ([BONUS_IF_MINE, 1, 3], [BONUS_IF_MINE, 1, 3]),
        ([FORBID, 2], [FORBID, 2, 0]),
        ([PLAY_OPEN], [PLAY_OPEN, NONE, 0]),
    ],
)
def test_a_mark_of_a_power_card_says_its_type_and_its_number(
    old: list[Data], new: list[Data]
) -> None:
    assert lay_out_mark(old) == new
