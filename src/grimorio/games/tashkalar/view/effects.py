"""What a card says, made from what it does: every step of an effect as a text (TK-EFF-1..6).

A step is a clause in one of three forms: at the start of a sentence, inside one, or after "you
may". Clauses are put together to sentences, and what follows from a step is a sentence of its own.
Words are in locale/; here is only what belongs together. So a card cannot say what it does not do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from grimorio.core.scene import Text
from grimorio.games.tashkalar.components import (
    AnyStep,
    Borrow,
    Convert,
    Destroy,
    DestroyAll,
    Downgrade,
    DrawExtra,
    Either,
    ExtraTurn,
    GainAction,
    IfActionsLeft,
    Leap,
    May,
    Move,
    OnColour,
    Pieces,
    Place,
    Slide,
    Special,
    Upgrade,
    Where,
)

Form: TypeAlias = Literal["start", "inside", "after"]
Mode: TypeAlias = Literal["one", "several", "all", "any"]
Args: TypeAlias = "dict[str, int | str | Text]"


def sentences(effect: Sequence[AnyStep], being: str) -> tuple[Text, ...]:
    """The text of a being or legend, a paragraph for each step."""
    return tuple(paragraph(step, being) for step in effect)


def clauses(steps: Sequence[AnyStep], being: str, form: Form) -> Text:
    """Several steps in one breath."""
    said = clause(steps[0], being, form)
    for step in steps[1:]:
        said = Text("both", {"a": said, "b": clause(step, being, later(form))})
    return said


def later(form: Form) -> Form:
    return "inside" if form == "start" else form


# -- sentences -------------------------------------------------------------------------------------


def paragraph(step: AnyStep, being: str) -> Text:
    """A step with what follows from it."""
    match step:
        case Special():
            return Text(f"card-{being}-text")
        case OnColour():
            return on_colour(step, being)
        case IfActionsLeft(then):
            return Text("if-actions-left", {"do": clauses(then, being, "inside")})
        case DestroyAll(uncounted=True):
            return Text("sentence-uncounted", {"do": clause(step, being, "start")})
        case _:
            said = Text("sentence", {"do": clause(step, being, "start")})
            after = consequence(step, being)
            return said if after is None else Text("sentences", {"a": said, "b": after})


def consequence(step: AnyStep, being: str) -> Text | None:
    """What follows if the step was done."""
    match step:
        case Destroy(then=[_, *_]) | Upgrade(then=[_, *_]) | Leap(then=[_, *_]):
            return Text("if-done", {"do": clauses(step.then, being, "inside")})
        case DestroyAll(then=[_, *_]):
            do = clauses(step.then, being, "inside")
            return Text("if-enough", {"least": step.least, "do": do})
        case _:
            return None


def on_colour(step: OnColour, being: str) -> Text:
    """A sentence for each colour of the square that matters."""
    said = []
    if step.red and step.red == step.green:
        said.append(("on-coloured" if step.centre else "on-coloured-not-centre", step.red))
    else:
        said += [(name, then) for name, then in (("on-green", step.green), ("on-red", step.red))]
    said.append(("on-other", step.other))
    texts = [Text(name, {"do": clauses(then, being, "inside")}) for name, then in said if then]
    whole = texts[0]
    for text in texts[1:]:
        whole = Text("sentences", {"a": whole, "b": text})
    return whole


# -- clauses ---------------------------------------------------------------------------------------


def clause(step: AnyStep, being: str, form: Form) -> Text:
    """A step in one of its forms; what is optional says so."""
    if form != "after" and is_optional(step):
        return Text("may", {"form": form, "do": plain(step, being, "after")})
    return plain(step, being, form)


def is_optional(step: AnyStep) -> bool:
    """Worded with "may" (TK-EFF-3). Where there is an "up to" it says as much (TK-EFF-4)."""
    match step:
        case Destroy() | Place() | Move() | Leap():
            return step.may and step.up_to == 1
        case Upgrade() | Downgrade() | Convert():
            return step.may
        case Slide():
            return True
        case _:
            return False


def plain(step: AnyStep, being: str, form: Form) -> Text:
    match step:
        case Destroy():
            mode: Mode = "one" if step.up_to == 1 else "several"
            return do("destroy", form, what=pieces(step.what, being, mode, step.up_to))
        case DestroyAll():
            return do("destroy", form, what=pieces(step.what, being, "all"))
        case Upgrade():
            return do("upgrade", form, what=pieces(step.what, being))
        case Downgrade():
            return do("downgrade", form, what=pieces(step.what, being))
        case Convert(to=None):
            return do("convert", form, what=pieces(step.what, being))
        case Convert():
            return do("convert-to", form, what=pieces(step.what, being), rank=step.to or "")
        case Place():
            return do("place", form, rank=step.rank, where=squares(step), **number(step))
        case Move():
            return move(step, being, form)
        case Leap():
            name = "leap-distance" if step.distance else "leap"
            what = mover(step.what, being, step.up_to)
            distance = step.distance
            return do(name, form, what=what, kind=step.kind, count=step.up_to, distance=distance)
        case Slide():
            return do("slide", form, what=pieces(step.what, being), kind=step.kind)
        case GainAction():
            return do("gain_action", form, count=step.count)
        case DrawExtra():
            return do("draw_extra", form, deck=step.deck)
        case ExtraTurn():
            return do("extra_turn", form)
        case Borrow():
            return do("borrow", form)
        case May():
            said = clauses(step.then, being, "after")
            return said if form == "after" else Text("may", {"form": form, "do": said})
        case Either():
            return either(step, being, form)
        case OnColour() | IfActionsLeft() | Special():
            raise ValueError(f"{being}: this step is a sentence, not a part of one: {step}")


def do(verb: str, form: Form, **args: int | str | Text) -> Text:
    return Text(f"do-{verb}", {"form": form, **args})


def move(step: Move, being: str, form: Form) -> Text:
    """Moves with one piece or several, and where they may go."""
    limit = "-apart" if step.apart else "" if step.onto == "any" else f"-{step.onto}"
    what = mover(step.what, being, step.up_to)
    return do(f"move{limit}", form, what=what, kind=step.kind, **number(step))


def number(step: Move | Place) -> Args:
    """How often; "up to" where it may be less."""
    return {"count": step.up_to, "upto": "yes" if step.may else "no"}


def either(step: Either, being: str, form: Form) -> Text:
    """One way or the other; the same steps turned round are both of them, in either order."""
    one, other = step.ways
    if one == other[::-1]:
        a, b = (clause(part, being, "after" if step.may else later(form)) for part in one)
        both = Text("in-any-order", {"a": a, "b": b})
        return Text("may", {"form": form, "do": both}) if step.may else both
    if step.may:
        a, b = (clauses(way, being, "after") for way in step.ways)
        return Text("may-either", {"form": form, "a": a, "b": b})
    a, b = (clauses(way, being, "inside") for way in step.ways)
    return Text("either", {"form": form, "a": a, "b": b})


# -- pieces and squares ----------------------------------------------------------------------------


def pieces(what: Pieces, being: str, mode: Mode = "one", count: int = 1) -> Text:
    """The pieces a step is about, as its object."""
    if what.where == "self":
        return Text("this-being")
    if what.where == "that":
        return Text("that-piece")
    args: Args = {"owner": what.owner, "rank": what.rank, "mode": mode, "count": count}
    if what.where == "anywhere":
        return Text("pieces", args)
    return Text("pieces-at", {**args, "place": place(what.where, being, mode)})


def mover(what: Pieces, being: str, moves: int) -> Text:
    """What moves: the being by its name (TK-EFF-6), or pieces, of which one may move twice."""
    if what.where == "self":
        return Text(f"the-{being}")
    return pieces(what, being, "one" if moves == 1 else "any")


def place(where: Where, being: str, mode: Mode) -> Text:
    if where == "others":
        return Text("at-others", {"mode": mode, "self": Text(f"the-{being}")})
    return Text(f"at-{where}", {"mode": mode})


def squares(step: Place) -> Text:
    """The empty squares where a piece is placed."""
    if step.where in ("anywhere", "marked"):
        return Text(f"square-{step.where}", {"count": step.up_to})
    at = Text(f"at-{step.where}", {"mode": "one"})
    return Text("square-at", {"count": step.up_to, "place": at})
