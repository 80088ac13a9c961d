"""Answers: every kind of answer of a question, declared beside the question.

::

    ACT = KINDS.question("act", FIGURE, NUMBER("points"))
    END = ACT.answer("end")
    GO = ACT.answer("go", SQUARE)
    ATTACK = ACT.answer("attack", FIGURE, CARD("with"))

    found = [END(), *GO.each(squares), ATTACK(target, NONE)]

    @ATTACK.does
    def attack(s: Dungeon, target: int, source: int) -> None: ...

    chosen = await ask(seat, ACT, lambda: acts(s), figure, points)
    ACT.do(s, chosen)

An answer is a plain value: its word, or a tuple of its word and its numbers. Where a question is
about one thing the answer is that thing alone (`takes`), and None where it is to pass (`passes`).
`make compiled` writes the value in the place of the call, so that the form costs nothing there.
From the declaration follow the key in records, the text, the places to tap, who carries it out, and
what bots lean to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    TypeAlias,
    TypedDict,
    TypeVar,
    TypeVarTuple,
    Unpack,
    overload,
)

from grimorio.core.errors import BrokenRules
from grimorio.core.keys import key_of_parts
from grimorio.core.nouns import NONE, Arg

Value: TypeAlias = "int | str | None | tuple[Value, ...]"
"""An option: small, immutable; None means pass."""

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
R = TypeVar("R")
S = TypeVar("S")
Ts = TypeVarTuple("Ts")

PASS: Final = "pass"
"""The key of passing."""


class Kind:
    """What questions and events have in common."""

    __slots__ = ("args", "name", "reveals", "rules", "turning")

    def __init__(
        self,
        name: str,
        args: Sequence[Arg[Any]],
        rules: Sequence[str] = (),
        reveals: bool = False,
        turning: int = 0,
    ) -> None:
        self.name = name
        self.args: Final[tuple[Arg[Any], ...]] = tuple(args)
        self.rules: Final[tuple[str, ...]] = tuple(rules)
        """The rules it rests on."""
        self.reveals = reveals
        """Whether a seat may learn by it what was hidden from it."""
        self.turning = turning
        """How much the story of a game turns on it, 0 to 3. What is not 0 may be told again at the
        end."""
        names = [arg.name for arg in self.args]
        if len(set(names)) < len(names):
            raise BrokenRules(f"{name!r} has two arguments of one name: {', '.join(names)}")

    def fault(self, given: Sequence[object]) -> str:
        """What is wrong with the arguments given; empty if nothing is."""
        if len(given) != len(self.args):
            return f"{self.name!r} is about {list(self.args)}, but was given {list(given)}"
        for arg, value in zip(self.args, given, strict=True):
            if not arg.fits(value):
                return f"{self.name!r}: {value!r} is no {arg!r}"
        return ""

    def __repr__(self) -> str:
        return self.name


class Said(TypedDict, total=False):
    """What may be said of an answer besides its arguments."""

    text: str | Sequence[str]
    """The message that says it, `option-TEXT`, or several of which the view chooses one."""
    rules: Sequence[str]
    """The rules it rests on."""
    tone: str
    """What it feels like: see `core.scene.Tone`."""
    draws: bool
    """It always draws chance or reveals something, so it cannot be taken back."""
    grave: bool
    """A mis-tap hurts: it wants a second tap."""
    verb: str
    """What stands before it in records, where it is a thing alone: `play slash`."""
    was: Callable[..., Value]
    """From its arguments the value it had in records of numbers, where that was another."""


class Answer(Kind, Generic[*Ts]):
    """A kind of answer. Called with its arguments it makes the value; most have a word of their
    own, some are a thing alone, or to pass."""

    __slots__ = (
        "_names", "_short", "doer", "draws", "grave", "question", "shape", "speaks", "texts",
        "tone", "verb", "was", "word",
    )  # fmt: skip

    def __init__(
        self, question: str, word: str, shape: str, args: Sequence[Arg[Any]], said: Said
    ) -> None:
        super().__init__(f"{question}/{word or PASS}", args, said.get("rules", ()))
        self.question: Final = question
        self.word: Final = word
        self.shape: Final = shape
        """How its value looks: "word", "tuple" (its word first), "one", "many" or "pass"."""
        text = said.get("text", ())
        self.texts: Final[tuple[str, ...]] = (text,) if isinstance(text, str) else tuple(text)
        """The messages that may say it, the usual one first. None at all where a thing alone is
        said by its name."""
        self.tone: Final = said.get("tone", "")
        self.draws: Final = said.get("draws", False)
        self.grave: Final = said.get("grave", False)
        self.verb: Final = said.get("verb", "")
        self.was: Final = said.get("was")
        self.doer: Callable[..., Any] | None = None
        self.speaks: Final = any(arg.of is not None and arg.of.says is not None for arg in args)
        """Whether it may name what lives in one game only: its key must be written while the game
        knows it."""
        self._names: Final = [
            f"{arg.name} " if arg.name != arg.noun and (n or shape == "tuple") else ""
            for n, arg in enumerate(args)
        ]
        self._short: tuple[str, Arg[Any]] | None = None
        if shape == "one" or (shape == "tuple" and len(args) == 1 and args[0].name == args[0].noun):
            first = word if shape == "tuple" else self.verb
            self._short = (f"{first} " if first else "", args[0])

    if TYPE_CHECKING:

        def __call__(self, *args: *Ts) -> Value:
            """The value of such an answer."""

    def each(self: Answer[A], things: Iterable[A]) -> list[Value]:
        """The values of an answer that takes one thing, for each of several."""
        word: Any = self.word
        found: list[Any] = [(word, thing) for thing in things]
        return found

    def each_with(self: Answer[A, B], first: A, things: Iterable[B]) -> list[Value]:
        """The values of an answer that takes two things, for one first thing and each of
        several."""
        word: Any = self.word
        found: list[Any] = [(word, first, thing) for thing in things]
        return found

    def matches(self, value: Value) -> bool:
        """Whether a value is an answer of this kind."""
        if self.shape == "tuple":
            return type(value) is tuple and value[:1] == (self.word,)
        if self.shape == "word":
            return value == self.word
        if self.shape == "pass":
            return value is None
        if self.shape == "one" and self.args[0].plain is not tuple:
            return type(value) is self.args[0].plain
        return type(value) is tuple and not (value and type(value[0]) is str)

    def parts(self, value: Value) -> tuple[*Ts]:
        """The arguments of a value of this kind."""
        found: Any = ()
        if self.shape == "tuple":
            found = value[1:]  # type: ignore[index]
        elif self.shape == "one":
            found = (value,)
        elif self.shape == "many":
            found = value
        return found  # type: ignore[no-any-return]

    def does(self, run: Callable[[S, *Ts], R]) -> Callable[[S, *Ts], R]:
        """Say which function of the rules carries it out."""
        if self.doer is not None:
            raise BrokenRules(f"answer {self.name!r} is carried out by two functions")
        self.doer = run
        return run

    def key(self, s: object, value: Value) -> str:
        """The key of a value in records: its word, then its arguments by their ids. An argument
        with a name of its own is named, and left out where it is nothing."""
        if not self.args:
            return self.word or PASS
        if self._short:  # one argument that needs no name: most are so
            said_first, arg = self._short
            return said_first + arg.key(s, value[1] if self.shape == "tuple" else value)  # type: ignore[index]
        said = self.word if self.shape == "tuple" else self.verb
        return key_of_parts(s, said, self._names, self.args, self.parts(value))

    def old_key(self, value: Value) -> str:
        """The key of a value in records of numbers; empty for what could not be named then."""
        if self.was is not None:
            return number_key(self.was(*self.parts(value)))
        if self.shape in ("word", "pass"):
            return number_key(value)
        numbers: list[Value] = []
        parts: tuple[Any, ...] = self.parts(value)
        for arg, part in zip(self.args, parts, strict=True):
            for one in part if isinstance(part, tuple) else (part,):
                old = one if arg.of is None else arg.of.old_number(one)
                if old is None:
                    return ""
                numbers.append(old)
        if self.shape == "one" and self.args[0].plain is not tuple:
            return number_key(numbers[0])
        while self.shape == "tuple" and numbers and numbers[-1] == NONE:
            numbers.pop()
        return number_key((self.word, *numbers) if self.shape == "tuple" else tuple(numbers))


@cache
def maker(word: str, count: int) -> type[Answer[*tuple[Any, ...]]]:
    """The class of answers that are a word and so many numbers. What it is called with is spelled
    out: a call costs half as much as one that gathers its arguments."""
    names = ", ".join([f"a{n}" for n in range(count)])
    value = f"({word!r}, {names},)" if count else repr(word)
    made: Callable[..., Value] = eval(f"lambda self, {names}: {value}")
    return type("Answer", (Answer,), {"__slots__": (), "__call__": made})


class Answers(Kind):
    """A question's answers, by kind."""

    __slots__ = ("_bare", "_declares", "_pass", "_words", "speaks")

    def __init__(
        self,
        name: str,
        args: Sequence[Arg[Any]],
        rules: Sequence[str] = (),
        reveals: bool = False,
    ) -> None:
        super().__init__(name, args, rules, reveals)
        self._words: dict[str, Answer[*tuple[Any, ...]]] = {}
        self._bare: Answer[*tuple[Any, ...]] | None = None
        self._pass: Answer[*tuple[Any, ...]] | None = None
        self._declares = False
        self.speaks = False
        """Whether some of its answers do."""

    # -- declaring --------------------------------------------------------------------------------

    @overload
    def answer(self, word: str, /, **said: Unpack[Said]) -> Answer[()]: ...
    @overload
    def answer(self, word: str, a: Arg[A], /, **said: Unpack[Said]) -> Answer[A]: ...
    @overload
    def answer(self, word: str, a: Arg[A], b: Arg[B], /, **said: Unpack[Said]) -> Answer[A, B]: ...
    @overload
    def answer(
        self, word: str, a: Arg[A], b: Arg[B], c: Arg[C], /, **said: Unpack[Said]
    ) -> Answer[A, B, C]: ...
    @overload
    def answer(
        self, word: str, a: Arg[A], b: Arg[B], c: Arg[C], d: Arg[D], /, **said: Unpack[Said]
    ) -> Answer[A, B, C, D]: ...
    @overload
    def answer(
        self,
        word: str,
        a: Arg[A],
        b: Arg[B],
        c: Arg[C],
        d: Arg[D],
        e: Arg[E],
        /,
        **said: Unpack[Said],
    ) -> Answer[A, B, C, D, E]: ...
    def answer(self, word: str, /, *args: Arg[Any], **said: Unpack[Said]) -> Any:
        """Declare an answer with a word of its own. Its text is `option-WORD`, if no other is
        named."""
        if word in self._words or word == PASS:
            raise BrokenRules(f"question {self.name!r} has two answers {word!r}")
        said.setdefault("text", word)
        new = maker(word, len(args))(self.name, word, "tuple" if args else "word", args, said)
        self._words[word] = new
        self._note(new)
        return new

    @overload
    def takes(self, a: Arg[A], /, **said: Unpack[Said]) -> Answer[A]: ...
    @overload
    def takes(self, a: Arg[A], b: Arg[B], /, **said: Unpack[Said]) -> Answer[A, B]: ...
    @overload
    def takes(
        self, a: Arg[A], b: Arg[B], c: Arg[C], /, **said: Unpack[Said]
    ) -> Answer[A, B, C]: ...
    @overload
    def takes(
        self, a: Arg[A], b: Arg[B], c: Arg[C], d: Arg[D], /, **said: Unpack[Said]
    ) -> Answer[A, B, C, D]: ...
    def takes(self, /, *args: Arg[Any], **said: Unpack[Said]) -> Any:
        """Declare that an answer is a thing alone, or a tuple of things in this order; several of
        one noun are a tuple of any length. Without a text it is said by its name."""
        if self._bare is not None:
            raise BrokenRules(f"question {self.name!r} takes two things without a word")
        shape = "one" if len(args) == 1 else "many"
        new: Answer[*tuple[Any, ...]] = Answer(self.name, args[0].name, shape, args, said)
        self._bare = new
        self._note(new)
        return new

    def shares(self, *answers: Answer[*tuple[Any, ...]]) -> None:
        """Take answers with a word that another question declares: here they are the same, and the
        same function carries them out."""
        for answer in answers:
            if answer.word in self._words:
                raise BrokenRules(f"question {self.name!r} has two answers {answer.word!r}")
            self._words[answer.word] = answer
            self._note(answer)

    def passes(self, **said: Unpack[Said]) -> Answer[()]:
        """Declare that the seat may pass: the answer is None. Its text is `option-pass`, if no
        other is named."""
        said.setdefault("text", PASS)
        new: Answer[()] = Answer(self.name, "", "pass", (), said)
        self._pass = new
        self._note(new)
        return new

    def _note(self, new: Answer[*Ts]) -> None:
        self._declares = True
        self.speaks |= new.speaks

    # -- using ------------------------------------------------------------------------------------

    def answers(self) -> Iterator[Answer[*tuple[Any, ...]]]:
        """All kinds of answers."""
        yield from self._words.values()
        for one in (self._bare, self._pass):
            if one is not None:
                yield one

    def of(self, value: Value) -> Answer[*tuple[Any, ...]]:
        """The kind of a value."""
        found = self._bare
        if type(value) is tuple:
            if value and type(value[0]) is str:
                found = self._words.get(value[0])
        elif type(value) is str:
            found = self._words.get(value, found)
        elif value is None:
            found = self._pass
        if found is None:
            raise BrokenRules(f"{value!r} is no answer that question {self.name!r} declares")
        return found

    def do(self, s: object, value: Value) -> Any:
        """Carry out an answer: call the function that does it with its arguments."""
        answer = self.of(value)
        doer = answer.doer
        if doer is None:
            raise BrokenRules(f"nothing in the rules carries out {answer.name}")
        if type(value) is tuple and answer.shape == "tuple":
            return doer(s, *value[1:])
        return doer(s, *answer.parts(value))

    def key(self, s: object, value: Value) -> str:
        """The key of an answer in records."""
        return self.of(value).key(s, value) if self._declares else number_key(value)

    def told(self, s: object, value: Value) -> Answers | str:
        """What the log keeps of an answer: this, or its key where that must be written now."""
        answer = self.of(value)
        return answer.key(s, value) if answer.speaks else self

    def declares(self) -> bool:
        """Whether it declares its answers."""
        return self._declares

    def fault_of(self, value: Value) -> str:
        """What is wrong with an answer; empty if nothing is."""
        try:
            answer = self.of(value)
        except BrokenRules as error:
            return str(error)
        return answer.fault(answer.parts(value))

    def check(self) -> None:
        """Refuse answers of which some have a function that carries them out and others not."""
        without = [answer.name for answer in self.answers() if answer.doer is None]
        if 0 < len(without) < len(list(self.answers())):
            raise BrokenRules(f"nothing in the rules carries out {', '.join(without)}")


def number_key(value: Value) -> str:
    """The key of a value that is not declared, and of all values in records of numbers."""
    if isinstance(value, str):
        return value
    if value is None:
        return PASS
    if isinstance(value, int):
        return str(int(value))
    return "(" + ",".join([number_key(part) for part in value]) + ")"


Case: TypeAlias = "Callable[..., Any]"


class Cases(Generic[A, B, R]):
    """What is made of an answer, by its kind: a weight, a drawing. Each function takes the same
    two things first, then the arguments of its answer::

        worth: Cases[Dungeon, Ask[Value], float] = Cases()

        @worth(ATTACK)
        def attack_worth(s: Dungeon, ask: Ask[Value], target: int, source: int) -> float: ...
    """

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Kind, Case] = {}

    def __call__(
        self, answer: Answer[*Ts]
    ) -> Callable[[Callable[[A, B, *Ts], R]], Callable[[A, B, *Ts], R]]:
        def add(run: Callable[[A, B, *Ts], R]) -> Callable[[A, B, *Ts], R]:
            if answer in self._known:
                raise BrokenRules(f"two functions make something of answer {answer.name!r}")
            self._known[answer] = run
            return run

        return add

    def has(self, answer: Kind) -> bool:
        """Whether something is made of answers of this kind."""
        return answer in self._known

    def make(self, a: A, b: B, answer: Answer[*Ts], value: Value) -> R | None:
        """What is made of a value; None where its kind has no function."""
        run = self._known.get(answer)
        if run is None:
            return None
        made: R = run(a, b, *answer.parts(value))
        return made
