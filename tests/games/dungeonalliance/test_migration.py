"""Dungeon Alliance: tables of older rulesets go on under today's.

checkpoints/ holds what rulesets 1 to 3 stored, each while the question it is named after was open.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grimorio.core import Dumped, Game
from grimorio.core.record import resume
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import MONSTER, MONSTER_TOKENS
from grimorio.games.dungeonalliance.kinds import END, LOOK_FOR, OPEN, THROW
from grimorio.games.dungeonalliance.migration import migrate
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.golden import choose
from tests.games.dungeonalliance.table import new_game

CHECKPOINTS = Path(__file__).parent / "checkpoints"
STORED = sorted((int(path.parent.name), path.stem) for path in CHECKPOINTS.glob("*/*.json"))
NOW = {
    "lay_tile": "act",
    "pick_tile": "act",
    "lose_card": "lose_cards",
    "upgrade_too_dear": "discard",
}
"""Questions that are asked otherwise today; the Upgrades of the last one cost more now."""


def stored(name: str, ruleset: int = 1) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((CHECKPOINTS / str(ruleset) / f"{name}.json").read_text())
    assert read["lines"] == []
    return dict(read["saved"])


def opened(name: str, ruleset: int = 1) -> Game[Dungeon]:
    """A table of an older ruleset, as it was left."""
    saved = stored(name, ruleset)
    assert saved["ruleset"] == ruleset
    game, _ = resume(json.dumps(saved).encode())
    return game


@pytest.mark.parametrize(("ruleset", "name"), STORED)
def test_a_table_of_an_older_ruleset_asks_the_same_and_is_played_to_its_end(
    ruleset: int, name: str
) -> None:
    game = opened(name, ruleset)
    assert game.pending[0].kind.name == NOW.get(name, name)
    dice = Random(name)
    parts = title.rules.conserved(game.state)
    while game.outcome is None:
        asked = game.pending[0]
        game.answer(asked.seat, choose(asked, dice))
    assert title.rules.conserved(game.state) == parts


@pytest.mark.rule("DA-DOOR-4", "DA-DOOR-6")
def test_a_door_that_waited_for_its_tile_is_shut_and_its_speed_point_given_back() -> None:
    saved = stored("lay_tile")
    step, (edge, cell, _) = saved["agenda"][-1]
    assert step == "lay_tile"
    game = opened("lay_tile")
    assert points_left(game.state) >= 1
    assert game.state.used == saved["state"]["used"] - 1
    assert game.state.laid[cell] == saved["state"]["laid"][cell]
    doors = [OPEN.parts(one) for one in game.pending[0].options if OPEN.matches(one)]
    tiles = [laid for door, laid in doors if door == edge]
    assert tiles
    assert NONE not in tiles, "door, tile and turns in one answer"


@pytest.mark.rule("DA-LOCK-10", "DA-SECRET-6")
@pytest.mark.parametrize("ruleset", [1, 2])
def test_a_lock_that_waited_for_its_tile_is_tried_anew_and_its_speed_point_given_back(
    ruleset: int,
) -> None:
    saved = stored("pick_tile", 2)
    step, (edge,) = saved["agenda"][-1]
    assert step == "pick"
    saved["ruleset"] = ruleset
    game, _ = resume(json.dumps(saved).encode())
    assert game.pending[0].kind.name == "act"
    assert game.state.used == saved["state"]["used"] - 1
    tries = [LOOK_FOR.parts(one) for one in game.pending[0].options if LOOK_FOR.matches(one)]
    assert edge in [door for door, _ in tries], "door, tile and turns in one answer"


@pytest.mark.rule("DA-DRAW-1", "DA-UPG-1")
@pytest.mark.parametrize("name", ["upgrade", "discard", "act"])
def test_who_was_in_an_activation_discards_once(name: str) -> None:
    game = opened(name)
    seat = game.pending[0].seat
    asked = []
    for _ in range(40):
        ask = game.pending[0]
        if ask.kind.name in ("activate", "choose_monster", "monster_act"):
            break
        if ask.kind.name in ("upgrade", "discard"):
            asked.append(ask.kind.name)
        options = ask.options
        usual = [one for one in (END(), THROW(())) if one in options]
        game.answer(ask.seat, [*usual, options[0]][0])
    assert len(asked) == 1
    assert game.pending[0].seat != seat or game.pending[0].kind.name != "discard"


@pytest.mark.rule("DA-RUL-143")
def test_a_solo_card_that_waited_is_followed_by_the_only_player() -> None:
    dumped = Dumped({"mode": 1, "supply": [2]}, [["end_cycle", []], ["follow_card", []]])
    found = migrate(dumped, 1)
    assert found.state == {"mode": 1, "supply": {"0": 2}, "solo_row": [], "goal": 0}
    assert found.agenda == [["end_cycle", []], ["follow_card", [0]]]


@pytest.mark.rule("DA-SETUP-17", "DA-SETUP-20", "DA-SETUP-30")
def test_a_table_whose_upgrades_and_tiles_lie_there_already_places_heroes_and_goes_on() -> None:
    game = new_game(2, "placed later")
    while game.pending[0].kind.name != "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    s = game.state
    row, s.tile_row = list(range(5)), [4, 5]
    s.row = row.copy()
    while game.pending[0].kind.name == "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    assert (game.state.row, game.state.tile_row) == (row, [4, 5])


@pytest.mark.rule("DA-RUL-200")
def test_a_token_that_no_tile_shows_any_more_stays_with_its_table() -> None:
    """Ruleset 3 had more tokens of some monsters: a running table keeps its own."""
    saved = stored("activate", 3)
    ogres = saved["state"]["supply"]["ogre"] + [
        monster["kind"] for monster in saved["state"]["monsters"].values()
    ].count("ogre")
    assert ogres == 3
    game = opened("activate", 3)
    ogre = MONSTER["ogre"]
    now = game.state.supply[ogre] + [one.kind for one in game.state.monsters.values()].count(ogre)
    assert now == ogres > MONSTER_TOKENS[ogre]
