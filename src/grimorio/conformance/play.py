"""What play is like in every title: sound questions, true copies and saves, the way back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from grimorio.conformance import games
from grimorio.conformance.games import MAX_DECISIONS, AnyGame, Breach, need
from grimorio.conformance.tree import check_tree, compare
from grimorio.core.agenda import Steps, dump_agenda, load_agenda
from grimorio.core.asking import WATCHER, Seat
from grimorio.core.errors import UndoRefused
from grimorio.core.log import OFFER
from grimorio.core.record import load, resume, save
from grimorio.core.title import Title

# -- the shape of play --------------------------------------------------------------------------


def check_play(title: Title[Any], seed: int) -> None:
    """The game ends; at every question the options are sound and nothing is lost or made."""
    game = games.start(title, seed)
    conserved = title.rules.conserved(game.state)
    over: AnyGame = game
    turn = game.turn
    declared = set(title.kinds.questions())
    for number, (game, _) in enumerate(games.walk(title, seed)):
        over = game
        need(game.turn >= turn, f"the number of the turn fell from {turn} to {game.turn}")
        turn = game.turn
        need(bool(game.pending), "neither an open question nor an outcome")
        seats = [ask.seat for ask in game.pending]
        need(len(set(seats)) == len(seats), "a seat has two open questions")
        for ask in game.pending:
            need(ask.kind in declared, f"{ask.kind.name!r} is not among the kinds of the title")
            need(not (fault := ask.kind.fault(ask.about)), fault)
            need(0 <= ask.seat < game.seats, f"{ask.kind.name!r} is asked of no seat: {ask.seat}")
            for option in ask.options if ask.kind.declares() else ():
                need(not (fault := ask.kind.fault_of(option)), fault)
            keys = ask.keys()
            need(len(set(keys)) == len(keys), f"two options of one key: {ask.kind.name!r} {keys}")
            some = number % len(keys)
            found = ask.options[ask.place(keys[some])]
            need(found == ask.options[some], f"key {keys[some]!r} leads to another option")
        for seat in range(game.seats):
            keys = [game.offer_key(offer) for offer in game.standing(seat)]
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
                need(keys == ask.keys(), f"{ask.kind.name}: {keys}")
    declared = set(title.kinds.events())
    for event in game.journal.events if game.journal is not None else ():
        need(event.kind in declared, f"{event.kind.name!r} is not among the kinds of the title")
        need(not (fault := event.kind.fault(event.args)), fault)
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
    """A record loads to the same game; a stored checkpoint opens to it: now and then, and at every
    decision while several act at the same time."""
    for number, (game, _) in enumerate(games.walk(title, seed)):
        need(
            _same(game.state, title.load(game.state.dump()), title.steps),
            "a dumped state loads as another",
        )
        if number % 10 == 0 or game.began >= 0:
            digest = game.digest()
            need(load(game.record().json()).digest() == digest, "a loaded record differs")
            data, lines = save(game)
            opened, kept = resume(data, lines)
            need(kept == len(lines), f"a checkpoint took {kept} of {len(lines)} lines")
            need(opened.digest() == digest, "a checkpoint opens as another game")
            need(opened.number == game.number, "a checkpoint opens at another number")
    need(load(game.record().json()).digest() == game.digest(), "the finished record differs")


def _same(state: Any, loaded: Any, steps: Steps[Any]) -> bool:
    loaded.chance = state.chance.copy()
    loaded.agenda = load_agenda(dump_agenda(state.agenda), steps)
    compare(state, loaded, "state")
    return True


def check_undo(title: Title[Any], seed: int) -> None:
    """An answer can be taken back where nothing came of it, and only there; by consent always."""
    game = games.start(title, seed)
    dice = Random(f"undo {seed}")
    while game.outcome is None:
        deed = games.choose(game, dice)
        journal = game.journal
        assert journal is not None
        before, told, reveals = game.digest(), len(journal.events), journal.reveals
        state, drawn = game.state.dump(), game.state.chance.drawn
        asked = _questions(game)
        deed.do(game)
        if game.pending == []:
            break
        free = game.state.chance.drawn == drawn and journal.reveals == reveals
        for other in range(game.seats):
            if other != deed.seat and game.can_undo(other) is not None:
                _refuses_undo(game, other)
            elif other != deed.seat:
                _take_out(game, other)
        if not free:
            _refuses_undo(game, deed.seat)
        if free and dice.random() < 0.5:
            game.undo(deed.seat)
            need(game.digest() == before, "an undo led elsewhere")
            need(len(journal.events) == told, "an undo left events behind")
        elif dice.random() < 0.1:
            key = game.state.chance.key
            game.undo(deed.seat, consent=True)
            need(game.state.dump() == state, "an undo by consent led elsewhere")
            need(_questions(game) == asked, "an undo by consent asks something else")
            need(game.state.chance.key != key, "an undo by consent kept the chance key")
    need(load(game.record().json()).digest() == game.digest(), "a record with undos differs")


def _take_out(game: AnyGame, seat: Seat) -> None:
    """Where several act at the same time, a seat takes back its own last answer while others have
    gone on: the game is as if it had not answered. In secret, with the same answer all is as
    before."""
    copy = game.clone(listen=True)
    before = copy.digest()
    try:
        number = copy.undo(seat)
    except UndoRefused:
        need(copy.digest() == before, "a refused undo changed the game")
        return
    (entry,) = [entry for entry in copy.entries() if entry.number == number]
    opened, _ = resume(*save(copy))
    need(opened.digest() == copy.digest(), "an answer taken back led elsewhere")
    if game.in_secret:  # in the open the order of the answers may count
        (copy.take if entry.kind == OFFER else copy.answer)(seat, entry.value)
        need(copy.digest() == before, "an answer taken back and given again led elsewhere")


def _questions(game: AnyGame) -> list[tuple[Any, ...]]:
    return [(ask.seat, ask.kind.name, ask.about, ask.options) for ask in game.pending]


def _refuses_undo(game: AnyGame, seat: Seat) -> None:
    before = game.digest()
    try:
        game.undo(seat)
    except UndoRefused:
        need(game.digest() == before, "a refused undo changed the game")
    else:
        raise Breach("an undo past its barrier was allowed")
