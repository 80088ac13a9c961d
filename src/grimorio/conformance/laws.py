"""The laws of hidden information, for every seat and the spectator."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from grimorio.conformance import games
from grimorio.conformance.games import AnyGame, Breach, Deed, need
from grimorio.conformance.tree import PLAIN, parts
from grimorio.core.agenda import Planned
from grimorio.core.asking import WATCHER, Seat
from grimorio.core.title import Title

MANY_KEYS = 400


def observe(game: AnyGame, seat: Seat, since: int) -> list[tuple[str, Any]]:
    """What the seat observes from its event number `since` on: what is told, who is asked what."""
    seen: list[tuple[str, Any]] = [(e.kind.name, e.args) for e in game.events(seat, since)]
    for ask in game.pending:
        if game.in_secret and ask.seat != seat:
            seen.append(("secret", ask.seat))
        else:
            seen.append((ask.kind.name, ("asked", ask.seat, ask.about)))
    return seen


def sight(game: AnyGame, seat: Seat) -> bytes:
    """All the seat sees, as bytes."""
    offers = [game.offer_key(offer) for offer in game.standing(seat)]
    return msgspec.json.encode([game.view(seat), game.choices(seat), offers])


def check_laws(title: Title[Any], seed: int, seat: Seat) -> None:
    """The laws of hidden information for one seat, over a whole random game.

    A shadow of the game, re-dealt for the seat but with the same dice, is kept in deed with it by
    the same answers. While the seat observes the same in both, it cannot tell them apart: so
    whatever it may think about must be the same too.
    """
    shadow: AnyGame | None = None
    for number, (game, deed) in enumerate(games.walk(title, seed)):
        if seat >= game.seats:
            return
        if shadow is None or game.takes_back(seat):
            hidden = game.hidden_from(seat, f"shadow {number}", new_dice=False, listen=True)
            _check_hide(game, hidden, seat, number)
            # Where others' answers were taken back the copy is not where the game is.
            shadow = shadow if game.takes_back(seat) else hidden
        after = game.clone(listen=True)
        way = _on_the_way(title, after, seat, deed)
        _check_secret(game, after, seat, deed)
        if shadow is None:
            continue
        if number % 3 == 0:
            _check_worlds(game, shadow, seat, number)
        shadow = _keep_in_step(title, game, after, shadow, seat, deed, way)


def check_all_laws(title: Title[Any], seed: int) -> None:
    """The laws for every seat and for the spectator."""
    for seat in range(WATCHER, title.seating.seats[1]):
        check_laws(title, seed, seat)
    check_order(title, seed)


def check_order(title: Title[Any], seed: int) -> None:
    """Law 7: the order of secret answers does not count. What a seat does in secret is its own
    matter, so all may be done before anybody else begins."""
    start: AnyGame | None = None
    deeds: list[Deed] = []
    for game, deed in games.walk(title, seed):
        if not game.in_secret or (start is not None and start.began != game.began):
            _check_any_order(start, deeds, game)
            start, deeds = None, []
        if game.in_secret:
            start = start or game.clone(listen=True)
            deeds.append(deed)


def _check_any_order(start: AnyGame | None, deeds: list[Deed], after: AnyGame) -> None:
    if start is None or any(deed.offer for deed in deeds):
        return
    for deed in sorted(deeds, key=lambda deed: -deed.seat):
        asked = start.asked(deed.seat)
        there = asked is not None and asked.place(deed.key) >= 0
        need(there, f"law 7: what seat {deed.seat} may do in secret depends on others")
        deed.do(start)
    need(start.digest() == after.digest(), "law 7: the order of secret answers counts")
    for seat in range(WATCHER, after.seats):
        one, two = observe(start, seat, 0), observe(after, seat, 0)
        need(one == two, "law 7: the order of secret answers is told")


def _check_hide(game: AnyGame, hidden: AnyGame, seat: Seat, number: int) -> None:
    """Laws 1, 2 and 5 at one decision."""
    need(sight(game, seat) == sight(hidden, seat), f"law 1: hiding changes what seat {seat} sees")
    seen = game.takes_back(seat) or zones_seen(game.state, seat) == zones_seen(hidden.state, seat)
    need(seen, "law 5: memory changed")
    once = game.hidden_from(seat, number, listen=True)
    other = game.hidden_from(seat, f"other {number}", listen=True)
    twice = other.hidden_from(seat, number, listen=True)
    need(once.digest() == twice.digest(), "law 2: a world depends on an earlier re-deal")
    _play_equal(once, twice, number)


def _on_the_way(title: Title[Any], game: AnyGame, seat: Seat, deed: Deed) -> dict[int, bytes]:
    """Do the deed. What somebody who watches is shown between two questions, as bytes: the scene
    by the number of events that the seat was told by then."""
    journal = game.journal
    assert journal is not None
    way: list[tuple[int, Any]] = []
    journal.moments = way
    before = len(game.events(seat))
    deed.do(game)
    journal.moments = None
    last = len(game.events(seat))
    seen: dict[int, bytes] = {}
    for told, state in way:
        number = sum(event.seen_by(seat) for event in journal.events[:told])
        if before < number < last and number not in seen:
            seen[number] = msgspec.json.encode(title.rules.view(state, seat))
    return seen


def _check_worlds(game: AnyGame, shadow: AnyGame, seat: Seat, number: int) -> None:
    """Law 2 in full: what seat may think about depends on its knowledge and the key alone."""
    ours = game.hidden_from(seat, f"world {number}", listen=True)
    theirs = shadow.hidden_from(seat, f"world {number}", listen=True)
    if ours.digest() != theirs.digest():
        raise Breach(f"law 2: a world of seat {seat} depends on what it cannot know")
    _play_equal(ours, theirs, number)


def _play_equal(one: AnyGame, two: AnyGame, number: int) -> None:
    before = _told(one, 0), _told(two, 0)
    a, b = games.finish(one, Random(number), 30), games.finish(two, Random(number), 30)
    need(a == b, "law 2: equal worlds part when played on with the same answers")
    same = _told(one, len(before[0])) == _told(two, len(before[1]))
    need(same, "law 2: equal worlds tell different things when played on with the same answers")


def _told(game: AnyGame, since: int) -> list[tuple[Any, ...]]:
    events = game.journal.events[since:] if game.journal is not None else []
    return [(event.kind.name, event.args, event.seats) for event in events]


def _check_secret(game: AnyGame, after: AnyGame, seat: Seat, deed: Deed) -> None:
    """Law 6: while several act in secret, nothing is seen of another's answer but who is done."""
    if deed.offer or deed.seat == seat or not game.in_secret or game.began != after.began:
        return
    since = len(game.events(seat))
    told = [event.kind.name for event in after.events(seat, since)]
    need(not told, f"law 6: seat {seat} is told of a secret answer by {told}")
    same = sight(game, seat) == sight(after, seat)
    need(same, f"law 6: seat {seat} sees what seat {deed.seat} does in secret")
    before, now = (
        [seen for seen in observe(one, seat, since) if seen != ("secret", deed.seat)]
        for one in (game, after)
    )
    need(before == now, "law 6: a secret answer changes what others are asked")


def _keep_in_step(
    title: Title[Any],
    game: AnyGame,
    after: AnyGame,
    shadow: AnyGame,
    seat: Seat,
    deed: Deed,
    way: dict[int, bytes],
) -> AnyGame | None:
    """Law 4: play the deed in the shadow, and compare it with the game after the deed."""
    if not deed.offer:
        asked = shadow.asked(deed.seat)
        if asked is None:
            raise Breach(f"law 4: seat {deed.seat} is not asked in the shadow")
        if asked.place(deed.key) < 0:
            need(deed.seat != seat, "law 1: the seat's own options depend on what it cannot know")
            return None
    since = len(game.events(seat))
    there = _on_the_way(title, shadow, seat, deed)
    need(len(shadow.events(seat)) >= since, "law 5: events were lost")
    ours, theirs = observe(after, seat, since), observe(shadow, seat, since)
    if ours == theirs and (after.outcome is None) == (shadow.outcome is None):
        same = sight(after, seat) == sight(shadow, seat)
        need(same, f"law 4: seat {seat} sees a difference it was not told of")
        need(way == there, f"law 4: seat {seat} sees one on the way that it was not told of")
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
        if isinstance(thing, (*PLAIN, Planned)):
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
    for number, (game, _) in enumerate(games.walk(title, seed)):
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
