"""The open questions of a seat: what, why, the legal answers, and what is refused here."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Choice, Text
from grimorio.games.tashkalar.components.numbers import BEINGS, FIRST_FLARE, flare_of
from grimorio.games.tashkalar.rules.told import QUESTIONS
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.effects import clauses, sentences
from grimorio.games.tashkalar.view.names import Args
from grimorio.games.tashkalar.view.options import Asked, number, option
from grimorio.games.tashkalar.view.refusals import refused
from grimorio.games.tashkalar.view.story import word

RULES: Final[dict[str, tuple[str, ...]]] = {
    "choose_school": ("TK-SETUP-4",),
    "start_piece": ("TK-DSETUP-3", "TK-MSETUP-5"),
    "act": ("TK-TURN-4", "TK-TURN-8"),
    "place": ("TK-PLACE-2", "TK-PLACE-4"),
    "take": ("TK-SHORT-4",),
    "return": ("TK-DISC-2", "TK-DISC-3"),
    "legend_point": ("TK-MSCORE-8",),
    "destroy": ("TK-CHANGE-11",),
    "upgrade": ("TK-CHANGE-4", "TK-CHANGE-5"),
    "downgrade": ("TK-CHANGE-8", "TK-CHANGE-9"),
    "convert": ("TK-CHANGE-12",),
    "put": ("TK-CHANGE-1",),
    "put_enemy": ("TK-CHANGE-1",),
    "put_rank": ("TK-CHANGE-1",),
    "mover": ("TK-MOVE-1",),
    "move": ("TK-MOVE-1", "TK-MOVE-2"),
    "leap": ("TK-MOVE-5",),
    "slide": ("TK-MOVE-1", "TK-MOVE-2"),
    "arrow": ("TK-TERM-5",),
    "way": ("TK-EFF-2",),
    "may": ("TK-EFF-3",),
    "touch": ("TK-EFF-2",),
    "top_card": ("TK-RUL-52",),
    "claim": ("TK-TASK-1", "TK-TASK-2"),
    "leftover": ("TK-MSCORE-5",),
}


def show(s: Arena, ask: Asked, seat: Seat) -> Choice:
    """A question as its seat sees it."""
    args: Args = {}
    for name, value in zip(QUESTIONS[ask.kind], ask.about, strict=True):
        args |= word(s, name, value)
    return Choice(
        ask.kind,
        Text(f"ask-{ask.kind}", args),
        tuple(option(s, ask, value) for value in ask.options),
        tuple(refused(s, ask, seat)),
        why(ask),
        RULES[ask.kind],
    )


def why(ask: Asked) -> Text | None:
    """The text of the card that asks."""
    if QUESTIONS[ask.kind][:1] != ("card",):
        return None
    card = number(ask.about[0])
    if card >= FIRST_FLARE:
        fire = flare_of(card)
        parts = (fire.upper, fire.lower)
        texts = [Text("sentence", {"do": clauses(effects, "", "start")}) for effects in parts]
    else:
        texts = list(sentences(BEINGS[card].effects, BEINGS[card].id))
    whole = texts[0]
    for text in texts[1:]:
        whole = Text("sentences", {"a": whole, "b": text})
    return whole
