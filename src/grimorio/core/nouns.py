"""Nouns: the things that questions, answers, events and states name, each declared once.

A card, a tile, a square is a small number in memory, because copies must cost microseconds. On
disk and in records it is its id, because content is mended for years while tables run. A noun knows
both::

    CARD: Final = Noun("card", CARDS.ids)
    Card: TypeAlias = Annotated[int, CARD]

A state class that has a field of type `Card`, `list[Card]` or `dict[Card, int]` is stored by ids;
so are the arguments of steps. Content may be added, taken out and put in another order under
running tables: what is gone is named when a table that needs it is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from grimorio.core.data import BadData, Data, as_list

T = TypeVar("T")

NONE: Final = -1
"""Nothing: no card, no place, nobody."""
NOTHING: Final = "none"
"""How nothing is written where an id is expected."""


class Gone(BadData):
    """Content that was taken out since a game was stored."""

    def __init__(self, noun: str, id_: str) -> None:
        self.noun = noun
        self.id = id_[:60]
        super().__init__(f"there is no {noun} {self.id!r} any more")


class Arg(Generic[T]):
    """An argument: what it is (`noun`) and what it is called here (`name`).

    `CELL("to")` is a cell called `to`. `unsaid` marks what no sentence needs to say: it is there
    for the board or for bots.
    """

    __slots__ = ("name", "noun", "of", "plain", "unsaid")

    def __init__(
        self,
        noun: str,
        plain: type[object] = int,
        name: str = "",
        unsaid: bool = False,
        of: Noun | None = None,
    ) -> None:
        self.noun = noun
        self.plain = plain
        self.name = name or noun
        self.unsaid = unsaid
        self.of = of
        """The things it is one of, or several of; None for a plain number or word."""

    def __call__(self, name: str = "", *, unsaid: bool = False) -> Arg[T]:
        return Arg(self.noun, self.plain, name or self.name, unsaid, self.of)

    def fits(self, value: object) -> bool:
        """Whether a value is one of these."""
        if not isinstance(value, self.plain) or isinstance(value, bool) != (self.plain is bool):
            return False
        if self.of is None:
            return True
        parts = value if isinstance(value, tuple) else (value,)
        return all(self.of.has(part) for part in parts)

    def key(self, s: object, value: Any) -> str:
        """A value as it stands in a record: by its id, several with commas between them."""
        if isinstance(value, tuple):
            return ",".join([self.key(s, part) for part in value]) or NOTHING
        return str(value) if self.of is None else self.of.word(s, value)

    def __repr__(self) -> str:
        return self.name if self.name == self.noun else f"{self.noun} {self.name}"


class Noun(Arg[int]):
    """A kind of thing with its ids: number n is called `ids[n]`.

    `says` gives a thing that lives in one game only, such as a monster on the map, a name in
    records; it needs no ids, since its number is its own for the whole game. `kept` are the ids as
    they stood while numbers were stored, for checkpoints and records of that time.
    """

    __slots__ = ("_numbers", "ids", "kept", "says")

    def __init__(
        self,
        noun: str,
        ids: Sequence[str] = (),
        *,
        says: Callable[[Any, int], str] | None = None,
        kept: Sequence[str] = (),
    ) -> None:
        super().__init__(noun)
        self.of = self
        self.ids: Final[tuple[str, ...]] = tuple(ids)
        self.says = says
        self.kept: Final[tuple[str, ...]] = tuple(kept) or self.ids
        self._numbers: Final[Mapping[str, int]] = {id_: n for n, id_ in enumerate(self.ids)}
        if len(self._numbers) < len(self.ids):
            twice = next(id_ for n, id_ in enumerate(self.ids) if self._numbers[id_] != n)
            raise ValueError(f"two of noun {noun!r} have the id {twice!r}")

    def has(self, number: object) -> bool:
        """Whether a number is one of these things, or nothing."""
        if not isinstance(number, int):
            return False
        return not self.ids or NONE <= number < len(self.ids)

    def number(self, id_: str) -> int:
        """The number of an id; Gone if there is none."""
        number = self._numbers.get(id_)
        if number is None:
            raise Gone(self.noun, id_)
        return number

    def word(self, s: object, number: int) -> str:
        """What it is called in a record of the game."""
        if number == NONE:
            return NOTHING
        if self.says is not None and s is not None:
            return self.says(s, number)
        return self.ids[number] if self.ids else str(number)

    def old_number(self, number: int) -> int | None:
        """The number it had while numbers were stored; None for what came later."""
        if number < 0 or not self.ids:
            return number
        id_ = self.ids[number]
        if number < len(self.kept) and self.kept[number] == id_:
            return number
        return self.kept.index(id_) if id_ in self.kept else None

    # -- storing it ------------------------------------------------------------------------------

    def dump(self, number: int) -> Data:
        """As it is stored: the id; the number of what lives in one game only."""
        return self.ids[number] if number >= 0 and self.ids else number

    def dump_all(self, numbers: Sequence[int]) -> list[Data]:
        """Several of them as they are stored."""
        ids = self.ids
        if ids:
            return [ids[n] if n >= 0 else n for n in numbers]
        if type(self) is Noun:
            return [*numbers]  # a board of things of one game: hundreds of numbers
        return [self.dump(n) for n in numbers]

    def load(self, data: Data) -> int:
        """What was stored, as a number of today. A number is of the time when numbers were
        stored."""
        if isinstance(data, str):
            return self.number(data)
        if type(data) is not int:
            raise BadData(f"a {self.noun} was expected, not {str(data)[:40]}")
        if data < 0 or not self.ids:
            return data
        if data >= len(self.kept):
            raise BadData(f"there was no {self.noun} of number {data}")
        return self.number(self.kept[data])

    def dump_key(self, number: int) -> str:
        """As it is stored where it is the key of a table."""
        return str(self.dump(number))

    def load_key(self, key: str) -> int:
        """The number of a stored key."""
        return self.load(int(key) if key.removeprefix("-").isdecimal() else key)


class SetNoun(Noun):
    """Several things of one noun: in memory a mask, a bit for each; on disk a list of ids."""

    __slots__ = ("one",)

    def __init__(self, one: Noun) -> None:
        super().__init__(f"{one.noun}s")
        self.one: Final = one

    def dump(self, number: int) -> Data:
        """What each of them is called."""
        found = []
        while number:
            lowest = number & -number
            found.append(self.one.dump(lowest.bit_length() - 1))
            number ^= lowest
        return found

    def load(self, data: Data) -> int:
        """The mask of today. A number is a mask of the time when numbers were stored."""
        if type(data) is int and data >= 0:
            data = [n for n in range(data.bit_length()) if data >> n & 1]
        mask = 0
        for each in as_list(data):
            mask |= 1 << self.one.load(each)
        return mask


class Spelling(Generic[T]):
    """How a value is stored that is made of several numbers, where their places say what they are::

        ELEMENT_ROW: Final = Row(ELEMENT, list)
        ElementRow: TypeAlias = Annotated[list[int], ELEMENT_ROW]

    In memory it stays the plain list, tuple or table that its type names.
    """

    __slots__ = ()

    def dump(self, value: T) -> Data:
        """As it is stored: by ids."""
        raise NotImplementedError

    def load(self, data: Data) -> T:
        """What was stored; Gone or BadData if it means nothing today."""
        raise NotImplementedError


def several(noun: Noun, name: str = "") -> Arg[tuple[int, ...]]:
    """An argument that is several things of one noun, as a tuple: `CARDS = several(CARD)`."""
    return Arg(name or f"{noun.noun}s", tuple, of=noun)


SEAT: Final[Arg[int]] = Arg("seat")
NUMBER: Final[Arg[int]] = Arg("number")
WORD: Final[Arg[str]] = Arg("word", str)
"""A word that sentences select on: never shown as it is."""
