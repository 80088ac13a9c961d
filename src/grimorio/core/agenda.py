"""The agenda: what of a game is still to be done, as steps of the rules.

A **step** is a coroutine of the rules, registered under its name. It asks, changes the state, and
plans what follows. The state holds the agenda: the steps still to be taken with small arguments.
The engine takes the next step, runs it to its end, and takes the next::

    @step
    async def face_room(s: Quest, seat: int) -> None:
        plan(s, meet_monster(seat), face_inside(seat), check_dead_end(seat))

Between two steps the state is the whole truth: there the engine may put a **checkpoint**, a copy of
the state that play can be taken up from. So what is needed after the end of a step stands in the
state, or in the arguments of a planned step. A step never awaits another step.

A step may belong to something that comes and goes, such as a figure on a map (`Owner`). What is
planned for a figure goes with it, so that no step begins by asking whether its figure is there.

A step may be part of something under way that the state holds, such as a fight (`Steps.of`). It is
given that behind the state, and does not look for it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Coroutine
from types import UnionType
from typing import (
    Annotated,
    Any,
    Concatenate,
    Final,
    Generic,
    ParamSpec,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from grimorio.core.data import BadData, Data, as_fixed, as_list, as_str
from grimorio.core.errors import BrokenRules
from grimorio.core.nouns import Gone, Noun

Argument: TypeAlias = "int | str | bool | None | tuple[Argument, ...]"
"""What a planned step takes along: small, plain, never changed, and nothing hidden."""
Shape: TypeAlias = "str | Noun | tuple[Shape, ...]"
"""The type of an argument as it is stored: "int", "str", "bool" or "none", a noun,
("either", a, b), ("tuple", a, b) for a tuple of two, ("several", a) for one of any length."""

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")


class Planned:
    """A step to be taken, with its arguments. `scope` names what it closes, if it closes one."""

    __slots__ = ("args", "scope", "step")

    def __init__(self, step: Step[...], args: tuple[Argument, ...], scope: str = "") -> None:
        self.step = step
        self.args = args
        self.scope = scope

    def __repr__(self) -> str:
        return f"{self.step.name}{self.args!r}"


Agenda: TypeAlias = "list[Planned]"
"""What is still to be done, the next last. It holds nothing hidden: where the rules stand is no
secret."""


class Acting(Protocol):
    """A state with an agenda."""

    agenda: Agenda


class Step(Generic[P]):
    """A coroutine of the rules that can be planned. Called, it makes a plan and runs nothing."""

    __slots__ = ("_shapes", "name", "owner", "run", "under_way")

    def __init__(
        self,
        name: str,
        run: Callable[..., Coroutine[Any, Any, None]],
        shapes: tuple[Shape, ...] | None = None,
        under_way: Callable[[Any], object] | None = None,
    ) -> None:
        self.name = name
        self.run = run
        self._shapes = shapes
        self.owner: Owner | None = None
        """What its first argument names, if what is planned goes with that."""
        self.under_way: Final = under_way
        """What of a state it is given, if it is part of something under way."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Planned:
        if kwargs:
            raise BrokenRules(f"step {self.name!r}: arguments are given by their order")
        # `load` looks at the arguments; a cast here would cost a call for every step.
        return Planned(self, args)  # type: ignore[arg-type]

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """What its arguments are, from their types. A compiled function does not tell them:
        `make compiled` writes them down beside it."""
        if self._shapes is None:
            hints = get_type_hints(self.run, include_extras=True)
            given = 1 if self.under_way is None else 2
            self._shapes = tuple(
                [shape_of(hint) for name, hint in list(hints.items())[given:] if name != "return"]
            )
        return self._shapes

    def dump(self, args: tuple[Argument, ...]) -> list[Data]:
        """Arguments as plain data, by their nouns."""
        return [_dump(arg, shape) for arg, shape in zip(args, self.shapes, strict=True)]

    def load(self, data: Data) -> tuple[Argument, ...]:
        """What was dumped, checked."""
        stored, shapes = as_list(data), self.shapes
        if len(stored) != len(shapes):
            wanted = len(shapes)
            raise BadData(f"step {self.name!r} takes {wanted} arguments, not {len(stored)}")
        try:
            return tuple([_load(item, shape) for item, shape in zip(stored, shapes, strict=True)])
        except Misfit as error:
            raise BadData(f"step {self.name!r} takes no {error}") from None


class Steps(Generic[S]):
    """The steps of a title by name; used as a decorator it adds one. A title has one of these."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[str, Step[...]] = {}

    def __call__(self, run: Callable[Concatenate[S, P], Coroutine[Any, Any, None]]) -> Step[P]:
        return self.add(Step(run.__name__, run))

    def shaped(
        self, *shapes: Shape
    ) -> Callable[[Callable[Concatenate[S, P], Coroutine[Any, Any, None]]], Step[P]]:
        """The same for a compiled function, which does not tell the types of its arguments."""
        return lambda run: self.add(Step(run.__name__, run, shapes))

    def of(self, under_way: Callable[[S], T]) -> StepsOf[S, T]:
        """Steps of something under way, which each of them is given behind the state::

        fight_step: Final = step.of(lambda s: s.fights[-1])

        @fight_step
        async def strike(s: Quest, fight: Fight, target: int) -> None: ...

        plan(s, strike(7))
        """
        return StepsOf(self, under_way)

    def add(self, new: Step[P]) -> Step[P]:
        """One more step."""
        if new.name in self._known:
            raise BrokenRules(f"two steps are called {new.name!r}")
        self._known[new.name] = new
        return new

    def names(self) -> list[str]:
        return sorted(self._known)

    def find(self, name: str) -> Step[...]:
        """The step of that name: what a stored checkpoint refers to."""
        found = self._known.get(name)
        if found is None:
            raise BadData(f"there is no step {name[:60]!r}")
        return found


class StepsOf(Generic[S, T]):
    """The steps of something under way (`Steps.of`); used as a decorator it adds one."""

    __slots__ = ("_steps", "_under_way")

    def __init__(self, steps: Steps[S], under_way: Callable[[S], T]) -> None:
        self._steps = steps
        self._under_way = under_way

    def __call__(self, run: Callable[Concatenate[S, T, P], Coroutine[Any, Any, None]]) -> Step[P]:
        return self._steps.add(Step(run.__name__, run, None, self._under_way))

    def shaped(
        self, *shapes: Shape
    ) -> Callable[[Callable[Concatenate[S, T, P], Coroutine[Any, Any, None]]], Step[P]]:
        """The same for a compiled function, which does not tell the types of its arguments."""
        return lambda run: self._steps.add(Step(run.__name__, run, shapes, self._under_way))


def plan(s: Acting, *steps: Planned, scope: str = "", close: Planned | None = None) -> None:
    """Do these next, in this order, and then what was planned before.

    With a `scope` they are one whole that can be cut short: after them, or after `cut`, comes the
    step that closes it.
    """
    agenda = s.agenda
    if scope:
        if close is None:
            raise BrokenRules(f"scope {scope!r} has no step that closes it")
        agenda.append(Planned(close.step, close.args, scope))
    for i in range(len(steps) - 1, -1, -1):
        planned = steps[i]
        if not isinstance(planned, Planned):
            raise BrokenRules(f"only steps can be planned, not {planned!r}: is it registered?")
        agenda.append(planned)


def cut(s: Acting, scope: str) -> None:
    """Drop what is left of the innermost scope of that name; its closing step comes next. The step
    that cuts still runs to its own end."""
    agenda = s.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i].scope == scope:
            del agenda[i + 1 :]
            return
    raise BrokenRules(f"no scope {scope!r} is open")


def within(s: Acting, scope: str) -> bool:
    """Whether a scope of that name is open."""
    return any(planned.scope == scope for planned in s.agenda)


# -- what goes with something ---------------------------------------------------------------------


class Owner:
    """A kind of thing that comes and goes, such as the figures on a map. A step that it owns is for
    the one that its first argument names::

        FIGURE: Final = Owner()

        @FIGURE.owns
        @step
        async def harm(s: Quest, figure: int, amount: int) -> None: ...

        FIGURE.leaves(s, 7)

    What is planned for a figure that leaves is dropped. A step that closes a scope stays: what was
    begun comes to its end. The rules plan nothing for a figure that is gone.

    Nothing of it is stored: the name of a step says to whom its plans belong.
    """

    __slots__ = ()

    def owns(self, step: Step[Concatenate[int, P]]) -> Step[Concatenate[int, P]]:
        """Say that a step is for what its first argument names; used as a decorator."""
        if step.owner is not None:
            raise BrokenRules(f"step {step.name!r} has an owner already")
        step.owner = self
        return step

    def leaves(self, s: Acting, number: int) -> None:
        """What is planned for it is dropped."""
        agenda = s.agenda
        for i in range(len(agenda) - 1, -1, -1):
            planned = agenda[i]
            if planned.step.owner is self and planned.args[0] == number and not planned.scope:
                del agenda[i]

    def kept(self, agenda: Data, steps: Steps[Any], there: Container[int]) -> list[Data]:
        """A stored agenda without what is planned for those that are not there. For agendas from
        before these steps had an owner: then they did nothing for one that was gone."""
        found: list[Data] = []
        for row in as_list(agenda):
            name, args, *scope = as_list(row)
            owned = steps.find(as_str(name)).owner is self and not scope
            if not owned or as_list(args)[0] in there:
                found.append(row)
        return found


# -- storing it -----------------------------------------------------------------------------------


def dump_agenda(agenda: Agenda) -> list[Data]:
    """The agenda as plain data: for each step its name, its arguments, and the scope it closes."""
    return [
        [planned.step.name, planned.step.dump(planned.args), planned.scope]
        if planned.scope
        else [planned.step.name, planned.step.dump(planned.args)]
        for planned in agenda
    ]


def load_agenda(data: Data, steps: Steps[Any]) -> Agenda:
    """The agenda of plain data, checked."""
    agenda: Agenda = []
    for row in as_list(data):
        name, args, *scope = as_list(row)
        step = steps.find(as_str(name))
        agenda.append(Planned(step, step.load(args), as_str(scope[0]) if scope else ""))
    return agenda


PLAIN: Final[dict[str, type[object]]] = {
    "int": int,
    "str": str,
    "bool": bool,
    "none": type(None),
}


class Misfit(BadData):
    """An argument that is not of the type declared."""


def shape_of(hint: Any) -> Shape:
    """The shape of an annotated type."""
    for name, kind in PLAIN.items():
        if hint is kind:
            return name
    inside = get_args(hint)
    if get_origin(hint) is Annotated:
        noun: Noun = inside[1]
        return noun
    if get_origin(hint) in (Union, UnionType):
        return ("either", *[shape_of(part) for part in inside])
    if get_origin(hint) is tuple and inside[-1:] == (...,):
        return ("several", shape_of(inside[0]))
    if get_origin(hint) is tuple:
        return ("tuple", *[shape_of(part) for part in inside])
    raise BrokenRules(f"a step takes small plain arguments, not {hint!r}")


def _dump(arg: Argument, shape: Shape) -> Data:
    if isinstance(shape, Noun):
        assert isinstance(arg, int)
        return shape.dump(arg)
    if isinstance(shape, str):
        assert not isinstance(arg, tuple)
        return arg
    inside = shape[1:]
    if shape[0] == "either":
        return _dump(arg, _fitting(arg, inside))
    assert isinstance(arg, tuple)
    if shape[0] == "several":
        return [_dump(item, inside[0]) for item in arg]
    return [_dump(item, part) for item, part in zip(arg, inside, strict=True)]


def _fitting(arg: Argument, shapes: tuple[Shape, ...]) -> Shape:
    """Of several shapes the one that an argument has."""
    for shape in shapes:
        if isinstance(shape, Noun):
            fits = shape.has(arg)
        elif isinstance(shape, str):
            fits = type(arg) is PLAIN[shape]
        else:
            fits = isinstance(arg, tuple)
        if fits:
            return shape
    raise BrokenRules(f"{arg!r} is none of {shapes}")


def _load(data: Data, shape: Shape) -> Argument:
    if isinstance(shape, Noun):
        return shape.load(data)
    if isinstance(shape, str):
        if type(data) is not PLAIN[shape] or isinstance(data, (list, dict)):
            raise Misfit(f"{repr(data)[:40]}: {shape} is wanted")
        return data
    inside = shape[1:]
    if shape[0] == "either":
        for part in inside:
            try:
                return _load(data, part)
            except Gone:
                raise
            except BadData:
                continue
        raise Misfit(repr(data)[:40])
    if not isinstance(data, list):
        raise Misfit(f"{repr(data)[:40]}: a list is wanted")
    if shape[0] == "several":
        return tuple([_load(item, inside[0]) for item in data])
    return tuple([_load(*pair) for pair in zip(as_fixed(data, len(inside)), inside, strict=True)])
