"""What a third reading of the rulebook found: clauses of rulings that nothing else decides."""

from __future__ import annotations

from importlib.resources import files

import pytest

from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.components.effects import Heal, Swap, list_effects
from grimorio.games.dungeonalliance.components.numbers import (
    CARD,
    CARDS,
    CONTENT,
    THREAT,
    TILE,
    VALID,
)
from grimorio.games.dungeonalliance.rules.combat import targets
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.ending import outcome, score_of
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.harm import hurt
from grimorio.games.dungeonalliance.rules.monsters import choices
from grimorio.games.dungeonalliance.rules.pets import prey
from grimorio.games.dungeonalliance.rules.playing import has_room
from grimorio.games.dungeonalliance.rules.solo import actions, follow_card, strikes
from grimorio.games.dungeonalliance.rules.upgrades import heroes_mask, upgrade
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.games.dungeonalliance.view.lines import card_lines
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES, Texts, read_ftl
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, lay, room

LOCALE = files("grimorio.games.dungeonalliance") / "locale"
OTHERS = ["holgar", "bull", "petra", "jypzy"]
THIRD = ["graltar", "belzamin", "krolt", "mirabell"]

# -- cards on the own Alliance ---------------------------------------------------------------------


def words_of(lang: str, card: int) -> str:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    return " ".join(texts.say(line) for line in card_lines(CARDS[card]))


@pytest.mark.rule("DA-RUL-160", "DA-SPELL-6")
def test_a_card_for_a_hero_of_the_own_alliance_says_that_it_needs_no_sight() -> None:
    phrases = {"en": "line of sight not required", "es": "no requiere línea de visión"}
    short = {"en": "in sight or not", "es": "a la vista o no"}
    assert set(phrases) == set(LANGUAGES)
    for lang in LANGUAGES:
        for number, card in enumerate(CARDS):
            attack = card.attack.then if card.attack is not None else ()
            effects = [*list_effects(card.effects), *list_effects(attack)]
            chosen = any(
                isinstance(one, Heal | Swap) and one.whom in {"hero", "ally", "beside"}
                for one in effects
            )
            said = words_of(lang, number).lower()
            if card.ally:
                assert phrases[lang] in said, card.id
            assert (short[lang] in said) == chosen, card.id


@pytest.mark.rule("DA-RUL-160", "DA-SPELL-2", "DA-SPELL-6")
def test_healing_and_enhancement_reach_a_hero_behind_walls() -> None:
    t = room(["melinda", "lorna", "krom", "mysterios"], OTHERS)
    t.put("melinda", (4, 4))
    t.put("lorna", (4, 1))
    t.hurt("lorna", 3)
    t.hand(0, "melinda-mercy", "melinda-blessing")
    t.activate("melinda")
    t.play_card("melinda-blessing", under="lorna")
    heroes = [t.figure(name) for name in ("melinda", "lorna", "krom", "mysterios")]
    assert t.options("play") == [("play", CARD["melinda-mercy"], 0, one) for one in heroes]
    t.play_card("melinda-mercy", whom=t.figure("lorna"))
    assert t.damage("lorna") == 1
    assert t.hero("lorna").column == (CARD["melinda-blessing"],)


@pytest.mark.rule("DA-RUL-161", "DA-CARD-5", "DA-CARD-4")
def test_a_card_that_lifts_the_limit_lifts_it_for_itself_alone() -> None:
    t = room()
    petra = t.figure("petra")
    t.under("petra", "healing-draught")
    assert has_room(t.s, petra, CARD["healing-draught"])
    assert not has_room(t.s, petra, CARD["traveller-boots"]), "a Treasure lies there"
    for lang, words in (("en", "even if a card of its type"), ("es", "aunque haya una carta")):
        assert words in words_of(lang, CARD["healing-draught"])


@pytest.mark.rule("DA-RUL-162", "DA-DEF-3")
def test_a_defeated_hero_stays_on_its_square_whoever_would_change_with_it() -> None:
    t = room(["belzamin", "lorna", "krom", "mysterios"], OTHERS)
    t.put("belzamin", (4, 4))
    t.hurt("lorna", 6)
    t.hero("lorna").defeated = True
    t.hand(0, "belzamin-switch")
    t.activate("belzamin")
    able = [t.figure("krom"), t.figure("mysterios")]
    assert t.options("play") == [("play", CARD["belzamin-switch"], 0, one) for one in able]


@pytest.mark.rule("DA-RUL-163", "DA-END-3", "DA-END-5")
def test_what_a_card_under_a_hero_does_holds_until_it_is_discarded() -> None:
    t = room()
    t.hurt("petra", 1, poison=1)
    t.hurt("lorna", 1, poison=1)
    t.under("petra", "bull-wall")
    t.play(end_round())
    assert (t.hero("petra").poison, t.hero("lorna").poison) == (1, 2)
    assert t.hero("petra").column == ()


@pytest.mark.rule("DA-RUL-164", "DA-REST-4", "DA-ACT-10")
@pytest.mark.parametrize("way", ["rest", "again"])
def test_damage_that_is_no_attack_is_done_in_a_rest_or_after_a_second_movement(way: str) -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "wheel-of-steel", "lorna-falcon")
    ogre = t.monster("ogre", (4, 3))
    t.activate("petra")
    if way == "again":
        t.go((5, 4))
    t.do(way)
    assert t.options("attack") == t.options("pet") == []
    t.play_card("wheel-of-steel")
    assert t.damage(ogre) > 0


# -- pets and heroes of others ---------------------------------------------------------------------


@pytest.mark.rule("DA-NOPVP-1", "DA-PVP-2", "DA-PVP-6", "DA-PVP-7", "DA-RUL-126")
def test_a_pet_attacks_heroes_of_others_only_with_pvp_and_none_of_its_own() -> None:
    def beside(versus: bool) -> Table:
        t = room(["root", "lorna", "krom", "mysterios"], OTHERS, versus=versus)
        t.put("root", (4, 4))
        t.put("krom", (4, 3))
        t.put("jypzy", (5, 4))
        return t

    hound = CARD["hunting-hound"]
    t = beside(versus=False)
    assert prey(t.s, t.figure("root"), hound) == []
    t = beside(versus=True)
    assert prey(t.s, t.figure("root"), hound) == [t.figure("jypzy")]
    t.hero("root").hidden = True
    assert prey(t.s, t.figure("root"), hound) == [t.figure("jypzy")]
    t.hero("jypzy").hidden = True
    assert prey(t.s, t.figure("root"), hound) == []


@pytest.mark.rule("DA-PET-5", "DA-RUL-123")
def test_a_pet_that_needs_sight_reaches_exactly_as_far_as_its_card_says() -> None:
    pet = CARDS[CARD["lorna-falcon"]].pet
    assert pet is not None
    assert not pet.blind
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (2, 4))
    for away in range(1, 7):
        t.s.monsters.clear()
        ogre = t.monster("ogre", (2 + away, 4))
        seen = prey(t.s, t.figure("lorna"), CARD["lorna-falcon"])
        assert (seen == [ogre]) == (away <= pet.reach)
        t.s.occupant[t.s.monsters[ogre].at] = NONE
        t.s.supply[t.s.monsters[ogre].kind] += 1


@pytest.mark.rule("DA-RUL-29", "DA-PET-5")
def test_the_way_of_a_pet_goes_round_walls_and_through_characters() -> None:
    pet = CARDS[CARD["hunting-hound"]].pet
    assert pet is not None
    assert pet.reach == 3
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    t.put("root", (3, 3))
    near = t.monster("ogre", (3, 2))
    assert prey(t.s, t.figure("root"), CARD["hunting-hound"]) == [], "wall: one square away"
    t.corridor((1, 1), "n")
    assert prey(t.s, t.figure("root"), CARD["hunting-hound"]) == [near], "round the corner: two"
    t.monster("goblin", (4, 3))
    t.put("krom", (4, 2))
    assert near in prey(t.s, t.figure("root"), CARD["hunting-hound"]), "characters do not block"


# -- doors and rooms -------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-22", "DA-DOOR-5", "DA-LOCK-8")
@pytest.mark.parametrize(("cell", "spot"), [((1, 2), (4, 8)), ((1, 0), (4, 0)), ((4, 0), (14, 1))])
def test_nothing_is_tried_against_the_frame(cell: tuple[int, int], spot: tuple[int, int]) -> None:
    """The frame of two players is 5 by 3 tiles: what lies below it is outside, too."""
    t = lay()
    t.row("crossroads", "nest")
    for tile in ("guard-post", "well-room"):
        t.tile(tile, cell)
        t.put("lorna", spot)
        t.activate("lorna")
        assert t.options("pick") == []
        assert t.options("open") == []


@pytest.mark.rule("DA-RUL-21", "DA-LOCK-2", "DA-TRAP-1")
@pytest.mark.parametrize(("spot", "near"), [((2, 3), True), ((2, 5), True), ((1, 4), False)])
def test_locks_and_looks_need_a_square_beside_the_way(spot: tuple[int, int], near: bool) -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("petra", (0, 3))
    t.put("lorna", spot)
    t.activate("lorna")
    assert (t.edge((0, 1), "e") in t.tried()) == near
    t = room()
    t.put("petra", (0, 3))
    t.put("lorna", spot)
    t.dark((5, 5))
    t.activate("lorna")
    assert (t.options("peek") != []) == near


@pytest.mark.rule("DA-RUL-31", "DA-MOVE-6", "DA-CHEST-3")
def test_nobody_stops_on_another_to_open_something() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.put("lorna", (3, 4))
    t.token("treasure-chest", (3, 4))
    t.activate("petra")
    assert (3, 4) not in t.squares()
    assert t.options("take") == []
    assert t.options("chest") == [("chest", at((3, 4)))], "it is opened from beside it"


@pytest.mark.rule("DA-LCHEST-1", "DA-CHEST-1")
def test_each_kind_of_token_offers_what_is_its_own() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (3, 3), level=3)
    t.token("lost-pack", (3, 4), level=2)
    t.token("lost-pack", (4, 3), level=1)
    t.token("locked-chest", (3, 5), level=3)
    t.token("locked-chest", (5, 5), level=1)
    t.pit((5, 3))
    t.activate("petra")
    assert t.squares("chest") == {(3, 3), (3, 4), (4, 3)}
    assert t.squares("crack") == {(3, 5), (5, 5)}
    t = room()
    t.put("petra", (2, 4))
    for number, name in enumerate(("pit-trap", "dart-trap", "net-trap")):
        t.token(name, (3, 3 + number), face=KNOWN)
    t.activate("petra")
    assert t.options("crack") == t.options("chest") == [], "a trap is no chest"
    assert t.squares("disarm") == {(3, 3), (3, 4), (3, 5)}


@pytest.mark.rule("DA-RUL-65", "DA-TRAP-2", "DA-LCHEST-2")
@pytest.mark.parametrize("versus", [False, True])
def test_with_pvp_heroes_of_others_forbid_locked_chests_and_looking_too(versus: bool) -> None:
    t = room(FIRST, SECOND, versus=versus)
    t.put("lorna", (2, 4))
    t.put("holgar", (5, 3))
    t.token("locked-chest", (3, 4))
    t.dark((5, 5))
    t.activate("lorna")
    assert bool(t.options("crack")) != versus
    assert bool(t.options("peek")) != versus


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-60", "DA-MON-2", "DA-MON-4")
def test_a_defeated_hero_makes_a_monster_near_all_the_same() -> None:
    t = room()
    t.put("petra", (4, 1))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    beside_her = t.monster("goblin", (3, 1))
    next_door = t.monster("goblin", (4, 4))
    assert choices(t.s, 0) == [next_door], "the room of the others is joined to it"
    t.s.monsters[next_door].ready = False
    assert choices(t.s, 0) == [beside_her]
    assert targets(t.s, beside_her, NONE) == []


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-18", "DA-WIN-7")
def test_three_may_win_together() -> None:
    t = lay(FIRST, SECOND, THIRD)
    t.s.over = True
    for player in t.s.players:
        player.fresh = 4
    found = outcome(t.s)
    assert found is not None
    assert found.winners == (0, 1, 2)
    t.player(1).heroes[2].damage = 1
    found = outcome(t.s)
    assert found is not None
    assert (found.winners, found.reason) == ((0, 2), "tie")


@pytest.mark.rule("DA-SOLO-12", "DA-EX-39")
def test_alone_what_lies_face_up_costs_nothing_at_the_end() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.s.tiles_left = [0, 0, 0]
    t.s.over = True
    t.player(0).fresh = 9
    t.token("treasure-chest", (3, 3))
    t.token("locked-chest", (4, 3), level=2)
    t.token("lost-pack", (5, 3))
    t.pit((3, 4))
    assert score_of(t.s, 0) == 9
    t.token("dart-trap", (4, 4), face=KNOWN)
    t.token("net-trap", (4, 5), face=KNOWN)
    t.token("pit-trap", (5, 5), level=2, face=KNOWN)
    t.dark((5, 4))
    assert score_of(t.s, 0) == 5


# -- experience ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-XP-7", "DA-POOL-1", "DA-POOL-3", "DA-RUL-52")
def test_what_is_gained_and_each_change_of_the_deck_is_told() -> None:
    t = room()
    t.s.pools = [2, 3]
    t.activate("petra")
    gain(t.s, 1, 0)
    assert t.told("gained") == []
    gain(t.s, 1, 3)
    assert t.told("gained") == [(1, 3)]
    assert t.told("next_deck") == [(2,)]
    gain(t.s, 0, 4)
    assert t.told("gained") == [(1, 3), (0, 4)]
    assert t.told("next_deck") == [(2,), (3,)]


# -- solo ------------------------------------------------------------------------------------------


def alone(number: int) -> Table:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = number
    t.s.solo_bag.remove(number)
    return t


def card_number(**wanted: object) -> int:
    """The first Solo card with these symbols."""
    return next(
        n
        for n, card in enumerate(CONTENT.solo)
        if all(getattr(card, name) == value for name, value in wanted.items())
    )


@pytest.mark.rule("DA-RUL-51", "DA-SOLO-2", "DA-UPG-15")
def test_alone_a_replacement_nobody_can_use_stays_in_the_area() -> None:
    t = lay(FIRST)
    light = CARD["lesser-light"]
    assert not VALID[light] & heroes_mask(t.s)
    t.upgrades("long-blade")
    t.player(0).fresh = 5
    t.chance(draws=[light])
    t.player(0).deck.clear()
    t.play(upgrade(0))
    t.answer(("swap", CARD["long-blade"]))
    assert t.asked == [], "it cannot be had"
    assert t.s.row[0] == light
    assert t.s.upgrade_discard == [CARD["long-blade"]]


@pytest.mark.rule("DA-RUL-72", "DA-SCARD-4", "DA-SCARD-5")
def test_only_the_richest_ready_monster_is_tried_though_a_poorer_one_could_attack() -> None:
    t = alone(card_number(form="a", first="upgrades"))
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
    t = alone(card_number(form="c"))
    goblin = t.monster("goblin", (4, 5))
    assert {action for action, _ in actions(t.s)} == {0, 1}
    for name in ("lorna", "krom"):
        t.hero(name).hidden = True
    assert {action for action, _ in actions(t.s)} == {1}, "they hide, and have the lowest still"
    assert strikes(t.s, 0, goblin) == []


@pytest.mark.rule("DA-RUL-76", "DA-SCARD-14", "DA-DEF-7")
def test_tokens_of_the_third_section_go_to_heroes_that_stand_and_may_defeat_them() -> None:
    t = alone(card_number(damage=2))
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


@pytest.mark.rule("DA-RUL-78", "DA-SCARD-1", "DA-SCARD-2")
def test_where_a_marked_place_is_empty_the_card_does_the_rest() -> None:
    number = card_number(first="upgrades")
    card = CONTENT.solo[number]
    t = alone(number)
    names = ["long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt"]
    t.upgrades(*names)
    t.s.row[card.cross] = NONE
    t.s.upgrade_bags[0].clear()
    t.play(follow_card(0))
    assert t.s.removed == []
    assert t.s.upgrade_discard == [CARD[names[card.arrow]]]
    assert [t.s.row[card.cross], t.s.row[card.arrow]] == [NONE, NONE], "an empty deck fills none"
    t = alone(card_number(first="tiles", cross=1))
    t.row("nest")
    t.s.tiles_left = [0, 0, 0]
    t.play(follow_card(0))
    assert t.s.tile_row == [TILE["nest"]]
    assert t.s.tiles_gone == []


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-110")
def test_a_monster_that_shoves_a_hero_into_a_room_makes_it_turn_up_what_lies_there() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.dark((1, 3))
    ogre = t.monster("ogre", (4, 4))
    t.chance(draws=[3 * THREAT["dart-trap"]])
    t.move(ogre)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    before = t.damage("petra")
    t.answer(at((2, 4)))
    assert t.damage("petra") == before + 1
    assert t.s.unknown == {}


@pytest.mark.rule("DA-RUL-29", "DA-PET-5")
def test_the_way_of_a_pet_is_no_longer_than_its_card_says() -> None:
    pet = CARDS[CARD["hunting-hound"]].pet
    assert pet is not None
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS)
    for name, spot in (("lorna", (0, 3)), ("krom", (0, 4)), ("mysterios", (0, 5))):
        t.put(name, spot)
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("root", (1, 4))
    for away in range(1, 8):
        ogre = t.monster("ogre", (1 + away, 4))
        found = prey(t.s, t.figure("root"), CARD["hunting-hound"])
        assert (found == [ogre]) == (away <= pet.reach), away
        t.s.occupant[t.s.monsters.pop(ogre).at] = NONE


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_is_not_called_like_what_is_printed(lang: str) -> None:
    """Also no tile, and no part of a name: a player must not take one for the other."""
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    parts = [
        ("hero", CONTENT.heroes), ("card", CARDS), ("monster", CONTENT.monsters),
        ("threat", CONTENT.threats),
    ]  # fmt: skip
    printed, ours = set(), []
    for kind, entries in parts:
        for one in entries:
            name = texts.say(Text(f"{kind}-{one.id}")).lower()
            if one.original:
                ours.append(name)
            else:
                printed.add(name)
    assert len(printed) == 16 + 4 + 3 + 1 + 4 + 1, "heroes, monsters, threats and six cards"
    for name in ours:
        assert name not in printed
    tiles = [texts.say(Text(f"tile-{one.id}")).lower() for one in CONTENT.tiles]
    for name in tiles:
        assert not {name, name.partition(" ")[2]} & printed


@pytest.mark.rule("DA-NOPVP-2", "DA-RUL-162")
def test_a_card_for_enemies_and_heroes_of_others_chooses_none_of_the_own() -> None:
    t = room(["krom", "lorna", "melinda", "mysterios"], OTHERS)
    t.put("mysterios", (4, 4))
    t.put("krom", (4, 3))
    t.put("jypzy", (5, 4))
    ogre = t.monster("ogre", (5, 5))
    t.hand(0, "mirror-step")
    t.activate("mysterios")
    played = [one for one in t.options("play") if isinstance(one, tuple)]
    assert [one[3] for one in played] == [t.figure("jypzy"), ogre]
