"""Which lines of a stored log lead to where a table stands."""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec
import pytest

import grimorio
from grimorio.core.errors import BadRecord, UndoRefused
from grimorio.core.scene import Text
from grimorio.table.game.earlier import before_last_of
from grimorio.table.game.match import begun
from grimorio.table.game.opening import as_entry, in_force, open_match, played_since
from grimorio.table.storage.store import Checkpoint, EntryRow, SeatRow, TableRow, Told


def said(number: int) -> list[Told]:
    return [Told("said", -1, Text("said"), number)]


LOG = [
    EntryRow(0, -1, "", "start", 0.0),
    EntryRow(1, 0, "a", "answer", 0.0, told=said(1)),
    EntryRow(2, 1, "b", "answer", 0.0, kept=1, told=said(2)),
    EntryRow(3, 1, "2", "undo", 0.0, kept=1),
    EntryRow(4, 1, "c", "offer", 0.0, kept=1, told=said(4)),
    EntryRow(5, 0, "d", "answer", 0.0, kept=2, told=said(5)),
    EntryRow(6, 1, "4", "rewind", 0.0, kept=1),
    EntryRow(7, 1, "e", "answer", 0.0, kept=1, told=said(7)),
    EntryRow(8, 1, "7", "undo", 0.0, kept=1),
]


def test_what_a_rewind_took_back_is_not_played_and_its_new_key_is() -> None:
    assert played_since(0, LOG) == [
        (1, (0, "a")),
        (2, (1, "b")),
        (3, (1, "2", "undo")),
        (6, (1, "6", "rekey")),
        (7, (1, "e")),
        (8, (1, "7", "undo")),
    ]
    assert played_since(6, LOG) == [(7, (1, "e")), (8, (1, "7", "undo"))]


def test_in_force_is_what_nobody_took_back() -> None:
    assert in_force(0, LOG[:6]) == [(1, (0, "a")), (4, (1, "c", "offer")), (5, (0, "d"))]
    assert in_force(0, LOG) == [(1, (0, "a")), (6, (1, "6", "rekey"))]


def test_the_last_answer_of_a_seat_is_found_in_the_log_with_what_stood_before_it() -> None:
    kept = [Checkpoint(n, 1, b"", 0, restart=not n) for n in (0, 1)]
    found = before_last_of(1, LOG[:6], kept)
    assert (found.undone, found.base.number, found.standing) == (4, 1, 1)
    assert found.played == [(2, (1, "b")), (3, (1, "2", "undo"))]
    assert [told.at for told in found.told] == [1]
    with pytest.raises(UndoRefused, match="nothing to take back"):
        before_last_of(1, LOG, kept)
    assert before_last_of(0, LOG, kept).undone == 1


def test_nothing_is_taken_back_from_before_a_restart() -> None:
    log = [*LOG[:6], EntryRow(6, -1, "", "rollback", 0.0), EntryRow(7, 0, "f", "answer", 0.0)]
    kept = [Checkpoint(n, 1, b"", 0, restart=True) for n in (0, 6)]
    assert before_last_of(0, log, kept).base.number == 6
    with pytest.raises(UndoRefused, match="nothing to take back"):
        before_last_of(1, log, kept)


def old(stored: Checkpoint) -> Checkpoint:
    """A checkpoint as earlier versions wrote it: numbers instead of an agenda."""
    data = msgspec.json.decode(stored.data)
    del data["agenda"], data["content"]
    data["todo"] = [[0], [6]]
    return msgspec.structs.replace(stored, data=msgspec.json.encode(data))


@pytest.mark.parametrize("origin", ["new", "fork"])
def test_a_table_whose_checkpoints_an_older_release_wrote_is_played_again(
    origin: Literal["new", "fork"],
) -> None:
    game = grimorio.new("tashkalar", seats=2, seed=5)
    match, start, first = begun(game, 0.0)
    entries, checkpoints = [start], [first]
    dice = Random(3)
    for _ in range(40):
        asked = dice.choice(game.pending)
        done = match.apply((asked.seat, asked.key(dice.choice(asked.options))))
        entries.append(as_entry(done, game.number, 0.0))
        stored = match.new_checkpoint()
        checkpoints += [] if stored is None else [stored]
    assert len(checkpoints) > 2
    row = TableRow(
        "t", "tashkalar", 1, game.options, [SeatRow(n, "human", "", "") for n in (0, 1)],
        game.key.hex(), "", number=game.number, practice=True, origin=origin,
    )  # fmt: skip
    assert open_match(row, entries, checkpoints).game.digest() == game.digest()
    before = [old(one) for one in checkpoints]
    if origin == "fork":  # it began somewhere in the middle of another game
        with pytest.raises(BadRecord):
            open_match(row, entries, before)
    else:
        again = open_match(row, entries, before)
        assert (again.game.digest(), again.told) == (game.digest(), match.told)
