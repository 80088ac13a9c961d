"""What must not happen once more: a third attack, a second rest, tokens turned up twice."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT, THREAT
from grimorio.games.dungeonalliance.rules.combat import power_of, strike
from grimorio.games.dungeonalliance.rules.figures import armour_of
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.threats import spring
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import OPEN
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import SECOND, at, lay, room

DARTS = 3 * THREAT["dart-trap"]
NET = 3 * THREAT["net-trap"]
CHEST = 3 * THREAT["treasure-chest"]


@pytest.mark.rule("DA-ATK-7", "DA-ATK-10")
@pytest.mark.parametrize("swift", [False, True])
def test_nobody_attacks_a_third_time(swift: bool) -> None:
    t = room()
    t.put("petra", (4, 4))
    if swift:
        t.player(0).artifacts = [CARD["bronze-hourglass"]]
        t.hurt("petra", 1)
    ogres = [t.monster("ogre", spot) for spot in ((5, 3), (5, 4), (5, 5))]
    t.activate("petra")
    t.attack(ogres[0])
    assert len(t.options("attack")) == 2
    t.attack(ogres[1])
    assert t.asked == [], "the third ogre stands before her, and nothing is left to do"
    assert len(t.told("attacked")) == 2


@pytest.mark.rule("DA-REST-1", "DA-RUL-13")
def test_nobody_rests_twice_in_one_activation() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4)
    t.activate("petra")
    t.do("rest")
    assert t.damage("petra") == 1
    assert "rest" not in t.options()
    assert "again" not in t.options()


# -- experience of cards ---------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-127", "DA-RUL-66", "DA-PVP-4")
@pytest.mark.parametrize("damage", [1, 2, 3])
def test_an_attack_and_what_its_card_does_besides_are_added_up(damage: int) -> None:
    t = room(
        ["jypzy", "lorna", "krom", "mysterios"], ["graltar", "bull", "root", "petra"], versus=True
    )
    t.put("jypzy", (4, 4))
    t.put("graltar", (4, 3))
    t.hand(0, "widows-kiss")
    kiss = CARD["widows-kiss"]
    jypzy, graltar = t.figure("jypzy"), t.figure("graltar")
    more = damage + armour_of(t.s, graltar) - power_of(t.s, jypzy, kiss, graltar)
    t.hero("jypzy").surge_attack = more
    t.activate("jypzy")
    t.attack(graltar, "widows-kiss")
    while t.asked and t.asked[0][1] == "react":
        t.answer(None)
    assert t.told("attacked")[0][4] == damage
    assert t.damage("graltar") == damage + 1, "and 1 of poison"
    assert t.player(0).fresh == (damage + 1) // 2


@pytest.mark.rule("DA-RUL-127", "DA-PVP-4")
def test_a_card_played_after_an_attack_is_counted_by_itself() -> None:
    t = room(
        ["krom", "lorna", "petra", "mysterios"], ["graltar", "bull", "root", "jypzy"], versus=True
    )
    t.put("petra", (4, 4))
    t.put("graltar", (4, 3))
    t.hand(0, "wheel-of-steel")
    wheel = CARDS[CARD["wheel-of-steel"]].effects[0].count  # type: ignore[union-attr]
    petra, graltar = t.figure("petra"), t.figure("graltar")
    odd = 3 if wheel % 2 == 0 else 1
    t.hero("petra").surge_attack = (
        odd + armour_of(t.s, graltar) - power_of(t.s, petra, NONE, graltar)
    )
    t.s.dealt = {graltar: 1}
    t.activate("petra")
    t.play_card("wheel-of-steel")
    while t.asked[0][1] == "whom":
        t.answer(graltar)
    assert t.player(0).fresh == wheel // 2, "what was dealt before is over"
    assert t.s.dealt == {graltar: wheel}
    t.attack(graltar)
    while t.asked and t.asked[0][1] == "react":
        t.answer(None)
    assert t.player(0).fresh == wheel // 2 + odd // 2


@pytest.mark.rule("DA-ART-3", "DA-ART-4")
def test_the_condition_of_an_artifact_is_asked_of_each_hero_by_itself() -> None:
    for seat, whole, hurt in ((0, "petra", "lorna"), (1, "bull", "jypzy")):
        t = room()
        before = [armour_of(t.s, t.figure(name)) for name in (whole, hurt)]
        t.player(seat).artifacts = [CARD["briar-crown"]]
        t.hurt(hurt, 1)
        after = [armour_of(t.s, t.figure(name)) for name in (whole, hurt)]
        assert after == [before[0], before[1] + 1]


# -- upgrades --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-12", "DA-UPG-16", "DA-RUL-9")
def test_who_exchanges_a_card_while_the_deck_is_empty_gets_none() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow")
    t.s.upgrade_bags[0].clear()
    t.player(0).fresh = 9
    t.play(upgrade(0))
    t.answer(("swap", CARD["long-blade"]))
    assert t.asked == []
    assert t.s.row[:2] == [NONE, CARD["oak-bow"]]
    assert t.s.upgrade_discard == [CARD["long-blade"]]
    assert (t.player(0).fresh, t.player(0).cards) == (9, 0)


# -- threats ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-33", "DA-RUL-110", "DA-RUL-32")
def test_who_is_shoved_among_two_tokens_and_falls_to_the_first_turns_up_the_second_once() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.dark((1, 3))
    t.dark((1, 5))
    ogre = t.monster("ogre", (4, 4))
    t.chance(draws=[DARTS, CHEST])
    t.move(ogre)
    t.hurt("petra", 0)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    t.hurt("petra", CONTENT.heroes[t.hero("petra").kind].health - 1)
    t.answer(at((2, 4)))
    assert t.asked == [(0, "next_threat")]
    t.answer(at((1, 3)))
    assert t.hero("petra").defeated
    assert t.s.tokens == {at((1, 5)): 2 * CHEST + OPEN}
    assert t.asked == []


@pytest.mark.rule("DA-RUL-80", "DA-RUL-34")
def test_a_net_over_somebody_else_does_not_hold_the_active_hero() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], SECOND, versus=True)
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("emanon", (4, 4))
    t.put("holgar", (5, 4))
    t.dark((7, 4))
    t.chance(draws=[NET])
    t.hand(0, "emanon-wind")
    t.activate("emanon")
    points = t.ask().about[1]
    t.play_card("emanon-wind")
    while t.asked[0][1] == "push_to":
        t.answer(at((6, 4)) if at((6, 4)) in t.options() else t.options()[0])
    assert t.told("trapped") == [((t.figure("holgar"), t.hero("holgar").kind), NET)]
    assert t.ask().about[1] == points


@pytest.mark.rule("DA-THREAT-3", "DA-RUL-80")
def test_the_last_card_is_asked_for_too_so_that_nobody_learns_of_the_hand() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "krom-strike")
    t.play(spring(t.figure("petra"), 3 * THREAT["mind-mist"] + 1))
    assert t.asked == [(0, "lose_cards")]
    t.answer((CARD["krom-strike"],))
    assert t.asked == []
    assert t.told("hindered")[0][1:] == (0, 1)


# -- solo ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-SCARD-10", "DA-RUL-72")
def test_the_surge_of_a_monster_is_against_any_hero_whatever_icons_the_card_shows() -> None:
    number = next(n for n, card in enumerate(CONTENT.solo) if card.surge and card.form != "c")
    card = CONTENT.solo[number]
    team = [
        hero.id
        for hero in CONTENT.heroes
        if hero.race not in card.races and not set(hero.classes) & set(card.classes)
    ][:4]
    assert len(team) == 4
    t = lay(team)
    t.tile("crossroads", (1, 1))
    t.tile("nest", (1, 0))
    t.corridor((1, 1), "s")
    t.s.solo_card = number
    t.s.solo_bag.remove(number)
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    t.row("cells", "library")
    near = t.monster("goblin", (4, 5), ready=False)
    away = t.monster("goblin", (4, 0), ready=False)
    if card.first == "ready":
        t.s.monsters[near].ready = True
    t.play(follow_card(0))
    while t.asked and not t.told("attacked"):
        assert away not in t.options()
        t.answer(t.options()[0])
    assert len(t.told("attacked")) == 1
    assert t.s.monsters[near].at != NONE


@pytest.mark.rule("DA-RUL-71", "DA-SCARD-10")
def test_a_strike_of_a_monster_outside_a_card_has_no_bonus() -> None:
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    t.move(ogre)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    own = t.told("attacked")[0][2]
    t.play(strike(ogre, t.figure("petra"), NONE, 3))
    assert t.told("attacked")[-1][2] == own + 3  # type: ignore[operator]
