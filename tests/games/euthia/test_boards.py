"""Hero Boards: Health, Bags, Equipment, Gems, sets, arranging (EU-HEALTH, EU-BAG, EU-EQUIP,
EU-GEM, EU-SET, EU-OBJ)."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import PLACE, SOCKET
from grimorio.games.euthia.rules.board import bag_count, max_health, set_size
from grimorio.games.euthia.rules.gains import gain_gaar
from tests.games.euthia.test_turns import LAND
from tests.games.euthia.treks import Trek


@pytest.mark.rule("EU-EX-18", "EU-HEALTH-3", "EU-HERO-2", "EU-RUL-77")
def test_health_symbols_and_a_ruby_raise_maximum_health() -> None:
    worn = {"helmet": "leather-helmet", "greaves": "leather-greaves", "gauntlets": "mail-gauntlets"}
    trek = Trek(board=worn, sockets={"greaves": ("ruby/active",)})
    assert max_health(trek.hero) == 11
    spent = Trek(board=worn, sockets={"greaves": ("ruby/spent",)}, used=["helmet"])
    assert max_health(spent.hero) == 11


@pytest.mark.rule("EU-HEALTH-4", "EU-HEALTH-5", "EU-EQUIP-2", "EU-EQUIP-4", "EU-OBJ-5")
def test_equipping_raises_health_as_well_as_its_maximum() -> None:
    trek = Trek(board={"bag-1": "mail-greaves"}, health=3)
    assert max_health(trek.hero) == 6
    trek.say("put from bag-1 to greaves")
    assert (trek.hero.health, max_health(trek.hero)) == (5, 8)


@pytest.mark.rule("EU-EX-22", "EU-HEALTH-6", "EU-EQUIP-5")
def test_mail_may_be_exchanged_for_plate_where_taking_it_off_would_kill() -> None:
    board = {"greaves": "mail-greaves", "bag-1": "plate-greaves"}
    trek = Trek(board=board, health=2, used=["greaves"])
    trek.say("put from bag-1 to greaves")
    assert (trek.hero.health, max_health(trek.hero)) == (3, 9)
    assert (trek.on("greaves"), trek.on("bag-1")) == ("plate-greaves", "mail-greaves")
    assert trek.hero.used == 1 << PLACE.number("bag-1")  # it stays consumed
    heavy = Trek(board={"breastplate": "leather-breastplate"}, health=2)
    assert heavy.can("put") == []
    hale = Trek(board={"breastplate": "leather-breastplate"}, health=3)
    assert hale.can("put") == ["put from breastplate to bag-1"]


@pytest.mark.rule("EU-EX-21", "EU-BAG-1", "EU-BAG-2", "EU-BAG-3", "EU-BAG-4")
def test_a_leather_breastplate_covers_a_bag() -> None:
    trek = Trek(board={"breastplate": "leather-breastplate"})
    assert bag_count(trek.hero) == 2
    both = Trek(board={"breastplate": "leather-breastplate", "gauntlets": "dragon-gauntlets"})
    assert bag_count(both.hero) == 3


@pytest.mark.rule("EU-BAG-5", "EU-BAG-7")
def test_what_lies_in_a_covered_bag_goes_elsewhere_or_is_given_up() -> None:
    board = {"bag-1": "leather-breastplate", "bag-3": "iron"}
    trek = Trek(board=board)
    trek.say("put from bag-1 to breastplate")
    assert (trek.on("bag-1"), trek.on("bag-3")) == ("iron", "")
    full = Trek(
        board={"bag-1": "leather-breastplate", "breastplate": "braided-robe", "bag-2": "quartz",
               "bag-3": "iron"},
    )  # fmt: skip
    full.say("put from bag-1 to breastplate")
    assert full.asked() == [(0, "give_up")]
    full.say("throw bag-3")
    assert [full.on(f"bag-{n}") for n in (1, 2, 3)] == ["braided-robe", "quartz", ""]


@pytest.mark.rule("EU-BAG-6", "EU-RUL-81")
def test_the_bag_sum_never_falls_below_minus_three() -> None:
    from grimorio.games.euthia.nouns import PIECE
    from grimorio.games.euthia.rules.board import allows, bag_sum

    trek = Trek(hero="dral", rivals=("ael",), board={
        "breastplate": "leather-breastplate", "ability-1": "scars", "ability-2": "colossus",
    })  # fmt: skip
    assert bag_sum(trek.hero) == -3
    assert bag_count(trek.hero) == 0
    place = PLACE.number("ability-3")
    assert not allows(trek.hero, PIECE.number("scars"), place)
    assert allows(trek.hero, PIECE.number("mail-breastplate"), PLACE.number("breastplate"))


@pytest.mark.rule("EU-GEM-1", "EU-GEM-2", "EU-GEM-3", "EU-GEM-7", "EU-RUL-77", "EU-RUL-78")
def test_a_gem_is_set_active_for_good_and_stays_with_its_tile() -> None:
    trek = Trek(board={"greaves": "mail-greaves", "gem-1": "ruby", "bag-1": "leather-greaves"},
                health=4)  # fmt: skip
    assert trek.can("set") == [
        "set gem gem-1 into greaves", "set gem gem-1 into bag-1",
    ]  # fmt: skip
    trek.say("set gem gem-1 into bag-1")
    assert max_health(trek.hero) == 8  # no effect in a Bag
    trek.say("put from bag-1 to greaves")
    assert trek.on("greaves") == "leather-greaves"
    assert max_health(trek.hero) == 6 + 1 + 1
    assert trek.hero.sockets == {PLACE.number("greaves"): (SOCKET.number("ruby/active"),)}
    assert trek.on("gem-1") == ""
    assert trek.can("set") == []


@pytest.mark.rule("EU-GEM-4", "EU-GEM-5", "EU-GEM-6", "EU-ABIL-4", "EU-EX-23")
def test_gems_and_the_tile_they_are_in_are_used_independently() -> None:
    trek = Trek(
        board={"gauntlets": "dragon-gauntlets", "gem-1": "demon-stone"},
        sockets={"gauntlets": ("emerald/active", "demon-stone/active")},
        at="+1+0",
        tiles=LAND,
        draws=["healing", "nugget", "nugget", "fossil"],
    )
    assert max_health(trek.hero) == 6 + 2
    trek.say("use-here demon-stone")
    assert len(trek.hero.hand) == 1
    assert trek.can("use-here") == []
    trek.say("mine with dragon-gauntlets", "keep fossil")
    assert trek.hero.used == 1 << PLACE.number("gauntlets")
    gems = [SOCKET.ids[gem] for gem in trek.hero.sockets[PLACE.number("gauntlets")]]
    assert gems == ["emerald/active", "demon-stone/spent"]


@pytest.mark.rule("EU-SET-1", "EU-SET-2", "EU-SET-4", "EU-EX-25")
def test_a_jewel_works_by_the_size_of_the_set() -> None:
    green = {"helmet": "leather-helmet", "breastplate": "mail-breastplate",
             "gauntlets": "plate-gauntlets", "jewel-1": "amber-heart"}  # fmt: skip
    trek = Trek(board=green, health=1)
    assert set_size(trek.hero) == 3
    assert len(trek.can("use-here")) == 1
    two = Trek(board={**green, "helmet": "mail-helmet"}, health=1)
    assert set_size(two.hero) == 2
    assert two.can("use-here") == []
    more = Trek(board={**green, "greaves": "dragon-greaves"}, health=1)
    assert set_size(more.hero) == 4


@pytest.mark.rule("EU-OBJ-1", "EU-OBJ-3", "EU-RUL-79", "EU-RUL-406")
def test_gaar_fills_its_four_slots_then_bags_and_moves_up() -> None:
    trek = Trek(gaar=3)
    gain_gaar(trek.s, 0, 3)
    assert trek.hero.gaar == 4
    assert [trek.on(f"bag-{n}") for n in (1, 2, 3)] == ["gaar", "gaar", ""]


@pytest.mark.rule("EU-RUL-105", "EU-RUL-204")
def test_each_thing_is_arranged_once_until_something_else_is_done() -> None:
    trek = Trek(board={"bag-1": "short-sword", "bag-2": "buckler"}, gold=1)
    trek.say("put from bag-1 to sword-2")
    assert "put from bag-2 to sword-1" in trek.can("put")
    trek.say("put from bag-2 to sword-1")
    assert trek.can("put") == []
    trek.say("march mining")
    assert trek.can("put") == ["put from bag-2 to sword-1", "put from bag-2 to sword-2"]


@pytest.mark.rule("EU-OBJ-2", "EU-EQUIP-1", "EU-EQUIP-3", "EU-EQUIP-6", "EU-ESS-2")
def test_each_thing_has_its_own_places() -> None:
    from grimorio.games.euthia.nouns import PIECE
    from grimorio.games.euthia.rules.board import own_places

    def places(name: str) -> list[str]:
        return [PLACE.ids[place] for place in own_places(PIECE.number(name))]

    assert places("short-sword") == places("buckler") == ["sword-1", "sword-2", "sword-3"]
    assert places("tongue-of-fire") == [f"ability-{n}" for n in range(1, 6)]
    assert places("flash") == ["first-attack"]
    assert places("ruby") == places("essence-fire") == [f"gem-{n}" for n in range(1, 5)]
    assert places("iron") == places("gaar") == places("trophy-cyclops") == []
    trek = Trek(board={"ability-1": "tongue-of-fire"})
    assert trek.can("put") == []
