"""`grimorio play`: a game in the terminal, line by line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import grimorio
from grimorio.bots import Bot, maker
from grimorio.cli.files import read_record, write_record
from grimorio.cli.games import loaded
from grimorio.cli.sitting import Quit, Sitting
from grimorio.cli.terminal import CannotDo, Terminal, number_in
from grimorio.core.asking import Seat
from grimorio.core.drive import Game
from grimorio.core.errors import BadSeats, NoSuchSeat
from grimorio.core.registry import names


def play(args: argparse.Namespace, terminal: Terminal) -> int:
    """Set the table, play, and keep the record whatever happens."""
    game = load(args, terminal) if args.load else new(args, terminal)
    keep: Path | None = args.record or args.load
    people = list(range(game.seats)) if args.hotseat else [(args.seat or 1) - 1]
    if people[-1] >= game.seats:
        raise NoSuchSeat("no-such-player", player=args.seat, last=game.seats)
    bots = players(game, people, args.bots)
    sitting = Sitting(game, people, bots, terminal, map=args.map, keep=keep)
    terminal.tell("cli-play-welcome", title=sitting.texts.tell("title"), seats=game.seats)
    if game.practice:
        terminal.tell("cli-play-practice")
    try:
        sitting.play()
    except Quit:
        terminal.tell("cli-play-quit")
    finally:
        if keep is not None:
            write_record(keep, game.record())
            terminal.tell("cli-play-kept", file=str(keep))
    return 0


def new(args: argparse.Namespace, terminal: Terminal) -> Game[Any]:
    """A new game as the arguments say."""
    if args.record is not None and args.record.exists():
        raise CannotDo("cli-play-exists", file=str(args.record))
    name = args.game or which(terminal)
    return grimorio.new(name, seats=args.seats, seed=args.seed, options=dict(args.set))


def load(args: argparse.Namespace, terminal: Terminal) -> Game[Any]:
    """The game of a record, to be played on."""
    if args.seats or args.set or args.seed:
        raise CannotDo("cli-play-loaded")
    with terminal.working(terminal.texts.tell("cli-replaying")):
        game = grimorio.load(read_record(args.load))
    if args.game not in (None, game.title.name):
        raise CannotDo("cli-play-other", file=str(args.load), game=game.title.name)
    return game


def which(terminal: Terminal) -> str:
    """Ask which game, by number or name."""
    titles = [title for name in names() if (title := loaded(name, terminal)) is not None]
    here = [title.name for title in titles]
    if not here:
        raise CannotDo("cli-no-games")
    terminal.tell("cli-which")
    for number, title in enumerate(titles, 1):
        texts = terminal.texts_of(title)
        terminal.line(f"  {number}. {title.name}: {texts.tell('title-blurb')}")
    while (typed := terminal.ask(terminal.texts.tell("cli-prompt", count=len(here)))) is not None:
        if chosen := number_in(typed, len(here)):
            return here[chosen - 1]
        if typed in here:
            return typed
        terminal.tell("cli-which-again")
    raise CannotDo("cli-which-none")


def players(game: Game[Any], people: list[Seat], bots: list[str]) -> dict[Seat, Bot]:
    """A bot for every seat without a person; one name stands for all."""
    free = [seat for seat in range(game.seats) if seat not in people]
    if len(bots) not in (1, len(free)):
        raise BadSeats("bots-for-seats", bots=len(bots), seats=len(free))
    each = bots if len(bots) == len(free) else bots * len(free)
    seed = f"{game.key.hex()} {game.number}"
    return {seat: maker(name)(f"{seed} bot {seat}") for seat, name in zip(free, each, strict=True)}
