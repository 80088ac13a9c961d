"""Positions as text, and the puzzles made of them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import grimorio
from grimorio.core import Chance, Options
from grimorio.core.chance import seed_key
from grimorio.core.errors import BadSetting
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.positions import BadPosition, name_of, read_position
from grimorio.games.tashkalar.rules.board import SQUARES
from grimorio.games.tashkalar.rules.secrets import conserved
from grimorio.games.tashkalar.state import DUEL, ELITE, MELEE
from tests.games.tashkalar.boards import draw_board, open_position, square_named
from tests.games.tashkalar.builders import OPTIONS, Table
from tests.games.tashkalar.solver import Solver, worth

BOARD = """\
#  #  .  .  .  .  .  #  #
#  .  .  1c .  .  .  .  #
.  .  .  .  .  .  .  .  .
.  .  .  .  2h .  .  .  .
.  .  .  1l .  .  .  .  2c
.  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .
#  .  .  .  .  .  .  .  #
#  #  .  .  .  .  .  #  #"""

TEXT = f"""
form: duel
turn: 2
actions: 1
schools: sylvan highland
points: 4 7
hand 1: unicorn dryad titan
hand 2: eagle-lord flare-3
board:
{BOARD}
"""


def read(text: str = TEXT) -> Table:
    return Table(read_position(text, Chance(seed_key(1))), OPTIONS)


def test_a_position_is_opened_as_a_game() -> None:
    table = read()
    s = table.s
    assert (s.form, s.turn, s.actions) == (DUEL, 1, 1)
    assert [player.school for player in s.players] == [3, 2]
    assert [side.points for side in s.sides] == [[0, 4], [7, 0]]
    assert table.hand(0) == ["unicorn", "dryad", "titan"]
    assert table.hand(1) == ["eagle-lord", "flare-3"]
    assert table.board == "1d2 1d5l 2e4h 2i5"
    assert table.asked == (1, "act")
    assert draw_board(s) == BOARD


def test_a_position_can_be_played_copied_and_taken_back() -> None:
    game = open_position(TEXT.replace("actions: 1", "actions: 2"))
    before = game.digest()
    game.answer(1, ("place", square_named("e5")))
    assert game.clone().digest() == game.digest() != before
    game.undo(1)
    assert (game.digest(), game.practice) == (before, True)


def test_no_card_is_lost_or_doubled_in_a_position() -> None:
    fresh = grimorio.new("tashkalar", seats=2, seed=0).state
    opened = read(TEXT.replace("sylvan highland", "north south").replace("unicorn dryad", "knight")
                  .replace("eagle-lord", "bomb")).s  # fmt: skip
    assert conserved(opened) == conserved(fresh)


def test_what_is_not_said_is_as_at_the_start() -> None:
    s = read(f"board:\n{BOARD}").s
    assert (s.form, s.turn, s.actions, s.aim) == (DUEL, 0, 2, -1)
    assert [len(player.hand) for player in s.players] == [0, 0]


def test_elite_and_melee_can_be_laid_out_too() -> None:
    s = read(f"form: elite\ntasks: destruction side-chain red-conquest\nboard:\n{BOARD}").s
    assert s.form == ELITE
    assert s.tasks == [
        TASK.number("destruction"),
        TASK.number("side-chain"),
        TASK.number("red-conquest"),
    ]
    assert s.next_task not in (-1, *s.tasks)
    s = read(f"form: melee\nschools: north south sylvan\nboard:\n{BOARD}").s
    assert (s.form, len(s.sides), s.sides[0].supply) == (MELEE, 3, 15)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("form: duel", "form: chess", "no form 'chess'"),
        ("form: duel", "weather: fine", "nothing of 'weather'"),
        ("turn: 2", "turn: 3", "from 1 to 2"),
        ("actions: 1", "actions: two", "'two'"),
        ("schools: sylvan highland", "schools: sylvan everfrost", "no school 'everfrost'"),
        ("unicorn", "pegasus", "no card 'pegasus'"),
        ("unicorn", "knight", "'knight' is not in the deck"),
        ("flare-3", "titan", "'titan' is not in the deck"),
        ("1l", "5l", "from 1 to 2"),
        ("1l", "1x", "'1x' is no piece"),
        ("#  #  .  .", "1c #  .  .", "cannot stand at a1"),
        (".  .  .  1l", "#  .  .  1l", "cannot stand at a5"),
        (BOARD, BOARD[:80], "nine rows"),
        (BOARD, BOARD.replace(".  .  .  .  .  .  .  .  .", "2l 2l 2l 2l .  .  .  .  ."),
         "more pieces"),
        ("turn: 2", "turn 2", "not a line"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_is_refused_with_the_reason(
    old: str, new: str, why: str
) -> None:
    assert old in TEXT
    with pytest.raises(BadPosition, match=why):
        read(TEXT.replace(old, new, 1))


def test_squares_have_names() -> None:
    assert [square_named(name_of(at)) for at in SQUARES] == list(SQUARES)
    assert (name_of(SQUARES[0]), name_of(SQUARES[-1])) == ("c1", "g9")


# -- puzzles ------------------------------------------------------------------------------------


def puzzle(number: str) -> Table:
    options: Options = {**OPTIONS, "puzzle": number}
    return Table(title.rules.setup(options, 2, Chance(seed_key(1))), options)


NUMBERS = [one.id for one in CONTENT.puzzles]


def test_five_puzzles_ship_with_the_game() -> None:
    assert NUMBERS == ["1", "2", "3", "4", "5"]


def test_the_lobby_finds_the_puzzles_among_the_settings() -> None:
    """It opens a table with the fewest seats for every value but the first."""
    (setting,) = [setting for setting in title.settings.choices if setting.name == "puzzle"]
    none, *puzzles = setting.values
    assert none == setting.default
    assert puzzles == NUMBERS
    for number in puzzles:
        game = grimorio.new(
            "tashkalar", seats=title.seating.seats[0], options={setting.name: number}
        )
        assert [ask.seat for ask in game.pending] == [0]
        assert game.state.aim > worth(game.state)


SOLUTIONS = json.loads((title.folder / "solutions.json").read_text(encoding="utf-8"))
"""1: Time Mage at f5, and with its action the Assassin at b8. 2: a piece at e3, the Fire Dragon at
e5, its breath to the lower right. 3: a piece at e4, the War Summoner at d5, and with its loan the
Legend Slayer at e3. 4: Sylvan Princess, Unicorn for an action, Fire Dragon. 5: a piece at e4, a
flare for an action, Sylvan Queen, Leafsplitter."""


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_is_solved_by_its_solution(number: str) -> None:
    table = puzzle(number)
    side = table.s.turn
    for answer in SOLUTIONS[number]:
        table.game.answer_key(side, answer)
    assert worth(table.s) == table.s.aim or table.game.outcome is not None
    finish(table)
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("solved", (side,))
    assert outcome.scores[side] == table.s.aim


@pytest.mark.parametrize("number", ["1", "2"])
def test_the_aim_of_a_puzzle_is_the_most_that_can_be_reached(number: str) -> None:
    table = puzzle(number)
    assert Solver().best(table.game)[0] == table.s.aim > worth(table.s)


@pytest.mark.soak
@pytest.mark.parametrize("number", ["3", "4", "5"])
def test_the_aim_of_a_harder_puzzle_is_the_most_that_can_be_reached(
    number: str, record_property: Callable[[str, object], None]
) -> None:
    table, solver = puzzle(number), Solver()
    assert solver.best(table.game)[0] == table.s.aim > worth(table.s)
    record_property("answers tried", solver.nodes)


def finish(table: Table) -> None:
    """Whatever is left of the turn is placing."""
    while table.game.outcome is None:
        table.answer("end" if "end" in table.options else table.options[0])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_is_over_after_its_turn_and_lost_by_a_dull_one(number: str) -> None:
    table = puzzle(number)
    side = table.s.turn
    finish(table)
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("unsolved", (1 - side,))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (2, {"form": "elite"}), (2, {"schools": "chosen"}), (2, {"melee_end": "12_with_3"})],
)
def test_a_puzzle_brings_its_own_table(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match="puzzle"):
        grimorio.new("tashkalar", seats=seats, seed=1, options={"puzzle": "1", **options})
