"""Effects of cards, pets, and what else cards bring about."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.figures import armour_of, speed_of
from grimorio.games.dungeonalliance.view.cards import card_numbers
from grimorio.kit.numbers import NONE
from grimorio.texts import texts_of
from tests.games.dungeonalliance.table import Table, at, room

OTHERS = ["holgar", "bull", "petra", "jypzy"]


def casters() -> Table:
    """An Alliance of casters in the crossroads east of its Starting tile."""
    t = room(["mysterios", "melinda", "root", "lorna"], OTHERS)
    t.put("mysterios", (3, 4))
    t.put("melinda", (3, 3))
    t.put("root", (3, 5))
    return t


# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-ATK-9", "DA-CARD-1")
def test_a_control_spell_exhausts_a_monster_and_is_no_attack() -> None:
    t = casters()
    t.hand(0, "mind-chain")
    far, near = t.monster("goblin", (5, 4)), t.monster("goblin", (5, 5))
    t.activate("mysterios")
    assert t.options("play") == [("play", CARD["mind-chain"], 0, one) for one in (far, near)]
    t.play_card("mind-chain", whom=near)
    assert t.s.monsters[far].ready
    assert not t.s.monsters[near].ready
    assert ("attack", NONE, far) in t.options()


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
    assert t.asked == [(0, "act")], "there is nowhere further to go"


@pytest.mark.rule("DA-CARD-1")
def test_a_dart_of_frost_slows_whom_it_damages() -> None:
    t = casters()
    t.hand(0, "frost-dart")
    ogre = t.monster("ogre", (5, 4))
    t.activate("mysterios")
    t.attack(ogre, "frost-dart")
    assert speed_of(t.s, ogre) == 2


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


@pytest.mark.rule("DA-CARD-6", "DA-RUL-41")
def test_a_card_of_two_types_needs_room_for_both() -> None:
    t = casters()
    t.hand(0, "gust", "battle-plan")
    t.monster("goblin", (4, 4))
    t.activate("root")
    assert ("play", CARD["gust"], 2) in t.options()
    t.play_card("battle-plan")
    assert ("play", CARD["gust"], 2) not in t.options()


@pytest.mark.rule("DA-ART-4", "DA-POWER-1")
def test_all_artifacts_of_an_alliance_help_all_its_heroes() -> None:
    t = room()
    t.player(0).artifacts = [CARD["needle-of-truth"], CARD["seven-league-map"]]
    goblin = t.monster("goblin", (4, 4))
    for name in ("petra", "lorna"):
        figure = t.figure(name)
        assert defence_of(t.s, figure, NONE, goblin) == 0
        assert speed_of(t.s, figure) == {"petra": 5, "lorna": 6}[name]


@pytest.mark.rule("DA-POWER-2", "DA-RUL-43")
def test_bonuses_of_its_type_are_added_to_a_base_power() -> None:
    t = room(["lorna", "emanon", "krom", "mysterios"], OTHERS)
    t.hand(0, "oak-bow", "frost-dart")
    t.put("emanon", (3, 4))
    ogre = t.monster("ogre", (5, 4))
    t.activate("emanon")
    t.play_card("oak-bow")
    t.attack(ogre, "frost-dart")
    assert t.told("attacked")[0][2] == 7


# -- pets ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-PET-1", "DA-PET-2", "DA-PET-4", "DA-PET-5", "DA-PET-6", "DA-RUL-29")
def test_a_pet_attacks_besides_the_hero_along_an_open_way() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    t.put("root", (2, 3))
    t.hand(0, "hunting-hound")
    t.put("lorna", (3, 4))
    goblin = t.monster("goblin", (4, 4), damage=1)
    behind = t.monster("ogre", (4, 2))
    t.activate("root")
    assert t.options("pet") == [("pet", CARD["hunting-hound"], goblin)], "a wall hides the ogre"
    t.do("pet", CARD["hunting-hound"], goblin)
    assert goblin not in t.s.monsters, "3 against 1, nobody in the way counts"
    assert t.damage(behind) == 0
    assert t.s.struck == ()


@pytest.mark.rule("DA-PET-3", "DA-REST-4")
def test_a_pet_does_not_attack_where_its_hero_could_not() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    t.put("root", (3, 4))
    t.hand(0, "hunting-hound", "traveller-boots")
    t.monster("goblin", (4, 4))
    t.activate("root")
    t.play_card("traveller-boots")
    t.do("again")
    assert t.options("pet") == []


@pytest.mark.rule("DA-PET-7", "DA-PET-8")
def test_no_bonus_and_no_surge_makes_a_plain_pet_stronger() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    goblin = t.monster("goblin", (4, 4))
    t.hero("root").surge_attack = 1
    t.player(0).artifacts = [CARD["dragon-tooth"]]
    assert power_of(t.s, t.figure("root"), CARD["hunting-hound"], goblin) == 3


@pytest.mark.rule("DA-RUL-177", "DA-PET-1", "DA-DMG-4")
def test_a_pet_does_not_ignore_the_armour_that_the_attacks_of_its_hero_do() -> None:
    t = room(["krolt", "lorna", "krom", "mysterios"], OTHERS)
    t.put("krolt", (3, 4))
    t.player(0).artifacts = [CARD["needle-of-truth"]]
    t.under("krolt", "krolt-strike")
    ogre, witch = t.monster("ogre", (4, 4)), t.monster("hex-witch", (4, 3))
    krolt = t.figure("krolt")
    assert [defence_of(t.s, krolt, NONE, one) for one in (ogre, witch)] == [0, 1]
    assert [defence_of(t.s, krolt, CARD["krolt-bear"], one) for one in (ogre, witch)] == [1, 2]
    assert [defence_of(t.s, krolt, CARD["ridge-wolf"], one) for one in (ogre, witch)] == [1, 2]


@pytest.mark.rule("DA-RUL-177", "DA-PET-1")
def test_a_pet_flies_as_far_as_its_card_says_whatever_its_hero_shoots() -> None:
    t = room(["lorna", "krolt", "krom", "mysterios"], OTHERS)
    t.put("lorna", (1, 4))
    t.monster("ogre", (6, 4))
    t.tile("cells", (2, 1))
    t.corridor((1, 1), "e")
    t.player(0).artifacts = [CARD["comet-string"], CARD["eye-of-the-roc"]]
    t.hand(0, "lorna-falcon")
    t.activate("lorna")
    assert t.options("attack") != []
    assert t.options("pet") == []


@pytest.mark.rule("DA-RUL-177", "DA-PET-1", "DA-XP-1")
@pytest.mark.parametrize(("pet", "xp"), [(True, 1), (False, 2)])
def test_spoils_are_for_the_attack_of_a_hero_and_not_of_its_pet(pet: bool, xp: int) -> None:
    t = room(["krolt", "lorna", "krom", "mysterios"], OTHERS)
    t.put("krolt", (3, 4))
    t.player(0).artifacts = [CARD["ledger-of-conquest"]]
    goblin = t.monster("goblin", (4, 4), damage=2)
    t.hand(0, "krolt-bear")
    t.activate("krolt")
    if pet:
        t.do("pet", CARD["krolt-bear"], goblin)
    else:
        t.attack(goblin)
    assert goblin not in t.s.monsters
    assert t.player(0).fresh == xp


@pytest.mark.rule("DA-RUL-177", "DA-PET-2", "DA-RUL-111")
@pytest.mark.parametrize(("falcon", "damage"), [(True, 0), (False, 1)])
def test_a_riposte_finds_nobody_where_a_pet_attacked(falcon: bool, damage: int) -> None:
    t = room(["lorna", "krolt", "krom", "mysterios"], OTHERS, versus=True)
    t.put("lorna", (3, 3))
    t.put("petra", (5, 5))
    t.hand(0, "lorna-falcon")
    t.hand(1, "riposte")
    t.activate("lorna")
    if falcon:
        t.do("pet", CARD["lorna-falcon"], t.figure("petra"))
    else:
        t.attack(t.figure("petra"))
    t.answer(CARD["riposte"])
    assert t.hero("petra").column == (CARD["riposte"],)
    assert t.damage("lorna") == damage


# -- player versus player --------------------------------------------------------------------------


@pytest.mark.rule("DA-PVP-3", "DA-TERM-3")
def test_with_pvp_heroes_of_others_stand_in_the_way() -> None:
    t = room(versus=True)
    t.put("petra", (2, 4))
    t.put("jypzy", (3, 4))
    t.activate("petra")
    assert (4, 4) in t.squares(), "around him: 2 + 2 of her 4 points"
    assert (5, 4) not in t.squares()


@pytest.mark.rule("DA-PVP-6..9", "DA-EX-35", "DA-EX-36")
def test_on_its_own_starting_tile_a_hero_neither_attacks_heroes_nor_is_attacked() -> None:
    t = room(versus=True)
    t.put("jypzy", (2, 4))
    t.put("holgar", (3, 4))
    goblin = t.monster("goblin", (2, 5))
    t.put("petra", (1, 4))
    t.activate("petra")
    assert t.options("attack") == [("attack", NONE, goblin)], "monsters only, at home"
    t = room(versus=True)
    t.put("jypzy", (2, 4))
    t.put("petra", (3, 4))
    t.activate("petra")
    assert t.options("attack") == [("attack", NONE, t.figure("jypzy"))], "not his colour's tile"


@pytest.mark.rule("DA-EX-34", "DA-PVP-5")
def test_three_damage_are_one_xp_and_one_is_none() -> None:
    for blade, xp in ((True, 1), (False, 0)):
        t = room(versus=True)
        t.put("krom", (4, 4))
        t.put("jypzy", (4, 3))
        t.hand(0, "krom-strike")
        t.activate("krom")
        if blade:
            t.play_card("krom-strike")
        t.attack(t.figure("jypzy"))
        assert t.damage("jypzy") == (3 if blade else 1)
        assert t.player(0).fresh == xp


# -- cards of the other type of attack -------------------------------------------------------------


def playable(t: Table) -> set[int]:
    """The cards that the active hero could play now."""
    return {
        card
        for option in t.options("play")
        if isinstance(option, tuple) and isinstance(card := option[1], int)
    }


@pytest.mark.rule("DA-RUL-176", "DA-ATK-4")
@pytest.mark.parametrize("bow", ["heavy-arbalest", "storm-bow"])
def test_who_fights_in_melee_does_not_use_a_bow_for_what_else_it_gives(bow: str) -> None:
    t = room(["petra", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.hand(0, bow, "long-blade")
    t.activate("petra")
    assert playable(t) == {CARD["long-blade"]}
    t = room(["petra", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.hand(0, bow, "long-blade")
    t.activate("lorna")
    assert playable(t) == {CARD[bow]}


@pytest.mark.rule("DA-RUL-176", "DA-RUL-43")
def test_a_bow_is_used_whole_where_another_card_shoots_with_it() -> None:
    t = room(["holgar", "lorna", "krom", "mysterios"], ["petra", "bull", "root", "jypzy"])
    t.put("holgar", (3, 4))
    ogre = t.monster("ogre", (5, 4))
    t.hand(0, "heavy-arbalest", "sun-spear")
    t.activate("holgar")
    t.play_card("heavy-arbalest")
    t.attack(ogre, "sun-spear")
    assert t.told("attacked")[0][2:4] == (6, 0), "4 + 2 against an armour of 1 that is ignored"


# -- neutral heroes --------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-178", "DA-NOPVP-1", "DA-NOPVP-3")
@pytest.mark.parametrize(
    ("versus", "neutral", "enemy", "thrown"),
    [
        (False, True, False, False),
        (False, True, True, True),
        (False, False, False, True),
        (True, True, False, True),
    ],
)
def test_a_flask_is_not_thrown_at_neutral_heroes_alone(
    versus: bool, neutral: bool, enemy: bool, thrown: bool
) -> None:
    t = room(versus=versus)
    t.put("petra", (4, 4))
    t.put("lorna", (4, 5))
    if neutral:
        t.put("jypzy", (4, 3))
    if enemy:
        t.monster("ogre", (5, 5))
    t.monster("ogre", (2, 5))
    t.hand(0, "thunder-flask")
    t.activate("petra")
    assert playable(t) == ({CARD["thunder-flask"]} if thrown else set())


@pytest.mark.rule("DA-CARD-9")
def test_a_number_that_a_card_gives_only_sometimes_stands_in_brackets() -> None:
    words = texts_of(title, "en")

    def shown(name: str) -> dict[str, str]:
        return {
            one.id: words.say(one.value)
            for one in card_numbers(CARDS[CARD[name]])
            if isinstance(one.value, Text)
        }

    assert shown("lorna-aim") == {"plus-ranged": "(+2)"}
    assert shown("graltar-scars") == {"plus-melee": "(+1)", "plus-armour": "(+1)"}
    assert shown("petra-charge") == {"plus-speed": "+2", "plus-melee": "(+2)"}
    assert shown("giants-bane") == {"plus-melee": "+3"}, "and more against large ones"
    assert shown("holgar-ward") == {"plus-armour": "+1"}
