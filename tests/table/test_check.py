"""Was the chance honest? A finished game is played again from its key: every draw of it is told, in
order, with none left out, and the story that comes of it is the one that was told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grimorio
from grimorio.bots import Thinker, bot
from grimorio.core.chance import Chance, Heard, commitment, derive_key
from grimorio.core.record import begin
from grimorio.table.game.match import begun
from grimorio.table.game.opening import as_entry
from grimorio.table.game.views import outcome_of
from grimorio.table.storage.store import EntryRow, SeatRow, TableRow
from grimorio.table.wire import Check
from grimorio.table.workers.checking import checked
from tests.table.house import Server, Table

Json = Any


def words(key: bytes, at: int) -> int:
    """Word `at` of the stream of a key, as core/chance.py says, written once more."""
    block = blake2b((at // 16).to_bytes(8, "big"), key=key).digest()
    place = 4 * (at % 16)
    return int.from_bytes(block[place : place + 4], "big")


def follows(key: bytes, draws: list[list[int]]) -> bool:
    """Whether these are the draws of the stream, from its first word on, without a gap."""
    at = 0
    for _, begins, among, which in draws:
        if begins != at:
            return False
        limit = (1 << 32) - (1 << 32) % among
        while (word := words(key, at)) >= limit:
            at += 1
        at += 1
        if word % among != which:
            return False
    return True


def streams_follow(found: Json) -> bool:
    key = bytes.fromhex(found["key"])
    return all(
        follows(derive_key(key, s["purpose"]) if s["purpose"] else key, s["draws"])
        for s in found["streams"]
    )


LAST = "(SELECT max(number) FROM log l WHERE l.tbl = log.tbl AND l.told != '[]')"


def finished(server: Server, seats: str = "hh") -> Table:
    table = server.table(seats, options={"rounds": 4})
    table.play()
    return table


def test_every_draw_of_a_finished_game_is_told_and_comes_from_the_key(server: Server) -> None:
    table = finished(server)
    found = server.get(f"{table.path}/check")
    info = table.info()
    assert found["differs"] is None
    assert found["key"] == info["key"]
    assert commitment(bytes.fromhex(found["key"])) == info["key_hash"]
    assert found["entries"] == info["number"]
    assert found["told"] >= len(table.view()["log"])
    assert sum(len(stream["draws"]) for stream in found["streams"]) > 0
    assert streams_follow(found)
    assert server.get(f"{table.path}/check") == found


def test_a_game_that_runs_is_not_checked(server: Server) -> None:
    table = server.table("hh")
    assert server.refusal("GET", f"{table.path}/check") == (403, "still-running")


def test_a_fork_says_that_it_cannot_be_checked(server: Server) -> None:
    table = finished(server)
    fork = Table(server, table.post("fork", {"at": 0}, 0))
    fork.play()
    assert server.refusal("GET", f"{fork.path}/check") == (422, "no-record")


@pytest.mark.parametrize(
    "change",
    [
        f"UPDATE log SET told = replace(told, '[\"', '[\"x') WHERE tbl = ? AND number = {LAST}",
        "UPDATE log SET told = '[]' WHERE tbl = ? AND number = 0",
        "UPDATE tables SET outcome = replace(outcome, 'scores\":[', 'scores\":[9') WHERE id = ?",
        "UPDATE tables SET key = '000102030405060708090a0b0c0d0e0f' WHERE id = ?",
    ],
)
def test_a_table_that_told_another_story_is_found_out(db: Path, change: str) -> None:
    with Server(db) as server:
        table = finished(server)
        assert server.get(f"{table.path}/check")["differs"] is None
    with closing(sqlite3.connect(db)) as file, file:
        assert file.execute(change, (table.id,)).rowcount == 1
    with Server(db) as server:
        answer = server.request("GET", f"{table.path}/check")
        if answer.status_code == 200:
            assert answer.json()["differs"] is not None
        else:
            assert answer.status_code == 422


def played(name: str, seats: int, seed: str) -> tuple[TableRow, list[EntryRow]]:
    """A whole game of chance bots, with an undo by consent in the middle, as a table keeps it."""
    title = grimorio.core.registry.find(name)
    key = blake2b(seed.encode(), digest_size=16).digest()
    options = title.options({}, seats)
    game = begin(name, options, seats, key, practice=False)
    match, start, _ = begun(game, 0.0)
    entries = [start]
    players = [bot("random", f"{seed} {seat}") for seat in range(seats)]
    while game.outcome is None:
        seat = game.pending[0].seat
        line: tuple[int | str, ...] = (seat, players[seat].choose(Thinker(game, seat)))
        if len(entries) in (20, 45) and game.can_undo(seat, consent=True) is None:
            line = (seat, "", "rewind")
        entries.append(as_entry(match.apply(line), game.number, 0.0))
        assert len(entries) < 5000
    row = TableRow(
        id="t", game=name, ruleset=title.history.ruleset, options=options, key=key.hex(),
        key_hash=commitment(key), seats=[SeatRow(n, "bot") for n in range(seats)],
        status="over", number=game.number, outcome=outcome_of(match),
    )  # fmt: skip
    return row, entries


@pytest.mark.parametrize("name", ["wisps", "dungeonquest", "tashkalar"])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_draw_of_every_title_is_there_also_after_something_was_taken_back(
    name: str, seed: str
) -> None:
    row, entries = played(name, 2, seed)
    found = checked(row, entries)
    assert found.differs is None
    assert found.entries == len(entries) - 1
    for stream in found.streams:
        assert stream.purpose != "?"
        key = bytes.fromhex(found.key)
        key = derive_key(key, stream.purpose) if stream.purpose else key
        assert follows(key, [list(draw) for draw in stream.draws]), stream.purpose
    assert changed_is_noticed(row, entries, found)


def test_a_game_told_before_lines_named_who_acts_is_still_found_honest() -> None:
    row, entries = played("dungeonquest", 2, "one")
    assert [told for entry in entries for told in entry.told if told.text.beat]
    replace = msgspec.structs.replace
    unnamed = [
        replace(one, told=[replace(t, text=replace(t.text, beat="")) for t in one.told])
        for one in entries
    ]
    assert unnamed != entries
    assert checked(row, unnamed).differs is None


def changed_is_noticed(row: TableRow, entries: list[EntryRow], found: Check) -> bool:
    """With other dice the same answers do not tell the same story."""
    row.key = blake2b(row.key.encode(), digest_size=16).hexdigest()
    return checked(row, entries).differs is not None and found.differs is None


def test_chance_says_what_it_chose_and_copies_and_other_keys_say_it_too() -> None:
    chance = Chance(b"0123456789abcdef")
    heard: Heard = {}
    chance.heard = heard
    chance.below(6)
    chance.copy().below(10)
    chance.under(b"another key 1234").below(2)
    assert [(at, among) for (_, at), (among, _) in heard.items()] == [(0, 6), (1, 10), (0, 2)]
    assert {key for key, _ in heard} == {chance.key, b"another key 1234"}
