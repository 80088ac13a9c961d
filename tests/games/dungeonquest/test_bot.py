"""What a bot knows of DungeonQuest: every answer is weighed, and Heroes come home."""

from __future__ import annotations

from random import Random

import pytest

import grimorio
from bench.dungeonquest.games import Mind, play
from bench.dungeonquest.shares import share
from grimorio.games.dungeonquest import bot, title
from grimorio.games.dungeonquest.bot import roads
from grimorio.games.dungeonquest.bot.routes import FAR, way_home, way_to_treasure
from grimorio.games.dungeonquest.components import CARD
from grimorio.games.dungeonquest.rules.board import TOWERS, TREASURE
from grimorio.games.dungeonquest.rules.fates import SLAIN
from grimorio.games.dungeonquest.state import DEAD, DUNGEON, LEFT
from grimorio.kit.zones import EVERYBODY
from grimorio.texts import LANGUAGES, Texts, read_ftl
from tests.games.dungeonquest.arena import hero, meeting, token
from tests.games.dungeonquest.test_monsters import ARROWS, dealt

VARIANTS: list[dict[str, bool | int]] = [
    {},
    {"hero_versus_hero": True, "servants": True, "secrets": True, "runes": 3},
    {"death_can_wait": True, "tower_power": True, "monstrous_treasure": True, "runes": 3},
    {"live_to_fight": True, "concentrated_determination": True, "no_glory": True},
    {"dice_combat": True, "late_start": True},
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_answer_is_weighed_and_every_position_is_worth_something(variant: int) -> None:
    texts = [
        Texts(lang, [read_ftl(title.folder / "locale", lang), title.texts(lang)])
        for lang in LANGUAGES
    ]
    chance = Random(variant)
    game = grimorio.new("dungeonquest", seats=3, seed=variant, options=VARIANTS[variant])
    while game.outcome is None:
        ask = game.pending[0]
        weights = bot.lean(game.state, ask)
        if weights is not None:
            assert len(weights) == len(ask.options)
            assert min(weights) >= 0
            assert any(weights), ask.kind
        for option in ask.options:
            why = bot.why(game.state, ask, option)
            assert why is None or all(said.say(why) for said in texts)
        assert all(0 <= bot.worth(game.state, seat) <= 1 for seat in range(3))
        game.answer(ask.seat, chance.choice(ask.options))
    assert all(0 <= bot.worth(game.state, seat) <= 1 for seat in range(3))
    assert not any(said.missing for said in texts)


def test_everything_asked_of_a_hero_on_its_way_is_known() -> None:
    for kind in ("act", "move", "tower", "meet_monster", "attack", "counterattack", "may", "flee"):
        assert kind in bot.LEANS


def test_it_is_further_from_the_treasure_than_from_where_one_stands() -> None:
    s = grimorio.new("dungeonquest", seats=1, seed=1).state
    s.heroes[0].kind = 0
    home, treasure = way_home(s, s.heroes[0]), way_to_treasure(s, s.heroes[0])
    assert all(home.at(tower) == 0 for tower in TOWERS)
    assert treasure.at(TREASURE) == 0
    assert 100 < treasure.at(TOWERS[0]) < FAR
    assert home.at(TREASURE) == pytest.approx(treasure.at(TOWERS[0]), abs=20)


def test_a_hero_with_treasure_goes_home_and_leaves_and_one_without_does_not() -> None:
    game = grimorio.new("dungeonquest", seats=1, seed=1)
    s = game.state
    one = s.heroes[0]
    one.kind, one.where, one.at = 0, DUNGEON, TREASURE
    assert not roads.goes_home(s, one)
    assert roads.stays(s, one)
    one.loot.add(CARD["treasure-giant-ruby"], EVERYBODY)
    assert roads.goes_home(s, one)
    assert not roads.stays(s, one)


def test_gold_brought_out_is_worth_more_than_gold_in_the_dungeon_and_death_nothing() -> None:
    s = grimorio.new("dungeonquest", seats=1, seed=1).state
    one = s.heroes[0]
    one.kind, one.where, one.at = 0, DUNGEON, TREASURE
    empty = bot.worth(s, 0)
    one.loot.add(CARD["treasure-giant-ruby"], EVERYBODY)
    rich = bot.worth(s, 0)
    one.where = LEFT
    out = bot.worth(s, 0)
    one.where = DEAD
    assert 0 == bot.worth(s, 0) < empty < rich < out


def reached(mind: Mind) -> int:
    fates = [fate for i in range(30) for fate in play(mind, 1, {}, f"bot {i}")]
    return sum(fate.treasure for fate in fates)


def test_heroes_that_know_find_the_treasure() -> None:
    assert reached("steady") >= 4 * max(1, reached("random"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_by_what_the_bot_knows(seats: int) -> None:
    fates = play("steady", seats, VARIANTS[1], f"whole {seats}")
    assert len(fates) == seats
    assert all(fate.gold >= 0 or fate.cause for fate in fates)


def test_intervals_hold_the_share_and_shrink_with_numbers() -> None:
    few, many = share(3, 20), share(300, 2000)
    assert few.low < few.part == many.part < few.high
    assert few.high - few.low > 3 * (many.high - many.low)
    assert (share(0, 10).low, share(10, 10).high) == (0.0, 1.0)


@pytest.mark.rule("DQ-RUL-51")
def test_what_arrows_have_killed_is_not_burnt_as_well() -> None:
    tatianna = hero("tatianna", runes=["rune-flame"])
    a = meeting(tatianna, hero("hugo"), chance=dealt(token("skeleton", 2), *ARROWS))
    a.answer("meet_monster", "attack")
    a.answer("shoot_arrows", "shoot")
    a.answer("count_arrows", 2)
    assert a.fate == SLAIN
    assert a.s.heroes[0].runes == [CARD["rune-flame"]]
