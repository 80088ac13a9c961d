"""DungeonQuest: attribute tests and Determination."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonquest.components.numbers import CARD, DECK
from grimorio.games.dungeonquest.rules.cards.decks import drop_kept
from grimorio.games.dungeonquest.rules.hero.attributes import (
    PLACES,
    attribute_of,
    move_away,
    pay,
    room_encounter,
)
from grimorio.games.dungeonquest.state import DEAD
from tests.games.dungeonquest.alone import alone
from tests.games.dungeonquest.builders import hero, table

OPEN_ROOM = "chamber-cross"
TRAPDOOR = CARD["trap-trapdoor"]
CAVE_IN = CARD["trap-cave-in"]


@pytest.mark.rule("DQ-TEST-1", "DQ-RUL-5")
@pytest.mark.parametrize(
    ("who", "values"),
    [
        ("gherinn", (3, 4, 4, 9)),
        ("challara", (5, 6, 5, 7)),
        ("hugo", (7, 4, 9, 3)),
        ("krutzbeck", (9, 5, 5, 3)),
        ("lindel", (6, 6, 6, 5)),
        ("tatianna", (4, 9, 4, 6)),
    ],
)
def test_four_attributes_can_be_tested(who: str, values: tuple[int, ...]) -> None:
    one = hero(who, "e5")
    assert tuple(attribute_of(one, attribute) for attribute in range(4)) == values


@pytest.mark.rule("DQ-TEST-2")
@pytest.mark.parametrize(("dice", "passes"), [((2, 2), True), ((2, 3), False), ((1, 1), True)])
def test_two_dice_up_to_the_attribute_pass(dice: tuple[int, int], passes: bool) -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-cave-in"]),
        hero("tatianna", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=dice,
    )
    assert (quest.asked[0] == 0) == passes  # Hugo's Agility is 4


@pytest.mark.rule("DQ-EX-18", "DQ-TEST-3", "DQ-TEST-4", "DQ-TEST-5", "DQ-CARD-5")
def test_challara_and_the_trapdoor() -> None:
    quest = table(
        hero("challara", "e5", kept=["trap-trapdoor"]), rooms={"e5": OPEN_ROOM}, rolls=[2, 5, 3, 4]
    )
    # 7 against 6: a Wound, a token, and her turn is over; next turn 7 against 7.
    assert quest.told("test_failed") == [(0, 1, 7, 6)]
    assert quest.told("determined") == [(0, 1, 1)]
    assert quest.told("test_passed") == [(0, 1, 7, 7)]
    assert quest.hero().wounds == 1
    assert quest.hero().kept == []
    assert quest.hero().determination == []
    assert quest.s.round == 2
    assert quest.kind == "act"


@pytest.mark.rule("DQ-TEST-4", "DQ-RUL-112")
def test_determination_counts_for_its_own_encounter_only() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-cave-in"], determination=[TRAPDOOR] * 5),
        hero("tatianna", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[3, 2],
    )
    assert quest.told("test_failed") == [(0, 1, 5, 4)]


@pytest.mark.rule("DQ-RUL-48")
def test_a_test_that_is_not_repeated_leaves_no_determination() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-projectile"],
        rolls=[5, 5],
    ).move("e4")
    assert quest.told("determined") == [(0, 1, 1)]
    assert quest.hero().determination == []


@pytest.mark.rule("DQ-TEST-5", "DQ-RUL-112")
def test_who_walks_away_from_a_portcullis_gives_its_determination_back() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "portcullis-cross", "e6": OPEN_ROOM},
        rolls=[6, 6],
        draws=["dungeon-empty"],
    )
    quest.move("e4")
    assert len(quest.hero().determination) == 1
    quest.move("e6")
    assert quest.hero().determination == []


@pytest.mark.rule("DQ-RUL-27", "DQ-DEATH-6")
def test_when_the_tokens_run_out_none_is_gained() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-cave-in"]),
        hero("tatianna", "m1", determination=[TRAPDOOR] * 24),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6],
    )
    assert quest.hero().determination == []


@pytest.mark.rule("DQ-TEST-4", "DQ-CARD-6", "DQ-RUL-47")
def test_tokens_make_a_miss_smaller() -> None:
    """Armour 9 and two tokens against 12: missed by 1."""
    arrow = CARD["trap-projectile"]
    game = table(
        hero("hugo", "e5", determination=[arrow] * 2),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-projectile"],
        rolls=[6, 6],
    ).move("e4")
    assert game.told("wounded") == [(0, 1, 1)]


@pytest.mark.rule("DQ-TEST-5")
def test_who_walks_away_gives_up_what_any_room_asked_also_the_first() -> None:
    s = alone()
    one = s.heroes[0]
    one.determination = [room_encounter(0), PLACES + 7, TRAPDOOR]
    move_away(s, one)
    assert one.determination == [TRAPDOOR]


@pytest.mark.rule("DQ-TEST-5")
def test_a_dropped_card_takes_its_tokens_along_unless_there_is_another_of_it() -> None:
    s = alone()
    one = s.heroes[0]
    one.kept, one.determination = [CAVE_IN, CAVE_IN], [CAVE_IN, TRAPDOOR]
    drop_kept(s, 0, CAVE_IN)
    assert (one.kept, one.determination) == ([CAVE_IN], [CAVE_IN, TRAPDOOR])
    drop_kept(s, 0, CAVE_IN)
    assert (one.kept, one.determination) == ([], [TRAPDOOR])
    assert s.discards[DECK["trap"]] == [CAVE_IN, CAVE_IN]
    drop_kept(s, 0, CAVE_IN)
    assert s.discards[DECK["trap"]] == [CAVE_IN, CAVE_IN]


# -- Lindel and Gherinn


@pytest.mark.rule("DQ-HERO-2")
def test_lindel_rolls_one_die_again_and_must_take_it() -> None:
    quest = table(
        hero("lindel", "e5", kept=["trap-cave-in"]), rooms={"e5": OPEN_ROOM}, rolls=[5, 6, 1]
    )
    assert quest.kind == "reroll"
    assert set(quest.options) == {None, 0, 1}
    quest.answer(1)
    assert quest.told("test_passed") == [(0, 1, 6, 6)]
    assert quest.told("test_rolled") == [(0, 1, 5, 6)]
    assert quest.told("test_rerolled") == [(0, 1, 5, 1)]  # and not a second roll
    assert quest.kind == "act"  # no second time


@pytest.mark.rule("DQ-HERO-2")
def test_lindels_second_result_stands_even_if_it_is_worse() -> None:
    quest = table(
        hero("lindel", "e5", kept=["trap-cave-in"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[3, 4, 6],
    )
    quest.answer(0)
    assert quest.told("test_failed") == [(0, 1, 10, 6)]


@pytest.mark.rule("DQ-HERO-3", "DQ-RUL-49")
def test_gherinn_pays_a_wound_for_three_tokens_before_the_roll() -> None:
    quest = table(
        hero("gherinn", "e5", kept=["trap-cave-in"]), rooms={"e5": OPEN_ROOM}, rolls=[3, 4]
    )
    assert quest.kind == "before_test"
    quest.answer("pray")
    assert quest.hero().wounds == 1
    assert quest.told("test_passed") == [(0, 1, 7, 7)]  # Agility 4 and three tokens
    assert quest.hero().determination == []


@pytest.mark.rule("DQ-HERO-3")
def test_gherinn_prays_once_a_turn() -> None:
    quest = table(
        hero("gherinn", "e5", kept=["trap-cave-in", "trap-trapdoor"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6, 6, 6],
    )
    quest.answer(("face", CAVE_IN)).answer("pray")
    assert quest.told("prayed") == [(0,)]
    assert quest.asked == (1, "act")  # the second test was rolled without asking


@pytest.mark.rule("DQ-RUL-49")
def test_a_prayer_that_kills_saves_nobody() -> None:
    quest = table(
        hero("gherinn", "e5", wounds=12, kept=["trap-cave-in"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
    )
    quest.answer("pray")
    assert quest.hero().where == DEAD
    assert quest.told("test_rolled") == []


@pytest.mark.rule("DQ-RUNE-1")
def test_runes_of_will_and_fortune_bend_a_test() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-cave-in"], runes=["rune-will", "rune-fortune"]),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6, 4, 4],
    )
    assert quest.kind == "before_test"
    quest.use("rune-will")
    assert quest.kind == "reroll"
    quest.use("rune-fortune")  # 8 against 4 and four tokens
    assert quest.told("test_passed") == [(0, 1, 8, 8)]


@pytest.mark.rule("DQ-HERO-2")
def test_lindel_is_told_what_lies_there_before_a_die_is_rolled_again() -> None:
    game = table(
        hero("lindel", "e5", kept=["trap-cave-in"]), rooms={"e5": OPEN_ROOM}, rolls=[5, 6, 1]
    )
    assert game.game.pending[0].about == (1, 5, 6)
    game.answer(1)
    assert game.told("test_rerolled")[-1] == (0, 1, 5, 1)


@pytest.mark.rule("DQ-RUL-49")
def test_a_prayer_that_kills_neither_passes_nor_fails_the_test() -> None:
    game = table(
        hero("gherinn", "e4", wounds=12),
        hero("hugo", "m1"),
        rooms={"e4": OPEN_ROOM, "e5": "pit-straight"},
    ).move("e5")
    game.answer("pray")
    assert game.told("died") == [(0, "wounds")]
    assert game.told("passed_by_card") == []


# -- concentrated determination


@pytest.mark.rule("DQ-EX-20", "DQ-CONC-1", "DQ-CONC-2")
def test_hugo_uses_two_of_three_tokens_and_keeps_one() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-cave-in"], determination=[TRAPDOOR] * 3),
        rooms={"e5": OPEN_ROOM},
        rolls=[2, 4],
        options={"concentrated_determination": True},
    )
    assert quest.told("test_passed") == [(0, 1, 6, 7)]
    assert len(quest.hero().determination) == 1


@pytest.mark.rule("DQ-RUL-93", "DQ-CONC-2")
def test_concentrated_tokens_are_not_spent_on_a_failure_and_outlast_the_encounter() -> None:
    quest = table(
        hero("hugo", "e5", determination=[TRAPDOOR]),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross", "e3": OPEN_ROOM},
        draws=["trap-projectile", "dungeon-empty"],
        rolls=[6, 6],
        options={"concentrated_determination": True},
    ).move("e4")
    assert quest.told("test_failed") == [(0, 2, 12, 10)]
    quest.move("e3")
    assert len(quest.hero().determination) == 2


@pytest.mark.rule("DQ-CONC-1", "DQ-RUL-113")
def test_a_test_passed_by_a_rope_costs_no_concentrated_token() -> None:
    quest = table(
        hero(
            "hugo", "e5", kept=["trap-trapdoor"], loot=["corpse-rope"], determination=[TRAPDOOR] * 3
        ),
        rooms={"e5": OPEN_ROOM},
        options={"concentrated_determination": True},
    ).use("corpse-rope")
    assert quest.hero().kept == []
    assert len(quest.hero().determination) == 3


@pytest.mark.rule("DQ-CONC-1", "DQ-RUL-93", "DQ-EX-20")
def test_the_tokens_of_this_encounter_are_paid_first() -> None:
    one = hero("lindel", "e5", determination=[3, 7, 3, 7])
    pay(one, 7, 3)
    assert one.determination == [3]


@pytest.mark.rule("DQ-CONC-1")
def test_a_test_that_needed_no_token_costs_none() -> None:
    game = table(
        hero("hugo", "e5", kept=["trap-cave-in"], determination=[TRAPDOOR] * 3),
        rooms={"e5": OPEN_ROOM},
        rolls=[1, 1],
        options={"concentrated_determination": True},
    )
    assert game.told("test_passed") == [(0, 1, 2, 7)]
    assert game.hero().determination == [TRAPDOOR] * 3
