"""The contract of a title: what a game must say so that everything else comes from the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Literal, Protocol, TypeAlias, TypeVar

from grimorio.core.agenda import Agenda
from grimorio.core.asking import Ask, Offer, Seat, Value
from grimorio.core.chance import Chance
from grimorio.core.data import Data
from grimorio.core.events import Event, Journal
from grimorio.core.kinds import Kind

if TYPE_CHECKING:
    from grimorio.core.scene import Choice, Scene, Text

Options: TypeAlias = "dict[str, int | str | bool]"
"""The options of a table, by name."""


class State(Protocol):
    """Everything that can change, and nothing else. A tree: no object is reached twice."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda

    def copy(self: S) -> S:
        """An equal state that shares nothing changeable; its journal is None."""

    def dump(self) -> Data:
        """The whole state, chance, journal and agenda left out."""


S = TypeVar("S", bound=State)
Known = TypeVar("Known", bound=State, contravariant=True)


class Outcome:
    """How a game ended: a score for each seat, the seats that won, and why (a text id)."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, scores: Sequence[float], winners: Sequence[Seat], reason: str) -> None:
        self.scores = tuple(scores)
        self.winners = tuple(winners)
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"


class Feat:
    """What a seat may be proud of after a game: a score to compare, and a few words on it."""

    __slots__ = ("score", "seat", "text")

    def __init__(self, seat: Seat, score: float, text: Text) -> None:
        self.seat = seat
        self.score = score
        self.text = text


class Rules(Protocol[S]):
    """The rulebook of a title."""

    def setup(self, options: Options, seats: int, chance: Chance) -> S:
        """The first state, with the first steps planned; whoever decides something before the
        first turn is asked in them."""

    def turn(self, s: S) -> int:
        """A number that grows from turn to turn and never falls. Bots think ahead by it, undo
        keeps some turns, and "the last turn" is the one before."""

    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or None while it goes on; asked between any two steps."""

    def standing(self, s: S, seat: Seat) -> Sequence[Offer]:
        """What the seat may do at any time outside a question."""

    def view(self, s: S, seat: Seat) -> Scene:
        """What the seat may see, from a whitelist."""

    def show(self, s: S, ask: Ask[Value], seat: Seat) -> Choice:
        """What a question of the seat looks like: prompt, options, what is refused and why."""

    def say(self, s: S, event: Event) -> Text:
        """The line of the log that tells an event; from the state it takes only what all know."""

    def hide(self, s: S, seat: Seat, chance: Chance) -> None:
        """Re-deal, in place, all that the seat cannot know."""

    def migrate(self, dumped: Dumped, ruleset: int) -> Dumped:
        """A checkpoint stored under an older ruleset or in an older layout, as it would be stored
        now. The agenda of an earlier version is {"todo": numbers}."""

    def conserved(self, s: S) -> Data:
        """What no rule creates or destroys (cards, pieces, tokens): equal at every question."""

    def secrets(self, s: S, seat: Seat) -> Mapping[str, Sequence[int]]:
        """The hidden zones of a seat by name, with their contents in order; for the laws' test."""


class Rulebook(Generic[S]):
    """What a title need not say, because most titles say the same: derive from it."""

    def standing(self, s: S, seat: Seat) -> Sequence[Offer]:
        """Nothing may be done outside a question."""
        return ()

    def migrate(self, dumped: Dumped, ruleset: int) -> Dumped:
        """There is no older ruleset, or it stored the same."""
        return dumped


class Dumped:
    """A stored checkpoint as plain data: the state, and what was planned (`dump_agenda`)."""

    __slots__ = ("agenda", "layout", "state")

    def __init__(self, state: Data, agenda: Data, layout: int = 0) -> None:
        self.state = state
        self.agenda = agenda
        self.layout = layout
        """How the state lies on disk (`History.layout`)."""


Search: TypeAlias = 'Literal["tree", "turns", "flat"]'
"""How a bot searches: a tree of answers; whole turns, where a turn holds several actions; or the
answers side by side without a tree, where chance rules."""


class Lore(Generic[Known]):
    """What a bot should know of a title: how good a position is, and what is worth trying. A title
    derives from it and says what it knows; the rest is said here.

    The states it is asked about are worlds as they may be for the seat that thinks, never the
    true one, so it may read everything in them. All of it is called very often: keep it cheap.
    """

    version: int = 1
    """Raised when what is known here changes how bots play."""
    search: Search = "tree"
    ahead: int = 1
    """How many turns a search plays on before it trusts `worth`."""
    budgets: Mapping[str, int] = {}
    """How many continuations each level looks at, where the title wants another number."""
    acts: tuple[Kind, ...] = ()
    """The questions that begin an action, where a turn holds several."""
    pauses: tuple[Kind, ...] = ()
    """For a search in whole turns, where much happens between two turns of a seat, such as what
    monsters do: the questions to the seat at which a look into the future ends. Until then all play
    as they lean. Empty if it ends as soon as the others have replied."""
    ponders: tuple[Kind, ...] | None = None
    """For a flat search: the questions that it thinks about; all others it answers as players lean
    most. None if it thinks about all of them."""

    def clock(self, s: Known) -> int | None:
        """For a flat search: what `ahead` counts, if it is not turns; a number that never falls,
        such as that of the round."""
        return None

    def sight(self, s: Known) -> int:
        """A number that changes when content comes to light that nobody should think of before,
        such as the room behind a door. The thoughts of a flat search end there."""
        return 0

    def guess(self, s: Known, seat: Seat, sight: int) -> float:
        """How well the seat stands where a thought ended so, as if nothing had come to light since
        that sight."""
        return self.worth(s, seat)

    def worth(self, s: Known, seat: Seat) -> float:
        """How well the seat stands, 0 (lost) to 1 (won): about its chance to win, in a common
        game the common one. Also asked of a game that is over."""
        raise NotImplementedError

    def lean(self, s: Known, ask: Ask[Value]) -> Sequence[float] | None:
        """How much a good player leans to each option of the question, in their order: which to
        try first, how often to choose it when playing on, and 0 for what is not worth a thought.
        None if nothing is known of this kind of question."""
        return None

    def plain(self, s: Known, ask: Ask[Value]) -> Sequence[float] | None:
        """How much a plain player leans to each option. A plain player does what the game is
        about, not what wins most often. The squire is one: it thinks only of options above 0. None
        if a squire leans as others do, and thinks of everything that makes sense."""
        return None

    def doubt(self, s: Known) -> tuple[float, float]:
        """For a flat search: by how many standard errors, and by how much, an answer must look
        better than the one players lean to before it is preferred."""
        return (2.0, 0.03)

    def why(self, s: Known, ask: Ask[Value], option: Value) -> Text | None:
        """One line said aloud about choosing that option; it tells only what every seat may
        know. None if there is nothing to say."""
        return None

    def reason(self, s: Known, ask: Ask[Value], option: Value) -> Text | None:
        """Why the seat itself would choose that option, for its eyes only."""
        return self.why(s, ask, option)

    def sign(self, s: Known, ask: Ask[Value], option: Value) -> tuple[str, str] | None:
        """What a bot that chooses that option lets the others know beforehand, where signs may be
        shown: the name of a sign, and the cell it marks or nothing. It tells no more than the
        rules of the game let players tell."""
        return None

    def then(self, said: Text | None, after: Text) -> Text | None:
        """A reason, if there is one, and what the same turn goes on with."""
        return said
