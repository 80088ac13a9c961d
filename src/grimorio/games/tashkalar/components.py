"""What is in the box: board, beings, legends, flares and tasks, read from content/ and numbered.

An effect is a list of steps, most of them verbs of the rulebook over pieces and squares; the tag of
a step, the ``do`` of the TOML, is its name. A card whose effect no verb can say has the one step
``special`` and a coroutine of its own, registered by the card's id.

Beings come first in the numbering of cards, then legends, then flares. Every number and every
pattern is a fact of the published game, every word is ours (TK-RUL-7, TK-RUL-8).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from grimorio.kit.content import Fact, Index, digest, load

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Row: TypeAlias = Annotated[str, Meta(pattern=r"^[.chXCH]+$")]
Offset: TypeAlias = tuple[int, int]
DeckName: TypeAlias = Literal["imperial", "highland", "sylvan", "legends"]

RankName: TypeAlias = Literal["common", "heroic", "legendary"]
Ranks: TypeAlias = Literal["any", "common", "heroic", "legendary", "upgraded", "nonlegendary"]
Owner: TypeAlias = Literal["any", "own", "enemy"]
Kind: TypeAlias = Literal["standard", "combat"]
Where: TypeAlias = Literal[
    "anywhere",
    "self",  # the being itself, wherever it stands now
    "others",  # anywhere, the being itself excepted
    "adjacent",  # to the square of the summoning, as the next two
    "orthogonal",
    "diagonal",
    "within_2",  # at most at distance 2 from the square of the summoning
    "near",  # adjacent to the being, where it stands now
    "marked",  # on a marked square
    "used",  # used in the summoning
    "that",  # the piece chosen in the step before
    "around",  # adjacent to the square chosen in the step before
    "by_red",  # on a red square or adjacent to one
    "by_green",
    "beside_green",  # adjacent to a green square
    "beside_own",  # adjacent to a piece of one's own
]
Onto: TypeAlias = Literal[
    "any",
    "empty",  # only onto empty squares
    "not_common",  # never onto a common piece
    "coloured",  # only onto red and green squares
    "beside_own",  # only onto squares adjacent to another own piece
]


class Pieces(Fact, frozen=True):
    """Which pieces a step is about."""

    owner: Owner = "any"
    rank: Ranks = "any"
    where: Where = "anywhere"


def _snake(name: str) -> str:
    """GainAction -> gain_action."""
    return "".join("_" + sign.lower() if sign.isupper() else sign for sign in name).lstrip("_")


class Step(Fact, frozen=True, tag_field="do", tag=_snake):
    """One part of an effect. `may` makes it optional; `up_to` is how often it can be done at most,
    and without `may` how often it must be done as far as it can be."""


class Destroy(Step, frozen=True):
    """Destroy a piece; `then` follows if one was destroyed."""

    what: Pieces
    may: bool = False
    up_to: Positive = 1
    then: tuple[AnyStep, ...] = ()


class DestroyAll(Step, frozen=True):
    """Destroy all of them; `then` follows if `least` enemy pieces went. Uncounted pieces neither
    score nor help a task."""

    what: Pieces
    least: Positive = 1
    then: tuple[AnyStep, ...] = ()
    uncounted: bool = False


class Upgrade(Step, frozen=True):
    """Upgrade a piece; `then` follows if one was upgraded."""

    what: Pieces
    may: bool = False
    then: tuple[AnyStep, ...] = ()


class Downgrade(Step, frozen=True):
    """Downgrade a piece."""

    what: Pieces
    may: bool = False


class Convert(Step, frozen=True):
    """Replace an enemy piece by an own one of the same rank, or of the rank said."""

    what: Pieces
    may: bool = False
    to: RankName | None = None


class Place(Step, frozen=True):
    """Place an own piece on an empty square."""

    where: Where = "anywhere"
    rank: RankName = "common"
    may: bool = False
    up_to: Positive = 1


class Move(Step, frozen=True):
    """Move a piece, or several, one square at a time; `apart`: each piece only once."""

    what: Pieces
    kind: Kind
    may: bool = True
    up_to: Positive = 1
    onto: Onto = "any"
    apart: bool = False


class Leap(Step, frozen=True):
    """Leap to any square, or to one at exactly that distance; `then` follows if it did."""

    what: Pieces
    kind: Kind
    may: bool = True
    up_to: Positive = 1
    distance: Literal[0, 2] = 0
    then: tuple[AnyStep, ...] = ()


class Slide(Step, frozen=True):
    """Move a piece any number of squares in one direction."""

    what: Pieces
    kind: Kind


class GainAction(Step, frozen=True):
    """Gain actions."""

    count: Positive = 1


class DrawExtra(Step, frozen=True):
    """Draw an extra card at the end of this turn."""

    deck: Literal["beings", "legends"]


class ExtraTurn(Step, frozen=True):
    """Another turn follows this one."""


class Borrow(Step, frozen=True):
    """The next summoning of this turn may use one enemy piece as an own one."""


class May(Step, frozen=True):
    """All of it or nothing."""

    then: tuple[AnyStep, ...]


class Either(Step, frozen=True):
    """One of the ways; with `may`, or none."""

    ways: tuple[tuple[AnyStep, ...], ...]
    may: bool = False


class OnColour(Step, frozen=True):
    """What follows from the colour of the square of the summoning; `other` also where the centre
    does not count and the square is the centre."""

    red: tuple[AnyStep, ...] = ()
    green: tuple[AnyStep, ...] = ()
    other: tuple[AnyStep, ...] = ()
    centre: bool = True


class IfActionsLeft(Step, frozen=True):
    """Only if another action of this turn is left."""

    then: tuple[AnyStep, ...]


class Special(Step, frozen=True):
    """What only this card does."""


AnyStep: TypeAlias = (
    Destroy
    | DestroyAll
    | Upgrade
    | Downgrade
    | Convert
    | Place
    | Move
    | Leap
    | Slide
    | GainAction
    | DrawExtra
    | ExtraTurn
    | Borrow
    | May
    | Either
    | OnColour
    | IfActionsLeft
    | Special
)


class Being(Fact, frozen=True):
    """A being or a legend. Rows of the pattern from top to bottom: c and h are own pieces of that
    rank or higher, X is the square of the summoning, C or H the same where an own piece must stand,
    a point is any square. Marks are offsets from the square of the summoning, right and down;
    arrows are marks that point in a direction."""

    id: Id
    rank: RankName
    pattern: tuple[Row, ...]
    effect: tuple[AnyStep, ...]
    deck: DeckName = "legends"
    marks: tuple[Offset, ...] = ()
    arrows: bool = False


class School(Fact, frozen=True):
    """A deck of beings; the two Imperial ones hold the same cards."""

    id: Id
    deck: DeckName


class Flare(Fact, frozen=True):
    """A flare: by how many upgraded pieces, or pieces of all ranks, the rival must be ahead."""

    id: Id
    more_upgraded: Positive
    upper: tuple[AnyStep, ...]
    more_pieces: Positive
    lower: tuple[AnyStep, ...]


TaskType: TypeAlias = Literal["destruction", "coloured", "summoning", "pattern", "enemy"]


class Task(Fact, frozen=True):
    """A task; what it requires is the function of the rules with its id. Whether it is advanced is
    said here, as the set-up squares are with the board (TK-RUL-5)."""

    id: Id
    type: TaskType
    points: Positive
    advanced: bool = False


class Puzzle(Fact, frozen=True):
    """A position in which the best turn is to be found; see positions.py for the text."""

    id: Id
    position: str


class BoardData(Fact, frozen=True):
    """The board, row by row: # is no square, r red, g green, a point any other; and where the
    starting pieces go, as column and row from 0."""

    rows: tuple[Annotated[str, Meta(pattern=r"^[#.rg]{9}$")], ...]
    duel: tuple[Offset, ...]
    melee: tuple[tuple[Offset, Offset], ...]


class Supplies(Fact, frozen=True):
    """How many pieces a colour has."""

    two_sided: Positive
    legendary: Positive


class Content(Fact, frozen=True):
    """Everything in the box."""

    schools: tuple[School, ...]
    beings: tuple[Being, ...]
    legends: tuple[Being, ...]
    flares: tuple[Flare, ...]
    tasks: tuple[Task, ...]
    puzzles: tuple[Puzzle, ...]
    board: BoardData
    supplies: Supplies


# The same in numbers, as state and rules hold it

SOURCE: Final = files(__package__) / "content"
CONTENT: Final = load(SOURCE, Content)
DIGEST: Final = digest(CONTENT)

RANKS: Final[tuple[RankName, ...]] = ("common", "heroic", "legendary")
COMMON: Final = 0
HEROIC: Final = 1
LEGENDARY: Final = 2

BEINGS: Final[tuple[Being, ...]] = (*CONTENT.beings, *CONTENT.legends)
"""Beings and legends, in the order of their numbers."""
FIRST_LEGEND: Final = len(CONTENT.beings)
FIRST_FLARE: Final = len(BEINGS)
CARD: Final = Index([*[being.id for being in BEINGS], *[flare.id for flare in CONTENT.flares]])
"""Cards by id: beings, legends, flares."""
TASK: Final = Index(task.id for task in CONTENT.tasks)
SCHOOL: Final = Index(school.id for school in CONTENT.schools)

CARD_RANKS: Final = tuple(RANKS.index(being.rank) for being in BEINGS)
SCHOOL_CARDS: Final = tuple(
    tuple(number for number, being in enumerate(CONTENT.beings) if being.deck == school.deck)
    for school in CONTENT.schools
)
LEGEND_CARDS: Final = tuple(range(FIRST_LEGEND, FIRST_FLARE))
FLARE_CARDS: Final = tuple(range(FIRST_FLARE, len(CARD)))


def flare_of(card: int) -> Flare:
    """The flare of a card number."""
    return CONTENT.flares[card - FIRST_FLARE]


def list_steps(steps: Iterable[AnyStep]) -> Iterator[AnyStep]:
    """Steps with all that they lead to."""
    for step in steps:
        yield step
        match step:
            case Destroy() | DestroyAll() | Upgrade() | Leap() | May() | IfActionsLeft():
                yield from list_steps(step.then)
            case Either():
                for way in step.ways:
                    yield from list_steps(way)
            case OnColour():
                yield from list_steps((*step.red, *step.green, *step.other))
            case _:
                pass


SPECIAL: Final = frozenset(
    being.id
    for being in BEINGS
    if any(isinstance(step, Special) for step in list_steps(being.effect))
)
"""The cards that need a coroutine of their own, no more and no less."""
