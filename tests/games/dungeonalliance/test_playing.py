"""Playing cards: how many of each type, and of what use they must be."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT
from grimorio.games.dungeonalliance.kinds import PLAY
from grimorio.games.dungeonalliance.rules.combat import strike
from grimorio.games.dungeonalliance.rules.playing import has_room
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import words_of
from tests.games.dungeonalliance.table import OTHERS, casters, party, playable, room

# -- types -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-2", "DA-CARD-3", "DA-CARD-4", "DA-CARD-7", "DA-EX-30", "DA-CARD-8")
def test_a_hero_has_one_card_of_each_type_under_it() -> None:
    t = room()
    t.hand(0, "long-blade", "great-sword", "ring-shirt", "frost-dart")
    t.activate("petra")
    t.play_card("long-blade")
    assert [card for card, _, _ in t.parts(PLAY)] == [CARD["ring-shirt"]], (
        "no second weapon, no spell she cannot use"
    )
    assert t.hero("petra").column == (CARD["long-blade"],)
    assert t.player(0).discard == []


@pytest.mark.rule("DA-SPELL-2..5", "DA-EX-29")
def test_each_hero_has_one_enhancement_spell_and_one_hero_may_cast_several() -> None:
    t = room(["melinda", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.hand(0, "melinda-blessing", "war-chant")
    t.activate("melinda")
    t.play_card("war-chant", under="lorna")
    assert t.hero("lorna").column == (CARD["war-chant"],)
    assert [under for _, under, _ in t.parts(PLAY)] == [0, 2, 3], "Lorna has one already"
    t.play_card("melinda-blessing")
    assert t.hero("melinda").column == (CARD["melinda-blessing"],)


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


@pytest.mark.rule("DA-CARD-6", "DA-RUL-41")
def test_a_card_of_two_types_needs_room_for_both() -> None:
    t = casters()
    t.hand(0, "gust", "precision-attack")
    t.monster("goblin", (4, 4))
    t.activate("root")
    assert PLAY(CARD["gust"], 2, NONE) in t.options()
    t.play_card("precision-attack")
    assert PLAY(CARD["gust"], 2, NONE) not in t.options()


@pytest.mark.rule("DA-CARD-5", "DA-CARD-4")
def test_a_card_may_lift_the_limit_of_its_type_for_itself() -> None:
    t = room()
    t.under("petra", "traveller-boots")
    petra = t.figure("petra")
    assert CARDS[CARD["healing-draught"]].types == CARDS[CARD["skeleton-key"]].types
    assert has_room(t.s, petra, CARD["healing-draught"])
    assert not has_room(t.s, petra, CARD["skeleton-key"])


@pytest.mark.rule("DA-RUL-161", "DA-CARD-5", "DA-CARD-4")
def test_a_card_that_lifts_the_limit_lifts_it_for_itself_alone() -> None:
    t = room()
    petra = t.figure("petra")
    t.under("petra", "healing-draught")
    assert has_room(t.s, petra, CARD["healing-draught"])
    assert not has_room(t.s, petra, CARD["traveller-boots"]), "a Treasure lies there"
    for lang, words in (("en", "even if a card of its type"), ("es", "aunque haya una carta")):
        assert words in words_of(lang, CARD["healing-draught"])


@pytest.mark.rule("DA-CARD-5", "DA-CARD-4")
def test_a_draught_is_drunk_besides_another_treasure() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.hand(0, "healing-draught", "traveller-boots", "skeleton-key")
    t.hurt("lorna", 3)
    t.activate("petra")
    t.play_card("traveller-boots")
    assert PLAY(CARD["skeleton-key"], 0, NONE) not in t.options()
    t.play_card("healing-draught", whom=t.figure("lorna"))
    assert t.damage("lorna") == 1


# -- of what use -----------------------------------------------------------------------------------


@pytest.mark.rule("DA-POWER-1", "DA-ATK-4")
def test_a_bonus_for_the_room_is_of_use_to_who_does_not_fight_so_itself() -> None:
    t = room()
    t.put("mysterios", (4, 4))
    t.put("petra", (4, 5))
    ogre = t.monster("ogre", (3, 5))
    t.hand(0, "war-cry")
    t.activate("mysterios")
    assert PLAY(CARD["war-cry"], t.s.hero, NONE) in t.options(), "Petra fights in melee beside him"
    t.play_card("war-cry")
    t.play(strike(t.figure("petra"), ogre, NONE, 0))
    assert t.told("attacked")[0][2] == 1 + CONTENT.heroes[t.hero("petra").kind].power


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
    assert (CARD["oak-bow"] in playable(t)) == useful


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
    assert t.told("attacked")[0][2:4] == (7, 0), "5 + 2 against an armour of 1 that is ignored"
