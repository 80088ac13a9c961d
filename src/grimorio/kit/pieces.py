"""What stands on a table, declared: numbers and notes in tables, and what is shown by them.

A line of a table says what is shown, how it looks, and from what it is taken::

    NUMBERS: Final[Numbers[[Marsh, Seat]]] = (
        ("caught", "spark-spirit", "gold", lambda s, seat: s.bearers[seat].caught),
        ("hurt", "bleeding-wound", "danger", lambda s, seat: s.bearers[seat].wounds or None),
    )

    Panel(seat, seat_text(seat), stats=stats(NUMBERS, s, seat))

What is None is not shown; neither is a note of which nothing is true.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ParamSpec, TypeAlias, TypeVar

from grimorio.core.scene import Badge, Board, Member, Piece, Ruler, Stat, Text, Tone
from grimorio.kit.said import stat
from grimorio.kit.story import Words

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
Numbers: TypeAlias = "Sequence[tuple[str, str, Tone, Callable[P, int | Text | None]]]"
"""By name, icon and tone."""
Notes: TypeAlias = "Sequence[tuple[str, Callable[P, Words | int | None]]]"
"""By name, with the words of the sentence where it has any."""

LOW = 3
"""A third of the health, or less, is worth a warning."""


# -- numbers and notes -----------------------------------------------------------------------------


def stats(table: Numbers[P], *args: P.args, **kwargs: P.kwargs) -> tuple[Stat, ...]:
    """The numbers of a table that there are."""
    found = []
    for name, icon, tone, number in table:
        value = number(*args, **kwargs)
        if value is not None:
            found.append(stat(name, value, icon, tone))
    return tuple(found)


def bar(name: str, left: int, most: int, icon: str) -> Stat:
    """Health, drawn as a bar."""
    tone: Tone = "danger" if left * LOW <= most else ""
    return Stat(name, Text(f"stat-{name}"), max(0, left), most, icon, tone)


def notes(table: Notes[P], *args: P.args, **kwargs: P.kwargs) -> list[Text]:
    """The notes of a table that are true: `note-NAME`."""
    found = []
    for name, true in table:
        words = true(*args, **kwargs)
        if words:
            found.append(Text(f"note-{name}", words if isinstance(words, dict) else {}))
    return found


# -- groups and boards -----------------------------------------------------------------------------


def member(
    piece: Piece,
    name: str,
    label: Text | None = None,
    stats: tuple[Stat, ...] = (),
    badges: tuple[Badge, ...] = (),
    face: str = "",
    zones: tuple[str, ...] = (),
    dim: bool = False,
) -> Member:
    """A piece as one of its group: it looks there as on the board, where it lights up if it lies on
    it, and has what is given besides."""
    return Member(
        name,
        label or piece.label,
        piece.icon,
        piece.number,
        stats if piece.health is None else (piece.health, *stats),
        piece.badges + badges,
        face,
        zones,
        (piece.id,) if piece.at else (),
        dim or piece.dim,
        piece.tone,
    )


def measured(
    board: Board,
    asked: str,
    cell: str,
    numbers: Mapping[str, int],
    measure: Callable[[int, int], tuple[int, bool]],
) -> Ruler | None:
    """How far it is to each cell of a board from one of them, and whether it is in sight, by the
    numbers of the cells. What is still unknown is not measured."""
    known = [one.terrain != "unknown" for one in board.cells]
    ids = [one.id for one in board.cells]
    if board.id != asked or cell not in ids or not known[ids.index(cell)]:
        return None
    start = numbers[cell]
    found = [
        measure(start, numbers[one]) if here else (-1, False)
        for one, here in zip(ids, known, strict=True)
    ]
    return Ruler(asked, cell, tuple([far for far, _ in found]), tuple([seen for _, seen in found]))


def once(
    facts: Callable[[Any], Hashable], most: int = 1024
) -> Callable[[Callable[[S], R]], Callable[[S], R]]:
    """What is made from a few facts of something is made once for each of them, and kept. `facts`
    gives them: what is made must follow from them alone."""

    def decorate(make: Callable[[S], R]) -> Callable[[S], R]:
        kept: dict[Hashable, R] = {}

        def made(of: S) -> R:
            key = facts(of)
            found = kept.get(key)
            if found is None:
                if len(kept) >= most:
                    kept.clear()
                found = kept[key] = make(of)
            return found

        return made

    return decorate
