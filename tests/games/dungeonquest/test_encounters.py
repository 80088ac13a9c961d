"""DungeonQuest: decks, card encounters and the cards the rulebook shows."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonquest.components.effects import Bribe
from grimorio.games.dungeonquest.components.numbers import CARD, CARD_DECKS, CONTENT, DECK
from grimorio.games.dungeonquest.rules.cards import effects, encounters
from grimorio.games.dungeonquest.rules.cards.decks import draw
from grimorio.games.dungeonquest.rules.dungeon import catacombs
from grimorio.games.dungeonquest.state import DEAD
from grimorio.kit.effects import Effect
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY
from tests.games.dungeonquest.alone import alone
from tests.games.dungeonquest.builders import Table, cell, hero, table
from tests.games.dungeonquest.fights import Fight, quest
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"


def draws_in_room(
    who: str,
    *draws: str | int,
    rolls: tuple[int, ...] = (),
    wounds: int = 0,
    loot: tuple[str, ...] = (),
    runes: tuple[str, ...] = (),
) -> Table:
    """A Hero steps into a Dungeon Room and draws; somebody else has the next turn."""
    return table(
        hero(who, "e5", wounds=wounds, loot=loot, runes=runes),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=draws,
        rolls=rolls,
    ).move("e4")


@pytest.mark.rule("DQ-ENC-2", "DQ-ENC-4")
def test_a_resolved_card_goes_to_the_discards_of_its_deck() -> None:
    quest = draws_in_room("lindel", "dungeon-razorwing", rolls=(4,))
    assert quest.hero().wounds == 4
    assert quest.discards("dungeon") == ["dungeon-razorwing"]
    assert CARD["dungeon-razorwing"] not in quest.s.decks[DECK["dungeon"]]


@pytest.mark.rule("DQ-ENC-3", "DQ-EX-5", "DQ-CARD-3", "DQ-CARD-15")
def test_a_dead_adventurer_may_be_searched() -> None:
    quest = draws_in_room("lindel", "dungeon-dead-adventurer", "corpse-scorpion", rolls=(3,))
    assert quest.asked == (0, "may")
    quest.answer("yes")
    assert quest.hero().wounds == 3
    assert quest.discards("corpse") == ["corpse-scorpion"]
    assert quest.discards("dungeon") == ["dungeon-dead-adventurer"]


@pytest.mark.rule("DQ-CARD-2")
def test_a_crypt_may_be_left_alone() -> None:
    quest = draws_in_room("lindel", "dungeon-crypt")
    quest.answer(None)
    assert quest.discards("crypt") == []
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-ENC-6", "DQ-ENC-10")
def test_a_trap_in_the_dungeon_deck_leads_to_the_trap_deck_and_is_a_trap_itself() -> None:
    quest = draws_in_room("lindel", "dungeon-hidden-trap", runes=("rune-warning",))
    assert quest.asked == (0, "avert")
    quest.use("rune-warning")
    assert quest.discards("dungeon") == ["dungeon-hidden-trap"]
    assert quest.discards("trap") == []


@pytest.mark.rule("DQ-ENC-7")
def test_loot_is_kept_face_up() -> None:
    quest = draws_in_room("lindel", "dungeon-gold-40")
    assert quest.loot() == ["dungeon-gold-40"]
    assert quest.hero().loot.seen == [EVERYBODY]


@pytest.mark.rule("DQ-ENC-5", "DQ-RUL-20", "DQ-CARD-5")
def test_a_trapdoor_is_kept_and_tested_from_the_next_turn_on() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-trapdoor"],
        rolls=[2, 2],
    ).move("e4")
    # Hugo's Agility is 4: the test of his next turn is passed, and he plays on.
    assert quest.hero().wounds == 0
    assert quest.hero().kept == []
    assert quest.s.round == 2
    assert quest.kind == "act"
    assert quest.discards("trap") == ["trap-trapdoor"]


@pytest.mark.rule("DQ-CARD-7")
def test_a_cave_in_holds_without_hurting() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-cave-in"]),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM},
        rolls=[3, 3],
    )
    assert quest.hero().wounds == 0
    assert quest.hero().kept == [CARD["trap-cave-in"]]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CARD-6", "DQ-CARD-22", "DQ-RUL-47")
def test_a_projectile_trap_hurts_by_the_margin() -> None:
    quest = table(
        hero("hugo", "e5"),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-projectile"],
        rolls=[6, 5],
    ).move("e4")
    assert quest.hero().wounds == 2  # 11 against Armour 9


@pytest.mark.rule("DQ-CARD-11")
@pytest.mark.parametrize(("die", "wounds"), [(6, 2), (4, 0), (1, 0)])
def test_the_spear_trap_of_a_crypt_hurts_by_a_die_less_armour(die: int, wounds: int) -> None:
    quest = draws_in_room("tatianna", "dungeon-crypt", "crypt-spear-trap", rolls=(die,))
    quest.answer("yes")
    assert quest.hero().wounds == wounds


@pytest.mark.rule("DQ-CARD-12")
@pytest.mark.parametrize(
    ("dice", "wounds"),
    [
        ((1, 2), 13),
        ((1, 3), 13),
        ((2, 3), 10),
        ((3, 3), 10),
        ((3, 4), 7),
        ((4, 4), 4),
        ((5, 5), 4),
        ((5, 6), 1),
        ((6, 6), 1),
    ],
)
def test_an_unstable_potion_kills_or_cures(dice: tuple[int, int], wounds: int) -> None:
    quest = table(
        hero("lindel", "e5", wounds=7, loot=["crypt-unstable-potion"]),
        rooms={"e5": OPEN_ROOM},
        rolls=dice,
    )
    quest.use("crypt-unstable-potion")
    assert quest.hero().wounds == wounds
    assert quest.discards("crypt") == ["crypt-unstable-potion"]


@pytest.mark.rule("DQ-CARD-12")
def test_a_potion_of_two_ones_is_the_last() -> None:
    quest = table(
        hero("lindel", "e5", loot=["crypt-unstable-potion"]), rooms={"e5": OPEN_ROOM}, rolls=[1, 1]
    )
    quest.use("crypt-unstable-potion")
    assert quest.hero().where == DEAD


@pytest.mark.rule("DQ-CARD-13", "DQ-ENC-11")
@pytest.mark.parametrize("die", [1, 3])
def test_ancient_bones_may_lie_still(die: int) -> None:
    quest = draws_in_room("lindel", "dungeon-crypt", "crypt-ancient-bones", rolls=(die,))
    quest.answer("yes")
    assert quest.told("monster_met") == []
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CARD-13", "DQ-ENC-11", "DQ-ENC-8")
def test_ancient_bones_may_rise_as_a_skeleton_that_must_be_fought() -> None:
    quest = table(
        hero("tatianna", "e5", came_from="e6"),
        hero("hugo", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-crypt", "crypt-ancient-bones", 0],
        rolls=[4, 1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.move("e4").answer("yes")
    assert quest.told("monster_met") == [(0, 0)]
    assert quest.told("monster_slain") == [(0, 0, 2)]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-ENC-12", "DQ-COMBAT-36")
def test_a_threat_that_killed_as_a_monster_stays_as_one() -> None:
    quest = table(
        hero("krutzbeck", "e5", came_from="e6", wounds=19),
        hero("hugo", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-crypt", "crypt-ancient-bones", 1],
        rolls=[6, 6, 6],
        options={"dice_combat": True},
    )
    quest.move("e4").answer("yes")
    assert quest.hero().where == DEAD
    assert quest.s.dens == [cell("e4")]
    assert quest.s.monsters.cards == [1]
    assert quest.discards("crypt") == ["crypt-ancient-bones"]


@pytest.mark.rule("DQ-COMBAT-38", "DQ-ENC-8", "DQ-ENC-9")
def test_a_monster_card_is_discarded_when_its_combat_is_over() -> None:
    quest = table(
        hero("tatianna", "e5", came_from="e6"),
        hero("hugo", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-skeleton", 0],
        rolls=[1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.move("e4").answer("attack")
    assert quest.told("monster_slain") == [(0, 0, 2)]
    assert quest.discards("dungeon") == ["dungeon-skeleton"]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CARD-14")
def test_a_rope_gets_a_hero_out_of_a_trapdoor() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-trapdoor"], loot=["corpse-rope"]), rooms={"e5": OPEN_ROOM}
    )
    assert quest.kind == "before_test"
    quest.use("corpse-rope")
    assert quest.told("used") == [(0, CARD["corpse-rope"])]
    assert (0, CARD["corpse-rope"]) not in quest.told("discarded")  # it is told once
    assert quest.hero().kept == []
    assert quest.loot() == []
    assert quest.kind == "act"


@pytest.mark.rule("DQ-CARD-14")
def test_a_rope_is_no_help_in_a_cave_in() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-cave-in"], loot=["corpse-rope"]),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6],
    )
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CARD-16")
def test_a_giant_centipede_bites_with_two_dice() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM},
        draws=["search-giant-centipede"],
        rolls=[4, 5],
    )
    quest.answer("search")
    assert quest.hero().wounds == 9


@pytest.mark.rule("DQ-CARD-1", "DQ-RUL-39")
@pytest.mark.parametrize(("die", "turned"), [(1, 1), (2, 1), (3, 0), (4, 0), (5, 3), (6, 3)])
def test_the_wizards_curse_turns_every_corridor(die: int, turned: int) -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("challara", "b2"),
        rooms={
            "e5": OPEN_ROOM,
            "e4": OPEN_ROOM,
            "b2": "corridor-straight south",
            "j7": "corridor-left south",
            "j8": OPEN_ROOM,
        },
        draws=["dungeon-wizards-curse"],
        rolls=[die],
    ).move("e4")
    # Left is anticlockwise: from south to east.
    assert quest.s.turned[cell("b2")] == quest.s.turned[cell("j7")] == turned
    assert quest.s.turned[cell("j8")] == 2
    assert quest.at(1) == "b2"


@pytest.mark.rule("DQ-CARD-4", "DQ-CATA-2", "DQ-CATA-3")
def test_a_descending_passage_marks_the_room_and_opens_next_turn() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-descending-passage"],
    ).move("e4")
    assert quest.s.entrances[cell("e4")]
    assert quest.s.round == 2
    assert "descend" in quest.words


@pytest.mark.rule("DQ-CATA-4")
def test_a_cave_in_room_gets_no_marker_but_the_way_is_there() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "cave-in-cross"},
        draws=["dungeon-descending-passage"],
    ).move("e4")
    assert not quest.s.entrances[cell("e4")]
    assert "descend" in quest.words


@pytest.mark.rule("DQ-CATA-6", "DQ-EX-21", "DQ-RUL-28", "DQ-DEATH-6")
def test_the_seventh_entrance_gets_no_marker() -> None:
    marked = [place < 6 for place in range(130)]
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-descending-passage"],
        entrances=marked,
    ).move("e4")
    assert quest.s.entrances.count(True) == 6
    assert "descend" in quest.words


@pytest.mark.rule("DQ-HERO-8", "DQ-RUL-50")
def test_challara_may_replace_one_dungeon_card_and_must_face_the_next() -> None:
    quest = table(
        hero("challara", "e5"),
        hero("hugo", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-demon", "dungeon-razorwing"],
        rolls=[2],
    ).move("e4")
    assert quest.asked == (0, "replace")
    quest.answer("replace")
    assert quest.hero().wounds == 2
    assert quest.discards("dungeon") == ["dungeon-demon", "dungeon-razorwing"]


@pytest.mark.rule("DQ-HERO-8")
def test_others_face_what_they_draw() -> None:
    quest = draws_in_room("lindel", "dungeon-razorwing", rolls=(1,))
    assert quest.told("replaced") == []
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-ENC-3")
def test_the_dead_draw_nothing() -> None:
    s = alone()
    s.heroes[0].where = DEAD
    a = Fight(s, encounters.draw_and_face(0, DECK["search"]))
    assert a.told("drew") == []


@pytest.mark.rule("DQ-HERO-8", "DQ-RUL-50")
def test_challara_replaces_the_card_she_drew_last_not_the_one_under_it() -> None:
    chance = ScriptedChance(draws=[CARD["dungeon-empty"], CARD["dungeon-torch-goes-out"]])
    s = quest(fighter("challara"), chance=chance)
    s.facing.add(CARD["search-empty"], -1)
    a = Fight(s, encounters.draw_and_face(0, DECK["dungeon"]))
    assert a.game.pending[0].about == (CARD["dungeon-empty"],)
    a.answer("replace", "replace")
    assert a.told("replaced") == [(0, CARD["dungeon-empty"])]
    assert a.s.discards[DECK["dungeon"]][0] == CARD["dungeon-empty"]
    assert a.s.facing.cards[0] == CARD["search-empty"]


@pytest.mark.rule("DQ-HERO-8", "DQ-SECRET-1")
def test_secret_loot_that_challara_replaces_is_seen_by_all_and_ends_free_undo() -> None:
    chance = ScriptedChance(draws=[CARD["dungeon-gold-30"], CARD["dungeon-empty"]])
    s = quest(fighter("challara"), fighter("hugo"), chance=chance, secrets=True)
    s.facing.add(CARD["search-empty"], -1)
    a = Fight(s, encounters.draw_and_face(0, DECK["dungeon"]))
    assert a.game.pending[0].about == (NONE,)
    journal = a.game.journal
    assert journal is not None
    before = journal.reveals
    a.answer("replace", "replace")
    assert journal.reveals > before


@pytest.mark.rule("DQ-ENC-5", "DQ-RUNE-1")
@pytest.mark.parametrize("averted", [True, False])
def test_a_trap_that_is_averted_or_kept_leaves_the_card_under_it_alone(averted: bool) -> None:
    chance = ScriptedChance(draws=[CARD["trap-gas" if averted else "trap-cave-in"]])
    s = quest(fighter("lindel", runes=["rune-warning"]), chance=chance)
    s.facing.add(CARD["search-empty"], -1)
    a = Fight(s, encounters.draw_and_face(0, DECK["trap"]))
    if averted:
        a.answer("avert", ("use", CARD["rune-warning"]))
    assert a.s.facing.cards == [CARD["search-empty"]]


# -- decks


@pytest.mark.rule("DQ-RUL-23")
def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM}, draws=["search-empty"])
    deck = DECK["search"]
    quest.s.discards[deck] = quest.s.decks[deck][:]
    quest.s.decks[deck].clear()
    assert draw(quest.s, 0, deck)
    assert quest.s.discards[deck] == []
    assert len(quest.s.decks[deck]) == 29


@pytest.mark.rule("DQ-RUL-25", "DQ-ENC-2")
def test_a_shuffle_card_mixes_deck_and_discards_and_another_is_drawn() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-razorwing", "dungeon-shuffle", "dungeon-empty"],
        rolls=[1],
    )
    quest.move("e4").move("e5")
    assert quest.discards("dungeon") == ["dungeon-empty"]
    assert quest.told("shuffle_drawn") == [(0, DECK["dungeon"])]
    assert CARD["dungeon-shuffle"] not in [card for _, card in quest.told("drew")]
    assert quest.told("shuffled") == [(DECK["dungeon"],)]
    assert len(quest.s.decks[DECK["dungeon"]]) == 49


def test_a_deck_with_nothing_left_gives_nothing() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM})
    deck = DECK["corpse"]
    quest.s.decks[deck] = [CARD["corpse-shuffle"]]
    assert not draw(quest.s, 0, deck)
    assert quest.told("deck_empty") == [(0, deck)]


def test_a_ferrox_is_fought_test_by_test() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms={"e5": OPEN_ROOM},
        draws=["search-ferrox"],
        rolls=[2, 1, 1, 6, 6, 2, 2],
    )
    quest.answer("search")  # two lives: a hit, a wound, a hit
    assert quest.hero().wounds == 1
    assert quest.hero().determination == []
    assert quest.discards("search") == ["search-ferrox"]


def test_a_spectral_storm_takes_half_of_what_life_is_left() -> None:
    quest = draws_in_room(
        "gherinn", "dungeon-crypt", "crypt-spectral-storm", rolls=(6, 6), wounds=4
    )
    quest.answer("yes").answer(None)
    assert quest.hero().wounds == 9  # 9 left of 13: 5 more


def test_gas_hurts_and_stuns_by_a_die_less_three() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-gas"],
        rolls=[5, 4],
    ).move("e4")
    assert quest.hero().wounds == 2
    assert quest.hero().lost_turns == 1


def test_a_collapsing_ceiling_turns_the_room_under_the_heros_feet() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": "chamber-straight"},
        draws=["dungeon-ceiling-collapses"],
    ).move("e4")
    assert quest.s.turned[cell("e4")] == 3


def test_the_artifact_eater_eats_another_treasure() -> None:
    quest = table(
        hero("lindel", "g4", loot=["treasure-ebony-ring", "corpse-gold-50"]),
        hero("challara", "m10"),
        rooms={"g4": OPEN_ROOM},
        draws=["dragon-sleeping", "treasure-artifact-eater", "treasure-lodestone"],
    ).move("g5")
    assert quest.loot() == ["corpse-gold-50", "treasure-artifact-eater", "treasure-lodestone"]
    assert quest.discards("treasure") == ["treasure-ebony-ring"]


@pytest.mark.rule("DQ-RUNE-1")
def test_the_rune_of_seeking_shows_four_cards_to_face_one() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-seeking"]),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM},
        draws=["search-empty", "search-gold-150", "search-giant-centipede", "search-empty"],
    )
    quest.use("rune-seeking")
    assert quest.kind == "choose_card"
    quest.answer(1)
    assert quest.loot() == ["search-gold-150"]
    assert len(quest.discards("search")) == 3
    assert quest.hero().searches == 1


@pytest.mark.rule("DQ-RUL-2", "DQ-RUL-15")
def test_the_cards_the_rulebook_shows_are_in_the_decks_it_implies() -> None:
    shown = {
        "dungeon-dead-adventurer": "dungeon",
        "dungeon-descending-passage": "dungeon",
        "search-descending-passage": "search",
        "search-secret-door": "search",
        "search-giant-centipede": "search",
        "trap-trapdoor": "trap",
        "trap-projectile": "trap",
        "trap-cave-in": "trap",
        "door-spear-trap": "door",
        "crypt-spear-trap": "crypt",
        "crypt-unstable-potion": "crypt",
        "crypt-ancient-bones": "crypt",
        "corpse-rope": "corpse",
        "corpse-scorpion": "corpse",
        "catacombs-torch-goes-out": "catacombs",
        "catacombs-deep-elf": "catacombs",
        "rune-touch-of-death": "rune",
    }
    assert all(CARD_DECKS[CARD[card]] == DECK[deck] for card, deck in shown.items())
    # Secret passage and Secret door are one card.
    assert not any("secret-passage" in card.id for card in CONTENT.cards)


@pytest.mark.rule("DQ-RUL-12")
def test_treasures_are_loot_and_runes_are_not() -> None:
    assert {c.type for c in CONTENT.cards if c.deck == "treasure"} == {"loot"}
    assert {c.type for c in CONTENT.cards if c.deck == "rune"} == {None}


# -- what cards order


def test_what_a_card_orders_and_no_chapter_follows_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kind: type[Effect] = Bribe
    monkeypatch.delitem(effects.FOLLOWERS, kind)
    with pytest.raises(LookupError, match="cards and their coroutines disagree about bribe"):
        effects.check_cards()


def test_one_chapter_follows_what_a_card_orders() -> None:
    with pytest.raises(LookupError, match="two coroutines follow Bribe"):
        effects.follows(Bribe)(catacombs.bribe)
