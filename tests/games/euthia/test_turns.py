"""Rounds and turns (EU-ROUND, EU-TURN, EU-ACT, EU-MOVE)."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import PLACE, SOCKET
from grimorio.games.euthia.rules.lattice import START
from grimorio.games.euthia.rules.turn import begin_round, take_turn
from grimorio.games.euthia.state import COMBAT, MINING, TRADE
from tests.games.euthia.treks import AROUND, Trek

LAND = {
    "-1-1": "i-other-2",  # mountain!1, treasure-1, portal
    "+1-2": "i-fixed-3",  # treasure-1!1, mountain, plain
    "+2-1": "i-other-1",  # alchemists!1, lake, plain
    "+1+1": "i-other-4",  # merchants, plain, mountain!1
    "-1+2": "i-fixed-2",  # portal, lake!1, cave
    "-2+1": "i-other-6",  # earth, lake!1, plain
}
assert tuple(LAND) == AROUND


@pytest.mark.rule("EU-ROUND-1", "EU-ROUND-2", "EU-ROUND-3", "EU-ROUND-4", "EU-ABIL-2", "EU-ABIL-3",
                  "EU-GEM-6", "EU-TURN-7", "EU-RUL-34")  # fmt: skip
def test_a_round_begins_with_three_tokens_the_kept_one_and_all_ready() -> None:
    trek = Trek(
        begin_round(),
        board={"greaves": "mail-greaves"},
        sockets={"greaves": ("emerald/spent",)},
        used=("sword-1",),
        actions=(),
    )
    hero = trek.hero
    assert hero.actions == [COMBAT, TRADE, MINING]
    assert hero.used == 0
    assert hero.sockets == {PLACE.number("greaves"): (SOCKET.number("emerald/active"),)}
    trek.say("end trade")
    assert (hero := trek.hero).saved == TRADE
    assert hero.actions == []
    trek.say("end none")  # the other Hero
    assert trek.s.round == 3
    assert trek.hero.actions == [COMBAT, TRADE, TRADE, MINING]
    assert trek.hero.saved == -1


@pytest.mark.rule("EU-ROUND-5", "EU-ROUND-6", "EU-BOARD-2")
def test_turns_go_clockwise_from_the_start_player_round_after_round() -> None:
    trek = Trek(begin_round(), rivals=("dral", "ael"))
    order = []
    for _ in range(6):
        order.append(trek.question.seat)
        trek.say("end none")
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("EU-ROUND-7")
def test_the_game_ends_after_six_rounds() -> None:
    trek = Trek(begin_round())
    for _ in range(2 * 5):
        trek.say("end none")
    assert trek.game.outcome is not None  # the first of the six was round 2 of this table
    assert trek.s.round == 6


@pytest.mark.rule("EU-TURN-1", "EU-RUL-32")
def test_the_first_turn_begins_in_the_church_without_an_entry() -> None:
    trek = Trek(take_turn(0), health=3)
    assert trek.hero.at == START
    assert trek.hero.health == 3
    trek.s.heroes[0].at = -1
    again = Trek(take_turn(0), at="", health=3, tiles=LAND)
    assert again.told("placed") == []
    assert again.hero.health == 3


@pytest.mark.rule("EU-ACT-1", "EU-ACT-2", "EU-ACT-3", "EU-ACT-5", "EU-ACT-6", "EU-RUL-5",
                  "EU-MOVE-1", "EU-TURN-5")  # fmt: skip
def test_a_token_gives_its_movement_points_once() -> None:
    trek = Trek(actions=(COMBAT, TRADE, TRADE, MINING))
    trek.say("march mining")
    assert trek.hero.moves == 1
    assert trek.hero.actions == [COMBAT, TRADE, TRADE]
    trek.say("march trade")
    assert trek.hero.moves == 3
    trek.say("march trade", "march combat")
    assert trek.hero.moves == 8
    assert trek.hero.actions == []
    assert trek.can("march") == []


@pytest.mark.rule("EU-TURN-8", "EU-TURN-10", "EU-RUL-35")
def test_what_is_left_at_the_end_of_a_turn_is_lost() -> None:
    trek = Trek(moves=2)
    trek.say("end none")
    assert trek.hero.actions == []
    assert trek.hero.moves == 0
    assert trek.hero.saved == -1


@pytest.mark.rule("EU-MOVE-2", "EU-MOVE-3", "EU-SPEC-1", "EU-SPEC-3", "EU-SPEC-4", "EU-SPEC-5",
                  "EU-SPEC-6")  # fmt: skip
def test_a_step_costs_one_point_and_the_church_is_left_by_its_hexes() -> None:
    trek = Trek(moves=1, tiles=LAND, others={1: "+0+0"}, actions=())
    assert trek.can("go") == ["go +0+0", "go +1+0", "go +0+1"]
    trek.say("go +0+0")
    assert (trek.at, trek.hero.moves) == ("+0+0", 0)
    trek = Trek(moves=1, at="+0+0", tiles=LAND, actions=())
    # Beside it: the two other hexes of its tile, its centre, and hexes of three other tiles.
    assert "go +0+0-centre" in trek.can("go")
    assert "go +1+0" in trek.can("go")
    trek = Trek(moves=1, at="+2-1", tiles=LAND, freed=["+2-1"], actions=())
    assert "go +0+0-centre" not in trek.can("go")


@pytest.mark.rule("EU-LIB-1", "EU-LIB-2", "EU-LIB-4", "EU-LIB-6", "EU-LIB-7", "EU-RUL-38")
def test_a_monster_bars_the_way_without_a_combat_action() -> None:
    trek = Trek(moves=2, at="+1+0", tiles=LAND, actions=(TRADE,))
    assert "go +2-1" not in trek.can("go")
    armed = Trek(moves=2, at="+1+0", tiles=LAND, actions=(COMBAT,))
    assert "go +2-1" in armed.can("go")
    # Nobody walks through: the lake behind is reached another way only.
    freed = Trek(moves=1, at="+1+0", tiles=LAND, actions=(), freed=["+2-1"])
    assert "go +2-1" in freed.can("go")


@pytest.mark.rule("EU-LIB-3", "EU-LIB-8", "EU-EX-2", "EU-TURN-4")
def test_entering_the_hex_of_a_monster_is_a_fight_and_points_are_kept() -> None:
    trek = Trek(moves=2, at="+1+0", tiles=LAND, actions=(COMBAT, TRADE), rolls=[1] * 20,
                draws=["dread"] * 3)  # fmt: skip
    trek.say("go +2-1")
    assert trek.told("fights")
    assert trek.hero.actions == [TRADE]
    assert trek.hero.moves == 1


@pytest.mark.rule("EU-SPEC-7")
def test_a_centre_opens_when_all_its_hexes_are_liberated() -> None:
    towers = {**LAND, "+2-1": "iii-fixed-1"}
    shut = Trek(moves=1, at="+3-1", tiles=towers, freed=["+3-1"])
    assert "go +2+0" in shut.can("go")
    assert "go +2-1-centre" not in shut.can("go")
    opened = Trek(moves=1, at="+3-1", tiles=towers, freed=["+2-1", "+3-1"])
    assert "go +2-1-centre" in opened.can("go")
