"""Wisps: what a seat may see, and what its questions look like."""

from __future__ import annotations

from functools import cache, lru_cache

from grimorio.core import Ask, Event, Seat, Value, key_of, scene
from grimorio.core.scene import Option, Scene, Text
from grimorio.games.wisps import rules
from grimorio.games.wisps.rules import BOARD, GOAL, GUST
from grimorio.games.wisps.state import Marsh

RULES = {"pick": "WI-PICK-1", "walk": "WI-WALK-1", "gust": "WI-GUST-1"}


def seat_text(seat: Seat) -> Text:
    return Text("seat", {"n": seat})


def cell_text(cell: int) -> Text:
    return Text("cell", {"n": cell})


def card_text(card: int) -> Text:
    return Text("card-gust") if card == GUST else Text("card-step", {"n": card})


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


def show(s: Marsh, ask: Ask[Value], seat: Seat) -> scene.Choice:
    options = tuple(option(s, ask, value) for value in ask.options)
    prompt = Text(f"ask-{ask.kind}", named(ARGS[ask.kind], ask.about))
    return scene.Choice(ask.kind, prompt, options, rules=(RULES[ask.kind],))


def option(s: Marsh, ask: Ask[Value], value: Value) -> Option:
    key = key_of(value)
    if value is None:
        return Option(key, Text("option-pass"))
    assert isinstance(value, int)
    if ask.kind == "walk":
        stay = value == s.bearers[ask.seat].at
        odds = 4 / 6 if value in s.wisps else None
        text = Text("option-stay" if stay else "option-walk", {"cell": cell_text(value)})
        return Option(key, text, (f"c{value}",), odds=odds)
    hand = s.bearers[ask.seat].hand.cards
    at = tuple(f"hand{ask.seat}-{n}" for n, card in enumerate(hand) if card == value)
    text = Text("option-gust") if ask.kind == "gust" else card_text(value)
    return Option(key, text, at, tone="magic" if value == GUST else "")


def say(s: Marsh, event: Event) -> Text:
    args = named(ARGS[event.kind], event.args)
    turning = TURNING.get(event.kind)
    return Text(f"event-{event.kind}", {**args, "turning": turning} if turning else args)


def named(names: tuple[str, ...], values: tuple[Value, ...]) -> dict[str, int | str | Text]:
    args: dict[str, int | str | Text] = {}
    for name, value in zip(names, values, strict=True):
        assert isinstance(value, int)
        args[name] = NOUNS[name](value) if name in NOUNS else value
    return args


NOUNS = {"seat": seat_text, "against": seat_text, "card": card_text, "cell": cell_text}
ARGS = {
    "pick": (), "walk": ("steps",), "gust": ("against",),
    "round": ("rounds",), "picked": ("seat", "card"), "walked": ("seat", "cell"),
    "caught": ("seat", "roll", "gusts"), "missed": ("seat", "roll", "gusts"),
    "gusted": ("seat", "against"), "drew": ("seat", "card"), "dropped": ("seat", "card"),
    "mixed": (), "left": ("seat",),
}  # fmt: skip
TURNING = {"caught": 3, "left": 2, "gusted": 1}
"""What the story of a game turns on, and how much: told again at its end."""


def catalogue() -> tuple[scene.Face, ...]:
    return tuple(
        scene.Face(
            f"card{card}",
            card_text(card),
            Text("card-type"),
            "wind-slap" if card == GUST else "footsteps",
            (scene.Stat("steps", Text("stat-steps"), card),),
            (Text("card-gust-text") if card == GUST else Text("card-step-text", {"n": card}),),
            ("WI-GUST-1",) if card == GUST else ("WI-PICK-1", "WI-WALK-1"),
            "card",
        )
        for card in sorted(set(rules.DECK))
    )
