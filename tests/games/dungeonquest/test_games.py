"""DungeonQuest: whole games at random, and what they tell."""

from __future__ import annotations

from random import Random

import pytest

from grimorio.conformance import CHECKS, check_play, choose, start, walk
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.cards.uses import WHEN
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    TOWERS,
    TREASURE,
    WEB,
    are_adjacent,
    room_at,
)
from grimorio.games.dungeonquest.rules.turn import SEARCHES
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON, LEFT, Hero, Quest
from grimorio.kit.numbers import NONE


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end_and_nothing_is_gained_or_lost(seed: int) -> None:
    check_play(title, seed)


@pytest.mark.parametrize("name", [name for name in CHECKS if name != "play"])
@pytest.mark.parametrize("seed", [3])
def test_the_laws_of_the_engine_hold(name: str, seed: int) -> None:
    CHECKS[name](title, seed)


@pytest.mark.parametrize("seed", range(500, 520))
def test_every_position_makes_sense(seed: int) -> None:
    for game, _ in walk(title, seed):
        s: Quest = game.state
        for hero in s.heroes:
            assert_sensible(s, hero)
        assert len(set(s.dens)) == len(s.dens)  # one Monster to a room
        assert not {*TOWERS, TREASURE} & set(s.dens)
        assert all(room_at(s, den) != NONE for den in s.dens)


def assert_sensible(s: Quest, hero: Hero) -> None:
    """A Hero is where one can be, and has only what one can have there."""
    if hero.where == DUNGEON:
        assert room_at(s, hero.at) != NONE
        assert hero.came_from == NONE or are_adjacent(hero.at, hero.came_from)
        assert hero.searches <= SEARCHES
        assert not hero.stuck or room_at(s, hero.at) == WEB
        assert not hero.crossed or room_at(s, hero.at) in (WEB, BRIDGE, CAVE_IN)
    else:
        assert (hero.came_from, hero.side) == (NONE, NONE)
    assert hero.where == CATACOMBS or not hero.below
    if hero.where in (LEFT, DEAD):
        assert [*hero.runes, *hero.kept, *hero.determination] == []
    assert all(CONTENT.cards[card].type == "loot" for card in hero.loot.cards)


def test_everything_told_and_asked_fits_its_declaration() -> None:
    for seed in range(1000, 1030):
        game = start(title, seed)
        dice = Random(seed)
        while game.outcome is None:
            for ask in game.pending:
                assert not ask.kind.fault(ask.about)
            choose(game, dice).do(game)
        assert game.journal is not None
        for event in game.journal.events:
            assert not event.kind.fault(event.args)


def test_every_moment_of_use_has_its_place_in_the_rules() -> None:
    moments = {when for when in WHEN if when}
    assert moments == {
        "turn_start",
        "catacombs_turn",
        "before_move",
        "before_search",
        "before_test",
        "test_rolled",
        "tile_drawn",
        "obstacle_met",
        "trap_met",
        "monster_met",
        "combat_start",
    }


def test_every_rune_can_be_used() -> None:
    assert all(card.deck != "rune" or card.use for card in CONTENT.cards)


def test_a_random_game_is_the_same_every_time() -> None:
    one = [step.key for _, step in walk(title, 5)]
    two = [step.key for _, step in walk(title, 5)]
    assert one == two
