"""Set-up: frames, draft, hands, rows and starting places."""

from __future__ import annotations

import pytest

from grimorio.core import Game
from grimorio.core.errors import BadSetting
from grimorio.games.dungeonalliance.components.numbers import (
    CONTENT,
    GENERIC_SET,
    START_TILES,
    STARTERS,
    TABLE,
    TILE,
    VALID,
)
from grimorio.games.dungeonalliance.rules.combat import is_home
from grimorio.games.dungeonalliance.rules.secrets import all_cards
from grimorio.games.dungeonalliance.rules.upgrades import heroes_mask
from grimorio.games.dungeonalliance.setup import begins_late
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.variants import check
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at, lay, new_game, room
from tests.games.shelf import told


def drafted(seats: int, **options: object) -> tuple[list[int], list[int]]:
    """The order of picks after the start player's seat is taken as 0, and how many are offered."""
    game = new_game(seats, "draft", **options)
    picks, offered = [], []
    while game.pending[0].kind.name != "line_up":
        ask = game.pending[0]
        if ask.kind.name == "draft":
            picks.append((ask.seat - game.state.first) % seats)
            offered.append(len(ask.options))
        game.answer(ask.seat, ask.options[0])
    return picks, offered


@pytest.mark.rule("DA-DRAFT-1..5", "DA-EX-1", "DA-EX-2", "DA-EX-3", "DA-SETUP-7")
def test_heroes_are_drafted_forth_and_back_and_one_is_left() -> None:
    picks, offered = drafted(4)
    assert picks == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0]
    assert offered == list(range(17, 1, -1))
    picks, offered = drafted(2)
    assert picks == [0, 1, 1, 0, 0, 1, 1, 0]
    assert offered == list(range(9, 1, -1))


def first_asked(game: Game[Dungeon], kind: str) -> Dungeon:
    """The state when a question of that kind is open for the first time."""
    while game.pending[0].kind.name != kind:
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    return game.state


@pytest.mark.rule("DA-SETUP-17", "DA-SETUP-20", "DA-SETUP-30", "DA-SOLO-3")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_heroes_are_placed_after_seeing_the_hand_and_before_upgrades_and_tiles(seats: int) -> None:
    s = first_asked(new_game(seats, "order"), "line_up")
    assert [len(player.hand) for player in s.players] == [
        TABLE.bonus[0].hand + begins_late(s, (seat - s.first) % seats) for seat in range(seats)
    ]
    assert s.row == [NONE] * 5
    assert s.tile_row == []
    assert s.solo_card == NONE


@pytest.mark.rule("DA-SETUP-11", "DA-SETUP-12", "DA-SETUP-16", "DA-SETUP-20", "DA-SETUP-30")
def test_decks_hands_and_rows_before_the_first_round() -> None:
    s = first_asked(new_game(2, "rows"), "activate")
    assert [len(s.players[seat].hand) for seat in (s.first, 1 - s.first)] == [6, 7]
    for player in s.players:
        assert all_cards(player) == sorted(
            card for hero in player.heroes for card in STARTERS[hero.kind]
        )
    assert len(s.row) == 5
    assert len(s.tile_row) == 2
    assert s.tiles_left == [4, 5, 2]


@pytest.mark.rule("DA-SETUP-22")
def test_no_card_in_the_area_is_useless_to_all() -> None:
    for key in range(5):
        s = first_asked(new_game(2, f"area {key}"), "activate")
        everybody = heroes_mask(s)
        assert all(VALID[card] & everybody for card in s.row)


@pytest.mark.rule("DA-SETUP-3", "DA-SETUP-17", "DA-SETUP-18", "DA-RUL-4")
def test_heroes_stand_on_their_starting_tiles_and_look_into_the_dungeon() -> None:
    t = lay()
    assert t.hero("petra").at == at((1, 4))
    assert [t.hero(name).at for name in ("lorna", "krom", "mysterios")] == [
        at((0, 3)), at((0, 4)), at((0, 5)),
    ]  # fmt: skip
    assert {hero.facing for hero in t.player(0).heroes} == {1}
    assert {hero.facing for hero in t.player(1).heroes} == {3}
    assert t.s.laid.count(NONE) == 23
    assert sorted(laid // 4 for laid in t.s.laid if laid != NONE) == sorted(START_TILES[:2])


@pytest.mark.rule("DA-RUL-101", "DA-SETUP-2")
def test_colours_go_by_seat() -> None:
    game = new_game(4, "colours")
    while game.pending[0].kind.name != "draft":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    started = {laid // 4 for laid in game.state.laid if laid != NONE}
    assert started == set(START_TILES)
    assert [TILE[f"start-{colour}"] for colour in ("blue", "red", "yellow", "green")] == list(
        START_TILES
    )
    t = room()
    assert is_home(t.s, t.figure("petra"), t.hero("petra").at)
    assert t.s.laid[t.hero("petra").at // 9] // 4 == TILE["start-blue"]
    assert t.s.laid[t.hero("holgar").at // 9] // 4 == TILE["start-red"]


@pytest.mark.rule("DA-RUL-1", "DA-SETUP-13")
def test_in_the_basic_game_ready_alliances_play_with_generic_cards() -> None:
    game = new_game(2, "basic", heroes="ready", basic=True)
    presets = [preset.heroes for preset in CONTENT.presets]
    for player in game.state.players:
        names = tuple(CONTENT.heroes[hero.kind].id for hero in player.heroes)
        assert not names or names in presets
    while game.pending[0].kind.name != "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    for player in game.state.players:
        cards = all_cards(player)
        assert len(cards) == 12
        assert [card for card in cards if card in GENERIC_SET] == sorted(GENERIC_SET)


@pytest.mark.rule("DA-RUL-1")
def test_ready_alliances_are_those_of_the_basic_game() -> None:
    game = new_game(4, "ready", heroes="ready")
    while game.pending[0].kind.name != "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    names = [
        tuple(CONTENT.heroes[hero.kind].id for hero in player.heroes)
        for player in game.state.players
    ]
    assert sorted(names) == sorted(preset.heroes for preset in CONTENT.presets)


@pytest.mark.rule("DA-PVP-1")
def test_pvp_alone_is_refused() -> None:
    with pytest.raises(BadSetting):
        check({"versus": True, "heroes": "draft", "basic": False}, 1)


@pytest.mark.rule("DA-SETUP-8")
def test_who_starts_is_told() -> None:
    game = new_game(3, "start")
    assert told(game, "starts") == [(game.state.first,)]


@pytest.mark.rule("DA-SETUP-3", "DA-DRAFT-1", "DA-SOLO-1")
@pytest.mark.parametrize(
    ("seats", "heroes"), [(1, "draft"), (2, "draft"), (3, "ready"), (4, "random")]
)
def test_entrances_and_heroes_are_told_as_they_are_taken(seats: int, heroes: str) -> None:
    game = new_game(seats, "told", heroes=heroes)
    while game.pending[0].kind.name != "line_up":
        game.answer(game.pending[0].seat, game.pending[0].options[-1])
    s = game.state
    taken = told(game, "entrance")
    assert sorted(taken) == [(seat, player.entrance) for seat, player in enumerate(s.players)]
    drafted = told(game, "drafted")
    for seat, player in enumerate(s.players):
        assert [kind for who, kind in drafted if who == seat] == [
            hero.kind for hero in player.heroes
        ]
    assert len(drafted) == 4 * seats


def first_hands(seats: int, **options: object) -> list[int]:
    """The cards in the first hands, from the start player on."""
    s = first_asked(new_game(seats, "late", **options), "line_up")
    return [len(s.players[(s.first + place) % seats].hand) for place in range(seats)]


@pytest.mark.rule("DA-RUL-201", "DA-SETUP-16")
def test_whoever_begins_late_has_a_card_more_in_the_first_hand() -> None:
    assert first_hands(2) == [6, 7]
    assert first_hands(3) == [6, 6, 6]
    assert first_hands(4) == [6, 6, 7, 7]
    assert first_hands(2, versus=True) == [6, 7]


@pytest.mark.rule("DA-RUL-201", "DA-SETUP-16")
def test_nobody_begins_late_alone_or_together() -> None:
    assert first_hands(1) == [6]
    assert first_hands(2, together="usual") == [6, 6]
    assert first_hands(4, together="hard") == [6, 6, 6, 6]
