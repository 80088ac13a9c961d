"""What a card says, made from what it does: every effect as a text (TK-EFF-1..6).

An effect is a clause in one of three forms: at the start of a sentence, inside one, or after "you
may". Clauses are put together to sentences, and what follows from an effect is a sentence too.
Words are in locale/; here is only what belongs together. So a card cannot say what it does not do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Literal, TypeAlias

from grimorio.core.scene import Text
from grimorio.games.tashkalar.components import effects as k
from grimorio.games.tashkalar.components.effects import CardEffect
from grimorio.games.tashkalar.components.numbers import BEINGS, FIRST_FLARE, flare_of
from grimorio.games.tashkalar.components.vocabulary import Where
from grimorio.kit.story import Words

Phrase: TypeAlias = Literal["start", "inside", "after"]
Mode: TypeAlias = Literal["one", "several", "all", "any"]


def effects_of(card: int) -> tuple[tuple[CardEffect, ...], ...]:
    """What a card orders: the effects of a being, or both parts of a flare."""
    if card >= FIRST_FLARE:
        flare = flare_of(card)
        return (flare.upper, flare.lower)
    return (BEINGS[card].effects,)


def card_sentences(card: int) -> tuple[Text, ...]:
    """The text of a card in play: a sentence or more for each effect, or for each part."""
    if card < FIRST_FLARE:
        return sentences(BEINGS[card].effects, BEINGS[card].id)
    return tuple(Text("sentence", {"do": clauses(part, "", "start")}) for part in effects_of(card))


def sentences(effects: Sequence[CardEffect], being: str) -> tuple[Text, ...]:
    """The text of a being or legend, a paragraph for each effect."""
    return tuple(paragraph(effect, being) for effect in effects)


def joined(texts: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    return reduce(lambda a, b: Text("sentences", {"a": a, "b": b}), texts)


def clauses(effects: Sequence[CardEffect], being: str, form: Phrase) -> Text:
    """Several effects in one breath."""
    said = clause(effects[0], being, form)
    for effect in effects[1:]:
        said = Text("both", {"a": said, "b": clause(effect, being, later(form))})
    return said


def later(form: Phrase) -> Phrase:
    return "inside" if form == "start" else form


# -- sentences -------------------------------------------------------------------------------------


def paragraph(effect: CardEffect, being: str) -> Text:
    """An effect with what follows from it."""
    match effect:
        case k.Special():
            return Text(f"card-{being}-text")
        case k.OnColour():
            return on_colour(effect, being)
        case k.IfActionsLeft(then):
            return Text("if-actions-left", {"do": clauses(then, being, "inside")})
        case k.DestroyAll(uncounted=True):
            return Text("sentence-uncounted", {"do": clause(effect, being, "start")})
        case _:
            said = Text("sentence", {"do": clause(effect, being, "start")})
            after = consequence(effect, being)
            return said if after is None else joined([said, after])


def consequence(effect: CardEffect, being: str) -> Text | None:
    """What follows if the effect was done."""
    match effect:
        case k.Destroy(then=[_, *_]) | k.Upgrade(then=[_, *_]) | k.Leap(then=[_, *_]):
            return Text("if-done", {"do": clauses(effect.then, being, "inside")})
        case k.DestroyAll(then=[_, *_]):
            do = clauses(effect.then, being, "inside")
            return Text("if-enough", {"least": effect.least, "do": do})
        case _:
            return None


def on_colour(effect: k.OnColour, being: str) -> Text:
    """A sentence for each colour of the square that matters."""
    said = []
    if effect.red and effect.red == effect.green:
        said.append(("on-coloured" if effect.centre else "on-coloured-not-centre", effect.red))
    else:
        said += [
            (name, then) for name, then in (("on-green", effect.green), ("on-red", effect.red))
        ]
    said.append(("on-other", effect.other))
    texts = [Text(name, {"do": clauses(then, being, "inside")}) for name, then in said if then]
    return joined(texts)


# -- clauses ---------------------------------------------------------------------------------------


def clause(effect: CardEffect, being: str, form: Phrase) -> Text:
    """An effect in one of its forms; what is optional says so."""
    if form != "after" and is_optional(effect):
        return Text("may", {"form": form, "do": plain(effect, being, "after")})
    return plain(effect, being, form)


def is_optional(effect: CardEffect) -> bool:
    """Worded with "may" (TK-EFF-3). Where there is an "up to" it says as much (TK-EFF-4)."""
    match effect:
        case k.Destroy() | k.Place() | k.Move() | k.Leap():
            return effect.may and effect.up_to == 1
        case k.Upgrade() | k.Downgrade() | k.Convert():
            return effect.may
        case k.Slide():
            return True
        case _:
            return False


def plain(effect: CardEffect, being: str, form: Phrase) -> Text:
    match effect:
        case k.Destroy():
            mode: Mode = "one" if effect.up_to == 1 else "several"
            return do("destroy", form, what=pieces(effect.what, being, mode, effect.up_to))
        case k.DestroyAll():
            return do("destroy", form, what=pieces(effect.what, being, "all"))
        case k.Upgrade():
            return do("upgrade", form, what=pieces(effect.what, being))
        case k.Downgrade():
            return do("downgrade", form, what=pieces(effect.what, being))
        case k.Convert(to=None):
            return do("convert", form, what=pieces(effect.what, being))
        case k.Convert():
            return do("convert-to", form, what=pieces(effect.what, being), rank=effect.to or "")
        case k.Place():
            return do("place", form, rank=effect.rank, where=squares(effect), **number(effect))
        case k.Move():
            return move(effect, being, form)
        case k.Leap():
            name = "leap-distance" if effect.distance else "leap"
            what = mover(effect.what, being, effect.up_to)
            distance = effect.distance
            return do(
                name, form, what=what, kind=effect.kind, count=effect.up_to, distance=distance
            )
        case k.Slide():
            return do("slide", form, what=pieces(effect.what, being), kind=effect.kind)
        case k.GainAction():
            return do("gain_action", form, count=effect.count)
        case k.DrawExtra():
            return do("draw_extra", form, deck=effect.deck)
        case k.ExtraTurn():
            return do("extra_turn", form)
        case k.Borrow():
            return do("borrow", form)
        case k.May():
            said = clauses(effect.then, being, "after")
            return said if form == "after" else Text("may", {"form": form, "do": said})
        case k.Either():
            return either(effect, being, form)
        case k.OnColour() | k.IfActionsLeft() | k.Special():
            raise ValueError(f"{being}: this effect is a sentence, not a part of one: {effect}")


def do(verb: str, form: Phrase, **args: int | str | Text) -> Text:
    return Text(f"do-{verb}", {"form": form, **args})


def move(effect: k.Move, being: str, form: Phrase) -> Text:
    """Moves with one piece or several, and where they may go."""
    limit = "-apart" if effect.apart else "" if effect.onto == "any" else f"-{effect.onto}"
    what = mover(effect.what, being, effect.up_to)
    return do(f"move{limit}", form, what=what, kind=effect.kind, **number(effect))


def number(effect: k.Move | k.Place) -> Words:
    """How often; "up to" where it may be less."""
    return {"count": effect.up_to, "upto": "yes" if effect.may else "no"}


def either(effect: k.Either, being: str, form: Phrase) -> Text:
    """One way or the other; the same effects turned round are both of them, in either order."""
    one, other = effect.ways
    if one == other[::-1]:
        a, b = (clause(part, being, "after" if effect.may else later(form)) for part in one)
        both = Text("in-any-order", {"a": a, "b": b})
        return Text("may", {"form": form, "do": both}) if effect.may else both
    if effect.may:
        a, b = (clauses(way, being, "after") for way in effect.ways)
        return Text("may-either", {"form": form, "a": a, "b": b})
    a, b = (clauses(way, being, "inside") for way in effect.ways)
    return Text("either", {"form": form, "a": a, "b": b})


# -- pieces and squares ----------------------------------------------------------------------------


def pieces(what: k.Pieces, being: str, mode: Mode = "one", count: int = 1) -> Text:
    """The pieces an effect is about, as its object."""
    if what.where == "self":
        return Text("this-being")
    if what.where == "that":
        return Text("that-piece")
    args: Words = {"owner": what.owner, "rank": what.rank, "mode": mode, "count": count}
    if what.where == "anywhere":
        return Text("pieces", args)
    return Text("pieces-at", {**args, "place": place(what.where, being, mode)})


def mover(what: k.Pieces, being: str, moves: int) -> Text:
    """What moves: the being by its name (TK-EFF-6), or pieces, of which one may move twice."""
    if what.where == "self":
        return Text(f"the-{being}")
    return pieces(what, being, "one" if moves == 1 else "any")


def place(where: Where, being: str, mode: Mode) -> Text:
    if where == "others":
        return Text("at-others", {"mode": mode, "self": Text(f"the-{being}")})
    return Text(f"at-{where}", {"mode": mode})


def squares(effect: k.Place) -> Text:
    """The empty squares where a piece is placed."""
    if effect.where in ("anywhere", "marked"):
        return Text(f"square-{effect.where}", {"count": effect.up_to})
    at = Text(f"at-{effect.where}", {"mode": "one"})
    return Text("square-at", {"count": effect.up_to, "place": at})
