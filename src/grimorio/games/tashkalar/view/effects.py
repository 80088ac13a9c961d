"""What a card says, made from what it does: every effect as a text (TK-EFF-1..6).

An effect is a clause in one of three forms: at the start of a sentence, inside one, or after "you
may". Clauses are put together to sentences, and what follows from an effect is a sentence too.
Words are in locale/; here is only what belongs together. So a card cannot say what it does not do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from grimorio.core.scene import Text
from grimorio.games.tashkalar.components import effects as k
from grimorio.games.tashkalar.components.effects import CardEffect
from grimorio.games.tashkalar.components.numbers import BEINGS, FIRST_FLARE, flare_of
from grimorio.kit.effects import unnamed
from grimorio.kit.said import Said, sentences
from grimorio.kit.story import Words, folded

Phrase: TypeAlias = Literal["start", "inside", "after"]
AboutPieces: TypeAlias = (
    k.Destroy | k.DestroyAll | k.Upgrade | k.Downgrade | k.Convert | k.Move | k.Leap | k.Slide
)
SAID = Said()


def effects_of(card: int) -> tuple[tuple[CardEffect, ...], ...]:
    """What a card orders: the effects of a being, or both parts of a flare."""
    if card >= FIRST_FLARE:
        flare = flare_of(card)
        return (flare.upper, flare.lower)
    return (BEINGS[card].effects,)


def card_sentences(card: int) -> tuple[Text, ...]:
    """The text of a card in play: a sentence or more for each effect, or for each part."""
    if card < FIRST_FLARE:
        return paragraphs(BEINGS[card].effects, BEINGS[card].id)
    return tuple(Text("sentence", {"do": clauses(part, "", "start")}) for part in effects_of(card))


def paragraphs(effects: Sequence[CardEffect], being: str) -> tuple[Text, ...]:
    """The text of a being or legend, a paragraph for each effect."""
    return tuple(paragraph(effect, being) for effect in effects)


def clauses(effects: Sequence[CardEffect], being: str, form: Phrase) -> Text:
    """Several effects in one breath."""
    first = clause(effects[0], being, form)
    return folded("both", [first, *[clause(one, being, later(form)) for one in effects[1:]]])


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
        case k.Destroy(then=then) | k.Upgrade(then=then) | k.Leap(then=then) if then:
            after = Text("if-done", {"do": clauses(then, being, "inside")})
            return sentences([sentence(effect, being), after])
        case k.DestroyAll(then=then) if then:
            words: Words = {"least": effect.least, "do": clauses(then, being, "inside")}
            return sentences([sentence(effect, being), Text("if-enough", words)])
        case _:
            return sentence(effect, being)


def sentence(effect: CardEffect, being: str) -> Text:
    """An effect alone."""
    return Text("sentence", {"do": clause(effect, being, "start")})


def on_colour(effect: k.OnColour, being: str) -> Text:
    """A sentence for each colour of the square that matters."""
    said = [("on-green", effect.green), ("on-red", effect.red)]
    if effect.red == effect.green:
        said = [("on-coloured" if effect.centre else "on-coloured-not-centre", effect.red)]
    said.append(("on-other", effect.other))
    return sentences(
        [Text(name, {"do": clauses(then, being, "inside")}) for name, then in said if then]
    )


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
    """An effect by the message of its verb and its own fields."""
    match effect:
        case k.May():
            said = clauses(effect.then, being, "after")
            return said if form == "after" else Text("may", {"form": form, "do": said})
        case k.Either():
            return either(effect, being, form)
        case k.OnColour() | k.IfActionsLeft() | k.Special():
            raise ValueError(f"{being}: this effect is a sentence, not a part of one: {effect}")
        case k.Place() | k.GainAction() | k.DrawExtra() | k.ExtraTurn() | k.Borrow():
            return SAID.text("do", effect, form=form, mode="one", being="none")
        case _:
            return SAID.text("do", effect, form=form, what=pieces(effect, being))


def either(effect: k.Either, being: str, form: Phrase) -> Text:
    """One way or the other; the same effects turned round are both of them, in either order."""
    one, other = effect.ways
    if unnamed(one) == unnamed(other[::-1]):
        a, b = (clause(part, being, "after" if effect.may else later(form)) for part in one)
        both = Text("in-any-order", {"a": a, "b": b})
        return Text("may", {"form": form, "do": both}) if effect.may else both
    a, b = (clauses(way, being, "after" if effect.may else "inside") for way in effect.ways)
    return Text("may-either" if effect.may else "either", {"form": form, "a": a, "b": b})


def pieces(effect: AboutPieces, being: str) -> Text:
    """The pieces an effect is about, as its object. What moves by itself is called by its name
    (TK-EFF-6); of several pieces that move, one may move twice."""
    moves = isinstance(effect, k.Move | k.Leap)
    what, count = effect.what, getattr(effect, "up_to", 1)
    if moves and what.where == "self":
        return Text(f"the-{being}")
    mode = "one" if count == 1 else "any" if moves else "several"
    if isinstance(effect, k.DestroyAll):
        mode = "all"
    name = Text(f"the-{being}") if what.where == "others" else "none"
    return Text("pieces", {**SAID.words(what), "mode": mode, "count": count, "being": name})
