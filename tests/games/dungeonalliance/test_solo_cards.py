"""The three sections of a Solo card, and the Power Surge of a monster."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, TILE
from grimorio.games.dungeonalliance.kinds import SOLO_STRIKE, STRIKE
from grimorio.games.dungeonalliance.nouns import HEROES, ORDER
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.figures import named
from grimorio.games.dungeonalliance.rules.harm import hurt
from grimorio.games.dungeonalliance.rules.solo import (
    actions,
    bonus_of,
    follow_card,
    remove_tile,
    strikes,
    victims,
)
from grimorio.games.dungeonalliance.rules.verbs import hinder
from grimorio.games.dungeonalliance.state import WEAKENED
from grimorio.games.dungeonalliance.view.prospects import monster_attack
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.solo_table import alone, card_number, facing, with_card, with_first
from tests.games.dungeonalliance.table import FIRST, at, beast, lay, no_reactions, raid

# -- the first section -----------------------------------------------------------------------------


@pytest.mark.rule("DA-SOLO-4", "DA-SOLO-5", "DA-SCARD-1", "DA-RUL-78")
def test_the_first_section_changes_the_row_of_upgrades() -> None:
    t = facing(lambda card: card.first == "upgrades" and not card.discard)
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    card = CONTENT.solo[t.s.solo_card]
    removed, discarded = t.s.row[card.cross], t.s.row[card.arrow]
    t.play(follow_card(0))
    assert t.s.removed == [removed]
    assert discarded in t.s.upgrade_discard
    assert NONE not in t.s.row


@pytest.mark.rule("DA-SCARD-2", "DA-SOLO-9")
def test_the_first_section_removes_a_tile_and_the_next_card_is_turned_up() -> None:
    t = facing(lambda card: card.first == "tiles" and card.cross == 1)
    t.row("nest", "cells")
    goblin = t.monster("goblin", (4, 4))
    following = t.s.solo_bag[0]
    t.play(follow_card(0))
    assert t.s.tiles_gone == [TILE["cells"]]
    assert len(t.s.tile_row) == 2
    while t.asked:
        t.answer(t.options()[0])
    assert t.s.solo_card == following
    assert not t.s.monsters[goblin].ready, "DA-RUL-71"


@pytest.mark.rule("DA-SCARD-2", "DA-RUL-78")
def test_the_replacement_of_a_tile_lies_where_the_tile_lay() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(
        n for n, card in enumerate(CONTENT.solo) if card.first == "tiles" and card.cross == 0
    )
    t.s.solo_bag.remove(t.s.solo_card)
    t.row("nest", "cells")
    t.play(follow_card(0))
    assert t.s.tiles_gone == [TILE["nest"]]
    assert t.s.tile_row[1] == TILE["cells"]
    assert t.s.tile_row[0] not in (TILE["nest"], TILE["cells"])


@pytest.mark.rule("DA-RUL-78", "DA-SCARD-2")
def test_the_last_tile_moves_up_to_the_first_place() -> None:
    t = with_first("tiles")
    t.row("nest", "cells")
    t.s.tiles_left = [0, 0, 0]
    t.s.tile_row.remove(TILE["nest"])
    remove_tile(t.s, 1)
    assert t.s.tile_row == [TILE["cells"]]
    remove_tile(t.s, 0)
    assert t.s.tile_row == []
    assert TILE["cells"] in t.s.tiles_gone


@pytest.mark.rule("DA-RUL-78", "DA-SCARD-1", "DA-SCARD-2")
def test_where_a_marked_place_is_empty_the_card_does_the_rest() -> None:
    number = card_number(first="upgrades")
    card = CONTENT.solo[number]
    t = with_card(number)
    names = ["long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt"]
    t.upgrades(*names)
    t.s.row[card.cross] = NONE
    t.s.upgrade_bags[0].clear()
    t.play(follow_card(0))
    assert t.s.removed == []
    assert t.s.upgrade_discard == [CARD[names[card.arrow]]]
    assert [t.s.row[card.cross], t.s.row[card.arrow]] == [NONE, NONE], "an empty deck fills none"
    t = with_card(card_number(first="tiles", cross=1))
    t.row("nest")
    t.s.tiles_left = [0, 0, 0]
    t.play(follow_card(0))
    assert t.s.tile_row == [TILE["nest"]]
    assert t.s.tiles_gone == []


@pytest.mark.rule("DA-SCARD-3", "DA-SOLO-8", "DA-EX-37", "DA-RUL-72")
def test_of_the_richest_exhausted_monsters_the_player_readies_one() -> None:
    t = facing(lambda card: card.first == "ready")
    boar = t.monster("iron-boar", (3, 3), ready=False)
    witch = t.monster("hex-witch", (5, 3), ready=False)
    t.monster("goblin", (4, 4), ready=False)
    t.play(follow_card(0))
    assert t.asked == [(0, "solo_ready")]
    assert t.options() == [boar, witch]


# -- the second section ----------------------------------------------------------------------------


@pytest.mark.rule("DA-SCARD-4", "DA-SCARD-5", "DA-SCARD-7", "DA-SCARD-9", "DA-RUL-73")
def test_the_bonus_depends_on_the_form_the_action_and_the_type() -> None:
    for form, bonuses in (("a", (1, 2)), ("b", (1, 3)), ("c", (0, 2))):
        t = facing(lambda card, form=form: card.form == form and card.type == "melee")  # type: ignore[misc]
        goblin = t.monster("goblin", (4, 4))
        assert (bonus_of(t.s, 0, goblin), bonus_of(t.s, 1, goblin)) == bonuses
    t = facing(lambda card: card.form == "b" and card.type == "ranged")
    assert bonus_of(t.s, 1, t.monster("goblin", (4, 4))) == 0


@pytest.mark.rule("DA-SCARD-8", "DA-RUL-74")
def test_form_c_means_the_hero_with_the_lowest_defence() -> None:
    t = facing(lambda card: card.form == "c")
    assert victims(t.s, 0) == [t.figure("lorna"), t.figure("krom")]
    t.under("lorna", "lucky-cloak")
    assert victims(t.s, 0) == [t.figure("krom")]


@pytest.mark.rule("DA-SCARD-4", "DA-EX-38")
def test_a_shown_icon_means_all_heroes_that_have_it() -> None:
    t = facing(lambda card: card.form == "a" and "martial" in card.classes)
    assert set(victims(t.s, 0)) >= {t.figure("petra"), t.figure("lorna"), t.figure("krom")}
    assert t.figure("mysterios") in victims(t.s, 1)


@pytest.mark.rule("DA-SCARD-6", "DA-SCARD-4")
def test_the_first_action_of_form_b_is_that_of_form_a() -> None:
    t = alone()
    goblin = t.monster("goblin", (4, 4))
    for form in ("a", "b"):
        t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.form == form)
        assert bonus_of(t.s, 0, goblin) == 1


@pytest.mark.rule("DA-SCARD-5", "DA-SCARD-4")
def test_the_second_action_is_about_any_hero() -> None:
    t = lay(["holgar", "krom", "lorna", "bull"])
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.races == ("elf",))
    assert victims(t.s, 0) == [t.figure("lorna")]
    assert victims(t.s, 1) == [t.figure(name) for name in ("holgar", "krom", "lorna", "bull")]


@pytest.mark.rule("DA-SOLO-6")
def test_the_player_chooses_between_two_possible_actions() -> None:
    t = facing(lambda card: card.form == "c" and card.first == "ready")
    goblin = t.monster("goblin", (4, 5))
    t.play(follow_card(0))
    options = t.parts(SOLO_STRIKE)
    for action in (0, 1):
        wanted = strikes(t.s, action, goblin)
        assert wanted
        found = [raid for which, _, raid in options if which == action]
        assert found == wanted
    chosen = next(one for one in options if one[0] == 1)
    t.answer(SOLO_STRIKE(*chosen))
    to, target = divmod(chosen[2], HEROES)
    assert t.s.monsters[goblin].at == to
    assert not t.s.monsters[goblin].ready
    assert t.told("attacked")[0][1] == named(t.s, target)


@pytest.mark.rule("DA-RUL-72", "DA-SCARD-4", "DA-SCARD-5")
def test_only_the_richest_ready_monster_is_tried_though_a_poorer_one_could_attack() -> None:
    t = with_card(card_number(form="a", first="upgrades"))
    t.tile("nest", (1, 0))
    near = t.monster("goblin", (4, 5))
    assert strikes(t.s, 1, near)
    assert {figure for _, figure in actions(t.s)} == {near}
    t.monster("ogre", (4, 0))
    assert actions(t.s) == [], "the ogre is worth more and reaches nobody"


@pytest.mark.rule("DA-RUL-74", "DA-SCARD-8", "DA-SOLO-6")
def test_if_the_hero_of_the_lowest_defence_cannot_be_attacked_only_the_other_action_is_left() -> (
    None
):
    t = with_card(card_number(form="c"))
    goblin = t.monster("goblin", (4, 5))
    assert {action for action, _ in actions(t.s)} == {0, 1}
    for name in ("lorna", "krom"):
        t.hero(name).hidden = True
    assert {action for action, _ in actions(t.s)} == {1}, "they hide, and have the lowest still"
    assert strikes(t.s, 0, goblin) == []


# -- the third section -----------------------------------------------------------------------------


@pytest.mark.rule("DA-SOLO-7", "DA-SCARD-14", "DA-RUL-76")
def test_where_no_monster_can_attack_the_third_section_hurts() -> None:
    t = facing(lambda card: card.damage == 2 and card.first != "tiles")
    t.play(follow_card(0))
    assert t.asked == [(0, "solo_hurt")]
    assert t.ask().about == (2, 0)
    t.answer((t.figure("petra"), t.figure("lorna")))
    assert (t.damage("petra"), t.damage("lorna")) == (1, 1)
    assert t.asked == []


@pytest.mark.rule("DA-RUL-76", "DA-SCARD-14", "DA-DEF-7")
def test_tokens_of_the_third_section_go_to_heroes_that_stand_and_may_defeat_them() -> None:
    t = with_card(card_number(damage=2))
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    health = CONTENT.heroes[t.hero("petra").kind].health
    t.hurt("petra", health - 1)
    hurt(t.s, t.figure("krom"), 99, False)
    t.play(follow_card(0))
    petra, lorna, mysterios = [t.figure(name) for name in ("petra", "lorna", "mysterios")]
    assert t.options() == [
        (petra, lorna), (petra, mysterios), (lorna, lorna), (lorna, mysterios),
        (mysterios, mysterios),
    ], "as one likes, but Petra can take no more than one"  # fmt: skip
    t.answer((petra, lorna))
    assert t.hero("petra").defeated
    assert t.player(0).defeats == 2
    assert t.damage("lorna") == 1


@pytest.mark.rule("DA-SCARD-14")
def test_green_tokens_of_the_third_section_are_poison() -> None:
    t = lay(FIRST)
    t.s.solo_card = next(
        n for n, card in enumerate(CONTENT.solo) if card.poison == 1 and card.first == "ready"
    )
    t.play(follow_card(0))
    while t.asked:
        petra = t.figure("petra")
        t.answer(next(one for one in ((petra,), (petra, petra)) if one in t.options()))
    assert t.hero("petra").poison == CONTENT.solo[t.s.solo_gone[0]].poison


@pytest.mark.rule("DA-SCARD-11", "DA-RUL-77")
def test_one_experience_is_turned_face_down() -> None:
    t = facing(lambda card: card.spend)
    t.player(0).fresh = 2
    t.play(follow_card(0))
    assert (t.player(0).fresh, t.player(0).spent) == (1, 1)


@pytest.mark.rule("DA-SCARD-12", "DA-RUL-75")
def test_three_cards_are_lost_and_the_hand_is_smaller() -> None:
    t = facing(lambda card: card.discard)
    t.hand(0, "petra-strike", "petra-brace", "lorna-shot", "krom-hide")
    t.play(follow_card(0))
    cards = tuple(sorted(CARD[name] for name in ("petra-strike", "petra-brace", "lorna-shot")))
    t.answer(cards)
    assert t.player(0).hand == [CARD["krom-hide"]]
    assert t.player(0).shortage == 3


@pytest.mark.rule("DA-SCARD-13", "DA-RUL-75", "DA-SCARD-12")
def test_after_the_fourth_cycle_the_end_phase_draws_three_fewer() -> None:
    t = alone()
    t.s.cycle = 4
    t.player(0).shortage = 3
    t.play(end_round())
    assert len(t.player(0).hand) == 3
    t.activate("petra")
    assert t.player(0).shortage == 0
    t.end()
    assert len(t.player(0).hand) == 6, "the next activation fills it again"


# -- the Power Surge of a monster ------------------------------------------------------------------


@pytest.mark.rule("DA-SCARD-10")
def test_a_monster_surge_readies_and_attacks_with_three_more() -> None:
    t = facing(lambda card: card.surge and card.first == "upgrades")
    goblin = t.monster("goblin", (4, 5), ready=False)
    t.play(follow_card(0))
    assert t.asked == [(0, "monster_act")]
    t.answer(t.options()[0])
    assert t.told("attacked")[0][2] == 6
    assert not t.s.monsters[goblin].ready
    goes = (0, beast("goblin", goblin, (4, 5)), ORDER.number("surge"), 3, t.s.solo_gone[0])
    assert t.told("monster_activated") == [goes], "a beat of its own"


@pytest.mark.rule("DA-SCARD-10", "DA-RUL-72")
def test_of_equal_monsters_one_that_can_attack_must_have_the_surge() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.tile("nest", (1, 0))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(
        n for n, card in enumerate(CONTENT.solo) if card.surge and card.first == "upgrades"
    )
    t.s.solo_bag.remove(t.s.solo_card)
    away = t.monster("goblin", (4, 0), ready=False)
    near = t.monster("goblin", (4, 5), ready=False)
    t.play(follow_card(0))
    assert t.asked == [(0, "monster_act")], "the one behind the wall is no choice"
    assert t.s.monsters[near].ready
    assert not t.s.monsters[away].ready


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


@pytest.mark.rule("DA-POWER-1", "DA-SCARD-10")
def test_what_a_solo_card_adds_first_makes_up_for_what_hinders_a_monster() -> None:
    t = with_first("upgrades", surge=True)
    t.put("petra", (4, 5))
    bat = t.monster("cave-bat", (4, 4), ready=False)
    hinder(t.s, bat, WEAKENED, 3)
    petra = t.figure("petra")
    assert monster_attack(t.s, bat, at((4, 4)), petra, 3)[0] == 2 - 3 + 3
    assert monster_attack(t.s, bat, at((4, 4)), petra)[0] == 0
    t.play(follow_card(0))
    t.answer(STRIKE(raid(petra, at((4, 4)))))
    no_reactions(t)
    assert t.told("attacked")[0][2] == 2 - 3 + 3
