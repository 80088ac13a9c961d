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
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import (
    Any,
    Concatenate,
    Generic,
    ParamSpec,
    Protocol,
    TypeAlias,
    TypeVar,
    get_type_hints,
)

from grimorio.core.data import BadData, Data, as_list, as_str
from grimorio.core.errors import BrokenRules

Argument: TypeAlias = "int | str | bool | None | tuple[Argument, ...]"
"""What a planned step takes along: small, plain, never changed, and nothing hidden."""

P = ParamSpec("P")
S = TypeVar("S")


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

    __slots__ = ("name", "run")

    def __init__(self, name: str, run: Callable[..., Coroutine[Any, Any, None]]) -> None:
        self.name = name
        self.run = run

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Planned:
        if kwargs:
            raise BrokenRules(f"step {self.name!r}: arguments are given by their order")
        # `check` looks at the arguments; a cast here would cost a call for every step.
        return Planned(self, args)  # type: ignore[arg-type]

    def check(self, args: tuple[Argument, ...]) -> None:
        """Refuse arguments that do not fit the declaration. Compiled functions do not tell their
        types; they check their arguments when they are called."""
        for arg in args:
            if not _is_plain(arg):
                raise BadData(f"step {self.name!r} takes small plain arguments, not {arg!r}")
        if not getattr(self.run, "__annotations__", None):
            return
        types = list(get_type_hints(self.run).items())[1:]
        wanted = [kind for name, kind in types if name != "return"]
        if len(args) != len(wanted):
            raise BadData(f"step {self.name!r} takes {len(wanted)} arguments, not {len(args)}")
        for arg, kind in zip(args, wanted, strict=True):
            if not _fits(arg, kind):
                raise BadData(f"step {self.name!r} takes no {arg!r}: {kind} is wanted")


class Steps(Generic[S]):
    """The steps of a title by name; used as a decorator it adds one. A title has one of these."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[str, Step[...]] = {}

    def __call__(self, run: Callable[Concatenate[S, P], Coroutine[Any, Any, None]]) -> Step[P]:
        name: str = run.__name__
        if name in self._known:
            raise BrokenRules(f"two steps are called {name!r}")
        new: Step[P] = Step(name, run)
        self._known[name] = new
        return new

    def names(self) -> list[str]:
        return sorted(self._known)

    def find(self, name: str) -> Step[...]:
        """The step of that name: what a stored checkpoint refers to."""
        found = self._known.get(name)
        if found is None:
            raise BadData(f"there is no step {name[:60]!r}")
        return found


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


# -- storing it -----------------------------------------------------------------------------------


def dump_agenda(agenda: Agenda) -> list[Data]:
    """The agenda as plain data: for each step its name, its arguments, and the scope it closes."""
    return [
        [planned.step.name, _dump(planned.args), planned.scope]
        if planned.scope
        else [planned.step.name, _dump(planned.args)]
        for planned in agenda
    ]


def load_agenda(data: Data, steps: Steps[Any]) -> Agenda:
    """The agenda of plain data, checked."""
    agenda: Agenda = []
    for row in as_list(data):
        name, args, *scope = as_list(row)
        step = steps.find(as_str(name))
        read = tuple([_load(arg) for arg in as_list(args)])
        step.check(read)
        agenda.append(Planned(step, read, as_str(scope[0]) if scope else ""))
    return agenda


def _dump(args: Iterable[Argument]) -> list[Data]:
    return [_dump(arg) if isinstance(arg, tuple) else arg for arg in args]


def _load(data: Data) -> Argument:
    if isinstance(data, list):
        return tuple([_load(item) for item in data])
    if data is None or isinstance(data, (int, str)):
        return data
    raise BadData(f"a small plain argument was expected, not {str(data)[:40]}")


def _is_plain(arg: object) -> bool:
    if isinstance(arg, tuple):
        return all(_is_plain(item) for item in arg)
    return arg is None or type(arg) in (int, str, bool)


def _fits(arg: Argument, kind: Any) -> bool:
    """Whether a value is of an annotated type: a plain one, a tuple or a union of these."""
    if kind in (int, str, bool):
        return type(arg) is kind
    if kind in (None, type(None)):
        return arg is None
    inside: tuple[Any, ...] = getattr(kind, "__args__", ())
    if getattr(kind, "__origin__", None) is tuple:
        if not isinstance(arg, tuple):
            return False
        if inside[-1:] == (...,):
            return all(_fits(item, inside[0]) for item in arg)
        return len(arg) == len(inside) and all(map(_fits, arg, inside))
    return any(_fits(arg, one) for one in inside)
