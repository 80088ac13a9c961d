"""Set-up, in every form."""

from __future__ import annotations

import msgspec
import pytest

import grimorio
from grimorio.core import Ask, Game, Options, Value
from grimorio.core.errors import BadSeats, BadSetting
from grimorio.games.tashkalar.components.numbers import CONTENT, SCHOOL_CARDS
from grimorio.games.tashkalar.nouns import SCHOOL, TASK
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import GREEN, RED, squares_of
from grimorio.games.tashkalar.rules.drawing import deck_size, straight
from grimorio.games.tashkalar.rules.tasks import ADVANCED, CENTRAL, TYPES, lay_out_tasks
from grimorio.games.tashkalar.setup import new_arena, new_side
from grimorio.games.tashkalar.state import DUEL, ELITE, MELEE, Arena
from grimorio.games.tashkalar.variants import starter_of
from tests.scripted import ScriptedChance

AGREED = ("first_seat", "second_seat", "third_seat", "fourth_seat")


def begin(seats: int, seed: int = 0, **options: int | str | bool) -> Game[Arena]:
    return grimorio.new("tashkalar", seats=seats, seed=seed, options=options)


def to_first_turn(game: Game[Arena]) -> Game[Arena]:
    """Lay the starting pieces, whichever comes first."""
    while game.pending[0].kind.name != "act":
        ask = game.pending[0]
        game.answer(ask.seat, ask.options[0])
    return game


def pairs(ask: Ask[Value]) -> list[tuple[int, int]]:
    """The options of a question for a side and a square."""
    found = []
    for option in ask.options:
        assert isinstance(option, tuple)
        side, at = option
        assert isinstance(side, int)
        assert isinstance(at, int)
        found.append((side, at))
    return found


def names(mask: int) -> list[str]:
    return sorted(name_of(at) for at in squares_of(mask))


# -- forms --------------------------------------------------------------------------------------


@pytest.mark.rule("TK-FORM-1", "TK-FORM-3", "TK-FORM-4", "TK-FORM-5", "TK-FORM-2")
@pytest.mark.parametrize(
    ("seats", "options", "form", "sides", "goal"),
    [
        (2, {}, DUEL, 2, 18),
        (3, {}, MELEE, 3, 10),
        (4, {}, MELEE, 4, 12),
        (4, {"teams": True}, DUEL, 2, 18),
        (2, {"form": "elite"}, ELITE, 2, 9),
        (4, {"form": "elite", "teams": True}, ELITE, 2, 9),
    ],
)
def test_seats_and_options_say_which_form_is_played(
    seats: int, options: Options, form: int, sides: int, goal: int
) -> None:
    s = begin(seats, 0, **options).state
    assert (s.form, len(s.sides), s.goal) == (form, sides, goal)


@pytest.mark.rule("TK-END-8", "TK-END-9")
def test_the_melee_of_the_english_sheet_ends_the_other_way_round() -> None:
    assert begin(3, melee_end="12_with_3").state.goal == 12
    assert begin(4, melee_end="12_with_3").state.goal == 10


@pytest.mark.rule("TK-FORM-2", "TK-FORM-4", "TK-FORM-5")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"form": "elite"}), (4, {"form": "elite"}), (2, {"teams": True}), (3, {"teams": True})],
)
def test_there_is_no_elite_for_three_and_no_team_of_one(seats: int, options: Options) -> None:
    with pytest.raises(BadSetting):
        begin(seats, 0, **options)


@pytest.mark.rule("TK-FORM-4")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_can_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        begin(seats)


# -- all forms ----------------------------------------------------------------------------------


@pytest.mark.rule("TK-SETUP-1", "TK-SETUP-2", "TK-RUL-6")
def test_both_sides_of_the_board_have_the_same_coloured_squares() -> None:
    assert names(RED) == ["c8", "d2", "e5", "h6"]
    assert names(GREEN) == ["a5", "c3", "f8", "g3", "i4"]
    assert names(CENTRAL) == ["d4", "d5", "d6", "e4", "e5", "e6", "f4", "f5", "f6"]


@pytest.mark.rule("TK-RUL-7", "TK-RUL-8", "TK-SETUP-3")
def test_the_box_holds_18_beings_a_school_12_legends_12_flares_and_24_tasks() -> None:
    assert [len(cards) for cards in SCHOOL_CARDS] == [18] * 4
    for cards in SCHOOL_CARDS:
        ranks = [CONTENT.beings[card].rank for card in cards]
        assert (ranks.count("common"), ranks.count("heroic")) == (5, 13)
    assert SCHOOL_CARDS[SCHOOL.number("north")] == SCHOOL_CARDS[SCHOOL.number("south")]
    assert (len(CONTENT.legends), len(CONTENT.flares), len(CONTENT.tasks)) == (12, 12, 24)
    assert sum(task.points for task in CONTENT.tasks) == 50
    assert sum(ADVANCED) == 8


@pytest.mark.rule("TK-SETUP-7", "TK-SETUP-5", "TK-SETUP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_three_beings_two_legends_and_a_flare(seats: int) -> None:
    s = to_first_turn(begin(seats)).state
    for seat, player in enumerate(s.players):
        assert [len(player.hand), len(player.legends), len(player.flares)] == [3, 2, 1]
        own = sorted([*player.hand.cards, *player.deck])
        assert own == sorted(SCHOOL_CARDS[player.school])
        assert deck_size(s, seat) == 15
    assert len(s.legend_deck) == 12 - 2 * seats
    assert len(s.flare_deck) == 12 - seats


@pytest.mark.rule("TK-SETUP-6", "TK-RUL-12", "TK-TURN-1")
def test_the_starting_player_is_drawn_and_takes_the_first_turn() -> None:
    first = set()
    for seed in range(30):
        game = to_first_turn(begin(3, seed))
        assert game.pending[0].seat == game.state.first == game.state.turn
        first.add(game.state.first)
    assert first == {0, 1, 2}


@pytest.mark.rule("TK-SETUP-4", "TK-RUL-13", "TK-RUL-60")
def test_schools_are_chosen_one_after_another_or_drawn() -> None:
    game = begin(3, schools="chosen")
    assert list(game.pending[0].options) == [0, 1, 2, 3]
    game.answer(0, SCHOOL.number("sylvan"))
    assert game.pending[0].seat == 1
    assert list(game.pending[0].options) == [0, 1, 2]
    game.answer(1, SCHOOL.number("south"))
    game.answer(2, SCHOOL.number("north"))
    assert [player.school for player in game.state.players] == [3, 1, 0]
    drawn = {tuple(p.school for p in begin(2, seed).state.players) for seed in range(60)}
    assert len(drawn) == 12


@pytest.mark.rule("TK-TSETUP-2", "TK-RUL-57")
def test_partners_never_hold_the_two_imperial_decks() -> None:
    game = begin(4, teams=True, schools="chosen")
    game.answer(0, SCHOOL.number("highland"))
    game.answer(1, SCHOOL.number("north"))
    # Were it the Sylvan deck, only the South would be left for the partner of the North.
    assert game.pending[0].kind.name == "start_piece"
    assert [player.school for player in game.state.players] == [2, 0, 1, 3]
    for seed in range(40):
        schools = [player.school for player in begin(4, seed, teams=True).state.players]
        assert {schools[0], schools[2]} not in ({0, 1}, {2, 3})


@pytest.mark.rule("TK-SETUP-4", "TK-SETUP-6", "TK-RUL-13")
def test_the_schools_and_who_starts_are_told() -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=1)
    heard = [(event.kind.name, event.args) for event in game.events(0)]
    for seat, player in enumerate(game.state.players):
        assert ("school", (seat, player.school)) in heard
    assert ("starts", (game.state.first,)) in heard


# -- elite --------------------------------------------------------------------------------------


def lay_out(*draws: str) -> Arena:
    s = new_arena(ELITE, 2, ScriptedChance(draws=[TASK.number(word) for word in draws]))
    lay_out_tasks(s)
    return s


def tasks(numbers: list[int]) -> list[str]:
    return [TASK.ids[number] for number in numbers]


@pytest.mark.rule("TK-ESETUP-1", "TK-ESETUP-2", "TK-ESETUP-3", "TK-ESETUP-5", "TK-EX-18")
def test_three_basic_tasks_are_laid_out_not_all_of_one_type() -> None:
    s = lay_out(
        "destruction", "red-legends", "devastation", "heroic-destruction", "side-chain",
        "red-summoning",
    )  # fmt: skip
    assert tasks(s.tasks) == ["destruction", "devastation", "side-chain"]
    assert TASK.number("red-legends") in s.task_deck
    assert TASK.number("heroic-destruction") in s.task_deck
    assert len(s.task_deck) == 20


@pytest.mark.rule("TK-ESETUP-4")
def test_there_are_five_types_of_tasks() -> None:
    assert {kind: TYPES.count(kind) for kind in TYPES} == {
        "destruction": 5, "coloured": 6, "summoning": 4, "pattern": 6, "enemy": 3,
    }  # fmt: skip


@pytest.mark.rule("TK-ESETUP-6", "TK-RUL-14")
def test_the_next_task_is_turned_up_and_may_be_advanced() -> None:
    s = lay_out("destruction", "devastation", "side-chain", "red-legends")
    assert TASK.ids[s.next_task] == "red-legends"


@pytest.mark.rule("TK-ESETUP-7", "TK-EX-19")
def test_a_next_task_that_makes_three_of_a_type_goes_to_the_bottom() -> None:
    s = lay_out("destruction", "devastation", "side-chain", "end-of-legends", "corner-chain")
    assert TASK.ids[s.next_task] == "corner-chain"
    assert tasks(s.task_bottom) == ["end-of-legends"]


@pytest.mark.rule("TK-RUL-14")
def test_only_the_third_place_is_checked_for_its_type() -> None:
    s = lay_out("destruction", "devastation", "side-chain", "corner-chain")
    assert tasks(s.tasks) == ["destruction", "devastation", "side-chain"]


@pytest.mark.rule("TK-ESETUP-8", "TK-RUL-11")
def test_elite_starts_on_an_empty_board_with_all_pieces() -> None:
    game = begin(2, form="elite")
    assert game.pending[0].kind.name == "act"
    assert pieces.occupied(game.state) == 0
    assert [pieces.reserve(game.state, 0, rank) for rank in range(3)] == [17, 17, 3]


# -- duel ---------------------------------------------------------------------------------------


@pytest.mark.rule("TK-DSETUP-1", "TK-RUL-11")
def test_in_a_duel_one_piece_of_each_colour_marks_the_score() -> None:
    s = to_first_turn(begin(2)).state
    assert [side.points for side in s.sides] == [[0, 0], [0, 0]]
    assert [side.supply for side in s.sides] == [16, 16]
    assert pieces.reserve(s, 0, 0) == 15


@pytest.mark.rule("TK-DSETUP-2", "TK-DSETUP-3", "TK-RUL-10")
def test_the_second_player_lays_a_common_of_each_colour_on_the_two_setup_squares() -> None:
    game = begin(2)
    s = game.state
    (ask,) = game.pending
    assert (ask.seat, ask.kind.name) == (1 - s.first, "start_piece")
    west = pairs(ask)[0][1]
    game.answer(ask.seat, (1, west))
    s = game.state
    east = s.sides[0].pieces.bit_length() - 1
    assert (name_of(west), name_of(east)) == ("c5", "g5")
    assert s.sides[1].pieces == 1 << west
    assert s.sides[0].upgraded == s.sides[1].upgraded == 0


@pytest.mark.rule("TK-DSETUP-4", "TK-TSETUP-1", "TK-FORM-9")
def test_in_teams_the_fourth_player_lays_the_two_pieces() -> None:
    for seed in range(4):
        game = begin(4, seed, teams=True)
        assert game.pending[0].seat == (game.state.first + 3) % 4
        s = to_first_turn(game).state
        assert [side.pieces.bit_count() for side in s.sides] == [1, 1]


# -- melee --------------------------------------------------------------------------------------


@pytest.mark.rule("TK-MSETUP-1", "TK-MSETUP-2", "TK-MSETUP-3", "TK-RUL-11", "TK-FORM-8")
@pytest.mark.parametrize(("seats", "supply"), [(3, 15), (4, 14)])
def test_in_a_melee_a_piece_marks_the_score_of_each_rival(seats: int, supply: int) -> None:
    s = to_first_turn(begin(seats)).state
    for side in s.sides:
        assert side.points == [0] * seats
        assert side.supply == supply
        assert side.spent == 0


@pytest.mark.rule("TK-MSETUP-4", "TK-MSETUP-5", "TK-MSETUP-6", "TK-EX-30")
def test_with_three_the_last_player_lays_one_piece_of_each_at_the_three_symbols() -> None:
    game = begin(3)
    first = game.state.first
    laid = []
    places = [{"f2", "g2"}, {"b7", "c7"}, {"g6", "g7"}]
    for number in range(3):
        (ask,) = game.pending
        assert ask.seat == (first + 2) % 3
        options = pairs(ask)
        assert {name_of(at) for _, at in options} == places[number]
        laid.append(options[-1])
        game.answer(ask.seat, options[-1])
    assert {side for side, _ in laid} == {0, 1, 2}
    for side, at in laid:
        assert game.state.sides[side].pieces == 1 << at
    assert pieces.of_owner(game.state, -1, "any", "upgraded") == 0


@pytest.mark.rule("TK-MSETUP-7", "TK-EX-30")
def test_with_four_the_second_player_starts_with_nothing_on_the_board() -> None:
    for seed in range(4):
        s = to_first_turn(begin(4, seed)).state
        count = [side.pieces.bit_count() for side in s.sides]
        assert count[(s.first + 1) % 4] == 0
        assert sum(count) == 3


# -- teams --------------------------------------------------------------------------------------


@pytest.mark.rule("TK-TSETUP-3", "TK-TSETUP-4", "TK-TSETUP-5", "TK-TSETUP-6", "TK-RUL-2")
def test_a_pair_shares_two_legends_which_its_first_to_play_draws() -> None:
    s = to_first_turn(begin(4, teams=True)).state
    first = s.first
    legends = [len(s.players[(first + n) % 4].legends) for n in range(4)]
    assert legends == [2, 2, 0, 0]
    for seat in range(4):
        player = s.players[seat]
        assert (len(player.hand), len(player.flares)) == (3, 1)
        assert (deck_size(s, seat), straight(s, seat)) == (15, 9)


@pytest.mark.rule("TK-TSETUP-1")
def test_partners_sit_opposite_so_that_turns_alternate_between_the_teams() -> None:
    game = to_first_turn(begin(4, teams=True))
    sides: list[tuple[int, int]] = []
    while len(sides) < 4:
        s = game.state
        if not sides or sides[-1][0] != s.turn:
            sides.append((s.turn, s.turn % 2))
        ask = game.pending[0]
        game.answer(ask.seat, ask.options[0])
    assert [side for _, side in sides] in ([0, 1, 0, 1], [1, 0, 1, 0])


# -- what a table may agree on ------------------------------------------------------------------


@pytest.mark.rule("TK-RUL-12", "TK-SETUP-6")
def test_by_agreement_the_first_seat_begins() -> None:
    for seats in (2, 3, 4):
        starters = {begin(seats, seed).state.first for seed in range(12)}
        assert len(starters) > 1, "drawn at random"
        agreed = [begin(seats, seed, starter="first_seat") for seed in range(12)]
        assert {game.state.first for game in agreed} == {0}
        assert {to_first_turn(game).pending[0].seat for game in agreed} == {0}


@pytest.mark.rule("TK-RUL-12", "TK-SETUP-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_agreement_any_seat_begins(seats: int) -> None:
    for seat, agreed in enumerate(AGREED[:seats]):
        game = begin(seats, starter=agreed)
        assert game.state.first == seat
        assert to_first_turn(game).pending[0].seat == seat


@pytest.mark.rule("TK-RUL-12")
def test_a_seat_that_nobody_has_does_not_begin() -> None:
    for seats in (2, 3):
        for agreed in AGREED[seats:]:
            with pytest.raises(BadSetting, match="nobody has"):
                begin(seats, starter=agreed)


@pytest.mark.rule("TK-RUL-12", "TK-TSETUP-1")
def test_by_agreement_any_seat_of_a_team_begins() -> None:
    game = begin(4, teams=True, starter="third_seat")
    assert game.state.first == 2


@pytest.mark.rule("TK-RUL-12")
def test_an_old_table_without_that_option_draws() -> None:
    old: Options = {"form": "deathmatch", "teams": False, "schools": "random"}
    assert starter_of(old) == -1


@pytest.mark.rule("TK-RUL-12")
def test_a_puzzle_has_its_own_starting_player() -> None:
    with pytest.raises(BadSetting):
        begin(2, puzzle="1", starter="first_seat")


@pytest.mark.rule("TK-RUL-11", "TK-DSETUP-1", "TK-MSETUP-2")
@pytest.mark.parametrize(("form", "sides", "taken"), [(ELITE, 2, 0), (DUEL, 2, 1), (MELEE, 3, 2)])
def test_score_markers_are_taken_from_the_pieces_as_the_box_says(
    form: int, sides: int, taken: int
) -> None:
    supplies = CONTENT.supplies
    assert supplies.markers
    assert new_side(form, sides).supply == supplies.two_sided - taken
    apart = msgspec.structs.replace(supplies, markers=False)
    assert new_side(form, sides, apart).supply == supplies.two_sided
