"""Set-up piece by piece: decks, piles, pools and tokens, and what leaves the game."""

from __future__ import annotations

import pytest

from grimorio.core import Game
from grimorio.games.dungeonalliance.components.numbers import (
    CONTENT,
    FIRST_UPGRADE,
    MONSTER_TOKENS,
    START_TILES,
    STARTERS,
    TABLE,
    THREAT_PILES,
    TILE_LEVELS,
    UPGRADE_DECKS,
    VALID,
)
from grimorio.games.dungeonalliance.kinds import ATTACK
from grimorio.games.dungeonalliance.rules.doors import is_inside, refill_tiles
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.hands import space_of
from grimorio.games.dungeonalliance.rules.harm import hurt
from grimorio.games.dungeonalliance.rules.secrets import all_cards
from grimorio.games.dungeonalliance.rules.threats import level_of, threat_of
from grimorio.games.dungeonalliance.rules.upgrades import heroes_mask
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import lay, new_game, room


def ready_to_play(seats: int, key: str = "pieces") -> Dungeon:
    """A table at the first activation, everybody having taken what comes first."""
    game: Game[Dungeon] = new_game(seats, key)
    while game.pending[0].kind.name != "activate":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    return game.state


@pytest.mark.rule("DA-SETUP-1", "DA-RUL-4")
def test_the_frame_is_that_of_the_number_of_players() -> None:
    for seats, cells in ((1, 9), (2, 15), (3, 20), (4, 25)):
        s = new_game(seats, "frame").state
        assert sum(is_inside(s, cell) for cell in range(25)) == cells


@pytest.mark.rule("DA-SETUP-2", "DA-SETUP-3", "DA-SETUP-29")
def test_every_player_has_the_starting_tile_of_an_own_colour_and_the_others_are_not_used() -> None:
    for seats in (1, 2, 3, 4):
        s = ready_to_play(seats)
        laid = [tile // 4 for tile in s.laid if tile != NONE]
        assert sorted(laid) == sorted(START_TILES[:seats])
        assert len({player.entrance for player in s.players}) == seats


@pytest.mark.rule("DA-SETUP-4")
def test_every_monster_token_starts_in_the_supply() -> None:
    s = ready_to_play(3)
    assert s.supply == dict(enumerate(MONSTER_TOKENS))
    assert s.monsters == {}


@pytest.mark.rule("DA-SETUP-5", "DA-SETUP-6", "DA-RUL-14")
def test_threat_tokens_lie_in_a_pile_for_each_level_and_each_has_an_open_card() -> None:
    s = ready_to_play(2)
    assert s.threat_bags == [list(pile) for pile in THREAT_PILES]
    for level, pile in enumerate(s.threat_bags, 1):
        assert {level_of(token) for token in pile} == {level}
        assert {threat_of(token) for token in pile} <= set(CONTENT.threats)
    locked = [threat.id for threat in CONTENT.threats if threat.kind == "locked-chest"]
    assert locked == ["locked-chest"], "the locked treasure of the text is no other chest"


@pytest.mark.rule("DA-SETUP-8")
def test_anybody_may_be_the_start_player() -> None:
    assert {new_game(3, f"start {key}").state.first for key in range(30)} == {0, 1, 2}


@pytest.mark.rule("DA-SETUP-9", "DA-SETUP-10")
def test_four_heroes_of_each_player_stand_ready_on_the_map() -> None:
    s = ready_to_play(4)
    for player in s.players:
        assert len(player.heroes) == 4
        assert all(hero.ready and not hero.damage for hero in player.heroes)
        assert all(s.occupant[hero.at] != NONE for hero in player.heroes)
    kinds = [hero.kind for player in s.players for hero in player.heroes]
    assert len(set(kinds)) == 16


@pytest.mark.rule("DA-SETUP-14", "DA-DRAFT-5")
def test_heroes_that_nobody_drafted_leave_the_game_with_their_cards() -> None:
    s = ready_to_play(2)
    drafted = {hero.kind for player in s.players for hero in player.heroes}
    gone = {*range(17)} - drafted
    assert len(gone) == 9
    cards = {card for player in s.players for card in all_cards(player)}
    assert not cards & {card for kind in gone for card in STARTERS[kind]}
    assert len(s.offered) == 1, "of nine offered one is left"


@pytest.mark.rule("DA-SETUP-15")
def test_the_selection_token_starts_on_the_white_zero() -> None:
    s = ready_to_play(2)
    for seat, player in enumerate(s.players):
        assert player.cards == 0
        assert space_of(s, seat) == (TABLE.bonus[0].discard, 6)


@pytest.mark.rule("DA-SETUP-19", "DA-SETUP-20", "DA-SETUP-21")
def test_the_upgrade_decks_are_split_by_level_and_the_first_is_active() -> None:
    s = ready_to_play(2)
    assert s.upgrade_level == 0
    row = [card for card in s.row if card != NONE]
    assert len(row) == 5
    assert sorted([*row, *s.upgrade_discard, *s.upgrade_bags[0]]) == sorted(UPGRADE_DECKS[0])
    assert s.upgrade_bags[1:] == [list(deck) for deck in UPGRADE_DECKS[1:]], "set aside, unseen"
    assert not any(VALID[card] & heroes_mask(s) for card in s.upgrade_discard)
    assert len(row) + len(s.upgrade_discard) + len(s.upgrade_bags[0]) == len(UPGRADE_DECKS[0])
    assert min(row) >= FIRST_UPGRADE


@pytest.mark.rule("DA-SETUP-23", "DA-SETUP-24", "DA-SETUP-25..29", "DA-POOL-4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_dungeon_deck_comes_level_by_level_and_the_other_tiles_are_out(seats: int) -> None:
    s = ready_to_play(seats)
    while sum(s.tiles_left):
        if sum(s.tiles_left) == 5:
            s.pools = [0, 0]
            s.upgrade_level = 2
        refill_tiles(s, len(s.tile_row))
    levels = [TILE_LEVELS[tile] for tile in s.tile_row]
    assert levels == sorted(levels)
    frame = CONTENT.frames[seats - 1]
    assert [levels.count(level) for level in (1, 2, 3)] == list(frame.tiles)
    surplus = [len(bag) for bag in s.tile_bags]
    assert surplus == [10 - frame.tiles[0], 7 - frame.tiles[1], 4 - frame.tiles[2]]
    refill_tiles(s, len(s.tile_row))
    assert len(s.tile_row) == sum(frame.tiles), "what is out does not come back"


@pytest.mark.rule("DA-SETUP-31")
def test_a_tile_in_the_selection_area_brings_nobody() -> None:
    t = lay()
    t.row("nest", "crossroads")
    t.activate("petra")
    assert t.s.monsters == {}
    assert t.s.unknown == {}
    assert t.options(ATTACK) == []


@pytest.mark.rule("DA-SETUP-36", "DA-XP-8", "DA-POOL-3")
def test_after_both_pools_experience_comes_from_the_surplus() -> None:
    t = room()
    t.s.pools = [2, 1]
    gain(t.s, 0, 7)
    assert t.player(0).fresh == 7
    assert t.s.pools == [0, 0]
    assert t.s.upgrade_level == 2, "both decks have changed, the third stays to the end"
    gain(t.s, 1, 3)
    assert t.player(1).fresh == 3
    assert t.s.upgrade_level == 2


@pytest.mark.rule("DA-SETUP-37", "DA-RUL-8")
def test_the_common_supply_has_no_end_and_the_die_has_its_six_faces() -> None:
    assert TABLE.die == (0, 0, 1, 1, 2, 3)
    t = room()
    t.player(0).defeats = 90
    hurt(t.s, t.figure("petra"), 99, False)
    assert t.player(0).defeats == 91


@pytest.mark.rule("DA-SETUP-38", "DA-SOLO-3")
def test_the_solo_cards_are_in_the_box_unless_one_plays_alone() -> None:
    for seats in (2, 3, 4):
        s = ready_to_play(seats)
        assert (s.solo_bag, s.solo_card) == ([], NONE)
    s = ready_to_play(1)
    assert len(s.solo_bag) == 15
    assert sorted([*s.solo_bag, s.solo_card]) == list(range(16))


@pytest.mark.rule("DA-SOLO-2", "DA-RUL-51")
def test_alone_a_card_nobody_can_use_stays_in_the_area() -> None:
    found = False
    for key in range(20):
        s = ready_to_play(1, f"alone {key}")
        assert s.upgrade_discard == []
        found = found or any(not VALID[card] & heroes_mask(s) for card in s.row)
    assert found


@pytest.mark.rule("DA-TERM-10", "DA-RUL-15")
def test_heroes_and_monsters_have_the_same_four_abilities() -> None:
    for hero in CONTENT.heroes:
        assert hero.attack in {"melee", "ranged"}
        assert hero.defence in {"armour", "evasive"}
        assert min(hero.power, hero.speed, hero.health) > 0
    for monster in CONTENT.monsters:
        assert monster.attack in {"melee", "ranged"}
        assert min(monster.strength, monster.speed, monster.health) > 0
        assert min(monster.armour, monster.evasive) >= 0
    bars = [card for card in CONTENT.upgrades if card.bar]
    assert all(len(card.classes) > 1 for card in bars), "a bar stands between classes"
