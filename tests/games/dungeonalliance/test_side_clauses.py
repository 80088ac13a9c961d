"""Side clauses: what the rules say by the way, of rooms, cards, attacks and heroes of others."""

from __future__ import annotations

import msgspec
import pytest

from grimorio.core import WATCHER
from grimorio.games.dungeonalliance.components.box import Card, SoloCard
from grimorio.games.dungeonalliance.components.effects import Attack, Heal
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT, TILE
from grimorio.games.dungeonalliance.rules.board import touches
from grimorio.games.dungeonalliance.rules.combat import defence_of, targets
from grimorio.games.dungeonalliance.rules.doors import LOCKED, SECRET, between
from grimorio.games.dungeonalliance.rules.harm import harm, hurt
from grimorio.games.dungeonalliance.rules.playing import has_room
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import STRUCK
from grimorio.games.dungeonalliance.view import view
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, lay, prey, room

OTHERS = ["holgar", "bull", "petra", "jypzy"]


def cards_played(t: Table) -> set[int]:
    """The cards that the active hero could play now."""
    return {one[1] for one in t.options("play") if isinstance(one, tuple) and one[1] != NONE}  # type: ignore[misc]


# -- rooms and doors -------------------------------------------------------------------------------


@pytest.mark.rule("DA-TERM-1", "DA-LOCK-3")
def test_a_room_is_one_tile_and_enemies_on_the_next_one_do_not_disturb() -> None:
    t = room()
    t.tile("nest", (1, 1))
    t.put("lorna", (2, 3))
    t.s.corridors = 0
    t.monster("goblin", (3, 3))
    t.activate("lorna")
    assert t.edge((0, 1), "e") in t.tried()


@pytest.mark.rule("DA-TILE-1", "DA-LOCK-1", "DA-SECRET-1")
def test_a_new_tile_need_not_match_its_other_neighbours() -> None:
    t = lay()
    t.tile("cells", (1, 0))
    t.row("guard-post", "nest")
    t.put("lorna", (2, 4))
    t.chance(draws=[TILE["well-room"]])
    t.activate("lorna")
    post, nest = TILE["guard-post"], TILE["nest"]
    east = t.edge((0, 1), "e")
    tiles = [(post, 1), (post, 3), (nest, 3)]
    assert t.options("open") == [("open", east, tile, turns) for tile, turns in tiles]
    t.do("open", east, post, 1)
    assert between(t.s, 6, 0) == SECRET, "wall against wall"
    t.s.laid[1] = 4 * TILE["cells"] + 2
    assert between(t.s, 6, 0) == LOCKED, "wall against door"


@pytest.mark.rule("DA-RUL-6", "DA-LOCK-4")
def test_the_way_into_a_starting_tile_is_of_level_one() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("lorna", (3, 4))
    t.chance(rolls=[3])
    t.activate("lorna")
    east = t.edge((0, 1), "e")
    assert t.options("pick") == [("pick", east, 0), ("pick", east, 1)], "1 more is sure"
    t.do("pick", east, 0)
    assert t.s.corridors >> t.edge((0, 1), "e") & 1


@pytest.mark.rule("DA-RUL-38", "DA-CHEST-1")
def test_a_chest_is_opened_through_a_corridor_and_not_through_a_wall() -> None:
    t = room()
    t.token("treasure-chest", (3, 4))
    t.token("treasure-chest", (3, 2))
    t.put("lorna", (2, 3))
    t.activate("lorna")
    assert t.squares("chest") == {(3, 4)}
    t.do("chest", at((3, 4)))
    assert t.player(0).fresh == 1


@pytest.mark.rule("DA-RUL-28", "DA-RUL-20", "DA-RANGE-1")
def test_a_melee_attack_needs_adjacent_squares_and_no_line() -> None:
    t = room()
    t.put("petra", (2, 3))
    near = t.monster("goblin", (3, 4))
    beside = t.monster("goblin", (3, 3))
    assert targets(t.s, t.figure("petra"), NONE) == [near]
    assert not touches(at((2, 3)), t.s.monsters[beside].at, t.s.corridors), "wall is between them"
    t.s.corridors = 0
    assert targets(t.s, t.figure("petra"), NONE) == []


# -- upgrades --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-5", "DA-RUL-64", "DA-UPG-4")
def test_any_price_can_be_paid_exactly_and_the_pools_do_not_change() -> None:
    t = room()
    t.upgrades("traveller-boots")
    t.player(0).fresh, t.player(0).spent = 5, 4
    pools = t.s.pools[:]
    t.play(upgrade(0))
    t.answer(("buy", CARD["traveller-boots"]))
    assert (t.player(0).fresh, t.player(0).spent) == (3, 6)
    assert t.s.pools == pools
    t = room()
    t.upgrades("traveller-boots")
    t.player(0).spent = 9
    t.play(upgrade(0))
    assert t.asked == [], "what is face down cannot be spent again"


@pytest.mark.rule("DA-UPG-19", "DA-RUL-63")
def test_everybody_sees_the_upgrade_discards_and_what_each_has_won_and_lost() -> None:
    t = room()
    t.s.upgrade_discard = [CARD["long-blade"], CARD["oak-bow"]]
    t.player(1).fresh, t.player(1).spent, t.player(1).defeats = 3, 4, 2
    for seat in (0, 1, WATCHER):
        scene = view(t.s, seat)
        pile = next(zone for zone in scene.zones if zone.id == "upgrade-discard")
        assert len([card for card in pile.cards if card.face]) == 2
        stats = {stat.id: stat.value for stat in scene.panels[1].stats}
        assert (stats["score"], stats["fresh"], stats["defeats"]) == (5, 3, 2)


@pytest.mark.rule("DA-VALID-9", "DA-UPG-6", "DA-CARD-2")
def test_one_hero_lets_the_alliance_acquire_a_card_and_only_that_hero_plays_it() -> None:
    t = room()
    t.upgrades("frost-dart")
    t.player(0).fresh = 3
    t.hand(0, "frost-dart")
    t.monster("goblin", (2, 4))
    t.put("petra", (0, 4))
    t.activate("petra")
    assert all(CARD["frost-dart"] not in one for one in t.options() if isinstance(one, tuple))
    t.do("end")
    assert t.asked == [(0, "upgrade")]
    assert ("buy", CARD["frost-dart"]) in t.options(), "Mysterios can use it"


@pytest.mark.rule("DA-RUL-48", "DA-UPG-7")
def test_what_is_bought_is_not_played_in_the_same_activation_but_a_reaction_may_be_later() -> None:
    t = room()
    t.upgrades("quick-parry")
    t.put("petra", (4, 4))
    t.player(0).fresh = 3
    t.activate("petra")
    t.do("end")
    t.answer(("buy", CARD["quick-parry"]))
    assert t.asked == [(0, "discard")], "no more acting"
    t.answer(())
    ogre = t.monster("ogre", (4, 3))
    t.move(ogre)
    t.answer(("strike", at((4, 3)), t.figure("petra")))
    assert t.asked == [(0, "react")]
    t.answer(CARD["quick-parry"])
    assert t.hero("petra").column == (CARD["quick-parry"],)


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-5", "DA-CARD-4")
def test_a_card_may_lift_the_limit_of_its_type_for_itself() -> None:
    t = room()
    t.under("petra", "traveller-boots")
    petra = t.figure("petra")
    assert CARDS[CARD["healing-draught"]].types == CARDS[CARD["skeleton-key"]].types
    assert has_room(t.s, petra, CARD["healing-draught"])
    assert not has_room(t.s, petra, CARD["skeleton-key"])


@pytest.mark.rule("DA-SPELL-1", "DA-CARD-8")
def test_one_hero_plays_spells_of_different_kinds_in_one_turn() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS)
    t.put("mysterios", (3, 4))
    t.hand(0, "mind-chain", "frost-dart", "wandering-spark")
    ogre = t.monster("ogre", (5, 4))
    t.activate("mysterios")
    t.play_card("mind-chain")
    t.attack(ogre, "frost-dart")
    mysterios = t.hero("mysterios")
    assert mysterios.column == (CARD["mind-chain"], CARD["frost-dart"])
    assert not has_room(t.s, t.figure("mysterios"), CARD["wandering-spark"]), "one Attack Spell"


@pytest.mark.rule("DA-SPELL-6")
def test_a_spell_without_need_of_sight_goes_round_corners_and_others_do_not() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS)
    t.put("mysterios", (3, 3))
    hidden = t.monster("goblin", (3, 1))
    mysterios = t.figure("mysterios")
    assert targets(t.s, mysterios, CARD["frost-dart"]) == []
    assert targets(t.s, mysterios, CARD["wandering-spark"]) == [hidden]


@pytest.mark.rule("DA-REACT-3", "DA-CARD-10")
def test_outside_its_activation_a_hero_plays_reactions_and_nothing_else() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "ring-shirt", "quick-parry", "long-blade")
    ogre = t.monster("ogre", (4, 3))
    t.move(ogre)
    t.answer(("strike", at((4, 3)), t.figure("petra")))
    assert t.options() == [None, CARD["quick-parry"]]


@pytest.mark.rule("DA-ATK-4", "DA-RUL-43")
@pytest.mark.parametrize(
    ("who", "attacks", "useful"),
    [
        ("holgar", ("hurling-axe",), False),
        ("holgar", ("sun-spear",), True),
        ("holgar", ("hurling-axe", "sun-spear"), True),
        ("krolt", ("wandering-spark",), False),
    ],
)
def test_a_bow_serves_who_fights_in_melee_if_another_card_can_shoot_with_it(
    who: str, attacks: tuple[str, ...], useful: bool
) -> None:
    """An axe to hurl is a weapon as the bow is; a spear of light is not; the spark that finds its
    own way allows no bonuses."""
    t = room([who, "lorna", "krom", "mysterios"], ["graltar", "bull", "root", "jypzy"])
    t.hand(0, "oak-bow", *attacks)
    t.activate(who)
    assert (CARD["oak-bow"] in cards_played(t)) == useful


# -- attacks ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-42", "DA-ATK-10")
def test_a_card_gives_one_attack_and_the_heros_own_may_serve_twice() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS)
    t.put("mysterios", (3, 4))
    t.hand(0, "frost-dart")
    one, other = t.monster("ogre", (5, 4)), t.monster("ogre", (5, 5))
    t.activate("mysterios")
    t.attack(one, "frost-dart")
    assert t.options("attack") == [("attack", NONE, other)]
    t.attack(other)
    assert [args[2] for args in t.told("attacked")] == [5, 2]


@pytest.mark.rule("DA-RUL-42", "DA-CARD-9")
def test_a_bonus_counts_for_both_attacks() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "long-blade")
    one, other = t.monster("ogre", (5, 4)), t.monster("ogre", (5, 5))
    t.activate("petra")
    t.play_card("long-blade")
    t.attack(one)
    t.attack(other)
    assert [args[2] for args in t.told("attacked")] == [5, 5]


@pytest.mark.rule("DA-DMG-3", "DA-DMG-4", "DA-DMG-6")
def test_what_ignores_one_kind_of_defence_leaves_the_other_and_the_obstacles() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.put("petra", (3, 4))
    goblin = t.monster("goblin", (4, 4))
    lorna = t.figure("lorna")
    assert defence_of(t.s, lorna, NONE, goblin) == 2, "1 evasive, 1 for Petra"
    t.s.monsters[goblin].hindered = (0, 0, 5, 0)
    assert defence_of(t.s, lorna, NONE, goblin) == 2, "it has no armour to lose"
    t.s.monsters[goblin].hindered = (0, 0, 0, 5)
    assert defence_of(t.s, lorna, NONE, goblin) == 1, "the obstacle stays"


@pytest.mark.rule("DA-DEF-7", "DA-RUL-60")
def test_a_defeated_hero_is_no_target_and_takes_no_damage_from_anything() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5, poison=1)
    t.hero("petra").defeated = True
    ogre = t.monster("ogre", (4, 3))
    assert prey(t.s, ogre) == []
    harm(t.s, t.figure("petra"), NONE, 3, True)
    hurt(t.s, t.figure("petra"), 1, False)
    assert (t.damage("petra"), t.hero("petra").poison) == (5, 1)
    assert t.player(0).defeats == 0


@pytest.mark.rule("DA-RUL-123", "DA-PET-5", "DA-FACE-3")
def test_a_pet_that_needs_sight_goes_where_its_hero_looks_after_an_attack() -> None:
    t = room()
    t.put("lorna", (4, 5))
    t.tile("forge", (1, 2))
    t.corridor((1, 1), "s")
    t.hand(0, "lorna-falcon")
    falcon = CARD["lorna-falcon"]
    one, other = t.monster("ogre", (3, 3)), t.monster("ogre", (5, 6))
    t.activate("lorna")
    assert t.options("pet") == [("pet", falcon, one), ("pet", falcon, other)]
    t.attack(one)
    assert t.options("pet") == [("pet", falcon, one)], "north-west: the south-east is behind her"


@pytest.mark.rule("DA-RUL-121", "DA-ACT-8", "DA-ATK-11")
def test_a_card_moves_a_hero_after_its_attack_and_costs_no_speed_point() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "grappling-rope")
    one, other = t.monster("ogre", (5, 4)), t.monster("ogre", (5, 5))
    t.activate("petra")
    t.attack(one)
    assert t.s.stage == STRUCK
    t.play_card("grappling-rope")
    assert t.asked == [(0, "shift_to")]
    t.answer(at((5, 3)))
    assert t.hero("petra").at == at((5, 3))
    assert not t.s.moved
    assert ("attack", NONE, other) not in t.options(), "too far away from there"


# -- heroes of others ------------------------------------------------------------------------------


@pytest.mark.rule("DA-NOPVP-2", "DA-NOPVP-1")
def test_without_pvp_a_control_spell_still_reaches_heroes_of_others() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS)
    t.put("mysterios", (3, 4))
    t.put("jypzy", (5, 4))
    t.hand(0, "mirror-step")
    t.activate("mysterios")
    assert t.options("attack") == []
    t.play_card("mirror-step")
    while t.asked[0][1] == "whom":
        t.answer(t.figure("jypzy"))
    assert t.hero("jypzy").at == at((3, 4))
    assert t.hero("mysterios").at == at((5, 4))
    assert t.damage("jypzy") == 0


@pytest.mark.rule("DA-RUL-65", "DA-TERM-3")
def test_with_pvp_heroes_of_others_in_the_room_forbid_locks_and_defeated_ones_do_not() -> None:
    for versus, defeated, free in ((False, False, True), (True, False, False), (True, True, True)):
        t = lay(FIRST, SECOND, versus=versus)
        t.tile("nest", (1, 1))
        t.put("lorna", (2, 4))
        t.put("jypzy", (1, 3))
        if defeated:
            t.hurt("jypzy", 4)
            t.hero("jypzy").defeated = True
        t.activate("lorna")
        assert (t.edge((0, 1), "e") in t.tried()) == free


@pytest.mark.rule("DA-RUL-66", "DA-PVP-6")
def test_with_pvp_residual_damage_is_worth_xp_also_on_a_starting_tile() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS, versus=True)
    earthquake = CARDS[CARD["earthquake"]].attack
    assert earthquake is not None
    count = earthquake.after[0].count  # type: ignore[union-attr]
    t.s.laid[6] = 4 * TILE["start-red"]
    t.put("root", (2, 4))
    t.put("jypzy", (5, 3))
    t.put("bull", (5, 5))
    t.hand(0, "earthquake")
    ogre = t.monster("ogre", (4, 4))
    t.activate("root")
    assert all(t.figure("jypzy") not in one for one in t.options("attack"))  # type: ignore[operator]
    t.attack(ogre, "earthquake")
    assert (t.damage("jypzy"), t.damage("bull")) == (count, count)
    assert t.player(0).fresh == 2 * (count // 2), "for each victim, rounded down"


# -- what content must hold to ---------------------------------------------------------------------


@pytest.mark.rule("DA-ATK-8", "DA-REST-4")
def test_an_attack_spell_that_is_not_used_by_attacking_does_not_load() -> None:
    spell = msgspec.structs.asdict(CARDS[CARD["frost-dart"]])
    fields = {name: spell[name] for name in ("types", "classes")}
    Card(id="a-spell", attack=Attack("ranged", 3), **fields)
    with pytest.raises(ValueError, match="Attack Spell"):
        Card(id="a-spell", effects=(Heal(1),), **fields)
    with pytest.raises(ValueError, match="Attack Spell"):
        Card(id="a-spell", attack=Attack("ranged", 3), effects=(Heal(1),), **fields)


@pytest.mark.rule("DA-SCARD-1")
def test_a_solo_card_marks_two_cards_of_the_area() -> None:
    for card in CONTENT.solo:
        assert card.first != "upgrades" or card.cross != card.arrow
    with pytest.raises(ValueError, match="two cards"):
        SoloCard(id="odd", first="upgrades", cross=2, arrow=2, form="c", damage=1)
