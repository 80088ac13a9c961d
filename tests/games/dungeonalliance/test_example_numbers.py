"""The worked examples of the rulebook: order of play, cards and numbers."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, HERO_TYPES
from grimorio.games.dungeonalliance.components.vocabulary import MELEE, RANGED
from grimorio.games.dungeonalliance.kinds import END, PLAY, SECOND_MOVE
from grimorio.games.dungeonalliance.rules.combat import power_of, targets
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.playing import has_room
from grimorio.games.dungeonalliance.rules.turn import begin_round
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, THIRD, Table, lay, new_game, room

# -- order of play ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-1", "DA-EX-2", "DA-EX-3", "DA-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_heroes_for_each_player_and_one_more_lie_open(seats: int) -> None:
    game = new_game(seats, "offered")
    while game.pending[0].kind.name != "draft":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    assert len(game.pending[0].options) == {2: 9, 3: 13, 4: 17}[seats]


def order_of_play(t: Table) -> list[list[int]]:
    """The seats whose heroes act, then those that activate monsters, cycle by cycle."""
    found: list[list[int]] = []
    assert t.game is not None
    assert t.game.journal is not None
    for event in t.game.journal.events:
        if event.kind.name == "cycle":
            found += [[], []]
        elif event.kind.name == "activated":
            found[-2].append(event.args[0])  # type: ignore[arg-type]
        elif event.kind.name == "monster_activated":
            found[-1].append(event.args[0])  # type: ignore[arg-type]
    return found


@pytest.mark.rule("DA-EX-4", "DA-ROUND-4", "DA-ROUND-5", "DA-END-10")
def test_three_players_act_in_turn_monsters_the_other_way_and_the_next_round_starts_left() -> None:
    t = lay(FIRST, SECOND, THIRD)
    t.s.round, t.s.first = 0, 0
    t.s.tiles_left = [1, 0, 0]
    t.tile("crossroads", (2, 1))
    # Twelve monsters nobody can reach: three for each of the four cycles.
    for number in range(9):
        t.monster("ogre", (6 + number % 3, 3 + number // 3))
    t.tile("nest", (1, 2))
    for number in range(3):
        t.monster("goblin", (3 + number, 6))
    t.play(begin_round())
    while t.s.round < 3:
        options = t.options()
        t.answer(END() if END() in options else options[0])
    played = order_of_play(t)
    assert played[:8] == [[0, 1, 2], [2, 1, 0]] * 4, "A, B, C, then C, B, A, in every cycle"
    assert played[8:16] == [[1, 2, 0], [0, 2, 1]] * 4, "B, C, A, then A, C, B"


# -- Speed -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-5", "DA-EX-6")
def test_a_hero_of_speed_four_has_four_points_and_four_more_and_five_with_a_bonus_of_one() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.activate("petra")
    assert t.ask().about[1] == 4
    t.go((5, 4))
    assert t.ask().about[1] == 2
    t.do(SECOND_MOVE)
    assert t.ask().about[1] == 4
    t = room()
    t.player(0).artifacts = [CARD["seven-league-map"]]
    t.activate("petra")
    assert t.ask().about[1] == 5
    t.go((2, 4))
    t.do(SECOND_MOVE)
    assert t.ask().about[1] == 5


@pytest.mark.rule("DA-EX-6", "DA-ACT-5", "DA-ACT-9")
def test_a_card_of_one_more_speed_played_on_a_hero_counts_in_both_movements() -> None:
    card = CARDS[CARD["mcfarlin-tools"]]
    assert [one.by for one in card.modifiers if one.trait == "speed"] == [1]
    t = room(["mcfarlin", "lorna", "krom", "mysterios"], SECOND)
    t.put("mcfarlin", (4, 4))
    t.hand(0, "mcfarlin-tools")
    t.activate("mcfarlin")
    assert t.ask().about[1] == 4
    t.play_card("mcfarlin-tools")
    assert t.ask().about[1] == 5
    t.go((5, 4))
    assert t.ask().about[1] == 4
    t.do(SECOND_MOVE)
    assert t.ask().about[1] == 5


# -- power and defence -----------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-7", "DA-EX-8", "DA-ATK-3")
def test_two_more_melee_make_four_of_two_and_are_no_use_to_who_shoots() -> None:
    blade = CARDS[CARD["petra-strike"]]
    assert [(one.trait, one.by) for one in blade.modifiers] == [("melee", 2)]
    for with_blade, power in ((False, 2), (True, 4)):
        t = room()
        t.put("petra", (3, 4))
        t.hand(0, "petra-strike")
        ogre = t.monster("ogre", (4, 4))
        t.activate("petra")
        if with_blade:
            t.play_card("petra-strike")
        t.attack(ogre)
        assert t.told("attacked")[0][2] == power
    t = room()
    t.put("lorna", (3, 4))
    t.hand(0, "long-blade")
    t.activate("lorna")
    assert t.options(PLAY) == [], "she has the icon, but not the attack"


@pytest.mark.rule("DA-EX-9", "DA-ATK-3", "DA-ATK-4")
def test_one_more_ranged_makes_three_of_two_and_is_no_use_in_melee() -> None:
    t = room(["jypzy", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "petra"])
    t.put("jypzy", (3, 4))
    t.hand(0, "twin-daggers")
    ogre = t.monster("ogre", (5, 4))
    t.activate("jypzy")
    t.play_card("twin-daggers")
    t.attack(ogre)
    assert t.told("attacked")[0][2] == 3
    t = room()
    t.put("petra", (3, 4))
    t.under("petra", "oak-bow")
    ogre = t.monster("ogre", (4, 4))
    assert power_of(t.s, t.figure("petra"), NONE, ogre) == 2, "a bow adds nothing to her sword"


@pytest.mark.rule("DA-EX-12", "DA-RANGE-3")
def test_a_ranged_attack_of_two_has_power_two_at_two_and_three_squares() -> None:
    for place, reached in (((3, 4), False), ((4, 4), True), ((5, 4), True)):
        t = room()
        t.put("lorna", (2, 4))
        goblin = t.monster("goblin", place)
        lorna = t.figure("lorna")
        assert (targets(t.s, lorna, NONE) == [goblin]) == reached
        assert power_of(t.s, lorna, NONE, goblin) == 2


BOTH_WAYS = [
    card
    for card in CARDS
    if card.attack is not None and any(one.trait == card.attack.type for one in card.modifiers)
]


@pytest.mark.rule("DA-EX-11", "DA-ATK-5", "DA-ATK-6")
@pytest.mark.parametrize("card", BOTH_WAYS, ids=[card.id for card in BOTH_WAYS])
def test_a_card_gives_its_base_or_its_bonus_never_both(card: object) -> None:
    one = next(other for other in BOTH_WAYS if other is card)
    assert one.attack is not None
    more = sum(part.by for part in one.modifiers if part.trait == one.attack.type)
    for as_base in (True, False):
        t = room(["holgar", "lorna", "krom", "mysterios"], ["petra", "bull", "root", "jypzy"])
        t.put("holgar", (3, 4))
        t.hand(0, one.id)
        ogre = t.monster("ogre", (4, 4))
        t.activate("holgar")
        if as_base:
            t.attack(ogre, one.id)
        else:
            t.play_card(one.id)
            t.attack(ogre)
        assert t.told("attacked")[0][2] == (one.attack.power if as_base else 2 + more)


@pytest.mark.rule("DA-EX-11", "DA-ATK-6")
def test_the_base_serves_who_has_no_such_attack_and_the_bonus_does_not() -> None:
    """All heroes who fight from afar, and any card of both kinds that they could play."""
    for card in BOTH_WAYS:
        assert card.attack is not None
        assert card.attack.type == "melee"
    t = room(["lorna", "petra", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    assert HERO_TYPES[t.hero("lorna").kind] == RANGED
    assert HERO_TYPES[t.hero("petra").kind] == MELEE
    ogre = t.monster("ogre", (4, 4))
    t.put("lorna", (2, 4))
    t.under("lorna", "hooked-axe")
    assert power_of(t.s, t.figure("lorna"), NONE, ogre) == 2


@pytest.mark.rule("DA-EX-30", "DA-CARD-6", "DA-CARD-7", "DA-RUL-41")
def test_a_card_of_two_types_needs_both_and_takes_both() -> None:
    t = room(["root", "krom", "lorna", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    root = t.figure("root")
    gust = CARD["gust"]
    assert CARDS[gust].types == ("control-spell", "tactic")
    for card, other in (("root-grasp", "precision-attack"), ("precision-attack", "root-grasp")):
        assert has_room(t.s, root, gust)
        t.under("root", card)
        assert not has_room(t.s, root, gust), "one of its two types is there"
        assert has_room(t.s, root, CARD[other]), "the other type is free for a card of its own"
        t.hero("root").column = ()
    t.under("root", "gust")
    assert not has_room(t.s, root, CARD["root-grasp"])
    assert not has_room(t.s, root, CARD["precision-attack"])
    assert has_room(t.s, root, CARD["thorn-staff"])


@pytest.mark.rule("DA-EX-32", "DA-DMG-1", "DA-DMG-2")
@pytest.mark.parametrize(("defence", "damage"), [(5, 0), (3, 2), (6, 0), (4, 1)])
def test_an_attack_of_five_misses_a_defence_of_five_and_does_two_to_one_of_three(
    defence: int, damage: int
) -> None:
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    t.hero("petra").surge_attack = 5 - power_of(t.s, t.figure("petra"), NONE, ogre)
    # Less armour than nothing taken away is more of it.
    t.s.monsters[ogre].hindered = (0, 0, 1 - defence, 0)
    t.activate("petra")
    t.attack(ogre)
    assert t.told("attacked")[0][2:5] == (5, defence, damage)
    assert t.damage(ogre) == damage


# -- experience ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-31", "DA-XP-5", "DA-DMG-7")
def test_four_and_four_on_a_monster_of_health_five_and_the_first_has_the_larger_reward() -> None:
    for first, second in ((0, 1), (1, 0)):
        t = room()
        eye = t.monster("storm-eye", (4, 4))
        wound(t.s, eye, first, 4)
        assert eye in t.s.monsters
        wound(t.s, eye, second, 4)
        assert eye not in t.s.monsters
        assert (t.player(first).fresh, t.player(second).fresh) == (3, 1)


DUEL = (("krom", "petra", "lorna", "mysterios"), ("graltar", "bull", "root", "jypzy"))


@pytest.mark.rule("DA-EX-33", "DA-PVP-4", "DA-PVP-5", "DA-DEF-2")
def test_four_damage_to_a_hero_with_one_health_left_are_two_xp() -> None:
    t = room(*DUEL, versus=True)
    t.put("krom", (4, 4))
    t.put("graltar", (4, 3))
    t.hurt("graltar", 5)
    t.hand(0, "precision-attack")
    t.activate("krom")
    t.play_card("precision-attack")
    t.attack(t.figure("graltar"))
    assert t.told("attacked")[0][2:5] == (5, 1, 4)
    assert t.player(0).fresh == 2
    assert t.damage("graltar") == 6
    assert t.hero("graltar").defeated
    assert t.player(1).defeats == 1


@pytest.mark.rule("DA-EX-34", "DA-PVP-4")
def test_three_damage_to_an_enemy_hero_are_one_xp_and_one_damage_is_none() -> None:
    for blade, damage, xp in ((True, 3, 1), (False, 1, 0)):
        t = room(*DUEL, versus=True)
        t.put("petra", (4, 4))
        t.put("graltar", (4, 3))
        t.hand(0, "petra-strike")
        t.activate("petra")
        if blade:
            t.play_card("petra-strike")
        t.attack(t.figure("graltar"))
        assert t.damage("graltar") == damage
        assert t.player(0).fresh == xp
