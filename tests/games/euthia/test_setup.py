"""Set-up: the table before the first round (EU-SETUP, EU-MAP, EU-HERO, EU-BOARD)."""

from __future__ import annotations

from collections import Counter

import pytest

from grimorio.core import Chance, Game
from grimorio.core.chance import seed_key
from grimorio.core.errors import BadSeats, BadSetting
from grimorio.games.euthia import title
from grimorio.games.euthia.components.numbers import (
    CARD_DECKS,
    HEROES,
    MONSTER_DECKS,
    PIECE,
    RESOURCE_PILES,
    SHOP_PILES,
    TILES,
    TREASURE_PILES,
)
from grimorio.games.euthia.nouns import HERO, PLACE, TILE
from grimorio.games.euthia.nouns import PIECE as PIECE_NOUN
from grimorio.games.euthia.rules.lattice import START, START_PLACE
from grimorio.games.euthia.setup import new_realm
from grimorio.games.euthia.state import Realm
from tests.laid import told


def opened(seats: int, heroes: tuple[str, ...] = (), seed: int = 3) -> Game[Realm]:
    """A game up to the first turn, with these Heroes in the order of choosing."""
    key = seed_key(seed)
    options = title.options({}, seats)
    game: Game[Realm] = Game(title, options, seats, key)
    game.begin(title.rules.setup(options, seats, Chance(key)))
    for name in heroes or HERO.ids[:seats]:
        if game.pending[0].kind.name == "choose_hero":
            game.answer_key(game.pending[0].seat, f"play {name}")
    return game


@pytest.mark.rule("EU-SETUP-1")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            title.options({}, seats)
    assert title.options({}, 4) == {"scenario": "short-hunt"}


@pytest.mark.rule("EU-SETUP-2", "EU-MAP-2", "EU-MAP-3", "EU-MAP-4", "EU-MAP-5", "EU-MAP-6",
                  "EU-MAP-7", "EU-MAP-8", "EU-MAP-9", "EU-RUL-2")  # fmt: skip
@pytest.mark.parametrize(("seats", "others"), [(2, (4, 2, 2)), (3, (5, 4, 3)), (4, (7, 5, 4))])
def test_the_map_pile_has_the_tiles_of_the_table_in_chapters(
    seats: int, others: tuple[int, ...]
) -> None:
    s = new_realm(seats, Chance(b"any"))
    assert [TILE.ids[tile] for tile in s.laid.values()] == ["i-start-2"]
    for chapter, bag in enumerate(s.map_bags):
        groups = Counter([TILES[tile].group for tile in bag])
        assert {TILES[tile].chapter for tile in bag} == {chapter + 1}
        assert groups["fixed"] == 3
        assert groups["other"] == others[chapter]
        assert groups["scenario"] == (1 if chapter == 2 else 0)
        assert groups["start"] == 0
        assert {TILES[tile].group for tile in s.boxes[chapter]} <= {"other"}
        assert not {*bag} & {*s.boxes[chapter]}


@pytest.mark.rule("EU-SETUP-2", "EU-SETUP-3", "EU-MAP-1", "EU-MAP-5", "EU-MAP-6", "EU-RUL-2")
@pytest.mark.parametrize(
    ("seats", "others"), [(2, (4, 2, 1, 1)), (3, (6, 4, 3, 3)), (4, (7, 6, 5, 5))]
)
def test_the_hunt_has_four_chapters_and_starts_with_little(
    seats: int, others: tuple[int, ...]
) -> None:
    s = new_realm(seats, Chance(b"any"), "hunt")
    assert [TILE.ids[tile] for tile in s.laid.values()] == ["i-start-1"]
    groups = [Counter([TILES[tile].group for tile in bag]) for bag in s.map_bags]
    assert tuple(one["other"] for one in groups) == others
    assert [one["fixed"] for one in groups] == [3, 3, 3, 3]
    assert [one["scenario"] for one in groups] == [0, 0, 1, 2]
    assert {(hero.gold, hero.reputation) for hero in s.heroes} == {(4, 0)}


@pytest.mark.rule("EU-SETUP-2")
def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadSetting):
        title.options({"scenario": "the-long-march"}, 2)


@pytest.mark.rule("EU-MAP-1", "EU-HEX-5")
def test_the_start_tile_with_the_priest_lies_in_the_middle() -> None:
    s = new_realm(2, Chance(b"any"))
    assert [*s.laid] == [START_PLACE]
    assert TILES[s.laid[START_PLACE]].priest
    assert TILES[s.laid[START_PLACE]].centre == "church"


@pytest.mark.rule("EU-SETUP-6", "EU-SETUP-7", "EU-SETUP-8", "EU-SETUP-9", "EU-SETUP-10",
                  "EU-SETUP-15", "EU-SETUP-16", "EU-BOARD-6", "EU-BOARD-7")  # fmt: skip
def test_every_pile_has_its_count_and_four_tiles_of_each_shop_lie_open() -> None:
    assert [len(pile) for pile in SHOP_PILES] == [70, 76, 70]
    assert [len(pile) for pile in RESOURCE_PILES] == [25, 25, 24]
    assert [len(pile) for pile in TREASURE_PILES] == [20, 18, 20]
    assert [len(deck) for deck in MONSTER_DECKS] == [14, 14, 12]
    assert [len(deck) for deck in CARD_DECKS] == [24, 24]
    s = new_realm(2, Chance(b"any"))
    assert [len(offer) for offer in s.offers] == [4, 4, 4]
    assert [len(bag) for bag in s.shop_bags] == [66, 72, 66]
    assert [len(bag) for bag in s.monster_bags] == [13, 13, 11]
    assert s.shop_gone == s.resource_gone == s.treasure_gone == s.monster_gone == [[], [], []]
    assert s.silver_gone == s.gold_gone == []


@pytest.mark.rule("EU-BOARD-1", "EU-BOARD-2", "EU-BOARD-3", "EU-HERO-1", "EU-RUL-203")
def test_heroes_are_chosen_from_the_start_player_on_each_another_one() -> None:
    game = opened(3, ("ael", "dral", "keleia"))
    first = told(game, "starts")[0][0]
    assert isinstance(first, int)
    order = [(first + n) % 3 for n in range(3)]
    chosen = [(seat, HERO.number(name)) for seat, name in zip(order, HERO.ids, strict=False)]
    assert [seat for seat, _ in told(game, "chosen")] == order
    assert len({kind for _, kind in told(game, "chosen")}) == 3 == len(chosen)
    assert game.state.round == 1
    assert game.state.active == first == game.pending[0].seat


@pytest.mark.rule("EU-RUL-3", "EU-BOARD-4", "EU-SETUP-3")
def test_a_hero_starts_with_what_the_scenario_gives_and_later_seats_with_more() -> None:
    game = opened(4, HERO.ids[:4])
    heroes = game.state.heroes
    first = game.state.first
    order = [heroes[(first + n) % 4] for n in range(4)]
    assert [hero.gold for hero in order] == [6, 7, 7, 8]
    assert [len(hero.hand) for hero in order] == [0, 0, 1, 0]
    assert {hero.reputation for hero in heroes} == {2}
    assert {hero.board[PLACE.number("bag-1")] for hero in heroes} == {PIECE["healing-potion"]}


@pytest.mark.rule("EU-HERO-2", "EU-HERO-3", "EU-HERO-4", "EU-HERO-5", "EU-HERO-6", "EU-HERO-7",
                  "EU-HERO-9", "EU-RUL-4", "EU-RUL-113", "EU-UNLOCK-1", "EU-UNLOCK-2")  # fmt: skip
def test_a_board_starts_with_health_gaar_starting_tiles_and_locks() -> None:
    game = opened(2, ("maeldur", "dral"))
    maeldur = next(h for h in game.state.heroes if HERO.ids[h.kind] == "maeldur")
    dral = next(h for h in game.state.heroes if HERO.ids[h.kind] == "dral")
    assert (maeldur.health, maeldur.gaar) == (6, 4)
    assert PIECE_NOUN.ids[maeldur.board[PLACE.number("sword-1")]] == "fire-staff"
    assert "intimidation" in [PIECE_NOUN.ids[piece] for piece in dral.stack]
    assert "poise" not in [PIECE_NOUN.ids[piece] for piece in dral.stack]
    locked = ("sword-3", "ability-3", "ability-4", "ability-5", "first-attack", "jewel-2")
    closed = [name for n, name in enumerate(PLACE.ids) if not maeldur.open >> n & 1]
    assert closed == [name for name in PLACE.ids if name in locked]
    # The second to move is not on the map before its first turn.
    later = game.state.heroes[1 - game.state.first]
    assert later.at == -1
    assert game.state.heroes[game.state.first].at == START


@pytest.mark.rule("EU-SETUP-11", "EU-SETUP-12", "EU-RUL-18")
def test_control_cards_are_for_three_or_four() -> None:
    assert opened(2).state.control_bag == []
    game = opened(3)
    kinds = sorted([hero.kind for hero in game.state.heroes])
    assert game.state.control_bag == sorted([*kinds, *kinds])
    assert len(HEROES) >= 4
