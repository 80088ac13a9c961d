"""The phases of a Combat Round: healing, the Monster's attack, the Hero's attack, Shii."""

from __future__ import annotations

import pytest

from grimorio.games.euthia import title
from grimorio.games.euthia.nouns import CARD, MONSTER, PIECE, PLACE, SOCKET
from grimorio.games.euthia.rules.turn import act
from tests.games.euthia.fights import Bout
from tests.laid import play

CRAB = MONSTER.number("stone-crab")


@pytest.mark.rule("EU-CROUND-1", "EU-HEAL-1", "EU-HEAL-2", "EU-TIME-4", "EU-TIME-13", "EU-RUL-15",
                  "EU-RUL-82")  # fmt: skip
def test_a_hero_heals_before_the_monsters_attack_and_before_its_own() -> None:
    bout = Bout("mud-boar", health=2, gaar=0, hand=["frenzy"], draws=["frenzy"], rolls=[1, 2, 1, 2])
    assert bout.asked() == [(0, "healing")]  # a Healing Potion of the start
    bout.say("pass")
    assert bout.asked() == [(1, "play_cards")]
    bout.skip("healing")
    assert bout.question.about == (2,)
    bout.say("use healing-potion")
    assert bout.hero.health == 5
    assert PIECE.number("healing-potion") not in bout.hero.board


@pytest.mark.rule("EU-HEAL-1", "EU-TIME-14", "EU-ABIL-4", "EU-GEM-4", "EU-GEM-6")
def test_an_opal_set_in_a_tile_heals_and_is_flipped() -> None:
    bout = Bout(
        "stone-crab",
        health=3,
        gaar=0,
        board={"helmet": "plate-helmet", "bag-1": "gaar"},
        sockets={"helmet": ("opal/active",)},
        rolls=[1, 2],
    )
    assert bout.options() == ["use opal", "pass"]
    bout.hero.used |= 1 << 9  # a consumed tile keeps its Gems
    bout.say("use opal")
    assert bout.hero.health == 4
    assert bout.asked() == [(1, "monster_turn")]
    assert list(bout.hero.sockets.values()) == [(SOCKET.number("opal/spent"),)]


@pytest.mark.rule("EU-MATK-1", "EU-TIME-8", "EU-RUL-17")
def test_an_essence_of_air_leaves_the_monster_one_die() -> None:
    bout = Bout("stone-crab", board={"gem-1": "essence-air"}, rolls=[5])
    assert bout.asked() == [(0, "before_monster")]
    bout.say("use essence-air")
    assert bout.f.dice == [5]
    assert bout.options() == ["gaar left", "pass"]


@pytest.mark.rule(
    "EU-MATK-4", "EU-MATK-11", "EU-CARD-1", "EU-CARD-6", "EU-HATK-17", "EU-HATK-2", "EU-TIME-9"
)
def test_cards_are_played_at_their_own_time() -> None:
    bout = Bout(
        "manticore",
        tile="ii-fixed-1",
        health=9,
        hand=["mighty-blow", "healing", "frenzy", "curse"],
        draws=["dread"],
        rolls=[1, 2, 6, 6],
    )
    bout.skip("play_cards")
    assert bout.options() == ["play frenzy copies 1", "play mighty-blow copies 1", "pass"]
    bout.say("pass")
    assert bout.options() == [
        "gaar left",
        "gaar right",
        "play frenzy copies 1",
        "play dread copies 1",
        "play healing copies 1",
        "pass",
    ]
    bout.skip("curse")
    assert bout.options() == ["play curse copies 1", "pass"]


@pytest.mark.rule("EU-RUL-110")
@pytest.mark.parametrize(("hand", "monster"), [([], "stone-crab"), (["frenzy"], "stone-crab")])
def test_a_monster_without_chaos_is_asked_for_no_cards(hand: list[str], monster: str) -> None:
    bout = Bout(monster, hand=hand, gaar=0, rolls=[1, 2, 1, 1])
    seen: set[str] = set()
    while bout.asked() and len(seen) < 9 and bout.f.round < 2:
        seen.add(bout.question.kind.name)
        bout.say("pass" if "pass" in bout.options() else bout.options()[0])
        if bout.question.kind.name == "after_hero":
            break
    assert not seen & {"play_cards", "curse"}


@pytest.mark.rule("EU-MATK-5", "EU-MATK-6", "EU-HATK-8", "EU-RUL-19", "EU-RUL-55")
@pytest.mark.parametrize(("dice", "hope"), [([4, 6], 1), ([4, 5], 0)])
def test_a_high_roll_of_the_monster_gives_hope(dice: list[int], hope: int) -> None:
    bout = Bout("stone-crab", rolls=dice)
    assert bout.f.hope == hope


@pytest.mark.rule("EU-HATK-8")
@pytest.mark.parametrize(("dice", "hope"), [([2, 3], 1), ([2, 4], 0)])
def test_a_low_roll_of_the_hero_gives_hope(dice: list[int], hope: int) -> None:
    bout = Bout("stone-crab", rolls=[1, 2, *dice])
    bout.skip("after_hero")
    assert bout.f.hope == hope


@pytest.mark.rule("EU-MATK-7", "EU-MON-6", "EU-ELEM-9", "EU-ROLL-5", "EU-ROLL-9")
def test_air_turns_the_higher_die_of_both_sides() -> None:
    bout = Bout("mud-boar", tile="ii-fixed-2", part=1, draws=["dread"], rolls=[5, 2, 3, 3])
    bout.skip("monster_turn")
    assert bout.f.dice == [2, 2]
    bout.skip("after_hero")
    assert bout.f.dice == [3, 3]  # equal dice stay


@pytest.mark.rule("EU-MATK-7", "EU-HATK-9", "EU-ROLL-6")
def test_earth_adds_two_to_both_sides() -> None:
    bout = Bout("stone-crab", tile="i-other-6", part=1, gaar=1, rolls=[1, 2, 3, 3])
    bout.skip("monster_turn")
    assert bout.question.about == (5, 0)
    bout.skip("after_hero")
    assert bout.question.about[0] == 6 + 2 - 3


@pytest.mark.rule("EU-MATK-12")
def test_who_has_passed_may_act_again_if_the_other_acted() -> None:
    bout = Bout("stone-crab", rolls=[3, 4, 2])
    bout.say("pass")
    bout.say("gaar left")
    assert bout.asked() == [(1, "monster_turn")]
    bout.say("pass")
    assert bout.asked() == [(0, "hero_turn")]
    bout.say("pass")
    assert bout.told("struck") == [(0, CRAB, 2 + 4 - 2, 0)]


@pytest.mark.rule("EU-GAAR-1", "EU-GAAR-2")
def test_the_monster_spends_only_the_gaar_beside_its_card_and_only_in_its_attack() -> None:
    bout = Bout("gargoyle", tile="ii-fixed-1", gaar=0, draws=["curse"], rolls=[1, 2, 4])
    bout.skip("monster_turn").say("gaar left", "pass")
    assert bout.f.gaar == 1
    assert bout.s.heroes[1].gaar == 4
    bout.skip("monster_turn")
    assert bout.f.round == 2


@pytest.mark.rule("EU-ROLL-3", "EU-RUL-52", "EU-RUL-406")
def test_a_gaar_token_of_a_bag_takes_the_place_of_a_spent_one() -> None:
    bout = Bout("stone-crab", gaar=1, board={"bag-2": "gaar"}, rolls=[3, 4, 2])
    bout.say("pass", "gaar left")
    assert bout.hero.gaar == 1
    assert PIECE.number("gaar") not in bout.hero.board


@pytest.mark.rule("EU-SHIELD-2", "EU-SHIELD-3", "EU-SHIELD-5", "EU-SHIELD-6", "EU-WOUND-3",
                  "EU-MATK-18")  # fmt: skip
def test_a_shield_works_every_round_and_costs_the_next_value() -> None:
    bout = Bout("stone-crab", gaar=0, board={"sword-2": "oak-shield"}, rolls=[3, 4, 4, 4, 3, 4])
    bout.say("pass")
    assert bout.options() == ["use oak-shield", "pass"]
    bout.say("use oak-shield")  # and no second time against the same attack
    assert bout.told("struck") == [(0, CRAB, 7, 0)]
    assert bout.hero.health == 6
    assert bout.told("attacked") == [(0, PIECE.number("fire-staff"), 8 - 3 - 1, 0)]
    bout.skip("after_monster")
    assert bout.options() == ["use oak-shield", "pass"]
    assert bout.f.falter == 0


@pytest.mark.rule("EU-SHIELD-1", "EU-SHIELD-4", "EU-MATK-15")
def test_a_shield_may_lower_the_monsters_value() -> None:
    bout = Bout("stone-crab", gaar=0, board={"sword-2": "pavise"}, rolls=[4, 4, 4, 4])
    bout.say("pass").say("use pavise")
    assert bout.told("struck") == [(0, CRAB, 5, 0)]


@pytest.mark.rule("EU-WOUND-1", "EU-WOUND-2", "EU-WOUND-4", "EU-WOUND-5")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 1], 0), ([4, 4], 3 + 2 - 3)])
def test_wounds_with_signs_count_only_with_plain_ones(dice: list[int], wounds: int) -> None:
    bout = Bout(
        "faceless-knight",
        tile="ii-fixed-1",
        health=9,
        gaar=0,
        board={"bag-2": "warding-oil"},
        hand=["mighty-blow"],
        draws=["dread"],
        rolls=[*dice, 1, 1],
    )
    bout.skip("play_cards").say("play mighty-blow copies 1")
    bout.skip("after_monster").say("use warding-oil")
    assert bout.told("struck")[0][3] == wounds


@pytest.mark.rule("EU-HATK-4", "EU-HATK-6", "EU-TIME-7", "EU-ABIL-2")
def test_a_combat_ability_is_chosen_once_a_round_of_the_game() -> None:
    bout = Bout(
        "horned-bear",
        tile="ii-fixed-1",
        health=20,
        gaar=0,
        board={"ability-1": "tongue-of-fire", "first-attack": "flash"},
        rolls=[1, 1, 1, 1, 5, 5, 1, 1, 4, 4],
    )
    bout.say("pass")  # no First Attack
    bout.skip("attack")
    assert bout.options() == ["attack with fire-staff", "attack with tongue-of-fire"]
    bout.say("attack with tongue-of-fire")
    bout.skip("after_hero")
    assert bout.hero.used == 1 << 3
    bout.skip("monster_turn")
    assert bout.f.round == 2


@pytest.mark.rule("EU-RUL-57")
def test_a_hero_without_an_attack_does_not_attack() -> None:
    bout = Bout("stone-crab", gaar=0, board={"sword-1": "buckler"}, rolls=[1, 2, 1, 2])
    bout.skip("monster_turn").say("pass").skip("monster_turn")
    assert bout.f.round == 2
    assert bout.told("hero_rolled") == []


@pytest.mark.rule("EU-HATK-3", "EU-TIME-11", "EU-DMG-2", "EU-DMG-4", "EU-DMG-5", "EU-HATK-15")
@pytest.mark.parametrize(("dice", "damage"), [([1, 2], 0), ([5, 6], 2 + 2)])
def test_damage_with_signs_counts_only_with_plain_damage(dice: list[int], damage: int) -> None:
    bout = Bout(
        "horned-bear",
        tile="ii-fixed-1",
        gaar=0,
        health=9,
        board={"gem-1": "essence-fire"},
        rolls=[1, 1, *dice],
    )
    bout.skip("before_hero").say("use essence-fire")
    bout.skip("monster_turn")
    assert bout.f.damage == damage
    assert bout.f.round == 2


@pytest.mark.rule("EU-DMG-1", "EU-DMG-3")
def test_two_curses_lower_value_and_damage() -> None:
    bout = Bout(
        "manticore",
        tile="ii-fixed-1",
        gaar=0,
        health=9,
        hand=["curse"],
        draws=["curse"],
        rolls=[1, 1, 6, 6, 1, 1],
    )
    bout.skip("curse").say("play curse copies 2").skip("monster_turn")
    # 12 - 2 - 4: the range of 2 Damage, less 1
    assert bout.told("attacked") == [(0, PIECE.number("fire-staff"), 12 - 2 - 4, 0)]


@pytest.mark.rule("EU-HATK-11", "EU-TIME-12", "EU-ROLL-2")
def test_uses_after_the_roll_add_to_value_and_damage() -> None:
    bout = Bout(
        "horned-bear",
        tile="ii-fixed-1",
        gaar=0,
        health=9,
        hero="ael",
        board={"ability-2": "attention", "helmet": "plate-helmet", "jewel-1": "twin-ring"},
        sockets={"helmet": ("onyx/active",), "jewel-1": ("emerald/active",)},
        rolls=[1, 1, 4, 4],
    )
    bout.skip("after_hero")
    assert bout.question.about == (8 - 2, 1)
    bout.say("use attention", "use emerald", "use onyx")
    dawn_mace = PIECE.number("dawn-mace")
    assert bout.told("attacked") == [(0, dawn_mace, 8 - 2 + 2 + 1, 2 + 1)]


@pytest.mark.rule("EU-SHII-4", "EU-RUL-59")
def test_three_hope_points_add_one_and_plain_damage() -> None:
    bout = Bout("horned-bear", tile="ii-fixed-1", gaar=0, health=9, rolls=[1, 1, 1, 1, 6, 6, 1, 1])
    bout.f.hope = 3
    bout.skip("after_hero")
    bout.say("hope-harm")
    assert bout.f.hope == 1
    assert bout.question.about == (2 - 2 + 1, 1)  # plain Damage counts by itself


@pytest.mark.rule("EU-SHII-3", "EU-SHII-6", "EU-RUL-405")
def test_two_hope_points_become_a_gaar_token_where_it_can_be_spent() -> None:
    bout = Bout("stone-crab", gaar=0, rolls=[6, 6, 3, 1, 1])
    bout.f.hope = 2
    bout.say("pass")
    assert bout.options() == ["hope-gaar", "pass"]
    bout.say("hope-gaar")
    assert (bout.f.hope, bout.hero.gaar) == (0, 1)
    assert bout.asked() == [(0, "hero_turn")]


@pytest.mark.rule("EU-MATK-19", "EU-CARD-12", "EU-RUL-61", "EU-RUL-402")
def test_healing_mends_the_monster_and_goes_on_doing_so() -> None:
    bout = Bout(
        "ford-troll",
        tile="ii-fixed-1",
        gaar=1,
        health=9,
        hand=["healing"],
        draws=["healing"],
        rolls=[1, 1, 1, 1, 1, 1],
    )
    bout.f.damage = 5
    bout.skip("monster_turn").say("play healing copies 1")
    assert bout.f.damage == 3
    bout.say("pass", "play healing copies 1")
    assert bout.f.damage == 1
    assert bout.f.ongoing == [CARD.number("healing")] * 2
    bout.skip("hero_turn").say("pass").skip("hero_turn")
    assert bout.f.round == 2
    assert bout.f.damage == 0


@pytest.mark.rule("EU-CARD-13", "EU-MATK-2")
def test_a_curse_lies_there_until_the_next_step_a() -> None:
    bout = Bout(
        "manticore", tile="ii-fixed-1", gaar=1, health=9, draws=["curse"], rolls=[1, 1, 6, 6, 1, 1]
    )
    bout.skip("curse").say("play curse copies 1").skip("after_hero")
    assert bout.f.lasting == [CARD.number("curse")]
    assert bout.f.curse == -2
    bout.skip("monster_turn")
    assert bout.f.round == 2
    assert bout.f.lasting == []
    assert bout.f.curse == 0
    assert bout.s.silver_gone == [CARD.number("curse")]


@pytest.mark.rule("EU-CARD-9", "EU-CARD-14", "EU-RUL-60")
def test_other_cards_leave_at_the_end_of_the_round() -> None:
    bout = Bout(
        "manticore",
        tile="ii-fixed-1",
        gaar=0,
        health=9,
        hand=["dread"] * 3,
        draws=["dread"],
        rolls=[1, 1, 6, 6, 1, 1],
    )
    assert bout.asked() == [(1, "swap")]
    bout.skip("monster_turn")
    assert "play dread copies 2" in bout.options()
    assert "play dread copies 3" not in bout.options()
    bout.say("play dread copies 2")
    assert bout.f.played == [CARD.number("dread")] * 2
    assert bout.f.falter == -3
    bout.skip("play_cards")
    assert bout.s.silver_gone == [CARD.number("dread")] * 2


@pytest.mark.rule("EU-TIME-3")
def test_a_permanent_effect_applies_by_itself() -> None:
    bout = Bout(
        "stone-crab",
        gaar=0,
        hero="dral",
        rivals=("ael",),
        board={"ability-1": "iron-hide"},
        health=4,
        rolls=[3, 4, 1, 1],
    )
    bout.skip("monster_turn").say("pass")
    assert bout.told("struck") == [(0, CRAB, 7, 0)]
    assert bout.hero.used == 0


@pytest.mark.rule("EU-TIME-1", "EU-TIME-10", "EU-SET-2", "EU-EX-24")
@pytest.mark.parametrize("pieces", [2, 3])
def test_feint_needs_an_armour_set_of_three(pieces: int) -> None:
    places = ["helmet", "gauntlets", "boots"]
    green = ["leather-helmet", "plate-gauntlets", "leather-boots"]
    board = dict(zip(places[:pieces], green[:pieces], strict=True))
    bout = Bout(
        "stone-crab",
        gaar=0,
        hero="keleia",
        board={"ability-1": "feint", **board},
        rolls=[3, 4, 1, 1],
    )
    bout.say("pass")
    offered = "use feint/after-monster" in bout.options()
    assert offered == (pieces == 3)


@pytest.mark.rule("EU-RUL-106")
def test_a_very_long_combat_costs_both_sides() -> None:
    bout = Bout("stone-crab", gaar=0, rolls=[1, 1, 1, 1])
    bout.f.round = 9
    health = bout.hero.health
    bout.skip("after_hero")
    bout.say("pass")
    assert bout.hero.health == health - 1
    assert bout.f.damage == 1


@pytest.mark.rule("EU-RUL-69", "EU-WIN-1")
def test_the_first_to_fall_decides() -> None:
    bout = Bout("stone-crab", gaar=0, health=1, draws=["healing"], rolls=[1, 1, 1, 1])
    bout.f.round = 9
    bout.f.damage = 3
    bout.skip()
    assert bout.told("fell") == [(0, CRAB, 1)]
    assert bout.told("slew") == []


@pytest.mark.rule("EU-COMBAT-1")
def test_combat_goes_on_round_by_round_until_one_falls() -> None:
    bout = Bout(
        "stone-crab", gaar=0, reputation=20, draws=["mud-boar"], rolls=[1, 1, 6, 5, 1, 1, 6, 6]
    )
    bout.skip("trophy")
    assert [rounds for (rounds,) in bout.told("combat_round")] == [1, 2]


@pytest.mark.rule("EU-COMBAT-3", "EU-COMBAT-4", "EU-RUL-404", "EU-TIME-2")
def test_equipment_and_what_works_outside_combat_wait_until_it_is_over() -> None:
    bout = Bout("stone-crab", board={"jewel-1": "hoof-charm", "bag-2": "buckler"}, rolls=[1, 2])
    assert bout.asked() == [(1, "monster_turn")]  # nothing was asked before
    turn = play(title, bout.s, act(0))
    keys = turn.pending[0].keys()
    assert "use-here hoof-charm" in keys
    assert any(key.startswith("put") for key in keys)


@pytest.mark.rule("EU-CARD-2")
def test_a_card_icon_draws_that_card() -> None:
    bout = Bout("stone-crab", draws=["dread"], rolls=[1, 2])
    bout.hero.board[PLACE.number("jewel-1")] = PIECE.number("raven-pendant")
    turn = play(title, bout.s, act(0))
    turn.answer_key(0, "use-here raven-pendant")
    assert turn.state.heroes[0].hand == [CARD.number("dread")]


@pytest.mark.rule("EU-CARD-10", "EU-CARD-11")
@pytest.mark.parametrize(("copies", "own"), [(1, True), (2, False)])
def test_soul_control_forbids_gaar_in_an_attack_or_a_round(copies: int, own: bool) -> None:
    bout = Bout(
        "manticore",
        tile="ii-fixed-1",
        hand=["soul-control"] * 2,
        draws=["dread"],
        health=6,
        gaar=2,
        rolls=[1, 2, 4, 4],
    )
    bout.skip("play_cards").say(f"play soul-control copies {copies}")
    bout.skip("monster_turn").say("pass")
    assert bout.told("struck") != []  # the Hero had no turn
    bout.skip("after_hero")
    assert (bout.f.round == 1) == own


@pytest.mark.rule("EU-MATK-9", "EU-MATK-10", "EU-ROLL-3")
def test_the_odds_of_a_gaar_token_are_foretold_to_both_sides() -> None:
    bout = Bout("stone-crab", rolls=[3, 5, 6, 4, 4])
    # 8 is 2 Wounds. Of the 3: 5 + face + 2 is 11 or more from a 4 on. Of the 5: never below 6 + 2.
    monster = bout.game.choices(1)[0].options
    assert [option.odds for option in monster] == [3 / 6, 1 / 6, None]
    bout.say("pass")
    # Of the 3: 5 + face - 2 is below 8 up to a 4. Of the 5: 3 + face - 2 always is.
    hero = bout.game.choices(0)[0].options
    assert [option.odds for option in hero] == [4 / 6, 1.0, None]
