"""DungeonQuest: what is hidden from whom, and the variants that hide or give Loot."""

from __future__ import annotations

import pytest

from grimorio.core import Chance
from grimorio.core.chance import seed_key
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import CARD, CARD_DECKS, DECK
from grimorio.games.dungeonquest.rules.cards.decks import IS_LOOT
from grimorio.games.dungeonquest.rules.secrets import conserved, hide, may_fight, secrets
from grimorio.games.dungeonquest.state import LEFT
from grimorio.kit.zones import EVERYBODY, only
from tests.games.dungeonquest.builders import Table, cell, hero, table
from tests.games.dungeonquest.fights import hero as fighter
from tests.games.dungeonquest.fights import meeting, token

OPEN_ROOM = "chamber-cross"
SECRETS = {"secrets": True}


def worlds(quest: Table, seat: int, who: int) -> set[tuple[int, ...]]:
    """What one Hero's Loot may be, for a seat, over twenty keys."""
    found = set()
    for key in range(20):
        s = quest.s.copy()
        hide(s, seat, Chance(bytes([key]) * 16))
        assert conserved(s) == conserved(quest.s)
        found.add(tuple(s.heroes[who].loot.cards))
    return found


@pytest.mark.rule("DQ-SECRET-1")
def test_secret_loot_is_seen_by_its_owner_only() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        draws=["search-gold-150"],
        options=SECRETS,
    ).answer("search")
    assert quest.hero().loot.seen == [only(0)]
    assert quest.told("found_loot") == [(0, CARD_DECKS[CARD["search-gold-150"]])]
    events = quest.game.events(1)
    assert all(
        CARD["search-gold-150"] not in event.args for event in events if event.kind is kinds.DREW
    )
    assert any(event.kind is kinds.DREW for event in quest.game.events(0))


@pytest.mark.rule("DQ-SECRET-1", "DQ-SECRET-2")
def test_others_know_how_much_and_of_which_deck_and_no_more() -> None:
    quest = table(
        hero("lindel", "e5", loot=["search-gold-150", "treasure-ebony-ring"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        options=SECRETS,
    )
    seen = worlds(quest, 1, 0)
    assert len(seen) > 5
    for one, two in seen:
        assert CARD_DECKS[one] == CARD_DECKS[CARD["search-gold-150"]]
        assert CARD_DECKS[two] == CARD_DECKS[CARD["treasure-ebony-ring"]]
        assert IS_LOOT[one]
    assert worlds(quest, 0, 0) == {tuple(quest.hero().loot.cards)}


@pytest.mark.rule("DQ-SECRET-1")
def test_face_up_loot_is_known_to_all() -> None:
    quest = table(
        hero("lindel", "e5", loot=["search-gold-150"]), hero("hugo", "m1"), rooms={"e5": OPEN_ROOM}
    )
    assert worlds(quest, 1, 0) == {(CARD["search-gold-150"],)}


@pytest.mark.rule("DQ-SECRET-1")
def test_who_may_hold_a_potion_is_asked_whether_it_does_or_not() -> None:
    for loot in ("search-gold-10", "search-unstable-potion"):
        quest = table(
            hero("lindel", "e5", loot=[loot], must_face=True),
            hero("hugo", "m1"),
            rooms={"e5": OPEN_ROOM},
            options=SECRETS,
        )
        assert quest.asked == (0, "start_turn")
    open_table = table(
        hero("lindel", "e5", loot=["search-gold-10"], must_face=True),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        draws=["dungeon-empty"],
    )
    assert open_table.asked == (1, "act")


@pytest.mark.rule("DQ-SECRET-1")
def test_secret_loot_is_shown_when_it_is_counted() -> None:
    quest = (
        table(
            hero("lindel", "a2", loot=["search-gold-150"]),
            hero("hugo", "m1", where=LEFT, loot=["corpse-gold-50"]),
            rooms={"a2": OPEN_ROOM},
            options=SECRETS,
        )
        .move("a1")
        .answer("leave")
    )
    assert quest.told("showed") == [(0, CARD["search-gold-150"]), (1, CARD["corpse-gold-50"])]
    assert quest.hero().loot.seen == [EVERYBODY]


@pytest.mark.rule("DQ-HERO-8", "DQ-SECRET-1")
def test_challara_decides_about_a_card_that_others_do_not_see() -> None:
    quest = table(
        hero("challara", "e5"),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-gold-40", "dungeon-empty"],
        options=SECRETS,
    ).move("e4")
    assert quest.game.pending[0].about == (-1,)
    assert f"loot2-{DECK['dungeon']}" in secrets(quest.s, 1)  # it lies on the table, face down
    quest.answer("replace")
    assert quest.told("replaced") == [(0, CARD["dungeon-gold-40"])]


@pytest.mark.rule("DQ-TOKEN-1", "DQ-MON-6")
def test_the_life_of_a_token_is_known_to_who_has_seen_it() -> None:
    quest = table(
        hero("lindel", "e5"), hero("hugo", "m1"), rooms={"e5": OPEN_ROOM}, tokens={"j4": "troll 3"}
    )
    quest.s.monsters.seen[0] = only(1)
    for seat, several in ((0, True), (1, False), (-1, True)):
        found = set()
        for key in range(20):
            s = quest.s.copy()
            hide(s, seat, Chance(bytes([key]) * 16))
            assert s.monsters.cards[0] // 4 == 2  # the Monster is on the back
            found.add(s.monsters.cards[0])
        assert (len(found) > 1) == several


@pytest.mark.rule("DQ-RUL-117")
@pytest.mark.parametrize(("hits", "cards", "alive"), [(0, 2, True), (2, 0, True), (1, 2, False)])
def test_a_monster_in_a_fight_may_be_any_that_would_still_live(
    hits: int, cards: int, alive: bool
) -> None:
    a = meeting(fighter("lindel"), fighter("hugo"), chance=Chance(seed_key(3)))
    a.c.foe.hits, a.c.foe.damage = hits, [0] * cards
    assert may_fight(a.c, token("skeleton", 3)) == alive


# -- monstrous treasure


@pytest.mark.rule("DQ-MTREAS-1", "DQ-MTREAS-2")
@pytest.mark.parametrize(("die", "takes"), [(1, True), (2, False), (6, False)])
def test_a_die_below_the_life_of_the_slain_finds_a_treasure(die: int, takes: bool) -> None:
    quest = (
        table(
            hero("tatianna", "e5", came_from="e6"),
            hero("hugo", "m1"),
            rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
            tokens={"e4": "skeleton"},  # Life 2
            rolls=[1, 1, 1, 1, die],
            draws=[*(["treasure-ebony-ring"] if takes else []), "dungeon-empty"],
            options={"dice_combat": True, "monstrous_treasure": True},
        )
        .move("e4")
        .answer("attack")
    )
    assert quest.asked == (0, "roll_for_treasure")
    quest.answer("roll")
    if takes:
        quest.answer("take")
    assert quest.loot() == (["treasure-ebony-ring"] if takes else [])
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-100")
def test_touch_of_death_finds_no_treasure() -> None:
    quest = (
        table(
            hero("tatianna", "e5", runes=["rune-touch-of-death"]),
            hero("hugo", "m1"),
            rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
            tokens={"e4": "skeleton"},
            draws=["dungeon-empty"],
            options={"monstrous_treasure": True},
        )
        .move("e4")
        .use("rune-touch-of-death")
    )
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-MTREAS-1")
def test_without_the_option_a_slain_monster_carries_nothing() -> None:
    quest = (
        table(
            hero("tatianna", "e5", came_from="e6"),
            hero("hugo", "m1"),
            rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
            tokens={"e4": "skeleton"},
            rolls=[1, 1, 1, 1],
            draws=["dungeon-empty"],
            options={"dice_combat": True},
        )
        .move("e4")
        .answer("attack")
    )
    assert quest.asked == (1, "act")


# -- Hero versus Hero, up to the fight


@pytest.mark.rule("DQ-HVH-1")
def test_heroes_that_may_fight_may_enter_each_others_rooms() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "e4"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        options={"hero_versus_hero": True},
    )
    assert "e4" in quest.moves


@pytest.mark.rule("DQ-HVH-6")
def test_there_is_no_fight_in_the_treasure_room() -> None:
    quest = table(
        hero("lindel", "g4"),
        hero("hugo", "g5"),
        rooms={"g4": OPEN_ROOM},
        draws=["dragon-sleeping", "treasure-ebony-ring", "treasure-lodestone"],
        options={"hero_versus_hero": True},
    ).move("g5")
    assert quest.told("duel_begun") == []
    assert len(quest.loot()) == 2
    assert quest.hero(0).at == quest.hero(1).at == cell("g5")
