"""Set-up: classes, characters, battle goals, the first room."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core import Game
from grimorio.core.errors import UndoRefused
from grimorio.games.gloomhaven.components.builds import Build, gold_of, ready
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    BASE_DECK,
    CARDS,
    CLASS,
    CLASS_PERKS,
    CLASSES,
    DECK_ABILITIES,
    ELITE,
    FIRST_CLASS,
    MINUS_CARD,
    PERKS,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules.map.figures import sheet_of
from grimorio.games.gloomhaven.rules.scenario.building import equip
from grimorio.games.gloomhaven.state import (
    INERT,
    MONSTER,
    OBSTACLE,
    TRAP,
    TREASURE,
    Scenario,
)
from tests.games.gloomhaven.legal import fault_of_build, fault_of_party
from tests.games.gloomhaven.table import begun, lay, new_game

AnyGame = Game[Scenario]
HIDE_ARMOUR = next(number for number, item in items().items() if item.minus)


def asked(game: AnyGame) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind.name) for ask in game.pending]


def options(game: AnyGame, seat: int = 0) -> list[Any]:
    ask = game.asked(seat)
    assert ask is not None, asked(game)
    return list(ask.options)


def through(game: AnyGame, until: str) -> AnyGame:
    """Everybody takes the first of the options, until somebody is asked this."""
    for _ in range(400):
        if not game.pending or game.pending[0].kind.name == until:
            return game
        ask = game.pending[0]
        game.answer(ask.seat, ask.options[0])
    raise AssertionError(f"{until} is never asked, but {asked(game)}")


# -- classes ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CAMP-12")
def test_each_chooses_a_class_that_nobody_has() -> None:
    game = new_game(3, "classes")
    assert asked(game) == [(0, "choose_class")]
    assert options(game) == list(range(6))
    game.answer(0, 3)
    assert asked(game) == [(1, "choose_class")]
    assert options(game, 1) == [0, 1, 2, 4, 5]


@pytest.mark.rule("GH-CAMP-12")
def test_classes_may_be_dealt_at_random() -> None:
    game = new_game(4, "classes", classes="random")
    assert len({one.type for one in game.state.characters}) == 4
    assert game.pending[0].kind.name == "choose_goal"


# -- levels ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MODE-9", "GH-MODE-10")
def test_the_introduction_is_read_first_and_no_section() -> None:
    """There is no road event before it."""
    t = begun(1, "brute", "tinkerer")
    assert t.game is not None
    assert t.game.journal is not None
    assert t.game.journal.events[0].kind.name == "introduced"
    assert [event.args for event in t.told("introduced")] == [(1,)]
    assert t.told("section") == []


@pytest.mark.rule("GH-SETUP-1", "GH-SETUP-2", "GH-SETUP-3", "GH-EX-9")
@pytest.mark.parametrize(
    ("difficulty", "level"), [("easy", 2), ("normal", 3), ("hard", 4), ("very_hard", 5)]
)
def test_the_level_of_the_scenario_follows_characters_and_difficulty(
    difficulty: str, level: int
) -> None:
    s = lay("brute", "tinkerer", level=6, difficulty=difficulty).s
    assert s.level == s.monster_level == level
    assert s.trap == 2 + level


@pytest.mark.rule("GH-SETUP-4", "GH-SETUP-12", "GH-EX-10")
def test_open_information_raises_monsters_and_traps() -> None:
    t = lay("brute", "tinkerer", level=4, open_information=True)
    guard = t.figure(t.monster("bandit-guard", (0, 0)))
    assert (t.s.level, t.s.monster_level, t.s.trap) == (2, 3, 5)
    plain = lay("brute", "tinkerer", level=6)
    other = plain.figure(plain.monster("bandit-guard", (0, 0)))
    assert sheet_of(t.s, guard) == sheet_of(plain.s, other)


# -- characters ------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SETUP-19", "GH-SETUP-25")
def test_a_ready_made_character_has_its_hand_its_items_and_the_other_cards_of_its_pool() -> None:
    s = lay("brute", "tinkerer", level=3).s
    build = ready("brute", 3)
    character = s.characters[0]
    assert sorted(character.hand.cards) == sorted(build.hand)
    assert len(character.hand) == CLASSES[CLASS["brute"]].hand
    assert character.items == list(build.items)
    assert len(character.pool) == 13 + 2 - len(build.hand)


@pytest.mark.rule("GH-SETUP-23", "GH-SETUP-24")
def test_items_put_cards_into_the_modifier_deck_unless_a_perk_ignores_it() -> None:
    t = lay("brute", "tinkerer")
    equip(t.s, 0, (HIDE_ARMOUR,))
    minus = items()[HIDE_ARMOUR].minus
    assert t.character(0).modifiers.bag == sorted([*BASE_DECK, *[MINUS_CARD] * minus])
    own = CLASS_PERKS[CLASS["brute"]]
    t.character(0).perks = [perk for perk in own if PERKS[perk].ignores == "items"]
    equip(t.s, 0, (HIDE_ARMOUR,))
    assert t.character(0).modifiers.bag.count(MINUS_CARD) == BASE_DECK.count(MINUS_CARD)


@pytest.mark.rule("GH-SETUP-24", "GH-SETUP-15")
def test_each_has_a_modifier_deck_of_its_own_changed_by_perks() -> None:
    s = lay("brute", "tinkerer", level=2).s
    assert sorted(s.monsters.bag) == sorted(BASE_DECK)
    one, other = [character.modifiers for character in s.characters]
    assert one is not other
    assert sorted(one.bag) != sorted(BASE_DECK)


def build_own(seats: int, level: int, **options_: Any) -> AnyGame:
    game = new_game(seats, "own", level=level, builds="own", classes="random", **options_)
    assert asked(game) == [(seat, "choose_build") for seat in range(seats)]
    return game


@pytest.mark.rule("GH-SETUP-25")
def test_who_likes_takes_the_ready_made_character_at_once() -> None:
    game = build_own(2, 4)
    for seat in (0, 1):
        assert options(game, seat) == ["ready", "own"]
        game.answer(seat, "ready")
    for character in game.state.characters:
        build = ready(CLASSES[character.type].id, 4)
        assert sorted(character.hand.cards) == sorted(build.hand)
        assert character.items == list(build.items)
    assert game.pending[0].kind.name == "choose_goal"


@pytest.mark.rule("GH-CREATE-11", "GH-CREATE-12", "GH-CREATE-13", "GH-LEVEL-3", "GH-LEVEL-4")
def test_an_own_character_gains_a_card_and_a_perk_for_each_level() -> None:
    game = build_own(2, 3)
    game.answer(0, "own")
    of = game.state.characters[0].type
    first = options(game)
    assert game.pending[0].kind.name == "gain_card"
    assert {CARDS[card].level for card in first} == {2}
    assert {CARDS[card].of for card in first} == {CLASSES[of].id}
    game.answer(0, first[0])
    assert asked(game)[0] == (0, "gain_perk")
    assert options(game) == list(CLASS_PERKS[of])
    single = next(perk for perk in CLASS_PERKS[of] if PERKS[perk].boxes == 1)
    game.answer(0, single)
    second = options(game)
    assert first[0] not in second
    assert {CARDS[card].level for card in second} == {2, 3}
    game.answer(0, second[-1])
    assert single not in options(game), "it has no box left"
    game.answer(0, options(game)[0])
    assert asked(game)[0] == (0, "leave_card")


@pytest.mark.rule("GH-SETUP-25")
def test_cards_are_left_behind_until_the_hand_has_its_size() -> None:
    game = build_own(2, 1)
    game.answer(0, "own")
    of = CLASSES[game.state.characters[0].type]
    left = []
    while game.pending[0].kind.name == "leave_card" and game.pending[0].seat == 0:
        card = options(game)[0]
        left.append(card)
        game.answer(0, card)
    assert len(left) == 3
    assert game.state.characters[0].hand.cards == [], "others are still building in secret"
    game.answer(1, "ready")
    assert len(game.state.characters[0].hand) == of.hand
    assert game.state.characters[0].pool == sorted(left)


@pytest.mark.rule(
    "GH-SETUP-20", "GH-SETUP-21", "GH-SETUP-22", "GH-SHOP-1", "GH-CREATE-5", "GH-RUL-25"
)
def test_items_are_taken_one_by_one_for_the_gold_of_the_level() -> None:
    game = build_own(2, 5)
    game.answer(1, "ready")
    game.answer(0, "own")
    through(game, "take_item")
    assert asked(game) == [(0, "take_item")]
    assert game.pending[0].about == (gold_of(5),)
    while game.pending[0].kind.name == "take_item":
        character = game.state.characters[0]
        wanted = [item for item in options(game) if item != "done"]
        assert options(game)[0] == "done"
        assert not set(wanted) & set(character.items)
        game.answer(0, wanted[-1] if wanted else "done")
    build = own_build(game, 0)
    assert len(build.items) > 1
    assert fault_of_build(build) is None


def own_build(game: AnyGame, seat: int) -> Build:
    """What a seat has built, read from the state."""
    character = game.state.characters[seat]
    pool = [*character.hand.cards, *character.pool]
    gained = tuple([card for card in pool if CARDS[card].level >= 2])
    return Build(
        CLASSES[character.type].id,
        character.level,
        gained,
        tuple([CLASS_PERKS[character.type].index(perk) for perk in character.perks]),
        tuple(character.hand.cards),
        tuple(character.items),
    )


@pytest.mark.rule("GH-SHOP-6", "GH-SETUP-19", "GH-SETUP-25")
@pytest.mark.parametrize("last", [False, True])
def test_every_party_of_own_characters_is_legal(last: bool) -> None:
    game = build_own(4, 9)
    for _ in range(600):
        ask = game.pending[0]
        if ask.kind.name == "choose_goal":
            break
        found = ask.options
        game.answer(ask.seat, found[-1] if last or ask.kind.name == "choose_build" else found[0])
    builds = [own_build(game, seat) for seat in range(4)]
    assert [fault_of_build(build) for build in builds] == [None] * 4
    assert fault_of_party(builds) is None


@pytest.mark.rule("GH-SHOP-6", "GH-RUL-183")
def test_an_item_whose_copies_are_gone_is_not_offered() -> None:
    game = build_own(3, 9)
    for seat in range(3):
        while (ask := game.asked(seat)) is not None and ask.kind.name != "take_item":
            game.answer(seat, ask.options[-1])
    scarce = next(item for item in options(game) if item != "done" and items()[item].copies == 2)
    for seat in (0, 1):
        game.answer(seat, scarce)
        game.answer(seat, "done")
    assert scarce not in options(game, 2)


@pytest.mark.rule("GH-SETUP-25")
def test_an_own_character_is_built_in_secret_and_its_answers_can_be_taken_back() -> None:
    game = build_own(2, 2)
    game.answer(0, "own")
    card = options(game)[0]
    game.answer(0, card)
    assert game.in_secret
    game.answer(1, "ready")
    game.undo(0)
    assert asked(game) == [(0, "gain_card")]
    assert card in options(game)


# -- battle goals ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-SETUP-16", "GH-SETUP-17", "GH-SETUP-18")
def test_each_keeps_one_of_two_battle_goals_in_secret() -> None:
    game = new_game(2, "goals", classes="random")
    assert asked(game) == [(0, "choose_goal"), (1, "choose_goal")]
    dealt = [options(game, seat) for seat in (0, 1)]
    assert len({*dealt[0], *dealt[1]}) == 4
    assert game.in_secret
    game.answer(0, dealt[0][1])
    game.answer(1, dealt[1][0])
    kept = [one.goals.cards[0] for one in game.state.characters]
    assert kept == [dealt[0][1], dealt[1][0]]
    out = [one.goals.cards[1:] for one in game.state.characters]
    assert out == [[dealt[0][0]], [dealt[1][1]]]
    assert not {*dealt[0], *dealt[1]} & set(game.state.goal_deck)
    assert len(game.state.goal_deck) == len(goals()) - 4
    assert [one.goals.seen for one in game.state.characters] == [[1, 1], [2, 2]]


# -- the map ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SETUP-5", "GH-SETUP-6", "GH-SETUP-14", "GH-SETUP-27")
def test_only_the_first_room_is_laid_out() -> None:
    game = through(new_game(2, "room", classes="random"), "start_at")
    s = game.state
    assert s.areas == 1
    assert s.doors == 0
    assert s.overlays == []
    assert s.elements == [INERT] * 6
    there = {one.type for one in s.figures.values() if one.kind == MONSTER}
    assert there == {TYPE["bandit-guard"]}
    assert list(s.decks) == [TYPE_DECK[TYPE["bandit-guard"]]]
    assert s.decks[TYPE_DECK[TYPE["bandit-guard"]]] == list(
        DECK_ABILITIES[TYPE_DECK[TYPE["bandit-guard"]]]
    )
    assert s.abilities == {}, "cards are drawn when the round begins"


@pytest.mark.rule("GH-SETUP-7", "GH-SETUP-8", "GH-RUL-23")
@pytest.mark.parametrize(("seats", "normal", "elite"), [(2, 2, 1), (3, 6, 0), (4, 4, 2)])
def test_monsters_are_placed_by_the_number_of_characters(
    seats: int, normal: int, elite: int
) -> None:
    game = through(new_game(seats, "count", classes="random"), "start_at")
    ranks = [one.rank == ELITE for one in game.state.figures.values() if one.kind == MONSTER]
    assert (ranks.count(False), ranks.count(True)) == (normal, elite)


@pytest.mark.rule("GH-SETUP-11")
def test_the_numbers_of_standees_are_random() -> None:
    found = set()
    for key in ("a", "b", "c"):
        game = through(new_game(2, key, classes="random"), "start_at")
        monsters = [one for one in game.state.figures.values() if one.kind == MONSTER]
        numbers = tuple([one.number for one in monsters])
        assert len(set(numbers)) == len(numbers)
        found.add(numbers)
    assert len(found) > 1


@pytest.mark.rule("GH-SETUP-6", "GH-SETUP-9")
def test_overlays_of_an_area_are_placed_with_their_kinds() -> None:
    game = through(new_game(2, "overlays", classes="random", scenario=5), "start_at")
    wanted = [one for one in maps()[5].overlays if one.area == 0]
    kinds = sorted(one[0] for one in game.state.overlays)
    assert kinds.count(TRAP) == sum(one.kind == "trap" for one in wanted)
    assert kinds.count(OBSTACLE) == sum(one.kind == "obstacle" for one in wanted)
    assert TREASURE not in kinds or any(one.number for one in wanted)


@pytest.mark.rule("GH-SETUP-28")
def test_each_is_placed_on_a_free_starting_hex_and_the_first_round_begins() -> None:
    game = through(new_game(2, "start", classes="random"), "start_at")
    assert asked(game) == [(0, "start_at")]
    starts = options(game)
    assert len(starts) == len(maps()[1].starts)
    game.answer(0, starts[2])
    assert starts[2] not in options(game, 1)
    game.answer(1, starts[0])
    assert asked(game) == [(0, "declare"), (1, "declare")]
    assert game.state.round == 1
    for seat, at in enumerate((starts[2], starts[0])):
        figure = game.state.figures[game.state.characters[seat].figure]
        assert figure.at == at
        assert figure.hp == figure.most == CLASSES[figure.type - FIRST_CLASS].hp[0]


@pytest.mark.rule("GH-SETUP-28")
def test_a_starting_hex_can_be_taken_back_until_the_next_has_chosen() -> None:
    game = through(new_game(2, "start", classes="random"), "start_at")
    game.answer(0, options(game)[0])
    game.undo(0)
    game.answer(0, options(game)[1])
    game.answer(1, options(game, 1)[0])
    with pytest.raises(UndoRefused):
        game.undo(0)


# -- a level for each ------------------------------------------------------------------------------


@pytest.mark.rule("GH-SETUP-2", "GH-RUL-281")
@pytest.mark.parametrize(
    ("levels", "difficulty", "is_open", "level", "monsters", "trap"),
    [
        ((1, 9), "normal", False, 3, 3, 5),  # 5 on average
        ((2, 3), "normal", False, 2, 2, 4),  # 2.5 on average
        ((1, 1), "easy", False, 0, 0, 2),
        ((9, 9), "very_hard", False, 7, 7, 9),
        ((9, 9), "very_hard", True, 6, 7, 9),  # nobody is refused
        ((1, 3), "normal", True, 1, 2, 4),
    ],
)
def test_the_scenario_goes_by_the_average_of_the_levels_chosen(
    levels: tuple[int, int], difficulty: str, is_open: bool, level: int, monsters: int, trap: int
) -> None:
    game = new_game(
        2,
        "levels",
        classes="random",
        own_levels=True,
        level=5,
        difficulty=difficulty,
        open_information=is_open,
    )
    assert [ask.kind.name for ask in game.pending] == ["choose_level"] * 2
    for seat, chosen in enumerate(levels):
        assert tuple(game.pending[0].options) == tuple(range(1, 10))
        game.answer(seat, chosen)
    s = game.state
    assert (s.level, s.monster_level, s.trap) == (level, monsters, trap)
    assert game.journal is not None
    told = [event.args for event in game.journal.events if event.kind.name == "level_found"]
    assert told == [(level, monsters)]
    for character, chosen in zip(s.characters, levels, strict=True):
        assert character.level == chosen
        build = ready(CLASSES[character.type].id, chosen)
        assert sorted(character.hand.cards) == sorted(build.hand)
        own = CLASS_PERKS[character.type]
        assert character.perks == [own[place] for place in build.perks]


@pytest.mark.rule("GH-RUL-281")
def test_without_it_all_have_the_level_of_the_table() -> None:
    game = new_game(3, "one level", classes="random", level=4)
    assert [one.level for one in game.state.characters] == [4, 4, 4]
