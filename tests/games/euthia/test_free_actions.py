"""Free Actions, teleports, Confrontations, Mining (EU-CHURCH, EU-TREAS, EU-TELE, EU-CONF,
EU-MINE)."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import PIECE, SPOT
from grimorio.games.euthia.state import COMBAT, MINING, TRADE
from tests.games.euthia.test_turns import LAND
from tests.games.euthia.treks import Trek

# -- the Church ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-CHURCH-1", "EU-CHURCH-2", "EU-CHURCH-3", "EU-CHURCH-4", "EU-TURN-6")
def test_the_church_heals_six_and_sells_potions_for_one_gold_each() -> None:
    trek = Trek(gold=3, health=1, hero="dral", rivals=("ael",))
    trek.say("church-heal")
    assert (trek.hero.health, trek.hero.gold) == (7, 2)
    trek.say("church-potion", "church-potion")
    assert [trek.on("bag-1"), trek.on("bag-2")] == ["healing-potion"] * 2
    assert trek.hero.gold == 0
    assert trek.hero.actions == [COMBAT, TRADE, MINING]
    assert trek.can("church-potion") == []
    assert trek.can("trade") == []


# -- Treasure --------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TREAS-1", "EU-TREAS-3", "EU-RUL-45", "EU-LIB-5")
def test_a_treasure_is_taken_once_with_a_hero_token() -> None:
    trek = Trek(at="+0-1", tiles=LAND, draws=["locket"])
    trek.say("treasure")
    assert trek.s.marks == {SPOT.number("+0-1"): 0}
    assert trek.on("jewel-1") == "locket"
    assert trek.can("treasure") == []
    taken = Trek(at="+0-1", tiles=LAND, marks={"+0-1": 1})
    assert taken.can("treasure") == []


@pytest.mark.rule("EU-TREAS-4", "EU-LIB-5")
def test_nothing_is_done_in_a_hex_whose_monster_stands() -> None:
    land = {**LAND, "-1-1": "i-fixed-3"}
    assert Trek(at="-1-1", tiles=land).can("treasure") == []
    assert Trek(at="-1-1", tiles=land, freed=["-1-1"]).can("treasure") == ["treasure"]


@pytest.mark.rule("EU-TREAS-2", "EU-OBJ-6", "EU-OBJ-4", "EU-BAG-1", "EU-OBJ-3")
def test_without_room_something_is_used_or_given_up() -> None:
    full = {"bag-1": "iron", "bag-2": "iron", "bag-3": "quartz"}
    trek = Trek(at="+0-1", tiles=LAND, board=full, draws=["purse"])
    trek.say("treasure")
    assert trek.asked() == [(0, "give_up")]
    assert set(trek.can()) == {
        "throw-new purse", "throw bag-1", "throw bag-2", "throw bag-3", "use-here purse",
    }  # fmt: skip
    trek.say("use-here purse")
    assert trek.hero.gold == 3
    assert trek.hero.excess == []
    assert trek.on("bag-3") == "quartz"
    again = Trek(at="+0-1", tiles=LAND, board=full, draws=["purse"])
    again.say("treasure", "throw bag-3")
    assert again.on("bag-3") == "purse"
    assert PIECE.number("quartz") in again.s.resource_gone[0]


# -- Portals and teleports -------------------------------------------------------------------------


@pytest.mark.rule("EU-TELE-1", "EU-TELE-4", "EU-TELE-5", "EU-RUL-29")
def test_a_portal_leads_to_another_and_not_back_before_its_hex_was_left() -> None:
    trek = Trek(at="-1+0", tiles=LAND, moves=2, actions=(TRADE,))  # Portals at -1+0 and -1+2
    assert trek.can("portal") == ["portal -1+2"]
    trek.say("portal -1+2")
    assert (trek.at, trek.hero.moves) == ("-1+2", 2)
    assert trek.can("portal") == []
    trek.say("go +0+1", "go -1+2")
    assert trek.can("portal") == ["portal -1+0"]


@pytest.mark.rule("EU-TELE-6", "EU-EX-5", "EU-RUL-30", "EU-RUL-82", "EU-TIME-2")
def test_a_scroll_reaches_a_centre_three_steps_away() -> None:
    towers = {**LAND, "+2-1": "iii-fixed-1"}
    trek = Trek(at="+1+0", tiles=towers, board={"bag-1": "teleport-scroll"},
                freed=["+2-1", "+3-1"])  # fmt: skip
    trek.say("use-here teleport-scroll")
    assert trek.asked() == [(0, "teleport")]
    assert trek.question.about == (3,)
    assert "to +2-1-centre" in trek.can()
    trek.say("to +2-1-centre")
    assert trek.at == "+2-1-centre"
    assert trek.on("bag-1") == ""


@pytest.mark.rule("EU-TELE-2", "EU-TELE-3", "EU-LIB-4")
def test_a_teleport_to_a_monster_needs_a_combat_action_and_a_centre_its_hexes() -> None:
    towers = {**LAND, "+2-1": "iii-fixed-1"}
    armed = Trek(at="+1+0", tiles=towers, board={"bag-1": "teleport-scroll"})
    armed.say("use-here teleport-scroll")
    assert "to +2-1" in armed.can()
    assert "to +2-1-centre" not in armed.can()
    bare = Trek(at="+1+0", tiles=towers, board={"bag-1": "teleport-scroll"}, actions=())
    bare.say("use-here teleport-scroll")
    assert "to +2-1" not in bare.can()
    assert "to +2+0" in bare.can()


@pytest.mark.rule("EU-ELEM-6")
def test_a_teleport_into_an_influenced_hex_counts_as_moving_there() -> None:
    land = {**LAND, "-1-1": "ii-other-3", "-1+2": "i-fixed-2"}  # Fire at +0-1
    trek = Trek(at="+0+1", tiles=land, board={"bag-1": "teleport-scroll"}, health=5)
    trek.say("use-here teleport-scroll", "to +0+0")
    assert trek.hero.health == 3


@pytest.mark.rule("EU-RUL-51", "EU-ACT-4")
def test_a_granted_action_is_enough() -> None:
    trek = Trek(at="+1+0", tiles=LAND, board={"bag-1": "war-scroll"}, actions=(), moves=1,
                rolls=[1] * 20, draws=["dread"] * 3)  # fmt: skip
    assert "go +2-1" not in trek.can("go")
    trek.say("use-here war-scroll")
    assert trek.hero.granted == [COMBAT]
    assert trek.can("march") == []
    trek.say("go +2-1")
    assert trek.told("fights")
    assert trek.hero.granted == []


# -- Confrontations --------------------------------------------------------------------------------


@pytest.mark.rule("EU-EX-3", "EU-ROLL-5", "EU-ROLL-6", "EU-ROLL-7", "EU-ROLL-8", "EU-ROLL-9",
                  "EU-CONF-4")  # fmt: skip
def test_air_then_earth_then_gaar_then_attention() -> None:
    airy = {**LAND, "-1-1": "ii-fixed-2"}  # Air at -1+0, beside the Earth at -2+1
    trek = Trek(hero="ael", at="-2+1", tiles=airy, board={"ability-2": "attention"},
                rolls=[2, 4, 2])  # fmt: skip
    trek.say("confront")
    assert trek.told("turned") == [(4, 3)]
    assert trek.question.about == (7, 2, 3)
    trek.say("gaar left")  # the 2 becomes another 2
    assert trek.question.about == (9, 2, 3)
    trek.say("use attention")
    assert trek.question.about == (11, 2, 3)


@pytest.mark.rule("EU-CONF-1", "EU-CONF-2", "EU-CONF-3", "EU-RUL-49")
def test_a_confrontation_pays_the_others_and_happens_once() -> None:
    trek = Trek(at="-2+1", tiles=LAND, gold=1, claims={"-2+1": (0, 1)}, rolls=[4, 3])
    trek.say("confront", "pass")
    rival = trek.s.heroes[1]
    assert trek.hero.gold == 0
    assert trek.told("paid") == [(0, 1)]
    assert rival.gold == 7
    assert trek.s.claims[SPOT.number("-2+1")] == (1, 1)
    assert trek.can("confront") == []
    poor = Trek(at="-2+1", tiles=LAND, gold=0, claims={"-2+1": (0, 1)})
    assert poor.can("confront") == []


@pytest.mark.rule("EU-CONF-4", "EU-CONF-5", "EU-ROLL-1", "EU-ROLL-2", "EU-ROLL-3", "EU-ROLL-4",
                  "EU-ROLL-6", "EU-ELEM-9")  # fmt: skip
def test_gaar_and_clovers_change_the_roll_one_after_the_other() -> None:
    trek = Trek(hero="ael", at="-2+1", tiles=LAND, board={"ability-2": "attention"},
                rolls=[2, 2, 5], draws=["iron"])  # fmt: skip
    trek.say("confront")
    assert trek.question.about == (2 + 2 + 2, 2, 2)  # Earth helps
    trek.say("gaar left")
    assert trek.question.about == (5 + 2 + 2 + 2, 5, 2)
    assert trek.hero.gaar == 3
    trek.say("use attention")
    assert trek.question.about == (13, 5, 2)
    trek.say("pass")
    # 12 and more: an Earth Essence and a Natural Resource of the Mountain.
    assert trek.told("result") == [(0, 13)]
    assert (trek.on("gem-1"), trek.on("bag-1")) == ("essence-earth", "iron")


@pytest.mark.rule("EU-CONF-6")
def test_a_result_outside_all_ranges_does_nothing() -> None:
    trek = Trek(at="-2+1", tiles=LAND, rolls=[3, 3], health=4)
    trek.say("confront", "pass")  # 8 against Earth
    assert trek.hero.health == 4
    assert trek.told("stored") == []
    assert trek.s.claims[SPOT.number("-2+1")] == (1, 0)


@pytest.mark.rule("EU-CONF-7")
def test_who_dies_in_a_confrontation_stands_in_the_church() -> None:
    trek = Trek(at="-2+1", tiles=LAND, rolls=[1, 1], health=2, reputation=4)
    trek.say("confront", "pass")  # 4 against Earth: 2 Wounds
    assert trek.at == "+0+0-centre"
    assert trek.hero.reputation == 2


# -- Mining ----------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MINE-1", "EU-MINE-2", "EU-MINE-3", "EU-MINE-4", "EU-ACT-4")
def test_a_mining_action_takes_a_resource_of_the_terrain_once() -> None:
    trek = Trek(at="+0+0", tiles=LAND, draws=["iron"], actions=(MINING, MINING), freed=[])
    assert trek.can("mine") == []  # the start tile with the Priest is plain there
    trek = Trek(at="+1+0", tiles=LAND, draws=["nugget"], actions=(MINING, MINING))
    trek.say("mine")
    assert trek.on("bag-1") == "nugget"
    assert trek.hero.actions == [MINING]
    assert trek.s.claims == {SPOT.number("+1+0"): (1, 0)}
    assert trek.can("mine") == []


@pytest.mark.rule("EU-MINE-5", "EU-RUL-36")
def test_a_miner_pays_every_rival_with_a_token_there_or_cannot_mine() -> None:
    crowd = {"+1+0": (0, 1, 2)}
    trek = Trek(rivals=("dral", "ael"), at="+1+0", tiles=LAND, gold=2, claims=crowd,
                draws=["nugget"])  # fmt: skip
    trek.say("mine")
    assert trek.hero.gold == 0
    assert trek.told("paid") == [(0, 1), (0, 2)]
    poor = Trek(rivals=("dral", "ael"), at="+1+0", tiles=LAND, gold=1, claims=crowd)
    assert poor.can("mine") == []


@pytest.mark.rule("EU-MINE-6", "EU-RUL-37", "EU-RUL-38")
def test_of_two_own_tokens_one_is_removed_to_mine() -> None:
    trek = Trek(at="-1-1", tiles=LAND, freed=["-1-1"], claims={"-1-1": (2, 0)}, draws=["iron"],
                actions=(MINING, MINING))  # fmt: skip
    trek.say("mine")
    assert trek.s.claims == {SPOT.number("-1-1"): (1, 0)}
    assert trek.can("mine") == []
    assert SPOT.number("-1-1") in trek.s.freed


@pytest.mark.rule("EU-MINE-7", "EU-MINE-8")
def test_a_minecart_draws_three_and_keeps_one() -> None:
    trek = Trek(at="+1+0", tiles=LAND, board={"jewel-1": "miners-collar"},
                draws=["nugget", "fossil", "lamp-caps"])  # fmt: skip
    assert trek.can("mine") == ["mine", "mine with miners-collar"]
    trek.say("mine with miners-collar")
    assert trek.asked() == [(0, "keep_one")]
    assert len(trek.can()) == 3
    trek.say("keep fossil")
    gone = sorted([PIECE.ids[piece] for piece in trek.s.resource_gone[2]])
    assert trek.on("bag-1") == "fossil"
    assert gone == ["lamp-caps", "nugget"]
    assert trek.hero.used


@pytest.mark.rule("EU-CORE-1")
def test_an_empty_pile_is_made_anew_of_its_discards() -> None:
    trek = Trek(at="+1+0", tiles=LAND, draws=["nugget"])
    trek.s.resource_gone[2] = trek.s.resource_bags[2]
    trek.s.resource_bags[2] = []
    count = len(trek.s.resource_gone[2])
    trek.say("mine")
    assert trek.s.resource_gone[2] == []
    assert len(trek.s.resource_bags[2]) == count - 1
