"""Steps: what follows stands in the agenda, and between two steps the state is the whole truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grimorio.core import (
    Game,
    Owner,
    Planned,
    Seat,
    Seating,
    Steps,
    Title,
    cut,
    plan,
    registry,
    within,
)
from grimorio.core.agenda import dump_agenda, load_agenda
from grimorio.core.chance import Chance, seed_key
from grimorio.core.data import BadData
from grimorio.core.errors import BadRecord, BrokenRules, RuleFailed
from grimorio.core.play import EVERY_STEP, MAX_IDLE, NEVER, USUAL
from grimorio.core.record import resume, save
from tests.toys import KINDS, Pad, Toy, ask, tell, told, toy

step: Steps[Pad] = Steps()
CADENCES = (USUAL, EVERY_STEP, NEVER)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_titles", {})


@step
async def leg(s: Pad, number: int) -> None:
    """Out, and what follows: back, the mark of the leg, the next leg."""
    out = await ask(0, "out", lambda: (1, 2))
    s.notes.append(out)
    plan(s, back(out), mark("leg", number), leg(number + 1))


@step
async def back(s: Pad, out: int) -> None:
    way = await ask(1, "back", lambda: (1, 2, 13))
    if way == 13:
        raise ValueError("there is no such way")
    s.notes.append(10 * out + way)


@step
async def mark(s: Pad, what: str, number: int) -> None:
    tell(s, "marked", what, number)
    s.notes.append(100)
    s.left -= 1


@step
async def note(s: Pad, number: int) -> None:
    s.notes.append(number)


notes_step = step.of(lambda s: s.notes)


@notes_step
async def twice(s: Pad, notes: list[int], number: int) -> None:
    """Of the notes, which it is given."""
    notes += [number, number]


@step
async def stop(s: Pad) -> None:
    s.left = 0


@step
async def drop_out(s: Pad, scope: str) -> None:
    """Cuts, and still runs to its own end."""
    cut(s, scope)
    s.notes.append(7)


@step
async def begin_cut(s: Pad) -> None:
    plan(s, note(1), drop_out("fight"), note(2), scope="fight", close=note(3))


FIGURE = Owner()


@FIGURE.owns
@step
async def act(s: Pad, figure: int, number: int) -> None:
    """What a figure does, as long as it is there."""
    await ask(0, "act", lambda: (1, 2))
    s.notes.append(10 * figure + number)


@step
async def fell(s: Pad, figure: int) -> None:
    """A figure goes, and the step runs to its own end."""
    FIGURE.leaves(s, figure)
    s.notes.append(7)


def title_of(*steps: Planned, turns: int = 3) -> Title[Pad]:
    """A title whose game begins with these steps."""
    made = toy(lambda s: note.run(s, 0), turns=turns)

    class Begun(Toy):
        def setup(self, options: dict[str, int | str | bool], seats: int, chance: Chance) -> Pad:
            s = super().setup(options, seats, chance)
            s.agenda.clear()
            plan(s, *steps)
            return s

    begun = Begun(lambda s: note.run(s, 0), turns)
    title: Title[Pad] = Title(
        name="walk",
        folder=made.folder,
        rules=begun,
        load=made.load,
        steps=step,
        kinds=KINDS,
        seating=Seating(seats=(2, 2)),
    )
    registry.register(title)
    return title


def start(*steps: Planned, cadence: int = USUAL, turns: int = 3) -> Game[Pad]:
    title = title_of(*steps, turns=turns)
    game: Game[Pad] = Game(title, {}, 2, seed_key(1))
    game.begin(title.rules.setup({}, 2, Chance(seed_key(1))), cadence)
    return game


def walk(cadence: int = USUAL) -> Game[Pad]:
    return start(leg(1), cadence=cadence)


def asked(game: Game[Pad]) -> str:
    return game.pending[0].kind.name if game.pending else "over"


def play_out(game: Game[Pad]) -> list[int]:
    while game.outcome is None:
        game.answer(game.pending[0].seat, 2)
    return game.state.notes


WALKED = [1, 12, 100, 2, 22, 100, 2, 22, 100]


@pytest.mark.parametrize("cadence", CADENCES)
def test_what_was_planned_is_done_in_its_order_before_what_was_planned_earlier(
    cadence: int,
) -> None:
    game = walk(cadence)
    game.answer(0, 1)
    assert (asked(game), game.turn) == ("back", -3)
    assert play_out(game) == WALKED
    assert game.turn == 0
    assert told(game) == [("marked", ("leg", n)) for n in (1, 2, 3)]


@pytest.mark.parametrize("cadence", CADENCES)
def test_a_copy_goes_on_by_itself_wherever_the_checkpoints_lie(cadence: int) -> None:
    game = walk(cadence)
    game.answer(0, 1)
    for copy in (game.clone(), game.clone(once=True), game.hidden_from(1, 5), game.clone().clone()):
        assert asked(copy) == "back"
        assert play_out(copy) == WALKED
    assert game.state.notes == [1]


def test_the_checkpoint_can_be_moved_up_to_the_step_that_asks() -> None:
    game = walk()
    game.answer(0, 1)
    assert [entry.value for entry in game.since_checkpoint()] == [1]
    before = game.digest()
    game.tighten()
    assert game.digest() == before
    assert game.since_checkpoint() == []
    assert [repr(planned) for planned in game.checkpoint.agenda] == [
        "leg(2,)", "mark('leg', 1)", "back(1,)",
    ]  # fmt: skip


def test_without_checkpoints_all_is_played_again_from_the_start() -> None:
    game = walk(NEVER)
    game.answer(0, 1)
    assert [entry.value for entry in game.since_checkpoint()] == [1]
    assert [repr(planned) for planned in game.checkpoint.agenda] == ["leg(1,)"]


def test_steps_that_ask_nothing_are_not_taken_again_by_a_copy() -> None:
    """Ten monsters act by themselves: a copy after them has no more to do than any other."""
    runs: list[int] = []

    @step
    async def monster(s: Pad, number: int) -> None:
        runs.append(number)
        s.notes.append(number)

    game = start(*[monster(n) for n in range(30)], leg(1))
    runs.clear()
    game.clone()
    assert len(runs) <= USUAL


def test_a_silent_copy_that_nobody_copies_makes_fewer_checkpoints() -> None:
    """Nobody takes anything back in it, and nobody starts from them."""

    def made(game: Game[Pad], *, copied: bool) -> int:
        found = [game.checkpoint]
        for _ in range(40):
            game.answer(game.pending[0].seat, 1)
            if copied:
                game.clone()
            if game.checkpoint is not found[-1]:
                found.append(game.checkpoint)
        return len(found) - 1

    listening, copied, alone = (start(leg(1), turns=99) for _ in range(3))
    usual = made(listening, copied=False)
    assert made(copied.clone(), copied=True) >= usual
    assert 0 < made(alone.clone(), copied=False) <= usual // 2


@pytest.mark.parametrize("cadence", CADENCES)
@pytest.mark.parametrize("answers", range(6))
def test_undo_goes_back_over_steps(answers: int, cadence: int) -> None:
    game = walk(cadence)
    seen = [game.digest()]
    for _ in range(answers):
        game.answer(game.pending[0].seat, 1)
        seen.append(game.digest())
    while len(seen) > 1:
        assert game.digest() == seen.pop()
        game.undo(game.entries()[len(seen) - 1].seat)
    assert game.digest() == seen[0]


@pytest.mark.parametrize("cadence", CADENCES)
def test_a_step_that_raises_leaves_the_game_before_the_answer(cadence: int) -> None:
    game = walk(cadence)
    game.answer(0, 2)
    with pytest.raises(RuleFailed):
        game.answer(1, 13)
    assert (asked(game), game.state.notes) == ("back", [2])
    assert play_out(game) == [2, 22, 100, 2, 22, 100, 2, 22, 100]


# -- scopes ---------------------------------------------------------------------------------------
def test_a_scope_ends_with_the_step_that_closes_it() -> None:
    @step
    async def begin(s: Pad) -> None:
        plan(s, note(1), note(2), scope="fight", close=note(3))
        assert within(s, "fight")

    assert start(begin(), stop()).state.notes == [1, 2, 3]


@pytest.mark.parametrize("cadence", CADENCES)
def test_a_cut_drops_what_is_left_of_a_scope_and_goes_on_with_its_closing_step(
    cadence: int,
) -> None:
    game = start(begin_cut(), note(4), stop(), cadence=cadence)
    assert game.state.notes == [1, 7, 3, 4]


def test_of_two_scopes_of_one_name_the_inner_one_is_cut() -> None:
    @step
    async def outer(s: Pad) -> None:
        plan(s, inner(), note(5), scope="fight", close=note(6))

    @step
    async def inner(s: Pad) -> None:
        plan(s, drop_out("fight"), note(2), scope="fight", close=note(3))

    assert start(outer(), stop()).state.notes == [7, 3, 5, 6]


def test_only_an_open_scope_can_be_cut() -> None:
    with pytest.raises(BrokenRules, match="no scope 'fight' is open"):
        start(drop_out("fight"), stop())


def test_a_scope_needs_a_step_that_closes_it() -> None:
    game = walk()
    with pytest.raises(BrokenRules, match="has no step that closes it"):
        plan(game.state, note(1), scope="fight")


# -- owners ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("cadence", CADENCES)
def test_what_is_planned_for_a_figure_goes_with_it(cadence: int) -> None:
    game = start(
        act(5, 1), fell(5), act(5, 2), act(6, 3), note(5), act(5, 4), stop(), cadence=cadence
    )
    assert play_out(game) == [51, 7, 63, 5]


def test_what_closes_a_scope_stays_when_its_owner_goes() -> None:
    @step
    async def begin_fall(s: Pad) -> None:
        plan(s, fell(5), act(5, 1), note(1), scope="fight", close=act(5, 2))

    game = start(begin_fall(), stop())
    assert game.state.notes == [7, 1]
    assert play_out(game) == [7, 1, 52]


def test_things_of_another_kind_have_numbers_of_their_own() -> None:
    seat = Owner()

    @seat.owns
    @step
    async def choose(s: Pad, seat: int) -> None:
        s.notes.append(seat)

    assert start(fell(5), choose(5), stop()).state.notes == [7, 5]


def test_a_copy_keeps_what_is_planned_for_a_figure_that_goes_elsewhere() -> None:
    game = start(act(6, 1), act(5, 2), stop())
    copy = game.clone()
    FIGURE.leaves(copy.state, 5)
    assert play_out(copy) == [61]
    assert play_out(game) == [61, 52]


def test_a_step_has_one_owner() -> None:
    with pytest.raises(BrokenRules, match="'act' has an owner already"):
        Owner().owns(act)


def test_owners_are_known_by_the_names_of_the_steps_and_not_stored() -> None:
    game = start(act(6, 1), fell(5), act(5, 2), stop())
    data = dump_agenda(game.checkpoint.agenda)
    assert data == [["stop", []], ["act", [5, 2]], ["fell", [5]], ["act", [6, 1]]]
    again, _ = resume(save(game)[0])
    assert play_out(again) == [61, 7]


def test_an_agenda_from_before_there_were_owners_is_rid_of_those_who_are_gone() -> None:
    rows: list[Any] = [["act", [5, 1]], ["note", [5]], ["act", [5, 3], "fight"], ["act", [6, 1]]]
    assert FIGURE.kept(rows, step, {6}) == rows[1:]
    assert FIGURE.kept(rows, step, {5, 6}) == rows


# -- what is under way ----------------------------------------------------------------------------


@pytest.mark.parametrize("cadence", CADENCES)
def test_a_step_of_something_under_way_is_given_it(cadence: int) -> None:
    game = start(twice(4), note(5), twice(6), stop(), cadence=cadence)
    assert game.state.notes == [4, 4, 5, 6, 6]


def test_what_a_step_is_given_is_not_stored() -> None:
    game = start(act(6, 1), twice(5), stop())
    data = dump_agenda(game.checkpoint.agenda)
    assert data == [["stop", []], ["twice", [5]], ["act", [6, 1]]]
    again, _ = resume(save(game)[0])
    assert play_out(again) == play_out(game)


# -- what is no step ------------------------------------------------------------------------------
def test_only_registered_steps_can_be_planned() -> None:
    async def unregistered(s: Pad) -> None:
        pass

    flow: Any = unregistered(walk().state)
    with pytest.raises(BrokenRules, match="only steps can be planned"):
        plan(walk().state, flow)
    flow.close()


def test_two_steps_cannot_share_a_name() -> None:
    async def note(s: Pad) -> None:
        pass

    with pytest.raises(BrokenRules, match="two steps are called 'note'"):
        step(note)


def test_arguments_are_given_by_their_order() -> None:
    with pytest.raises(BrokenRules, match="by their order"):
        note(number=1)


def test_a_game_with_nothing_planned_must_be_over() -> None:
    with pytest.raises(BrokenRules, match="nothing is planned"):
        start(note(1))


def test_steps_without_end_are_an_error_not_a_hang() -> None:
    @step
    async def dozing(s: Pad) -> None:
        plan(s, dozing())

    with pytest.raises(BrokenRules, match=f"{MAX_IDLE} steps of the rules without a question"):
        start(dozing())


# -- stored ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("cadence", CADENCES)
@pytest.mark.parametrize("answers", range(5))
def test_a_stored_checkpoint_opens_by_the_names_of_its_steps(answers: int, cadence: int) -> None:
    game = walk(cadence)
    for _ in range(answers):
        game.answer(game.pending[0].seat, 1)
    data, lines = save(game)
    again, kept = resume(data, lines)
    assert (kept, asked(again), again.digest()) == (len(lines), asked(game), game.digest())
    assert play_out(again) == play_out(game)


def test_an_agenda_is_stored_as_names_and_small_arguments() -> None:
    game = walk()
    game.answer(0, 1)
    game.tighten()
    data = dump_agenda(game.checkpoint.agenda)
    assert data == [["leg", [2]], ["mark", ["leg", 1]], ["back", [1]]]
    again = load_agenda(data, step)
    assert [repr(p) for p in again] == [repr(p) for p in game.checkpoint.agenda]


def test_a_scope_is_stored_with_the_step_that_closes_it() -> None:
    game = walk()
    plan(game.state, note(1), scope="fight", close=note(3))
    assert dump_agenda(game.state.agenda)[-2:] == [["note", [3], "fight"], ["note", [1]]]
    assert load_agenda([["note", [3], "fight"]], step)[0].scope == "fight"


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (["lag", [2]], "there is no step 'lag'"),
        (["leg", []], "takes 1 arguments, not 0"),
        (["leg", [1, 2]], "takes 1 arguments, not 2"),
        (["leg", ["one"]], "takes no 'one'"),
        (["leg", [True]], "takes no True"),
        (["leg", [{}]], "takes no {}"),
        ([2, []], "a text was expected"),
        ("leg", "a list was expected"),
    ],
)
def test_a_damaged_agenda_is_refused(row: Any, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        load_agenda([row], step)


@pytest.mark.parametrize("change", [lambda a: [*a, ["lag", []]], lambda a: "all of it"])
def test_a_checkpoint_with_a_damaged_agenda_does_not_open(
    change: Callable[[object], object],
) -> None:
    game = walk()
    data = msgspec.json.decode(save(game)[0])
    data["agenda"] = change(data["agenda"])
    with pytest.raises(BadRecord, match="does not open"):
        resume(msgspec.json.encode(data))


def test_arguments_may_be_tuples_and_nothing() -> None:
    @step
    async def far(s: Pad, seat: Seat, cells: tuple[int, ...], foe: int | None, ok: bool) -> None:
        s.notes += cells

    rows = dump_agenda([far(1, (2, 3), None, True)])
    assert rows == [["far", [1, [2, 3], None, True]]]
    assert load_agenda(rows, step)[0].args == (1, (2, 3), None, True)
    with pytest.raises(BadData, match="takes no"):
        load_agenda([["far", [1, [2, "x"], None, True]]], step)
