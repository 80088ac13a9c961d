"""What cards bring about: effects, what lasts, residual damage, special cards."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, TILE
from grimorio.games.dungeonalliance.kinds import ATTACK, PLAY
from grimorio.games.dungeonalliance.rules.figures import armour_of, speed_of
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, beast, casters, room, who

# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-ATK-9", "DA-CARD-1")
def test_a_control_spell_exhausts_a_monster_and_is_no_attack() -> None:
    t = casters()
    t.hand(0, "mind-chain")
    far, near = t.monster("goblin", (5, 4)), t.monster("goblin", (5, 5))
    t.activate("mysterios")
    assert t.options(PLAY) == [PLAY(CARD["mind-chain"], 0, one) for one in (far, near)]
    t.play_card("mind-chain", whom=near)
    assert t.s.monsters[far].ready
    assert not t.s.monsters[near].ready
    assert ATTACK(far, NONE, NONE) in t.options()


@pytest.mark.rule("DA-CARD-1")
def test_a_gust_pushes_an_enemy_away() -> None:
    t = casters()
    t.hand(0, "gust")
    goblin = t.monster("goblin", (4, 4))
    t.put("mysterios", (1, 4))
    t.put("root", (3, 4))
    t.activate("root")
    t.play_card("gust")
    assert t.asked == [(0, "push_to")]
    assert t.options() == [at((5, 3)), at((5, 4)), at((5, 5))]
    t.answer(at((5, 3)))
    assert t.s.monsters[goblin].at == at((5, 3))
    assert t.asked == [(0, "shift_to")], "it is pushed no further; the wind carries Root too"
    assert at((4, 4)) in t.options()
    assert at((5, 4)) in t.options()
    t.answer(at((5, 4)))
    assert t.hero("root").at == at((5, 4))
    assert t.s.used == 0


@pytest.mark.rule("DA-CARD-1")
def test_a_dart_of_frost_slows_whom_it_damages() -> None:
    t = casters()
    t.hand(0, "frost-dart")
    ogre = t.monster("ogre", (5, 4))
    t.activate("mysterios")
    t.attack(ogre, "frost-dart")
    assert speed_of(t.s, ogre) == 2


@pytest.mark.rule("DA-RUL-58")
def test_healing_stands_a_defeated_ally_up() -> None:
    t = casters()
    t.hand(0, "melinda-mercy")
    t.hurt("root", 6)
    t.hero("root").defeated = True
    t.activate("melinda")
    t.play_card("melinda-mercy", whom=t.figure("root"))
    assert t.damage("root") == 4
    assert not t.hero("root").defeated


@pytest.mark.rule("DA-CARD-1")
def test_a_card_may_draw_others() -> None:
    t = casters()
    t.hand(0, "mysterios-insight")
    t.activate("mysterios")
    t.play_card("mysterios-insight")
    assert len(t.player(0).hand) == 3


# -- what lasts ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-9", "DA-CARD-10", "DA-RUL-10")
def test_a_defence_bonus_lasts_for_the_round() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "ring-shirt")
    t.activate("petra")
    t.play_card("ring-shirt")
    t.end()
    assert armour_of(t.s, t.figure("petra")) == 4


# -- residual damage -------------------------------------------------------------------------------


@pytest.mark.rule("DA-NOPVP-3", "DA-RUL-55", "DA-RUL-67")
def test_an_earthquake_hurts_all_in_the_room_of_its_target_and_no_xp_comes_of_heroes() -> None:
    t = casters()
    t.hand(0, "earthquake")
    t.put("jypzy", (5, 3))
    t.hurt("jypzy", 4)
    target, other = t.monster("ogre", (5, 5)), t.monster("ogre", (4, 4))
    t.activate("root")
    t.attack(target, "earthquake")
    assert t.damage(target) == 4
    assert t.s.monsters[other].damage == (1, 0, 0)
    assert t.damage("mysterios") == 1
    assert t.damage("root") == 1
    assert t.hero("jypzy").defeated
    assert t.player(1).defeats == 1
    assert t.player(0).fresh == 0


@pytest.mark.rule("DA-NOPVP-3", "DA-CARD-1")
def test_an_earthquake_in_the_next_room_does_not_hurt_who_calls_it() -> None:
    t = casters()
    t.hand(0, "earthquake")
    t.put("root", (2, 4))
    target = t.monster("ogre", (5, 4))
    t.activate("root")
    t.attack(target, "earthquake")
    assert t.damage("mysterios") == 1
    assert t.damage("root") == 0


def quake() -> tuple[Table, list[int]]:
    """An Earthquake that defeats two toads and a goblin besides its target."""
    t = room(["root", "lorna", "krom", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    t.put("root", (3, 3))
    t.hand(0, "earthquake")
    target = t.monster("goblin", (5, 3))
    toad = t.monster("bloat-toad", (4, 5), damage=3)
    goblin = t.monster("goblin", (5, 5), damage=2)
    ogre = t.monster("ogre", (3, 5))
    t.activate("root")
    t.attack(target, "earthquake")
    return t, [target, toad, goblin, ogre]


@pytest.mark.rule("DA-RUL-53")
def test_the_attacker_chooses_in_which_order_residual_damage_defeats_monsters() -> None:
    t, (target, toad, goblin, ogre) = quake()
    assert target not in t.s.monsters
    assert t.asked == [(0, "next_slain")]
    assert t.options() == [toad, goblin], "the ogre lives on"
    t.answer(goblin)
    assert goblin not in t.s.monsters
    assert toad not in t.s.monsters, "the last one is not asked for"
    assert t.player(0).fresh == 4
    assert t.damage(ogre) == 2, "the quake and the toad"


@pytest.mark.rule("DA-RUL-53", "DA-RUL-55")
def test_a_toad_that_bursts_first_takes_the_goblin_with_it() -> None:
    t, (_, toad, goblin, _) = quake()
    t.answer(toad)
    assert goblin not in t.s.monsters
    assert t.player(0).fresh == 3, "nobody's damage defeated the goblin"


@pytest.mark.rule("DA-RUL-53", "DA-NOPVP-3")
def test_the_order_of_the_slain_is_asked_of_whose_card_it_is_and_heroes_are_hurt_first() -> None:
    t = room(FIRST, ["root", "bull", "holgar", "jypzy"])
    t.put("root", (3, 3))
    t.put("petra", (4, 3))
    t.hand(1, "earthquake")
    target = t.monster("ogre", (5, 3))
    one = t.monster("goblin", (5, 5), damage=2)
    other = t.monster("giant-spider", (4, 5), damage=2)
    lives = t.monster("ogre", (3, 5))
    t.activate("root")
    t.attack(target, "earthquake")
    assert t.asked == [(1, "next_slain")]
    t.answer(other)
    assert one not in t.s.monsters
    hurt = [args[0] for args in t.told("hurt")]
    assert hurt.index(who(t, "petra")) < hurt.index(beast("ogre", lives, (3, 5)))


@pytest.mark.rule("DA-RUL-32", "DA-RUL-53", "DA-RUL-168")
def test_residual_damage_is_dealt_to_all_also_where_its_caster_falls_to_a_burst() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], list(SECOND))
    t.put("emanon", (3, 3))
    t.hurt("emanon", 4)
    t.hand(0, "earthquake")
    toad = t.monster("bloat-toad", (3, 4), damage=3)
    goblin = t.monster("goblin", (5, 3), damage=2)
    ogre = t.monster("ogre", (5, 5))
    t.activate("emanon")
    t.attack(ogre, "earthquake")
    t.answer(toad)
    assert t.hero("emanon").defeated
    assert toad not in t.s.monsters
    assert goblin not in t.s.monsters


# -- special cards ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-108", "DA-SETUP-24")
def test_chalk_sends_a_tile_back_if_the_deck_has_its_level_on_top() -> None:
    t = room()
    t.row("nest", "library")
    t.hand(0, "surveyors-chalk")
    t.s.tiles_left = [2, 5, 2]
    unseen = [len(bag) for bag in t.s.tile_bags]
    t.activate("petra")
    t.play_card("surveyors-chalk")
    assert len(t.player(0).hand) == 1, "it draws a card besides"
    assert t.asked == [(0, "chalk")]
    assert t.options() == [None, TILE["nest"]]
    t.answer(TILE["nest"])
    assert TILE["nest"] not in t.s.tile_row
    assert TILE["nest"] in t.s.tile_bags[0]
    assert len(t.s.tile_row) == 2
    assert [len(bag) for bag in t.s.tile_bags] == unseen
    assert t.s.tiles_left == [2, 5, 2]


@pytest.mark.rule("DA-RUL-108")
def test_chalk_may_be_played_for_its_card_alone() -> None:
    t = room()
    t.row("nest", "library")
    t.hand(0, "surveyors-chalk")
    t.activate("petra")
    t.play_card("surveyors-chalk")
    t.answer(None)
    assert t.s.tile_row == [TILE["nest"], TILE["library"]]
