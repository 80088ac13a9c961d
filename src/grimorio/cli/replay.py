"""`grimorio replay`: the story of a record, or the proof that it is true."""

from __future__ import annotations

import argparse
from typing import Any

import grimorio
from grimorio.cli.files import read_record
from grimorio.cli.maps import draw
from grimorio.cli.scenes import Reader
from grimorio.cli.terminal import CannotDo, Terminal, number_in
from grimorio.core.asking import WATCHER, Seat
from grimorio.core.drive import Game
from grimorio.core.errors import BadRecord, NoSuchSeat
from grimorio.core.log import REWIND, UNDO
from grimorio.core.record import Record
from grimorio.texts import Texts


def replay(args: argparse.Namespace, terminal: Terminal) -> int:
    """Replaying always checks; `--verify` says only what came of it."""
    record = read_record(args.file)
    if args.at is not None and args.at > len(record.entries):
        raise CannotDo("cli-replay-short", at=args.at, count=len(record.entries))
    if args.verify:
        check_whole(record)
    with terminal.working(terminal.texts.tell("cli-replaying")):
        game = grimorio.load(record, at=args.at)
    seat = WATCHER if args.seat is None else args.seat - 1
    if seat >= game.seats:
        raise NoSuchSeat("no-such-player", player=args.seat, last=game.seats)
    if args.verify:
        verified(record, game, args, terminal)
    elif args.json:
        terminal.json(as_data(record, game, seat, terminal))
    else:
        tell(game, seat, terminal, map=args.map)
    return 0


def check_whole(record: Record) -> None:
    """A fingerprint of an entry that is not there: the end of the record was cut off."""
    last = max(fingerprinted(record), default=0)
    if last > len(record.entries):
        raise BadRecord("cut-off", len(record.entries) + 1, entries=last)


def fingerprinted(record: Record) -> list[int]:
    """The entries that have a fingerprint; what is no number is none."""
    return [n for text in record.digests if (n := number_in(text, 10**9)) is not None]


def verified(record: Record, game: Game[Any], args: argparse.Namespace, terminal: Terminal) -> None:
    """Say what was proven."""
    checks = sum(number <= game.number for number in fingerprinted(record))
    if args.json:
        terminal.json(
            {
                "verified": True,
                "game": record.game,
                "entries": game.number,
                "digests": checks,
                "over": game.outcome is not None,
                "practice": record.practice,
            }
        )
        return
    terminal.tell("cli-verified", game=record.game, entries=game.number, digests=checks)
    if game.outcome is None:
        terminal.tell("cli-verified-running")
    if record.practice:
        terminal.tell("cli-verified-practice")


def story(game: Game[Any], seat: Seat, texts: Texts) -> list[tuple[int, str]]:
    """What the seat was told and what was taken back, each line with its entry."""
    told = [
        (event.at, texts.say(game.title.rules.say(game.state, event)))
        for event in game.events(seat)
    ]
    told += [
        (entry.number, texts.tell("cli-took-back", name=texts.tell("seat", n=entry.seat)))
        for entry in game.entries()
        if entry.kind in (UNDO, REWIND)
    ]
    return sorted(told, key=lambda line: line[0])


def tell(game: Game[Any], seat: Seat, terminal: Terminal, *, map: bool) -> None:
    """The story, then the board where the replay stopped."""
    texts = terminal.texts_of(game.title)
    reader = Reader(game.title, texts)
    terminal.line(texts.tell("title"), "bold")
    for number, line in story(game, seat, texts):
        terminal.line(f"{number:4}. {line}")
    terminal.line()
    terminal.tell("cli-replay-board", number=game.number)
    scene = game.view(seat)
    for line in reader.scene(scene, seat if seat >= 0 else None):
        terminal.line(line, "cyan")
    for board in scene.boards if map else ():
        for line in draw(board, None, texts, terminal.columns):
            terminal.line(line, "green")
    if game.outcome is not None:
        for line in reader.outcome(game.outcome):
            terminal.line(line, "bold")
    for ask in game.pending:
        terminal.tell("cli-replay-asked", name=texts.tell("seat", n=ask.seat), kind=ask.kind.name)


def as_data(record: Record, game: Game[Any], seat: Seat, terminal: Terminal) -> dict[str, object]:
    """The same for programs."""
    end = game.outcome
    told = story(game, seat, terminal.texts_of(game.title))
    return {
        "game": record.game,
        "ruleset": record.ruleset,
        "seats": record.seats,
        "options": record.options,
        "practice": record.practice,
        "number": game.number,
        "entries": len(record.entries),
        "story": [{"at": at, "text": text} for at, text in told],
        "scene": game.view(seat),
        "pending": [{"seat": ask.seat, "kind": ask.kind.name} for ask in game.pending],
        "outcome": end and {"scores": end.scores, "winners": end.winners, "reason": end.reason},
    }
