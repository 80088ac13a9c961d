"""A title in the registry: its rules, and all that is said of it outside them, by subject."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Generic

from grimorio.core.agenda import Steps
from grimorio.core.asking import Seat, Value
from grimorio.core.contract import Feat, Lore, Options, Rules, S
from grimorio.core.data import Data
from grimorio.core.errors import BadSeats, BadSetting
from grimorio.core.kinds import Kind, Kinds
from grimorio.core.scene.labels import Text

if TYPE_CHECKING:
    from grimorio.core.scene import Face, Outlook, Ruler


class Setting:
    """A table option: a flag, one of several values, or a number in a range."""

    __slots__ = ("default", "name", "over_days", "rules", "values")

    def __init__(
        self,
        name: str,
        default: int | str | bool,
        values: Sequence[int | str | bool] = (False, True),
        rules: tuple[str, ...] = (),
        over_days: int | str | bool | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = tuple(values)
        self.rules = rules
        self.over_days = over_days
        """What is proposed for a game played over days, where every question costs an evening."""

    def read(self, value: object) -> int | str | bool:
        """The value as one of ours; text as typed on a command line is understood."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
            if isinstance(value, str) and value.lower() == str(known).lower():
                return known
        allowed = ", ".join([str(v).lower() for v in self.values[:20]])
        raise BadSetting("bad-value", option=self.name, value=str(value)[:40], values=allowed)


@dataclass(frozen=True, kw_only=True)
class History:
    """Which rules and which content a title has, and which it had."""

    ruleset: int = 1
    versions: Mapping[int, str] = field(default_factory=dict)
    """Which release of the project plays an older ruleset."""
    layout: int = 0
    """How its state lies on disk: raised when fields change while the rules stay. A checkpoint of
    an older layout goes through `migrate`."""
    content: str = ""
    """A digest of the facts that decide play."""
    content_before: Sequence[str] = ()
    """Digests of older releases whose facts decide play in the same way."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What a table may choose."""

    choices: Sequence[Setting] = ()
    check: Callable[[Options, int], None] | None = None
    """Refuses (BadSetting) options that make no sense together or with that many seats."""
    about: Callable[[str, int | str | bool], Sequence[Text]] = lambda setting, value: ()
    """What a value of a setting means, where its name does not say enough: the goal of a scenario,
    its enemies, its length."""


@dataclass(frozen=True, kw_only=True)
class Words:
    """What sentences may say besides the arguments of their kinds."""

    nouns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The words that an argument gives to sentences, by its noun; `*` stands for the name of the
    argument. A noun that is not here gives one word, called like the argument."""
    adds: Mapping[Kind | str, Sequence[str]] = field(default_factory=dict)
    """Words that sentences have besides: those of a question, an answer or an event; `ask` all
    questions, `event` all events, `option` all answers."""


@dataclass(frozen=True, kw_only=True)
class Listing:
    """How a title stands in the list of titles."""

    minutes: int = 30
    icon: str = ""
    finished: bool = False


@dataclass(frozen=True, kw_only=True)
class Seating(Generic[S]):
    """Who sits at the table, and what becomes of them."""

    seats: tuple[int, int]
    lone_duties: bool = True
    """Whether somebody who plays alone has the duties too."""
    out: Callable[[S, Seat], bool] = lambda s, seat: False
    """Whether the seat is out of the game on its own account: dead, gone home."""
    feats: Callable[[S], Sequence[Feat]] = lambda s: ()
    """What a finished game leaves for the hall of fame."""
    shares: Callable[[Options, Sequence[Seat], int], bool] = lambda options, seats, of: False
    """Whether one person who holds these seats, of that many, may look at all of them at once.
    Their questions are then shown side by side, with nothing hidden between them."""
    signs: Callable[[S, Seat], bool] = lambda s, seat: False
    """Whether the seat may now show a sign of what it is up to (`Kinds.signs`), and mark a place
    with it. Signs are talk: the rules do not know of them."""


@dataclass(frozen=True, kw_only=True)
class Looks(Generic[S]):
    """What can be looked up at the table."""

    catalogue: Callable[[], Sequence[Face]] = tuple
    ruler: Callable[[S, Seat, str, str], Ruler | None] | None = None
    """How far each cell of a board is from one of them, and what is in sight, for a seat; None if
    there is no such board or cell. It is sent to the seat as it is: it must use only what the seat
    sees."""
    outlook: Callable[[S, Seat, str], Outlook | None] | None = None
    """What a piece would do now for which the rules act; None if there is no such piece. It must
    use only what the seat sees, too."""
    offer: Callable[[S, Value], Text] = lambda s, value: Text(f"offer-{value}")
    """What a standing offer says, where that is more than its name."""


class Title(Generic[S]):
    """A game in the registry: its name, its rules, and all that is said of it outside the rules."""

    def __init__(
        self,
        *,
        name: str,
        folder: Traversable,
        rules: Rules[S],
        load: Callable[[Data], S],
        steps: Steps[S],
        kinds: Kinds,
        seating: Seating[S],
        history: History | None = None,
        settings: Settings | None = None,
        words: Words | None = None,
        looks: Looks[S] | None = None,
        listing: Listing | None = None,
        lore: Lore[S] | None = None,
    ) -> None:
        self.name = name
        self.folder = folder
        """Holds locale/ with the words of both languages, rulebook.en.md and rulebook.es.md."""
        self.rules = rules
        self.load = load
        self.steps = steps
        self.kinds = kinds
        self.reveals = kinds.reveals()
        """Kinds of events and questions by which a seat may learn what was hidden from it."""
        self.duties = kinds.duties
        self.seating = seating
        self.history = history or History()
        self.settings = settings or Settings()
        self.words = words or Words()
        self.looks: Looks[S] = looks or Looks()
        self.listing = listing or Listing()
        self.lore = lore
        """What bots should know of the game; they play it without, too."""
        kinds.check()

    def duties_of(self, seats: int) -> tuple[str, ...]:
        """What is a duty where that many play."""
        return self.duties if seats > 1 or self.seating.lone_duties else ()

    def options(self, given: Mapping[str, object] | None, seats: int) -> Options:
        """The options of a table: what was given, checked, over the defaults."""
        low, high = self.seating.seats
        if not low <= seats <= high:
            raise BadSeats("bad-seats", game=self.name, low=low, high=high, seats=seats)
        known = {setting.name: setting for setting in self.settings.choices}
        for name in given or {}:
            if name not in known:
                raise self._no_such_option(name)
        options: Options = {}
        for setting in self.settings.choices:
            value = (given or {}).get(setting.name, setting.default)
            options[setting.name] = setting.read(value)
        if self.settings.check is not None:
            try:
                self.settings.check(options, seats)
            except BadSetting as refusal:
                refusal.title = self.name
                raise
        return options

    def _no_such_option(self, name: str) -> BadSetting:
        if not self.settings.choices:
            return BadSetting("no-options", game=self.name, option=name)
        known = ", ".join([setting.name for setting in self.settings.choices])
        return BadSetting("no-such-option", game=self.name, option=name, options=known)
