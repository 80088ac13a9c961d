"""What a turn goes on with after a fight: a trade before things are given up, or the Church."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.rules.lattice import START
from grimorio.games.euthia.state import COMBAT, MINING, TRADE
from tests.games.euthia.test_turns import LAND
from tests.games.euthia.treks import Trek


@pytest.mark.rule("EU-EX-19", "EU-DEATH-9", "EU-DEATH-10", "EU-RUL-32")
def test_after_a_death_points_are_lost_and_tokens_can_be_used() -> None:
    trek = Trek(at="+1+0", tiles=LAND, health=1, top="stone-crab", rolls=[6, 6],
                draws=["healing"])  # fmt: skip
    trek.say("march trade", "go +2-1")
    assert trek.hero.moves == 1
    trek.skip("act")
    assert trek.told("fell")
    assert trek.hero.at == START
    assert trek.hero.moves == 0
    assert trek.hero.actions == [MINING]
    trek.say("march mining")
    assert trek.can("go") == ["go +0+0", "go +1+0", "go +0+1"]


@pytest.mark.rule("EU-WIN-12", "EU-WIN-11", "EU-OBJ-6")
def test_who_has_just_liberated_a_trade_place_may_trade_before_giving_anything_up() -> None:
    land = {**LAND, "+1+1": "i-fixed-1"}  # Merchants with a Monster
    board = {"bag-1": "iron", "bag-2": "iron", "bag-3": "quartz", "sword-2": "oath-sword"}
    given = {"at": "+1+0", "tiles": land, "board": board, "moves": 1, "top": "stone-crab",
             "rolls": [1, 1, 6, 6]}  # fmt: skip
    trek = Trek(**given, draws=["dragonfly"])  # type: ignore[arg-type]
    trek.say("go +1+1").skip("attack")
    trek.say("attack with oath-sword").skip("give_up")
    assert trek.hero.actions == [TRADE, MINING]
    assert "trade-now" in trek.can()  # the Gaar token of the Loot has no room
    trek.say("trade-now", "sell bag-1 side 0", "done")
    assert trek.asked() == [(0, "act")]
    assert trek.hero.excess == []
    assert trek.on("bag-1") == "gaar"
    later = Trek(**{**given, "actions": (COMBAT, MINING)}, draws=["dragonfly"])  # type: ignore[arg-type]
    later.say("go +1+1").skip("attack")
    later.say("attack with oath-sword").skip("give_up")
    assert "trade-now" not in later.can()
