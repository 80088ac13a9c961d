"""Toy titles: the smallest games that show one thing the engine does.

Most tests write the rules they need as one coroutine and play it with `play(turn)`; `fair` is a toy
with a bit of everything, for tests that wander through the engine at random.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, TypeAlias, TypeVar

from grimorio import core
from grimorio.core import (
    Agenda,
    Arg,
    Ask,
    Chance,
    Data,
    Dumped,
    Event,
    EventKind,
    Game,
    History,
    Journal,
    Kinds,
    Offer,
    Options,
    Outcome,
    Question,
    Rules,
    Seat,
    Seating,
    Setting,
    Settings,
    Steps,
    Stored,
    Title,
    Value,
    ask_all,
    key_of,
    plan,
    reveal,
)
from grimorio.core.asking import Who
from grimorio.core.chance import seed_key
from grimorio.core.data import as_dict
from grimorio.core.events import Telling
from grimorio.core.scene import Choice, Option, Panel, Scene, Text
from grimorio.kit.zones import Zone, only, redeal

T = TypeVar("T", bound=Value)


class LooseKinds(Kinds):
    """Kinds declared by using them, so that a toy stays small."""

    def asked(self, name: str, about: tuple[Value, ...]) -> Question[*tuple[Value, ...]]:
        known = self._questions.get(name)
        if known is None:
            known = self._questions[name] = Question(name, loose(about))
        return known

    def told(self, name: str, args: tuple[Value, ...]) -> EventKind[*tuple[Value, ...]]:
        known = self._events.get(name)
        if known is None:
            known = self._events[name] = EventKind(name, loose(args))
        return known


def loose(values: tuple[Value, ...]) -> list[Arg[Any]]:
    """Arguments that may be anything."""
    return [Arg(f"value{n}", object) for n in range(len(values))]


KINDS: Final = LooseKinds()


def ask(
    who: Who,
    kind: str,
    options: Callable[[], Sequence[T]],
    *,
    about: tuple[Value, ...] = (),
    hides: bool = False,
    duty: str = "",
) -> Ask[T]:
    """A question of a kind that is declared by asking it."""
    return core.ask(who, KINDS.asked(kind, about), options, *about, hides=hides, duty=duty)


def tell(s: Telling, kind: str, *args: Value) -> None:
    """An event of a kind that is declared by telling it."""
    core.tell(s, KINDS.told(kind, args), *args)


def tell_only(s: Telling, seats: int, kind: str, *args: Value) -> None:
    """The same, for some seats only."""
    core.tell_only(s, seats, KINDS.told(kind, args), *args)


class Pad(Stored):
    """What a toy writes down: numbers in the open, cards in hands, how long it still goes on."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    notes: list[int]
    hands: list[Zone]
    bag: list[int]
    holder: int
    left: int


Turn: TypeAlias = Callable[[Pad], Coroutine[Any, Any, None]]
Standing: TypeAlias = Callable[[Pad, Seat], Sequence[Offer]]
Number: TypeAlias = Callable[[Pad], int]
"""Which turn it is, where not every pass of the coroutine is a turn."""


class Toy:
    """The contract, with the turn and whatever else a test wants to say itself."""

    def __init__(
        self,
        turn: Turn,
        turns: int = 3,
        standing: Standing | None = None,
        number: Number | None = None,
    ) -> None:
        self.turns = turns
        self.offers = standing
        self.number = number
        self.steps: Steps[Pad] = Steps()

        @self.steps
        async def play_turn(s: Pad) -> None:
            await turn(s)
            s.left -= 1
            plan(s, play_turn())

        self.first = play_turn

    def setup(self, options: Options, seats: int, chance: Chance) -> Pad:
        hands = [Zone([], []) for _ in range(seats)]
        s = Pad(chance, None, [], [], hands, list(range(1, 13)), 0, self.turns)
        plan(s, self.first())
        return s

    def turn(self, s: Pad) -> int:
        return -s.left if self.number is None else self.number(s)

    def standing(self, s: Pad, seat: Seat) -> Sequence[Offer]:
        return () if self.offers is None else self.offers(s, seat)

    def outcome(self, s: Pad) -> Outcome | None:
        if s.left > 0:
            return None
        return Outcome([float(sum(s.notes))] * len(s.hands), [s.holder], "done")

    def view(self, s: Pad, seat: Seat) -> Scene:
        notes = tuple(Text("note", {"n": n}) for n in s.notes)
        return Scene(panels=(Panel(0, Text("notes"), notes=notes),))

    def show(self, s: Pad, ask: Ask[Value], seat: Seat) -> Choice:
        options = tuple(Option(key_of(o), Text(f"option-{key_of(o)}")) for o in ask.options)
        return Choice(ask.kind.name, Text(f"ask-{ask.kind.name}"), options)

    def say(self, s: object, event: Event) -> Text:
        return Text(f"event-{event.kind.name}")

    def hide(self, s: Pad, seat: Seat, chance: Chance) -> None:
        redeal(s.hands, s.bag, seat, chance)

    def migrate(self, dumped: Dumped, ruleset: int) -> Dumped:
        """Ruleset 1 did not know who holds the turn."""
        return Dumped({**as_dict(dumped.state), "holder": 0}, dumped.agenda)

    def conserved(self, s: Pad) -> Data:
        cards = [card for hand in s.hands for card in hand.cards]
        return [*sorted([*cards, *s.bag])]

    def secrets(self, s: Pad, seat: Seat) -> Mapping[str, Sequence[int]]:
        hands = {f"hand{i}": hand.cards for i, hand in enumerate(s.hands) if i != seat}
        return {**hands, "bag": s.bag}


def toy(
    turn: Turn,
    *,
    turns: int = 3,
    standing: Standing | None = None,
    ruleset: int = 2,
    settings: Sequence[Setting] = (),
    number: Number | None = None,
) -> Title[Pad]:
    """A title of these rules, called `toy`."""
    made = Toy(turn, turns, standing, number)
    rules: Rules[Pad] = made
    return Title(
        name="toy",
        folder=files("tests"),
        rules=rules,
        load=Pad.load,
        steps=made.steps,
        kinds=KINDS,
        seating=Seating(seats=(1, 6)),
        history=History(ruleset=ruleset, versions={1: "0.1"}),
        settings=Settings(choices=settings),
    )


def play(
    turn: Turn,
    *,
    seats: int = 2,
    turns: int = 3,
    seed: int = 1,
    standing: Standing | None = None,
    number: Number | None = None,
) -> Game[Pad]:
    """A game of these rules, at its first question. It is in no registry."""
    title = toy(turn, turns=turns, standing=standing, number=number)
    key = seed_key(seed)
    game: Game[Pad] = Game(title, {}, seats, key)
    game.begin(title.rules.setup({}, seats, Chance(key)))
    return game


def questions(game: Game[Any]) -> list[tuple[Seat, str, tuple[Value, ...]]]:
    """Who is asked what, with which options."""
    return [(question.seat, question.kind.name, question.options) for question in game.pending]


def told(game: Game[Any]) -> list[tuple[str, tuple[Value, ...]]]:
    """Everything that was told to anybody."""
    return [] if game.journal is None else [(e.kind.name, e.args) for e in game.journal.events]


# -- a bit of everything ------------------------------------------------------------------------

QUIET = ("dice", "draw", "show", "secret", "haggle", "rest")
STALLS = (*QUIET, "boom", "late boom")


class Boom(Exception):
    """Planted: a rule that fails in the middle of its effect."""


def fair_of(stalls: tuple[str, ...]) -> Turn:
    """The holder of the turn visits a stall."""

    async def turn(s: Pad) -> None:
        if s.notes and s.notes[-1] == LATE:
            tell(s, "late boom")
            raise Boom
        what = await ask(lambda: s.holder, "stall", lambda: stalls)
        tell(s, "visited", what)
        await visit(s, what)
        s.holder = (s.holder + 1) % len(s.hands)

    return turn


fair, quiet_fair = fair_of(STALLS), fair_of(QUIET)
LATE = -1


async def visit(s: Pad, what: str) -> None:
    """What a stall has to offer."""
    if what == "dice":
        s.notes.append(s.chance.roll())
    elif what == "draw" and s.bag:
        s.hands[s.holder].add(s.chance.draw(s.bag), only(s.holder))
        tell_only(s, only(s.holder), "drew", s.hands[s.holder].cards[-1])
    elif what == "show":
        await show_card(s)
    elif what == "secret":
        await pick_in_secret(s)
    elif what == "haggle":
        await haggle(s)
    elif what == "boom":
        s.notes.append(99)
        tell(s, "boom")
        raise Boom
    elif what == "late boom":
        # The turn ends well, and the next one raises before it asks anything.
        s.notes.append(LATE)


async def show_card(s: Pad) -> None:
    """A card of the hand becomes known; with one card there is nothing to choose."""
    holder = s.holder
    if len(s.hands[holder]):
        card = await ask(holder, "card", lambda: s.hands[holder].cards)
        s.hands[holder].show(s, s.hands[holder].cards.index(card), -1)
        tell(s, "shown", holder, card)


async def pick_in_secret(s: Pad) -> None:
    """Everybody at once, in secret; whoever has a single choice is asked as well."""

    def question(seat: Seat) -> Ask[int]:
        return ask(seat, "secret", lambda: range(1, 2 + seat), hides=True)

    picks = await ask_all([question(seat) for seat in range(len(s.hands))])
    reveal(s)
    s.notes += picks
    tell(s, "picked", tuple(picks))


async def haggle(s: Pad) -> None:
    """Everybody at once; the first seat has nothing to choose and is not asked."""

    def question(seat: Seat) -> Ask[int]:
        return ask(seat, "haggle", lambda: range(10, 11 + seat))

    s.notes += await ask_all([question(seat) for seat in range(len(s.hands))])


def hand_over(s: Pad, seat: Seat) -> Sequence[Offer]:
    """Whoever holds the turn may hand it on at any time, and anybody may jot down a seven."""

    def give() -> None:
        s.holder = (s.holder + 1) % len(s.hands)
        tell(s, "handed over", s.holder)

    def jot() -> None:
        s.notes.append(7)

    return [Offer("hand over", give), Offer("jot", jot)] if seat == s.holder else []
