"""Tables of older rulesets go on: checkpoints as ruleset 1 stored them, opened by today's rules.

checkpoints/1.json was written by the last release with ruleset 1: for each position its checkpoint
and the answers given since. checkpoints/0.json was written before there was an agenda, with numbers
in its place; it also says what was asked then.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio.core import Game
from grimorio.core.errors import BadRecord
from grimorio.core.record import resume, save
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.rules.pieces import rank_at, side_at
from grimorio.games.tashkalar.state import Arena
from grimorio.table.game.opening import old_rules, open_under_new_rules
from grimorio.table.storage.store import Checkpoint, EntryRow, SeatRow, TableRow
from tests.games.tashkalar.boards import square_named

FOLDER = Path(__file__).parent / "checkpoints"
FIRST = json.loads((FOLDER / "0.json").read_text(encoding="utf-8"))
STORED = json.loads((FOLDER / "1.json").read_text(encoding="utf-8")) | FIRST


def opened(name: str) -> Game[Arena]:
    """The game of a stored table; every answer since its checkpoint still fits."""
    stored = STORED[name]
    lines = [(line[0], line[1]) for line in stored["lines"]]
    game, kept = resume(json.dumps(stored["saved"]).encode(), lines)
    assert kept == len(lines)
    assert game.title.history.ruleset == 2
    return game


def asked(game: Game[Arena]) -> tuple[str, list[Any]]:
    (ask,) = game.pending
    return ask.kind.name, list(ask.options)


def piece(game: Game[Arena], at: str) -> tuple[int, int]:
    number = square_named(at)
    return side_at(game.state, number), rank_at(game.state, number)


def play_on(game: Game[Arena]) -> None:
    """To the end, by the last option of each question; and stored again on the way."""
    for count in range(2000):
        if game.outcome is not None:
            return
        ask = game.pending[0]
        game.answer(ask.seat, ask.options[-1])
        if count == 20:
            data, _ = save(game)
            assert json.loads(data)["ruleset"] == 2
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", sorted(STORED))
def test_a_table_of_ruleset_1_is_played_to_its_end(name: str) -> None:
    assert STORED[name]["saved"]["ruleset"] == 1
    play_on(opened(name))


@pytest.mark.parametrize("name", sorted(FIRST))
def test_a_table_that_stored_numbers_in_place_of_an_agenda_asks_what_it_asked(name: str) -> None:
    """At the choice of schools, with all dealt, between two actions, within the effect of a being,
    and while cards are returned after a discard."""
    assert "agenda" not in FIRST[name]["saved"]
    (ask,) = opened(name).pending
    options = sorted(ask.kind.of(option).old_key(option) for option in ask.options)
    assert [ask.seat, ask.kind.name, options] == FIRST[name]["asked"]


@pytest.mark.rule("TK-DISC-3", "TK-TURN-9")
def test_after_the_numbers_the_game_goes_on() -> None:
    """The discard was the only action of the first turn."""
    game = opened("return")
    assert (game.state.turns, game.state.turn) == (1, 1)
    game.answer(1, None)
    assert (asked(game)[0], game.state.turns, game.state.turn) == ("act", 2, 0)


@pytest.mark.parametrize(
    "todo", [[[0], [7]], [[0], [1, 19]], [[0], [3, 9]], [[0], [1, 999, 0, 46, 1]]]
)
def test_numbers_that_mean_nothing_are_refused(todo: list[list[int]]) -> None:
    saved = {**FIRST["return"]["saved"], "todo": todo}
    with pytest.raises(BadRecord, match="the checkpoint does not open"):
        resume(json.dumps(saved).encode())


@pytest.mark.rule("TK-RUL-66")
def test_a_second_move_of_rally_that_was_due_may_now_be_left() -> None:
    game = opened("rally")
    kind, options = asked(game)
    assert (kind, None in options) == ("move", True)
    game.answer(0, None)
    assert asked(game)[0] == "act"


@pytest.mark.rule("TK-RUL-65")
def test_a_fire_dragon_about_to_choose_has_all_its_arrows() -> None:
    assert asked(opened("fire-dragon")) == ("arrow", [2, 3, 4, 5, 6])


@pytest.mark.rule("TK-MOVE-3", "TK-MOVE-4")
def test_moves_that_were_made_are_kept() -> None:
    riding = opened("cavalry-captain")
    assert asked(riding)[0] == "ride"
    assert [riding.pending[0].about[n] for n in (1, 2)] == [0, 2]
    assert (piece(riding, "c5"), piece(riding, "d5")) == ((0, 0), (-1, -1))
    plotting = opened("master-of-intrigue")
    assert asked(plotting)[0] == "plotter"
    assert plotting.pending[0].about[1] == 2


@pytest.mark.rule("TK-RUL-12", "TK-SETUP-6")
def test_a_table_that_was_choosing_schools_draws_its_starting_player() -> None:
    game = opened("choosing-schools")
    drawn = game.state.chance.drawn
    while asked(game)[0] == "choose_school":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    assert game.state.chance.drawn > drawn
    assert game.options["starter"] == "random"


@pytest.mark.rule("TK-EFF-11")
def test_an_extra_legend_that_was_promised_is_drawn_by_the_partner() -> None:
    game = opened("forest-mystic")
    game.answer(0, ("place", square_named("a5")))
    assert [len(player.legends) for player in game.state.players] == [0, 0, 3, 0]


def test_old_records_say_which_version_plays_them() -> None:
    assert title.history.versions[1] == "0.0"


@pytest.mark.parametrize("name", sorted(STORED))
def test_the_table_itself_goes_on_and_says_that_the_rules_have_changed(name: str) -> None:
    """As the server opens it: from the stored checkpoint and the entries since."""
    saved, lines = STORED[name]["saved"], STORED[name]["lines"]
    first = saved["number"]
    data = json.dumps(saved).encode()
    entries = [
        EntryRow(first + place, int(line[0]), str(line[1]), "answer", 0.0)
        for place, line in enumerate(lines, 1)
    ]
    seats = [SeatRow(seat, "human", "", "") for seat in range(saved["seats"])]
    row = TableRow(
        "t", "tashkalar", 1, saved["options"], seats, saved["key"], "",
        number=first + len(lines),
    )  # fmt: skip
    assert old_rules(row)
    opened = open_under_new_rules(row, entries, [Checkpoint(first, 1, data, 0, restart=True)])
    (note,) = [told for told in opened.match.told if told.kind == "table-rules"]
    assert note.text.args == {"old": 1, "new": 2, "kept": len(lines), "asked": 0}
    assert opened.checkpoint.ruleset == 2
    play_on(opened.match.game)
