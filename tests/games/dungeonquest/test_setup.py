"""DungeonQuest: the table before the first turn."""

from __future__ import annotations

import pytest

from grimorio.core.errors import BadSeats, BadSetting
from grimorio.core.events import Journal
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import (
    CARD,
    DECK,
    HERO,
    HERO_POWERS,
    MONSTER_POWERS,
)
from grimorio.games.dungeonquest.rules.dungeon.board import TOWERS
from grimorio.games.dungeonquest.setup import roll_for_start
from grimorio.games.dungeonquest.state import DUNGEON
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.alone import told
from tests.games.dungeonquest.builders import Table, cell, new_table
from tests.games.dungeonquest.fights import hero as fighter
from tests.games.dungeonquest.fights import quest
from tests.scripted import ScriptedChance

RUNES = ["rune-healing", "rune-will", "rune-opening", "rune-ascent"]


def deal(*numbers: int) -> list[int | str]:
    return list(numbers)


def three(**options: object) -> Table:
    """Three players: Lindel, Gherinn and Hugo; the second wins the roll after a tie."""
    heroes = deal(HERO["lindel"], HERO["gherinn"], HERO["hugo"])
    return new_table(3, draws=[*heroes, *RUNES[:3]], rolls=[5, 5, 2, 1, 4], **options)


@pytest.mark.rule("DQ-SETUP-1")
def test_one_to_four_play() -> None:
    for seats in (0, 5):
        with pytest.raises(BadSeats):
            title.options({}, seats)
    assert title.seating.seats == (1, 4)
    assert len(three().s.heroes) == 3


@pytest.mark.rule("DQ-SETUP-2", "DQ-SETUP-3", "DQ-SETUP-4", "DQ-SETUP-7", "DQ-RUL-17")
def test_decks_tiles_and_tokens_are_whole_and_without_order() -> None:
    s = three().s
    assert len(s.supply) == 117
    assert s.tiles == [NONE] * 130
    sizes = {DECK.ids[deck]: len(cards) for deck, cards in s.decks.items()}
    assert sizes == {
        "dungeon": 50,
        "dragon": 8,
        "treasure": 32,
        "trap": 15,
        "door": 15,
        "crypt": 15,
        "corpse": 15,
        "search": 30,
        "rune": 0,
        "catacombs": 40,
    }
    assert len(s.combat_deck) == 54
    assert s.reserve == list(range(20))
    for bag in (*s.decks.values(), s.supply, s.combat_deck, s.reserve):
        assert bag == sorted(bag)


@pytest.mark.rule("DQ-SETUP-5", "DQ-SETUP-11")
def test_each_monster_and_each_hero_has_four_power_cards() -> None:
    assert [len(powers) for powers in MONSTER_POWERS] == [4] * 5
    assert [len(powers) for powers in HERO_POWERS] == [4] * 6
    every = [card for powers in (*MONSTER_POWERS, *HERO_POWERS) for card in powers]
    assert len(set(every)) == 44


@pytest.mark.rule("DQ-SETUP-6")
def test_the_sun_starts_on_its_first_space() -> None:
    assert three().s.sun == 0


@pytest.mark.rule("DQ-SETUP-8")
def test_the_supplies_are_full() -> None:
    s = three().s
    assert not any(s.entrances)
    assert all(hero.wounds == 0 and not hero.determination for hero in s.heroes)


@pytest.mark.rule("DQ-SETUP-9", "DQ-SETUP-12", "DQ-SETUP-11")
def test_heroes_are_dealt_at_random_and_all_different() -> None:
    quest = three()
    assert [HERO.ids[hero.kind] for hero in quest.s.heroes] == ["lindel", "gherinn", "hugo"]
    assert quest.chance.offered[1] == [1, 2, 3, 4, 5]  # of six, less the one dealt


@pytest.mark.rule("DQ-SETUP-10", "DQ-RUL-128")
def test_players_may_agree_on_their_heroes() -> None:
    quest = new_table(2, draws=["rune-will", "rune-healing"], rolls=[6, 1], heroes="agreed")
    quest.go(HERO["hugo"], HERO["lindel"])
    assert {ask.kind.name for ask in quest.game.pending} == {"agree_heroes"}
    quest.go("agree", "agree")
    assert [HERO.ids[hero.kind] for hero in quest.s.heroes] == ["hugo", "lindel"]
    assert quest.asked == (0, "choose_tower")


@pytest.mark.rule("DQ-SETUP-10", "DQ-RUL-128")
def test_if_one_objects_heroes_are_dealt_at_random_after_all() -> None:
    draws: list[str | int] = [HERO["tatianna"], HERO["hugo"], "rune-will", "rune-healing"]
    quest = new_table(2, draws=draws, rolls=[6, 1], heroes="agreed")
    quest.go(HERO["hugo"], HERO["lindel"], "agree", "refuse")
    assert quest.told("heroes_disputed") == [()]
    assert [HERO.ids[hero.kind] for hero in quest.s.heroes] == ["tatianna", "hugo"]


@pytest.mark.rule("DQ-SETUP-10", "DQ-RUL-128")
def test_alone_there_is_nobody_to_agree_with() -> None:
    quest = new_table(1, draws=["rune-will"], heroes="agreed").answer(HERO["hugo"])
    assert quest.asked == (0, "choose_tower")


@pytest.mark.rule("DQ-SETUP-10", "DQ-RUL-128")
def test_players_may_choose_their_heroes_in_turn() -> None:
    quest = new_table(2, draws=["rune-will", "rune-healing"], rolls=[6, 1], heroes="chosen")
    assert quest.asked == (0, "choose_hero")
    quest.answer(HERO["hugo"])
    assert quest.asked == (1, "choose_hero")
    assert HERO["hugo"] not in quest.options
    quest.answer(HERO["lindel"])
    assert quest.asked == (0, "choose_tower")


@pytest.mark.rule("DQ-SETUP-13")
def test_the_highest_die_starts_and_ties_roll_again() -> None:
    quest = three()
    assert quest.s.first == 1
    assert [args[:2] for args in quest.told("rolled")] == [(0, 5), (1, 5), (2, 2), (0, 1), (1, 4)]


@pytest.mark.rule("DQ-SETUP-14", "DQ-SETUP-15")
def test_each_takes_one_rune_and_the_others_are_out() -> None:
    quest = three()
    assert [hero.runes for hero in quest.s.heroes] == [[CARD[rune]] for rune in RUNES[:3]]
    assert len(quest.s.gone) == 9


@pytest.mark.rule("DQ-SETUP-16", "DQ-SETUP-17")
def test_towers_are_chosen_from_the_start_player_on_and_never_shared() -> None:
    quest = three()
    assert quest.asked == (1, "choose_tower")
    assert set(quest.options) == set(TOWERS)
    quest.answer(cell("m10"))
    assert quest.asked == (2, "choose_tower")
    assert set(quest.options) == set(TOWERS) - {cell("m10")}
    quest.answer(cell("a1")).answer(cell("m1"))
    assert [hero.where for hero in quest.s.heroes] == [DUNGEON] * 3
    assert quest.asked == (1, "act")
    assert quest.s.round == 1


@pytest.mark.rule("DQ-MAGIC-1")
def test_magic_power_deals_more_runes() -> None:
    quest = new_table(2, draws=[0, 1, *RUNES], rolls=[6, 1], runes=2)
    assert [len(hero.runes) for hero in quest.s.heroes] == [2, 2]
    assert len(quest.s.gone) == 8


@pytest.mark.rule("DQ-RUL-98")
@pytest.mark.parametrize(("seats", "most"), [(1, 12), (2, 6), (3, 4), (4, 3)])
def test_there_are_twelve_runes_and_no_more(seats: int, most: int) -> None:
    assert title.options({"runes": most}, seats)["runes"] == most
    if most < 12:
        with pytest.raises(BadSetting, match="only 12"):
            title.options({"runes": most + 1}, seats)


@pytest.mark.rule("DQ-LATE-1", "DQ-RUL-102")
def test_a_late_start_costs_a_die_of_daylight() -> None:
    quest = new_table(2, draws=[0, 1, *RUNES[:2]], rolls=[6, 1, 5], late_start=True)
    assert quest.s.sun == 5


@pytest.mark.rule("DQ-RUL-83", "DQ-SOLO-1")
def test_alone_there_is_no_roll_for_the_start() -> None:
    quest = new_table(1, draws=[0, "rune-will"])
    assert quest.asked == (0, "choose_tower")
    assert quest.told("rolled") == []


@pytest.mark.rule("DQ-OPT-1", "DQ-OPT-2")
def test_every_optional_rule_is_an_option_that_is_off_unless_chosen() -> None:
    flags = [setting for setting in title.settings.choices if setting.values == (False, True)]
    assert len(flags) == 11  # solo is one seat, magic power a number; dice combat is one more
    assert all(
        setting.default is False and setting.rules
        for setting in title.settings.choices
        if setting in flags
    )


@pytest.mark.rule("DQ-RUL-129")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"hero_versus_hero": True}, 1),
        ({"servants": True}, 1),
        ({"secrets": True}, 1),
        ({"servants": True, "death_can_wait": True}, 3),
        ({"live_to_fight": True, "dice_combat": True}, 2),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_reason(
    options: dict[str, object], seats: int
) -> None:
    with pytest.raises(BadSetting) as refused:
        title.options(options, seats)
    assert refused.value.rules
    assert ":" in refused.value.reason


@pytest.mark.rule("DQ-SETUP-13")
def test_the_dice_for_the_start_are_told_and_so_is_who_starts() -> None:
    rolls = ScriptedChance(rolls=[5, 2, 5, 3, 4])
    s = quest(fighter("lindel"), fighter("hugo"), fighter("challara"), chance=rolls)
    s.journal = Journal()
    roll_for_start(s)
    dice = [(0, 5, 0), (1, 2, 0), (2, 5, 0), (0, 3, 0), (2, 4, 0)]
    assert told(s) == [*[("rolled", die) for die in dice], ("starts", (2,))]
