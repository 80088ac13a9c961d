"""What play is like in every title: sound questions, true copies and saves, the way back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from grimorio.conformance import games
from grimorio.conformance.games import MAX_DECISIONS, AnyGame, Breach, need
from grimorio.conformance.tree import check_tree, compare
from grimorio.core.asking import WATCHER, Seat, key_of
from grimorio.core.contract import Title, todo_of
from grimorio.core.errors import UndoRefused
from grimorio.core.record import load, resume, save

# -- the shape of play --------------------------------------------------------------------------


def check_play(title: Title[Any], seed: int) -> None:
    """The game ends; at every question the options are sound and nothing is lost or made."""
    game = games.start(title, seed)
    conserved = title.rules.conserved(game.state)
    over: AnyGame = game
    for number, (game, _) in enumerate(games.walk(title, seed)):
        over = game
        need(bool(game.pending), "neither an open question nor an outcome")
        seats = [ask.seat for ask in game.pending]
        need(len(set(seats)) == len(seats), "a seat has two open questions")
        for ask in game.pending:
            need(0 <= ask.seat < game.seats, f"{ask.kind!r} is asked of no seat: {ask.seat}")
            keys = [key_of(option) for option in ask.options]
            need(len(set(keys)) == len(keys), f"{ask.kind!r} has two options of one key: {keys}")
            some = number % len(keys)
            found = ask.options[ask.place(keys[some])]
            need(found == ask.options[some], f"key {keys[some]!r} leads to another option")
        for seat in range(game.seats):
            keys = [key_of(offer.value) for offer in game.standing(seat)]
            need(len(set(keys)) == len(keys), f"two standing offers of one key: {keys}")
        now = title.rules.conserved(game.state)
        need(now == conserved, f"not conserved: {conserved} became {now}")
    need(over.outcome is not None and not over.pending, "over, but somebody is asked")
    need(title.rules.conserved(over.state) == conserved, "not conserved at the end")


def check_views(title: Title[Any], seed: int) -> None:
    """Every view, choice and log line can be made and sent; a choice offers what is legal."""
    for game, _ in games.walk(title, seed):
        for seat in range(WATCHER, game.seats):
            msgspec.json.encode(game.view(seat))
            for choice, ask in zip(game.choices(seat), _asks(game, seat), strict=True):
                keys = [option.key for option in choice.options]
                need(keys == [key_of(option) for option in ask.options], f"{ask.kind}: {keys}")
    for event in game.events(0):
        msgspec.json.encode(title.rules.say(game.state, event))


def _asks(game: AnyGame, seat: Seat) -> list[Any]:
    return [ask for ask in game.pending if ask.seat == seat]


# -- copies --------------------------------------------------------------------------------------


def check_copies(title: Title[Any], seed: int) -> None:
    """A clone equals its parent, shares nothing with it, and neither disturbs the other."""
    dice = Random(f"copies {seed}")
    for number, (game, _) in enumerate(games.walk(title, seed)):
        before = game.digest()
        copy = game.clone()
        need(copy.digest() == before, "a clone differs from its parent")
        compare(game.state, copy.state, "state")
        check_tree(game.state, copy.state)
        copy_of_hidden(game, number)
        if number % 7 == 0:
            key = dice.random()
            most = MAX_DECISIONS if number % 70 == 0 else 50
            played = games.finish(copy, Random(key), most)
            need(game.digest() == before, "playing a clone changed its parent")
            again = games.finish(game.clone(), Random(key), most)
            once = games.finish(game.clone(once=True), Random(key), most)
            need(played == again, "the same answers led two clones apart")
            need(played == once, "a clone played once went another way")


def copy_of_hidden(game: AnyGame, number: int) -> None:
    hidden = game.hidden_from(number % game.seats, number)
    need(hidden.clone().digest() == hidden.digest(), "a clone of a hidden game differs from it")


# -- saving and going back ----------------------------------------------------------------------


def check_saves(title: Title[Any], seed: int) -> None:
    """A record loads to the same game; a stored checkpoint opens to it."""
    for number, (game, _) in enumerate(games.walk(title, seed)):
        need(
            _same(game.state, title.load(game.state.dump())),
            "a dumped state loads as another",
        )
        if number % 10 == 0:
            digest = game.digest()
            need(load(game.record().json()).digest() == digest, "a loaded record differs")
            data, lines = save(game)
            opened, kept = resume(data, lines)
            need(kept == len(lines), f"a checkpoint took {kept} of {len(lines)} lines")
            need(opened.digest() == digest, "a checkpoint opens as another game")
            need(opened.number == game.number, "a checkpoint opens at another number")
    need(load(game.record().json()).digest() == game.digest(), "the finished record differs")


def _same(state: Any, loaded: Any) -> bool:
    loaded.chance = state.chance.copy()
    todo_of(loaded).extend(todo_of(state))
    compare(state, loaded, "state")
    return True


def check_undo(title: Title[Any], seed: int) -> None:
    """An answer can be taken back where nothing came of it, and only there; by consent always."""
    game = games.start(title, seed)
    dice = Random(f"undo {seed}")
    while game.outcome is None:
        step = games.choose(game, dice)
        journal = game.journal
        assert journal is not None
        before, told, reveals = game.digest(), len(journal.events), journal.reveals
        state, drawn = game.state.dump(), game.state.chance.drawn
        asked = _questions(game)
        step.do(game)
        if game.pending == []:
            break
        free = game.state.chance.drawn == drawn and journal.reveals == reveals
        for other in range(game.seats):
            if other != step.seat:
                _refuses_undo(game, other)
        if not free:
            _refuses_undo(game, step.seat)
        if free and dice.random() < 0.5:
            game.undo(step.seat)
            need(game.digest() == before, "an undo led elsewhere")
            need(len(journal.events) == told, "an undo left events behind")
        elif dice.random() < 0.1:
            key = game.state.chance.key
            game.undo(step.seat, consent=True)
            need(game.state.dump() == state, "an undo by consent led elsewhere")
            need(_questions(game) == asked, "an undo by consent asks something else")
            need(game.state.chance.key != key, "an undo by consent kept the chance key")
    need(load(game.record().json()).digest() == game.digest(), "a record with undos differs")


def _questions(game: AnyGame) -> list[tuple[Any, ...]]:
    return [(ask.seat, ask.kind, ask.about, ask.options) for ask in game.pending]


def _refuses_undo(game: AnyGame, seat: Seat) -> None:
    before = game.digest()
    try:
        game.undo(seat)
    except UndoRefused:
        need(game.digest() == before, "a refused undo changed the game")
    else:
        raise Breach("an undo past its barrier was allowed")
