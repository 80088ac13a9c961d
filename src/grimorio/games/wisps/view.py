"""Wisps: what a seat may see, and what its questions look like."""

from __future__ import annotations

from functools import cache, lru_cache

from grimorio.core import Seat, scene
from grimorio.core.scene import Scene, Text
from grimorio.games.wisps import kinds
from grimorio.games.wisps.rules import BOARD, GOAL, GUST
from grimorio.games.wisps.state import Marsh
from grimorio.kit.story import Story, noun, seat_noun, seat_text


def cell_text(cell: int) -> Text:
    return Text("cell", {"n": cell})


def card_text(card: int) -> Text:
    return Text("card-gust") if card == GUST else Text("card-step", {"n": card})


def held(s: Marsh, seat: Seat, card: int) -> tuple[str, ...]:
    """Where cards of that kind lie in a hand."""
    hand = s.bearers[seat].hand.cards
    return tuple([f"hand{seat}-{n}" for n, one in enumerate(hand) if one == card])


STORY: Story[Marsh] = Story(
    {"seat": seat_noun, "card": noun(card_text), "cell": noun(cell_text)},
    {"card": held, "cell": lambda s, seat, cell: (f"c{cell}",)},
)

CELLS = tuple(
    scene.Cell(f"c{cell}", *BOARD.place(cell), "marsh", label=cell_text(cell))
    for cell in range(BOARD.size)
)
"""What never changes is made once, and so is what comes again and again."""


def view(s: Marsh, seat: Seat) -> Scene:
    pieces = [bearer_piece(i, b.at) for i, b in enumerate(s.bearers) if not b.gone]
    pieces += [wisp_piece(i, at) for i, at in enumerate(s.wisps)]
    return Scene(
        boards=(scene.Board("marsh", "hex", Text("marsh"), CELLS, pieces=tuple(pieces)),),
        zones=zones(s, seat),
        panels=tuple(panel(i, b.caught, b.gone) for i, b in enumerate(s.bearers)),
        headline=Text("headline", {"rounds": s.rounds, "first": seat_text(s.first)}),
    )


@cache
def bearer_piece(seat: Seat, at: int) -> scene.Piece:
    return scene.Piece(f"bearer{seat}", f"c{at}", seat_text(seat), "lantern-flame", seat, "figure")


@cache
def wisp_piece(n: int, at: int) -> scene.Piece:
    return scene.Piece(f"wisp{n}", f"c{at}", Text("wisp"), "spark-spirit", rules=("WI-CATCH-1",))


def zones(s: Marsh, seat: Seat) -> tuple[scene.Zone, ...]:
    hands = [hand(i, tuple(bearer.hand.known(seat))) for i, bearer in enumerate(s.bearers)]
    pile = tuple(card_in("discard", n, card) for n, card in enumerate(s.discard))
    deck = scene.Zone("deck", Text("deck"), "deck", len(s.bag), rules=("WI-DRAW-1",))
    return (*hands, deck, scene.Zone("discard", Text("discard"), "pile", len(s.discard), pile))


@cache
def card_in(zone: str, n: int, card: int | None) -> scene.Card:
    return scene.Card(f"{zone}-{n}", "" if card is None else f"card{card}", "card")


@lru_cache(4096)
def hand(seat: Seat, known: tuple[int | None, ...]) -> scene.Zone:
    cards = tuple(card_in(f"hand{seat}", n, card) for n, card in enumerate(known))
    label = Text("hand", {"seat": seat_text(seat)})
    return scene.Zone(f"hand{seat}", label, "hand", len(known), cards, owner=seat)


@cache
def panel(seat: Seat, caught: int, gone: bool) -> scene.Panel:
    stat = scene.Stat("caught", Text("stat-caught"), caught, GOAL, "spark-spirit", "gold")
    notes = (Text("gone"),) if gone else ()
    return scene.Panel(seat, seat_text(seat), "lantern-flame", (stat,), notes, gone)


STORY.shows(kinds.PICK_CARD, tone=lambda s, ask, card: "magic" if card == GUST else "")
# To stay is said in other words; where a wisp is, with the chance to catch it (WI-CATCH-1).
STORY.shows(
    kinds.WALK_TO,
    which=lambda s, ask, cell: int(cell == s.bearers[ask.seat].at),
    odds=lambda s, ask, cell: 4 / 6 if cell in s.wisps else None,
)


def catalogue() -> tuple[scene.Face, ...]:
    gust = face(GUST, "wind-slap", Text("card-gust-text"), "WI-GUST-1")
    steps = [
        face(n, "footsteps", Text("card-step-text", {"n": n}), "WI-PICK-1", "WI-WALK-1")
        for n in (1, 2, 3)
    ]
    return (gust, *steps)


def face(card: int, icon: str, text: Text, *rules: str) -> scene.Face:
    stats = (scene.Stat("steps", Text("stat-steps"), card),)
    name = card_text(card)
    return scene.Face(f"card{card}", name, Text("card-type"), icon, stats, (text,), rules, "card")
