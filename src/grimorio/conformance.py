"""The conformance suite: what every title must do, checked on random games of it.

No test code per title: `pytest tests/conformance --game NAME` runs all of it on one title, and a
title in another package can call `check` on itself. Every check raises Breach with a plain reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec

from grimorio.core.asking import WATCHER, Seat, Value, key_of
from grimorio.core.chance import seed_key
from grimorio.core.contract import Options, Title, todo_of
from grimorio.core.drive import Game
from grimorio.core.errors import BadSetting, RuleFailed, UndoRefused
from grimorio.core.record import begin, load, resume, save
from grimorio.core.registry import register

AnyGame: TypeAlias = Game[Any]
MAX_DECISIONS = 20_000
MANY_KEYS = 400


class Breach(AssertionError):
    """A title, or the engine under it, breaks the contract."""


def need(holds: bool, reason: str) -> None:
    if not holds:
        raise Breach(reason)


# -- random play --------------------------------------------------------------------------------


def start(title: Title[Any], seed: int) -> AnyGame:
    """A random game of a title: seats and options drawn from the seed."""
    register(title)
    dice = Random(f"{title.name} {seed}")
    while True:
        seats = dice.randint(*title.seats)
        drawn: Options = {s.name: dice.choice(s.values) for s in title.settings}
        try:
            options = title.options(drawn, seats)
        except BadSetting:
            continue
        return begin(title.name, options, seats, seed_key(seed), practice=True)


class Step:
    """What somebody does next: answer a question or take a standing offer."""

    __slots__ = ("key", "offer", "seat")

    def __init__(self, seat: Seat, key: str, offer: bool) -> None:
        self.seat = seat
        self.key = key
        self.offer = offer

    def do(self, game: AnyGame) -> None:
        try:
            if self.offer:
                game.take(self.seat, self.key)
            else:
                game.answer_key(self.seat, self.key)
        except RuleFailed as error:
            raise Breach(f"a rule raised: {error.reason}") from error


def choose(game: AnyGame, dice: Random) -> Step:
    """A random legal step; rarely a standing offer, and hardly ever one that ends the game at once,
    so that most games are seen to their own end."""
    if dice.random() < 0.01:
        seat = dice.randrange(game.seats)
        offers = game.standing(seat)
        if offers:
            offer = dice.choice(offers).value
            if dice.random() < 0.1 or not ends(game, seat, offer):
                return Step(seat, key_of(offer), True)
    ask = dice.choice(game.pending)
    return Step(ask.seat, key_of(dice.choice(ask.options)), False)


def ends(game: AnyGame, seat: Seat, offer: Value) -> bool:
    """Whether the game is over when the seat takes a standing offer; tried on a copy."""
    rules, state = game.title.rules, game.state.copy()
    for known in rules.standing(state, seat):
        if known.value == offer:
            known.take()
    return rules.outcome(state) is not None


def walk(title: Title[Any], seed: int) -> Iterator[tuple[AnyGame, Step]]:
    """A random game, decision by decision: the game and the step about to be taken."""
    game = start(title, seed)
    dice = Random(seed)
    decisions = 0
    while game.outcome is None:
        need(decisions < MAX_DECISIONS, f"no end after {MAX_DECISIONS} decisions (seed {seed})")
        step = choose(game, dice)
        yield game, step
        step.do(game)
        decisions += 1


def finish(game: AnyGame, dice: Random, most: int = MAX_DECISIONS) -> list[str]:
    """Play on at random; the trail of it: every step, and the digest every so often and at the end.
    Who is asked what decides the steps, so that games that part show it at once or at the next
    digest."""
    trail: list[str] = []
    for steps in range(most):
        if game.outcome is not None:
            break
        step = choose(game, dice)
        step.do(game)
        trail.append(f"{step.seat} {step.key}")
        if steps % 10 == 0:
            trail.append(game.digest())
    return [*trail, game.digest()]


# -- the shape of play --------------------------------------------------------------------------


def check_play(title: Title[Any], seed: int) -> None:
    """The game ends; at every question the options are sound and nothing is lost or made."""
    game = start(title, seed)
    conserved = title.rules.conserved(game.state)
    over: AnyGame = game
    for number, (game, _) in enumerate(walk(title, seed)):
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
    for game, _ in walk(title, seed):
        for seat in range(WATCHER, game.seats):
            msgspec.json.encode(game.view(seat))
            for choice, ask in zip(game.choices(seat), _asks(game, seat), strict=True):
                keys = [option.key for option in choice.options]
                need(keys == [key_of(option) for option in ask.options], f"{ask.kind}: {keys}")
    for event in game.events(0):
        msgspec.json.encode(title.rules.say(game.state, event))


def _asks(game: AnyGame, seat: Seat) -> list[Any]:
    return [ask for ask in game.pending if ask.seat == seat]


# -- copies -------------------------------------------------------------------------------------


def check_copies(title: Title[Any], seed: int) -> None:
    """A clone equals its parent, shares nothing with it, and neither disturbs the other."""
    dice = Random(f"copies {seed}")
    for number, (game, _) in enumerate(walk(title, seed)):
        before = game.digest()
        copy = game.clone()
        need(copy.digest() == before, "a clone differs from its parent")
        compare(game.state, copy.state, "state")
        check_tree(game.state, copy.state)
        copy_of_hidden(game, number)
        if number % 7 == 0:
            key = dice.random()
            most = MAX_DECISIONS if number % 70 == 0 else 50
            played = finish(copy, Random(key), most)
            need(game.digest() == before, "playing a clone changed its parent")
            again = finish(game.clone(), Random(key), most)
            once = finish(game.clone(once=True), Random(key), most)
            need(played == again, "the same answers led two clones apart")
            need(played == once, "a clone played once went another way")


def copy_of_hidden(game: AnyGame, number: int) -> None:
    hidden = game.hidden_from(number % game.seats, number)
    need(hidden.clone().digest() == hidden.digest(), "a clone of a hidden game differs from it")


def fields(thing: object) -> list[str]:
    """The attributes of a slotted object, interpreted or compiled."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is not None:
        return [name for name in compiled if name != "__dict__"]
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += getattr(kind, "__slots__", ())
    return names + list(getattr(thing, "__dict__", ()))


PLAIN = (int, str, bytes, bool, float, type(None))
ENGINE = {"journal"}


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """What a changeable thing holds, by name."""
    if isinstance(thing, list | tuple):
        for i, item in enumerate(thing):
            yield f"[{i}]", item
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield f"[{key!r}]", item
    elif isinstance(thing, set | frozenset):
        raise Breach("a set in the state: its order depends on hashing")
    elif not isinstance(thing, PLAIN):
        for name in fields(thing):
            if name not in ENGINE:
                yield f".{name}", getattr(thing, name)


def compare(one: object, two: object, where: str) -> None:
    """Both are alike in every field, whether or not `dump` knows it."""
    need(type(one) is type(two), f"{where}: {type(one).__name__} copied as {type(two).__name__}")
    if isinstance(one, PLAIN):
        need(one == two, f"{where}: {one!r} copied as {two!r}")
        return
    ours, theirs = list(parts(one)), list(parts(two))
    need(len(ours) == len(theirs), f"{where}: {len(ours)} items copied as {len(theirs)}")
    for (name, mine), (other, yours) in zip(ours, theirs, strict=True):
        need(name == other, f"{where}: {name} copied as {other}")
        compare(mine, yours, where + name)


def check_tree(one: object, two: object) -> None:
    """No changeable object is reached twice in a state, nor from both states."""
    seen: dict[int, str] = {}
    for root, name in ((one, "state"), (two, "copy")):
        stack: list[tuple[object, str]] = [(root, name)]
        while stack:
            thing, where = stack.pop()
            if isinstance(thing, PLAIN):
                continue
            if not isinstance(thing, tuple):
                need(id(thing) not in seen, f"{where} is {seen.get(id(thing))}")
                seen[id(thing)] = where
            stack += [(item, where + part) for part, item in parts(thing)]


# -- saving and going back ----------------------------------------------------------------------


def check_saves(title: Title[Any], seed: int) -> None:
    """A record loads to the same game; a stored checkpoint opens to it."""
    for number, (game, _) in enumerate(walk(title, seed)):
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
    game = start(title, seed)
    dice = Random(f"undo {seed}")
    while game.outcome is None:
        step = choose(game, dice)
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


# -- hidden information -------------------------------------------------------------------------


def observe(game: AnyGame, seat: Seat, since: int) -> list[tuple[str, Any]]:
    """What the seat observes from its event number `since` on: what is told, who is asked what."""
    seen: list[tuple[str, Any]] = [(e.kind, e.args) for e in game.events(seat, since)]
    seen += [(ask.kind, ("asked", ask.seat, ask.about)) for ask in game.pending]
    return seen


def sight(game: AnyGame, seat: Seat) -> bytes:
    """All the seat sees, as bytes."""
    offers = [key_of(offer.value) for offer in game.standing(seat)]
    return msgspec.json.encode([game.view(seat), game.choices(seat), offers])


def check_laws(title: Title[Any], seed: int, seat: Seat) -> None:
    """The laws of hidden information for one seat, over a whole random game.

    A shadow of the game, re-dealt for the seat but with the same dice, is kept in step with it by
    the same answers. While the seat observes the same in both, it cannot tell them apart: so
    whatever it may think about must be the same too.
    """
    shadow: AnyGame | None = None
    for number, (game, step) in enumerate(walk(title, seed)):
        if seat >= game.seats:
            return
        if shadow is None and not game.answered:
            shadow = game.hidden_from(seat, f"shadow {number}", new_dice=False, listen=True)
            _check_hide(game, shadow, seat, number)
        if shadow is None:
            continue
        if number % 3 == 0:
            _check_worlds(game, shadow, seat, number)
        shadow = _keep_in_step(title, game, shadow, seat, step)


def check_all_laws(title: Title[Any], seed: int) -> None:
    """The laws for every seat and for the spectator."""
    for seat in range(WATCHER, title.seats[1]):
        check_laws(title, seed, seat)


def _check_hide(game: AnyGame, hidden: AnyGame, seat: Seat, number: int) -> None:
    """Laws 1, 2 and 5 at one decision."""
    need(sight(game, seat) == sight(hidden, seat), f"law 1: hiding changes what seat {seat} sees")
    need(zones_seen(game.state, seat) == zones_seen(hidden.state, seat), "law 5: memory changed")
    once = game.hidden_from(seat, number, listen=True)
    other = game.hidden_from(seat, f"other {number}", listen=True)
    twice = other.hidden_from(seat, number, listen=True)
    need(once.digest() == twice.digest(), "law 2: a world depends on an earlier re-deal")
    _play_equal(once, twice, number)


def _check_worlds(game: AnyGame, shadow: AnyGame, seat: Seat, number: int) -> None:
    """Law 2 in full: what seat may think about depends on its knowledge and the key alone."""
    if game.answered or shadow.answered:
        return
    ours = game.hidden_from(seat, f"world {number}", listen=True)
    theirs = shadow.hidden_from(seat, f"world {number}", listen=True)
    if ours.digest() != theirs.digest():
        raise Breach(f"law 2: a world of seat {seat} depends on what it cannot know")
    _play_equal(ours, theirs, number)


def _play_equal(one: AnyGame, two: AnyGame, number: int) -> None:
    before = _told(one, 0), _told(two, 0)
    a, b = finish(one, Random(number), 30), finish(two, Random(number), 30)
    need(a == b, "law 2: equal worlds part when played on with the same answers")
    same = _told(one, len(before[0])) == _told(two, len(before[1]))
    need(same, "law 2: equal worlds tell different things when played on with the same answers")


def _told(game: AnyGame, since: int) -> list[tuple[Any, ...]]:
    events = game.journal.events[since:] if game.journal is not None else []
    return [(event.kind, event.args, event.seats) for event in events]


def _keep_in_step(
    title: Title[Any], game: AnyGame, shadow: AnyGame, seat: Seat, step: Step
) -> AnyGame | None:
    """Law 4: play the step in a copy of the game and in the shadow, and compare."""
    if not step.offer:
        asked = shadow.asked(step.seat)
        if asked is None:
            raise Breach(f"law 4: seat {step.seat} is not asked in the shadow")
        if asked.place(step.key) < 0:
            need(step.seat != seat, "law 1: the seat's own options depend on what it cannot know")
            return None
    since = len(game.events(seat))
    after = game.clone(listen=True)
    step.do(after)
    step.do(shadow)
    need(len(shadow.events(seat)) >= since, "law 5: events were lost")
    ours, theirs = observe(after, seat, since), observe(shadow, seat, since)
    if ours == theirs and (after.outcome is None) == (shadow.outcome is None):
        same = sight(after, seat) == sight(shadow, seat)
        need(same, f"law 4: seat {seat} sees a difference it was not told of")
        return shadow if after.outcome is None else None
    kinds = {"the end"}
    for mine, other in zip([*ours, ("the end", ())], [*theirs, ("the end", ())], strict=False):
        if mine != other:
            kinds = {mine[0], other[0]}
            break
    need(bool(kinds & title.reveals), f"law 4: seat {seat} learns of hidden things by {kinds}")
    return None


def zones_seen(state: object, seat: Seat) -> list[tuple[str, Any]]:
    """What the seat has seen of the cards in every zone of a state, found by walking it."""
    found: list[tuple[str, Any]] = []
    stack: list[tuple[object, str]] = [(state, "")]
    while stack:
        thing, where = stack.pop()
        if isinstance(thing, PLAIN):
            continue
        cards, seen = getattr(thing, "cards", None), getattr(thing, "seen", None)
        if isinstance(cards, list) and isinstance(seen, list) and len(cards) == len(seen):
            known = [
                c if seat >= 0 and m >> seat & 1 else None for c, m in zip(cards, seen, strict=True)
            ]
            found.append((where, (known, list(seen))))
        stack += [(item, where + part) for part, item in parts(thing)]
    return sorted(found, key=lambda pair: pair[0])


def check_variety(title: Title[Any], seed: int) -> None:
    """Law 3: every zone hidden from a seat takes two contents where two are possible."""
    for number, (game, _) in enumerate(walk(title, seed)):
        if number % 5:
            continue
        for seat in range(WATCHER, game.seats):
            _check_zones(title, game, seat)


def _check_zones(title: Title[Any], game: AnyGame, seat: Seat) -> None:
    secrets = {k: sorted(v) for k, v in title.rules.secrets(game.state, seat).items()}
    waiting = {name for name in secrets if _can_vary(secrets, name)}
    for key in range(MANY_KEYS):
        if not waiting:
            return
        world = game.hidden_from(seat, f"variety {key}")
        now = {k: sorted(v) for k, v in title.rules.secrets(world.state, seat).items()}
        need(set(now) == set(secrets), "law 3: hiding changed which zones are hidden")
        waiting -= {name for name in waiting if now[name] != secrets[name]}
    raise Breach(f"law 3: seat {seat} could know {sorted(waiting)}: always dealt the same")


def _can_vary(secrets: dict[str, list[int]], name: str) -> bool:
    others = {card for other, cards in secrets.items() if other != name for card in cards}
    return any(others - {card} for card in secrets[name])


# -- all of it ----------------------------------------------------------------------------------

CHECKS: dict[str, Callable[[Title[Any], int], None]] = {
    "play": check_play,
    "views": check_views,
    "copies": check_copies,
    "saves": check_saves,
    "undo": check_undo,
    "variety": check_variety,
    "laws": check_all_laws,
}


def check(title: Title[Any], seed: int) -> None:
    """Every check on one random game each; raises Breach."""
    for run in CHECKS.values():
        run(title, seed)


def digests(title: Title[Any], seed: int) -> list[str]:
    """The fingerprints of a random game: equal in every process, compiled or not."""
    return [game.digest() for game, _ in walk(title, seed)]
