"""What a player may try here but cannot, and why."""

from __future__ import annotations

from collections.abc import Iterator

from grimorio.core import Seat
from grimorio.core.scene import Refused, Text
from grimorio.games.tashkalar.components.numbers import flare_of
from grimorio.games.tashkalar.kinds import INVOKE, SUMMON
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.flares import margins
from grimorio.games.tashkalar.rules.tasks import is_met
from grimorio.games.tashkalar.rules.teams import side_of
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.hints import fits, nearly_fits
from grimorio.games.tashkalar.view.names import card_text, held, task_text
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Asked


def cards(s: Arena, ask: Asked) -> Iterator[Refused]:
    """Cards of the hand that cannot be used now."""
    usable = {SUMMON.parts(value)[0] for value in ask.options if SUMMON.matches(value)}
    usable |= {INVOKE.parts(value)[0] for value in ask.options if INVOKE.matches(value)}
    seat = ask.seat
    player = s.players[seat]
    for card in (*player.hand.cards, *player.legends.cards):
        if card not in usable:
            rules = ("TK-SUMMON-3",)
            yield Refused(card_text(card), unsummoned(s, seat, card), held(s, seat, card), rules)
    for card in player.flares.cards:
        if card not in usable:
            rules = ("TK-FLARE-3",)
            yield Refused(card_text(card), unlit(s, seat, card), held(s, seat, card), rules)


def unsummoned(s: Arena, seat: Seat, card: int) -> Text:
    """Why a being cannot be summoned: it is not the time, no piece is left, or no pattern."""
    if s.control != s.turn:
        return Text("refused-handed-over")
    if not s.actions:
        return Text("refused-no-actions")
    if fits(s, seat, card):
        return Text("refused-shortage")
    near = nearly_fits(s, seat, card)
    if near:
        first = (near & -near).bit_length() - 1
        return Text("refused-nearly", {"count": near.bit_count(), "square": name_of(first)})
    return Text("refused-pattern")


def unlit(s: Arena, seat: Seat, card: int) -> Text:
    """By how much the rivals are ahead, and by how much they would have to be."""
    if s.control != s.turn:
        return Text("refused-handed-over")
    mine = side_of(s, seat)
    ahead = [margins(s, mine, rival) for rival in range(len(s.sides)) if rival != mine]
    flare = flare_of(card)
    return Text(
        "refused-flare",
        {
            "upgraded": max(0, *[one for one, _ in ahead]),
            "pieces": max(0, *[other for _, other in ahead]),
            "need_upgraded": flare.more_upgraded,
            "need_pieces": flare.more_pieces,
        },
    )


def tasks(s: Arena, seat: Seat) -> Iterator[Refused]:
    """Current tasks that are not met, and the next one (TK-TASK-3)."""
    for task in s.tasks:
        if task != NONE and not is_met(s, side_of(s, seat), task):
            at = (f"task-{task}",)
            yield Refused(task_text(task), Text("refused-task"), at, ("TK-TASK-1",))
    if s.next_task != NONE:
        at = (f"task-{s.next_task}",)
        yield Refused(task_text(s.next_task), Text("refused-next-task"), at, ("TK-TASK-3",))
