"""The Trade Action with all its operations (EU-TRADE, EU-BUY, EU-SELL, EU-TSVC, EU-UNVEIL,
EU-TRAIN, EU-UNLOCK)."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.euthia.nouns import PIECE
from grimorio.games.euthia.state import ALCHEMISTS, COMBAT, MERCHANTS, TOWERS, TRADE
from tests.games.euthia.test_turns import LAND
from tests.games.euthia.treks import Trek

SHOP = "+1+1"
"""Merchants without a Monster."""
OFFER = ("short-sword", "leather-helmet", "herbs", "buckler")


def shopping(**more: Any) -> Trek:
    """A Hero at the Merchants whose trade has begun."""
    given: dict[str, Any] = {"at": SHOP, "tiles": LAND, "offers": {MERCHANTS: OFFER}, "gold": 10}
    trek = Trek(**{**given, **more})
    return trek.say("trade")


def piece(name: str) -> int:
    return PIECE.number(name)


@pytest.mark.rule("EU-TRADE-1", "EU-TRADE-7", "EU-ACT-1", "EU-RUL-48")
def test_a_trade_costs_a_token_and_comes_again_until_done() -> None:
    trek = shopping(draws=["herbs"], actions=(TRADE,))
    assert trek.asked() == [(0, "trade")]
    assert trek.hero.actions == []
    trek.say("buy buckler")
    assert trek.asked() == [(0, "trade")]
    trek.say("done")
    assert trek.told("paid") == []
    assert not trek.can("trade")
    elsewhere = Trek(at="+1+0", tiles=LAND, gold=9)
    assert elsewhere.can("trade") == []
    without = Trek(at=SHOP, tiles=LAND, gold=9, actions=(COMBAT,))
    assert without.can("trade") == []


@pytest.mark.rule("EU-TRADE-2", "EU-TRADE-3", "EU-RUL-39", "EU-SPEC-7")
def test_merchants_trade_when_liberated_and_towers_in_their_centre() -> None:
    held = {**LAND, "+1+1": "i-fixed-1"}  # Merchants with a Monster
    assert Trek(at=SHOP, tiles=held).can("trade") == []
    assert Trek(at=SHOP, tiles=held, freed=[SHOP]).can("trade") == ["trade"]
    towers = {**LAND, "+2-1": "iii-fixed-1"}
    free = ["+2-1", "+3-1"]
    assert Trek(at="+2-1", tiles=towers, freed=free).can("trade") == []
    trek = Trek(at="+2-1-centre", tiles=towers, freed=free, stalls={"+2-1": 1, "+3-1": 1}, gold=2)
    trek.say("trade")  # no fee is paid in the centre
    assert trek.hero.gold == 2
    assert trek.question.about[0] == TOWERS
    trek.say("buy-gaar")
    assert trek.hero.gold == 1


@pytest.mark.rule("EU-TRADE-4", "EU-TRADE-5", "EU-TRADE-6", "EU-RUL-40")
def test_the_owner_of_the_token_is_paid_and_who_has_no_gold_sells_first() -> None:
    trek = shopping(stalls={SHOP: 1}, gold=3)
    assert trek.hero.gold == 2
    assert trek.told("paid") == [(0, 1)]
    own = shopping(stalls={SHOP: 0}, gold=3)
    assert own.hero.gold == 3
    poor = shopping(stalls={SHOP: 1}, gold=0, board={"bag-1": "iron", "bag-2": "nacre"})
    assert poor.asked() == [(0, "sell_first")]
    poor.say("sell bag-1 side 0")
    assert poor.hero.gold == 3 - 1
    assert poor.asked() == [(0, "trade")]
    broke = Trek(at=SHOP, tiles=LAND, stalls={SHOP: 1}, gold=0, board={"sword-1": "iron"})
    assert broke.s.stalls
    assert broke.hero.gold == 0


@pytest.mark.rule("EU-BUY-1", "EU-BUY-2", "EU-BUY-5", "EU-BUY-6", "EU-OBJ-4", "EU-RUL-105")
def test_what_is_bought_goes_to_its_place_and_the_offer_is_filled_at_once() -> None:
    trek = shopping(draws=["kite-shield", "herbs"], gold=7)
    trek.say("buy leather-helmet")
    assert trek.on("helmet") == "leather-helmet"
    assert trek.hero.gold == 4
    assert trek.s.offers[MERCHANTS] == [
        piece(name) for name in ("short-sword", "kite-shield", "herbs", "buckler")
    ]
    assert "buy short-sword" in trek.can("buy")
    assert "buy kite-shield" not in trek.can("buy")
    trek.say("buy short-sword")
    assert trek.on("sword-2") == "short-sword"
    assert trek.hero.gold == 0
    assert trek.can("buy") == []


@pytest.mark.rule("EU-BUY-7", "EU-BUY-8", "EU-BUY-9")
def test_the_first_change_of_the_offer_is_free_and_each_other_costs_one() -> None:
    trek = shopping(
        draws=["sling"] * 3 + ["herbs"] + ["war-hammer", "oak-shield", "twin-ring", "herbs"], gold=1
    )
    trek.say("new-offer")
    assert trek.hero.gold == 1
    assert trek.s.offers[MERCHANTS] == [piece(n) for n in ("sling", "sling", "sling", "herbs")]
    assert sorted(trek.s.shop_gone[MERCHANTS]) == sorted([piece(name) for name in OFFER])
    trek.say("new-offer")
    assert trek.hero.gold == 0
    assert trek.can("new-offer") == []


@pytest.mark.rule("EU-SELL-1", "EU-SELL-2", "EU-SELL-5", "EU-SELL-6", "EU-SELL-3", "EU-RUL-41",
                  "EU-RUL-109")  # fmt: skip
def test_things_sell_for_half_and_gems_for_more() -> None:
    trek = shopping(
        gold=0,
        board={"greaves": "mail-greaves", "bag-1": "kite-shield", "gem-1": "ruby",
               "gem-2": "essence-fire", "bag-2": "healing-potion"},
        sockets={"greaves": ("opal/spent",)},
    )  # fmt: skip
    assert not [key for key in trek.can("sell") if "bag-2" in key]  # worth nothing
    trek.say("sell bag-1 side 0")
    assert trek.hero.gold == 2
    assert trek.s.shop_gone[MERCHANTS] == [piece("kite-shield")]
    trek.say("sell greaves side 0")
    assert trek.hero.gold == 2 + 3 + 1
    assert trek.hero.sockets == {}
    trek.say("sell gem-1 side 0", "sell gem-2 side 0")
    assert trek.hero.gold == 6 + 2 + 2


@pytest.mark.rule("EU-SELL-8", "EU-SELL-9")
def test_a_natural_resource_sells_for_one_of_its_sides() -> None:
    board = {"bag-1": "rough-diamond", "bag-2": "marble"}
    trek = shopping(gold=0, board=board)
    trek.say("sell bag-1 side 0")
    assert trek.hero.gold == 1
    assert trek.on("gem-1") == "diamond"
    trek.say("sell bag-2 side 1")
    assert trek.hero.gold == 2
    assert trek.hero.reputation == 1
    assert sorted(trek.s.resource_gone[0]) == sorted([piece("rough-diamond"), piece("marble")])


@pytest.mark.rule("EU-SELL-4", "EU-SELL-7", "EU-BUY-3", "EU-RUL-80")
def test_abilities_gaar_and_trophies_do_not_sell_and_sold_hero_tiles_are_gone() -> None:
    trek = shopping(
        hero="ael",
        gold=0,
        board={"bag-1": "gaar", "bag-2": "trophy-dragonfly", "sword-2": "calm-hammer"},
    )
    assert trek.can("sell") == ["sell sword-2 side 0"]
    trek.say("sell sword-2 side 0")
    assert trek.hero.gold == 3
    assert trek.s.shop_gone == [[], [], []]
    assert piece("calm-hammer") not in trek.hero.reserve


@pytest.mark.rule("EU-TSVC-1", "EU-RUL-6")
def test_gold_heals_what_the_place_says() -> None:
    trek = shopping(hero="dral", rivals=("ael",), gold=2, health=1)
    trek.say("heal")
    assert (trek.hero.health, trek.hero.gold) == (4, 1)
    land = {**LAND, "+1+1": "i-other-1"}
    other = Trek(hero="dral", rivals=("ael",), at=SHOP, tiles=land, freed=[SHOP], gold=1, health=1)
    other.say("trade", "heal")
    assert other.question.about[0] == ALCHEMISTS
    assert other.hero.health == 5


@pytest.mark.rule("EU-TSVC-2")
def test_only_the_towers_sell_gaar() -> None:
    assert shopping().can("buy-gaar") == []


# -- Hero tiles ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-UNVEIL-1", "EU-UNVEIL-2", "EU-UNVEIL-3", "EU-UNVEIL-4", "EU-UNVEIL-5",
                  "EU-RUL-42", "EU-RUL-43")  # fmt: skip
def test_one_gold_unveils_all_tiles_reached_and_of_a_pair_one_stays() -> None:
    trek = shopping(reputation=4, gold=1)
    assert trek.can("unveil") == ["unveil tiles 4"]
    trek.say("unveil tiles 4")
    assert trek.hero.gold == 0
    assert trek.asked() == [(0, "keep_one")]
    assert trek.can() == ["keep tongue-of-fire", "keep ember-skin"]
    trek.say("keep ember-skin", "keep flash")
    assert trek.hero.reserve == [piece("ember-skin"), piece("flash")]
    assert piece("tongue-of-fire") not in [*trek.hero.stack, *trek.hero.reserve]
    trek.s.heroes[0].gold = 5
    assert trek.can("unveil") == []
    assert shopping(reputation=1).can("unveil") == []


@pytest.mark.rule("EU-TRAIN-1", "EU-TRAIN-2", "EU-TRAIN-3", "EU-TRAIN-5", "EU-TRAIN-6",
                  "EU-ABIL-3")  # fmt: skip
def test_an_ability_is_trained_taken_off_and_trained_again_for_its_price() -> None:
    trek = shopping(reserve=["tongue-of-fire"], gold=4, draws=["herbs"])
    trek.say("train tongue-of-fire")
    assert trek.on("ability-1") == "tongue-of-fire"
    assert trek.hero.gold == 2
    trek = shopping(board={"ability-1": "tongue-of-fire"}, used=["ability-1"], gold=9,
                    draws=["herbs"])  # fmt: skip
    trek.say("forget ability-1")
    assert trek.on("ability-1") == ""
    assert trek.hero.reserve == [piece("tongue-of-fire")]
    assert trek.hero.tired == [piece("tongue-of-fire")]
    assert trek.can("train") == []  # not at once again
    trek.say("buy leather-helmet", "train tongue-of-fire")
    assert trek.hero.gold == 9 - 3 - 2
    assert trek.hero.used == 1 << 3


@pytest.mark.rule("EU-TRAIN-7", "EU-TRAIN-8", "EU-BUY-10", "EU-UNLOCK-1", "EU-UNLOCK-2")
def test_hero_equipment_is_bought_for_an_open_place_or_a_bag() -> None:
    trek = shopping(reserve=["glowing-rod", "ember-rain"], gold=9)
    assert trek.can("train") == ["train glowing-rod"]  # the First Attack place is locked
    trek.say("train glowing-rod")
    assert trek.on("sword-2") == "glowing-rod"
    assert trek.hero.gold == 4
    full = shopping(reserve=["glowing-rod"], board={"sword-2": "buckler"})
    full.say("train glowing-rod")
    assert full.on("bag-1") == "glowing-rod"


@pytest.mark.rule("EU-UNLOCK-3", "EU-UNLOCK-4", "EU-UNLOCK-5", "EU-UNLOCK-6", "EU-ESS-3")
def test_places_are_unlocked_for_gold_or_the_essence_shown() -> None:
    trek = shopping(gold=6, reserve=["ember-rain"], board={"gem-1": "essence-fire"})
    assert trek.can("unlock") == [
        "unlock sword-3", "unlock ability-3", "unlock ability-4", "unlock ability-5",
        "unlock first-attack", "unlock jewel-2",
    ]  # fmt: skip
    trek.say("unlock first-attack")
    assert trek.hero.gold == 3
    assert trek.can("train") == ["train ember-rain"]
    trek.say("unlock ability-5")
    assert trek.on("gem-1") == ""
    assert trek.hero.gold == 3
    trek.say("train ember-rain")
    assert trek.on("first-attack") == "ember-rain"
    assert trek.hero.gold == 0
