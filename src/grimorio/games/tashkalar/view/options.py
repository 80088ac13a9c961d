"""What is special about some answers, beyond what their declarations say: previews, ways, words."""

from __future__ import annotations

from collections.abc import Iterator

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.tashkalar import kinds as k
from grimorio.games.tashkalar.components.effects import Either, list_effects
from grimorio.games.tashkalar.components.numbers import CARD_RANKS, CONTENT, FIRST_FLARE
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.beings import ride_kind
from grimorio.games.tashkalar.rules.board import DIRECTIONS, ray, squares_of
from grimorio.games.tashkalar.rules.flares import parts_met
from grimorio.games.tashkalar.rules.moves import MOVE_KINDS
from grimorio.games.tashkalar.rules.patterns import ORIENTATIONS
from grimorio.games.tashkalar.rules.pieces import rank_at, reserve, side_at
from grimorio.games.tashkalar.rules.teams import side_of
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.games.tashkalar.view import names
from grimorio.games.tashkalar.view.effects import card_sentences, clauses, effects_of
from grimorio.games.tashkalar.view.names import cell_id
from grimorio.games.tashkalar.view.story import STORY, numbers
from grimorio.games.tashkalar.view.zones import DISCARD
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Asked, Shown, Special

__all__ = ["STORY"]


# -- an action -------------------------------------------------------------------------------------

STORY.shows(k.LIFT_PIECE, words={"rank": lambda s, ask, at: RANKS[rank_at(s, at)]})
# It goes where it is tapped; a tap on the card is for summoning it.
STORY.shows(k.DISCARD, at=lambda s, ask, card: (DISCARD.id(ask.seat),))


@STORY.special(k.SUMMON)
def summon(
    s: Arena, shown: Shown, card: int, at: int, way: int, borrowed: int, improvised: int
) -> Special:
    """A summoning shows its pattern on the board and what it would do, before it is done."""
    seat = shown.ask.seat
    pattern = squares_of(ORIENTATIONS[card][way].used(at) & ~(1 << at))
    warned = warnings(s, seat, card, at, borrowed, improvised)
    return {
        "words": {"card": names.the_card(card), "square": name_of(at)},
        "at": (*names.held(s, seat, card), cell_id(at)),
        "preview": (*warned, *card_sentences(card)),
        "path": tuple([cell_id(place) for place in (*pattern, at)]),
    }


def warnings(
    s: Arena, seat: Seat, card: int, at: int, borrowed: int, improvised: int
) -> Iterator[Text]:
    """Pieces of rivals that the pattern needs (TK-IMPRO-2, TK-IMPRO-4), what the square costs, and
    that no piece is left (TK-SHORT-3, TK-SHORT-4)."""
    if borrowed != NONE:
        yield about_piece(s, "preview-borrowed", borrowed)
    if improvised != NONE:
        yield about_piece(s, "preview-improvised", improvised)
    yield from struck(s, at)
    if not reserve(s, side_of(s, seat), CARD_RANKS[card]):
        yield Text("preview-shortage")


def about_piece(s: Arena, text: str, at: int) -> Text:
    return Text(text, {"piece": names.piece_text(s, at), "square": name_of(at)})


def struck(s: Arena, at: int) -> tuple[Text, ...]:
    """Whose piece a square would cost."""
    return () if side_at(s, at) == NONE else (about_piece(s, "preview-destroys", at),)


@STORY.special(k.INVOKE)
def flare(s: Arena, shown: Shown, card: int, rival: int) -> Special:
    """A flare with the parts of it that would be resolved (TK-FLARE-6, TK-FLARE-7)."""
    met = parts_met(s, side_of(s, shown.ask.seat), rival, card)
    preview = [part for part, is_met in zip(card_sentences(card), met, strict=True) if is_met]
    if s.form != ELITE:
        preview.append(Text("preview-flare-point", {"rival": names.side_text(s, rival)}))
    return {"preview": tuple(preview)}


# -- effects ---------------------------------------------------------------------------------------


# One card does something to empty squares too.
STORY.shows(k.TOUCH_SQUARE, which=lambda s, ask, at: int(side_at(s, at) == NONE))


@STORY.special(k.MOVE_TO, k.LEAP_TO, k.SLIDE_TO)
def going(s: Arena, shown: Shown, at: int) -> Special:
    """Where a piece goes, from the square the question is about."""
    path = (cell_id(numbers(shown.ask.about)[-1]), cell_id(at))
    own = side_at(s, at) == side_of(s, shown.ask.seat)
    return {"preview": struck(s, at), "path": path, "tone": "danger" if own else ""}


@STORY.special(k.RIDE_TO, adds=("kind",))
def riding(s: Arena, shown: Shown, at: int) -> Special:
    """Where several kinds of moves are left, it is said by which of them."""
    _, _, standard, start = numbers(shown.ask.about)
    kind = MOVE_KINDS[ride_kind(s, start, at, standard)]
    return {**going(s, shown, at), "words": {"kind": kind}}


def plotting(ask: Asked, at: int) -> str:
    """A piece that moves: the being by a standard move, what it was summoned with in combat."""
    return "standard" if at == numbers(ask.about)[-1] else "combat"


def line(s: Arena, direction: int) -> tuple[str, ...]:
    """The squares that an arrow runs over."""
    return tuple([cell_id(place) for place in ray(s.at, DIRECTIONS[direction])])


STORY.shows(k.PLOT, words={"kind": lambda s, ask, at: plotting(ask, at)})
STORY.shows(
    k.ALONG,
    at=lambda s, ask, direction: line(s, direction)[:1],
    path=lambda s, ask, direction: line(s, direction),
)
# A card of the discards.
STORY.shows(k.PUT_ON_TOP, at=lambda s, ask, card: (DISCARD.place(names.card_face(card), s.turn),))


def way_text(card: int, which: int) -> Text:
    """One of the ways of a card, in its own words."""
    being = "" if card >= FIRST_FLARE else CARD.ids[card]
    for effect in list_effects([effect for part in effects_of(card) for effect in part]):
        if isinstance(effect, Either):
            return clauses(effect.ways[which], being, "start")
    return Text(f"way-{being}-{which}")


STORY.shows(k.GO_WAY, text=lambda s, ask, which: way_text(numbers(ask.about)[0], which))
STORY.shows(k.CLAIM_TASK, words={"points": lambda s, ask, task: CONTENT.tasks[task].points})
