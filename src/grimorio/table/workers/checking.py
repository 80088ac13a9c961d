"""Checking a finished game: it is played again from its key, every choice by chance is written
down, and what is told must be what was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grimorio.core.chance import Heard, derive_key
from grimorio.core.errors import Refusal
from grimorio.core.log import REKEY, REWIND
from grimorio.core.record import begin
from grimorio.table.game.match import begun
from grimorio.table.game.views import outcome_of
from grimorio.table.storage.store import EntryRow, TableRow, Told
from grimorio.table.wire import Check, Stream

Draw = tuple[int, int, int, int]


def check(job: dict[str, Any]) -> Check:
    """What a worker does."""
    row = msgspec.convert(job["table"], TableRow)
    return checked(row, msgspec.convert(job["entries"], list[EntryRow]))


def checked(row: TableRow, entries: Sequence[EntryRow]) -> Check:
    """Play the game of a table again."""
    key = bytes.fromhex(row.key)
    heard: Heard = {}
    streams = Streams(heard, key)
    game = begin(row.game, row.options, len(row.seats), key, practice=row.practice, heard=heard)
    match, start, _ = begun(game, 0.0)
    streams.hear(0)
    told, differs = len(start.told), None if same(start.told, entries[0].told) else 0
    for entry in entries[1:]:
        try:
            done = match.apply(entry.line)
        except Refusal:
            differs = entry.number if differs is None else differs
            break
        if entry.kind in (REWIND, REKEY):
            streams.rewound(game.number)
        streams.hear(entry.number)
        told += len(done.told)
        if differs is None and not (done.kept == entry.kept and same(done.told, entry.told)):
            differs = entry.number
    if differs is None and outcome_of(match) != row.outcome:
        differs = row.number
    return Check(row.key, len(entries) - 1, told, differs, streams.found())


def same(told: Sequence[Told], before: Sequence[Told]) -> bool:
    """Whether the same was told. Where a beat begins and which card lies beside it is how it is
    shown, and other releases may show it otherwise."""
    return [_in_words(one) for one in told] == [_in_words(one) for one in before]


def _in_words(told: Told) -> Told:
    text = told.text
    if not text.beat and not text.card:
        return told
    plain = msgspec.structs.replace(text, beat="", card="", tone="")
    return msgspec.structs.replace(told, text=plain)


class Streams:
    """The choices of a game by key, in the order in which they were made."""

    def __init__(self, heard: Heard, key: bytes) -> None:
        self._heard = heard
        self._key = key
        self._known = 0
        self._purposes = {key: ""}
        self._draws: dict[bytes, list[Draw]] = {key: []}

    def rewound(self, number: int) -> None:
        """The entry of that number brought a new key."""
        purpose = f"rewind {number}"
        self._purposes[derive_key(self._key, purpose)] = purpose

    def hear(self, entry: int) -> None:
        """What was drawn since last time was drawn at this entry."""
        new = list(self._heard.items())[self._known :]
        self._known = len(self._heard)
        for (key, at), (among, which) in new:
            self._draws.setdefault(key, []).append((entry, at, among, which))

    def found(self) -> tuple[Stream, ...]:
        return tuple(
            Stream(self._purposes.get(key, "?"), tuple(draws)) for key, draws in self._draws.items()
        )
