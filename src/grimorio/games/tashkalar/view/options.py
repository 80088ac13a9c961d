"""The options of a question: what each says, where it is clicked, what would follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.core import Ask, Seat, Value, key_of
from grimorio.core.kinds import Kind
from grimorio.core.scene import Option, Text, Tone
from grimorio.games.tashkalar.components.effects import CardEffect, Either, list_effects
from grimorio.games.tashkalar.components.numbers import (
    BEINGS,
    CARD_RANKS,
    CONTENT,
    FIRST_FLARE,
    FIRST_LEGEND,
    flare_of,
)
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.kinds import (
    ACT,
    ARROW,
    CHOOSE_SCHOOL,
    CLAIM,
    CONVERT,
    DESTROY,
    DOWNGRADE,
    LEAP,
    LEFTOVER,
    LEGEND_POINT,
    MAY,
    MOVE,
    MOVER,
    PLACE,
    PUT,
    PUT_ENEMY,
    PUT_RANK,
    RETURN,
    SLIDE,
    START_PIECE,
    TAKE,
    TOP_CARD,
    TOUCH,
    UPGRADE,
    WAY,
)
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.board import DIRECTIONS, ray, squares_of
from grimorio.games.tashkalar.rules.flares import parts_met
from grimorio.games.tashkalar.rules.patterns import ORIENTATIONS
from grimorio.games.tashkalar.rules.pieces import rank_at, reserve, side_at
from grimorio.games.tashkalar.rules.teams import side_of
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.games.tashkalar.view.effects import clauses, sentences
from grimorio.games.tashkalar.view.names import (
    DIRECTION_SIGNS,
    card_face,
    card_text,
    cell_id,
    piece_text,
    school_text,
    side_text,
    task_text,
    the_card,
)
from grimorio.kit.numbers import NONE

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


# -- an action -------------------------------------------------------------------------------------


def act(s: Arena, ask: Asked, value: Value) -> Option:
    """Place, lift, summon, discard, flare, or the end of it (TK-TURN-4)."""
    if isinstance(value, str):
        return Option(value, Text(f"option-{value}"), rules=ENDINGS[value])
    assert isinstance(value, tuple)
    what, *rest = value
    numbers = [number(part) for part in rest]
    if what == "place":
        return at_square("option-place", value, numbers[0], rules=("TK-PLACE-2",))
    if what == "lift":
        return lift(s, value, numbers[0])
    if what == "discard":
        text = Text("option-discard", {"card": the_card(numbers[0])})
        at = (f"discard{ask.seat}",)
        return Option(key_of(value), text, at, ("TK-DISC-1",), confirm=True)
    if what == "flare":
        return flare(s, ask.seat, value, *numbers)
    return summon(s, ask.seat, value, *numbers)


ENDINGS: Final = {"end": ("TK-FLARE-1",), "forfeit": ("TK-RUL-17",)}


def lift(s: Arena, value: Value, at: int) -> Option:
    text = Text("option-lift", {"rank": RANKS[rank_at(s, at)], "square": name_of(at)})
    return Option(key_of(value), text, (cell_id(at),), ("TK-PLACE-3", "TK-PLACE-5"))


def summon(
    s: Arena,
    seat: Seat,
    value: Value,
    card: int,
    at: int,
    way: int,
    borrowed: int = NONE,
    improvised: int = NONE,
) -> Option:
    """A summoning shows its figure on the board and what it would do, before it is done."""
    figure = squares_of(ORIENTATIONS[card][way].used(at) & ~(1 << at))
    text = Text("option-summon", {"card": the_card(card), "square": name_of(at)})
    preview = [*foreign(s, borrowed, improvised), *struck(s, at), *shortage(s, seat, card)]
    return Option(
        key_of(value),
        text,
        (*held(s, seat, card), cell_id(at)),
        ("TK-SUMMON-3", "TK-SUMMON-12"),
        preview=(*preview, *sentences(BEINGS[card].effects, BEINGS[card].id)),
        path=tuple(cell_id(place) for place in (*figure, at)),
        confirm=True,
        tone="magic",
    )


def foreign(s: Arena, borrowed: int, improvised: int) -> list[Text]:
    """Pieces of rivals that the figure needs (TK-IMPRO-2, TK-IMPRO-4)."""
    return [
        Text(f"preview-{name}", {"piece": piece_text(s, at), "square": name_of(at)})
        for name, at in (("borrowed", borrowed), ("improvised", improvised))
        if at != NONE
    ]


def struck(s: Arena, at: int) -> list[Text]:
    """Whose piece a square would cost."""
    if side_at(s, at) == NONE:
        return []
    return [Text("preview-destroys", {"piece": piece_text(s, at), "square": name_of(at)})]


def shortage(s: Arena, seat: Seat, card: int) -> list[Text]:
    """A warning that no piece is left (TK-SHORT-3, TK-SHORT-4)."""
    left = reserve(s, side_of(s, seat), CARD_RANKS[card])
    return [] if left else [Text("preview-shortage")]


def flare(s: Arena, seat: Seat, value: Value, card: int, rival: int) -> Option:
    """A flare with the parts of it that would be resolved (TK-FLARE-6, TK-FLARE-7)."""
    upper, lower = parts_met(s, side_of(s, seat), rival, card)
    fire = flare_of(card)
    preview = [
        Text("sentence", {"do": clauses(effects, "", "start")})
        for met, effects in ((upper, fire.upper), (lower, fire.lower))
        if met
    ]
    if s.form != ELITE:
        preview.append(Text("preview-flare-point", {"rival": side_text(s, rival)}))
    text = Text("option-flare", {"card": card_text(card), "rival": side_text(s, rival)})
    at = held(s, seat, card)
    rules = ("TK-FLARE-3", "TK-FLARE-7")
    return Option(
        key_of(value), text, at, rules, preview=tuple(preview), confirm=True, tone="magic"
    )


def held(s: Arena, seat: Seat, card: int) -> tuple[str, ...]:
    """Where a card lies in the hand of a seat."""
    player = s.players[seat]
    name, cards = ("being", player.hand.cards)
    if card >= FIRST_FLARE:
        name, cards = ("flare", player.flares.cards)
    elif card >= FIRST_LEGEND:
        name, cards = ("legend", player.legends.cards)
    return tuple(f"{name}{seat}-{place}" for place, other in enumerate(cards) if other == card)


# -- squares ---------------------------------------------------------------------------------------


def at_square(
    text: str, value: Value, at: int, *, rules: tuple[str, ...] = (), preview: tuple[Text, ...] = ()
) -> Option:
    args = {"square": name_of(at)}
    return Option(key_of(value), Text(text, {**args}), (cell_id(at),), rules, preview=preview)


def a_piece(s: Arena, ask: Asked, value: Value) -> Option:
    """A piece that something is done to."""
    at = number(value)
    args: dict[str, int | str | Text] = {"piece": piece_text(s, at), "square": name_of(at)}
    return Option(key_of(value), Text(f"option-{ask.kind.name}", args), (cell_id(at),))


def a_square(s: Arena, ask: Asked, value: Value) -> Option:
    """An empty square."""
    return at_square(f"option-{ask.kind.name}", value, number(value))


def a_way(s: Arena, ask: Asked, value: Value) -> Option:
    """Where a piece goes, from the square the question is about."""
    at, start = number(value), number(ask.about[-1])
    text = Text("option-go", {"square": name_of(at)})
    preview = tuple(struck(s, at))
    path = (cell_id(start), cell_id(at))
    own: Tone = "danger" if side_at(s, at) == side_of(s, ask.seat) else ""
    return Option(key_of(value), text, (cell_id(at),), preview=preview, path=path, tone=own)


def touched(s: Arena, ask: Asked, value: Value) -> Option:
    """A square for a card that does different things to different pieces."""
    at = number(value)
    args: dict[str, int | str | Text] = {"piece": piece_text(s, at), "square": name_of(at)}
    name = "option-touch-empty" if side_at(s, at) == NONE else "option-touch"
    return Option(key_of(value), Text(name, args), (cell_id(at),))


def start_piece(s: Arena, ask: Asked, value: Value) -> Option:
    """A colour on a set-up square (TK-DSETUP-3, TK-MSETUP-5)."""
    side, at = pair(value)
    text = Text("option-start", {"side": side_text(s, side), "square": name_of(at)})
    return Option(key_of(value), text, (cell_id(at),))


def put_enemy(s: Arena, ask: Asked, value: Value) -> Option:
    side, at = pair(value)
    text = Text("option-put-enemy", {"side": side_text(s, side), "square": name_of(at)})
    return Option(key_of(value), text, (cell_id(at),))


def pair(value: Value) -> tuple[int, int]:
    assert isinstance(value, tuple)
    one, other = value
    return number(one), number(other)


def arrow(s: Arena, ask: Asked, value: Value) -> Option:
    """A direction, with the squares it runs over."""
    direction = number(value)
    line = ray(s.at, DIRECTIONS[direction])
    text = Text("option-arrow", {"n": direction, "sign": DIRECTION_SIGNS[direction]})
    at = tuple(cell_id(place) for place in line[:1])
    return Option(key_of(value), text, at, path=tuple(cell_id(place) for place in line))


# -- the rest --------------------------------------------------------------------------------------


def school(s: Arena, ask: Asked, value: Value) -> Option:
    return Option(key_of(value), school_text(number(value)))


def rank(s: Arena, ask: Asked, value: Value) -> Option:
    return Option(key_of(value), Text("option-put-rank", {"rank": RANKS[number(value)]}))


def rival(s: Arena, ask: Asked, value: Value) -> Option:
    return Option(key_of(value), Text("option-point", {"rival": side_text(s, number(value))}))


def card(s: Arena, ask: Asked, value: Value) -> Option:
    """A card of the hand, or of the discards."""
    which = number(value)
    at = held(s, ask.seat, which)
    if ask.kind is TOP_CARD:
        at = (f"discard{s.turn}-{card_face(which)}",)
    return Option(key_of(value), Text(f"option-{ask.kind.name}", {"card": card_text(which)}), at)


def task(s: Arena, ask: Asked, value: Value) -> Option:
    which = number(value)
    points = CONTENT.tasks[which].points
    text = Text("option-claim", {"task": task_text(which), "points": points})
    return Option(key_of(value), text, (f"task-{which}",), ("TK-TASK-1",), tone="gold")


def yes(s: Arena, ask: Asked, value: Value) -> Option:
    return Option(key_of(value), Text("option-yes"))


def way(s: Arena, ask: Asked, value: Value) -> Option:
    """One of the ways of a card, in its own words."""
    which, of = number(value), number(ask.about[0])
    effects: tuple[CardEffect, ...]
    if of >= FIRST_FLARE:
        fire = flare_of(of)
        effects, being = (*fire.upper, *fire.lower), ""
    else:
        effects, being = BEINGS[of].effects, BEINGS[of].id
    for effect in list_effects(effects):
        if isinstance(effect, Either):
            return Option(key_of(value), clauses(effect.ways[which], being, "start"))
    return Option(key_of(value), Text(f"way-{being}-{which}"))


PASSES: Final[dict[Kind, str]] = {
    RETURN: "option-return-done",
    CLAIM: "option-claim-none",
    LEFTOVER: "option-leftover-none",
    MOVE: "option-stay",
    LEAP: "option-stay",
    SLIDE: "option-stay",
    MOVER: "option-enough",
}
MAKERS: Final[dict[Kind, Maker]] = {
    CHOOSE_SCHOOL: school,
    START_PIECE: start_piece,
    ACT: act,
    PLACE: a_square,
    TAKE: a_piece,
    RETURN: card,
    LEGEND_POINT: rival,
    DESTROY: a_piece,
    UPGRADE: a_piece,
    DOWNGRADE: a_piece,
    CONVERT: a_piece,
    PUT: a_square,
    PUT_ENEMY: put_enemy,
    PUT_RANK: rank,
    MOVER: a_piece,
    MOVE: a_way,
    LEAP: a_way,
    SLIDE: a_way,
    ARROW: arrow,
    WAY: way,
    MAY: yes,
    TOUCH: touched,
    TOP_CARD: card,
    CLAIM: task,
    LEFTOVER: rival,
}
