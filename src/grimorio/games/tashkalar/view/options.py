"""The options of a question: what each says, where it is clicked, what would follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from grimorio.core import Ask, Seat, Value, key_of
from grimorio.core.kinds import Kind
from grimorio.core.scene import Option, Text, Tone
from grimorio.games.tashkalar import kinds as k
from grimorio.games.tashkalar.components.effects import Either, list_effects
from grimorio.games.tashkalar.components.numbers import CARD, CARD_RANKS, CONTENT, FIRST_FLARE
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.beings import ride_kind
from grimorio.games.tashkalar.rules.board import DIRECTIONS, ray, squares_of
from grimorio.games.tashkalar.rules.drawing import deck_of_card, hand_of
from grimorio.games.tashkalar.rules.flares import parts_met
from grimorio.games.tashkalar.rules.moves import MOVE_KINDS
from grimorio.games.tashkalar.rules.patterns import ORIENTATIONS
from grimorio.games.tashkalar.rules.pieces import rank_at, reserve, side_at
from grimorio.games.tashkalar.rules.teams import side_of
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.games.tashkalar.view import names
from grimorio.games.tashkalar.view.effects import card_sentences, clauses, effects_of
from grimorio.games.tashkalar.view.names import cell_id
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words

Asked = Ask[Value]
Maker = Callable[[Arena, Asked, Value], Option]


def option(s: Arena, ask: Asked, value: Value) -> Option:
    """One legal answer."""
    if value is None:
        return Option("pass", Text(PASSES.get(ask.kind, "option-pass")), tone="quiet")
    return MAKERS[ask.kind](s, ask, value)


def number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def on_square(
    text: str, value: Value, at: int, words: Words | None = None, *rules: str, tone: Tone = ""
) -> Option:
    """An answer that is given by a square; its name belongs to what is said."""
    said = Text(text, {"square": name_of(at), **(words or {})})
    return Option(key_of(value), said, (cell_id(at),), rules, tone=tone)


# -- an action -------------------------------------------------------------------------------------


def act(s: Arena, ask: Asked, value: Value) -> Option:
    """Place, lift, summon, discard, flare, or the end of it (TK-TURN-4)."""
    if isinstance(value, str):
        return Option(value, Text(f"option-{value}"), rules=ENDINGS[value])
    assert isinstance(value, tuple)
    what, *rest = value
    numbers = [number(part) for part in rest]
    at = numbers[0]
    if what == "place":
        return on_square("option-place", value, at, None, "TK-PLACE-2")
    if what == "lift":
        words: Words = {"rank": RANKS[rank_at(s, at)]}
        return on_square("option-lift", value, at, words, "TK-PLACE-3", "TK-PLACE-5")
    if what == "discard":
        text = Text("option-discard", {"card": names.the_card(at)})
        pile = (f"discard{ask.seat}",)
        return Option(key_of(value), text, pile, ("TK-DISC-1",), confirm=True)
    make = flare if what == "flare" else summon
    return make(s, ask.seat, value, *numbers)


ENDINGS: Final = {"end": ("TK-FLARE-1",), "forfeit": ("TK-RUL-17",)}


def summon(
    s: Arena, seat: Seat, value: Value, card: int, at: int, way: int, *foreign: int
) -> Option:
    """A summoning shows its pattern on the board and what it would do, before it is done."""
    pattern = squares_of(ORIENTATIONS[card][way].used(at) & ~(1 << at))
    return Option(
        key_of(value),
        Text("option-summon", {"card": names.the_card(card), "square": name_of(at)}),
        (*held(s, seat, card), cell_id(at)),
        ("TK-SUMMON-3", "TK-SUMMON-12"),
        preview=(*warnings(s, seat, card, at, foreign), *card_sentences(card)),
        path=tuple(cell_id(place) for place in (*pattern, at)),
        confirm=True,
        tone="magic",
    )


def warnings(s: Arena, seat: Seat, card: int, at: int, foreign: tuple[int, ...]) -> Iterator[Text]:
    """Pieces of rivals that the pattern needs (TK-IMPRO-2, TK-IMPRO-4), what the square costs, and
    that no piece is left (TK-SHORT-3, TK-SHORT-4)."""
    for name, place in zip(("borrowed", "improvised"), foreign or (NONE, NONE), strict=True):
        if place != NONE:
            yield about_piece(s, f"preview-{name}", place)
    yield from struck(s, at)
    if not reserve(s, side_of(s, seat), CARD_RANKS[card]):
        yield Text("preview-shortage")


def about_piece(s: Arena, text: str, at: int) -> Text:
    return Text(text, {"piece": names.piece_text(s, at), "square": name_of(at)})


def struck(s: Arena, at: int) -> tuple[Text, ...]:
    """Whose piece a square would cost."""
    return () if side_at(s, at) == NONE else (about_piece(s, "preview-destroys", at),)


def flare(s: Arena, seat: Seat, value: Value, card: int, rival: int) -> Option:
    """A flare with the parts of it that would be resolved (TK-FLARE-6, TK-FLARE-7)."""
    met = parts_met(s, side_of(s, seat), rival, card)
    against = names.side_text(s, rival)
    preview = [part for part, is_met in zip(card_sentences(card), met, strict=True) if is_met]
    if s.form != ELITE:
        preview.append(Text("preview-flare-point", {"rival": against}))
    return Option(
        key_of(value),
        Text("option-flare", {"card": names.card_text(card), "rival": against}),
        held(s, seat, card),
        ("TK-FLARE-3", "TK-FLARE-7"),
        preview=tuple(preview),
        confirm=True,
        tone="magic",
    )


def held(s: Arena, seat: Seat, card: int) -> tuple[str, ...]:
    """Where a card lies in the hand of a seat."""
    name, cards = names.back_of(card), hand_of(s, seat, deck_of_card(card)).cards
    return tuple(f"{name}{seat}-{place}" for place, other in enumerate(cards) if other == card)


# -- squares ---------------------------------------------------------------------------------------


def a_square(s: Arena, ask: Asked, value: Value) -> Option:
    """An empty square."""
    return on_square(f"option-{ask.kind.name}", value, number(value))


def a_piece(s: Arena, ask: Asked, value: Value) -> Option:
    """A piece that something is done to; one card does something to empty squares too."""
    at = number(value)
    bare = "-empty" if ask.kind is k.TOUCH and side_at(s, at) == NONE else ""
    words: Words = {"piece": names.piece_text(s, at)}
    return on_square(f"option-{ask.kind.name}{bare}", value, at, words)


def a_way(s: Arena, ask: Asked, value: Value) -> Option:
    """Where a piece goes, from the square the question is about."""
    at, start = number(value), number(ask.about[-1])
    text = going(s, ask, start, at)
    path = (cell_id(start), cell_id(at))
    own: Tone = "danger" if side_at(s, at) == side_of(s, ask.seat) else ""
    return Option(key_of(value), text, (cell_id(at),), preview=struck(s, at), path=path, tone=own)


def going(s: Arena, ask: Asked, start: int, at: int) -> Text:
    """That it goes there; where several kinds of moves are left, by which of them."""
    if ask.kind is not k.RIDE:
        return Text("option-go", {"square": name_of(at)})
    kind = MOVE_KINDS[ride_kind(s, start, at, number(ask.about[2]))]
    return Text("option-ride", {"square": name_of(at), "kind": kind})


def a_plotter(s: Arena, ask: Asked, value: Value) -> Option:
    """A piece that moves: the being by a standard move, what it was summoned with in combat."""
    at = number(value)
    kind = "standard" if at == ask.about[-1] else "combat"
    words: Words = {"piece": names.piece_text(s, at), "kind": kind}
    return on_square("option-plotter", value, at, words)


def a_colour_on(text: str) -> Maker:
    """A piece of some colour on a square."""

    def make(s: Arena, ask: Asked, value: Value) -> Option:
        assert isinstance(value, tuple)
        side, at = value
        return on_square(text, value, number(at), {"side": names.side_text(s, number(side))})

    return make


def arrow(s: Arena, ask: Asked, value: Value) -> Option:
    """A direction, with the squares it runs over."""
    direction = number(value)
    line = tuple(cell_id(place) for place in ray(s.at, DIRECTIONS[direction]))
    text = Text("option-arrow", {"n": direction, "sign": names.DIRECTION_SIGNS[direction]})
    return Option(key_of(value), text, line[:1], path=line)


# -- the rest --------------------------------------------------------------------------------------


def said(text: Callable[[Arena, int], Text]) -> Maker:
    """An answer that is only said."""
    return lambda s, ask, value: Option(key_of(value), text(s, number(value)))


def card(s: Arena, ask: Asked, value: Value) -> Option:
    """A card of the hand, or of the discards."""
    which = number(value)
    at = held(s, ask.seat, which)
    if ask.kind is k.TOP_CARD:
        at = (f"discard{s.turn}-{names.card_face(which)}",)
    text = Text(f"option-{ask.kind.name}", {"card": names.card_text(which)})
    return Option(key_of(value), text, at)


def task(s: Arena, ask: Asked, value: Value) -> Option:
    which = number(value)
    points = CONTENT.tasks[which].points
    text = Text("option-claim", {"task": names.task_text(which), "points": points})
    return Option(key_of(value), text, (f"task-{which}",), ("TK-TASK-1",), tone="gold")


def way(s: Arena, ask: Asked, value: Value) -> Option:
    """One of the ways of a card, in its own words."""
    which, of = number(value), number(ask.about[0])
    being = "" if of >= FIRST_FLARE else CARD.ids[of]
    for effect in list_effects([effect for part in effects_of(of) for effect in part]):
        if isinstance(effect, Either):
            return Option(key_of(value), clauses(effect.ways[which], being, "start"))
    return Option(key_of(value), Text(f"way-{being}-{which}"))


def point(s: Arena, rival: int) -> Text:
    return Text("option-point", {"rival": names.side_text(s, rival)})


PASSES: Final[dict[Kind, str]] = {
    k.RETURN: "option-return-done",
    k.CLAIM: "option-claim-none",
    k.LEFTOVER: "option-leftover-none",
    k.MOVE: "option-stay",
    k.LEAP: "option-stay",
    k.SLIDE: "option-stay",
    k.MOVER: "option-enough",
    k.RIDE: "option-stay",
    k.PLOTTER: "option-enough",
}
MAKERS: Final[dict[Kind, Maker]] = {
    k.CHOOSE_SCHOOL: said(lambda s, school: names.school_text(school)),
    k.START_PIECE: a_colour_on("option-start"),
    k.ACT: act,
    **dict.fromkeys((k.PLACE, k.PUT), a_square),
    **dict.fromkeys((k.TAKE, k.MOVER, k.LEAPER, k.SLIDER, k.RIDER, k.TOUCH), a_piece),
    **dict.fromkeys((k.DESTROY, k.UPGRADE, k.DOWNGRADE, k.CONVERT), a_piece),
    **dict.fromkeys((k.MOVE, k.RIDE, k.LEAP, k.SLIDE), a_way),
    k.PLOTTER: a_plotter,
    k.PUT_ENEMY: a_colour_on("option-put-enemy"),
    k.PUT_RANK: said(lambda s, rank: Text("option-put-rank", {"rank": RANKS[rank]})),
    **dict.fromkeys((k.RETURN, k.TOP_CARD), card),
    **dict.fromkeys((k.LEGEND_POINT, k.LEFTOVER), said(point)),
    k.ARROW: arrow,
    k.WAY: way,
    k.MAY: lambda s, ask, value: Option(key_of(value), Text("option-yes")),
    k.CLAIM: task,
}
