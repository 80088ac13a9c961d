"""Mutants: small breaks in the functions that carry out rules, one at a time.

A test proves a rule only if it fails when the rule is broken. `plant` finds the functions of a
title that cite rules, and all the small changes that can be made to each; `wake` changes a function
in memory, for as long as the process lives. `probe` makes these functions say which of their
statements are reached. `python -m tests.plugins.mutants` runs the tests of the rules against them.
"""

from __future__ import annotations

import ast
import copy
import gc
import io
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeAlias, TypeVar, cast

import msgspec

from grimorio.rulebook import mentions

N = TypeVar("N", bound=ast.AST)
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Change: TypeAlias = tuple[ast.AST, ast.AST, ast.AST, int]
"""A node, what stands in its place, the node that a reader sees it in, and the line of its
statement."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
ANSWERS = {"bool": ("True", "False"), "None": ("None",), "int": ("0",), "list": ("[]",)}
"""What a function that gives up at once returns, by the type it returns."""


class Site(msgspec.Struct, frozen=True, eq=False):
    """A function that cites rules: where it stands, and the classes around it."""

    path: str
    place: str
    nodes: list[ast.ClassDef | Function]
    rules: tuple[str, ...]

    @property
    def function(self) -> Function:
        function = self.nodes[-1]
        assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        return function

    @property
    def qualname(self) -> str:
        return ".".join(node.name for node in self.nodes)

    def code(self, body: list[ast.stmt]) -> CodeType:
        """Another body of this function, compiled as it would be in its place."""
        function = copy.copy(self.function)
        function.body, function.decorator_list = body, []
        if any(
            isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(self.function)
        ):
            # A function that holds its class must go on holding it, or it takes no other body.
            function.body = [*body, *ast.parse("__class__").body]
        whole: ast.stmt = function
        for outer in reversed(self.nodes[:-1]):
            whole = ast.ClassDef(
                name=outer.name, bases=[], keywords=[], body=[whole], decorator_list=[]
            )
        future = ast.parse("from __future__ import annotations").body
        module = ast.fix_missing_locations(ast.Module([*future, whole], []))
        return _find(compile(module, self.path, "exec"), self.qualname)


class Mutant(msgspec.Struct, frozen=True, eq=False):
    """One change of one function: a node, what stands in its place, and both in words. It matters
    only where the statement that begins on line `reached` is."""

    site: Site
    old: ast.AST
    new: ast.AST
    before: str
    after: str
    line: int
    reached: int

    @property
    def name(self) -> str:
        """What a list of mutants calls it: the same as long as the function is."""
        return f"{self.site.place}: {self.before} -> {self.after}"

    def wake(self, functions: Functions) -> None:
        """Break the function. Nothing mends it again in this process."""
        body = _Swap(self.old, self.new).block(self.site.function.body)
        functions.change(self.site, self.site.code(body))


class Functions:
    """The functions that live in this process, whoever holds them."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], list[FunctionType]] = {}
        self._caches: list[Any] = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                code = thing.__code__
                self._found.setdefault((code.co_filename, code.co_qualname), []).append(thing)
            elif isinstance(thing, _lru_cache_wrapper):
                self._caches.append(thing)

    def change(self, site: Site, code: CodeType) -> None:
        """Give a function another body, and forget what any function answered before."""
        for function in self._found.get((site.path, site.qualname), []):
            function.__code__ = code
        for cached in self._caches:
            cached.cache_clear()


def sites(folder: Path) -> list[Site]:
    """The functions under a folder that cite rules."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        module = ".".join(file.relative_to(folder).with_suffix("").parts)
        for nodes, rules in citing(file.read_text(encoding="utf-8")):
            qualname = ".".join(node.name for node in nodes)
            found.append(Site(str(file), f"{module}:{qualname}", nodes, rules))
    return found


def plant(site: Site, names: dict[str, Any]) -> Iterator[Mutant]:
    """Every mutant of a function, each of another name. `names` is what its module holds, to know
    what the functions called there take."""
    told: Counter[tuple[str, str]] = Counter()
    for old, new, within, reached in changes(site.function, names):
        before, after = _words(within), _words(_Swap(old, new).copied(within))
        if isinstance(new, ast.Pass):
            after = "nothing"
        if isinstance(new, ast.Return):
            before = "all of it"
        told[before, after] += 1
        if told[before, after] > 1:
            after = f"{after} (again, {told[before, after]})"
        line: int = getattr(old, "lineno", site.function.lineno)
        yield Mutant(site, old, new, before, after, line, reached)


def probe(site: Site, functions: Functions, module: dict[str, Any], seen: set[Any]) -> None:
    """Let a function say what is reached in it: (path, line) of each statement goes into `seen`."""
    module["__reached__"] = seen.add
    functions.change(site, site.code(_Probes(site.path).block(site.function.body)))


def citing(source: str) -> Iterator[tuple[list[ast.ClassDef | Function], tuple[str, ...]]]:
    """The functions of a module that cite rules, in their docstring or in a comment: the
    function within the classes it stands in, and the rules. What a class cites counts for each of
    its methods; a function within a function is part of it."""
    comments = [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    for nodes in _functions(ast.parse(source), []):
        function = nodes[-1]
        said = [doc for node in ast.walk(function) if (doc := _docstring(node))]
        said += [ast.get_docstring(node) or "" for node in nodes[:-1]]
        said += [
            text for line, text in comments if function.lineno <= line <= (function.end_lineno or 0)
        ]
        rules = tuple(dict.fromkeys(rule for text in said for rule in mentions(text)))
        if rules:
            yield nodes, rules


def _functions(
    parent: ast.AST, outer: list[ast.ClassDef | Function]
) -> Iterator[list[ast.ClassDef | Function]]:
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield [*outer, node]
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, [*outer, node])


def _docstring(node: ast.AST) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return ast.get_docstring(node) or ""
    return ""


# -- from a change to code ------------------------------------------------------------------------


class _Swap:
    """Statements with one node in the place of another; nodes are copied, never changed."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        return [self.copied(one) for one in statements]

    def copied(self, node: N) -> N:
        if node is self.old:
            return cast("N", ast.copy_location(copy.copy(self.new), node))
        new = copy.copy(node)
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.AST):
                setattr(new, field, self.copied(value))
            elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(new, field, self.block(value))
            elif isinstance(value, list):
                parts = [self.copied(one) if isinstance(one, ast.AST) else one for one in value]
                setattr(new, field, parts)
        return new


class _Probes(_Swap):
    """Statements with a call before each of them that tells where it stands."""

    def __init__(self, path: str) -> None:
        super().__init__(ast.Pass(), ast.Pass())
        self.path = path

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        told = []
        for one in statements:
            call = ast.parse(f"__reached__(({self.path!r}, {one.lineno}))").body[0]
            told += [ast.copy_location(call, one), self.copied(one)]
        return told


def _find(code: CodeType, qualname: str) -> CodeType:
    if code.co_qualname == qualname:
        return code
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and qualname.startswith(inner.co_qualname):
            return _find(inner, qualname)
    raise LookupError(f"{qualname} was lost")


# -- what can be changed --------------------------------------------------------------------------


def changes(function: Function, names: dict[str, Any]) -> Iterator[Change]:
    """Every small change of a function, in the order of its lines."""
    body = function.body[1:] if _docstring(function) else function.body
    if body and not any(isinstance(node, ast.Yield) for node in ast.walk(function)):
        returns = ast.unparse(function.returns) if function.returns else ""
        for answer in ANSWERS.get(returns.partition("[")[0], ()):
            if ast.unparse(body[0]) != f"return {answer}":
                early = ast.parse(f"return {answer}").body[0]
                yield function.body[0], early, function.body[0], body[0].lineno
    bound = {one.arg for one in ast.walk(function.args) if isinstance(one, ast.arg)}
    for statement in body:
        yield from _statement(statement, bound, names)


def _statement(node: ast.stmt, bound: set[str], names: dict[str, Any]) -> Iterator[Change]:
    """The changes of a statement and of what stands in it. What only speaks of the impossible
    (assert, raise) is left alone, and so are names bound for the first time, whose loss any call
    would find."""
    if isinstance(node, ast.Assert | ast.Raise | ast.Nonlocal | ast.Global | ast.Pass):
        return
    if _may_go(node, bound):
        yield node, ast.Pass(), node, node.lineno
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            bound.add(part.id)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "decorator_list", "args", "returns"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.stmt):
                yield from _statement(part, bound, names)
            elif isinstance(part, ast.expr):
                for old, new, within in _expression(part, node, names, field == "test"):
                    yield old, new, within, node.lineno
            elif isinstance(part, ast.withitem | ast.match_case | ast.ExceptHandler):
                for inner in ast.iter_child_nodes(part):
                    if isinstance(inner, ast.stmt):
                        yield from _statement(inner, bound, names)


def _may_go(node: ast.stmt, bound: set[str]) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()):
            return False  # a docstring
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Continue() | ast.Break():
            return True
        case ast.Return(value=None) | ast.Return(value=ast.Constant(value=None)):
            return True
        case ast.Assign(targets=targets):
            parts = [part for target in targets for part in ast.walk(target)]
            stored = [part.id for part in parts if isinstance(part, ast.Name)]
            plain = all(not isinstance(part, ast.Attribute | ast.Subscript) for part in parts)
            return not plain or all(name in bound for name in stored)
        case _:
            return False


def _expression(
    node: ast.expr, parent: ast.AST, names: dict[str, Any], is_test: bool = False
) -> Iterator[tuple[ast.expr, ast.expr, ast.AST]]:
    """The changes of an expression and of its parts. A condition without a sign of its own is
    turned round; a number is shown in what it stands in."""
    if is_test and isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Await):
        yield node, ast.UnaryOp(ast.Not(), node), node
    shown = isinstance(node, ast.Constant) and not _is_long(parent)
    for new in _changed(node, names):
        yield node, new, parent if shown else node
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.expr):
            yield from _expression(part, node, names)
        elif isinstance(part, ast.keyword) and part.arg != "strict":
            yield from _expression(part.value, node, names)
        elif isinstance(part, ast.comprehension):
            yield from _expression(part.iter, node, names)
            for test in part.ifs:
                yield from _expression(test, node, names, is_test=True)


def _is_long(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt) and hasattr(node, "body")


def _changed(node: ast.expr, names: dict[str, Any]) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=right):
            for i, op in enumerate(ops):
                other = COMPARED[type(op)]()
                yield ast.Compare(left, [*ops[:i], other, *ops[i + 1 :]], right)
        case ast.BoolOp(op=ast.And(), values=values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(op=ast.Or(), values=values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.IfExp(test=test, body=body, orelse=other):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield ast.IfExp(test, other, body)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNTED:
            lists = any(isinstance(side, ast.List | ast.ListComp) for side in (left, right))
            if not lists and not (isinstance(op, ast.Add | ast.Sub) and _is_zero(right, names)):
                yield ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), args, keywords)
        case ast.Call():
            yield from _called(node, names)
        case _:
            return


def _is_zero(node: ast.expr, names: dict[str, Any]) -> bool:
    """Whether a name stands for zero, which may be added or taken away."""
    return isinstance(node, ast.Name) and names.get(node.id) == 0


def _called(call: ast.Call, names: dict[str, Any]) -> Iterator[ast.Call]:
    """A call with one step less to plan, or with two neighbours of the same type swapped."""
    args = call.args
    if ast.unparse(call.func) == "plan":
        for i in range(1, len(args)):
            yield ast.Call(call.func, [*args[:i], *args[i + 1 :]], call.keywords)
        return
    kinds = _parameters(call.func, names)
    for i in range(min(len(kinds), len(args)) - 1):
        one, other = args[i], args[i + 1]
        if isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
            return
        if kinds[i] == kinds[i + 1] and ast.dump(one) != ast.dump(other):
            yield ast.Call(call.func, [*args[:i], other, one, *args[i + 2 :]], call.keywords)


def _parameters(func: ast.expr, names: dict[str, Any]) -> list[str]:
    """The declared types of what is called takes by its order; nothing if that is not known."""
    first, *rest = ast.unparse(func).split(".")
    thing = names.get(first)
    for name in rest:
        thing = getattr(thing, name, None)
    given = 2 if getattr(thing, "under_way", None) else int(hasattr(thing, "run"))
    thing = getattr(thing, "run", thing)
    if not isinstance(thing, FunctionType):
        return []
    count = thing.__code__.co_argcount
    types = [str(thing.__annotations__.get(name)) for name in thing.__code__.co_varnames[:count]]
    return types[given:]


def _words(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 100 else f"{text[:97]}..."
