"""A game being played, with what the table must know beside it: what was told in which words,
and since when each seat has had its question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from grimorio.core import Event, Game, Value, key_of
from grimorio.core.record import Line, apply_line, as_line, kind_of, resume, save
from grimorio.core.scene import Choice, Outlook, Scene, Text
from grimorio.table.game.numbers import FOR_ALL, Numbers
from grimorio.table.storage.store import START, Checkpoint, EntryRow, Told
from grimorio.table.wire.views import Standing

Question = tuple[str, str]
Played = tuple[int, Line]
"""A line and the number it stands under in the log."""


class Applied(NamedTuple):
    """What came of a line."""

    line: Line
    """As it stands in the log: with the number of the entry it took back, if it took one."""
    kept: int
    """How much of what was told before still stands."""
    told: list[Told]
    """What was told now."""
    undone: int | None
    """The number of the entry it took back."""


class Match:
    """A game and what it told."""

    __slots__ = (
        "_choices", "_offers", "_outlooks", "_scenes", "asked", "base", "game", "moments",
        "numbers", "seen_asked", "told", "turn", "whole",
    )  # fmt: skip

    def __init__(self, game: Game[Any], told: list[Told]) -> None:
        self.game = game
        self.told = told
        """What stands in the log now; what was taken back is no longer in it."""
        self.base = len(told)
        """How much of it was told before this game was opened."""
        self.asked: dict[int, int] = {}
        """For each seat with an open question, the number at which it was asked."""
        self.moments: list[tuple[int, object]] = []
        """States on the way to now, each with how much was told by then."""
        self.turn = game.turn
        """The turn in which a checkpoint was last stored."""
        self.whole = True
        """Whether the game was opened from as far back as an undo may ever go."""
        self._scenes: dict[int, Scene] = {}
        self._choices: dict[int, tuple[Choice, ...]] = {}
        self._offers: dict[int, tuple[Standing, ...]] = {}
        self._outlooks: dict[tuple[int, str], Outlook] = {}
        self.numbers = Numbers(game)
        self.seen_asked: dict[int, int] = {}
        """For each seat with an open question, the number it was shown when it was asked."""
        self._ask({}, None)

    # -- playing --------------------------------------------------------------------------------

    def apply(self, line: Line, *, watched: bool = False) -> Applied:
        """Do what a line says; if somebody watches, keep what it looked like on the way."""
        journal = self.game.journal
        assert journal is not None
        way: list[tuple[int, object]] = []
        journal.moments = way if watched else None
        try:
            undone = self.repeat(line)
        finally:
            journal.moments = None
        kept, told = self.listen()
        self.moments = [(self.base + place, state) for place, state in way]
        if undone is not None:
            line = as_line(int(line[0]), str(undone), kind_of(line))
        return Applied(line, kept, told, undone)

    def repeat(self, line: Line) -> int | None:
        """Do what a line says, where what it tells is known already; the number of the entry it
        took back, if it took one."""
        seat = line[0]
        assert isinstance(seat, int)
        before, open_before = self.questions(), self.game.pending
        try:
            undone = apply_line(self.game, line)
        except Exception:
            self.forget()
            raise
        self.numbers.count(self.game, seat, for_all=kind_of(line) in FOR_ALL)
        if len(line) == 2 and self.game.in_secret and self._only_closed(open_before):
            # One of several who decide in secret is done: nobody else sees anything of it.
            del self.asked[seat], self.seen_asked[seat]
            self._choices.pop(seat, None)
            self._scenes.pop(seat, None)
            self._outlooks.clear()
            return None
        self.forget()
        self._ask(before, None if len(line) > 2 else seat)
        return undone

    def repeat_as(self, number: int, line: Line) -> None:
        """Repeat a line under the number it stands under. Where numbers are missing before it,
        what stood there was taken back, and every question counts as asked anew."""
        went_back = number != self.game.number + 1
        self.game.number = number - 1
        self.repeat(line)
        if went_back:
            self.asked = dict.fromkeys(self.asked, number)
            self.seen_asked = {seat: self.numbers.shown(seat) for seat in self.asked}

    def come_from(self, later: Match) -> None:
        """This is the game of `later` at an earlier moment, and goes on under its numbers. A seat
        that is asked the same as there was asked when it was asked there."""
        self.asked, self.seen_asked = later.asked, later.seen_asked
        self.numbers = Numbers(self.game)
        self._ask(later.questions(), None)
        self.turn = self.game.turn

    def _only_closed(self, before: Sequence[object]) -> bool:
        """Whether of the questions that were open one was closed and none was put."""
        now = self.game.pending
        return 0 < len(now) < len(before) and all(any(ask is b for b in before) for ask in now)

    def can_undo(
        self, seat: int, shared: frozenset[int] = frozenset()
    ) -> Literal["free", "consent", ""]:
        """Whether the seat's last answer can be taken back: freely, by consent, or not at all.
        `shared` are the seats that its player sees besides."""
        game = self.game
        if game.outcome is not None or not 0 <= seat < game.seats:
            return ""
        if self._reaches(seat, shared) and game.can_undo(seat) is None:
            return "free"
        if not self.whole or game.can_undo(seat, consent=True) is None:
            return "consent"
        return ""

    def step_of(self, seat: int) -> int | None:
        """The number that everybody knows the seat's last step by: of one that is still secret
        nothing is told."""
        number = self.game.last_of(seat)
        return None if number is None or number > self.numbers.past else number

    def _reaches(self, seat: int, shared: frozenset[int]) -> bool:
        """Whether a free undo may reach the seat's last answer. While others decide in secret, one
        from before they began is out of reach: else the end of that would tell that one of them
        has answered. Where one person sees all of them, there is nothing to tell."""
        game = self.game
        if not game.in_secret or self.numbers.shown(seat) > self.numbers.public:
            return True
        return {*game.answered, *self.asked} <= {seat, *shared}

    # -- what is seen ---------------------------------------------------------------------------

    def scene(self, seat: int) -> Scene:
        """What the seat sees. It is drawn once, and again after the rules have gone on."""
        found = self._scenes.get(seat)
        if found is None:
            found = self._scenes[seat] = self.game.view(seat)
        return found

    def scene_of(self, moment: object, seat: int) -> Scene:
        """What the seat would have seen at a moment on the way."""
        scene: Scene = self.game.title.rules.view(moment, seat)
        return scene

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What the seat is asked."""
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = tuple(self.game.choices(seat)) if seat >= 0 else ()
        return found

    def offers(self, seat: int) -> tuple[Standing, ...]:
        """What the seat may do outside a question."""
        found = self._offers.get(seat)
        if found is None:
            game = self.game
            looks = game.title.looks
            found = self._offers[seat] = tuple(
                [
                    Standing(game.offer_key(offer), looks.offer(game.state, offer.value))
                    for offer in game.standing(seat)
                ]
            )
        return found

    def signs(self, seat: int) -> tuple[str, ...]:
        """The signs of its plans that the seat may show now."""
        game = self.game
        if game.outcome is not None or not game.title.seating.signs(game.state, seat):
            return ()
        return game.title.kinds.signs

    def outlook(self, seat: int, piece: str) -> Outlook | None:
        """What a piece for which the rules act would do now, worked out once; None if there is no
        such piece."""
        look = self.game.title.looks.outlook
        found = self._outlooks.get((seat, piece))
        if found is None and look is not None:
            found = look(self.game.state, seat, piece)
            if found is not None:
                self._outlooks[seat, piece] = found
        return found

    def forget(self) -> None:
        """The game has changed: what was drawn of it is old."""
        self._scenes.clear()
        self._choices.clear()
        self._offers.clear()
        self._outlooks.clear()

    # -- what is told ---------------------------------------------------------------------------

    def listen(self) -> tuple[int, list[Told]]:
        """Take over what the game told since last time, put in words."""
        assert self.game.journal is not None
        events = self.game.journal.events
        heard = self.game.journal.kept
        kept = self.base + heard
        del self.told[kept:]
        past = self.numbers.past
        new = [
            Told(event.kind.name, event.seats, say(self.game, event), min(event.at, past))
            for event in events[heard:]
        ]
        self.told += new
        self.game.journal.kept = len(events)
        return kept, new

    def recall(self, told: list[Told]) -> None:
        """After repeating stored lines: what was told, as it was told then."""
        assert self.game.journal is not None
        self.base = len(told) - len(self.game.journal.events)
        self.told = told
        self.game.journal.kept = len(self.game.journal.events)

    # -- questions ------------------------------------------------------------------------------

    def questions(self) -> dict[int, Question]:
        """Who is asked what."""
        return {ask.seat: (ask.kind.name, key_of(ask.about)) for ask in self.game.pending}

    def _ask(self, before: dict[int, Question], answered: int | None) -> None:
        """A question is the same as before if its seat did not answer and it asks the same."""
        asked, seen = self.asked, self.seen_asked
        self.asked, self.seen_asked = {}, {}
        for seat, question in self.questions().items():
            same = seat != answered and before.get(seat) == question and seat in seen
            self.asked[seat] = asked[seat] if same else self.game.number
            self.seen_asked[seat] = seen[seat] if same else self.numbers.shown(seat)

    # -- checkpoints ----------------------------------------------------------------------------

    def new_checkpoint(self) -> Checkpoint | None:
        """The checkpoint to be stored: one in every turn, where the game has one right here. It is
        opened once before it is stored: one that does not open is none."""
        game = self.game
        if game.outcome is not None or game.turn == self.turn:
            return None
        game.tighten()
        if game.since_checkpoint():
            return None
        self.turn = game.turn
        data, _ = save(game)
        return Checkpoint(
            game.number, game.title.history.ruleset, data, told_before(data, self.told)
        )


def begun(game: Game[Any], when: float) -> tuple[Match, EntryRow, Checkpoint]:
    """A game that has just begun, what it told before anybody answered, and where it starts."""
    match = Match(game, [])
    data, _ = save(game)
    _, told = match.listen()
    before = told_before(data, told)
    start = Checkpoint(0, game.title.history.ruleset, data, before, restart=True)
    return match, EntryRow(0, -1, "", START, when, told=told), start


def told_before(data: bytes, told: Sequence[Told]) -> int:
    """How much of what was told a checkpoint does not tell again when it is opened."""
    opened, _ = resume(data)
    assert opened.journal is not None
    return len(told) - len(opened.journal.events)


def say(game: Game[Any], event: Event) -> Text:
    """The words of an event. A title that has none for it does not stop its game."""
    try:
        text: Text = game.title.rules.say(game.state, event)
        return text
    except Exception:
        args: dict[str, int | str | Text] = {
            arg.name: _word(a) for arg, a in zip(event.kind.args, event.args, strict=False)
        }
        return Text(f"event-{event.kind.name}", args)


def _word(value: Value) -> int | str:
    return value if isinstance(value, int) else key_of(value)


def standing_told(entries: Iterable[EntryRow]) -> list[Told]:
    """What stands in the log after these entries."""
    told: list[Told] = []
    for entry in entries:
        del told[entry.kept :]
        told += entry.told
    return told
