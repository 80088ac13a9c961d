"""The lists beside the board: Alliances, monsters, the market."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER
from grimorio.core.scene import Member, Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT, COSTS
from grimorio.games.dungeonalliance.kinds import BUY, SWAP
from grimorio.games.dungeonalliance.rules.figures import speed_of
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import group, option, reasons, say, scene
from tests.games.dungeonalliance.table import FIRST, Table, lay, room

# -- Alliances -------------------------------------------------------------------------------------


def heroes(t: Table, seat: int) -> tuple[Member, ...]:
    return group(t, f"alliance{seat}").members


@pytest.mark.rule("DA-TERM-7", "DA-CARD-3")
def test_the_active_hero_and_its_alliance_are_marked_and_nobody_else() -> None:
    t = room()
    marks = [
        (group(t, f"alliance{seat}").now, [one.tone for one in heroes(t, seat)]) for seat in (0, 1)
    ]
    assert marks == [(False, [""] * 4)] * 2, "nobody acts"
    t.activate("lorna")
    assert [group(t, f"alliance{seat}").now for seat in (0, 1)] == [True, False]
    assert [one.tone for one in heroes(t, 0)] == ["", "gold", "", ""]
    assert [one.tone for one in heroes(t, 1)] == [""] * 4
    t = room()
    t.activate("bull")
    assert [group(t, f"alliance{seat}").now for seat in (0, 1)] == [False, True]
    assert [one.tone for one in heroes(t, 1)] == ["", "gold", "", ""]


@pytest.mark.rule("DA-CARD-3", "DA-POWER-1", "DA-SURGE-4")
def test_heroes_show_what_they_can_do_now_and_the_cards_under_them() -> None:
    t = room()
    t.under("petra", "petra-strike")
    t.hero("petra").down = (CARD["lorna-shot"],)
    petra = group(t, "alliance0").members[0]
    card = CONTENT.heroes[t.hero("petra").kind]
    more = CARDS[CARD["petra-strike"]].modifiers[0].by
    assert {one.id: one.value for one in petra.stats} == {
        "health": card.health, "melee": card.power + more, "armour": card.guard,
        "speed": card.speed,
    }  # fmt: skip
    zone = next(one for one in scene(t).zones if one.id in petra.zones)
    assert [card.face for card in zone.cards] == ["card-petra-strike", "card-lorna-shot"]
    # Others see that a card lies there, not which.
    for seat in (1, WATCHER):
        theirs = next(one for one in scene(t, seat).zones if one.id in petra.zones)
        assert [card.face for card in theirs.cards] == ["card-petra-strike", ""]
    assert group(t, "alliance0").members[1].zones == ()


@pytest.mark.rule("DA-POWER-1", "DA-SURGE-1")
def test_the_attack_of_a_hero_counts_a_surge_and_what_hinders_it_and_is_never_below_nothing() -> (
    None
):
    for surge, hindered, power in ((1, 0, 3), (0, 1, 1), (2, 1, 3), (0, 2, 0), (0, 5, 0)):
        t = room()
        t.hero("petra").surge_attack = surge
        t.hero("petra").hindered = (0, hindered, 0, 0)
        stats = {one.id: one.value for one in heroes(t, 0)[0].stats}
        assert stats["melee"] == power
        assert stats["speed"] == speed_of(t.s, t.figure("petra"))


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-XP-4", "DA-DMG-8")
def test_whose_damage_a_monster_has_is_shown_where_it_decides_something() -> None:
    t = room()
    ogre = t.monster("ogre", (4, 4), damage=1)
    wound(t.s, ogre, 1, 2)
    found = [one for part in title.rules.view(t.s, 0).groups for one in part.members]
    badges = next(one.badges for one in found if one.id == f"member{ogre}")
    assert [(one.value, one.label.id) for one in badges] == [(2, "badge-damage")], "red's, no other"
    t = lay(FIRST)
    ogre = t.monster("ogre", (4, 4))
    wound(t.s, ogre, 0, 2)
    found = [one for part in title.rules.view(t.s, 0).groups for one in part.members]
    assert next(one.badges for one in found if one.id == f"member{ogre}") == ()


# -- the market ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-2", "DA-VALID-9", "DA-UPG-13")
def test_the_market_says_what_fits_whom_and_what_is_out_of_reach() -> None:
    t = room()
    t.upgrades("long-blade", "bark-skin", "healing-draught", "great-sword")
    cost, dear = COSTS[CARD["long-blade"]], COSTS[CARD["great-sword"]]
    t.player(0).fresh = cost
    t.play(upgrade(0))
    market = {one.label.id: one for one in group(t, "upgrades").members}
    blade, draught = market["card-long-blade"], market["card-healing-draught"]
    assert blade.stats[0].value == cost
    assert isinstance(blade.stats[1].value, Text)
    assert say(blade.stats[1].value) == "Petra, Lorna, Krom"
    assert isinstance(draught.stats[1].value, Text)
    assert say(draught.stats[1].value) == "all of yours"
    assert not blade.dim
    assert market["card-great-sword"].dim
    assert reasons(t)["upgrade3"] == f"it costs {dear}, you have {cost}"
    buy = option(t, BUY(CARD["long-blade"], NONE))
    assert (say(buy.text), buy.at) == (f"Take Long Blade for {cost} XP", ("upgrade0",))
    assert option(t, SWAP(CARD["long-blade"], NONE)).at == ("upgrade0",)


@pytest.mark.rule("DA-POOL-1", "DA-POOL-3")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_area_says_of_which_level_its_deck_is(level: int) -> None:
    t = room()
    t.upgrades("long-blade")
    t.s.upgrade_level = level
    assert group(t, "upgrades").notes[0].args["level"] == level + 1
